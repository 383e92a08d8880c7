### Furrow, French: the table page of Le Lièvre et la Tortue (Kim).
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### Buttons have two short lines: what is done, what follows.

## The status line

fable-board-status-turn = À vous : jouez 1 à 4 cartes d’un même animal
fable-board-status-bet = Second pari : choisissez 1 de vos 7 cartes
# $list: the names of those who have not chosen yet.
fable-board-status-chosen = Votre choix est fait. On attend { $list }
fable-board-status-bets = On attend { $list } (second pari)
fable-board-status-bets-in = Tous les seconds paris sont posés

fable-board-game = Manche { $game } sur 3

## The decision

fable-board-cards = { fable-cards }

fable-board-go-choose = Choisir des cartes
fable-board-go-hint = 1 à 4 d’un même animal
fable-board-go-choose-bet = Choisir un pari
fable-board-go-bet-hint = une de vos 7 cartes

fable-board-go-only = Seul coup : { fable-cards }
fable-board-go-if = Si vous jouez { fable-cards }
fable-board-go-rebet = { $kept ->
    [yes] Votre pari : { fable-animal-the }
   *[no] Parier plutôt sur { fable-animal-the }
 }

fable-board-starting-bet = { $n ->
    [one] Votre pari de départ
   *[other] Vos paris de départ
 }
fable-board-bet-rule = La carte choisie quitte votre main et la partie. Deux fois le même animal : 10, 6 ou 4 points, ou rien.
fable-board-streams = Ruisseaux : cases { $a } et { $b }.
fable-board-streams-open = Les ruisseaux ne sont pas encore posés.

## The track

fable-board-start = départ
fable-board-stream-on = Ruisseau sur la case { $space }.
# $place: 1 to 3 on the podium, 0 on the track; $space 0 is the start.
fable-board-stands = { $place ->
    [0] { $space ->
        [0] { fable-animal-heading } au départ.
       *[other] { fable-animal-heading } sur la case { $space }.
    }
    [1] { fable-animal-heading } à l’arrivée, 1re place.
   *[other] { fable-animal-heading } à l’arrivée, { ordinal } place.
 }

## The race board

fable-board-race = La course
fable-board-of-eight = { $n ->
    [one] { $n } carte sur 8
   *[other] { $n } cartes sur 8
 }
fable-board-of-four = { $n } sur 4.
fable-board-laid-by = { $n } par { $name }.
fable-board-if-now = si on court
fable-board-home = { $place ->
    [1] 1re place
   *[other] { ordinal } place
 }
fable-board-lands = { fable-animal-heading } jusqu’à { $space }.
fable-board-lands-drinks = { fable-animal-heading } jusqu’à { $space }, arrêt au ruisseau.
fable-board-stays = sur place
fable-board-naps = s’endort
fable-board-late = trop tard
fable-board-howl-lies = Un hurlement est posé : seul le loup pourra avancer à la prochaine course (F11).
# One line of the text view. $home: its place if the race takes it home, else 0.
fable-board-row = { $stays ->
    [yes] { fable-animal-heading } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } sur 4, resterait sur place.
   *[no] { $home ->
        [0] { fable-animal-heading } : { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } sur 4, avancerait de { fable-board-steps } jusqu’à { $space }.
       *[other] { fable-animal-heading } : { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } sur 4, avancerait de { fable-board-steps } jusqu’à l’arrivée.
    }
 }
fable-board-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
 }

## The seats

fable-board-token = Jeton Premier joueur
fable-board-in-hand = cartes en main
fable-board-bet-hidden = Un pari caché.
fable-board-bets-hidden = { $bets ->
    [one] { $bets } pari caché.
   *[other] { $bets } paris cachés.
 }
fable-board-bet-on = Pari sur { fable-animal-the }.
fable-board-has-chosen = a choisi
fable-board-chooses = choisit
fable-board-hand-count = { $cards ->
    [one] { $cards } carte en main.
   *[other] { $cards } cartes en main.
 }
fable-board-played = Cartes jouées jusqu’ici
fable-board-played-note = L’animal joué le plus souvent est peut-être celui du pari. Ou c’est du bluff.
fable-board-game-points = { $points ->
    [one] Manche { $game } : { $points } point.
   *[other] Manche { $game } : { $points } points.
 }
