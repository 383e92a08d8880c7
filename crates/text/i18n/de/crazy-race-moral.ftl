### Furrow, German: one moral a game of Crazy Race (Schacht). Meant to be read aloud.
### The players are wizards; each has a sprinter, a reptile and a flyer. The comment above a moral says when it is told.

# Several players share the win.
crazy-race-moral-shared = Ein Zauberhut, mehr als ein Kopf.
# Level on points: the winner's animal that came least far decided.
crazy-race-moral-whisker = Sei gut zu deinem langsamsten Tier: eines Tages gewinnt es für dich.
# Who had all three animals home first did not win.
crazy-race-moral-home-first = Als Erstes daheim, als Erstes gehört, wer gewonnen hat.
# The winner never took the used cards back.
crazy-race-moral-thrifty = Acht Zaubersprüche genügen, wenn man jeden ernst meint.
# Who led before the penalties did not win.
crazy-race-moral-toppled = Wer nur nach vorn schaut, zahlt hinten.
# A side was won with a very high sum.
crazy-race-moral-outbid = Manche brennen die Bibliothek nieder, damit eine Echse sich rührt.
# Many points were lost.
crazy-race-moral-spilled = So viel Magie, und so viel davon auf dem Boden.
# Moves were left undone several times.
crazy-race-moral-left-alone = Nicht jedes Geschenk will ausgepackt werden.
# No animal came home.
crazy-race-moral-nobody-home = So viel Zauber, und niemand zu Hause.
# Who was first round the turning point, and took its best tile, did not win.
crazy-race-moral-turned-first = Der frühe Vogel fing den Wurm. Gefrühstückt hat jemand anders.
# An animal jumped three taken spaces with a single point.
crazy-race-moral-leap = Freunde im Weg sind der schnellste Weg.
# One of the winner's animals never left the start.
crazy-race-moral-lazy = Zwei sind gelaufen. Das dritte hat gejubelt.
# The game ended early: nobody had a card left.
crazy-race-moral-empty-hands = Keine Karten mehr, keine Puste und keine Ausreden.
# None of these.
crazy-race-moral-all-the-same = Hin und zurück: einen anderen Weg nach Hause gibt es nicht.
