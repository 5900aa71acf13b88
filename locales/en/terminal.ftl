# The terminal: everything that people read there only, and what a server says to its keeper.

## People and bots

spectator = spectator
who-human = a person
who-bot = bot: { $name }

## Menu

menu-title = Mittwoch
menu-seat = Seat { $number }
menu-resume = Resume a saved game
menu-replay = Watch a recorded game
menu-leave = Leave
files-none = No game is kept here yet.
keys-menu = ↑↓ choose  ←→ change  Enter go on  q leave
keys-files = ↑↓ choose  Enter open  Esc back

## Play

play-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
offer-free = You may also: { $answer }
log-title = What happened
why-nothing = Nothing you would expect is missing.
rules-none = The rules have no paragraph { $id }.
handover = Now it is { $name }'s turn. Hand over the keyboard; the cards appear when { $name } presses Enter.
handover-undo = If { $name } wants to choose again: u.
leave-question =
    Leave the table?

    s  save and leave
    d  leave without saving
    Esc  stay
keys-play = Enter answer  w why not  l log  r rules  u undo  s save  ? help  q leave
keys-over = l log  r rules  s save  q leave
keys-page = ↑↓ PgUp PgDn scroll  / search  Esc close
help-play =
    The question stands in the middle, the answers below it.

    ↑ ↓ ← →  move between the answers
    1-9 a-z  go to an answer; the same key again gives it
    Enter  give the answer that is marked
    PgUp PgDn  scroll the board
    w  what is not possible now, and which rule forbids it
    !  what a bot would answer, and why
    l  what happened so far
    r  the rules, with search
    u  take your last answer back, if nobody has learnt anything since
    U  start your turn over, as far as nothing was shown
    s  save
    q  leave

    Ctrl-C leaves at once and saves the game.

## Answers that are not taken

undo-nothing = There is nothing to take back.
undo-not-yours = The last answer was somebody else’s.
undo-known = Something was shown since; it cannot be taken back.
undone = Taken back.
reset-done = Your turn is as it was.

## Saving and leaving

saved = Saved in { $file }.
left-saved = The game is saved in { $file }.
left-unsaved = The game was left and not saved.

## Plain lines

text-welcome = { $game }. Answer with a number; "help" tells what else can be said.
text-no-number = Answer with a number from 1 to { $count }.
text-help =
    A number gives the answer of that number; so does its notation, here for example: { $answer }
    board: the table in words
    hint: what a bot would answer, and why
    log: what happened so far
    why: what is not possible now, and which rule forbids it
    rules { $rule }: a paragraph of the rules; rules: all numbers
    undo: take your last answer back
    reset: start your turn over, as far as nothing was shown
    save FILE: save the game
    say TEXT, agree, disagree, end, resign: at a table on a server
    quit: leave the table
    An empty line repeats the question.

## Recorded games

replay-title = { $game }, a recorded game
replay-place = { $viewer }, step { $step } of { $steps }
replay-jump = Go to step: { $step }
replay-step = { $step }.
replay-unfinished = The record ends here; the game is not over.
keys-replay = ← → step  PgUp PgDn ten  Home End  g go to  v viewer  l log  r rules  q leave
help-replay =
    ← →  one step back or on
    PgUp PgDn  ten steps
    Home End  first and last step
    g  go to a step by its number
    v  look through other eyes: each player, then a spectator
    l  what happened so far
    r  the rules, with search
    q  leave

## Tables on a server

reconnecting = The server cannot be heard; trying again.
server-invitation =
    Others join with this link: { $address }
    or with the code { $code }.
server-free = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
server-start = All seats are taken. Waiting for the start.
undo-asked = The others are asked whether your last answer may be taken back.
reset-asked = The others are asked whether you may start your turn over.
server-asks-undo = { $name } asks to take the last answer back. + agree, - disagree
server-asks-reset = { $name } asks to start the turn over. + agree, - disagree
server-asks-end = { $name } asks to end the game now. + agree, - disagree
server-asks-return = A bot plays for you now. + take your seat back
chat-line = { $name }: “{ $text }”
chat-typing = Say: { $text }_
left-server = The table stays where it is: { $address }
leave-server =
    Leave the table? It stays on the server.

    Enter  leave; you can come back
    r  resign
    e  ask the others to end the game now
    Esc  stay
