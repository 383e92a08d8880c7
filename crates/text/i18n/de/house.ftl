### Die Seite des Gastgebers, seine Nachrichten, der Feed der eigenen Züge

## Auf jeder Seite
message-from-host = Vom Gastgeber:
message-put-away = Weglegen
message-closes = Hier hat lange niemand gezogen. Der Tisch wird am { $day } geschlossen, wenn niemand zieht. Die Partie lässt sich danach noch 60 Tage herunterladen.
frame-feed = Meine Züge als Feed

## Der Feed
feed-title = Furrow: du bist dran
feed-your-turn = Du bist dran: { $game }, Tisch { $code }
feed-at-the-table = Am Tisch: { $names }

## Die Seite des Gastgebers
host-title = Seite des Gastgebers
host-numbers = Zahlen
host-playing = Laufend
host-waiting = Wartend
host-finished = Beendet
host-closed-tables = Geschlossen
host-connected = Leute gerade hier
host-uptime = Laufzeit
host-database = Datenbank
host-version = Version
host-megabytes = { $n } MB
host-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
 }
host-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
 }
host-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
 }
host-minutes-ago = { $n ->
    [one] vor { $n } Minute
   *[other] vor { $n } Minuten
 }
host-hours-ago = { $n ->
    [one] vor { $n } Stunde
   *[other] vor { $n } Stunden
 }
host-days-ago = { $n ->
    [one] vor { $n } Tag
   *[other] vor { $n } Tagen
 }
host-just-now = gerade eben
host-message = Nachricht an alle
host-message-text = Ein, zwei Sätze, die jede Seite und jeder Tisch zeigt
host-message-for = Zeigen für
host-message-say = Nachricht zeigen
host-message-withdraw = Zurücknehmen
host-tables = Tische
host-no-tables = Es gibt noch keinen Tisch.
host-results = Ergebnisse aller beendeten Partien (CSV)
host-status-waiting = wartet
host-status-playing = läuft
host-status-finished = beendet
host-status-closed = geschlossen
host-warned = verwarnt: sehr lange still
host-unreadable = Dieses Programm kann den Tisch nicht lesen. Er bleibt, wie er ist.
host-turn = Am Zug: { $names }
host-bot = { $name } (Computer, { $level })
host-actions = Was du tun kannst
host-kick = { $name } wegschicken
host-give-to-bot = Den Computer für { $name } spielen lassen
host-close = Tisch schließen…
host-close-sure = Die Partie endet hier, ohne Ergebnis. Sie lässt sich nicht wieder öffnen.
host-close-yes = Ja, { $code } schließen
host-pages = Seiten
host-page = Seite { $n } von { $of }
host-newer = Neuere
host-older = Ältere
host-closed = Der Tisch ist geschlossen.
host-kicked = Erledigt.
host-could-not = Das geht an diesem Tisch nicht mehr.
host-announced = Alle sehen jetzt die Nachricht.
host-withdrawn = Die Nachricht wird nicht mehr gezeigt.
host-too-long = Eine Nachricht hat höchstens { $n } Zeichen.
