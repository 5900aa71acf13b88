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

## Displays, meeting table and Vienna

um-web-shown = Displays
um-web-shown-clients = Clients
um-web-shown-dreams = Dreams
um-web-shown-research = Research
um-web-shown-goals = Goals
um-web-shown-deck = Cards in the research deck: { $count }
um-web-shown-therapy-with = therapy with the Grief Layer { $therapy }
# $left: volumes that can still be cited
um-web-shown-published = published by { $name }, volumes left: { $left }
um-web-table-closed = Crossed spaces are closed
um-web-table-space-closed = closed
um-web-table-space-free = free
um-web-table-space-taken = { $name } points at { $action } (ideas { $ideas }, Bright Ideas { $bright })
um-web-table-row-value = row value { $steps }
# $place: top, row or left, where the Inkpot would land
um-web-table-landing =
    { $place ->
        [top] A column
        [left] Reputation
       *[row] Row { $row }
    }
um-web-table-frees = an idea comes free
um-web-table-inkpot = Inkpot
um-web-table-tiles-act =
    { $tiles ->
        [one] { $tiles } tile acts
       *[other] { $tiles } tiles act
    }
um-web-table-of-choice = of your choice
um-web-table-own-aim = your ideas aim here
# $action: the plain name of an action; at most twelve letters
um-web-table-action =
    { $action ->
        [tile-left] Top of stack
        [tile-centre] Centre tile
        [tile-right] Right tile
        [gain-research] Research
        [play-or-publish] Play, publish
        [three-insights] Generate
        [arrange-insights] Arrange
        [move-professor] Professor
        [move-freud] Freud
       *[other] {""}
    }
um-web-vienna = Vienna
um-web-city-presence = Districts at the end: { $points }
um-web-city-freud-end =
    Freud: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to the end
um-web-city-freud-at = Freud on { $space }, to the end: { $steps }
um-web-city-you = You
um-web-city-figures = figures: { $names }
um-web-city-no-figures = no figures
um-web-city-your-tags = your tags: { $tags }
um-web-city-you-have =
    you have { $tags ->
        [one] { $tags } tag
       *[other] { $tags } tags
    }
um-web-city-steps = steps: { $steps }
um-web-city-triggers = triggers there: by figures { $figures }, by tags { $tags }

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
um-web-two-taps = First tap what it is about, then where it goes.
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

# The practice of a player.
um-practice-coffee = Coffee
um-practice-boxes = Boxes
um-practice-ideas = Ideas
um-practice-bright = Bright ideas
um-practice-tags = Tags
um-practice-reputation = Reputation
um-practice-count = { $what }: { $count }
um-practice-kinds = { $count ->
    [one] { $count } location among the tags: points at the end
   *[other] { $count } locations among the tags: points at the end
}
um-practice-tiles = { $count ->
    [one] { $count } Notebook tile
   *[other] { $count } Notebook tiles
}
um-practice-open = open
um-practice-locked = locked
um-practice-unlocks = unlocks
um-practice-unlock-icon = Passing here frees the next locked idea
um-practice-complete = complete
um-practice-rows = Full rows at the end
um-practice-rows-are = { $count ->
    [one] { $count } full row: points at the end
   *[other] { $count } full rows: points at the end
}
um-practice-lands = +{ $steps }: { $name }
um-practice-top = top, a column
um-practice-row-1 = top row
um-practice-row-2 = middle row
um-practice-row-3 = bottom row
um-practice-left = reputation
um-practice-node = { $here ->
    [0] Inkpot track: { $name }
   *[other] Inkpot track: { $name }; the Inkpot is here
}
um-practice-needs = { $count ->
    [0] empty, needs no cured client
    [one] empty, needs { $count } cured client
   *[other] empty, needs { $count } cured clients
}
um-practice-notebook = Notebook
um-practice-dial = Dial
um-practice-office = Office
um-practice-zone = { $own ->
    [0] { $spot }: { $common }
   *[other] { $spot }: { $common } common, { $own } own
}
um-practice-pays = Pays: { $insight }, { $kind }
um-practice-change = To change it, tap another one
um-practice-common-kind = common
um-practice-own-kind = own
um-practice-latent = latent
um-practice-no-dream = No dream left
um-practice-match = same symbol as the grief
um-practice-kind = { $kind ->
    [routine] routine
   *[other] case study
}
um-practice-when-cured = when cured
um-practice-grief = Grief
um-practice-then = then
um-practice-always = Always on
um-practice-at-end = At the end
um-practice-blocked = Closed until the first catharsis
um-practice-empty-room = No client
um-practice-hand = In hand
um-practice-play = In play
um-practice-treatises = Treatises
um-practice-cured = Cured
um-practice-unknown = Unknown to you
um-practice-back = Back to yours
um-practice-open-board = Open board
um-practice-close = Close board
um-practice-read-only = Practice of { $name }, read only
um-practice-summary = Points { $points }, tiles { $tiles }, treatises { $treatises }, cured clients { $cured }
