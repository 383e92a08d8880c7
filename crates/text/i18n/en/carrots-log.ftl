### Furrow, English: what happens in Hare and Tortoise (Parlett).
### $you says whether the reader sits on the seat spoken of; $marker is a, b or, with one marker each, none.
### Spaces are told by their printed number, which counts down to the finish; start and finish by name.
### "Position" and "place" are in the race, never a space. "Free" is said neither of spaces nor of moves.

## Words

carrots-how-many = { $carrots ->
    [one] 1 carrot
   *[other] { $carrots } carrots
 }

carrots-with = { $marker ->
    [a] {" "}with marker A
    [b] {" "}with marker B
   *[none] {""}
 }

carrots-marker = { $marker ->
    [a] marker A
   *[b] marker B
 }
carrots-marker-heading = { $marker ->
    [a] Marker A
   *[b] Marker B
 }
carrots-from = { $from ->
    [start] the start
   *[other] { $from }
 }

carrots-to = { $to ->
    [finish] the finish
   *[other] { $to }
 }

# What the die says on a hare space.
carrots-effect = { $effect ->
    [lose] miss the next turn
    [carrot-back] back to the nearest unoccupied carrot space
    [carrot-forward] on to the nearest unoccupied carrot space
    [position-back] one position back
    [position-forward] one position forward
    [free] this move costs nothing
    [eat-carrot] eat a carrot
    [eat-lettuce] eat a lettuce
    [again] move again, and pay for it
   *[nothing] nothing
 }

## The log

carrots-log-starts = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
 }

carrots-log-round = Round { $round }.

carrots-log-forward = { $you ->
    [yes] You move { $spaces } forward{ carrots-with }, from { carrots-from } to { carrots-to }, and pay { carrots-how-many }.
   *[no] { $name } moves { $spaces } forward{ carrots-with }, from { carrots-from } to { carrots-to }, and pays { carrots-how-many }.
 }

carrots-log-back = { $you ->
    [yes] You move { $spaces } back{ carrots-with }, from { carrots-from } to the tortoise on { carrots-to }, and take { carrots-how-many }.
   *[no] { $name } moves { $spaces } back{ carrots-with }, from { carrots-from } to the tortoise on { carrots-to }, and takes { carrots-how-many }.
 }

carrots-log-position-income = { $you ->
    [yes] You take { carrots-how-many } for being { ordinal } on { $space }{ carrots-with }.
   *[no] { $name } takes { carrots-how-many } for being { ordinal } on { $space }{ carrots-with }.
 }

carrots-log-takes = { $you ->
    [yes] You stay on the carrot space{ carrots-with } and take { carrots-how-many }.
   *[no] { $name } stays on the carrot space{ carrots-with } and takes { carrots-how-many }.
 }
carrots-log-gives = { $you ->
    [yes] You stay on the carrot space{ carrots-with } and pay back { carrots-how-many }.
   *[no] { $name } stays on the carrot space{ carrots-with } and pays back { carrots-how-many }.
 }

carrots-log-on-lettuce = { $you ->
    [yes] You are on a lettuce space{ carrots-with }: at your next turn you eat.
   *[no] { $name } is on a lettuce space{ carrots-with } and eats at the next turn.
 }
carrots-log-eats = { $you ->
    [yes] You eat a lettuce{ carrots-with } in { ordinal } place and take { carrots-how-many }.
   *[no] { $name } eats a lettuce{ carrots-with } in { ordinal } place and takes { carrots-how-many }.
 }

carrots-log-turn-lost = { $you ->
    [yes] You miss this turn.
   *[no] { $name } misses this turn.
 }

carrots-log-rolls = { $you ->
    [yes] You are { ordinal } on a hare space{ carrots-with } and roll a { $die }: { carrots-effect }.
   *[no] { $name } is { ordinal } on a hare space{ carrots-with } and rolls a { $die }: { carrots-effect }.
 }
carrots-log-hare-is-quiet = { $you ->
    [yes] The hare space does nothing to you.
   *[no] The hare space does nothing to { $name }.
 }
carrots-log-no-lettuce = { $you ->
    [yes] You have no lettuce to eat and miss your next turn.
   *[no] { $name } has no lettuce to eat and misses the next turn.
 }
carrots-log-will-eat = { $you ->
    [yes] You eat it at your next turn{ carrots-with }.
   *[no] { $name } eats it at the next turn{ carrots-with }.
 }
carrots-log-eats-carrot = { $you ->
    [yes] You eat 1 carrot.
   *[no] { $name } eats 1 carrot.
 }

carrots-log-hare-forward = { $you ->
    [yes] The hare takes you on{ carrots-with }, from { carrots-from } to { carrots-to }, at no cost.
   *[no] The hare takes { $name } on{ carrots-with }, from { carrots-from } to { carrots-to }, at no cost.
 }
