### Furrow, Portuguese: what happens in A Lebre e a Tartaruga (Kim), what can be chosen, and why not.
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### "Corrida" is the run, "partida" the whole; "casa" is on the track, "lugar" on the podium. The finish has no number.
### Plurals go by [1], as [one] would be said of 0 too.

## Words

fable-animal = { $animal ->
    [hare] lebre
    [tortoise] tartaruga
    [wolf] lobo
    [fox] raposa
   *[lamb] cordeiro
 }

fable-animal-heading = { $animal ->
    [hare] Lebre
    [tortoise] Tartaruga
    [wolf] Lobo
    [fox] Raposa
   *[lamb] Cordeiro
 }

fable-animal-the = { $animal ->
    [hare] a lebre
    [tortoise] a tartaruga
    [wolf] o lobo
    [fox] a raposa
   *[lamb] o cordeiro
 }

fable-animal-the-heading = { $animal ->
    [hare] A lebre
    [tortoise] A tartaruga
    [wolf] O lobo
    [fox] A raposa
   *[lamb] O cordeiro
 }

# Several cards of an animal, without a number.
fable-animal-many = { $animal ->
    [hare] lebres
    [tortoise] tartarugas
    [wolf] lobos
    [fox] raposas
   *[lamb] cordeiros
 }

# $n cards of an animal that are no howls.
fable-plain-cards = { $animal ->
    [hare] { $n ->
        [1] uma lebre
       *[other] { $n } lebres
    }
    [tortoise] { $n ->
        [1] uma tartaruga
       *[other] { $n } tartarugas
    }
    [wolf] { $n ->
        [1] um lobo
       *[other] { $n } lobos
    }
    [fox] { $n ->
        [1] uma raposa
       *[other] { $n } raposas
    }
   *[lamb] { $n ->
        [1] um cordeiro
       *[other] { $n } cordeiros
    }
 }

fable-howl-cards = { $howls ->
    [1] um uivo
   *[other] { $howls } uivos
 }

# $n plain cards and $howls howls; not both are 0.
fable-cards = { $howls ->
    [0] { fable-plain-cards }
   *[other] { $n ->
        [0] { fable-howl-cards }
       *[other] { fable-plain-cards } e { fable-howl-cards }
    }
 }

fable-card = { $card ->
    [howl] uivo
    [hare] lebre
    [tortoise] tartaruga
    [wolf] lobo
    [fox] raposa
   *[lamb] cordeiro
 }

fable-how-many-cards = { $cards ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $cards } cartas
 }

fable-how-many-steps = { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
 }

fable-how-many-lost = { $lost ->
    [1] 1 passo perdido
   *[other] { $lost } passos perdidos
 }

fable-how-many-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }

# Before an arrow.
fable-from = { $from ->
    [0] largada
   *[other] { $from }
 }

## The log

fable-log-starts = { $you ->
    [yes] Você recebe o marcador e começa.
   *[no] { $name } recebe o marcador e começa.
 }

fable-log-bet-dealt = { $you ->
    [yes] Você recebe
   *[no] { $name } recebe
 } uma aposta inicial { $animal ->
    [hare] na lebre
    [tortoise] na tartaruga
    [wolf] no lobo
    [fox] na raposa
   *[lamb] no cordeiro
 }.

fable-log-stream = Há um riacho na casa { $space }.

fable-log-turbo = A ficha Turbo { $animal ->
    [hare] da lebre
    [tortoise] da tartaruga
    [wolf] do lobo
    [fox] da raposa
   *[lamb] do cordeiro
 } está na casa { $space }.

# $list is a list of cards.
fable-log-draws = { $you ->
    [yes] Você compra { $list }.
   *[no] { $name } compra { $list }.
 }

fable-log-draws-hidden = { $you ->
    [yes] Você compra { fable-drawn }.
   *[no] { $name } compra { fable-drawn }.
 }

fable-drawn = { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
 }

fable-log-lays-bet = { $you ->
    [yes] Você aposta
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
    [yes] Você faz a segunda aposta.
   *[no] { $name } faz a segunda aposta.
 }

fable-log-plays = { $you ->
    [yes] Você joga { fable-cards } ({ $of } de 4, { $all } de 8).
   *[no] { $name } joga { fable-cards } ({ $of } de 4, { $all } de 8).
 }

