### Furrow, English: the lesson of Hare and Tortoise (Parlett), note by note. You are the first player; Bea and Carl are
### computer players. At most 50 words a note: they lie over the table on a phone. Spaces go by their printed number.

carrots-tutorial-welcome = A race to the finish, 64 spaces away. Carrots are your fuel: you have 65. No die moves you, you choose how far you go and pay for it.
carrots-tutorial-cost = One space costs 1 carrot, two cost 3, three 6, four 10: each space is dearer than the one before. Many small moves are cheap, one great leap is not. Every lit space shows its price.
carrots-tutorial-first = A space that is taken is closed to others. Tap space 60, four spaces on, and pay 10.
carrots-tutorial-others = Bea leapt ahead. Carl landed on a hare space and rolled the die: he misses a turn. Hares are a gamble.
carrots-tutorial-income = You were third on a space with a 3, so the bank paid you 30 carrots before your turn. A number pays if it is your place in the race. Being behind can pay well.
carrots-tutorial-lettuce = You also have three lettuces, and you must eat them all before the finish. That takes a lettuce space. Go to 54 and pay 21.
carrots-tutorial-ate = You missed a turn of moving to chew, and got 20 carrots: 10 for each place, and you were second. Now you have to move on, for a lettuce space feeds once only.
carrots-tutorial-hare = Try a hare yourself: go to 50. What the die does depends on your place in the race. Tap the space and read what may happen.
carrots-tutorial-rolled = Back to the next carrot space: 51. The hare's moves are free.
carrots-tutorial-number = Go on to 44: a space with a 3. It pays 30 if you are third when your turn comes.
carrots-tutorial-go = Not third this time, so it paid nothing. It happens. Move to 41.
carrots-tutorial-watch = Some turns played themselves. You lead now, and being first pays little.
carrots-tutorial-purse = Look at your carrots: leaping ahead has eaten them up. Time to earn.
carrots-tutorial-back = There is one way back: to the nearest tortoise behind you, if nobody is on it. Each space back earns 10 carrots. Choose the tortoise on 34.
carrots-tutorial-die = 50 carrots for five spaces back. Now a hare again: go to 30. As third you need fear little.
carrots-tutorial-eaten = The hare made you eat a lettuce: third place, 30 carrots, and one lettuce is left. Sometimes luck helps.
carrots-tutorial-plan = The last lettuce spaces are on 22 and 7. Others want them too. Go to 23 and keep near.
carrots-tutorial-near = You had a good ride and are close to the finish. One lettuce is still with you.
carrots-tutorial-last = The lettuce space on 7 is free. Take it, before Bea does.
carrots-tutorial-check = All lettuces are eaten. Whoever comes home first may have 10 carrots left at most, the second 20, and so on. You have too many.
carrots-tutorial-carrot = Carrot spaces help: who stays there may take 10 carrots or pay 10 back. Go to 5.
carrots-tutorial-give = Stay and pay 10 back.
carrots-tutorial-more = It is still too much. Once more: pay 10 back.
carrots-tutorial-home = Now it fits: five spaces cost 15, and what is left is not more than 10. Go home!
carrots-tutorial-end = You are first. The others play on for their places, until one is left. Slow and steady, with a full purse and an empty one at the right time: that is the whole art.
