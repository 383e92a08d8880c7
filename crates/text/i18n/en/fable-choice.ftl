### Furrow, English: what can be chosen in The Hare & the Tortoise (Kim), what follows, and why not.
### $animal, $you and the words put in are those of fable-log.ftl.

## The line on the button

fable-action-play = Play { fable-cards }
fable-action-bet = { $howl ->
    [yes] Bet on { fable-animal-the }, with a howl
   *[no] Bet on { fable-animal-the }
 }

fable-action-move = Move { fable-animal-the }

## The line below it: what would follow. At most 60 characters if names are short.

fable-next = { $you ->
    [yes] you are next
    [nobody] then the next player
   *[no] { $name } is next
 }

fable-plays-next = { $you ->
    [yes] you play next
    [nobody] then the next player
   *[no] { $name } plays next
 }

# So many more cards start the race: of one animal, or of any.
fable-cards-to-go = { $left ->
    [one] 1 card to go
   *[other] { $left } cards to go
 }

fable-of-animal = { $n ->
    [one] 1 { fable-animal }
   *[other] { $n } { fable-animal-many }
 }

fable-preview-quiet = no race yet, { fable-cards-to-go } · { fable-next }
fable-preview-quiet-four = no race yet, { fable-of-animal } to go · { fable-next }

fable-preview-race = starts the race · { fable-plays-next }
fable-preview-race-nap = starts the race: the hare naps · { fable-plays-next }
fable-preview-race-howl = starts the race: only the wolf runs · { fable-plays-next }
fable-preview-race-nobody = starts the race: nobody runs · { fable-plays-next }
# $list is a list of fable-preview-arrival.
fable-preview-race-home = starts the race: { $list } home · { fable-plays-next }
fable-preview-race-ends = starts the race: { $list } home, game over
fable-preview-arrival = { fable-animal } { ordinal }

# Apprentices: a play that starts a race, and an animal moved in it. $list is a list of animals.
fable-moves-next = { $you ->
    [yes] you move next
    [nobody] then the next player
   *[no] { $name } moves next
 }
fable-moves-first = { $you ->
    [yes] you move first
    [nobody] then the animals move
   *[no] { $name } moves first
 }
fable-animals-to-go = { $left ->
    [one] 1 animal to go
   *[other] { $left } animals to go
 }
fable-preview-opens = starts the race · { fable-moves-first }
fable-preview-opens-ends = the last race: { $list } home
fable-preview-move = { fable-lands }, { fable-animals-to-go } · { fable-moves-next }
fable-preview-move-last = { fable-lands }, the race is over · { fable-plays-next }
fable-preview-move-ends = { fable-lands }, game over
fable-lands = { $lands ->
    [home] home
    [turbo] turbo → { $to }
   *[space] → { $to }
 }

fable-preview-bet = { $howl ->
    [yes] { fable-animal }: 5, 3 or 2 points if it gets home; a howl given up
   *[no] { fable-animal }: 5, 3 or 2 points if it gets home
 }
fable-preview-bet-twice = { $howl ->
    [yes] { fable-animal } twice: 10, 6 or 4 points, or none; a howl given up
   *[no] { fable-animal } twice: 10, 6 or 4 points, or none
 }

## How an animal would fare, at the end of its row

fable-landing-to = → { $to }
fable-landing-stays = stays
fable-landing-naps = naps
fable-landing-home = home
fable-landing-crosses = { ordinal } home

## Why not. $ruling is the number of the rule.

fable-no-over = The game is over ({ $ruling }).
fable-no-chance-next = Cards are being dealt: wait a moment ({ $ruling }).
fable-no-action-next = Somebody has to choose first ({ $ruling }).
fable-no-such-chance = Chance cannot bring this now ({ $ruling }).
fable-no-turn = It is not your turn ({ $ruling }).
fable-no-bet-first = First everybody lays the second bet ({ $ruling }).
fable-no-bets-laid = The second bets have been laid ({ $ruling }).
fable-no-second-bets = There are no second bets in this game ({ $ruling }).
fable-no-moves-first = First the animals of this race are moved ({ $ruling }).
fable-no-moves = No animal is to be moved now ({ $ruling }).
fable-no-card-of = No { fable-animal } lies on the table: it does not move in this race ({ $ruling }).
fable-no-moved-twice = { fable-animal-the-heading } has moved in this race already ({ $ruling }).
fable-no-such-card = { $card ->
    [howl] You do not hold that many howls ({ $ruling }).
    [wolf] You do not hold that many wolves without the howl ({ $ruling }).
   *[other] You do not hold that many { fable-animal-many } ({ $ruling }).
 }
fable-no-card = Play at least 1 card; all cards of a turn show one animal ({ $ruling }).
fable-no-four = { $n ->
    [0] No more { fable-animal-many } fit: at most 4 cards of one animal ({ $ruling }).
    [one] Only 1 more { fable-animal } fits: at most 4 cards of one animal ({ $ruling }).
   *[other] Only { $n } more { fable-animal-many } fit: at most 4 cards of one animal ({ $ruling }).
 }
fable-no-eight = { $n ->
    [0] No more cards fit: at most 8 cards in all ({ $ruling }).
    [one] Only 1 more card fits: at most 8 cards in all ({ $ruling }).
   *[other] Only { $n } more cards fit: at most 8 cards in all ({ $ruling }).
 }
