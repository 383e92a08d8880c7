### Furrow, German: the front page, the waiting room, notices, the specimen, and what every page has around it.

## Around every page
frame-skip = Zum Inhalt
frame-menu = Menü
frame-links = Weitere Seiten
frame-home = Startseite
frame-rules = Regeln
frame-specimen = Alle Zeichnungen
frame-text-view = Textansicht
frame-drawn-view = Gezeichnete Ansicht
frame-unofficial = Inoffiziell: gemacht von Leuten, die diese Spiele lieben, nicht von ihren Verlagen.

pref-theme = Farben
pref-theme-auto = Wie mein System
pref-theme-light = Tag
pref-theme-dark = Nacht
pref-speed = Tempo der Figuren
pref-speed-slow = Langsam
pref-speed-normal = Normal
pref-speed-fast = Schnell
pref-speed-off = Ohne Bewegung
pref-sound = Ton
pref-sound-on = An
pref-sound-off = Aus
pref-lang = Sprache

## Words for the scripts
script-copied = Kopiert
script-copy-by-hand = Der Link ist markiert: kopiere ihn mit der Tastatur oder durch langes Drücken.
script-lost = Verbindung verloren. Neuer Versuch …
script-back = Wieder verbunden
script-your-turn = Du bist dran
script-failed = Das kam am Tisch nicht an. Versuch es noch einmal.

## Front page
front-name = Furrow
front-tagline = Drei Tierrennen für den Spieltisch. Spiel mit Freunden oder gegen den Computer, ohne Konto.
front-fable-title = Schildkröte & Hase
front-fable-facts = Gary Kim · 2–5 Personen · 20 Min. · ab 7
front-fable-pitch = Wette heimlich auf Tiere, dann bring sie ins Laufen.
front-crazy-race-title = Crazy Race
front-crazy-race-facts = Michael Schacht · 3–4 Personen · 30 Min. · ab 12
front-crazy-race-pitch = Überbiete die anderen bei jedem Schritt deiner drei magischen Tiere.
front-carrots-title = Hase und Igel
front-carrots-facts = David Parlett · 2–6 Personen · 45 Min. · ab 10
front-carrots-pitch = Karotten sind dein Treibstoff. Friss deine Salate, komm leicht an.
front-play = Losspielen
front-invite = Einladen
front-pass = Reihum an einem Gerät
front-options = Optionen
front-more-options = Uhr, Gäste, Zurücknehmen
front-rules = Regeln
front-learn = Lernen: zehn Minuten
front-your-name = Dein Name
front-join = Mit Code dazukommen
front-join-go = Dazu
front-your-games = Deine Spiele
front-waits = Wartet auf dich
front-your-games-none = Noch keine. Was du spielst, findest du hier.
front-open = Offene Tische
front-open-none = Gerade wartet niemand an einem offenen Tisch. Eröffne selbst einen: Häkchen unter Optionen, dann Einladen.
front-open-games = Offene Tische von
front-open-all = Alle Spiele
# $list: who sits there, $n: how many they are.
front-open-who = { $n ->
    [0] Noch sitzt niemand da
    [one] { $list } wartet
   *[other] { $list } warten
 }
front-open-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
 }
front-open-sit-at = Platz nehmen an Tisch { $code }
front-languages = Sprachen
front-also = Schildkröte & Hase kennt man auch als The Hare & the Tortoise, Royal Turtle, Tales & Games, Le Lièvre et la Tortue, A Lebre e a Tartaruga; Hase und Igel als Hare and Tortoise, Le Lièvre et la Tortue, Lebre e Tartaruga.
front-search-words = Schildkröte & Hase, Schildkröte und Hase, Gary Kim, The Hare and the Tortoise, Royal Turtle, Tales & Games, Le Lièvre et la Tortue, A Lebre e a Tartaruga, Hase und Igel, David Parlett, Hare and Tortoise, Lebre e Tartaruga, Crazy Race, Michael Schacht, Brettspiel, Rennspiel, online spielen, ohne Anmeldung
level-easy = Leicht
level-medium = Mittel
level-hard = Stark
level-expert = Experte
level-random = Zufall
# Not a level: a program of the host of this server.
level-program = Programm

## Fair chance
fair-title = Ehrlicher Zufall
fair-note = Das Geheimnis, das das nächste Spiel mischt, steht auf dem Server schon fest. Dies ist sein Siegel. Nach dem Spiel wird das Geheimnis gezeigt, und alle können prüfen, ob es passt.

