### Furrow, German: the table page of Schildkröte & Hase (Kim).
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### Buttons have two short lines: what is done, what follows.

## The status line

fable-board-status-turn = Du bist dran: spiele 1 bis 4 Karten eines Tieres
fable-board-status-bet = Zweite Wette: wähle 1 deiner 7 Karten
# $list: the names of those who have not chosen yet.
fable-board-status-chosen = Du hast gewählt. Warten auf { $list }
fable-board-status-bets = Warten auf { $list } (zweite Wette)
fable-board-status-bets-in = Alle zweiten Wetten liegen

fable-board-game = Durchgang { $game } von 3

## The decision

# A list of these follows "Gespielt:" or the like, so they are nominatives.
fable-board-cards = { $howls ->
    [0] { $n ->
        [one] 1 { fable-animal }
       *[other] { $n } { fable-animal-many }
    }
   *[other] { $n ->
        [0] { $howls } × Geheul
       *[other] { $n ->
            [one] 1 { fable-animal }
           *[other] { $n } { fable-animal-many }
        } und { $howls } × Geheul
    }
 }

fable-board-go-choose = Wähle Karten
fable-board-go-hint = 1 bis 4 eines Tieres
fable-board-go-choose-bet = Wähle eine Wette
fable-board-go-bet-hint = eine deiner 7 Karten

fable-board-go-only = Einziger Zug: { fable-cards }
fable-board-go-if = Wenn du { fable-cards } spielst
fable-board-go-rebet = { $kept ->
    [yes] Deine Wette: auf { fable-animal-the }
   *[no] Lieber auf { fable-animal-the } wetten
 }

fable-board-starting-bet = { $n ->
    [one] Deine Startwette
   *[other] Deine Startwetten
 }
fable-board-bet-rule = Die gewählte Karte verlässt deine Hand und das Spiel. Zweimal dasselbe Tier: 10, 6 oder 4 Punkte oder keiner.
fable-board-streams = Bäche auf { $a } und { $b }.
fable-board-streams-open = Die Bäche liegen noch nicht.

## Just happened

## The track

fable-board-start = Start
fable-board-stream-on = Bach auf { $space }.
# $place: 1 to 3 on the podium, 0 on the track; $space 0 is the start.
fable-board-stands = { $place ->
    [0] { $space ->
        [0] { fable-animal-heading } am Start.
       *[other] { fable-animal-heading } auf { $space }.
    }
   *[other] { fable-animal-heading } als { ordinal } im Ziel.
 }

## The race board

fable-board-race = Das Rennen
fable-board-of-eight = { $n } von 8 Karten
fable-board-of-four = { $n } von 4.
fable-board-laid-by = { $n } von { $name }.
fable-board-if-now = Stand jetzt
fable-board-home = { ordinal } im Ziel
fable-board-lands = { fable-animal-heading } nach { $space }.
fable-board-lands-drinks = { fable-animal-heading } nach { $space }, bleibt am Bach stehen.
fable-board-stays = bleibt
fable-board-naps = schläft
fable-board-late = zu spät
fable-board-howl-lies = Ein Geheul liegt aus: im nächsten Rennen kann nur der Wolf laufen (F11).
# One line of the text view. $home: its place if the race takes it home, else 0.
fable-board-row = { $stays ->
    [yes] { fable-animal-heading }: { $n } von 4 Karten, würde stehen bleiben.
   *[no] { $home ->
        [0] { fable-animal-heading }: { $n } von 4 Karten, würde { fable-board-steps } bis { $space } laufen.
       *[other] { fable-animal-heading }: { $n } von 4 Karten, würde { fable-board-steps } über die Ziellinie laufen.
    }
 }
fable-board-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }

## The seats

fable-board-token = Startspielermarker
fable-board-in-hand = Karten auf der Hand
fable-board-bet-hidden = Eine verdeckte Wette.
fable-board-bets-hidden = { $bets ->
    [one] 1 verdeckte Wette.
   *[other] { $bets } verdeckte Wetten.
 }
