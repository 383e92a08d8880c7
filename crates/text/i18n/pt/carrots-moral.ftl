### Furrow, Portuguese: one moral a game of Lebre e Tartaruga (Parlett). Meant to be read aloud.
### The first whose fact is given is told.

# The last round ended the game before enough had come home.
carrots-moral-limit = A corrida fugiu. Ninguém ligou: havia cenouras.
# A hare took somebody into the finish.
carrots-moral-carried = Até uma lebre leva alguém para casa, uma vez na vida.
# The winner had never been in front before.
carrots-moral-unseen = Olho em quem já ficou para trás.
# Nobody ever went to a hare space.
carrots-moral-no-hare = Ninguém perguntou à lebre. Ela também não saberia.
# Somebody else had two spaces left at most when the winner came home.
carrots-moral-close = Vitória por uma cenoura de vantagem.
# The winner paid back carrots, more often than anybody else.
carrots-moral-light = As cenouras mais difíceis de carregar são as dez últimas.
# The winner had started over.
carrots-moral-twice = A melhor largada às vezes é a segunda.
# Somebody waited on carrot spaces six times or more.
carrots-moral-patient = Quem fica muito entre cenouras esquece que há uma corrida.
# Somebody paid for twenty-two spaces or more at once.
carrots-moral-leap = Um grande salto deixa um grande buraco no bolso.
# The winner went back most.
carrots-moral-backwards = O caminho mais rápido para casa foi para trás.
# Somebody else had started over.
carrots-moral-fresh-start = De bolso vazio, todo caminho leva à largada.
# The winner came to a hare space three times or more, and more often than anybody else.
carrots-moral-advice = A lebre aconselha todo mundo. De vez em quando, aconselha bem.
# Somebody missed three turns or more.
carrots-moral-missed = Pergunte o caminho a uma lebre e tem tempo de sentar.
# The winner never went back.
carrots-moral-straight = Há quem nunca olhe para trás. Sabe o caminho de cor.
# The winner had begun the game.
carrots-moral-first-off = Quem saiu primeiro chegou primeiro: os outros tiveram bela vista de um rabo.
# The winner ate a lettuce in last place.
carrots-moral-supper = Quem janta por último janta melhor.
carrots-moral-greens = Todos comeram a salada. Um comeu em plena corrida.
