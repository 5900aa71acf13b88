# The plain page in the browser; what it shares with the terminal is in platform.ftl.

page-welcome = Play at once
page-mine = Your tables
page-open = Tables with a free seat
page-running = Tables to watch
page-over = Games you have finished
page-new = A new table
page-code = Code of a table
page-join = Join
page-go = Go there
page-your-turn = Your turn
page-create = Make the table
page-public = Show it in the lobby
page-clock = Clock of each player
page-no-clock = None
page-minutes = { $minutes ->
    [1440] One day
    [4320] Three days
    [one] One minute
   *[other] { $minutes } minutes
}
page-free = free seat
page-invite = Invite others with this link:
page-code-is = or the code { $code }
page-copy = Copy the link
page-copied = The link is copied.
page-closed = The host has closed this table.
page-sit = Sit down
page-start = Start the game
page-leave = Get up
page-more = More
page-propose-end = Ask to end the game now
page-resign = Resign
page-return = Take your seat back
page-record = Download the record
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-commitment = What binds the shuffles of this game:
page-you = you
page-resigned = resigned
page-chosen = has chosen
page-awaited = to answer
page-absent = away
page-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
page-stand-in = Let a bot play for { $name }
page-asks-undo = { $name } asks to take the last answer back.
page-asks-end = { $name } asks to end the game now.
page-yes = Agree
page-no = Disagree
page-undo = Take the last answer back
page-undo-ask = Ask to take the last answer back
page-view = The table
page-chat = Talk at the table
page-say = Say
page-account = Keep your tables: name and password
page-name = Name
page-password = Password
page-log-in = Log in
page-register = Make an account
page-log-out = Log out
page-lost = The server cannot be heard.
