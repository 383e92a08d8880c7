### Furrow, Portuguese of Portugal: what differs from Brazil's (pt), whose other messages stand beside these.
### No "você" where a verb can do without; "partida" is both the start and a game, "na linha de partida" on the start.

## table

board-status-thinks = { $name } está a pensar
board-status-waits = A aguardar { $name }
board-status-away = A aguardar { $name }: ligação perdida
board-status-won = { $you ->
    [yes] A vitória é sua!
   *[no] { $name } vence a partida
 }
board-log = Registo
board-actions = A sua escolha
board-hand = A sua mão
board-watching = Está a assistir a esta mesa.
board-your-go = a sua vez
board-reconnecting = Esta pessoa está a restabelecer a ligação.
board-log-all = O registo completo
board-file = Ficheiro da partida
board-confirm = Tem a certeza?

## front

script-lost = Ligação perdida. A tentar de novo…
script-back = Ligação de volta
script-your-turn = A sua vez
front-tagline = Três corridas de animais para a mesa. Jogue com amigos ou com o computador, sem registo.
front-crazy-race-pitch = Cubra os lances dos outros magos por cada passo dos seus três animais.
front-your-name = O seu nome
front-your-games = As suas partidas
front-search-words = A Lebre e a Tartaruga, Gary Kim, Royal Turtle, Tales & Games, Schildkröte & Hase, Le Lièvre et la Tortue, The Hare and the Tortoise, Lebre e Tartaruga, David Parlett, Hare and Tortoise, Hase und Igel, Crazy Race, Michael Schacht, jogo de tabuleiro, corrida, jogar online, sem registo
fair-note = O servidor já fixou o segredo que baralha a próxima partida. Este é o selo dele. Quando a partida acaba, o segredo é mostrado, e qualquer pessoa pode conferir que combina com o selo.
mine-your-turn = A sua vez
mine-waits-for-you = { $name } está à sua espera
mine-waiting = A aguardar { $name }
mine-waiting-more = A aguardar { $name } e mais { $more }
mine-gathering = À espera de jogadores
front-your-games-none = Nenhuma ainda. As que jogar ficam aqui.
front-open-none = Ninguém espera agora numa mesa aberta. Abra uma: marque a caixa nas opções e prima Convidar.
mine-warned = Ninguém joga aqui há muito tempo. A mesa fecha em { $date } se ninguém jogar. Depois do fim, o ficheiro da partida pode ser guardado.
lobby-come-along = Venha: o seu lugar está guardado
lobby-all-kept = Todos os lugares estão ocupados ou guardados. Fica a assistir.
lobby-expects = A aguardar { $list }
lobby-kept-mine = Guardado para { $name }: é o seu
lobby-spectator = Pode ficar e assistir. A partida aparece aqui, sem as cartas escondidas de ninguém.
lobby-add = Acrescentar
lobby-you-watch = Todos os lugares estão ocupados. Fica a assistir.
lobby-qr = O link como código para a câmara
lobby-empty = Ainda não há mais ninguém aqui. Os animais aquecem.
notice-no-way = Não dessa maneira
notice-no-way-why = Este endereço não pode ser pedido dessa maneira.
notice-no-way-do = Comece pela página inicial e prima o botão ali.
notice-too-many-do = Espere um minuto e tente de novo. As suas partidas estão seguras.
notice-forbidden-do = Abra a página aqui e prima o botão de novo.
notice-broken-why = A culpa é nossa, não sua. As suas partidas estão guardadas.
notice-busy-do = Tente de novo daqui a um minuto. As suas partidas estão seguras.
rules-languages = Estas regras noutros idiomas
plate-blinks = Piscadelas
plate-lane = Uma pista, e saltos
words-lead = Cada animal e cada número nas frases que os contêm, e o registo de uma partida inteira de cada jogo. Para quem traduz.

## live

denied-not-seated = Assiste a esta mesa: só quem joga nela pode fazer isso.
denied-seated = Já tem um lugar nesta mesa.
denied-nothing-chosen = Nada foi escolhido ainda. Escolha uma das jogadas e prima o botão.
title-your-turn = É a sua vez · { $title }

## options

option-start-carrots = Cenouras à partida
option-round-limit = Máximo de rondas
option-file = Ler de um ficheiro
option-file-too-long = Esse ficheiro é longo demais para isto.
option-start-carrots-words = Cenouras à partida: { $n } para cada um
option-round-limit-words = No máximo { $n } rondas
setup-start-carrots = Cenouras à partida: “{ $got }” não serve. É preciso um número inteiro de 0 a 10 000 (P4).
setup-round-limit = Máximo de rondas: “{ $got }” não serve. É preciso um número inteiro de 1 a { $most } (P23).

## learn

learn-read-first = Leia antes a nota e prima Avançar.

## fable-log

fable-from = { $from ->
    [0] partida
   *[other] { $from }
 }
fable-log-starts = { $you ->
    [yes] Recebe o marcador e começa.
   *[no] { $name } recebe o marcador e começa.
 }
fable-log-bet-dealt = { $you ->
    [yes] Recebe
   *[no] { $name } recebe
 } uma aposta inicial { $animal ->
    [hare] na lebre
    [tortoise] na tartaruga
    [wolf] no lobo
    [fox] na raposa
   *[lamb] no cordeiro
 }.
fable-log-draws = { $you ->
    [yes] Tira { $list }.
   *[no] { $name } tira { $list }.
 }
fable-log-draws-hidden = { $you ->
    [yes] Tira { fable-drawn }.
   *[no] { $name } tira { fable-drawn }.
 }
fable-log-lays-bet = { $you ->
    [yes] Aposta
   *[no] { $name } aposta
 } { $animal ->
    [hare] na lebre
    [tortoise] na tartaruga
    [wolf] no lobo
    [fox] na raposa
   *[lamb] no cordeiro
 }{ $howl ->
    [yes] {" "}e abre mão de um uivo
   *[no] {""}
 }.
fable-log-lays-bet-hidden = { $you ->
    [yes] Faz a segunda aposta.
   *[no] { $name } faz a segunda aposta.
 }
fable-log-plays = { $you ->
    [yes] Joga { fable-cards } ({ $of } de 4, { $all } de 8).
   *[no] { $name } joga { fable-cards } ({ $of } de 4, { $all } de 8).
 }
fable-log-pile-forms = { $cards ->
    [1] O baralho acabou: a carta do descarte forma o novo.
   *[other] O baralho acabou: as { $cards } cartas do descarte são baralhadas e formam o novo.
 }
fable-log-nap = A lebre está à frente e foram jogadas 4 lebres: ela tira uma soneca.
fable-log-stays-third = { fable-animal-the-heading } já não corre.
fable-log-runs-home = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, { fable-from } → meta.
fable-log-moves = { $you ->
    [yes] Move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
   *[no] { $name } move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
 }
fable-log-moves-home = { $you ->
    [yes] Move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → meta.
   *[no] { $name } move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → meta.
 }
fable-log-boosts = { $home ->
    [yes] { fable-animal-the-heading } para na sua ficha Turbo: mais 2 passos, { $from } → meta.
   *[no] { fable-animal-the-heading } para na sua ficha Turbo: mais 2 passos, { $from } → { $to }.
 }
