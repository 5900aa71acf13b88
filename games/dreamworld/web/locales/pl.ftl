# Plansza Dreamworld

dw-web-goal = Każdy kładzie w tajemnicy jedną kartę. Karty ustawiają się według liczb, a odstęp od twojej do następnej mówi, ile możesz odwrócić: karta w kolorze Klienta punktuje, każda inna pozwala dobrać kartę z powrotem. Wygrywa, kto ma najwięcej złotych żetonów.
dw-web-tab-round = Runda
dw-web-tab-nights = Noce
dw-web-progress = Postęp
dw-web-round-of = Runda { $round } z { $last }
dw-web-round = Runda { $round }
dw-web-stage = Tej nocy
# $side: sun or moon
dw-web-side = Runda { $round }, { $side ->
    [sun] strona Słońca
   *[moon] strona Księżyca
}
dw-web-order = { $side ->
    [sun] wyższe liczby leżą bliżej; pierwsza działa najdalsza
   *[moon] niższe liczby leżą bliżej; pierwsza działa najdalsza
}
dw-web-closed = Zakryta karta
dw-web-gap = odstęp
dw-web-tile = kafelek
dw-web-spent = wydane
dw-web-limit = limit
dw-web-tokens = Żetony leczenia
dw-web-hand = { $count ->
    [one] { $count } sen
    [few] { $count } sny
   *[many] { $count } snów
}
dw-web-unseen = Jeszcze niewidziane
dw-web-unseen-cards = { $number }: niewidziane { $count }
dw-web-therapy-tile = Kafelek terapii
dw-web-lies = Leży odkryta przy rundzie { $round }; można ją dobrać.
dw-web-plus-on = { $count ->
    [one] { $count } żeton +1 dostaje ten, kto ją dobierze.
    [few] { $count } żetony +1 dostaje ten, kto ją dobierze.
   *[many] { $count } żetonów +1 dostaje ten, kto ją dobierze.
}
dw-web-tie = Z dwóch takich samych kart bliżej leży ta, której ikona jest ikoną strony.
dw-web-scores = Tu punktują karty: { $suit }
dw-web-any-suit = Tu punktują karty każdego koloru i nie działa żaden kafelek.
# $sun, $moon (numbers): where the line ends on either side
dw-web-corners = Linia kończy się na { $sun } po stronie Słońca, na { $moon } po stronie Księżyca.
dw-web-professor-held = Na ręce: pokaż ją, zobacz karty innych i wybierz ponownie.
dw-web-professor-away = Na stole: dobierz ją, zanim zagrasz ją znowu.
# $suit: diamond, hex or circle
dw-web-suit = { $suit ->
    [diamond] Romb
    [hex] Heks
   *[circle] Koło
}
# $flipped: yes or no
dw-web-id-token = { $flipped ->
    [yes] złoty { $value }, odwrócony
   *[no] złoty { $value }
}
# $side: sun or moon
dw-web-text-side = { $side ->
    [sun] Słońce
   *[moon] Księżyc
}
dw-web-text-client = Klient
dw-web-key-suits = na twojej ręce w Dreamworld: do koloru

## Żetony wybierane dotknięciem i to, co jeszcze przyniesie runda
# $tokens: a list such as 6 and 2
dw-web-flip = Odwróć { $tokens }
dw-web-tap-tokens = Dotknij żetonów, które odwracasz.
dw-web-of-limit = z { $limit }
# $golden: yes or no
dw-web-token = { $golden ->
    [yes] złoty żeton { $value }
   *[no] żeton { $value }
}
dw-web-plus-token = Wydaj { $number ->
    [one] jeden żeton +1
    [few] { $number } żetony +1
   *[many] { $number } żetonów +1
}
# $bare (number): to the very next card; $gap (number): with a card skipped
dw-web-gap-skips = odstęp { $bare } do następnej karty, { $gap } po pominięciu jednej
dw-web-again = Drugie kliknięcie potwierdza.
dw-web-in-round = W tej rundzie
# $how: what a player does in this round
dw-web-stands = { $how ->
    [chooses] wybiera kartę
    [laid] karta wyłożona
    [acts] teraz gra
    [acted] już po ruchu
    [scores] odstęp { $gap }
    [draws] inny kolor, dobierze kartę
   *[waits] czeka
}
## The end

dw-web-even = Tyle samo złotych żetonów? Decyduje mniejsza pozostała wartość, potem więcej żetonów +1.
dw-web-tie-id = Tyle samo złotych żetonów? Wygrywa Id.
