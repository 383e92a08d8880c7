### Furrow, Portuguese: what speaks for a choice in A Lebre e a Tartaruga (Kim). Each is a clause about the choice.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces. Plurals go by [1].
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

fable-spaces = { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
 }
fable-why-home = { $you ->
    [yes] { fable-animal-the } (sua aposta) cruza a chegada em { ordinal } lugar
   *[no] { fable-animal-the } (aposta de { $who }) cruza a chegada em { ordinal } lugar
 }
fable-why-runs = { $you ->
    [yes] { fable-animal-the } (sua aposta) avança { fable-spaces }
   *[no] { fable-animal-the } (aposta de { $who }) avança { fable-spaces }
 }
# No race yet: how far the cards on the table would move it.
fable-why-prepares = { $you ->
    [yes] com essas cartas, { fable-animal-the } (sua aposta) avançaria { fable-spaces }
   *[no] com essas cartas, { fable-animal-the } (aposta de { $who }) avançaria { fable-spaces }
 }
fable-why-holds = { $you ->
    [yes] { fable-animal-the } (não é sua aposta) avança { fable-spaces } a menos
   *[no] { fable-animal-the } (não é aposta de { $who }) avança { fable-spaces } a menos
 }
fable-why-naps = a lebre tira um cochilo
fable-why-howls = só o lobo corre
fable-why-waits = ainda não inicia a corrida
fable-why-starts = inicia a corrida agora
fable-why-next = { $you ->
    [yes] você joga em seguida
   *[no] { $who } joga em seguida
 }
fable-why-keeps = { $you ->
    [yes] { $n ->
        [1] guarda 1 { fable-animal } (sua aposta) na mão
       *[other] guarda { $n } { fable-animal-many } (sua aposta) na mão
     }
   *[no] { $n ->
        [1] guarda 1 { fable-animal } (aposta de { $who }) na mão
       *[other] guarda { $n } { fable-animal-many } (aposta de { $who }) na mão
     }
 }
fable-why-keeps-howl = { $you ->
    [yes] guarda o seu uivo
   *[no] guarda o uivo de { $who }
 }
fable-why-draws = { $you ->
    [yes] { $cards ->
        [1] você compra 1 carta nova
       *[other] você compra { $cards } cartas novas
     }
   *[no] { $cards ->
        [1] { $who } compra 1 carta nova
       *[other] { $who } compra { $cards } cartas novas
     }
 }
fable-why-in-hand = { $you ->
    [yes] { $n ->
        [1] você tem mais 1 { fable-animal } na mão
       *[other] você tem mais { $n } { fable-animal-many } na mão
     }
   *[no] { $n ->
        [1] { $who } tem mais 1 { fable-animal } na mão
       *[other] { $who } tem mais { $n } { fable-animal-many } na mão
     }
 }
fable-why-twice = { $you ->
    [yes] { fable-animal-the } passa a valer em dobro para você
   *[no] { fable-animal-the } passa a valer em dobro para { $who }
 }
fable-why-spreads = { $you ->
    [yes] com { fable-animal-the }, dois animais diferentes pontuam para você
   *[no] com { fable-animal-the }, dois animais diferentes pontuam para { $who }
 }