fable-log-arrives = { $place ->
    [1] { fable-animal-the-heading } passa a meta em { ordinal } lugar: a partida acaba com esta corrida.
   *[other] { fable-animal-the-heading } passa a meta em { ordinal } lugar.
 }
fable-log-race-completes = A corrida acabou e já há um animal na meta: fim da partida.
fable-log-token = { $you ->
    [yes] Recebe o marcador e joga em seguida.
   *[no] { $name } recebe o marcador e joga em seguida.
 }
fable-log-reveals = { $you ->
    [yes] Revela { $list }: { fable-how-many-points }.
   *[no] { $name } revela { $list }: { fable-how-many-points }.
 }
fable-log-tie-broken = { $you ->
    [ahead] Empate em pontos com { $over }; { fable-animal-the } decide a seu favor.
    [behind] Empate em pontos com { $name }; { fable-animal-the } põe { $name } à frente.
   *[nobody] { $name } e { $over } têm os mesmos pontos; { fable-animal-the } põe { $name } à frente.
 }

## fable-choice

fable-plays-next = { $you ->
    [yes] a seguir é a sua vez
    [nobody] depois a vez passa
   *[no] depois joga { $name }
 }
fable-preview-race-nap = inicia a corrida: a lebre tira uma soneca · { fable-plays-next }
fable-moves-next = { $you ->
    [yes] depois é a sua vez
    [nobody] depois a vez passa
   *[no] depois { $name } move
 }
fable-moves-first = { $you ->
    [yes] o primeiro movimento é seu
    [nobody] depois os animais correm
   *[no] { $name } move primeiro
 }
fable-landing-naps = soneca
fable-no-chance-next = As cartas estão a ser distribuídas: espere um momento ({ $ruling }).
fable-no-such-card = { $card ->
    [howl] Não tem tantos uivos na mão ({ $ruling }).
    [wolf] Não tem tantos lobos na mão sem contar o uivo ({ $ruling }).
   *[other] Não tem { $animal ->
        [hare] tantas lebres
        [tortoise] tantas tartarugas
        [wolf] tantos lobos
        [fox] tantas raposas
       *[lamb] tantos cordeiros
    } na mão ({ $ruling }).
 }

## fable-moral

fable-moral-naps = Duas sonecas, uma lágrima.
fable-moral-thirsty = O riacho era uma delícia. O pódio ficava noutro lugar.
fable-moral-carried = Quem levou o vencedor até ao fim apostava noutro.

## fable-table

fable-board-status-turn = A sua vez: jogue de 1 a 4 cartas do mesmo animal
fable-board-status-chosen = Escolha feita. A aguardar { $list }
fable-board-status-bets = A aguardar { $list } (segunda aposta)
fable-board-go-if = Se jogar { fable-cards }
fable-board-go-rebet = { $kept ->
    [yes] A sua aposta: { fable-animal-the }
   *[no] Mudar a minha aposta: { fable-animal-the }
 }
fable-board-starting-bet = { $n ->
    [1] A sua aposta inicial
   *[other] As suas apostas iniciais
 }
fable-board-start = partida
fable-board-stands = { $place ->
    [0] { $space ->
        [0] { fable-animal-heading }: na linha de partida.
       *[other] { fable-animal-heading }: na casa { $space }.
    }
   *[other] { fable-animal-heading }: chegou em { ordinal } lugar.
 }
fable-board-naps = soneca
fable-board-row = { $stays ->
    [yes] { fable-animal-heading }: { $n } de 4 cartas, não sairia do lugar.
   *[no] { $home ->
        [0] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } e iria à casa { $space }.
       *[other] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } e cruzaria a meta.
    }
 }
fable-board-played-note = O que alguém joga muito pode ser a sua aposta. Ou um bluff.
fable-board-rule-hare = Lebre: 2 passos com 1 a 4 cartas. Com 4, tira uma soneca se está à frente, mas não na linha de partida.
fable-board-recap-starts = { $you ->
    [yes] É a sua vez de começar a partida { $game }.
   *[no] { $name } começa a partida { $game }.
 }
fable-board-status-move = A sua vez: mova um animal
fable-board-way = { $lands ->
    [home] { fable-board-leaves } meta
    [turbo] { fable-board-leaves } { $mid }, Turbo → { $to }
    [turbo-home] { fable-board-leaves } { $mid }, Turbo → meta
   *[space] { fable-board-leaves } { $to }
 }
fable-board-across = meta
fable-board-row-moves = { $fate ->
    [stays] { fable-animal-heading }: { $n } de 4 cartas, ficaria no lugar.
    [moved] { fable-animal-heading }: { $n } de 4 cartas, já foi.
    [across] { fable-animal-heading }: { $n } de 4 cartas, cruzaria a meta.
    [turbo] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } e, com o Turbo, até { $space }.
   *[to] { fable-animal-heading }: { $n } de 4 cartas, correria { fable-board-steps } até { $space }.
 }
fable-board-rule-hare-podium = Lebre: 2 passos com 1 a 4 cartas. Com 4, tira uma soneca se estiver à frente, mas não na linha de partida. Animais que já chegaram contam à frente dela.
fable-board-rule-apprentice-bet = Tem uma aposta inicial, a dois jogadores duas. Não há segunda aposta.

## fable-tutorial

fable-tutorial-welcome = Cinco animais correm da linha de partida até à meta. Nenhum deles é seu. Todos movem todos eles, pelas cartas que jogam. Quando o terceiro animal chega, o jogo acaba.
fable-tutorial-goal = O que conta é em que apostou. A sua aposta é a tartaruga: 5 pontos se ela chegar em 1.º lugar, 3 em 2.º, 2 em 3.º. Ninguém mais pode ver isso. E não sabe em que Bea e Carl apostaram.
fable-tutorial-first-play = Na sua vez, jogue de 1 a 4 cartas do mesmo animal. Nada corre ainda: as cartas esperam nas linhas do quadro da corrida. Toque numa lebre e jogue.
fable-tutorial-four = Bea acrescentou duas lebres, Carl três lobos. Uma corrida começa com a quarta carta de um animal. Há três lebres na mesa. Toque numa lebre: o botão diz o que aconteceria. Jogue.
fable-tutorial-token = Depois de uma corrida as cartas saem da mesa, e o marcador avança um lugar: quem o recebe joga primeiro. Então nem sempre joga quem vem depois de si.
fable-tutorial-order = Escolheu o momento, e por isso viu a corrida antes de ela acontecer. Essa é a arte deste jogo. Jogue de novo uma lebre.
fable-tutorial-fox = Carl jogou tartarugas: bom para si. Será que sabe da sua aposta, ou também apostou na tartaruga? A raposa anda um passo por carta. Jogue a sua raposa.
fable-tutorial-nap = Viu? Havia quatro lebres na mesa, e a lebre estava à frente de todos. Nesse caso ela tira uma soneca e não sai do lugar. Só quando está à frente, e só com quatro lebres.
fable-tutorial-quiet = A sua tartaruga está à frente. Jogue uma lebre e veja o que os outros fazem.
fable-tutorial-skip = As próximas rondas passam sozinhas, as suas jogadas também. Jogue o lobo e observe.
fable-tutorial-stream = O cordeiro estava com sede. Ele anda um passo a mais que as cartas, mas para no primeiro riacho em que entra. A cada partida, os riachos ficam noutras casas.
fable-tutorial-foxes = A sua tartaruga está logo antes da meta: qualquer corrida a leva até lá. Jogue as duas raposas, para haver seis cartas na mesa.
fable-tutorial-home = A tartaruga chegou em 1.º lugar: 5 pontos para si. Ela está no pódio e já não corre. As cartas dela ainda podem ser jogadas e contam como antes.
fable-tutorial-watch = As últimas rondas passam sozinhas. Jogue uma lebre e veja quem chega em 2.º e em 3.º lugar.

