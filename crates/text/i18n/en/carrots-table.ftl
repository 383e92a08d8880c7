### Furrow, English: the table page of Hare and Tortoise (Parlett).
### $marker is a, b or, with one marker each, none; $you says whether the reader sits on the seat spoken of.
### Spaces are told by their printed number, which counts down to the finish. $place is a position in the race.
### Words put in are those of carrots-log.ftl, carrots-choice.ftl and common.ftl.

## The status line

carrots-board-status-turn = Your turn: pick a lit space
carrots-board-status-again = The hare sends you on: one more move, paid. You must.
carrots-board-status-restart = Neither marker can move. Which goes back to the start?
carrots-board-status-die = { $you ->
    [yes] You roll the die
   *[no] { $name } rolls the die
 }

carrots-board-round = Round { $round }

## The decision

carrots-board-go-choose = Pick a lit space
carrots-board-go-hint = the number in its corner is the cost
carrots-board-go-think = tap a lit space to see what it would do
carrots-board-go-restart = Pick a marker
carrots-board-go-restart-hint = it goes back to the start
carrots-board-hint = Tap a lit space to see what it costs and does.
# Second buttons: two short words each. $n is 10.
carrots-board-take = { $marker ->
    [none] Stay, take { $n }
   *[other] { carrots-letter }: stay, take { $n }
 }
carrots-board-give = { $marker ->
    [none] Stay, pay { $n }
   *[other] { carrots-letter }: stay, pay { $n }
 }
carrots-board-restart = { $marker ->
    [none] To the start
   *[other] { carrots-letter } to the start
 }

# Which of the two markers is meant. $at is a printed number, start or finish.
carrots-board-markers = Your markers
carrots-board-marker-on = { $at ->
    [start] { carrots-letter } at the start
    [finish] { carrots-letter } is home
   *[other] { carrots-letter } on { $at }
 }

# $spaces is how far $carrots reach in one move.
carrots-board-reach = { carrots-how-many }: { $spaces ->
    [0] not enough for a step
    [one] 1 space at most in one go
   *[other] { $spaces } spaces at most in one go
 }
carrots-board-finish-check = To come home
carrots-board-met = (met)
carrots-board-unmet = (not met)

## The course

carrots-board-start = Start
carrots-board-finish = Finish
carrots-board-here = You are here.
carrots-board-behind = Back you go only to the nearest tortoise (P12).

## The seats

carrots-board-place = { $marker ->
    [none] { ordinal }
   *[other] { carrots-letter } { ordinal }
 }
carrots-board-carrots = { $n ->
    [one] 1 carrot.
   *[other] { $n } carrots.
 }
carrots-board-lettuces = { $n ->
    [0] No lettuce.
    [one] 1 lettuce.
   *[other] { $n } lettuces.
 }
# One word each: what a seat does at its next turn.
carrots-board-owes-lettuce = eats
carrots-board-owes-turn = misses
carrots-board-waits = waits
carrots-board-will-eat = { $you ->
    [yes] At your next turn you eat a lettuce.
   *[no] At the next turn { $name } eats a lettuce.
 }
carrots-board-will-miss = { $you ->
    [yes] You miss your next turn.
   *[no] { $name } misses the next turn.
 }
# $at is a printed number, start or finish; $kind is the kind of space.
carrots-board-stands = { $at ->
    [start] { $name }{ carrots-with }: at the start, { ordinal } place.
    [finish] { $name }{ carrots-with }: home, { ordinal } place.
   *[other] { $name }{ carrots-with }: on { $at }, { carrots-board-kind }, { ordinal } place.
 }
carrots-board-kind = { $kind ->
    [tortoise] tortoise space
    [lettuce] lettuce space
    [hare] hare space
    [carrot] carrot space
   *[other] position space { $kind }
 }
carrots-board-history = Last moves

## The tables

