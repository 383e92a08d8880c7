### Furrow, English: the table page of Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of. "Lay" is said of cards,
### "move" of animals, a card is "turned up", an animal goes round the turning point. A "side" is of the stage card; the
### arguments of crazy-race-the-side are $kind, $animal, $points and $side.
### Buttons have two short lines: what is done, what follows.

## The status line

crazy-race-board-status-lay = Your turn: lay a card, or pass
crazy-race-board-status-recall = Your hand is empty: take cards back, or pass
crazy-race-board-status-pass = Your turn: you can only pass
# You have won a side with $sum.
crazy-race-board-status-move = { $kind ->
    [animal] You win { crazy-race-the-side } with { $sum }: move, or leave it
   *[other] You win with { $sum }: move an animal of your choice { $points }
 }
# You have won the side with the question mark; $left points are left.
crazy-race-board-status-step = { $left ->
    [one] You win the ? side: 1 point left
   *[other] You win the ? side: { $left } points left
 }
crazy-race-board-status-discard = Your animal is second to last: give back one tile
crazy-race-board-status-wins = { $name } wins { crazy-race-the-side }
crazy-race-board-status-pays = { $name } gives back a tile
# Beside the status line, short, on two lines.
crazy-race-board-stage-round = stage { $stage }/8 round { $round }/3

## The decision

# $points are left of a side with a question mark.
crazy-race-board-go-lay = Choose a card and a side
crazy-race-board-hint-lay = in any order; or pass
# The hand is empty.
crazy-race-board-go-rest = Take cards back, or pass
crazy-race-board-go-move = Choose an animal
crazy-race-board-hint-move = or leave it
crazy-race-board-go-step = { $points ->
    [one] Choose an animal: 1 point left
   *[other] Choose an animal: { $points } points left
 }
crazy-race-board-hint-step = one point is one step to its next free space
crazy-race-board-go-discard = Choose a tile
crazy-race-board-hint-discard = penalty 2: one tile of your choice
# A card or a side was chosen, the other half is missing.
crazy-race-board-part-card = Lay the { $value }
crazy-race-board-part-card-then = Now choose a side.
crazy-race-board-part-side = Lay at { crazy-race-the-side }
crazy-race-board-part-side-then = Now choose a card.
# Buttons beside the hand: at most two words a line, two lines.
crazy-race-board-pass = Pass
# $n used cards would come back.
crazy-race-board-recall = { $n ->
    [0] Cards back
    [one] 1 card back
   *[other] { $n } cards back
 }
crazy-race-board-decline = Leave it
crazy-race-board-stop = Stop
# The question before it; $cards: "2 3 6".
crazy-race-board-recall-asks = { $n ->
    [one] Take your card { $cards } back? You can do this once a game.
   *[other] Take your { $n } cards back: { $cards }? You can do this once a game.
 }
crazy-race-board-no-cards = No card in your hand.
crazy-race-board-card = Card { $value }
crazy-race-board-tile = Tile { $tile }
crazy-race-board-tile-lost = Tile { $tile }, lost by penalty { $number }

## The stage card

crazy-race-board-stage-card = The stage card
# When a side is looked at: $place is 1 (the triangle) to 4.
crazy-race-board-nth = { ordinal }
# In place of an animal, very short: the winner chooses one.
crazy-race-board-any = any
crazy-race-board-side = { $kind ->
    [animal] { crazy-race-animal-the-heading }, { crazy-race-how-many-points }.
    [any] An animal of the winner's choice, { crazy-race-how-many-points }.
   *[other] A point for each card here, for any of the winner's animals.
 }
# Who laid there first wins where sums are level.
crazy-race-board-first = { $you ->
    [yes] first: you
   *[no] first: { $name }
 }
# A card in words; $value 0: it lies face down.
crazy-race-board-lies = { $you ->
    [yes] Your { $value }.
   *[no] { $value ->
        [0] A card of { $name }.
       *[other] { $value } of { $name }.
    }
 }
