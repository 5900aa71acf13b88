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
um-at-less = One less
um-at-more = One more
um-at-board = The Id’s board
um-at-again = again
um-at-flips-next = flips next
um-at-stack = Stack: { $stack }, in play: { $play }
um-at-deck = cards left: { $deck }
um-at-rooms = Its rooms
um-at-cured = cured: { $count }
um-at-room-state =
    { $layer ->
        [yes] Layer on
       *[no] Overlay on
    }, dreams: { $dreams }
um-at-empty = Empty
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
um-at-number-points = Points
um-at-number-reputation = Reputation
um-at-number-inkpot = Inkpot
um-at-number-compass = Compass
um-at-number-stack = Stack
um-at-number-active = Active tiles
um-at-number-room-1 = Therapy, room 1
um-at-number-room-2 = Therapy, room 2
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
um-at-exchange = Exchange
um-at-what-location = Effect of a location
um-at-what-no-card = A card to play, with none
um-at-what-no-treatise = No treatise to publish
