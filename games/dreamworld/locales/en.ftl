# The texts of Dreamworld.

## The game

dw-name = Dreamworld
dw-blurb = Play Dream cards in secret and turn the gaps between their numbers into treatment: 1 to 4 players, at most 14 rounds.

## Questions

dw-ask-play = Which card do you play?
dw-ask-play-again = Which Dream card do you play after your Professor?
# $limit (number): the limit before any +1 token is spent
dw-ask-score-or-draw = Score or draw? Limit without +1 tokens: { $limit }.
dw-ask-score-or-decline = Score or let the turn pass? Limit without +1 tokens: { $limit }.
dw-ask-draw = Which card do you draw?
# $left (number): what is left of the limit
dw-ask-flip = Which token do you flip? Limit left: { $left }.
dw-ask-over = The game is over.

## Answers on offer

dw-offer-play = Play { $card }
dw-offer-play-professor = Play the Professor
# $spent (number): +1 tokens to spend, 0 to 3; $limit (number): the limit with them
dw-offer-score =
    { $spent ->
        [0] Score up to { $limit }
        [1] Score up to { $limit }, spend one +1 token
        [2] Score up to { $limit }, spend two +1 tokens
        [3] Score up to { $limit }, spend three +1 tokens
       *[other] Score up to { $limit }, spend { $spent } +1 tokens
    }
# $value (number): the next token of the row, 0 when all are flipped; $golden: yes or no
dw-offer-flip =
    { $value ->
        [0] { $row }: flip a token
       *[other]
            { $golden ->
                [yes] { $row }: flip the golden { $value }
               *[other] { $row }: flip a { $value }
            }
    }
dw-offer-stop = Flip no more
# $plus (number): +1 tokens on the card
dw-offer-draw =
    { $plus ->
        [0] Draw { $card }
        [1] Draw { $card } and one +1 token
        [2] Draw { $card } and two +1 tokens
        [3] Draw { $card } and three +1 tokens
       *[other] Draw { $card } and { $plus } +1 tokens
    }
dw-offer-draw-professor = Draw the Professor
dw-offer-decline = Do not score

## What happens

dw-event-has-chosen = { $seat } has chosen.
    .you = You have chosen.
dw-event-chose = Your choice: { $card }.
dw-event-chose-professor = Your choice: the Professor.
dw-event-round-started =
    Round { $round }: { $client } ({ $suit ->
        [diamond] Diamond
        [hex] Hex
       *[circle] Circle
    }), { $side ->
        [sun] Sun
       *[moon] Moon
    } side. Tile: { $tile }.
dw-event-freud-round-started =
    Round { $round }: Freud, any suit, { $side ->
        [sun] Sun
       *[moon] Moon
    } side.
# $owner: non-player, random, id or player
dw-event-turned-up =
    { $owner ->
        [non-player] Non-player card: { $card }.
        [random] Random card: { $card }.
        [id] Card of the Id: { $card }.
       *[other] Card turned up: { $card }.
    }
dw-event-revealed = { $seat } reveals { $card }.
    .you = You reveal { $card }.
dw-event-revealed-professor = { $seat } reveals the Professor.
    .you = You reveal the Professor.
# $count (number): how many players
dw-event-choose-again =
    { $count ->
        [one] { $count } player chooses again after the Professor.
       *[other] { $count } players choose again after the Professor.
    }
dw-event-arranged = The line is complete and scoring begins.
# $add (number): what the Therapy tile adds, negative if it takes away
dw-event-turn-began =
    { $add ->
        [0] { $seat } takes a turn: gap { $gap }.
        [1] { $seat } takes a turn: gap { $gap }, tile +1.
        [2] { $seat } takes a turn: gap { $gap }, tile +2.
        [3] { $seat } takes a turn: gap { $gap }, tile +3.
       *[other] { $seat } takes a turn: gap { $gap }, tile { $add }.
    }
    .you =
        { $add ->
            [0] Your turn: gap { $gap }.
            [1] Your turn: gap { $gap }, tile +1.
            [2] Your turn: gap { $gap }, tile +2.
            [3] Your turn: gap { $gap }, tile +3.
           *[other] Your turn: gap { $gap }, tile { $add }.
        }
dw-event-scored =
    { $spent ->
        [0] { $seat } scores up to { $limit }.
        [1] { $seat } scores up to { $limit } and spends one +1 token.
        [2] { $seat } scores up to { $limit } and spends two +1 tokens.
        [3] { $seat } scores up to { $limit } and spends three +1 tokens.
       *[other] { $seat } scores up to { $limit } and spends { $spent } +1 tokens.
    }
    .you =
        { $spent ->
            [0] You score up to { $limit }.
            [1] You score up to { $limit } and spend one +1 token.
            [2] You score up to { $limit } and spend two +1 tokens.
            [3] You score up to { $limit } and spend three +1 tokens.
           *[other] You score up to { $limit } and spend { $spent } +1 tokens.
        }