fable-board-bet-on = Wette auf { fable-animal-the }.
fable-board-has-chosen = gewählt
fable-board-chooses = wählt noch
fable-board-hand-count = { $cards ->
    [one] 1 Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
 }
fable-board-played = Bisher gespielte Karten
fable-board-played-note = Was jemand oft spielt, kann die eigene Wette sein. Oder ein Bluff.
fable-board-game-points = { $points ->
    [one] Durchgang { $game }: 1 Punkt.
   *[other] Durchgang { $game }: { $points } Punkte.
 }
fable-board-seat-line = { $token ->
    [yes] { $name }: Karten auf der Hand: { $cards }, { fable-board-bets }, Startspielermarker.
   *[no] { $name }: Karten auf der Hand: { $cards }, { fable-board-bets }.
 }
fable-board-bets = { $bets ->
    [one] 1 Wette
   *[other] { $bets } Wetten
 }
fable-board-has-played = Gespielt: { $list }.

## The pile

fable-board-pile = Nachziehstapel: { $cards }
fable-board-memory = Kartenübersicht
fable-board-animal = Tier
fable-board-in-box = Im Spiel
fable-board-in-pile = Zuletzt gemischt
fable-board-gone = Gelegt oder abgelegt
# Below a number of wolf cards: how many of them are howls.
fable-board-with-howls = { $howls ->
    [0] ohne Geheul
    [one] 1 mit Geheul
   *[other] { $howls } mit Geheul
 }
fable-board-list-in-box = Im Spiel: { $list }.
fable-board-list-in-pile = Zuletzt gemischt: { $list }.
fable-board-list-gone = Gelegt oder abgelegt: { $list }.
fable-board-list-gone-none = Gelegt oder abgelegt: keine.

## Rules in short

fable-board-rule-play = Spiele 1 bis 4 Karten eines Tieres, dann zieh auf 6 nach.
fable-board-rule-race = 8 Karten, oder 4 eines Tieres: das Rennen beginnt. Die Tiere laufen der Reihe nach von oben.
fable-board-rule-hare = Hase: 2 Schritte bei 1 bis 4 Karten. Bei 4 schläft er ein, wenn er führt, aber nicht am Start.
fable-board-rule-tortoise = Schildkröte: 1 Schritt auch ohne Karte, 2 bei vier.
fable-board-rule-wolf = Wolf: 1, 1, 2, 3 Schritte. Liegt ein Geheul aus, läuft nur der Wolf.
fable-board-rule-fox = Fuchs: ein Schritt je Karte.
fable-board-rule-lamb = Lamm: ein Schritt je Karte und einer dazu, aber am ersten Bach auf dem Weg bleibt es stehen.
fable-board-rule-token = Nach dem Rennen wandert der Startspielermarker einen Platz weiter; wer ihn bekommt, spielt.
fable-board-rule-score = Ist das dritte Tier im Ziel, endet das Spiel. Eine Wette bringt für den 1., 2. oder 3. Platz 5, 3 oder 2 Punkte.

## The end

fable-board-final-line = { ordinal } Platz: { $name }, { board-points }. Wetten: { $list }.

## Between the games of a championship

fable-board-recap = Durchgang { $game }: wie er ausging
fable-board-recap-bets = Wetten
fable-board-recap-game = Durchgang { $game }
fable-board-recap-line = { $name }: { board-points }. Wetten: { $list }.
fable-board-recap-starts = { $you ->
    [yes] Du beginnst Durchgang { $game }.
   *[no] { $name } beginnt Durchgang { $game }.
 }
fable-board-running-score = Stand nach Durchgängen

## The variants: apprentices, the digest

fable-board-status-move = Du bist dran: bewege ein Tier
fable-board-go-choose-move = Wähle ein Tier
fable-board-go-move-hint = ein Schritt für jede seiner Karten
# The first line of the button. $from 0 is the start, $mid the space of the animal's turbo, $to where it ends.
fable-board-go-move = Bewege { fable-animal-the } { fable-board-way }
fable-board-go-move-only = Einziger Zug: { fable-animal } { fable-board-way }
fable-board-go-move-if = Falls du { fable-animal-the } bewegst: { fable-board-way }
fable-board-way = { $lands ->
    [home] { fable-board-leaves } Ziel
    [turbo] { fable-board-leaves } { $mid }, Turbo → { $to }
    [turbo-home] { fable-board-leaves } { $mid }, Turbo → Ziel
   *[space] { fable-board-leaves } { $to }
 }
