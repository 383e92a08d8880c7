### Furrow, English: what the table pages of all games have in common.
### $you says whether the reader sits on the seat spoken of. Buttons have two short lines: what is done, what follows.

board-status-thinks = { $name } is thinking
board-status-waits = Waiting for { $name }
board-status-away = Waiting for { $name } to reconnect
board-status-chance = Chance decides
board-status-won = { $you ->
    [yes] You win the game!
   *[no] { $name } wins the game
 }
board-status-shared = { $list } share the win
board-status-closed = This table is closed
board-status-paused = { $you ->
    [yes] You have stopped the game
   *[no] { $name } has stopped the game
 }
board-log = Log
board-menu = Menu
board-close = Close
board-actions = Your choice
board-hand = Your hand
board-watching = You are watching this table.
board-go-think = tap cards to see what they would do
board-go-watch = nothing to choose now
board-go-do = Do it
# $do: the first line of the button.
board-go-only = Only move: { $do }
board-go-if = If it were your turn: { $do }
# The name of a choice for screen readers: both lines of the button.
board-radio = { $do }: { $then }
board-just = Just happened
board-just-nothing = Nothing has happened since your move.
board-again = Show again
board-track = The track
board-seats = Players
board-you = You
board-points-so-far = points so far
board-away = away
board-plays = plays
board-your-go = your turn
board-next = next
board-reconnecting = This player is reconnecting.
board-bot = { $level ->
    [random] Computer player, plays at random.
    [easy] Computer player, easy.
    [medium] Computer player, medium.
    [hard] Computer player, strong.
    [program] Computer player, a program of the host's.
   *[expert] Computer player, expert.
 }
board-rules = Rules
board-rules-all = All the rules
board-log-all = The whole log
board-log-earlier = What came before: replay
board-end = The end
board-rank = { ordinal }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-total = Total
board-again-game = Rematch
board-file = Game file
board-fair = Was chance fair?
board-fair-how = The commitment was shown before anyone sat down. It is the SHA-256 of the secret; every card follows from secret and nonces.
board-fair-commit = Commitment
board-fair-secret = Secret
board-fair-nonce = Nonce of { $name }
board-fair-none = none
board-fair-next = Commitment of the next game
# Before what can be done only once a game; the question itself is the game's.
board-confirm = Are you sure?
board-confirm-yes = Yes
board-confirm-no = Not now
board-souvenir = A souvenir of this game: who played, how it ended, and the moral.
board-souvenir-save = Keep the picture
board-souvenir-pixels = Keep it as PNG
