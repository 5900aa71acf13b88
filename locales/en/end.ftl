# The page after the end: the result, how it came, and the check of the record.

## The result

end-rematch = Play again
end-to-rematch = To the next game
end-board = Look at the board
end-replay = Watch it from the beginning
course-title = How it went
course-caption = Score after each turn
course-move = Move
course-show = As a table
# $what: the line of the score sheet that decides; $best and $other: its values
tie-decided = { $names } are tied. “{ $what }” decides: { $best } against { $other }.
tie-rules = { $names } are tied at { $score }; the tie-break of the rules decides.
end-winner = Winner
end-second = Second
end-third = Third
end-fourth = Fourth
end-fifth = Fifth
end-you = you
score-during = During the game
score-at-end = At the end
score-apart = What breaks a tie
score-total = Total
course-by-turn = points by turn
course-by-move = points by move
course-turn = Turn
course-by-round = points by round
course-round = Round
course-final-short = last move

## The check of the record

# $seal: the first and last digits of the commitment
check-sealed-as = The shuffle was sealed as { $seal } before the first card. The seed is open now.
check-go = Check it
check-again = Check it again
check-running = Checking …
check-unreached = The record could not be fetched. Nothing was checked.

# What is still to be done.
check-todo-chain = the chain of the lines
check-todo-sealed = the seal
check-todo-seed = the seed
check-todo-draws = every draw
check-todo-outcome = the result

# What was found.
check-found-chain = The record is whole: { $lines } lines, each bound to the one before it.
check-found-seen = Its seal is the one that this browser saw before the end.
check-found-sealed = Its seal is the one that the table shows. This browser has not seen it earlier, so it cannot say more.
check-found-seed = The seed fits the seal, so it was fixed before the first card.
check-found-words = { $count ->
    [0] Nobody added a word to the shuffle.
    [one] One word of a player is mixed in.
   *[other] { $count } words of players are mixed in.
}
check-found-draws = All { $draws } draws follow from it: { $numbers } numbers, computed again and compared.
check-found-outcome = The result on this page is the one in the record.
check-right = Everything that can be checked here is right.
check-rules = Whether every answer was allowed, only the rules can say. Save the record and run “mittwoch replay FILE --verify”.

# $line (number): the line of the record; $what: one of the sentences below
check-wrong = This record is not right. Line { $line }: { $what }
check-wrong-unreadable = it is not written as records are.
check-wrong-no-record = this is no record of a match.
check-wrong-cut-off = the record is cut off.
check-wrong-broken-chain = it was changed, or one before it was; its check does not fit.
check-wrong-wrong-order = a line is missing or stands in the wrong place.
check-wrong-other-seal = the seal is not the one of this table.
check-wrong-wrong-seed = the seed does not fit the seal.
check-wrong-wrong-draw = the draw is not the one that the seed gives.
check-wrong-out-of-place = this cannot happen here.
check-wrong-not-agreed = not everybody had agreed.
check-wrong-other-outcome = the result is not the one that the table shows.
end-review = Review the game
