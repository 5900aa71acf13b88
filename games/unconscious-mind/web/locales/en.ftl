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

um-web-displays = Displays
um-web-clients = Clients
um-web-dreams = Dreams
um-web-research = Research
um-web-goals = Goals
um-web-deck = Cards in the research deck: { $count }
um-web-therapy-with = therapy with the Grief Layer { $therapy }
# $left: volumes that can still be cited
um-web-published = published by { $name }, volumes left: { $left }
um-web-closed = Crossed spaces are closed
um-web-space-closed = closed
um-web-space-free = free
um-web-space-taken = { $name } points at { $action } (ideas { $ideas }, Bright Ideas { $bright })
um-web-row-value = row value { $steps }
# $place: top, row or left, where the Inkpot would land
um-web-landing =
    { $place ->
        [top] A column
        [left] Reputation
       *[row] Row { $row }
    }
um-web-frees = an idea comes free
um-web-inkpot = Inkpot
um-web-tiles-act =
    { $tiles ->
        [one] { $tiles } tile acts
       *[other] { $tiles } tiles act
    }
um-web-of-choice = of your choice
um-web-own-aim = your ideas aim here
# $action: the plain name of an action; at most twelve letters
um-web-action =
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
um-web-presence = Districts at the end: { $points }
um-web-freud-end =
    Freud: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to the end
um-web-freud-at = Freud on { $space }, to the end: { $steps }
um-web-you = You
um-web-figures = figures: { $names }
um-web-no-figures = no figures
um-web-your-tags = your tags: { $tags }
um-web-you-have =
    you have { $tags ->
        [one] { $tags } tag
       *[other] { $tags } tags
    }
um-web-steps = steps: { $steps }
