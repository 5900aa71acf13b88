# The texts of Notre Dame.

## The game

nd-name = Notre Dame
nd-blurb = Pass action cards to the left, build up your borough of Paris and keep the plague out: 2 to 5 players, nine rounds.

## Questions

nd-ask-keep-first = Which of your three cards do you keep?
nd-ask-keep-second = Which of the two passed cards do you keep?
nd-ask-play-first = Which card do you play first?
nd-ask-play-second = Which card do you play second?
# $place: where the marker goes
nd-ask-source = No marker in supply: from where does { $place } get one?
nd-ask-gift = How many coins do you give to Notre Dame?
nd-ask-gift-now = Your marker is on Notre Dame: how many coins do you give?
nd-ask-friend = Into which sector do you put your trusted friend?
# $steps (number): how many streets the ride may take
nd-ask-ride = Where does your carriage ride? Streets at most: { $steps }.
nd-ask-message = Do you take the { $message }?
nd-ask-rat-back = Do you move your rat one step back?
# $left (number): how many favours may still be chosen
nd-ask-favour = Which favour do you choose? Favours left: { $left }.
nd-ask-hire = Whom do you hire for one coin?
nd-ask-fool-from = Fool: which piece do you move?
nd-ask-fool-to = Fool: into which sector does the piece go?
nd-ask-minstrel-from = Minstrel: from which sector do you move pieces?
nd-ask-minstrel-carry = Minstrel: what do you take from the { $place }?
nd-ask-minstrel-to = Minstrel: into which sector do the pieces go?
nd-ask-bishop = Bishop: which empty sector gets a marker?
nd-ask-lose = Plague: which of your fullest sectors loses a marker?
# $count (number): coins that are missing in the general supply
nd-ask-payer =
    { $count ->
        [one] A coin is missing in the general supply. Which of the richest pays it?
       *[other] { $count } coins are missing in the general supply. Which of the richest pays them?
    }
nd-ask-over = The game is over.

## Answers on offer

nd-offer-keep = Keep { $card }
    .lead = { $card }
nd-offer-play = Play { $card }
    .lead = { $card }
nd-offer-from = Take from { $place }
    .lead = { $place }
nd-offer-from-friend = Take the trusted friend
# $pieces (number): how many pieces are there now
nd-offer-to =
    { $pieces ->
        [0] Put into the { $place } (empty)
        [one] Put into the { $place } ({ $pieces } piece there)
       *[other] Put into the { $place } ({ $pieces } pieces there)
    }
    .lead = { $place }
# $markers (number): how many markers, 0 with the friend alone; $friend: yes or no
nd-offer-carry =
    { $friend ->
        [yes]
            { $markers ->
                [0] Take the trusted friend
                [one] Take { $markers } marker and the trusted friend
               *[other] Take { $markers } markers and the trusted friend
            }
       *[other]
            { $markers ->
                [one] Take { $markers } marker
               *[other] Take { $markers } markers
            }
    }
# $coins (number): coins to give; $prestige (number): what they bring, without the park
nd-offer-give =
    { $coins ->
        [one] Give { $coins } coin for { $prestige } prestige
       *[other] Give { $coins } coins for { $prestige } prestige
    }
nd-offer-give-nothing = Give nothing and place no marker
# $streets (number): how long the ride is, 0 to stay
nd-offer-ride =
    { $streets ->
        [0] Stay at { $market }
        [one] Ride to { $market } ({ $streets } street)
       *[other] Ride to { $market } ({ $streets } streets)
    }
    .lead = { $market }
nd-offer-ride-message =
    { $streets ->
        [0] Stay at { $market }: { $message }
        [one] Ride to { $market } ({ $streets } street): { $message }
       *[other] Ride to { $market } ({ $streets } streets): { $message }
    }
    .lead = { $market }
# The message lies there, but may not be taken yet.
nd-offer-ride-blocked =
    { $streets ->
        [0] Stay at { $market }, not yet: { $message }
        [one] Ride to { $market } ({ $streets } street), not yet: { $message }
       *[other] Ride to { $market } ({ $streets } streets), not yet: { $message }
    }
    .lead = { $market }
