### Furrow, French: the lesson of Le Lièvre et la Tortue (Kim), note by note. You are the first player; Bea and Carl
### are computer players. At most 50 words a note: they lie over the table on a phone.

fable-tutorial-welcome = Cinq animaux courent du départ à la ligne d’arrivée. Aucun n’est à vous. Tout le monde les fait courir tous, par les cartes jouées. Au troisième animal arrivé, la partie est finie.
fable-tutorial-goal = Ce qui compte, ce sont vos paris. Le vôtre est sur la tortue : 5 points si elle arrive à la 1re place, 3 à la 2e, 2 à la 3e. Personne d’autre ne le voit. Vous ignorez aussi les paris de Bea et de Carl.
fable-tutorial-hand = Voici vos cartes. Quatre des sept sont des lièvres. Avec beaucoup de cartes d’un animal, on peut le faire courir : parier sur lui est peut-être sage.
fable-tutorial-bet = Posez maintenant un second pari. Touchez le lièvre, puis le grand bouton. La carte quitte votre main et la partie.
fable-tutorial-first-play = À votre tour, vous jouez 1 à 4 cartes d’un même animal. Rien ne court encore : les cartes attendent dans les lignes du tableau de course. Touchez un lièvre et jouez-le.
fable-tutorial-four = Bea a ajouté deux lièvres, Carl trois loups. La quatrième carte d’un animal déclenche une course. Trois lièvres sont posés. Touchez un lièvre : le bouton dit ce qui arriverait. Jouez-le.
fable-tutorial-ran = La course ! Les animaux ont couru dans l’ordre, de haut en bas. Le nombre allumé donne les cases pour les cartes posées. Notez la tortue : elle avance de 1 case même sans carte.
fable-tutorial-token = Après une course, les cartes s’en vont, et le jeton passe au joueur suivant, qui joue en premier. Ce n’est donc pas toujours celui d’après vous.
fable-tutorial-eight = La huitième carte en tout déclenche aussi une course. Pas encore : jouez un lièvre.
fable-tutorial-trigger = Six cartes sont posées. Deux de plus font huit. Touchez deux loups : regardez les animaux pâles sur le parcours, c’est là que tous arriveraient. Puis jouez-les.
fable-tutorial-order = Vous avez choisi le moment, et donc vu la course avant qu’elle parte. C’est tout l’art de ce jeu. Jouez encore un lièvre.
fable-tutorial-fox = Carl a joué des tortues ; tant mieux pour vous. Connaît-il votre pari, ou en a-t-il un aussi sur elle ? Le renard avance d’une case par carte. Jouez votre renard.
fable-tutorial-nap = Avez-vous vu ? Il y avait quatre lièvres, et le lièvre était devant tous. Alors il s’endort et reste sur place. Il faut les deux : être en tête, et quatre lièvres.
fable-tutorial-tortoises = Maintenant, votre tortue. Carl en a posé une. Ajoutez vos trois : quatre tortues font 2 cases, une à trois n’en font que 1.
fable-tutorial-quiet = Votre tortue est en tête. Jouez un lièvre et regardez ce que font les autres.
fable-tutorial-howl = Bea a joué un loup et un hurlement. Tant qu’un hurlement est posé, seul le loup avance à la prochaine course. Tous les renards de Carl n’ont servi à rien.
fable-tutorial-alone = Le hurlement est parti avec les cartes. Jouez un lièvre : Bea a des tortues aussi, et elles vous aideront tous les deux.
fable-tutorial-skip = Les prochains tours se jouent tout seuls, les vôtres aussi. Jouez le loup et regardez.
fable-tutorial-stream = L’agneau avait soif. Il avance d’une case de plus que ses cartes, mais s’arrête au premier ruisseau. À chaque partie, les ruisseaux sont sur d’autres cases.
fable-tutorial-foxes = Votre tortue est juste devant la ligne d’arrivée : n’importe quelle course l’y mène. Jouez les deux renards, pour que six cartes soient posées.
fable-tutorial-home = La tortue est à la 1re place : 5 points pour vous. Elle est sur le podium et ne court plus. Ses cartes se jouent encore, et comptent comme avant.
fable-tutorial-full = Maintenant le lièvre, votre autre pari. Il est sur la case 8. Jouez un lièvre.
fable-tutorial-watch = Les derniers tours se jouent tout seuls. Jouez un lièvre et regardez qui prend la 2e et la 3e place.
fable-tutorial-end = Le troisième animal arrivé finit la partie aussitôt. Tous les paris sont retournés, et vous savez enfin qui voulait quoi. C’est tout. Le reste est dans les règles, à côté de chaque table.
