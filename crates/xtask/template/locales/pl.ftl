# Teksty gry Night Market.

## Gra

nm-name = Night Market
nm-blurb = Licytuj w tajemnicy monetami o towary w świetle lampionów; kto da najmniej, może wymienić monetę. Od 2 do 4 graczy, sześć rund.

## Opcje

nm-option-trade = Wymiana
nm-option-trade-lowest = Wymienia najniższa moneta
nm-option-trade-nobody = Nikt nie wymienia

## Pytania

nm-ask-bid = Którą monetą licytujesz?
nm-ask-trade = Którą monetę wymieniasz?

## Możliwe odpowiedzi

nm-offer-bid = Licytuj: { $coin }
nm-offer-trade = Wymień na nieznaną: { $coin }
nm-offer-keep = Zatrzymaj rękę

## Co się dzieje

nm-event-bid = Twój wybór: { $coin }.
nm-event-has-bid = Wybór gotowy: { $seat }.
    .you = Twój wybór jest dokonany.
nm-event-drew = Losujesz: { $coin }.
nm-event-has-drawn = { $seat } losuje monetę.
    .you = Losujesz monetę.
nm-event-round-started = Runda { $round }: na sprzedaż { $ware }.
nm-event-revealed = { $seat } odkrywa: { $coin }.
    .you = Odkrywasz: { $coin }.
nm-event-sold = { $seat } kupuje: { $ware }.
    .you = Kupujesz: { $ware }.
nm-event-may-trade = { $seat } może wymienić monetę.
    .you = Możesz wymienić monetę.
nm-event-laid = { $seat } odkłada: { $coin }.
    .you = Odkładasz: { $coin }.
nm-event-kept = { $seat } zatrzymuje rękę.
    .you = Zachowujesz rękę.
# $count (number): how many have won
nm-event-ended =
    { $count ->
        [1] Wygrywa { $first }.
        [2] { $first } i { $second } dzielą się zwycięstwem.
        [3] { $first }, { $second } i { $third } dzielą się zwycięstwem.
       *[other] { $first }, { $second }, { $third } i { $fourth } dzielą się zwycięstwem.
    }

## Odmowy

nm-refused-over = Gra jest skończona.
nm-refused-has-bid = Twoja moneta jest już wybrana.
nm-refused-not-your-trade = Teraz wymienia inny gracz.
nm-refused-not-trading = Teraz trwa licytacja; wymiana jest po sprzedaży.
nm-refused-not-bidding = Teraz trwa wymiana; licytacja będzie w następnej rundzie.
nm-refused-not-in-hand = Tej monety nie masz na ręce.

## Punktacja

nm-sheet-points = Punkty
nm-sheet-wares = Towary

## Stół w słowach: pola widoku

nm-view-round = Runda
nm-view-stall = Na sprzedaż
nm-view-players = Gracze
nm-view-coins = Monety na ręce
nm-view-shown = Ostatnia moneta
nm-view-bought = Towary
nm-view-points = Punkty
nm-view-mine = Twoje
nm-view-hand = Twoje monety
nm-view-bid = Twój wybór
nm-view-spent = Monety poza grą
nm-view-purse = Monety w sakiewce
nm-view-wares = Towary, które dopiero przyjdą

## Elementy

# $number (number): what is printed on the coin
nm-coin = moneta { $number }
    .short = { $number }
# $points (number): what the ware is worth
nm-ware-fan = wachlarz ({ $points })
nm-ware-lantern = lampion ({ $points })
nm-ware-teapot = czajniczek ({ $points })
nm-ware-kite = latawiec ({ $points })
nm-ware-silk = jedwab ({ $points })
nm-ware-mask = maska ({ $points })
nm-ware-flute = flet ({ $points })
nm-ware-pearl = perła ({ $points })

## Co zmieniłaby odpowiedź

# $by: the change with its sign; $size (number): the same without; $from and $to (numbers)
nm-would-coins =
    { $by } { $size ->
        [one] moneta
        [few] monety
       *[many] monet
    } na ręce, { $from } → { $to }
nm-would-points =
    { $by } { $size ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }, { $from } → { $to }
