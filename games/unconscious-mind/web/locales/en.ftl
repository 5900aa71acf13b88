# Unconscious Mind on the page.

um-web-goal = On each turn you state ideas at the table to use its actions, recall them, or treat clients. Insights on your dial pay for dreams. Cured clients, treatises and reputation bring points.
um-web-tab-mine = Mine
um-web-tab-table = Table
um-web-tab-city = City
um-web-freud = Freud
um-web-set-up = Set-up
um-web-practice-own = Your practice
um-web-practice = Practice of { $name }
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
um-web-table-lands = the Inkpot would land on: { $place }
um-web-table-around = actions: { $actions }
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
um-web-note-state =
    { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }{ $bright ->
        [0] { "" }
        [one] , { $bright } Bright Idea
       *[other] , { $bright } Bright Ideas
    }, { $spaces ->
        [one] { $spaces } free space
       *[other] { $spaces } free spaces
    }
um-web-note-recall = { $coffee } coffee, then a bonus
um-web-note-treat = { $dream }: therapy { $therapy }
um-web-note-walk = Triggers: figures { $figures }, tags { $tags }
um-web-note-publish = Citations: { $cites }
um-web-note-cite = { $name } receives: points { $points }, Bright Ideas { $bright }
um-web-note-client = Therapy { $therapy }, points { $points }
um-web-go-on = Go on and lose it
um-web-key-opponent = Practices of the others
um-web-key-pieces = More or fewer ideas

# $good: what lies in a supply, or the tags
um-practice-good = { $good ->
    [coffee] Coffee
    [boxes] Boxes
    [ideas] Ideas
    [bright] Bright ideas
    [tags] Tags
   *[reputation] Reputation
}
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
## The board and the turns of the Id

