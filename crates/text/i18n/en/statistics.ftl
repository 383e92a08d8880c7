### What the computer players have done among themselves

statistics-title = The computer players in figures
statistics-games = Games
statistics-how = The computer players have played these games among themselves; games of people are not in here.
statistics-reading = The bars draw what the numbers say. A whisker is the interval that holds the true value in 19 of 20 cases. The upright stroke marks what everybody would have if all were equal.
statistics-ratings = Ratings of people
statistics-seats = With { $n } players

statistics-percent = { $n }%
statistics-give-or-take = { $n }% ± { $half }

## How strong the levels are
statistics-levels = How strong the levels are
statistics-levels-says = From { $n } games in changing company. 400 points more are odds of ten to one of being before the other, as with ratings; 0 is a newcomer. Expert is left out: it thinks ten times as long as Strong.
statistics-level = Level
statistics-points = Points
statistics-won = Wins

## Games among players of the level Medium
statistics-order = Does it matter who starts?
statistics-order-says = Wins by the order of play, where all are Medium, in { $n } games. A win that several share is divided; { $any ->
    [no] none of the games has one.
   *[yes] { $shared }% of the games have one.
 }
statistics-place = In the order of play
statistics-plays = { $place ->
    [1] Starts
   *[other] Plays { $ordinal }
 }
statistics-length = How long a game is
statistics-length-says = On average, in the middle of all games, and what nine games of ten have.
statistics-unit = Counted in
statistics-unit-races = Races
statistics-unit-rounds = Rounds
statistics-unit-stages = Stages
statistics-unit-decisions = Choices of all
statistics-mean = Mean
statistics-median = Middle
statistics-most = Nine of ten
statistics-decisions = How much there is to choose
statistics-decisions-says = How many choices all players together make in a game.
statistics-decisions-column = Choices
statistics-of-games = Of the games
statistics-leader = How early the winner is known
statistics-leader-says = How often whoever leads after a part of the game wins in the end.
statistics-leader-after = After
statistics-leader-wins = The leader wins
statistics-changes = How often the lead changes
statistics-changes-says = The share of the games in which the lead has changed so often.
statistics-changes-column = Changes

## Of The Hare & the Tortoise
statistics-animals = Which animals come home
statistics-animals-says = How often each ends in which place, or not on the podium. The bar has the same order, from dark to light.
statistics-animal = Animal
statistics-off-podium = Not home
