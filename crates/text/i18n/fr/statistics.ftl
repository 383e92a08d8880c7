### Ce que l’ordinateur a fait contre lui-même

statistics-title = L’ordinateur en chiffres
statistics-games = Jeux
statistics-how = L’ordinateur a joué ces parties contre lui-même ; les parties des gens n’y sont pas.
statistics-reading = Les barres dessinent ce que disent les nombres. Un trait à deux bouts est l’intervalle où se trouve la vraie valeur dans 19 cas sur 20. Le trait vertical marque ce que chacun aurait si tous étaient égaux.
statistics-ratings = Le classement des gens
statistics-seats = À { $n } joueurs

statistics-percent = { $n } %
statistics-give-or-take = { $n } % ± { $half }

## How strong the levels are
statistics-levels = La force des niveaux
statistics-levels-says = D’après { $n } parties en compagnie changeante. Avec 400 points de plus, on finit devant l’autre dix fois contre une, comme au classement ; 0, c’est un débutant. Expert n’y est pas : il réfléchit dix fois plus longtemps que Fort.
statistics-level = Niveau
statistics-points = Points
statistics-won = Victoires

## Games among players of the level Medium
statistics-order = Commencer, est-ce un avantage ?
statistics-order-says = Les victoires selon l’ordre de jeu, quand tous jouent au niveau Moyen, en { $n } parties. Une victoire à plusieurs est partagée ; { $any ->
    [no] il n’y en a dans aucune partie.
   *[yes] il y en a dans { $shared } % des parties.
 }
statistics-place = Ordre de jeu
statistics-plays = { $place ->
    [1] Commence
   *[other] Joue en { $ordinal }
 }
statistics-length = La durée d’une partie
statistics-length-says = En moyenne, au milieu de toutes les parties, et ce qu’ont neuf parties sur dix.
statistics-unit = Comptée en
statistics-unit-races = Courses
statistics-unit-rounds = Tours
statistics-unit-stages = Étapes
statistics-unit-decisions = Choix de tous
statistics-mean = Moyenne
statistics-median = Milieu
statistics-most = Neuf sur dix
statistics-decisions = Combien il y a à choisir
statistics-decisions-says = Combien de choix on fait à tous dans une partie.
statistics-decisions-column = Choix
statistics-of-games = Des parties
statistics-leader = Quand la victoire est-elle jouée ?
statistics-leader-says = Combien de fois qui mène après une partie du jeu gagne à la fin.
statistics-leader-after = Après
statistics-leader-wins = Qui mène gagne
statistics-changes = Combien de fois la tête change
statistics-changes-says = La part des parties où la tête a changé tant de fois.
statistics-changes-column = Changements

## Of The Hare & the Tortoise
statistics-animals = Quels animaux arrivent
statistics-animals-says = Combien de fois chacun finit à quelle place, ou hors du podium. La barre suit le même ordre, du foncé au clair.
statistics-animal = Animal
statistics-off-podium = Hors podium
