### Furrow, German: what can be chosen in Schildkröte & Hase (Kim), what follows, and why not.
### $animal, $you and the words put in are those of fable-log.ftl.

## The line on the button

fable-action-play = Spiele { fable-cards }
fable-action-bet = { $howl ->
    [yes] Wette auf { fable-animal-the }, mit Geheul
   *[no] Wette auf { fable-animal-the }
 }

fable-action-move = Bewege { fable-animal-the }

## The line below it: what would follow. At most 60 characters if names are short.

fable-next = { $you ->
    [yes] du bist dran
    [nobody] dann geht es weiter
   *[no] { $name } ist dran
 }

fable-plays-next = { $you ->
    [yes] dann spielst du
    [nobody] dann geht es weiter
   *[no] dann spielt { $name }
 }

# So many more cards start the race: of one animal, or of any.
fable-cards-to-go = { $left ->
    [one] es fehlt 1 Karte
   *[other] es fehlen { $left } Karten
 }

fable-of-animal = { $n ->
    [one] es fehlt 1 { fable-animal }
   *[other] es fehlen { $n } { fable-animal-many }
 }

fable-preview-quiet = noch kein Rennen, { fable-cards-to-go } · { fable-next }
fable-preview-quiet-four = noch kein Rennen, { fable-of-animal } · { fable-next }

fable-preview-race = löst das Rennen aus · { fable-plays-next }
fable-preview-race-nap = Rennen: der Hase schläft ein · { fable-plays-next }
fable-preview-race-howl = Rennen: nur der Wolf läuft · { fable-plays-next }
fable-preview-race-nobody = Rennen: niemand läuft · { fable-plays-next }
# $list is a list of fable-preview-arrival.
fable-preview-race-home = Rennen, im Ziel: { $list } · { fable-plays-next }
fable-preview-race-ends = Rennen, im Ziel: { $list } · Spielende
fable-preview-arrival = { fable-animal } ({ ordinal })

# Apprentices: a play that starts a race, and an animal moved in it. $list is a list of animals.
fable-moves-next = { $you ->
    [yes] dann bewegst du
    [nobody] dann geht es weiter
   *[no] dann bewegt { $name }
 }
fable-moves-first = { $you ->
    [yes] du bewegst zuerst
    [nobody] dann laufen die Tiere
   *[no] { $name } bewegt zuerst
 }
fable-animals-to-go = { $left ->
    [one] noch 1 Tier
   *[other] noch { $left } Tiere
 }
fable-preview-opens = löst das Rennen aus · { fable-moves-first }
fable-preview-opens-ends = Spielende, im Ziel: { $list }
fable-preview-move = { fable-lands }, { fable-animals-to-go } · { fable-moves-next }
fable-preview-move-last = { fable-lands }, das Rennen ist vorbei · { fable-plays-next }
fable-preview-move-ends = { fable-lands }, Spiel zu Ende
fable-lands = { $lands ->
    [home] ins Ziel
    [turbo] Turbo → { $to }
   *[space] → { $to }
 }

fable-preview-bet = { $howl ->
    [yes] { fable-animal }: 5, 3 oder 2 Punkte im Ziel; kostet ein Geheul
   *[no] { fable-animal }: 5, 3 oder 2 Punkte im Ziel
 }
fable-preview-bet-twice = { $howl ->
    [yes] { fable-animal } doppelt: 10, 6, 4 oder 0 Punkte; kostet ein Geheul
   *[no] { fable-animal } doppelt: 10, 6, 4 oder 0 Punkte
 }

## How an animal would fare, at the end of its row

fable-landing-to = → { $to }
fable-landing-stays = bleibt
fable-landing-naps = schläft
fable-landing-home = im Ziel
fable-landing-crosses = { ordinal } im Ziel

## Why not. $ruling is the number of the rule.

fable-no-over = Das Spiel ist zu Ende ({ $ruling }).
fable-no-chance-next = Gerade werden Karten ausgeteilt: warte einen Moment ({ $ruling }).
fable-no-action-next = Erst muss jemand wählen ({ $ruling }).
fable-no-such-chance = Das kann der Zufall jetzt nicht bringen ({ $ruling }).
fable-no-turn = Du bist nicht dran ({ $ruling }).
fable-no-bet-first = Erst legen alle die zweite Wette ({ $ruling }).
fable-no-bets-laid = Die zweiten Wetten liegen schon ({ $ruling }).
fable-no-second-bets = In diesem Spiel gibt es keine zweite Wette ({ $ruling }).
fable-no-moves-first = Erst werden die Tiere dieses Rennens bewegt ({ $ruling }).
fable-no-moves = Jetzt ist kein Tier zu bewegen ({ $ruling }).
fable-no-card-of = { $animal ->
    [hare] Kein Hase
    [tortoise] Keine Schildkröte
    [wolf] Kein Wolf
    [fox] Kein Fuchs
   *[lamb] Kein Lamm
 } liegt auf dem Tisch, also läuft in diesem Rennen auch { $animal ->
    [tortoise] keine
    [lamb] keines
   *[other] keiner
 } ({ $ruling }).
fable-no-moved-twice = { fable-animal-the-heading } ist in diesem Rennen schon gelaufen ({ $ruling }).
fable-no-such-card = { $card ->
    [howl] So viele Geheulkarten hast du nicht ({ $ruling }).
    [wolf] So viele Wölfe ohne Geheul hast du nicht ({ $ruling }).
   *[other] So viele { fable-animal-many } hast du nicht ({ $ruling }).
 }
fable-no-card = Spiele mindestens 1 Karte; alle Karten eines Zuges zeigen dasselbe Tier ({ $ruling }).
fable-no-four = { $n ->
    [0] Mehr { fable-animal-many } passen nicht: höchstens 4 Karten eines Tieres ({ $ruling }).
    [one] Nur noch 1 { fable-animal } passt: höchstens 4 Karten eines Tieres ({ $ruling }).
   *[other] Nur noch { $n } { fable-animal-many } passen: höchstens 4 Karten eines Tieres ({ $ruling }).
 }
fable-no-eight = { $n ->
    [0] Mehr Karten passen nicht: höchstens 8 Karten insgesamt ({ $ruling }).
    [one] Nur noch 1 Karte passt: höchstens 8 Karten insgesamt ({ $ruling }).
   *[other] Nur noch { $n } Karten passen: höchstens 8 Karten insgesamt ({ $ruling }).
 }