carrots-board-tables = Costs and hare table
carrots-board-hare-table = Hare table
carrots-board-hare-caption = What the die says, by your place in the race
carrots-board-hare-blank = Hare spaces do nothing in this game.
# $n is 10.
carrots-board-hare-mso = A hare space does nothing at once. At the next turn it brings { $n } carrots if no marker has passed, else it costs { $n } for each that has.
# Beside the heading, short; and the whole sentence.
carrots-board-reconstructed-mark = reconstructed
carrots-board-reconstructed = Reconstructed: no picture of the printed table was found.
carrots-board-die = Die
# A few short words in a cell.
carrots-board-effect = { $effect ->
    [lose] miss the next turn
    [carrot-back] back to a carrot space
    [carrot-forward] on to a carrot space
    [position-back] one place back
    [position-forward] one place forward
    [free] this move costs nothing
    [eat-carrot] eat a carrot
    [eat-lettuce] eat a lettuce
    [again] move again, paid
   *[nothing] nothing
 }
carrots-board-rolled = { $you ->
    [yes] You rolled the die
   *[no] { $name } rolled the die
 }
# Below it: spaces moved in one go, each with what they cost.
carrots-board-costs = Spaces and their cost in carrots
carrots-board-costs-note = So many spaces in one go cost so many carrots.

## Rules in short

carrots-board-rule-forward = Forward as far as you like for 1 + 2 + 3 … carrots, to a space without a marker.
carrots-board-rule-back = Back only to the nearest tortoise: 10 carrots for each space. Nobody gets there going forward.
carrots-board-rule-position = On a number: if that is your place when your turn comes, you take 10 times the number. 1·5·6 pays those three.
carrots-board-rule-carrot = On a carrot: you may stay, and take or pay back 10, every turn again.
carrots-board-rule-lettuce = On a lettuce: next turn you eat one and take 10 times your place. The turn after you must move on.
carrots-board-rule-hare = On a hare: roll the die. The row of the number and the column of your place say what happens.
carrots-board-rule-stuck = Nothing you can do? Back to the start, with carrots topped up. Eaten lettuces stay eaten.
carrots-board-rule-finish = Home by exact count, with no lettuce, and at most 10 carrots left for the first, 20 for the second and so on.

## The end

# What gave a seat its rank.
carrots-board-decided = { carrots-ranked }

## The table in words

carrots-board-plain-mine = Where you are
carrots-board-plain-finish = { $marker ->
    [none] To come home in one move
   *[other] To come home in one move with { carrots-marker }
 }
carrots-board-plain-choices = What each choice does
carrots-board-plain-bound = { carrots-marker-heading } must move first.
carrots-board-plain-waits = { $passed ->
    [0] Waits on the hare space{ carrots-with }: no marker has passed so far.
    [one] Waits on the hare space{ carrots-with }: 1 marker has passed so far.
   *[other] Waits on the hare space{ carrots-with }: { $passed } markers have passed so far.
 }
# A space of the course, from the start to the finish. $taken says whether markers stand there: those of $list.
carrots-board-plain-space = { $taken ->
    [yes] { carrots-board-plain-number }. Here: { $list }.
   *[no] { carrots-board-plain-number }.
 }
carrots-board-plain-number = { $kind ->
    [start] Start
    [finish] Finish
   *[other] { $space }: { carrots-board-kind }
 }
carrots-board-plain-whose = { $marker ->
    [none] { $name }
   *[other] { $name } ({ carrots-marker })
 }
# One roll of a chain.
carrots-board-plain-roll = A { $die }, in { ordinal } place: { carrots-effect }.
carrots-board-plain-column = { $marker ->
    [none] You are { ordinal } now. What each face would say, from 1 to 6:
   *[other] Your { carrots-marker } is { ordinal } now. What each face would say, from 1 to 6:
 }
# In a list of 44.
carrots-board-plain-way = { carrots-spaces } for { $carrots }
# $decided: what gave the rank.
carrots-board-plain-ranked = { ordinal }: { $name }, { $decided }.
