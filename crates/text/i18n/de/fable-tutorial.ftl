### Furrow, German: the lesson of Schildkröte & Hase (Kim), note by note. You are the first player; Bea and Carl are
### computer players. At most 50 words a note: they lie over the table on a phone.
### "Rennen" is the run, "Spiel" the whole, as in fable-log.ftl; cards are "gespielt" and then "liegen".

fable-tutorial-welcome = Fünf Tiere laufen vom Start ins Ziel. Keines davon gehört dir: alle bewegen alle, durch die Karten, die sie spielen. Wenn das dritte Tier im Ziel ist, ist das Spiel zu Ende.
fable-tutorial-goal = Es zählt, worauf du gewettet hast. Deine Wette ist die Schildkröte: 5 Punkte, wenn sie als 1. ins Ziel kommt, 3 als 2., 2 als 3. Das sieht sonst niemand. Und du weißt nicht, worauf Bea und Carl gewettet haben.
fable-tutorial-hand = Das sind deine Karten. Vier der sieben sind Hasen. Wer viele Karten eines Tieres hat, kann es laufen lassen; es kann also klug sein, darauf zu wetten.
fable-tutorial-bet = Nun deine zweite Wette. Tippe den Hasen an, dann den großen Knopf. Die Karte verlässt deine Hand und das Spiel.
fable-tutorial-first-play = In deinem Zug spielst du 1 bis 4 Karten eines Tieres. Noch läuft nichts: die Karten warten in der Reihe ihres Tieres. Tippe einen Hasen an und spiele ihn.
fable-tutorial-four = Bea hat zwei Hasen dazugelegt, Carl drei Wölfe. Mit der vierten Karte eines Tieres beginnt ein Rennen. Drei Hasen liegen da. Tippe einen Hasen an: der Knopf sagt, was passieren würde. Spiele ihn.
fable-tutorial-ran = Das Rennen! Die Tiere liefen der Reihe nach, von oben nach unten. Die leuchtende Zahl sind die Schritte für die Karten, die da lagen. Sieh die Schildkröte: sie macht auch ohne Karte 1 Schritt.
fable-tutorial-token = Nach einem Rennen sind die Karten weg, und der Startspielermarker wandert einen Platz weiter: wer ihn bekommt, spielt zuerst. Nach dir ist also nicht immer der nächste Platz dran.
fable-tutorial-eight = Ein Rennen beginnt auch mit der achten Karte insgesamt. Noch nicht: spiele einen Hasen.
fable-tutorial-trigger = Sechs Karten liegen da. Zwei mehr sind acht. Tippe zwei Wölfe an und sieh die blassen Tiere auf der Strecke: dort kämen alle hin. Dann spiele sie.
fable-tutorial-order = Den Moment hast du gewählt, also kanntest du das Rennen, bevor es lief. Das ist die Kunst in diesem Spiel. Spiele wieder einen Hasen.
fable-tutorial-fox = Carl hat Schildkröten gespielt: gut für dich. Kennt Carl deine Wette, oder hat Carl dieselbe? Der Fuchs macht für jede Karte einen Schritt. Spiele deinen Fuchs.
fable-tutorial-nap = Hast du es gesehen? Vier Hasen lagen da, und der Hase führte. Dann schläft er ein und bleibt stehen. Nur wenn er führt, und nur bei vier Hasen.
fable-tutorial-tortoises = Nun deine Schildkröte. Carl hat eine gelegt. Leg deine drei dazu: vier Schildkröten sind 2 Schritte, eine bis drei sind 1.
fable-tutorial-quiet = Deine Schildkröte führt. Spiele einen Hasen und sieh, was die anderen tun.
fable-tutorial-howl = Bea hat einen Wolf und ein Geheul gespielt. Solange ein Geheul da liegt, läuft im nächsten Rennen nur der Wolf. All die Füchse von Carl waren umsonst.
fable-tutorial-alone = Das Geheul ist mit den Karten weg. Spiele einen Hasen: auch Bea hat Schildkröten, und sie helfen euch beiden.
fable-tutorial-skip = Die nächsten Runden laufen von selbst, auch deine Züge. Spiele den Wolf und sieh zu.
fable-tutorial-stream = Das Lamm hatte Durst. Es läuft einen Schritt weiter, als Karten liegen, bleibt aber am ersten Bach auf seinem Weg stehen. Die Bäche liegen in jedem Spiel auf anderen Feldern.
fable-tutorial-foxes = Deine Schildkröte steht direkt vor der Ziellinie: jedes Rennen bringt sie ins Ziel. Spiele beide Füchse, dann liegen sechs Karten da.
fable-tutorial-home = Die Schildkröte ist als 1. im Ziel: 5 Punkte für dich. Sie steht auf dem Siegertreppchen und läuft nicht mehr. Ihre Karten darf man weiter spielen, und sie zählen wie zuvor.
fable-tutorial-full = Nun der Hase, deine andere Wette. Er steht auf 8. Spiele einen Hasen.
fable-tutorial-watch = Die letzten Runden laufen von selbst. Spiele einen Hasen und sieh, wer als 2. und als 3. ankommt.
fable-tutorial-end = Mit dem dritten Tier im Ziel ist das Spiel sofort zu Ende. Alle Wetten werden aufgedeckt, und du weißt nun, wer was wollte. Das war alles. Mehr steht in den Regeln, neben jedem Tisch.
