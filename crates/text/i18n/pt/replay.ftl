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
