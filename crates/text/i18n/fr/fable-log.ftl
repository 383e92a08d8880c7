### Furrow, French: what happens in Le Lièvre et la Tortue (Kim), what can be chosen, and why not.
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### "Course" is the run, "partie" the whole, "manche" a game of three; "case" is on the track and counts steps too,
### "place" is on the podium. The finish has no number.

## Words

fable-animal = { $animal ->
    [hare] lièvre
    [tortoise] tortue
    [wolf] loup
    [fox] renard
   *[lamb] agneau
 }

fable-animal-heading = { $animal ->
    [hare] Lièvre
    [tortoise] Tortue
    [wolf] Loup
    [fox] Renard
   *[lamb] Agneau
 }

fable-animal-the = { $animal ->
    [hare] le lièvre
    [tortoise] la tortue
    [wolf] le loup
    [fox] le renard
   *[lamb] l’agneau
 }

fable-animal-the-heading = { $animal ->
    [hare] Le lièvre
    [tortoise] La tortue
    [wolf] Le loup
    [fox] Le renard
   *[lamb] L’agneau
 }

# Several cards of an animal, without a number. After "de" the lamb has an elision of its own.
fable-animal-many = { $animal ->
    [hare] lièvres
    [tortoise] tortues
    [wolf] loups
    [fox] renards
   *[lamb] agneaux
 }

# $n cards of an animal that are no howls.
fable-plain-cards = { $animal ->
    [hare] { $n ->
        [one] un lièvre
       *[other] { $n } lièvres
    }
    [tortoise] { $n ->
        [one] une tortue
       *[other] { $n } tortues
    }
    [wolf] { $n ->
        [one] un loup
       *[other] { $n } loups
    }
    [fox] { $n ->
        [one] un renard
       *[other] { $n } renards
    }
   *[lamb] { $n ->
        [one] un agneau
       *[other] { $n } agneaux
    }
 }

fable-howl-cards = { $howls ->
    [one] un hurlement
   *[other] { $howls } hurlements
 }

# $n plain cards and $howls howls; not both are 0.
fable-cards = { $howls ->
    [0] { fable-plain-cards }
   *[other] { $n ->
        [0] { fable-howl-cards }
       *[other] { fable-plain-cards } et { fable-howl-cards }
    }
 }

fable-card = { $card ->
    [howl] hurlement
    [hare] lièvre
    [tortoise] tortue
    [wolf] loup
    [fox] renard
   *[lamb] agneau
 }

fable-how-many-cards = { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
 }

fable-how-many-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
 }

fable-how-many-lost = { $lost ->
    [one] { $lost } case perdue
   *[other] { $lost } cases perdues
 }

fable-how-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

fable-from = { $from ->
    [0] départ
   *[other] { $from }
 }

## The log

fable-log-starts = { $you ->
    [yes] Vous prenez le jeton et commencez.
   *[no] { $name } prend le jeton et commence.
 }

fable-log-bet-dealt = { $you ->
    [yes] Vous recevez un pari de départ sur { fable-animal-the }.
   *[no] { $name } reçoit un pari de départ sur { fable-animal-the }.
 }

fable-log-stream = Un ruisseau coule sur la case { $space }.

fable-log-turbo = { $animal ->
    [hare] Le turbo du lièvre est sur la case { $space }.
    [tortoise] Le turbo de la tortue est sur la case { $space }.
    [wolf] Le turbo du loup est sur la case { $space }.
    [fox] Le turbo du renard est sur la case { $space }.
   *[lamb] Le turbo de l’agneau est sur la case { $space }.
 }

# $list is a list of cards.
fable-log-draws = { $you ->
    [yes] Vous piochez { $list }.
   *[no] { $name } pioche { $list }.
 }

fable-log-draws-hidden = { $you ->
    [yes] Vous piochez { fable-drawn }.
   *[no] { $name } pioche { fable-drawn }.
 }

fable-drawn = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }

fable-log-lays-bet = { $you ->
    [yes] { $howl ->
        [yes] Vous pariez sur { fable-animal-the } et renoncez à un hurlement.
       *[no] Vous pariez sur { fable-animal-the }.
    }
   *[no] { $howl ->
        [yes] { $name } parie sur { fable-animal-the } et renonce à un hurlement.
       *[no] { $name } parie sur { fable-animal-the }.
    }
 }

fable-log-lays-bet-hidden = { $you ->
    [yes] Vous posez votre second pari.
   *[no] { $name } pose son second pari.
 }

fable-log-plays = { $you ->
    [yes] Vous jouez { fable-cards } ({ $of } sur 4, { $all } sur 8).
   *[no] { $name } joue { fable-cards } ({ $of } sur 4, { $all } sur 8).
 }

fable-log-pile-forms = { $cards ->
    [one] La pioche est vide : la défausse la remplace.
   *[other] La pioche est vide : les { $cards } cartes de la défausse, mélangées, la remplacent.
 }

