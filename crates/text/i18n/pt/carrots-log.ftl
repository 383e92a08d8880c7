### Furrow, Portuguese: what happens in Lebre e Tartaruga (Parlett).
### $you says whether the reader sits on the seat spoken of; $marker is a, b or, with one marker each, none.
### Spaces are told by their printed number, which counts down to the finish; start and finish by name.
### "Posição" and "lugar" are in the race, never a space. "Livre" is said neither of spaces nor of moves.
### Plurals go by [1], as [one] would be said of 0 too.

## Words

carrots-how-many = { $carrots ->
    [1] 1 cenoura
   *[other] { $carrots } cenouras
 }

carrots-with = { $marker ->
    [a] {" "}com o peão A
    [b] {" "}com o peão B
   *[none] {""}
 }

carrots-marker = { $marker ->
    [a] o peão A
   *[b] o peão B
 }
carrots-marker-heading = { $marker ->
    [a] O peão A
   *[b] O peão B
 }
# Before an arrow.
carrots-from = { $from ->
    [start] largada
   *[other] { $from }
 }

# After an arrow.
carrots-to = { $to ->
    [finish] chegada
   *[other] { $to }
 }

# What the die says on a hare space.
carrots-effect = { $effect ->
    [lose] perder a próxima vez
    [carrot-back] recuar à casa de cenoura desocupada mais próxima
    [carrot-forward] avançar à casa de cenoura desocupada mais próxima
    [position-back] recuar uma posição
    [position-forward] avançar uma posição
    [free] este movimento não custa nada
    [eat-carrot] comer uma cenoura
    [eat-lettuce] comer uma alface
    [again] mover de novo, e pagar por isso
   *[nothing] nada
 }

## The log

carrots-log-starts = { $you ->
    [yes] Você começa.
   *[no] { $name } começa.
 }

carrots-log-round = Rodada { $round }.

carrots-log-forward = { $you ->
    [yes] Você avança
   *[no] { $name } avança
 } { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
 }{ carrots-with }, { carrots-from } → { carrots-to }, e paga { carrots-how-many }.

carrots-log-back = { $you ->
    [yes] Você recua
   *[no] { $name } recua
 } { $spaces ->
    [1] 1 casa
   *[other] { $spaces } casas
 }{ carrots-with }, { carrots-from } → { carrots-to } (tartaruga), e recebe { carrots-how-many }.

carrots-log-position-income = { $you ->
    [yes] Você recebe { carrots-how-many }
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
    [yes] Você fica na casa de cenoura{ carrots-with } e pega { carrots-how-many }.
   *[no] { $name } fica na casa de cenoura{ carrots-with } e pega { carrots-how-many }.
 }
carrots-log-gives = { $you ->
    [yes] Você fica na casa de cenoura{ carrots-with } e devolve { carrots-how-many }.
   *[no] { $name } fica na casa de cenoura{ carrots-with } e devolve { carrots-how-many }.
 }

carrots-log-on-lettuce = { $you ->
    [yes] Você está em uma casa de alface{ carrots-with } e come na próxima vez.
   *[no] { $name } está em uma casa de alface{ carrots-with } e come na próxima vez.
 }
carrots-log-eats = { $you ->
    [yes] Você come uma alface
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
    [yes] Você perde esta vez.
   *[no] { $name } perde esta vez.
 }

carrots-log-rolls = { $you ->
    [yes] Você está em uma casa de lebre
   *[no] { $name } está em uma casa de lebre
 }{ carrots-with }, na { $place ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
    [4] 4.ª
    [5] 5.ª
   *[6] 6.ª
 } posição, e tira { $die } no dado: { carrots-effect }.
carrots-log-hare-is-quiet = { $you ->
    [yes] A casa de lebre não tem efeito para você.
   *[no] A casa de lebre não tem efeito para { $name }.
 }
carrots-log-no-lettuce = { $you ->
    [yes] Você não tem alface para comer e perde a próxima vez.
   *[no] { $name } não tem alface para comer e perde a próxima vez.
 }
carrots-log-will-eat = { $you ->
    [yes] Na próxima vez você come a alface{ carrots-with }.
   *[no] Na próxima vez { $name } come a alface{ carrots-with }.
 }
carrots-log-eats-carrot = { $you ->
    [yes] Você come 1 cenoura.
   *[no] { $name } come 1 cenoura.
 }

