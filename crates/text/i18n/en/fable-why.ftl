### Furrow, English: what speaks for a choice in The Hare & the Tortoise (Kim). Each is a clause about the choice, “it”.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

fable-spaces = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }
fable-why-home = { $you ->
    [yes] it brings { fable-animal-the } (your bet) home, { ordinal }
   *[no] it brings { fable-animal-the } ({ $who }’s bet) home, { ordinal }
 }
fable-why-runs = { $you ->
    [yes] it moves { fable-animal-the } (your bet) { fable-spaces }
   *[no] it moves { fable-animal-the } ({ $who }’s bet) { fable-spaces }
 }
# No race yet: how far the cards on the table would move it.
fable-why-prepares = { $you ->
    [yes] the cards then lie for { fable-animal-the } (your bet) to run { fable-spaces }
   *[no] the cards then lie for { fable-animal-the } ({ $who }’s bet) to run { fable-spaces }
 }
fable-why-holds = { $you ->
    [yes] { fable-animal-the } (not your bet) runs { fable-spaces } less
   *[no] { fable-animal-the } (not { $who }’s bet) runs { fable-spaces } less
 }
fable-why-naps = the hare naps
fable-why-howls = only the wolf runs
fable-why-waits = it starts no race yet
fable-why-starts = it starts the race now
fable-why-next = { $you ->
    [yes] you play next
   *[no] { $who } plays next
 }
fable-why-keeps = { $you ->
    [yes] { $n ->
        [one] it keeps 1 { fable-animal } (your bet) in your hand
       *[other] it keeps { $n } { fable-animal-many } (your bet) in your hand
     }
   *[no] { $n ->
        [one] it keeps 1 { fable-animal } ({ $who }’s bet) in hand
       *[other] it keeps { $n } { fable-animal-many } ({ $who }’s bet) in hand
     }
 }
fable-why-keeps-howl = { $you ->
    [yes] it keeps your howl
   *[no] it keeps { $who }’s howl
 }
fable-why-draws = { $you ->
    [yes] { $cards ->
        [one] you draw 1 new card
       *[other] you draw { $cards } new cards
     }
   *[no] { $cards ->
        [one] { $who } draws 1 new card
       *[other] { $who } draws { $cards } new cards
     }
 }
fable-why-in-hand = { $you ->
    [yes] { $n ->
        [one] you hold 1 more { fable-animal }
       *[other] you hold { $n } more { fable-animal-many }
     }
   *[no] { $n ->
        [one] { $who } holds 1 more { fable-animal }
       *[other] { $who } holds { $n } more { fable-animal-many }
     }
 }
fable-why-twice = { $you ->
    [yes] { fable-animal-the } then scores for you twice
   *[no] { fable-animal-the } then scores for { $who } twice
 }
fable-why-spreads = { $you ->
    [yes] with { fable-animal-the } two different animals score for you
   *[no] with { fable-animal-the } two different animals score for { $who }
 }
