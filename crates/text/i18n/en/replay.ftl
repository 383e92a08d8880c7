### Furrow, English: replays, game files, and whether chance was fair.

# $game: the title of the game.
replay-title = Replay: { $game }
replay-turn = { $you ->
    [yes] You are next
   *[no] { $name } is next
 }
# The name of the part of the page with the buttons below, for screen readers.
replay-scrubber = Replay
replay-play = Play on by itself
replay-first = First step
replay-back = One step back
replay-next = Next step
replay-last = Last step
replay-go = Show
replay-steps = Steps
replay-share = Link and file
replay-share-link = Link to this step
replay-copy = Copy the link
replay-step-number = Step
replay-where = Step { $step } of { $last }
replay-eyes = Whose eyes
replay-eyes-all = All is seen
replay-eyes-public = A spectator’s eyes
replay-eyes-seat = As { $name } saw it
replay-hands = Hands
# $list: the cards, $n: how many kinds.
replay-holds = { $you ->
    [yes] { $n ->
        [0] You hold no cards.
       *[other] You hold: { $list }.
     }
   *[no] { $n ->
        [0] { $name } holds no cards.
       *[other] { $name } holds: { $list }.
     }
 }
replay-deal = The start
replay-earlier = Earlier steps
replay-later = Later steps
replay-link = Replay
replay-to-table = To the table
replay-not-begun = The game has not begun, so there is nothing to replay yet.
replay-hidden = This game is still going on: you see it with your own eyes only. Once it is over you can look with anybody’s.
replay-no-such-eyes = Nobody sits there in this game.
chance-link = Was chance fair?
