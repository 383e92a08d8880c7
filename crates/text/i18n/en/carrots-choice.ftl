### Furrow, English: what can be chosen in Hare and Tortoise (Parlett), what follows, and why not.
### $marker is a, b or, with one marker each, none. Spaces are told by their printed number, which counts down to the
### finish: $space, $to. $spaces counts them. $place is a position in the race, 1 to 6, never a space.
### "Free" is said neither of spaces nor of moves. Words put in are those of carrots-log.ftl and common.ftl.

## The line on the button

carrots-letter = { $marker ->
    [a] A
   *[b] B
 }
carrots-action-forward = { $marker ->
    [none] Forward { $spaces } to { $to }
   *[other] { carrots-letter }: forward { $spaces } to { $to }
 }
carrots-action-home = { $marker ->
    [none] Forward { $spaces }, home
   *[other] { carrots-letter }: forward { $spaces }, home
 }
carrots-action-back = { $marker ->
    [none] Back { $spaces } to { $to }
   *[other] { carrots-letter }: back { $spaces } to { $to }
 }
# $n is 10.
carrots-action-take = { $marker ->
    [none] Stay, take { $n }
   *[other] { carrots-letter }: stay, take { $n }
 }
carrots-action-give = { $marker ->
    [none] Stay, pay { $n }
   *[other] { carrots-letter }: stay, pay { $n }
 }
carrots-action-restart = { $marker ->
    [none] Back to the start
   *[other] { carrots-letter }: back to the start
 }

## The line below it: carrots. At most 60 characters.

# $income comes in first, 0 if nothing does; then $cost is paid, and $carrots are left.
carrots-preview-forward = { $income ->
    [0] pay { $cost }, keep { $carrots }{ carrots-then }
   *[other] take { $income }, pay { $cost }, keep { $carrots }{ carrots-then }
 }
# $place is the place of a marker that comes home.
carrots-then = { $then ->
    [rolls] {" "}· roll the die
    [eats] {" "}· next turn you eat
    [home] {" "}· { ordinal } home
    [home-last] {" "}· { ordinal } home, game over
    [marker-home] {" "}· { ordinal } of the four home
    [both-home] {" "}· both home, you win
   *[nothing] {""}
 }
carrots-preview-back = take { $income }, then { carrots-how-many }
# $income of a marker that has stayed, as far as it is more than 0.
carrots-preview-stay = then { carrots-how-many }
carrots-preview-restart = { $income ->
    [0] no carrots added, then { carrots-how-many }
   *[other] take { $income }, then { carrots-how-many }
 }

## The space of a choice, and what it does: one to three sentences

# $kind is the kind of space.
carrots-detail-space = { $kind ->
    [start] Start.
    [finish] Finish.
    [tortoise] { $space }, tortoise space.
    [lettuce] { $space }, lettuce space.
    [hare] { $space }, hare space.
    [carrot] { $space }, carrot space.
   *[other] { $space }, position space { $kind }.
 }
carrots-detail-start = Lettuces that you have eaten stay eaten.
carrots-detail-finish = { $marker ->
    [none] You are { ordinal } home.
   *[other] Your { carrots-marker } is { ordinal } of the four home.
 }
# $income are the carrots.
carrots-detail-tortoise = Back { $spaces }: +{ $income }.
# $ten is 10; $income is what it would be in the place that the marker has there now.
carrots-detail-lettuce = Next turn you eat: +{ $ten } per place (now { ordinal }: +{ $income }); the turn after you must move.
# The six outcomes are told beside it.
carrots-detail-hare = You roll the die, in { ordinal } place.
carrots-detail-hare-blank = Nothing happens here.
# $n is 10.
carrots-detail-hare-mso = Next turn: +{ $n } if no marker has passed you, or { $n } to pay for each that has.
carrots-detail-carrot = Next turn: move on, or stay and take or pay { $n }.
# $list is a list of carrots-detail-pays-if.
carrots-detail-pays = At your next turn: { $list }.
carrots-detail-pays-if = +{ $income } if you are { ordinal }
carrots-detail-pays-nobody = It pays nothing in this game: there are too few markers.
carrots-detail-place = With this move you are { ordinal }.
carrots-detail-stuck = You may be stuck here.

