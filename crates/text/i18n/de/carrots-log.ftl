### Furrow, German: what happens in Hase und Igel (Parlett).
### $you says whether the reader sits on the seat spoken of; $marker is a, b or, with one marker each, none.
### Spaces are told by their printed number, which counts down to the finish; start and finish by name.
### "Platz" is in the race, never a space ("Feld"). The tortoise is "der Igel" here. Animals "fressen".
### carrots-from and carrots-to bring their prepositions with them.

## Words

carrots-how-many = { $carrots ->
    [one] 1 Karotte
   *[other] { $carrots } Karotten
 }

carrots-with = { $marker ->
    [a] {" "}mit Figur A
    [b] {" "}mit Figur B
   *[none] {""}
 }

carrots-marker = { $marker ->
    [a] Figur A
   *[b] Figur B
 }
carrots-marker-heading = { $marker ->
    [a] Figur A
   *[b] Figur B
 }
carrots-from = { $from ->
    [start] vom Start
   *[other] von { $from }
 }

carrots-to = { $to ->
    [finish] ins Ziel
   *[other] auf { $to }
 }

# What the die says on a hare space.
carrots-effect = { $effect ->
    [lose] einmal aussetzen
    [carrot-back] zurück zum nächsten unbesetzten Karottenfeld
    [carrot-forward] vor zum nächsten unbesetzten Karottenfeld
    [position-back] einen Platz zurück
    [position-forward] einen Platz vor
    [free] dieser Zug kostet nichts
    [eat-carrot] eine Karotte fressen
    [eat-lettuce] einen Salat fressen
    [again] noch einmal ziehen und dafür bezahlen
   *[nothing] nichts passiert
 }

## The log

carrots-log-starts = { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
 }

carrots-log-round = Runde { $round }.

carrots-log-forward = { $you ->
    [yes] Du ziehst{ carrots-with } { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } vor, { carrots-from } { carrots-to }, und zahlst { carrots-how-many }.
   *[no] { $name } zieht{ carrots-with } { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } vor, { carrots-from } { carrots-to }, und zahlt { carrots-how-many }.
 }

carrots-log-back = { $you ->
    [yes] Du lässt dich{ carrots-with } { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } zurückfallen, { carrots-from } zum Igel auf { $to }, und nimmst { carrots-how-many }.
   *[no] { $name } lässt sich{ carrots-with } { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } zurückfallen, { carrots-from } zum Igel auf { $to }, und nimmt { carrots-how-many }.
 }

carrots-log-position-income = { $you ->
    [yes] Feld { $space } belohnt den { ordinal } Platz: du nimmst{ carrots-with } { carrots-how-many }.
   *[no] Feld { $space } belohnt den { ordinal } Platz: { $name } nimmt{ carrots-with } { carrots-how-many }.
 }

carrots-log-takes = { $you ->
    [yes] Du bleibst{ carrots-with } auf dem Karottenfeld und nimmst { carrots-how-many }.
   *[no] { $name } bleibt{ carrots-with } auf dem Karottenfeld und nimmt { carrots-how-many }.
 }
carrots-log-gives = { $you ->
    [yes] Du bleibst{ carrots-with } auf dem Karottenfeld und gibst { carrots-how-many } ab.
   *[no] { $name } bleibt{ carrots-with } auf dem Karottenfeld und gibt { carrots-how-many } ab.
 }

carrots-log-on-lettuce = { $you ->
    [yes] Du stehst{ carrots-with } auf einem Salatfeld: in deinem nächsten Zug frisst du.
   *[no] { $name } steht{ carrots-with } auf einem Salatfeld und frisst im nächsten Zug.
 }
carrots-log-eats = { $you ->
    [yes] Du frisst{ carrots-with } auf dem { ordinal } Platz einen Salat und nimmst { carrots-how-many }.
   *[no] { $name } frisst{ carrots-with } auf dem { ordinal } Platz einen Salat und nimmt { carrots-how-many }.
 }

carrots-log-turn-lost = { $you ->
    [yes] Du setzt diesmal aus.
   *[no] { $name } setzt diesmal aus.
 }

