# The platform: what people read in browser and terminal and that belongs to no single game.

## People and bots

seat-human = Player { $number }
seat-bot = Bot { $number }
seat-you = You
seat-free = free seat

## Menu

menu-start = Start the game
menu-game = Game
menu-players = Players
menu-language = Language

## Play

ask = { $name }: { $question } [{ $rule }]
preview-title = This would happen
why-title = Why not?
rules-title = Rules
help-title = Help

## Answers that are not taken

table-taken-back = { $seat } took the last answer back.
    .you = You took your last answer back.
table-reset =
    { $seat } went back in this turn and took { $count ->
        [one] one answer
       *[other] { $count } answers
    } back.
    .you =
        You went back in this turn and took { $count ->
            [one] one answer
           *[other] { $count } answers
        } back.
table-answered = { $seat }: { $action }
    .you = You: { $action }
table-answered-unseen = { $seat } has answered.
    .you = You have answered.
table-agreed-back = { $seat } took an answer back; nobody objected.
    .you = You took an answer back; nobody objected.
table-resigned = { $seat } has resigned.
    .you = You have resigned.
table-ended = The table ended the match, as { $seat } had asked.
    .you = The table ended the match, as you had asked.
table-stand-in = A bot plays for { $seat } now.
    .you = A bot plays for you now.
table-returned = { $seat } is back.
    .you = You are back.

## Saving and leaving

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

## Tables on a server

waiting = Waiting for { $names }.

## Packs of owners

-language = en
    .code = en
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}

## What a table announces

notice-agreed = The players agreed to end the game.
notice-given-up = The game was given up.
notice-resigned = All players but one have resigned.
notice-frozen = This server does not know the rules or components with which this game began. It goes on when a server that knows them takes it up; nothing is lost.
notice-frozen-components = The components with which this game began are not on this server. It goes on when a server that has them takes it up; nothing is lost.
# $rules (number): the version of the rules
notice-frozen-rules = This game began under rules version { $rules }, which this server does not know. It goes on when a server that knows it takes it up; nothing is lost.
# $line (number): a line of the record
notice-frozen-line = The rules of this server do not agree with line { $line } of this game. It goes on when a server whose rules do takes it up; nothing is lost.
notice-frozen-broken = The rules of this server cannot follow this game. It goes on when a server that can follow it takes it up; nothing is lost.

## The one fault of a first visit; the others come from their own file when one is met

fault-signed-out = Please sign in first.

## What an answer would change

# $changes: what would be different, one after the other
outlook = { $answer }: { $changes }.
# where the answer has a colon of its own
outlook-after = { $answer } ⇒ { $changes }.
outlook-of = { $seat }: { $change }
# what befell the reader, at the end of its line
log-to-you = to you
## The circle that meets on Wednesdays: what bots are called, and how well they play

circle-otto-rank = Otto Rank
circle-lou-salome = Lou Salomé
circle-alfred-adler = Alfred Adler
circle-sabina-spielrein = Sabina Spielrein
circle-carl-jung = Carl Jung
circle-sandor-ferenczi = Sándor Ferenczi
circle-margarete-hilferding = Margarete Hilferding
circle-wilhelm-stekel = Wilhelm Stekel
circle-max-eitingon = Max Eitingon
circle-karl-abraham = Karl Abraham
circle-helene-deutsch = Helene Deutsch
bot-random = guesser
bot-greedy = reckoner
bot-novice = novice
bot-club = club player
bot-expert = expert
bot-champion = champion
outside-level = outside bot
outside-bot = { $name } (outside bot)

## Ready phrases: said by a key, read in each reader’s language

chat-hello = Hello
chat-luck = Good luck
chat-moment = One moment
chat-nice = Well played
chat-thanks = Thank you
chat-again = Once more?

## Names for guests who choose none, between commas

guest-names = Amber Fox, Quiet Owl, Blue Heron, Merry Badger, Silver Hare, Velvet Mole, Golden Wren, Brave Otter, Gentle Bear, Clever Crow, Misty Deer, Lucky Beetle, Sunny Finch, Sleepy Cat, Swift Swallow, Wise Tortoise, Red Squirrel, Proud Rooster, Little Whale, Curious Goat, Kind Stork, Bright Moth, Nimble Mouse, Old Raven, Calm Pike, Green Frog, White Swan, Bold Lynx

## Hints

advice-title = Hint
advice-close = The first two are too close to call.
advice-probable = The first is probably better than the second.
advice-certain = The first is almost certainly better than the second.
advice-judge = Chances as a judge sees them that learnt from many games, in imagined deals that fit what you know ({ $worlds }). Nobody’s hand was read.
advice-playouts = Wins counted in games that bots played to the end from imagined deals that fit what you know ({ $worlds }). Nobody’s hand was read.
