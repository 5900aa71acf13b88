# Teksty gry Dreamworld.

## Gra

dw-name = Dreamworld
dw-blurb = Zagrywaj w tajemnicy karty Snu i zamieniaj odstępy między ich liczbami w leczenie: 1–4 graczy, najwyżej 14 rund.

## Pytania

dw-ask-play = Którą kartę zagrywasz?
dw-ask-play-again = Którą kartę Snu zagrywasz po swoim Profesorze?
# $limit (liczba): limit bez wydanych żetonów +1
dw-ask-score-or-draw = Punktujesz czy dobierasz? Limit bez żetonów +1: { $limit }.
dw-ask-score-or-decline = Punktujesz czy pasujesz? Limit bez żetonów +1: { $limit }.
dw-ask-draw = Którą kartę dobierasz?
# $left (liczba): co zostało z limitu
dw-ask-flip = Który żeton odwracasz? Pozostały limit: { $left }.
dw-ask-over = Gra jest skończona.

## Możliwe odpowiedzi

dw-offer-play = Zagraj: { $card }
dw-offer-play-professor = Zagraj Profesora
# $spent (liczba): żetony +1 do wydania, od 0 do 3; $limit (liczba): limit razem z nimi
dw-offer-score =
    { $spent ->
        [0] Punktuj do { $limit }
        [one] Punktuj do { $limit }, wydaj { $spent } żeton +1
        [few] Punktuj do { $limit }, wydaj { $spent } żetony +1
       *[other] Punktuj do { $limit }, wydaj { $spent } żetonów +1
    }
# $value (liczba): następny żeton w rzędzie, 0 gdy wszystkie są odwrócone; $golden: yes albo no
dw-offer-flip =
    { $value ->
        [0] { $row }: odwróć żeton
       *[other]
            { $golden ->
                [yes] { $row }: odwróć złoty żeton { $value }
               *[other] { $row }: odwróć żeton { $value }
            }
    }
dw-offer-stop = Zakończ odwracanie
# $plus (liczba): żetony +1 na karcie
dw-offer-draw =
    { $plus ->
        [0] Dobierz: { $card }
        [one] Dobierz: { $card } i { $plus } żeton +1
        [few] Dobierz: { $card } i { $plus } żetony +1
       *[other] Dobierz: { $card } i { $plus } żetonów +1
    }
dw-offer-draw-professor = Dobierz Profesora
dw-offer-decline = Nie punktuj

## Co się dzieje

dw-event-has-chosen = { $seat }: wybór gotowy.
    .you = Twój wybór jest gotowy.
dw-event-chose = Twój wybór: { $card }.
dw-event-chose-professor = Twój wybór: Profesor.
dw-event-round-started =
    Runda { $round }: { $client } ({ $suit ->
        [diamond] Romb
        [hex] Heks
       *[circle] Koło
    }), strona { $side ->
        [sun] Słońca
       *[moon] Księżyca
    }. Kafelek: { $tile }.
dw-event-freud-round-started =
    Runda { $round }: Freud, każdy kolor, strona { $side ->
        [sun] Słońca
       *[moon] Księżyca
    }.
# $owner: non-player, random, id albo player
dw-event-turned-up =
    { $owner ->
        [non-player] Karta neutralna: { $card }.
        [random] Karta losowa: { $card }.
        [id] Karta Id: { $card }.
       *[other] Odkryta karta: { $card }.
    }
dw-event-revealed = { $seat } odkrywa kartę { $card }.
    .you = Odkrywasz kartę { $card }.
dw-event-revealed-professor = { $seat } odkrywa Profesora.
    .you = Odkrywasz Profesora.
# $count (liczba): ilu graczy
dw-event-choose-again =
    { $count ->
        [one] { $count } gracz wybiera ponownie po Profesorze.
        [few] { $count } gracze wybierają ponownie po Profesorze.
       *[other] { $count } graczy wybiera ponownie po Profesorze.
    }
