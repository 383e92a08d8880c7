### A página do anfitrião, suas mensagens, o feed das vezes

## Em cada página
message-from-host = Do anfitrião:
message-put-away = Dispensar
message-closes = Faz muito tempo que ninguém joga aqui. A mesa fecha em { $day } se ninguém jogar. Depois disso a partida pode ser baixada por 60 dias.
frame-feed = Minhas vezes num feed

## O feed
feed-title = Furrow: sua vez
feed-your-turn = Sua vez: { $game }, mesa { $code }
feed-at-the-table = À mesa: { $names }

## A página do anfitrião
host-title = Página do anfitrião
host-numbers = Números
host-playing = Em jogo
host-waiting = À espera
host-finished = Terminadas
host-closed-tables = Fechadas
host-connected = Pessoas aqui agora
host-uptime = Funciona há
host-database = Banco de dados
host-version = Versão
host-megabytes = { $n } MB
host-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
host-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
 }
host-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
 }
host-minutes-ago = { $n ->
    [one] há { $n } minuto
   *[other] há { $n } minutos
 }
host-hours-ago = { $n ->
    [one] há { $n } hora
   *[other] há { $n } horas
 }
host-days-ago = { $n ->
    [one] há { $n } dia
   *[other] há { $n } dias
 }
host-just-now = agora mesmo
host-message = Mensagem a todos
host-message-text = Uma ou duas frases, mostradas em cada página e mesa
host-message-for = Mostrar por
host-message-say = Mostrar a mensagem
host-message-withdraw = Retirar
host-tables = Mesas
host-no-tables = Ainda não há mesas.
host-results = Resultados de todas as partidas terminadas (CSV)
host-status-waiting = à espera
host-status-playing = em jogo
host-status-finished = terminada
host-status-closed = fechada
host-warned = avisada: parada há muito tempo
host-unreadable = Este programa não consegue ler a mesa. Ela fica como está.
host-turn = A jogar: { $names }
host-bot = { $name } (computador, { $level })
host-actions = O que você pode fazer
host-kick = Retirar { $name }
host-give-to-bot = Deixar o computador jogar por { $name }
host-close = Fechar a mesa…
host-close-sure = A partida acaba aqui, sem resultado. Não pode ser reaberta.
host-close-yes = Sim, fechar { $code }
host-pages = Páginas
host-page = Página { $n } de { $of }
host-newer = Mais novas
host-older = Mais antigas
host-closed = A mesa está fechada.
host-kicked = Feito.
host-could-not = Isso já não é possível nesta mesa.
host-announced = Todos veem agora a mensagem.
host-withdrawn = A mensagem já não é mostrada.
host-too-long = Uma mensagem tem no máximo { $n } caracteres.
