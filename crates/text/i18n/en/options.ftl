### Furrow, English: the options of the games, on the front page, in the waiting room and at the table.

option-seats = Players
option-level = Computer players
option-start = Who starts
option-start-random = Chance decides
option-start-you = You
option-start-place = Place { $n }
option-clock = Clock
option-clock-move = For each move
option-clock-game = For the whole game
option-clock-days = Over days
# $time and $more: as in “10 minutes”; the second comes with each move.
option-clock-each = { $time }
option-clock-plus = { $time } + { $more }
option-undo = Taking moves back
option-undo-yes = Allowed
option-undo-no = Not at this table
option-hints = Hints
option-hints-alone = For one who plays alone
option-hints-yes = For everybody
option-hints-no = Not at this table
option-takeover = A computer player takes over one who leaves
option-takeover-after = After { $time }
option-takeover-never = Never
option-listed = Anybody may join: show the table in the list of open tables

## The Hare & the Tortoise
option-variant = Which game
option-variant-standard = The full game
option-variant-apprentice = First game (no special powers)
option-variant-digest = Two players, short
option-variant-digest-note = The short game is for 2 players (F23).
option-championship = Three games, scores added
option-nap-counts-podium = Animals already home count as ahead of the hare
option-apprentice-hand = Cards in a hand

## Crazy Race
option-deck = Stage cards
option-deck-reconstructed = Reconstructed: the printed ones were not found
option-deck-own = Your own
option-deck-lines = Your stage cards
option-deck-lines-note = Eight lines, a card on each: its four sides clockwise from the triangle. S is the sprinter, R the reptile, F the flyer, * an animal of your choice; then the points, 1 to 4, or ? behind the star (R4). For example: *2 S3 F2 R2

## Hare and Tortoise
option-hare = Hare spaces
option-hare-abacus = Die table of 2000 (reconstructed)
option-hare-intellect = Die table of 1974
option-hare-blank = Nothing happens (no luck)
option-hare-mso = Tournament rule: +10, or −10 for each who passes you
option-hare-own = Your own table
option-hare-lines = Your table of the hare spaces
option-hare-lines-note = Six lines, one for each face of the die; on each six words, one for each place in the race (P3). The words are:
option-layout = Board
option-layout-abacus = 2000
option-layout-ravensburger-1978 = 1978
option-start-carrots = Carrots at the start
option-start-carrots-note = Left empty: 95 each, or 65 with three players.
option-round-limit = Most rounds
option-round-limit-note = Left empty: 300. Then the game is over.

## Cards and tables of one's own
option-file = Read them from a file
option-file-too-long = That file is too long for this.

## In words
# One option and what it is set to, as a line of a list.
option-line = { $option }: { $value }
option-seats-words = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
option-start-random-words = Chance decides who starts
option-start-place-words = Place { $n } starts
option-apprentice-hand-words = Hands of { $n } cards
option-start-carrots-words = { $n } carrots each at the start
option-round-limit-words = { $n } rounds at most

## What holds beside the rules, in words
# $time and $more: as in “10 minutes”.
terms-clock-none = No clock
terms-clock-move = { $time } for each move
terms-clock-game = { $time } for the whole game, { $more } more with each move
terms-undo-yes = Moves can be taken back
terms-undo-no = Moves are final
terms-hints-alone = Hints only for one who plays alone
terms-hints-yes = Hints for everybody who asks
terms-hints-no = No hints
terms-takeover = A computer player takes over one who is away for { $time }
terms-takeover-never = No computer player takes over one who leaves
time-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }
time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
time-moment = less than a minute

## What will not do: a sentence each, with the ruling
setup-seats = This game is for { $least } to { $most } players, not for { $got }.
setup-seats-digest = The short game is for 2 players, not for { $got } (F23).
setup-start = Place { $got } cannot start: this table has fewer places.
setup-start-carrots = Carrots at the start: “{ $got }” will not do. It takes a whole number from 0 to 10,000 (P4).
setup-round-limit = Most rounds: “{ $got }” will not do. It takes a whole number from 1 to { $most } (P23).
setup-clock = Clock: “{ $got }” will not do. It takes none, move-60 (60 seconds for each move), or game-600-10 (600 seconds for the game and 10 with each move).
setup-undo = Taking moves back: “{ $got }” will not do. It takes yes or no.
setup-hints = Hints: “{ $got }” will not do. It takes alone, yes or no.
setup-takeover = A computer player takes over: “{ $got }” will not do. It takes 5 to 86400 seconds, or never.
# What the file of a game says that no form can. $list: names or words as they are written in a file.
setup-unknown = There is no option “{ $got }” in this game. It has { $list }.
# $own says whether it also takes lines of one’s own.
setup-value = { $own ->
    [yes] Option { $option }: “{ $got }” will not do. It takes { $list }, or lines of your own.
   *[no] Option { $option }: “{ $got }” will not do. It takes { $list }.
 }
# $why is one of the sentences below.
setup-line = { $option }, line { $line }: { $why }
setup-deck-count = A deck has 8 cards, one a line; this one has { $got } (R4).
setup-deck-sides = A stage card has four sides, this one has { $got } (R4).
setup-deck-letter = “{ $got }” is no side: a side begins with S, R, F or * (R4).
setup-deck-query = “{ $got }” is no side: only the star can have a ? (R4).
setup-deck-points = “{ $got }” is no side: its points are 1 to 4 (R4).
setup-deck-missing = No side begins with { $got }: each animal has one side (R4).
setup-deck-twice = More than one side begins with { $got }: each animal has one side, and one side has none (R4).
setup-hare-rows = A table has 6 rows, one for each face of the die; here are { $got } (P3).
setup-hare-words = A row has 6 words, one for each place in the race; here are { $got } (P3).
setup-hare-effect = “{ $got }” is none of the words for what a hare space does (P3).