## crazy-race-log

crazy-race-place = { $where ->
    [start] partida
    [out] casa { $space } da ida
    [turnaround] viragem
    [home] meta
   *[back] casa { $space } da volta
 }
crazy-race-to = { $where ->
    [home] meta
   *[other] { crazy-race-place }
 }
crazy-race-jumping = { $jumped ->
    [0] {""}
    [1] , saltando 1 casa ocupada
   *[other] , saltando { $jumped } casas ocupadas
 }
crazy-race-log-starts = { $you ->
    [yes] Recebe o marcador de primeiro jogador.
   *[no] { $name } recebe o marcador de primeiro jogador.
 }
crazy-race-log-round = Ronda { $round } de 3.
crazy-race-log-recalls = { $you ->
    [yes] Recupera as cartas usadas, uma vez por partida: { $list }.
   *[no] { $name } recupera as cartas usadas, uma vez por partida: { $list }.
 }
crazy-race-log-lays = { $you ->
    [yes] Põe uma carta { $value } no lado { $side } ({ crazy-race-at-side }).
   *[no] { $name } põe uma carta { $value } no lado { $side } ({ crazy-race-at-side }).
 }
crazy-race-log-lays-hidden = { $you ->
    [yes] Põe uma carta no lado { $side } ({ crazy-race-at-side }).
   *[no] { $name } põe uma carta no lado { $side } ({ crazy-race-at-side }).
 }
crazy-race-log-passes = { $you ->
    [yes] Passa.
   *[no] { $name } passa.
 }
crazy-race-log-skipped = { $you ->
    [yes] Já não tem cartas nem pode recuperar nenhuma: perde a vez.
   *[no] { $name } já não tem cartas nem pode recuperar nenhuma: perde a vez.
 }
crazy-race-log-evaluates = As rondas acabaram: as cartas são viradas, um lado depois do outro.
crazy-race-log-wins = { $you ->
    [yes] Vence o lado { $side } com { $sum }.
   *[no] { $name } vence o lado { $side } com { $sum }.
 }
crazy-race-log-wins-by-order = { $you ->
    [yes] Empate em { $sum }: pôs a primeira carta ali e vence o lado { $side }.
   *[no] Empate em { $sum }: { $name } pôs a primeira carta ali e vence o lado { $side }.
 }
crazy-race-log-still-home = { $you ->
    [yes] Já tem { crazy-race-animal-the } na meta: no lado { $side } nada se move.
   *[no] { $name } já tem { crazy-race-animal-the } na meta: no lado { $side } nada se move.
 }
crazy-race-log-all-home = { $you ->
    [yes] Já tem todos os animais na meta: no lado { $side } nada se move.
   *[no] { $name } já tem todos os animais na meta: no lado { $side } nada se move.
 }
crazy-race-log-moves = { $you ->
    [yes] Move { crazy-race-animal-the } com { crazy-race-how-many-points }.
   *[no] { $name } move { crazy-race-animal-the } com { crazy-race-how-many-points }.
 }
crazy-race-log-hops = { $you ->
    [yes] Move { crazy-race-animal-the } com { crazy-race-how-many-points }: { $from } → { $to }{ crazy-race-jumping }.
   *[no] { $name } move { crazy-race-animal-the } com { crazy-race-how-many-points }: { $from } → { $to }{ crazy-race-jumping }.
 }
crazy-race-log-declines = { $you ->
    [yes] Prefere não mover: no lado { $side } nada se move.
   *[no] { $name } prefere não mover: no lado { $side } nada se move.
 }
crazy-race-log-stops = { $you ->
    [yes] Para: { crazy-race-points-lost }.
   *[no] { $name } para: { crazy-race-points-lost }.
 }
crazy-race-log-turn-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } passou a viragem: recebe a ficha { $tile }.
   *[no] { crazy-race-animal-the-heading } passou a viragem: { $name } recebe a ficha { $tile }.
 }
crazy-race-log-turn-no-tile = { crazy-race-animal-the-heading } passou a viragem, mas já lá não há fichas.
crazy-race-log-home-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } chegou: recebe a ficha { $tile }.
   *[no] { crazy-race-animal-the-heading } chegou: { $name } recebe a ficha { $tile }.
 }
crazy-race-log-home-no-tile = { crazy-race-animal-the-heading } chegou, mas já não há fichas na meta.
crazy-race-log-token = { $you ->
    [yes] Recebe o marcador e começa a próxima etapa.
   *[no] { $name } recebe o marcador e começa a próxima etapa.
 }
crazy-race-log-game-ends-early = Já ninguém tem cartas, e todos recuperaram as suas uma vez: fim da partida.
crazy-race-log-loses-tile = { $you ->
    [yes] Penalidade { $number }: perde a ficha { $tile }.
   *[no] Penalidade { $number }: { $name } perde a ficha { $tile }.
 }
crazy-race-log-no-tile = { $you ->
    [yes] Penalidade { $number }: não tem ficha para perder.
   *[no] Penalidade { $number }: { $name } não tem ficha para perder.
 }
crazy-race-log-tie-broken = { $which ->
    [a] Empate em pontos com { $over }; os vossos animais mais atrasados têm progresso { $progress } e { $behind }: fica à frente.
    [b] Empate em pontos com { $name }; os vossos animais mais atrasados têm progresso { $progress } e { $behind }: { $name } fica à frente.
   *[nobody] { $name } e { $over } têm os mesmos pontos; os seus animais mais atrasados têm progresso { $progress } e { $behind }: { $name } fica à frente.
 }

## crazy-race-choice

crazy-race-action-recall = { $n ->
    [0] Recuperar as minhas cartas (1 vez)
    [1] Recuperar 1 carta: { $cards }
   *[other] Recuperar { $n } cartas: { $cards }
 }
crazy-race-lands = { $where ->
    [start] na linha de partida
    [out] casa { $space }
    [turnaround] viragem
    [home] meta
   *[back] casa { $space } da volta
 }
crazy-race-ends-on = { $where ->
    [start] para na linha de partida
    [out] para na casa { $space }
    [turnaround] para na viragem
    [home] chega
   *[back] para na casa { $space } da volta
 }
crazy-race-takes = { $takes ->
    [nothing] {""}
    [none-left] , sem ficha
   *[tile] , com a ficha { $tile }
 }
