### Furrow, Portuguese: the table page of Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of. "Pôr" is said of cards,
### "mover" of animals, a card is "virada", an animal goes round the "retorno". A "lado" is of the stage card; the
### arguments of crazy-race-the-side are $kind, $animal, $points and $side.
### Buttons have two short lines: what is done, what follows.

## The status line

crazy-race-board-status-lay = Sua vez: ponha uma carta ou passe
crazy-race-board-status-recall = Mão vazia: recupere as cartas ou passe
crazy-race-board-status-pass = Sua vez: só é possível passar
# You have won a side with $sum.
crazy-race-board-status-move = { $kind ->
    [animal] Você vence o { crazy-race-the-side } com { $sum }: mova ou não
   *[other] Você vence com { $sum }: mova um animal à escolha, { $points }
 }
# You have won the side with the question mark; $left points are left.
crazy-race-board-status-step = { $left ->
    [1] Você vence o lado do ?: resta 1 ponto
   *[other] Você vence o lado do ?: restam { $left } pontos
 }
crazy-race-board-status-discard = Seu animal é o penúltimo: devolva uma ficha
crazy-race-board-status-wins = { $name } vence o { crazy-race-the-side }
crazy-race-board-status-pays = { $name } devolve uma ficha
# Beside the status line, short, on two lines.
crazy-race-board-stage-round = etapa { $stage }/8 rodada { $round }/3

## The decision

# $points are left of a side with a question mark.
crazy-race-board-go-lay = Escolha carta e lado
crazy-race-board-hint-lay = em qualquer ordem; ou passe
# The hand is empty.
crazy-race-board-go-rest = Recupere as cartas ou passe
crazy-race-board-go-move = Escolha um animal
crazy-race-board-hint-move = ou não mova
crazy-race-board-go-step = { $points ->
    [1] Escolha um animal: resta 1 ponto
   *[other] Escolha um animal: restam { $points } pontos
 }
crazy-race-board-hint-step = cada ponto leva à próxima casa livre
crazy-race-board-go-discard = Escolha uma ficha
crazy-race-board-hint-discard = penalidade 2: uma ficha à sua escolha
# A card or a side was chosen, the other half is missing.
crazy-race-board-part-card = Pôr { $value }
crazy-race-board-part-card-then = Agora escolha um lado.
crazy-race-board-part-side = Pôr no { crazy-race-the-side }
crazy-race-board-part-side-then = Agora escolha uma carta.
# Buttons beside the hand: at most two words a line, two lines.
crazy-race-board-pass = Passar
# $n used cards would come back.
crazy-race-board-recall = { $n ->
    [0] Recuperar cartas
    [1] Recuperar 1 carta
   *[other] Recuperar { $n } cartas
 }
crazy-race-board-decline = Não mover
crazy-race-board-stop = Parar
# The question before it; $cards: "2 3 6".
crazy-race-board-recall-asks = { $n ->
    [1] Recuperar a sua carta { $cards }? Isso só se faz uma vez por partida.
   *[other] Recuperar as suas { $n } cartas: { $cards }? Isso só se faz uma vez por partida.
 }
crazy-race-board-no-cards = Nenhuma carta na mão.
crazy-race-board-card = Carta { $value }
crazy-race-board-tile = Ficha { $tile }
crazy-race-board-tile-lost = Ficha { $tile }, perdida pela penalidade { $number }

## The stage card

crazy-race-board-stage-card = A carta de etapa
# When a side is looked at: $place is 1 (the triangle) to 4.
crazy-race-board-nth = { ordinal }
# In place of an animal, very short: the winner chooses one.
crazy-race-board-any = livre
crazy-race-board-side = { $kind ->
    [animal] { crazy-race-animal-the-heading }, { crazy-race-how-many-points }.
    [any] Um animal à escolha de quem vence, { crazy-race-how-many-points }.
   *[other] Um ponto por carta aqui, para qualquer animal de quem vence.
 }
# Who laid there first wins where sums are level.
crazy-race-board-first = { $you ->
    [yes] antes: você
   *[no] antes: { $name }
 }
# A card in words; $value 0: it lies face down.
crazy-race-board-lies = { $you ->
    [yes] Você: { $value }.
   *[no] { $value ->
        [0] { $name }: uma carta.
       *[other] { $name }: { $value }.
    }
 }
