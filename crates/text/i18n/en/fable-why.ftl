### Furrow, English: what speaks for a choice in The Hare & the Tortoise (Kim). Each is a clause about the choice, “it”.
### $animal and the words put in are those of fable-log.ftl; $steps counts spaces.

fable-spaces = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }
fable-why-home = it brings { fable-animal-the } (your bet) home, { ordinal }
fable-why-runs = it moves { fable-animal-the } (your bet) { fable-spaces }
# No race yet: how far the cards on the table would move it.
fable-why-prepares = the cards then lie for { fable-animal-the } (your bet) to run { fable-spaces }
fable-why-holds = { fable-animal-the } (not your bet) runs { fable-spaces } less
fable-why-naps = the hare naps
fable-why-howls = only the wolf runs
fable-why-waits = it starts no race yet
fable-why-starts = it starts the race now
fable-why-next = you play next
fable-why-keeps = { $n ->
    [one] it keeps 1 { fable-animal } (your bet) in your hand
   *[other] it keeps { $n } { fable-animal-many } (your bet) in your hand
 }
fable-why-keeps-howl = it keeps your howl
fable-why-draws = { $cards ->
    [one] you draw 1 new card
   *[other] you draw { $cards } new cards
 }
fable-why-in-hand = { $n ->
    [one] you hold 1 more { fable-animal }
   *[other] you hold { $n } more { fable-animal-many }
 }
fable-why-twice = { fable-animal-the } then scores for you twice
fable-why-spreads = with { fable-animal-the } two different animals score for you
