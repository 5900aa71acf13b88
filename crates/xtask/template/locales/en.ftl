# The texts of Night Market.

## The game

nm-name = Night Market
nm-blurb = Bid coins in secret for wares under the lanterns; whoever bids least may trade a coin. 2 to 4 players, six rounds.

## Options

nm-option-trade = Trading
nm-option-trade-lowest = The lowest coin may trade
nm-option-trade-nobody = Nobody trades

## Questions

nm-ask-bid = Which coin do you bid?
nm-ask-trade = Which coin do you trade?

## Answers on offer

nm-offer-bid = Bid { $coin }
nm-offer-trade = Trade { $coin } for an unknown one
nm-offer-keep = Keep the hand

## What happens

nm-event-bid = You have chosen { $coin }.
nm-event-has-bid = { $seat } has chosen.
    .you = You have chosen.
nm-event-drew = You draw { $coin }.
nm-event-has-drawn = { $seat } draws a coin.
    .you = You draw a coin.
nm-event-round-started = Round { $round }: { $ware } is for sale.
nm-event-revealed = { $seat } reveals { $coin }.
    .you = You reveal { $coin }.
nm-event-sold = { $seat } buys { $ware }.
    .you = You buy { $ware }.
nm-event-may-trade = { $seat } may trade.
    .you = You may trade.
nm-event-laid = { $seat } lays { $coin } down.
    .you = You lay { $coin } down.
nm-event-kept = { $seat } keeps the hand.
    .you = You keep your hand.
# $count (number): how many have won
nm-event-ended =
    { $count ->
        [1] { $first } has won.
        [2] { $first } and { $second } share the victory.
        [3] { $first }, { $second } and { $third } share the victory.
       *[other] { $first }, { $second }, { $third } and { $fourth } share the victory.
    }

## Refusals

nm-refused-over = The game is over.
nm-refused-has-bid = You have bid already.
nm-refused-not-your-trade = Another player may trade now.
nm-refused-not-trading = Coins are bid now; trading comes after the sale.
nm-refused-not-bidding = A coin is traded now; bidding comes in the next round.
nm-refused-not-in-hand = This coin is not in your hand.

## Score

nm-sheet-points = Points
nm-sheet-wares = Wares

## The table in words: the fields of the view

nm-view-round = Round
nm-view-stall = For sale
nm-view-players = Players
nm-view-coins = Coins in hand
nm-view-shown = Last bid
nm-view-bought = Wares
nm-view-points = Points
nm-view-mine = Yours
nm-view-hand = Your coins
nm-view-bid = Your bid
nm-view-spent = Coins out of the game
nm-view-purse = Coins in the purse
nm-view-wares = Wares still to come

## Pieces

# $number (number): what is printed on the coin
nm-coin = coin { $number }
    .short = { $number }
# $points (number): what the ware is worth
nm-ware-fan = fan ({ $points })
nm-ware-lantern = lantern ({ $points })
nm-ware-teapot = teapot ({ $points })
nm-ware-kite = kite ({ $points })
nm-ware-silk = silk ({ $points })
nm-ware-mask = mask ({ $points })
nm-ware-flute = flute ({ $points })
nm-ware-pearl = pearl ({ $points })

## What an answer would change

# $by: the change with its sign; $size (number): the same without; $from and $to (numbers)
nm-would-coins =
    { $by } { $size ->
        [one] coin
       *[other] coins
    } in hand, { $from } → { $to }
nm-would-points =
    { $by } { $size ->
        [one] point
       *[other] points
    }, { $from } → { $to }