fable-board-leaves = { $from ->
    [0] →
   *[other] { $from } →
 }
# The second line. $list is a list of fable-preview-arrival: the podium.
fable-board-then-move = { fable-animals-to-go } · { fable-moves-next }
fable-board-then-move-last-race = letztes Rennen, { fable-animals-to-go } · { fable-moves-next }
fable-board-then-race-over = das Rennen ist vorbei · { fable-plays-next }
fable-board-then-game-over = Spielende: { $list }
# Before the seats that have animals to move, in their order.
fable-board-order = Reihenfolge:
# $list is a list of fable-chooser.
fable-board-movers = Noch ein Tier zu bewegen haben, in dieser Reihenfolge: { $list }.
fable-board-moved = war dran
fable-board-across = Ziel
fable-board-lands-turbo = { fable-animal-heading } auf { $space }, mit Turbo.
# One line of the text view.
fable-board-row-moves = { $fate ->
    [stays] { fable-animal-heading }: { $n } von 4 Karten, bliebe stehen.
    [moved] { fable-animal-heading }: { $n } von 4 Karten, war schon dran.
    [across] { fable-animal-heading }: { $n } von 4 Karten, liefe über die Ziellinie.
    [turbo] { fable-animal-heading }: { $n } von 4 Karten, liefe { fable-board-steps } und mit Turbo weiter auf { $space }.
   *[to] { fable-animal-heading }: { $n } von 4 Karten, liefe { fable-board-steps } auf { $space }.
 }
fable-board-no-second-bet = Hier gibt es keine zweite Wette ({ $ruling }). Eine Wette bringt 5, 3 oder 2 Punkte.
# An animal on the podium that need not have crossed the line.
fable-board-placed = { fable-animal-heading }: { ordinal } Platz.
fable-board-level = { $place ->
    [2] Gleichauf: { $list }. Alle auf dem 2. Platz, eine Wette bringt { fable-how-many-points }. Einen 3. gibt es nicht.
   *[other] Gleichauf: { $list }. Alle auf dem { ordinal } Platz, eine Wette bringt { fable-how-many-points }.
 }
fable-board-rule-digest = Beide haben zwei Startwetten und keine zweite Wette.
fable-board-rule-hare-podium = Hase: 2 Schritte bei 1 bis 4 Karten. Bei 4 schläft er ein, wenn er führt, aber nicht am Start. Tiere im Ziel gelten als vor ihm.
fable-board-rule-tie = Bei Punktgleichheit entscheidet das Tier, das höher auf dem Treppchen steht.
fable-board-rule-three-games = Drei Durchgänge, jeder mit neuen Wetten und neuer Strecke. Die Punkte zählen zusammen.
fable-board-rule-apprentice-bet = Du hast eine Startwette, zu zweit zwei. Es gibt keine zweite Wette.
fable-board-rule-apprentice-play = Spiele 1 bis 4 Karten eines Tieres, dann fülle deine Hand auf.
fable-board-rule-apprentice-race = 8 Karten, oder 4 eines Tieres: das Rennen beginnt. Vom Startspielermarker an bewegen alle reihum ein Tier, einen Schritt je Karte, bis alle Tiere mit Karten gelaufen sind.
fable-board-rule-apprentice-turbo = Ein Tier, dessen Lauf auf dem eigenen Turbo-Plättchen endet, läuft 2 Schritte weiter. Bäche halten niemanden auf.
fable-board-rule-apprentice-score = Nach dem Rennen, in dem ein Tier ins Ziel kommt, ist das Spiel zu Ende. Dann folgen die, die der Ziellinie am nächsten sind; gleichauf teilen sie den Platz. Eine Wette bringt 5, 3 oder 2 Punkte.
