### Furrow, German: the table page of Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of. "Legen" is said of
### cards, "ziehen" of animals, a card is "aufgedeckt", an animal turns at the "Wendepunkt". A "Seite" is of the stage
### card; crazy-race-the-side is an accusative with its article, its arguments are $kind, $animal, $points and $side.
### Buttons have two short lines: what is done, what follows.

## The status line

crazy-race-board-status-lay = Du bist dran: lege eine Karte oder passe
crazy-race-board-status-recall = Hand leer: nimm Karten zurück oder passe
crazy-race-board-status-pass = Du bist dran: du kannst nur passen
# You have won a side with $sum.
crazy-race-board-status-move = { $kind ->
    [animal] Du gewinnst { crazy-race-the-side } mit { $sum }
   *[other] Du gewinnst mit { $sum }: zieh ein Tier um { $points }
 }
# You have won the side with the question mark; $left points are left.
crazy-race-board-status-step = { $left ->
    [one] Du gewinnst die ?-Seite: noch 1 Punkt
   *[other] Du gewinnst die ?-Seite: noch { $left } Punkte
 }
crazy-race-board-status-discard = Abzug 2 trifft dich: gib ein Plättchen ab
crazy-race-board-status-wins = { $name } gewinnt { crazy-race-the-side }
crazy-race-board-status-pays = { $name } gibt ein Plättchen ab
# Beside the status line, short, on two lines.
crazy-race-board-stage-round = Etappe { $stage }/8 Runde { $round }/3

## The decision

# $points are left of a side with a question mark.
crazy-race-board-go-lay = Wähle Karte und Seite
crazy-race-board-hint-lay = in beliebiger Folge; oder passe
# The hand is empty.
crazy-race-board-go-rest = Karten zurücknehmen oder passen
crazy-race-board-go-move = Wähle ein Tier
crazy-race-board-hint-move = oder zieh nicht
crazy-race-board-go-step = { $points ->
    [one] Wähle ein Tier: noch 1 Punkt
   *[other] Wähle ein Tier: noch { $points } Punkte
 }
crazy-race-board-hint-step = ein Punkt führt auf sein nächstes freies Feld
crazy-race-board-go-discard = Wähle ein Plättchen
crazy-race-board-hint-discard = Abzug 2: ein Plättchen deiner Wahl
# A card or a side was chosen, the other half is missing.
crazy-race-board-part-card = Lege die { $value }
crazy-race-board-part-card-then = Wähle nun eine Seite.
crazy-race-board-part-side = Lege an { crazy-race-the-side }
crazy-race-board-part-side-then = Wähle nun eine Karte.
# Buttons beside the hand: at most two words a line, two lines.
crazy-race-board-pass = Passen
# $n used cards would come back.
crazy-race-board-recall = { $n ->
    [0] Karten zurück
    [one] 1 Karte zurück
   *[other] { $n } Karten zurück
 }
crazy-race-board-decline = Nicht ziehen
crazy-race-board-stop = Aufhören
# The question before it; $cards: "2 3 6".
crazy-race-board-recall-asks = { $n ->
    [one] Deine Karte { $cards } zurücknehmen? Das geht einmal im Spiel.
   *[other] Deine { $n } Karten zurücknehmen: { $cards }? Das geht einmal im Spiel.
 }
crazy-race-board-no-cards = Keine Karte auf der Hand.
crazy-race-board-card = Karte { $value }
crazy-race-board-tile = Plättchen { $tile }
crazy-race-board-tile-lost = Plättchen { $tile }, verloren durch Abzug { $number }

## The stage card

crazy-race-board-stage-card = Die Etappenkarte
# When a side is looked at: $place is 1 (the triangle) to 4.
crazy-race-board-nth = { ordinal }
# In place of an animal, very short: the winner chooses one.
crazy-race-board-any = Wahl
crazy-race-board-side = { $kind ->
    [animal] { crazy-race-animal-the-heading }, { crazy-race-how-many-points }.
    [any] Ein Tier nach Wahl, { crazy-race-how-many-points }.
   *[other] Ein Punkt für jede Karte hier, für eigene Tiere nach Wahl.
 }
# Who laid there first wins where sums are level.
crazy-race-board-first = { $you ->
    [yes] zuerst: du
   *[no] zuerst: { $name }
 }
# A card in words; $value 0: it lies face down.
crazy-race-board-lies = { $you ->
    [yes] Deine { $value }.
   *[no] { $value ->
        [0] Eine Karte von { $name }.
       *[other] { $value } von { $name }.
    }
 }
crazy-race-board-closed = gesperrt (R9)
crazy-race-board-closes = würde gesperrt (R9)
crazy-race-board-points-left = { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
 }
# Buttons in the corners: one word a line.
crazy-race-board-to-memory = Karten
crazy-race-board-to-standing = Stand
crazy-race-board-to-stages = Etappen

