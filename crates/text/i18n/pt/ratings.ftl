### Como as pessoas se saem umas contra as outras, e as próprias partidas em números

ratings-title = Classificação
ratings-all-title = Toda a classificação
ratings-about = O que é uma pontuação
ratings-how = Uma pontuação diz quão bem alguém joga um jogo contra outras pessoas. Todos começam em 1500; a cada partida, quem fica à frente de alguém ganha pontos que o outro perde. Com 400 pontos a mais, fica-se à frente do outro dez vezes contra uma. O que vem depois de ± diz quanto ela ainda pode estar errada.
ratings-which = Uma partida terminada conta se duas pessoas ou mais a jogaram até o fim. Os lugares do computador, e os que ele ocupava no fim, ficam de fora.
ratings-who-sees = Você vê os seus próprios nomes e aqueles com quem terminou uma partida; ninguém mais vê você aqui, a não ser o anfitrião deste servidor. Uma pontuação é de um nome em um aparelho: com outro nome, ou em outro navegador, começa-se de novo.
ratings-devices = Uma pontuação é de um nome em um aparelho. Os números dos aparelhos distinguem nomes iguais.
ratings-none = Você ainda não tem pontuação. Convide alguém e terminem juntos uma partida.
ratings-nobody = Ninguém terminou ainda uma partida com outra pessoa.
ratings-play = Para os jogos
ratings-counting = As partidas terminadas ainda estão sendo contadas, { $n } até agora. Recarregue a página daqui a pouco.
ratings-file = Todas as pontuações (CSV)
ratings-more = { $n ->
    [one] Mais { $n } está no arquivo.
   *[other] Mais { $n } estão no arquivo.
 }

## The games by their authors: in French two have one name
ratings-of-fable = { front-fable-title } (Gary Kim)
ratings-of-crazy-race = { front-crazy-race-title } (Michael Schacht)
ratings-of-carrots = { front-carrots-title } (David Parlett)

## Columns
ratings-place = Posição
ratings-player = Quem
ratings-device = Aparelho
ratings-rating = Pontuação
ratings-games = Partidas
ratings-won = Vitórias
ratings-against = Contra
ratings-seats = Jogadores
ratings-fair = Parte justa
ratings-mean-place = Posição média

## Beside a name
ratings-you = você
ratings-provisional = provisória

## One's own games
ratings-own = As suas partidas em números
ratings-own-how = Todas as partidas que você mesmo terminou, separadas por quem jogou contra você. Parte justa: tantas vitórias quantas cada um tem quando todos jogam igualmente bem. Quando vários dividem o primeiro lugar, dividem a vitória.
ratings-people = Pessoas
ratings-computers = Computador, { $level }
ratings-programs = Outros programas
ratings-mixed = Misto
