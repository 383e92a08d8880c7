### Furrow, German: what can be chosen in Crazy Race (Schacht), what follows, and why not.
### $animal is sprinter, reptile or flyer; the words put in are those of crazy-race-log.ftl.
### "Legen" is said of cards, "ziehen" and "Schritt" of animals; a card is "aufgedeckt", an animal turns at the
### "Wendepunkt". crazy-race-the-side is an accusative.

## Words

# A side of the stage card. $kind is animal, any (its winner chooses one animal), per-card (the side with the question
# mark) or none (the card is not known yet); $points is its number, $side counts the sides from the triangle, 1 to 4.
crazy-race-the-side = { $kind ->
    [animal] die { crazy-race-animal }-Seite
    [any] die Wahlseite
    [per-card] die ?-Seite
   *[none] Seite { $side }
 }

## The line on the button

# $value is the number on the card; the rest is that of crazy-race-the-side.
crazy-race-action-lay = Lege { $value } an { crazy-race-the-side }

crazy-race-action-pass = Passen

# $n used cards, which are $cards: "2 3 6".
crazy-race-action-recall = { $n ->
    [0] Karten zurücknehmen (1x)
    [one] Karte zurücknehmen: { $cards }
   *[other] { $n } Karten zurücknehmen: { $cards }
 }

# $points is 0 while no side has been won.
crazy-race-action-move = { $points ->
    [0] Ziehe { crazy-race-animal-the }
   *[other] Ziehe { crazy-race-animal-the } um { $points }
 }

crazy-race-action-decline = Nicht ziehen

# A step is worth one of the $points that are left.
crazy-race-action-step = Schritt: { crazy-race-animal }

crazy-race-action-stop = { $points ->
    [0] Aufhören
    [one] Aufhören, 1 Punkt verfällt
   *[other] Aufhören, { $points } Punkte verfallen
 }

crazy-race-action-discard = Plättchen { $tile } abgeben

## The line below it: what would follow. At most 64 characters if names are short.

# $n cards come back, $hand are in hand then.
crazy-race-preview-recall = einmal im Spiel; dann { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
 } auf der Hand, legen oder passen

# What a card does where it is laid. $how is closes (it closes another side: the arguments of crazy-race-the-side are
# those of the side closed, $ruling is the rule), first (it is the first there), sum (the player has cards there, with
# this one $sum in all), one (one other player, $name, laid there first) or more ($n others did).
crazy-race-order = { $how ->
    [closes] sperrt { crazy-race-the-side } ({ $ruling })
    [first] erste Karte hier
    [sum] zusammen { $sum } hier
    [one] nach { $name }
   *[more] nach { $n } anderen
 }

# $order is a crazy-race-order. $result says what winning the side would bring: moves (its animal moves: $where, $space,
# $takes and $tile say how), choice ($points for one animal), per-card ($cards points, as many as cards lie there so
# far), still (its animal is home), all-home (so are all) or unknown. Where $order says which side is closed there is
# less room: ends (its animal moves, with no tile to take), takes (it takes a tile) and pick (as choice).
crazy-race-preview-lay = { $result ->
    [moves] { $order }; bei Sieg { crazy-race-lands }{ crazy-race-takes }
    [ends] { $order }; bei Sieg { crazy-race-lands }
    [takes] { $order }; bei Sieg das Plättchen { $tile }
    [still] { $order }; aber { $animal ->
        [sprinter] dein Sprinter
        [reptile] dein Reptil
       *[flyer] dein Flieger
    } ist im Ziel
    [all-home] { $order }; aber all deine Tiere sind im Ziel
    [choice] { $order }; bei Sieg zieht ein Tier deiner Wahl um { $points }
    [pick] { $order }; bei Sieg zieht ein Tier um { $points }
    [per-card] { $order }; bei Sieg { crazy-race-points-so-far }
   *[unknown] { $order }
 }

crazy-race-points-so-far = { $cards ->
    [one] bisher 1 Punkt
   *[other] bisher { $cards } Punkte
 }

# Where a move ends: $where is start, out, turnaround, back or home, $space its number on the way out or back.
crazy-race-lands = { $where ->
    [start] zum Start
    [out] auf { $space }
    [turnaround] zum Wendepunkt
    [home] ins Ziel
   *[back] auf { $space } (Rückweg)
 }

crazy-race-ends-on = { $where ->
    [start] zum Start
    [out] auf { $space }
    [turnaround] zum Wendepunkt
    [home] ins Ziel
   *[back] auf { $space } (Rückweg)
 }

