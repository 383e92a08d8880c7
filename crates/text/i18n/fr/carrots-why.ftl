### Furrow, French: what speaks for a choice in Le Lièvre et la Tortue (Parlett). Each is a clause about the choice.
### Words put in are those of carrots-log.ftl and common.ftl; $place is a position in the race.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

carrots-why-home = l’arrivée, à la place { $place }
# $left lettuces are left then, $carrots come in.
carrots-why-eats = au prochain tour { $you ->
    [yes] vous mangez une salade et prenez
   *[no] { $who } mange une salade et prend
 } { $carrots }, { $left ->
    [0] et il n’en reste plus
   *[other] et il en reste { $left }
 }
# About so many turns to the finish; $other after the next best choice, which is more.
carrots-why-sooner = il reste alors environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } jusqu’à l’arrivée, contre { $other }
carrots-why-pays = la case rapporte { $carrots } { $you ->
    [yes] si votre place
   *[no] si pour { $who } la place
 } dans la course reste { $place ->
    [1] la 1re
    [2] la 2e
    [3] la 3e
    [4] la 4e
    [5] la 5e
   *[6] la 6e
 }
carrots-why-takes = cela rapporte { carrots-how-many }
carrots-why-gives = cela débarrasse de { carrots-how-many }
carrots-why-leads = { $you ->
    [yes] vous menez la course
   *[no] { $who } mène la course
 }
carrots-why-thrifty = { $you ->
    [yes] vous gardez { $carrots } carottes de plus
   *[no] { $who } garde { $carrots } carottes de plus
 }
carrots-why-free = { $you ->
    [yes] vous pourrez jouer au prochain tour, ce qui n’est pas sûr sinon
   *[no] { $who } pourra jouer au prochain tour, ce qui n’est pas sûr sinon
 }
