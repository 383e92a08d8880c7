### Furrow, Deutsch: Rückblick auf eine Partie, die zu Ende ist. Gemessen wird die „Siegchance“, in Prozent.

review-title = Rückblick
review-link = Rückblick
review-step = Schritt { $step }
review-percent = { $n } %
review-not-over = Diese Partie ist nicht zu Ende. Danach gibt es einen Rückblick auf sie.
review-full = Der Computer blickt schon auf andere Partien zurück: auf so viele, wie er kann, oder auf so viele, wie ein Netz erbitten kann. Versuch es in ein paar Minuten noch einmal.
review-long = Diese Partie ist zu lang, um hier auf sie zurückzublicken. Auf dem eigenen Rechner geht es mit furrow review und der Spieldatei.
review-working = Der Computer geht die Partie durch und denkt über jeden Zug noch einmal nach. Das dauert einige Sekunden bis einige Minuten; dann zeigt die Seite, was er gefunden hat.
review-progress-name = Wie weit er ist
review-progress = { $all ->
    [0] Es geht los.
   *[other] { $done } von { $all } geschafft.
 }

## The page
review-won = { $n ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gemeinsam gewonnen.
 }
review-how = Die Siegchance sagt, wie oft ein Platz gewinnt, wenn der Computer von da an viele Male weiterspielt.
review-turned = Wo es sich gedreht hat
review-turned-never = Nirgends: Kein einzelner Schritt hat viel geändert.
review-turned-says = { $by ->
    [own] { $name } war am Zug, und die Siegchance ging von { $from } % auf { $to } %.
    [own-bet] { $name } hat geheim gewettet, und die Siegchance ging von { $from } % auf { $to } %.
    [other] { $other } war am Zug, und die Siegchance von { $name } ging von { $from } % auf { $to } %.
    [other-bet] { $other } hat geheim gewettet, und die Siegchance von { $name } ging von { $from } % auf { $to } %.
   *[chance] Der Zufall hat entschieden, und die Siegchance von { $name } ging von { $from } % auf { $to } %.
 }
review-course = Die Siegchance, Schritt für Schritt
review-course-says = Eine Linie für jeden Platz, von Schritt 0 bis Schritt { $last }. Die Zahlen stehen in der Tabelle darunter.
review-course-numbers = Dasselbe in Zahlen
review-course-left-out = Schritte, die niemandes Chance um 5 Punkte geändert haben, fehlen hier.
review-by = Am Zug
review-chance = Karten und Würfel
review-costly = Die teuersten Züge
review-costly-none = Keiner, bei dem der Computer sicher ist.
review-costly-how = Daneben jeweils die Siegchance, nach dem, was man in dem Moment wissen konnte.
review-done = Gespielt
review-better = Besser
review-cost = { $n ->
    [one] Hat 1 Punkt gekostet, auf { $error } genau.
   *[other] Hat { $n } Punkte gekostet, auf { $error } genau.
 }
review-luck = Glück und Können
review-luck-how = In Punkten der Siegchance, + gewonnen und − verloren. Karten und Würfel: was der Zufall allein gebracht oder genommen hat. Eigene Züge: was sie gegenüber dem besten verschenkt haben, den der Computer gefunden hat.
review-player = Wer
review-began = Am Anfang
review-given = Eigene Züge
review-rank = Platz
review-error = { $n ->
    [one] Jede Chance stimmt auf etwa 1 Punkt genau.
   *[other] Jede Chance stimmt auf etwa { $n } Punkte genau.
 }

## What else could have been done, in a replay
review-others = Warum dieser Zug, und was sonst
review-others-none = In diesem Schritt gab es nichts zu wählen.
review-others-unknown = Der Rückblick auf diese Partie zeigt, was hier sonst möglich war.
review-others-how = Die Siegchance von { $name } mit jedem Zug, nach dem, was { $name } wissen konnte.
review-others-done = (gespielt)
review-line = Was danach wohl gekommen wäre:
review-line-move = { $name }: { $does }
review-why = Was für diesen Zug spricht, nach dem, was { $name } wissen konnte: { $reasons }.
review-why-nothing = Nichts Greifbares spricht für diesen Zug mehr als für einen anderen.
review-why-better = Was für den besseren Zug spricht, nach dem, was { $name } wissen konnte: { $reasons }.
review-bot = { $level ->
    [random] { $name } ist ein Computer, der nach Zufall spielt: Seine Züge haben keinen Grund.
    [easy] { $name } ist ein leichter Computergegner: Er spielt wie beim ersten Mal und macht ab und zu irgendetwas.
    [medium] { $name } ist ein mittlerer Computergegner: Er geht nach Faustregeln und probiert nichts aus.
    [hard] { $name } ist ein starker Computergegner: Er hat von hier aus viele Male weitergespielt, Verdecktes dabei ausgelost und den Zug genommen, der am besten abschnitt.
   *[expert] { $name } ist ein Computergegner der Stufe Experte: Er hat von hier aus sehr viele Male weitergespielt, Verdecktes dabei ausgelost und den Zug genommen, der am besten abschnitt.
 }
