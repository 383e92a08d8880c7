### Furrow, English: a hint at a table.

hint-button = Hint
hint-title = Hint
# The chance to win and its uncertainty, in per cent.
hint-chance = { $chance }% ± { $error }
hint-untried = not tried
# $n, two or more: the best choices, within their uncertainty of each other.
hint-equal = The best { $n } are about equal.
# Where all chances are near 0 or near 100.
hint-settled = Whatever you choose, your chance changes little any more.
hint-chances = Chance to win
# One reason or two, each a clause.
hint-why = Why: { $reasons }.
hint-both = { $a }; { $b }
hint-why-numbers = Why: it wins most often when the game is played on.
hint-line = Likely then:
hint-rest = { $n ->
    [one] 1 more choice
   *[other] { $n } more choices
 }
# $n games were played on from here.
hint-note = { $n ->
    [one] From 1 game that the computer has played on from here. It knows no more than you do.
   *[other] From { $n } games that the computer has played on from here. It knows no more than you do.
 }
