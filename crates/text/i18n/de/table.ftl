### Furrow, German: what the table pages of all games have in common.
### $you says whether the reader sits on the seat spoken of. Buttons have two short lines: what is done, what follows.

board-status-thinks = { $name } überlegt
board-status-waits = Warten auf { $name }
board-status-away = { $name } ist weg: warten auf die Verbindung
board-status-chance = Der Zufall entscheidet
board-status-won = { $you ->
    [yes] Du gewinnst das Spiel!
   *[no] { $name } gewinnt das Spiel
 }
board-status-shared = Geteilter Sieg: { $list }
board-status-closed = Dieser Tisch ist geschlossen
board-status-paused = { $you ->
    [yes] Du hast das Spiel unterbrochen
   *[no] { $name } hat das Spiel unterbrochen
 }
board-log = Verlauf
board-menu = Menü
board-close = Schließen
board-actions = Deine Wahl
board-hand = Deine Hand
board-watching = Du schaust an diesem Tisch zu.
board-go-think = tippe Karten an und sieh, was sie bewirken
board-go-watch = gerade nichts zu wählen
board-go-do = Los
# $do: the first line of the button.
board-go-only = Einziger Zug: { $do }
board-go-if = Wärst du dran: { $do }
# The name of a choice for screen readers: both lines of the button.
board-radio = { $do }: { $then }
board-just = Gerade passiert
board-just-nothing = Seit deinem Zug ist nichts passiert.
board-again = Noch einmal zeigen
board-track = Die Strecke
board-seats = Am Tisch
board-you = Du
board-points-so-far = Punkte bisher
board-away = nicht da
board-plays = am Zug
board-your-go = du bist dran
board-next = danach
board-reconnecting = Die Verbindung wird wieder aufgebaut.
board-bot = { $level ->
    [random] Computer, spielt nach Zufall.
    [easy] Computer, leicht.
    [medium] Computer, mittel.
    [hard] Computer, stark.
    [program] Computer, ein Programm des Betreibers.
   *[expert] Computer, Experte.
 }
board-rules = Regeln
board-rules-all = Alle Regeln
board-log-all = Der ganze Verlauf
board-log-earlier = Was davor war: nachspielen
board-end = Das Ende
board-rank = { ordinal }
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
board-total = Summe
board-again-game = Revanche
board-file = Spieldatei
board-fair = War der Zufall ehrlich?
board-fair-how = Das Siegel war zu sehen, bevor jemand Platz nahm. Es ist der SHA-256-Wert des Geheimnisses; jede Karte folgt aus Geheimnis und Beiträgen.
board-fair-commit = Siegel
board-fair-secret = Geheimnis
board-fair-nonce = Beitrag von { $name }
board-fair-none = keiner
board-fair-next = Siegel des nächsten Spiels
# Before what can be done only once a game; the question itself is the game's.
board-confirm = Sicher?
board-confirm-yes = Ja
board-confirm-no = Noch nicht
board-souvenir = Ein Andenken an dieses Spiel: wer dabei war, wie es ausging, und die Moral.
board-souvenir-save = Bild behalten
board-souvenir-pixels = Als PNG behalten
