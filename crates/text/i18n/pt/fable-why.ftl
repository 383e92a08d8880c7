### Furrow, Portuguese: what speaks for a choice in A Lebre e a Tartaruga (Kim). Each is a clause about the choice.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces. Plurals go by [1].

fable-spaces = { $steps ->
    [1] 1 casa
   *[other] { $steps } casas
 }
fable-why-home = { fable-animal-the } (sua aposta) cruza a chegada em { ordinal } lugar
fable-why-runs = { fable-animal-the } (sua aposta) avança { fable-spaces }
# No race yet: how far the cards on the table would move it.
fable-why-prepares = com essas cartas, { fable-animal-the } (sua aposta) avançaria { fable-spaces }
fable-why-holds = { fable-animal-the } (não é sua aposta) avança { fable-spaces } a menos
fable-why-naps = a lebre tira um cochilo
fable-why-howls = só o lobo corre
fable-why-waits = ainda não inicia a corrida
fable-why-starts = inicia a corrida agora
fable-why-next = você joga em seguida
fable-why-keeps = { $n ->
    [1] guarda 1 { fable-animal } (sua aposta) na mão
   *[other] guarda { $n } { fable-animal-many } (sua aposta) na mão
 }
fable-why-keeps-howl = guarda o seu uivo
fable-why-draws = { $cards ->
    [1] você compra 1 carta nova
   *[other] você compra { $cards } cartas novas
 }
fable-why-in-hand = { $n ->
    [1] você tem mais 1 { fable-animal } na mão
   *[other] você tem mais { $n } { fable-animal-many } na mão
 }
fable-why-twice = { fable-animal-the } passa a valer em dobro para você
fable-why-spreads = com { fable-animal-the }, dois animais diferentes pontuam para você
