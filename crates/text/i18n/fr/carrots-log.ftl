### Furrow, French: what happens in Le Lièvre et la Tortue (Parlett).
### $you says whether the reader sits on the seat spoken of; $marker is a, b or, with one marker each, none.
### Spaces are told by their printed number, which counts down to the finish; start and finish by name.
### "Place" is in the race, never a space; "libre" is said of spaces, "gratuit" of moves; a marker is a "pion".

## Words

carrots-how-many = { $carrots ->
    [one] { $carrots } carotte
   *[other] { $carrots } carottes
 }

carrots-with = { $marker ->
    [a] {" "}avec le pion A
    [b] {" "}avec le pion B
   *[none] {""}
 }

carrots-marker = { $marker ->
    [a] le pion A
   *[b] le pion B
 }
carrots-marker-heading = { $marker ->
    [a] Le pion A
   *[b] Le pion B
 }
# With the word before it: "du départ", "à l'arrivée".
carrots-from = { $from ->
    [start] du départ
   *[other] de { $from }
 }

carrots-to = { $to ->
    [finish] à l’arrivée
   *[other] à { $to }
 }

# What the die says on a hare space.
carrots-effect = { $effect ->
    [lose] passer le prochain tour
    [carrot-back] reculer à la case carotte libre la plus proche
    [carrot-forward] avancer à la case carotte libre la plus proche
    [position-back] reculer d’une place
    [position-forward] avancer d’une place
    [free] ce déplacement est gratuit
    [eat-carrot] manger une carotte
    [eat-lettuce] manger une salade
    [again] encore un déplacement, à payer
   *[nothing] rien
 }

## The log

carrots-log-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
 }

carrots-log-round = Tour de table { $round }.

carrots-log-forward = { $you ->
    [yes] Vous avancez de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }{ carrots-with }, { carrots-from } { carrots-to }, et payez { carrots-how-many }.
   *[no] { $name } avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }{ carrots-with }, { carrots-from } { carrots-to }, et paie { carrots-how-many }.
 }

carrots-log-back = { $you ->
    [yes] Vous reculez de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }{ carrots-with }, { carrots-from } à la tortue de la case { $to }, et prenez { carrots-how-many }.
   *[no] { $name } recule de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }{ carrots-with }, { carrots-from } à la tortue de la case { $to }, et prend { carrots-how-many }.
 }

carrots-log-position-income = { $place ->
    [1] { $you ->
        [yes] À la 1re place sur la case { $space }{ carrots-with }, vous prenez { carrots-how-many }.
       *[no] À la 1re place sur la case { $space }{ carrots-with }, { $name } prend { carrots-how-many }.
    }
   *[other] { $you ->
        [yes] À la { ordinal } place sur la case { $space }{ carrots-with }, vous prenez { carrots-how-many }.
       *[no] À la { ordinal } place sur la case { $space }{ carrots-with }, { $name } prend { carrots-how-many }.
    }
 }

carrots-log-takes = { $you ->
    [yes] Vous restez sur la case carotte{ carrots-with } et prenez { carrots-how-many }.
   *[no] { $name } reste sur la case carotte{ carrots-with } et prend { carrots-how-many }.
 }
carrots-log-gives = { $you ->
    [yes] Vous restez sur la case carotte{ carrots-with } et rendez { carrots-how-many }.
   *[no] { $name } reste sur la case carotte{ carrots-with } et rend { carrots-how-many }.
 }

carrots-log-on-lettuce = { $you ->
    [yes] Vous êtes sur une case salade{ carrots-with } : vous mangez au prochain tour.
   *[no] { $name } est sur une case salade{ carrots-with } et mange au prochain tour.
 }
carrots-log-eats = { $you ->
    [yes] Vous mangez une salade{ carrots-with } à la { $place ->
        [1] 1re
       *[other] { ordinal }
    } place et prenez { carrots-how-many }.
   *[no] { $name } mange une salade{ carrots-with } à la { $place ->
        [1] 1re
       *[other] { ordinal }
    } place et prend { carrots-how-many }.
 }

carrots-log-turn-lost = { $you ->
    [yes] Vous passez votre tour.
   *[no] { $name } passe son tour.
 }

