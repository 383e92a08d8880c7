### Furrow, Portuguese: words of every page

# $place is 1 to 6. Of a place (o lugar); where a position is counted (a posição), its message has the forms.
ordinal = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
    [4] 4.º
    [5] 5.º
   *[6] 6.º
 }

list-and = { $a } e { $b }
list-comma = { $a }, { $b }