crazy-race-jumps = { $jumped ->
    [0] {""}
   *[other] salta { $jumped },{" "}
 }
crazy-race-preview-pass = { $cards ->
    [over] foi a última ronda da última etapa
    [none] { $rounds ->
        [0] pode recuperar as suas cartas na próxima etapa
       *[other] pode recuperar as suas cartas na próxima ronda
    }
   *[some] { $rounds ->
        [0] a última ronda: as suas cartas ficam na mão
       *[other] pode pôr carta de novo na próxima ronda
    }
 }
crazy-race-no-laying = Só se põem e recuperam cartas nas três rondas de uma etapa ({ $ruling }).
crazy-race-no-home = { crazy-race-animal-the-heading } já chegou e não volta a mover-se ({ $ruling }).

## crazy-race-moral

crazy-race-moral-left-alone = Nem todos os presentes querem ser abertos.
crazy-race-moral-turned-first = Quem madruga põe a mesa. Outra pessoa toma o pequeno-almoço.

## crazy-race-table

crazy-race-board-status-lay = A sua vez: ponha uma carta ou passe
crazy-race-board-status-pass = A sua vez: só é possível passar
crazy-race-board-status-move = { $kind ->
    [animal] Vence o { crazy-race-the-side } com { $sum }: mova ou não
   *[other] Vence com { $sum }: mova um animal à escolha, { $points }
 }
crazy-race-board-status-step = { $left ->
    [1] Vence o lado do ?: resta 1 ponto
   *[other] Vence o lado do ?: restam { $left } pontos
 }
crazy-race-board-status-discard = O seu animal é o penúltimo: devolva uma ficha
crazy-race-board-stage-round = etapa { $stage }/8 ronda { $round }/3
crazy-race-board-lanes = As pistas
crazy-race-board-stack = { $place ->
    [finish] { $tile ->
        [0] meta: acabou
       *[other] meta: até { $tile }
    }
   *[turnaround] { $tile ->
        [0] viragem: acabou
       *[other] viragem: até { $tile }
    }
 }
crazy-race-board-as-now = com as pistas de agora
crazy-race-board-as-now-why = Os lados antes deste movem primeiro, então as pistas ainda podem mudar.
crazy-race-board-stands = { $where ->
    [start] { crazy-race-animal-the-heading } está na linha de partida.
    [out] { crazy-race-animal-the-heading } está na casa { $space } da ida.
    [turnaround] { crazy-race-animal-the-heading } está na viragem.
    [home] { crazy-race-animal-the-heading } já chegou.
   *[back] { crazy-race-animal-the-heading } está na casa { $space } da volta.
 }
crazy-race-board-rule-lay = Uma etapa tem três rondas. Em cada uma, ponha uma carta virada para baixo num lado, ou passe.
crazy-race-board-rule-jump = Um ponto leva à próxima casa livre: os próprios animais são saltados e não contam.
crazy-race-board-rule-tiles = Na viragem e na meta, um animal recebe a melhor ficha que houver ali.
crazy-race-plain-stage = Etapa { $stage } de 8, ronda { $round } de 3. Os lados, na ordem em que são virados:
crazy-race-plain-first = { $you ->
    [yes] Pôs a primeira carta ali.
   *[no] { $name } pôs a primeira carta ali.
 }
crazy-race-plain-stack = { $place ->
    [finish] { $n ->
        [0] Meta: já não há fichas.
        [1] Meta: resta a ficha { $list }.
       *[other] Meta: restam as fichas { $list }.
    }
   *[turnaround] { $n ->
        [0] Viragem: já não há fichas.
        [1] Viragem: resta a ficha { $list }.
       *[other] Viragem: restam as fichas { $list }.
    }
 }

## crazy-race-tutorial

crazy-race-tutorial-welcome = Tem magia e três animais: um velocista, um réptil e um voador. Correm até à viragem e de lá até à meta. Cada um que passa a viragem ou chega ganha uma ficha de pontos. Os primeiros levam as melhores.
crazy-race-tutorial-stage = A carta de etapa tem quatro lados. Cada um diz que animal ele move e quanto. Quem põe mais magia num lado vence esse lado. O triângulo marca o lado que é decidido primeiro.
crazy-race-tutorial-lay = Todos têm as mesmas oito cartas: 1 1 2 2 3 3 4 6. Toque num 1 e depois no lado 2, onde o velocista pode ganhar 2 passos. Ponha a carta, virada para baixo.
crazy-race-tutorial-pass = Uma etapa tem três rondas. Em cada uma, ponha uma carta ou passe. Passar não custa nada, e na ronda seguinte pode pôr carta de novo. Poupe as suas cartas: passe.
crazy-race-tutorial-third = A última ronda desta etapa. O que guardar agora serve nas próximas etapas. Passe mais uma vez.
crazy-race-tutorial-second = O lado 1 ainda está vazio: 2 passos para o réptil. Ninguém vê que carta põe. Ponha um 1 ali.
crazy-race-tutorial-add = Bea veio depois de si. Pode acrescentar uma carta, e as suas cartas são somadas. Ponha um 2 no lado 1.
crazy-race-tutorial-sum = Tem ali 1 e 2. Bea pôs uma carta só, e ela pode valer mais. Confie na sua soma e passe.
crazy-race-tutorial-jump = Carl moveu o velocista com 4, e ele avançou 5 casas. Casas com os próprios animais são saltadas e não contam. Animais próximos uns dos outros vão mais longe.
crazy-race-tutorial-reptile = Carl pôs uma carta no lado do réptil, e ela pode ser alta. Daqui o seu réptil pode alcançar a viragem. Ponha um 3 ali também.
crazy-race-tutorial-sprinter = 3 contra 2. O seu velocista tem 4 passos. Ele salta o seu réptil e assim vai uma casa mais longe. Mova o velocista.
crazy-race-tutorial-turn = 7 contra 6, bem visto. O réptil salta o velocista e alcança a viragem. Mova o réptil.
crazy-race-tutorial-tile = Ele deu a volta, e a ficha de 4 pontos é sua. Carl chegou ali antes e tem a de 5. Na meta há uma segunda fila de fichas.
crazy-race-tutorial-last = A última etapa. Bea já não tem cartas. Ponha o seu 4 no lado 1, e o resto passa sozinho.
crazy-race-tutorial-end = Primeiro as penalidades: os animais mais atrasados eram de Bea. Depois as fichas são somadas. A vitória é sua. Agora sabe como é; o resto está nas regras, ao lado da mesa.

## carrots-log

carrots-from = { $from ->
    [start] partida
   *[other] { $from }
 }
carrots-to = { $to ->
    [finish] meta
   *[other] { $to }
 }
carrots-log-starts = { $you ->
    [yes] Começa.
   *[no] { $name } começa.
 }
carrots-log-round = Ronda { $round }.
carrots-log-forward = { $you ->
    [yes] Avança
   *[no] { $name } avança
 } { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
 }{ carrots-with }, { carrots-from } → { carrots-to }, e paga { carrots-how-many }.
carrots-log-back = { $you ->
    [yes] Recua
   *[no] { $name } recua
 } { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
 }{ carrots-with }, { carrots-from } → { carrots-to } (tartaruga), e recebe { carrots-how-many }.
