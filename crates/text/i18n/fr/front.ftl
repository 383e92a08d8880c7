### The front page, the waiting room, notices, the specimen, and what every page has around it. In French.

## Around every page
frame-skip = Aller à la page
frame-menu = Menu
frame-links = Autres pages
frame-home = Accueil
frame-rules = Règles
frame-specimen = Tous les dessins
frame-text-view = Version texte
frame-drawn-view = Version dessinée
frame-unofficial = Non officiel : fait par des gens qui aiment ces jeux, pas par leurs éditeurs.

pref-lang = Langue
pref-theme = Couleurs
pref-theme-auto = Celles du système
pref-theme-light = Jour
pref-theme-dark = Nuit
pref-speed = Vitesse des pions
pref-speed-slow = Lente
pref-speed-normal = Normale
pref-speed-fast = Rapide
pref-speed-off = Immobile
pref-sound = Son
pref-sound-on = Oui
pref-sound-off = Non

## Words for the scripts
script-copied = Copié
script-copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou par un appui long.
script-lost = Connexion perdue. Nouvel essai…
script-back = Connexion rétablie
script-your-turn = À vous
script-failed = Cela n’est pas arrivé à la table. Réessayez.

## Front page
front-name = Furrow
front-tagline = Trois courses d’animaux à votre table. Entre amis ou contre l’ordinateur, sans compte.
front-fable-title = Le Lièvre et la Tortue
front-fable-facts = Gary Kim · 2–5 joueurs · 20 min · dès 7 ans
front-fable-pitch = Pariez en secret, puis faites courir les animaux.
front-crazy-race-title = Crazy Race
front-crazy-race-facts = Michael Schacht · 3–4 joueurs · 30 min · dès 12 ans
front-crazy-race-pitch = Surenchérissez sur les autres mages à chaque pas de vos trois bêtes.
front-carrots-title = Le Lièvre et la Tortue
front-carrots-facts = David Parlett · 2–6 joueurs · 45 min · dès 10 ans
front-carrots-pitch = Les carottes sont votre carburant. Mangez vos salades, arrivez sans bagage.
front-play = Jouer
front-invite = Inviter
front-pass = On se passe l’appareil
front-options = Options
front-more-options = Pendule, invités, retours en arrière
front-rules = Règles
front-learn = Apprendre : dix minutes
front-your-name = Votre nom
front-join = Rejoindre avec un code
front-join-go = Rejoindre
front-your-games = Vos parties
front-waits = Vous attendent
front-your-games-none = Aucune pour l’instant. Celles que vous jouez seront ici.
front-open = Tables ouvertes
front-open-none = Personne n’attend à une table ouverte. Ouvrez-en une : cochez la case dans les options, puis Inviter.
front-open-games = Tables ouvertes de
front-open-all = Tous les jeux
# $list: who sits there, $n: how many they are.
front-open-who = { $n ->
    [0] Personne n’est encore assis
    [one] { $list } attend
   *[other] { $list } attendent
 }
front-open-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
 }
front-open-sit-at = Prendre place à la table { $code }
front-languages = Langues
front-also = Le Lièvre et la Tortue de Gary Kim s’appelle aussi Royal Turtle, Tales & Games, The Hare & the Tortoise, Schildkröte & Hase, A Lebre e a Tartaruga ; celui de David Parlett, Hare and Tortoise, Hase und Igel, Lebre e Tartaruga.
front-search-words = Le Lièvre et la Tortue, Gary Kim, The Hare and the Tortoise, Royal Turtle, Tales & Games, Schildkröte & Hase, A Lebre e a Tartaruga, Hare and Tortoise, David Parlett, Hase und Igel, Lebre e Tartaruga, Crazy Race, Michael Schacht, jeu de société, course, jouer en ligne, sans compte
level-easy = Facile
level-medium = Moyen
level-hard = Fort
level-expert = Expert
level-random = Au hasard
# Not a level: a program of the host of this server.
level-program = Programme

## Fair chance
fair-title = Un hasard honnête
fair-note = Le serveur a déjà fixé le secret qui mélange la prochaine partie. Voici son sceau. Une fois la partie finie, le secret est montré, et chacun peut vérifier que le sceau lui correspond.

