### Furrow, German: the lesson of Hase und Igel (Parlett), note by note. You are the first player; Bea and Carl are
### computer players. At most 50 words a note: they lie over the table on a phone. Spaces go by their printed number.
### "Platz" is in the race, "Feld" on the course. The drawing is a tortoise, so the first Igelfeld says so.

carrots-tutorial-welcome = Ein Rennen ins Ziel, 64 Felder weit. Karotten sind dein Treibstoff: du hast 65. Kein Würfel bewegt dich: du wählst, wie weit du gehst, und zahlst dafür.
carrots-tutorial-cost = Ein Feld kostet 1 Karotte, zwei kosten 3, drei 6, vier 10: jedes Feld ist teurer als das davor. Viele kleine Züge sind billig, ein großer Sprung nicht. Jedes leuchtende Feld zeigt seinen Preis.
carrots-tutorial-first = Auf ein besetztes Feld kann sonst niemand. Tippe Feld 60 an, vier Felder weiter, und zahle 10.
carrots-tutorial-others = Bea ist weit vorgesprungen. Carl kam auf ein Hasenfeld, hat gewürfelt und setzt einmal aus. Hasen sind ein Wagnis.
carrots-tutorial-income = Du warst 3. auf einem Feld mit einer 3, also gab es vor deinem Zug 30 Karotten aus dem Vorrat. Eine Zahl zahlt, wenn sie dein Platz im Rennen ist. Hinten zu liegen kann sich lohnen.
carrots-tutorial-lettuce = Du hast auch drei Salate, und vor dem Ziel musst du alle fressen. Dazu brauchst du ein Salatfeld. Geh auf 54 und zahle 21.
carrots-tutorial-ate = Einen Zug lang hast du gefressen, statt zu laufen, und 20 Karotten bekommen: 10 je Platz, und du warst 2. Jetzt musst du weiter, denn ein Salatfeld macht nur einmal satt.
carrots-tutorial-hare = Wag dich selbst an einen Hasen: geh auf 50. Was der Würfel bewirkt, hängt von deinem Platz im Rennen ab. Tippe das Feld an und lies, was passieren kann.
carrots-tutorial-rolled = Zurück zum nächsten Karottenfeld: 51. Züge, die der Hase macht, kosten nichts.
carrots-tutorial-number = Geh weiter auf 44: ein Feld mit einer 3. Es zahlt 30, wenn du 3. bist, sobald du wieder dran bist.
carrots-tutorial-go = Diesmal warst du nicht 3., also gab es nichts. Das kommt vor. Geh auf 41.
carrots-tutorial-watch = Ein paar Züge liefen von selbst. Du führst jetzt, und wer 1. ist, bekommt wenig.
carrots-tutorial-purse = Sieh deine Karotten an: die großen Sprünge haben sie aufgezehrt. Zeit, welche zu verdienen.
carrots-tutorial-back = Zurück geht es nur so: auf das nächste Igelfeld (Schildkröte) hinter dir, wenn es frei ist. Jedes Feld zurück bringt 10 Karotten. Wähle den Igel auf 34.
carrots-tutorial-die = 50 Karotten für fünf Felder zurück. Nun wieder ein Hase: geh auf 30. Als 3. hast du wenig zu fürchten.
carrots-tutorial-eaten = Der Hase ließ dich einen Salat fressen: 3. Platz, 30 Karotten, und ein Salat ist noch übrig. Manchmal hilft das Glück.
carrots-tutorial-plan = Die letzten Salatfelder sind 22 und 7. Auch andere wollen dorthin. Geh auf 23 und bleib in der Nähe.
carrots-tutorial-near = Das lief gut, und das Ziel ist nah. Einen Salat hast du noch.
carrots-tutorial-last = Das Salatfeld 7 ist frei. Nimm es, bevor Bea es tut.
carrots-tutorial-check = Alle Salate sind gefressen. Wer als 1. ins Ziel kommt, darf höchstens 10 Karotten übrig haben, als 2. höchstens 20 und so weiter. Du hast zu viele.
carrots-tutorial-carrot = Karottenfelder helfen: wer dort bleibt, darf 10 Karotten nehmen oder 10 abgeben. Geh auf 5.
carrots-tutorial-give = Bleib und gib 10 ab.
carrots-tutorial-more = Es sind noch zu viele. Noch einmal: gib 10 ab.
carrots-tutorial-home = Jetzt passt es: fünf Felder kosten 15, und es bleiben nicht mehr als 10. Ab ins Ziel!
carrots-tutorial-end = Du bist 1. Die anderen laufen weiter um ihre Plätze, bis eine Figur übrig ist. Langsam und stetig, mit vollem Beutel und im richtigen Moment mit leerem: das ist die ganze Kunst.
