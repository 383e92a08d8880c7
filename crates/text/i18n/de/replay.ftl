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
