### Furrow, French: what can be chosen in Le Lièvre et la Tortue (Parlett), what follows, and why not.
### $marker is a, b or, with one marker each, none. Spaces are told by their printed number, which counts down to the
### finish: $space, $to. $spaces counts them. $place is a place in the race, 1 to 6, never a space.
### Words put in are those of carrots-log.ftl and common.ftl.

## The line on the button

carrots-letter = { $marker ->
    [a] A
   *[b] B
 }
carrots-action-forward = { $marker ->
    [none] Avancer de { $spaces }, à { $to }
   *[other] { carrots-letter } : avancer de { $spaces }, à { $to }
 }
carrots-action-home = { $marker ->
    [none] Avancer de { $spaces }, arrivée
   *[other] { carrots-letter } : avancer de { $spaces }, arrivée
 }
carrots-action-back = { $marker ->
    [none] Reculer de { $spaces }, à { $to }
   *[other] { carrots-letter } : reculer de { $spaces }, à { $to }
 }
# $n is 10.
carrots-action-take = { $marker ->
    [none] Rester, prendre { $n }
   *[other] { carrots-letter } : rester, prendre { $n }
 }
carrots-action-give = { $marker ->
    [none] Rester, rendre { $n }
   *[other] { carrots-letter } : rester, rendre { $n }
 }
carrots-action-restart = { $marker ->
    [none] Retour au départ
   *[other] { carrots-letter } : retour au départ
 }

## The line below it: carrots. At most 60 characters.

# $income comes in first, 0 if nothing does; then $cost is paid, and $carrots are left.
carrots-preview-forward = { $income ->
    [0] payer { $cost }, garder { $carrots }{ carrots-then }
   *[other] prendre { $income }, payer { $cost }, garder { $carrots }{ carrots-then }
 }
# $place is the place of a marker that comes home.
carrots-then = { $then ->
    [rolls] {" "}· lancer le dé
    [eats] {" "}· manger au prochain tour
    [home] {" "}· { $place ->
        [1] 1re
       *[other] { ordinal }
    } place
    [home-last] {" "}· { $place ->
        [1] 1re
       *[other] { ordinal }
    } place, fin de partie
    [marker-home] {" "}· { ordinal } pion arrivé sur 4
    [both-home] {" "}· deux pions arrivés, victoire
   *[nothing] {""}
 }
carrots-preview-back = prendre { $income }, soit { carrots-how-many }
# $income of a marker that has stayed, as far as it is more than 0.
carrots-preview-stay = soit { carrots-how-many } en tout
carrots-preview-restart = { $income ->
    [0] aucune carotte ajoutée, soit { carrots-how-many }
   *[other] prendre { $income }, soit { carrots-how-many }
 }

## The space of a choice, and what it does: one to three sentences

# $kind is the kind of space.
carrots-detail-space = { $kind ->
    [start] Départ.
    [finish] Arrivée.
    [tortoise] { $space }, case tortue.
    [lettuce] { $space }, case salade.
    [hare] { $space }, case lièvre.
    [carrot] { $space }, case carotte.
   *[other] { $space }, case numéro { $kind }.
 }
carrots-detail-start = Les salades mangées le restent.
carrots-detail-finish = { $marker ->
    [none] Vous arrivez à la { $place ->
        [1] 1re
       *[other] { ordinal }
    } place.
   *[other] Avec { carrots-marker }, c’est le { ordinal } pion arrivé des quatre.
 }
# $income are the carrots.
carrots-detail-tortoise = { $spaces ->
    [one] Reculer de { $spaces } case : +{ $income }.
   *[other] Reculer de { $spaces } cases : +{ $income }.
 }
# $ten is 10; $income is what it would be in the place that the marker has there now.
carrots-detail-lettuce = Au prochain tour, vous mangez : +{ $ten } par place ({ $place ->
    [1] 1re
   *[other] { ordinal }
 } place en ce moment : +{ $income }) ; au tour d’après, il faut bouger.
# The six outcomes are told beside it.
carrots-detail-hare = Vous lancez le dé, à la { $place ->
    [1] 1re
   *[other] { ordinal }
 } place.
carrots-detail-hare-blank = Rien ne se passe ici.
# $n is 10.
carrots-detail-hare-mso = Au prochain tour : +{ $n } si aucun pion ne passe devant, sinon { $n } à payer pour chacun.
carrots-detail-carrot = Au prochain tour : avancer, ou rester et prendre ou rendre { $n }.
# $list is a list of carrots-detail-pays-if.
carrots-detail-pays = À votre prochain tour : { $list }.
carrots-detail-pays-if = +{ $income } à la { $place ->
    [1] 1re
   *[other] { ordinal }
 } place
carrots-detail-pays-nobody = Elle ne rapporte rien dans cette partie : il y a trop peu de pions.
carrots-detail-place = Ce déplacement vous met à la { $place ->
    [1] 1re
   *[other] { ordinal }
 } place.