# $favour: coin, marker or rat
nd-offer-choose =
    { $favour ->
        [coin] Take a coin
        [marker] Take a marker
       *[rat] Move the rat one step back
    }
nd-offer-hire = Hire the { $person }: { $ability }
    .lead = { $person }
nd-offer-lose = Lose a marker in the { $place }
    .lead = { $place }
# $payer: who would pay; $coins (number): coins that this player has
nd-offer-charge =
    { $coins ->
        [one] { $payer } pays, of { $coins } coin
       *[other] { $payer } pays, of { $coins } coins
    }
nd-offer-take-message = Take the message
nd-offer-leave-message = Leave the message
nd-offer-rat-back = Move the rat one step back
nd-offer-rat-stays = Leave the rat where it is
nd-offer-no-action = Play the card without its action
nd-offer-hire-nobody = Hire nobody

## What happens

nd-event-drew = You draw { $cards }.
nd-event-chose = You keep { $card }.
nd-event-has-chosen = { $seat } has chosen.
    .you = You have chosen.
nd-event-received = You are passed { $cards }.
nd-event-round-started = Round { $round } begins.
# $rats (number): the rats on the person
nd-event-shown =
    { $rats ->
        [0] The { $person } is here, without rats.
        [one] The { $person } is here with { $rats } rat.
       *[other] The { $person } is here with { $rats } rats.
    }
nd-event-passed-two = Everybody passes two cards to the left.
nd-event-passed-one = Everybody passes one card to the left.
nd-event-played = { $seat } plays { $card }.
    .you = You play { $card }.
nd-event-no-effect = The card does nothing for { $seat }.
    .you = The card does nothing for you.
nd-event-placed = { $seat } places a marker: { $to }.
    .you = You place a marker: { $to }.
nd-event-moved = { $seat } moves a marker from { $from } to { $to }.
    .you = You move a marker from { $from } to { $to }.
nd-event-friend-moved = { $seat } puts the trusted friend into the { $to }.
    .you = You put your trusted friend into the { $to }.
# $pieces (number): the pieces in the sector
nd-event-acted =
    { $pieces ->
        [one] { $seat } uses the { $place } with { $pieces } piece.
       *[other] { $seat } uses the { $place } with { $pieces } pieces.
    }
    .you =
        { $pieces ->
            [one] You use the { $place } with { $pieces } piece.
           *[other] You use the { $place } with { $pieces } pieces.
        }
nd-event-took-markers =
    { $count ->
        [one] { $seat } takes { $count } marker.
       *[other] { $seat } takes { $count } markers.
    }
    .you =
        { $count ->
            [one] You take { $count } marker.
           *[other] You take { $count } markers.
        }
nd-event-took-coins =
    { $count ->
        [one] { $seat } takes { $count } coin.
       *[other] { $seat } takes { $count } coins.
    }
    .you =
        { $count ->
            [one] You take { $count } coin.
           *[other] You take { $count } coins.
        }
# $count (number): coins that are missing; $payers (number): players who could pay
nd-event-coins-missing =
    { $payers ->
        [0] { $count ->
            [one] The general supply lacks a coin; { $seat } has the most and gets none.
           *[other] The general supply lacks { $count } coins; { $seat } has the most and gets none.
        }
       *[other] { $count ->
            [one] The general supply lacks a coin for { $seat }.
           *[other] The general supply lacks { $count } coins for { $seat }.
        }
    }
    .you =
        { $payers ->
            [0] { $count ->
                [one] The general supply lacks a coin; you have the most and get none.
               *[other] The general supply lacks { $count } coins; you have the most and get none.
            }
           *[other] { $count ->
                [one] The general supply lacks a coin for you.
               *[other] The general supply lacks { $count } coins for you.
            }
        }
# $payer: one of the richest
nd-event-charged =
    { $count ->
        [one] { $payer } pays { $count } coin to { $seat }.
       *[other] { $payer } pays { $count } coins to { $seat }.
    }
    .you =
        { $count ->
            [one] { $payer } pays you { $count } coin.
           *[other] { $payer } pays you { $count } coins.
        }
