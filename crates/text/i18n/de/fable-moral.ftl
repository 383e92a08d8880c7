### Furrow, German: one moral a game of Schildkröte & Hase (Kim). Meant to be read aloud.

fable-moral-naps = Zweimal geschlafen, einmal geweint.
fable-moral-whisker = Um Haaresbreite.
fable-moral-howls = Heul einmal, und sie zittern; heul dreimal, und sie gehen nach Hause.
fable-moral-thirsty = Der Bach war herrlich. Das Treppchen stand woanders.
fable-moral-unloved = Wer hier gewann, lief nur für sich.
fable-moral-empty-purse = Hab ruhig einen Liebling; nur wette nicht auf ihn.
fable-moral-one-basket = Beide Eier in einem Korb, und der Korb hielt.
fable-moral-steady = Also doch: Eile mit Weile.
fable-moral-left-behind = Wer langsam geht, muss beizeiten losgehen.
fable-moral-wide-awake = Ein wacher Hase macht die Fabel fade und das Rennen schnell.
fable-moral-clever = Der Fuchs hatte keine Eile. Er hatte einen Plan.
fable-moral-sheepish = Vergiss den Wolf: gib acht auf das Lamm.
fable-moral-feared = Wer die Straße leer fegt, braucht nicht schnell zu laufen.
fable-moral-all-the-same = Alle liefen denselben Weg; nur manche kamen an.

# Apprentices' games.
fable-moral-together = Alle kamen zugleich an und nannten es ein Rennen.
fable-moral-push = Ein Schubs zur rechten Zeit ist vier Beine wert.
fable-moral-level = Zwei Nasen, eine Stufe.
fable-moral-carried = Ins Ziel gebracht von jemandem mit einer anderen Wette.
fable-moral-untouched = Fünf Turbos lagen da. Niemand blieb stehen.
fable-moral-no-nap = Diesem Hasen hat niemand vom Nickerchen erzählt.
fable-moral-quiet-wolf = Auch ein stiller Wolf kommt ans Ziel.
