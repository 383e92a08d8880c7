### Furrow, French: what can be chosen in Crazy Race (Schacht), what follows, and why not.
### $animal is sprinter, reptile or flyer; the words put in are those of crazy-race-log.ftl.
### One "pose" cards; animals "avancent", a step is "un pas"; the turning point is "le demi-tour".

## Words

# A side of the stage card, without its article. $kind is animal, any (its winner chooses one animal), per-card (the side
# with the question mark) or none (the card is not known yet); $points is its number, $side counts the sides, 1 to 4.
crazy-race-the-side = { $kind ->
    [animal] { $animal ->
        [flyer] côté de l’{ crazy-race-animal }
       *[other] côté du { crazy-race-animal }
    }
    [any] côté au choix
    [per-card] côté « ? »
   *[none] côté { $side }
 }

## The line on the button

# $value is the number on the card; the rest is that of crazy-race-the-side.
crazy-race-action-lay = Poser { $value } au { crazy-race-the-side }

crazy-race-action-pass = Passer

# $n used cards, which are $cards: "2 3 6".
crazy-race-action-recall = { $n ->
    [0] Reprendre mes cartes (1 fois)
    [one] Reprendre ma carte : { $cards }
   *[other] Reprendre mes { $n } cartes : { $cards }
 }

# $points is 0 while no side has been won.
crazy-race-action-move = { $points ->
    [0] Avancer { crazy-race-animal-the }
   *[other] Avancer { crazy-race-animal-the } de { $points }
 }

crazy-race-action-decline = Ne pas bouger

# A step is worth one of the $points that are left.
crazy-race-action-step = Un pas avec { crazy-race-animal-the }

crazy-race-action-stop = { $points ->
    [0] Arrêter
    [one] Arrêter, 1 point perdu
   *[other] Arrêter, { $points } points perdus
 }

crazy-race-action-discard = Rendre la tuile { $tile }

## The line below it: what would follow. At most 64 characters if names are short.

# $n cards come back, $hand are in hand then.
crazy-race-preview-recall = une fois par partie ; { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
 } en main, puis poser ou passer

# What a card does where it is laid. $how is closes (it closes another side: the arguments of crazy-race-the-side are
# those of the side closed, $ruling is the rule), first (it is the first there), sum (the player has cards there, with
# this one $sum in all), one (one other player, $name, laid there first) or more ($n others did).
crazy-race-order = { $how ->
    [closes] ferme le { crazy-race-the-side } ({ $ruling })
    [first] première ici
    [sum] { $sum } ici en tout
    [one] après { $name }
   *[more] après { $n } autres
 }

# $order is a crazy-race-order. $result says what winning the side would bring: moves (its animal moves: $where, $space,
# $takes and $tile say how), choice ($points for one animal), per-card ($cards points, as many as cards lie there so
# far), still (its animal is home), all-home (so are all) or unknown. Where $order says which side is closed there is
# less room: ends (its animal moves, with no tile to take), takes (it takes a tile) and pick (as choice).
crazy-race-preview-lay = { $result ->
    [moves] { $order } ; si vous gagnez : { crazy-race-lands }{ crazy-race-takes }
    [ends] { $order } ; si vous gagnez : { crazy-race-lands }
    [takes] { $order } ; à gagner : la tuile { $tile }
    [choice] { $order } ; si vous gagnez : un animal au choix avance de { $points }
    [pick] { $order } ; si vous gagnez : +{ $points } au choix
    [per-card] { $order } ; si vous gagnez : { crazy-race-points-so-far }
    [still] { $order } ; mais votre { crazy-race-animal } est à l’arrivée
    [all-home] { $order } ; mais tous vos animaux sont à l’arrivée
   *[unknown] { $order }
 }

crazy-race-points-so-far = { $cards ->
    [one] déjà { $cards } point
   *[other] déjà { $cards } points
 }

# Where a move ends: $where is start, out, turnaround, back or home, $space its number on the way out or back.
crazy-race-lands = { $where ->
    [start] départ
    [out] case { $space }
    [turnaround] demi-tour
    [home] arrivée
   *[back] case { $space } au retour
 }

crazy-race-ends-on = { $where ->
    [start] finit au départ
    [out] finit sur { $space }
    [turnaround] finit au demi-tour
    [home] finit à l’arrivée
   *[back] finit sur { $space } au retour
 }

