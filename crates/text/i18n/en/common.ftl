### Furrow, English: words of every page

# $place is 1 to 6.
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
    [5] 5th
   *[6] 6th
 }

list-and = { $a } and { $b }
list-comma = { $a }, { $b }