carrots-detail-stuck = Vous risquez d’y rester sans déplacement possible.

## What a face of the die would do: a few words, in a list of six

# $no-lettuce says whether it is for want of a lettuce to eat.
carrots-outcome-loses-turn = { $no-lettuce ->
    [yes] pas de salade à manger : passer le prochain tour
   *[no] passer le prochain tour
 }
carrots-outcome-moves = { $effect ->
    [carrot-back] reculer à la case carotte { $to }
    [carrot-forward] avancer à la case carotte { $to }
    [position-back] reculer d’une place, à { $to }
   *[position-forward] avancer d’une place, à { $to }
 }
# Only by one position forward.
carrots-outcome-home = { $effect ->
   *[position-forward] avancer d’une place, à l’arrivée
 }
carrots-outcome-stays = { $why ->
    [no-carrot-space] sur place : aucune case carotte libre de ce côté
    [first] sur place : personne n’est devant
    [last] sur place : personne n’est derrière
    [neighbour-home] sur place : le pion juste devant est à l’arrivée
    [neighbour-on-start] sur place : le pion juste derrière est au départ
    [finish-closed] sur place : l’arrivée est encore fermée
   *[no-space] sur place : aucune case où reculer
 }
carrots-outcome-no-move = sur place : aucun autre déplacement possible
carrots-outcome-eats = manger une salade au prochain tour
carrots-outcome-eats-carrot = manger 1 carotte
carrots-outcome-starts-over = pas de carotte à manger : retour au départ
carrots-outcome-takes-back = reprendre le prix payé : { carrots-how-many }
carrots-outcome-again = encore un déplacement, à payer
carrots-outcome-nothing = rien

## What it takes to come home: three short lines, each with a tick or a cross

# $carrots are needed for $spaces; $held are there; $enough says whether they are enough.
carrots-finish-way = { $enough ->
    [yes] { carrots-how-many } pour { carrots-spaces }
   *[no] { carrots-how-many } pour { carrots-spaces } : vous en avez { $held }
 }
carrots-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 }
carrots-finish-lettuces = { $n ->
    [0] plus de salade
    [one] encore { $n } salade
   *[other] encore { $n } salades
 }
# At most $most may be left; $left would be; $known is no if the way cannot be paid.
carrots-finish-over = { $known ->
    [yes] au plus { $most } de reste : il y en aurait { $left }
   *[no] au plus { $most } de reste
 }
carrots-finish-any = autant de carottes de reste qu’on veut

## Why not. $ruling is the number of the rule.

carrots-no-over = La partie est finie ({ $ruling }).
carrots-no-chance-next = Le hasard décide d’abord : un instant ({ $ruling }).
carrots-no-action-next = Quelqu’un doit d’abord choisir ({ $ruling }).
carrots-no-such-chance = Le hasard ne peut pas donner cela maintenant ({ $ruling }).
carrots-no-turn = Ce n’est pas votre tour ({ $ruling }).
carrots-no-which-marker = Dites lequel de vos pions, A ou B ({ $ruling }).
carrots-no-one-marker = Chacun n’a qu’un pion : il n’y en a pas à choisir ({ $ruling }).
carrots-no-home = Ce pion est déjà à l’arrivée ({ $ruling }).
carrots-no-bound = { carrots-marker-heading } doit bouger d’abord : il vient de manger ({ $ruling }).
carrots-no-again = Le pion de la case lièvre doit bouger encore, en avant ou en arrière ({ $ruling }).
carrots-no-beyond = L’arrivée se gagne au compte exact : c’est trop loin ({ $ruling }).
carrots-no-tortoise = On n’atteint une case tortue qu’en reculant ({ $ruling }).
carrots-no-occupied = Il y a déjà un pion sur cette case ({ $ruling }).
carrots-no-lettuce = Vous n’avez plus de salade à manger sur une case salade ({ $ruling }).
# $carrots is the cost.
carrots-no-carrots = Il faut { carrots-how-many } : vous en avez { $held } ({ $ruling }).
carrots-no-lettuce-home = Mangez d’abord vos salades : il n’en faut plus à l’arrivée ({ $ruling }).
# $carrots may be left, $left would be.
carrots-no-heavy = Au plus { carrots-how-many } de reste à l’arrivée : vous en auriez { $left } ({ $ruling }).
carrots-no-tortoise-behind = Il n’y a pas de case tortue derrière ce pion ({ $ruling }).
carrots-no-tortoise-taken = La case tortue la plus proche en arrière est occupée par un pion ({ $ruling }).
carrots-no-carrot-space = Il faut une case carotte pour rester et prendre ou rendre des carottes ({ $ruling }).
carrots-no-ten = Vous n’avez pas 10 carottes à rendre ({ $ruling }).
carrots-no-start-over = On ne repart de zéro que si rien d’autre n’est possible ({ $ruling }).