carrots-log-hare-forward = { $you ->
    [yes] A lebre leva você para a frente{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
   *[no] A lebre leva { $name } para a frente{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
 }
carrots-log-hare-back = { $you ->
    [yes] A lebre leva você para trás{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
   *[no] A lebre leva { $name } para trás{ carrots-with }, { carrots-from } → { carrots-to }, sem custo.
 }

# Why a marker stays where it is.
carrots-stay = { $why ->
    [no-carrot-space] Nesse sentido não há casa de cenoura desocupada
    [first] Não há ninguém à frente
    [last] Não há ninguém atrás
    [neighbour-home] O peão logo à frente já chegou
    [neighbour-on-start] O peão logo atrás está na largada
    [no-move] Nenhum outro movimento é possível
    [finish-closed] Só resta a chegada, e ela ainda não está aberta
   *[no-space] Além do peão logo atrás não há casa aonde ir
 }
carrots-log-hare-stays = { $you ->
    [yes] { carrots-stay }: você não sai do lugar{ carrots-with }.
   *[no] { carrots-stay }: { $name } não sai do lugar{ carrots-with }.
 }
carrots-log-free = { $you ->
    [yes] Você recupera o custo deste movimento: { carrots-how-many }.
   *[no] { $name } recupera o custo deste movimento: { carrots-how-many }.
 }
carrots-log-free-nothing = { $you ->
    [yes] Você chegou aqui sem pagar e não recupera nada.
   *[no] { $name } chegou aqui sem pagar e não recupera nada.
 }

carrots-way-to-start = { $from ->
    [start] na largada
   *[other] { $from } → largada
 }
carrots-topped-up = { $carrots ->
    [0] sem cenouras a mais
   *[other] { carrots-how-many } a mais
 }
carrots-log-stuck = { $you ->
    [yes] Você não pode se mover e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } não pode se mover e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
 }
carrots-log-no-carrot = { $you ->
    [yes] Você não tem cenoura para comer e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } não tem cenoura para comer e recomeça{ carrots-with }: { carrots-way-to-start }, { carrots-topped-up }.
 }

carrots-log-waits = { $you ->
    [yes] Você espera na casa de lebre{ carrots-with }: na próxima vez recebe { carrots-how-many }, ou paga o mesmo por peão que tiver passado.
   *[no] { $name } espera na casa de lebre{ carrots-with }: na próxima vez recebe { carrots-how-many }, ou paga o mesmo por peão que tiver passado.
 }

# $which says who the reader is: a, the one who passes, b, the one who waits, or nobody.
carrots-log-passes = { $which ->
    [a] { $waiting } espera na casa de lebre, e você passa{ carrots-with }: { $passed } até agora.
    [b] Você espera na casa de lebre, e { $name } passa{ carrots-with }: { $passed } até agora.
   *[nobody] { $waiting } espera na casa de lebre, e { $name } passa{ carrots-with }: { $passed } até agora.
 }
carrots-passers = { $passed ->
    [1] 1 peão passou
   *[other] { $passed } peões passaram
 }
carrots-log-not-passed = { $you ->
    [yes] Você esperou na casa de lebre{ carrots-with }, e nenhum peão passou: você recebe { carrots-how-many }.
   *[no] { $name } esperou na casa de lebre{ carrots-with }, e nenhum peão passou: recebe { carrots-how-many }.
 }
# $all says whether it is all the carrots there are, or that there are none.
carrots-log-passed = { $you ->
    [yes] Você esperou na casa de lebre{ carrots-with }, e { carrots-passers }: { $all ->
        [none] você não paga nada, por não ter cenoura
        [yes] você paga tudo o que tem, { carrots-how-many }
       *[no] você paga { carrots-how-many }
    }.
   *[no] { $name } esperou na casa de lebre{ carrots-with }, e { carrots-passers }: { $all ->
        [none] não paga nada, por não ter cenoura
        [yes] paga tudo o que tem, { carrots-how-many }
       *[no] paga { carrots-how-many }
    }.
 }

carrots-log-marker-home = { $you ->
    [yes] Você chega com { carrots-marker }, em { ordinal } lugar entre os quatro peões.
   *[no] { $name } chega com { carrots-marker }, em { ordinal } lugar entre os quatro peões.
 }
carrots-log-player-home = { $you ->
    [yes] Você chega em { ordinal } lugar.
   *[no] { $name } chega em { ordinal } lugar.
 }
carrots-log-both-home = { $you ->
    [yes] Você chega com os dois peões e vence.
   *[no] { $name } chega com os dois peões e vence.
 }

carrots-log-bound = { $you ->
    [yes] Até que { carrots-marker } coma e siga, você não pode usar outro.
   *[no] Até que { carrots-marker } coma e siga, { $name } não pode usar outro.
 }
carrots-log-released = { $you ->
    [yes] { carrots-marker-heading } não pode seguir: você pode usar outro.
   *[no] { carrots-marker-heading } não pode seguir: { $name } pode usar outro.
 }

carrots-log-ends-one-left = Só um jogador ainda está a caminho: fim da partida.
carrots-log-ends-both-home = Fim da partida.
carrots-log-ends-round-limit = A última rodada acabou: fim da partida.

carrots-ranked = { $by ->
    [home] na chegada
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
carrots-log-ranks = { $you ->
    [yes] { ordinal } lugar: você, { carrots-ranked }.
   *[no] { ordinal } lugar: { $name }, { carrots-ranked }.
 }
