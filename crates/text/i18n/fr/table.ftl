### Furrow, French: what the table pages of all games have in common.
### $you says whether the reader sits on the seat spoken of. Buttons have two short lines: what is done, what follows.
### Names stand where neither "de" nor "que" comes before them, and nothing agrees with them.

board-status-thinks = { $name } réfléchit
board-status-waits = On attend { $name }
board-status-away = On attend le retour de { $name }
board-status-won = { $you ->
    [yes] Vous gagnez la partie !
   *[no] { $name } gagne la partie
 }
board-status-shared = Victoire partagée : { $list }
board-status-chance = Le hasard décide
board-status-closed = Cette table est fermée
board-status-paused = { $you ->
    [yes] Vous avez mis la partie en pause
   *[no] { $name } a mis la partie en pause
 }
board-log = Journal
board-menu = Menu
board-close = Fermer
board-actions = Votre choix
board-hand = Votre main
board-watching = Vous regardez cette table.
board-go-think = touchez des cartes pour voir leur effet
board-go-watch = rien à choisir pour l’instant
board-go-do = Valider
# $do: the first line of the button.
board-go-only = Seul coup : { $do }
board-go-if = Si c’était à vous : { $do }
# The name of a choice for screen readers: both lines of the button.
board-radio = { $do } : { $then }
board-just = À l’instant
board-just-nothing = Rien de nouveau depuis votre coup.
board-again = Revoir
board-track = Le parcours
board-seats = Joueurs
board-you = Vous
board-points-so-far = points pour l’instant
board-away = hors ligne
board-plays = joue
board-your-go = à vous
board-next = ensuite
board-reconnecting = Reconnexion en cours.
board-bot = { $level ->
    [random] Ordinateur, joue au hasard.
    [easy] Ordinateur, facile.
    [medium] Ordinateur, moyen.
    [hard] Ordinateur, fort.
    [program] Ordinateur, un programme de l’hôte.
   *[expert] Ordinateur, expert.
 }
board-rules = Règles
board-rules-all = Toutes les règles
board-log-all = Tout le journal
board-log-earlier = Ce qui précède : revoir la partie
board-end = La fin
board-rank = { ordinal }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-total = Total
board-again-game = Revanche
board-file = Fichier de partie
board-fair = Le hasard était-il honnête ?
board-fair-how = L’engagement était affiché avant que quiconque prenne place. C’est le SHA-256 du secret ; chaque carte découle du secret et des nonces.
board-fair-commit = Engagement
board-fair-secret = Secret
board-fair-nonce = Nonce : { $name }
board-fair-none = aucun
board-fair-next = Engagement de la partie suivante
# Before what can be done only once a game; the question itself is the game's.
board-confirm = C’est bien cela ?
board-confirm-yes = Oui
board-confirm-no = Pas maintenant
board-souvenir = Un souvenir de cette partie : les joueurs, le résultat et la morale.
board-souvenir-save = Garder l’image
board-souvenir-pixels = La garder en PNG
