### Furrow, English: the table page of The Hare & the Tortoise (Kim).
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### Buttons have two short lines: what is done, what follows.

## The status line

board-status-turn = Your turn: play 1 to 4 cards of one animal
board-status-bet = Second bet: choose 1 of your 7 cards
# $list: the names of those who have not chosen yet.
board-status-chosen = You have chosen. Waiting for { $list }
board-status-bets = Waiting for { $list } (second bet)
board-status-bets-in = All second bets are in
board-status-thinks = { $name } is thinking
board-status-waits = Waiting for { $name }
board-status-away = Waiting for { $name }, who is reconnecting
board-status-deal = The cards are being dealt
board-status-won = { $you ->
    [yes] You win the game!
   *[no] { $name } wins the game
 }
board-status-shared = { $list } share the win

board-game = Game { $game } of 3
board-log = Log
board-menu = Menu
board-close = Close

## The decision

board-actions = Your choice
board-hand = Your hand
board-watching = You are watching this table.
board-cards = { fable-cards }

board-go-choose = Choose cards
board-go-hint = 1 to 4 of one animal
board-go-choose-bet = Choose a bet
board-go-bet-hint = one of your 7 cards
board-go-think = tap cards to see what they would do
board-go-watch = nothing to choose now
board-go-do = Do it

board-go-only = Only move: { fable-cards }
board-go-if = If you play { fable-cards }
board-go-rebet = { $kept ->
    [yes] Your bet: { fable-animal-the }
   *[no] Change my bet to { fable-animal-the }
 }

# The name of a choice for screen readers: both lines of the button.
board-radio = { $do }: { $then }

board-starting-bet = { $n ->
    [one] Your starting bet
   *[other] Your starting bets
 }
board-bet-rule = The card you choose leaves your hand and the game. Same animal twice: 10, 6 or 4 points, or none.
board-streams = Streams on { $a } and { $b }.
board-streams-open = The streams are not laid yet.

## Just happened

board-just = Just happened
board-just-nothing = Nothing has happened since your move.
board-again = Show again

## The track

board-track = The track
board-start = start
board-stream-on = Stream on { $space }.
# $place: 1 to 3 on the podium, 0 on the track; $space 0 is the start.
board-stands = { $place ->
    [0] { $space ->
        [0] { fable-animal-heading } at the start.
       *[other] { fable-animal-heading } on { $space }.
    }
   *[other] { fable-animal-heading } is { ordinal } home.
 }

## The race board

board-race = The race
board-of-eight = { $n } of 8 cards
board-of-four = { $n } of 4.
board-laid-by = { $n } by { $name }.
board-if-now = if it ran now
board-home = { ordinal } home
board-lands = { fable-animal-heading } to { $space }.
board-lands-drinks = { fable-animal-heading } to { $space }, stops at the stream.
board-stays = stays
board-naps = naps
board-late = too late
board-howl-lies = A howl lies there: none but the wolf can run in the next race (F11).
# One line of the text view. $home: its place if the race takes it home, else 0.
board-row = { $stays ->
    [yes] { fable-animal-heading }: { $n } of 4 cards, it would stay.
   *[no] { $home ->
        [0] { fable-animal-heading }: { $n } of 4 cards, it would run { board-steps } to { $space }.
       *[other] { fable-animal-heading }: { $n } of 4 cards, it would run { board-steps } across the finish line.
    }
 }
board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }

## The seats

board-seats = Players
board-you = You
board-token = First-player token
board-in-hand = cards in hand
board-points-so-far = points so far
board-bet-hidden = A hidden bet.
board-bets-hidden = { $bets ->
    [one] 1 hidden bet.
   *[other] { $bets } hidden bets.
 }
board-bet-on = Bet on { fable-animal-the }.
board-away = away
board-has-chosen = chosen
board-chooses = chooses
board-plays = plays
board-your-go = your turn
board-next = next
board-reconnecting = This player is reconnecting.
board-bot = { $level ->
    [random] Computer player, plays at random.
    [easy] Computer player, easy.
    [medium] Computer player, medium.
    [hard] Computer player, strong.
   *[expert] Computer player, expert.
 }
board-hand-count = { $cards ->
    [one] 1 card in hand.
   *[other] { $cards } cards in hand.
 }
board-played = Cards played so far
board-played-note = What a player plays often may be what was bet on. Or a bluff.
board-game-points = { $points ->
    [one] Game { $game }: 1 point.
   *[other] Game { $game }: { $points } points.
 }
board-seat-line = { $token ->
    [yes] { $name }: { $cards } cards in hand, { board-bets }, first-player token.
   *[no] { $name }: { $cards } cards in hand, { board-bets }.
 }
board-bets = { $bets ->
    [one] 1 bet
   *[other] { $bets } bets
 }
board-has-played = Has played { $list }.

## The pile

board-pile = { $cards ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $cards } cards
 }
board-memory = Cards gone
board-animal = Animal
board-in-box = In the box
board-in-pile = In the last shuffle
board-gone = Laid or discarded
# Below a number of wolf cards: how many of them are howls.
board-with-howls = { $howls ->
    [0] no howl
    [one] with 1 howl
   *[other] with { $howls } howls
 }
board-list-in-box = In the box: { $list }.
board-list-in-pile = In the last shuffle: { $list }.
board-list-gone = Laid or discarded: { $list }.
board-list-gone-none = Laid or discarded: none.

## Rules in short

board-rules = Rules
board-rules-all = All the rules
board-log-all = The whole log
board-rule-play = Play 1 to 4 cards of one animal, then draw back to 6.
board-rule-race = 8 cards, or 4 of one animal: the race starts. Animals run in order, top row first.
board-rule-hare = Hare: 2 steps with 1 to 4 cards. With 4 it naps if it leads, but not at the start.
board-rule-tortoise = Tortoise: 1 step even without a card, 2 with four.
board-rule-wolf = Wolf: 1, 1, 2, 3 steps. With a howl on the table only the wolf runs.
board-rule-fox = Fox: a step for each card.
board-rule-lamb = Lamb: a step for each card and one more, but it stops on the first stream it enters.
board-rule-token = After a race the token goes one seat on, and that player is next.
board-rule-score = The third animal home ends the game. A bet is worth 5, 3 or 2 points for 1st, 2nd or 3rd.

## The end

board-end = The end
board-rank = { ordinal }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
board-final-line = { ordinal }: { $name }, { board-points }, with bets on { $list }.

## Between the games of a championship

board-recap = Game { $game }: how it ended
board-recap-bets = Bets
board-recap-game = Game { $game }
board-recap-line = { $name }: { board-points }, with bets on { $list }.
board-recap-starts = { $you ->
    [yes] You start game { $game }.
   *[no] { $name } starts game { $game }.
 }
board-running-score = Score by game
board-total = Total
board-again-game = Play again
board-file = Game file
board-fair = Was chance fair?
board-fair-how = The commitment was shown before anyone sat down. It is the SHA-256 of the secret; every card follows from secret and nonces.
board-fair-commit = Commitment
board-fair-secret = Secret
board-fair-nonce = Nonce of { $name }
board-fair-none = none
board-fair-next = Commitment of the next game