## Your games
mine-your-turn = Du bist dran
mine-waits-for-you = { $name } wartet auf dich
mine-waiting = Warten auf { $name }
mine-waiting-more = Warten auf { $name } und noch { $more }
mine-gathering = Noch sind Plätze frei
mine-over = Spiel zu Ende
mine-closed = Tisch geschlossen
# $time: as in “2 days”.
mine-left = noch { $time }
mine-warned = Hier hat lange niemand gespielt. Der Tisch wird am { $date } geschlossen, wenn niemand zieht. Nach dem Ende lässt sich die Spieldatei aufheben.

## Waiting room
lobby-come-in = Nimm Platz an diesem Tisch
lobby-you-watch = Alle Plätze sind besetzt. Du schaust zu.
lobby-send-link = Schick den Link an deine Freunde, oder setze Spieler hier dazu
lobby-add-here = Setze alle dazu, die an diesem Gerät spielen, und starte dann
lobby-start-when-ready = Starte, wenn alle da sind
lobby-wait-for-host = Du bist dabei. Das Spiel startet, wer den Tisch leitet.
lobby-places = Plätze
lobby-free = Frei
lobby-you = du
lobby-here = da
lobby-away = nicht da
lobby-computer = Computer · { $level }
lobby-sit = Platz nehmen
lobby-sit-here = Hier sitzen
lobby-sit-on = Hier sitzen: Platz { $n }
lobby-fill = Freie Plätze mit Computern besetzen
lobby-start = Spiel starten
lobby-leave = Tisch verlassen
lobby-share = Einladen
lobby-link = Link
lobby-copy = Kopieren
lobby-code = Code
lobby-qr = Der Link als Code für die Kamera
lobby-empty = Noch ist sonst niemand da. Die Tiere wärmen sich auf.
lobby-come-along = Komm mit: Dein Platz ist frei gehalten
lobby-all-kept = Alle Plätze sind besetzt oder frei gehalten. Du schaust zu.
lobby-expects = Warten auf { $list }
lobby-kept = Frei gehalten für { $name }
lobby-kept-mine = Frei gehalten für { $name }: das bist du
lobby-spectator = Du kannst bleiben und zuschauen. Das Spiel siehst du dann hier, ohne verdeckte Karten.
# To somebody who could take a place.
lobby-or-watch = Oder schau nur zu: Das Spiel siehst du dann hier, ohne verdeckte Karten.
lobby-this-device = an diesem Gerät
lobby-another = Noch jemand an diesem Gerät
lobby-add = Dazu
# Under the places: somebody on the same device.
lobby-rename = Name an Platz { $n }
lobby-rename-go = Ändern
lobby-stand-up = Steht auf
lobby-stand-up-name = Steht auf: { $name }
lobby-leave-all = Alle hier verlassen den Tisch
lobby-kick = Wegschicken
lobby-kick-name = Wegschicken: { $name }
lobby-give-up = Nicht warten
lobby-give-up-name = Nicht warten: { $name }
lobby-ask-ready = Fragen, ob alle bereit sind
lobby-asks = { $name } fragt: Bist du bereit?
lobby-is-asked = Bist du bereit?
lobby-ready = Ich bin bereit
lobby-ready-missing = Noch nicht bereit: { $list }. Das Spiel startet von selbst, wenn alle es sind. Die Frage gilt eine Minute.
lobby-is-ready = bereit
lobby-not-ready = noch nicht
lobby-listed = Jeder kann diesen Tisch in der Liste der offenen Tische finden.
lobby-unlist = Aus der Liste nehmen
lobby-unlisted = Nur wer den Link oder den Code hat, kann kommen.
lobby-list = In der Liste der offenen Tische zeigen

