### The front page, the waiting room, notices, the specimen, and what every page has around it.

## Around every page
frame-skip = Ir para o conteúdo
frame-menu = Menu
frame-links = Mais páginas
frame-home = Página inicial
frame-rules = Regras
frame-specimen = Todos os desenhos
frame-text-view = Ver em texto
frame-drawn-view = Ver desenhos
frame-unofficial = Não oficial: feito por quem ama estes jogos, não pelas suas editoras.

pref-theme = Cores
pref-theme-auto = Como no sistema
pref-theme-light = Dia
pref-theme-dark = Noite
pref-speed = Velocidade das peças
pref-speed-slow = Lenta
pref-speed-normal = Normal
pref-speed-fast = Rápida
pref-speed-off = Sem animação
pref-sound = Som
pref-sound-on = Ligado
pref-sound-off = Desligado
pref-lang = Idioma

## Words for the scripts
script-copied = Copiado
script-copy-by-hand = O link está selecionado: copie pelo teclado ou com um toque longo.
script-lost = Conexão perdida. Tentando de novo…
script-back = Conexão de volta
script-your-turn = Sua vez
script-failed = Isso não chegou à mesa. Tente de novo.

## Front page
front-name = Furrow
front-tagline = Três corridas de animais para a mesa. Jogue com amigos ou com o computador, sem cadastro.
front-fable-title = A Lebre e a Tartaruga
front-fable-facts = Gary Kim · 2–5 jogadores · 20 min · 7+ anos
front-fable-pitch = Aposte em segredo e faça correr os animais certos.
front-crazy-race-title = Crazy Race
front-crazy-race-facts = Michael Schacht · 3–4 jogadores · 30 min · 12+ anos
front-crazy-race-pitch = Cubra os lances dos outros magos por cada passo dos seus três bichos.
front-carrots-title = Lebre e Tartaruga
front-carrots-facts = David Parlett · 2–6 jogadores · 45 min · 10+ anos
front-carrots-pitch = Cenouras são o combustível. Coma as suas alfaces, chegue leve.
front-play = Jogar agora
front-invite = Convidar
front-pass = Passando o aparelho
front-options = Opções
front-more-options = Relógio, convidados, desfazer
front-rules = Regras
front-learn = Aprender: dez minutos
front-your-name = Seu nome
front-join = Entrar com um código
front-join-go = Entrar
front-your-games = Suas partidas
front-waits = À sua espera
front-your-games-none = Nenhuma ainda. As que você jogar ficam aqui.
front-open = Mesas abertas
front-open-none = Ninguém espera numa mesa aberta agora. Abra uma: marque a caixa nas opções e toque em Convidar.
front-open-games = Mesas abertas de
front-open-all = Todos os jogos
# $list: who sits there, $n: how many they are.
front-open-who = { $n ->
    [0] Ninguém se sentou ainda
    [one] { $list } espera
   *[other] { $list } esperam
 }
front-open-free = { $n ->
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
 }
front-open-sit-at = Sentar à mesa { $code }
front-languages = Idiomas
front-also = O jogo A Lebre e a Tartaruga também é conhecido como The Hare & the Tortoise, Royal Turtle, Tales & Games, Schildkröte & Hase, Le Lièvre et la Tortue; o jogo Lebre e Tartaruga, como Hare and Tortoise, Hase und Igel, Le Lièvre et la Tortue.
front-search-words = A Lebre e a Tartaruga, Gary Kim, Royal Turtle, Tales & Games, Schildkröte & Hase, Le Lièvre et la Tortue, The Hare and the Tortoise, Lebre e Tartaruga, David Parlett, Hare and Tortoise, Hase und Igel, Crazy Race, Michael Schacht, jogo de tabuleiro, corrida, jogar online, sem cadastro
level-easy = Fácil
level-medium = Médio
level-hard = Forte
level-expert = Especialista
level-random = Ao acaso
# Not a level: a program of the host of this server.
level-program = Programa

