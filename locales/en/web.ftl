# The page: everything that people read in the browser only.

## Everywhere

skip-to-content = Skip to the content
loading = One moment…
failed = That did not work. Nothing is lost; please try again.
try-again = Try again
close = Close
full-card = Full card
nav-label = Main
nav-home = To the home page
nav-play = Play
nav-rules = Rules
nav-components = Components
nav-settings = Settings
nav-sign-in = Sign in
nowhere-title = Nothing here
nowhere-text = There is no page at this address.

## Home

home-caps = Every day is Wednesday
home-claim =
    The table is set.
    Sit down with friends, or with bots.
home-lead = Modern board games with every rule kept, on a phone or a laptop, live or over days. Send a link, and you are playing.
home-open = Open a table
home-no-account = No account needed.
home-play-now = Play now
home-new = New table
# $least, $most (numbers): the fewest and the most players
home-players = { $least }–{ $most } players
home-turns = Your move
home-turns-count = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
home-running = Waiting for others
home-over = Finished games
home-public = Open tables
home-public-none = No open table at the moment. Open one, and others will find it here.
join-title = Join a table
join-code = Code
join-go = Join
join-unknown = No open table has this code.
list-play = Play
list-open = Open
list-look = Look
list-sit = Sit down
list-watch = Watch
pace-live = live
pace-days = over days

## A new table

new-pace = Pace
new-undo = Taking back
undo-policy-free = freely until something is revealed
undo-policy-consent = only if all agree
undo-policy-never = never

## The waiting room

room-caps = The table is open
room-seats = Seats
room-free = { $count ->
    [0] all taken
    [one] one seat free
   *[other] { $count } seats free
}
room-sit = Sit down
room-sit-here = Sit here
room-leave = Give up my seat
room-full = Every seat is taken; you may watch.
room-start-wait = Waiting for players
room-add-bot = Add the bot
room-remove-bot = Remove
room-remove = Remove the player
room-close = Close the table
room-close-sure = Yes, close it for everybody
room-close-not = Keep it open
room-closed = The host has closed this table.
room-which-bot = Bot for seat { $number }
room-options = How we play
room-luck = A word of your own
room-luck-add = Stir it in
invite-title = Invite friends
invite-link = Whoever has this link can sit down
invite-copied = Copied
invite-code = Code
proof-title = Fair by proof
proof-text = Every shuffle is sealed before the first card and opened after the last.

## The table

top-players = { $count ->
    [one] one player
   *[other] { $count } players
}
top-watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
tabs-label = Parts of the table
tab-board = Board
tab-players = Players
tab-log = Log
tab-chat = Chat
menu-label = More
menu-copy-link = Copy the link
menu-record = Save the record
menu-propose-end = Propose to end the game
menu-resign = Give up
menu-resign-sure = Yes, give up
menu-to-home = Home
# $rule: the number of a paragraph
rule-label = Rule { $rule }
title-turn = ● Your turn: { $name }
hint-title = Your first game
hint-how = Click what has a dashed ring, then confirm with the main button.
hint-rules = Read the rules
hint-done = Got it

seat-is-bot = bot
seat-present = here
seat-away = away
seat-deciding = deciding
seat-sealed = has chosen
seat-waits = waits
seat-resigned = gave up
seat-won = won
seat-finished = finished
clock-label = Time left
# $days, $hours (numbers)
clock-left = { $days } d { $hours } h
# $time: such as 07:00
clock-night = Asleep until { $time }: the clock stands

prompt-yours = Your turn
prompt-given = Your answer is in
prompt-sending = Sending your answer…
# $names: who is awaited
prompt-waiting = Waiting for { $names }
prompt-watching = You are watching.
options-all = Show all answers
options-list = As a list ({ $count })
options-free = You may also ({ $count })
undo-free = Undo
undo-ask = Ask to undo
undo-not-now = Nothing can be taken back now.
# $at, $last (numbers): the moment shown, and the last one
looking-back = Looking back at move { $at } of { $last }
looking-return = Return to the present
log-more = Show earlier lines
rules-search = Search the rules
rules-nothing = Nothing found.
slider-label = Time in the game
slider-at = Move { $at } of { $last }
slider-back = One move back
slider-on = One move on
slider-live = Live
slider-end = Result
slider-eyes = Through whose eyes
eyes-own = as you saw it

chat-write = Write a message
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-spectator = watching

## What needs attention

# $seconds (number): until the next attempt
connection-lost = Connection lost. The table is safe; trying again in { $seconds } s.
connection-now = Try now
connection-unsent = Your answer is kept here and will be sent as soon as the server can be reached.
request-undo = { $name } asks to take the last answer back.
request-end = { $name } proposes to end the game now.
agree = Agree
disagree = Refuse
stand-in-yours = A bot is playing for you.
stand-in-return = Take my seat back
stand-in-put = Let a bot stand in

## The end

score-caption = Points by source
score-compare = Compare

## Keys

