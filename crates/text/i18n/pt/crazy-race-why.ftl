### Furrow, Portuguese: what speaks for a choice in Crazy Race (Schacht). Each is a clause about the choice.
### The arguments of crazy-race-the-side are those of crazy-race-choice.ftl; other words put in are those of crazy-race-log.ftl.
### Plurals go by [1], as [one] would be said of 0 too.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

crazy-race-why-wins = { $you ->
    [yes] ninguém mais pode tirar de você o { crazy-race-the-side }
   *[no] ninguém mais pode tirar o { crazy-race-the-side } de { $who }
 }
crazy-race-why-leads = { $you ->
    [yes] como estão as cartas, você vence o { crazy-race-the-side }
   *[no] como estão as cartas, { $who } vence o { crazy-race-the-side }
 }
crazy-race-why-first = { $you ->
    [yes] a sua carta é a primeira no { crazy-race-the-side } e vence o empate
   *[no] a carta de { $who } é a primeira no { crazy-race-the-side } e vence o empate
 }
crazy-race-why-contests = { $you ->
    [yes] senão, { $name } fica no { crazy-race-the-side } sem você
   *[no] senão, { $name } fica no { crazy-race-the-side } sem { $who }
 }
# $sum: the numbers of the player's cards at the side.
crazy-race-why-sum = { $you ->
    [yes] você fica com { $sum } ali no total
   *[no] { $who } fica com { $sum } ali no total
 }
# What winning the side brings, or the move itself.
crazy-race-why-tile = há a ficha { $tile } para pegar
crazy-race-why-home = { crazy-race-animal-the } chega ao fim
crazy-race-why-jumps = { $n ->
    [1] { crazy-race-animal-the } pula 1 outro
   *[other] { crazy-race-animal-the } pula { $n } outros
 }
crazy-race-why-hindmost = { crazy-race-animal-the }, o último de todos, avança
crazy-race-why-closes = fecha o { crazy-race-the-side }
crazy-race-why-saves = { $you ->
    [yes] guarda o seu { $value } para depois
   *[no] guarda o { $value } de { $who } para depois
 }
crazy-race-why-keeps = { $you ->
    [yes] { $n ->
        [1] você fica com 1 carta
       *[other] você fica com { $n } cartas
     }
   *[no] { $n ->
        [1] { $who } fica com 1 carta
       *[other] { $who } fica com { $n } cartas
     }
 }
# $n cards come back, $stages are to come after this one.
crazy-race-why-recalls = { $n ->
    [1] 1 carta volta
   *[other] { $n } cartas voltam
 }, { $stages ->
    [0] e esta é a última etapa
    [1] e falta 1 etapa depois desta
   *[other] e faltam { $stages } etapas depois desta
 }
crazy-race-why-least = { $you ->
    [yes] é a sua ficha mais baixa
   *[no] é a ficha mais baixa de { $who }
 }
