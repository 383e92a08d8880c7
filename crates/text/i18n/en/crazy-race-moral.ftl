### Furrow, English: one moral a game of Crazy Race (Schacht). Meant to be read aloud.
### The players are wizards; each has a sprinter, a reptile and a flyer. The comment above a moral says when it is told.

# Several players share the win.
crazy-race-moral-shared = One hat, more than one head.
# Level on points: the winner's animal that came least far decided.
crazy-race-moral-whisker = Be kind to your slowest: one day it wins for you.
# Who had all three animals home first did not win.
crazy-race-moral-home-first = First to be home, first to hear who had won.
# The winner never took the used cards back.
crazy-race-moral-thrifty = Eight spells will do, if you mean every one of them.
# Who led before the penalties did not win.
crazy-race-moral-toppled = Whoever only looks ahead pays at the back.
# A side was won with a very high sum.
crazy-race-moral-outbid = Some would burn the library to move a lizard.
# Many points were lost.
crazy-race-moral-spilled = So much magic, and so much of it on the floor.
# Moves were left undone several times.
crazy-race-moral-left-alone = Not every gift wants to be unwrapped.
# No animal came home.
crazy-race-moral-nobody-home = All that magic, and nobody home.
# Who was first round the turning point, and took its best tile, did not win.
crazy-race-moral-turned-first = The early bird got the worm. Somebody else got breakfast.
# An animal jumped three taken spaces with a single point.
crazy-race-moral-leap = Friends in the way are the fastest road.
# One of the winner's animals never left the start.
crazy-race-moral-lazy = Two did the running. The third did the cheering.
# The game ended early: nobody had a card left.
crazy-race-moral-empty-hands = Out of cards, out of breath, and out of excuses.
# None of these.
crazy-race-moral-all-the-same = Out and back again: the long way home is the only one.
