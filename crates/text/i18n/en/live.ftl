### Furrow, English: what a live table refuses

guest-name = Guest
denied-no-table = There is no table with this code. Codes have six letters and digits; ask for the link again.
denied-bad-request = This page did not ask for that. Nothing has changed; load the table again.
denied-store = This move could not be stored, so it does not count. Try again in a moment.
denied-not-seated = You watch this table: only its players can do that.
denied-not-host = Only the one who opened the table can start the game.
denied-begun = The game has begun.
denied-not-begun = The game has not begun.
denied-seated = You have a place at this table already.
denied-taken = That place is taken.
denied-stale = That decision has gone; here is the table as it is now.
denied-too-few = The game needs { $n } players at least.
denied-bad-name = A name has 1 to 20 visible letters or signs.
denied-not-over = That has to wait until the game is over.
denied-nothing-chosen = Nothing was chosen yet. Choose one of the moves, then press the button.
title-lobby = Waiting room
title-your-turn = Your turn · { $title }
pref-only-move = Make my only moves for me
pref-volume = Loudness
