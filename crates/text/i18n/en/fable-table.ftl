### Furrow, English: the table page of The Hare & the Tortoise (Kim).
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### Buttons have two short lines: what is done, what follows.

## The status line

fable-board-status-turn = Your turn: play 1 to 4 cards of one animal
fable-board-status-bet = Second bet: choose 1 of your 7 cards
# $list: the names of those who have not chosen yet.
fable-board-status-chosen = You have chosen. Waiting for { $list }
fable-board-status-bets = Waiting for { $list } (second bet)
fable-board-status-bets-in = All second bets are in

fable-board-game = Game { $game } of 3

## The decision

fable-board-cards = { fable-cards }

fable-board-go-choose = Choose cards
fable-board-go-hint = 1 to 4 of one animal
fable-board-go-choose-bet = Choose a bet
fable-board-go-bet-hint = one of your 7 cards

fable-board-go-only = Only move: { fable-cards }
fable-board-go-if = If you play { fable-cards }
fable-board-go-rebet = { $kept ->
    [yes] Your bet: { fable-animal-the }
   *[no] Change my bet to { fable-animal-the }
 }

fable-board-starting-bet = { $n ->
    [one] Your starting bet
   *[other] Your starting bets
 }
fable-board-bet-rule = The card you choose leaves your hand and the game. Same animal twice: 10, 6 or 4 points, or none.
fable-board-streams = Streams on { $a } and { $b }.
fable-board-streams-open = The streams are not laid yet.

## Just happened

## The track

fable-board-start = start
fable-board-stream-on = Stream on { $space }.
# $place: 1 to 3 on the podium, 0 on the track; $space 0 is the start.
fable-board-stands = { $place ->
    [0] { $space ->
        [0] { fable-animal-heading } at the start.
       *[other] { fable-animal-heading } on { $space }.
    }
   *[other] { fable-animal-heading } is { ordinal } home.
 }

## The race board

fable-board-race = The race
fable-board-of-eight = { $n } of 8 cards
fable-board-of-four = { $n } of 4.
fable-board-laid-by = { $n } by { $name }.
fable-board-if-now = if it ran now
fable-board-home = { ordinal } home
fable-board-lands = { fable-animal-heading } to { $space }.
fable-board-lands-drinks = { fable-animal-heading } to { $space }, stops at the stream.
fable-board-stays = stays
fable-board-naps = naps
fable-board-late = too late
fable-board-howl-lies = A howl lies there: none but the wolf can run in the next race (F11).
# One line of the text view. $home: its place if the race takes it home, else 0.
fable-board-row = { $stays ->
    [yes] { fable-animal-heading }: { $n } of 4 cards, it would stay.
   *[no] { $home ->
        [0] { fable-animal-heading }: { $n } of 4 cards, it would run { fable-board-steps } to { $space }.
       *[other] { fable-animal-heading }: { $n } of 4 cards, it would run { fable-board-steps } across the finish line.
    }
 }
fable-board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }

## The seats

fable-board-token = First-player token
fable-board-in-hand = cards in hand
fable-board-bet-hidden = A hidden bet.
fable-board-bets-hidden = { $bets ->
    [one] 1 hidden bet.
   *[other] { $bets } hidden bets.
 }
fable-board-bet-on = Bet on { fable-animal-the }.
fable-board-has-chosen = chosen
fable-board-chooses = chooses
fable-board-hand-count = { $cards ->
    [one] 1 card in hand.
   *[other] { $cards } cards in hand.
 }
fable-board-played = Cards played so far
fable-board-played-note = What a player plays often may be what was bet on. Or a bluff.
fable-board-game-points = { $points ->
    [one] Game { $game }: 1 point.
   *[other] Game { $game }: { $points } points.
 }
fable-board-seat-line = { $token ->
    [yes] { $name }: { $cards } cards in hand, { fable-board-bets }, first-player token.
   *[no] { $name }: { $cards } cards in hand, { fable-board-bets }.
 }
fable-board-bets = { $bets ->
    [one] 1 bet
   *[other] { $bets } bets
 }
fable-board-has-played = Has played { $list }.

## The pile

fable-board-pile = { $cards ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $cards } cards
 }
fable-board-memory = Cards gone
fable-board-animal = Animal
fable-board-in-box = In the box
fable-board-in-pile = In the last shuffle
fable-board-gone = Laid or discarded
# Below a number of wolf cards: how many of them are howls.
fable-board-with-howls = { $howls ->
    [0] no howl
    [one] with 1 howl
   *[other] with { $howls } howls
 }
fable-board-list-in-box = In the box: { $list }.
fable-board-list-in-pile = In the last shuffle: { $list }.
fable-board-list-gone = Laid or discarded: { $list }.
fable-board-list-gone-none = Laid or discarded: none.

## Rules in short

