### Furrow, German: what can be chosen in Hase und Igel (Parlett), what follows, and why not.
### $marker is a, b or, with one marker each, none. Spaces are told by their printed number, which counts down to the
### finish: $space, $to. $spaces counts them. $place is a position in the race ("Platz"), 1 to 6, never a space.
### "Frei" is said neither of moves nor of costs. Words put in are those of carrots-log.ftl and common.ftl.

## The line on the button

carrots-letter = { $marker ->
    [a] A
   *[b] B
 }
carrots-action-forward = { $marker ->
    [none] Vor um { $spaces } auf { $to }
   *[other] { carrots-letter }: vor um { $spaces } auf { $to }
 }
carrots-action-home = { $marker ->
    [none] Vor um { $spaces } ins Ziel
   *[other] { carrots-letter }: vor um { $spaces } ins Ziel
 }
carrots-action-back = { $marker ->
    [none] Zurück um { $spaces } auf { $to }
   *[other] { carrots-letter }: zurück um { $spaces } auf { $to }
 }
# $n is 10.
carrots-action-take = { $marker ->
    [none] Bleiben, { $n } nehmen
   *[other] { carrots-letter }: bleiben, { $n } nehmen
 }
carrots-action-give = { $marker ->
    [none] Bleiben, { $n } abgeben
   *[other] { carrots-letter }: bleiben, { $n } abgeben
 }
carrots-action-restart = { $marker ->
    [none] Zurück zum Start
   *[other] { carrots-letter }: zurück zum Start
 }

## The line below it: carrots. At most 60 characters.

# $income comes in first, 0 if nothing does; then $cost is paid, and $carrots are left.
carrots-preview-forward = { $income ->
    [0] { $cost } zahlen, { $carrots } behalten{ carrots-then }
   *[other] { $income } nehmen, { $cost } zahlen, { $carrots } behalten{ carrots-then }
 }
# $place is the place of a marker that comes home.
carrots-then = { $then ->
    [rolls] {" "}· dann würfeln
    [eats] {" "}· nächster Zug: fressen
    [home] {" "}· als { ordinal } im Ziel
    [home-last] {" "}· als { ordinal } im Ziel, Spielende
    [marker-home] {" "}· als { ordinal } von vier im Ziel
    [both-home] {" "}· beide im Ziel: gewonnen
   *[nothing] {""}
 }
carrots-preview-back = { $income } nehmen, dann { carrots-how-many }
# $income of a marker that has stayed, as far as it is more than 0.
carrots-preview-stay = dann { carrots-how-many }
carrots-preview-restart = { $income ->
    [0] keine Karotten dazu, dann { carrots-how-many }
   *[other] { $income } nehmen, dann { carrots-how-many }
 }

## The space of a choice, and what it does: one to three sentences

# $kind is the kind of space. The drawing is a tortoise, so it is named here too.
carrots-detail-space = { $kind ->
    [start] Start.
    [finish] Ziel.
    [tortoise] { $space }, Igelfeld (Schildkröte).
    [lettuce] { $space }, Salatfeld.
    [hare] { $space }, Hasenfeld.
    [carrot] { $space }, Karottenfeld.
   *[other] { $space }, Positionsfeld { $kind }.
 }
carrots-detail-start = Gefressene Salate bleiben gefressen.
carrots-detail-finish = { $marker ->
    [none] Du bist als { ordinal } im Ziel.
   *[other] Du bist mit { carrots-marker } als { ordinal } von vier im Ziel.
 }
# $income are the carrots.
carrots-detail-tortoise = { $spaces } zurück: +{ $income }.
# $ten is 10; $income is what it would be in the place that the marker has there now.
carrots-detail-lettuce = Im nächsten Zug frisst du: +{ $ten } je Platz (jetzt { ordinal } Platz: +{ $income }); im Zug danach musst du weiter.
# The six outcomes are told beside it.
carrots-detail-hare = Du würfelst, auf dem { ordinal } Platz.
carrots-detail-hare-blank = Hier passiert nichts.
# $n is 10.
carrots-detail-hare-mso = Im nächsten Zug: +{ $n }, wenn keine Figur vorbeizieht; sonst zahlst du { $n } für jede, die es tut.
carrots-detail-carrot = Im nächsten Zug: weiterziehen oder bleiben und { $n } nehmen oder abgeben.
# $list is a list of carrots-detail-pays-if.
carrots-detail-pays = In deinem nächsten Zug: { $list }.
carrots-detail-pays-if = +{ $income } auf dem { ordinal } Platz
carrots-detail-pays-nobody = In diesem Spiel bringt es nichts: es sind zu wenige Figuren.
carrots-detail-place = Mit diesem Zug kommst du auf den { ordinal } Platz.
carrots-detail-stuck = Hier könntest du festsitzen.

## What a face of the die would do: a few words, in a list of six

# $no-lettuce says whether it is for want of a lettuce to eat.
carrots-outcome-loses-turn = { $no-lettuce ->
    [yes] kein Salat zu fressen: einmal aussetzen
   *[no] einmal aussetzen
 }
