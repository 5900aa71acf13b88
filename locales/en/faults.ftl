# Why the server refuses something, and what a table announces; browser and terminal read it.

## Requests

fault-message-cut = The message did not arrive complete.
fault-content-type = A message needs the content type application/json.
# $detail: what the reader of the message found, for programmers
fault-not-protocol = The message does not follow the protocol: { $detail }
fault-not-a-command = The message is not a command of this protocol.
fault-unreadable-request = The request cannot be read.
fault-no-such-view = A view is that of a seat, or “open”.
fault-too-large = The message is too long.
fault-too-many = Too many requests; please wait a little.
fault-connections = Too many connections; close one first.
fault-cross-site = The request comes from another site.
fault-not-found = There is nothing here by that name.
fault-no-texts = There are no texts in this language.
fault-not-allowed = You may not do that.
fault-internal = Something went wrong on the server. Nothing is lost.
fault-cannot-save = The server cannot save anything; its log says why.
fault-stopping = The server is about to restart. Please try again in a moment.
fault-node-lost = This server has lost touch with its database. It goes on by itself as soon as it can.
fault-table-moves = This table is just moving to another server. Please try again in a moment.

## People

fault-unknown-token = This token is not known here.
fault-wrong-password = The name or the password is wrong.
fault-no-password = Only an account has a password.
fault-password-short = A password has at least { $least } characters.
fault-password-long = A password has at most { $most } bytes.
fault-password-common = This password is among the first that anybody would try.
fault-sign-ins = Too many people are signing in at once; please try again.
fault-name-taken = This name is taken.
fault-name-length = A name has { $least } to { $most } characters.
fault-name-characters = A name has only letters, digits, single spaces and - _ . ’
fault-name-blank = A name needs at least one letter or digit.
fault-no-person = There is no such person.
fault-people-only = Accounts are for people; a program only plays.
fault-token-of-guest = Programs belong to accounts; make an account first.
fault-tokens = One person can have at most { $most } programs.
fault-no-token = You have no such token.

## Opening a table

fault-no-game = There is no such game.
fault-setting-person = At least one seat must be for a person.
fault-setting-clock = A clock has between 5 seconds and 30 days.
fault-no-bot = The game has no such bot.
fault-no-lesson = This game has no lesson.
fault-open-tables = { $count ->
    [one] You have an open table already; start or leave it first.
   *[other] You have { $count } open tables; start or leave one first.
}
fault-open-tables-here = There are too many open tables from your address; start one first.
fault-components-broken = The components of the game are broken.
fault-no-pack = There are no such components here.
fault-no-sheet = The game has no such rules, number of players or options.
fault-no-companion = This game has no companion.
fault-situation-version = What was kept is written in another form ({ $version }); begin anew.
fault-situation-size = What was kept is too long or cannot be read; begin anew.
fault-not-your-pack = You have no such pack for this game.
fault-pack-gone = The pack of this table is gone.
fault-pack-faulty = This pack cannot be used; what is wrong with it is listed.
fault-pack-quota = You have no room for this pack; remove another one first.
fault-pack-of-guest = Packs belong to accounts; make one first.
fault-no-own-pack = You have no such pack.
# $game: the key of a game
setting-players = { $game } is for { $least } to { $most } players, not { $players }.
setting-option = { $game } has no option '{ $key }'; it has { $known }.
setting-value = The option '{ $key }' cannot be '{ $value }'; it can be { $values }.

## Finding a table

fault-no-code = No open table has this code.
fault-no-table = There is no such table, or not for you.
fault-game-gone = The game of this table is no longer known here.
fault-table-unreadable = The table cannot be read.
fault-table-silent = The table does not answer.

## Seats

fault-not-seated = You have no seat at this table.
fault-no-seat = The table has no such seat.
fault-host-only = Only the host of the table can do that.
fault-removed = The host has removed you from this table.
fault-public-seats = You sit at as many open public tables as one person may; leave one first.
fault-no-free-seat = No seat is free.
fault-seat-taken = This seat is taken.
fault-seat-free = A seat is still free.
fault-nobody-there = Nobody sits there.
fault-no-bot-there = No bot sits there.
fault-own-seat = This is your own seat; get up instead.
fault-bot-plays = A bot already plays that seat.
fault-not-away = The player of that seat is not away.
fault-entropy-length = The text has { $least } to { $most } characters.
fault-entropy-characters = The text has characters that cannot be printed.
fault-components-gone = The components of this table are no longer here.
fault-options-gone = The game no longer takes these options.

## Commands

fault-command-key = A command needs a key of { $least } to { $most } bytes.
fault-key-used = Another command was done under this key; take a new one.
fault-stale = The table has moved on meanwhile; look again.
fault-not-begun = The game has not begun.
fault-begun = The game has begun.
fault-over = The game is over.
fault-not-over = The game is not over.
fault-frozen = The game is frozen.
fault-no-match = No game is being played at this table.
fault-not-asked = You are not asked now.
fault-answer-length = No answer is that long.
fault-unreadable = This is not an answer: { $text }
fault-undo-nothing = There is nothing that you can take back.
fault-undo = That can no longer be taken back.
fault-resigned = You have resigned.
fault-stand-in = A bot plays for you; take your seat back first.
fault-no-night = Nights are for tables that play over days with a clock.
# $hours (number): how many at most
fault-night-length = A night begins at an hour of the day and lasts { $hours } hours at most.
fault-night-soon = Your night was changed less than a day ago. It can be changed once a day while the game goes on.
fault-asked-already = You have asked already.
fault-nothing-asked = Nobody on that seat asks for anything.
fault-others-agree = The others have to agree.

## Looking and talking

fault-others-view = You can look through other eyes once the game is over.
fault-record-later = The record can be read once the game is over.
fault-chat-length = A line has { $least } to { $most } characters.
fault-chat-room = That room is not yours until the game is over.
fault-chat-fast = You are writing too fast; please wait a little.
fault-chat-enough = You have written enough for today.
fault-mute-self = You cannot mute yourself.

## Names of guests

fault-name-at-table = Somebody at this table has a name that looks like yours. Please choose another one.
fault-name-kept = An account keeps the name with which it signs in.
fault-setting-circle = Each bot has a name of its own; there are no more names than bots.
fault-no-hints = Hints are off at this table.
fault-hint-stopped = The hint was stopped.
fault-reviews-full = Too many reviews are being made. Ask again a little later.
fault-moment-over = From this moment nothing is left to play.
