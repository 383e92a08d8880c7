### Furrow, Portuguese: what happens in Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of.
### "Casa" is on the lane, and goes with "ida" or "volta"; "lado" is of the stage card; "ficha" has points.
### A player lays cards and wins sides; an animal moves. "Viradas" is said of cards only.
### Plurals go by [1], as [one] would be said of 0 too.

## Words

crazy-race-animal = { $animal ->
    [sprinter] velocista
    [reptile] réptil
   *[flyer] voador
 }

crazy-race-animal-the = { $animal ->
    [sprinter] o velocista
    [reptile] o réptil
   *[flyer] o voador
 }

crazy-race-animal-the-heading = { $animal ->
    [sprinter] O velocista
    [reptile] O réptil
   *[flyer] O voador
 }

# A place of the lane: $where is start, out, turnaround, back or home; $space is its number on the way out or back.
crazy-race-place = { $where ->
    [start] largada
    [out] casa { $space } da ida
    [turnaround] retorno
    [home] chegada
   *[back] casa { $space } da volta
 }

crazy-race-space = casa { $space }

# Where a move leads, after an arrow.
crazy-race-to = { $where ->
    [home] linha de chegada
   *[other] { crazy-race-place }
 }

# Spaces, not animals: one animal can be jumped on the way out and again on the way back.
crazy-race-jumping = { $jumped ->
    [0] {""}
    [1] , pulando 1 casa ocupada
   *[other] , pulando { $jumped } casas ocupadas
 }

crazy-race-points-lost = { $points ->
    [1] perde-se 1 ponto
   *[other] perdem-se { $points } pontos
 }

crazy-race-points-over = { $points ->
    [1] Sobra 1 ponto, que se perde
   *[other] Sobram { $points } pontos, que se perdem
 }

crazy-race-how-many-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }

# One side of a stage card; $kind is animal, any or per-card.
crazy-race-side = { $kind ->
    [animal] { crazy-race-animal } { $points } (lado { $side })
    [any] um animal à escolha { $points } (lado { $side })
   *[per-card] animais à escolha a um ponto por carta (lado { $side })
 }

# The cards of a seat: $sum is their sum, $addends says it at length if there are several.
crazy-race-sum = { $you ->
    [yes] você { $cards ->
        [1] { $sum }
       *[other] { $addends } = { $sum }
    }
   *[no] { $name } { $cards ->
        [1] { $sum }
       *[other] { $addends } = { $sum }
    }
 }

crazy-race-spent = { $you ->
    [yes] você { $cards }
   *[no] { $name } { $cards }
 }

## The log

crazy-race-log-starts = { $you ->
    [yes] Você recebe o marcador de primeiro jogador.
   *[no] { $name } recebe o marcador de primeiro jogador.
 }

crazy-race-log-reconstructed = As cartas de etapa são reconstruídas: não se encontrou nenhuma leitura das impressas.

# $list is the four sides, from the triangle clockwise.
crazy-race-log-stage = Etapa { $stage } de 8, carta { $number }: { $list }.

crazy-race-log-round = Rodada { $round } de 3.

# $list is a list of numbers.
crazy-race-log-recalls = { $you ->
    [yes] Você recupera as cartas usadas, uma vez por partida: { $list }.
   *[no] { $name } recupera as cartas usadas, uma vez por partida: { $list }.
 }

crazy-race-at-side = { $n ->
    [1] a primeira ali
   *[other] agora { $n } ali
 }
crazy-race-log-lays = { $you ->
    [yes] Você põe uma carta { $value } no lado { $side } ({ crazy-race-at-side }).
   *[no] { $name } põe uma carta { $value } no lado { $side } ({ crazy-race-at-side }).
 }
crazy-race-log-lays-hidden = { $you ->
    [yes] Você põe uma carta no lado { $side } ({ crazy-race-at-side }).
   *[no] { $name } põe uma carta no lado { $side } ({ crazy-race-at-side }).
 }

crazy-race-log-passes = { $you ->
    [yes] Você passa.
   *[no] { $name } passa.
 }

crazy-race-log-skipped = { $you ->
    [yes] Você não tem mais cartas nem pode recuperar nenhuma: perde a vez.
   *[no] { $name } não tem mais cartas nem pode recuperar nenhuma: perde a vez.
 }

crazy-race-log-closes = Há cartas em três lados: o lado { $side } está fechado nesta etapa.

crazy-race-log-evaluates = As rodadas acabaram: as cartas são viradas, um lado depois do outro.

# $list is a list of crazy-race-sum, whoever laid there first in front.
crazy-race-log-turns-up = Lado { $side }: { $list }.

crazy-race-log-wins = { $you ->
    [yes] Você vence o lado { $side } com { $sum }.
   *[no] { $name } vence o lado { $side } com { $sum }.
 }
