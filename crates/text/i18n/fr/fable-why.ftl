### Furrow, French: what speaks for a choice in Le Lièvre et la Tortue (Kim). Each is a clause about the choice.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

fable-spaces = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
 }
fable-why-home = { $you ->
    [yes] { fable-animal-the } (votre pari) passe l’arrivée, à la place { $place }
   *[no] { fable-animal-the } ({ $who } a misé dessus) passe l’arrivée, à la place { $place }
 }
fable-why-runs = { $you ->
    [yes] { fable-animal-the } (votre pari) avance de { fable-spaces }
   *[no] { fable-animal-the } ({ $who } a misé dessus) avance de { fable-spaces }
 }
# No race yet: how far the cards on the table would move it.
fable-why-prepares = { $you ->
    [yes] avec ces cartes, { fable-animal-the } (votre pari) avancerait de { fable-spaces }
   *[no] avec ces cartes, { fable-animal-the } ({ $who } a misé dessus) avancerait de { fable-spaces }
 }
fable-why-holds = { $you ->
    [yes] { fable-animal-the } (pas votre pari) avance de { fable-spaces } de moins
   *[no] { fable-animal-the } ({ $who } n’a pas misé dessus) avance de { fable-spaces } de moins
 }
fable-why-naps = le lièvre fait la sieste
fable-why-howls = seul le loup court
fable-why-waits = cela ne déclenche pas encore la course
fable-why-starts = cela déclenche la course maintenant
fable-why-next = { $you ->
    [yes] vous jouez ensuite
   *[no] { $who } joue ensuite
 }
fable-why-keeps = { $you ->
    [yes] { $n ->
        [one] { $n } { fable-animal } (votre pari) reste dans votre main
       *[other] { $n } { fable-animal-many } (votre pari) restent dans votre main
     }
   *[no] { $n ->
        [one] { $n } { fable-animal } ({ $who } a misé dessus) reste en main
       *[other] { $n } { fable-animal-many } ({ $who } a misé dessus) restent en main
     }
 }
fable-why-keeps-howl = { $you ->
    [yes] vous gardez votre hurlement
   *[no] { $who } garde son hurlement
 }
fable-why-draws = { $you ->
    [yes] { $cards ->
        [one] vous piochez { $cards } nouvelle carte
       *[other] vous piochez { $cards } nouvelles cartes
     }
   *[no] { $cards ->
        [one] { $who } pioche { $cards } nouvelle carte
       *[other] { $who } pioche { $cards } nouvelles cartes
     }
 }
fable-why-in-hand = { $you ->
    [yes] { $n ->
        [one] vous avez encore { $n } { fable-animal } en main
       *[other] vous avez encore { $n } { fable-animal-many } en main
     }
   *[no] { $n ->
        [one] { $who } a encore { $n } { fable-animal } en main
       *[other] { $who } a encore { $n } { fable-animal-many } en main
     }
 }
fable-why-twice = { $you ->
    [yes] { fable-animal-the } compte alors deux fois pour vous
   *[no] { fable-animal-the } compte alors deux fois pour { $who }
 }
fable-why-spreads = { $you ->
    [yes] avec { fable-animal-the }, deux animaux différents comptent pour vous
   *[no] avec { fable-animal-the }, deux animaux différents comptent pour { $who }
 }
