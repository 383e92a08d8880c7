### Furrow, Portuguese: the lesson of Lebre e Tartaruga (Parlett), note by note. You are the first player; Bea and Carl
### are computer players. At most 50 words a note: they lie over the table on a phone. Spaces go by their printed number.

carrots-tutorial-welcome = Uma corrida até a chegada, a 64 casas daqui. As cenouras são o seu combustível: você tem 65. Aqui nenhum dado decide: você escolhe até onde vai e paga por isso.
carrots-tutorial-cost = Uma casa custa 1 cenoura, duas custam 3, três 6, quatro 10: cada casa é mais cara que a anterior. Muitos movimentos curtos são baratos, um grande salto não. Cada casa acesa mostra o seu preço.
carrots-tutorial-first = Uma casa ocupada está fechada para os outros. Toque na casa 60, quatro casas adiante, e pague 10.
carrots-tutorial-others = Bea saltou para a frente. Carl parou em uma casa de lebre e lançou o dado: perde a próxima vez. Lebres são um risco.
carrots-tutorial-income = Você estava na 3.ª posição em uma casa com um 3: o banco pagou 30 cenouras antes da sua vez. Um número paga se for a sua posição na corrida. Ficar para trás pode render bem.
carrots-tutorial-lettuce = Você também tem três alfaces, e é preciso comer todas antes da chegada. Isso se faz em uma casa de alface. Vá à casa 54 e pague 21.
carrots-tutorial-ate = Comer gastou a sua vez e rendeu 20 cenouras: 10 por posição, e a sua era a 2.ª. Agora é preciso seguir: uma casa de alface só alimenta uma vez.
carrots-tutorial-hare = Agora experimente uma lebre: vá à casa 50. O que o dado faz depende da sua posição na corrida. Toque na casa e leia o que pode acontecer.
carrots-tutorial-rolled = De volta à casa de cenoura mais próxima: 51. Os movimentos da lebre não custam nada.
carrots-tutorial-number = Siga até a casa 44, que tem um 3. Ela paga 30 se você estiver na 3.ª posição quando for a sua vez.
carrots-tutorial-go = Desta vez não era a 3.ª posição, e a casa não pagou nada. Acontece. Vá à casa 41.
carrots-tutorial-watch = Algumas rodadas passaram sozinhas. Agora você está na frente, e a 1.ª posição rende pouco.
carrots-tutorial-purse = Olhe as suas cenouras: os saltos para a frente comeram quase todas. É hora de ganhar mais.
carrots-tutorial-back = Só há um caminho para trás: até a tartaruga mais próxima, se não houver ninguém nela. Cada casa para trás rende 10 cenouras. Escolha a tartaruga na casa 34.
carrots-tutorial-die = 50 cenouras por cinco casas para trás. Agora uma lebre de novo: vá à casa 30. Na 3.ª posição há pouco a temer.
carrots-tutorial-eaten = A lebre mandou comer uma alface: 3.ª posição, 30 cenouras, e resta uma alface. Às vezes a sorte ajuda.
carrots-tutorial-plan = As últimas casas de alface são a 22 e a 7. Os outros também as querem. Vá à casa 23 e fique por perto.
carrots-tutorial-near = A corrida foi boa, e a chegada está perto. Ainda resta uma alface.
carrots-tutorial-last = A casa de alface 7 está desocupada. Vá até lá antes de Bea.
carrots-tutorial-check = Todas as alfaces foram comidas. Quem chega em 1.º lugar pode ter no máximo 10 cenouras de sobra, em 2.º lugar 20, e assim por diante. Você tem demais.
carrots-tutorial-carrot = Casas de cenoura ajudam: quem fica ali pode pegar ou devolver 10 cenouras. Vá à casa 5.
carrots-tutorial-give = Fique e devolva 10.
carrots-tutorial-more = Ainda é demais. Mais uma vez: devolva 10.
carrots-tutorial-home = Agora dá certo: cinco casas custam 15, e não sobram mais de 10. Vá à chegada!
carrots-tutorial-end = Você chegou em 1.º lugar. Os outros continuam, cada um pelo seu lugar, até restar só um. Devagar se vai ao longe, com o bolso cheio ou vazio na hora certa: nisso está toda a arte.