crazy-race-board-closed = fechado (R9)
crazy-race-board-closes = fecharia (R9)
crazy-race-board-points-left = { $points ->
    [1] resta 1 ponto
   *[other] restam { $points } pontos
 }
# Buttons in the corners: one word a line.
crazy-race-board-to-memory = Cartas
crazy-race-board-to-standing = Pontos
crazy-race-board-to-stages = Etapas

## The lanes

crazy-race-board-lanes = As raias
# A stack of tiles; $place is finish or turnaround; $tile is the highest left, with all below it.
crazy-race-board-stack = { $place ->
    [finish] { $tile ->
        [0] chegada: acabou
       *[other] chegada: até { $tile }
    }
   *[turnaround] { $tile ->
        [0] retorno: acabou
       *[other] retorno: até { $tile }
    }
 }
# Between the stacks of tiles, short: everybody has taken cards back, so the game may end early.
crazy-race-board-last-cards = últimas cartas (R16)
crazy-race-board-last-cards-why = Todos já recuperaram as cartas: a partida termina quando nenhuma mão tiver cartas (R16).
crazy-race-board-as-now = com as raias de agora
crazy-race-board-as-now-why = Os lados antes deste movem primeiro, então as raias ainda podem mudar.
crazy-race-board-stands = { $where ->
    [start] { crazy-race-animal-the-heading } está na largada.
    [out] { crazy-race-animal-the-heading } está na casa { $space } da ida.
    [turnaround] { crazy-race-animal-the-heading } está no retorno.
    [home] { crazy-race-animal-the-heading } já chegou.
   *[back] { crazy-race-animal-the-heading } está na casa { $space } da volta.
 }
crazy-race-board-in-hand = cartas na mão
crazy-race-board-recall-ready = Ainda é possível recuperar as cartas.
crazy-race-board-recall-used = As cartas já foram recuperadas.
crazy-race-board-token = Marcador de primeiro jogador
crazy-race-board-hand-count = { $n ->
    [1] 1 carta na mão.
   *[other] { $n } cartas na mão.
 }
# $cards are the used ones: "2 3 6".
crazy-race-board-used = { $n ->
    [0] Nenhuma carta usada.
    [1] Usada: { $cards }.
   *[other] Usadas: { $cards }.
 }
crazy-race-board-tiles-of = { $n ->
    [0] Ainda sem fichas.
    [1] Ficha { $list }: { crazy-race-how-many-points }.
   *[other] Fichas { $list }: { crazy-race-how-many-points }.
 }

## What each player can still hold

crazy-race-board-remaining = Cartas que ainda podem vir
crazy-race-board-remaining-note = Riscadas: usadas. As viradas para baixo estão entre as outras.
crazy-race-board-can-hold = Na mão ou viradas para baixo
crazy-race-board-used-head = Usadas
# $cards: "1 1 4 6".
crazy-race-board-still = { $n ->
    [0] Não resta nenhuma.
   *[other] Restam: { $cards }.
 }

## If the game ended now

crazy-race-board-if-ended = Se a partida acabasse agora
crazy-race-board-tiles = Fichas
crazy-race-board-animals = Animais
crazy-race-board-pays = Paga
crazy-race-board-would-have = Pontos
# $list: the players whose animals stand there.
crazy-race-board-penalty = { $falls ->
    [yes] { $number ->
        [1] Penalidade 1, os mais atrasados: { $list } ({ crazy-race-place }).
       *[2] Penalidade 2, os seguintes: { $list } ({ crazy-race-place }).
    }
   *[no] { $number ->
        [1] Penalidade 1: ninguém paga.
       *[2] Penalidade 2: ninguém paga.
    }
 }
crazy-race-board-penalty-note = A penalidade 1 leva a melhor ficha. Na penalidade 2 a escolha é de quem paga: aqui, a mais baixa.

## Past stages

crazy-race-board-stages = Como foram as etapas
crazy-race-board-no-stages = Ninguém venceu um lado ainda.
crazy-race-board-stage-past = Etapa { $stage }
# One side of a stage: $place is its place in the order; $name won with $sum, $level says whether others had as much.
# $how: nobody (no card there), home (the animal was home), left, moved ($animal and where it ended), spent ($spent points),
# open (not decided yet).
crazy-race-board-story = { $how ->
    [nobody] { ordinal }, { crazy-race-the-side }: ninguém
    [home] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, nada se move
    [left] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, sem mover
    [moved] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, { crazy-race-animal-the } → { crazy-race-lands }{ crazy-race-takes }
    [spent] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }, { crazy-race-board-spent }
   *[open] { ordinal }, { crazy-race-the-side }: { crazy-race-board-winner }
 }
