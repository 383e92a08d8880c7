### Furrow, French: what can be chosen in Le Lièvre et la Tortue (Kim), what follows, and why not.
### $animal, $you and the words put in are those of fable-log.ftl.

## The line on the button

fable-action-play = Jouer { fable-cards }
fable-action-bet = { $howl ->
    [yes] Parier sur { fable-animal-the }, avec un hurlement
   *[no] Parier sur { fable-animal-the }
 }

fable-action-move = Déplacer { fable-animal-the }

## The line below it: what would follow. At most 60 characters if names are short.

fable-next = { $you ->
    [yes] puis à vous
    [nobody] puis le suivant
   *[no] puis { $name }
 }

fable-plays-next = { $you ->
    [yes] puis à vous
    [nobody] puis le suivant
   *[no] puis { $name }
 }

# So many more cards start the race: of one animal, or of any.
fable-cards-to-go = { $left ->
    [one] il manque { $left } carte
   *[other] il manque { $left } cartes
 }

fable-of-animal = { $n ->
    [one] { $n } { fable-animal }
   *[other] { $n } { fable-animal-many }
 }

fable-preview-quiet = pas de course, { fable-cards-to-go } · { fable-next }
fable-preview-quiet-four = pas de course, il manque { fable-of-animal } · { fable-next }

fable-preview-race = déclenche la course · { fable-plays-next }
fable-preview-race-nap = déclenche la course : le lièvre s’endort · { fable-plays-next }
fable-preview-race-howl = déclenche la course : seul le loup court · { fable-plays-next }
fable-preview-race-nobody = déclenche la course : personne ne court · { fable-plays-next }
# $list is a list of fable-preview-arrival.
fable-preview-race-home = course, à l’arrivée : { $list } · { fable-plays-next }
fable-preview-race-ends = course, à l’arrivée : { $list }, fin de partie
fable-preview-arrival = { $animal ->
    [tortoise] { fable-animal } { $place ->
        [1] 1re
       *[other] { ordinal }
    }
   *[other] { fable-animal } { ordinal }
 }

# Apprentices: a play that starts a race, and an animal moved in it. $list is a list of animals.
fable-moves-next = { $you ->
    [yes] puis à vous
    [nobody] puis le suivant
   *[no] puis { $name }
 }
fable-moves-first = { $you ->
    [yes] vous déplacez en premier
    [nobody] puis les animaux avancent
   *[no] { $name } déplace en premier
 }
fable-animals-to-go = { $left ->
    [one] encore { $left } animal
   *[other] encore { $left } animaux
 }
fable-preview-opens = déclenche la course · { fable-moves-first }
fable-preview-opens-ends = dernière course : { $list } à l’arrivée
fable-preview-move = { fable-lands }, { fable-animals-to-go } · { fable-moves-next }
fable-preview-move-last = { fable-lands }, course finie · { fable-plays-next }
fable-preview-move-ends = { fable-lands }, fin de partie
fable-lands = { $lands ->
    [home] à l’arrivée
    [turbo] turbo → { $to }
   *[space] → { $to }
 }

fable-preview-bet = { $howl ->
    [yes] { fable-animal } : 5, 3 ou 2 points sur le podium ; un hurlement perdu
   *[no] { fable-animal } : 5, 3 ou 2 points sur le podium
 }
fable-preview-bet-twice = { $howl ->
    [yes] { fable-animal } deux fois : 10, 6 ou 4 points, ou rien ; un hurlement perdu
   *[no] { fable-animal } deux fois : 10, 6 ou 4 points, ou rien
 }

## How an animal would fare, at the end of its row

fable-landing-to = → { $to }
fable-landing-stays = sur place
fable-landing-naps = s’endort
fable-landing-home = à l’arrivée
fable-landing-crosses = { $place ->
    [1] 1re place
   *[other] { ordinal } place
 }

## Why not. $ruling is the number of the rule.

fable-no-over = La partie est finie ({ $ruling }).
fable-no-chance-next = On distribue des cartes : un instant ({ $ruling }).
fable-no-action-next = Quelqu’un doit d’abord choisir ({ $ruling }).
fable-no-such-chance = Le hasard ne peut pas donner cela maintenant ({ $ruling }).
fable-no-turn = Ce n’est pas votre tour ({ $ruling }).
fable-no-bet-first = D’abord, chacun pose son second pari ({ $ruling }).
fable-no-bets-laid = Les seconds paris sont posés ({ $ruling }).
fable-no-second-bets = Il n’y a pas de second pari dans cette partie ({ $ruling }).
fable-no-moves-first = D’abord, on déplace les animaux de cette course ({ $ruling }).
fable-no-moves = Aucun animal n’est à déplacer maintenant ({ $ruling }).
fable-no-card-of = Aucune carte { fable-animal-heading } sur la table : cet animal n’avance pas dans cette course ({ $ruling }).
fable-no-moved-twice = { fable-animal-the-heading } a déjà bougé dans cette course ({ $ruling }).
fable-no-such-card = { $card ->
    [howl] Vous n’avez pas autant de hurlements ({ $ruling }).
    [wolf] Vous n’avez pas autant de loups sans hurlement ({ $ruling }).
   *[other] { $animal ->
        [lamb] Vous n’avez pas autant d’agneaux ({ $ruling }).
       *[other] Vous n’avez pas autant de { fable-animal-many } ({ $ruling }).
    }
 }
fable-no-card = Jouez au moins 1 carte ; toutes celles d’un tour montrent le même animal ({ $ruling }).
fable-no-four = { $n ->
    [0] Plus de place pour des { fable-animal-many } : au plus 4 cartes d’un même animal ({ $ruling }).
    [one] Place pour 1 { fable-animal } seulement : au plus 4 cartes d’un même animal ({ $ruling }).
   *[other] Place pour { $n } { fable-animal-many } seulement : au plus 4 cartes d’un même animal ({ $ruling }).
 }
fable-no-eight = { $n ->
    [0] Plus de place : au plus 8 cartes en tout ({ $ruling }).
    [one] Place pour 1 carte seulement : au plus 8 cartes en tout ({ $ruling }).
   *[other] Place pour { $n } cartes seulement : au plus 8 cartes en tout ({ $ruling }).
 }
