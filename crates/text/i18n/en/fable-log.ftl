### Furrow, English: what happens in The Hare & the Tortoise (Kim), what can be chosen, and why not.
### $animal is hare, tortoise, wolf, fox or lamb; $you says whether the reader sits on the seat spoken of.
### "Race" is the run, "game" the whole; "space" is on the track, "place" on the podium. The finish has no number.

## Words

fable-animal = { $animal ->
    [hare] hare
    [tortoise] tortoise
    [wolf] wolf
    [fox] fox
   *[lamb] lamb
 }

fable-animal-heading = { $animal ->
    [hare] Hare
    [tortoise] Tortoise
    [wolf] Wolf
    [fox] Fox
   *[lamb] Lamb
 }

fable-animal-the = { $animal ->
    [hare] the hare
    [tortoise] the tortoise
    [wolf] the wolf
    [fox] the fox
   *[lamb] the lamb
 }

fable-animal-the-heading = { $animal ->
    [hare] The hare
    [tortoise] The tortoise
    [wolf] The wolf
    [fox] The fox
   *[lamb] The lamb
 }

# Several cards of an animal, without a number.
fable-animal-many = { $animal ->
    [hare] hares
    [tortoise] tortoises
    [wolf] wolves
    [fox] foxes
   *[lamb] lambs
 }

# $n cards of an animal that are no howls.
fable-plain-cards = { $animal ->
    [hare] { $n ->
        [one] a hare
       *[other] { $n } hares
    }
    [tortoise] { $n ->
        [one] a tortoise
       *[other] { $n } tortoises
    }
    [wolf] { $n ->
        [one] a wolf
       *[other] { $n } wolves
    }
    [fox] { $n ->
        [one] a fox
       *[other] { $n } foxes
    }
   *[lamb] { $n ->
        [one] a lamb
       *[other] { $n } lambs
    }
 }

fable-howl-cards = { $howls ->
    [one] a howl
   *[other] { $howls } howls
 }

# $n plain cards and $howls howls; not both are 0.
fable-cards = { $howls ->
    [0] { fable-plain-cards }
   *[other] { $n ->
        [0] { fable-howl-cards }
       *[other] { fable-plain-cards } and { fable-howl-cards }
    }
 }

fable-card = { $card ->
    [howl] howl
    [hare] hare
    [tortoise] tortoise
    [wolf] wolf
    [fox] fox
   *[lamb] lamb
 }

fable-how-many-cards = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
 }

fable-how-many-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }

fable-how-many-lost = { $lost ->
    [one] 1 step lost
   *[other] { $lost } steps lost
 }

fable-how-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

fable-from = { $from ->
    [0] the start
   *[other] { $from }
 }

## The log

fable-log-starts = { $you ->
    [yes] You take the token and start.
   *[no] { $name } takes the token and starts.
 }

fable-log-bet-dealt = { $you ->
    [yes] You are dealt a starting bet on { fable-animal-the }.
   *[no] { $name } is dealt a starting bet on { fable-animal-the }.
 }

fable-log-stream = A stream lies on { $space }.

fable-log-turbo = The turbo of { fable-animal-the } lies on { $space }.

# $list is a list of cards.
fable-log-draws = { $you ->
    [yes] You draw { $list }.
   *[no] { $name } draws { $list }.
 }

fable-log-draws-hidden = { $you ->
    [yes] You draw { fable-drawn }.
   *[no] { $name } draws { fable-drawn }.
 }

fable-drawn = { $cards ->
    [one] a card
   *[other] { $cards } cards
 }

fable-log-lays-bet = { $you ->
    [yes] { $howl ->
        [yes] You bet on { fable-animal-the } and give up a howl.
       *[no] You bet on { fable-animal-the }.
    }
   *[no] { $howl ->
        [yes] { $name } bets on { fable-animal-the } and gives up a howl.
       *[no] { $name } bets on { fable-animal-the }.
    }
 }

fable-log-lays-bet-hidden = { $you ->
    [yes] You lay the second bet.
   *[no] { $name } lays the second bet.
 }

fable-log-plays = { $you ->
    [yes] You play { fable-cards } ({ $of } of 4, { $all } of 8).
   *[no] { $name } plays { fable-cards } ({ $of } of 4, { $all } of 8).
 }