carrots-log-position-income = { $you ->
    [yes] Recebe { carrots-how-many }
   *[no] { $name } recebe { carrots-how-many }
 } por estar{ carrots-with } na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição, na casa { $space }.
carrots-log-takes = { $you ->
    [yes] Fica na casa de cenoura{ carrots-with } e recebe { carrots-how-many }.
   *[no] { $name } fica na casa de cenoura{ carrots-with } e recebe { carrots-how-many }.
 }
carrots-log-gives = { $you ->
    [yes] Fica na casa de cenoura{ carrots-with } e devolve { carrots-how-many }.
   *[no] { $name } fica na casa de cenoura{ carrots-with } e devolve { carrots-how-many }.
 }
carrots-log-on-lettuce = { $you ->
    [yes] Está numa casa de alface{ carrots-with } e come na próxima vez.
   *[no] { $name } está numa casa de alface{ carrots-with } e come na próxima vez.
 }
carrots-log-eats = { $you ->
    [yes] Come uma alface
   *[no] { $name } come uma alface
 }{ carrots-with } na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição e recebe { carrots-how-many }.
carrots-log-turn-lost = { $you ->
    [yes] Perde esta vez.
   *[no] { $name } perde esta vez.
 }
carrots-log-rolls = { $you ->
    [yes] Está numa casa de lebre
   *[no] { $name } está numa casa de lebre
 }{ carrots-with }, na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição, e tira { $die } no dado: { carrots-effect }.
carrots-log-hare-is-quiet = { $you ->
    [yes] A casa de lebre não tem efeito.
   *[no] A casa de lebre não tem efeito para { $name }.
 }
carrots-log-no-lettuce = { $you ->
    [yes] Não tem alface para comer e perde a próxima vez.
   *[no] { $name } não tem alface para comer e perde a próxima vez.
 }
carrots-log-will-eat = { $you ->
    [yes] Na próxima vez come a alface{ carrots-with }.
   *[no] Na próxima vez { $name } come a alface{ carrots-with }.
 }
carrots-log-eats-carrot = { $you ->
    [yes] Come 1 cenoura.
   *[no] { $name } come 1 cenoura.
 }
