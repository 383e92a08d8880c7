### Furrow, French: a hint at a table.

hint-button = Conseil
hint-title = Conseil
# The chance to win and its uncertainty, in per cent.
hint-chance = { $chance } % ± { $error }
hint-untried = pas essayé
# $n, two or more: the best choices, within their uncertainty of each other.
hint-equal = Les { $n } meilleurs choix se valent à peu près.
# Where all chances are near 0 or near 100.
hint-settled = Quel que soit votre choix, vos chances ne changent plus guère.
hint-chances = Chances de gagner
# One reason or two, each a clause.
hint-why = Pourquoi : { $reasons }.
hint-both = { $a } ; { $b }
hint-why-numbers = Pourquoi : c’est le coup qui gagne le plus souvent quand on joue la suite.
hint-line = Suite probable :
hint-rest = { $n ->
    [one] { $n } autre choix
   *[other] { $n } autres choix
 }
# $n games were played on from here.
hint-note = { $n ->
    [one] D’après { $n } partie que l’ordinateur a jouée à partir d’ici. Il n’en sait pas plus que vous.
   *[other] D’après { $n } parties que l’ordinateur a jouées à partir d’ici. Il n’en sait pas plus que vous.
 }
