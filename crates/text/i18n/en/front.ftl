### The front page, the waiting room, notices, the specimen, and what every page has around it.

## Around every page
frame-skip = Skip to the page
frame-menu = Menu
frame-links = More pages
frame-home = Front page
frame-rules = Rules
frame-specimen = All drawings
frame-text-view = Text view
frame-drawn-view = Drawn view
frame-unofficial = Unofficial: made by people who love these games, not by their publishers.

pref-theme = Colours
pref-theme-auto = Like my system
pref-theme-light = Day
pref-theme-dark = Night
pref-speed = Speed of the pieces
pref-speed-slow = Slow
pref-speed-normal = Normal
pref-speed-fast = Fast
pref-speed-off = Still
pref-sound = Sound
pref-sound-on = On
pref-sound-off = Off
pref-lang = Language

## Words for the scripts
script-copied = Copied
script-copy-by-hand = The link is selected: copy it with your keyboard or a long press.
script-lost = Connection lost. Trying again…
script-back = Connected again
script-your-turn = Your turn
script-failed = That did not reach the table. Try again.

## Front page
front-name = Furrow
front-tagline = Three animal races for the table. Play friends or the computer, no account.
front-fable-title = The Hare & the Tortoise
front-fable-facts = Gary Kim · 2–5 players · 20 min · from 7
front-fable-pitch = Bet in secret on the animals, then make them run.
front-crazy-race-title = Crazy Race
front-crazy-race-facts = Michael Schacht · 3–4 players · 30 min · from 12
front-crazy-race-pitch = Outbid the other wizards for every step of your three beasts.
front-carrots-title = Hare and Tortoise
front-carrots-facts = David Parlett · 2–6 players · 45 min · from 10
front-carrots-pitch = Carrots are your fuel. Eat your lettuces, arrive light.
front-play = Play now
front-invite = Invite
front-pass = Pass the phone
front-options = Options
front-more-options = Clock, guests, taking back
front-rules = Rules
front-learn = Learn it: ten minutes
front-your-name = Your name
front-join = Join with a code
front-join-go = Join
front-your-games = Your games
front-waits = Waiting for you
front-your-games-none = None yet. Those you play will be found here.
front-open = Open tables
front-open-none = Nobody waits at an open table now. Open one yourself: tick it under Options, then press Invite.
front-open-games = Open tables of
front-open-all = All games
# $list: who sits there, $n: how many they are.
front-open-who = { $n ->
    [0] Nobody sits there yet
    [one] { $list } waits
   *[other] { $list } wait
 }
front-open-free = { $n ->
    [one] 1 place free
   *[other] { $n } places free
 }
front-open-sit-at = Sit down at table { $code }
front-languages = Languages
front-also = The Hare & the Tortoise is also known as Royal Turtle, Tales & Games, Schildkröte & Hase, Le Lièvre et la Tortue, A Lebre e a Tartaruga; Hare and Tortoise as Hase und Igel, Le Lièvre et la Tortue, Lebre e Tartaruga.
front-search-words = The Hare and the Tortoise, Gary Kim, Royal Turtle, Tales & Games, Schildkröte & Hase, Le Lièvre et la Tortue, A Lebre e a Tartaruga, Hare and Tortoise, David Parlett, Hase und Igel, Lebre e Tartaruga, Crazy Race, Michael Schacht, board game, race, play online, no account
level-easy = Easy
level-medium = Medium
level-hard = Strong
level-expert = Expert
level-random = Plays at random
# Not a level: a program of the host of this server.
level-program = Program

## Fair chance
fair-title = Fair chance
fair-note = The server has already fixed the secret that shuffles the next game. This is its seal. When the game is over the secret is shown, and anybody can check that it fits.

## Your games
mine-your-turn = Your turn
mine-waits-for-you = { $name } waits for you
mine-waiting = Waiting for { $name }
mine-waiting-more = Waiting for { $name } and { $more } more
mine-gathering = Waiting for players
mine-over = Game over
mine-closed = Table closed
# $time: as in “2 days”.
mine-left = { $time } left
mine-warned = Nobody has played here for a long time. The table closes on { $date } unless somebody moves. Its game file can be kept after the end.

