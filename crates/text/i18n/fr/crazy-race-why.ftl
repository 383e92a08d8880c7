### Furrow, French: what speaks for a choice in Crazy Race (Schacht). Each is a clause about the choice.
### The arguments of crazy-race-the-side are those of crazy-race-choice.ftl; other words put in are those of crazy-race-log.ftl.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

crazy-race-why-wins = { $you ->
    [yes] plus personne ne peut vous prendre le { crazy-race-the-side }
   *[no] plus personne ne peut prendre le { crazy-race-the-side } à { $who }
 }
crazy-race-why-leads = { $you ->
    [yes] dans l’état des cartes, vous remportez le { crazy-race-the-side }
   *[no] dans l’état des cartes, { $who } remporte le { crazy-race-the-side }
 }
crazy-race-why-first = { $you ->
    [yes] vous posez la première carte au { crazy-race-the-side } et gagnez à égalité
   *[no] { $who } pose la première carte au { crazy-race-the-side } et gagne à égalité
 }
crazy-race-why-contests = { $you ->
    [yes] sinon { $name } reste sans vous au { crazy-race-the-side }
   *[no] sinon { $name } reste sans { $who } au { crazy-race-the-side }
 }
# $sum: the numbers of the player's cards at the side.
crazy-race-why-sum = { $you ->
    [yes] vous y avez alors { $sum } en tout
   *[no] { $who } y a alors { $sum } en tout
 }
# What winning the side brings, or the move itself.
crazy-race-why-tile = il y a la tuile { $tile } à prendre
crazy-race-why-home = { crazy-race-animal-the } arrive au but
crazy-race-why-jumps = { $n ->
    [one] { crazy-race-animal-the } saute par-dessus { $n } autre
   *[other] { crazy-race-animal-the } saute par-dessus { $n } autres
 }
crazy-race-why-hindmost = { crazy-race-animal-the }, dernier de tous, avance
crazy-race-why-closes = cela ferme le { crazy-race-the-side }
crazy-race-why-saves = { $you ->
    [yes] vous gardez votre { $value } pour plus tard
   *[no] { $who } garde son { $value } pour plus tard
 }
crazy-race-why-keeps = { $you ->
    [yes] { $n ->
        [one] vous gardez { $n } carte
       *[other] vous gardez { $n } cartes
     }
   *[no] { $n ->
        [one] { $who } garde { $n } carte
       *[other] { $who } garde { $n } cartes
     }
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
crazy-race-why-least = { $you ->
    [yes] c’est votre tuile la plus basse
   *[no] c’est la tuile la plus basse que { $who } possède
 }
