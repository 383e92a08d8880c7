### Furrow, Deutsch: Partien nachspielen, Spieldateien, und ob der Zufall gerecht war.

replay-title = Nachgespielt: { $game }
replay-turn = { $you ->
    [yes] Danach bist du dran
   *[no] Danach: { $name }
 }
replay-scrubber = Nachspielen
replay-play = Weiterlaufen lassen
replay-first = Erster Schritt
replay-back = Ein Schritt zurück
replay-next = Nächster Schritt
replay-last = Letzter Schritt
replay-go = Zeigen
replay-steps = Schritte
replay-share = Link und Datei
replay-share-link = Link zu diesem Schritt
replay-copy = Link kopieren
replay-step-number = Schritt
replay-where = Schritt { $step } von { $last }
replay-eyes = Wessen Augen
replay-eyes-all = Alles sichtbar
replay-eyes-public = Wie Zuschauer
replay-eyes-seat = Wie { $name } es sah
replay-hands = Handkarten
replay-holds = { $you ->
    [yes] { $n ->
        [0] Du hast keine Karten.
       *[other] Du hast: { $list }.
     }
   *[no] { $n ->
        [0] { $name } hat keine Karten.
       *[other] { $name } hat: { $list }.
     }
 }
replay-deal = Der Anfang
replay-earlier = Frühere Schritte
replay-later = Spätere Schritte
replay-link = Nachspielen
replay-to-table = Zum Tisch
replay-not-begun = Das Spiel hat noch nicht begonnen, es gibt noch nichts nachzuspielen.
replay-hidden = Dieses Spiel läuft noch: Du siehst es nur mit deinen eigenen Augen. Ist es zu Ende, kannst du es mit den Augen aller ansehen.
replay-no-such-eyes = Da sitzt in diesem Spiel niemand.
chance-link = War der Zufall gerecht?

## Ob der Zufall gerecht war
chance-title = War der Zufall gerecht?
chance-how = Bevor sich jemand setzte, hatte der Server ein Geheimnis und zeigte dessen Siegel, die Festlegung. Der Browser von jedem am Tisch gab eine eigene Zahl dazu. Jede Karte, jede Etappe und jeder Würfel des Spiels folgt daraus nach einer öffentlichen Regel: Niemand konnte wählen, auch der Server nicht.
chance-secret-later = Es wird gezeigt, wenn das Spiel zu Ende ist.
chance-seed = Startwert, der daraus folgt
chance-check = Nachprüfen
chance-holds = Dieser Server hat es eben geprüft: Das Siegel passt zum Geheimnis, und alles Gezogene folgt aus Geheimnis und Nonces.
chance-goes-on = Das Spiel läuft noch. Was oben steht, stand von Anfang an fest; das Geheimnis und was gezogen wurde, wird am Ende gezeigt.
chance-no-seed = Diese Datei sagt nicht, woher ihr Zufall kam, also ließen sich nur die Regeln prüfen. Sie wurden eingehalten.
chance-fails = Etwas stimmt nicht.
chance-by-hand-file = Die Spieldatei speichern.
chance-by-hand-run = Auf einem eigenen Rechner eingeben:
chance-by-hand-or = Oder von Hand: Der SHA-256 des Geheimnisses ist die Festlegung; der SHA-256 von Geheimnis und Nonces ist der Startwert. Wie alles Gezogene aus dem Startwert folgt, steht im Format der Spieldateien.
chance-drawn = Gezogen und erwartet
chance-drawn-how = Erwartet ist die Summe der Chancen bei jedem Ziehen, so wie der Stapel danach noch war. Der Balken ist, was kam, der Strich darin, was zu erwarten war.
chance-outcome = Was
chance-came = Kam
chance-expected = Erwartet
chance-chart-start = Wer beginnt
chance-chart-cards = { $who ->
    [all] Gezogene Karten
   *[seat] Gezogene Karten: { $name }
 }
chance-chart-bets = { $who ->
    [all] Ausgeteilte Startwetten
   *[seat] Startwetten: { $name }
 }
