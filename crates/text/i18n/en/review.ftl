### Furrow, English: looking back at a game that is over. "Chance to win" is the measure, in percent.

review-title = Looking back
review-link = Looking back
review-step = Step { $step }
review-percent = { $n }%
review-not-over = This game is not over. Once it is, it can be looked back at.
review-full = The computer is looking back at other games: at as many as it can, or as many as one network can ask for. Try again in a few minutes.
review-long = This game is too long to be looked back at here. On a computer of your own, furrow review does it with the game file.
review-working = The computer goes through the game and thinks about every move again. This takes from some seconds to a few minutes; then the page shows what it has found.
review-progress-name = How far it is
# $all: how many parts, 0 before that is known.
review-progress = { $all ->
    [0] It begins.
   *[other] { $done } of { $all } done.
 }

## The page
# $names: a list of $n names.
review-won = { $n ->
    [one] { $names } won.
   *[other] { $names } won together.
 }
review-how = The chance to win is how often a seat wins when the computer plays on from there many times.
review-turned = Where it turned
review-turned-never = Nowhere: no single step changed much.
# $by: own, other (then $other moved) or chance; own-bet, other-bet: it was a secret bet. $name won.
review-turned-says = { $by ->
    [own] { $name } moved, and the chance to win went from { $from }% to { $to }%.
    [own-bet] { $name } bet in secret, and the chance to win went from { $from }% to { $to }%.
    [other] { $other } moved, and { $name }’s chance to win went from { $from }% to { $to }%.
    [other-bet] { $other } bet in secret, and { $name }’s chance to win went from { $from }% to { $to }%.
   *[chance] Chance decided, and { $name }’s chance to win went from { $from }% to { $to }%.
 }
review-course = Chance to win, step by step
# For screen readers, in place of the drawing.
review-course-says = One line for each player, from step 0 to step { $last }. The numbers are in the table below.
review-course-numbers = The same in numbers
review-course-left-out = Steps that changed nobody’s chance by 5 points are left out.
review-by = Moved
review-chance = Draws and dice
review-costly = The costliest moves
review-costly-none = None that the computer is sure of.
review-costly-how = Beside each: the chance to win, going by what the player could know then.
review-done = Done
review-better = Better
# $n and $error: points of percent.
review-cost = { $n ->
    [one] Cost 1 point, give or take { $error }.
   *[other] Cost { $n } points, give or take { $error }.
 }
review-luck = Luck and skill
review-luck-how = In points of the chance to win, + won and − lost. Draws and dice: what chance alone brought or took. Own moves: what they gave away beside the best the computer found.
review-player = Player
review-began = At the start
review-given = Own moves
review-rank = Place
review-error = { $n ->
    [one] Each chance is right to about 1 point.
   *[other] Each chance is right to about { $n } points.
 }

## What else could have been done, in a replay
review-others = Why this move, and what else
review-others-none = There was nothing to choose at this step.
review-others-unknown = Looking back at this game shows what else could have been done here.
# $name: who chose.
review-others-how = { $name }’s chance to win with each move, going by what { $name } could know.
review-others-done = (done)
review-line = What would most likely have followed:
# $does: what a button says, such as "Play 2 foxes".
review-line-move = { $name }: { $does }
# $reasons: one clause or more, about $name.
review-why = What speaks for this move, going by what { $name } could know: { $reasons }.
review-why-nothing = There is nothing to point at that speaks for this move more than for another.
review-why-better = What speaks for the better move, going by what { $name } could know: { $reasons }.
# $name is a computer player of this level.
review-bot = { $level ->
    [random] { $name } is a computer player that plays at random: its moves have no reason.
    [easy] { $name } is an easy computer player: it does what a beginner would, and now and then anything at all.
    [medium] { $name } is a medium computer player: it goes by rules of thumb and tries nothing out.
    [hard] { $name } is a strong computer player: it played on from here many times, drew at random what it could not see, and took the move that did best.
   *[expert] { $name } is an expert computer player: it played on from here very many times, drew at random what it could not see, and took the move that did best.
 }