carrots-log-rolls = { $you ->
    [yes] Du stehst{ carrots-with } auf einem Hasenfeld ({ ordinal } Platz) und würfelst eine { $die }: { carrots-effect }.
   *[no] { $name } steht{ carrots-with } auf einem Hasenfeld ({ ordinal } Platz) und würfelt eine { $die }: { carrots-effect }.
 }
carrots-log-hare-is-quiet = { $you ->
    [yes] Das Hasenfeld tut dir nichts.
   *[no] Das Hasenfeld bleibt für { $name } ohne Wirkung.
 }
carrots-log-no-lettuce = { $you ->
    [yes] Du hast keinen Salat zu fressen und setzt im nächsten Zug aus.
   *[no] { $name } hat keinen Salat zu fressen und setzt im nächsten Zug aus.
 }
carrots-log-will-eat = { $you ->
    [yes] Du frisst ihn{ carrots-with } in deinem nächsten Zug.
   *[no] { $name } frisst ihn{ carrots-with } im nächsten Zug.
 }
carrots-log-eats-carrot = { $you ->
    [yes] Du frisst 1 Karotte.
   *[no] { $name } frisst 1 Karotte.
 }

carrots-log-hare-forward = { $you ->
    [yes] Der Hase bringt dich{ carrots-with } nach vorn, { carrots-from } { carrots-to }, ohne Kosten.
   *[no] Der Hase bringt { $name }{ carrots-with } nach vorn, { carrots-from } { carrots-to }, ohne Kosten.
 }
carrots-log-hare-back = { $you ->
    [yes] Der Hase schickt dich{ carrots-with } zurück, { carrots-from } { carrots-to }, ohne Kosten.
   *[no] Der Hase schickt { $name }{ carrots-with } zurück, { carrots-from } { carrots-to }, ohne Kosten.
 }

# Why a marker stays where it is.
carrots-stay = { $why ->
    [no-carrot-space] In dieser Richtung ist kein Karottenfeld frei
    [first] Niemand ist davor
    [last] Niemand ist dahinter
    [neighbour-home] Die Figur davor ist schon im Ziel
    [neighbour-on-start] Die nachfolgende Figur steht auf dem Start
    [no-move] Kein weiterer Zug ist möglich
    [finish-closed] Nur das Ziel käme infrage, und es ist noch nicht offen
   *[no-space] Hinter der nachfolgenden Figur ist kein Feld erreichbar
 }
carrots-log-hare-stays = { $you ->
    [yes] { carrots-stay }: du bleibst{ carrots-with } stehen.
   *[no] { carrots-stay }: { $name } bleibt{ carrots-with } stehen.
 }
carrots-log-free = { $you ->
    [yes] Du nimmst die { carrots-how-many } für diesen Zug zurück.
   *[no] { $name } nimmt die { carrots-how-many } für diesen Zug zurück.
 }
carrots-log-free-nothing = { $you ->
    [yes] Du bist hierher gekommen, ohne zu zahlen, und nimmst nichts zurück.
   *[no] { $name } ist hierher gekommen, ohne zu zahlen, und nimmt nichts zurück.
 }

carrots-way-to-start = { $from ->
    [start] auf dem Start
   *[other] von { $from } zurück zum Start
 }
carrots-topped-up = { $carrots ->
    [0] keine Karotten dazu
   *[other] { carrots-how-many } dazu
 }
carrots-log-stuck = { $you ->
    [yes] Du kannst nicht ziehen und beginnst{ carrots-with } von vorn: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } kann nicht ziehen und beginnt{ carrots-with } von vorn: { carrots-way-to-start }, { carrots-topped-up }.
 }
carrots-log-no-carrot = { $you ->
    [yes] Du hast keine Karotte zu fressen und beginnst{ carrots-with } von vorn: { carrots-way-to-start }, { carrots-topped-up }.
   *[no] { $name } hat keine Karotte zu fressen und beginnt{ carrots-with } von vorn: { carrots-way-to-start }, { carrots-topped-up }.
 }

