### Furrow, Portuguese: one moral a game of Crazy Race (Schacht). Meant to be read aloud.
### The players are wizards; each has a sprinter, a reptile and a flyer. The comment above a moral says when it is told.

# Several players share the win.
crazy-race-moral-shared = Um chapéu, mais de uma cabeça.
# Level on points: the winner's animal that came least far decided.
crazy-race-moral-whisker = Trate bem o mais lento dos seus: um dia a vitória é dele.
# Who had all three animals home first did not win.
crazy-race-moral-home-first = Quem chega primeiro é quem primeiro ouve o nome de quem venceu.
# The winner never took the used cards back.
crazy-race-moral-thrifty = Oito feitiços bastam a quem faz valer cada um.
# Who led before the penalties did not win.
crazy-race-moral-toppled = Quem só olha para a frente paga pelo que ficou atrás.
# A side was won with a very high sum.
crazy-race-moral-outbid = Há quem queime a biblioteca para mover um lagarto.
# Many points were lost.
crazy-race-moral-spilled = Tanta magia, e tanta dela no chão.
# Moves were left undone several times.
crazy-race-moral-left-alone = Nem todo presente quer ser aberto.
# No animal came home.
crazy-race-moral-nobody-home = Tanta magia, e ninguém em casa.
# Who was first round the turning point, and took its best tile, did not win.
crazy-race-moral-turned-first = Quem cedo madruga arruma a mesa. Outra pessoa toma o café.
# An animal jumped three taken spaces with a single point.
crazy-race-moral-leap = Amigos no caminho são o caminho mais rápido.
# One of the winner's animals never left the start.
crazy-race-moral-lazy = Dois correram. O terceiro torceu.
# The game ended early: nobody had a card left.
crazy-race-moral-empty-hands = Sem cartas, sem fôlego e sem desculpas.
# None of these.
crazy-race-moral-all-the-same = Ir e voltar: para casa, só há o caminho comprido.
