### Furrow, français : retour sur une partie finie. La mesure est la « chance de gagner », en pour cent.

review-title = Retour sur la partie
review-link = Retour sur la partie
review-step = Étape { $step }
review-percent = { $n } %
review-not-over = Cette partie n’est pas finie. Dès qu’elle l’est, on peut y revenir.
review-full = L’ordinateur revient déjà sur d’autres parties : sur toutes celles qu’il peut, ou qu’un même réseau peut demander. Réessayez dans quelques minutes.
review-long = Cette partie est trop longue pour qu’on y revienne ici. Sur votre ordinateur, furrow review le fait avec le fichier de la partie.
review-working = L’ordinateur parcourt la partie et réfléchit de nouveau à chaque coup. Cela prend de quelques secondes à quelques minutes ; la page montre ensuite ce qu’il a trouvé.
review-progress-name = Où il en est
review-progress = { $all ->
    [0] C’est parti.
   *[other] { $done } sur { $all }.
 }

## The page
review-won = { $n ->
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
 }
review-how = La chance de gagner dit combien de fois une place gagne quand l’ordinateur continue la partie de là un grand nombre de fois.
review-turned = Le tournant
review-turned-never = Il n’y en a pas : aucune étape n’a changé grand-chose à elle seule.
review-turned-says = { $by ->
    [own] Coup de { $name } : sa chance de gagner passe de { $from } % à { $to } %.
    [own-bet] Pari secret de { $name } : sa chance de gagner passe de { $from } % à { $to } %.
    [other] Coup de { $other } : la chance de gagner de { $name } passe de { $from } % à { $to } %.
    [other-bet] Pari secret de { $other } : la chance de gagner de { $name } passe de { $from } % à { $to } %.
   *[chance] Le hasard décide : la chance de gagner de { $name } passe de { $from } % à { $to } %.
 }
review-course = La chance de gagner, étape par étape
review-course-says = Une ligne pour chaque personne, de l’étape 0 à l’étape { $last }. Les nombres sont dans le tableau qui suit.
review-course-numbers = La même chose en nombres
review-course-left-out = Les étapes qui n’ont changé la chance de personne de 5 points ne sont pas montrées.
review-by = Coup de
review-chance = Cartes et dés
review-costly = Les coups les plus chers
review-costly-none = Aucun dont l’ordinateur soit sûr.
review-costly-how = À côté de chacun : la chance de gagner, d’après ce qu’on pouvait savoir à ce moment-là.
review-done = Joué
review-better = Mieux
review-cost = { $n ->
    [one] A coûté { $n } point, à { $error } près.
   *[other] A coûté { $n } points, à { $error } près.
 }
review-luck = Chance et savoir-faire
review-luck-how = En points de chance de gagner, + gagnés et − perdus. Cartes et dés : ce que le hasard seul a donné ou pris. Ses coups : ce qu’ils ont laissé échapper à côté du meilleur que l’ordinateur ait trouvé.
review-player = Qui joue
review-began = Au début
review-given = Ses coups
review-rank = Rang
review-error = { $n ->
    [one] Chaque chance est juste à { $n } point près environ.
   *[other] Chaque chance est juste à { $n } points près environ.
 }

## What else could have been done, in a replay
review-others = Pourquoi ce coup, et quoi d’autre
review-others-none = Il n’y avait rien à choisir à cette étape.
review-others-unknown = Le retour sur la partie montre ce qu’on aurait pu faire ici.
review-others-how = La chance de gagner de { $name } avec chaque coup, d’après ce que { $name } pouvait savoir.
review-others-done = (joué)
review-line = Ce qui aurait sans doute suivi :
review-line-move = { $name } : { $does }
review-why = Ce qui parle pour ce coup, d’après ce que { $name } pouvait savoir : { $reasons }.
review-why-nothing = Rien de précis ne parle pour ce coup plutôt que pour un autre.
review-why-better = Ce qui parle pour le meilleur coup, d’après ce que { $name } pouvait savoir : { $reasons }.
review-bot = { $level ->
    [random] { $name } est un ordinateur qui joue au hasard : ses coups n’ont pas de raison.
    [easy] { $name } est un ordinateur de niveau facile : il joue comme quelqu’un qui débute, et de temps en temps n’importe quoi.
    [medium] { $name } est un ordinateur de niveau moyen : il suit des règles simples et n’essaie rien.
    [hard] { $name } est un ordinateur de niveau fort : il a joué la suite un grand nombre de fois, a tiré au hasard ce qu’il ne voyait pas et a pris le coup qui réussissait le mieux.
   *[expert] { $name } est un ordinateur de niveau expert : il a joué la suite un très grand nombre de fois, a tiré au hasard ce qu’il ne voyait pas et a pris le coup qui réussissait le mieux.
 }