carrots-log-hare-back = { $you ->
    [yes] The hare takes you back{ carrots-with }, from { carrots-from } to { carrots-to }, at no cost.
   *[no] The hare takes { $name } back{ carrots-with }, from { carrots-from } to { carrots-to }, at no cost.
 }

# Why a marker stays where it is.
carrots-stay = { $why ->
    [no-carrot-space] That way there is no carrot space without a marker
    [first] Nobody is ahead
    [last] Nobody is behind
    [neighbour-home] The next one ahead is home
    [neighbour-on-start] The next one behind is on the start
    [no-move] No further move can be made
    [finish-closed] Only the finish is left, and it is not open yet
   *[no-space] Behind the next one behind there is no space to go to
 }
carrots-log-hare-stays = { $you ->
    [yes] { carrots-stay }: you stay{ carrots-with }.
   *[no] { carrots-stay }: { $name } stays{ carrots-with }.
 }
carrots-log-free = { $you ->
    [yes] You take the { carrots-how-many } of this move back.
   *[no] { $name } takes the { carrots-how-many } of this move back.
 }
carrots-log-free-nothing = { $you ->
    [yes] You came here without paying and take nothing back.
   *[no] { $name } came here without paying and takes nothing back.
 }

carrots-way-to-start = { $from ->
    [start] on the start
   *[other] from { $from } back to the start
 }
carrots-topped-up = { $carrots ->
    [0] no carrots added
   *[other] { carrots-how-many } added
 }
carrots-log-stuck = { $you ->
    [yes] You cannot move and start over{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } cannot move and starts over{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
 }
carrots-log-no-carrot = { $you ->
    [yes] You have no carrot to eat and start over{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } has no carrot to eat and starts over{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
 }

carrots-log-waits = { $you ->
    [yes] You wait on the hare space{ carrots-with }: at your next turn you take { carrots-how-many }, or pay as many for each marker that has passed.
   *[no] { $name } waits on the hare space{ carrots-with }: at the next turn it brings { carrots-how-many }, or costs as many for each marker that has passed.
 }

# $which says who the reader is: a, the one who passes, b, the one who waits, or nobody.
carrots-log-passes = { $which ->
    [a] { $waiting } is passed on the hare space by you{ carrots-with }: { $passed } so far.
    [b] You are passed on the hare space by { $name }{ carrots-with }: { $passed } so far.
   *[nobody] { $waiting } is passed on the hare space by { $name }{ carrots-with }: { $passed } so far.
 }
carrots-passers = { $passed ->
    [one] 1 marker has
   *[other] { $passed } markers have
 }
carrots-log-not-passed = { $you ->
    [yes] No marker has passed you on the hare space{ carrots-with }: you take { carrots-how-many }.
   *[no] No marker has passed { $name } on the hare space{ carrots-with }: { $name } takes { carrots-how-many }.
 }
# $all says whether it is all the carrots there are, or that there are none.
carrots-log-passed = { $you ->
    [yes] { carrots-passers } passed you on the hare space{ carrots-with }: you pay { $all ->
        [none] nothing, for you have no carrot
        [yes] all you have, { carrots-how-many }
       *[no] { carrots-how-many }
    }.
   *[no] { carrots-passers } passed { $name } on the hare space{ carrots-with }: { $name } pays { $all ->
        [none] nothing, having no carrot
        [yes] all there is, { carrots-how-many }
       *[no] { carrots-how-many }
    }.
 }

carrots-log-marker-home = { $you ->
    [yes] Your { carrots-marker } is home, { ordinal } of the four.
   *[no] { $name } has { carrots-marker } home, { ordinal } of the four.
 }
carrots-log-player-home = { $you ->
    [yes] You are { ordinal } home.
   *[no] { $name } is { ordinal } home.
 }
carrots-log-both-home = { $you ->
    [yes] You have both markers home and win.
   *[no] { $name } has both markers home and wins.
 }

carrots-log-bound = { $you ->
    [yes] Until { carrots-marker } has eaten and moved on, you can use no other.
   *[no] Until { carrots-marker } has eaten and moved on, { $name } can use no other.
 }
carrots-log-released = { $you ->
    [yes] { carrots-marker-heading } cannot move on: you are no longer bound to it.
   *[no] { carrots-marker-heading } cannot move on: { $name } is no longer bound to it.
 }

carrots-log-ends-one-left = Only one player is still on the way: the game ends.
carrots-log-ends-both-home = The game ends.
carrots-log-ends-round-limit = The last round is over: the game ends.

carrots-ranked = { $by ->
    [home] home
    [left] still on the way
    [spaces] { $n ->
        [one] 1 space left
       *[other] { $n } spaces left
    }
    [lettuces] level on spaces left, { $n ->
        [one] 1 lettuce
       *[other] { $n } lettuces
    }
   *[shared] level on spaces and lettuces left
 }
carrots-log-ranks = { $you ->
    [yes] { ordinal }: you, { carrots-ranked }.
   *[no] { ordinal }: { $name }, { carrots-ranked }.
 }
