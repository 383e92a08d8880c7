### Furrow, French: the lesson of Le Lièvre et la Tortue (Parlett), note by note. You are the first player; Bea and Carl
### are computer players. At most 50 words a note: they lie over the table on a phone. Spaces go by their printed number.

carrots-tutorial-welcome = Une course jusqu’à l’arrivée, à 64 cases d’ici. Les carottes sont votre carburant : vous en avez 65. Aucun dé ne vous fait avancer : vous choisissez jusqu’où aller, et vous payez.
carrots-tutorial-cost = Une case coûte 1 carotte, deux en coûtent 3, trois 6, quatre 10 : chaque case est plus chère que la précédente. Beaucoup de petits pas coûtent peu, un grand bond beaucoup. Chaque case allumée montre son prix.
carrots-tutorial-first = Une case occupée est fermée aux autres. Touchez la case 60, quatre cases plus loin, et payez 10.
carrots-tutorial-others = Bea a bondi en tête. Carl est tombé sur une case lièvre et a lancé le dé : il passe un tour. Le lièvre, c’est un pari.
carrots-tutorial-income = Vous étiez à la 3e place sur une case à 3 : la réserve vous a payé 30 carottes avant votre tour. Un numéro paie si c’est votre place dans la course. Être derrière peut rapporter gros.
carrots-tutorial-lettuce = Vous avez aussi trois salades, et il faut les manger toutes avant l’arrivée. Pour cela, il faut une case salade. Allez à 54 et payez 21.
carrots-tutorial-ate = Vous avez passé un tour à mâcher, et reçu 20 carottes : 10 par place, et vous étiez à la 2e. Maintenant il faut repartir : une case salade ne nourrit qu’une fois.
carrots-tutorial-hare = Essayez un lièvre : allez à 50. L’effet du dé dépend de votre place dans la course. Touchez la case et lisez ce qui peut arriver.
carrots-tutorial-rolled = Retour à la case carotte précédente : 51. Les déplacements du lièvre sont gratuits.
carrots-tutorial-number = Allez à 44 : une case à 3. Elle rapporte 30 si vous êtes à la 3e place quand vient votre tour.
carrots-tutorial-go = Pas à la 3e place cette fois : elle n’a rien rapporté. Cela arrive. Allez à 41.
carrots-tutorial-watch = Quelques tours se sont joués tout seuls. Vous êtes en tête, et la 1re place rapporte peu.
carrots-tutorial-purse = Regardez vos carottes : vos bonds les ont mangées. Il est temps d’en gagner.
carrots-tutorial-back = Il n’y a qu’une façon de reculer : jusqu’à la tortue la plus proche derrière vous, si personne n’y est. Chaque case reculée rapporte 10 carottes. Choisissez la tortue de la case 34.
carrots-tutorial-die = 50 carottes pour cinq cases en arrière. Encore un lièvre : allez à 30. À la 3e place, vous ne craignez pas grand-chose.
carrots-tutorial-eaten = Le lièvre vous a fait manger une salade : 3e place, 30 carottes, et il reste une salade. Parfois, la chance aide.
carrots-tutorial-plan = Les dernières cases salade sont 22 et 7. D’autres les veulent aussi. Allez à 23 et restez tout près.
carrots-tutorial-near = La course a bien tourné, et l’arrivée est proche. Il vous reste une salade.
carrots-tutorial-last = La case salade 7 est libre. Prenez-la, avant Bea.
carrots-tutorial-check = Toutes les salades sont mangées. À la 1re place, il peut rester au plus 10 carottes à l’arrivée, à la 2e 20, et ainsi de suite. Vous en avez trop.
carrots-tutorial-carrot = Les cases carotte aident : en y restant, on peut prendre 10 carottes ou en rendre 10. Allez à 5.
carrots-tutorial-give = Restez et rendez 10 carottes.
carrots-tutorial-more = C’est encore trop. Une fois de plus : rendez 10.
carrots-tutorial-home = Le compte y est : cinq cases coûtent 15, et il n’en reste pas plus de 10. À l’arrivée !
carrots-tutorial-end = Vous voilà à la 1re place. Les autres jouent encore pour les leurs, jusqu’à ce qu’il n’en reste qu’un. Partir à point, la bourse pleine ou vide au bon moment : tout l’art est là.