help-server =
    At a table on a server:
    :  say something to the table
    +  agree to what somebody asks
    -  disagree
    u  takes back what only you know; else the others are asked
    s  saves the record
text-alone = Nobody else sits elsewhere at this table.

## What can go wrong

# $all: sentences, one after the other
problem-all = { $all }
problem-closed = The output was closed before its end.
problem-io = Cannot read or write: { $cause }.
problem-read = Cannot read '{ $path }': { $cause }.
problem-read-folder = Cannot read the folder '{ $path }': { $cause }.
problem-write = Cannot write '{ $path }': { $cause }.
problem-protect = Cannot make '{ $path }' private: { $cause }.
cause-not-found = no such file or folder
cause-permission = permission denied
cause-exists = it is there already
cause-folder = it is a folder
cause-no-folder = a part of its path is not a folder
cause-not-empty = the folder is not empty
cause-full = the disk is full
# $text: what the system says
cause-other = { $text }

## The command line

problem-no-command = There is no command '{ $name }' (see 'mittwoch --help').
problem-no-argument = '{ $name }' is not an argument here (see 'mittwoch --help').
problem-missing = Something is missing: { $names } (see 'mittwoch --help').
problem-conflict = '{ $name }' cannot be used with '{ $other }' (see 'mittwoch --help').
problem-no-value = '{ $name }' needs a value (see 'mittwoch --help').
problem-value = '{ $value }' cannot be the value of '{ $name }' (see 'mittwoch --help').
problem-value-of = '{ $value }' cannot be the value of '{ $name }'; it can be { $values } (see 'mittwoch --help').
problem-value-hint = '{ $value }' cannot be the value of '{ $name }': { $hint } (see 'mittwoch --help').
hint-seat = a seat has no name
hint-option = an option is written KEY=VALUE
hint-pace = a time is written 10m+20s, 90s or 1d
hint-night = a night is written 22:00-06:00, in UTC
hint-seed = a seed is a number or 64 hexadecimal digits
problem-command-line = The command line cannot be read (see 'mittwoch --help').

## Games and seats

problem-no-game = There is no game '{ $key }'; there is { $known }.
problem-option-twice = The option '{ $key }' is named twice.
problem-seats = { $named } seats are named, but { $players } play.
problem-no-bot = { $game } has no bot '{ $name }'; it has { $known }.
problem-no-lesson = There is no lesson for { $game }.
problem-arena-drawing = The drawing cannot be written to { $path }: { $why }
problem-bots = { $bots } bots are named for { $players } seats; name one for all or one for each.
problem-no-paragraph = The rules of { $game } have no paragraph '{ $id }'.
problem-no-player = There is no player { $number }; { $seats } played.
problem-terminal = Playing needs a terminal; with --text it reads plain answers.
problem-screen = Cannot use the terminal: { $cause }.
problem-screen-closed = The terminal is closed.
problem-nobody = Nobody is left to answer.
problem-luck = The system gives no random bytes: { $cause }.
problem-stopped = Stopped.
problem-stopped-at-once = Stopped at once.
problem-stopped-before = Stopped before the end; files are as they last were.

## Files

# $detail: what the reader of the file found, in English
problem-file = '{ $path }': { $detail }.
problem-unknown-keys = '{ $path }': unknown { $unknown }; there is { $known }.
problem-no-head = '{ $path }': line 1 is not the head of a record.
problem-head-game = '{ $path }': line 1 names the game '{ $game }', which is unknown.
problem-other-pack = '{ $path }': line 1: the game was played with other components; name their folder with --pack.
problem-other-game = '{ $path }' is a game of { $game }, not of { $wanted }.
problem-not-text = '{ $path }' is not a record: it is not text.
problem-no-match = The folder '{ $folder }' holds no recorded game.
problem-differ = { $differing } of { $all } games would differ.
problem-server-alone = '{ $path }' can be read only by the program that has the server.
problem-check-what = Name a game and a folder to check.
problem-which-game = No game has all the component files of '{ $folder }'; name the game: components check GAME DIR.
problem-pack-digest = A pack is named by at least { $least } digits of its digest.
problem-no-toml = The folder '{ $folder }' holds no TOML file.