# $takes is nothing, none-left (it would take a tile, but none is left) or tile: the one with $tile points.
crazy-race-takes = { $takes ->
    [nothing] {""}
    [none-left] , plus de tuile
   *[tile] , prend la { $tile }
 }

# $jumped is how many taken spaces it jumps.
crazy-race-jumps = { $jumped ->
    [0] {""}
   *[other] saute { $jumped },{" "}
 }

# $lost points lead beyond home.
crazy-race-loses = { $lost ->
    [0] {""}
    [one] , 1 point perdu
   *[other] , { $lost } points perdus
 }

crazy-race-preview-move = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes }{ crazy-race-loses }

# $left points are left after the step; $all_home says whether all animals are home with it, so that nothing can use them.
crazy-race-preview-step = { crazy-race-jumps }{ crazy-race-ends-on }{ crazy-race-takes } ; { $all_home ->
    [yes] { $left ->
        [0] tous à l’arrivée
        [one] tous à l’arrivée, 1 point perdu
       *[other] tous à l’arrivée, { $left } points perdus
    }
   *[no] { $left ->
        [0] dernier point
        [one] encore 1 point
       *[other] encore { $left } points
    }
 }

# $cards says whether some are in hand, none, or whether the game has no later round: over. $rounds of this stage are left.
crazy-race-preview-pass = { $cards ->
    [over] dernier tour de table de la dernière étape
    [none] { $rounds ->
        [0] vous pourrez reprendre vos cartes à la prochaine étape
       *[other] vous pourrez reprendre vos cartes au prochain tour
    }
   *[some] { $rounds ->
        [0] dernier tour de table : vos cartes restent en main
       *[other] vous pourrez poser au prochain tour
    }
 }

crazy-race-preview-decline = { $points ->
    [0] rien ne bouge
    [one] rien ne bouge, 1 point perdu
   *[other] rien ne bouge, { $points } points perdus
 }

# $points are lost, as the line above says.
crazy-race-preview-stop = vos animaux restent où ils sont

# $tile is given back; the tiles kept are worth $points.
crazy-race-preview-discard = { $points ->
    [0] c’est votre dernière tuile
   *[other] vous gardez { crazy-race-how-many-points }
 }

## Why not. $ruling is the number of the rule.

crazy-race-no-over = La partie est finie ({ $ruling }).
crazy-race-no-chance-next = La carte Étape suivante vient d’abord : un instant ({ $ruling }).
crazy-race-no-action-next = Quelqu’un doit d’abord choisir ({ $ruling }).
crazy-race-no-such-chance = Le hasard ne peut pas donner cela maintenant ({ $ruling }).
crazy-race-no-turn = Ce n’est pas à vous de choisir maintenant ({ $ruling }).
crazy-race-no-laying = On ne pose et ne reprend des cartes que pendant les trois tours de table d’une étape ({ $ruling }).
crazy-race-no-such-card = Vous n’avez pas de { $value } en main ({ $ruling }).
crazy-race-no-such-side = Une carte Étape a les côtés 1 à 4 : il n’y a pas de côté { $side } ({ $ruling }).
crazy-race-no-closed = Trois côtés ont des cartes : le côté { $side } est fermé pour cette étape ({ $ruling }).
crazy-race-no-second-recall = Vous avez déjà repris vos cartes : une fois par partie ({ $ruling }).
crazy-race-no-used-cards = Vous n’avez pas de cartes utilisées à reprendre ({ $ruling }).
crazy-race-no-side-won = Un animal n’avance que si vous remportez un côté ({ $ruling }).
crazy-race-no-other-animal = Ce côté fait avancer { crazy-race-animal-the }, et aucun autre animal ({ $ruling }).
crazy-race-no-home = { crazy-race-animal-the-heading } est à l’arrivée et n’avance plus ({ $ruling }).
crazy-race-no-all-at-once = Les points de ce côté se dépensent un par un, sur les animaux de votre choix ({ $ruling }).
crazy-race-no-one-at-a-time = Ce côté fait avancer un seul animal de tous ses points, ou aucun ({ $ruling }).
crazy-race-no-tile-owed = Vous n’avez pas de tuile à rendre maintenant ({ $ruling }).
crazy-race-no-such-tile = Vous n’avez pas de tuile { $tile } ({ $ruling }).
