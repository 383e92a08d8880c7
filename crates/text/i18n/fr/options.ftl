### Furrow, French: the options of the games, on the front page, in the waiting room and at the table.

option-seats = Joueurs
option-level = Ordinateurs
option-start = Qui commence
option-start-random = Le hasard décide
option-start-you = Vous
option-start-place = Place { $n }
option-clock = Pendule
option-clock-move = Pour chaque coup
option-clock-game = Pour toute la partie
option-clock-days = Sur plusieurs jours
# $time and $more: as in “10 minutes”; the second comes with each move.
option-clock-each = { $time }
option-clock-plus = { $time } + { $more }
option-undo = Reprendre un coup
option-undo-yes = Permis
option-undo-no = Pas à cette table
option-hints = Conseils
option-hints-alone = Si l’on joue sans autre personne
option-hints-yes = Pour tout le monde
option-hints-no = Pas à cette table
option-takeover = L’ordinateur remplace qui s’en va
option-takeover-after = Après { $time }
option-takeover-never = Jamais
option-listed = Ouverte à tous : montrer la table dans la liste des tables ouvertes

## Le Lièvre et la Tortue (Kim)
option-variant = Quelle version
option-variant-standard = Le jeu complet
option-variant-apprentice = Pour débuter (apprentis)
option-variant-digest = À deux, version courte
option-variant-digest-note = La version courte se joue à 2 (F23).
option-championship = Championnat, trois manches
option-nap-counts-podium = Les animaux arrivés comptent devant le lièvre
option-apprentice-hand = Cartes en main

## Crazy Race
option-deck = Cartes Étape
option-deck-reconstructed = Reconstituées : les originales n’ont pas été retrouvées
option-deck-own = Les vôtres
option-deck-lines = Vos cartes Étape
option-deck-lines-note = Huit lignes, une carte par ligne : ses quatre côtés dans le sens horaire, à partir du triangle. S est le sprinteur, R le reptile, F l’ailé, * un animal au choix ; puis les points, de 1 à 4, ou « ? » après l’étoile (R4). Par exemple : *2 S3 F2 R2

## Le Lièvre et la Tortue (Parlett)
option-hare = Cases lièvre
option-hare-abacus = Table du dé 2000 (reconstituée)
option-hare-intellect = Table du dé 1974
option-hare-blank = Sans effet (sans hasard)
option-hare-mso = Règle de tournoi : +10, ou −10 par pion qui vous dépasse
option-hare-own = Votre propre table
option-hare-lines = Votre table des cases lièvre
option-hare-lines-note = Six lignes, une par face du dé ; sur chacune six mots, un par place dans la course (P3). Les mots sont :
option-layout = Plateau
option-layout-abacus = 2000
option-layout-ravensburger-1978 = 1978
option-start-carrots = Carottes au départ
option-start-carrots-note = Vide : 95 par joueur, ou 65 à trois.
option-round-limit = Tours de table au plus
option-round-limit-note = Vide : 300. Ensuite, la partie est finie.

## Cards and tables of one's own
option-file = Les lire dans un fichier
option-file-too-long = Ce fichier est trop long pour cela.

## In words
# One option and what it is set to, as a line of a list.
option-line = { $option } : { $value }
option-seats-words = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
option-start-random-words = Le hasard décide qui commence
option-start-place-words = La place { $n } commence
option-apprentice-hand-words = Mains de { $n } cartes
option-start-carrots-words = { $n } carottes par joueur au départ
option-round-limit-words = { $n } tours de table au plus

## What holds beside the rules, in words
# $time and $more: as in “10 minutes”.
terms-clock-none = Sans pendule
terms-clock-move = { $time } pour chaque coup
terms-clock-game = { $time } pour toute la partie, { $more } de plus à chaque coup
terms-undo-yes = On peut reprendre un coup
terms-undo-no = Coup joué, coup gardé
terms-hints-alone = Conseils seulement si l’on joue sans autre personne
terms-hints-yes = Conseils pour qui en demande
terms-hints-no = Pas de conseils
terms-takeover = L’ordinateur remplace qui est hors ligne depuis { $time }
terms-takeover-never = L’ordinateur ne remplace personne
time-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
 }
time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
time-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
 }
time-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
time-moment = moins d’une minute

## What will not do: a sentence each, with the ruling
setup-seats = Ce jeu se joue de { $least } à { $most }, pas à { $got }.
setup-seats-digest = La version courte se joue à 2, pas à { $got } (F23).
setup-start = La place { $got } ne peut pas commencer : cette table a moins de places.
setup-start-carrots = Carottes au départ : « { $got } » ne convient pas. Il faut un nombre entier de 0 à 10 000 (P4).
setup-round-limit = Tours de table au plus : « { $got } » ne convient pas. Il faut un nombre entier de 1 à { $most } (P23).
setup-clock = Pendule : « { $got } » ne va pas. Il faut none, move-60 (60 secondes par coup) ou game-600-10 (600 secondes pour la partie et 10 par coup).
setup-undo = Reprendre un coup : « { $got } » ne va pas. Il faut yes ou no.
setup-hints = Conseils : « { $got } » ne va pas. Il faut alone, yes ou no.
setup-takeover = L’ordinateur remplace : « { $got } » ne va pas. Il faut 5 à 86400 secondes, ou never.
# What the file of a game says that no form can. $list: names or words as they are written in a file.
setup-unknown = Ce jeu n’a pas d’option « { $got } ». Il a { $list }.
# $own says whether it also takes lines of one’s own.
setup-value = { $own ->
    [yes] Option { $option } : « { $got } » ne convient pas. Il faut { $list }, ou des lignes à vous.
   *[no] Option { $option } : « { $got } » ne convient pas. Il faut { $list }.
 }
# $why is one of the sentences below.
setup-line = { $option }, ligne { $line } : { $why }
setup-deck-count = Il faut 8 cartes Étape, une par ligne ; ici il y en a { $got } (R4).
setup-deck-sides = Une carte Étape a quatre côtés ; celle-ci en a { $got } (R4).
setup-deck-letter = « { $got } » n’est pas un côté : un côté commence par S, R, F ou * (R4).
setup-deck-query = « { $got } » n’est pas un côté : seule l’étoile peut avoir un « ? » (R4).
setup-deck-points = « { $got } » n’est pas un côté : ses points vont de 1 à 4 (R4).
setup-deck-missing = Aucun côté ne commence par { $got } : chaque animal a un côté (R4).
setup-deck-twice = Plusieurs côtés commencent par { $got } : chaque animal a un côté, et un côté n’en a pas (R4).
setup-hare-rows = Une table a 6 lignes, une par face du dé ; en voici { $got } (P3).
setup-hare-words = Une ligne a 6 mots, un par place dans la course ; en voici { $got } (P3).
setup-hare-effect = « { $got } » n’est aucun des mots pour l’effet d’une case lièvre (P3).
