### Was die Computerspieler untereinander gemacht haben

statistics-title = Der Computer in Zahlen
statistics-games = Spiele
statistics-how = Diese Partien hat der Computer gegen sich selbst gespielt; Partien von Leuten sind nicht dabei.
statistics-reading = Die Balken zeichnen, was die Zahlen sagen. Ein Strich mit Enden ist der Bereich, in dem der wahre Wert in 19 von 20 Fällen liegt. Der senkrechte Strich zeigt, was alle hätten, wenn alle gleich wären.
statistics-ratings = Wertungen der Leute
statistics-seats = Zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
 }

statistics-percent = { $n } %
statistics-give-or-take = { $n } % ± { $half }

## How strong the levels are
statistics-levels = Wie stark die Stufen sind
statistics-levels-says = Aus { $n } Partien in wechselnder Gesellschaft. 400 Punkte mehr heißen wie bei den Wertungen: zehn zu eins, vor dem anderen zu sein; 0 ist ein Neuling. Experte fehlt: Er denkt zehnmal so lange wie Stark.
statistics-level = Stufe
statistics-points = Punkte
statistics-won = Siege

## Games among players of the level Medium
statistics-order = Kommt es darauf an, wer beginnt?
statistics-order-says = Siege nach der Reihenfolge am Tisch, wenn alle auf der Stufe Mittel spielen, in { $n } Partien. Ein geteilter Sieg wird aufgeteilt; { $any ->
    [no] in keiner der Partien gibt es einen.
   *[yes] in { $shared } % der Partien gibt es einen.
 }
statistics-place = In der Reihenfolge
statistics-plays = { $place ->
    [1] Beginnt
   *[other] Spielt als { $ordinal }
 }
statistics-length = Wie lang eine Partie ist
statistics-length-says = Im Durchschnitt, in der Mitte aller Partien, und was neun von zehn Partien haben.
statistics-unit = Gezählt in
statistics-unit-races = Rennen
statistics-unit-rounds = Runden
statistics-unit-stages = Etappen
statistics-unit-decisions = Entscheidungen
statistics-mean = Mittel
statistics-median = Mitte
statistics-most = Neun von zehn
statistics-decisions = Wie viel zu entscheiden ist
statistics-decisions-says = Wie oft alle zusammen in einer Partie etwas wählen.
statistics-decisions-column = Entscheidungen
statistics-of-games = Der Partien
statistics-leader = Wie früh der Sieg feststeht
statistics-leader-says = Wie oft am Ende gewinnt, wer nach einem Teil der Partie führt.
statistics-leader-after = Nach
statistics-leader-wins = Wer führt, gewinnt
statistics-changes = Wie oft die Führung wechselt
statistics-changes-says = Der Anteil der Partien, in denen die Führung so oft gewechselt hat.
statistics-changes-column = Wechsel

## Of The Hare & the Tortoise
statistics-animals = Welche Tiere ankommen
statistics-animals-says = Wie oft jedes auf welchem Platz landet, oder nicht auf dem Siegertreppchen. Der Balken hat dieselbe Reihenfolge, von dunkel nach hell.
statistics-animal = Tier
statistics-off-podium = Nicht
