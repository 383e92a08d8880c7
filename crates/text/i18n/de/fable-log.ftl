### Furrow, German: what happens in Schildkröte & Hase (Kim), what can be chosen, and why not.
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### "Rennen" is the run, "Spiel" the whole; "Feld" is on the track, "Platz" on the podium. The finish has no number.
### Cases: fable-animal and fable-animal-heading are bare nominatives, fable-animal-the-heading is a nominative,
### fable-animal-the and the counted cards are accusatives. Ranks stand before "Platz", or after "als".

## Words

fable-animal = { $animal ->
    [hare] Hase
    [tortoise] Schildkröte
    [wolf] Wolf
    [fox] Fuchs
   *[lamb] Lamm
 }

fable-animal-heading = { $animal ->
    [hare] Hase
    [tortoise] Schildkröte
    [wolf] Wolf
    [fox] Fuchs
   *[lamb] Lamm
 }

fable-animal-the = { $animal ->
    [hare] den Hasen
    [tortoise] die Schildkröte
    [wolf] den Wolf
    [fox] den Fuchs
   *[lamb] das Lamm
 }

fable-animal-the-heading = { $animal ->
    [hare] Der Hase
    [tortoise] Die Schildkröte
    [wolf] Der Wolf
    [fox] Der Fuchs
   *[lamb] Das Lamm
 }

# Several cards of an animal, without a number.
fable-animal-many = { $animal ->
    [hare] Hasen
    [tortoise] Schildkröten
    [wolf] Wölfe
    [fox] Füchse
   *[lamb] Lämmer
 }

# $n cards of an animal that are no howls.
fable-plain-cards = { $animal ->
    [hare] { $n ->
        [one] einen Hasen
       *[other] { $n } Hasen
    }
    [tortoise] { $n ->
        [one] eine Schildkröte
       *[other] { $n } Schildkröten
    }
    [wolf] { $n ->
        [one] einen Wolf
       *[other] { $n } Wölfe
    }
    [fox] { $n ->
        [one] einen Fuchs
       *[other] { $n } Füchse
    }
   *[lamb] { $n ->
        [one] ein Lamm
       *[other] { $n } Lämmer
    }
 }

fable-howl-cards = { $howls ->
    [one] ein Geheul
   *[other] { $howls } Geheulkarten
 }

# $n plain cards and $howls howls; not both are 0.
fable-cards = { $howls ->
    [0] { fable-plain-cards }
   *[other] { $n ->
        [0] { fable-howl-cards }
       *[other] { fable-plain-cards } und { fable-howl-cards }
    }
 }

fable-card = { $card ->
    [howl] Geheul
    [hare] Hase
    [tortoise] Schildkröte
    [wolf] Wolf
    [fox] Fuchs
   *[lamb] Lamm
 }

fable-how-many-cards = { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
 }

fable-how-many-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }

fable-how-many-lost = { $lost ->
    [one] 1 Schritt verfällt
   *[other] { $lost } Schritte verfallen
 }

fable-how-many-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

fable-from = { $from ->
    [0] Start
   *[other] { $from }
 }

## The log

fable-log-starts = { $you ->
    [yes] Du nimmst den Startspielermarker und fängst an.
   *[no] { $name } nimmt den Startspielermarker und fängt an.
 }

fable-log-bet-dealt = { $you ->
    [yes] Du bekommst eine Startwette auf { fable-animal-the }.
   *[no] { $name } bekommt eine Startwette auf { fable-animal-the }.
 }

fable-log-stream = Auf Feld { $space } liegt ein Bach.

fable-log-turbo = Auf Feld { $space } liegt der Turbo { $animal ->
    [hare] des Hasen
    [tortoise] der Schildkröte
    [wolf] des Wolfs
    [fox] des Fuchses
   *[lamb] des Lamms
 }.

# $list is a list of cards.
fable-log-draws = { $you ->
    [yes] Du ziehst { $list }.
   *[no] { $name } zieht { $list }.
 }

fable-log-draws-hidden = { $you ->
    [yes] Du ziehst { fable-drawn }.
   *[no] { $name } zieht { fable-drawn }.
 }

fable-drawn = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }

fable-log-lays-bet = { $you ->
    [yes] { $howl ->
        [yes] Du wettest auf { fable-animal-the } und gibst ein Geheul her.
       *[no] Du wettest auf { fable-animal-the }.
    }
   *[no] { $howl ->
        [yes] { $name } wettet auf { fable-animal-the } und gibt ein Geheul her.
       *[no] { $name } wettet auf { fable-animal-the }.
    }
 }

fable-log-lays-bet-hidden = { $you ->
    [yes] Du legst die zweite Wette.
   *[no] { $name } legt die zweite Wette.
 }

fable-log-plays = { $you ->
    [yes] Du spielst { fable-cards } ({ $of } von 4, { $all } von 8).
   *[no] { $name } spielt { fable-cards } ({ $of } von 4, { $all } von 8).
 }

fable-log-pile-forms = { $cards ->
    [one] Der Nachziehstapel ist leer: der Ablagestapel wird zum neuen.
   *[other] Der Nachziehstapel ist leer: der Ablagestapel ({ $cards } Karten) wird gemischt und zum neuen.
 }

