### Furrow, Portuguese: what the table pages of all games have in common.
### $you says whether the reader sits on the seat spoken of. Buttons have two short lines: what is done, what follows.

board-status-thinks = { $name } está pensando
board-status-waits = Aguardando { $name }
board-status-away = Aguardando { $name } reconectar
board-status-chance = O acaso decide
board-status-won = { $you ->
    [yes] Você vence a partida!
   *[no] { $name } vence a partida
 }
board-status-shared = { $list } dividem a vitória
board-status-closed = Esta mesa está fechada
board-status-paused = { $you ->
    [yes] Você pausou a partida
   *[no] { $name } pausou a partida
 }
board-log = Registro
board-menu = Menu
board-close = Fechar
board-actions = Sua escolha
board-hand = Sua mão
board-watching = Você está assistindo a esta mesa.
board-go-think = toque nas cartas para ver o efeito
board-go-watch = nada para escolher agora
board-go-do = Confirmar
# $do: the first line of the button.
board-go-only = Única jogada: { $do }
board-go-if = Se fosse a sua vez: { $do }
# The name of a choice for screen readers: both lines of the button.
board-radio = { $do }: { $then }
board-just = Últimos lances
board-just-nothing = Nada aconteceu desde a sua jogada.
board-again = Ver de novo
board-track = A pista
board-seats = Jogadores
board-you = Você
board-points-so-far = pontos até agora
board-away = fora
board-plays = joga
board-your-go = sua vez
board-next = a seguir
board-reconnecting = Esta pessoa está se reconectando.
board-bot = { $level ->
    [random] Computador, joga ao acaso.
    [easy] Computador, nível fácil.
    [medium] Computador, nível médio.
    [hard] Computador, nível forte.
    [program] Computador, um programa do anfitrião.
   *[expert] Computador, nível especialista.
 }
board-rules = Regras
board-rules-all = Todas as regras
board-log-all = O registro completo
board-log-earlier = O que veio antes: rever a partida
board-end = Fim
board-rank = { ordinal }
board-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }
board-total = Total
board-again-game = Revanche
board-file = Arquivo da partida
board-fair = O acaso foi honesto?
board-fair-how = O compromisso foi mostrado antes que alguém se sentasse. É o SHA-256 do segredo; todas as cartas decorrem do segredo e dos nonces.
board-fair-commit = Compromisso
board-fair-secret = Segredo
board-fair-nonce = Nonce: { $name }
board-fair-none = nenhum
board-fair-next = Compromisso da próxima partida
# Before what can be done only once a game; the question itself is the game's.
board-confirm = É isso mesmo?
board-confirm-yes = Sim
board-confirm-no = Agora não
board-souvenir = Uma lembrança desta partida: quem jogou, como terminou e a moral.
board-souvenir-save = Guardar a imagem
board-souvenir-pixels = Guardar em PNG
