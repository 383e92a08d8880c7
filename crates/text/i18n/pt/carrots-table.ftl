### Furrow, Portuguese: the table page of Lebre e Tartaruga (Parlett).
### $marker is a, b or, with one marker each, none; $you says whether the reader sits on the seat spoken of.
### Spaces are told by their printed number, which counts down to the finish. $place is a position in the race.
### Words put in are those of carrots-log.ftl, carrots-choice.ftl and common.ftl.

## The status line

carrots-board-status-turn = Sua vez: escolha uma casa acesa
carrots-board-status-again = A lebre manda seguir: mais um movimento, pago. É obrigatório.
carrots-board-status-restart = Nenhum dos peões pode se mover. Qual volta à largada?
carrots-board-status-die = { $you ->
    [yes] Você lança o dado
   *[no] { $name } lança o dado
 }

carrots-board-round = Rodada { $round }

## The decision

carrots-board-go-choose = Escolha uma casa
carrots-board-go-hint = o número no canto é o custo
carrots-board-go-think = toque em uma casa acesa para ver o efeito
carrots-board-go-restart = Escolha um peão
carrots-board-go-restart-hint = ele volta à largada
carrots-board-hint = Toque em uma casa acesa para ver o custo e o efeito.
# Second buttons: two short words each. $n is 10.
carrots-board-take = { $marker ->
    [none] Ficar, pegar { $n }
   *[other] { carrots-letter }: ficar, pegar { $n }
 }
carrots-board-give = { $marker ->
    [none] Ficar, devolver { $n }
   *[other] { carrots-letter }: ficar, devolver { $n }
 }
carrots-board-restart = { $marker ->
    [none] À largada
   *[other] { carrots-letter } à largada
 }

# Which of the two markers is meant. $at is a printed number, start or finish.
carrots-board-markers = Seus peões
carrots-board-marker-on = { $at ->
    [start] { carrots-letter } na largada
    [finish] { carrots-letter } na chegada
   *[other] { carrots-letter } na casa { $at }
 }

# $spaces is how far $carrots reach in one move.
carrots-board-reach = { carrots-how-many }: { $spaces ->
    [0] não bastam para uma casa
    [1] no máximo 1 casa de uma vez
   *[other] no máximo { $spaces } casas de uma vez
 }
carrots-board-finish-check = Para chegar
carrots-board-met = (cumprido)
carrots-board-unmet = (não cumprido)

## The course

carrots-board-start = Largada
carrots-board-finish = Chegada
carrots-board-here = Você está aqui.
carrots-board-behind = Para trás só se vai à tartaruga mais próxima (P12).

## The seats

carrots-board-place = { $marker ->
    [none] {""}
   *[other] { carrots-letter }{" "}
 }{ $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 }
carrots-board-carrots = { $n ->
    [1] 1 cenoura.
   *[other] { $n } cenouras.
 }
carrots-board-lettuces = { $n ->
    [0] Nenhuma alface.
    [1] 1 alface.
   *[other] { $n } alfaces.
 }
# One word each: what a seat does at its next turn.
carrots-board-owes-lettuce = come
carrots-board-owes-turn = perde a vez
carrots-board-waits = espera
carrots-board-will-eat = { $you ->
    [yes] Na próxima vez você come uma alface.
   *[no] Na próxima vez { $name } come uma alface.
 }
carrots-board-will-miss = { $you ->
    [yes] Você perde a próxima vez.
   *[no] { $name } perde a próxima vez.
 }
