# The platform: everything that people read in the terminal and that belongs to no single game.

## People and bots

seat-human = Player { $number }
seat-bot = Bot { $number }
spectator = spectator
who-human = a person
who-bot = bot: { $name }

## Menu

menu-title = Mittwoch
menu-start = Start the game
menu-game = Game
menu-players = Players
menu-seat = Seat { $number }
menu-language = Language
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
ask = { $name }: { $question } [{ $rule }]
offer-free = You may also: { $answer }
preview-title = This would happen
log-title = What happened
why-title = Why not?
why-nothing = Nothing you would expect is missing.
rules-title = Rules
rules-none = The rules have no paragraph { $id }.
help-title = Help
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
    l  what happened so far
    r  the rules, with search
    u  take your last answer back, if nobody has learnt anything since
    s  save
    q  leave

    Ctrl-C leaves at once and saves the game.

## Answers that are not taken

fault-over = The game is over.
fault-not-asked = You are not asked now.
fault-unreadable = This is no answer: { $text }
undo-nothing = There is nothing to take back.
undo-not-yours = The last answer was somebody else's.
undo-known = Something was shown since; it cannot be taken back.
undone = Taken back.
table-taken-back = { $seat } took the last answer back.
table-answered = { $seat }: { $action }
table-answered-unseen = { $seat } has answered.
table-agreed-back = { $seat } took an answer back; the others agreed.
table-resigned = { $seat } has resigned.
table-ended = The table ended the match, as { $seat } had asked.
table-stand-in = A bot plays for { $seat } now.
table-returned = { $seat } is back.

## Saving and leaving

saved = Saved in { $file }.
left-saved = The game is saved in { $file }.
left-unsaved = The game was left and not saved.
left-over = The game is over.

## The end

over-title = The end
outcome-won = { $name } wins.
outcome-shared = { $names } share the win.
outcome-automaton = The Id wins.
outcome-rounds = { $rounds ->
    [one] One round was played.
   *[other] { $rounds } rounds were played.
}
score-what = Score
score-automaton = The Id

## Plain lines

text-welcome = { $game }. Answer with a number; "help" tells what else can be said.
text-no-number = Answer with a number from 1 to { $count }.
text-help =
    A number gives the answer of that number; so does its notation, here for example: { $answer }
    board: the table in words
    log: what happened so far
    why: what is not possible now, and which rule forbids it
    rules { $rule }: a paragraph of the rules; rules: all numbers
    undo: take your last answer back
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

waiting = Waiting for { $names }.
reconnecting = The server cannot be heard; trying again.
server-invitation =
    Others join with this link: { $address }
    or with the code { $code }.
server-free = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
server-start = All seats are taken. Waiting for the start.
fault-stale = The table has moved on meanwhile; look again.
undo-asked = The others are asked whether your last answer may be taken back.
server-asks-undo = { $name } asks to take the last answer back. + agree, - disagree
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

## Packs of owners

-language = en
    .code = en
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}
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
components-sound = Sound: a pack for { $game } with the digest { $digest }. Original: { $original } of { $entries } entries.
sheet-title = { $game }: what your box says
sheet-text = Note in the last column what is printed in your box where it differs. The lines stand in the order of the component files; what is grey is certain.
sheet-entry = Entry
sheet-field = Field
sheet-built-in = Built in
sheet-status = Status
sheet-box = In your box
sheet-certain = certain
sheet-likely = likely
sheet-guess = guess
sheet-reconstructed = reconstructed
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