# $source: residence, messages, gifts, cathedral or persons; $park (number): the park's bonus
nd-event-scored =
    { $seat } gains { $prestige } prestige for { $source ->
        [residence] the residence
        [messages] the message
        [gifts] the gift
        [cathedral] Notre Dame
        [persons] the person hired
       *[park] the park
    }{ $park ->
        [0] .
       *[other] , and { $park } for the park.
    }
    .you =
        You gain { $prestige } prestige for { $source ->
            [residence] the residence
            [messages] the message
            [gifts] the gift
            [cathedral] Notre Dame
            [persons] the person hired
           *[park] the park
        }{ $park ->
            [0] .
           *[other] , and { $park } for the park.
        }
# $to (number): the step where the rat stands now
nd-event-rat-went-back = { $seat } moves the rat back to { $to }.
    .you = You move your rat back to { $to }.
nd-event-rat-stayed = { $seat } leaves the rat where it is.
    .you = You leave your rat where it is.
nd-event-rode = { $seat } ends the ride: { $market }.
    .you = You end your ride: { $market }.
nd-event-took-message = { $seat } takes the { $message }.
    .you = You take the { $message }.
nd-event-left-message = { $seat } leaves the message.
    .you = You leave the message.
nd-event-favoured =
    { $favour ->
        [coin] { $seat } chooses a coin.
        [marker] { $seat } chooses a marker.
       *[rat] { $seat } chooses a step back for the rat.
    }
    .you =
        { $favour ->
            [coin] You choose a coin.
            [marker] You choose a marker.
           *[rat] You choose a step back for your rat.
        }
nd-event-wanted-coin = { $seat } chooses a coin; the general supply has none.
    .you = You choose a coin; the general supply has none.
nd-event-no-favour = { $seat } has no favour to choose.
    .you = You have no favour to choose.
nd-event-gave =
    { $coins ->
        [one] { $seat } gives { $coins } coin to Notre Dame.
       *[other] { $seat } gives { $coins } coins to Notre Dame.
    }
    .you =
        { $coins ->
            [one] You give { $coins } coin to Notre Dame.
           *[other] You give { $coins } coins to Notre Dame.
        }
nd-event-hired = { $seat } hires the { $person }.
    .you = You hire the { $person }.
nd-event-hired-nobody = { $seat } hires nobody.
    .you = You hire nobody.
nd-event-picked = { $seat } chooses to move from { $place }.
    .you = You choose to move from { $place }.
nd-event-picked-friend = { $seat } chooses to move the trusted friend.
    .you = You choose to move your trusted friend.
nd-event-gathered =
    { $friend ->
        [yes]
            { $markers ->
                [0] { $seat } takes the trusted friend along.
                [one] { $seat } takes { $markers } marker and the trusted friend along.
               *[other] { $seat } takes { $markers } markers and the trusted friend along.
            }
       *[other]
            { $markers ->
                [one] { $seat } takes { $markers } marker along.
               *[other] { $seat } takes { $markers } markers along.
            }
    }
    .you =
        { $friend ->
            [yes]
                { $markers ->
                    [0] You take your trusted friend along.
                    [one] You take { $markers } marker and your trusted friend along.
                   *[other] You take { $markers } markers and your trusted friend along.
                }
           *[other]
                { $markers ->
                    [one] You take { $markers } marker along.
                   *[other] You take { $markers } markers along.
                }
        }
nd-event-shifted =
    { $seat } moves { $friend ->
        [yes]
            { $markers ->
                [0] the friend
                [one] { $markers } marker and the friend
               *[other] { $markers } markers and the friend
            }
       *[other]
            { $markers ->
                [one] { $markers } marker
               *[other] { $markers } markers
            }
    } from { $from } to { $to }.
    .you =
        You move { $friend ->
            [yes]
                { $markers ->
                    [0] your friend
                    [one] { $markers } marker and your friend
                   *[other] { $markers } markers and your friend
                }
           *[other]
                { $markers ->
                    [one] { $markers } marker
                   *[other] { $markers } markers
                }
        } from { $from } to { $to }.
# $plague and $hospital (numbers): what drives the rat on and back; $to (number): where it stands now; $hit: yes or no
nd-event-plague-came =
    { $seat }: plague { $plague }, hospital { $hospital }, { $hit ->
        [yes] and the rat runs beyond { $to }!
       *[other] the rat is on { $to }.
    }
    .you =
        Your borough: plague { $plague }, hospital { $hospital }, { $hit ->
            [yes] and your rat runs beyond { $to }!
           *[other] your rat is on { $to }.
        }
