# Pages that are fetched when they are opened: the sheet of a new table, the books, the settings.

## A new table

sheet-heading = Set a table
sheet-good = This is already a good table. Press the green button whenever you like.
sheet-game = The game
sheet-who = Who plays
sheet-you = you, on the first chair
sheet-friend = A friend, by link
sheet-friend-text = You get the link when the table is set.
sheet-anyone = Anyone
sheet-anyone-text = The table is listed under “Open tables”.
sheet-free = { $number ->
    [2] A second chair
    [3] A third chair
    [4] A fourth chair
    [5] A fifth chair
   *[other] Chair { $number }
}
sheet-add-friend = Friend
sheet-add-anyone = Anyone
sheet-add-bot = Bot
# $who: whose chair it is
sheet-take-away = Take this chair away: { $who }
sheet-alone = You play alone, against what the game itself does.
# $name: of a bot
sheet-level = How well { $name } plays
sheet-face = { $name }: somebody else instead
sheet-circle = Others of the circle
clock-none = No clock
clock-none-short = without a clock
clock-live = One evening
clock-live-short = in one evening
clock-quick = Quick
clock-quick-short = quickly
clock-days = Over days
clock-days-short = over days
sheet-boxes = Cards and boards
sheet-box-own = Mittwoch’s own
sheet-box-own-text = drawn for this place, complete
sheet-box-mine = from your box
sheet-box-hosted = offered by this server
sheet-more = More choices
sheet-named = { $name }: { $choice }
sheet-watch = Who may watch
sheet-watch-link = those with the link may watch
sheet-watch-all = everybody may find and watch it
sheet-watch-forced = A chair for anyone makes the whole table public.
# $game: its name; $players (number); $pace: such as “over days”
sheet-summary = { $players ->
    [1] { $game } alone, { $pace }.
    [2] { $game } for two, { $pace }.
    [3] { $game } for three, { $pace }.
    [4] { $game } for four, { $pace }.
    [5] { $game } for five, { $pace }.
   *[other] { $game } for { $players }, { $pace }.
}
# $list: options that are not as usual
sheet-extras = With: { $list }.
sheet-without = no { $name }
sheet-then-alone = It starts at once.
sheet-then-bots = It starts at once.
sheet-then-friends = You sit down at once and can read while your friends are on the way.
sheet-then-anyone = You sit down at once, and whoever finds the table may join you.
sheet-bots-only = Now, with bots only
sheet-set = Set the table

## Rules and components

rules-contents = Contents
# $count (number): paragraphs
rules-found = { $count ->
    [one] One paragraph found
   *[other] { $count } paragraphs found
}
# As the rules announce it: what stands behind these words is folded.
rules-reading = our reading
rules-see = What it looks like
components-lead = Everything that lies on the table, as it is played with here. A word finds a card by its name or by what it does.

## Settings

settings-look = Look
settings-brightness = Theme
settings-play = At the table
settings-confirm = Giving an answer
settings-confirm-risky = one click for what can be taken back, a second for the rest
settings-confirm-always = always a second click
settings-confirm-never = always one click
settings-speed = How fast bots and others are shown
settings-sleep = Night
settings-sleep-on = At tables over days my clock stands while I sleep
settings-sleep-from = From
settings-sleep-to = To
settings-sleep-why = Ten hours at most. The others see it. While a game goes on it can be changed once a day.
settings-signals = Sounds and messages

## Sounds

settings-sounds = Sounds
sounds-off = none
sounds-turn = when it is my turn
sounds-game = of the whole game
settings-volume = Volume
settings-listen = Listen
settings-night = Also at night, from ten to seven