dw-event-flipped =
    { $golden ->
        [yes] { $seat } flips the golden { $value }.
       *[other] { $seat } flips a { $value }.
    }
    .you =
        { $golden ->
            [yes] You flip the golden { $value }.
           *[other] You flip a { $value }.
        }
dw-event-turn-done = { $seat } is done scoring.
    .you = You are done scoring.
dw-event-drew =
    { $plus ->
        [0] { $seat } draws { $card }.
        [1] { $seat } draws { $card } and one +1 token.
        [2] { $seat } draws { $card } and two +1 tokens.
        [3] { $seat } draws { $card } and three +1 tokens.
       *[other] { $seat } draws { $card } and { $plus } +1 tokens.
    }
    .you =
        { $plus ->
            [0] You draw { $card }.
            [1] You draw { $card } and one +1 token.
            [2] You draw { $card } and two +1 tokens.
            [3] You draw { $card } and three +1 tokens.
           *[other] You draw { $card } and { $plus } +1 tokens.
        }
dw-event-drew-professor = { $seat } draws the Professor.
    .you = You draw the Professor.
dw-event-passed = { $seat } can neither score nor draw.
    .you = You can neither score nor draw.
dw-event-declined = { $seat } does not score and can draw nothing.
    .you = You do not score and can draw nothing.
dw-event-id-turn =
    { $add ->
        [0] The Id: gap { $gap }, limit { $limit }.
        [1] The Id: gap { $gap }, tile +1, limit { $limit }.
        [2] The Id: gap { $gap }, tile +2, limit { $limit }.
        [3] The Id: gap { $gap }, tile +3, limit { $limit }.
       *[other] The Id: gap { $gap }, tile { $add }, limit { $limit }.
    }
dw-event-id-flipped = The Id flips a golden { $value }.
# $count (number): how many winners; only so many of the four names are given
dw-event-ended =
    { $count ->
        [1] { $seat } wins.
        [2] { $seat } and { $second } share the win.
        [3] { $seat }, { $second } and { $third } share the win.
       *[other] { $seat }, { $second }, { $third } and { $fourth } share the win.
    }
    .you =
        { $count ->
            [1] You win.
            [2] You and { $second } share the win.
            [3] You, { $second } and { $third } share the win.
           *[other] You, { $second }, { $third } and { $fourth } share the win.
        }
dw-event-id-won = The Id wins.

## The score sheet

dw-sheet-golden = Golden tokens flipped
dw-sheet-remaining = Value left to flip
dw-sheet-supply = +1 tokens in supply

## Why not

dw-refused-over = The game is over.
dw-refused-not-choosing = You are not asked to choose a card now.
dw-refused-not-your-turn = It is not your turn: turns go from the farthest card to the closest.
dw-refused-not-playing = Cards are played only in the first phase of a round.
dw-refused-not-scoring = Scoring and drawing come only in the second phase of a round.
dw-refused-not-in-hand = That card is not in your hand.
dw-refused-professor-on-table = Your Professor lies in the play area and must be drawn first.
dw-refused-off-suit = Only a card of the Client’s suit can score.
dw-refused-more-than-three = No more than three +1 tokens may be spent in a round.
# $supply (number): +1 tokens that the player has
dw-refused-not-enough-plus =
    { $supply ->
        [0] You have no +1 token in your supply.
        [1] You have only one +1 token in your supply.
        [2] You have only two +1 tokens in your supply.
       *[other] You have only { $supply } +1 tokens in your supply.
    }
dw-refused-nothing-fits = With a limit of { $limit } you can flip no token.
dw-refused-already-scoring = You are scoring already, and a turn is either to score or to draw.
dw-refused-not-flipping = Tokens are flipped only after you choose to score.
dw-refused-no-such-row = There is no such row of tokens.
dw-refused-row-done = Every token of this row is flipped.
dw-refused-above-limit = The next token of this row is worth { $value }, but the limit left is { $left }.
dw-refused-first-flip = You must flip at least one token before you stop.
dw-refused-professor-in-hand = Your Professor is in your hand already.
dw-refused-this-round = Only cards of earlier rounds can be drawn, not those of this round.
dw-refused-not-face-up = Only a Dream card that lies face up can be drawn.
dw-refused-must-draw = You do not score, and there is something to draw: draw it.
dw-refused-must-score = By the rules under which this match began, a player who can score and draw nothing scores.

