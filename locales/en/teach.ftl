## Guided first games, on the page and in the terminal

teach-number = Lesson { $number } of { $count }
teach-minutes =
    { $count ->
        [one] about a minute in all
       *[other] about { $count } minutes in all
    }
teach-sub = Your first game, guided
teach-now = Now you: **{ $answer }**
teach-other = That works too.
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
