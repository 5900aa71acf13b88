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

## Présentoirs, table de réunion et Vienne

um-web-shown = Présentoirs
um-web-shown-clients = Clients
um-web-shown-dreams = Rêves
um-web-shown-research = Recherche
um-web-shown-goals = Objectifs
um-web-shown-deck = Cartes dans le paquet Recherche : { $count }
um-web-shown-therapy-with = thérapie avec la couche de chagrin { $therapy }
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
um-web-table-frees = une idée se libère
um-web-table-inkpot = Encrier
um-web-table-tiles-act =
    { $tiles ->
        [one] { $tiles } tuile agit
       *[other] { $tiles } tuiles agissent
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
um-web-page-city = Vienne et étalages
um-web-freud-steps =
    { $steps ->
        [one] Freud est à { $steps } pas de la fin
       *[other] Freud est à { $steps } pas de la fin
    }
um-web-step-space = Case
um-web-step-action = Action
um-web-step-pieces = Pièces
um-web-point-space = D’abord la case : chacune montre de combien avancera votre encrier. Puis l’action.
# $space: where the inkpot lands; $effect: what that triggers
um-web-lands = { $space } : { $effect }.
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
um-web-note-state = Idées { $ideas }, idées brillantes { $bright }, cases libres { $spaces }
um-web-note-recall = Café { $coffee }, puis un bonus
um-web-note-treat = { $dream } : thérapie { $therapy }
um-web-note-walk = Déclenchements : figurines { $figures }, symboles { $tags }
um-web-note-publish =
    { $cites ->
        [0] Points { $points }, vos cartes seules
       *[other] Points { $points }, citations { $cites }
    }
um-web-note-cite = { $name } reçoit : points { $points }, idées brillantes { $bright }
um-web-note-client = Thérapie { $therapy }, points { $points }
um-web-go-on = Continuer et le perdre
um-web-key-opponent = Cabinets des autres
um-web-key-pieces = Plus ou moins d’idées
