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
um-at-less = Un de moins
um-at-more = Un de plus
um-at-board = Plateau du Ça
um-at-again = encore
um-at-flips-next = la prochaine
um-at-stack = Pile : { $stack }, en jeu : { $play }
um-at-deck = cartes restantes : { $deck }
um-at-rooms = Ses salles
um-at-cured = soignés : { $count }
um-at-room-state =
    { $layer ->
        [yes] Couche en place
       *[no] Cache posé
    }, rêves : { $dreams }
um-at-empty = Vide
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
um-at-number-points = Points
um-at-number-reputation = Réputation
um-at-number-inkpot = Encrier
um-at-number-compass = Boussole
um-at-number-stack = Pile
um-at-number-active = Tuiles actives
um-at-number-room-1 = Thérapie, salle 1
um-at-number-room-2 = Thérapie, salle 2
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
um-at-trigger-tile = Activer une tuile
um-at-trigger-column = Activer une colonne
um-at-trigger-row = Activer une ligne
um-at-room = Ouvrir la salle
um-at-therapy = Thérapie : { $count }
um-at-exchange = Échange
um-at-what-location = Effet d’un lieu
um-at-what-no-card = Une carte à jouer, sans en avoir
um-at-what-no-treatise = Aucun traité à publier
