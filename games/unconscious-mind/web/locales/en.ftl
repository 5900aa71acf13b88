# Unconscious Mind on the page.

um-web-goal = On each turn you state ideas at the table to use its actions, recall them, or treat clients. Insights on your dial pay for dreams. Cured clients, treatises and reputation bring points.
um-web-tab-mine = Mine
um-web-tab-table = Table
um-web-tab-city = City
um-web-freud = Freud
um-web-set-up = Set-up
um-web-practice-own = Your practice
um-web-practice = Practice of { $name }
um-web-dial = Insights on the dial
# $common, $own (numbers): insights of both kinds at one place
um-web-insights = { $own ->
    [0] { $common }
   *[other] { $common } and { $own } own
}
um-web-cured = Cured clients
um-web-actions = Actions
um-web-spaces = Idea spaces
um-web-dreams-research = Dreams and research
um-web-locations = Locations
um-web-publish = Treatises and goals
um-web-id-board = Board of the Id
um-web-id-tiles = Its tiles
# $state: active or closed
um-web-id-tile = { $state ->
    [active] active
   *[closed] not active yet
}
um-web-id-covers = Overlays on clients
um-web-text-insights = Insights of { $name }
um-web-text-actions = Actions of the table
um-web-round = Round { $round }
um-web-text-round = Round { $round }, { $name }
# $group: a kind of components
um-web-group =
    { $group ->
        [research] Research cards
        [treatises] Treatises
        [level-i] Notebook tiles of level I
        [level-ii] Notebook tiles of level II
        [starting] Starting tiles
        [routine] Routine Clients
        [case-study] Case-Study Clients
        [layers] Grief Layers
        [latent] Latent dreams
        [manifest] Manifest dreams
        [goals] Location goals
        [actions] Actions of the meeting table
        [locations] Locations
        [slots] Bonus slots of locations
        [district-slots] Bonus slots of districts
        [location-tiles] Location tiles
        [id-tiles] Tiles of the Id
        [overlays] Overlays of the Id
       *[id-cards] Meeting-table cards of the Id
    }

## Pictures of the options

um-pick-journalist = a third figure in the city
um-pick-fireworks = rockets over the roofs
um-pick-locations-printed-name = As printed
um-pick-locations-printed = the slots of the board
um-pick-locations-coloured-name = Coloured
um-pick-locations-coloured = six coloured tiles
um-pick-locations-mixed-name = Mixed
um-pick-locations-mixed = one coloured in each district
um-pick-locations-grey-name = Grey
um-pick-locations-grey = six grey tiles
um-pick-level-easy-name = Easy
um-pick-level-easy = one active tile, low overlays
um-pick-level-medium-name = Medium
um-pick-level-medium = three active tiles, low overlays
um-pick-level-hard-name = Hard
um-pick-level-hard = three active tiles, high overlays
um-pick-strong-coffee = three coffees make a box

## The end

um-web-tie = Tied? The higher reputation decides, then the lower marker.
um-web-tie-id = Tied? Only the higher reputation beats the Id.
# The prompt and the layout of the board.
um-web-part =
    { $part ->
        [notebook] Notebook
        [dial] Dial
        [office] Office
        [city] City
       *[table] Table
    }
um-web-page-own = Table and practice
um-web-page-city = Vienna and displays
um-web-freud-steps =
    { $steps ->
        [one] Freud is { $steps } step from the end
       *[other] Freud is { $steps } steps from the end
    }
um-web-step-space = Space
um-web-step-action = Action
um-web-step-pieces = Pieces
um-web-point-space = First the space: each shows how far your inkpot then moves. Then the action.
# $space: where the inkpot lands; $effect: what that triggers
um-web-lands = { $space }: { $effect }.
um-web-frees =
    { $count ->
        [one] An idea comes free.
       *[other] { $count } ideas come free.
    }
um-web-also = You may also
# $kind: a free action
um-web-free =
    { $kind ->
        [coffee-elevate] Elevate
        [coffee-transfer] Transfer
        [coffee-bright] Bright Idea
        [insights-box] A box
       *[box-points] Points
    }
um-web-note-state = Ideas { $ideas }, Bright Ideas { $bright }, free spaces { $spaces }
um-web-note-recall = Coffee { $coffee }, then a bonus
um-web-note-treat = { $dream }: therapy { $therapy }
um-web-note-walk = Triggers: figures { $figures }, tags { $tags }
um-web-note-publish =
    { $cites ->
        [0] Points { $points }, own cards alone
       *[other] Points { $points }, citations { $cites }
    }
um-web-note-cite = { $name } receives: points { $points }, Bright Ideas { $bright }
um-web-note-client = Therapy { $therapy }, points { $points }
um-web-go-on = Go on and lose it
um-web-key-opponent = Practices of the others
um-web-key-pieces = More or fewer ideas
