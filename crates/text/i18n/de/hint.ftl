### Furrow, German: a hint at a table.

hint-button = Tipp
hint-title = Tipp
# The chance to win and its uncertainty, in per cent.
hint-chance = { $chance } % ± { $error }
hint-untried = nicht versucht
# $n, two or more: the best choices, within their uncertainty of each other.
hint-equal = Die besten { $n } sind etwa gleich gut.
# Where all chances are near 0 or near 100.
hint-settled = Was du auch wählst: Deine Chance ändert sich kaum noch.
hint-chances = Aussicht auf den Sieg
# One reason or two, each a clause.
hint-why = Warum: { $reasons }.
hint-both = { $a }; { $b }
hint-why-numbers = Warum: so gewinnst du am häufigsten, wenn weitergespielt wird.
hint-line = Danach wahrscheinlich:
hint-rest = { $n ->
    [one] 1 weitere Wahl
   *[other] { $n } weitere
 }
# $n games were played on from here.
hint-note = { $n ->
    [one] Aus 1 Partie, die der Computer von hier aus weitergespielt hat. Er weiß nicht mehr als du.
   *[other] Aus { $n } Partien, die der Computer von hier aus weitergespielt hat. Er weiß nicht mehr als du.
 }
