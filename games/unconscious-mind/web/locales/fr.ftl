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

## Pictures of the options

um-pick-journalist = une troisième figurine en ville
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