## Fair chance
fair-title = Acaso honesto
fair-note = O servidor já fixou o segredo que embaralha a próxima partida. Este é o selo dele. Quando a partida acaba, o segredo é mostrado, e qualquer pessoa pode conferir que combina com o selo.

## Your games
mine-your-turn = Sua vez
mine-waits-for-you = { $name } espera você
mine-waiting = Aguardando { $name }
mine-waiting-more = Aguardando { $name } e mais { $more }
mine-gathering = Aguardando jogadores
mine-over = Partida encerrada
mine-closed = Mesa fechada
# $time: as in “2 days”.
mine-left = resta: { $time }
mine-warned = Ninguém joga aqui há muito tempo. A mesa fecha em { $date } se ninguém jogar. Depois do fim, o arquivo da partida pode ser guardado.

## Waiting room
lobby-come-in = Tome um lugar nesta mesa
lobby-you-watch = Todos os lugares estão ocupados. Você assiste.
lobby-send-link = Envie o link aos seus amigos ou adicione jogadores aqui
lobby-add-here = Adicione todos os que jogam neste aparelho e comece
lobby-start-when-ready = Comece quando todos estiverem aqui
lobby-wait-for-host = Lugar reservado. Quem cuida da mesa começa a partida.
lobby-places = Lugares
lobby-free = Livre
lobby-you = você
lobby-here = aqui
lobby-away = fora
lobby-computer = Computador · { $level }
lobby-sit = Sentar
lobby-sit-here = Sentar aqui
lobby-sit-on = Sentar aqui: lugar { $n }
lobby-fill = Completar os lugares com o computador
lobby-start = Começar a partida
lobby-leave = Sair da mesa
lobby-share = Convidar
lobby-link = Link
lobby-copy = Copiar
lobby-code = Código
lobby-qr = O link como código para a câmera
lobby-empty = Ainda não há mais ninguém aqui. Os animais se aquecem.
lobby-come-along = Venha: seu lugar está guardado
lobby-all-kept = Todos os lugares estão ocupados ou guardados. Você assiste.
lobby-expects = Aguardando { $list }
lobby-kept = Guardado para { $name }
lobby-kept-mine = Guardado para { $name }: é você
lobby-spectator = Você pode ficar e assistir. A partida aparece aqui, sem as cartas escondidas de ninguém.
# To somebody who could take a place.
lobby-or-watch = Ou apenas assista: a partida aparece aqui, sem as cartas escondidas de ninguém.
lobby-this-device = neste aparelho
lobby-another = Mais alguém neste aparelho
lobby-add = Adicionar
# Under the places: somebody on the same device.
lobby-rename = Nome no lugar { $n }
lobby-rename-go = Mudar
lobby-stand-up = Levanta-se
lobby-stand-up-name = Levanta-se: { $name }
lobby-leave-all = Sair da mesa, todos daqui
lobby-kick = Mandar embora
lobby-kick-name = Mandar embora: { $name }
lobby-give-up = Não esperar
lobby-give-up-name = Não esperar: { $name }
lobby-ask-ready = Perguntar se todos querem começar
lobby-asks = { $name } pergunta: vamos começar?
lobby-is-asked = Vamos começar?
lobby-ready = Sim, vamos
lobby-ready-missing = Falta a resposta de { $list }. A partida começa sozinha quando todos disserem sim. A pergunta vale por um minuto.
lobby-is-ready = disse sim
lobby-not-ready = ainda não
lobby-listed = Qualquer pessoa encontra esta mesa na lista de mesas abertas.
lobby-unlist = Tirar da lista
lobby-unlisted = Só vem quem tem o link ou o código.
lobby-list = Mostrar na lista de mesas abertas

