### Furrow, French: the lesson of Crazy Race, note by note. You are the first player; Bea and Carl are computer
### players. At most 50 words a note: they lie over the table on a phone.

crazy-race-tutorial-welcome = Vous voilà mage, avec trois bêtes : un sprinteur, un reptile et un ailé. Elles courent jusqu’au demi-tour, puis reviennent. Chacune qui fait demi-tour ou arrive prend une tuile Points. Les premières prennent les meilleures.
crazy-race-tutorial-stage = La carte Étape a quatre côtés. Chacun dit quelle bête peut y avancer, et de combien. Qui a posé le plus de magie à un côté le remporte. Le triangle marque le côté réglé en premier.
crazy-race-tutorial-lay = Chacun a les mêmes huit cartes : 1 1 2 2 3 3 4 6. Touchez un 1, puis le côté 2, où le sprinteur peut gagner 2 cases. Posez-le face cachée.
crazy-race-tutorial-closed = Bea et Carl ont posé une carte chacun. À trois, on ne joue que trois côtés : dès que trois ont des cartes, le quatrième est fermé pour cette étape.
crazy-race-tutorial-pass = Une étape a trois tours de table. À chacun, vous posez une carte ou vous passez. Passer ne coûte rien, et vous pourrez poser au tour suivant. Gardez vos cartes : passez.
crazy-race-tutorial-third = Le dernier tour de table de cette étape. Ce que vous gardez servira aux étapes suivantes. Passez encore une fois.
crazy-race-tutorial-evaluated = Les cartes ont été retournées, côté après côté. Bea a gagné deux fois : deux de ses bêtes ont avancé. Toutes les cartes posées sont utilisées, celles des perdants aussi.
crazy-race-tutorial-tie = Au côté 4, Bea et Carl avaient 4 tous les deux. Alors gagne qui y avait posé sa première carte plus tôt : Carl.
crazy-race-tutorial-second = Le côté 1 est encore libre : 2 cases pour le reptile. Personne ne voit ce que vous posez. Posez-y un 1.
crazy-race-tutorial-add = Bea est venue après vous. Vous pouvez ajouter une carte, et vos cartes comptent ensemble. Posez un 2 au côté 1.
crazy-race-tutorial-sum = Vous y avez 1 et 2. Bea n’a posé qu’une carte, et c’est peut-être plus. Ayez confiance et passez.
crazy-race-tutorial-won = 3 contre 2 : le côté est à vous. Vous pouvez avancer le reptile, ou ne pas bouger. Avancez-le.
crazy-race-tutorial-jump = Le sprinteur de Carl avait 4 points et a fait 5 cases. Les cases de ses propres bêtes se sautent sans compter. Des bêtes proches se portent l’une l’autre.
crazy-race-tutorial-free = Carl a posé une carte là où une bête au choix avance de 3. Le côté du sprinteur donne 4. Posez-y un 3.
crazy-race-tutorial-reptile = Carl a posé au côté du reptile, et c’est peut-être une forte carte. D’ici, votre reptile peut atteindre le demi-tour. Posez-y un 3 aussi.
crazy-race-tutorial-memory = Touchez Carl : sa fiche montre les valeurs qui peuvent lui rester, car toute carte retournée est connue. Son 6 en est. Trois et quatre font sept : ajoutez le 4.
crazy-race-tutorial-sprinter = 3 contre 2. Votre sprinteur a 4 points. Il saute votre reptile, et va donc une case plus loin. Avancez-le.
crazy-race-tutorial-turn = 7 contre 6, bien vu. Le reptile saute le sprinteur et atteint le demi-tour. Avancez-le.
crazy-race-tutorial-tile = Il a fait demi-tour, et vous avez pris une tuile de 4 points. Carl y était avant vous et a la 5. À l’arrivée, il y a une seconde rangée de tuiles.
crazy-race-tutorial-flyer = Votre ailé n’a pas encore bougé. À la fin, les bêtes les plus en arrière coûtent une tuile à leur propriétaire. Posez un 2 au côté 1 : 4 cases pour l’ailé.
crazy-race-tutorial-beat = Bea et Carl ont repris leurs cartes utilisées. C’est permis une fois par partie. La carte de Bea est donc peut-être un 6 : ajoutez votre propre 6 à votre 2.
crazy-race-tutorial-landed = 8 contre 7 ! Avancez l’ailé.
crazy-race-tutorial-empty = Votre main se vide. Reprenez maintenant vos cartes utilisées. Vous le pouvez une fois par partie, avant de poser.
crazy-race-tutorial-again = Les huit sont de nouveau à vous. Posez un 1 au côté 3.
crazy-race-tutorial-skipped = Les étapes suivantes se sont jouées toutes seules, vos coups aussi. Regardez où en sont vos bêtes.
crazy-race-tutorial-last = La dernière étape. Bea n’a plus de carte. Posez votre 4 au côté 1, et le reste se joue tout seul.
crazy-race-tutorial-end = D’abord les malus : les bêtes les plus en arrière étaient celles de Bea. Puis on additionne les tuiles. Vous gagnez. Vous savez maintenant jouer ; les règles, à côté de la table, disent le reste.
