### Furrow, English: replays, game files, and whether chance was fair.

# $game: the title of the game.
replay-title = Replay: { $game }
replay-turn = { $you ->
    [yes] You are next
   *[no] { $name } is next
 }
# The name of the part of the page with the buttons below, for screen readers.
replay-scrubber = Replay
replay-play = Play on by itself
replay-first = First step
replay-back = One step back
replay-next = Next step
replay-last = Last step
replay-go = Show
replay-steps = Steps
replay-share = Link and file
replay-share-link = Link to this step
replay-copy = Copy the link
replay-step-number = Step
replay-where = Step { $step } of { $last }
replay-eyes = Whose eyes
replay-eyes-all = All is seen
replay-eyes-public = A spectator’s eyes
replay-eyes-seat = As { $name } saw it
replay-hands = Hands
# $list: the cards, $n: how many kinds.
replay-holds = { $you ->
    [yes] { $n ->
        [0] You hold no cards.
       *[other] You hold: { $list }.
     }
   *[no] { $n ->
        [0] { $name } holds no cards.
       *[other] { $name } holds: { $list }.
     }
 }
replay-deal = The start
replay-earlier = Earlier steps
replay-later = Later steps
replay-link = Replay
replay-to-table = To the table
replay-not-begun = The game has not begun, so there is nothing to replay yet.
replay-hidden = This game is still going on: you see it with your own eyes only. Once it is over you can look with anybody’s.
replay-no-such-eyes = Nobody sits there in this game.
chance-link = Was chance fair?

## Whether chance was fair
chance-title = Was chance fair?
chance-how = Before anyone sat down the server had a secret and showed its seal, the commitment. Each player’s browser added a number of its own. Every card, stage and die of the game follows from them all by a published rule: nobody could choose it, the server neither.
chance-secret-later = It is shown once the game is over.
chance-seed = Seed that follows from them
chance-check = Check it
chance-holds = This server has just checked it: the seal fits the secret, and every draw follows from secret and nonces.
chance-goes-on = The game is still going on. What stands above stood from its start; the secret and the draws are shown once it is over.
chance-no-seed = This file does not say where its chance came from, so only its rules could be checked. They were kept.
chance-fails = Something does not hold.
chance-by-hand-file = Save the game file.
chance-by-hand-run = On a machine of your own, say:
chance-by-hand-or = Or by hand: the SHA-256 of the secret is the commitment; the SHA-256 of secret and nonces is the seed. How each draw follows from the seed is in the record format.
chance-drawn = Drawn and expected
chance-drawn-how = Expected is the sum of the chances at each draw, as the draws before had left the pile. The bar is what came, the stroke across it what was expected.
chance-outcome = What
chance-came = Came
chance-expected = Expected
# $who: all, or a seat with $name.
chance-chart-start = Who starts
chance-chart-cards = { $who ->
    [all] Cards drawn
   *[seat] Cards drawn by { $name }
 }
chance-chart-bets = { $who ->
    [all] Starting bets dealt
   *[seat] Starting bets of { $name }
 }
chance-chart-streams = Where the streams lie
chance-chart-stages = Stage cards turned over
chance-chart-die = The die
# $draws: how many; $n: of how many fair games one departs at least as far.
chance-says-few = { $draws ->
    [one] 1 draw: too few to say anything.
   *[other] { $draws } draws: too few to say anything.
 }
chance-says-usual = { $draws } draws, about as often as expected.
chance-says-uneven = { $draws } draws, a little uneven: about one fair game in { $n } is as uneven as this or more so.
chance-says-rare = { $draws } draws, rarely so uneven: about one fair game in { $n } is.
chance-place = Place { $n }
chance-space = Space { $n }
chance-stage = Stage card { $n }
chance-die = { $n }
chance-all-link = Chance in all games here
chance-all-title = Chance in the last games
chance-all-how = The draws of the last games played to the end on this server, at most 100 of each game, counted anew every ten minutes.
chance-all-games = { $n ->
    [0] No game has been played to the end yet.
    [one] 1 game.
   *[other] { $n } games.
 }

## Game files to be replayed
upload-title = Replay a game file
upload-lead = Paste a game file of Furrow, or choose one. It is checked step by step against the rules; then you can go through it and send others a link.
upload-paste = The file’s text
upload-file = Or a file
upload-number = Which game of the file, if it has several
upload-go = Check and replay
# $days and $most: how long and how many.
upload-kept = A file is kept for { $days } days, and not longer than { $most } newer ones have come. Whoever has the link can see all of it. It may have up to 1 MB.
upload-gone = There is no such file, or no longer: files are kept for { $days } days.
upload-computer = Computer { $n }
upload-player = Player { $n }
upload-too-large = That is more than 1 MB, which no game here has.
upload-too-many-steps = The game has more than { $most } steps: too long for this page. The program furrow on your own machine can read it.
upload-empty = There is no game in it: nothing but empty lines.
upload-no-such-game = There are { $games } games in it, and number { $n } is not among them.
upload-bad-number = Which game of the file: “{ $typed }” will not do. It takes a whole number from 1 to { $most }.
upload-no-game = It is of a game named “{ $name }”, which is not played here. Games here: { $names }.
upload-no-text = Line { $line } is no text.
# $why: the reader’s own words, in English.
upload-shape = Line { $line } is no game file: { $why }.
upload-breaks-off = The file breaks off in line { $line }.
upload-version = Line { $line }: the file is of format “{ $format }”, version { $version }. This server reads “furrow”, version 1.
upload-rules = It follows revision { $n } of the rules, which this server does not know.
upload-per-seat = { $key } has { $got } entries for { $seats } seats.
# $index counts from 0, as in the file. $why: a sentence with its ruling.
upload-step = Step { $index } of the file, “{ $text }”, cannot be there. { $why } Possible there: { $possible }
upload-no-step = It is no step of this game.
upload-chance = Step { $index } of the file, “{ $text }”, does not follow from the seed, which gives “{ $picked }”.
upload-hex = { $key } does not have { $digits } hexadecimal digits.
upload-commitment = The commitment is not the SHA-256 of the secret.
upload-seed = The seed does not follow from the secret and the nonces.
upload-no-scores = It has scores, and this game has none.
upload-result = { $key } says { $written }, the steps give { $real }.
