### Furrow, German: what speaks for a choice in Schildkröte & Hase (Kim). Each is a clause about the choice.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces. fable-animal-the is an accusative.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

fable-spaces = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
 }
fable-why-home = { $you ->
    [yes] das bringt { fable-animal-the } (deine Wette) als { ordinal } ins Ziel
   *[no] das bringt { fable-animal-the } (die Wette von { $who }) als { ordinal } ins Ziel
 }
fable-why-runs = { $you ->
    [yes] das bringt { fable-animal-the } (deine Wette) { fable-spaces } voran
   *[no] das bringt { fable-animal-the } (die Wette von { $who }) { fable-spaces } voran
 }
# No race yet: how far the cards on the table would move it.
fable-why-prepares = { $you ->
    [yes] die Karten brächten { fable-animal-the } (deine Wette) dann { fable-spaces } voran
   *[no] die Karten brächten { fable-animal-the } (die Wette von { $who }) dann { fable-spaces } voran
 }
fable-why-holds = { $you ->
    [yes] das bringt { fable-animal-the } (nicht deine Wette) { fable-spaces } weniger voran
   *[no] das bringt { fable-animal-the } (nicht die Wette von { $who }) { fable-spaces } weniger voran
 }
fable-why-naps = der Hase schläft ein
fable-why-howls = nur der Wolf läuft
fable-why-waits = das löst noch kein Rennen aus
fable-why-starts = das löst das Rennen jetzt aus
fable-why-next = { $you ->
    [yes] danach spielst du
   *[no] danach spielt { $who }
 }
fable-why-keeps = { $you ->
    [yes] { $n ->
        [one] du behältst 1 { fable-animal } (deine Wette) auf der Hand
       *[other] du behältst { $n } { fable-animal-many } (deine Wette) auf der Hand
     }
   *[no] { $n ->
        [one] { $who } behält 1 { fable-animal } (die eigene Wette) auf der Hand
       *[other] { $who } behält { $n } { fable-animal-many } (die eigene Wette) auf der Hand
     }
 }
fable-why-keeps-howl = { $you ->
    [yes] du behältst dein Geheul
   *[no] { $who } behält das Geheul
 }
fable-why-draws = { $you ->
    [yes] { $cards ->
        [one] du ziehst 1 neue Karte
       *[other] du ziehst { $cards } neue Karten
     }
   *[no] { $cards ->
        [one] { $who } zieht 1 neue Karte
       *[other] { $who } zieht { $cards } neue Karten
     }
 }
fable-why-in-hand = { $you ->
    [yes] { $n ->
        [one] du hast noch 1 { fable-animal } auf der Hand
       *[other] du hast noch { $n } { fable-animal-many } auf der Hand
     }
   *[no] { $n ->
        [one] { $who } hat noch 1 { fable-animal } auf der Hand
       *[other] { $who } hat noch { $n } { fable-animal-many } auf der Hand
     }
 }
fable-why-twice = { $you ->
    [yes] für { fable-animal-the } bekommst du dann doppelte Punkte
   *[no] für { fable-animal-the } bekommt { $who } dann doppelte Punkte
 }
fable-why-spreads = { $you ->
    [yes] mit der Wette auf { fable-animal-the } punkten zwei verschiedene Tiere für dich
   *[no] mit der Wette auf { fable-animal-the } punkten zwei verschiedene Tiere für { $who }
 }
