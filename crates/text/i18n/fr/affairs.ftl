### Furrow, French: what goes on at a table besides its game. $you says whether the reader sits on the seat spoken of.

affair-heading = À cette table
affair-undo-asked = { $name } voudrait annuler ceci :
affair-undo-waits = Vous avez demandé à annuler ceci :
affair-undo-waits-for = On attend { $list }.
affair-agree = Accepter
affair-refuse = Refuser
affair-paused = La partie est en pause. Elle reprend d’elle-même à la fin de ce délai :
affair-go-on = Reprendre
affair-plays-for = { $you ->
    [yes] Un ordinateur joue pour vous.
   *[no] Un ordinateur joue pour { $name }.
 }
# A time that is counted down follows: "1:40".
affair-takes-over = Un ordinateur jouera pour { $name } dans
affair-computer = ordinateur
affair-take-seat = Reprendre votre place
# The table ended without a result. $why: host, away, resigned, abandoned.
affair-closed = { $why ->
    [host] L’hôte de ce serveur a fermé la table. Il n’y a pas de résultat.
   *[other] Personne n’est venu depuis très longtemps : la table est fermée. Il n’y a pas de résultat.
 }
affair-next = Les joueurs continuent à une autre table.
affair-to-next = À cette table-là
# What a player has just done.
affair-take-back = Annuler
affair-ask-back = Demander à annuler
affair-pause = Mettre la partie en pause
affair-pauses-left = { $n ->
    [0] Vous ne pouvez plus mettre cette partie en pause.
    [one] Vous pouvez encore mettre cette partie en pause une fois.
   *[other] Vous pouvez encore mettre cette partie en pause { $n } fois.
 }
affair-resign = Laisser jouer un ordinateur
affair-resign-sure = Un ordinateur prend votre place et les autres continuent. Vous pourrez la reprendre à tout moment.
affair-resign-yes = Oui, laissez-le jouer
affair-notify = Me prévenir quand c’est à moi
affair-hide = Cacher mes cartes
# A device that several people share shows nobody’s cards.
curtain-turn = C’est à { $name } de jouer. Passez l’appareil à { $name }.
curtain-turns = Ces joueurs choisissent maintenant, dans n’importe quel ordre. Passez l’appareil à l’un d’eux.
curtain-nobody = Personne sur cet appareil n’a de choix à faire pour l’instant.
curtain-look = Je suis { $name }
# Time left by a seat; figures stand after these words.
clock-left = Temps restant
clock-runs = Temps restant, qui court
clock-days = { $d } j { $h } h
clock-hours = { $h } h { $m } min
clock-words = { $name } : il reste environ { $unit ->
    [days] { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
    [hours] { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
    [minutes] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
   *[seconds] { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
 }.
clock-words-running = { $name } : le temps court, à partir d’environ { $unit ->
    [days] { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
    [hours] { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
    [minutes] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
   *[seconds] { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
 }.
# What stands in the log between the moves.
note-time-out = { $you ->
    [yes] Votre temps était écoulé : le coup par défaut a été joué.
   *[no] Temps écoulé pour { $name } : le coup par défaut a été joué.
 }
note-taken-over = { $why ->
    [away] { $you ->
        [yes] Vous n’étiez plus là : un ordinateur joue pour vous.
       *[no] { $name } ne répondait plus : un ordinateur continue.
    }
    [host] { $you ->
        [yes] L’hôte fait jouer un ordinateur pour vous.
       *[no] L’hôte fait jouer un ordinateur pour { $name }.
    }
    [late] { $name } n’a pas répondu à temps : un ordinateur continue au hasard.
    [crashed] { $name } ne fonctionne plus : un ordinateur continue au hasard.
    [faulty] { $name } n’a pas donné de réponse valable : un ordinateur continue au hasard.
    [missing] { $name } n’est plus sur ce serveur : un ordinateur continue au hasard.
   *[resigned] { $you ->
        [yes] Vous laissez jouer un ordinateur.
       *[no] { $name } laisse jouer un ordinateur.
    }
 }
note-returned = { $you ->
    [yes] Vous avez repris votre place.
   *[no] { $name } a repris sa place.
 }
note-undo-asked = { $you ->
    [yes] Vous demandez à annuler votre dernier coup.
   *[no] { $name } demande à annuler son dernier coup.
 }
note-undo-refused = { $you ->
    [yes] Vous refusez : le coup reste joué.
   *[no] { $name } refuse : le coup reste joué.
 }
note-undo-lapsed = Tous n’ont pas répondu à temps : le coup reste joué.
note-taken-back = { $you ->
    [yes] Vous avez annulé votre dernier coup.
   *[no] { $name } a annulé son dernier coup.
 }
note-paused = { $you ->
    [yes] Vous avez mis la partie en pause.
   *[no] { $name } a mis la partie en pause.
 }
note-resumed = { $you ->
    [yes] Vous reprenez la partie.
   *[no] { $name } reprend la partie.
 }
note-resumed-by-itself = La pause la plus longue est finie : la partie reprend.
note-hinted = { $you ->
    [yes] Vous avez demandé un conseil.
   *[no] { $name } a demandé un conseil.
 }
note-down = Le serveur était arrêté pendant { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }. Aucune horloge n’a tourné.
script-hurry = Encore dix secondes.
