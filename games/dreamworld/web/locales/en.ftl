# Dreamworld on the page.

dw-web-goal = Everybody lays one card in secret. The cards line up by number, and the gap from yours to the next is what you may flip: a card in the Client’s suit scores, any other lets you draw one back. Most golden tokens win.
dw-web-tab-round = Round
dw-web-tab-nights = All nights
dw-web-progress = Progress
dw-web-round-of = Round { $round } of { $last }
dw-web-round = Round { $round }
dw-web-stage = Tonight
# $side: sun or moon
dw-web-side = Round { $round }, { $side ->
    [sun] the Sun side
   *[moon] the Moon side
}
dw-web-order = { $side ->
    [sun] higher numbers stand nearer; the farthest acts first
   *[moon] lower numbers stand nearer; the farthest acts first
}
dw-web-closed = A face-down card
dw-web-gap = gap
dw-web-tile = tile
dw-web-spent = spent
dw-web-limit = limit
dw-web-tokens = Treatment tokens
dw-web-hand = { $count ->
    [one] one dream
   *[other] { $count } dreams
}
dw-web-unseen = Unseen by you
dw-web-unseen-cards = { $number }: { $count } unseen
dw-web-therapy-tile = Therapy tile
dw-web-lies = Lies open at round { $round }; it can be drawn.
dw-web-plus-on = { $count ->
    [one] { $count } +1 token goes to whoever draws it.
   *[other] { $count } +1 tokens go to whoever draws it.
}
dw-web-tie = Of two cards alike, the one whose icon names the side lies nearer.
dw-web-scores = Cards that score here: { $suit }
dw-web-any-suit = Cards of every suit score here, and no tile acts.
# $sun, $moon (numbers): where the line ends on either side
dw-web-corners = The line ends at { $sun } on the Sun side, at { $moon } on the Moon side.
dw-web-professor-held = In hand: show it, see the others’ cards, then choose again.
dw-web-professor-away = On the table: draw it back before it can be played again.
# $suit: diamond, hex or circle
dw-web-suit = { $suit ->
    [diamond] Diamond
    [hex] Hex
   *[circle] Circle
}
# $flipped: yes or no
dw-web-id-token = { $flipped ->
    [yes] golden { $value }, flipped
   *[no] golden { $value }
}
# $side: sun or moon
dw-web-text-side = { $side ->
    [sun] Sun
   *[moon] Moon
}
dw-web-text-client = Client
dw-web-key-suits = in your Dreamworld hand: to a suit

## Tokens that are tapped, and what a round still brings
# $tokens: a list such as 6 and 2
dw-web-flip = Flip { $tokens }
dw-web-tap-tokens = Tap the tokens you flip.
dw-web-of-limit = of { $limit }
# $golden: yes or no
dw-web-token = { $golden ->
    [yes] golden token { $value }
   *[no] token { $value }
}
dw-web-plus-token = Spend { $number ->
    [one] one +1 token
   *[other] { $number } +1 tokens
}
# $bare (number): to the very next card; $gap (number): with a card skipped
dw-web-gap-skips = gap { $bare } to the next card, { $gap } with a card skipped
dw-web-again = Click it once more to confirm.
dw-web-in-round = In this round
# $how: what a player does in this round
dw-web-stands = { $how ->
    [chooses] chooses a card
    [laid] has laid a card
    [acts] acts now
    [acted] has acted
    [scores] gap { $gap }
    [draws] off-suit, will draw
   *[waits] waits
}
## The end

dw-web-even = Tied on golden tokens? The least left to flip decides, then the most +1 tokens.
dw-web-tie-id = Tied on golden tokens? Then the Id wins.