nd-event-lost-prestige = { $seat } loses { $prestige } prestige.
    .you = You lose { $prestige } prestige.
nd-event-lost-marker = { $seat } loses a marker in the { $place }.
    .you = You lose a marker in the { $place }.
# $markers (number): all markers on the cathedral; $share (number): the prestige for each
nd-event-cathedral-scored =
    { $markers ->
        [one] Notre Dame: { $markers } marker, worth { $share } prestige.
       *[other] Notre Dame: { $markers } markers, each worth { $share } prestige.
    }
# $period: a, b or c
nd-event-period-ended =
    { $period ->
        [a] Period A ends.
        [b] Period B ends.
       *[c] Period C ends.
    }
nd-event-counted = { $seat } has { $prestige } prestige.
    .you = You have { $prestige } prestige.
# $count (number): how many winners; only so many of the five names are given
nd-event-ended =
    { $count ->
        [1] { $seat } wins.
        [2] { $seat } and { $second } share the win.
        [3] { $seat }, { $second } and { $third } share the win.
        [4] { $seat }, { $second }, { $third } and { $fourth } share the win.
       *[other] { $seat }, { $second }, { $third }, { $fourth } and { $fifth } share the win.
    }
    .you =
        { $count ->
            [1] You win.
            [2] You and { $second } share the win.
            [3] You, { $second } and { $third } share the win.
            [4] You, { $second }, { $third } and { $fourth } share the win.
           *[other] You, { $second }, { $third }, { $fourth } and { $fifth } share the win.
        }

## The score sheet

nd-sheet-residence = Residence
nd-sheet-messages = Messages
nd-sheet-gifts = Gifts to Notre Dame
nd-sheet-cathedral = Notre Dame scorings
nd-sheet-persons = Persons
nd-sheet-park = Park
nd-sheet-plague = Lost to the plague
nd-sheet-prestige = Prestige
nd-sheet-reserve = Coins and markers

## Why not

nd-refused-over = The game is over.
nd-refused-not-choosing = You have chosen already, and the others are still choosing.
nd-refused-not-your-turn = It is not your turn: the start player is first, the others follow clockwise.
nd-refused-other-question = Something else is asked now.
nd-refused-not-among-cards = That card is none of those you choose from.
nd-refused-already-kept = You have kept that card already, and it may not be passed on.
nd-refused-not-in-hand = That card is not in your hand.
nd-refused-nothing-there = Nothing of yours there can be moved this way.
nd-refused-same-sector = A piece must move to another place than the one it comes from.
nd-refused-not-the-friend = The trusted friend does not stand in for a missing marker.
nd-refused-friend-beside = Your trusted friend is beside the board, in no sector.
nd-refused-friend-must-move = Your trusted friend is there already and must go to another sector.
nd-refused-not-from-cathedral = The Minstrel moves pieces only between sectors, not from Notre Dame.
nd-refused-one-to-three = The Minstrel moves one, two or three pieces.
# $markers (number): markers in the sector
nd-refused-not-so-many =
    { $markers ->
        [0] You have no marker there.
        [one] You have only { $markers } marker there.
       *[other] You have only { $markers } markers there.
    }
nd-refused-not-empty = The Bishop puts a marker only into an empty sector.
# $coins (number): coins that the player has
nd-refused-not-enough-coins =
    { $coins ->
        [0] You have no coin.
        [one] You have only { $coins } coin.
       *[other] You have only { $coins } coins.
    }
nd-refused-at-most-three = No more than three coins are given with one card.
nd-refused-must-give = Your marker has been moved to Notre Dame, so you must give at least one coin.
# $steps (number): how many streets the ride may take
nd-refused-too-far =
    { $steps ->
        [one] That market is too far: your carriage rides over { $steps } street at most.
       *[other] That market is too far: your carriage rides over { $steps } streets at most.
    }
