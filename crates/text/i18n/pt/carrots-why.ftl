### Furrow, Portuguese: what speaks for a choice in Lebre e Tartaruga (Parlett). Each is a clause about the choice.
### Words put in are those of carrots-log.ftl and common.ftl; $place is a position in the race. Plurals go by [1].
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

carrots-why-home = chega em { ordinal } lugar
# $left lettuces are left then, $carrots come in.
carrots-why-eats = na próxima vez { $you ->
    [yes] você
   *[no] { $who }
 } come uma alface e pega { $carrots }, { $left ->
    [0] e não sobra nenhuma
    [1] e sobra 1
   *[other] e sobram { $left }
 }
# About so many turns to the finish; $other after the next best choice, which is more.
carrots-why-sooner = faltam então cerca de { $turns ->
    [1] 1 vez
   *[other] { $turns } vezes
 } até a chegada, contra { $other }
carrots-why-pays = { $you ->
    [yes] a casa paga { $carrots } se você continuar em { ordinal } lugar
   *[no] a casa paga { $carrots } se { $who } continuar em { ordinal } lugar
 }
carrots-why-takes = rende { carrots-how-many }
carrots-why-gives = livra de { carrots-how-many }
carrots-why-leads = { $you ->
    [yes] você lidera a corrida
   *[no] { $who } lidera a corrida
 }
carrots-why-thrifty = { $you ->
    [yes] você fica com { $carrots } cenouras a mais
   *[no] { $who } fica com { $carrots } cenouras a mais
 }
carrots-why-free = { $you ->
    [yes] você poderá mover na próxima vez, o que não é certo de outro modo
   *[no] { $who } poderá mover na próxima vez, o que não é certo de outro modo
 }
