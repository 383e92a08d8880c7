### Furrow, French: what a live table refuses

guest-name = Anonyme
denied-no-table = Aucune table ne porte ce code. Un code a six lettres et chiffres : redemandez le lien.
denied-bad-request = Cette page n’a pas demandé cela. Rien n’a changé : rechargez la table.
denied-store = Ce coup n’a pas pu être enregistré : il ne compte pas. Réessayez dans un instant.
denied-not-seated = Vous regardez cette table : seuls ses joueurs peuvent faire cela.
denied-not-host = Seule la personne qui a ouvert la table peut lancer la partie.
denied-begun = La partie a commencé.
denied-not-begun = La partie n’a pas commencé.
denied-seated = Vous avez déjà une place à cette table.
denied-taken = Cette place est prise.
denied-stale = Ce choix est dépassé ; voici la table telle qu’elle est maintenant.
denied-too-few = Il faut au moins { $n } joueurs pour cette partie.
denied-bad-name = Un nom a de 1 à 20 lettres ou signes visibles.
denied-not-over = Ce n’est possible qu’une fois la partie finie.
denied-nothing-chosen = Rien n’est encore choisi. Choisissez un coup, puis appuyez sur le bouton.
title-lobby = Salle d’attente
title-your-turn = À vous · { $title }
pref-only-move = Jouer mes coups forcés à ma place
pref-volume = Volume
