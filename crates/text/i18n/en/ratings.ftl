### How people do against one another, and one's own games in figures

ratings-title = Ratings
ratings-all-title = All ratings
ratings-about = What a rating is
ratings-how = A rating says how strongly somebody plays a game against other people. Everybody starts at 1500; with each game, whoever ends before another gains at that other’s cost. 400 points more are odds of ten to one of being before the other. What stands after ± says how far off it may still be.
ratings-which = A finished game counts if two people or more were in it to the end. Seats of computer players, and seats that a computer player had at the end, are left out.
ratings-who-sees = You see your own players and those with whom you have finished a game; nobody else sees you here, except whoever keeps this server. A player is a name on a device: under another name, or in another browser, you begin anew.
ratings-devices = A player is a name on a device. The numbers of devices tell players of one name apart.
ratings-none = You have no rating yet. Invite somebody, and finish a game together.
ratings-nobody = Nobody has finished a game with another person yet.
ratings-play = To the games
ratings-counting = The finished games are still being counted, { $n } so far. Load the page again in a moment.
ratings-file = All ratings (CSV)
ratings-more = { $n ->
    [one] 1 more is in the file.
   *[other] { $n } more are in the file.
 }

## The games by their authors: in French two have one name
ratings-of-fable = { front-fable-title } (Gary Kim)
ratings-of-crazy-race = { front-crazy-race-title } (Michael Schacht)
ratings-of-carrots = { front-carrots-title } (David Parlett)

## Columns
ratings-place = Place
ratings-player = Player
ratings-device = Device
ratings-rating = Rating
ratings-games = Games
ratings-won = Won
ratings-against = Against
ratings-seats = Players
ratings-fair = Fair share
ratings-mean-place = Mean place

## Beside a name
ratings-you = you
ratings-provisional = provisional

## One's own games
ratings-own = Your games in figures
ratings-own-how = All games you have finished yourself, counted apart by who was against you. Fair share: as many wins as everybody has where all play equally well. Where several share the first place, they divide the win.
ratings-people = People
ratings-computers = Computer, { $level }
ratings-programs = Other programs
ratings-mixed = Mixed