fable-board-seat-line = { $token ->
    [yes] { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { fable-board-bets }, jeton Premier joueur.
   *[no] { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { fable-board-bets }.
 }
fable-board-bets = { $bets ->
    [one] { $bets } pari
   *[other] { $bets } paris
 }
fable-board-has-played = A joué { $list }.

## The pile

fable-board-pile = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
 }
fable-board-memory = Cartes sorties
fable-board-animal = Animal
fable-board-in-box = Dans la boîte
fable-board-in-pile = Au dernier mélange
fable-board-gone = Posées ou défaussées
# Below a number of wolf cards: how many of them are howls.
fable-board-with-howls = { $howls ->
    [0] 0 hurlement
    [one] 1 hurlement
   *[other] { $howls } hurlements
 }
fable-board-list-in-box = Dans la boîte : { $list }.
fable-board-list-in-pile = Au dernier mélange : { $list }.
fable-board-list-gone = Posées ou défaussées : { $list }.
fable-board-list-gone-none = Posées ou défaussées : aucune.

## Rules in short

fable-board-rule-play = Jouez 1 à 4 cartes d’un même animal, puis complétez votre main à 6.
fable-board-rule-race = 8 cartes, ou 4 d’un même animal : la course est déclenchée. Les animaux courent dans l’ordre, de haut en bas.
fable-board-rule-hare = Lièvre : 2 cases avec 1 à 4 cartes. Avec 4, il s’endort s’il est en tête, sauf au départ.
fable-board-rule-tortoise = Tortue : 1 case même sans carte, 2 avec quatre.
fable-board-rule-wolf = Loup : 1, 1, 2, 3 cases. Avec un hurlement sur la table, seul le loup court.
fable-board-rule-fox = Renard : une case par carte.
fable-board-rule-lamb = Agneau : une case par carte, plus une, mais il s’arrête au premier ruisseau.
fable-board-rule-token = Après une course, le jeton passe à la place suivante, et c’est à elle de jouer.
fable-board-rule-score = Au troisième animal arrivé, la partie est finie. Un pari vaut 5, 3 ou 2 points pour la 1re, la 2e ou la 3e place.

## The end

fable-board-final-line = { ordinal } : { $name }, { board-points }, paris : { $list }.

## Between the games of a championship

fable-board-recap = Manche { $game } : le résultat
fable-board-recap-bets = Paris
fable-board-recap-game = Manche { $game }
fable-board-recap-line = { $name } : { board-points }, paris : { $list }.
fable-board-recap-starts = { $you ->
    [yes] Vous commencez la manche { $game }.
   *[no] { $name } commence la manche { $game }.
 }
fable-board-running-score = Score par manche

## The variants: apprentices, the digest

fable-board-status-move = À vous : déplacez un animal
fable-board-go-choose-move = Choisissez un animal
fable-board-go-move-hint = une case pour chacune de ses cartes
# The first line of the button. $from 0 is the start, $mid the space of the animal's turbo, $to where it ends.
fable-board-go-move = Déplacer { fable-animal-the } { fable-board-way }
fable-board-go-move-only = Seul coup : { fable-animal } { fable-board-way }
fable-board-go-move-if = Si vous déplacez { fable-animal-the } { fable-board-way }
fable-board-way = { $lands ->
    [home] { fable-board-leaves } arrivée
    [turbo] { fable-board-leaves } { $mid }, turbo → { $to }
    [turbo-home] { fable-board-leaves } { $mid }, turbo → arrivée
   *[space] { fable-board-leaves } { $to }
 }
fable-board-leaves = { $from ->
    [0] →
   *[other] { $from } →
 }
# The second line. $list is a list of fable-preview-arrival: the podium.
fable-board-then-move = { fable-animals-to-go } · { fable-moves-next }
fable-board-then-move-last-race = dernière course, { fable-animals-to-go } · { fable-moves-next }
fable-board-then-race-over = course finie · { fable-plays-next }
fable-board-then-game-over = fin de partie : { $list }
# Before the seats that have animals to move, in their order.
fable-board-order = Ordre :
# $list is a list of fable-chooser.
fable-board-movers = Doivent encore déplacer un animal, dans cet ordre : { $list }.
fable-board-moved = déjà fait
fable-board-across = arrivée
fable-board-lands-turbo = { fable-animal-heading } en { $space }, grâce à son turbo.
# One line of the text view.
fable-board-row-moves = { $fate ->
    [stays] { fable-animal-heading } : { $n } sur 4 cartes, resterait sur place.
    [moved] { fable-animal-heading } : { $n } sur 4 cartes, déplacement fait.
    [across] { fable-animal-heading } : { $n } sur 4 cartes, franchirait la ligne d’arrivée.
    [turbo] { fable-animal-heading } : { $n } sur 4 cartes, avancerait de { fable-board-steps } puis, avec son turbo, jusqu’en { $space }.
   *[to] { fable-animal-heading } : { $n } sur 4 cartes, avancerait de { fable-board-steps } jusqu’en { $space }.
 }
fable-board-no-second-bet = Il n’y a pas de second pari dans cette version ({ $ruling }). Un pari vaut 5, 3 ou 2 points.
# An animal on the podium that need not have crossed the line.
fable-board-placed = { fable-animal-heading } : { $place ->
    [1] 1re place
   *[other] { ordinal } place
 }.
fable-board-level = { $place ->
    [2] À égalité : { $list }. Chacun est à la 2e place, un pari rapporte { fable-how-many-points }. Il n’y a pas de 3e place.
   *[other] À égalité : { $list }. Chacun est à la { ordinal } place, un pari rapporte { fable-how-many-points }.
 }
fable-board-rule-digest = Deux paris de départ chacun, pas de second pari.
fable-board-rule-hare-podium = Lièvre : 2 cases avec 1 à 4 cartes. Avec 4, il s’endort s’il est en tête, sauf au départ. Les animaux arrivés comptent devant lui.
fable-board-rule-tie = À égalité de points, le meilleur animal parié départage.
fable-board-rule-three-games = Trois manches, chacune avec de nouveaux paris et une nouvelle piste. Les points s’ajoutent.
fable-board-rule-apprentice-bet = Vous avez un pari de départ, deux si l’on joue à 2. Il n’y a pas de second pari.
fable-board-rule-apprentice-play = Jouez 1 à 4 cartes d’un même animal, puis complétez votre main.
fable-board-rule-apprentice-race = 8 cartes, ou 4 d’un même animal : la course est déclenchée. À partir du jeton, chacun déplace un animal d’une case par carte, jusqu’à ce que tous ceux qui ont des cartes aient avancé.
fable-board-rule-apprentice-turbo = Un animal qui s’arrête sur son propre turbo avance de 2 cases de plus. Les ruisseaux n’arrêtent personne.
fable-board-rule-apprentice-score = Après la course où un animal arrive, la partie est finie. Suivent les plus proches de la ligne ; à égalité, ils partagent la place. Un pari vaut 5, 3 ou 2 points.
