### Furrow, German: what happens in Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of.
### "Feld" is on the lane ("Bahn"), and goes with the way out or back; "Seite" is of the stage card; "Plättchen" has
### points. A player lays cards and wins sides; an animal moves. "Aufgedeckt" is said of cards only.
### Cases: crazy-race-animal and crazy-race-place are bare nominatives, crazy-race-animal-the is an accusative.

## Words

crazy-race-animal = { $animal ->
    [sprinter] Sprinter
    [reptile] Reptil
   *[flyer] Flieger
 }

crazy-race-animal-the = { $animal ->
    [sprinter] den Sprinter
    [reptile] das Reptil
   *[flyer] den Flieger
 }

crazy-race-animal-the-heading = { $animal ->
    [sprinter] Der Sprinter
    [reptile] Das Reptil
   *[flyer] Der Flieger
 }

# A place of the lane: $where is start, out, turnaround, back or home; $space is its number on the way out or back.
crazy-race-place = { $where ->
    [start] Start
    [out] Feld { $space } des Hinwegs
    [turnaround] Wendepunkt
    [home] Ziel
   *[back] Feld { $space } des Rückwegs
 }

crazy-race-space = Feld { $space }

# Where a move leads, after "von …".
crazy-race-to = { $where ->
    [home] über die Ziellinie
    [turnaround] zum Wendepunkt
   *[other] auf { crazy-race-place }
 }

# Spaces, not animals: one animal can be jumped on the way out and again on the way back.
crazy-race-jumping = { $jumped ->
    [0] {""}
    [one] , über 1 besetztes Feld hinweg
   *[other] , über { $jumped } besetzte Felder hinweg
 }

crazy-race-points-lost = { $points ->
    [one] 1 Punkt verfällt
   *[other] { $points } Punkte verfallen
 }

crazy-race-points-over = { $points ->
    [one] 1 Punkt bleibt übrig und verfällt
   *[other] { $points } Punkte bleiben übrig und verfallen
 }

crazy-race-how-many-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

# One side of a stage card; $kind is animal, any or per-card.
crazy-race-side = { $kind ->
    [animal] { crazy-race-animal } { $points } (Seite { $side })
    [any] ein beliebiges Tier { $points } (Seite { $side })
   *[per-card] beliebige Tiere je Karte einen Punkt (Seite { $side })
 }

# The cards of a seat: $sum is their sum, $addends says it at length if there are several.
crazy-race-sum = { $you ->
    [yes] du { $cards ->
        [one] { $sum }
       *[other] { $addends } = { $sum }
    }
   *[no] { $name } { $cards ->
        [one] { $sum }
       *[other] { $addends } = { $sum }
    }
 }

crazy-race-spent = { $you ->
    [yes] du { $cards }
   *[no] { $name } { $cards }
 }

## The log

crazy-race-log-starts = { $you ->
    [yes] Du nimmst den Startspielermarker.
   *[no] { $name } nimmt den Startspielermarker.
 }

crazy-race-log-reconstructed = Die Etappenkarten sind rekonstruiert: wie die gedruckten aussehen, war nicht herauszufinden.

# $list is the four sides, from the triangle clockwise.
crazy-race-log-stage = Etappe { $stage } von 8, Karte { $number }: { $list }.

crazy-race-log-round = Runde { $round } von 3.

# $list is a list of numbers.
crazy-race-log-recalls = { $you ->
    [yes] Du nimmst deine benutzten Karten zurück, einmal im Spiel: { $list }.
   *[no] { $name } nimmt die benutzten Karten zurück, einmal im Spiel: { $list }.
 }

crazy-race-at-side = { $n ->
    [1] die erste dort
   *[other] jetzt { $n } dort
 }
crazy-race-log-lays = { $you ->
    [yes] Du legst eine { $value } an Seite { $side } ({ crazy-race-at-side }).
   *[no] { $name } legt eine { $value } an Seite { $side } ({ crazy-race-at-side }).
 }
crazy-race-log-lays-hidden = { $you ->
    [yes] Du legst eine Karte an Seite { $side } ({ crazy-race-at-side }).
   *[no] { $name } legt eine Karte an Seite { $side } ({ crazy-race-at-side }).
 }

crazy-race-log-passes = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
 }

crazy-race-log-skipped = { $you ->
    [yes] Du hast keine Karte mehr und kannst keine zurücknehmen: dein Zug entfällt.
   *[no] { $name } hat keine Karte mehr und kann keine zurücknehmen: der Zug entfällt.
 }

crazy-race-log-closes = An drei Seiten liegen Karten: Seite { $side } ist in dieser Etappe gesperrt.

crazy-race-log-evaluates = Die Runden sind vorbei: die Karten werden aufgedeckt, eine Seite nach der anderen.

# $list is a list of crazy-race-sum, whoever laid there first in front.
crazy-race-log-turns-up = Seite { $side }: { $list }.

crazy-race-log-wins = { $you ->
    [yes] Du gewinnst Seite { $side } mit { $sum }.
   *[no] { $name } gewinnt Seite { $side } mit { $sum }.
 }
crazy-race-log-wins-by-order = { $you ->
    [yes] Gleichstand bei { $sum }: du hast dort zuerst gelegt und gewinnst Seite { $side }.
   *[no] Gleichstand bei { $sum }: { $name } hat dort zuerst gelegt und gewinnt Seite { $side }.
 }

