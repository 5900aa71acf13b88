# Hints at the table, and the page that reviews a finished game.

## Hints

hint-thinking = Bot myśli za ciebie…
hint-points = { $points } pkt na końcu
hint-quick = Tylko szybkie spojrzenie.
hint-then = Potem: { $answers }
hint-close = Zamknij podpowiedź
hint-spoken = { $wins } wygranych na 100, z dokładnością do { $error }

## Review

review-title = Omówienie
review-running = Oglądam odpowiedź { $done } z { $of }…
review-chance = Szansa wygranej
review-after = po każdej własnej odpowiedzi; pas mówi o pewności
review-as-table = Jako tabela
review-answer = Odpowiedź
review-round = runda { $round }
review-moments = Trzy chwile, które zdecydowały
review-no-moments = Nic się nie wyróżnia.
review-choices = Co zagrano, co było lepsze
review-played = zagrane
review-better = lepsze
review-other = zamiast tego
review-best = zagrane i najlepsze
review-cost-certain = Ta odpowiedź kosztowała { $wins } wygranych na 100, z dokładnością do { $error }. Inna była niemal na pewno lepsza.
review-cost-probable = Ta odpowiedź kosztowała { $wins } wygranych na 100, z dokładnością do { $error }. Inna była zapewne lepsza.
review-close = Zbyt bliskie, by rozstrzygnąć.
review-nothing-better = Nic nie było lepsze.
review-through = oczami
review-mistakes = własne błędy
review-rivals = błędy innych
review-luck = szczęście
review-luck-why = Szczęście to zmiany od kart, losowań i rąk innych między własnymi odpowiedziami; zły los to nie błąd.
review-play-on = Graj odtąd przeciw botom
review-then = Plansza w tej chwili
review-then-eyes = tak widział ją gracz { $name }
review-plans = Wszystko, co zważono, od najlepszego
review-pale = Blady odcinek to miejsce prawdziwej szansy, 19 razy na 20.
review-look = Zobacz planszę z tej chwili
review-back = Wróć do wyniku
review-prev = Wcześniejszy wybór
review-next = Późniejszy wybór
review-by-judge = Waży { $bot }, za każdym razem w { $worlds } wyobrażonych rozdaniach, według tego, co gracz mógł wtedy wiedzieć; szanse podaje sędzia, który uczył się na wielu partiach.
review-by-playouts = Waży { $bot }, za każdym razem w { $worlds } wyobrażonych rozdaniach, według tego, co gracz mógł wtedy wiedzieć; szanse to wygrane policzone w partiach rozegranych przez boty do końca.
