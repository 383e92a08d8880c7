### Furrow, German: what goes on at a table besides its game. $you says whether the reader sits on the seat spoken of.

affair-heading = An diesem Tisch
affair-undo-asked = { $name } möchte das zurücknehmen:
affair-undo-waits = Du möchtest das zurücknehmen:
affair-undo-waits-for = Es fehlt noch: { $list }.
affair-agree = Einverstanden
affair-refuse = Ablehnen
affair-paused = Das Spiel steht still. Es geht von selbst weiter, wenn diese Zeit um ist:
affair-go-on = Weiterspielen
affair-plays-for = { $you ->
    [yes] Ein Computer spielt für dich.
   *[no] Ein Computer spielt für { $name }.
 }
# A time that is counted down follows: "1:40".
affair-takes-over = Ein Computer spielt für { $name } in
affair-computer = Computer
affair-take-seat = Platz zurücknehmen
# The table ended without a result. $why: host, away, resigned, abandoned.
affair-closed = { $why ->
    [host] Der Betreiber dieses Servers hat den Tisch geschlossen. Es gibt kein Ergebnis.
   *[other] Sehr lange kam niemand vorbei: Der Tisch ist geschlossen. Es gibt kein Ergebnis.
 }
affair-next = Die Spieler machen an einem anderen Tisch weiter.
affair-to-next = Zu diesem Tisch
# What a player has just done.
affair-take-back = Zug zurück
affair-ask-back = Um Rücknahme bitten
affair-pause = Spiel unterbrechen
affair-pauses-left = { $n ->
    [0] Du kannst dieses Spiel nicht mehr unterbrechen.
    [one] Du kannst dieses Spiel noch einmal unterbrechen.
   *[other] Du kannst dieses Spiel noch { $n }-mal unterbrechen.
 }
affair-resign = Einen Computer spielen lassen
affair-resign-sure = Ein Computer übernimmt deinen Platz, die anderen spielen weiter. Du kannst ihn jederzeit zurücknehmen.
affair-resign-yes = Ja, er soll spielen
affair-notify = Benachrichtigen, wenn ich dran bin
affair-hide = Meine Karten verdecken
# A device that several people share shows nobody’s cards.
curtain-turn = { $name } ist dran. Gib { $name } das Gerät.
curtain-turns = Jetzt wählen diese Spieler, in beliebiger Reihenfolge. Gib einem von ihnen das Gerät.
curtain-nobody = An diesem Gerät muss gerade niemand wählen.
curtain-look = Ich bin { $name }
# Time left by a seat; figures stand after these words.
clock-left = Restzeit
clock-runs = Restzeit, sie läuft
clock-days = { $d } T { $h } h
clock-hours = { $h } h { $m } min
clock-words = { $name }: noch etwa { $unit ->
    [days] { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
    [hours] { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
    [minutes] { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
   *[seconds] { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
 }.
clock-words-running = { $name }: Die Zeit läuft, von etwa { $unit ->
    [days] { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
    [hours] { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
    [minutes] { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
   *[seconds] { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
 } an.
# What stands in the log between the moves.
note-time-out = { $you ->
    [yes] Deine Zeit war um: Der vorgegebene Zug wurde gemacht.
   *[no] Die Zeit von { $name } war um: Der vorgegebene Zug wurde gemacht.
 }
note-taken-over = { $why ->
    [away] { $you ->
        [yes] Du warst weg: Ein Computer spielt für dich.
       *[no] { $name } war weg: Ein Computer spielt weiter.
    }
    [host] { $you ->
        [yes] Der Betreiber lässt einen Computer für dich spielen.
       *[no] Der Betreiber lässt einen Computer für { $name } spielen.
    }
    [late] { $name } hat nicht rechtzeitig geantwortet: Ein Computer spielt nach Zufall weiter.
    [crashed] { $name } läuft nicht mehr: Ein Computer spielt nach Zufall weiter.
    [faulty] { $name } hat keine gültige Antwort gegeben: Ein Computer spielt nach Zufall weiter.
    [missing] { $name } ist nicht mehr auf diesem Server: Ein Computer spielt nach Zufall weiter.
   *[resigned] { $you ->
        [yes] Du lässt einen Computer für dich spielen.
       *[no] { $name } lässt einen Computer weiterspielen.
    }
 }
note-returned = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } spielt wieder selbst.
 }
note-undo-asked = { $you ->
    [yes] Du bittest, deinen letzten Zug zurückzunehmen.
   *[no] { $name } bittet, den letzten Zug zurückzunehmen.
 }
note-undo-refused = { $you ->
    [yes] Du bist nicht einverstanden: Der Zug gilt.
   *[no] { $name } ist nicht einverstanden: Der Zug gilt.
 }
note-undo-lapsed = Nicht alle haben rechtzeitig geantwortet: Der Zug gilt.
note-taken-back = { $you ->
    [yes] Du hast deinen letzten Zug zurückgenommen.
   *[no] { $name } hat den letzten Zug zurückgenommen.
 }
note-paused = { $you ->
    [yes] Du hast das Spiel unterbrochen.
   *[no] { $name } hat das Spiel unterbrochen.
 }
note-resumed = { $you ->
    [yes] Du lässt das Spiel weitergehen.
   *[no] { $name } lässt das Spiel weitergehen.
 }
note-resumed-by-itself = Die längste Pause ist vorbei: Das Spiel geht weiter.
note-hinted = { $you ->
    [yes] Du hast dir einen Tipp geben lassen.
   *[no] { $name } hat sich einen Tipp geben lassen.
 }
note-down = Der Server war { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
 } lang weg. Keine Uhr lief.
script-hurry = Noch zehn Sekunden.
