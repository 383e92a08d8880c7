### Furrow, German: the table page of Hase und Igel (Parlett).
### $marker is a, b or, with one marker each, none; $you says whether the reader sits on the seat spoken of.
### Spaces are told by their printed number, which counts down to the finish. $place is a position in the race ("Platz").
### Words put in are those of carrots-log.ftl, carrots-choice.ftl and common.ftl. "Frei" is said neither of moves nor of
### costs.

## The status line

carrots-board-status-turn = Du bist dran: wähle ein leuchtendes Feld
carrots-board-status-again = Der Hase schickt dich weiter: du musst noch einmal ziehen und zahlen.
carrots-board-status-restart = Keine Figur kann ziehen. Welche geht zurück zum Start?
carrots-board-status-die = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
 }

carrots-board-round = Runde { $round }

## The decision

carrots-board-go-choose = Wähle ein Feld
carrots-board-go-hint = die Zahl in der Ecke ist der Preis
carrots-board-go-think = tippe ein leuchtendes Feld an und sieh, was es bewirkt
carrots-board-go-restart = Wähle eine Figur
carrots-board-go-restart-hint = sie geht zurück zum Start
carrots-board-hint = Tippe ein leuchtendes Feld an und sieh, was es kostet und bewirkt.
# Second buttons: two short words each. $n is 10.
carrots-board-take = { $marker ->
    [none] { $n } nehmen
   *[other] { carrots-letter }: { $n } nehmen
 }
carrots-board-give = { $marker ->
    [none] { $n } abgeben
   *[other] { carrots-letter }: { $n } abgeben
 }
carrots-board-restart = { $marker ->
    [none] Zum Start
   *[other] { carrots-letter } zum Start
 }

# Which of the two markers is meant. $at is a printed number, start or finish.
carrots-board-markers = Deine Figuren
carrots-board-marker-on = { $at ->
    [start] { carrots-letter } am Start
    [finish] { carrots-letter } im Ziel
   *[other] { carrots-letter } auf { $at }
 }

# $spaces is how far $carrots reach in one move.
carrots-board-reach = { carrots-how-many }: { $spaces ->
    [0] zu wenig für ein Feld
    [one] höchstens 1 Feld auf einmal
   *[other] höchstens { $spaces } Felder auf einmal
 }
carrots-board-finish-check = Für den Weg ins Ziel
carrots-board-met = (erfüllt)
carrots-board-unmet = (nicht erfüllt)

## The course

carrots-board-start = Start
carrots-board-finish = Ziel
carrots-board-here = Du bist hier.
carrots-board-behind = Zurück geht es nur auf das nächste Igelfeld (P12).

## The seats

carrots-board-place = { $marker ->
    [none] { ordinal }
   *[other] { carrots-letter } { ordinal }
 }
carrots-board-carrots = { $n ->
    [one] 1 Karotte.
   *[other] { $n } Karotten.
 }
carrots-board-lettuces = { $n ->
    [0] Kein Salat.
    [one] 1 Salat.
   *[other] { $n } Salate.
 }
# One word each: what a seat does at its next turn.
carrots-board-owes-lettuce = frisst
carrots-board-owes-turn = setzt aus
carrots-board-waits = wartet
carrots-board-will-eat = { $you ->
    [yes] In deinem nächsten Zug frisst du einen Salat.
   *[no] { $name } frisst im nächsten Zug einen Salat.
 }
carrots-board-will-miss = { $you ->
    [yes] Du setzt im nächsten Zug aus.
   *[no] { $name } setzt im nächsten Zug aus.
 }
# $at is a printed number, start or finish; $kind is the kind of space.
carrots-board-stands = { $at ->
    [start] { $name }{ carrots-with }: am Start, { ordinal } Platz.
    [finish] { $name }{ carrots-with }: im Ziel, { ordinal } Platz.
   *[other] { $name }{ carrots-with }: auf { $at }, { carrots-board-kind }, { ordinal } Platz.
 }
carrots-board-kind = { $kind ->
    [tortoise] Igelfeld
    [lettuce] Salatfeld
    [hare] Hasenfeld
    [carrot] Karottenfeld
   *[other] Positionsfeld { $kind }
 }
carrots-board-history = Letzte Züge

## The tables