## Waiting room
lobby-come-in = Take a place at this table
lobby-you-watch = All places are taken. You watch.
lobby-send-link = Send the link to your friends, or add players here
lobby-add-here = Add all who play on this device, then start
lobby-start-when-ready = Start when everybody is here
lobby-wait-for-host = You are in. The host starts the game.
lobby-places = Places
lobby-free = Free
lobby-you = you
lobby-here = here
lobby-away = away
lobby-computer = Computer · { $level }
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-sit-on = Sit here: place { $n }
lobby-fill = Fill empty places with computer players
lobby-start = Start the game
lobby-leave = Leave the table
lobby-share = Invite
lobby-link = Link
lobby-copy = Copy
lobby-code = Code
lobby-qr = The link as a code for a camera
lobby-empty = Nobody else is here yet. The animals warm up.
lobby-come-along = Come along: your place is kept
lobby-all-kept = All places are taken or kept. You watch.
lobby-expects = Waiting for { $list } to come along
lobby-kept = Kept for { $name }
lobby-kept-mine = Kept for { $name }: that is you
lobby-spectator = You can stay and watch. When the game begins you see it from here, without anybody’s hidden cards.
# To somebody who could take a place.
lobby-or-watch = Or just watch: when the game begins you see it from here, without anybody’s hidden cards.
lobby-this-device = on this device
lobby-another = Another player on this device
lobby-add = Add
# Under the places: somebody on the same device.
lobby-rename = Name of place { $n }
lobby-rename-go = Change
lobby-stand-up = Stands up
lobby-stand-up-name = Stands up: { $name }
lobby-leave-all = All of us leave the table
lobby-kick = Send away
lobby-kick-name = Send away: { $name }
lobby-give-up = Do not wait
lobby-give-up-name = Do not wait: { $name }
lobby-ask-ready = Ask whether all are ready
lobby-asks = { $name } asks: are you ready?
lobby-is-asked = Are you ready?
lobby-ready = I am ready
lobby-ready-missing = Not ready yet: { $list }. The game starts by itself when all are. The question ends after a minute.
lobby-is-ready = ready
lobby-not-ready = not yet
lobby-listed = Anybody can find this table in the list of open tables.
lobby-unlist = Take it off the list
lobby-unlisted = Only those who have the link or the code can come.
lobby-list = Show it in the list of open tables

## Notices: what, why, what to do
notice-home = To the front page
notice-back = Back to the table
notice-no-page = No such page
notice-no-page-why = Nothing lies at this address. Perhaps a letter is missing.
notice-no-page-do = Check the address, or start from the front page.
notice-no-way = Not that way
notice-no-way-why = This address cannot be asked for in that way.
notice-no-way-do = Start from the front page and press the button there.
notice-no-table = No such table
notice-no-table-why = No table here has this code.
notice-no-table-do = Ask your friend for the code again, or open a table of your own.
notice-aside = This table cannot be read
notice-aside-why = What is stored of this table is damaged, or another version of the program wrote it. It was set aside and stays as it is.
notice-aside-do = Tell whoever keeps this server. All other tables go on.
notice-unreadable = We could not read that
notice-unreadable-why = Something was missing in what your browser sent.
notice-unreadable-do = Go back, load the page again and try once more.
notice-refused = That is not possible here
notice-refused-why = The table does not allow it now.
notice-refused-do = Go back and look at the table as it is now.
notice-stale = The table has moved on
notice-stale-why = What you chose belonged to an earlier moment. Nothing was changed.
notice-stale-do = Go back and choose again.
notice-too-large = That was too much
notice-too-large-why = More was sent than a move needs.
notice-too-large-do = Go back and try again with less.
notice-too-many = A little slower, please
notice-too-many-why = Very many requests came from your address in a short time.
notice-too-many-do = Wait a minute, then try again. Your games are safe.
notice-forbidden = Not from here
notice-forbidden-why = The request came from a page of another site, so it was not carried out.
notice-forbidden-do = Open the page here and press the button again.
notice-broken = Something broke
notice-broken-why = The fault is ours, not yours. Your games are stored.
notice-broken-do = Load the page again. If it stays broken, wait a little.
notice-busy = The stable is full
notice-busy-why = The server cannot take more at this moment.
notice-busy-do = Try again in a minute. Your games are safe.

## Rules
rules-contents = Contents
rules-others = Rules of the other games
rules-languages = These rules in other languages

## Specimen
specimen-title = All drawings
specimen-lead = Every piece at every size: by day, by night, and in grey.
specimen-day = Day
specimen-night = Night
specimen-grey = Grey
plate-animals-full = Animals in five moods
plate-animals-small = Animals, small
plate-animals-grey = Animals in grey
plate-animals-silhouette = Animals as shadows
plate-ghosts = Ghosts: where an animal would run
plate-cards = Racing cards
plate-tiles = Track
plate-podium = Podium
plate-seats = Marks of the seats
plate-faces = Computer players and the howl
plate-icons = Icons
plate-wordmark = The name
plate-front = The old tale
plate-meadow-phone = Meadow, upright
plate-meadow-desktop = Meadow, wide
plate-empty-states = When there is nothing to see
plate-stress = Everything at once
plate-blinks = Blinks
plate-turbo = Turbo token
plate-runners = Crazy Race: runners, out and back
plate-runners-silhouette = Runners as shadows
plate-magic = Magic cards
plate-points = Point tiles
plate-stage = Stage cards, and the bar of a closed side
plate-lane = A lane, and jumps
plate-parchment-phone = Parchment, upright
plate-parchment-desktop = Parchment, wide
plate-crops = Carrots: crops
plate-spaces = Spaces of the course
plate-markers = Racing markers, one and two
plate-dice = The die
plate-course = The winding path
plate-garden-phone = Kitchen garden, upright
plate-garden-desktop = Kitchen garden, wide
plate-diagrams = Pictures for the rules

## The words, to be read by eye

words-title = All words
words-lead = Every animal and count in the sentences that take them, and the log of a whole game of each. For translators.