nd-refused-no-markers-left = The general supply holds no marker of your colour.
nd-refused-rat-at-zero = Your rat is on 0 and cannot go back.
nd-refused-not-shown = That person is not shown in this round.
nd-refused-no-piece = You have no piece that this person could move.
nd-refused-no-empty-sector = The Bishop needs an empty sector, and you have none.
nd-refused-no-marker-for-bishop = The Bishop needs a marker of the general supply, and none is left.
nd-refused-not-fullest = The marker is lost in a fullest sector, and another one holds more pieces.
nd-refused-friend-not-lost = Only your trusted friend is there, and it is never lost.
nd-refused-no-coins-left = The general supply holds no coin, and you have more than anybody else.
nd-refused-not-richest = Only a player with the most coins pays what is missing.

## Cards

# $colour: lapis, amber, brick, jade or aubergine; $kind: a sector, notre-dame or trusted-friend
nd-card =
    { $kind ->
        [cloister-school] School
        [bank] Bank
        [residence] Residence
        [carriage-house] Carriage house
        [hotel] Hotel
        [park] Park
        [hospital] Hospital
        [notre-dame] Notre Dame
       *[trusted-friend] Trusted friend
    } ({ $colour ->
        [lapis] lapis
        [amber] amber
        [brick] brick
        [jade] jade
       *[aubergine] aubergine
    })

## Colours

nd-colour-lapis = Lapis
nd-colour-amber = Amber
nd-colour-brick = Brick
nd-colour-jade = Jade
nd-colour-aubergine = Aubergine

## Messages

# $colour: as in nd-card
nd-message-coin =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } coin message
    .short = { $prestige }¢
nd-message-marker =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } marker message
    .short = { $prestige }■
nd-message-rat =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } rat message
    .short = { $prestige }~
nd-message-plain =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } plain message
    .short = { $prestige }

## Markets

# $colour: the borough, as in nd-card; inner is at the cathedral, outer on the outer rim
nd-market-centre =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } centre
nd-market-inner =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } inner corner
nd-market-side =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } side corner
nd-market-outer-right =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } outer right
nd-market-outer-left =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } outer left

## Persons

nd-person-fool = Fool
nd-person-minstrel = Minstrel
nd-person-doctor = Doctor
nd-person-monk = Monk
nd-person-money-lender = Money lender
nd-person-barmaid = Barmaid
nd-person-city-guard = City guard
nd-person-night-watchman = Night watchman
nd-person-bishop = Bishop
nd-person-guild-master = Guild master
nd-person-beggar-king = Beggar king
nd-person-lawyer = Lawyer
nd-person-lady-of-the-court = Lady of the court
nd-person-mayor = Mayor
nd-person-carpenter = Carpenter
nd-ability-gain =
    prestige { $prestige }{ $coins ->
        [0] {""}
       *[other] {""}, coins { $coins }
    }{ $markers ->
        [0] {""}
       *[other] {""}, markers { $markers }
    }{ $favours ->
        [0] {""}
       *[other] {""}, favours { $favours }
    }
# $per: piece, piece-in-fullest, sector, empty-sector, free-step or message
nd-ability-score =
    prestige { $prestige } × { $per ->
        [piece] your pieces in play
        [piece-in-fullest] pieces in your fullest sector
        [sector] your sectors with { $least } or more pieces
        [empty-sector] your empty sectors
        [free-step] free steps before your rat
       *[message] your messages
    }{ $every ->
        [1] {""}
       *[other] {""} ÷ { $every }, rounded down
    }
nd-ability-fool = move a piece to another sector and carry out its action
nd-ability-minstrel = move up to three pieces from one sector to another
nd-ability-doctor = no plague for you in this round
nd-ability-bishop = put a marker from the general supply into an empty sector and carry out its action

## Places and the trusted friend

nd-place-cloister-school = Cloister school
nd-place-bank = Bank
nd-place-residence = Residence
nd-place-carriage-house = Carriage house
nd-place-hotel = Hotel
nd-place-park = Park
nd-place-hospital = Hospital
nd-place-notre-dame = Notre Dame
nd-place-trusted-friend = Trusted friend
nd-place-harbour = Harbour

## What owners of the box name themselves

# $name: as it stands in the pack; $colour: as in nd-card
nd-message-own =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } message: { $name }
    .short = { $prestige }