## The lanes

crazy-race-board-lanes = Die Bahnen
# A stack of tiles; $place is finish or turnaround; $tile is the highest left, with all below it.
crazy-race-board-stack = { $place ->
    [finish] { $tile ->
        [0] Ziel: leer
       *[other] Ziel: noch { $tile }
    }
   *[turnaround] { $tile ->
        [0] Wende: leer
       *[other] Wende: noch { $tile }
    }
 }
# Between the stacks of tiles, short: everybody has taken cards back, so the game may end early.
crazy-race-board-last-cards = letzte Karten (R16)
crazy-race-board-last-cards-why = Alle haben Karten zurückgenommen: Die Partie endet, wenn keine Hand mehr eine Karte hat (R16).
crazy-race-board-as-now = Stand jetzt
crazy-race-board-as-now-why = Die Seiten davor ziehen zuerst: bis dahin können sich die Bahnen ändern.
crazy-race-board-stands = { $where ->
    [start] { crazy-race-animal-the-heading } ist am Start.
    [out] { crazy-race-animal-the-heading } ist auf { $space }, auf dem Hinweg.
    [turnaround] { crazy-race-animal-the-heading } ist am Wendepunkt.
    [home] { crazy-race-animal-the-heading } ist im Ziel.
   *[back] { crazy-race-animal-the-heading } ist auf { $space }, auf dem Rückweg.
 }
crazy-race-board-in-hand = Karten auf der Hand
crazy-race-board-recall-ready = Karten lassen sich noch zurücknehmen.
crazy-race-board-recall-used = Karten wurden schon zurückgenommen.
crazy-race-board-token = Startspielermarker
crazy-race-board-hand-count = { $n ->
    [one] 1 Karte auf der Hand.
   *[other] { $n } Karten auf der Hand.
 }
# $cards are the used ones: "2 3 6".
crazy-race-board-used = { $n ->
    [0] Keine benutzten Karten.
    [one] Benutzt: { $cards }.
   *[other] Benutzt: { $cards }.
 }
crazy-race-board-tiles-of = { $n ->
    [0] Noch kein Plättchen.
    [one] Plättchen { $list }: { crazy-race-how-many-points }.
   *[other] Plättchen { $list }: { crazy-race-how-many-points }.
 }

## What each player can still hold

crazy-race-board-remaining = Welche Karten noch kommen
crazy-race-board-remaining-note = Durchgestrichen: benutzt. Verdeckte Karten sind unter den anderen.
crazy-race-board-can-hold = Auf der Hand oder verdeckt
crazy-race-board-used-head = Benutzt
# $cards: "1 1 4 6".
crazy-race-board-still = { $n ->
    [0] Keine mehr.
   *[other] Noch: { $cards }.
 }

## If the game ended now

crazy-race-board-if-ended = Wäre das Spiel jetzt zu Ende
crazy-race-board-tiles = Plättchen
crazy-race-board-animals = Tiere
crazy-race-board-pays = Abzug
crazy-race-board-would-have = Punkte
# $list: the players whose animals stand there.
crazy-race-board-penalty = { $falls ->
    [yes] { $number ->
        [1] Abzug 1, letzte Tiere: { $list } ({ crazy-race-place }).
       *[2] Abzug 2, vorletzte Tiere: { $list } ({ crazy-race-place }).
    }
   *[no] { $number ->
        [1] Abzug 1: niemand zahlt.
       *[2] Abzug 2: niemand zahlt.
    }
 }
crazy-race-board-penalty-note = Abzug 1 kostet das beste Plättchen, Abzug 2 eines nach Wahl: hier das niedrigste.

## Past stages

crazy-race-board-stages = Wie die Etappen ausgingen
crazy-race-board-no-stages = Noch ist keine Seite gewonnen.
crazy-race-board-stage-past = Etappe { $stage }
# One side of a stage: $place is its place in the order; $name won with $sum, $level says whether others had as much.
# $how: nobody (no card there), home (the animal was home), left, moved ($animal and where it ended), spent ($spent points),
# open (not decided yet).
crazy-race-board-story = { $how ->
    [nobody] Als { ordinal } { crazy-race-the-side }: niemand
    [home] Als { ordinal } { crazy-race-the-side }: { crazy-race-board-winner }, nichts zieht
    [left] Als { ordinal } { crazy-race-the-side }: { crazy-race-board-winner }, ohne Zug
    [moved] Als { ordinal } { crazy-race-the-side }: { crazy-race-board-winner }, { crazy-race-animal } { crazy-race-lands }{ crazy-race-takes }
    [spent] Als { ordinal } { crazy-race-the-side }: { crazy-race-board-winner }, { crazy-race-board-spent }
   *[open] Als { ordinal } { crazy-race-the-side }: { crazy-race-board-winner }
 }
