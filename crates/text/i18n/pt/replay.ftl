### Furrow, português: rever uma partida, arquivos de partida, e se o acaso foi justo.

replay-title = Rever: { $game }
replay-turn = { $you ->
    [yes] É a sua vez em seguida
   *[no] Em seguida: { $name }
 }
replay-scrubber = Rever a partida
replay-play = Passar sozinho
replay-first = Primeiro passo
replay-back = Passo anterior
replay-next = Próximo passo
replay-last = Último passo
replay-go = Mostrar
replay-steps = Passos
replay-share = Link e arquivo
replay-share-link = Link para este passo
replay-copy = Copiar o link
replay-step-number = Passo
replay-where = Passo { $step } de { $last }
replay-eyes = Com que olhos
replay-eyes-all = Tudo à vista
replay-eyes-public = Como o público
replay-eyes-seat = Como { $name } viu
replay-hands = Mãos
replay-holds = { $you ->
    [yes] { $n ->
        [0] Você não tem cartas.
       *[other] Você tem: { $list }.
     }
   *[no] { $n ->
        [0] { $name } não tem cartas.
       *[other] { $name } tem: { $list }.
     }
 }
replay-deal = O início
replay-earlier = Passos anteriores
replay-later = Passos seguintes
replay-link = Rever a partida
replay-to-table = Para a mesa
replay-not-begun = A partida não começou, então ainda não há nada para rever.
replay-hidden = Esta partida ainda está em andamento: você a vê só com os seus próprios olhos. Quando acabar, será possível rever com os olhos de qualquer um.
replay-no-such-eyes = Ninguém ocupa esse lugar nesta partida.
chance-link = O acaso foi justo?

## Se o acaso foi justo
chance-title = O acaso foi justo?
chance-how = Antes de alguém se sentar, o servidor já tinha um segredo e mostrava o seu selo, o compromisso. O navegador de cada jogador acrescentou um número. Cada carta, etapa e dado da partida decorre deles por uma regra publicada: ninguém pôde escolher, nem o servidor.
chance-secret-later = Ele é mostrado quando a partida acaba.
chance-seed = Semente que decorre deles
chance-check = Conferir
chance-holds = Este servidor acabou de conferir: o selo corresponde ao segredo, e cada sorteio decorre do segredo e dos nonces.
chance-goes-on = A partida ainda está em andamento. O que está acima valia desde o início; o segredo e os sorteios são mostrados quando ela acaba.
chance-no-seed = Este arquivo não diz de onde veio o seu acaso, então só as regras puderam ser conferidas. Elas foram respeitadas.
chance-fails = Algo não confere.
chance-by-hand-file = Salve o arquivo da partida.
chance-by-hand-run = Em uma máquina sua, digite:
chance-by-hand-or = Ou à mão: o SHA-256 do segredo é o compromisso; o SHA-256 do segredo e dos nonces é a semente. Como cada sorteio decorre da semente está no formato dos arquivos.
chance-drawn = Sorteado e esperado
chance-drawn-how = O esperado é a soma das chances em cada sorteio, conforme os sorteios anteriores deixaram o baralho. A barra é o que veio, o traço é o que se esperava.
chance-outcome = O quê
chance-came = Veio
chance-expected = Esperado
chance-chart-start = Quem começa
chance-chart-cards = { $who ->
    [all] Cartas compradas
   *[seat] Cartas compradas: { $name }
 }
chance-chart-bets = { $who ->
    [all] Apostas iniciais distribuídas
   *[seat] Apostas iniciais: { $name }
 }
chance-chart-streams = Onde ficam os riachos
chance-chart-stages = Cartas de etapa viradas
chance-chart-die = O dado
chance-says-few = { $draws ->
    [one] { $draws } sorteio: pouco demais para dizer algo.
   *[other] { $draws } sorteios: pouco demais para dizer algo.
 }
chance-says-usual = { $draws } sorteios, mais ou menos como esperado.
chance-says-uneven = { $draws } sorteios, um pouco desiguais: cerca de uma em { $n } partidas justas é tão desigual ou mais.
chance-says-rare = { $draws } sorteios, raramente tão desiguais: cerca de uma em { $n } partidas justas é assim.
chance-place = Lugar { $n }
chance-space = Casa { $n }
chance-stage = Carta de etapa { $n }
chance-die = { $n }
chance-all-link = O acaso em todas as partidas daqui
chance-all-title = O acaso nas últimas partidas
chance-all-how = Os sorteios das últimas partidas jogadas até o fim neste servidor, no máximo 100 de cada jogo, recontados a cada dez minutos.
chance-all-games = { $n ->
    [0] Nenhuma partida foi jogada até o fim ainda.
    [one] { $n } partida.
   *[other] { $n } partidas.
 }

## Arquivos de partida para rever
upload-title = Rever um arquivo de partida
upload-lead = Cole um arquivo de partida do Furrow, ou escolha um. Ele é conferido passo a passo pelas regras; depois você pode percorrê-lo e mandar um link a outros.
upload-paste = O texto do arquivo
upload-file = Ou um arquivo
upload-number = Qual partida do arquivo, se tiver várias
upload-go = Conferir e rever
upload-kept = Um arquivo é guardado por { $days } dias, e não mais do que até chegarem { $most } mais novos. Quem tem o link pode ver tudo. Ele pode ter até 1 MB.
upload-gone = Esse arquivo não existe, ou não existe mais: os arquivos são guardados por { $days } dias.
upload-computer = Computador { $n }
upload-player = Jogador { $n }
upload-too-large = É mais de 1 MB, o que nenhuma partida daqui tem.
upload-too-many-steps = A partida tem mais de { $most } passos: demais para esta página. O programa furrow na sua máquina consegue ler.
upload-empty = Não há partida nele: só linhas vazias.
upload-no-such-game = Há { $games } partidas nele, e a de número { $n } não está entre elas.
upload-bad-number = Qual partida do arquivo: “{ $typed }” não serve. É preciso um número inteiro de 1 a { $most }.
upload-no-game = É de um jogo chamado “{ $name }”, que não se joga aqui. Jogos daqui: { $names }.
upload-no-text = A linha { $line } não é texto.
upload-shape = A linha { $line } não é um arquivo de partida: { $why }.
upload-breaks-off = O arquivo acaba no meio, na linha { $line }.
upload-version = Linha { $line }: o arquivo é do formato “{ $format }”, versão { $version }. Este servidor lê “furrow”, versão 1.
upload-rules = Ele segue a revisão { $n } das regras, que este servidor não conhece.
upload-per-seat = { $key } tem { $got } itens para { $seats } lugares.
upload-step = O passo { $index } do arquivo, “{ $text }”, não pode estar ali. { $why } Possível ali: { $possible }
upload-no-step = Não é um passo deste jogo.
upload-chance = O passo { $index } do arquivo, “{ $text }”, não decorre da semente, que dá “{ $picked }”.
upload-hex = { $key } não tem { $digits } dígitos hexadecimais.
upload-commitment = O compromisso não é o SHA-256 do segredo.
upload-seed = A semente não decorre do segredo e dos nonces.
upload-no-scores = Ele tem pontos, e este jogo não os tem.
upload-result = { $key } diz { $written }, os passos dão { $real }.
