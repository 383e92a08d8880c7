### Furrow, English: what happens in Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of.
### "Space" is on the lane, and goes with the way out or back; "side" is of the stage card; "tile" has points.
### A player lays cards and wins sides; an animal moves. "Turned up" is said of cards only.

## Words

crazy-race-animal = { $animal ->
    [sprinter] sprinter
    [reptile] reptile
   *[flyer] flyer
 }

crazy-race-animal-the = { $animal ->
    [sprinter] the sprinter
    [reptile] the reptile
   *[flyer] the flyer
 }

crazy-race-animal-the-heading = { $animal ->
    [sprinter] The sprinter
    [reptile] The reptile
   *[flyer] The flyer
 }

# A place of the lane: $where is start, out, turnaround, back or home; $space is its number on the way out or back.
crazy-race-place = { $where ->
    [start] the start
    [out] space { $space } on the way out
    [turnaround] the turnaround
    [home] home
   *[back] space { $space } on the way back
 }

crazy-race-space = space { $space }

# Where a move leads, after "from …".
crazy-race-to = { $where ->
    [home] across the line
   *[other] to { crazy-race-place }
 }

# Spaces, not animals: one animal can be jumped on the way out and again on the way back.
crazy-race-jumping = { $jumped ->
    [0] {""}
    [one] , jumping 1 taken space
   *[other] , jumping { $jumped } taken spaces
 }

crazy-race-points-lost = { $points ->
    [one] 1 point is lost
   *[other] { $points } points are lost
 }

crazy-race-points-over = { $points ->
    [one] 1 point is
   *[other] { $points } points are
 }

crazy-race-how-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

# One side of a stage card; $kind is animal, any or per-card.
crazy-race-side = { $kind ->
    [animal] { crazy-race-animal } { $points } (side { $side })
    [any] any one animal { $points } (side { $side })
   *[per-card] any animals a point a card (side { $side })
 }

# The cards of a seat: $sum is their sum, $addends says it at length if there are several.
crazy-race-sum = { $you ->
    [yes] you { $cards ->
        [one] { $sum }
       *[other] { $addends } = { $sum }
    }
   *[no] { $name } { $cards ->
        [one] { $sum }
       *[other] { $addends } = { $sum }
    }
 }

crazy-race-spent = { $you ->
    [yes] you { $cards }
   *[no] { $name } { $cards }
 }

## The log

crazy-race-log-starts = { $you ->
    [yes] You take the start player's token.
   *[no] { $name } takes the start player's token.
 }

crazy-race-log-reconstructed = The stage cards are reconstructed: no reading of the printed ones was found.

# $list is the four sides, from the triangle clockwise.
crazy-race-log-stage = Stage { $stage } of 8, card { $number }: { $list }.

crazy-race-log-round = Round { $round } of 3.

# $list is a list of numbers.
crazy-race-log-recalls = { $you ->
    [yes] You take your used cards back, once a game: { $list }.
   *[no] { $name } takes the used cards back, once a game: { $list }.
 }

crazy-race-at-side = { $n ->
    [1] the first there
   *[other] { $n } there now
 }
crazy-race-log-lays = { $you ->
    [yes] You lay a { $value } at side { $side } ({ crazy-race-at-side }).
   *[no] { $name } lays a { $value } at side { $side } ({ crazy-race-at-side }).
 }
crazy-race-log-lays-hidden = { $you ->
    [yes] You lay a card at side { $side } ({ crazy-race-at-side }).
   *[no] { $name } lays a card at side { $side } ({ crazy-race-at-side }).
 }

crazy-race-log-passes = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
 }

crazy-race-log-skipped = { $you ->
    [yes] You have no card left and cannot take any back: you are skipped.
   *[no] { $name } has no card left and cannot take any back: skipped.
 }

crazy-race-log-closes = Three sides hold cards: side { $side } is closed in this stage.

crazy-race-log-evaluates = The rounds are over: the cards are turned up, one side after the other.

# $list is a list of crazy-race-sum, whoever laid there first in front.
crazy-race-log-turns-up = Side { $side }: { $list }.

crazy-race-log-wins = { $you ->
    [yes] You win side { $side } with { $sum }.
   *[no] { $name } wins side { $side } with { $sum }.
 }
crazy-race-log-wins-by-order = { $you ->
    [yes] Level at { $sum }: you laid there first and win side { $side }.
   *[no] Level at { $sum }: { $name } laid there first and wins side { $side }.
 }

