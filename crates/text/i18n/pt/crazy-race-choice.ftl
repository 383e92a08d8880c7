### Furrow, Portuguese: what can be chosen in Crazy Race (Schacht), what follows, and why not.
### $animal is sprinter, reptile or flyer; the words put in are those of crazy-race-log.ftl.
### "Pôr" is said of cards, "mover" and "passo" of animals; a card is "virada", an animal goes round the "retorno".

## Words

# A side of the stage card, always "o lado". $kind is animal, any (its winner chooses one animal), per-card (the side
# with the question mark) or none (the card is not known yet); $points is its number, $side counts the sides from the
# triangle, 1 to 4.
crazy-race-the-side = { $kind ->
    [animal] lado { $animal ->
        [sprinter] do velocista
        [reptile] do réptil
       *[flyer] do voador
    }
    [any] lado à escolha
    [per-card] lado do ?
   *[none] lado { $side }
 }

## The line on the button

# $value is the number on the card; the rest is that of crazy-race-the-side.
crazy-race-action-lay = Pôr { $value } no { crazy-race-the-side }

crazy-race-action-pass = Passar

# $n used cards, which are $cards: "2 3 6".
crazy-race-action-recall = { $n ->
    [0] Recuperar minhas cartas (1 vez)
    [1] Recuperar 1 carta: { $cards }
   *[other] Recuperar { $n } cartas: { $cards }
 }

# $points is 0 while no side has been won.
crazy-race-action-move = { $points ->
    [0] Mover { crazy-race-animal-the }
    [1] Mover { crazy-race-animal-the }: 1 ponto
   *[other] Mover { crazy-race-animal-the }: { $points } pontos
 }

crazy-race-action-decline = Não mover

# A step is worth one of the $points that are left.
crazy-race-action-step = Um passo com { crazy-race-animal-the }

crazy-race-action-stop = { $points ->
    [0] Parar
    [1] Parar, perde 1 ponto
   *[other] Parar, perde { $points } pontos
 }

crazy-race-action-discard = Devolver a ficha { $tile }

## The line below it: what would follow. At most 64 characters if names are short.

# $n cards come back, $hand are in hand then.
crazy-race-preview-recall = uma vez por partida; fica com { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
 } e põe ou passa

# What a card does where it is laid. $how is closes (it closes another side: the arguments of crazy-race-the-side are
# those of the side closed, $ruling is the rule), first (it is the first there), sum (the player has cards there, with
# this one $sum in all), one (one other player, $name, laid there first) or more ($n others did).
crazy-race-order = { $how ->
    [closes] fecha o { crazy-race-the-side } ({ $ruling })
    [first] a primeira ali
    [sum] { $sum } ali no total
    [one] { $name } veio antes
   *[more] depois de outros { $n }
 }

# $order is a crazy-race-order. $result says what winning the side would bring: moves (its animal moves: $where, $space,
# $takes and $tile say how), choice ($points for one animal), per-card ($cards points, as many as cards lie there so
# far), still (its animal is home), all-home (so are all) or unknown. Where $order says which side is closed there is
# less room: ends (its animal moves, with no tile to take), takes (it takes a tile) and pick (as choice).
crazy-race-preview-lay = { $result ->
    [moves] { $order }; se vencer: { crazy-race-lands }{ crazy-race-takes }
    [ends] { $order }; se vencer: { crazy-race-lands }
    [takes] { $order }; pode ganhar a ficha { $tile }
    [still] { $order }; mas { crazy-race-animal-the } já chegou
    [all-home] { $order }; mas todos os seus animais chegaram
    [choice] { $order }; se vencer: animal à escolha, { crazy-race-how-many-points }
    [pick] { $order }; se vencer: à escolha, { crazy-race-how-many-points }
    [per-card] { $order }; se vencer: { crazy-race-points-so-far }
   *[unknown] { $order }
 }

crazy-race-points-so-far = { $cards ->
    [1] 1 ponto até agora
   *[other] { $cards } pontos até agora
 }

# Where a move ends: $where is start, out, turnaround, back or home, $space its number on the way out or back.
crazy-race-lands = { $where ->
    [start] na largada
    [out] casa { $space }
    [turnaround] retorno
    [home] chegada
   *[back] casa { $space } da volta
 }