## Servers of others

problem-address = '{ $text }' is not an address such as http://host:port.
problem-unreachable = The server { $server } cannot be reached: { $cause }.
problem-foreign = No server of Mittwoch answers at { $server }.
problem-refused = The server refuses the table ({ $status }).
problem-game-unknown = The game '{ $game }' is unknown here; a newer program knows it.
problem-server-bots = On a server bots take the last seats.
problem-server-person = On a server somebody has to sit at the table.

## The own server

serve-at = Mittwoch is served at { $address }
serve-no-browser = No browser could be opened; open the address yourself.
serve-stopping = Stopping.
serve-port = The port { $port } is in use; name another one.
serve-listen = The server cannot listen on { $address }: { $cause }.
serve-packs = The packs in '{ $folder }' cannot be read: { $text }.
backup-done = The database is copied into { $file }.
problem-threads = No threads can be started: { $cause }.
problem-public-url = '{ $text }' is not an address such as https://play.example.org.
problem-proxy = '{ $text }' is not an address such as 127.0.0.1 or 10.0.0.0/8.
problem-unlimited = Without limits the server listens on the loopback address alone.
store-broken = The database failed: { $cause }.
store-unusable = The data folder { $path } cannot be used: { $cause }.
store-in-use = Another server is running on the data folder { $path }.
store-newer = The data in { $path } was written by a newer server (its form has number { $form }, this server knows up to { $known }); start that one instead.
store-damaged = The data in { $path } cannot be used, it is damaged: { $cause }. Nothing was changed. Put the latest copy that was made with 'mittwoch backup' into an empty folder under the name { $file }, start the server with --data on that folder, and keep the damaged one.
store-no-database = There is no database in the folder { $path }.
store-no-backup = The backup { $path } cannot be written: { $cause }.
store-away = The database cannot be reached: { $cause }.
store-unreachable = The database { $url } cannot be used: { $cause }.
store-old-server = The database { $url } is PostgreSQL { $found }; version { $needed } or a newer one is needed.
store-encoding = The database { $url } keeps texts in { $found }; make one with the encoding UTF8.
store-unsynced = The database { $url } would forget moves in a crash: its setting '{ $setting }' is off. Turn it on and start again.
store-moving = The data of the database { $url } are being moved; start again when that is done.
store-served = A server is running on the database { $url }.
store-empty = There are no data in the database { $url }.
store-not-empty = There are other data in { $place } already; nothing was changed.
store-move-differs = The table '{ $table }' is not the same in its new place; nothing was changed.
store-move-row = Rows of the table '{ $table }' cannot be kept in the new place: { $cause }. Nothing was changed.
store-backup-elsewhere = A database of PostgreSQL is copied with its own programs, such as pg_dump.
move-table = { $table }: { $rows } rows, the same in both places
move-done = Everything lies in { $place } now and was compared: { $rows } rows. The old data are still there; start no server on them any more.
move-before = Everything lies in { $place } already and was compared: { $rows } rows.
problem-database = This is not an address such as postgres://name:password@host/database.
problem-node-address = --node-address names the address at which other servers reach this one: not 0.0.0.0, but one of this machine on their network.

## What was checked

check-sound = Sound: a pack for { $game } with the digest { $digest }. Original: { $original } of { $entries } entries.
replay-sound = Sound: '{ $path }', { $game }, { $answers } answers.
# $detail: what differs
replay-differs = Differs: '{ $path }': { $detail }.
replay-counts = { $game }, rules { $rules }: { $all } games, { $differing } would differ.

## Without a menu

menu-plays = Mittwoch plays these games:
menu-elsewhere = In a terminal 'mittwoch menu' shows a menu. Elsewhere:
usage-serve = serve tables to browsers and terminals
usage-play = play with plain lines
usage-simulate = let bots play many games
usage-arena = let bots meet one another
usage-replay = watch or check a record
usage-games = games, seats, options, bots
usage-rules = the rules digest
usage-components = what is original and what reconstructed
usage-bench = how fast games are played
usage-help = everything else
games-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
games-span = { $least } to { $most } players
games-option = (default { $default }; for { $players })
games-bots = bots, weakest first: { $bots }

