# Le plateau de L’Inconscient

um-web-goal = À chaque tour, énoncez des idées à la table pour utiliser ses actions, rassemblez-les, ou traitez des clients. Vos intuitions paient les rêves. Clients soignés, traités et réputation rapportent des points.
um-web-tab-mine = À moi
um-web-tab-table = Table
um-web-tab-city = Ville
um-web-freud = Freud
um-web-set-up = Mise en place
um-web-practice-own = Votre cabinet
um-web-practice = Cabinet de { $name }
um-web-id-board = Plateau du Ça
um-web-id-tiles = Ses tuiles
# $state: active or closed
um-web-id-tile = { $state ->
    [active] active
   *[closed] pas encore active
}
um-web-id-covers = Caches sur les clients
um-web-text-insights = Intuitions de { $name }
um-web-text-actions = Actions de la table
um-web-round = Manche { $round }
um-web-text-round = Manche { $round }, { $name }
# $group: a kind of components
um-web-group =
    { $group ->
        [research] Cartes Recherche
        [treatises] Traités
        [level-i] Tuiles Carnet de niveau I
        [level-ii] Tuiles Carnet de niveau II
        [starting] Tuiles de départ
        [routine] Clients de routine
        [case-study] Clients Étude de cas
        [layers] Couches de douleur
        [latent] Rêves latents
        [manifest] Rêves manifestes
        [goals] Objectifs de lieu
        [actions] Actions de la table de réunion
        [locations] Lieux
        [slots] Emplacements de bonus des lieux
        [district-slots] Emplacements de bonus des quartiers
        [location-tiles] Tuiles Lieu alternatives
        [id-tiles] Tuiles du Ça
        [overlays] Caches du Ça
       *[id-cards] Cartes de la table du Ça
    }

## Présentoirs, table de réunion et Vienne

um-web-shown = Présentoirs
um-web-shown-clients = Clients
um-web-shown-dreams = Rêves
um-web-shown-research = Recherche
um-web-shown-goals = Objectifs
um-web-shown-deck = Cartes dans le paquet Recherche : { $count }
um-web-shown-therapy-with = thérapie avec la couche de douleur { $therapy }
# $left : volumes that can still be cited
um-web-shown-published = publié par { $name }, volumes restants : { $left }
um-web-table-closed = Emplacements barrés : fermés
um-web-table-space-closed = fermé
um-web-table-space-free = libre
um-web-table-space-taken = { $name } vise { $action } (idées { $ideas }, idées brillantes { $bright })
um-web-table-row-value = valeur de la ligne { $steps }
# $place : top, row ou left
um-web-table-landing =
    { $place ->
        [top] Colonne
        [left] Réputation
       *[row] Ligne { $row }
    }
um-web-table-lands = l’encrier arriverait sur : { $place }
um-web-table-around = actions : { $actions }
um-web-table-frees = une idée se libère
um-web-table-inkpot = Encrier
um-web-table-tiles-act =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
um-web-table-of-choice = au choix
um-web-table-own-aim = vos idées visent ici
# $action : the plain name of an action
um-web-table-action =
    { $action ->
        [tile-left] Haut de pile
        [tile-centre] Tuile centre
        [tile-right] Tuile droite
        [gain-research] Recherche
        [play-or-publish] Jeu, édition
        [three-insights] Générer
        [arrange-insights] Arranger
        [move-professor] Professeur
        [move-freud] Freud
       *[other] {""}
    }
