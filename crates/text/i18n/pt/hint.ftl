### Furrow, Portuguese: a hint at a table. Plurals go by [1], as [one] would be said of 0 too.

hint-button = Dica
hint-title = Dica
# The chance to win and its uncertainty, in per cent.
hint-chance = { $chance }% ± { $error }
hint-untried = não testada
# $n, two or more: the best choices, within their uncertainty of each other.
hint-equal = As { $n } melhores opções são mais ou menos iguais.
# Where all chances are near 0 or near 100.
hint-settled = Qualquer que seja a escolha, a sua chance já quase não muda.
hint-chances = Chance de vencer
# One reason or two, each a clause.
hint-why = Por quê: { $reasons }.
hint-both = { $a }; { $b }
hint-why-numbers = Por quê: é a jogada que mais vence quando se joga o resto.
hint-line = Depois, provavelmente:
hint-rest = { $n ->
    [1] Mais 1 escolha
   *[other] Mais { $n } escolhas
 }
# $n games were played on from here.
hint-note = { $n ->
    [1] De 1 partida que o computador jogou a partir daqui. Ele não sabe mais do que você.
   *[other] De { $n } partidas que o computador jogou a partir daqui. Ele não sabe mais do que você.
 }