fable-log-race-four = 4 { fable-animal-many } : la course est déclenchée.
fable-log-race-eight = 8 cartes : la course est déclenchée.
fable-log-race-both = 8 cartes et 4 { fable-animal-many } : la course est déclenchée.

fable-log-howl = Hurlement : dans cette course, seul le loup avance.
fable-log-howl-home = Hurlement, mais le loup est à l’arrivée : personne n’avance.

fable-log-no-card = { fable-animal-heading }, aucune carte : reste sur place.
fable-log-nap = Le lièvre est en tête et 4 lièvres sont joués : il s’endort.
fable-log-stays-howl = Hurlement : { fable-animal-the } reste sur place.
fable-log-stays-home = { fable-animal-heading }, { fable-how-many-cards } : déjà à l’arrivée.
fable-log-stays-third = { fable-animal-the-heading } ne court plus.

fable-log-runs = { fable-animal-heading }, { fable-how-many-cards } : { fable-how-many-steps }, { fable-from } → { $to }.
fable-log-drinks = { fable-animal-heading }, { fable-how-many-cards } : { fable-how-many-steps }, boit au ruisseau de la case { $to }, { fable-how-many-lost }.
fable-log-runs-home = { fable-animal-heading }, { fable-how-many-cards } : { fable-how-many-steps }, { $from ->
    [0] du départ
   *[other] de { $from }
 } jusqu’à l’arrivée.

# A whole race in one sentence; $list is a list of fable-log-way, an animal that ran.
fable-log-race-over = Course : { $list }.
fable-log-way = { $home ->
    [yes] { fable-animal } { fable-from } → à l’arrivée
   *[no] { fable-animal } { fable-from } → { $to }
 }

fable-log-crosses = { $place ->
    [1] { fable-animal-the-heading } prend la 1re place.
    [3] { fable-animal-the-heading } prend la 3e place : la course s’arrête là.
   *[other] { fable-animal-the-heading } prend la { ordinal } place.
 }

# Apprentices: who moves the animals; $list is a list of fable-chooser, a seat an animal.
fable-chooser = { $you ->
    [yes] vous
   *[no] { $name }
 }
fable-log-choosers = { $n ->
    [one] 1 animal à déplacer, par { $list }.
   *[other] { $n } animaux à déplacer, dans cet ordre : { $list }.
 }

fable-log-moves = { $you ->
    [yes] Vous déplacez { fable-animal-the } : { fable-how-many-steps }, { fable-from } → { $to }.
   *[no] { $name } déplace { fable-animal-the } : { fable-how-many-steps }, { fable-from } → { $to }.
 }
fable-log-moves-home = { $you ->
    [yes] Vous déplacez { fable-animal-the } : { fable-how-many-steps }, { $from ->
        [0] du départ
       *[other] de { $from }
    } jusqu’à l’arrivée.
   *[no] { $name } déplace { fable-animal-the } : { fable-how-many-steps }, { $from ->
        [0] du départ
       *[other] de { $from }
    } jusqu’à l’arrivée.
 }

fable-log-boosts = { $home ->
    [yes] { fable-animal-the-heading } est sur son turbo : 2 cases de plus, de { $from } jusqu’à l’arrivée.
   *[no] { fable-animal-the-heading } est sur son turbo : 2 cases de plus, { $from } → { $to }.
 }

fable-log-arrives = { $place ->
    [1] { fable-animal-the-heading } franchit la ligne à la 1re place : la partie finit avec cette course.
   *[other] { fable-animal-the-heading } franchit la ligne à la { ordinal } place.
 }

fable-log-race-completes = La course est finie et un animal est arrivé : la partie s’arrête.

# $list is a list of animals at one place; $level says whether there are several.
fable-log-places = { $level ->
    [yes] { $place ->
        [1] 1re
       *[other] { ordinal }
    } place partagée : { $list }. Un pari sur chacun : { fable-how-many-points }.
   *[no] { $place ->
        [1] 1re
       *[other] { ordinal }
    } place : { $list }. Un pari : { fable-how-many-points }.
 }

fable-log-token = { $you ->
    [yes] Vous prenez le jeton et jouez ensuite.
   *[no] { $name } prend le jeton et joue ensuite.
 }

fable-log-game-ends = Le podium est complet : la partie est finie.

# $list is a list of animals, one a bet.
fable-log-reveals = { $you ->
    [yes] Vous révélez : { $list }, { fable-how-many-points }.
   *[no] { $name } révèle : { $list }, { fable-how-many-points }.
 }

# $you is the one ahead, the one behind or nobody.
fable-log-tie-broken = { $you ->
    [ahead] Égalité de points avec { $over } ; { fable-animal-the } vous place devant.
    [behind] Égalité de points avec { $name } ; { fable-animal-the } vous place derrière.
   *[nobody] Égalité de points entre { $name } et { $over } ; { fable-animal-the } place { $name } devant.
 }

fable-log-ranks = { $you ->
    [yes] { ordinal } : vous, { fable-how-many-points }.
   *[no] { ordinal } : { $name }, { fable-how-many-points }.
 }

fable-log-next-game = La manche { $game } sur 3 commence.