carrots-outcome-moves = { $effect ->
    [carrot-back] zurück zum Karottenfeld { $to }
    [carrot-forward] vor zum Karottenfeld { $to }
    [position-back] einen Platz zurück, auf { $to }
   *[position-forward] einen Platz vor, auf { $to }
 }
# Only by one position forward.
carrots-outcome-home = { $effect ->
   *[position-forward] einen Platz vor, ins Ziel
 }
carrots-outcome-stays = { $why ->
    [no-carrot-space] stehen bleiben: dort kein Karottenfeld frei
    [first] stehen bleiben: niemand davor
    [last] stehen bleiben: niemand dahinter
    [neighbour-home] stehen bleiben: die Figur davor ist im Ziel
    [neighbour-on-start] stehen bleiben: die Figur dahinter ist am Start
    [finish-closed] stehen bleiben: das Ziel ist noch nicht offen
   *[no-space] stehen bleiben: dahinter ist kein Feld erreichbar
 }
carrots-outcome-no-move = stehen bleiben: kein weiterer Zug möglich
carrots-outcome-eats = im nächsten Zug einen Salat fressen
carrots-outcome-eats-carrot = 1 Karotte fressen
carrots-outcome-starts-over = keine Karotte zu fressen: zurück zum Start
carrots-outcome-takes-back = { carrots-how-many } zurücknehmen
carrots-outcome-again = noch einmal ziehen und dafür bezahlen
carrots-outcome-nothing = nichts passiert

## What it takes to come home: three short lines, each with a tick or a cross

# $carrots are needed for $spaces; $held are there; $enough says whether they are enough.
carrots-finish-way = { $enough ->
    [yes] { carrots-how-many } für { carrots-spaces }
   *[no] { carrots-how-many } für { carrots-spaces }: es sind { $held } da
 }
carrots-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
 }
carrots-finish-lettuces = { $n ->
    [0] kein Salat übrig
    [one] noch 1 Salat übrig
   *[other] noch { $n } Salate übrig
 }
# At most $most may be left; $left would be; $known is no if the way cannot be paid.
carrots-finish-over = { $known ->
    [yes] höchstens { $most } übrig: es wären { $left }
   *[no] höchstens { $most } übrig
 }
carrots-finish-any = Karotten übrig: beliebig viele

## Why not. $ruling is the number of the rule.

carrots-no-over = Das Spiel ist zu Ende ({ $ruling }).
carrots-no-chance-next = Erst entscheidet der Zufall: warte einen Moment ({ $ruling }).
carrots-no-action-next = Erst muss jemand wählen ({ $ruling }).
carrots-no-such-chance = Das kann der Zufall jetzt nicht bringen ({ $ruling }).
carrots-no-turn = Du bist nicht dran ({ $ruling }).
carrots-no-which-marker = Sag, welche deiner Figuren du meinst, A oder B ({ $ruling }).
carrots-no-one-marker = Alle haben nur eine Figur, also gibt es keine zu wählen ({ $ruling }).
carrots-no-home = Diese Figur ist schon im Ziel ({ $ruling }).
carrots-no-bound = Erst muss { carrots-marker-heading } ziehen: sie hat gerade gefressen ({ $ruling }).
carrots-no-again = Die Figur auf dem Hasenfeld muss noch einmal ziehen, vor oder zurück ({ $ruling }).
carrots-no-beyond = Ins Ziel geht es nur mit genauer Zahl: das wäre zu weit ({ $ruling }).
carrots-no-tortoise = Auf ein Igelfeld kommst du nur, wenn du dich zurückfallen lässt ({ $ruling }).
carrots-no-occupied = Auf diesem Feld steht schon eine Figur ({ $ruling }).
carrots-no-lettuce = Du hast keinen Salat mehr, den du auf einem Salatfeld fressen könntest ({ $ruling }).
# $carrots is the cost.
carrots-no-carrots = Das kostet { carrots-how-many }: du hast { $held } ({ $ruling }).
carrots-no-lettuce-home = Friss erst deine Salate: im Ziel darf keiner übrig sein ({ $ruling }).
# $carrots may be left, $left would be.
carrots-no-heavy = Im Ziel darfst du höchstens { carrots-how-many } übrig haben: du hättest { $left } ({ $ruling }).
carrots-no-tortoise-behind = Hinter dieser Figur liegt kein Igelfeld ({ $ruling }).
carrots-no-tortoise-taken = Das nächste Igelfeld dahinter ist besetzt: dort steht eine Figur ({ $ruling }).
carrots-no-carrot-space = Nur auf einem Karottenfeld kannst du bleiben und Karotten nehmen oder abgeben ({ $ruling }).
carrots-no-ten = Du hast keine 10 Karotten zum Abgeben ({ $ruling }).
carrots-no-start-over = Von vorn beginnst du nur, wenn du sonst nichts tun kannst ({ $ruling }).
