### Furrow, English: the lesson of The Hare & the Tortoise (Kim), note by note. You are the first player; Bea and Carl
### are computer players. At most 50 words a note: they lie over the table on a phone.

fable-tutorial-welcome = Five animals race from the start to the finish line. None of them is yours. Everybody moves all of them, by the cards they play. When the third animal is home, the game is over.
fable-tutorial-goal = What counts is what you have bet on. Yours is the tortoise: 5 points if it comes in first, 3 if second, 2 if third. Nobody else can see it. You do not know what Bea and Carl have bet on either.
fable-tutorial-hand = These are your cards. Four of the seven are hares. Whoever holds many cards of an animal can make it run, so it may be wise to bet on it.
fable-tutorial-bet = Now lay a second bet. Tap the hare, then the big button. The card leaves your hand and the game.
fable-tutorial-first-play = In your turn you play 1 to 4 cards of one animal. Nothing runs yet: the cards wait in the rows of the race board. Tap one hare and play it.
fable-tutorial-four = Bea added two hares, Carl three wolves. A race starts with the fourth card of an animal. Three hares lie there. Tap a hare: the button tells you what would happen. Play it.
fable-tutorial-ran = The race! Animals ran in order, the top row first. The lit number is the steps for the cards that lay there. Mind the tortoise: it takes 1 step without any card.
fable-tutorial-token = After a race the cards are gone, and the token goes to the next player, who plays first. So it is not always the player after you.
fable-tutorial-eight = A race also starts with the eighth card of all. Not yet: play one hare.
fable-tutorial-trigger = Six cards lie there. Two more make eight. Tap two wolves: look at the pale animals on the track, that is where all would land. Then play them.
fable-tutorial-order = You chose the moment, so you saw the race before it ran. That is the art of this game. Play a hare again.
fable-tutorial-fox = Carl played tortoises; good for you. Does he know your bet, or has he one on it too? The fox takes a step for each card. Play your fox.
fable-tutorial-nap = Did you see it? Four hares lay there and the hare was ahead of all. Then it falls asleep and stays. Only the hare's lead makes it nap, and only four hares.
fable-tutorial-tortoises = Now your tortoise. Carl has laid one. Add your three: four tortoises are 2 steps, one card to three are 1.
fable-tutorial-quiet = Your tortoise leads. Play one hare and see what the others do.
fable-tutorial-howl = Bea played a wolf and a howl. As long as a howl lies there, only the wolf runs in the next race. All the foxes that Carl played were for nothing.
fable-tutorial-alone = The howl is gone with the cards. Play a hare: Bea has tortoises too, and they will help you both.
fable-tutorial-skip = The next rounds play themselves, yours among them. Play the wolf and watch.
fable-tutorial-stream = The lamb was thirsty. It runs one step more than cards, but stops on the first stream it comes to. The streams lie on other spaces in each game.
fable-tutorial-foxes = Your tortoise stands right before the finish line: any race takes it home. Play both foxes, so that six cards lie there.
fable-tutorial-home = The tortoise is home first: 5 points for you. It stands on the podium and runs no more. Its cards can still be played and count as before.
fable-tutorial-full = Now the hare, your other bet. It is on 8. Play a hare.
fable-tutorial-watch = The last rounds play themselves. Play a hare and watch who comes second and third.
fable-tutorial-end = The third animal home ends the game at once. All bets are turned over, and you know now who wanted what. That was all. There is more in the rules, beside every table.
