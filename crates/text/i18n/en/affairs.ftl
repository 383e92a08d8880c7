### Furrow, English: what goes on at a table besides its game. $you says whether the reader sits on the seat spoken of.

affair-heading = At this table
affair-undo-asked = { $name } would like to take this back:
affair-undo-waits = You have asked to take this back:
affair-undo-waits-for = Waiting for { $list }.
affair-agree = Agree
affair-refuse = Refuse
affair-paused = The game stands still. It goes on by itself when this time is up:
affair-go-on = Go on
affair-plays-for = { $you ->
    [yes] A computer plays for you.
   *[no] A computer plays for { $name }.
 }
# A time that is counted down follows: "1:40".
affair-takes-over = A computer plays for { $name } in
affair-computer = computer
affair-take-seat = Take your seat back
# The table ended without a result. $why: host, away, resigned, abandoned.
affair-closed = { $why ->
    [host] The host of this server has closed the table. There is no result.
   *[other] Nobody came by for a very long time: the table is closed. There is no result.
 }
affair-next = The players go on at another table.
affair-to-next = To that table
# What a player has just done.
affair-take-back = Undo move
affair-ask-back = Ask to undo
affair-pause = Pause the game
affair-pauses-left = { $n ->
    [0] You cannot pause this game any more.
    [one] You can pause this game once more.
   *[other] You can pause this game { $n } more times.
 }
affair-resign = Let a computer play for you
affair-resign-sure = A computer player takes your seat, and the others play on. You can take it back at any time.
affair-resign-yes = Yes, let it play
affair-notify = Notify me when it is my turn
affair-hide = Hide my cards
# A device that several people share shows nobody’s cards.
curtain-turn = It is { $name }’s turn. Hand the device to { $name }.
curtain-turns = These players choose now, in any order. Hand the device to one of them.
curtain-nobody = Nobody at this device has to choose now.
curtain-look = I am { $name }
# Time left by a seat; figures stand after these words.
clock-left = Time left
clock-runs = Time left, running
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-words = { $name }: about { $unit ->
    [days] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
    [hours] { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
    [minutes] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
   *[seconds] { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
 } left.
clock-words-running = { $name }: the clock runs, from about { $unit ->
    [days] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
    [hours] { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
    [minutes] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
   *[seconds] { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
 }.
# What stands in the log between the moves.
note-time-out = { $you ->
    [yes] Your time was up: the default move was made.
   *[no] Time was up for { $name }: the default move was made.
 }
note-taken-over = { $why ->
    [away] { $you ->
        [yes] You were away: a computer plays for you.
       *[no] { $name } was away: a computer plays on.
    }
    [host] { $you ->
        [yes] The host has let a computer play for you.
       *[no] The host has let a computer play for { $name }.
    }
    [late] { $name } did not answer in time: a computer that plays at random goes on.
    [crashed] { $name } stopped running: a computer that plays at random goes on.
    [faulty] { $name } gave no valid answer: a computer that plays at random goes on.
    [missing] { $name } is not on this server any more: a computer that plays at random goes on.
   *[resigned] { $you ->
        [yes] You let a computer play for you.
       *[no] { $name } lets a computer play on.
    }
 }
note-returned = { $you ->
    [yes] You are back in your seat.
   *[no] { $name } is back.
 }
note-undo-asked = { $you ->
    [yes] You ask to take your last move back.
   *[no] { $name } asks to take the last move back.
 }
note-undo-refused = { $you ->
    [yes] You do not agree: the move stands.
   *[no] { $name } does not agree: the move stands.
 }
note-undo-lapsed = Not everybody answered in time: the move stands.
note-taken-back = { $you ->
    [yes] You have taken your last move back.
   *[no] { $name } has taken the last move back.
 }
note-paused = { $you ->
    [yes] You have stopped the game.
   *[no] { $name } has stopped the game.
 }
note-resumed = { $you ->
    [yes] You let the game go on.
   *[no] { $name } lets the game go on.
 }
note-resumed-by-itself = The longest pause is over: the game goes on.
note-hinted = { $you ->
    [yes] You have asked for a hint.
   *[no] { $name } has asked for a hint.
 }
note-down = The server was away for { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }. No clock ran.
script-hurry = Ten seconds left.