key-option = choose an answer; the same key again gives it
key-move = from piece to piece
key-answer = give the answer
key-back = back to all answers
key-prompt = to the question
key-undo = take back
key-why = why not?
key-log = to the log
key-time = a move back, a move on
key-region = to the next region, with Shift to the one before
key-help = this help
key-space = Space
key-full = the whole card in words

## The text table

menu-text-table = Text table
settings-text-table = Text table: lists and tables of words instead of drawings
key-text = text table on or off

## Rules and components

book-games = Games
book-english = This page is in English.
book-table = Components
components-search = Search the components
components-origins = { $certain } entries are certain, { $likely } likely, { $guess } guessed, { $reconstructed } reconstructed.
components-nothing = No component says that.
components-sources = Where this comes from

## Account

account-title = Account
account-guest = You play as a guest, known by this browser alone. With an account your games follow you.
account-name = Name
account-password = Password
account-register = Make an account
account-why = An account is a name and a password, nothing else. If you play as a guest, your games stay yours.
account-logout = Sign out
account-logout-all = Sign out everywhere
account-export = Download my data
account-delete = Delete the account
account-delete-sure = Yes, delete for ever
account-delete-text = Your name, your password and what you wrote in chats disappear for good; the games themselves stay.
account-password-change = Change the password
account-password-old = Current password
account-password-new = New password
account-password-changed = The password is changed.
rank-guest = Guest
rank-account = Account
rank-bot = Program
tokens-title = Programs
tokens-text = A program can play in your name with a token.
tokens-name = Name of the program
tokens-make = Make a token
tokens-secret = Shown once, keep it:

## Settings

theme-auto = like the system
theme-light = light
theme-dark = dark
settings-motion = Motion
motion-auto = like the system
motion-calm = calm
motion-normal = normal
motion-quick = quick
motion-off = off
settings-contrast = More contrast
settings-notify = A notification when it is my turn
settings-notify-denied = The browser does not allow notifications for this page.
settings-kept = These choices stay in this browser.

## The plain board

plain-pieces = What the question speaks of

## Packs

packs-title = Packs
packs-text = What is printed in your box, in place of what we had to reconstruct. A pack is yours: others see it only at tables that you open with it.
packs-guest = Packs belong to accounts. Sign in or make one first.
packs-install = Install a pack
packs-folder = Choose a folder
packs-files = Choose files
packs-drop = or drop a folder or TOML files here
packs-name = Name (else the one in pack.toml)
packs-send = Check and install
packs-chosen = { $count ->
    [one] One file, { $size }
   *[other] { $count } files, { $size }
}
packs-checking = Checking…
packs-installed = Installed: { $name }
packs-faults = { $count ->
    [one] One thing is wrong with this pack. Nothing was installed.
   *[other] { $count } things are wrong with this pack. Nothing was installed.
}
packs-file = File
packs-entry = Entry
packs-what = What is wrong
packs-not-text = the file is not written in UTF-8
packs-no-files = There is no TOML file among these.
packs-mine = Your packs
packs-none = You have none yet.
packs-hosted = Offered by this server
packs-room = { $count } of { $most } packs, { $size } of { $most-size }
packs-original = Original: { $original } of { $entries } entries
packs-remove = Remove
packs-remove-sure = Remove for good; matches keep it
packs-kilobytes = { $size } kB
packs-how = To make one: “mittwoch components export { $game } my-box” writes the files to edit, “mittwoch components sheet { $game }” a page to print and note your values on.
new-pack = Components
pack-label = Pack “{ $name }”
pack-title = What is played with

# Watching the others
settings-watching = Turns of the others
watching-slow = slowly
watching-normal = normal
watching-once = at once
settings-explain = Explain the turns of the Id
explain-every = every turn
explain-surprises = only surprises
explain-never = never
# $count (number): steps that are still to be shown
watch-more = { $count ->
    [one] one more step waits
   *[other] { $count } more steps wait
}
watch-skip = Show the present

## Starting the turn over

reset-turn = Reset turn
reset-ask = Ask to reset the turn
# Not to the start of the turn, but to the last thing that was drawn or shown.
reset-part = Back to what was shown
# $count (number): the answers that would go
reset-sure = { $count ->
    [one] Take one answer back?
   *[other] Take { $count } answers back?
}
reset-not-nothing = You have not answered anything in this turn yet.
reset-not-not-yours = Somebody else has answered since.
reset-not-known = Something was drawn or shown: it cannot be taken back.
reset-not-policy = At this table nothing is taken back.
request-reset = { $name } asks to start the turn over.
key-reset = start the turn over

## New table: the options that have pictures

new-on-table = On the table

# The companion for cardboard on the table.
companion-link = Cardboard on the table?
companion-title = At your table
companion-none = This game has no companion.

## The way back to the result

menu-result = Show the result

## Off line, and newer versions

offline-title = No connection
offline-text = The server cannot be reached just now. Your tables are safe there; this page opens by itself as soon as it can.
newer-text = A newer version of this page is here.
newer-now = Reload
newer-later = Later
## Home: for those who come for the first time, and for those who return

