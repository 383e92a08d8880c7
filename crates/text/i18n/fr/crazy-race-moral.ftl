### Furrow, French: one moral a game of Crazy Race (Schacht). Meant to be read aloud.
### The players are wizards; each has a sprinter, a reptile and a flyer. The comment above a moral says when it is told.

# Several players share the win.
crazy-race-moral-shared = Un seul chapeau, plusieurs têtes.
# Level on points: the winner's animal that came least far decided.
crazy-race-moral-whisker = Choyez votre plus lent : un jour, c’est lui qui gagne pour vous.
# Who had all three animals home first did not win.
crazy-race-moral-home-first = Rentrer en premier, c’est apprendre en premier qui a gagné.
# The winner never took the used cards back.
crazy-race-moral-thrifty = Huit sorts suffisent, si l’on croit à chacun d’eux.
# Who led before the penalties did not win.
crazy-race-moral-toppled = Qui ne regarde que devant paie derrière.
# A side was won with a very high sum.
crazy-race-moral-outbid = Certains brûleraient la bibliothèque pour faire bouger un lézard.
# Many points were lost.
crazy-race-moral-spilled = Tant de magie, et tant de magie par terre.
# Moves were left undone several times.
crazy-race-moral-left-alone = Tous les cadeaux ne demandent pas à être ouverts.
# No animal came home.
crazy-race-moral-nobody-home = Toute cette magie, et personne à la maison.
# Who was first round the turning point, and took its best tile, did not win.
crazy-race-moral-turned-first = L’avenir est à ceux qui se lèvent tôt. Le petit déjeuner, à d’autres.
# An animal jumped three taken spaces with a single point.
crazy-race-moral-leap = Des amis en travers du chemin : voilà le raccourci.
# One of the winner's animals never left the start.
crazy-race-moral-lazy = Deux ont couru. Le troisième a applaudi.
# The game ended early: nobody had a card left.
crazy-race-moral-empty-hands = Plus de cartes, plus de souffle, plus d’excuses.
# None of these.
crazy-race-moral-all-the-same = L’aller, puis le retour : pour rentrer, il n’y a que le chemin le plus long.
