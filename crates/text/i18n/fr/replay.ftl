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