## Your games
mine-your-turn = À vous
mine-waits-for-you = { $name } vous attend
mine-waiting = On attend { $name }
mine-waiting-more = On attend { $name } et { $more } de plus
mine-gathering = On attend des joueurs
mine-over = Partie finie
mine-closed = Table fermée
# $time: as in “2 days”.
mine-left = encore { $time }
mine-warned = Personne n’a joué ici depuis longtemps. La table ferme le { $date } si personne ne joue. Après la fin, son fichier de partie peut être gardé.

## Waiting room
lobby-come-in = Prenez place à cette table
lobby-you-watch = Toutes les places sont prises. Vous regardez.
lobby-send-link = Envoyez le lien à vos amis, ou ajoutez des joueurs ici
lobby-add-here = Ajoutez tous ceux qui jouent sur cet appareil, puis commencez
lobby-start-when-ready = Commencez quand tout le monde est là
lobby-empty = Personne d’autre n’est encore là. Les animaux s’échauffent.
lobby-wait-for-host = Vous avez votre place. La personne qui invite lance la partie.
lobby-places = Places
lobby-free = Libre
lobby-you = vous
lobby-here = en ligne
lobby-away = hors ligne
lobby-computer = Ordinateur · { $level }
lobby-sit = Prendre place
lobby-sit-here = S’asseoir ici
lobby-sit-on = S’asseoir ici : place { $n }
lobby-fill = Confier les places libres à l’ordinateur
lobby-start = Commencer la partie
lobby-leave = Quitter la table
lobby-share = Inviter
lobby-link = Lien
lobby-copy = Copier
lobby-code = Code
lobby-qr = Le lien, à lire avec un appareil photo
lobby-come-along = Venez : votre place est gardée
lobby-all-kept = Toutes les places sont prises ou gardées. Vous regardez.
lobby-expects = On attend { $list }
lobby-kept = Gardée pour { $name }
lobby-kept-mine = Gardée pour { $name } : c’est vous
lobby-spectator = Vous pouvez rester et regarder. La partie se verra d’ici, sans les cartes cachées de personne.
# To somebody who could take a place.
lobby-or-watch = Ou regardez seulement : la partie se verra d’ici, sans les cartes cachées de personne.
lobby-this-device = sur cet appareil
lobby-another = Encore quelqu’un sur cet appareil
lobby-add = Ajouter
# Under the places: somebody on the same device.
lobby-rename = Nom à la place { $n }
lobby-rename-go = Changer
lobby-stand-up = Se lève
lobby-stand-up-name = Se lève : { $name }
lobby-leave-all = Quitter la table tous ensemble
lobby-kick = Renvoyer
lobby-kick-name = Renvoyer : { $name }
lobby-give-up = Ne plus attendre
lobby-give-up-name = Ne plus attendre : { $name }
lobby-ask-ready = Demander si tout le monde est prêt
lobby-asks = { $name } demande : on y va ?
lobby-is-asked = On y va ?
lobby-ready = Oui, on y va
lobby-ready-missing = On attend encore la réponse de { $list }. La partie commence d’elle-même quand tout le monde a dit oui. La question expire après une minute.
lobby-is-ready = c’est oui
lobby-not-ready = pas encore
lobby-listed = N’importe qui peut trouver cette table dans la liste des tables ouvertes.
lobby-unlist = La retirer de la liste
lobby-unlisted = Seules les personnes qui ont le lien ou le code peuvent venir.
lobby-list = La montrer dans la liste des tables ouvertes