um-web-vienna = Vienne
um-web-city-presence = Quartiers à la fin : { $points }
um-web-city-freud-end =
    Freud : fin dans { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
um-web-city-freud-at = Freud sur { $space }, jusqu’à la fin : { $steps }
um-web-city-you = Vous
um-web-city-figures = pions : { $names }
um-web-city-no-figures = aucun pion
um-web-city-your-tags = vos icônes : { $tags }
um-web-city-you-have =
    vous : { $tags ->
        [one] { $tags } icône
       *[other] { $tags } icônes
    }
um-web-city-steps = pas : { $steps }
um-web-city-triggers = déclenchements là-bas : pions { $figures }, icônes { $tags }

## Pictures of the options

um-pick-journalist = un troisième pion en ville
um-pick-fireworks = des fusées sur les toits
um-pick-locations-printed-name = Imprimés
um-pick-locations-printed = les emplacements du plateau
um-pick-locations-coloured-name = Colorées
um-pick-locations-coloured = six tuiles colorées
um-pick-locations-mixed-name = Mêlées
um-pick-locations-mixed = une colorée par quartier
um-pick-locations-grey-name = Grises
um-pick-locations-grey = six tuiles grises
um-pick-level-easy-name = Facile
um-pick-level-easy = une tuile active, caches faibles
um-pick-level-medium-name = Moyen
um-pick-level-medium = trois tuiles actives, caches faibles
um-pick-level-hard-name = Difficile
um-pick-level-hard = trois tuiles actives, caches forts
um-pick-strong-coffee = trois cafés font un pilulier

## The end

um-web-tie = Égalité ? La plus haute réputation l’emporte, puis le marqueur du dessous.
um-web-tie-id = Égalité ? Seule une plus haute réputation bat le Ça.
# The prompt and the layout of the board.
um-web-part =
    { $part ->
        [notebook] Carnet
        [dial] Cadran
        [office] Cabinet
        [city] Ville
       *[table] Table
    }
um-web-page-own = Table et cabinet
um-web-page-city = Vienne et présentoirs
um-web-freud-steps =
    { $steps ->
        [one] Freud est à { $steps } pas de la fin
       *[other] Freud est à { $steps } pas de la fin
    }
um-web-two-taps = Touchez d’abord ce dont il s’agit, puis sa destination.
um-web-step-space = Case
um-web-step-action = Action
um-web-step-pieces = Pièces
um-web-point-space = D’abord la case : chacune montre de combien avancera votre encrier. Puis l’action.
# $space: where the inkpot lands; $effect: what that triggers
um-web-lands = { $space } : { $effect }.
um-web-frees =
    { $count ->
        [one] Une idée se libère.
       *[other] { $count } idées se libèrent.
    }
um-web-also = Vous pouvez aussi
# $kind: a free action
um-web-free =
    { $kind ->
        [coffee-elevate] Élever
        [coffee-transfer] Transférer
        [coffee-bright] Idée brillante
        [insights-box] Un pilulier
       *[box-points] Points
    }
um-web-note-state =
    { $ideas ->
        [one] { $ideas } idée
       *[other] { $ideas } idées
    }{ $bright ->
        [0] { "" }
        [one] , { $bright } idée brillante
       *[other] , { $bright } idées brillantes
    }, { $spaces ->
        [one] { $spaces } case libre
       *[other] { $spaces } cases libres
    }
um-web-note-recall =
    { $coffee ->
        [one] { $coffee } café
       *[other] { $coffee } cafés
    }, puis un bonus
um-web-note-treat = { $dream } : thérapie { $therapy }
um-web-note-walk = Déclenchements : pions { $figures }, icônes { $tags }
um-web-note-publish = Citations : { $cites }
um-web-note-cite = { $name } reçoit : points { $points }, idées brillantes { $bright }
um-web-note-client = Thérapie { $therapy }, points { $points }
um-web-go-on = Continuer et le perdre
um-web-key-opponent = Cabinets des autres
um-web-key-pieces = Plus ou moins d’idées

# $good: what lies in a supply, or the tags
um-practice-good = { $good ->
    [coffee] Café
    [boxes] Piluliers
    [ideas] Idées
    [bright] Idées brillantes
    [tags] Icônes
   *[reputation] Réputation
}
um-practice-count = { $what } : { $count }
um-practice-kinds = { $count ->
    [one] { $count } lieu parmi les icônes : points en fin de partie
   *[other] { $count } lieux parmi les icônes : points en fin de partie
}
um-practice-tiles = { $count ->
    [one] { $count } tuile Carnet
   *[other] { $count } tuiles Carnet
}
um-practice-open = ouverte
um-practice-locked = verrouillée
um-practice-unlocks = s’ouvre
um-practice-unlock-icon = Passer ici libère la prochaine idée verrouillée
um-practice-complete = complète
um-practice-rows = Lignes à la fin
um-practice-rows-are = { $count ->
    [one] { $count } ligne complète : points en fin de partie
   *[other] { $count } lignes complètes : points en fin de partie
}
um-practice-lands = +{ $steps } : { $name }
um-practice-top = en haut, une colonne
um-practice-row-1 = ligne du haut
um-practice-row-2 = ligne du milieu
um-practice-row-3 = ligne du bas
um-practice-left = réputation
um-practice-node = { $here ->
    [0] Piste de l’encrier : { $name }
   *[other] Piste de l’encrier : { $name } ; l’encrier est ici
}
um-practice-needs = { $count ->
    [0] vide, sans client soigné
    [one] vide, { $count } client soigné requis
   *[other] vide, { $count } clients soignés requis
}
um-practice-notebook = Carnet
um-practice-dial = Cadran
um-practice-office = Cabinet
um-practice-zone = { $own ->
    [0] { $spot } : { $common }
   *[other] { $spot } : { $common } communes, { $own } personnelles
}
um-practice-pays = Paie : { $insight }, { $kind }
um-practice-change = Pour changer, touchez-en une autre
um-practice-common-kind = commune
um-practice-own-kind = personnelle
um-practice-latent = latent
um-practice-no-dream = Plus de rêve
um-practice-match = même symbole que la douleur
um-practice-kind = { $kind ->
    [routine] routine
   *[other] étude de cas
}
um-practice-when-cured = soigné
um-practice-grief = Douleur
um-practice-then = puis
um-practice-always = Toujours
um-practice-at-end = En fin de partie
um-practice-blocked = Fermé jusqu’à la première catharsis
um-practice-empty-room = Pas de client
um-practice-hand = En main
um-practice-play = En jeu
um-practice-treatises = Traités
um-practice-cured = Soignés
um-practice-unknown = Inconnu de vous
um-practice-back = Retour au vôtre
um-practice-open-board = Voir le plateau
um-practice-close = Fermer le plateau
um-practice-read-only = Cabinet de { $name }, en lecture seule
um-practice-summary = Points { $points }, tuiles { $tiles }, traités { $treatises }, clients soignés { $cured }
## Le plateau et les tours du Ça

um-web-id-name = Le Ça
um-web-id-you-have = vous avez { $points }
um-web-id-card-decides = La carte décide
# $count (number): meeting-table cards in the deck
um-web-id-cards-left = { $count ->
    [one] { $count } carte reste
   *[other] { $count } cartes restent
}
um-web-id-no-card = Aucune carte retournée : il a rassemblé ses idées.
um-web-id-not-yet = La carte est retournée à son tour.
# $space: the target space; $way: up or down
um-web-id-card-is = { $space }, puis vers le { $way ->
    [up] haut
   *[down] bas
}
um-web-id-compass-aid = Boussole et échange
# $side: left or right
um-web-id-compass-next = Prochain choix : le plus à { $side ->
    [left] gauche
   *[right] droite
}
# $count (number): how often it turned in this turn
um-web-id-compass-turned = { $count ->
    [0] Elle est au repos.
    [one] Elle a tourné une fois ce tour.
   *[other] Elle a tourné { $count } fois ce tour.
}
# $what: what the Id takes something else for
um-web-id-exchange = { $what ->
    [elevate] élévation
    [transfer] transfert
    [minor] intuition mineure
    [location] effet de lieu
    [no-card] pas de carte à jouer
    [median] intuition moyenne
    [tile] tuile ordinaire
    [major] intuition majeure
    [gain-tile] tuile à gagner
   *[no-treatise] pas de traité
}
# $coffee (number): what makes a box
um-web-id-brew = { $coffee } cafés pour un pilulier
# $state: open or locked
um-web-id-column = { $state ->
    [open] ouverte
   *[locked] verrouillée
}
um-web-id-guarded = une idée brillante est posée dessus
um-web-id-again = encore
# $deed: what a tile does, in three words
um-web-id-deed = { $deed ->
    [upper-display] tuile haut-droite
    [lower-display] tuile bas-droite
    [dream] un rêve gratuit
    [swap-and-play] échange, joue tout
    [publish] publie un traité
    [play-and-publish] joue, puis publie
    [move-freud] Freud marche
    [move-professor] professeur vers Freud
   *[goal] prend un objectif
}
um-web-id-colour = { $colour ->
    [notebook] Carnet
    [research] Recherche
   *[city] Ville
}
um-web-id-flipped = retournée
um-web-id-counter = { $what ->
    [coffee] Café
    [boxes] Piluliers
    [ideas] Idées
    [bright] Brillantes
    [insights] Intuitions
    [stack] Pile
    [reputation] Réputation
   *[points] Points
}
um-web-id-rooms = Les salles du Ça
um-web-id-rooms-note = Les piluliers servent à la fin de chaque tour, à parts égales
# $room (number): 0 or 1
um-web-id-room = { $room ->
    [0] Salle 1, clients de routine
   *[other] Salle 2, études de cas
}
# $state: closed or empty
um-web-id-room-state = { $state ->
    [closed] fermée jusqu’à la première catharsis
   *[empty] personne ici
}
um-web-id-when-cured = une fois soigné
um-web-id-dream-kind = { $kind ->
    [manifest] manifeste
   *[latent] latent
}
um-web-id-grief = Couche de douleur
# $count (number): therapy points
um-web-id-to-catharsis = { $count ->
    [one] la catharsis est à un pas
   *[other] la catharsis est à { $count } pas
}
um-web-id-therapy = marqueur de thérapie sur { $marker }
um-web-id-covered = Son cache compte à la place :
um-web-id-overlays = Caches en attente
um-web-id-in-play = en jeu
um-web-id-orders = Ce parmi quoi il choisit
um-web-id-turn = Son tour, expliqué
# $at, $of (numbers)
um-web-id-step = étape { $at } sur { $of }
# $kind: what happens; $name: a piece; $to (number): a space of the inkpot track
um-web-id-kind = { $kind ->
    [card] Carte { $name }, vers le { $way ->
        [up] haut
       *[down] bas
    } : idées en { $space }
    [full] Carte { $name } : sa colonne est pleine
    [recall] Il rassemble ses idées
    [back] Ses idées reviennent dans sa réserve
    [inkpot] { $to ->
        [0] L’encrier avance de { $steps }, tout en haut
        [1] L’encrier avance de { $steps }, ligne du haut
        [2] L’encrier avance de { $steps }, ligne du milieu
        [3] L’encrier avance de { $steps }, ligne du bas
       *[other] L’encrier avance de { $steps } : encore
    }
    [line] { $name } agit
    [locked] Aucune colonne ouverte
    [part] { $name } : ce qui est à côté
    [tile] { $name } : { $deed ->
        [upper-display] la tuile haut-droite part
        [lower-display] la tuile bas-droite part
        [dream] un rêve gratuit
        [swap-and-play] échange et joue
        [publish] publie un traité
        [play-and-publish] joue, puis publie
        [move-freud] Freud marche
        [move-professor] son professeur marche
       *[goal] prend un objectif
    }
    [play] Joue { $name }
    [publish] Publie { $name }
    [city] En ville
    [coffee] Encore du café
    [brew] Le café devient aussitôt un pilulier
    [flip] { $name } devient active
    [bonus] Bonus : { $name }
    [boxes] { $count ->
        [one] Un pilulier : thérapie
       *[other] { $count } piluliers : thérapie
    }
    [catharsis] Catharsis : { $name }
    [overlay] La couche de douleur part
    [cure] Soigné : { $name }
    [draft] Nouveau client : { $name }
    [goal] Objectif : { $name }
   *[gain] Il gagne
}
um-web-id-decided = { $by ->
    [left] boussole : gauche
    [right] boussole : droite
    [card] la carte décide
    [most-tiles] le plus de tuiles actives
    [further-right] autant, plus à droite
    [most-triggers] le plus de déclenchements
    [nearest] autant, le plus proche
    [most-points] le plus de points
    [most-therapy] le plus de thérapie
    [highest] l’emplacement le plus haut
    [topmost] l’emplacement du dessus
    [only] le seul
   *[rests] la boussole est au repos
}
um-web-id-sum = En somme
um-web-id-no-change = Rien n’a changé chez lui.
um-web-id-button = { $what ->
    [back] Retour
    [next] Étape suivante
    [play] Tout jouer
    [stop] Arrêter
    [skip] Passer
    [yours] À vous
    [start] Du début
    [own] Retour au vôtre
   *[again] Son dernier tour, expliqué
}
um-web-id-speed = Rythme
um-web-id-explain = Expliquer
um-web-id-parts = Parties du Ça
um-web-id-tab = { $tab ->
    [turn] Tour
    [board] Plateau
   *[rooms] Salles
}
um-web-id-next = Que fera le Ça ensuite ?
um-web-id-next-states = Il a assez d’idées (idées : { $ideas }, idées brillantes : { $bright }) : il retourne une carte et en pose deux.
um-web-id-next-recalls = Il a trop peu d’idées (idées : { $ideas }, idées brillantes : { $bright }) : il les rassemble et ne retourne aucune carte.
um-web-id-next-coffee = Il gagne { $count } café pour ses cases, puis prend un bonus là où se trouve son professeur ou Freud.
# $row (number): of the meeting table
um-web-id-next-row = Ligne { $row }
# $cards, $of (numbers)
um-web-id-next-cards = { $cards } cartes sur { $of }
um-web-id-next-never = aucune carte n’y mène
# $to (number): a space of the track; $line: a row or column; $steps (number)
um-web-id-next-lands = { $to ->
    [0] Encrier { $steps }, case du haut : { $line }
   *[other] Encrier { $steps } : { $line }
}
um-web-id-next-twice = par la case couverte, donc deux fois
um-web-id-next-freed = { $what ->
    [idea] libère une idée
   *[bright] reçoit l’idée brillante
}
um-web-id-next-locked = toutes les colonnes sont verrouillées
um-web-id-next-acts = agissent : { $tiles }
um-web-id-next-idle = aucune tuile n’agit
um-web-id-next-end = puis son extrémité
um-web-id-next-flips = puis { $tile } devient active
um-web-id-next-full = { $count ->
    [one] Une carte trouve sa colonne pleine : alors il rassemble ses idées.
   *[other] { $count } cartes trouvent leur colonne pleine : alors il rassemble ses idées.
}
um-web-id-next-certain = Seule la carte est inconnue. Tout le reste est certain dans l’état présent de la table.
um-web-id-next-takes = Ce qu’il prendrait maintenant
um-web-id-wish = { $wish ->
    [upper] Carnet I retire
    [lower] Carnet II retire
    [dream] rêve qu’il utilise
    [research] carte qu’il échange
    [treatise] traité de ses propres cartes
    [goal] objectif qu’il prend
    [routine] prochain client de routine
    [case-study] prochaine étude de cas
   *[manifest] rêve d’un nouveau client
}
# $by: compass or order
um-web-id-by = { $by ->
    [compass] par la boussole
   *[order] dans tous les cas
}
um-web-id-first = Le premier choix par la boussole est celui montré ; chaque choix tourne la flèche.
um-web-id-goals = Objectifs, depuis la gauche
um-web-id-shelf = Vos traités
um-web-id-cards = Ses cartes
# Le compagnon pour le jeu sur table.
um-at-title = À votre table
um-at-level =
    le Ça, { $level ->
        [easy] facile
        [hard] difficile
       *[medium] moyen
    }
um-at-home = Accueil
um-at-rules = Règles du Ça
um-at-before = Avant la partie
um-at-about = Le jeu est sur votre table. Vous jouez ; cette page joue le Ça, vous dit quelles pièces déplacer et pourquoi. Elle demande ce qu’elle ne voit pas, d’après les icônes de vos cartes.
um-at-pack = Matériel
um-at-by-icons = Saisir par icônes
um-at-begin = Commencer
um-at-retry = Réessayer
um-at-anew = Recommencer
um-at-kept = Conservé sur cet appareil et dans l’adresse de cette page.
um-at-you = Vous
um-at-set-up = mise en place
um-at-turn = tour { $turn }
um-at-scores = Scores et biens du Ça
um-at-steps = Son tour, pas à pas
um-at-below = { $count ->
    [one] Encore une étape plus bas
   *[other] Encore { $count } étapes plus bas
}
um-at-why = Pourquoi ?
um-at-correct-step = Corriger ce qui précède l’étape { $number }
um-at-different = Qu’est-ce qui diffère sur votre table ?
um-at-not-so = Pas ici
um-at-back = Retour
um-at-done = Fait, continuer
um-at-my-turn-done = Mon tour est fini
um-at-turn-one = Retourner pour moi (reste : { $count })
um-at-library = De votre jeu de composants
um-at-waits = Reste à remplir : { $field }
um-at-ready = Tout est rempli
um-at-drop = Retirer { $part }
um-at-no-effect = Rien encore
um-at-other = Autre
um-at-notation = Dans le langage des fichiers
um-at-clear = Effacer
um-at-board = Plateau du Ça
um-at-rooms = Ses salles
um-at-cured = soignés : { $count }
um-at-score = Score du Ça
um-at-if-now = si la partie finissait ici
um-at-total = Total
um-at-tab-turn = Son tour
um-at-tab-board = Plateau
um-at-tab-clients = Clients
um-at-tab-score = Score
um-at-number-coffee = Café
um-at-number-boxes = Piluliers
um-at-number-ideas = Idées
um-at-number-bright = Idées brillantes
um-at-number-insights = Intuitions
um-at-number-reputation = Réputation
um-at-number-inkpot = Encrier
um-at-number-room-1 = Thérapie, salle 1
um-at-coffee = { $count } café
um-at-elevate = Élever
um-at-transfer = Transférer
um-at-box = Pilulier : { $count }
um-at-bright = Idée brillante : { $count }
um-at-minor = Intuition mineure
um-at-median = Intuition moyenne
um-at-major = Intuition majeure
um-at-points = Points : { $count }
um-at-reputation = Réputation
um-at-research = Piocher : { $count }
um-at-play = Jouer : { $count }
um-at-publish = Publier
um-at-treat = Traiter
um-at-inkpot = Encrier : { $count }
um-at-professor = Professeur 1–2
um-at-join = Vers Freud
um-at-freud = Freud 1–3
um-at-tile = Gagner une tuile
um-at-trigger-tile = Déclencher une tuile
um-at-trigger-column = Déclencher une colonne
um-at-trigger-row = Déclencher une ligne
um-at-room = Ouvrir la salle
um-at-therapy = Thérapie : { $count }

## Le compagnon, dessiné : nombres, conséquences, corrections et incidents
um-at-number-points = Points
um-at-number-compass = Boussole
um-at-number-stack = Pile
um-at-number-active = Tuiles actives
um-at-number-room-2 = Thérapie, salle 2
um-at-add = { $count } de plus
um-at-take = { $count } de moins
um-at-drawn = piochée
um-at-leaves = quitte le jeu
um-at-row = ligne { $row }
um-at-coming = Encore à venir
um-at-correct = Corriger
um-at-correct-board = Corriger le plateau
um-at-mine-more = Points, citations, fin de partie
um-at-apply = Corriger ainsi
um-at-next = ensuite : { $ask }
um-at-then = Alors :
um-at-changed-steps = { $count ->
    [one] Une étape de ce tour change :
   *[other] { $count } étapes de ce tour changent :
}
um-at-nothing-later = Aucune étape de ce tour ne change.
um-at-dropped = { $count ->
    [one] Une réponse ultérieure ne convient plus ; elle sera redemandée.
   *[other] { $count } réponses ultérieures ne conviennent plus ; elles seront redemandées.
}
um-at-find = Chercher une carte
um-at-earlier = Réponses précédentes
um-at-on-track = Points du Ça jusqu’ici
um-at-sure = Vraiment tout recommencer ?
um-at-lost = Connexion perdue.
um-at-lost-safe = Ce que vous avez indiqué est gardé dans l’adresse de cette page.
um-at-lost-again = { $seconds ->
    [0] Nouvel essai maintenant.
   *[other] Nouvel essai dans { $seconds } s.
}
um-at-damaged = { $how ->
    [version] Ce lien vient d’une autre version de la page.
   *[damaged] Ce lien est abîmé ou tronqué.
}
um-at-damaged-what = La partie qu’il contient ne peut pas être reprise. Ouvrez le lien entier ou recommencez ci-dessous.
um-at-take-stored = Reprendre la partie de cet appareil
um-at-without-pack = Continuer par icônes
um-at-tab-rules = Règles
um-web-id-line-open = ouverte

## Que fera le Ça ensuite : figures, bonus d’un rassemblement, points
um-web-id-walk = { $figure ->
    [freud] Freud se rend ici
    [journalist] le Journaliste se rend ici
   *[professor] son professeur se rend ici
}
um-web-id-walk-why = { $triggers ->
    [0] rien à déclencher
    [one] un déclenchement
   *[other] { $triggers } déclenchements
}{ $tied ->
    [yes] , le lieu le plus proche de plusieurs
   *[no] {""}
}
um-web-id-recall-bonus = bonus s’il rassemblait ses idées maintenant
um-web-id-points = { $count ->
    [one] point
   *[other] points
}

## Le cabinet d’un rival : ce qui a changé
um-practice-since = Depuis votre dernier tour :
um-practice-since-what = { $what ->
    [points] points
    [reputation] réputation
    [coffee] café
    [boxes] piluliers
    [ideas] idées
    [bright] idées brillantes
   *[inkpot] encrier
}
