### La page de l’hôte, ses messages, le fil de ses tours

## Sur chaque page
message-from-host = De l’hôte :
message-put-away = Masquer
message-closes = Personne n’a joué ici depuis longtemps. La table ferme le { $day } si personne ne joue. Sa partie peut être téléchargée pendant les 60 jours suivants.
frame-feed = Mes tours en flux

## Le flux
feed-title = Furrow : à vous de jouer
feed-your-turn = À vous de jouer : { $game }, table { $code }
feed-at-the-table = À la table : { $names }

## La page de l’hôte
host-title = Page de l’hôte
host-numbers = Chiffres
host-playing = En cours
host-waiting = En attente
host-finished = Terminées
host-closed-tables = Fermées
host-connected = Présents maintenant
host-uptime = En marche depuis
host-database = Base de données
host-version = Version
host-megabytes = { $n } Mo
host-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
host-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
 }
host-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
host-minutes-ago = { $n ->
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
 }
host-hours-ago = { $n ->
    [one] il y a { $n } heure
   *[other] il y a { $n } heures
 }
host-days-ago = { $n ->
    [one] il y a { $n } jour
   *[other] il y a { $n } jours
 }
host-just-now = à l’instant
host-message = Message à tous
host-message-text = Une ou deux phrases, montrées sur chaque page et chaque table
host-message-for = Montrer pendant
host-message-say = Montrer le message
host-message-withdraw = Le retirer
host-tables = Tables
host-no-tables = Il n’y a pas encore de table.
host-results = Résultats de toutes les parties terminées (CSV)
host-status-waiting = en attente
host-status-playing = en cours
host-status-finished = terminée
host-status-closed = fermée
host-warned = avertie : sans activité depuis très longtemps
host-unreadable = Ce programme ne peut pas lire la table. Elle reste comme elle est.
host-turn = À jouer : { $names }
host-bot = { $name } (ordinateur, { $level })
host-actions = Ce que vous pouvez faire
host-kick = Renvoyer { $name }
host-give-to-bot = Laisser l’ordinateur jouer pour { $name }
host-close = Fermer la table…
host-close-sure = La partie s’arrête ici, sans résultat. On ne peut pas la rouvrir.
host-close-yes = Oui, fermer { $code }
host-pages = Pages
host-page = Page { $n } sur { $of }
host-newer = Plus récentes
host-older = Plus anciennes
host-closed = La table est fermée.
host-kicked = C’est fait.
host-could-not = Ce n’est plus possible à cette table.
host-announced = Tout le monde voit maintenant le message.
host-withdrawn = Le message n’est plus montré.
host-too-long = Un message a au plus { $n } caractères.