## Notices: what, why, what to do
notice-home = À l’accueil
notice-back = Retour à la table
notice-no-page = Page introuvable
notice-no-page-why = Il n’y a rien à cette adresse. Il manque peut-être une lettre.
notice-no-page-do = Vérifiez l’adresse, ou repartez de l’accueil.
notice-no-way = Pas de cette façon
notice-no-way-why = Cette adresse ne peut pas être demandée ainsi.
notice-no-way-do = Repartez de l’accueil et appuyez sur le bouton.
notice-no-table = Table introuvable
notice-no-table-why = Aucune table ne porte ce code ici.
notice-no-table-do = Redemandez le code, ou ouvrez une table à vous.
notice-aside = Cette table est illisible
notice-aside-why = Ce qui est enregistré de cette table est abîmé, ou une autre version du programme l’a écrit. Elle est mise de côté et reste telle quelle.
notice-aside-do = Prévenez la personne qui tient ce serveur. Toutes les autres tables continuent.
notice-unreadable = Message illisible
notice-unreadable-why = Il manquait quelque chose à ce que votre navigateur a envoyé.
notice-unreadable-do = Revenez en arrière, rechargez la page et réessayez.
notice-refused = Ce n’est pas possible ici
notice-refused-why = La table ne le permet pas maintenant.
notice-refused-do = Revenez en arrière et regardez la table telle qu’elle est.
notice-stale = La table a avancé
notice-stale-why = Votre choix datait d’un moment passé. Rien n’a changé.
notice-stale-do = Revenez en arrière et choisissez de nouveau.
notice-too-large = C’était trop
notice-too-large-why = L’envoi dépassait ce qu’il faut pour un coup.
notice-too-large-do = Revenez en arrière et réessayez avec moins.
notice-too-many = Moins vite, s’il vous plaît
notice-too-many-why = Beaucoup de demandes sont venues de votre adresse en peu de temps.
notice-too-many-do = Attendez une minute, puis réessayez. Vos parties sont à l’abri.
notice-forbidden = Pas depuis là-bas
notice-forbidden-why = La demande venait d’une page d’un autre site : elle n’a pas été suivie.
notice-forbidden-do = Ouvrez la page ici et appuyez de nouveau sur le bouton.
notice-broken = Quelque chose a cassé
notice-broken-why = C’est notre faute, pas la vôtre. Vos parties sont enregistrées.
notice-broken-do = Rechargez la page. Si rien ne change, patientez un peu.
notice-busy = L’écurie est pleine
notice-busy-why = Le serveur ne peut accueillir personne de plus pour l’instant.
notice-busy-do = Réessayez dans une minute. Vos parties sont à l’abri.

## Rules
rules-contents = Sommaire
rules-others = Règles des autres jeux
rules-languages = Ces règles dans d’autres langues

## Specimen
specimen-title = Tous les dessins
specimen-lead = Chaque pièce à chaque taille : de jour, de nuit et en gris.
specimen-day = Jour
specimen-night = Nuit
specimen-grey = Gris
plate-animals-full = Animaux, cinq humeurs
plate-animals-small = Animaux, en petit
plate-animals-grey = Animaux, en gris
plate-animals-silhouette = Animaux, en ombre
plate-ghosts = Fantômes : où courrait un animal
plate-cards = Cartes Course
plate-tiles = Parcours
plate-podium = Podium
plate-seats = Marques des places
plate-faces = Ordinateurs et hurlement
plate-icons = Icônes
plate-wordmark = Le nom
plate-front = La vieille fable
plate-meadow-phone = Prairie, en hauteur
plate-meadow-desktop = Prairie, en largeur
plate-empty-states = Quand il n’y a rien à voir
plate-stress = Tout à la fois
plate-blinks = Clins d’œil
plate-turbo = Jeton Turbo
plate-runners = Crazy Race : coureurs, aller et retour
plate-runners-silhouette = Coureurs, en ombre
plate-magic = Cartes Magie
plate-points = Tuiles Points
plate-stage = Cartes Étape, et la barre d’un côté fermé
plate-lane = Un couloir, et des sauts
plate-crops = Carottes : les cultures
plate-spaces = Cases du parcours
plate-markers = Pions, un et deux
plate-dice = Le dé
plate-course = Le sentier sinueux
plate-parchment-phone = Parchemin, en hauteur
plate-parchment-desktop = Parchemin, en largeur
plate-garden-phone = Potager, en hauteur
plate-garden-desktop = Potager, en largeur
plate-diagrams = Images pour les règles

## The words, to be read by eye

words-title = Tous les mots
words-lead = Chaque animal et chaque nombre dans les phrases qui les emploient, et le journal d’une partie entière de chaque jeu. Pour qui traduit.
