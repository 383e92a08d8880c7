### Wie Leute gegeneinander abschneiden, und die eigenen Partien in Zahlen

ratings-title = Wertungen
ratings-all-title = Alle Wertungen
ratings-about = Was eine Wertung ist
ratings-how = Eine Wertung sagt, wie stark jemand ein Spiel gegen andere Leute spielt. Alle beginnen bei 1500; wer in einer Partie vor einem anderen landet, gewinnt auf dessen Kosten Punkte dazu. 400 Punkte mehr heißen: zehn zu eins, vor dem anderen zu sein. Was hinter ± steht, sagt, wie weit die Wertung noch daneben liegen kann.
ratings-which = Eine beendete Partie zählt, wenn zwei oder mehr Leute bis zum Ende dabei waren. Plätze des Computers, und solche, die er am Ende übernommen hatte, zählen nicht mit.
ratings-who-sees = Du siehst deine eigenen Spieler und die, mit denen du eine Partie beendet hast; sonst sieht dich hier niemand, außer dem Gastgeber dieses Servers. Ein Spieler ist ein Name auf einem Gerät: Unter einem anderen Namen oder in einem anderen Browser fängst du neu an.
ratings-devices = Ein Spieler ist ein Name auf einem Gerät. An den Nummern der Geräte sind Spieler gleichen Namens zu unterscheiden.
ratings-none = Du hast noch keine Wertung. Lade jemanden ein und spielt eine Partie zu Ende.
ratings-nobody = Noch niemand hat eine Partie mit jemand anderem beendet.
ratings-play = Zu den Spielen
ratings-counting = Die beendeten Partien werden noch gezählt, bisher { $n }. Lade die Seite gleich noch einmal.
ratings-file = Alle Wertungen (CSV)
ratings-more = { $n ->
    [one] 1 weitere steht in der Datei.
   *[other] { $n } weitere stehen in der Datei.
 }

## The games by their authors: in French two have one name
ratings-of-fable = { front-fable-title } (Gary Kim)
ratings-of-crazy-race = { front-crazy-race-title } (Michael Schacht)
ratings-of-carrots = { front-carrots-title } (David Parlett)

## Columns
ratings-place = Rang
ratings-player = Wer
ratings-device = Gerät
ratings-rating = Wertung
ratings-games = Partien
ratings-won = Siege
ratings-against = Gegen
ratings-seats = Zu wievielt
ratings-fair = Fairer Anteil
ratings-mean-place = Mittlerer Platz

## Beside a name
ratings-you = du
ratings-provisional = vorläufig

## One's own games
ratings-own = Deine Partien in Zahlen
ratings-own-how = Alle Partien, die du selbst zu Ende gespielt hast, getrennt danach, wer gegen dich gespielt hat. Fairer Anteil: so viele Siege, wie jeder hat, wenn alle gleich gut spielen. Wo sich mehrere den ersten Platz teilen, teilen sie den Sieg.
ratings-people = Leute
ratings-computers = Computer, { $level }
ratings-programs = Andere Programme
ratings-mixed = Gemischt