carrots-log-hare-forward = { $you ->
    [yes] A lebre manda avançar{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
   *[no] A lebre leva { $name } para a frente{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
 }
carrots-log-hare-back = { $you ->
    [yes] A lebre manda recuar{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
   *[no] A lebre leva { $name } para trás{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
 }
carrots-stay = { $why ->
    [no-carrot-space] Nesse sentido não há casa de cenoura desocupada
    [first] Não há ninguém à frente
    [last] Não há ninguém atrás
    [neighbour-home] O peão logo à frente já chegou
    [neighbour-on-start] O peão logo atrás está na linha de partida
    [no-move] Nenhum outro movimento é possível
    [finish-closed] Só resta a meta, e ela ainda não está aberta
   *[no-space] Além do peão logo atrás não há casa aonde ir
 }
carrots-log-hare-stays = { $you ->
    [yes] { carrots-stay }: não sai do lugar{ carrots-with }.
   *[no] { carrots-stay }: { $name } não sai do lugar{ carrots-with }.
 }
carrots-log-free = { $you ->
    [yes] Recupera o custo deste movimento: { carrots-how-many }.
   *[no] { $name } recupera o custo deste movimento: { carrots-how-many }.
 }
carrots-log-free-nothing = { $you ->
    [yes] Chegou aqui sem pagar e não recupera nada.
   *[no] { $name } chegou aqui sem pagar e não recupera nada.
 }
carrots-way-to-start = { $from ->
    [start] na linha de partida
   *[other] { $from } → partida
 }
carrots-log-stuck = { $you ->
    [yes] Não se pode mover e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } não se pode mover e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
 }
carrots-log-no-carrot = { $you ->
    [yes] Não tem cenoura para comer e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } não tem cenoura para comer e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
 }
carrots-log-waits = { $you ->
    [yes] Espera na casa de lebre{ carrots-with }: na próxima vez recebe { carrots-how-many }, ou paga o mesmo por peão que tiver passado.
   *[no] { $name } espera na casa de lebre{ carrots-with }: na próxima vez recebe { carrots-how-many }, ou paga o mesmo por peão que tiver passado.
 }
carrots-log-passes = { $which ->
    [a] Passa{ carrots-with } por quem espera na casa de lebre ({ $waiting }): { $passed } até agora.
    [b] Espera na casa de lebre, e { $name } passa{ carrots-with }: { $passed } até agora.
   *[nobody] { $waiting } espera na casa de lebre, e { $name } passa{ carrots-with }: { $passed } até agora.
 }
carrots-log-not-passed = { $you ->
    [yes] Esperou na casa de lebre{ carrots-with }, e nenhum peão passou: recebe { carrots-how-many }.
   *[no] { $name } esperou na casa de lebre{ carrots-with }, e nenhum peão passou: recebe { carrots-how-many }.
 }
carrots-log-passed = { $you ->
    [yes] Esperou na casa de lebre{ carrots-with }, e { carrots-passers }: { $all ->
        [none] não paga nada, por não ter cenoura
        [yes] paga tudo o que tem, { carrots-how-many }
       *[no] paga { carrots-how-many }
    }.
   *[no] { $name } esperou na casa de lebre{ carrots-with }, e { carrots-passers }: { $all ->
        [none] não paga nada, por não ter cenoura
        [yes] paga tudo o que tem, { carrots-how-many }
       *[no] paga { carrots-how-many }
    }.
 }
carrots-log-marker-home = { $you ->
    [yes] Chega com { carrots-marker }, em { ordinal } lugar entre os quatro peões.
   *[no] { $name } chega com { carrots-marker }, em { ordinal } lugar entre os quatro peões.
 }
carrots-log-player-home = { $you ->
    [yes] Chega em { ordinal } lugar.
   *[no] { $name } chega em { ordinal } lugar.
 }
carrots-log-both-home = { $you ->
    [yes] Chega com os dois peões e vence.
   *[no] { $name } chega com os dois peões e vence.
 }
carrots-log-bound = { $you ->
    [yes] Até que { carrots-marker } coma e siga, não pode usar outro.
   *[no] Até que { carrots-marker } coma e siga, { $name } não pode usar outro.
 }
carrots-log-released = { $you ->
    [yes] { carrots-marker-heading } não pode seguir: pode usar outro.
   *[no] { carrots-marker-heading } não pode seguir: { $name } pode usar outro.
 }
carrots-log-ends-round-limit = A última ronda acabou: fim da partida.
carrots-ranked = { $by ->
    [home] na meta
    [left] ainda a caminho
    [spaces] { $n ->
        [1] falta 1 casa
       *[other] faltam { $n } casas
    }
    [lettuces] empate em casas, { $n ->
        [1] 1 alface
       *[other] { $n } alfaces
    }
   *[shared] empate em casas e alfaces
 }

## carrots-choice

carrots-action-home = { $marker ->
    [none] Avançar { $spaces }, meta
   *[other] { carrots-letter }: avançar { $spaces }, meta
 }
carrots-action-take = { $marker ->
    [none] Ficar, receber { $n }
   *[other] { carrots-letter }: ficar, receber { $n }
 }
carrots-action-restart = { $marker ->
    [none] De volta à partida
   *[other] { carrots-letter }: de volta à partida
 }
carrots-detail-space = { $kind ->
    [start] Partida.
    [finish] Meta.
    [tortoise] { $space }, casa de tartaruga.
    [lettuce] { $space }, casa de alface.
    [hare] { $space }, casa de lebre.
    [carrot] { $space }, casa de cenoura.
   *[other] { $space }, casa de posição { $kind }.
 }
carrots-detail-carrot = Na próxima vez: seguir, ou ficar e receber ou devolver { $n }.
carrots-outcome-home = { $effect ->
   *[position-forward] avançar uma posição, meta
 }
carrots-outcome-stays = { $why ->
    [no-carrot-space] ficar: nesse sentido não há casa de cenoura
    [first] ficar: não há ninguém à frente
    [last] ficar: não há ninguém atrás
    [neighbour-home] ficar: o peão logo à frente já chegou
    [neighbour-on-start] ficar: o peão logo atrás está na linha de partida
    [finish-closed] ficar: a meta ainda não está aberta
   *[no-space] ficar: atrás não há casa aonde ir
 }
carrots-outcome-starts-over = sem cenoura para comer: de volta à partida
carrots-no-bound = { carrots-marker-heading } tem de se mover antes: acabou de comer ({ $ruling }).
carrots-no-again = O peão na casa de lebre tem de se mover de novo, para a frente ou para trás ({ $ruling }).
carrots-no-beyond = À meta só se vai por conta exata: isto passa dela ({ $ruling }).
carrots-no-tortoise = A uma casa de tartaruga só se vai a recuar ({ $ruling }).
carrots-no-lettuce = Já não há alface na sua mão para comer numa casa de alface ({ $ruling }).
carrots-no-carrots = Isso custa { carrots-how-many }: tem { $held } ({ $ruling }).
carrots-no-lettuce-home = Antes coma as suas alfaces: na meta não pode sobrar nenhuma ({ $ruling }).
carrots-no-heavy = Na meta podem sobrar no máximo { carrots-how-many }: teria { $left } ({ $ruling }).
carrots-no-carrot-space = Só numa casa de cenoura se pode ficar e receber ou devolver cenouras ({ $ruling }).
carrots-no-ten = Não tem 10 cenouras para devolver ({ $ruling }).

## carrots-moral

carrots-moral-twice = A melhor partida às vezes é a segunda.
carrots-moral-fresh-start = De bolso vazio, todos os caminhos levam à partida.
carrots-moral-advice = A lebre aconselha toda a gente. De vez em quando, aconselha bem.
carrots-moral-missed = Pergunte o caminho a uma lebre e tem tempo para se sentar.

## carrots-table

carrots-board-status-turn = A sua vez: escolha uma casa acesa
carrots-board-status-restart = Nenhum dos peões se pode mover. Qual volta à partida?
carrots-board-status-die = { $you ->
    [yes] Lança o dado
   *[no] { $name } lança o dado
 }
carrots-board-round = Ronda { $round }
carrots-board-go-think = toque numa casa acesa para ver o efeito
carrots-board-go-restart-hint = ele volta à partida
carrots-board-hint = Toque numa casa acesa para ver o custo e o efeito.
carrots-board-take = { $marker ->
    [none] Ficar, receber { $n }
   *[other] { carrots-letter }: ficar, receber { $n }
 }
carrots-board-restart = { $marker ->
    [none] À partida
   *[other] { carrots-letter } à partida
 }
carrots-board-markers = Os seus peões
carrots-board-marker-on = { $at ->
    [start] { carrots-letter } na linha de partida
    [finish] { carrots-letter } na meta
   *[other] { carrots-letter } na casa { $at }
 }
carrots-board-start = Partida
carrots-board-finish = Meta
carrots-board-here = Está aqui.
carrots-board-will-eat = { $you ->
    [yes] Na próxima vez come uma alface.
   *[no] Na próxima vez { $name } come uma alface.
 }
carrots-board-will-miss = { $you ->
    [yes] Perde a próxima vez.
   *[no] { $name } perde a próxima vez.
 }
carrots-board-stands = { $name }{ carrots-with }: { $at ->
    [start] na linha de partida
    [finish] na meta
   *[other] em { $at }, { carrots-board-kind }
 }, { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição.
carrots-board-rolled = { $you ->
    [yes] Lançou o dado
   *[no] { $name } lançou o dado
 }
carrots-board-rule-position = Num número: se ele for a sua posição quando chegar a sua vez, recebe 10 vezes o número. 1·5·6 paga essas três.
carrots-board-rule-carrot = Numa cenoura: pode ficar, e receber ou devolver 10, vez após vez.
carrots-board-rule-lettuce = Numa alface: na vez seguinte come uma e recebe 10 vezes a sua posição. Depois disso é preciso seguir.
carrots-board-rule-hare = Numa lebre: lance o dado. A linha do dado e a coluna da sua posição dizem o que acontece.
carrots-board-rule-stuck = Nada a fazer? De volta à partida, com cenouras completadas. Alfaces comidas continuam comidas.
carrots-board-rule-finish = À meta só por conta exata, sem alface, e com no máximo 10 cenouras de sobra em 1.º lugar, 20 em 2.º, e assim por diante.
carrots-board-plain-mine = Onde está
carrots-board-plain-finish = { $marker ->
    [none] Para chegar num só movimento
   *[other] Para chegar num só movimento com { carrots-marker }
 }
carrots-board-plain-bound = { carrots-marker-heading } tem de se mover antes.
carrots-board-plain-number = { $kind ->
    [start] Partida
    [finish] Meta
   *[other] { $space }: { carrots-board-kind }
 }
carrots-board-plain-column = { $marker ->
    [none] Agora está na
   *[other] { carrots-marker-heading } está agora na
 } { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição. O que diria cada face do dado, de 1 a 6:

## carrots-tutorial

carrots-tutorial-welcome = Uma corrida até à meta, a 64 casas daqui. As cenouras são o seu combustível: tem 65. Aqui nenhum dado decide: escolhe até onde vai e paga por isso.
carrots-tutorial-others = Bea saltou para a frente. Carl parou numa casa de lebre e lançou o dado: perde a próxima vez. Lebres são um risco.
carrots-tutorial-income = Estava na 3.ª posição numa casa com um 3: o banco pagou 30 cenouras antes da sua vez. Um número paga se for a sua posição na corrida. Ficar para trás pode render bem.
carrots-tutorial-lettuce = Também tem três alfaces, e é preciso comer todas antes da meta. Isso faz-se numa casa de alface. Vá à casa 54 e pague 21.
carrots-tutorial-number = Siga até à casa 44, que tem um 3. Ela paga 30 se estiver na 3.ª posição quando for a sua vez.
carrots-tutorial-watch = Algumas rondas passaram sozinhas. Agora está à frente, e a 1.ª posição rende pouco.
carrots-tutorial-back = Só há um caminho para trás: até à tartaruga mais próxima, se não houver ninguém nela. Cada casa para trás rende 10 cenouras. Escolha a tartaruga na casa 34.
carrots-tutorial-near = A corrida foi boa, e a meta está perto. Ainda resta uma alface.
carrots-tutorial-check = Todas as alfaces foram comidas. Quem chega em 1.º lugar pode ter no máximo 10 cenouras de sobra, em 2.º lugar 20, e assim por diante. Tem demais.
carrots-tutorial-carrot = Casas de cenoura ajudam: quem fica ali pode receber ou devolver 10 cenouras. Vá à casa 5.
carrots-tutorial-home = Agora dá certo: cinco casas custam 15, e não sobram mais de 10. Vá à meta!
carrots-tutorial-end = Chegou em 1.º lugar. Os outros continuam, cada um pelo seu lugar, até restar só um. Devagar se vai ao longe, com o bolso cheio ou vazio na hora certa: nisso está toda a arte.

## replay

replay-turn = { $you ->
    [yes] A seguir é a sua vez
   *[no] A seguir: { $name }
 }
replay-share = Link e ficheiro
replay-holds = { $you ->
    [yes] { $n ->
        [0] Não tem cartas.
       *[other] Tem: { $list }.
     }
   *[no] { $n ->
        [0] { $name } não tem cartas.
       *[other] { $name } tem: { $list }.
     }
 }
replay-hidden = Esta partida ainda está a decorrer: só a vê com os seus próprios olhos. Quando acabar, poderá revê-la com os olhos de qualquer um.
chance-goes-on = A partida ainda está a decorrer. O que está acima valia desde o início; o segredo e os sorteios são mostrados quando ela acabar.
chance-no-seed = Este ficheiro não diz de onde veio o seu acaso, por isso só as regras puderam ser conferidas. Foram respeitadas.
chance-by-hand-file = Guarde o ficheiro da partida.
chance-by-hand-run = Numa máquina sua, escreva:
chance-by-hand-or = Ou à mão: o SHA-256 do segredo é o compromisso; o SHA-256 do segredo e dos nonces é a semente. Como cada sorteio decorre da semente está no formato dos ficheiros.
chance-chart-cards = { $who ->
    [all] Cartas tiradas
   *[seat] Cartas tiradas: { $name }
 }
upload-title = Rever um ficheiro de partida
upload-lead = Cole um ficheiro de partida do Furrow, ou escolha um. É conferido passo a passo pelas regras; depois pode percorrê-lo e enviar um link a outros.
upload-paste = O texto do ficheiro
upload-file = Ou um ficheiro
upload-bad-number = Qual partida do ficheiro: “{ $typed }” não serve. É preciso um número inteiro de 1 a { $most }.
upload-number = Qual partida do ficheiro, se tiver várias
upload-kept = Um ficheiro é guardado durante { $days } dias, e não mais do que até chegarem { $most } mais novos. Quem tem o link pode ver tudo. Pode ter até 1 MB.
upload-gone = Esse ficheiro não existe, ou já não existe: os ficheiros são guardados durante { $days } dias.
upload-shape = A linha { $line } não é um ficheiro de partida: { $why }.
upload-breaks-off = O ficheiro acaba a meio, na linha { $line }.
upload-version = Linha { $line }: o ficheiro é do formato “{ $format }”, versão { $version }. Este servidor lê “furrow”, versão 1.
upload-step = O passo { $index } do ficheiro, “{ $text }”, não pode estar ali. { $why } Possível ali: { $possible }
upload-chance = O passo { $index } do ficheiro, “{ $text }”, não decorre da semente, que dá “{ $picked }”.

## house

message-closes = Há muito tempo que ninguém joga aqui. A mesa fecha em { $day } se ninguém jogar. Depois disso a partida pode ser descarregada durante 60 dias.
frame-feed = As minhas vezes num feed
feed-title = Furrow: é a sua vez
feed-your-turn = É a sua vez: { $game }, mesa { $code }
host-database = Base de dados
host-message-for = Mostrar durante
host-actions = O que pode fazer
host-close-sure = A partida acaba aqui, sem resultado. Não se pode reabrir.

## ratings

ratings-which = Uma partida terminada conta se duas pessoas ou mais a jogaram até ao fim. Os lugares do computador, e os que ele ocupava no fim, ficam de fora.
ratings-how = Uma pontuação diz quão bem alguém joga um jogo contra outras pessoas. Todos começam em 1500; em cada partida, quem fica à frente de alguém ganha pontos que o outro perde. Com mais 400 pontos, fica-se à frente do outro dez vezes contra uma. O que vem depois de ± diz quanto ainda pode estar errada.
ratings-who-sees = Vê aqui os seus próprios nomes e aqueles com quem terminou uma partida; mais ninguém vê o seu, a não ser o anfitrião deste servidor. Uma pontuação é de um nome num aparelho: com outro nome, ou noutro navegador, começa-se de novo.
ratings-devices = Uma pontuação é de um nome num aparelho. Os números dos aparelhos distinguem nomes iguais.
ratings-none = Ainda não tem pontuação. Convide alguém e terminem juntos uma partida.
ratings-counting = As partidas terminadas ainda estão a ser contadas, { $n } até agora. Recarregue a página daqui a pouco.
ratings-more = { $n ->
    [one] Mais { $n } está no ficheiro.
   *[other] Mais { $n } estão no ficheiro.
 }
ratings-you = o seu
ratings-own-how = Todas as partidas que terminou, separadas por quem jogou contra si. Parte justa: tantas vitórias quantas cada um tem quando todos jogam igualmente bem. Quando vários dividem o primeiro lugar, dividem a vitória.

## statistics

statistics-how = O computador jogou estas partidas contra si próprio; as partidas das pessoas não estão aqui.
statistics-levels-says = De { $n } partidas em companhia variada. Com mais 400 pontos, fica-se à frente do outro dez vezes contra uma, como na classificação; 0 é um novato. Especialista não entra: pensa dez vezes mais do que Forte.
statistics-decisions-says = Quantas escolhas todos juntos fazem numa partida.
statistics-unit-rounds = Rondas

## affairs

affair-undo-waits = Pediu para voltar atrás nisto:
affair-undo-waits-for = À espera de { $list }.
affair-paused = O jogo está parado. Continua sozinho quando este tempo acabar:
affair-plays-for = { $you ->
    [yes] Um computador joga por si.
   *[no] Um computador joga por { $name }.
 }
affair-next = Os jogadores continuam noutra mesa.
affair-pause = Pausar o jogo
affair-pauses-left = { $n ->
    [0] Já não pode pausar este jogo.
    [one] Ainda pode pausar este jogo uma vez.
   *[other] Ainda pode pausar este jogo { $n } vezes.
 }
denied-given-up = Desde a última jogada já deixou um computador jogar. Espere a próxima jogada.
affair-resign-sure = Um computador ocupa o seu lugar, e os outros continuam. Pode retomá-lo quando quiser.
curtain-turn = É a vez de { $name }. Passe o aparelho a { $name }.
curtain-turns = Estes jogadores escolhem agora, por qualquer ordem. Passe o aparelho a um deles.
curtain-nobody = Ninguém neste aparelho tem de escolher agora.
curtain-look = Sou { $name }
clock-runs = Tempo que resta, a correr
note-taken-over = { $why ->
    [away] { $you ->
        [yes] Estava ausente: um computador joga por si.
       *[no] { $name } estava ausente: um computador continua.
    }
    [host] { $you ->
        [yes] O anfitrião pôs um computador no seu lugar.
       *[no] O anfitrião pôs um computador no lugar de { $name }.
    }
    [late] { $name } não respondeu a tempo: um computador continua ao acaso.
    [crashed] { $name } deixou de funcionar: um computador continua ao acaso.
    [faulty] { $name } não deu uma resposta válida: um computador continua ao acaso.
    [missing] { $name } já não está neste servidor: um computador continua ao acaso.
   *[resigned] { $you ->
        [yes] Deixa um computador jogar.
       *[no] { $name } deixa um computador jogar.
    }
 }
note-returned = { $you ->
    [yes] Retomou o seu lugar.
   *[no] { $name } voltou ao seu lugar.
 }
note-undo-asked = { $you ->
    [yes] Pede para voltar atrás na última jogada.
   *[no] { $name } pede para voltar atrás na última jogada.
 }
note-undo-refused = { $you ->
    [yes] Não aceita: a jogada vale.
   *[no] { $name } não aceita: a jogada vale.
 }
note-taken-back = { $you ->
    [yes] Voltou atrás na última jogada.
   *[no] { $name } voltou atrás na última jogada.
 }
note-paused = { $you ->
    [yes] Pausou o jogo.
   *[no] { $name } pausou o jogo.
 }
note-resumed = { $you ->
    [yes] Retoma o jogo.
   *[no] { $name } retoma o jogo.
 }
note-resumed-by-itself = A pausa máxima acabou: o jogo continua.
note-down = O servidor esteve parado { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }. Nenhum relógio correu.

## review

review-title = Olhar para trás
review-long = Esta partida é demasiado longa para se olhar para trás aqui. No seu computador, furrow review fá-lo com o ficheiro do jogo.
review-link = Olhar para trás
review-not-over = Esta partida ainda não acabou. Quando acabar, poderá olhar para trás.
review-full = O computador já está a rever outras partidas: tantas quantas consegue, ou tantas quantas uma mesma rede pode pedir. Tente de novo dentro de alguns minutos.
review-working = O computador percorre a partida e volta a pensar em cada jogada. Demora de alguns segundos a alguns minutos; depois a página mostra o que encontrou.
review-progress = { $all ->
    [0] A começar.
   *[other] { $done } de { $all }.
 }
review-luck-how = Em pontos da chance de vencer, + ganhos e − perdidos. Cartas e dados: o que só o acaso deu ou tirou. As suas jogadas: o que deixaram escapar em relação à melhor que o computador encontrou.
review-given = As suas jogadas
review-others = Porquê esta jogada, e o que mais
review-others-unknown = Olhar para trás nesta partida mostra o que mais se podia fazer aqui.

## hint, why

hint-why = Porquê: { $reasons }.
hint-why-numbers = Porquê: é a jogada que mais vence quando se joga o resto.
hint-chances = Probabilidade de vencer
hint-note = { $n ->
    [1] De 1 partida que o computador jogou a partir daqui. Sabe o mesmo que quem pede.
   *[other] De { $n } partidas que o computador jogou a partir daqui. Sabe o mesmo que quem pede.
 }
denied-hints-busy = Há demasiadas dicas em preparação. Tente de novo daqui a pouco.
note-hinted = { $you ->
    [yes] Pediu uma dica.
   *[no] { $name } pediu uma dica.
 }
fable-why-home = { $you ->
    [yes] { fable-animal-the } (aposta sua) cruza a meta em { ordinal } lugar
   *[no] { fable-animal-the } (aposta de { $who }) cruza a meta em { ordinal } lugar
 }
fable-why-naps = a lebre faz uma soneca
fable-why-next = { $you ->
    [yes] joga a seguir
   *[no] { $who } joga a seguir
 }
fable-why-draws = { $you ->
    [yes] { $cards ->
        [1] tira 1 carta nova
       *[other] tira { $cards } cartas novas
     }
   *[no] { $cards ->
        [1] { $who } tira 1 carta nova
       *[other] { $who } tira { $cards } cartas novas
     }
 }
fable-why-in-hand = { $you ->
    [yes] { $n ->
        [1] tem mais 1 { fable-animal } na mão
       *[other] tem mais { $n } { fable-animal-many } na mão
     }
   *[no] { $n ->
        [1] { $who } tem mais 1 { fable-animal } na mão
       *[other] { $who } tem mais { $n } { fable-animal-many } na mão
     }
 }
fable-why-twice = { fable-animal-the } passa a valer a dobrar
fable-why-spreads = com { fable-animal-the }, dois animais diferentes dão pontos
crazy-race-why-wins = { $you ->
    [yes] já ninguém lhe pode tirar o { crazy-race-the-side }
   *[no] já ninguém pode tirar o { crazy-race-the-side } a { $who }
 }
crazy-race-why-leads = { $you ->
    [yes] como estão as cartas, vence o { crazy-race-the-side }
   *[no] como estão as cartas, { $who } vence o { crazy-race-the-side }
 }
crazy-race-why-sum = { $you ->
    [yes] fica com { $sum } ali no total
   *[no] { $who } fica com { $sum } ali no total
 }
crazy-race-why-tile = há a ficha { $tile } para apanhar
crazy-race-why-jumps = { $n ->
    [1] { crazy-race-animal-the } salta 1 outro
   *[other] { crazy-race-animal-the } salta { $n } outros
 }
crazy-race-why-keeps = { $you ->
    [yes] { $n ->
        [1] fica com 1 carta
       *[other] fica com { $n } cartas
     }
   *[no] { $n ->
        [1] { $who } fica com 1 carta
       *[other] { $who } fica com { $n } cartas
     }
 }
carrots-why-eats = na próxima vez { $you ->
    [yes] come
   *[no] { $who } come
 } uma alface e recebe { $carrots }, { $left ->
    [0] e não sobra nenhuma
    [1] e sobra 1
   *[other] e sobram { $left }
 }
carrots-why-sooner = faltam então cerca de { $turns ->
    [1] 1 vez
   *[other] { $turns } vezes
 } até à meta, contra { $other }
carrots-why-pays = { $you ->
    [yes] a casa paga { $carrots } se continuar em { ordinal } lugar
   *[no] a casa paga { $carrots } se { $who } continuar em { ordinal } lugar
 }
carrots-why-gives = livra-se de { carrots-how-many }
carrots-why-leads = { $you ->
    [yes] lidera a corrida
   *[no] { $who } lidera a corrida
 }
carrots-why-thrifty = { $you ->
    [yes] fica com { $carrots } cenouras a mais
   *[no] { $who } fica com { $carrots } cenouras a mais
 }
carrots-why-free = { $you ->
    [yes] poderá mover na próxima vez, o que não é certo de outro modo
   *[no] { $who } poderá mover na próxima vez, o que não é certo de outro modo
 }
