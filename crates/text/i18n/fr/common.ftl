### Furrow, French: words of every page

# $place is 1 to 6.
ordinal = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
    [4] 4e
    [5] 5e
   *[6] 6e
 }

list-and = { $a } et { $b }
list-comma = { $a }, { $b }
