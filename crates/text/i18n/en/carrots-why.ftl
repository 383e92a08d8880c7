### Furrow, English: what speaks for a choice in Hare and Tortoise (Parlett). Each is a clause about the choice, “it”.
### Words put in are those of carrots-log.ftl and common.ftl; $place is a position in the race.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

carrots-why-home = it comes home { ordinal }
# $left lettuces are left then, $carrots come in.
carrots-why-eats = next turn { $you ->
    [yes] you eat a lettuce and take
   *[no] { $who } eats a lettuce and takes
 } { $carrots }, { $left ->
    [0] and none is left
    [one] and 1 is left
   *[other] and { $left } are left
 }
# About so many turns to the finish; $other after the next best choice, which is more.
carrots-why-sooner = about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } to the finish then, against { $other }
carrots-why-pays = { $you ->
    [yes] the space pays { $carrots } if you stay { ordinal }
   *[no] the space pays { $carrots } if { $who } stays { ordinal }
 }
carrots-why-takes = it brings { carrots-how-many }
carrots-why-gives = it gets rid of { carrots-how-many }
carrots-why-leads = { $you ->
    [yes] you lead the race
   *[no] { $who } leads the race
 }
carrots-why-thrifty = { $you ->
    [yes] you keep { $carrots } carrots more
   *[no] { $who } keeps { $carrots } carrots more
 }
carrots-why-free = { $you ->
    [yes] you can move next turn, which is not certain otherwise
   *[no] { $who } can move next turn, which is not certain otherwise
 }