crazy-race-board-closed = closed (R9)
crazy-race-board-closes = would close (R9)
crazy-race-board-points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
 }
# Buttons in the corners: one word a line.
crazy-race-board-to-memory = Cards
crazy-race-board-to-standing = Score
crazy-race-board-to-stages = Stages

## The lanes

crazy-race-board-lanes = The lanes
# A stack of tiles; $place is finish or turnaround; $tile is the highest left, with all below it.
crazy-race-board-stack = { $place ->
    [finish] { $tile ->
        [0] home: none left
       *[other] home: { $tile } left
    }
   *[turnaround] { $tile ->
        [0] turn: none left
       *[other] turn: { $tile } left
    }
 }
# Between the stacks of tiles, short: everybody has taken cards back, so the game may end early.
crazy-race-board-last-cards = last cards (R16)
crazy-race-board-last-cards-why = Everybody has taken cards back: the game ends when no hand has a card left (R16).
crazy-race-board-as-now = as the lanes stand now
crazy-race-board-as-now-why = Sides before this one move first, so the lanes may change until then.
crazy-race-board-stands = { $where ->
    [start] { crazy-race-animal-the-heading } is at the start.
    [out] { crazy-race-animal-the-heading } is on { $space } on the way out.
    [turnaround] { crazy-race-animal-the-heading } is at the turning point.
    [home] { crazy-race-animal-the-heading } is home.
   *[back] { crazy-race-animal-the-heading } is on { $space } on the way home.
 }
crazy-race-board-in-hand = cards in hand
crazy-race-board-recall-ready = Cards can still be taken back.
crazy-race-board-recall-used = Cards were taken back already.
crazy-race-board-token = Start player's token
crazy-race-board-hand-count = { $n ->
    [one] 1 card in hand.
   *[other] { $n } cards in hand.
 }
# $cards are the used ones: "2 3 6".
crazy-race-board-used = { $n ->
    [0] No used cards.
    [one] Used: { $cards }.
   *[other] Used: { $cards }.
 }
crazy-race-board-tiles-of = { $n ->
    [0] No tile yet.
    [one] Tile { $list }: { crazy-race-how-many-points }.
   *[other] Tiles { $list }: { crazy-race-how-many-points }.
 }

## What each player can still hold

crazy-race-board-remaining = Cards still to come
crazy-race-board-remaining-note = Struck out: used. Cards face down are among the others.
crazy-race-board-can-hold = In hand or face down
crazy-race-board-used-head = Used
# $cards: "1 1 4 6".
crazy-race-board-still = { $n ->
    [0] None left.
   *[other] Left: { $cards }.
 }

## If the game ended now

crazy-race-board-if-ended = If the game ended now
crazy-race-board-tiles = Tiles
crazy-race-board-animals = Animals
crazy-race-board-pays = Pays
crazy-race-board-would-have = Points
# $list: the players whose animals stand there.
crazy-race-board-penalty = { $falls ->
    [yes] { $number ->
        [1] Penalty 1, furthest behind: { $list } ({ crazy-race-place }).
       *[2] Penalty 2, next: { $list } ({ crazy-race-place }).
    }
   *[no] { $number ->
        [1] Penalty 1: nobody pays.
       *[2] Penalty 2: nobody pays.
    }
 }
crazy-race-board-penalty-note = Penalty 1 takes the best tile. For penalty 2 the player chooses: here the lowest.

## Past stages

crazy-race-board-stages = How the stages went
crazy-race-board-no-stages = No side has been won yet.
crazy-race-board-stage-past = Stage { $stage }
# One side of a stage: $place is its place in the order; $name won with $sum, $level says whether others had as much.
# $how: nobody (no card there), home (the animal was home), left, moved ($animal and where it ended), spent ($spent points),
# open (not decided yet).
crazy-race-board-story = { $how ->
    [nobody] { ordinal }, { crazy-race-the-side }: nobody
    [home] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, nothing moves
    [left] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, left it
    [moved] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, { crazy-race-animal-the } { crazy-race-lands }{ crazy-race-takes }
    [spent] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, { crazy-race-board-spent }
   *[open] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }
 }
