### Furrow, French: what speaks for a choice in Crazy Race (Schacht). Each is a clause about the choice.
### The arguments of crazy-race-the-side are those of crazy-race-choice.ftl; other words put in are those of crazy-race-log.ftl.

crazy-race-why-wins = plus personne ne peut vous prendre le { crazy-race-the-side }
crazy-race-why-leads = dans l’état des cartes, vous remportez le { crazy-race-the-side }
crazy-race-why-first = vous posez la première carte au { crazy-race-the-side } et gagnez à égalité
crazy-race-why-contests = sinon { $name } reste sans vous au { crazy-race-the-side }
# $sum: the numbers of the player's cards at the side.
crazy-race-why-sum = vous y avez alors { $sum } en tout
# What winning the side brings, or the move itself.
crazy-race-why-tile = il y a la tuile { $tile } à prendre
crazy-race-why-home = { crazy-race-animal-the } arrive au but
crazy-race-why-jumps = { $n ->
    [one] { crazy-race-animal-the } saute par-dessus { $n } autre
   *[other] { crazy-race-animal-the } saute par-dessus { $n } autres
 }
crazy-race-why-hindmost = { crazy-race-animal-the }, dernier de tous, avance
crazy-race-why-closes = cela ferme le { crazy-race-the-side }
crazy-race-why-saves = vous gardez votre { $value } pour plus tard
crazy-race-why-keeps = { $n ->
    [one] vous gardez { $n } carte
   *[other] vous gardez { $n } cartes
 }
# $n cards come back, $stages are to come after this one.
crazy-race-why-recalls = { $n ->
    [one] { $n } carte revient
   *[other] { $n } cartes reviennent
 }, { $stages ->
    [0] et c’est la dernière étape
    [one] et il reste { $stages } étape après celle-ci
   *[other] et il reste { $stages } étapes après celle-ci
 }
crazy-race-why-least = c’est votre tuile la plus basse