nd-market-own =
    { $colour ->
        [lapis] Lapis
        [amber] Amber
        [brick] Brick
        [jade] Jade
       *[aubergine] Aubergine
    } { $name }

## What is printed

nd-effect-cloister-school = Place a marker; take as many markers as there are pieces.
nd-effect-bank = Place a marker; take as many coins as there are pieces.
nd-effect-residence = Place a marker; gain as much prestige as there are pieces.
nd-effect-carriage-house = Place a marker; ride over as many streets as there are pieces.
# $pieces (number): from how many pieces on there are two favours
nd-effect-hotel = Place a marker; choose a coin, a marker or one rat step back, two favours from { $pieces } pieces on.
# $pieces (number): how many pieces add one prestige
nd-effect-park = Place a marker, one rat step back; for every { $pieces } pieces each gain of prestige is one higher.
nd-effect-hospital = Place a marker, one rat step back; each piece weakens the plague by one.
# $one, $two, $three (numbers): the prestige for so many coins
nd-effect-notre-dame = Marker to the cathedral; give 1, 2 or 3 coins for { $one }, { $two } or { $three } prestige.
nd-effect-trusted-friend = The friend moves to a sector, whose action follows.
nd-effect-fool = Move a marker or the friend to another sector, whose action follows.
nd-effect-minstrel = Move up to three pieces from one sector to another, without action.
nd-effect-doctor = The rats of this round do not touch you.
nd-effect-bishop = A marker of the general supply goes to an empty sector, whose action follows.
nd-gain-coins =
    { $n ->
        [one] { $n } coin.
       *[other] { $n } coins.
    }
nd-gain-markers =
    { $n ->
        [one] { $n } marker.
       *[other] { $n } markers.
    }
nd-gain-prestige = { $n } prestige.
nd-gain-favours =
    { $n ->
        [one] A coin, a marker or one rat step back.
       *[other] { $n } favours: coin, marker or one rat step back.
    }
nd-gain-rat-back = The rat may go one step back.
# $prestige (number): what is gained for every so many ($every) of what is counted
nd-per-piece =
    { $prestige } prestige for { $every ->
        [1] each
       *[other] every { $every }
    } of your pieces in sectors and cathedral.
nd-per-piece-in-fullest =
    { $prestige } prestige for { $every ->
        [1] each
       *[other] every { $every }
    } of your pieces in your fullest sector.
# $least (number): how many pieces the sector needs
nd-per-sector =
    { $prestige } prestige for { $every ->
        [1] each sector
       *[other] every { $every } sectors
    } { $least ->
        [1] with a piece.
       *[other] with { $least } pieces or more.
    }
nd-per-empty-sector =
    { $prestige } prestige for { $every ->
        [1] each empty sector.
       *[other] every { $every } empty sectors.
    }
nd-per-free-step =
    { $prestige } prestige for { $every ->
        [1] each free step
       *[other] every { $every } free steps
    } before your rat.
nd-per-message =
    { $prestige } prestige for { $every ->
        [1] each message.
       *[other] every { $every } messages.
    }
# $deck: brown, a, b or c
nd-deck =
    { $deck ->
        [a] Period A
        [b] Period B
        [c] Period C
       *[brown] Every period
    }
nd-fact-card = It acts in the borough of whoever plays it.
nd-fact-rats =
    { $count ->
        [0] No rats for the plague.
        [one] { $count } rat for the plague of everybody.
       *[other] { $count } rats for the plague of everybody.
    }
