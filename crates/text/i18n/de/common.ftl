### Furrow, German: words of every page

# $place is 1 to 6.
ordinal = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
    [4] 4.
    [5] 5.
   *[6] 6.
 }

list-and = { $a } und { $b }
list-comma = { $a }, { $b }
