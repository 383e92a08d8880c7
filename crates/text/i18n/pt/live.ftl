### Furrow, Portuguese: what a live table refuses

guest-name = Visitante
denied-no-table = Não há mesa com este código. Os códigos têm seis letras e algarismos; peça o link de novo.
denied-bad-request = Esta página não pediu isso. Nada mudou; carregue a mesa de novo.
denied-store = Não foi possível guardar esta jogada, então ela não vale. Tente de novo daqui a pouco.
denied-not-seated = Você assiste a esta mesa: só quem joga nela pode fazer isso.
denied-not-host = Só quem abriu a mesa pode começar a partida.
denied-begun = A partida já começou.
denied-not-begun = A partida ainda não começou.
denied-seated = Você já tem um lugar nesta mesa.
denied-taken = Esse lugar está ocupado.
denied-stale = Essa decisão já passou; aqui está a mesa como ela está agora.
denied-too-few = A partida precisa de pelo menos { $n } jogadores.
denied-bad-name = Um nome tem de 1 a 20 letras ou sinais visíveis.
denied-not-over = Isso só é possível quando a partida acaba.
denied-nothing-chosen = Nada foi escolhido ainda. Escolha uma das jogadas e aperte o botão.
title-lobby = Sala de espera
title-your-turn = Sua vez · { $title }
pref-only-move = Fazer por mim as jogadas únicas
pref-volume = Volume