## What a face of the die would do: a few words, in a list of six

# $no-lettuce says whether it is for want of a lettuce to eat.
carrots-outcome-loses-turn = { $no-lettuce ->
    [yes] no lettuce to eat: miss the next turn
   *[no] miss the next turn
 }
carrots-outcome-moves = { $effect ->
    [carrot-back] back to the carrot space on { $to }
    [carrot-forward] on to the carrot space on { $to }
    [position-back] one position back, to { $to }
   *[position-forward] one position forward, to { $to }
 }
# Only by one position forward.
carrots-outcome-home = { $effect ->
   *[position-forward] one position forward, home
 }
carrots-outcome-stays = { $why ->
    [no-carrot-space] stay: no carrot space that way
    [first] stay: nobody is ahead
    [last] stay: nobody is behind
    [neighbour-home] stay: the next one ahead is home
    [neighbour-on-start] stay: the next one behind is on the start
    [finish-closed] stay: the finish is not open yet
   *[no-space] stay: no space to go back to
 }
carrots-outcome-no-move = stay: no further move can be made
carrots-outcome-eats = eat a lettuce next turn
carrots-outcome-eats-carrot = eat 1 carrot
carrots-outcome-starts-over = no carrot to eat: back to the start
carrots-outcome-takes-back = take the { carrots-how-many } back
carrots-outcome-again = move again, and pay for it
carrots-outcome-nothing = nothing happens

## What it takes to come home: three short lines, each with a tick or a cross

# $carrots are needed for $spaces; $held are there; $enough says whether they are enough.
carrots-finish-way = { $enough ->
    [yes] { carrots-how-many } for { carrots-spaces }
   *[no] { carrots-how-many } for { carrots-spaces }: have { $held }
 }
carrots-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }
carrots-finish-lettuces = { $n ->
    [0] no lettuce left
    [one] 1 lettuce left
   *[other] { $n } lettuces left
 }
# At most $most may be left; $left would be; $known is no if the way cannot be paid.
carrots-finish-over = { $known ->
    [yes] at most { $most } left over: would have { $left }
   *[no] at most { $most } left over
 }
carrots-finish-any = any number of carrots left over

## Why not. $ruling is the number of the rule.

carrots-no-over = The game is over ({ $ruling }).
carrots-no-chance-next = Chance decides first: wait a moment ({ $ruling }).
carrots-no-action-next = Somebody has to choose first ({ $ruling }).
carrots-no-such-chance = Chance cannot bring this now ({ $ruling }).
carrots-no-turn = It is not your turn ({ $ruling }).
carrots-no-which-marker = Say which of your markers you mean, A or B ({ $ruling }).
carrots-no-one-marker = With one marker each there is none to choose ({ $ruling }).
carrots-no-home = This marker is home already ({ $ruling }).
carrots-no-bound = { carrots-marker-heading } must move first: it has just eaten ({ $ruling }).
carrots-no-again = The marker on the hare space must move again, forward or back ({ $ruling }).
carrots-no-beyond = The finish is reached by exact count: this goes beyond it ({ $ruling }).
carrots-no-tortoise = A tortoise space is reached only by going back ({ $ruling }).
carrots-no-occupied = There is a marker on that space already ({ $ruling }).
carrots-no-lettuce = You have no lettuce left to eat on a lettuce space ({ $ruling }).
# $carrots is the cost.
carrots-no-carrots = That costs { carrots-how-many }: you have { $held } ({ $ruling }).
carrots-no-lettuce-home = Eat your lettuces first: none may be left at the finish ({ $ruling }).
# $carrots may be left, $left would be.
carrots-no-heavy = At most { carrots-how-many } may be left at the finish: you would have { $left } ({ $ruling }).
carrots-no-tortoise-behind = There is no tortoise space behind this marker ({ $ruling }).
carrots-no-tortoise-taken = The nearest tortoise space behind is taken: a marker is on it ({ $ruling }).
carrots-no-carrot-space = Only on a carrot space can you stay and take or pay back carrots ({ $ruling }).
carrots-no-ten = You do not have 10 carrots to pay back ({ $ruling }).
carrots-no-start-over = You start over only if there is nothing else you can do ({ $ruling }).
