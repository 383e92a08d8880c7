### Furrow, Portuguese: around the notes of a tutorial. The notes themselves are in the files of the games.

# The name of the note for screen readers.
learn-coach = Lição
learn-step = { $step } de { $steps }
learn-next = Avançar
learn-your-move = A jogada é sua.
learn-play-now = Jogar uma partida
# $do: the first line of a button, such as "Play 2 foxes".
learn-other = Essa jogada também valeria. Nesta lição, escolha: { $do }
learn-read-first = Leia antes a nota e aperte Avançar.