## Components, simulation, speed

components-file = file
status-certain = certain
status-likely = likely
status-guess = guess
status-reconstructed = reconstructed
components-reconstructed = Reconstructed:
components-page = The whole list: --page
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-score = mean score
simulate-left = left
simulate-speed = { $games } games, { $decisions } decisions in { $seconds } s: { $decisions-each } decisions and { $games-each } games a second
simulate-means = mean winning score { $score }, mean rounds { $rounds }
arena-one = bot
arena-others = against
arena-games = games
arena-wins = wins
arena-scores = mean scores
arena-bot = bot
arena-rating = rating
arena-time = ms a decision
arena-longest = longest ms
arena-accepted = accepted
arena-refused = refused
arena-open = undecided
bench-decisions = decisions/s
bench-games = games/s
bench-answers = answers
bench-open = open ms

## Packs of owners

pack-played = Pack: { $name }. Original: { $original } of { $entries } entries.
components-exported =
    The built-in files are in { $folder }. Edit them, then check the folder
    with: components check { $folder }
components-pack-comment =
    What this pack is called, and for which game it is.
    In the other files change what your box says otherwise; give such an entry
    status = "certain". Entries and files that you leave out stay as they are.
    A new entry can say called = "Its name", or called = { "{" } en = "…", fr = "…" { "}" }.
    An entry gives way with: removed = true.
components-pack-name = My box of { $game }
sheet-title = { $game }: what your box says
sheet-text = Note in the last column what is printed in your box where it differs. The lines stand in the order of the component files; what is grey is certain.
sheet-entry = Entry
sheet-field = Field
sheet-built-in = Built in
sheet-status = Status
sheet-box = In your box
thinkers-none = No thinker is let in.
thinkers-title = name
thinkers-since = since
thinkers-added = Its token, which is told only now:
thinkers-removed = The thinker was removed. At tables where it plays, a bot of the server answers.
thinkers-unknown = There is no such thinker.
thinkers-name = A thinker is called by small letters, digits and hyphens, 2 to { $most } of them, and begins with a letter.
thinkers-taken = Another thinker is called so.
thinkers-unusable = The list of thinkers cannot be used: { $cause }
host-packs-none = Nobody has installed a pack.
host-packs-digest = digest
host-packs-name = name
host-packs-person = of
host-packs-bytes = bytes
host-packs-removed = { $count ->
    [0] There is no such pack.
    [one] The pack was removed. Matches that play with it go on.
   *[other] { $count } packs were removed. Matches that play with them go on.
}

## Guided first games

teach-head = Lesson { $number } of { $count }: { $title }
teach-now-text = Now you: { $answer } (show: do it for me; skip: next lesson; leave: play on alone)
teach-nothing = Nothing is proposed here: answer as you like.
teach-skipped = Skipped. Answer as you like.
teach-left = The lesson is over, the game goes on.
teach-over = That was the lesson. The game goes on: play it to the end, or leave it here.

## Hints and reviews

advice-answer = { $place }) { $answer }: { $chance } (± { $error }), { $points } points.
reviewed-head = { $count } choices, weighed by { $bot } in { $worlds } imagined deals each.
reviewed-by-judge = The chances are those of a judge that learnt from many games.
reviewed-by-playouts = The chances are wins counted in games that bots played to the end.
reviewed-seat = seat
reviewed-mistakes = mistakes
reviewed-rivals = others’ mistakes
reviewed-luck = luck
reviewed-eyes = What decided for { $name }:
reviewed-no-moments = Nothing stands out.
reviewed-moment = { $change }  round { $round }, step { $step }, { $name }: { $answer }
reviewed-better = Better: { $answer }: { $chance } in place of { $played } (± { $error }).
reviewed-next = The best other answer: { $answer }: { $chance } in place of { $played } (± { $error }).
reviewed-not-over = The game is not over; only a finished game is reviewed.
