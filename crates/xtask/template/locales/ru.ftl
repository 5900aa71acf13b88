# Тексты игры Night Market.

## Игра

nm-name = Night Market
nm-blurb = Тайно ставьте монеты на товары при свете фонариков; кто поставит меньше всех, может обменять монету. От 2 до 4 игроков, шесть раундов.

## Варианты

nm-option-trade = Обмен
nm-option-trade-lowest = Меняет самая младшая монета
nm-option-trade-nobody = Никто не меняет

## Вопросы

nm-ask-bid = Какую монету вы ставите?
nm-ask-trade = Какую монету вы меняете?

## Возможные ответы

nm-offer-bid = Поставить: { $coin }
nm-offer-trade = Обменять на неизвестную: { $coin }
nm-offer-keep = Оставить руку как есть

## Что происходит

nm-event-bid = Ваш выбор: { $coin }.
nm-event-has-bid = Выбор сделан: { $seat }.
    .you = Ваш выбор сделан.
nm-event-drew = Вы вытянули: { $coin }.
nm-event-has-drawn = { $seat } вытягивает монету.
    .you = Вы тянете монету.
nm-event-round-started = Раунд { $round }: продаётся { $ware }.
nm-event-revealed = { $seat } открывает: { $coin }.
    .you = Вы открываете: { $coin }.
nm-event-sold = { $seat } покупает: { $ware }.
    .you = Вы покупаете: { $ware }.
nm-event-may-trade = { $seat } может обменять монету.
    .you = Вы можете обменять монету.
nm-event-laid = { $seat } выкладывает: { $coin }.
    .you = Вы откладываете: { $coin }.
nm-event-kept = { $seat } оставляет руку как есть.
    .you = Вы оставляете руку как есть.
# $count (number): how many have won
nm-event-ended =
    { $count ->
        [1] Победа: { $first }.
        [2] Победу делят { $first } и { $second }.
        [3] Победу делят { $first }, { $second } и { $third }.
       *[other] Победу делят { $first }, { $second }, { $third } и { $fourth }.
    }

## Отказы

nm-refused-over = Игра окончена.
nm-refused-has-bid = Ваша монета уже выбрана.
nm-refused-not-your-trade = Сейчас меняет другой игрок.
nm-refused-not-trading = Сейчас делают ставки; обмен — после продажи.
nm-refused-not-bidding = Сейчас идёт обмен; ставки — в следующем раунде.
nm-refused-not-in-hand = Этой монеты нет у вас в руке.

## Счёт

nm-sheet-points = Очки
nm-sheet-wares = Товары

## Стол словами: поля вида

nm-view-round = Раунд
nm-view-stall = Продаётся
nm-view-players = Игроки
nm-view-coins = Монет в руке
nm-view-shown = Последняя ставка
nm-view-bought = Товары
nm-view-points = Очки
nm-view-mine = Ваше
nm-view-hand = Ваши монеты
nm-view-bid = Ваша ставка
nm-view-spent = Монеты вне игры
nm-view-purse = Монет в кошеле
nm-view-wares = Товары, которых ещё не было

## Предметы

# $number (number): what is printed on the coin
nm-coin = монета { $number }
    .short = { $number }
# $points (number): what the ware is worth
nm-ware-fan = веер ({ $points })
nm-ware-lantern = фонарик ({ $points })
nm-ware-teapot = чайник ({ $points })
nm-ware-kite = воздушный змей ({ $points })
nm-ware-silk = шёлк ({ $points })
nm-ware-mask = маска ({ $points })
nm-ware-flute = флейта ({ $points })
nm-ware-pearl = жемчужина ({ $points })

## Что изменил бы ответ

# $by: the change with its sign; $size (number): the same without; $from and $to (numbers)
nm-would-coins =
    { $by } { $size ->
        [one] монета
        [few] монеты
       *[many] монет
    } на руке, { $from } → { $to }
nm-would-points =
    { $by } { $size ->
        [one] очко
        [few] очка
       *[many] очков
    }, { $from } → { $to }
