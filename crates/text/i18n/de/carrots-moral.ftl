### Furrow, German: one moral a game of Hase und Igel (Parlett). Meant to be read aloud.
### The first whose fact is given is told.

# The last round ended the game before enough had come home.
carrots-moral-limit = Das Rennen lief davon. Niemand nahm es krumm: es gab Karotten.
# A hare took somebody into the finish.
carrots-moral-carried = Alle Jubeljahre trägt auch ein Hase jemanden nach Hause.
# The winner had never been in front before.
carrots-moral-unseen = Behalte im Auge, wen du schon überholt hast.
# Nobody ever went to a hare space.
carrots-moral-no-hare = Niemand fragte den Hasen. Er hätte es auch nicht gewusst.
# Somebody else had two spaces left at most when the winner came home.
carrots-moral-close = Um eine Karottenlänge gewonnen.
# The winner paid back carrots, more often than anybody else.
carrots-moral-light = Am schwersten tragen sich die letzten zehn Karotten.
# The winner had started over.
carrots-moral-twice = Der beste Start ist manchmal der zweite.
# Somebody waited on carrot spaces six times or more.
carrots-moral-patient = Wer lange genug zwischen Karotten sitzt, vergisst das Rennen.
# Somebody paid for twenty-two spaces or more at once.
carrots-moral-leap = Ein großer Sprung reißt ein großes Loch in den Beutel.
# The winner went back most.
carrots-moral-backwards = Der schnellste Weg nach Hause führte rückwärts.
# Somebody else had started over.
carrots-moral-fresh-start = Mit leerem Beutel führen alle Wege zum Start.
# The winner came to a hare space three times or more, and more often than anybody else.
carrots-moral-advice = Der Hase gibt allen Rat. Dann und wann sogar guten.
# Somebody missed three turns or more.
carrots-moral-missed = Frag einen Hasen nach dem Weg, und du hast Zeit, dich zu setzen.
# The winner never went back.
carrots-moral-straight = Manche blicken nie zurück. Sie kennen den Weg auswendig.
# The winner had begun the game.
carrots-moral-first-off = Als Erstes los, als Erstes da: den anderen blieb der Blick auf einen Schwanz.
# The winner ate a lettuce in last place.
carrots-moral-supper = Wer zuletzt frisst, frisst am besten.
carrots-moral-greens = Alle haben ihren Salat gefressen. Am besten schmeckte er im Laufen.
