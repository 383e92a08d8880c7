### Furrow, German: the lesson of Crazy Race, note by note. You are the first player; Bea and Carl are computer
### players. At most 50 words a note: they lie over the table on a phone.
### "Legen" is said of cards, "ziehen" and "Schritt" of animals, as in crazy-race-choice.ftl.

crazy-race-tutorial-welcome = Du verstehst dich auf Magie und führst drei Tiere: Sprinter, Reptil und Flieger. Sie laufen zum Wendepunkt und zurück ins Ziel. Wer wendet oder ankommt, holt ein Punkteplättchen. Die ersten holen die besten.
crazy-race-tutorial-stage = Die Etappenkarte hat vier Seiten. Jede sagt, welches Tier dort ziehen darf und wie weit. Wer an einer Seite am meisten Magie gelegt hat, gewinnt sie. Die Seite mit dem Dreieck wird zuerst ausgewertet.
crazy-race-tutorial-lay = Alle haben die gleichen acht Karten: 1 1 2 2 3 3 4 6. Tippe eine 1 an, dann Seite 2: dort kann der Sprinter 2 Schritte gewinnen. Lege sie verdeckt hin.
crazy-race-tutorial-closed = Bea und Carl haben je eine Karte gelegt. Zu dritt werden nur drei Seiten gespielt: sobald an dreien Karten liegen, ist die vierte für diese Etappe gesperrt.
crazy-race-tutorial-pass = Eine Etappe hat drei Runden. In jeder legst du eine Karte, oder du passt. Passen kostet nichts, und in der nächsten Runde darfst du wieder legen. Spar deine Karten: passe.
crazy-race-tutorial-third = Die letzte Runde dieser Etappe. Was du jetzt behältst, hast du in den nächsten Etappen. Passe noch einmal.
crazy-race-tutorial-evaluated = Die Karten wurden aufgedeckt, eine Seite nach der anderen. Bea hat zweimal gewonnen, also zogen dort zwei Tiere von Bea. Alle Karten, die da lagen, sind benutzt, auch die der anderen.
crazy-race-tutorial-tie = An Seite 4 hatten Bea und Carl beide 4. Dann gewinnt, wessen erste Karte dort früher lag: Carl.
crazy-race-tutorial-second = An Seite 1 liegt noch nichts: 2 Schritte für das Reptil. Was du legst, sieht niemand. Lege eine 1 dorthin.
crazy-race-tutorial-add = Bea hat auch dort gelegt. Du darfst eine Karte dazulegen, und deine Karten zählen zusammen. Lege eine 2 an Seite 1.
crazy-race-tutorial-sum = Du hast dort 1 und 2. Von Bea liegt eine einzige Karte da, und es kann mehr sein. Verlass dich darauf und passe.
crazy-race-tutorial-won = 3 gegen 2: die Seite gehört dir. Du darfst das Reptil ziehen oder stehen lassen. Zieh es.
crazy-race-tutorial-jump = Der Sprinter von Carl zog um 4 und kam 5 Felder weit. Felder mit eigenen Tieren werden übersprungen und nicht gezählt. Tiere, die dicht beieinander sind, tragen einander voran.
crazy-race-tutorial-free = Carl hat an der Seite gelegt, an der ein Tier nach Wahl um 3 zieht. Die Sprinter-Seite bringt 4. Lege dort eine 3.
crazy-race-tutorial-reptile = Carl hat an der Reptil-Seite gelegt, und die Karte kann hoch sein. Dein Reptil kann von hier den Wendepunkt erreichen. Lege auch dort eine 3.
crazy-race-tutorial-memory = Tippe Carl an: dort steht, welche Karten Carl noch haben kann, denn jede aufgedeckte ist bekannt. Die 6 ist noch dabei. Drei und vier sind sieben: lege die 4 dazu.
crazy-race-tutorial-sprinter = 3 gegen 2. Dein Sprinter hat 4 Schritte. Er überspringt dein Reptil und kommt so ein Feld weiter. Zieh ihn.
crazy-race-tutorial-turn = 7 gegen 6, gut gesehen. Das Reptil überspringt den Sprinter und kommt zum Wendepunkt. Zieh es.
crazy-race-tutorial-tile = Es hat gewendet, und du hast ein Plättchen mit 4 Punkten. Carl war vor dir da und hat die 5. Im Ziel liegen noch einmal Plättchen.
crazy-race-tutorial-flyer = Dein Flieger ist noch nicht gezogen. Am Ende kosten die Tiere, die am weitesten zurückliegen, ein Plättchen. Lege eine 2 an Seite 1: 4 Schritte für den Flieger.
crazy-race-tutorial-beat = Bea und Carl haben ihre benutzten Karten zurückgenommen. Das darf man einmal im Spiel. Die Karte von Bea kann also eine 6 sein: lege deine eigene 6 zu deiner 2.
crazy-race-tutorial-landed = 8 gegen 7! Zieh den Flieger.
crazy-race-tutorial-empty = Auf deiner Hand wird es dünn. Nimm jetzt deine benutzten Karten zurück. Das geht einmal im Spiel, bevor du legst.
crazy-race-tutorial-again = Alle acht gehören wieder dir. Lege eine 1 an Seite 3.
crazy-race-tutorial-skipped = Die nächsten Etappen liefen von selbst, auch deine Züge. Sieh, wo deine Tiere jetzt stehen.
crazy-race-tutorial-last = Die letzte Etappe. Bea hat keine Karte mehr. Lege deine 4 an Seite 1, und der Rest läuft von selbst.
crazy-race-tutorial-end = Zuerst die Abzüge: die Tiere ganz hinten gehörten Bea. Dann werden die Plättchen gezählt. Du gewinnst. Nun weißt du, wie es geht; den Rest sagen die Regeln neben dem Tisch.