nd-fact-price =
    Can be hired once a round for { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
nd-fact-sets = A second message of a colour only after one of every colour.
# $last (number): the last step of the plague track
nd-fact-harbour = A rat that should go beyond { $last } stays there, and 2 prestige and a marker are lost.

## Options

nd-option-prestige = Prestige during the game
nd-option-prestige-hidden = Hidden from the others
nd-option-prestige-open = Open to all
nd-option-coins = Coins
nd-option-coins-unlimited = As many as are needed
nd-option-coins-limited = 25; what is missing, the richest pays

## Board

nd-board-round = Period { $period }, round { $round } of { $last }: { $phase ->
    [draft] choosing cards
    [cards] playing cards
    [hire] hiring persons
    [plague] plague
    [over] the end
   *[round] a new round
}. Start player: { $start }.
nd-board-persons = Persons and rats:
nd-board-person = Person shown: { $person }, { $rats ->
    [0] no rats
    [one] { $rats } rat
   *[other] { $rats } rats
}.
nd-board-plague = Plague: { $plague }
# $coins (number): coins in the general supply, where they are limited
nd-board-bank = Coins in the general supply: { $coins }
nd-board-hand = Hand:
nd-board-looking = Choose from:
nd-board-hand-is = Your hand: { $cards }
nd-board-looking-is = You choose from: { $cards }
nd-board-players = player
nd-board-coins = coins
nd-board-prestige = prestige
nd-board-markers = markers
nd-board-rat = rat
nd-board-messages = messages
nd-board-this-round = this round
nd-board-hit = hit
nd-board-boroughs = * friend
nd-board-place = { $place ->
    [cloister-school] school
    [bank] bank
    [residence] residence
    [carriage-house] carriage
    [hotel] hotel
    [park] park
    [hospital] hospital
    [notre-dame] Notre Dame
    [trusted-friend] friend
   *[other] { $place }
}
nd-board-colour = { $colour ->
    [lapis] La
    [amber] Am
    [brick] Br
    [jade] Ja
   *[aubergine] Au
}
nd-board-hired = hired: { $person }
nd-board-streets-drawn = Streets: rim above, Notre Dame below; left and right end are the same border.
nd-board-streets-listed = Streets and markets, borough by borough clockwise
nd-board-signs = o market, @1 carriage of player 1; message: prestige, ¢ coin, ■ marker, ~ rat
nd-board-figures = markers: own + general supply; rat: now → after the plague; ? hidden
nd-board-cathedral = Notre Dame: { $prestige } prestige; markers: { $markers ->
    [none] none
   *[other] { $markers }
}
nd-board-spot = { $spot ->
    [centre] centre
    [inner] inner corner
    [side] side corner
    [outer-right] outer right
    [outer-left] outer left
   *[other] { $spot }
}
nd-board-arrows = ↓ in the next borough, ↑ in the one before; after the last comes the first.
nd-board-leads = Streets from: { $market }. They lead to: { $markets }.
nd-board-player = { $name }, { $colour }: coins { $coins }, prestige { $prestige ->
    [hidden] hidden
   *[other] { $prestige }
}, markers in the own supply { $supply }, in the general supply { $general }; rat on { $rat }{ $plague ->
    [past] {""}
    [hit] {""}, after the plague on { $forecast }, which is a hit
   *[ahead] {""}, after the plague on { $forecast }
}; messages: { $messages ->
    [none] none
   *[other] { $messages }
}
nd-board-borough = Borough of { $name }: { $sectors }; trusted friend: { $friend ->
    [beside] beside the board
   *[other] { $friend }
}
nd-board-done = { $name } in this round: { $done }
nd-board-market = { $market }: { $things }
nd-board-carriage = carriage of { $name }

## What an answer would change

# $by: the change with its sign; $size (number): the same without a sign; $from and $to (numbers): now and then
nd-would-prestige = { $by } prestige, { $from } → { $to }
nd-would-coins =
    { $size ->
        [one] { $by } coin, { $from } → { $to }
       *[other] { $by } coins, { $from } → { $to }
    }
nd-would-markers =
    { $size ->
        [one] { $by } marker in your supply, { $from } → { $to }
       *[other] { $by } markers in your supply, { $from } → { $to }
    }
nd-would-cathedral =
    { $size ->
        [one] { $by } marker on Notre Dame, { $from } → { $to }
       *[other] { $by } markers on Notre Dame, { $from } → { $to }
    }
nd-would-messages =
    { $size ->
        [one] { $by } message, { $from } → { $to }
       *[other] { $by } messages, { $from } → { $to }
    }
nd-would-rat = rat { $from } → { $to }
# $to (number): where the rat would stand after the plague of this round; $last (number): the last step
nd-would-plague =
    { $hit ->
        [yes] the rat would go beyond { $last }: plague
       *[no] the plague would bring the rat to { $to }
    }
