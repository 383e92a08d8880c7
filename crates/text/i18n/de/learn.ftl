### Furrow, German: around the notes of a tutorial. The notes themselves are in the files of the games.

# The name of the note for screen readers.
learn-coach = Lektion
learn-step = { $step } von { $steps }
learn-next = Weiter
learn-your-move = Du bist dran.
learn-play-now = Spiel dein eigenes Spiel
# $do: the first line of a button, such as "Spiele 2 Füchse".
learn-other = Auch das ginge. Für diese Lektion wähle: { $do }
learn-read-first = Lies erst die Notiz, dann drück Weiter.
