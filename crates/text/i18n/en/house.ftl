### The host page, messages of the host, the feed of one's turns

## On every page
message-from-host = From the host:
message-put-away = Put away
message-closes = Nobody has moved here for a long time. The table closes on { $day } unless somebody moves. Its game can be downloaded for 60 days after that.
frame-feed = My turns as a feed

## The feed
feed-title = Furrow: your turn
feed-your-turn = Your turn: { $game }, table { $code }
feed-at-the-table = At the table: { $names }

## The host page
host-title = Host page
host-numbers = Numbers
host-playing = Playing
host-waiting = Waiting
host-finished = Finished
host-closed-tables = Closed
host-connected = People here now
host-uptime = Running for
host-database = Database
host-version = Version
host-megabytes = { $n } MB
host-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
host-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
 }
host-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
host-minutes-ago = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
 }
host-hours-ago = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
 }
host-days-ago = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
 }
host-just-now = just now
host-message = Message to all
host-message-text = One or two sentences, shown on every page and table
host-message-for = Show it for
host-message-say = Show the message
host-message-withdraw = Take it back
host-tables = Tables
host-no-tables = There is no table yet.
host-results = Results of all finished games (CSV)
host-status-waiting = waiting
host-status-playing = playing
host-status-finished = finished
host-status-closed = closed
host-warned = warned: quiet for very long
host-unreadable = This program cannot read the table. It is left as it is.
host-turn = To move: { $names }
host-bot = { $name } (computer, { $level })
host-actions = What you can do
host-kick = Send { $name } away
host-give-to-bot = Let a computer player play for { $name }
host-close = Close the table…
host-close-sure = The game ends here, without a result. It cannot be opened again.
host-close-yes = Yes, close { $code }
host-pages = Pages
host-page = Page { $n } of { $of }
host-newer = Newer
host-older = Older
host-closed = The table is closed.
host-kicked = Done.
host-could-not = That cannot be done at this table any more.
host-announced = Everybody sees the message now.
host-withdrawn = The message is gone.
host-too-long = A message has at most { $n } characters.