um-web-id-name = The Id
um-web-id-you-have = you have { $points }
um-web-id-card-decides = The card decides
# $count (number): meeting-table cards in the deck
um-web-id-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
um-web-id-no-card = No card was turned: it recalled its ideas.
um-web-id-not-yet = The card is turned on its turn.
# $space: the target space; $way: up or down
um-web-id-card-is = { $space }, then { $way ->
    [up] upwards
   *[down] downwards
}
um-web-id-compass-aid = Compass and exchange
# $side: left or right
um-web-id-compass-next = Next choice: { $side ->
    [left] leftmost
   *[right] rightmost
}
# $count (number): how often it turned in this turn
um-web-id-compass-turned = { $count ->
    [0] It rests.
    [one] It turned once in this turn.
   *[other] It turned { $count } times in this turn.
}
# $what: what the Id takes something else for
um-web-id-exchange = { $what ->
    [elevate] elevation
    [transfer] transfer
    [minor] minor insight
    [location] location effect
    [no-card] no card to play
    [median] median insight
    [tile] ordinary tile
    [major] major insight
    [gain-tile] tile to gain
   *[no-treatise] no treatise
}
# $coffee (number): what makes a box
um-web-id-brew = { $coffee } coffee for a box
# $state: open or locked
um-web-id-column = { $state ->
    [open] open
   *[locked] locked
}
um-web-id-guarded = a Bright Idea lies on it
um-web-id-again = again
# $deed: what a tile does, in three words
um-web-id-deed = { $deed ->
    [upper-display] upper right tile
    [lower-display] lower right tile
    [dream] one dream, free
    [swap-and-play] swap, play all
    [publish] publish a treatise
    [play-and-publish] play, then publish
    [move-freud] Freud walks
    [move-professor] professor to Freud
   *[goal] takes a goal
}
um-web-id-colour = { $colour ->
    [notebook] Notebook
    [research] Research
   *[city] City
}
um-web-id-flipped = flipped
um-web-id-counter = { $what ->
    [coffee] Coffee
    [boxes] Boxes
    [ideas] Ideas
    [bright] Bright
    [insights] Insights
    [stack] Stack
    [reputation] Reputation
   *[points] Points
}
um-web-id-rooms = The Id's rooms
um-web-id-rooms-note = Boxes are spent at the end of every turn, evenly
# $room (number): 0 or 1
um-web-id-room = { $room ->
    [0] Room 1, routine clients
   *[other] Room 2, case studies
}
# $state: closed or empty
um-web-id-room-state = { $state ->
    [closed] closed until the first catharsis
   *[empty] nobody is here
}
um-web-id-when-cured = when cured
um-web-id-dream-kind = { $kind ->
    [manifest] manifest
   *[latent] latent
}
um-web-id-grief = Grief layer
# $count (number): therapy points
um-web-id-to-catharsis = { $count ->
    [one] catharsis is one step away
   *[other] catharsis is { $count } steps away
}
um-web-id-therapy = therapy marker on { $marker }
um-web-id-covered = Its overlay counts instead:
um-web-id-overlays = Overlays waiting
um-web-id-in-play = in play
um-web-id-orders = What it chooses from
um-web-id-turn = Its turn, explained
# $at, $of (numbers)
um-web-id-step = step { $at } of { $of }
# $kind: what happens; $name: a piece; $to (number): a space of the inkpot track
um-web-id-kind = { $kind ->
    [card] Card { $name }, { $way ->
        [up] upwards
       *[down] downwards
    }: ideas go to { $space }
    [full] Card { $name }: its column is full
    [recall] It recalls its ideas
    [back] It takes its ideas back
    [inkpot] { $to ->
        [0] Inkpot moves { $steps }, to the top
        [1] Inkpot moves { $steps }, to row one
        [2] Inkpot moves { $steps }, to row two
        [3] Inkpot moves { $steps }, to row three
       *[other] Inkpot moves { $steps }: again
    }
    [line] { $name } acts
    [locked] No column is open
    [part] { $name }: what stands beside it
    [tile] { $name }: { $deed ->
        [upper-display] the upper right tile leaves
        [lower-display] the lower right tile leaves
        [dream] one dream, free
        [swap-and-play] swap and play
        [publish] publish a treatise
        [play-and-publish] play, then publish
        [move-freud] Freud walks
        [move-professor] its professor walks
       *[goal] takes a goal
    }
    [play] Plays { $name }
    [publish] Publishes { $name }
    [city] In the city
    [coffee] More coffee
    [brew] Coffee becomes a box, at once
    [flip] { $name } turns active
    [bonus] Bonus: { $name }
    [boxes] { $count ->
        [one] One box: therapy
       *[other] { $count } boxes: therapy
    }
    [catharsis] Catharsis: { $name }
    [overlay] The grief layer goes
    [cure] Cured: { $name }
    [draft] New client: { $name }
    [goal] Goal: { $name }
   *[gain] It gains
}
um-web-id-decided = { $by ->
    [left] compass: left
    [right] compass: right
    [card] the card decides
    [most-tiles] most active tiles
    [further-right] as many, further right
    [most-triggers] most triggers
    [nearest] as many, nearest
    [most-points] most points
    [most-therapy] most therapy
    [highest] highest slot
    [topmost] topmost slot
    [only] the only one
   *[rests] the compass rests
}
um-web-id-sum = In sum
um-web-id-no-change = Nothing of its own has changed.
um-web-id-button = { $what ->
    [back] Back
    [next] Next step
    [play] Play all
    [stop] Stop
    [skip] Skip
    [yours] Your turn
    [start] From the start
    [own] Back to yours
   *[again] Its last turn, explained
}
um-web-id-speed = Speed
um-web-id-explain = Explain
um-web-id-parts = Parts of the Id
um-web-id-tab = { $tab ->
    [turn] Turn
    [board] Board
   *[rooms] Rooms
}
um-web-id-next = What will the Id do next?
um-web-id-next-states = It has enough ideas (ideas: { $ideas }, Bright Ideas: { $bright }), so it turns a card and states two.
um-web-id-next-recalls = It has too few ideas (ideas: { $ideas }, Bright Ideas: { $bright }), so it recalls them and turns no card.
um-web-id-next-coffee = It gains { $count } coffee for its spaces, then takes a bonus where its professor or Freud stands.
# $row (number): of the meeting table
um-web-id-next-row = Row { $row }
# $cards, $of (numbers)
um-web-id-next-cards = { $cards } of { $of } cards
um-web-id-next-never = no card leads here now
# $to (number): a space of the track; $line: a row or column; $steps (number)
um-web-id-next-lands = { $to ->
    [0] Inkpot { $steps }, top space: { $line }
   *[other] Inkpot { $steps }: { $line }
}
um-web-id-next-twice = over the covered space, so twice
um-web-id-next-freed = { $what ->
    [idea] frees an idea
   *[bright] gets the Bright Idea
}
um-web-id-next-locked = every column is locked
um-web-id-next-acts = acts: { $tiles }
um-web-id-next-idle = no tile acts
um-web-id-next-end = then its end
um-web-id-next-flips = then { $tile } turns active
um-web-id-next-full = { $count ->
    [one] One card finds its column full: then it recalls.
   *[other] { $count } cards find their column full: then it recalls.
}
um-web-id-next-certain = Only the card is unknown. All else is certain as the table stands now.
um-web-id-next-takes = What it would take now
um-web-id-wish = { $wish ->
    [upper] Notebook I removes
    [lower] Notebook II removes
    [dream] dream it uses
    [research] card it swaps for
    [treatise] treatise from its own cards
    [goal] goal it takes
    [routine] next routine client
    [case-study] next case study
   *[manifest] dream of a new client
}
# $by: compass or order
um-web-id-by = { $by ->
    [compass] by the compass
   *[order] in any case
}
um-web-id-first = The first choice by the compass is as shown; each choice turns the arrow.
um-web-id-goals = Goals, from the left
um-web-id-shelf = Your treatises
um-web-id-cards = Its cards
# The companion for cardboard on the table.
um-at-title = At your table
um-at-level =
    the Id, { $level ->
        [easy] easy
        [hard] hard
       *[medium] medium
    }