crazy-race-ends-on = { $where ->
    [start] para na largada
    [out] para na casa { $space }
    [turnaround] para no retorno
    [home] chega
   *[back] para na casa { $space } da volta
 }

# $takes is nothing, none-left (it would take a tile, but none is left) or tile: the one with $tile points.
crazy-race-takes = { $takes ->
    [nothing] {""}
    [none-left] , sem ficha
   *[tile] , pega a ficha { $tile }
 }

# $jumped is how many taken spaces it jumps.
crazy-race-jumps = { $jumped ->
    [0] {""}
   *[other] pula { $jumped },{" "}
 }

# $lost points lead beyond home.
crazy-race-loses = { $lost ->
    [0] {""}
    [1] , 1 ponto perdido
   *[other] , { $lost } pontos perdidos
 }

crazy-race-preview-move = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes }{ crazy-race-loses }

# $left points are left after the step; $all_home says whether all animals are home with it, so that nothing can use them.
crazy-race-preview-step = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes }; { $all_home ->
    [yes] { $left ->
        [0] todos chegaram
        [1] todos chegaram, 1 ponto perdido
       *[other] todos chegaram, { $left } pontos perdidos
    }
   *[no] { $left ->
        [0] último ponto
        [1] resta 1 ponto
       *[other] restam { $left } pontos
    }
 }

# $cards says whether some are in hand, none, or whether the game has no later round: over. $rounds of this stage are left.
crazy-race-preview-pass = { $cards ->
    [over] foi a última rodada da última etapa
    [none] { $rounds ->
        [0] pode recuperar as suas cartas na próxima etapa
       *[other] pode recuperar as suas cartas na próxima rodada
    }
   *[some] { $rounds ->
        [0] a última rodada: as suas cartas ficam na mão
       *[other] pode pôr carta de novo na próxima rodada
    }
 }

crazy-race-preview-decline = { $points ->
    [0] nada se move
    [1] nada se move, 1 ponto perdido
   *[other] nada se move, { $points } pontos perdidos
 }

# $points are lost, as the line above says.
crazy-race-preview-stop = os seus animais ficam onde estão

# $tile is given back; the tiles kept are worth $points.
crazy-race-preview-discard = { $points ->
    [0] é a sua última ficha
   *[other] fica com { crazy-race-how-many-points }
 }

## Why not. $ruling is the number of the rule.

crazy-race-no-over = A partida acabou ({ $ruling }).
crazy-race-no-chance-next = Antes vem a próxima carta de etapa: espere um momento ({ $ruling }).
crazy-race-no-action-next = Antes alguém precisa escolher ({ $ruling }).
crazy-race-no-such-chance = O acaso não pode trazer isso agora ({ $ruling }).
crazy-race-no-turn = Agora a escolha é de outra pessoa ({ $ruling }).
crazy-race-no-laying = Só se põem e recuperam cartas nas três rodadas de uma etapa ({ $ruling }).
crazy-race-no-such-card = Não há { $value } na sua mão ({ $ruling }).
crazy-race-no-such-side = Uma carta de etapa tem os lados 1 a 4; não há lado { $side } ({ $ruling }).
crazy-race-no-closed = Há cartas em três lados: o lado { $side } está fechado nesta etapa ({ $ruling }).
crazy-race-no-second-recall = As suas cartas já foram recuperadas: só uma vez por partida ({ $ruling }).
crazy-race-no-used-cards = Não há cartas usadas para recuperar ({ $ruling }).
crazy-race-no-side-won = Os animais só se movem depois de vencer um lado ({ $ruling }).
crazy-race-no-other-animal = Este lado move { crazy-race-animal-the } e nenhum outro animal ({ $ruling }).
crazy-race-no-home = { crazy-race-animal-the-heading } já chegou e não se move mais ({ $ruling }).
crazy-race-no-all-at-once = Os pontos deste lado são gastos um de cada vez, em animais à escolha ({ $ruling }).
crazy-race-no-one-at-a-time = Este lado move um animal com todos os pontos, ou nenhum ({ $ruling }).
crazy-race-no-tile-owed = Agora não é preciso devolver nenhuma ficha ({ $ruling }).
crazy-race-no-such-tile = Não há ficha { $tile } entre as suas ({ $ruling }).
