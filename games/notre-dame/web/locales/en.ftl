# Notre Dame on the page.

nd-web-goal = Keep one card, pass the rest on, and play two of your three each round. A card puts a marker into a sector: the more pieces stand there, the more it gives. Rats come every round, so do not let yours run past 9. Most prestige wins.
nd-web-tab-borough = Borough
nd-web-tab-city = City
nd-web-progress = Progress
nd-web-round-of = Round { $round } of { $last }
# $phase: draft, cards, hire or plague
nd-web-phase = { $phase ->
    [draft] Choose
    [cards] Play
    [hire] Hire
   *[plague] Plague
}
nd-web-plague-round = Plague this round:
nd-web-persons = Persons
nd-web-no-rats = no rats
nd-web-boroughs = Boroughs
nd-web-borough-of = Borough of { $name }
nd-web-borough-free = Borough without an owner: { $colour }
nd-web-harbour = harbour
nd-web-harbour-rat = Harbour, the rat is on { $step }.
nd-web-empty = empty
# $friend: yes or no
nd-web-sector = { $place }: { $count ->
    [0] no marker
    [one] { $count } marker
   *[other] { $count } markers
}{ $friend ->
    [yes] {""} and the trusted friend.
   *[no] .
}
nd-web-city = The city
nd-web-messages-left = { $count ->
    [one] { $count } message left
   *[other] { $count } messages left
}
nd-web-streets = { $count ->
    [one] { $count } street away
   *[other] { $count } streets away
}
nd-web-blocked = the message has to stay
nd-web-messages = Collected messages
nd-web-collected = { $colour }: { $count }
nd-web-sets = Full sets: { $count }. One of each colour before the next of any.
nd-web-track = Plague track
nd-web-track-of = Plague track of { $name }
nd-web-plague-past = The plague of this round is over.
nd-web-would-stand = rat would stand on { $step }
nd-web-would-hit = rat would run beyond the last step
nd-web-plague = plague
nd-web-choose-from = Cards to choose from
nd-web-pass-to = What you do not keep goes to { $name }.
nd-web-kept = kept
nd-web-played = played
nd-web-there = there now: { $count }
nd-web-hidden = hidden
nd-web-supply = Markers: { $own } in the own supply, { $general } in the general supply
nd-web-start = Start player
# $what: prestige, coin, cube (a marker), rat, park or nothing
nd-web-gain = { $what ->
    [prestige] prestige
    [coin] coins
    [cube] markers
    [rat] rat
    [park] with the park
   *[nothing] nothing now
}
# $what: coin, cube, rat or prestige; $text: how much, with its sign; $count: the same without
nd-web-yield = { $what ->
    [coin] { $count ->
        [one] { $text } coin
       *[other] { $text } coins
    }
    [cube] { $count ->
        [one] { $text } marker
       *[other] { $text } markers
    }
    [rat] rat { $text }
   *[prestige] { $text } prestige
}
nd-web-tucked = Laid away unseen.
nd-web-deck-of = From the deck of { $name }.
nd-web-hired-by = Hired by { $names }.
nd-web-key-borough = in Notre Dame: to a borough of the city
nd-web-your-hand = Hand
# $group: persons, messages, cards or places
nd-web-group = { $group ->
    [persons] Persons
    [messages] Messages
    [cards] Action cards
   *[places] Places
}

## Beside the question
nd-web-again = Click it once more to confirm.
nd-web-again-short = again: confirm
nd-web-your-messages = Your messages
## The end

nd-web-tie = Tied? The most coins and markers in the own supply decide.
