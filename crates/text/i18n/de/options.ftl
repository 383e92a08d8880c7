### Furrow, German: the options of the games, on the front page, in the waiting room and at the table.

option-seats = Plätze
option-level = Computer
option-start = Wer anfängt
option-start-random = Der Zufall entscheidet
option-start-you = Du
option-start-place = Platz { $n }
option-clock = Uhr
option-clock-move = Für jeden Zug
option-clock-game = Für das ganze Spiel
option-clock-days = Über Tage
# $time and $more: as in “10 minutes”; the second comes with each move.
option-clock-each = { $time }
option-clock-plus = { $time } + { $more }
option-undo = Züge zurücknehmen
option-undo-yes = Erlaubt
option-undo-no = Nicht an diesem Tisch
option-hints = Tipps
option-hints-alone = Wenn man allein spielt
option-hints-yes = Für alle
option-hints-no = Nicht an diesem Tisch
option-takeover = Ein Computer springt ein, wenn jemand geht
option-takeover-after = Nach { $time }
option-takeover-never = Nie
option-listed = Offen für alle: in der Liste der offenen Tische zeigen

## Schildkröte & Hase
option-variant = Welches Spiel
option-variant-standard = Das volle Spiel
option-variant-apprentice = Einstieg (ohne Sonderregeln)
option-variant-digest = Zu zweit, kurz
option-variant-digest-note = Das kurze Spiel ist für 2 Personen (F23).
option-championship = Meisterschaft, drei Durchgänge
option-nap-counts-podium = Tiere im Ziel gelten als vor dem Hasen
option-apprentice-hand = Karten auf der Hand

## Crazy Race
option-deck = Etappenkarten
option-deck-reconstructed = Rekonstruiert: die gedruckten waren nicht zu finden
option-deck-own = Deine eigenen
option-deck-lines = Deine Etappenkarten
option-deck-lines-note = Acht Zeilen, in jeder eine Karte: ihre vier Seiten vom Dreieck an im Uhrzeigersinn. S ist der Sprinter, R das Reptil, F der Flieger, * ein Tier deiner Wahl; dann die Punkte, 1 bis 4, oder hinter dem Stern ein ? (R4). Zum Beispiel: *2 S3 F2 R2

## Hase und Igel
option-hare = Hasenfelder
option-hare-abacus = Würfeltabelle 2000 (rekonstruiert)
option-hare-intellect = Würfeltabelle von 1974
option-hare-blank = Ohne Wirkung (ohne Glück)
option-hare-mso = Turnierregel: +10, oder −10 für jede Figur, die vorbeizieht
option-hare-own = Deine eigene Tabelle
option-hare-lines = Deine Tabelle für die Hasenfelder
option-hare-lines-note = Sechs Zeilen, eine für jede Zahl des Würfels; in jeder sechs Wörter, eines für jeden Platz im Rennen (P3). Die Wörter sind:
option-layout = Spielplan
option-layout-abacus = 2000
option-layout-ravensburger-1978 = 1978
option-start-carrots = Karotten am Start
option-start-carrots-note = Leer gelassen: je 95, zu dritt je 65.
option-round-limit = Höchstens so viele Runden
option-round-limit-note = Leer gelassen: 300. Dann ist das Spiel zu Ende.

## Cards and tables of one's own
option-file = Aus einer Datei lesen
option-file-too-long = Diese Datei ist dafür zu lang.

## In words
# One option and what it is set to, as a line of a list.
option-line = { $option }: { $value }
option-seats-words = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
 }
option-start-random-words = Der Zufall entscheidet, wer anfängt
option-start-place-words = Platz { $n } fängt an
option-apprentice-hand-words = Hände mit { $n } Karten
option-start-carrots-words = Je { $n } Karotten am Start
option-round-limit-words = Höchstens { $n } Runden

## What holds beside the rules, in words
# $time and $more: as in “10 minutes”.
terms-clock-none = Ohne Uhr
terms-clock-move = Für jeden Zug: { $time }
terms-clock-game = Für das ganze Spiel: { $time }, mit jedem Zug { $more } dazu
terms-undo-yes = Züge können zurückgenommen werden
terms-undo-no = Gezogen ist gezogen
terms-hints-alone = Tipps nur, wenn man allein spielt
terms-hints-yes = Tipps für alle, die fragen
terms-hints-no = Keine Tipps
terms-takeover = Wer weg ist, für den springt ein Computer ein: Wartezeit { $time }
terms-takeover-never = Kein Computer springt ein, wenn jemand geht
time-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 }
time-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
 }
time-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
 }
time-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
time-moment = unter 1 Minute

## What will not do: a sentence each, with the ruling
setup-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $got }.
setup-seats-digest = Das kurze Spiel ist für 2 Personen, nicht für { $got } (F23).
setup-start = Platz { $got } kann nicht anfangen: dieser Tisch hat weniger Plätze.
setup-start-carrots = Karotten am Start: „{ $got }“ geht nicht. Nötig ist eine ganze Zahl von 0 bis 10.000 (P4).
setup-round-limit = Höchstzahl der Runden: „{ $got }“ geht nicht. Nötig ist eine ganze Zahl von 1 bis { $most } (P23).
setup-clock = Uhr: „{ $got }“ geht nicht. Möglich sind none, move-60 (60 Sekunden für jeden Zug) oder game-600-10 (600 Sekunden für das Spiel und 10 mit jedem Zug).
setup-undo = Züge zurücknehmen: „{ $got }“ geht nicht. Möglich sind yes oder no.
setup-hints = Tipps: „{ $got }“ geht nicht. Möglich sind alone, yes oder no.
setup-takeover = Ein Computer springt ein: „{ $got }“ geht nicht. Möglich sind 5 bis 86400 Sekunden oder never.
# What the file of a game says that no form can. $list: names or words as they are written in a file.
setup-unknown = Dieses Spiel hat keine Option „{ $got }“. Es hat { $list }.
# $own says whether it also takes lines of one’s own.
setup-value = { $own ->
    [yes] Option { $option }: „{ $got }“ geht nicht. Möglich: { $list }, oder eigene Zeilen.
   *[no] Option { $option }: „{ $got }“ geht nicht. Möglich: { $list }.
 }
# $why is one of the sentences below.
setup-line = { $option }, Zeile { $line }: { $why }
setup-deck-count = Ein Satz hat 8 Karten, eine in jeder Zeile; dieser hat { $got } (R4).
setup-deck-sides = Eine Etappenkarte hat vier Seiten, diese hat { $got } (R4).
setup-deck-letter = „{ $got }“ ist keine Seite: eine Seite beginnt mit S, R, F oder * (R4).
setup-deck-query = „{ $got }“ ist keine Seite: nur hinter dem Stern darf ein ? stehen (R4).
setup-deck-points = „{ $got }“ ist keine Seite: ihre Punkte sind 1 bis 4 (R4).
setup-deck-missing = Keine Seite beginnt mit { $got }: jedes Tier hat eine Seite (R4).
setup-deck-twice = Mehr als eine Seite beginnt mit { $got }: jedes Tier hat eine Seite, und eine Seite hat keines (R4).
setup-hare-rows = Eine Tabelle hat 6 Zeilen, eine für jede Zahl des Würfels; hier sind { $got } (P3).
setup-hare-words = Eine Zeile hat 6 Wörter, eines für jeden Platz im Rennen; hier sind { $got } (P3).
setup-hare-effect = „{ $got }“ ist keines der Wörter für das, was ein Hasenfeld tut (P3).
