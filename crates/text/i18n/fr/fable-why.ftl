### Furrow, French: what speaks for a choice in Le Lièvre et la Tortue (Kim). Each is a clause about the choice.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces.

fable-spaces = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
 }
fable-why-home = { fable-animal-the } (votre pari) passe l’arrivée, à la place { $place }
fable-why-runs = { fable-animal-the } (votre pari) avance de { fable-spaces }
# No race yet: how far the cards on the table would move it.
fable-why-prepares = avec ces cartes, { fable-animal-the } (votre pari) avancerait de { fable-spaces }
fable-why-holds = { fable-animal-the } (pas votre pari) avance de { fable-spaces } de moins
fable-why-naps = le lièvre fait la sieste
fable-why-howls = seul le loup court
fable-why-waits = cela ne déclenche pas encore la course
fable-why-starts = cela déclenche la course maintenant
fable-why-next = vous jouez ensuite
fable-why-keeps = { $n ->
    [one] { $n } { fable-animal } (votre pari) reste dans votre main
   *[other] { $n } { fable-animal-many } (votre pari) restent dans votre main
 }
fable-why-keeps-howl = vous gardez votre hurlement
fable-why-draws = { $cards ->
    [one] vous piochez { $cards } nouvelle carte
   *[other] vous piochez { $cards } nouvelles cartes
 }
fable-why-in-hand = { $n ->
    [one] vous avez encore { $n } { fable-animal } en main
   *[other] vous avez encore { $n } { fable-animal-many } en main
 }
fable-why-twice = { fable-animal-the } compte alors deux fois pour vous
fable-why-spreads = avec { fable-animal-the }, deux animaux différents comptent pour vous
