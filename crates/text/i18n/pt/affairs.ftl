### Furrow, Portuguese of Brazil: what goes on at a table besides its game. $you says whether the reader sits on the seat spoken of.

affair-heading = Nesta mesa
affair-undo-asked = { $name } gostaria de voltar atrás nisto:
affair-undo-waits = Você pediu para voltar atrás nisto:
affair-undo-waits-for = Esperando { $list }.
affair-agree = Aceitar
affair-refuse = Recusar
affair-paused = A partida está parada. Ela continua sozinha quando este tempo acabar:
affair-go-on = Continuar
affair-plays-for = { $you ->
    [yes] Um computador joga por você.
   *[no] Um computador joga por { $name }.
 }
# A time that is counted down follows: "1:40".
affair-takes-over = Um computador joga por { $name } em
affair-computer = computador
affair-take-seat = Retomar o seu lugar
# The table ended without a result. $why: host, away, resigned, abandoned.
affair-closed = { $why ->
    [host] O anfitrião deste servidor fechou a mesa. Não há resultado.
   *[other] Ninguém apareceu por muito tempo: a mesa está fechada. Não há resultado.
 }
affair-next = Os jogadores continuam em outra mesa.
affair-to-next = Para essa mesa
# What a player has just done.
affair-take-back = Desfazer
affair-ask-back = Pedir para desfazer
affair-pause = Pausar a partida
affair-pauses-left = { $n ->
    [0] Você não pode mais pausar esta partida.
    [one] Você ainda pode pausar esta partida uma vez.
   *[other] Você ainda pode pausar esta partida { $n } vezes.
 }
affair-resign = Deixar um computador jogar
affair-resign-sure = Um computador ocupa o seu lugar, e os outros continuam. Você pode retomá-lo quando quiser.
affair-resign-yes = Sim, deixe-o jogar
affair-notify = Avisar quando for a minha vez
affair-hide = Esconder as minhas cartas
# A device that several people share shows nobody’s cards.
curtain-turn = É a vez de { $name }. Passe o aparelho para { $name }.
curtain-turns = Estes jogadores escolhem agora, em qualquer ordem. Passe o aparelho para um deles.
curtain-nobody = Ninguém neste aparelho precisa escolher agora.
curtain-look = Eu sou { $name }
# Time left by a seat; figures stand after these words.
clock-left = Tempo que resta
clock-runs = Tempo que resta, correndo
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-words = { $name }: restam cerca de { $unit ->
    [days] { $n ->
        [one] { $n } dia
       *[other] { $n } dias
    }
    [hours] { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
    [minutes] { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
   *[seconds] { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
 }.
clock-words-running = { $name }: o tempo corre, a partir de cerca de { $unit ->
    [days] { $n ->
        [one] { $n } dia
       *[other] { $n } dias
    }
    [hours] { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
    [minutes] { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
   *[seconds] { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
 }.
# What stands in the log between the moves.
note-time-out = { $you ->
    [yes] O seu tempo acabou: foi feita a jogada padrão.
   *[no] O tempo de { $name } acabou: foi feita a jogada padrão.
 }
note-taken-over = { $why ->
    [away] { $you ->
        [yes] Você estava ausente: um computador joga por você.
       *[no] { $name } estava ausente: um computador continua.
    }
    [host] { $you ->
        [yes] O anfitrião pôs um computador no seu lugar.
       *[no] O anfitrião pôs um computador no lugar de { $name }.
    }
    [late] { $name } não respondeu a tempo: um computador continua ao acaso.
    [crashed] { $name } parou de funcionar: um computador continua ao acaso.
    [faulty] { $name } não deu uma resposta válida: um computador continua ao acaso.
    [missing] { $name } não está mais neste servidor: um computador continua ao acaso.
   *[resigned] { $you ->
        [yes] Você deixa um computador jogar.
       *[no] { $name } deixa um computador jogar.
    }
 }
note-returned = { $you ->
    [yes] Você retomou o seu lugar.
   *[no] { $name } voltou ao seu lugar.
 }
note-undo-asked = { $you ->
    [yes] Você pede para voltar atrás na última jogada.
   *[no] { $name } pede para voltar atrás na última jogada.
 }
note-undo-refused = { $you ->
    [yes] Você não aceita: a jogada vale.
   *[no] { $name } não aceita: a jogada vale.
 }
note-undo-lapsed = Nem todos responderam a tempo: a jogada vale.
note-taken-back = { $you ->
    [yes] Você voltou atrás na última jogada.
   *[no] { $name } voltou atrás na última jogada.
 }
note-paused = { $you ->
    [yes] Você pausou a partida.
   *[no] { $name } pausou a partida.
 }
note-resumed = { $you ->
    [yes] Você retoma a partida.
   *[no] { $name } retoma a partida.
 }
note-resumed-by-itself = A pausa máxima acabou: a partida continua.
note-hinted = { $you ->
    [yes] Você pediu uma dica.
   *[no] { $name } pediu uma dica.
 }
note-down = O servidor ficou parado { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }. Nenhum relógio correu.
script-hurry = Faltam dez segundos.