crazy-race-board-winner = { $you ->
    [yes] { $level ->
        [yes] you with { $sum }, first there
       *[no] you with { $sum }
    }
   *[no] { $level ->
        [yes] { $name } with { $sum }, first there
       *[no] { $name } with { $sum }
    }
 }
crazy-race-board-spent = { $spent ->
    [one] 1 point spent
   *[other] { $spent } points spent
 }

## Rules in short

crazy-race-board-rule-lay = A stage has three rounds. In each you lay one card face down at a side, or pass.
crazy-race-board-rule-recall = Once a game, before you lay or pass, you may take your used cards back.
crazy-race-board-rule-win = Then the sides are turned up, the triangle first. The highest sum wins; level: whoever laid there first.
crazy-race-board-rule-move = The winner moves the animal of the side by its number, or leaves it.
crazy-race-board-rule-any = A side without an animal: one of your choice. A ?: a point for each card there, on any of your animals.
crazy-race-board-rule-jump = A point leads to the next free space: your own animals are jumped and not counted.
crazy-race-board-rule-tiles = At the turning point and at home an animal takes the best tile left there.
crazy-race-board-rule-three = Three players: once three sides hold cards, the fourth is closed.
crazy-race-board-rule-end = The game ends after stage 8, or when nobody has a card or can take any back.
crazy-race-board-rule-penalties = Furthest behind: lose your best tile. Next furthest: lose a tile of your choice.

## The table in words. $list is a list of numbers, "1, 1, 2 and 6", $n of them.

crazy-race-plain-hand = { $n ->
    [0] { crazy-race-board-no-cards }
   *[other] { $list }.
 }
crazy-race-plain-stage = Stage { $stage } of 8, round { $round } of 3. The sides, in the order in which they are turned up:
crazy-race-plain-closed = Closed in this stage (R9).
crazy-race-plain-no-cards = No card lies there.
crazy-race-plain-first = { $you ->
    [yes] You laid there first.
   *[no] { $name } laid there first.
 }
# On the side with the question mark, while its winner spends them.
crazy-race-plain-points-left = { $points ->
    [one] 1 point is left to spend.
   *[other] { $points } points are left to spend.
 }
# $place is finish or turnaround.
crazy-race-plain-stack = { $place ->
    [finish] { $n ->
        [0] Home: no tile left.
        [one] Home: tile { $list } left.
       *[other] Home: tiles { $list } left.
    }
   *[turnaround] { $n ->
        [0] Turning point: no tile left.
        [one] Turning point: tile { $list } left.
       *[other] Turning point: tiles { $list } left.
    }
 }
crazy-race-plain-token = Has the start player's token.
crazy-race-plain-used = { $n ->
    [0] No used cards.
   *[other] Used: { $list }.
 }
# What everybody can know: the cards in hand or face down at the stage card.
crazy-race-plain-remaining = { $n ->
    [0] No card in hand or face down.
   *[other] In hand or face down: { $list }.
 }
# $list: the tiles that penalties would take; $points are what is left.
crazy-race-plain-would-have = { $n ->
    [0] { $name }: { crazy-race-how-many-points }, loses nothing.
    [one] { $name }: { crazy-race-how-many-points }, without the tile { $list }.
   *[other] { $name }: { crazy-race-how-many-points }, without the tiles { $list }.
 }
# $list: the tiles that are left.
crazy-race-plain-final = { $n ->
    [0] { ordinal }: { $name }, { crazy-race-how-many-points }, no tile.
    [one] { ordinal }: { $name }, { crazy-race-how-many-points }, tile { $list }.
   *[other] { ordinal }: { $name }, { crazy-race-how-many-points }, tiles { $list }.
 }