fable-log-race-four = 4 { fable-animal-many }: das Rennen beginnt.
fable-log-race-eight = 8 Karten: das Rennen beginnt.
fable-log-race-both = 8 Karten und 4 { fable-animal-many }: das Rennen beginnt.

fable-log-howl = Geheul: in diesem Rennen läuft nur der Wolf.
fable-log-howl-home = Geheul, aber der Wolf ist im Ziel: niemand läuft.

fable-log-no-card = { fable-animal-heading }, keine Karte: bleibt stehen.
fable-log-nap = Der Hase führt, und 4 Hasen wurden gespielt: er schläft ein.
fable-log-stays-howl = Geheul: { $animal ->
    [hare] der Hase
    [tortoise] die Schildkröte
    [wolf] der Wolf
    [fox] der Fuchs
   *[lamb] das Lamm
 } bleibt stehen.
fable-log-stays-home = { fable-animal-heading }, { fable-how-many-cards }: schon im Ziel.
fable-log-stays-third = { fable-animal-the-heading } läuft nicht mehr.

fable-log-runs = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, { fable-from } → { $to }.
fable-log-drinks = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, trinkt am Bach auf Feld { $to }, { fable-how-many-lost }.
fable-log-runs-home = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, { $from ->
    [0] vom Start
   *[other] von { $from }
 } über die Ziellinie.

# A whole race in one sentence; $list is a list of fable-log-way, an animal that ran.
fable-log-race-over = Rennen: { $list }.
fable-log-way = { $home ->
    [yes] { fable-animal-heading } { fable-from } → Ziel
   *[no] { fable-animal-heading } { fable-from } → { $to }
 }

fable-log-crosses = { $place ->
    [3] { fable-animal-the-heading } ist als 3. im Ziel: hier endet das Rennen.
   *[other] { fable-animal-the-heading } ist als { ordinal } im Ziel.
 }

# Apprentices: who moves the animals; $list is a list of fable-chooser, a seat an animal.
fable-chooser = { $you ->
    [yes] du
   *[no] { $name }
 }
fable-log-choosers = { $n ->
    [one] 1 Tier ist zu bewegen; am Zug: { $list }.
   *[other] { $n } Tiere sind zu bewegen; am Zug, in dieser Folge: { $list }.
 }

fable-log-moves = { $you ->
    [yes] Du bewegst { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
   *[no] { $name } bewegt { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
 }
fable-log-moves-home = { $you ->
    [yes] Du bewegst { fable-animal-the }: { fable-how-many-steps }, { $from ->
        [0] vom Start
       *[other] von { $from }
    } über die Ziellinie.
   *[no] { $name } bewegt { fable-animal-the }: { fable-how-many-steps }, { $from ->
        [0] vom Start
       *[other] von { $from }
    } über die Ziellinie.
 }

fable-log-boosts = { $home ->
    [yes] { fable-animal-the-heading } steht auf dem eigenen Turbo: 2 Schritte mehr, von { $from } über die Ziellinie.
   *[no] { fable-animal-the-heading } steht auf dem eigenen Turbo: 2 Schritte mehr, { $from } → { $to }.
 }

fable-log-arrives = { $place ->
    [1] { fable-animal-the-heading } ist als { ordinal } über der Linie: das Spiel endet mit diesem Rennen.
   *[other] { fable-animal-the-heading } ist als { ordinal } über der Linie.
 }

fable-log-race-completes = Das Rennen ist gelaufen und ein Tier ist im Ziel: das Spiel endet.

# $list is a list of animals at one place; $level says whether there are several.
fable-log-places = { $level ->
    [yes] { ordinal } Platz für { $list }, gleichauf. Wer auf eines davon gewettet hat, bekommt je Wette { fable-how-many-points }.
   *[no] { ordinal } Platz für { $list }. Wer darauf gewettet hat, bekommt je Wette { fable-how-many-points }.
 }

fable-log-token = { $you ->
    [yes] Du nimmst den Startspielermarker und spielst als Nächstes.
   *[no] { $name } nimmt den Startspielermarker und spielt als Nächstes.
 }

fable-log-game-ends = Das Siegertreppchen ist voll: das Spiel endet.

# $list is a list of animals, one a bet.
fable-log-reveals = { $you ->
    [yes] Du deckst deine Wetten auf: { $list }, { fable-how-many-points }.
   *[no] { $name } deckt die Wetten auf: { $list }, { fable-how-many-points }.
 }

# $you is the one ahead, the one behind or nobody.
fable-log-tie-broken = { $you ->
    [ahead] Du hast so viele Punkte wie { $over }; durch { fable-animal-the } liegst du vorn.
    [behind] { $name } hat so viele Punkte wie du; durch { fable-animal-the } liegt { $name } vorn.
   *[nobody] { $name } hat so viele Punkte wie { $over }; durch { fable-animal-the } liegt { $name } vorn.
 }

fable-log-ranks = { $you ->
    [yes] { ordinal } Platz: du, { fable-how-many-points }.
   *[no] { ordinal } Platz: { $name }, { fable-how-many-points }.
 }

fable-log-next-game = Durchgang { $game } von 3 beginnt.
