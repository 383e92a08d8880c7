### Furrow, Portuguese: one moral a game of A Lebre e a Tartaruga (Kim). Meant to be read aloud.

fable-moral-naps = Dois cochilos, uma lágrima.
fable-moral-whisker = Por um fio de bigode.
fable-moral-howls = Um uivo e todos tremem; três uivos e todos vão para casa.
fable-moral-thirsty = O riacho era uma delícia. O pódio ficava em outro lugar.
fable-moral-unloved = Quem venceu não correu por ninguém além de si.
fable-moral-empty-purse = Torça por quem corre, claro; só não aposte.
fable-moral-one-basket = Os dois ovos na mesma cesta, e a cesta aguentou.
fable-moral-steady = Então é verdade: devagar se vai ao longe.
fable-moral-left-behind = Devagar se vai ao longe, desde que se saia a tempo.
fable-moral-wide-awake = Lebre que não dorme dá uma história sem graça, e bem curta.
fable-moral-clever = A raposa não teve pressa. Teve um plano.
fable-moral-sheepish = Esqueça o lobo: olho no cordeiro.
fable-moral-feared = Quem esvazia o caminho não precisa correr muito.
fable-moral-all-the-same = Todos correram do mesmo jeito; só alguns chegaram.

# Apprentices' games.
fable-moral-together = Chegaram todos juntos e chamaram isso de corrida.
fable-moral-push = Um empurrão na hora certa vale quatro patas.
fable-moral-level = Dois focinhos, um degrau.
fable-moral-carried = Quem levou o vencedor até o fim apostava em outro.
fable-moral-untouched = Cinco fichas Turbo na pista, e ninguém parou para ver.
fable-moral-no-nap = A esta lebre ninguém falou em cochilo.
fable-moral-quiet-wolf = Lobo calado também chega.