chance-chart-streams = Wo die Bäche liegen
chance-chart-stages = Aufgedeckte Etappenkarten
chance-chart-die = Der Würfel
chance-says-few = { $draws ->
    [one] Einmal gezogen: zu wenig, um etwas zu sagen.
   *[other] { $draws }-mal gezogen: zu wenig, um etwas zu sagen.
 }
chance-says-usual = { $draws }-mal gezogen, etwa so oft wie erwartet.
chance-says-uneven = { $draws }-mal gezogen, etwas ungleich: Etwa eins von { $n } gerechten Spielen ist so ungleich oder mehr.
chance-says-rare = { $draws }-mal gezogen, selten so ungleich: Etwa eins von { $n } gerechten Spielen ist es.
chance-place = Platz { $n }
chance-space = Feld { $n }
chance-stage = Etappenkarte { $n }
chance-die = { $n }
chance-all-link = Der Zufall in allen Spielen hier
chance-all-title = Der Zufall in den letzten Spielen
chance-all-how = Was in den letzten Spielen gezogen wurde, die auf diesem Server zu Ende gespielt wurden, höchstens 100 je Spiel, alle zehn Minuten neu gezählt.
chance-all-games = { $n ->
    [0] Noch kein Spiel wurde zu Ende gespielt.
    [one] Ein Spiel.
   *[other] { $n } Spiele.
 }

## Spieldateien zum Nachspielen
upload-title = Eine Spieldatei nachspielen
upload-lead = Füge eine Spieldatei von Furrow ein oder wähle eine aus. Sie wird Schritt für Schritt nach den Regeln geprüft; dann kannst du sie durchgehen und anderen einen Link schicken.
upload-paste = Der Text der Datei
upload-file = Oder eine Datei
upload-number = Welches Spiel der Datei, falls sie mehrere hat
upload-go = Prüfen und nachspielen
upload-kept = Eine Datei wird { $days } Tage aufgehoben, und nicht länger, als bis { $most } neuere da sind. Wer den Link hat, kann alles sehen. Sie darf bis zu 1 MB haben.
upload-gone = Diese Datei gibt es nicht oder nicht mehr: Dateien werden { $days } Tage aufgehoben.
upload-computer = Computer { $n }
upload-player = Platz { $n }
upload-too-large = Das ist mehr als 1 MB, so viel hat hier kein Spiel.
upload-too-many-steps = Das Spiel hat mehr als { $most } Schritte: zu lang für diese Seite. Das Programm furrow auf deinem Rechner kann es lesen.
upload-empty = Darin ist kein Spiel: nichts als leere Zeilen.
upload-no-such-game = Es sind { $games } Spiele darin, und Nummer { $n } ist nicht dabei.
upload-bad-number = Welches Spiel der Datei: „{ $typed }“ geht nicht. Nötig ist eine ganze Zahl von 1 bis { $most }.
upload-no-game = Es ist von einem Spiel namens „{ $name }“, das hier nicht gespielt wird. Spiele hier: { $names }.
upload-no-text = Zeile { $line } ist kein Text.
upload-shape = Zeile { $line } ist keine Spieldatei: { $why }.
upload-breaks-off = Die Datei bricht in Zeile { $line } ab.
upload-version = Zeile { $line }: Die Datei hat das Format „{ $format }“, Version { $version }. Dieser Server liest „furrow“, Version 1.
upload-rules = Sie folgt Fassung { $n } der Regeln, die dieser Server nicht kennt.
upload-per-seat = { $key } hat { $got } Einträge für { $seats } Plätze.
upload-step = Schritt { $index } der Datei, „{ $text }“, kann dort nicht stehen. { $why } Möglich wäre: { $possible }
upload-no-step = Das ist kein Schritt dieses Spiels.
upload-chance = Schritt { $index } der Datei, „{ $text }“, folgt nicht aus dem Startwert; der ergibt „{ $picked }“.
upload-hex = { $key } hat nicht { $digits } hexadezimale Ziffern.
upload-commitment = Die Festlegung ist nicht der SHA-256 des Geheimnisses.
upload-seed = Der Startwert folgt nicht aus Geheimnis und Nonces.
upload-no-scores = Sie hat Punkte, und dieses Spiel hat keine.
upload-result = { $key } sagt { $written }, die Schritte ergeben { $real }.