carrots-log-rolls = { $place ->
    [1] { $you ->
        [yes] À la 1re place sur une case lièvre{ carrots-with }, vous faites { $die } : { carrots-effect }.
       *[no] À la 1re place sur une case lièvre{ carrots-with }, { $name } fait { $die } : { carrots-effect }.
    }
   *[other] { $you ->
        [yes] À la { ordinal } place sur une case lièvre{ carrots-with }, vous faites { $die } : { carrots-effect }.
       *[no] À la { ordinal } place sur une case lièvre{ carrots-with }, { $name } fait { $die } : { carrots-effect }.
    }
 }
carrots-log-hare-is-quiet = { $you ->
    [yes] La case lièvre est sans effet pour vous.
   *[no] La case lièvre est sans effet pour { $name }.
 }
carrots-log-no-lettuce = { $you ->
    [yes] Vous n’avez pas de salade à manger et passez votre prochain tour.
   *[no] { $name } n’a pas de salade à manger et passe son prochain tour.
 }
carrots-log-will-eat = { $you ->
    [yes] Vous la mangez au prochain tour{ carrots-with }.
   *[no] { $name } la mange au prochain tour{ carrots-with }.
 }
carrots-log-eats-carrot = { $you ->
    [yes] Vous mangez 1 carotte.
   *[no] { $name } mange 1 carotte.
 }

carrots-log-hare-forward = { $you ->
    [yes] Le lièvre vous fait avancer{ carrots-with }, { carrots-from } { carrots-to }, gratuitement.
   *[no] Le lièvre fait avancer { $name }{ carrots-with }, { carrots-from } { carrots-to }, gratuitement.
 }
carrots-log-hare-back = { $you ->
    [yes] Le lièvre vous fait reculer{ carrots-with }, { carrots-from } { carrots-to }, gratuitement.
   *[no] Le lièvre fait reculer { $name }{ carrots-with }, { carrots-from } { carrots-to }, gratuitement.
 }

# Why a marker stays where it is.
carrots-stay = { $why ->
    [no-carrot-space] Aucune case carotte n’est libre de ce côté
    [first] Personne n’est devant
    [last] Personne n’est derrière
    [neighbour-home] Le pion juste devant est à l’arrivée
    [neighbour-on-start] Le pion juste derrière est au départ
    [no-move] Aucun autre déplacement n’est possible
    [finish-closed] Il ne reste que l’arrivée, encore fermée
   *[no-space] Derrière le pion qui suit, il n’y a aucune case où aller
 }
carrots-log-hare-stays = { $you ->
    [yes] { carrots-stay } : vous restez sur place{ carrots-with }.
   *[no] { carrots-stay } : { $name } reste sur place{ carrots-with }.
 }
carrots-log-free = { $you ->
    [yes] Vous reprenez le prix de ce déplacement : { carrots-how-many }.
   *[no] { $name } reprend le prix de ce déplacement : { carrots-how-many }.
 }
carrots-log-free-nothing = { $you ->
    [yes] Vous êtes là sans avoir payé et ne reprenez rien.
   *[no] { $name } est là sans avoir payé et ne reprend rien.
 }

carrots-way-to-start = { $from ->
    [start] au départ
   *[other] de { $from } au départ
 }
carrots-topped-up = { $carrots ->
    [0] aucune carotte ajoutée
    [one] { $carrots } carotte ajoutée
   *[other] { $carrots } carottes ajoutées
 }
carrots-log-stuck = { $you ->
    [yes] Vous ne pouvez pas bouger et repartez de zéro{ carrots-with } : { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } ne peut pas bouger et repart de zéro{ carrots-with } : { carrots-way-to-start }, { carrots-topped-up }.
 }
carrots-log-no-carrot = { $you ->
    [yes] Vous n’avez pas de carotte à manger et repartez de zéro{ carrots-with } : { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } n’a pas de carotte à manger et repart de zéro{ carrots-with } : { carrots-way-to-start }, { carrots-topped-up }.
 }

