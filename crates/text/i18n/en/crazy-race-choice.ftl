### Furrow, English: what can be chosen in Crazy Race (Schacht), what follows, and why not.
### $animal is sprinter, reptile or flyer; the words put in are those of crazy-race-log.ftl.
### "Lay" is said of cards, "move" and "step" of animals; a card is "turned up", an animal goes round the turning point.

## Words

# A side of the stage card. $kind is animal, any (its winner chooses one animal), per-card (the side with the question
# mark) or none (the card is not known yet); $points is its number, $side counts the sides from the triangle, 1 to 4.
crazy-race-the-side = { $kind ->
    [animal] the { crazy-race-animal } side
    [any] the free-choice side
    [per-card] the ? side
   *[none] side { $side }
 }

## The line on the button

# $value is the number on the card; the rest is that of crazy-race-the-side.
crazy-race-action-lay = Lay { $value } at { crazy-race-the-side }

crazy-race-action-pass = Pass

# $n used cards, which are $cards: "2 3 6".
crazy-race-action-recall = { $n ->
    [0] Take my cards back (once)
    [one] Take back my card: { $cards }
   *[other] Take back my { $n } cards: { $cards }
 }

# $points is 0 while no side has been won.
crazy-race-action-move = { $points ->
    [0] Move { crazy-race-animal-the }
   *[other] Move { crazy-race-animal-the } { $points }
 }

crazy-race-action-decline = Leave it

# A step is worth one of the $points that are left.
crazy-race-action-step = Step with { crazy-race-animal-the }

crazy-race-action-stop = { $points ->
    [0] Stop
    [one] Stop, lose 1 point
   *[other] Stop, lose { $points } points
 }

crazy-race-action-discard = Give back the { $tile }

## The line below it: what would follow. At most 64 characters if names are short.

# $n cards come back, $hand are in hand then.
crazy-race-preview-recall = once a game; you then hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 }, and lay or pass

# What a card does where it is laid. $how is closes (it closes another side: the arguments of crazy-race-the-side are
# those of the side closed, $ruling is the rule), first (it is the first there), sum (the player has cards there, with
# this one $sum in all), one (one other player, $name, laid there first) or more ($n others did).
crazy-race-order = { $how ->
    [closes] closes { crazy-race-the-side } ({ $ruling })
    [first] first here
    [sum] { $sum } here in all
    [one] after { $name }
   *[more] after { $n } others
 }

# $order is a crazy-race-order. $result says what winning the side would bring: moves (its animal moves: $where, $space,
# $takes and $tile say how), choice ($points for one animal), per-card ($cards points, as many as cards lie there so
# far), still (its animal is home), all-home (so are all) or unknown. Where $order says which side is closed there is
# less room: ends (its animal moves, with no tile to take), takes (it takes a tile) and pick (as choice).
crazy-race-preview-lay = { $result ->
    [moves] { $order }; if you win: { crazy-race-lands }{ crazy-race-takes }
    [ends] { $order }; if you win: { crazy-race-lands }
    [takes] { $order }; you may win the tile { $tile }
    [still] { $order }; but your { crazy-race-animal } is home
    [all-home] { $order }; but all your animals are home
    [choice] { $order }; if you win: an animal of your choice moves { $points }
    [pick] { $order }; if you win: your pick moves { $points }
    [per-card] { $order }; if you win: { crazy-race-points-so-far }
   *[unknown] { $order }
 }

crazy-race-points-so-far = { $cards ->
    [one] 1 point so far
   *[other] { $cards } points so far
 }

# Where a move ends: $where is start, out, turnaround, back or home, $space its number on the way out or back.
crazy-race-lands = { $where ->
    [start] at the start
    [out] to { $space }
    [turnaround] to the turning point
    [home] home
   *[back] to { $space } going home
 }

crazy-race-ends-on = { $where ->
    [start] ends at the start
    [out] ends on { $space }
    [turnaround] ends on the turning point
    [home] gets home
   *[back] ends on { $space } going home
 }

# $takes is nothing, none-left (it would take a tile, but none is left) or tile: the one with $tile points.
crazy-race-takes = { $takes ->
    [nothing] {""}
    [none-left] , no tile left
   *[tile] , takes the { $tile }
 }

# $jumped is how many taken spaces it jumps.
crazy-race-jumps = { $jumped ->
    [0] {""}
   *[other] jumps { $jumped },{" "}
 }

# $lost points lead beyond home.
crazy-race-loses = { $lost ->
    [0] {""}
    [one] , 1 point lost
   *[other] , { $lost } points lost
 }

crazy-race-preview-move = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes }{ crazy-race-loses }

# $left points are left after the step; $all_home says whether all animals are home with it, so that nothing can use them.
crazy-race-preview-step = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes }; { $all_home ->
    [yes] { $left ->
        [0] all are home
        [one] all are home, 1 point lost
       *[other] all are home, { $left } points lost
    }
   *[no] { $left ->
        [0] last point
        [one] 1 point left
       *[other] { $left } points left
    }
 }

# $cards says whether some are in hand, none, or whether the game has no later round: over. $rounds of this stage are left.
crazy-race-preview-pass = { $cards ->
    [over] this was the last round of the last stage
    [none] { $rounds ->
        [0] you may take your cards back in the next stage
       *[other] you may take your cards back next round
    }
   *[some] { $rounds ->
        [0] the last round: your cards stay in your hand
       *[other] you may lay again next round
    }
 }

crazy-race-preview-decline = { $points ->
    [0] nothing moves
    [one] nothing moves, 1 point lost
   *[other] nothing moves, { $points } points lost
 }

# $points are lost, as the line above says.
crazy-race-preview-stop = your animals stay where they are

# $tile is given back; the tiles kept are worth $points.
crazy-race-preview-discard = { $points ->
    [0] it is your last tile
   *[other] you keep { crazy-race-how-many-points }
 }

## Why not. $ruling is the number of the rule.

crazy-race-no-over = The game is over ({ $ruling }).
crazy-race-no-chance-next = The next stage card comes first: wait a moment ({ $ruling }).
crazy-race-no-action-next = Somebody has to choose first ({ $ruling }).
crazy-race-no-such-chance = Chance cannot bring this now ({ $ruling }).
crazy-race-no-turn = Somebody else is to choose now, not you ({ $ruling }).
crazy-race-no-laying = Cards are laid and taken back only in the three rounds of a stage ({ $ruling }).
crazy-race-no-such-card = You have no { $value } in your hand ({ $ruling }).
crazy-race-no-such-side = A stage card has the sides 1 to 4, there is no side { $side } ({ $ruling }).
crazy-race-no-closed = Three sides hold cards: side { $side } is closed in this stage ({ $ruling }).
crazy-race-no-second-recall = You have taken your cards back already: once a game ({ $ruling }).
crazy-race-no-used-cards = You have no used cards to take back ({ $ruling }).
crazy-race-no-side-won = Animals move only when you have won a side ({ $ruling }).
crazy-race-no-other-animal = This side moves { crazy-race-animal-the } and no other animal ({ $ruling }).
crazy-race-no-home = { crazy-race-animal-the-heading } is home and moves no more ({ $ruling }).
crazy-race-no-all-at-once = The points of this side are spent one at a time, on animals of your choice ({ $ruling }).
crazy-race-no-one-at-a-time = This side moves one animal by all its points, or none ({ $ruling }).
crazy-race-no-tile-owed = You need not give back a tile now ({ $ruling }).
crazy-race-no-such-tile = You have no tile { $tile } ({ $ruling }).
