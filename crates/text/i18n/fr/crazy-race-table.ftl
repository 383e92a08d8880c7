### Furrow, French: the table page of Crazy Race (Schacht).
### $animal is sprinter, reptile or flyer; $you says whether the reader sits on the seat spoken of. A player "pose" cards,
### an animal "avance", the turning point is "le demi-tour". A "côté" is of the stage card; the arguments of
### crazy-race-the-side, which has no article, are $kind, $animal, $points and $side.
### Buttons have two short lines: what is done, what follows.

## The status line

crazy-race-board-status-lay = À vous : posez une carte, ou passez
crazy-race-board-status-recall = Votre main est vide : reprenez vos cartes, ou passez
crazy-race-board-status-pass = À vous : vous ne pouvez que passer
# You have won a side with $sum.
crazy-race-board-status-move = { $kind ->
    [animal] Le { crazy-race-the-side } est à vous avec { $sum } : avancez, ou ne bougez pas
   *[other] Gagné avec { $sum } : avancez un animal au choix de { $points }
 }
# You have won the side with the question mark; $left points are left.
crazy-race-board-status-step = { $left ->
    [one] Le côté « ? » est à vous : encore { $left } point
   *[other] Le côté « ? » est à vous : encore { $left } points
 }
crazy-race-board-status-discard = Malus 2 pour votre animal : rendez une tuile
crazy-race-board-status-wins = { $name } remporte le { crazy-race-the-side }
crazy-race-board-status-pays = { $name } rend une tuile
# Beside the status line, short, on two lines.
crazy-race-board-stage-round = étape { $stage }/8 tour { $round }/3

## The decision

# $points are left of a side with a question mark.
crazy-race-board-go-lay = Choisir une carte et un côté
crazy-race-board-hint-lay = dans l’ordre voulu ; ou passer
# The hand is empty.
crazy-race-board-go-rest = Reprendre des cartes, ou passer
crazy-race-board-go-move = Choisir un animal
crazy-race-board-hint-move = ou ne pas bouger
crazy-race-board-go-step = { $points ->
    [one] Choisir un animal : encore { $points } point
   *[other] Choisir un animal : encore { $points } points
 }
crazy-race-board-hint-step = un point, un pas jusqu’à sa prochaine case libre
crazy-race-board-go-discard = Choisir une tuile
crazy-race-board-hint-discard = malus 2 : une tuile au choix
# A card or a side was chosen, the other half is missing.
crazy-race-board-part-card = Poser le { $value }
crazy-race-board-part-card-then = Choisissez maintenant un côté.
crazy-race-board-part-side = Poser au { crazy-race-the-side }
crazy-race-board-part-side-then = Choisissez maintenant une carte.
# Buttons beside the hand: at most two words a line, two lines.
crazy-race-board-pass = Passer
# $n used cards would come back.
crazy-race-board-recall = { $n ->
    [0] Reprendre mes cartes
    [one] Reprendre { $n } carte
   *[other] Reprendre { $n } cartes
 }
crazy-race-board-decline = Ne pas bouger
crazy-race-board-stop = Arrêter
# The question before it; $cards: "2 3 6".
crazy-race-board-recall-asks = { $n ->
    [one] Reprendre votre carte { $cards } ? C’est possible une fois par partie.
   *[other] Reprendre vos { $n } cartes, { $cards } ? C’est possible une fois par partie.
 }
crazy-race-board-no-cards = Aucune carte en main.
crazy-race-board-card = Carte { $value }
crazy-race-board-tile = Tuile { $tile }
crazy-race-board-tile-lost = Tuile { $tile }, perdue par le malus { $number }

## The stage card

crazy-race-board-stage-card = La carte Étape
# When a side is looked at: $place is 1 (the triangle) to 4.
crazy-race-board-nth = { ordinal }
# In place of an animal, very short: the winner chooses one.
crazy-race-board-any = choix
crazy-race-board-side = { $kind ->
    [animal] { crazy-race-animal-the-heading }, { crazy-race-how-many-points }.
    [any] Un animal au choix du gagnant, { crazy-race-how-many-points }.
   *[other] Un point par carte posée ici, pour n’importe lesquels des animaux du gagnant.
 }
# Who laid there first wins where sums are level.
crazy-race-board-first = { $you ->
    [yes] d’abord : vous
   *[no] d’abord : { $name }
 }
# A card in words; $value 0: it lies face down.
crazy-race-board-lies = { $you ->
    [yes] Votre { $value }.
   *[no] { $value ->
        [0] Une carte : { $name }.
       *[other] { $value } : { $name }.
    }
 }
