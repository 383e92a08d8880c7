### Les résultats des gens entre eux, et ses propres parties en chiffres

ratings-title = Classement
ratings-all-title = Tout le classement
ratings-about = Ce qu’est une cote
ratings-how = Une cote dit à quel niveau quelqu’un joue à un jeu contre d’autres gens. Tout le monde part de 1500 ; à chaque partie, qui finit devant quelqu’un gagne des points que l’autre perd. Avec 400 points de plus, on finit devant l’autre dix fois contre une. Le nombre après ± dit de combien la cote peut encore se tromper.
ratings-which = Une partie terminée compte si deux personnes au moins l’ont jouée jusqu’au bout. Les places de l’ordinateur, et celles qu’il tenait à la fin, ne comptent pas.
ratings-who-sees = Vous voyez vos propres noms et ceux avec qui vous avez terminé une partie ; personne d’autre ne vous voit ici, sauf l’hôte de ce serveur. Une cote appartient à un nom sur un appareil : sous un autre nom, ou dans un autre navigateur, on repart de zéro.
ratings-devices = Une cote appartient à un nom sur un appareil. Les numéros des appareils distinguent les noms pareils.
ratings-none = Vous n’avez pas encore de cote. Invitez quelqu’un, et terminez une partie ensemble.
ratings-nobody = Personne n’a encore terminé de partie avec quelqu’un d’autre.
ratings-play = Vers les jeux
ratings-counting = Le compte des parties terminées est en cours, { $n } jusqu’ici. Rechargez la page dans un instant.
ratings-file = Toutes les cotes (CSV)
ratings-more = { $n ->
    [one] { $n } autre est dans le fichier.
   *[other] { $n } autres sont dans le fichier.
 }

## The games by their authors: in French two have one name
ratings-of-fable = { front-fable-title } (Gary Kim)
ratings-of-crazy-race = { front-crazy-race-title } (Michael Schacht)
ratings-of-carrots = { front-carrots-title } (David Parlett)

## Columns
ratings-place = Rang
ratings-player = Qui
ratings-device = Appareil
ratings-rating = Cote
ratings-games = Parties
ratings-won = Victoires
ratings-against = Contre
ratings-seats = À combien
ratings-fair = Part équitable
ratings-mean-place = Rang moyen

## Beside a name
ratings-you = vous
ratings-provisional = provisoire

## One's own games
ratings-own = Vos parties en chiffres
ratings-own-how = Toutes les parties que vous avez terminées vous-même, séparées selon qui jouait contre vous. Part équitable : autant de victoires que chacun en a quand tout le monde joue aussi bien. Quand plusieurs se partagent le premier rang, ils se partagent la victoire.
ratings-people = Des gens
ratings-computers = Ordinateur, { $level }
ratings-programs = D’autres programmes
ratings-mixed = Les deux