crazy-race-log-wins-by-order = { $you ->
    [yes] Empate em { $sum }: você pôs a primeira carta ali e vence o lado { $side }.
   *[no] Empate em { $sum }: { $name } pôs a primeira carta ali e vence o lado { $side }.
 }

crazy-race-log-no-cards = Lado { $side }: não há cartas ali, nada se move.
crazy-race-log-still-home = { $you ->
    [yes] Você já tem { crazy-race-animal-the } na chegada: no lado { $side } nada se move.
   *[no] { $name } já tem { crazy-race-animal-the } na chegada: no lado { $side } nada se move.
 }
crazy-race-log-all-home = { $you ->
    [yes] Você já tem todos os animais na chegada: no lado { $side } nada se move.
   *[no] { $name } já tem todos os animais na chegada: no lado { $side } nada se move.
 }

crazy-race-log-moves = { $you ->
    [yes] Você move { crazy-race-animal-the } com { crazy-race-how-many-points }.
   *[no] { $name } move { crazy-race-animal-the } com { crazy-race-how-many-points }.
 }
# $from is a place, $to a crazy-race-to.
crazy-race-log-hops = { $you ->
    [yes] Você move { crazy-race-animal-the } com { crazy-race-how-many-points }: { $from } → { $to }{ crazy-race-jumping }.
   *[no] { $name } move { crazy-race-animal-the } com { crazy-race-how-many-points }: { $from } → { $to }{ crazy-race-jumping }.
 }

crazy-race-log-declines = { $you ->
    [yes] Você prefere não mover: no lado { $side } nada se move.
   *[no] { $name } prefere não mover: no lado { $side } nada se move.
 }

crazy-race-log-stops = { $you ->
    [yes] Você para: { crazy-race-points-lost }.
   *[no] { $name } para: { crazy-race-points-lost }.
 }

crazy-race-log-turn-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } deu a volta no retorno: você recebe a ficha { $tile }.
   *[no] { crazy-race-animal-the-heading } deu a volta no retorno: { $name } recebe a ficha { $tile }.
 }
crazy-race-log-turn-no-tile = { crazy-race-animal-the-heading } deu a volta, mas não há mais fichas no retorno.
crazy-race-log-home-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } chegou: você recebe a ficha { $tile }.
   *[no] { crazy-race-animal-the-heading } chegou: { $name } recebe a ficha { $tile }.
 }
crazy-race-log-home-no-tile = { crazy-race-animal-the-heading } chegou, mas não há mais fichas na chegada.

crazy-race-log-lost = { crazy-race-points-over }.

# $list is a list of crazy-race-spent.
crazy-race-log-clears = A etapa acabou, as cartas estão usadas: { $list }.
crazy-race-log-clears-none = A etapa acabou: nenhuma carta foi posta.

crazy-race-log-token = { $you ->
    [yes] Você recebe o marcador e começa a próxima etapa.
   *[no] { $name } recebe o marcador e começa a próxima etapa.
 }

crazy-race-log-game-ends = A última etapa acabou: fim da partida.
crazy-race-log-game-ends-early = Ninguém tem mais cartas, e todos já recuperaram as suas uma vez: fim da partida.

# $place is a place of the lane, $progress its progress.
crazy-race-log-penalty-1 = A penalidade 1 vai para os animais mais atrasados, com progresso { $progress } ({ $place }): quem tem um deles perde a sua ficha mais valiosa.
crazy-race-log-penalty-2 = A penalidade 2 vai para os mais atrasados depois desses, com progresso { $progress } ({ $place }): quem tem um deles escolhe uma ficha para perder.
crazy-race-log-no-penalty-1 = Penalidade 1: todos os animais chegaram, ninguém paga.
crazy-race-log-no-penalty-2 = Penalidade 2: além desses não há outros a caminho, ninguém paga.

crazy-race-log-loses-tile = { $you ->
    [yes] Penalidade { $number }: você perde a ficha { $tile }.
   *[no] Penalidade { $number }: { $name } perde a ficha { $tile }.
 }
crazy-race-log-no-tile = { $you ->
    [yes] Penalidade { $number }: você não tem ficha para perder.
   *[no] Penalidade { $number }: { $name } não tem ficha para perder.
 }

# $which says who the reader is: a, the one ahead, b, the one behind, or nobody.
crazy-race-log-tie-broken = { $which ->
    [a] Você e { $over } têm os mesmos pontos; seus animais mais atrasados têm progresso { $progress } e { $behind }: você fica na frente.
    [b] { $name } e você têm os mesmos pontos; seus animais mais atrasados têm progresso { $progress } e { $behind }: { $name } fica na frente.
   *[nobody] { $name } e { $over } têm os mesmos pontos; seus animais mais atrasados têm progresso { $progress } e { $behind }: { $name } fica na frente.
 }

crazy-race-log-ranks = { $you ->
    [yes] { ordinal } lugar: você, { crazy-race-how-many-points }.
   *[no] { ordinal } lugar: { $name }, { crazy-race-how-many-points }.
 }
