### Furrow, French: one moral a game of Le Lièvre et la Tortue (Parlett). Meant to be read aloud.
### The first whose fact is given is told.

# The last round ended the game before enough had come home.
carrots-moral-limit = La course s’est perdue en route. Qu’importe : il y avait des carottes.
# A hare took somebody into the finish.
carrots-moral-carried = Même un lièvre ramène quelqu’un à bon port, une fois tous les trente-six du mois.
# The winner had never been in front before.
carrots-moral-unseen = Gardez un œil sur qui vous avez déjà doublé.
# Nobody ever went to a hare space.
carrots-moral-no-hare = Personne n’a demandé au lièvre. Il n’en savait pas plus.
# Somebody else had two spaces left at most when the winner came home.
carrots-moral-close = Gagné d’une carotte.
# The winner paid back carrots, more often than anybody else.
carrots-moral-light = De toutes les carottes, les dix dernières sont les plus lourdes.
# The winner had started over.
carrots-moral-twice = Le meilleur départ est parfois le second.
# Somebody waited on carrot spaces six times or more.
carrots-moral-patient = À rester parmi les carottes, on oublie la course.
# Somebody paid for twenty-two spaces or more at once.
carrots-moral-leap = Un grand bond laisse un grand trou dans la bourse.
# The winner went back most.
carrots-moral-backwards = Le plus court chemin allait à reculons.
# Somebody else had started over.
carrots-moral-fresh-start = Bourse vide, tous les chemins mènent au départ.
# The winner came to a hare space three times or more, and more often than anybody else.
carrots-moral-advice = Le lièvre conseille tout le monde. Parfois même il conseille bien.
# Somebody missed three turns or more.
carrots-moral-missed = Demandez votre chemin à un lièvre : vous aurez le temps de vous asseoir.
# The winner never went back.
carrots-moral-straight = Certains ne se retournent jamais. Ils savent le chemin par cœur.
# The winner had begun the game.
carrots-moral-first-off = En tête du départ à l’arrivée : les autres ont eu belle vue sur une queue.
# The winner ate a lettuce in last place.
carrots-moral-supper = Dînera bien qui dînera le dernier.
carrots-moral-greens = Tout le monde a mangé sa salade. Quelqu’un l’a mangée en courant.