## Notices: what, why, what to do
notice-home = Ir para a página inicial
notice-back = Voltar à mesa
notice-no-page = Página inexistente
notice-no-page-why = Não há nada neste endereço. Talvez falte uma letra.
notice-no-page-do = Confira o endereço ou comece pela página inicial.
notice-no-way = Não desse jeito
notice-no-way-why = Este endereço não pode ser pedido desse jeito.
notice-no-way-do = Comece pela página inicial e aperte o botão ali.
notice-no-table = Mesa inexistente
notice-no-table-why = Nenhuma mesa aqui tem este código.
notice-no-table-do = Peça o código de novo a quem convidou ou abra a sua própria mesa.
notice-aside = Não dá para ler esta mesa
notice-aside-why = O que está guardado desta mesa está danificado ou foi escrito por outra versão do programa. Ela ficou à parte e continua como está.
notice-aside-do = Avise quem cuida deste servidor. Todas as outras mesas continuam.
notice-unreadable = Não conseguimos ler isso
notice-unreadable-why = Faltou alguma coisa no que o navegador enviou.
notice-unreadable-do = Volte, recarregue a página e tente mais uma vez.
notice-refused = Isso não é possível aqui
notice-refused-why = A mesa não permite isso agora.
notice-refused-do = Volte e veja a mesa como ela está agora.
notice-stale = A mesa já seguiu em frente
notice-stale-why = A sua escolha era de um momento anterior. Nada mudou.
notice-stale-do = Volte e escolha de novo.
notice-too-large = Isso foi demais
notice-too-large-why = Chegou mais do que uma jogada precisa.
notice-too-large-do = Volte e tente de novo com menos.
notice-too-many = Um pouco mais devagar, por favor
notice-too-many-why = Muitos pedidos vieram do seu endereço em pouco tempo.
notice-too-many-do = Espere um minuto e tente de novo. Suas partidas estão seguras.
notice-forbidden = Daí não dá
notice-forbidden-why = O pedido veio de uma página de outro site, por isso não foi atendido.
notice-forbidden-do = Abra a página aqui e aperte o botão de novo.
notice-broken = Alguma coisa quebrou
notice-broken-why = A culpa é nossa, não sua. Suas partidas estão guardadas.
notice-broken-do = Recarregue a página. Se continuar assim, espere um pouco.
notice-busy = O estábulo está cheio
notice-busy-why = O servidor não dá conta de mais neste momento.
notice-busy-do = Tente de novo em um minuto. Suas partidas estão seguras.

## Rules
rules-contents = Índice
rules-others = Regras dos outros jogos
rules-languages = Estas regras em outros idiomas

## Specimen
specimen-title = Todos os desenhos
specimen-lead = Cada peça em todos os tamanhos: de dia, de noite e em cinza.
specimen-day = Dia
specimen-night = Noite
specimen-grey = Cinza
plate-animals-full = Animais em cinco humores
plate-animals-small = Animais, pequenos
plate-animals-grey = Animais em cinza
plate-animals-silhouette = Animais como sombras
plate-ghosts = Fantasmas: até onde um animal correria
plate-cards = Cartas de Corrida
plate-tiles = Pista
plate-podium = Pódio
plate-seats = Marcas dos lugares
plate-faces = Jogadores do computador e o uivo
plate-icons = Ícones
plate-wordmark = O nome
plate-front = A velha fábula
plate-meadow-phone = Campina, em pé
plate-meadow-desktop = Campina, deitada
plate-empty-states = Quando não há nada para ver
plate-stress = Tudo ao mesmo tempo
plate-blinks = Piscadas
plate-turbo = Ficha Turbo
plate-runners = Crazy Race: corredores, na ida e na volta
plate-runners-silhouette = Corredores como sombras
plate-magic = Cartas de magia
plate-points = Fichas de pontos
plate-stage = Cartas de etapa, e a barra de um lado fechado
plate-lane = Uma raia, e pulos
plate-parchment-phone = Pergaminho, em pé
plate-parchment-desktop = Pergaminho, deitado
plate-crops = Lebre e Tartaruga: plantas
plate-spaces = Casas da pista
plate-markers = Peões, um e dois
plate-dice = O dado
plate-course = O caminho sinuoso
plate-garden-phone = Horta, em pé
plate-garden-desktop = Horta, deitada
plate-diagrams = Figuras para as regras

## The words, to be read by eye

words-title = Todas as palavras
words-lead = Cada animal e cada número nas frases que os contêm, e o registro de uma partida inteira de cada jogo. Para quem traduz.