fable-log-pile-forms = { $cards ->
    [one] The draw pile is empty: the discard becomes the new one.
   *[other] The draw pile is empty: the { $cards } discards are shuffled into a new one.
 }

fable-log-race-four = 4 { fable-animal-many }: the race starts.
fable-log-race-eight = 8 cards: the race starts.
fable-log-race-both = 8 cards and 4 { fable-animal-many }: the race starts.

fable-log-howl = Howl: only the wolf runs in this race.
fable-log-howl-home = Howl, but the wolf is home: nobody runs.

fable-log-no-card = { fable-animal-heading }, no card: it stays.
fable-log-nap = The hare leads and 4 hares were played: it naps.
fable-log-stays-howl = Howl: { fable-animal-the } stays.
fable-log-stays-home = { fable-animal-heading }, { fable-how-many-cards }: it is home already.
fable-log-stays-third = { fable-animal-the-heading } does not run any more.

fable-log-runs = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, { fable-from } → { $to }.
fable-log-drinks = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, drinks at the stream on { $to }, { fable-how-many-lost }.
fable-log-runs-home = { fable-animal-heading }, { fable-how-many-cards }: { fable-how-many-steps }, from { fable-from } across the finish line.

# A whole race in one sentence; $list is a list of fable-log-way, an animal that ran.
fable-log-race-over = Race: { $list }.
fable-log-way = { $home ->
    [yes] { fable-animal } { fable-from } → home
   *[no] { fable-animal } { fable-from } → { $to }
 }

fable-log-crosses = { $place ->
    [3] { fable-animal-the-heading } is 3rd home: the race ends here.
   *[other] { fable-animal-the-heading } is { ordinal } home.
 }

# Apprentices: who moves the animals; $list is a list of fable-chooser, a seat an animal.
fable-chooser = { $you ->
    [yes] you
   *[no] { $name }
 }
fable-log-choosers = { $n ->
    [one] 1 animal is to be moved, by { $list }.
   *[other] { $n } animals are to be moved, in this order by { $list }.
 }

fable-log-moves = { $you ->
    [yes] You move { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
   *[no] { $name } moves { fable-animal-the }: { fable-how-many-steps }, { fable-from } → { $to }.
 }
fable-log-moves-home = { $you ->
    [yes] You move { fable-animal-the }: { fable-how-many-steps }, from { fable-from } across the finish line.
   *[no] { $name } moves { fable-animal-the }: { fable-how-many-steps }, from { fable-from } across the finish line.
 }

fable-log-boosts = { $home ->
    [yes] { fable-animal-the-heading } stands on its turbo: 2 more steps, from { $from } across the finish line.
   *[no] { fable-animal-the-heading } stands on its turbo: 2 more steps, { $from } → { $to }.
 }

fable-log-arrives = { $place ->
    [1] { fable-animal-the-heading } is { ordinal } across: the game ends with this race.
   *[other] { fable-animal-the-heading } is { ordinal } across.
 }

fable-log-race-completes = The race is complete and an animal is home: the game ends.

# $list is a list of animals at one place; $level says whether there are several.
fable-log-places = { $level ->
    [yes] { ordinal }, level: { $list }. A bet on each: { fable-how-many-points }.
   *[no] { ordinal }: { $list }. A bet on it: { fable-how-many-points }.
 }

fable-log-token = { $you ->
    [yes] You take the token and play next.
   *[no] { $name } takes the token and plays next.
 }

fable-log-game-ends = The podium is full: the game ends.

# $list is a list of animals, one a bet.
fable-log-reveals = { $you ->
    [yes] You turn over { $list }: { fable-how-many-points }.
   *[no] { $name } turns over { $list }: { fable-how-many-points }.
 }

# $you is the one ahead, the one behind or nobody.
fable-log-tie-broken = { $you ->
    [ahead] You and { $over } are level on points; { fable-animal-the } puts you ahead.
    [behind] { $name } and you are level on points; { fable-animal-the } puts { $name } ahead.
   *[nobody] { $name } and { $over } are level on points; { fable-animal-the } puts { $name } ahead.
 }

fable-log-ranks = { $you ->
    [yes] { ordinal }: you, { fable-how-many-points }.
   *[no] { ordinal }: { $name }, { fable-how-many-points }.
 }

fable-log-next-game = Game { $game } of 3 begins.
