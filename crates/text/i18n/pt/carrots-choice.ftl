### Furrow, Portuguese: what can be chosen in Lebre e Tartaruga (Parlett), what follows, and why not.
### $marker is a, b or, with one marker each, none. Spaces are told by their printed number, which counts down to the
### finish: $space, $to. $spaces counts them. $place is a position in the race, 1 to 6, never a space.
### "Livre" is said neither of spaces nor of moves. Words put in are those of carrots-log.ftl and common.ftl.

## The line on the button

carrots-letter = { $marker ->
    [a] A
   *[b] B
 }
carrots-action-forward = { $marker ->
    [none] Avançar { $spaces } até { $to }
   *[other] { carrots-letter }: avançar { $spaces } até { $to }
 }
carrots-action-home = { $marker ->
    [none] Avançar { $spaces }, chegada
   *[other] { carrots-letter }: avançar { $spaces }, chegada
 }
carrots-action-back = { $marker ->
    [none] Recuar { $spaces } até { $to }
   *[other] { carrots-letter }: recuar { $spaces } até { $to }
 }
# $n is 10.
carrots-action-take = { $marker ->
    [none] Ficar, pegar { $n }
   *[other] { carrots-letter }: ficar, pegar { $n }
 }
carrots-action-give = { $marker ->
    [none] Ficar, devolver { $n }
   *[other] { carrots-letter }: ficar, devolver { $n }
 }
carrots-action-restart = { $marker ->
    [none] De volta à largada
   *[other] { carrots-letter }: de volta à largada
 }

## The line below it: carrots. At most 60 characters.

# $income comes in first, 0 if nothing does; then $cost is paid, and $carrots are left.
carrots-preview-forward = { $income ->
    [0] paga { $cost }, fica com { $carrots }{ carrots-then }
   *[other] recebe { $income }, paga { $cost }, fica com { $carrots }{ carrots-then }
 }
# $place is the place of a marker that comes home.
carrots-then = { $then ->
    [rolls] {" "}· lança o dado
    [eats] {" "}· depois come
    [home] {" "}· chega em { ordinal }
    [home-last] {" "}· chega em { ordinal }, fim da partida
    [marker-home] {" "}· chega em { ordinal } dos quatro
    [both-home] {" "}· os dois chegam: vitória
   *[nothing] {""}
 }
carrots-preview-back = recebe { $income }, fica com { carrots-how-many }
# $income of a marker that has stayed, as far as it is more than 0.
carrots-preview-stay = fica com { carrots-how-many }
carrots-preview-restart = { $income ->
    [0] sem cenouras a mais, fica com { carrots-how-many }
   *[other] recebe { $income }, fica com { carrots-how-many }
 }

## The space of a choice, and what it does: one to three sentences

# $kind is the kind of space.
carrots-detail-space = { $kind ->
    [start] Largada.
    [finish] Chegada.
    [tortoise] { $space }, casa de tartaruga.
    [lettuce] { $space }, casa de alface.
    [hare] { $space }, casa de lebre.
    [carrot] { $space }, casa de cenoura.
   *[other] { $space }, casa de posição { $kind }.
 }
carrots-detail-start = As alfaces já comidas continuam comidas.
carrots-detail-finish = { $marker ->
    [none] O peão chega em { ordinal } lugar.
   *[other] { carrots-marker-heading } chega em { ordinal } lugar entre os quatro.
 }
# $income are the carrots.
carrots-detail-tortoise = Recuar { $spaces }: +{ $income }.
# $ten is 10; $income is what it would be in the place that the marker has there now.
carrots-detail-lettuce = Na próxima vez come-se: +{ $ten } por posição (agora a { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 }: +{ $income }); na vez seguinte é preciso mover.
# The six outcomes are told beside it.
carrots-detail-hare = Lança-se o dado, na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição.
carrots-detail-hare-blank = Aqui nada acontece.
# $n is 10.
carrots-detail-hare-mso = Na próxima vez: +{ $n } se nenhum peão tiver passado, ou { $n } a pagar por cada um que passou.
carrots-detail-carrot = Na próxima vez: seguir, ou ficar e pegar ou devolver { $n }.
# $list is a list of carrots-detail-pays-if.
carrots-detail-pays = Na próxima vez: { $list }.
carrots-detail-pays-if = +{ $income } na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição
carrots-detail-pays-nobody = Nesta partida ela não rende nada: há poucos peões.
carrots-detail-place = Com este movimento, o peão fica na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição.
carrots-detail-stuck = Talvez não dê para sair daqui.

## What a face of the die would do: a few words, in a list of six

