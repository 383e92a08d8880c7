### Furrow, Portuguese: what can be chosen in A Lebre e a Tartaruga (Kim), what follows, and why not.
### $animal, $you and the words put in are those of fable-log.ftl.

## The line on the button

fable-action-play = Jogar { fable-cards }
fable-action-bet = Apostar { $animal ->
    [hare] na lebre
    [tortoise] na tartaruga
    [wolf] no lobo
    [fox] na raposa
   *[lamb] no cordeiro
 }{ $howl ->
    [yes] , com um uivo
   *[no] {""}
 }

fable-action-move = Mover { fable-animal-the }

## The line below it: what would follow. At most 60 characters if names are short.

fable-next = { $you ->
    [yes] depois é a sua vez
    [nobody] depois a vez passa
   *[no] depois joga { $name }
 }

fable-plays-next = { $you ->
    [yes] depois joga você
    [nobody] depois a vez passa
   *[no] depois joga { $name }
 }

# So many more cards start the race: of one animal, or of any.
fable-cards-to-go = { $left ->
    [1] falta 1 carta
   *[other] faltam { $left } cartas
 }

fable-of-animal = { $n ->
    [1] falta 1 { fable-animal }
   *[other] faltam { $n } { fable-animal-many }
 }

fable-preview-quiet = ainda sem corrida, { fable-cards-to-go } · { fable-next }
fable-preview-quiet-four = ainda sem corrida, { fable-of-animal } · { fable-next }

fable-preview-race = inicia a corrida · { fable-plays-next }
fable-preview-race-nap = inicia a corrida: a lebre cochila · { fable-plays-next }
fable-preview-race-howl = inicia a corrida: só o lobo corre · { fable-plays-next }
fable-preview-race-nobody = inicia a corrida: ninguém corre · { fable-plays-next }
# $list is a list of fable-preview-arrival.
fable-preview-race-home = corrida: { $list } · { fable-plays-next }
fable-preview-race-ends = última corrida: { $list }
fable-preview-arrival = { ordinal } { fable-animal }

# Apprentices: a play that starts a race, and an animal moved in it. $list is a list of animals.
fable-moves-next = { $you ->
    [yes] depois você move
    [nobody] depois a vez passa
   *[no] depois { $name } move
 }
fable-moves-first = { $you ->
    [yes] você move primeiro
    [nobody] depois os animais correm
   *[no] { $name } move primeiro
 }
fable-animals-to-go = { $left ->
    [1] falta 1 animal
   *[other] faltam { $left } animais
 }
fable-preview-opens = inicia a corrida · { fable-moves-first }
fable-preview-opens-ends = última corrida: { $list }
fable-preview-move = { fable-lands }, { fable-animals-to-go } · { fable-moves-next }
fable-preview-move-last = { fable-lands }, acaba a corrida · { fable-plays-next }
fable-preview-move-ends = { fable-lands }, fim da partida
fable-lands = { $lands ->
    [home] chega
    [turbo] Turbo → { $to }
   *[space] → { $to }
 }

fable-preview-bet = { $howl ->
    [yes] { fable-animal }: 5, 3 ou 2 pontos se subir ao pódio; custa um uivo
   *[no] { fable-animal }: 5, 3 ou 2 pontos se subir ao pódio
 }
fable-preview-bet-twice = { $howl ->
    [yes] { fable-animal } em dobro: 10, 6 ou 4 pontos, ou nada; custa um uivo
   *[no] { fable-animal } em dobro: 10, 6 ou 4 pontos, ou nada
 }

## How an animal would fare, at the end of its row

fable-landing-to = → { $to }
fable-landing-stays = fica
fable-landing-naps = cochila
fable-landing-home = já chegou
fable-landing-crosses = chega em { ordinal }

## Why not. $ruling is the number of the rule.

fable-no-over = A partida acabou ({ $ruling }).
fable-no-chance-next = As cartas estão sendo distribuídas: espere um momento ({ $ruling }).
fable-no-action-next = Antes alguém precisa escolher ({ $ruling }).
fable-no-such-chance = O acaso não pode trazer isso agora ({ $ruling }).
fable-no-turn = Não é a sua vez ({ $ruling }).
fable-no-bet-first = Antes todos fazem a segunda aposta ({ $ruling }).
fable-no-bets-laid = As segundas apostas já foram feitas ({ $ruling }).
fable-no-second-bets = Nesta partida não há segunda aposta ({ $ruling }).
fable-no-moves-first = Antes os animais desta corrida são movidos ({ $ruling }).
fable-no-moves = Agora não há animal para mover ({ $ruling }).
fable-no-card-of = Não há carta de { fable-animal } na mesa: esse animal não se move nesta corrida ({ $ruling }).
fable-no-moved-twice = { fable-animal-the-heading } já se moveu nesta corrida ({ $ruling }).
fable-no-such-card = { $card ->
    [howl] Você não tem tantos uivos na mão ({ $ruling }).
    [wolf] Você não tem tantos lobos na mão sem contar o uivo ({ $ruling }).
   *[other] Você não tem { $animal ->
        [hare] tantas lebres
        [tortoise] tantas tartarugas
        [wolf] tantos lobos
        [fox] tantas raposas
       *[lamb] tantos cordeiros
    } na mão ({ $ruling }).
 }
fable-no-card = Jogue pelo menos 1 carta; todas as cartas de uma vez mostram o mesmo animal ({ $ruling }).
fable-no-four = { $n ->
    [0] Não cabem mais { fable-animal-many }: no máximo 4 cartas de cada animal ({ $ruling }).
    [1] Só cabe mais 1 { fable-animal }: no máximo 4 cartas de cada animal ({ $ruling }).
   *[other] Só cabem mais { $n } { fable-animal-many }: no máximo 4 cartas de cada animal ({ $ruling }).
 }
fable-no-eight = { $n ->
    [0] Não cabem mais cartas: no máximo 8 no total ({ $ruling }).
    [1] Só cabe mais 1 carta: no máximo 8 no total ({ $ruling }).
   *[other] Só cabem mais { $n } cartas: no máximo 8 no total ({ $ruling }).
 }
