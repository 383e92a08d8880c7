### Furrow, German: what a live table refuses

guest-name = Gast
denied-no-table = Es gibt keinen Tisch mit diesem Code. Codes haben sechs Buchstaben und Ziffern; lass dir den Link noch einmal geben.
denied-bad-request = Das kam nicht von dieser Seite. Nichts hat sich geändert; lade den Tisch neu.
denied-store = Dieser Zug ließ sich nicht speichern, also gilt er nicht. Versuch es gleich noch einmal.
denied-not-seated = Du schaust an diesem Tisch zu: das kann nur, wer mitspielt.
denied-not-host = Nur wer den Tisch eröffnet hat, kann das Spiel starten.
denied-begun = Das Spiel hat begonnen.
denied-not-begun = Das Spiel hat noch nicht begonnen.
denied-seated = Du hast schon einen Platz an diesem Tisch.
denied-taken = Dieser Platz ist besetzt.
denied-stale = Diese Entscheidung ist vorbei; hier ist der Tisch, wie er jetzt aussieht.
denied-too-few = Für dieses Spiel müssen mindestens { $n } am Tisch sitzen.
denied-bad-name = Ein Name hat 1 bis 20 sichtbare Buchstaben oder Zeichen.
denied-not-over = Das geht erst, wenn das Spiel zu Ende ist.
denied-nothing-chosen = Noch ist nichts gewählt. Wähle einen der Züge und drück dann den Knopf.
title-lobby = Warteraum
title-your-turn = Du bist dran · { $title }
pref-only-move = Einzig mögliche Züge für mich machen
pref-volume = Lautstärke
