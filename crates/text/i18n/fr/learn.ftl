### Furrow, French: around the notes of a tutorial. The notes themselves are in the files of the games.

# The name of the note for screen readers.
learn-coach = Leçon
learn-step = { $step } sur { $steps }
learn-next = Suite
learn-your-move = À vous.
learn-play-now = Jouer une partie à vous
# $do: the first line of a button, such as "Jouer 2 renards".
learn-other = Ce serait un coup possible aussi. Pour cette leçon, choisissez : { $do }
learn-read-first = Lisez d’abord la note, puis appuyez sur Suite.