# $at is a printed number, start or finish; $kind is the kind of space.
carrots-board-stands = { $name }{ carrots-with }: { $at ->
    [start] na largada
    [finish] na chegada
   *[other] em { $at }, { carrots-board-kind }
 }, { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição.
carrots-board-kind = { $kind ->
    [tortoise] casa de tartaruga
    [lettuce] casa de alface
    [hare] casa de lebre
    [carrot] casa de cenoura
   *[other] casa de posição { $kind }
 }
carrots-board-history = Últimos lances

## The tables

carrots-board-tables = Custos e tabela da lebre
carrots-board-hare-table = Tabela da lebre
carrots-board-hare-caption = O que diz o dado, conforme a posição na corrida
carrots-board-hare-blank = Nesta partida as casas de lebre não têm efeito.
# $n is 10.
carrots-board-hare-mso = Uma casa de lebre não tem efeito imediato. Na vez seguinte ela rende { $n } cenouras se nenhum peão tiver passado; senão, custa { $n } por cada um que passou.
# Beside the heading, short; and the whole sentence.
carrots-board-reconstructed-mark = reconstruída
carrots-board-reconstructed = Reconstruída: não se encontrou nenhuma imagem da tabela impressa.
carrots-board-die = Dado
# A few short words in a cell.
carrots-board-effect = { $effect ->
    [lose] perder a próxima vez
    [carrot-back] recuar a uma casa de cenoura
    [carrot-forward] avançar a uma casa de cenoura
    [position-back] recuar uma posição
    [position-forward] avançar uma posição
    [free] movimento sem custo
    [eat-carrot] comer uma cenoura
    [eat-lettuce] comer uma alface
    [again] mover de novo, e pagar
   *[nothing] nada
 }
carrots-board-rolled = { $you ->
    [yes] Você lançou o dado
   *[no] { $name } lançou o dado
 }
carrots-board-costs = Custo das casas em cenouras
carrots-board-costs-note = Tantas casas de uma vez custam tantas cenouras.

## Rules in short

carrots-board-rule-forward = Para a frente, até onde quiser, por 1 + 2 + 3 … cenouras, até uma casa sem peão.
carrots-board-rule-back = Para trás, só à tartaruga mais próxima: 10 cenouras por casa. Para a frente ninguém vai a uma tartaruga.
carrots-board-rule-position = Em um número: se ele for a sua posição quando chegar a sua vez, você recebe 10 vezes o número. 1·5·6 paga essas três.
carrots-board-rule-carrot = Em uma cenoura: você pode ficar, e pegar ou devolver 10, vez após vez.
carrots-board-rule-lettuce = Em uma alface: na vez seguinte você come uma e recebe 10 vezes a sua posição. Depois disso é preciso seguir.
carrots-board-rule-hare = Em uma lebre: lance o dado. A linha do dado e a coluna da sua posição dizem o que acontece.
carrots-board-rule-stuck = Nada a fazer? De volta à largada, com cenouras completadas. Alfaces comidas continuam comidas.
carrots-board-rule-finish = À chegada só por conta exata, sem alface, e com no máximo 10 cenouras de sobra em 1.º lugar, 20 em 2.º, e assim por diante.

## The end

# What gave a seat its rank.
carrots-board-decided = { $by ->
    [home] chegou
    [left] a caminho
   *[other] { carrots-ranked }
 }

## The table in words

carrots-board-plain-mine = Onde você está
carrots-board-plain-finish = { $marker ->
    [none] Para chegar em um só movimento
   *[other] Para chegar em um só movimento com { carrots-marker }
 }
carrots-board-plain-choices = O que faz cada escolha
carrots-board-plain-bound = { carrots-marker-heading } tem de mover antes.
carrots-board-plain-waits = Espera na casa de lebre{ carrots-with }: { $passed ->
    [0] nenhum peão passou até agora.
    [1] 1 peão passou até agora.
   *[other] { $passed } peões passaram até agora.
 }
# A space of the course, from the start to the finish. $taken says whether markers stand there: those of $list.
carrots-board-plain-space = { $taken ->
    [yes] { carrots-board-plain-number }. Aqui: { $list }.
   *[no] { carrots-board-plain-number }.
 }
carrots-board-plain-number = { $kind ->
    [start] Largada
    [finish] Chegada
   *[other] { $space }: { carrots-board-kind }
 }
carrots-board-plain-whose = { $marker ->
    [none] { $name }
   *[other] { $name } ({ carrots-marker })
 }
# One roll of a chain.
carrots-board-plain-roll = { $die } no dado, na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição: { carrots-effect }.
carrots-board-plain-column = { $marker ->
    [none] Agora você está na
   *[other] { carrots-marker-heading } está agora na
 } { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição. O que diria cada face do dado, de 1 a 6:
# In a list of 44.
carrots-board-plain-way = { carrots-spaces } por { $carrots }
# $decided: what gave the rank.
carrots-board-plain-ranked = { ordinal } lugar: { $name }, { $decided }.