um-at-home = Home
um-at-rules = Rules of the Id
um-at-before = Before the game
um-at-about = The cardboard lies on your table. You play; this page plays the Id and tells you which pieces to move, and why. It asks for what it cannot see, by the icons on your own cards.
um-at-pack = Components
um-at-by-icons = Enter by icons
um-at-begin = Begin
um-at-retry = Try again
um-at-anew = Begin anew
um-at-kept = Kept on this device and in the address of this page.
um-at-you = You
um-at-set-up = set-up
um-at-turn = turn { $turn }
um-at-scores = Scores and goods of the Id
um-at-steps = Its turn, step by step
um-at-below = { $count ->
    [one] One more step below
   *[other] { $count } more steps below
}
um-at-why = Why?
um-at-correct-step = Correct what was told before step { $number }
um-at-different = What is different on your table?
um-at-not-so = Not so here
um-at-back = Back
um-at-done = Done, go on
um-at-my-turn-done = My turn is done
um-at-turn-one = Turn one for me ({ $count } left)
um-at-library = From your pack
um-at-waits = Still to fill in: { $field }
um-at-ready = All is filled in
um-at-drop = Remove { $part }
um-at-no-effect = Nothing yet
um-at-other = Other
um-at-notation = In the words of component files
um-at-clear = Clear
um-at-board = The Id’s board
um-at-rooms = Its rooms
um-at-cured = cured: { $count }
um-at-score = Score of the Id
um-at-if-now = if the game ended now
um-at-total = Total
um-at-tab-turn = Its turn
um-at-tab-board = Its board
um-at-tab-clients = Clients
um-at-tab-score = Score
um-at-number-coffee = Coffee
um-at-number-boxes = Boxes
um-at-number-ideas = Ideas
um-at-number-bright = Bright Ideas
um-at-number-insights = Insights
um-at-number-reputation = Reputation
um-at-number-inkpot = Inkpot
um-at-number-room-1 = Therapy, room 1
um-at-coffee = { $count } coffee
um-at-elevate = Elevate
um-at-transfer = Transfer
um-at-box = Box: { $count }
um-at-bright = Bright Idea: { $count }
um-at-minor = Minor insight
um-at-median = Median insight
um-at-major = Major insight
um-at-points = Points: { $count }
um-at-reputation = Reputation
um-at-research = Draw: { $count }
um-at-play = Play: { $count }
um-at-publish = Publish
um-at-treat = Treat
um-at-inkpot = Inkpot: { $count }
um-at-professor = Professor 1–2
um-at-join = To Freud
um-at-freud = Freud 1–3
um-at-tile = Gain a tile
um-at-trigger-tile = Trigger a tile
um-at-trigger-column = Trigger a column
um-at-trigger-row = Trigger a row
um-at-room = Open the room
um-at-therapy = Therapy: { $count }

## The companion, drawn: numbers, outcomes, corrections, and what to do in trouble
um-at-number-points = Points
um-at-number-compass = Compass
um-at-number-stack = Stack
um-at-number-active = Active tiles
um-at-number-room-2 = Therapy, room 2
um-at-add = { $count } more
um-at-take = { $count } less
um-at-drawn = drawn
um-at-leaves = leaves the game
um-at-row = row { $row }
um-at-coming = Still to come
um-at-correct = Correct
um-at-correct-board = Correct the board
um-at-mine-more = Points, citations, the end
um-at-apply = Correct it so
um-at-next = next: { $ask }
um-at-then = Then:
um-at-changed-steps = { $count ->
    [one] One step of this turn changes:
   *[other] { $count } steps of this turn change:
}
um-at-nothing-later = No step of this turn changes.
um-at-dropped = { $count ->
    [one] One later answer does not fit any more and is asked for anew.
   *[other] { $count } later answers do not fit any more and are asked for anew.
}
um-at-find = Find a card
um-at-earlier = Earlier answers
um-at-on-track = Points of the Id so far
um-at-sure = Really begin anew?
um-at-lost = Connection lost.
um-at-lost-safe = What you told is kept in the address of this page.
um-at-lost-again = { $seconds ->
    [0] Trying again now.
   *[other] Trying again in { $seconds } s.
}
um-at-damaged = { $how ->
    [version] This link is from another version of the page.
   *[damaged] This link is damaged or cut short.
}
um-at-damaged-what = The game in it cannot be taken up. Open the whole link, or begin anew below.
um-at-take-stored = Go on with the game of this device
um-at-without-pack = Go on by icons
um-at-tab-rules = Rules
um-web-id-line-open = open

## What will the Id do next: figures, the bonus of a recall, points
um-web-id-walk = { $figure ->
    [freud] Freud walks to
    [journalist] the Journalist walks to
   *[professor] its professor walks to
}
um-web-id-walk-why = { $triggers ->
    [0] nothing to trigger
    [one] one trigger
   *[other] { $triggers } triggers
}{ $tied ->
    [yes] , the nearest of several
   *[no] {""}
}
um-web-id-recall-bonus = bonus if it recalled now
um-web-id-points = { $count ->
    [one] point
   *[other] points
}

## The drawer of a rival: what has changed
um-practice-since = Since your last turn:
um-practice-since-what = { $what ->
    [points] points
    [reputation] reputation
    [coffee] coffee
    [boxes] boxes
    [ideas] ideas
    [bright] bright ideas
   *[inkpot] inkpot
}
