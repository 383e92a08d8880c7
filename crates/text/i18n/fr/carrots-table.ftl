### Furrow, French: the table page of Le Lièvre et la Tortue (Parlett).
### $marker is a, b or, with one marker each, none; $you says whether the reader sits on the seat spoken of.
### Spaces are told by their printed number, which counts down to the finish. $place is a place in the race.
### Words put in are those of carrots-log.ftl, carrots-choice.ftl and common.ftl.

## The status line

carrots-board-status-turn = À vous : choisissez une case allumée
carrots-board-status-again = Le lièvre vous relance : encore un déplacement, payant et obligatoire.
carrots-board-status-restart = Aucun pion ne peut bouger. Lequel retourne au départ ?
carrots-board-status-die = { $you ->
    [yes] Vous lancez le dé
   *[no] { $name } lance le dé
 }

## The decision

carrots-board-go-choose = Choisir une case allumée
carrots-board-go-hint = le nombre dans son coin est le prix
carrots-board-go-think = touchez une case allumée pour voir son effet
carrots-board-go-restart = Choisir un pion
carrots-board-go-restart-hint = il retourne au départ
carrots-board-hint = Touchez une case allumée pour voir son prix et son effet.
# Second buttons: two short words each. $n is 10.
carrots-board-take = { $marker ->
    [none] Rester, prendre { $n }
   *[other] { carrots-letter } : rester, prendre { $n }
 }
carrots-board-give = { $marker ->
    [none] Rester, rendre { $n }
   *[other] { carrots-letter } : rester, rendre { $n }
 }
carrots-board-restart = { $marker ->
    [none] Au départ
   *[other] { carrots-letter } au départ
 }

# Which of the two markers is meant. $at is a printed number, start or finish.
carrots-board-markers = Vos pions
carrots-board-marker-on = { $at ->
    [start] { carrots-letter } au départ
    [finish] { carrots-letter } à l’arrivée
   *[other] { carrots-letter } sur { $at }
 }

# $spaces is how far $carrots reach in one move.
carrots-board-reach = { carrots-how-many } : { $spaces ->
    [0] pas assez pour une case
    [one] { $spaces } case au plus d’un coup
   *[other] { $spaces } cases au plus d’un coup
 }
carrots-board-finish-check = Pour arriver
carrots-board-met = (rempli)
carrots-board-unmet = (pas rempli)

## The course

carrots-board-start = Départ
carrots-board-finish = Arrivée
carrots-board-here = Vous êtes ici.
carrots-board-behind = On ne recule qu’à la tortue la plus proche (P12).

## The seats

carrots-board-place = { $marker ->
    [none] { ordinal }
   *[other] { carrots-letter } { ordinal }
 }
carrots-board-carrots = { $n ->
    [one] { $n } carotte.
   *[other] { $n } carottes.
 }
carrots-board-lettuces = { $n ->
    [0] Aucune salade.
    [one] { $n } salade.
   *[other] { $n } salades.
 }
# One word each: what a seat does at its next turn.
carrots-board-owes-lettuce = mange
carrots-board-owes-turn = passe un tour
carrots-board-waits = attend
carrots-board-will-eat = { $you ->
    [yes] À votre prochain tour, vous mangez une salade.
   *[no] Au prochain tour, { $name } mange une salade.
 }
carrots-board-will-miss = { $you ->
    [yes] Vous passez votre prochain tour.
   *[no] { $name } passe son prochain tour.
 }
# $at is a printed number, start or finish; $kind is the kind of space.
carrots-board-stands = { $at ->
    [start] { $name }{ carrots-with } : au départ, { $place ->
        [1] 1re
       *[other] { ordinal }
    } place.
    [finish] { $name }{ carrots-with } : à l’arrivée, { $place ->
        [1] 1re
       *[other] { ordinal }
    } place.
   *[other] { $name }{ carrots-with } : sur { $at }, { carrots-board-kind }, { $place ->
        [1] 1re
       *[other] { ordinal }
    } place.
 }
carrots-board-kind = { $kind ->
    [tortoise] case tortue
    [lettuce] case salade
    [hare] case lièvre
    [carrot] case carotte
   *[other] case numéro { $kind }
 }
carrots-board-history = Derniers coups

## The tables

