### Furrow, Portuguese: the lesson of A Lebre e a Tartaruga (Kim), note by note. You are the first player; Bea and Carl
### are computer players. At most 50 words a note: they lie over the table on a phone.

fable-tutorial-welcome = Cinco animais correm da largada até a linha de chegada. Nenhum deles é seu. Todos movem todos eles, pelas cartas que jogam. Quando o terceiro animal chega, a partida acaba.
fable-tutorial-goal = O que conta é em que você apostou. A sua aposta é a tartaruga: 5 pontos se ela chegar em 1.º lugar, 3 em 2.º, 2 em 3.º. Ninguém mais pode ver isso. E você não sabe em que Bea e Carl apostaram.
fable-tutorial-hand = Estas são as suas cartas. Quatro das sete são lebres. Quem tem muitas cartas de um animal consegue fazê-lo correr; por isso pode valer a pena apostar nele.
fable-tutorial-bet = Agora faça uma segunda aposta. Toque na lebre e depois no botão grande. A carta sai da sua mão e da partida.
fable-tutorial-first-play = Na sua vez, jogue de 1 a 4 cartas do mesmo animal. Nada corre ainda: as cartas esperam nas linhas do quadro da corrida. Toque em uma lebre e jogue.
fable-tutorial-four = Bea acrescentou duas lebres, Carl três lobos. Uma corrida começa com a quarta carta de um animal. Há três lebres na mesa. Toque em uma lebre: o botão diz o que aconteceria. Jogue.
fable-tutorial-ran = A corrida! Os animais correram em ordem, a linha de cima primeiro. O número aceso diz os passos para as cartas que havia ali. Atenção à tartaruga: ela anda 1 passo mesmo sem carta.
fable-tutorial-token = Depois de uma corrida as cartas saem da mesa, e o marcador avança um lugar: quem o recebe joga primeiro. Então nem sempre joga quem vem depois de você.
fable-tutorial-eight = Uma corrida também começa com a oitava carta no total. Ainda não: jogue uma lebre.
fable-tutorial-trigger = Há seis cartas na mesa. Com mais duas são oito. Toque em dois lobos e olhe os animais pálidos na pista: é ali que todos iriam parar. Depois jogue.
fable-tutorial-order = Você escolheu o momento, e por isso viu a corrida antes de ela acontecer. Essa é a arte deste jogo. Jogue de novo uma lebre.
fable-tutorial-fox = Carl jogou tartarugas: bom para você. Será que sabe da sua aposta, ou também apostou na tartaruga? A raposa anda um passo por carta. Jogue a sua raposa.
fable-tutorial-nap = Você viu? Havia quatro lebres na mesa, e a lebre estava à frente de todos. Nesse caso ela cochila e não sai do lugar. Só quando está na frente, e só com quatro lebres.
fable-tutorial-tortoises = Agora a sua tartaruga. Carl já jogou uma. Junte as suas três: quatro tartarugas são 2 passos, de uma a três são 1.
fable-tutorial-quiet = A sua tartaruga está na frente. Jogue uma lebre e veja o que os outros fazem.
fable-tutorial-howl = Bea jogou um lobo e um uivo. Enquanto há um uivo na mesa, só o lobo corre na próxima corrida. As raposas que Carl jogou foram em vão.
fable-tutorial-alone = O uivo saiu com as cartas. Jogue uma lebre: Bea também tem tartarugas, e isso é bom para os dois lados.
fable-tutorial-skip = As próximas rodadas passam sozinhas, as suas jogadas também. Jogue o lobo e observe.
fable-tutorial-stream = O cordeiro estava com sede. Ele anda um passo a mais que as cartas, mas para no primeiro riacho em que entra. A cada partida, os riachos ficam em outras casas.
fable-tutorial-foxes = A sua tartaruga está logo antes da linha de chegada: qualquer corrida a leva até lá. Jogue as duas raposas, para haver seis cartas na mesa.
fable-tutorial-home = A tartaruga chegou em 1.º lugar: 5 pontos para você. Ela está no pódio e não corre mais. As cartas dela ainda podem ser jogadas e contam como antes.
fable-tutorial-full = Agora a lebre, a sua outra aposta. Ela está na casa 8. Jogue uma lebre.
fable-tutorial-watch = As últimas rodadas passam sozinhas. Jogue uma lebre e veja quem chega em 2.º e em 3.º lugar.
fable-tutorial-end = O terceiro animal a chegar encerra a partida na hora. Todas as apostas são reveladas, e agora se sabe quem queria o quê. É só isso. O resto está nas regras, ao lado de cada mesa.
