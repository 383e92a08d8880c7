### Furrow, English: what speaks for a choice in Hare and Tortoise (Parlett). Each is a clause about the choice, “it”.
### Words put in are those of carrots-log.ftl and common.ftl; $place is a position in the race.

carrots-why-home = it comes home { ordinal }
# $left lettuces are left then, $carrots come in.
carrots-why-eats = next turn you eat a lettuce and take { $carrots }, { $left ->
    [0] and none is left
    [one] and 1 is left
   *[other] and { $left } are left
 }
# About so many turns to the finish; $other after the next best choice, which is more.
carrots-why-sooner = about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } to the finish then, against { $other }
carrots-why-pays = the space pays { $carrots } if you stay { ordinal }
carrots-why-takes = it brings { carrots-how-many }
carrots-why-gives = it gets rid of { carrots-how-many }
carrots-why-leads = you lead the race
carrots-why-thrifty = you keep { $carrots } carrots more
carrots-why-free = you can move next turn, which is not certain otherwise