# $takes is nothing, none-left (it would take a tile, but none is left) or tile: the one with $tile points.
crazy-race-takes = { $takes ->
    [nothing] {""}
    [none-left] , kein Plättchen
   *[tile] , nimmt die { $tile }
 }

# $jumped is how many taken spaces it jumps.
crazy-race-jumps = { $jumped ->
    [0] {""}
   *[other] über { $jumped } hinweg{" "}
 }

# $lost points lead beyond home.
crazy-race-loses = { $lost ->
    [0] {""}
    [one] , 1 Punkt verfällt
   *[other] , { $lost } Punkte verfallen
 }

crazy-race-preview-move = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes }{ crazy-race-loses }

# $left points are left after the step; $all_home says whether all animals are home with it, so that nothing can use them.
crazy-race-preview-step = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes }; { $all_home ->
    [yes] { $left ->
        [0] alle im Ziel
        [one] alle im Ziel, 1 Punkt verfällt
       *[other] alle im Ziel, { $left } Punkte verfallen
    }
   *[no] { $left ->
        [0] letzter Punkt
        [one] noch 1 Punkt
       *[other] noch { $left } Punkte
    }
 }

# $cards says whether some are in hand, none, or whether the game has no later round: over. $rounds of this stage are left.
crazy-race-preview-pass = { $cards ->
    [over] das war die letzte Runde der letzten Etappe
    [none] { $rounds ->
        [0] in der nächsten Etappe darfst du Karten zurücknehmen
       *[other] in der nächsten Runde darfst du Karten zurücknehmen
    }
   *[some] { $rounds ->
        [0] die letzte Runde: deine Karten bleiben auf der Hand
       *[other] in der nächsten Runde darfst du wieder legen
    }
 }

crazy-race-preview-decline = { $points ->
    [0] nichts zieht
    [one] nichts zieht, 1 Punkt verfällt
   *[other] nichts zieht, { $points } Punkte verfallen
 }

# $points are lost, as the line above says.
crazy-race-preview-stop = deine Tiere bleiben, wo sie sind

# $tile is given back; the tiles kept are worth $points.
crazy-race-preview-discard = { $points ->
    [0] es ist dein letztes Plättchen
   *[other] du behältst { crazy-race-how-many-points }
 }

## Why not. $ruling is the number of the rule.

crazy-race-no-over = Das Spiel ist zu Ende ({ $ruling }).
crazy-race-no-chance-next = Erst kommt die nächste Etappenkarte: warte einen Moment ({ $ruling }).
crazy-race-no-action-next = Erst muss jemand wählen ({ $ruling }).
crazy-race-no-such-chance = Das kann der Zufall jetzt nicht bringen ({ $ruling }).
crazy-race-no-turn = Gerade wählt jemand anders, nicht du ({ $ruling }).
crazy-race-no-laying = Karten werden nur in den drei Runden einer Etappe gelegt und zurückgenommen ({ $ruling }).
crazy-race-no-such-card = Du hast keine { $value } auf der Hand ({ $ruling }).
crazy-race-no-such-side = Eine Etappenkarte hat die Seiten 1 bis 4, eine Seite { $side } gibt es nicht ({ $ruling }).
crazy-race-no-closed = An drei Seiten liegen Karten: Seite { $side } ist in dieser Etappe gesperrt ({ $ruling }).
crazy-race-no-second-recall = Du hast deine Karten schon zurückgenommen: das geht einmal im Spiel ({ $ruling }).
crazy-race-no-used-cards = Du hast keine benutzten Karten zum Zurücknehmen ({ $ruling }).
crazy-race-no-side-won = Tiere ziehen nur, wenn du eine Seite gewonnen hast ({ $ruling }).
crazy-race-no-other-animal = Diese Seite bewegt { crazy-race-animal-the } und kein anderes Tier ({ $ruling }).
crazy-race-no-home = { crazy-race-animal-the-heading } ist im Ziel und zieht nicht mehr ({ $ruling }).
crazy-race-no-all-at-once = Die Punkte dieser Seite gibst du einzeln aus, für Tiere deiner Wahl ({ $ruling }).
crazy-race-no-one-at-a-time = Diese Seite bewegt ein Tier um alle ihre Punkte oder keines ({ $ruling }).
crazy-race-no-tile-owed = Du musst jetzt kein Plättchen abgeben ({ $ruling }).
crazy-race-no-such-tile = Du hast kein Plättchen { $tile } ({ $ruling }).