fable-log-pile-forms = { $cards ->
    [1] O baralho acabou: a carta do descarte forma o novo.
   *[other] O baralho acabou: as { $cards } cartas do descarte são embaralhadas e formam o novo.
 }

fable-log-race-four = 4 { fable-animal-many }: começa a corrida.
fable-log-race-eight = 8 cartas: começa a corrida.
fable-log-race-both = 8 cartas e 4 { fable-animal-many }: começa a corrida.

fable-log-howl = Uivo: só o lobo corre desta vez.
fable-log-howl-home = Uivo, mas o lobo já chegou: ninguém corre.

fable-log-no-card = { fable-animal-heading }, nenhuma carta: não sai do lugar.
fable-log-nap = A lebre está na frente e foram jogadas 4 lebres: ela tira um cochilo.
fable-log-stays-howl = Uivo: { fable-animal-the } não sai do lugar.
fable-log-stays-home = { fable-animal-heading }, { fable-how-many-cards }: já chegou.
fable-log-stays-third = { fable-animal-the-heading } não corre mais.

fable-log-runs = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, { fable-from } → { $to }.
fable-log-drinks = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, bebe no riacho da casa { $to }, { fable-how-many-lost }.
fable-log-runs-home = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, { fable-from } → linha de chegada.

# A whole race in one sentence; $list is a list of fable-log-way, an animal that ran.
fable-log-race-over = Corrida: { $list }.
fable-log-way = { $home ->
    [yes] { fable-animal } { fable-from } → linha de chegada
   *[no] { fable-animal } { fable-from } → { $to }
 }

fable-log-crosses = { $place ->
    [3] { fable-animal-the-heading } chega em 3.º lugar: a corrida acaba aqui.
   *[other] { fable-animal-the-heading } chega em { ordinal } lugar.
 }

# Apprentices: who moves the animals; $list is a list of fable-chooser, a seat an animal.
fable-chooser = { $you ->
    [yes] você
   *[no] { $name }
 }
fable-log-choosers = { $n ->
    [1] 1 animal para mover: { $list }.
   *[other] { $n } animais para mover, nesta ordem: { $list }.
 }

fable-log-moves = { $you ->
    [yes] Você move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
   *[no] { $name } move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
 }
fable-log-moves-home = { $you ->
    [yes] Você move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → linha de chegada.
   *[no] { $name } move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → linha de chegada.
 }

fable-log-boosts = { $home ->
    [yes] { fable-animal-the-heading } para na sua ficha Turbo: mais 2 passos, { $from } → linha de chegada.
   *[no] { fable-animal-the-heading } para na sua ficha Turbo: mais 2 passos, { $from } → { $to }.
 }

fable-log-arrives = { $place ->
    [1] { fable-animal-the-heading } cruza a linha em { ordinal } lugar: a partida acaba com esta corrida.
   *[other] { fable-animal-the-heading } cruza a linha em { ordinal } lugar.
 }

fable-log-race-completes = A corrida acabou e já há um animal na chegada: fim da partida.

# $list is a list of animals at one place; $level says whether there are several.
fable-log-places = { $level ->
    [yes] { ordinal } lugar, com empate: { $list }. Cada aposta vale { fable-how-many-points }.
   *[no] { ordinal } lugar: { $list }. Cada aposta vale { fable-how-many-points }.
 }

fable-log-token = { $you ->
    [yes] Você recebe o marcador e joga em seguida.
   *[no] { $name } recebe o marcador e joga em seguida.
 }

fable-log-game-ends = O pódio está completo: fim da partida.

# $list is a list of animals, one a bet.
fable-log-reveals = { $you ->
    [yes] Você revela { $list }: { fable-how-many-points }.
   *[no] { $name } revela { $list }: { fable-how-many-points }.
 }

# $you is the one ahead, the one behind or nobody.
fable-log-tie-broken = { $you ->
    [ahead] Você e { $over } têm os mesmos pontos; { fable-animal-the } põe você na frente.
    [behind] { $name } e você têm os mesmos pontos; { fable-animal-the } põe { $name } na frente.
   *[nobody] { $name } e { $over } têm os mesmos pontos; { fable-animal-the } põe { $name } na frente.
 }

fable-log-ranks = { $you ->
    [yes] { ordinal } lugar: você, { fable-how-many-points }.
   *[no] { ordinal } lugar: { $name }, { fable-how-many-points }.
 }

fable-log-next-game = Começa a partida { $game } de 3.