fable-board-rule-play = Play 1 to 4 cards of one animal, then draw back to 6.
fable-board-rule-race = 8 cards, or 4 of one animal: the race starts. Animals run in order, top row first.
fable-board-rule-hare = Hare: 2 steps with 1 to 4 cards. With 4 it naps if it leads, but not at the start.
fable-board-rule-tortoise = Tortoise: 1 step even without a card, 2 with four.
fable-board-rule-wolf = Wolf: 1, 1, 2, 3 steps. With a howl on the table only the wolf runs.
fable-board-rule-fox = Fox: a step for each card.
fable-board-rule-lamb = Lamb: a step for each card and one more, but it stops on the first stream it enters.
fable-board-rule-token = After a race the token goes one seat on, and that player is next.
fable-board-rule-score = The third animal home ends the game. A bet is worth 5, 3 or 2 points for 1st, 2nd or 3rd.

## The end

fable-board-final-line = { ordinal }: { $name }, { board-points }, with bets on { $list }.

## Between the games of a championship

fable-board-recap = Game { $game }: how it ended
fable-board-recap-bets = Bets
fable-board-recap-game = Game { $game }
fable-board-recap-line = { $name }: { board-points }, with bets on { $list }.
fable-board-recap-starts = { $you ->
    [yes] You start game { $game }.
   *[no] { $name } starts game { $game }.
 }
fable-board-running-score = Score by game

## The variants: apprentices, the digest

fable-board-status-move = Your turn: move an animal
fable-board-go-choose-move = Choose an animal
fable-board-go-move-hint = a step for each of its cards
# The first line of the button. $from 0 is the start, $mid the space of the animal's turbo, $to where it ends.
fable-board-go-move = Move { fable-animal-the } { fable-board-way }
fable-board-go-move-only = Only move: { fable-animal } { fable-board-way }
fable-board-go-move-if = If you move { fable-animal-the } { fable-board-way }
fable-board-way = { $lands ->
    [home] { fable-board-leaves } home
    [turbo] { fable-board-leaves } { $mid }, turbo → { $to }
    [turbo-home] { fable-board-leaves } { $mid }, turbo → home
   *[space] { fable-board-leaves } { $to }
 }
fable-board-leaves = { $from ->
    [0] →
   *[other] { $from } →
 }
# The second line. $list is a list of fable-preview-arrival: the podium.
fable-board-then-move = { fable-animals-to-go } · { fable-moves-next }
fable-board-then-move-last-race = last race, { fable-animals-to-go } · { fable-moves-next }
fable-board-then-race-over = the race is over · { fable-plays-next }
fable-board-then-game-over = game over: { $list }
# Before the seats that have animals to move, in their order.
fable-board-order = Order:
# $list is a list of fable-chooser.
fable-board-movers = Still to move an animal, in this order: { $list }.
fable-board-moved = moved
fable-board-across = home
fable-board-lands-turbo = { fable-animal-heading } to { $space }, by its turbo.
# One line of the text view.
fable-board-row-moves = { $fate ->
    [stays] { fable-animal-heading }: { $n } of 4 cards, it would stay.
    [moved] { fable-animal-heading }: { $n } of 4 cards, it has moved.
    [across] { fable-animal-heading }: { $n } of 4 cards, it would cross the finish line.
    [turbo] { fable-animal-heading }: { $n } of 4 cards, it would run { fable-board-steps } and on to { $space }, by its turbo.
   *[to] { fable-animal-heading }: { $n } of 4 cards, it would run { fable-board-steps } to { $space }.
 }
fable-board-no-second-bet = There is no second bet in this version ({ $ruling }). A bet is worth 5, 3 or 2 points.
# An animal on the podium that need not have crossed the line.
fable-board-placed = { fable-animal-heading } is { ordinal }.
fable-board-level = { $place ->
    [2] Level: { $list }. Each is 2nd, a bet on it scores { fable-how-many-points }. There is no 3rd.
   *[other] Level: { $list }. Each is { ordinal }, a bet on it scores { fable-how-many-points }.
 }
fable-board-rule-digest = Two starting bets each, no second bet.
fable-board-rule-hare-podium = Hare: 2 steps with 1 to 4 cards. With 4 it naps if it leads, but not at the start. Animals already home count as ahead.
fable-board-rule-tie = Level on points: whose best animal stands higher ranks better.
fable-board-rule-three-games = Three games, each with new bets and a new track. Scores add up.
fable-board-rule-apprentice-bet = You have a starting bet, with 2 players two. There is no second bet.
fable-board-rule-apprentice-play = Play 1 to 4 cards of one animal, then fill your hand again.
fable-board-rule-apprentice-race = 8 cards, or 4 of one animal: the race starts. From the token on, each player moves one animal, a step for each of its cards, until all with cards have moved.
fable-board-rule-apprentice-turbo = An animal that ends on its own turbo runs 2 steps more. Streams stop nobody.
fable-board-rule-apprentice-score = After the race in which an animal gets home the game is over. Then come those nearest the line; level ones share a place. A bet is worth 5, 3 or 2 points.
