### Furrow, German: what speaks for a choice in Schildkröte & Hase (Kim). Each is a clause about the choice.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces. fable-animal-the is an accusative.

fable-spaces = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
 }
fable-why-home = das bringt { fable-animal-the } (deine Wette) als { ordinal } ins Ziel
fable-why-runs = das bringt { fable-animal-the } (deine Wette) { fable-spaces } voran
# No race yet: how far the cards on the table would move it.
fable-why-prepares = die Karten brächten { fable-animal-the } (deine Wette) dann { fable-spaces } voran
fable-why-holds = das bringt { fable-animal-the } (nicht deine Wette) { fable-spaces } weniger voran
fable-why-naps = der Hase schläft ein
fable-why-howls = nur der Wolf läuft
fable-why-waits = das löst noch kein Rennen aus
fable-why-starts = das löst das Rennen jetzt aus
fable-why-next = danach spielst du
fable-why-keeps = { $n ->
    [one] du behältst 1 { fable-animal } (deine Wette) auf der Hand
   *[other] du behältst { $n } { fable-animal-many } (deine Wette) auf der Hand
 }
fable-why-keeps-howl = du behältst dein Geheul
fable-why-draws = { $cards ->
    [one] du ziehst 1 neue Karte
   *[other] du ziehst { $cards } neue Karten
 }
fable-why-in-hand = { $n ->
    [one] du hast noch 1 { fable-animal } auf der Hand
   *[other] du hast noch { $n } { fable-animal-many } auf der Hand
 }
fable-why-twice = für { fable-animal-the } bekommst du dann doppelte Punkte
fable-why-spreads = mit der Wette auf { fable-animal-the } punkten zwei verschiedene Tiere für dich
