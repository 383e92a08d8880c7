### Furrow, English: one moral a game of Hare and Tortoise (Parlett). Meant to be read aloud.
### The first whose fact is given is told.

# The last round ended the game before enough had come home.
carrots-moral-limit = The race got away. Nobody minded: there were carrots.
# A hare took somebody into the finish.
carrots-moral-carried = Even a hare carries somebody home, once in a blue moon.
# The winner had never been in front before.
carrots-moral-unseen = Keep an eye on the one you have already passed.
# Nobody ever went to a hare space.
carrots-moral-no-hare = Nobody asked the hare. It would not have known either.
# Somebody else had two spaces left at most when the winner came home.
carrots-moral-close = Won by the length of a carrot.
# The winner paid back carrots, more often than anybody else.
carrots-moral-light = The carrots hardest to carry are the last ten.
# The winner had started over.
carrots-moral-twice = The best start is sometimes the second one.
# Somebody waited on carrot spaces six times or more.
carrots-moral-patient = Sit among carrots long enough and you forget there is a race.
# Somebody paid for twenty-two spaces or more at once.
carrots-moral-leap = A great leap leaves a great hole in the purse.
# The winner went back most.
carrots-moral-backwards = The quickest way home went backwards.
# Somebody else had started over.
carrots-moral-fresh-start = With an empty purse, every road leads to the start.
# The winner came to a hare space three times or more, and more often than anybody else.
carrots-moral-advice = The hare advises everybody. Now and then it advises well.
# Somebody missed three turns or more.
carrots-moral-missed = Ask a hare the way and you have time to sit down.
# The winner never went back.
carrots-moral-straight = Some never look back. They know the way by heart.
# The winner had begun the game.
carrots-moral-first-off = First off and first home: the others had a fine view of a tail.
# The winner ate a lettuce in last place.
carrots-moral-supper = Dine last and you dine best.
carrots-moral-greens = Everybody ate their greens. One ate them on the run.
