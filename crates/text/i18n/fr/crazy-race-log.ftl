### Furrow, French: what happens in Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of.
### "Case" is on the lane, "à l'aller" or "au retour"; "côté" is of the stage card; "tuile" has points; a round is a
### "tour de table", a turn a "tour". A player "pose" cards and "remporte" sides; an animal "avance".

## Words

crazy-race-animal = { $animal ->
    [sprinter] sprinteur
    [reptile] reptile
   *[flyer] ailé
 }

crazy-race-animal-the = { $animal ->
    [sprinter] le sprinteur
    [reptile] le reptile
   *[flyer] l’ailé
 }

crazy-race-animal-the-heading = { $animal ->
    [sprinter] Le sprinteur
    [reptile] Le reptile
   *[flyer] L’ailé
 }

# A place of the lane: $where is start, out, turnaround, back or home; $space is its number on the way out or back.
# It stands where neither "à" nor "de" comes before it.
crazy-race-place = { $where ->
    [start] le départ
    [out] la case { $space } à l’aller
    [turnaround] le demi-tour
    [home] l’arrivée
   *[back] la case { $space } au retour
 }

crazy-race-space = la case { $space }

# Where a move leads, after "depuis …".
crazy-race-to = { $where ->
    [home] jusqu’à l’arrivée
    [turnaround] jusqu’au demi-tour
    [start] jusqu’au départ
   *[other] jusqu’à { crazy-race-place }
 }

# Spaces, not animals: one animal can be jumped on the way out and again on the way back.
crazy-race-jumping = { $jumped ->
    [0] {""}
    [one] , en sautant 1 case occupée
   *[other] , en sautant { $jumped } cases occupées
 }

crazy-race-points-lost = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
 }

crazy-race-points-over = { $points ->
    [one] { $points } point en trop est perdu
   *[other] { $points } points en trop sont perdus
 }

crazy-race-how-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# One side of a stage card; $kind is animal, any or per-card.
crazy-race-side = { $kind ->
    [animal] { crazy-race-animal } { $points } (côté { $side })
    [any] animal au choix { $points } (côté { $side })
   *[per-card] animaux au choix 1 point par carte (côté { $side })
 }

# The cards of a seat: $sum is their sum, $addends says it at length if there are several.
crazy-race-sum = { $you ->
    [yes] vous { $cards ->
        [one] { $sum }
       *[other] { $addends } = { $sum }
    }
   *[no] { $name } { $cards ->
        [one] { $sum }
       *[other] { $addends } = { $sum }
    }
 }

crazy-race-spent = { $you ->
    [yes] vous { $cards }
   *[no] { $name } { $cards }
 }

## The log

crazy-race-log-starts = { $you ->
    [yes] Vous prenez le jeton Premier joueur.
   *[no] { $name } prend le jeton Premier joueur.
 }

crazy-race-log-reconstructed = Les cartes Étape sont reconstituées : celles qui ont été imprimées n’ont pas été retrouvées.

# $list is the four sides, from the triangle clockwise.
crazy-race-log-stage = Étape { $stage } sur 8, carte { $number } : { $list }.

crazy-race-log-round = Tour de table { $round } sur 3.

# $list is a list of numbers.
crazy-race-log-recalls = { $you ->
    [yes] Vous reprenez vos cartes utilisées, une fois par partie : { $list }.
   *[no] { $name } reprend ses cartes utilisées, une fois par partie : { $list }.
 }

crazy-race-at-side = { $n ->
    [1] la première ici
   *[other] la { $n }e ici
 }
crazy-race-log-lays = { $you ->
    [yes] Vous posez un { $value } au côté { $side } ({ crazy-race-at-side }).
   *[no] { $name } pose un { $value } au côté { $side } ({ crazy-race-at-side }).
 }
crazy-race-log-lays-hidden = { $you ->
    [yes] Vous posez une carte au côté { $side } ({ crazy-race-at-side }).
   *[no] { $name } pose une carte au côté { $side } ({ crazy-race-at-side }).
 }

crazy-race-log-passes = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
 }

crazy-race-log-skipped = { $you ->
    [yes] Vous n’avez plus de carte et ne pouvez plus en reprendre : votre tour est sauté.
   *[no] { $name } n’a plus de carte et ne peut plus en reprendre : son tour est sauté.
 }

crazy-race-log-closes = Trois côtés ont des cartes : le côté { $side } est fermé pour cette étape.

crazy-race-log-evaluates = Les tours de table sont finis : on retourne les cartes, un côté après l’autre.

# $list is a list of crazy-race-sum, whoever laid there first in front.
crazy-race-log-turns-up = Côté { $side } : { $list }.

crazy-race-log-wins = { $you ->
    [yes] Vous remportez le côté { $side } avec { $sum }.
   *[no] { $name } remporte le côté { $side } avec { $sum }.
 }
crazy-race-log-wins-by-order = { $you ->
    [yes] Égalité à { $sum } : vous avez posé ici en premier et remportez le côté { $side }.
   *[no] Égalité à { $sum } : { $name } a posé ici en premier et remporte le côté { $side }.
 }