crazy-race-board-closed = fermé (R9)
crazy-race-board-closes = serait fermé (R9)
crazy-race-board-points-left = { $points ->
    [one] encore { $points } point
   *[other] encore { $points } points
 }
# Buttons in the corners: one word a line.
crazy-race-board-to-memory = Cartes
crazy-race-board-to-standing = Score
crazy-race-board-to-stages = Étapes

## The lanes

crazy-race-board-lanes = Les couloirs
# A stack of tiles; $place is finish or turnaround; $tile is the highest left, with all below it.
crazy-race-board-stack = { $place ->
    [finish] { $tile ->
        [0] arrivée : plus rien
       *[other] arrivée : reste { $tile }
    }
   *[turnaround] { $tile ->
        [0] demi-tour : plus rien
       *[other] demi-tour : reste { $tile }
    }
 }
# Between the stacks of tiles, short: everybody has taken cards back, so the game may end early.
crazy-race-board-last-cards = dernières cartes (R16)
crazy-race-board-last-cards-why = Tout le monde a repris ses cartes : la partie finit quand plus aucune main n’a de carte (R16).
crazy-race-board-as-now = couloirs de l’instant
crazy-race-board-as-now-why = Les côtés précédents avancent d’abord : les couloirs peuvent changer d’ici là.
crazy-race-board-stands = { $where ->
    [start] { crazy-race-animal-the-heading } est au départ.
    [out] { crazy-race-animal-the-heading } est sur la case { $space } à l’aller.
    [turnaround] { crazy-race-animal-the-heading } est au demi-tour.
    [home] { crazy-race-animal-the-heading } est à l’arrivée.
   *[back] { crazy-race-animal-the-heading } est sur la case { $space } au retour.
 }
crazy-race-board-in-hand = cartes en main
crazy-race-board-recall-ready = Peut encore reprendre ses cartes.
crazy-race-board-recall-used = A déjà repris ses cartes.
crazy-race-board-token = Jeton Premier joueur
crazy-race-board-hand-count = { $n ->
    [one] { $n } carte en main.
   *[other] { $n } cartes en main.
 }
# $cards are the used ones: "2 3 6".
crazy-race-board-used = { $n ->
    [0] Aucune carte utilisée.
    [one] Utilisée : { $cards }.
   *[other] Utilisées : { $cards }.
 }
crazy-race-board-tiles-of = { $n ->
    [0] Pas encore de tuile.
    [one] Tuile { $list } : { crazy-race-how-many-points }.
   *[other] Tuiles { $list } : { crazy-race-how-many-points }.
 }

## What each player can still hold

crazy-race-board-remaining = Cartes encore à venir
crazy-race-board-remaining-note = Barrées : utilisées. Les cartes face cachée sont parmi les autres.
crazy-race-board-can-hold = En main ou face cachée
crazy-race-board-used-head = Utilisées
# $cards: "1 1 4 6".
crazy-race-board-still = { $n ->
    [0] Plus aucune.
   *[other] Restent : { $cards }.
 }

## If the game ended now

crazy-race-board-if-ended = Si la partie s’arrêtait là
crazy-race-board-tiles = Tuiles
crazy-race-board-animals = Animaux
crazy-race-board-pays = Paie
crazy-race-board-would-have = Points
# $list: the players whose animals stand there.
crazy-race-board-penalty = { $falls ->
    [yes] { $number ->
        [1] Malus 1, les plus en arrière : { $list } ({ crazy-race-place }).
       *[2] Malus 2, les suivants : { $list } ({ crazy-race-place }).
    }
   *[no] { $number ->
        [1] Malus 1 : personne ne paie.
       *[2] Malus 2 : personne ne paie.
    }
 }
crazy-race-board-penalty-note = Le malus 1 prend la meilleure tuile. Au malus 2, on choisit : ici, la plus basse.

## Past stages

crazy-race-board-stages = Les étapes passées
crazy-race-board-no-stages = Aucun côté n’est encore gagné.
crazy-race-board-stage-past = Étape { $stage }
# One side of a stage: $place is its place in the order; $name won with $sum, $level says whether others had as much.
# $how: nobody (no card there), home (the animal was home), left, moved ($animal and where it ended), spent ($spent points),
# open (not decided yet).
crazy-race-board-story = { $how ->
    [nobody] { ordinal }, { crazy-race-the-side } : personne
    [home] { ordinal }, { crazy-race-the-side } : { crazy-race-board-winner }, rien ne bouge
    [left] { ordinal }, { crazy-race-the-side } : { crazy-race-board-winner }, sans bouger
    [moved] { ordinal }, { crazy-race-the-side } : { crazy-race-board-winner } ; { crazy-race-animal-the } → { crazy-race-lands }{ crazy-race-takes }
    [spent] { ordinal }, { crazy-race-the-side } : { crazy-race-board-winner }, { crazy-race-board-spent }
   *[open] { ordinal }, { crazy-race-the-side } : { crazy-race-board-winner }
 }