carrots-board-tables = Prix et table du lièvre
carrots-board-hare-table = Table du lièvre
carrots-board-hare-caption = Ce que dit le dé, selon votre place dans la course
carrots-board-hare-blank = Les cases lièvre sont sans effet dans cette partie.
# $n is 10.
carrots-board-hare-mso = Une case lièvre n’a pas d’effet immédiat. Au prochain tour, elle rapporte { $n } carottes si aucun pion n’est passé devant, sinon elle en coûte { $n } pour chacun.
carrots-board-reconstructed = Reconstituée : aucune image de la table imprimée n’a été trouvée.
carrots-board-die = Dé
# A few short words in a cell.
carrots-board-effect = { $effect ->
    [lose] passer le prochain tour
    [carrot-back] case carotte en arrière
    [carrot-forward] case carotte en avant
    [position-back] reculer d’une place
    [position-forward] avancer d’une place
    [free] déplacement gratuit
    [eat-carrot] manger une carotte
    [eat-lettuce] manger une salade
    [again] bouger encore, en payant
   *[nothing] rien
 }
carrots-board-rolled = { $you ->
    [yes] Vous avez lancé le dé
   *[no] { $name } a lancé le dé
 }
carrots-board-costs = Prix des cases en carottes
carrots-board-costs-note = Tant de cases d’un coup coûtent tant de carottes.

## Rules in short

carrots-board-rule-forward = En avant, aussi loin que vous voulez, pour 1 + 2 + 3 … carottes, jusqu’à une case sans pion.
carrots-board-rule-back = En arrière, seulement à la tortue la plus proche : 10 carottes par case. Nul n’y va en avançant.
carrots-board-rule-position = Sur un numéro : si c’est votre place quand vient votre tour, vous prenez 10 fois ce numéro. 1·5·6 paie les trois.
carrots-board-rule-carrot = Sur une carotte : vous pouvez rester, et prendre ou rendre 10, tour après tour.
carrots-board-rule-lettuce = Sur une salade : au prochain tour vous en mangez une et prenez 10 fois votre place. Au tour d’après, il faut repartir.
carrots-board-rule-hare = Sur un lièvre : lancez le dé. La ligne du dé et la colonne de votre place disent ce qui arrive.
carrots-board-rule-stuck = Rien de possible ? Retour au départ, carottes complétées. Les salades mangées le restent.
carrots-board-rule-finish = À l’arrivée au compte exact, sans salade, avec au plus 10 carottes de reste à la 1re place, 20 à la 2e, et ainsi de suite.

## The end

# What gave a seat its rank.
carrots-board-decided = { carrots-ranked }

carrots-board-round = Tour { $round }
carrots-board-reconstructed-mark = reconstituée

## The table in words

carrots-board-plain-mine = Où vous en êtes
carrots-board-plain-finish = { $marker ->
    [none] Pour arriver d’un coup
   *[other] Pour arriver d’un coup avec { carrots-marker }
 }
carrots-board-plain-choices = Effet de chaque choix
carrots-board-plain-bound = { carrots-marker-heading } doit bouger d’abord.
carrots-board-plain-waits = { $passed ->
    [0] Attend sur la case lièvre{ carrots-with } : aucun pion n’est passé pour l’instant.
    [one] Attend sur la case lièvre{ carrots-with } : { $passed } pion est passé pour l’instant.
   *[other] Attend sur la case lièvre{ carrots-with } : { $passed } pions sont passés pour l’instant.
 }
# A space of the course, from the start to the finish. $taken says whether markers stand there: those of $list.
carrots-board-plain-space = { $taken ->
    [yes] { carrots-board-plain-number }. Ici : { $list }.
   *[no] { carrots-board-plain-number }.
 }
carrots-board-plain-number = { $kind ->
    [start] Départ
    [finish] Arrivée
   *[other] { $space } : { carrots-board-kind }
 }
carrots-board-plain-whose = { $marker ->
    [none] { $name }
   *[other] { $name } ({ carrots-marker })
 }
# One roll of a chain.
carrots-board-plain-roll = { $place ->
    [1] Un { $die }, à la 1re place : { carrots-effect }.
   *[other] Un { $die }, à la { ordinal } place : { carrots-effect }.
 }
carrots-board-plain-column = { $marker ->
    [none] { $place ->
        [1] Vous êtes à la 1re place. Ce que dirait chaque face, de 1 à 6 :
       *[other] Vous êtes à la { ordinal } place. Ce que dirait chaque face, de 1 à 6 :
    }
   *[other] { $place ->
        [1] { carrots-marker-heading } est à la 1re place. Ce que dirait chaque face, de 1 à 6 :
       *[other] { carrots-marker-heading } est à la { ordinal } place. Ce que dirait chaque face, de 1 à 6 :
    }
 }
# In a list of 44.
carrots-board-plain-way = { carrots-spaces } pour { $carrots }
# $decided: what gave the rank.
carrots-board-plain-ranked = { ordinal } : { $name }, { $decided }.
