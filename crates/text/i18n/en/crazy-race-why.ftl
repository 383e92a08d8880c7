### Furrow, English: what speaks for a choice in Crazy Race (Schacht). Each is a clause about the choice, “it”.
### The arguments of crazy-race-the-side are those of crazy-race-choice.ftl; other words put in are those of crazy-race-log.ftl.
### $you says whether the reader is the one who chooses; $who is the name of the one who does.

crazy-race-why-wins = { $you ->
    [yes] nobody can take { crazy-race-the-side } from you any more
   *[no] nobody can take { crazy-race-the-side } from { $who } any more
 }
crazy-race-why-leads = { $you ->
    [yes] as the cards lie you win { crazy-race-the-side }
   *[no] as the cards lie { $who } wins { crazy-race-the-side }
 }
crazy-race-why-first = { $you ->
    [yes] you are the first at { crazy-race-the-side } and win it if level
   *[no] { $who } is the first at { crazy-race-the-side } and wins it if level
 }
crazy-race-why-contests = { $you ->
    [yes] otherwise { $name } lies at { crazy-race-the-side } without you
   *[no] otherwise { $name } lies at { crazy-race-the-side } without { $who }
 }
# $sum: the numbers of the player's cards at the side.
crazy-race-why-sum = { $you ->
    [yes] you then have { $sum } there in all
   *[no] { $who } then has { $sum } there in all
 }
# What winning the side brings, or the move itself.
crazy-race-why-tile = there is the tile { $tile } to take
crazy-race-why-home = { crazy-race-animal-the } gets home
crazy-race-why-jumps = { $n ->
    [one] { crazy-race-animal-the } jumps over 1 other
   *[other] { crazy-race-animal-the } jumps over { $n } others
 }
crazy-race-why-hindmost = { crazy-race-animal-the }, which stands last of all, moves on
crazy-race-why-closes = it closes { crazy-race-the-side }
crazy-race-why-saves = { $you ->
    [yes] it saves your { $value } for later
   *[no] it saves { $who }’s { $value } for later
 }
crazy-race-why-keeps = { $you ->
    [yes] { $n ->
        [one] you keep 1 card
       *[other] you keep { $n } cards
     }
   *[no] { $n ->
        [one] { $who } keeps 1 card
       *[other] { $who } keeps { $n } cards
     }
 }
# $n cards come back, $stages are to come after this one.
crazy-race-why-recalls = { $n ->
    [one] 1 card comes back
   *[other] { $n } cards come back
 }, { $stages ->
    [0] and this is the last stage
    [one] with 1 more stage to come
   *[other] with { $stages } more stages to come
 }
crazy-race-why-least = { $you ->
    [yes] it is your lowest tile
   *[no] it is { $who }’s lowest tile
 }
