### Furrow, Portuguese: the options of the games, on the front page, in the waiting room and at the table.

option-seats = Jogadores
option-level = Computador
option-start = Quem começa
option-start-random = O acaso decide
option-start-you = Você
option-start-place = Lugar { $n }
option-clock = Relógio
option-clock-move = Por jogada
option-clock-game = Para a partida inteira
option-clock-days = Ao longo de dias
# $time and $more: as in “10 minutes”; the second comes with each move.
option-clock-each = { $time }
option-clock-plus = { $time } + { $more }
option-undo = Desfazer jogadas
option-undo-yes = Permitido
option-undo-no = Não nesta mesa
option-hints = Dicas
option-hints-alone = Para quem joga sozinho
option-hints-yes = Para todos
option-hints-no = Não nesta mesa
option-takeover = O computador substitui quem sai
option-takeover-after = Depois de { $time }
option-takeover-never = Nunca
option-listed = Aberta a todos: mostrar a mesa na lista de mesas abertas

## The Hare & the Tortoise
option-variant = Qual jogo
option-variant-standard = O jogo completo
option-variant-apprentice = Primeira partida (aprendizes)
option-variant-digest = Dois jogadores, curta
option-variant-digest-note = A partida curta é para 2 jogadores (F23).
option-championship = Campeonato, três partidas
option-nap-counts-podium = Animais já chegados contam à frente da lebre
option-apprentice-hand = Cartas na mão

## Crazy Race
option-deck = Cartas de etapa
option-deck-reconstructed = Reconstruídas: não se encontraram as impressas
option-deck-own = As suas próprias
option-deck-lines = As suas cartas de etapa
option-deck-lines-note = Oito linhas, uma carta em cada: os quatro lados em sentido horário a partir do triângulo. S é o velocista (sprinter), R o réptil, F o voador (flyer), * um animal à escolha; depois os pontos, de 1 a 4, ou ? depois do asterisco (R4). Por exemplo: *2 S3 F2 R2

## Hare and Tortoise
option-hare = Casas de lebre
option-hare-abacus = Tabela do dado 2000 (reconstruída)
option-hare-intellect = Tabela do dado 1974
option-hare-blank = Sem efeito (sem sorte)
option-hare-mso = Regra de torneio: +10, ou −10 por cada um que passar
option-hare-own = A sua própria tabela
option-hare-lines = A sua tabela das casas de lebre
option-hare-lines-note = Seis linhas, uma para cada número do dado; em cada uma seis palavras, uma para cada posição na corrida (P3). As palavras são:
option-layout = Tabuleiro
option-layout-abacus = 2000
option-layout-ravensburger-1978 = 1978
option-start-carrots = Cenouras na largada
option-start-carrots-note = Em branco: 95 cada, ou 65 com três jogadores.
option-round-limit = Máximo de rodadas
option-round-limit-note = Em branco: 300. Depois disso a partida acaba.

## Cards and tables of one's own
option-file = Ler de um arquivo
option-file-too-long = Esse arquivo é longo demais para isto.

## In words
# One option and what it is set to, as a line of a list.
option-line = { $option }: { $value }
option-seats-words = { $n ->
    [1] 1 jogador
   *[other] { $n } jogadores
 }
option-start-random-words = O acaso decide quem começa
option-start-place-words = O lugar { $n } começa
option-apprentice-hand-words = Mãos de { $n } cartas
option-start-carrots-words = Cenouras na largada: { $n } para cada um
option-round-limit-words = No máximo { $n } rodadas

## What holds beside the rules, in words
# $time and $more: as in “10 minutes”.
terms-clock-none = Sem relógio
terms-clock-move = { $time } por jogada
terms-clock-game = { $time } para a partida inteira, mais { $more } a cada jogada
terms-undo-yes = Jogadas podem ser desfeitas
terms-undo-no = Jogada feita não volta
terms-hints-alone = Dicas só para quem joga sozinho
terms-hints-yes = Dicas para quem pedir
terms-hints-no = Sem dicas
terms-takeover = O computador substitui quem fica fora por { $time }
terms-takeover-never = O computador não substitui ninguém
time-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
 }
time-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
time-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
 }
time-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
 }
time-moment = menos de um minuto

## What will not do: a sentence each, with the ruling
setup-seats = Este jogo é para { $least } a { $most } jogadores, não para { $got }.
setup-seats-digest = A partida curta é para 2 jogadores, não para { $got } (F23).
setup-start = O lugar { $got } não pode começar: esta mesa tem menos lugares.
setup-start-carrots = Cenouras na largada: “{ $got }” não serve. É preciso um número inteiro de 0 a 10.000 (P4).
setup-round-limit = Máximo de rodadas: “{ $got }” não serve. É preciso um número inteiro de 1 a { $most } (P23).
setup-clock = Relógio: “{ $got }” não serve. Aceita none, move-60 (60 segundos por jogada) ou game-600-10 (600 segundos para a partida e 10 a cada jogada).
setup-undo = Desfazer jogadas: “{ $got }” não serve. Aceita yes ou no.
setup-hints = Dicas: “{ $got }” não serve. Aceita alone, yes ou no.
setup-takeover = O computador substitui: “{ $got }” não serve. Aceita de 5 a 86400 segundos, ou never.
# What the file of a game says that no form can. $list: names or words as they are written in a file.
setup-unknown = Este jogo não tem a opção “{ $got }”. Tem { $list }.
# $own says whether it also takes lines of one’s own.
setup-value = { $own ->
    [yes] Opção { $option }: “{ $got }” não serve. Aceita { $list }, ou linhas próprias.
   *[no] Opção { $option }: “{ $got }” não serve. Aceita { $list }.
 }
# $why is one of the sentences below.
setup-line = { $option }, linha { $line }: { $why }
setup-deck-count = Um baralho tem 8 cartas, uma por linha; este tem { $got } (R4).
setup-deck-sides = Uma carta de etapa tem quatro lados; esta tem { $got } (R4).
setup-deck-letter = “{ $got }” não é um lado: um lado começa com S, R, F ou * (R4).
setup-deck-query = “{ $got }” não é um lado: só o asterisco pode ter ? (R4).
setup-deck-points = “{ $got }” não é um lado: os pontos vão de 1 a 4 (R4).
setup-deck-missing = Nenhum lado começa com { $got }: cada animal tem um lado (R4).
setup-deck-twice = Mais de um lado começa com { $got }: cada animal tem um lado, e um lado não tem nenhum (R4).
setup-hare-rows = Uma tabela tem 6 linhas, uma para cada número do dado; aqui há { $got } (P3).
setup-hare-words = Uma linha tem 6 palavras, uma para cada posição na corrida; aqui há { $got } (P3).
setup-hare-effect = “{ $got }” não é uma das palavras para o que faz uma casa de lebre (P3).
