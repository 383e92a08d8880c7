### Furrow, German: what speaks for a choice in Crazy Race (Schacht). Each is a clause about the choice.
### The arguments of crazy-race-the-side are those of crazy-race-choice.ftl; it and crazy-race-animal-the are accusatives.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

crazy-race-why-wins = { $you ->
    [yes] niemand kann dir { crazy-race-the-side } noch nehmen
   *[no] niemand kann { $who } { crazy-race-the-side } noch nehmen
 }
crazy-race-why-leads = { $you ->
    [yes] wie die Karten liegen, gewinnst du { crazy-race-the-side }
   *[no] wie die Karten liegen, gewinnt { $who } { crazy-race-the-side }
 }
crazy-race-why-first = { $you ->
    [yes] du legst als Erstes an { crazy-race-the-side } und gewinnst bei Gleichstand
   *[no] { $who } legt als Erstes an { crazy-race-the-side } und gewinnt bei Gleichstand
 }
crazy-race-why-contests = { $you ->
    [yes] sonst liegt { $name } an { crazy-race-the-side } ohne dich
   *[no] sonst liegt { $name } an { crazy-race-the-side } ohne { $who }
 }
# $sum: the numbers of the player's cards at the side.
crazy-race-why-sum = { $you ->
    [yes] du hast dann zusammen { $sum } dort
   *[no] { $who } hat dann zusammen { $sum } dort
 }
# What winning the side brings, or the move itself.
crazy-race-why-tile = es gibt das Plättchen { $tile } zu holen
crazy-race-why-home = das bringt { crazy-race-animal-the } ins Ziel
crazy-race-why-jumps = { $n ->
    [one] das führt { crazy-race-animal-the } über 1 anderes Tier hinweg
   *[other] das führt { crazy-race-animal-the } über { $n } andere Tiere hinweg
 }
crazy-race-why-hindmost = das bringt { crazy-race-animal-the } von der letzten Stelle weg
crazy-race-why-closes = das sperrt { crazy-race-the-side }
crazy-race-why-saves = { $you ->
    [yes] du hebst dir die { $value } für später auf
   *[no] { $who } hebt die { $value } für später auf
 }
crazy-race-why-keeps = { $you ->
    [yes] { $n ->
        [one] du behältst 1 Karte
       *[other] du behältst { $n } Karten
     }
   *[no] { $n ->
        [one] { $who } behält 1 Karte
       *[other] { $who } behält { $n } Karten
     }
 }
# $n cards come back, $stages are to come after this one.
crazy-race-why-recalls = { $n ->
    [one] 1 Karte kommt zurück
   *[other] { $n } Karten kommen zurück
 }, { $stages ->
    [0] und dies ist die letzte Etappe
    [one] und nach dieser kommt noch 1 Etappe
   *[other] und nach dieser kommen noch { $stages } Etappen
 }
crazy-race-why-least = { $you ->
    [yes] es ist dein niedrigstes Plättchen
   *[no] es ist das niedrigste Plättchen von { $who }
 }