crazy-race-board-winner = { $you ->
    [yes] { $level ->
        [yes] vous avec { $sum }, en premier ici
       *[no] vous avec { $sum }
    }
   *[no] { $level ->
        [yes] { $name } avec { $sum }, en premier ici
       *[no] { $name } avec { $sum }
    }
 }
crazy-race-board-spent = { $spent ->
    [one] { $spent } point dépensé
   *[other] { $spent } points dépensés
 }

## Rules in short

crazy-race-board-rule-lay = Une étape a trois tours de table. À chacun, posez une carte face cachée à un côté, ou passez.
crazy-race-board-rule-recall = Une fois par partie, avant de poser ou de passer, vous pouvez reprendre vos cartes utilisées.
crazy-race-board-rule-win = Puis on retourne les côtés, le triangle d’abord. La plus haute somme gagne ; à égalité, qui a posé là en premier.
crazy-race-board-rule-move = Qui gagne avance l’animal du côté de son nombre, ou ne bouge pas.
crazy-race-board-rule-any = Côté sans animal : un des vôtres, au choix. Côté « ? » : un point par carte posée là, sur n’importe lesquels de vos animaux.
crazy-race-board-rule-jump = Un point mène à la prochaine case libre : vos propres animaux sont sautés sans compter.
crazy-race-board-rule-tiles = Au demi-tour et à l’arrivée, un animal prend la meilleure tuile qui y reste.
crazy-race-board-rule-three = À trois : dès que trois côtés ont des cartes, le quatrième est fermé.
crazy-race-board-rule-end = La partie finit après l’étape 8, ou quand plus personne n’a de carte ni ne peut en reprendre.
crazy-race-board-rule-penalties = Les plus en arrière : vous perdez votre meilleure tuile. Les suivants : une tuile de votre choix.

## The table in words. $list is a list of numbers, "1, 1, 2 et 6", $n of them.

crazy-race-plain-hand = { $n ->
    [0] { crazy-race-board-no-cards }
   *[other] { $list }.
 }
crazy-race-plain-stage = Étape { $stage } sur 8, tour de table { $round } sur 3. Les côtés, dans l’ordre où ils sont retournés :
crazy-race-plain-closed = Fermé pour cette étape (R9).
crazy-race-plain-no-cards = Aucune carte n’y est posée.
crazy-race-plain-first = { $you ->
    [yes] Vous y avez posé d’abord.
   *[no] { $name } y a posé d’abord.
 }
# On the side with the question mark, while its winner spends them.
crazy-race-plain-points-left = { $points ->
    [one] Il reste { $points } point à dépenser.
   *[other] Il reste { $points } points à dépenser.
 }
# $place is finish or turnaround.
crazy-race-plain-stack = { $place ->
    [finish] { $n ->
        [0] Arrivée : plus de tuile.
        [one] Arrivée : il reste la tuile { $list }.
       *[other] Arrivée : il reste les tuiles { $list }.
    }
   *[turnaround] { $n ->
        [0] Demi-tour : plus de tuile.
        [one] Demi-tour : il reste la tuile { $list }.
       *[other] Demi-tour : il reste les tuiles { $list }.
    }
 }
crazy-race-plain-token = Tient le jeton Premier joueur.
crazy-race-plain-used = { $n ->
    [0] Aucune carte utilisée.
   *[other] Déjà utilisé : { $list }.
 }
# What everybody can know: the cards in hand or face down at the stage card.
crazy-race-plain-remaining = { $n ->
    [0] Aucune carte en main ni face cachée.
   *[other] En main ou face cachée : { $list }.
 }
# $list: the tiles that penalties would take; $points are what is left.
crazy-race-plain-would-have = { $n ->
    [0] { $name } : { crazy-race-how-many-points }, sans malus.
    [one] { $name } : { crazy-race-how-many-points }, sans la tuile { $list }.
   *[other] { $name } : { crazy-race-how-many-points }, sans les tuiles { $list }.
 }
# $list: the tiles that are left.
crazy-race-plain-final = { $n ->
    [0] { ordinal } : { $name }, { crazy-race-how-many-points }, aucune tuile.
    [one] { ordinal } : { $name }, { crazy-race-how-many-points }, tuile { $list }.
   *[other] { ordinal } : { $name }, { crazy-race-how-many-points }, tuiles { $list }.
 }