crazy-race-board-winner = { $you ->
    [yes] { $level ->
        [yes] você com { $sum }, antes ali
       *[no] você com { $sum }
    }
   *[no] { $level ->
        [yes] { $name } com { $sum }, antes ali
       *[no] { $name } com { $sum }
    }
 }
crazy-race-board-spent = { $spent ->
    [1] 1 ponto gasto
   *[other] { $spent } pontos gastos
 }

## Rules in short

crazy-race-board-rule-lay = Uma etapa tem três rodadas. Em cada uma, ponha uma carta virada para baixo em um lado, ou passe.
crazy-race-board-rule-recall = Uma vez por partida, antes de pôr carta ou passar, é possível recuperar as cartas usadas.
crazy-race-board-rule-win = Depois os lados são virados, primeiro o do triângulo. A soma mais alta vence; no empate, quem pôs carta ali antes.
crazy-race-board-rule-move = Quem vence move o animal do lado pelo número, ou não move.
crazy-race-board-rule-any = Um lado sem animal: um à escolha. Um ?: um ponto por carta ali, para qualquer dos seus animais.
crazy-race-board-rule-jump = Um ponto leva à próxima casa livre: os próprios animais são pulados e não contam.
crazy-race-board-rule-tiles = No retorno e na chegada, um animal pega a melhor ficha que houver ali.
crazy-race-board-rule-three = Três jogadores: quando três lados têm cartas, o quarto fecha.
crazy-race-board-rule-end = A partida acaba depois da etapa 8, ou quando ninguém tem cartas nem pode recuperar.
crazy-race-board-rule-penalties = Os mais atrasados: perde-se a melhor ficha. Os seguintes: perde-se uma ficha à escolha.

## The table in words. $list is a list of numbers, "1, 1, 2 e 6", $n of them.

crazy-race-plain-hand = { $n ->
    [0] { crazy-race-board-no-cards }
   *[other] { $list }.
 }
crazy-race-plain-stage = Etapa { $stage } de 8, rodada { $round } de 3. Os lados, na ordem em que são virados:
crazy-race-plain-closed = Fechado nesta etapa (R9).
crazy-race-plain-no-cards = Não há cartas ali.
crazy-race-plain-first = { $you ->
    [yes] Você pôs a primeira carta ali.
   *[no] { $name } pôs a primeira carta ali.
 }
# On the side with the question mark, while its winner spends them.
crazy-race-plain-points-left = { $points ->
    [1] Resta 1 ponto para gastar.
   *[other] Restam { $points } pontos para gastar.
 }
# $place is finish or turnaround.
crazy-race-plain-stack = { $place ->
    [finish] { $n ->
        [0] Chegada: não há mais fichas.
        [1] Chegada: resta a ficha { $list }.
       *[other] Chegada: restam as fichas { $list }.
    }
   *[turnaround] { $n ->
        [0] Retorno: não há mais fichas.
        [1] Retorno: resta a ficha { $list }.
       *[other] Retorno: restam as fichas { $list }.
    }
 }
crazy-race-plain-token = Tem o marcador de primeiro jogador.
crazy-race-plain-used = { $n ->
    [0] Nenhuma carta usada.
    [1] Usada: { $list }.
   *[other] Usadas: { $list }.
 }
# What everybody can know: the cards in hand or face down at the stage card.
crazy-race-plain-remaining = { $n ->
    [0] Nenhuma carta na mão ou virada para baixo.
   *[other] Na mão ou viradas para baixo: { $list }.
 }
# $list: the tiles that penalties would take; $points are what is left.
crazy-race-plain-would-have = { $n ->
    [0] { $name }: { crazy-race-how-many-points }, não perde nada.
    [1] { $name }: { crazy-race-how-many-points }, sem a ficha { $list }.
   *[other] { $name }: { crazy-race-how-many-points }, sem as fichas { $list }.
 }
# $list: the tiles that are left.
crazy-race-plain-final = { $n ->
    [0] { ordinal } lugar: { $name }, { crazy-race-how-many-points }, nenhuma ficha.
    [1] { ordinal } lugar: { $name }, { crazy-race-how-many-points }, ficha { $list }.
   *[other] { ordinal } lugar: { $name }, { crazy-race-how-many-points }, fichas { $list }.
 }
