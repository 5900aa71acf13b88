# Hints at the table, and the page that reviews a finished game.

## Hints

hint-thinking = A bot thinks for you …
hint-points = { $points } points at the end
hint-quick = A quick look only.
hint-then = Then: { $answers }
hint-close = Close the hint
hint-spoken = { $wins } wins in 100, give or take { $error }

## Review

review-title = Review
review-running = Looking at answer { $done } of { $of } …
review-chance = Chance to win
review-after = after each own answer; the band is how sure it is
review-as-table = As a table
review-answer = Answer
review-round = round { $round }
review-moments = Three moments that decided
review-no-moments = Nothing stands out.
review-choices = What was played, what was better
review-played = played
review-better = better
review-other = instead
review-best = played, and best
review-cost-certain = { $wins } wins in 100 is what this answer cost, give or take { $error }. The other was almost certainly better.
review-cost-probable = { $wins } wins in 100 is what this answer cost, give or take { $error }. The other was probably better.
review-close = Too close to call.
review-nothing-better = Nothing was better.
review-through = through the eyes of
review-mistakes = own mistakes
review-rivals = others’ mistakes
review-luck = luck
review-luck-why = Luck is what cards, draws and others’ hands changed between own answers; a bad draw is no mistake.
review-play-on = Play on from here against bots
review-then = The board then
review-then-eyes = as { $name } saw it
review-plans = All that was weighed, best first
review-pale = The pale part is where the true chance lies, 19 times of 20.
review-look = Look at the board then
review-back = Back to the result
review-prev = Earlier choice
review-next = Later choice
review-by-judge = Weighed by { $bot } in { $worlds } imagined deals each, by what each player could know then; the chances are those of a judge that learnt from many games.
review-by-playouts = Weighed by { $bot } in { $worlds } imagined deals each, by what each player could know then; the chances are wins counted in games that bots played to the end.
