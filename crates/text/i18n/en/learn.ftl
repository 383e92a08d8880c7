### Furrow, English: around the notes of a tutorial. The notes themselves are in the files of the games.

# The name of the note for screen readers.
learn-coach = Lesson
learn-step = { $step } of { $steps }
learn-next = Next
learn-your-move = Your move.
learn-play-now = Play a game of your own
# $do: the first line of a button, such as "Play 2 foxes".
learn-other = That would be a move too. For this lesson, choose: { $do }
learn-read-first = Read the note first, then press Next.
