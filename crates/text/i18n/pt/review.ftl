### Furrow, português: olhar para trás numa partida que acabou. A medida é a “chance de vencer”, em por cento.

review-title = Olhando para trás
review-link = Olhando para trás
review-step = Passo { $step }
review-percent = { $n }%
review-not-over = Esta partida não acabou. Quando acabar, dá para olhar para trás.
review-full = O computador já está revendo outras partidas: tantas quantas consegue, ou tantas quantas uma mesma rede pode pedir. Tente de novo em alguns minutos.
review-long = Esta partida é longa demais para ser revista aqui. No seu computador, furrow review faz isso com o arquivo do jogo.
review-working = O computador percorre a partida e pensa de novo em cada jogada. Isso leva de alguns segundos a alguns minutos; depois a página mostra o que ele achou.
review-progress-name = Até onde chegou
review-progress = { $all ->
    [0] Começando.
   *[other] { $done } de { $all }.
 }

## The page
review-won = { $n ->
    [one] Vitória de { $names }.
   *[other] Vitória dividida: { $names }.
 }
review-how = A chance de vencer diz quantas vezes um lugar vence quando o computador continua a partida dali muitas vezes.
review-turned = Onde virou
review-turned-never = Em lugar nenhum: nenhum passo sozinho mudou muito.
review-turned-says = { $by ->
    [own] Jogada de { $name }: sua chance de vencer foi de { $from }% para { $to }%.
    [own-bet] Aposta secreta de { $name }: sua chance de vencer foi de { $from }% para { $to }%.
    [other] Jogada de { $other }: a chance de vencer de { $name } foi de { $from }% para { $to }%.
    [other-bet] Aposta secreta de { $other }: a chance de vencer de { $name } foi de { $from }% para { $to }%.
   *[chance] O acaso decidiu: a chance de vencer de { $name } foi de { $from }% para { $to }%.
 }
review-course = A chance de vencer, passo a passo
review-course-says = Uma linha para cada pessoa, do passo 0 ao passo { $last }. Os números estão na tabela a seguir.
review-course-numbers = O mesmo em números
review-course-left-out = Os passos que não mudaram a chance de ninguém em 5 pontos não aparecem.
review-by = Jogada de
review-chance = Cartas e dados
review-costly = As jogadas mais caras
review-costly-none = Nenhuma de que o computador tenha certeza.
review-costly-how = Ao lado de cada uma: a chance de vencer, pelo que se podia saber naquele momento.
review-done = Feito
review-better = Melhor
review-cost = { $n ->
    [one] Custou { $n } ponto, com margem de { $error }.
   *[other] Custou { $n } pontos, com margem de { $error }.
 }
review-luck = Sorte e habilidade
review-luck-how = Em pontos da chance de vencer, + ganhos e − perdidos. Cartas e dados: o que só o acaso deu ou tirou. Suas jogadas: o que deixaram escapar ao lado da melhor que o computador achou.
review-player = Quem joga
review-began = No início
review-given = Suas jogadas
review-rank = Posição
review-error = { $n ->
    [one] Cada chance está certa com margem de mais ou menos { $n } ponto.
   *[other] Cada chance está certa com margem de mais ou menos { $n } pontos.
 }

## What else could have been done, in a replay
review-others = Por que esta jogada, e o que mais
review-others-none = Não havia o que escolher neste passo.
review-others-unknown = Olhar para trás nesta partida mostra o que mais dava para fazer aqui.
review-others-how = A chance de vencer de { $name } com cada jogada, pelo que { $name } podia saber.
review-others-done = (feito)
review-line = O que provavelmente viria depois:
review-line-move = { $name }: { $does }
review-why = O que fala a favor desta jogada, pelo que { $name } podia saber: { $reasons }.
review-why-nothing = Nada de concreto fala a favor desta jogada mais do que de outra.
review-why-better = O que fala a favor da melhor jogada, pelo que { $name } podia saber: { $reasons }.
review-bot = { $level ->
    [random] { $name } é um computador que joga ao acaso: as jogadas não têm motivo.
    [easy] { $name } é um computador de nível fácil: joga como quem começa e, de vez em quando, faz qualquer coisa.
    [medium] { $name } é um computador de nível médio: segue regras simples e não testa nada.
    [hard] { $name } é um computador de nível forte: jogou o resto muitas vezes, sorteando o que não via, e escolheu a jogada que deu mais certo.
   *[expert] { $name } é um computador de nível especialista: jogou o resto muitíssimas vezes, sorteando o que não via, e escolheu a jogada que deu mais certo.
 }
