### Furrow, français : revoir une partie, fichiers de partie, et si le hasard a été équitable.

replay-title = Revoir : { $game }
replay-turn = { $you ->
    [yes] À vous ensuite
   *[no] Ensuite : { $name }
 }
replay-scrubber = Revoir la partie
replay-play = Faire défiler
replay-first = Première étape
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = Dernière étape
replay-go = Montrer
replay-steps = Étapes
replay-share = Lien et fichier
replay-share-link = Lien vers cette étape
replay-copy = Copier le lien
replay-step-number = Étape
replay-where = Étape { $step } sur { $last }
replay-eyes = Par quels yeux
replay-eyes-all = On voit tout
replay-eyes-public = Vue du public
replay-eyes-seat = Vue par { $name }
replay-hands = Mains
replay-holds = { $you ->
    [yes] { $n ->
        [0] Vous n’avez pas de cartes.
       *[other] Vous avez : { $list }.
     }
   *[no] { $n ->
        [0] { $name } n’a pas de cartes.
       *[other] { $name } a : { $list }.
     }
 }
replay-deal = Le début
replay-earlier = Étapes plus tôt
replay-later = Étapes plus tard
replay-link = Revoir la partie
replay-to-table = À la table
replay-not-begun = La partie n’a pas commencé : il n’y a encore rien à revoir.
replay-hidden = Cette partie est en cours : vous la voyez par vos propres yeux seulement. Une fois finie, on peut la revoir par les yeux de chacun.
replay-no-such-eyes = Personne n’est assis là dans cette partie.
chance-link = Le hasard a-t-il été équitable ?

## Si le hasard a été équitable
chance-title = Le hasard a-t-il été équitable ?
chance-how = Avant que quiconque s’assoie, le serveur avait un secret et en montrait le sceau, l’engagement. Le navigateur de chaque joueur y a ajouté un nombre. Chaque carte, chaque étape et chaque dé de la partie en découle selon une règle publiée : personne n’a pu choisir, le serveur non plus.
chance-secret-later = Il est montré une fois la partie finie.
chance-seed = Graine qui en découle
chance-check = Vérifier
chance-holds = Ce serveur vient de vérifier : le sceau correspond au secret, et chaque tirage découle du secret et des nonces.
chance-goes-on = La partie est en cours. Ce qui est ci-dessus l’était dès son début ; le secret et les tirages sont montrés une fois la partie finie.
chance-no-seed = Ce fichier ne dit pas d’où vient son hasard : seules les règles ont pu être vérifiées. Elles sont respectées.
chance-fails = Quelque chose ne va pas.
chance-by-hand-file = Enregistrez le fichier de partie.
chance-by-hand-run = Sur votre propre machine, tapez :
chance-by-hand-or = Ou à la main : le SHA-256 du secret est l’engagement ; le SHA-256 du secret et des nonces est la graine. Comment chaque tirage découle de la graine est dit dans le format des fichiers.
chance-drawn = Tirages obtenus et attendus
chance-drawn-how = L’attendu est la somme des probabilités à chaque tirage, selon ce que les tirages précédents avaient laissé dans la pioche. La barre est ce qui est venu, le trait ce qui était attendu.
chance-outcome = Quoi
chance-came = Obtenu
chance-expected = Attendu
chance-chart-start = Qui commence
chance-chart-cards = { $who ->
    [all] Cartes piochées
   *[seat] Cartes piochées : { $name }
 }
chance-chart-bets = { $who ->
    [all] Paris initiaux distribués
   *[seat] Paris initiaux : { $name }
 }
chance-chart-streams = Où sont les ruisseaux
chance-chart-stages = Cartes Étape retournées
chance-chart-die = Le dé
chance-says-few = { $draws ->
    [one] { $draws } tirage : trop peu pour conclure.
   *[other] { $draws } tirages : trop peu pour conclure.
 }
chance-says-usual = { $draws } tirages, à peu près comme attendu.
chance-says-uneven = { $draws } tirages, un peu inégaux : environ une partie équitable sur { $n } l’est autant ou plus.
chance-says-rare = { $draws } tirages, rarement aussi inégaux : environ une partie équitable sur { $n } l’est.
chance-place = Place { $n }
chance-space = Case { $n }
chance-stage = Carte Étape { $n }
chance-die = { $n }
chance-all-link = Le hasard dans toutes les parties ici
chance-all-title = Le hasard dans les dernières parties
chance-all-how = Les tirages des dernières parties jouées jusqu’au bout sur ce serveur, au plus 100 par jeu, recomptés toutes les dix minutes.
chance-all-games = { $n ->
    [0] Aucune partie n’a encore été jouée jusqu’au bout.
    [one] { $n } partie.
   *[other] { $n } parties.
 }

## Fichiers de partie à revoir
upload-title = Revoir un fichier de partie
upload-lead = Collez un fichier de partie de Furrow, ou choisissez-en un. Il est vérifié étape par étape selon les règles ; ensuite vous pouvez le parcourir et envoyer un lien.
upload-paste = Le texte du fichier
upload-file = Ou un fichier
upload-number = Quelle partie du fichier, s’il y en a plusieurs
upload-go = Vérifier et revoir
upload-kept = Un fichier est gardé { $days } jours, et pas plus longtemps que l’arrivée de { $most } plus récents. Qui a le lien peut tout voir. Il peut avoir jusqu’à 1 Mo.
upload-gone = Ce fichier n’existe pas ou plus : les fichiers sont gardés { $days } jours.
upload-computer = Ordinateur { $n }
upload-player = Joueur { $n }
upload-too-large = C’est plus de 1 Mo : aucune partie d’ici n’en a autant.
upload-too-many-steps = La partie a plus de { $most } étapes : trop pour cette page. Le programme furrow sur votre machine peut la lire.
upload-empty = Il n’y a pas de partie dedans : rien que des lignes vides.
upload-no-such-game = Il y a { $games } parties dedans, et le numéro { $n } n’en est pas.
upload-bad-number = Quelle partie du fichier : « { $typed } » ne convient pas. Il faut un nombre entier de 1 à { $most }.
upload-no-game = C’est un jeu du nom de « { $name } », qu’on ne joue pas ici. Jeux d’ici : { $names }.
upload-no-text = La ligne { $line } n’est pas un texte.
upload-shape = La ligne { $line } n’est pas un fichier de partie : { $why }.
upload-breaks-off = Le fichier s’interrompt à la ligne { $line }.
upload-version = Ligne { $line } : le fichier est au format « { $format } », version { $version }. Ce serveur lit « furrow », version 1.
upload-rules = Il suit la révision { $n } des règles, que ce serveur ne connaît pas.
upload-per-seat = { $key } a { $got } éléments pour { $seats } places.
upload-step = L’étape { $index } du fichier, « { $text } », ne peut pas être là. { $why } Possible à cet endroit : { $possible }
upload-no-step = Ce n’est pas une étape de ce jeu.
upload-chance = L’étape { $index } du fichier, « { $text } », ne découle pas de la graine, qui donne « { $picked } ».
upload-hex = { $key } n’a pas { $digits } chiffres hexadécimaux.
upload-commitment = L’engagement n’est pas le SHA-256 du secret.
upload-seed = La graine ne découle pas du secret et des nonces.
upload-no-scores = Il a des scores, et ce jeu n’en a pas.
upload-result = { $key } dit { $written }, les étapes donnent { $real }.