dw-event-arranged = Linia jest gotowa, zaczyna się punktowanie.
# $add (liczba): ile dodaje kafelek Terapii, ujemna gdy odejmuje
dw-event-turn-began =
    { $add ->
        [0] { $seat }: tura, odstęp { $gap }.
        [1] { $seat }: tura, odstęp { $gap }, kafelek +1.
        [2] { $seat }: tura, odstęp { $gap }, kafelek +2.
        [3] { $seat }: tura, odstęp { $gap }, kafelek +3.
       *[other] { $seat }: tura, odstęp { $gap }, kafelek { $add }.
    }
    .you =
        { $add ->
            [0] Twoja tura: odstęp { $gap }.
            [1] Twoja tura: odstęp { $gap }, kafelek +1.
            [2] Twoja tura: odstęp { $gap }, kafelek +2.
            [3] Twoja tura: odstęp { $gap }, kafelek +3.
           *[other] Twoja tura: odstęp { $gap }, kafelek { $add }.
        }
dw-event-scored =
    { $spent ->
        [0] { $seat } punktuje do { $limit }.
        [one] { $seat } punktuje do { $limit } i wydaje { $spent } żeton +1.
        [few] { $seat } punktuje do { $limit } i wydaje { $spent } żetony +1.
       *[other] { $seat } punktuje do { $limit } i wydaje { $spent } żetonów +1.
    }
    .you =
        { $spent ->
            [0] Punktujesz do { $limit }.
            [one] Punktujesz do { $limit } i wydajesz { $spent } żeton +1.
            [few] Punktujesz do { $limit } i wydajesz { $spent } żetony +1.
           *[other] Punktujesz do { $limit } i wydajesz { $spent } żetonów +1.
        }
dw-event-flipped =
    { $golden ->
        [yes] { $seat } odwraca złoty żeton { $value }.
       *[other] { $seat } odwraca żeton { $value }.
    }
    .you =
        { $golden ->
            [yes] Odwracasz złoty żeton { $value }.
           *[other] Odwracasz żeton { $value }.
        }
dw-event-turn-done = { $seat } kończy punktowanie.
    .you = Kończysz punktowanie.
dw-event-drew =
    { $plus ->
        [0] { $seat } dobiera kartę { $card }.
        [one] { $seat } dobiera kartę { $card } i { $plus } żeton +1.
        [few] { $seat } dobiera kartę { $card } i { $plus } żetony +1.
       *[other] { $seat } dobiera kartę { $card } i { $plus } żetonów +1.
    }
    .you =
        { $plus ->
            [0] Dobierasz kartę { $card }.
            [one] Dobierasz kartę { $card } i { $plus } żeton +1.
            [few] Dobierasz kartę { $card } i { $plus } żetony +1.
           *[other] Dobierasz kartę { $card } i { $plus } żetonów +1.
        }
dw-event-drew-professor = { $seat } dobiera Profesora.
    .you = Dobierasz Profesora.
dw-event-passed = { $seat } nie może ani punktować, ani dobrać karty.
    .you = Nie możesz ani punktować, ani dobrać karty.
dw-event-declined = { $seat } nie punktuje i nie ma czego dobrać.
    .you = Nie punktujesz i nie masz czego dobrać.
dw-event-id-turn =
    { $add ->
        [0] Id: odstęp { $gap }, limit { $limit }.
        [1] Id: odstęp { $gap }, kafelek +1, limit { $limit }.
        [2] Id: odstęp { $gap }, kafelek +2, limit { $limit }.
        [3] Id: odstęp { $gap }, kafelek +3, limit { $limit }.
       *[other] Id: odstęp { $gap }, kafelek { $add }, limit { $limit }.
    }
dw-event-id-flipped = Id odwraca złoty żeton { $value }.
# $count (liczba): ilu zwycięzców; podanych jest tylko tyle z czterech imion
dw-event-ended =
    { $count ->
        [1] Wygrywa { $seat }.
        [2] Zwycięstwo dzielą { $seat } i { $second }.
        [3] Zwycięstwo dzielą { $seat }, { $second } i { $third }.
       *[other] Zwycięstwo dzielą { $seat }, { $second }, { $third } i { $fourth }.
    }
    .you =
        { $count ->
            [1] Wygrywasz.
            [2] Dzielisz zwycięstwo: { $second } i ty.
            [3] Dzielisz zwycięstwo: { $second }, { $third } i ty.
           *[other] Dzielisz zwycięstwo: { $second }, { $third }, { $fourth } i ty.
        }