# $no-lettuce says whether it is for want of a lettuce to eat.
carrots-outcome-loses-turn = { $no-lettuce ->
    [yes] sem alface para comer: perder a próxima vez
   *[no] perder a próxima vez
 }
carrots-outcome-moves = { $effect ->
    [carrot-back] recuar à casa de cenoura { $to }
    [carrot-forward] avançar à casa de cenoura { $to }
    [position-back] recuar uma posição, até { $to }
   *[position-forward] avançar uma posição, até { $to }
 }
# Only by one position forward.
carrots-outcome-home = { $effect ->
   *[position-forward] avançar uma posição, chegada
 }
carrots-outcome-stays = { $why ->
    [no-carrot-space] ficar: nesse sentido não há casa de cenoura
    [first] ficar: não há ninguém à frente
    [last] ficar: não há ninguém atrás
    [neighbour-home] ficar: o peão logo à frente já chegou
    [neighbour-on-start] ficar: o peão logo atrás está na largada
    [finish-closed] ficar: a chegada ainda não está aberta
   *[no-space] ficar: atrás não há casa aonde ir
 }
carrots-outcome-no-move = ficar: nenhum outro movimento é possível
carrots-outcome-eats = comer uma alface na próxima vez
carrots-outcome-eats-carrot = comer 1 cenoura
carrots-outcome-starts-over = sem cenoura para comer: de volta à largada
carrots-outcome-takes-back = recuperar { carrots-how-many }
carrots-outcome-again = mover de novo, e pagar por isso
carrots-outcome-nothing = nada acontece

## What it takes to come home: three short lines, each with a tick or a cross

# $carrots are needed for $spaces; $held are there; $enough says whether they are enough.
carrots-finish-way = { $enough ->
    [yes] { carrots-how-many } para { carrots-spaces }
   *[no] { carrots-how-many } para { carrots-spaces }: tem { $held }
 }
carrots-spaces = { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
 }
carrots-finish-lettuces = { $n ->
    [0] nenhuma alface na mão
    [1] 1 alface na mão
   *[other] { $n } alfaces na mão
 }
# At most $most may be left; $left would be; $known is no if the way cannot be paid.
carrots-finish-over = { $known ->
    [yes] no máximo { $most } de sobra: teria { $left }
   *[no] no máximo { $most } de sobra
 }
carrots-finish-any = qualquer sobra de cenouras

## Why not. $ruling is the number of the rule.

carrots-no-over = A partida acabou ({ $ruling }).
carrots-no-chance-next = Antes o acaso decide: espere um momento ({ $ruling }).
carrots-no-action-next = Antes alguém precisa escolher ({ $ruling }).
carrots-no-such-chance = O acaso não pode trazer isso agora ({ $ruling }).
carrots-no-turn = Não é a sua vez ({ $ruling }).
carrots-no-which-marker = Diga qual dos seus peões, A ou B ({ $ruling }).
carrots-no-one-marker = Com um só peão cada, não há qual escolher ({ $ruling }).
carrots-no-home = Este peão já chegou ({ $ruling }).
carrots-no-bound = { carrots-marker-heading } tem de mover antes: acabou de comer ({ $ruling }).
carrots-no-again = O peão na casa de lebre tem de mover de novo, para a frente ou para trás ({ $ruling }).
carrots-no-beyond = À chegada só se vai por conta exata: isto passa dela ({ $ruling }).
carrots-no-tortoise = A uma casa de tartaruga só se vai recuando ({ $ruling }).
carrots-no-occupied = Já há um peão nessa casa ({ $ruling }).
carrots-no-lettuce = Não há mais alface na sua mão para comer em uma casa de alface ({ $ruling }).
# $carrots is the cost.
carrots-no-carrots = Isso custa { carrots-how-many }: você tem { $held } ({ $ruling }).
carrots-no-lettuce-home = Antes coma as suas alfaces: na chegada não pode sobrar nenhuma ({ $ruling }).
# $carrots may be left, $left would be.
carrots-no-heavy = Na chegada podem sobrar no máximo { carrots-how-many }: você teria { $left } ({ $ruling }).
carrots-no-tortoise-behind = Não há casa de tartaruga atrás deste peão ({ $ruling }).
carrots-no-tortoise-taken = A casa de tartaruga mais próxima atrás está ocupada por um peão ({ $ruling }).
carrots-no-carrot-space = Só em uma casa de cenoura se pode ficar e pegar ou devolver cenouras ({ $ruling }).
carrots-no-ten = Você não tem 10 cenouras para devolver ({ $ruling }).
carrots-no-start-over = Só se recomeça quando não há mais nada a fazer ({ $ruling }).
