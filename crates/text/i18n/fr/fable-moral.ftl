### Furrow, French: one moral a game of Le Lièvre et la Tortue (Kim). Meant to be read aloud.

fable-moral-naps = Deux siestes, une larme.
fable-moral-whisker = À un poil de moustache.
fable-moral-howls = Hurlez une fois, ils tremblent ; hurlez trois fois, ils rentrent chez eux.
fable-moral-thirsty = Le ruisseau était charmant. Le podium était ailleurs.
fable-moral-unloved = Le vainqueur n’a couru que pour lui-même.
fable-moral-empty-purse = Aimez un coureur, soit ; mais ne pariez pas sur lui.
fable-moral-one-basket = Tous les œufs dans le même panier, et le panier a tenu.
fable-moral-steady = Rien ne sert de courir, en effet.
fable-moral-left-behind = Encore fallait-il partir à point.
fable-moral-wide-awake = Un lièvre qui ne dort pas fait une fable ennuyeuse, mais vite contée.
fable-moral-clever = Le renard ne s’est pas pressé. Il avait un plan.
fable-moral-sheepish = Oubliez le loup : c’est l’agneau qu’il faut surveiller.
fable-moral-feared = Qui fait le vide devant soi n’a pas besoin de courir vite.
fable-moral-all-the-same = Tous ont pris le même chemin ; quelques-uns sont arrivés.

# Apprentices' games.
fable-moral-together = Tous arrivés d’un coup : et l’on appelle ça une course.
fable-moral-push = Une poussée au bon moment vaut quatre pattes.
fable-moral-level = Deux museaux, une marche.
fable-moral-carried = Mené à bon port par qui pariait sur un autre.
fable-moral-untouched = Cinq turbos sur la piste, et personne pour les voir.
fable-moral-no-nap = Ce lièvre-là n’avait jamais entendu parler de sieste.
fable-moral-quiet-wolf = Le loup qui se tait arrive aussi.