dw-event-id-won = Wygrywa Id.

## Arkusz wyników

dw-sheet-golden = Odwrócone złote żetony
dw-sheet-remaining = Pozostała wartość
dw-sheet-supply = Żetony +1 w zapasie

## Dlaczego nie

dw-refused-over = Gra jest skończona.
dw-refused-not-choosing = Teraz nie wybierasz karty.
dw-refused-not-your-turn = To nie twoja tura: kolejność biegnie od najdalszej karty do najbliższej.
dw-refused-not-playing = Karty zagrywa się tylko w pierwszej fazie rundy.
dw-refused-not-scoring = Punktować i dobierać można tylko w drugiej fazie rundy.
dw-refused-not-in-hand = Tej karty nie masz na ręce.
dw-refused-professor-on-table = Twój Profesor leży w obszarze gry i trzeba go najpierw dobrać.
dw-refused-off-suit = Punktować może tylko karta w kolorze Klienta.
dw-refused-more-than-three = W jednej rundzie można wydać najwyżej trzy żetony +1.
# $supply (liczba): żetony +1 gracza
dw-refused-not-enough-plus =
    { $supply ->
        [0] Nie masz w zapasie żadnego żetonu +1.
        [one] Masz w zapasie tylko { $supply } żeton +1.
        [few] Masz w zapasie tylko { $supply } żetony +1.
       *[other] Masz w zapasie tylko { $supply } żetonów +1.
    }
dw-refused-nothing-fits = Przy limicie { $limit } nie można odwrócić żadnego żetonu.
dw-refused-already-scoring = Już punktujesz, a w swojej turze można albo punktować, albo dobrać kartę.
dw-refused-not-flipping = Żetony odwraca się dopiero po wyborze punktowania.
dw-refused-no-such-row = Nie ma takiego rzędu żetonów.
dw-refused-row-done = Wszystkie żetony w tym rzędzie są odwrócone.
dw-refused-above-limit = Następny żeton w tym rzędzie ma wartość { $value }, a pozostały limit to { $left }.
dw-refused-first-flip = Przed zakończeniem trzeba odwrócić co najmniej jeden żeton.
dw-refused-professor-in-hand = Twój Profesor jest już na ręce.
dw-refused-this-round = Dobierać można tylko karty z wcześniejszych rund, a nie z bieżącej.
dw-refused-not-face-up = Dobrać można tylko odkrytą kartę Snu.
dw-refused-must-draw = Nie punktujesz, a jest co dobrać: trzeba dobrać kartę.
dw-refused-must-score = Według zasad, na których zaczęła się ta partia, kto może punktować, a nie ma czego dobrać, musi punktować.

## Karty

# $suit: diamond, hex albo circle; $icon: sun albo moon
dw-card =
    { $suit ->
        [diamond] Romb
        [hex] Heks
       *[circle] Koło
    } { $number } { $icon ->
        [sun] Słońce
       *[moon] Księżyc
    }

## Klienci

dw-client-the-clerk = Urzędnik
dw-client-the-widow = Wdowa
dw-client-the-soprano = Sopranistka
dw-client-the-officer = Oficer
dw-client-the-student = Student
dw-client-the-baker = Piekarz

## Kafelki Terapii

# $add, $sun and $moon are amounts with their sign; $numbers is a list of numbers.
dw-tile-numbers = { $numbers }: { $add }
dw-tile-icon = Słońce { $sun }, Księżyc { $moon }
dw-tile-farthest = Najdalsza karta { $add }
dw-tile-closest = Najbliższa karta { $add }
dw-tile-farthest-player = Najdalsza karta gracza { $add }
dw-tile-closest-player = Najbliższa karta gracza { $add }
dw-tile-small-gap = Odstęp najwyżej { $gap }: { $add }
dw-tile-skip = { $cards ->
    [1] Pomiń następną kartę
   *[other] Pomiń karty: { $cards }
}
dw-tile-random-before = Karta losowa przed wyborem
dw-tile-random-after = Karta losowa po odkryciu

