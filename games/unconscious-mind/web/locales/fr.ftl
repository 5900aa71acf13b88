# Le plateau de L’Inconscient

um-web-goal = À chaque tour, énoncez des idées à la table pour utiliser ses actions, rassemblez-les, ou traitez des clients. Vos intuitions paient les rêves. Clients guéris, traités et réputation rapportent des points.
um-web-tab-mine = À moi
um-web-tab-table = Table
um-web-tab-city = Ville
um-web-freud = Freud
um-web-set-up = Mise en place
um-web-practice-own = Votre cabinet
um-web-practice = Cabinet de { $name }
um-web-dial = Intuitions sur le cadran
# $common, $own (numbers): insights of both kinds at one place
um-web-insights = { $own ->
    [0] { $common }
   *[other] { $common } et { $own } à soi
}
um-web-cured = Clients soignés
um-web-actions = Actions
um-web-spaces = Emplacements d’idées
um-web-dreams-research = Rêves et recherche
um-web-locations = Lieux
um-web-publish = Traités et objectifs
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

## Le plateau et les tours du Ça

um-web-id-name = Le Ça
um-web-id-you-have = vous avez { $points }
um-web-id-card-decides = La carte décide
# $count (number): meeting-table cards in the deck
um-web-id-cards-left = { $count ->
    [one] { $count } carte reste
   *[other] { $count } cartes restent
}
um-web-id-no-card = Aucune carte retournée : il a repris ses idées.
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
um-web-id-guarded = une Idée brillante est posée dessus
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
um-web-id-grief = Couche de chagrin
# $count (number): therapy points
um-web-id-to-catharsis = { $count ->
    [one] la catharsis est à un pas
   *[other] la catharsis est à { $count } pas
}
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
    [recall] Il reprend ses idées
    [inkpot] { $to ->
        [0] L’encrier avance de { $steps }, tout en haut
        [1] L’encrier avance de { $steps }, ligne du haut
        [2] L’encrier avance de { $steps }, ligne du milieu
        [3] L’encrier avance de { $steps }, ligne du bas
       *[other] L’encrier avance de { $steps } : encore
    }
    [line] { $name } agit
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
    [overlay] La couche de chagrin part
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
um-web-id-next-states = Il a assez d’idées (idées : { $ideas }, Idées brillantes : { $bright }) : il retourne une carte et en pose deux.
um-web-id-next-recalls = Il a trop peu d’idées (idées : { $ideas }, Idées brillantes : { $bright }) : il les reprend et ne retourne aucune carte.
um-web-id-next-coffee = Il gagne { $count } café pour ses cases, puis prend un bonus là où se trouve son professeur ou Freud.
# $row (number): of the meeting table
um-web-id-next-row = Rangée { $row }
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
   *[bright] reçoit l’Idée brillante
}
um-web-id-next-locked = toutes les colonnes sont verrouillées
um-web-id-next-acts = agissent : { $tiles }
um-web-id-next-idle = aucune tuile n’agit
um-web-id-next-end = puis son extrémité
um-web-id-next-flips = puis { $tile } devient active
um-web-id-next-full = { $count ->
    [one] Une carte trouve sa colonne pleine : alors il reprend ses idées.
   *[other] { $count } cartes trouvent leur colonne pleine : alors il reprend ses idées.
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