crazy-race-log-no-cards = Side { $side }: no card lies there, nothing moves.
crazy-race-log-still-home = { $you ->
    [yes] You have { crazy-race-animal-the } home already: nothing moves at side { $side }.
   *[no] { $name } has { crazy-race-animal-the } home already: nothing moves at side { $side }.
 }
crazy-race-log-all-home = { $you ->
    [yes] You have all animals home already: nothing moves at side { $side }.
   *[no] { $name } has all animals home already: nothing moves at side { $side }.
 }

crazy-race-log-moves = { $you ->
    [yes] You move { crazy-race-animal-the } by { $points }.
   *[no] { $name } moves { crazy-race-animal-the } by { $points }.
 }
# $from is a place, $to a crazy-race-to.
crazy-race-log-hops = { $you ->
    [yes] You move { crazy-race-animal-the } by { $points }, from { $from } { $to }{ crazy-race-jumping }.
   *[no] { $name } moves { crazy-race-animal-the } by { $points }, from { $from } { $to }{ crazy-race-jumping }.
 }

crazy-race-log-declines = { $you ->
    [yes] You leave it: nothing moves at side { $side }.
   *[no] { $name } leaves it: nothing moves at side { $side }.
 }

crazy-race-log-stops = { $you ->
    [yes] You stop: { crazy-race-points-lost }.
   *[no] { $name } stops: { crazy-race-points-lost }.
 }

crazy-race-log-turn-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } has turned: you take the tile { $tile }.
   *[no] { crazy-race-animal-the-heading } has turned: { $name } takes the tile { $tile }.
 }
crazy-race-log-turn-no-tile = { crazy-race-animal-the-heading } has turned, but no tile is left at the turnaround.
crazy-race-log-home-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } is home: you take the tile { $tile }.
   *[no] { crazy-race-animal-the-heading } is home: { $name } takes the tile { $tile }.
 }
crazy-race-log-home-no-tile = { crazy-race-animal-the-heading } is home, but no tile is left at the finish.

crazy-race-log-lost = { crazy-race-points-over } left over and lost.

# $list is a list of crazy-race-spent.
crazy-race-log-clears = The stage is over, the cards are used: { $list }.
crazy-race-log-clears-none = The stage is over: no card was laid.

crazy-race-log-token = { $you ->
    [yes] You take the token and start the next stage.
   *[no] { $name } takes the token and starts the next stage.
 }

crazy-race-log-game-ends = The last stage is over: the game ends.
crazy-race-log-game-ends-early = Nobody has a card left, and everybody has taken cards back once: the game ends.

# $place is a place of the lane, $progress its progress.
crazy-race-log-penalty-1 = Penalty 1 is for the animals furthest behind, at progress { $progress } ({ $place }): each owner loses the most valuable tile.
crazy-race-log-penalty-2 = Penalty 2 is for the next furthest behind, at progress { $progress } ({ $place }): each owner chooses a tile to lose.
crazy-race-log-no-penalty-1 = Penalty 1: all animals are home, nobody pays.
crazy-race-log-no-penalty-2 = Penalty 2: nobody else is out beyond those, nobody pays.

crazy-race-log-loses-tile = { $you ->
    [yes] Penalty { $number }: you lose the tile { $tile }.
   *[no] Penalty { $number }: { $name } loses the tile { $tile }.
 }
crazy-race-log-no-tile = { $you ->
    [yes] Penalty { $number }: you have no tile to lose.
   *[no] Penalty { $number }: { $name } has no tile to lose.
 }

# $which says who the reader is: a, the one ahead, b, the one behind, or nobody.
crazy-race-log-tie-broken = { $which ->
    [a] You and { $over } are level on points; your last animal has progress { $progress }, that of { $over } { $behind }: you are ahead.
    [b] { $name } and you are level on points; the last animal of { $name } has progress { $progress }, yours { $behind }: { $name } is ahead.
   *[nobody] { $name } and { $over } are level on points; the last animal of { $name } has progress { $progress }, that of { $over } { $behind }: { $name } is ahead.
 }

crazy-race-log-ranks = { $you ->
    [yes] { ordinal }: you, { crazy-race-how-many-points }.
   *[no] { ordinal }: { $name }, { crazy-race-how-many-points }.
 }