## Notices: what, why, what to do
notice-home = Zur Startseite
notice-back = Zurück zum Tisch
notice-no-page = Diese Seite gibt es nicht
notice-no-page-why = Unter dieser Adresse liegt nichts. Vielleicht fehlt ein Buchstabe.
notice-no-page-do = Prüfe die Adresse oder beginne auf der Startseite.
notice-no-way = So geht es nicht
notice-no-way-why = Diese Adresse lässt sich so nicht aufrufen.
notice-no-way-do = Beginne auf der Startseite und drücke dort den Knopf.
notice-no-table = Diesen Tisch gibt es nicht
notice-no-table-why = Hier hat kein Tisch diesen Code.
notice-no-table-do = Lass dir den Code noch einmal geben oder eröffne einen eigenen Tisch.
notice-aside = Dieser Tisch ist nicht zu lesen
notice-aside-why = Was von diesem Tisch gespeichert ist, ist beschädigt, oder eine andere Version des Programms hat es geschrieben. Es liegt beiseite und bleibt, wie es ist.
notice-aside-do = Sag dem Menschen Bescheid, der diesen Server betreibt. Alle anderen Tische gehen weiter.
notice-unreadable = Das war nicht zu lesen
notice-unreadable-why = In dem, was dein Browser schickte, fehlte etwas.
notice-unreadable-do = Geh zurück, lade die Seite neu und versuch es noch einmal.
notice-refused = Das geht hier nicht
notice-refused-why = Der Tisch lässt es gerade nicht zu.
notice-refused-do = Geh zurück und sieh dir den Tisch an, wie er jetzt ist.
notice-stale = Der Tisch ist schon weiter
notice-stale-why = Deine Wahl gehörte zu einem früheren Moment. Nichts hat sich geändert.
notice-stale-do = Geh zurück und wähle neu.
notice-too-large = Das war zu viel
notice-too-large-why = Es wurde mehr geschickt, als ein Zug braucht.
notice-too-large-do = Geh zurück und versuch es mit weniger.
notice-too-many = Etwas langsamer, bitte
notice-too-many-why = Von deiner Adresse kamen in kurzer Zeit sehr viele Anfragen.
notice-too-many-do = Warte eine Minute und versuch es dann wieder. Deine Spiele sind sicher.
notice-forbidden = Nicht von dort
notice-forbidden-why = Die Anfrage kam von der Seite einer anderen Website und wurde nicht ausgeführt.
notice-forbidden-do = Öffne die Seite hier und drück den Knopf noch einmal.
notice-broken = Etwas ist kaputt
notice-broken-why = Der Fehler liegt bei uns, nicht bei dir. Deine Spiele sind gespeichert.
notice-broken-do = Lade die Seite neu. Hilft das nicht, warte ein wenig.
notice-busy = Der Stall ist voll
notice-busy-why = Mehr schafft der Server im Moment nicht.
notice-busy-do = Versuch es in einer Minute wieder. Deine Spiele sind sicher.

## Rules
rules-contents = Inhalt
rules-others = Regeln der anderen Spiele
rules-languages = Diese Regeln in anderen Sprachen

## Specimen
specimen-title = Alle Zeichnungen
specimen-lead = Jede Figur in jeder Größe: bei Tag, bei Nacht und in Grau.
specimen-day = Tag
specimen-night = Nacht
specimen-grey = Grau
plate-animals-full = Tiere in fünf Stimmungen
plate-animals-small = Tiere, klein
plate-animals-grey = Tiere in Grau
plate-animals-silhouette = Tiere als Schatten
plate-ghosts = Geister: wohin ein Tier laufen würde
plate-cards = Rennkarten
plate-tiles = Strecke
plate-podium = Siegertreppchen
plate-seats = Zeichen der Plätze
plate-faces = Computer und das Geheul
plate-icons = Symbole
plate-wordmark = Der Name
plate-front = Die alte Fabel
plate-meadow-phone = Wiese, hochkant
plate-meadow-desktop = Wiese, breit
plate-empty-states = Wenn es nichts zu sehen gibt
plate-stress = Alles auf einmal
plate-blinks = Blinzeln
plate-turbo = Turbo-Plättchen
plate-runners = Crazy Race: Tiere, hin und zurück
plate-runners-silhouette = Crazy Race: Tiere als Schatten
plate-magic = Magiekarten
plate-points = Punkteplättchen
plate-stage = Etappenkarten, und der Balken der gesperrten Seite
plate-lane = Eine Bahn, und Sprünge
plate-parchment-phone = Pergament, hochkant
plate-parchment-desktop = Pergament, breit
plate-crops = Hase und Igel: Gemüse
plate-spaces = Felder der Strecke
plate-markers = Spielfiguren, eine und zwei
plate-dice = Der Würfel
plate-course = Der gewundene Weg
plate-garden-phone = Gemüsegarten, hochkant
plate-garden-desktop = Gemüsegarten, breit
plate-diagrams = Bilder für die Regeln

## The words, to be read by eye

words-title = Alle Wörter
words-lead = Jedes Tier und jede Anzahl in den Sätzen, die sie aufnehmen, und der Verlauf eines ganzen Spiels von jeder Art. Für alle, die übersetzen.
