### Furrow, English: the lesson of Crazy Race, note by note. You are the first player; Bea and Carl are computer
### players. At most 50 words a note: they lie over the table on a phone.

crazy-race-tutorial-welcome = You are a wizard with three beasts: a sprinter, a reptile and a flyer. They run out to the turning point and back home. Each that turns or comes home takes a point tile. The first to arrive take the best ones.
crazy-race-tutorial-stage = The stage card has four sides. Each tells which beast may move there and how far. Whoever has laid the most magic at a side wins it. The triangle marks the side that is settled first.
crazy-race-tutorial-lay = Everybody has the same eight cards: 1 1 2 2 3 3 4 6. Tap a 1, then side 2, where the sprinter can win 2 steps. Lay it face down.
crazy-race-tutorial-closed = Bea and Carl laid a card each. With three players only three sides are played: as soon as three hold cards, the fourth is closed for this stage.
crazy-race-tutorial-pass = A stage has three rounds. In each you lay one card or pass. To pass costs nothing, and you may lay again in the next round. Save your cards: pass.
crazy-race-tutorial-third = The last round of this stage. What you keep now is yours in the stages to come. Pass once more.
crazy-race-tutorial-evaluated = The cards were turned up, side after side. Bea won twice, so two of her beasts moved. All cards that lay there are used up, those of the losers too.
crazy-race-tutorial-tie = At side 4 Bea and Carl both had 4. Then the one whose first card lay there earlier wins: Carl.
crazy-race-tutorial-second = Side 1 is free so far: 2 steps for the reptile. Nobody can see what you lay. Lay a 1 there.
crazy-race-tutorial-add = Bea came after you. You may add a card, and your cards count together. Lay a 2 at side 1.
crazy-race-tutorial-sum = You have 1 and 2 there. Bea has laid a single card, and it may be more. Trust it and pass.
crazy-race-tutorial-won = 3 against 2: the side is yours. You may move the reptile, or leave it. Move it.
crazy-race-tutorial-jump = Carl's sprinter moved 4 and got 5 spaces ahead. Spaces with one's own beasts are jumped over and not counted. Beasts close together carry each other along.
crazy-race-tutorial-free = Carl laid a card where any one beast moves 3. The sprinter side gives 4. Lay a 3 there.
crazy-race-tutorial-reptile = Carl laid at the reptile side, and that may be a high card. Your reptile can reach the turning point from here. Lay a 3 there as well.
crazy-race-tutorial-memory = Tap Carl: his sheet shows which values he can still hold, for every card that was turned up is known. His 6 is among them. Three and four make seven: add the 4.
crazy-race-tutorial-sprinter = 3 against 2. Your sprinter has 4 steps. It jumps your reptile, and so comes one space further. Move it.
crazy-race-tutorial-turn = 7 against 6, well seen. The reptile jumps the sprinter and gets to the turning point. Move it.
crazy-race-tutorial-tile = It turned round, and you took a tile of 4 points. Carl was there before you and has the 5. At home there is a second row of tiles.
crazy-race-tutorial-flyer = Your flyer has not moved yet. At the end, the beasts furthest behind cost their owners a tile. Lay a 2 at side 1: 4 steps for the flyer.
crazy-race-tutorial-beat = Bea and Carl have taken their used cards back. That is allowed once a game. So her card may be a 6: add your own 6 to your 2.
crazy-race-tutorial-landed = 8 against 7! Move the flyer.
crazy-race-tutorial-empty = Your hand is getting thin. Take your used cards back now. You can do so once a game, before you lay.
crazy-race-tutorial-again = All eight are yours again. Lay a 1 at side 3.
crazy-race-tutorial-skipped = The next stages played themselves, your moves among them. Look where your beasts are now.
crazy-race-tutorial-last = The last stage. Bea has no card left. Lay your 4 at side 1, and the rest plays itself.
crazy-race-tutorial-end = First the penalties: the beasts furthest behind were Bea's. Then the tiles are added up. You win. Now you know how it goes; the rules beside the table say the rest.
