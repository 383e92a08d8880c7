### Furrow, Portuguese: the table page of A Lebre e a Tartaruga (Kim).
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### Buttons have two short lines: what is done, what follows.

## The status line

fable-board-status-turn = Sua vez: jogue de 1 a 4 cartas do mesmo animal
fable-board-status-bet = Segunda aposta: escolha 1 das suas 7 cartas
# $list: the names of those who have not chosen yet.
fable-board-status-chosen = Escolha feita. Aguardando { $list }
fable-board-status-bets = Aguardando { $list } (segunda aposta)
fable-board-status-bets-in = Todas as segundas apostas estão feitas

fable-board-game = Partida { $game } de 3

## The decision

fable-board-cards = { fable-cards }

fable-board-go-choose = Escolha cartas
fable-board-go-hint = de 1 a 4 do mesmo animal
fable-board-go-choose-bet = Escolha uma aposta
fable-board-go-bet-hint = uma das suas 7 cartas

fable-board-go-only = Única jogada: { fable-cards }
fable-board-go-if = Se você jogar { fable-cards }
fable-board-go-rebet = { $kept ->
    [yes] Sua aposta: { fable-animal-the }
   *[no] Mudar minha aposta: { fable-animal-the }
 }

fable-board-starting-bet = { $n ->
    [1] Sua aposta inicial
   *[other] Suas apostas iniciais
 }
fable-board-bet-rule = A carta escolhida sai da sua mão e da partida. O mesmo animal duas vezes: 10, 6 ou 4 pontos, ou nada.
fable-board-streams = Riachos nas casas { $a } e { $b }.
fable-board-streams-open = Os riachos ainda não estão na pista.

## Just happened

## The track

fable-board-start = largada
fable-board-stream-on = Riacho na casa { $space }.
# $place: 1 to 3 on the podium, 0 on the track; $space 0 is the start.
fable-board-stands = { $place ->
    [0] { $space ->
        [0] { fable-animal-heading }: na largada.
       *[other] { fable-animal-heading }: na casa { $space }.
    }
   *[other] { fable-animal-heading }: chegou em { ordinal } lugar.
 }

## The race board

fable-board-race = A corrida
fable-board-of-eight = { $n } de 8 cartas
fable-board-of-four = { $n } de 4.
fable-board-laid-by = { $name }: { $n }.
fable-board-if-now = se corresse já
fable-board-home = chegou em { ordinal }
fable-board-lands = { fable-animal-heading }: vai à casa { $space }.
fable-board-lands-drinks = { fable-animal-heading }: vai à casa { $space } e para no riacho.
fable-board-stays = fica
fable-board-naps = cochila
fable-board-late = tarde demais
fable-board-howl-lies = Há um uivo na mesa: na próxima corrida, só o lobo pode correr (F11).
# One line of the text view. $home: its place if the race takes it home, else 0.
fable-board-row = { $stays ->
    [yes] { fable-animal-heading }: { $n } de 4 cartas, não sairia do lugar.
   *[no] { $home ->
        [0] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } e iria à casa { $space }.
       *[other] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } e cruzaria a linha de chegada.
    }
 }
fable-board-steps = { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
 }

## The seats

fable-board-token = Marcador de primeiro jogador
fable-board-in-hand = cartas na mão
fable-board-bet-hidden = Uma aposta secreta.
fable-board-bets-hidden = { $bets ->
    [1] 1 aposta secreta.
   *[other] { $bets } apostas secretas.
 }
fable-board-bet-on = Aposta { $animal ->
    [hare] na lebre
    [tortoise] na tartaruga
    [wolf] no lobo
    [fox] na raposa
   *[lamb] no cordeiro
 }.
fable-board-has-chosen = já escolheu
fable-board-chooses = escolhe
fable-board-hand-count = { $cards ->
    [1] 1 carta na mão.
   *[other] { $cards } cartas na mão.
 }
fable-board-played = Cartas jogadas até agora
fable-board-played-note = O que alguém joga muito pode ser a sua aposta. Ou um blefe.
fable-board-game-points = { $points ->
    [1] Partida { $game }: 1 ponto.
   *[other] Partida { $game }: { $points } pontos.
 }
fable-board-seat-line = { $token ->
    [yes] { $name }: cartas na mão: { $cards }, { fable-board-bets }, marcador de primeiro jogador.
   *[no] { $name }: cartas na mão: { $cards }, { fable-board-bets }.
 }
fable-board-bets = { $bets ->
    [1] 1 aposta
   *[other] { $bets } apostas
 }
fable-board-has-played = Já jogou { $list }.

## The pile

fable-board-pile = { $cards ->
    [1] Baralho: 1 carta
   *[other] Baralho: { $cards } cartas
 }
fable-board-memory = Cartas que já saíram
fable-board-animal = Animal
fable-board-in-box = Na caixa
fable-board-in-pile = No último baralho
fable-board-gone = Na mesa ou descartadas
# Below a number of wolf cards: how many of them are howls.
fable-board-with-howls = { $howls ->
    [0] nenhum uivo
    [1] com 1 uivo
   *[other] com { $howls } uivos
 }
fable-board-list-in-box = Na caixa: { $list }.
fable-board-list-in-pile = No último baralho: { $list }.
fable-board-list-gone = Na mesa ou descartadas: { $list }.
fable-board-list-gone-none = Na mesa ou descartadas: nenhuma.

## Rules in short