crazy-race-board-winner = { $you ->
    [yes] { $level ->
        [yes] du mit { $sum }, zuerst dort
       *[no] du mit { $sum }
    }
   *[no] { $level ->
        [yes] { $name } mit { $sum }, zuerst dort
       *[no] { $name } mit { $sum }
    }
 }
crazy-race-board-spent = { $spent ->
    [one] 1 Punkt genutzt
   *[other] { $spent } Punkte genutzt
 }

## Rules in short

crazy-race-board-rule-lay = Eine Etappe hat drei Runden. In jeder legst du eine Karte verdeckt an eine Seite, oder du passt.
crazy-race-board-rule-recall = Einmal im Spiel darfst du, bevor du legst oder passt, deine benutzten Karten zurücknehmen.
crazy-race-board-rule-win = Dann werden die Seiten aufgedeckt, zuerst die mit dem Dreieck. Die höchste Summe gewinnt; bei Gleichstand, wer dort zuerst gelegt hat.
crazy-race-board-rule-move = Wer gewinnt, zieht das Tier der Seite um ihre Zahl, oder zieht nicht.
crazy-race-board-rule-any = Seite ohne Tier: eines nach Wahl. Bei ?: ein Punkt für jede Karte dort, für beliebige eigene Tiere.
crazy-race-board-rule-jump = Ein Punkt führt auf das nächste freie Feld: eigene Tiere werden übersprungen und nicht gezählt.
crazy-race-board-rule-tiles = Am Wendepunkt und im Ziel nimmt ein Tier das beste Plättchen, das dort noch liegt.
crazy-race-board-rule-three = Zu dritt: liegen an drei Seiten Karten, ist die vierte gesperrt.
crazy-race-board-rule-end = Das Spiel endet nach Etappe 8, oder wenn niemand mehr eine Karte hat oder zurücknehmen kann.
crazy-race-board-rule-penalties = Letzte Tiere: das beste Plättchen weg. Vorletzte: ein Plättchen nach Wahl weg.

## The table in words. $list is a list of numbers, "1, 1, 2 und 6", $n of them.

crazy-race-plain-hand = { $n ->
    [0] { crazy-race-board-no-cards }
   *[other] { $list }.
 }
crazy-race-plain-stage = Etappe { $stage } von 8, Runde { $round } von 3. Die Seiten, in der Reihenfolge, in der sie aufgedeckt werden:
crazy-race-plain-closed = In dieser Etappe gesperrt (R9).
crazy-race-plain-no-cards = Dort liegt keine Karte.
crazy-race-plain-first = { $you ->
    [yes] Du hast dort zuerst gelegt.
   *[no] { $name } hat dort zuerst gelegt.
 }
# On the side with the question mark, while its winner spends them.
crazy-race-plain-points-left = { $points ->
    [one] Noch 1 Punkt ist übrig.
   *[other] Noch { $points } Punkte sind übrig.
 }
# $place is finish or turnaround.
crazy-race-plain-stack = { $place ->
    [finish] { $n ->
        [0] Im Ziel: kein Plättchen mehr.
        [one] Im Ziel: noch das Plättchen { $list }.
       *[other] Im Ziel: noch die Plättchen { $list }.
    }
   *[turnaround] { $n ->
        [0] Am Wendepunkt: kein Plättchen mehr.
        [one] Am Wendepunkt: noch das Plättchen { $list }.
       *[other] Am Wendepunkt: noch die Plättchen { $list }.
    }
 }
crazy-race-plain-token = Mit dem Startspielermarker.
crazy-race-plain-used = { $n ->
    [0] Keine benutzten Karten.
   *[other] Benutzt: { $list }.
 }
# What everybody can know: the cards in hand or face down at the stage card.
crazy-race-plain-remaining = { $n ->
    [0] Keine Karte auf der Hand oder verdeckt.
   *[other] Auf der Hand oder verdeckt: { $list }.
 }
# $list: the tiles that penalties would take; $points are what is left.
crazy-race-plain-would-have = { $n ->
    [0] { $name }: { crazy-race-how-many-points }, kein Abzug.
    [one] { $name }: { crazy-race-how-many-points }, ohne das Plättchen { $list }.
   *[other] { $name }: { crazy-race-how-many-points }, ohne die Plättchen { $list }.
 }
# $list: the tiles that are left.
crazy-race-plain-final = { $n ->
    [0] { ordinal } Platz: { $name }, { crazy-race-how-many-points }, kein Plättchen.
    [one] { ordinal } Platz: { $name }, { crazy-race-how-many-points }, Plättchen { $list }.
   *[other] { ordinal } Platz: { $name }, { crazy-race-how-many-points }, Plättchen { $list }.
 }