crazy-race-log-no-cards = Seite { $side }: dort liegt keine Karte, nichts zieht.
crazy-race-log-still-home = { $you ->
    [yes] Du hast { crazy-race-animal-the } schon im Ziel: an Seite { $side } zieht nichts.
   *[no] { $name } hat { crazy-race-animal-the } schon im Ziel: an Seite { $side } zieht nichts.
 }
crazy-race-log-all-home = { $you ->
    [yes] Du hast alle Tiere schon im Ziel: an Seite { $side } zieht nichts.
   *[no] { $name } hat alle Tiere schon im Ziel: an Seite { $side } zieht nichts.
 }

crazy-race-log-moves = { $you ->
    [yes] Du ziehst { crazy-race-animal-the } um { $points }.
   *[no] { $name } zieht { crazy-race-animal-the } um { $points }.
 }
# $from is a place, $to a crazy-race-to.
crazy-race-log-hops = { $you ->
    [yes] Du ziehst { crazy-race-animal-the } um { $points }, { $from ->
        [Start] vom Start
        [Wendepunkt] vom Wendepunkt
       *[other] von { $from }
    } { $to }{ crazy-race-jumping }.
   *[no] { $name } zieht { crazy-race-animal-the } um { $points }, { $from ->
        [Start] vom Start
        [Wendepunkt] vom Wendepunkt
       *[other] von { $from }
    } { $to }{ crazy-race-jumping }.
 }

crazy-race-log-declines = { $you ->
    [yes] Du verzichtest: an Seite { $side } zieht nichts.
   *[no] { $name } verzichtet: an Seite { $side } zieht nichts.
 }

crazy-race-log-stops = { $you ->
    [yes] Du hörst auf: { crazy-race-points-lost }.
   *[no] { $name } hört auf: { crazy-race-points-lost }.
 }

crazy-race-log-turn-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } hat gewendet: du nimmst das Plättchen { $tile }.
   *[no] { crazy-race-animal-the-heading } hat gewendet: { $name } nimmt das Plättchen { $tile }.
 }
crazy-race-log-turn-no-tile = { crazy-race-animal-the-heading } hat gewendet, aber am Wendepunkt liegt kein Plättchen mehr.
crazy-race-log-home-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } ist im Ziel: du nimmst das Plättchen { $tile }.
   *[no] { crazy-race-animal-the-heading } ist im Ziel: { $name } nimmt das Plättchen { $tile }.
 }
crazy-race-log-home-no-tile = { crazy-race-animal-the-heading } ist im Ziel, aber dort liegt kein Plättchen mehr.

crazy-race-log-lost = { crazy-race-points-over }.

# $list is a list of crazy-race-spent.
crazy-race-log-clears = Die Etappe ist vorbei, die Karten sind benutzt: { $list }.
crazy-race-log-clears-none = Die Etappe ist vorbei: keine Karte wurde gelegt.

crazy-race-log-token = { $you ->
    [yes] Du nimmst den Startspielermarker und beginnst die nächste Etappe.
   *[no] { $name } nimmt den Startspielermarker und beginnt die nächste Etappe.
 }

crazy-race-log-game-ends = Die letzte Etappe ist vorbei: das Spiel endet.
crazy-race-log-game-ends-early = Niemand hat noch eine Karte, und alle haben einmal Karten zurückgenommen: das Spiel endet.

# $place is a place of the lane, $progress its progress.
crazy-race-log-penalty-1 = Abzug 1 trifft die letzten Tiere, die mit Fortschritt { $progress } ({ $place }): alle, denen eines davon gehört, verlieren ihr wertvollstes Plättchen.
crazy-race-log-penalty-2 = Abzug 2 trifft die vorletzten Tiere, die mit Fortschritt { $progress } ({ $place }): alle, denen eines davon gehört, geben ein Plättchen ihrer Wahl ab.
crazy-race-log-no-penalty-1 = Abzug 1: alle Tiere sind im Ziel, niemand zahlt.
crazy-race-log-no-penalty-2 = Abzug 2: außer diesen ist kein Tier mehr unterwegs, niemand zahlt.

crazy-race-log-loses-tile = { $you ->
    [yes] Abzug { $number }: du verlierst das Plättchen { $tile }.
   *[no] Abzug { $number }: { $name } verliert das Plättchen { $tile }.
 }
crazy-race-log-no-tile = { $you ->
    [yes] Abzug { $number }: du hast kein Plättchen zu verlieren.
   *[no] Abzug { $number }: { $name } hat kein Plättchen zu verlieren.
 }

# $which says who the reader is: a, the one ahead, b, the one behind, or nobody.
crazy-race-log-tie-broken = { $which ->
    [a] Du hast so viele Punkte wie { $over }; dein letztes Tier hat Fortschritt { $progress }, das von { $over } { $behind }: du liegst vorn.
    [b] { $name } hat so viele Punkte wie du; das letzte Tier von { $name } hat Fortschritt { $progress }, deines { $behind }: { $name } liegt vorn.
   *[nobody] { $name } hat so viele Punkte wie { $over }; das letzte Tier von { $name } hat Fortschritt { $progress }, das von { $over } { $behind }: { $name } liegt vorn.
 }

crazy-race-log-ranks = { $you ->
    [yes] { ordinal } Platz: du, { crazy-race-how-many-points }.
   *[no] { ordinal } Platz: { $name }, { crazy-race-how-many-points }.
 }