## Inne elementy i miejsca

# $value (liczba): wartość żetonów w rzędzie
dw-row =
    { $value ->
        [2] Rząd dwójek
        [3] Rząd trójek
        [4] Rząd czwórek
        [5] Rząd piątek
        [6] Rząd szóstek
       *[other] Rząd { $value }
    }
dw-professor = Profesor
dw-freud = Freud

## Opcje

dw-option-professor = Karta Profesora na początku
dw-option-professor-table = W obszarze gry
dw-option-professor-hand = Na ręce
dw-option-level = Poziom Id
dw-option-level-easy = Łatwy
dw-option-level-medium = Średni
dw-option-level-hard = Trudny
dw-option-ends = Najdalsza i najbliższa karta
dw-option-ends-all = Spośród wszystkich kart Snu
dw-option-ends-players = Spośród kart graczy

## Plansza Dreamworld

dw-board-round = Runda { $round } z { $last }, strona { $side ->
    [sun] Słońca
   *[moon] Księżyca
}: { $client }, { $suit ->
    [diamond] Romb
    [hex] Heks
    [circle] Koło
   *[any] każdy kolor
}
dw-board-tile = Kafelek: { $tile }
dw-board-no-tile = Bez kafelka.
dw-board-corner = Liczba w rogu: { $corner }
dw-board-stock = Talia { $deck }, zakryte { $down }
dw-board-line-empty = Żadna karta nie leży jeszcze odkryta.
dw-board-gap = odstęp { $gap }
dw-board-off-suit = poza kolorem
dw-board-non-player = neutralna
dw-board-random = losowa
dw-board-id = Id
dw-board-golden = złote
dw-board-left = reszta
dw-board-plus = +1
dw-board-hand = karty
dw-board-professor = Profesor
dw-board-tokens = żetony, * złoty
dw-board-in-hand = ręka
dw-board-on-table = stół
dw-board-id-tokens = Żetony Id, odwrócone w nawiasach: { $tokens }
dw-board-your-hand = Ręka
dw-board-nights = Rundy, kafelki i odkryte karty
dw-board-line-card = { $place }. { $owner }: { $card }, { $suit ->
    [on] w kolorze
   *[off] poza kolorem
}, odstęp { $gap }{ $add ->
    [none] {""}
   *[other] , kafelek { $add }
}{ $plus ->
    [0] {""}
   *[other] , żetony +1 na karcie: { $plus }
}
dw-board-player = { $name }: odwrócone złote żetony { $golden }, pozostała wartość { $left }, żetony +1 { $plus }, karty { $hand }, Profesor: { $professor }; żetony { $tokens }
dw-board-hand-is = Twoja ręka: { $cards }
dw-board-earlier = Runda { $round }, { $client }, odkryte: { $cards }

## Co zmieniłaby odpowiedź

# $by: zmiana ze znakiem; $size (liczba): ta sama bez znaku; $from i $to (liczby): przedtem i potem
dw-would-golden =
    { $size ->
        [one] { $by } odwrócony złoty żeton, { $from } → { $to }
        [few] { $by } odwrócone złote żetony, { $from } → { $to }
       *[other] { $by } odwróconych złotych żetonów, { $from } → { $to }
    }
dw-would-remaining = wartość do odwrócenia { $from } → { $to }
dw-would-plus = żetony +1: { $from } → { $to }
dw-would-hand = karty na ręce: { $from } → { $to }
# $suit: on albo off; $add (liczba): ile dodaje kafelek Terapii
dw-would-gap =
    { $suit ->
        [on] { $add ->
            [0] odstęp { $to } w obecnej linii
            [1] odstęp { $to } w obecnej linii, kafelek +1
            [2] odstęp { $to } w obecnej linii, kafelek +2
            [3] odstęp { $to } w obecnej linii, kafelek +3
           *[other] odstęp { $to } w obecnej linii, kafelek { $add }
        }
       *[off] inny kolor, więc bez punktowania
    }
dw-would-left = pozostały limit: { $to }
