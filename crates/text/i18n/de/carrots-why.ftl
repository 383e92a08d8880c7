### Furrow, German: what speaks for a choice in Hase und Igel (Parlett). Each is a clause about the choice.
### Words put in are those of carrots-log.ftl and common.ftl; $place is a position in the race.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

carrots-why-home = das führt als { ordinal } ins Ziel
# $left lettuces are left then, $carrots come in.
carrots-why-eats = im nächsten Zug { $you ->
    [yes] frisst du einen Salat und nimmst
   *[no] frisst { $who } einen Salat und nimmt
 } { $carrots }, { $left ->
    [0] und dann ist keiner übrig
    [one] und dann ist noch 1 übrig
   *[other] und dann sind noch { $left } übrig
 }
# About so many turns to the finish; $other after the next best choice, which is more.
carrots-why-sooner = es bleiben etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
 } bis ins Ziel statt { $other }
carrots-why-pays = { $you ->
    [yes] das Feld bringt { $carrots }, wenn du auf dem { ordinal } Platz bleibst
   *[no] das Feld bringt { $carrots }, wenn { $who } auf dem { ordinal } Platz bleibt
 }
carrots-why-takes = das bringt { carrots-how-many }
carrots-why-gives = damit sind { carrots-how-many } weg
carrots-why-leads = { $you ->
    [yes] du führst das Rennen an
   *[no] { $who } führt das Rennen an
 }
carrots-why-thrifty = { $you ->
    [yes] du behältst { $carrots } Karotten mehr
   *[no] { $who } behält { $carrots } Karotten mehr
 }
carrots-why-free = { $you ->
    [yes] du kannst im nächsten Zug ziehen, was sonst nicht sicher ist
   *[no] { $who } kann im nächsten Zug ziehen, was sonst nicht sicher ist
 }