## Cards

# $suit: diamond, hex or circle; $icon: sun or moon
dw-card =
    { $suit ->
        [diamond] Diamond
        [hex] Hex
       *[circle] Circle
    } { $number } { $icon ->
        [sun] Sun
       *[moon] Moon
    }

## Clients

dw-client-the-clerk = The Clerk
dw-client-the-widow = The Widow
dw-client-the-soprano = The Soprano
dw-client-the-officer = The Officer
dw-client-the-student = The Student
dw-client-the-baker = The Baker

## Therapy tiles

# $add, $sun and $moon are amounts with their sign; $numbers is a list of numbers.
dw-tile-numbers = { $numbers }: { $add }
dw-tile-icon = Sun { $sun }, Moon { $moon }
dw-tile-farthest = Farthest card { $add }
dw-tile-closest = Closest card { $add }
dw-tile-farthest-player = Farthest player’s card { $add }
dw-tile-closest-player = Closest player’s card { $add }
dw-tile-small-gap = Gap at most { $gap }: { $add }
dw-tile-skip = { $cards ->
    [1] Skip the next card
   *[other] Skip the next { $cards } cards
}
dw-tile-random-before = A random card before choosing
dw-tile-random-after = A random card after the reveal

## Other pieces and places

# $value (number): the value of the tokens in the row
dw-row = Row of { $value }s
dw-professor = Professor
dw-freud = Freud

## Options

dw-option-professor = Professor card at the start
dw-option-professor-table = In the play area
dw-option-professor-hand = In the hand
dw-option-level = Level of the Id
dw-option-level-easy = Easy
dw-option-level-medium = Medium
dw-option-level-hard = Hard
dw-option-ends = Farthest and closest card
dw-option-ends-all = Among all Dream cards
dw-option-ends-players = Among the players’ cards

## The board of Dreamworld

dw-board-round = Round { $round } of { $last }, { $side ->
    [sun] Sun
   *[moon] Moon
} side: { $client }, { $suit ->
    [diamond] Diamond
    [hex] Hex
    [circle] Circle
   *[any] any suit
}
dw-board-tile = Tile: { $tile }
dw-board-no-tile = No tile.
dw-board-corner = Corner number: { $corner }
dw-board-stock = Deck { $deck }, face down { $down }
dw-board-line-empty = No card lies open yet.
dw-board-gap = gap { $gap }
dw-board-off-suit = off-suit
dw-board-non-player = non-player
dw-board-random = random
dw-board-id = the Id
dw-board-golden = golden
dw-board-left = left
dw-board-plus = +1
dw-board-hand = cards
dw-board-professor = Professor
dw-board-tokens = tokens, * golden
dw-board-in-hand = hand
dw-board-on-table = table
dw-board-id-tokens = The Id’s tokens, flipped ones in brackets: { $tokens }
dw-board-your-hand = Hand
dw-board-nights = Rounds, tiles and face-up cards
dw-board-line-card = { $place }. { $owner }: { $card }, { $suit ->
    [on] on-suit
   *[off] off-suit
}, gap { $gap }{ $add ->
    [none] {""}
   *[other] , tile { $add }
}{ $plus ->
    [0] {""}
   *[other] , +1 tokens on it: { $plus }
}
dw-board-player = { $name }: golden tokens flipped { $golden }, value left { $left }, +1 tokens { $plus }, cards { $hand }, Professor: { $professor }; tokens { $tokens }
dw-board-hand-is = Your hand: { $cards }
dw-board-earlier = Round { $round }, { $client }, face up: { $cards }

## What an answer would change

# $by: the change with its sign; $size (number): the same without a sign; $from and $to (numbers): now and then
dw-would-golden =
    { $size ->
        [one] { $by } golden token flipped, { $from } → { $to }
       *[other] { $by } golden tokens flipped, { $from } → { $to }
    }
dw-would-remaining = value left to flip { $from } → { $to }
dw-would-plus = +1 tokens { $from } → { $to }
dw-would-hand = cards in hand { $from } → { $to }
# $suit: on or off; $add (number): what the Therapy tile adds
dw-would-gap =
    { $suit ->
        [on] { $add ->
            [0] gap { $to } as the cards lie now
            [1] gap { $to } as the cards lie now, tile +1
            [2] gap { $to } as the cards lie now, tile +2
            [3] gap { $to } as the cards lie now, tile +3
           *[other] gap { $to } as the cards lie now, tile { $add }
        }
       *[off] off-suit, so it cannot score
    }
dw-would-left = limit left: { $to }
