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

um-web-displays = Présentoirs
um-web-clients = Clients
um-web-dreams = Rêves
um-web-research = Recherche
um-web-goals = Objectifs
um-web-deck = Cartes dans le paquet Recherche : { $count }
um-web-therapy-with = thérapie avec la couche de chagrin { $therapy }
# $left : volumes that can still be cited
um-web-published = publié par { $name }, volumes restants : { $left }
um-web-closed = Emplacements barrés : fermés
um-web-space-closed = fermé
um-web-space-free = libre
um-web-space-taken = { $name } vise { $action } (idées { $ideas }, idées brillantes { $bright })
um-web-row-value = valeur de la ligne { $steps }
# $place : top, row ou left
um-web-landing =
    { $place ->
        [top] Colonne
        [left] Réputation
       *[row] Ligne { $row }
    }
um-web-frees = une idée se libère
um-web-inkpot = Encrier
um-web-tiles-act =
    { $tiles ->
        [one] { $tiles } tuile agit
       *[other] { $tiles } tuiles agissent
    }
um-web-of-choice = au choix
um-web-own-aim = vos idées visent ici
# $action : the plain name of an action
um-web-action =
    { $action ->
        [tile-left] Haut de pile
        [tile-centre] Tuile centre
        [tile-right] Tuile droite
        [gain-research] Recherche
        [play-or-publish] Jouer, publier
        [three-insights] Générer
        [arrange-insights] Arranger
        [move-professor] Professeur
        [move-freud] Freud
       *[other] {""}
    }
um-web-vienna = Vienne
um-web-presence = Quartiers à la fin : { $points }
um-web-freud-end =
    Freud : fin dans { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
um-web-freud-at = Freud sur { $space }, jusqu’à la fin : { $steps }
um-web-you = Vous
um-web-figures = pions : { $names }
um-web-no-figures = aucun pion
um-web-your-tags = vos icônes : { $tags }
um-web-you-have =
    vous : { $tags ->
        [one] { $tags } icône
       *[other] { $tags } icônes
    }
um-web-steps = pas : { $steps }