fable-board-rule-play = Jogue de 1 a 4 cartas do mesmo animal e volte a ter 6 na mão.
fable-board-rule-race = 8 cartas, ou 4 do mesmo animal: começa a corrida. Os animais correm em ordem, de cima para baixo.
fable-board-rule-hare = Lebre: 2 passos com 1 a 4 cartas. Com 4, cochila se está na frente, mas não na largada.
fable-board-rule-tortoise = Tartaruga: 1 passo mesmo sem carta, 2 com quatro.
fable-board-rule-wolf = Lobo: 1, 1, 2, 3 passos. Com um uivo na mesa, só o lobo corre.
fable-board-rule-fox = Raposa: um passo por carta.
fable-board-rule-lamb = Cordeiro: um passo por carta e mais um, mas para no primeiro riacho em que entra.
fable-board-rule-token = Depois da corrida o marcador avança um lugar, e quem o recebe joga em seguida.
fable-board-rule-score = O terceiro animal a chegar encerra a partida. Cada aposta vale 5, 3 ou 2 pontos pelo 1.º, 2.º ou 3.º lugar.

## The end

fable-board-final-line = { ordinal } lugar: { $name }, { board-points }, apostas: { $list }.

## Between the games of a championship

fable-board-recap = Partida { $game }: como terminou
fable-board-recap-bets = Apostas
fable-board-recap-game = Partida { $game }
fable-board-recap-line = { $name }: { board-points }, apostas: { $list }.
fable-board-recap-starts = { $you ->
    [yes] Você começa a partida { $game }.
   *[no] { $name } começa a partida { $game }.
 }
fable-board-running-score = Pontos por partida

## The variants: apprentices, the digest

fable-board-status-move = Sua vez: mova um animal
fable-board-go-choose-move = Escolha um animal
fable-board-go-move-hint = um passo para cada carta dele
# The first line of the button. $from 0 is the start, $mid the space of the animal's turbo, $to where it ends.
fable-board-go-move = Mover { fable-animal-the } { fable-board-way }
fable-board-go-move-only = Única jogada: { fable-animal } { fable-board-way }
fable-board-go-move-if = Se mover { fable-animal-the } { fable-board-way }
fable-board-way = { $lands ->
    [home] { fable-board-leaves } chegada
    [turbo] { fable-board-leaves } { $mid }, Turbo → { $to }
    [turbo-home] { fable-board-leaves } { $mid }, Turbo → chegada
   *[space] { fable-board-leaves } { $to }
 }
fable-board-leaves = { $from ->
    [0] →
   *[other] { $from } →
 }
# The second line. $list is a list of fable-preview-arrival: the podium.
fable-board-then-move = { fable-animals-to-go } · { fable-moves-next }
fable-board-then-move-last-race = última corrida, { fable-animals-to-go } · { fable-moves-next }
fable-board-then-race-over = acaba a corrida · { fable-plays-next }
fable-board-then-game-over = fim da partida: { $list }
# Before the seats that have animals to move, in their order.
fable-board-order = Ordem:
# $list is a list of fable-chooser.
fable-board-movers = Ainda movem um animal, nesta ordem: { $list }.
fable-board-moved = já foi
fable-board-across = chegada
fable-board-lands-turbo = { fable-animal-heading } em { $space }, com o Turbo.
# One line of the text view.
fable-board-row-moves = { $fate ->
    [stays] { fable-animal-heading }: { $n } de 4 cartas, ficaria no lugar.
    [moved] { fable-animal-heading }: { $n } de 4 cartas, já foi.
    [across] { fable-animal-heading }: { $n } de 4 cartas, cruzaria a linha de chegada.
    [turbo] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } e, com o Turbo, até { $space }.
   *[to] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } até { $space }.
 }
fable-board-no-second-bet = Nesta versão não há segunda aposta ({ $ruling }). Uma aposta vale 5, 3 ou 2 pontos.
# An animal on the podium that need not have crossed the line.
fable-board-placed = { fable-animal-heading }: { ordinal } lugar.
fable-board-level = { $place ->
    [2] Empate: { $list }. Todos ficam em 2.º, uma aposta vale { fable-how-many-points }. Não há 3.º.
   *[other] Empate: { $list }. Todos ficam em { ordinal }, uma aposta vale { fable-how-many-points }.
 }
fable-board-rule-digest = Duas apostas iniciais para cada um, sem segunda aposta.
fable-board-rule-hare-podium = Lebre: 2 passos com 1 a 4 cartas. Com 4, cochila se estiver na frente, mas não na largada. Animais que já chegaram contam à frente dela.
fable-board-rule-tie = Empate em pontos: decide o animal apostado mais alto no pódio.
fable-board-rule-three-games = Três partidas, cada uma com novas apostas e nova pista. Os pontos se somam.
fable-board-rule-apprentice-bet = Você tem uma aposta inicial, a dois jogadores duas. Não há segunda aposta.
fable-board-rule-apprentice-play = Jogue de 1 a 4 cartas do mesmo animal e complete a mão.
fable-board-rule-apprentice-race = 8 cartas, ou 4 do mesmo animal: começa a corrida. A partir do marcador, cada um move um animal, um passo por carta, até todos os que têm cartas correrem.
fable-board-rule-apprentice-turbo = O animal que para na sua própria ficha Turbo corre mais 2 passos. Os riachos não param ninguém.
fable-board-rule-apprentice-score = Depois da corrida em que um animal chega, a partida acaba. Seguem os mais perto da linha; os empatados dividem o lugar. Uma aposta vale 5, 3 ou 2 pontos.