carrots-log-waits = { $you ->
    [yes] Vous attendez sur la case lièvre{ carrots-with } : au prochain tour, vous prenez { carrots-how-many }, ou en payez autant pour chaque pion passé devant.
   *[no] { $name } attend sur la case lièvre{ carrots-with } : au prochain tour, cela rapporte { carrots-how-many }, ou en coûte autant pour chaque pion passé devant.
 }

# $which says who the reader is: a, the one who passes, b, the one who waits, or nobody.
carrots-log-passes = { $which ->
    [a] Vous passez{ carrots-with } devant { $waiting }, sur la case lièvre : { $passed ->
        [one] { $passed } pion jusqu’ici
       *[other] { $passed } pions jusqu’ici
    }.
    [b] { $name } passe{ carrots-with } devant vous, sur la case lièvre : { $passed ->
        [one] { $passed } pion jusqu’ici
       *[other] { $passed } pions jusqu’ici
    }.
   *[nobody] { $name } passe{ carrots-with } devant { $waiting }, sur la case lièvre : { $passed ->
        [one] { $passed } pion jusqu’ici
       *[other] { $passed } pions jusqu’ici
    }.
 }
carrots-passers = { $passed ->
    [one] { $passed } pion est passé
   *[other] { $passed } pions sont passés
 }
carrots-log-not-passed = { $you ->
    [yes] Vous attendiez sur la case lièvre{ carrots-with } : aucun pion n’est passé devant, vous prenez { carrots-how-many }.
   *[no] { $name } attendait sur la case lièvre{ carrots-with } : aucun pion n’est passé devant, { $name } prend { carrots-how-many }.
 }
# $all says whether it is all the carrots there are, or that there are none.
carrots-log-passed = { $you ->
    [yes] Vous attendiez sur la case lièvre{ carrots-with } : { carrots-passers } devant, vous { $all ->
        [none] ne payez rien, faute de carottes
        [yes] payez tout ce que vous avez, { carrots-how-many }
       *[no] payez { carrots-how-many }
    }.
   *[no] { $name } attendait sur la case lièvre{ carrots-with } : { carrots-passers } devant, { $name } { $all ->
        [none] ne paie rien, faute de carottes
        [yes] paie tout son avoir, { carrots-how-many }
       *[no] paie { carrots-how-many }
    }.
 }

carrots-log-marker-home = { $you ->
    [yes] Vous avez { carrots-marker } à l’arrivée, { ordinal } des quatre.
   *[no] { $name } a { carrots-marker } à l’arrivée, { ordinal } des quatre.
 }
carrots-log-player-home = { $you ->
    [yes] Vous arrivez à la { $place ->
        [1] 1re
       *[other] { ordinal }
    } place.
   *[no] { $name } arrive à la { $place ->
        [1] 1re
       *[other] { ordinal }
    } place.
 }
carrots-log-both-home = { $you ->
    [yes] Vous avez vos deux pions à l’arrivée et gagnez.
   *[no] { $name } a ses deux pions à l’arrivée et gagne.
 }

carrots-log-bound = { $you ->
    [yes] Tant que { carrots-marker } n’a pas mangé puis bougé, vous ne pouvez pas jouer l’autre.
   *[no] Tant que { carrots-marker } n’a pas mangé puis bougé, { $name } ne peut pas jouer l’autre.
 }
carrots-log-released = { $you ->
    [yes] { carrots-marker-heading } ne peut pas bouger : rien ne vous oblige plus à le jouer.
   *[no] { carrots-marker-heading } ne peut pas bouger : { $name } n’est plus dans l’obligation de le jouer.
 }

carrots-log-ends-one-left = Une seule personne est encore en route : la partie est finie.
carrots-log-ends-both-home = La partie est finie.
carrots-log-ends-round-limit = Le dernier tour de table est fini : la partie s’arrête.

carrots-ranked = { $by ->
    [home] à l’arrivée
    [left] encore en route
    [spaces] { $n ->
        [one] encore { $n } case
       *[other] encore { $n } cases
    }
    [lettuces] égalité de cases, encore { $n ->
        [one] { $n } salade
       *[other] { $n } salades
    }
   *[shared] égalité de cases et de salades
 }
carrots-log-ranks = { $you ->
    [yes] { ordinal } : vous, { carrots-ranked }.
   *[no] { ordinal } : { $name }, { carrots-ranked }.
 }
