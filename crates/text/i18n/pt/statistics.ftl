### O que o computador fez contra si mesmo

statistics-title = O computador em números
statistics-games = Jogos
statistics-how = O computador jogou estas partidas contra si mesmo; as partidas das pessoas não estão aqui.
statistics-reading = As barras desenham o que os números dizem. Um traço com pontas é o intervalo em que está o valor verdadeiro em 19 de 20 casos. O traço vertical marca o que cada um teria se todos fossem iguais.
statistics-ratings = A classificação das pessoas
statistics-seats = Com { $n } jogadores

statistics-percent = { $n }%
statistics-give-or-take = { $n }% ± { $half }

## How strong the levels are
statistics-levels = Quão fortes são os níveis
statistics-levels-says = De { $n } partidas em companhia variada. Com 400 pontos a mais, fica-se à frente do outro dez vezes contra uma, como na classificação; 0 é um novato. Especialista não entra: pensa dez vezes mais do que Forte.
statistics-level = Nível
statistics-points = Pontos
statistics-won = Vitórias

## Games among players of the level Medium
statistics-order = Faz diferença quem começa?
statistics-order-says = As vitórias pela ordem de jogo, quando todos jogam no nível Médio, em { $n } partidas. Uma vitória de vários é dividida; { $any ->
    [no] não há nenhuma nas partidas.
   *[yes] há uma em { $shared }% das partidas.
 }
statistics-place = Ordem de jogo
statistics-plays = { $place ->
    [1] Começa
   *[other] Joga em { $ordinal }
 }
statistics-length = Quanto dura uma partida
statistics-length-says = Em média, no meio de todas as partidas, e o que têm nove partidas de dez.
statistics-unit = Contada em
statistics-unit-races = Corridas
statistics-unit-rounds = Rodadas
statistics-unit-stages = Etapas
statistics-unit-decisions = Escolhas de todos
statistics-mean = Média
statistics-median = Meio
statistics-most = Nove de dez
statistics-decisions = Quanto há para escolher
statistics-decisions-says = Quantas escolhas todos juntos fazem em uma partida.
statistics-decisions-column = Escolhas
statistics-of-games = Das partidas
statistics-leader = Quando a vitória se decide
statistics-leader-says = Quantas vezes quem lidera depois de uma parte do jogo vence no fim.
statistics-leader-after = Depois de
statistics-leader-wins = Quem lidera vence
statistics-changes = Quantas vezes a liderança muda
statistics-changes-says = A parte das partidas em que a liderança mudou tantas vezes.
statistics-changes-column = Mudanças

## Of The Hare & the Tortoise
statistics-animals = Que animais chegam
statistics-animals-says = Quantas vezes cada um acaba em que lugar, ou fora do pódio. A barra segue a mesma ordem, do escuro ao claro.
statistics-animal = Animal
statistics-off-podium = Fora do pódio
