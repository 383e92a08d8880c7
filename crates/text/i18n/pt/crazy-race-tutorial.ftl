### Furrow, Portuguese: the lesson of Crazy Race, note by note. You are the first player; Bea and Carl are computer
### players. At most 50 words a note: they lie over the table on a phone.

crazy-race-tutorial-welcome = Você tem magia e três animais: um velocista, um réptil e um voador. Eles correm até o retorno e de lá até a chegada. Cada um que dá a volta ou chega ganha uma ficha de pontos. Os primeiros levam as melhores.
crazy-race-tutorial-stage = A carta de etapa tem quatro lados. Cada um diz que animal ele move e quanto. Quem põe mais magia em um lado vence esse lado. O triângulo marca o lado que é decidido primeiro.
crazy-race-tutorial-lay = Todos têm as mesmas oito cartas: 1 1 2 2 3 3 4 6. Toque em um 1 e depois no lado 2, onde o velocista pode ganhar 2 passos. Ponha a carta, virada para baixo.
crazy-race-tutorial-closed = Bea e Carl puseram uma carta cada. Com três jogadores, só se jogam três lados: assim que três têm cartas, o quarto fica fechado nesta etapa.
crazy-race-tutorial-pass = Uma etapa tem três rodadas. Em cada uma, ponha uma carta ou passe. Passar não custa nada, e na rodada seguinte você pode pôr carta de novo. Poupe as suas cartas: passe.
crazy-race-tutorial-third = A última rodada desta etapa. O que você guardar agora serve nas próximas etapas. Passe mais uma vez.
crazy-race-tutorial-evaluated = As cartas foram viradas, um lado depois do outro. Bea venceu duas vezes, e assim moveu dois animais. Todas as cartas que havia ali estão usadas, as de quem perdeu também.
crazy-race-tutorial-tie = No lado 4, Bea e Carl tinham 4. Nesse caso vence quem pôs antes a primeira carta ali: Carl.
crazy-race-tutorial-second = O lado 1 ainda está vazio: 2 passos para o réptil. Ninguém vê que carta você põe. Ponha um 1 ali.
crazy-race-tutorial-add = Bea veio depois de você. Você pode acrescentar uma carta, e as suas cartas são somadas. Ponha um 2 no lado 1.
crazy-race-tutorial-sum = Você tem ali 1 e 2. Bea pôs uma carta só, e ela pode valer mais. Confie na sua soma e passe.
crazy-race-tutorial-won = 3 contra 2: o lado é seu. É possível mover o réptil ou não. Mova o réptil.
crazy-race-tutorial-jump = Carl moveu o velocista com 4, e ele avançou 5 casas. Casas com os próprios animais são puladas e não contam. Animais próximos uns dos outros vão mais longe.
crazy-race-tutorial-free = Carl pôs uma carta onde um animal à escolha anda 3. No lado do velocista são 4. Ponha um 3 ali.
crazy-race-tutorial-reptile = Carl pôs uma carta no lado do réptil, e ela pode ser alta. Daqui o seu réptil pode alcançar o retorno. Ponha um 3 ali também.
crazy-race-tutorial-memory = Toque em Carl: ali estão as cartas que Carl ainda pode ter, pois todas as que já foram viradas são conhecidas. O 6 está entre elas. Três e quatro são sete: acrescente o 4.
crazy-race-tutorial-sprinter = 3 contra 2. O seu velocista tem 4 passos. Ele pula o seu réptil e assim vai uma casa mais longe. Mova o velocista.
crazy-race-tutorial-turn = 7 contra 6, bem visto. O réptil pula o velocista e alcança o retorno. Mova o réptil.
crazy-race-tutorial-tile = Ele deu a volta, e a ficha de 4 pontos é sua. Carl chegou ali antes e tem a de 5. Na chegada há uma segunda fila de fichas.
crazy-race-tutorial-flyer = O seu voador ainda não se moveu. No fim, os animais mais atrasados custam uma ficha a quem os tem. Ponha um 2 no lado 1: 4 passos para o voador.
crazy-race-tutorial-beat = Bea e Carl já recuperaram as cartas usadas. Isso é possível uma vez por partida. Então a carta de Bea pode ser um 6: junte o seu 6 ao seu 2.
crazy-race-tutorial-landed = 8 contra 7! Mova o voador.
crazy-race-tutorial-empty = Restam poucas cartas na sua mão. Recupere agora as cartas usadas. Isso é possível uma vez por partida, antes de pôr carta.
crazy-race-tutorial-again = As oito são suas de novo. Ponha um 1 no lado 3.
crazy-race-tutorial-skipped = As etapas seguintes passaram sozinhas, as suas jogadas também. Veja onde estão agora os seus animais.
crazy-race-tutorial-last = A última etapa. Bea não tem mais cartas. Ponha o seu 4 no lado 1, e o resto passa sozinho.
crazy-race-tutorial-end = Primeiro as penalidades: os animais mais atrasados eram de Bea. Depois as fichas são somadas. A vitória é sua. Agora você sabe como é; o resto está nas regras, ao lado da mesa.