carrots-board-tables = Preise und Hasentabelle
carrots-board-hare-table = Hasentabelle
carrots-board-hare-caption = Was der Würfel sagt, je nach deinem Platz im Rennen
carrots-board-hare-blank = Hasenfelder bewirken in diesem Spiel nichts.
# $n is 10.
carrots-board-hare-mso = Ein Hasenfeld bewirkt nicht sofort etwas. Im nächsten Zug bringt es { $n } Karotten, wenn keine Figur vorbeigezogen ist; sonst kostet es { $n } für jede, die es getan hat.
# Beside the heading, short; and the whole sentence.
carrots-board-reconstructed-mark = rekonstruiert
carrots-board-reconstructed = Rekonstruiert: ein Bild der gedruckten Tabelle war nicht zu finden.
carrots-board-die = Würfel
# A few short words in a cell.
carrots-board-effect = { $effect ->
    [lose] einmal aussetzen
    [carrot-back] zurück zum Karot­ten­feld
    [carrot-forward] vor zum Karot­ten­feld
    [position-back] einen Platz zurück
    [position-forward] einen Platz vor
    [free] Zug kostet nichts
    [eat-carrot] Karot­te fres­sen
    [eat-lettuce] Salat fressen
    [again] noch ein Zug, bezahlt
   *[nothing] nichts
 }
carrots-board-rolled = { $you ->
    [yes] Du hast gewürfelt
   *[no] { $name } hat gewürfelt
 }
# Below it: spaces moved in one go, each with what they cost.
carrots-board-costs = Felder und ihr Preis in Karotten
carrots-board-costs-note = So viele Felder auf einmal kosten so viele Karotten.

## Rules in short

carrots-board-rule-forward = Vor, so weit du willst, für 1 + 2 + 3 … Karotten, auf ein Feld ohne Figur.
carrots-board-rule-back = Zurück nur auf das nächste Igelfeld: 10 Karotten für jedes Feld. Vorwärts kommt dort niemand hin.
carrots-board-rule-position = Auf einer Zahl: ist sie dein Platz, wenn du wieder dran bist, nimmst du 10 mal die Zahl. 1·5·6 zahlt diese drei.
carrots-board-rule-carrot = Auf einer Karotte: du darfst bleiben und 10 nehmen oder abgeben, Zug um Zug.
carrots-board-rule-lettuce = Auf einem Salat: im nächsten Zug frisst du einen und nimmst 10 mal deinen Platz. Im Zug danach musst du weiter.
carrots-board-rule-hare = Auf einem Hasen: würfle. Die Zeile der Zahl und die Spalte deines Platzes sagen, was passiert.
carrots-board-rule-stuck = Du kannst nichts tun? Zurück zum Start, und die Karotten werden aufgefüllt. Gefressene Salate bleiben gefressen.
carrots-board-rule-finish = Ins Ziel mit genauer Zahl, ohne Salat, und höchstens 10 Karotten übrig als 1., 20 als 2. und so weiter.

## The end

# What gave a seat its rank.
carrots-board-decided = { carrots-ranked }

## The table in words

carrots-board-plain-mine = Wo du bist
carrots-board-plain-finish = { $marker ->
    [none] Für den Weg ins Ziel in einem Zug
   *[other] Für den Weg ins Ziel in einem Zug mit { carrots-marker }
 }
carrots-board-plain-choices = Was jede Wahl bewirkt
carrots-board-plain-bound = { carrots-marker-heading } muss zuerst ziehen.
carrots-board-plain-waits = { $passed ->
    [0] Wartet{ carrots-with } auf dem Hasenfeld: bisher ist keine Figur vorbeigezogen.
    [one] Wartet{ carrots-with } auf dem Hasenfeld: bisher ist 1 Figur vorbeigezogen.
   *[other] Wartet{ carrots-with } auf dem Hasenfeld: bisher sind { $passed } Figuren vorbeigezogen.
 }
# A space of the course, from the start to the finish. $taken says whether markers stand there: those of $list.
carrots-board-plain-space = { $taken ->
    [yes] { carrots-board-plain-number }. Hier: { $list }.
   *[no] { carrots-board-plain-number }.
 }
carrots-board-plain-number = { $kind ->
    [start] Start
    [finish] Ziel
   *[other] { $space }: { carrots-board-kind }
 }
carrots-board-plain-whose = { $marker ->
    [none] { $name }
   *[other] { $name } ({ carrots-marker })
 }
# One roll of a chain.
carrots-board-plain-roll = Eine { $die }, auf dem { ordinal } Platz: { carrots-effect }.
carrots-board-plain-column = { $marker ->
    [none] Du liegst jetzt auf dem { ordinal } Platz. Was jede Zahl des Würfels sagen würde, von 1 bis 6:
   *[other] Du liegst mit { carrots-marker } jetzt auf dem { ordinal } Platz. Was jede Zahl des Würfels sagen würde, von 1 bis 6:
 }
# In a list of 44.
carrots-board-plain-way = { carrots-spaces } für { $carrots }
# $decided: what gave the rank.
carrots-board-plain-ranked = { ordinal } Platz: { $name }, { $decided }.