crazy-race-log-no-cards = Côté { $side } : aucune carte, rien ne bouge.
crazy-race-log-still-home = { $you ->
    [yes] Vous avez déjà { crazy-race-animal-the } à l’arrivée : rien ne bouge au côté { $side }.
   *[no] { $name } a déjà { crazy-race-animal-the } à l’arrivée : rien ne bouge au côté { $side }.
 }
crazy-race-log-all-home = { $you ->
    [yes] Vous avez déjà tous vos animaux à l’arrivée : rien ne bouge au côté { $side }.
   *[no] { $name } a déjà tous ses animaux à l’arrivée : rien ne bouge au côté { $side }.
 }

crazy-race-log-moves = { $you ->
    [yes] Vous avancez { crazy-race-animal-the } de { $points }.
   *[no] { $name } avance { crazy-race-animal-the } de { $points }.
 }
# $from is a place, $to a crazy-race-to.
crazy-race-log-hops = { $you ->
    [yes] Vous avancez { crazy-race-animal-the } de { $points }, depuis { $from } { $to }{ crazy-race-jumping }.
   *[no] { $name } avance { crazy-race-animal-the } de { $points }, depuis { $from } { $to }{ crazy-race-jumping }.
 }

crazy-race-log-declines = { $you ->
    [yes] Vous ne bougez pas : rien n’avance au côté { $side }.
   *[no] { $name } ne bouge pas : rien n’avance au côté { $side }.
 }

crazy-race-log-stops = { $you ->
    [yes] Vous arrêtez : { crazy-race-points-lost }.
   *[no] { $name } arrête : { crazy-race-points-lost }.
 }

crazy-race-log-turn-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } fait demi-tour : vous prenez la tuile { $tile }.
   *[no] { crazy-race-animal-the-heading } fait demi-tour : { $name } prend la tuile { $tile }.
 }
crazy-race-log-turn-no-tile = { crazy-race-animal-the-heading } fait demi-tour, mais il n’y reste aucune tuile.
crazy-race-log-home-tile = { $you ->
    [yes] { crazy-race-animal-the-heading } est à l’arrivée : vous prenez la tuile { $tile }.
   *[no] { crazy-race-animal-the-heading } est à l’arrivée : { $name } prend la tuile { $tile }.
 }
crazy-race-log-home-no-tile = { crazy-race-animal-the-heading } est à l’arrivée, mais il n’y reste aucune tuile.

crazy-race-log-lost = { crazy-race-points-over }.

# $list is a list of crazy-race-spent.
crazy-race-log-clears = L’étape est finie, ces cartes sont utilisées : { $list }.
crazy-race-log-clears-none = L’étape est finie : aucune carte n’a été posée.

crazy-race-log-token = { $you ->
    [yes] Vous prenez le jeton et commencez l’étape suivante.
   *[no] { $name } prend le jeton et commence l’étape suivante.
 }

crazy-race-log-game-ends = La dernière étape est finie : la partie s’arrête.
crazy-race-log-game-ends-early = Plus personne n’a de carte, et chacun a repris les siennes une fois : la partie s’arrête.

# $place is a place of the lane, $progress its progress.
crazy-race-log-penalty-1 = Le malus 1 frappe les animaux les plus en arrière, à la progression { $progress } ({ $place }) : chaque propriétaire perd sa meilleure tuile.
crazy-race-log-penalty-2 = Le malus 2 frappe les suivants, à la progression { $progress } ({ $place }) : chaque propriétaire choisit une tuile à perdre.
crazy-race-log-no-penalty-1 = Malus 1 : tous les animaux sont à l’arrivée, personne ne paie.
crazy-race-log-no-penalty-2 = Malus 2 : aucun autre animal n’est encore en route, personne ne paie.

crazy-race-log-loses-tile = { $you ->
    [yes] Malus { $number } : vous perdez la tuile { $tile }.
   *[no] Malus { $number } : { $name } perd la tuile { $tile }.
 }
crazy-race-log-no-tile = { $you ->
    [yes] Malus { $number } : vous n’avez aucune tuile à perdre.
   *[no] Malus { $number } : { $name } n’a aucune tuile à perdre.
 }

# $which says who the reader is: a, the one ahead, b, the one behind, or nobody.
crazy-race-log-tie-broken = { $which ->
    [a] Égalité de points avec { $over } ; votre dernier animal est à la progression { $progress }, le sien à { $behind } : vous êtes devant.
    [b] Égalité de points avec { $name } ; son dernier animal est à la progression { $progress }, le vôtre à { $behind } : { $name } est devant.
   *[nobody] Égalité de points entre { $name } et { $over } ; leurs derniers animaux sont aux progressions { $progress } et { $behind } : { $name } est devant.
 }

crazy-race-log-ranks = { $you ->
    [yes] { ordinal } : vous, { crazy-race-how-many-points }.
   *[no] { ordinal } : { $name }, { crazy-race-how-many-points }.
 }
