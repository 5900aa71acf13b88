## Guided first games, on the page and in the terminal

teach-head = Lesson { $number } of { $count }: { $title }
teach-number = Lesson { $number } of { $count }
teach-minutes =
    { $count ->
        [one] about a minute in all
       *[other] about { $count } minutes in all
    }
teach-sub = Your first game, guided
teach-now = Now you: **{ $answer }**
teach-now-text = Now you: { $answer } (show: do it for me; skip: next lesson; leave: play on alone)
teach-other = That works too.
teach-nothing = Nothing is proposed here: answer as you like.
teach-skipped = Skipped. Answer as you like.
teach-left = The lesson is over, the game goes on.
teach-over = That was the lesson. The game goes on: play it to the end, or leave it here.
teach-next = Go on
teach-back = Back
teach-show = Show me
teach-skip = Skip this lesson
teach-leave = Leave the lesson, keep playing
teach-finish = Keep playing
teach-guide = Lou plays and explains
teach-undo = Anything can be taken back.
teach-free = Play as you like. The next lesson comes by itself.
teach-wait = The others are playing.
teach-dots = { $done } of { $count } lessons done
teach-opening = The table is being laid …