carrots-log-waits = { $you ->
    [yes] Du wartest{ carrots-with } auf dem Hasenfeld: in deinem nächsten Zug nimmst du { carrots-how-many }, oder du zahlst so viele für jede Figur, die vorbeigezogen ist.
   *[no] { $name } wartet{ carrots-with } auf dem Hasenfeld: der nächste Zug bringt { carrots-how-many } oder kostet so viele für jede Figur, die vorbeigezogen ist.
 }

# $which says who the reader is: a, the one who passes, b, the one who waits, or nobody.
carrots-log-passes = { $which ->
    [a] Du ziehst{ carrots-with } am Hasenfeld an { $waiting } vorbei: bisher { $passed }.
    [b] { $name } zieht{ carrots-with } am Hasenfeld an dir vorbei: bisher { $passed }.
   *[nobody] { $name } zieht{ carrots-with } am Hasenfeld an { $waiting } vorbei: bisher { $passed }.
 }
carrots-passers = { $passed ->
    [one] 1 Figur ist
   *[other] { $passed } Figuren sind
 }
carrots-log-not-passed = { $you ->
    [yes] Du stehst{ carrots-with } auf dem Hasenfeld, und keine Figur ist vorbeigezogen: du nimmst { carrots-how-many }.
   *[no] { $name } steht{ carrots-with } auf dem Hasenfeld, und keine Figur ist vorbeigezogen: { $name } nimmt { carrots-how-many }.
 }
# $all says whether it is all the carrots there are, or that there are none.
carrots-log-passed = { $you ->
    [yes] Du stehst{ carrots-with } auf dem Hasenfeld, und { carrots-passers } vorbeigezogen: du zahlst { $all ->
        [none] nichts, denn du hast keine Karotte
        [yes] alles, was du hast, { carrots-how-many }
       *[no] { carrots-how-many }
    }.
   *[no] { $name } steht{ carrots-with } auf dem Hasenfeld, und { carrots-passers } vorbeigezogen: { $name } zahlt { $all ->
        [none] nichts, denn es ist keine Karotte da
        [yes] alles, was da ist, { carrots-how-many }
       *[no] { carrots-how-many }
    }.
 }

carrots-log-marker-home = { $you ->
    [yes] Du bist mit { carrots-marker } im Ziel, als { ordinal } von vier Figuren.
   *[no] { $name } ist mit { carrots-marker } im Ziel, als { ordinal } von vier Figuren.
 }
carrots-log-player-home = { $you ->
    [yes] Du bist als { ordinal } im Ziel.
   *[no] { $name } ist als { ordinal } im Ziel.
 }
carrots-log-both-home = { $you ->
    [yes] Du hast beide Figuren im Ziel und gewinnst.
   *[no] { $name } hat beide Figuren im Ziel und gewinnt.
 }

carrots-log-bound = { $you ->
    [yes] Bis { carrots-marker } gefressen hat und weitergezogen ist, kannst du keine andere nehmen.
   *[no] Bis { carrots-marker } gefressen hat und weitergezogen ist, kann { $name } keine andere nehmen.
 }
carrots-log-released = { $you ->
    [yes] { carrots-marker-heading } kann nicht weiterziehen: du bist nicht mehr an sie gebunden.
   *[no] { carrots-marker-heading } kann nicht weiterziehen: { $name } ist nicht mehr an sie gebunden.
 }

carrots-log-ends-one-left = Nur eine Figur ist noch unterwegs: das Spiel endet.
carrots-log-ends-both-home = Das Spiel endet.
carrots-log-ends-round-limit = Die letzte Runde ist vorbei: das Spiel endet.

carrots-ranked = { $by ->
    [home] im Ziel
    [left] noch unterwegs
    [spaces] noch { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } bis zum Ziel
    [lettuces] gleich weit vom Ziel, { $n ->
        [one] 1 Salat
       *[other] { $n } Salate
    }
   *[shared] gleich bei Feldern und Salaten
 }
carrots-log-ranks = { $you ->
    [yes] { ordinal } Platz: du, { carrots-ranked }.
   *[no] { ordinal } Platz: { $name }, { carrots-ranked }.
 }