nav-foot = More pages
home-alone = Play alone now
# $name: a game; $time: how long it takes
home-alone-what = { $name } against bots, { $time }
home-teach = Teach me
# $least, $most (numbers): minutes
home-minutes = { $least }–{ $most } min
# $name: whoever reads it
home-greet-morning = Good morning, { $name }.
home-greet-day = Hello, { $name }.
home-greet-evening = Good evening, { $name }.
home-greet-night = Still awake, { $name }?
home-waiting = { $count ->
    [0] No table waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
home-urgent = most urgent first
home-round = round { $round }
# $last (number): the last round of this game
home-round-of = round { $round } of { $last }
home-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
# $time: such as “3 hours”
home-left = { $time } left
home-ready = ready to start
home-frozen = cannot go on with this version of the rules
home-waits = waits for players
# $open, $running (numbers): tables
home-public-count = { $open } to join, { $running } to watch
home-over-all = All { $count } games
home-over-few = Fewer
home-result = Result
home-replay = Watch again
home-result-won = won
home-result-lost = lost
home-result-place = { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
}
home-result-none = ended
pace-none = no clock
discard-close = Close the table
discard-close-sure = Nobody can sit down here any more.
discard-leave = Get up
discard-leave-sure = Your seat becomes free for somebody else.
discard-discard = Discard the game
discard-discard-sure = This game against bots is deleted for good.
discard-forget = Delete the game
discard-forget-sure = The result and the replay are deleted for good.
discard-keep = Keep it
home-how = How it goes
home-how-learn = New to a game? “Teach me” plays a first one with you, step by step.
home-how-invite = Set a table and send the link: whoever has it sits down, on a phone or a laptop.
home-how-pace = In one evening or over days. Bots take the chairs that stay free.
## The log by turns, what an answer would bring, and keys

log-consequences = { $count ->
    [one] { $count } consequence
   *[other] { $count } consequences
}
outlook-steps = step by step
menu-keys = Help and keys
## People: names, bots, waiting, time

bot-random-about = plays whatever comes
bot-greedy-about = takes the best that it sees, and looks no further
bot-novice-about = sees what lies on the table, and overlooks what is two steps away
bot-club-about = a steady club player
bot-expert-about = weighs every answer by what comes of it later
bot-champion-about = thinks as long as it helps, and gives nothing away
outside-about = a program outside of the server; where it does not answer, a club player does
name-label = Your name
name-hint = Any name will do. No account needed.
name-save = Call me that
name-change = Change your name
name-title = What shall we call you?
# $level: how well it plays
seat-bot-level = bot, { $level }
# $level: how well it plays
seat-stand-in-level = a bot stands in ({ $level })
seat-departed = somebody who has left
room-leave-why = The seat is free for somebody else then; the table stays.
room-begins = begins
room-rotate = Let the next one begin
room-face = Another face
room-game = While you wait
room-read-rules = Read the rules
# $least (number), $most (number): how many can play
room-players = { $least } to { $most } players
room-luck-title = Stir the shuffle
room-luck-why = The order of the cards comes from a secret number that the server has sealed already, and from whatever the players write here. So nobody, not even the server, can have chosen it. You need not write anything.
room-luck-done = Stirred in.
pace-title-none = No clock
pace-title-clock = With a clock
pace-title-days = Over days
# $bank: a time, $extra: a time
pace-bank-extra = Each has { $bank } for the whole game and { $extra } more with every question; what is not used stays.
# $bank: a time
pace-bank = Each has { $bank } for the whole game.
pace-out-bot-takes-seat = When nothing is left, a bot plays on until you come back.
pace-out-resign = When nothing is left, the game is lost.
pace-no-clock = Nobody is hurried. If somebody stays away, the others may let a bot play for them.
# $count (number)
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
# $count (number)
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
# $count (number)
span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
# $count (number)
span-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
# $name: who, $time: how long it takes
stand-in-soon = { $name } is away. If nobody comes back, a bot may play on in { $time }.
# $name: who
stand-in-now = { $name } has been away for a while. A bot may play on until they are back.
# $name: who
stood-in-time-out = { $name } ran out of time.
stood-in-away = { $name } was away.
stood-in-wish = { $name } let a bot play.
stood-in-resigned = { $name } gave up.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-end = A bot played to the end and gave { $answers } of { $of } answers.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-some = A bot gave { $answers } of { $of } answers.
# $name: who
stood-in-unearned = It is not counted as a win of { $name }.
# $date: a day
account-since = here since { $date }
account-games = Games
account-played = played
account-won = won
account-no-games = No game has been played to its end yet.
account-win-why = A game that a bot had to finish for you counts as played, not as won.
# $time: such as “one day”
pace-each = Every answer has { $time }; nothing is saved up.

## Hints

hint-ask = Hint
hint-off = Hints are off at this table.
hint-on = Hints are given at this table.
key-hint = hint
new-hints = Hints
hints-policy-alone = only against bots
hints-policy-all = for everybody
hints-policy-none = for nobody
