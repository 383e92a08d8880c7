### Furrow, German: what speaks for a choice in Hase und Igel (Parlett). Each is a clause about the choice.
### Words put in are those of carrots-log.ftl and common.ftl; $place is a position in the race.

carrots-why-home = du kommst als { ordinal } ins Ziel
# $left lettuces are left then, $carrots come in.
carrots-why-eats = im nächsten Zug frisst du einen Salat und nimmst { $carrots }, { $left ->
    [0] und dann ist keiner übrig
    [one] und dann ist noch 1 übrig
   *[other] und dann sind noch { $left } übrig
 }
# About so many turns to the finish; $other after the next best choice, which is more.
carrots-why-sooner = es bleiben etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
 } bis ins Ziel statt { $other }
carrots-why-pays = das Feld bringt { $carrots }, wenn du auf dem { ordinal } Platz bleibst
carrots-why-takes = das bringt { carrots-how-many }
carrots-why-gives = du wirst { carrots-how-many } los
carrots-why-leads = du führst das Rennen an
carrots-why-thrifty = du behältst { $carrots } Karotten mehr
carrots-why-free = du kannst im nächsten Zug ziehen, was sonst nicht sicher ist
