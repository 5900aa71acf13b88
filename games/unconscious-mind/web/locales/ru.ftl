# Поле игры «Бессознательное»

um-web-goal = В свой ход вы высказываете идеи за столом, чтобы использовать его действия, отзываете их или лечите пациентов. Озарения на вашем диске оплачивают сновидения. Исцелённые пациенты, монографии и репутация приносят очки.
um-web-tab-mine = Моё
um-web-tab-table = Стол
um-web-tab-city = Город
um-web-freud = Фрейд
um-web-set-up = Подготовка
um-web-practice-own = Ваша практика
um-web-practice = Практика: { $name }
um-web-id-board = Планшет Ид
um-web-id-tiles = Его жетоны
# $state: active or closed
um-web-id-tile = { $state ->
    [active] действует
   *[closed] ещё не действует
}
um-web-id-covers = Накладки на пациентах
um-web-text-insights = Озарения, { $name }
um-web-text-actions = Действия стола
um-web-round = Раунд { $round }
um-web-text-round = Раунд { $round }, { $name }
# $group: a kind of components
um-web-group =
    { $group ->
        [research] Карты исследований
        [treatises] Монографии
        [level-i] Жетоны блокнота уровня I
        [level-ii] Жетоны блокнота уровня II
        [starting] Начальные жетоны
        [routine] Обычные пациенты
        [case-study] Пациенты с особым случаем
        [layers] Карты страдания
        [latent] Скрытые сновидения
        [manifest] Явные сновидения
        [goals] Цели локаций
        [actions] Действия стола для совещаний
        [locations] Локации
        [slots] Ячейки бонусов локаций
        [district-slots] Ячейки бонусов районов
        [location-tiles] Жетоны локаций
        [id-tiles] Жетоны Ид
        [overlays] Накладки Ид
       *[id-cards] Карты стола Ид
    }

## Выкладка, стол и Вена

um-web-shown = Выкладка
um-web-shown-clients = Пациенты
um-web-shown-dreams = Сновидения
um-web-shown-research = Исследования
um-web-shown-goals = Цели
um-web-shown-deck = Карт в колоде исследований: { $count }
um-web-shown-therapy-with = терапия с картой страдания { $therapy }
# $left: volumes that can still be cited
um-web-shown-published = издал: { $name }, осталось томов: { $left }
um-web-table-closed = Зачёркнутые ячейки закрыты
um-web-table-space-closed = закрыта
um-web-table-space-free = свободна
um-web-table-space-taken = { $name } указывает: { $action } (идеи { $ideas }, гениальные идеи { $bright })
um-web-table-row-value = значение ряда { $steps }
# $place: top, row или left
um-web-table-landing =
    { $place ->
        [top] Столбец
        [left] Репутация
       *[row] Ряд { $row }
    }
um-web-table-lands = чернильница придёт сюда: { $place }
um-web-table-around = действия: { $actions }
um-web-table-frees = освобождается идея
um-web-table-inkpot = Чернильница
um-web-table-tiles-act = жетонов: { $tiles }
um-web-table-of-choice = на выбор
um-web-table-own-aim = здесь уже ваши идеи
# $action: the plain name of an action
um-web-table-action =
    { $action ->
        [tile-left] Из стопки
        [tile-centre] Из центра
        [tile-right] Справа
        [gain-research] Карта
        [play-or-publish] Игра, труд
        [three-insights] Озарения
        [arrange-insights] Порядок
        [move-professor] Профессор
        [move-freud] Фрейд
       *[other] {""}
    }
um-web-vienna = Вена
um-web-city-presence = Районы в конце: { $points }
um-web-city-freud-end = Фрейду до конца: { $steps }
um-web-city-freud-at = Фрейд на { $space }, до конца: { $steps }
um-web-city-you = Вы
um-web-city-figures = фигурки: { $names }
um-web-city-no-figures = фигурок нет
um-web-city-your-tags = ваши символы: { $tags }
um-web-city-you-have = ваши символы: { $tags }
um-web-city-steps = шаги: { $steps }
um-web-city-triggers = активаций там: по фигуркам { $figures }, по символам { $tags }

## Pictures of the options

um-pick-journalist = третья фигурка в городе
um-pick-fireworks = ракеты над крышами
um-pick-locations-printed-name = Как на поле
um-pick-locations-printed = ячейки, напечатанные на поле
um-pick-locations-coloured-name = Цветные
um-pick-locations-coloured = шесть цветных жетонов
um-pick-locations-mixed-name = Смешанные
um-pick-locations-mixed = один цветной в каждом районе
um-pick-locations-grey-name = Серые
um-pick-locations-grey = шесть серых жетонов
um-pick-level-easy-name = Легко
um-pick-level-easy = один активный жетон, слабые накладки
um-pick-level-medium-name = Средне
um-pick-level-medium = три активных жетона, слабые накладки
um-pick-level-hard-name = Сложно
um-pick-level-hard = три активных жетона, сильные накладки
um-pick-strong-coffee = три кофе дают шкатулку

## The end

um-web-tie = Ничья? Решает более высокая репутация, затем нижний маркер.
um-web-tie-id = Ничья? Только более высокая репутация побеждает Ид.
# The prompt and the layout of the board.
um-web-part =
    { $part ->
        [notebook] Блокнот
        [dial] Диск
        [office] Кабинет
        [city] Город
       *[table] Стол
    }
um-web-page-own = Стол и практика
um-web-page-city = Вена и выкладка
um-web-freud-steps =
    { $steps ->
        [one] Фрейду до конца { $steps } шаг
        [few] Фрейду до конца { $steps } шага
       *[many] Фрейду до конца { $steps } шагов
    }
um-web-two-taps = Сначала укажите что, потом куда.
um-web-step-space = Ячейка
um-web-step-action = Действие
um-web-step-pieces = Фишки
um-web-point-space = Сначала ячейка: каждая показывает ход чернильницы. Потом действие.
# $space: where the inkpot lands; $effect: what that triggers
um-web-lands = { $space }: { $effect }.
um-web-frees =
    { $count ->
        [one] Освобождается идея.
        [few] Освобождаются { $count } идеи.
       *[many] Освобождается { $count } идей.
    }
um-web-also = Можно также
# $kind: a free action
um-web-free =
    { $kind ->
        [coffee-elevate] Усилить
        [coffee-transfer] Перена{ "\u00AD" }править
        [coffee-bright] Гениальная идея
        [insights-box] Шкатулка
       *[box-points] Очки
    }
um-web-note-state =
    { $ideas ->
        [one] { $ideas } идея
        [few] { $ideas } идеи
       *[many] { $ideas } идей
    }{ $bright ->
        [0] { "" }
        [one] , { $bright } гениальная идея
        [few] , { $bright } гениальные идеи
       *[many] , { $bright } гениальных идей
    }, { $spaces ->
        [one] { $spaces } свободная ячейка
        [few] { $spaces } свободные ячейки
       *[many] { $spaces } свободных ячеек
    }
um-web-note-recall = { $coffee } кофе, затем бонус
um-web-note-treat = { $dream }: терапия { $therapy }
um-web-note-walk = Активации: фигурки { $figures }, символы { $tags }
um-web-note-publish = Цитаты: { $cites }
um-web-note-cite = { $name } получает: очки { $points }, гениальные идеи { $bright }
um-web-note-client = Терапия { $therapy }, очки { $points }
um-web-go-on = Продолжить и потерять
um-web-key-opponent = Практики других
um-web-key-pieces = Больше или меньше идей

# $good: what lies in a supply, or the tags
um-practice-good = { $good ->
    [coffee] Кофе
    [boxes] Шкатулки
    [ideas] Идеи
    [bright] Гениальные идеи
    [tags] Символы
   *[reputation] Репутация
}
um-practice-count = { $what }: { $count }
um-practice-kinds = { $count ->
    [one] { $count } локация среди символов: очки в конце игры
    [few] { $count } локации среди символов: очки в конце игры
   *[other] { $count } локаций среди символов: очки в конце игры
}
um-practice-tiles = { $count ->
    [one] { $count } жетон блокнота
    [few] { $count } жетона блокнота
   *[other] { $count } жетонов блокнота
}
um-practice-open = открыт
um-practice-locked = закрыт
um-practice-unlocks = откроется
um-practice-unlock-icon = Проход здесь освобождает следующую идею
um-practice-complete = заполнен
um-practice-rows = Полные ряды в конце
um-practice-rows-are = { $count ->
    [one] { $count } полный ряд: очки в конце игры
    [few] { $count } полных ряда: очки в конце игры
   *[other] { $count } полных рядов: очки в конце игры
}
um-practice-lands = +{ $steps }: { $name }
um-practice-top = верх, столбец
um-practice-row-1 = верхний ряд
um-practice-row-2 = средний ряд
um-practice-row-3 = нижний ряд
um-practice-left = репутация
um-practice-node = { $here ->
    [0] Трек чернильницы: { $name }
   *[other] Трек чернильницы: { $name }; чернильница здесь
}
um-practice-needs = { $count ->
    [0] пусто, без исцелённых пациентов
    [one] пусто, нужен { $count } исцелённый пациент
    [few] пусто, нужно { $count } исцелённых пациента
   *[other] пусто, нужно { $count } исцелённых пациентов
}
um-practice-notebook = Блокнот
um-practice-dial = Диск
um-practice-office = Кабинет
um-practice-zone = { $own ->
    [0] { $spot }: { $common }
   *[other] { $spot }: общих { $common }, своих { $own }
}
um-practice-pays = Плата: { $insight }, { $kind }
um-practice-change = Чтобы сменить, коснитесь другого озарения
um-practice-common-kind = общее
um-practice-own-kind = своё
um-practice-latent = скрытое
um-practice-no-dream = Сновидений нет
um-practice-match = тот же символ, что у страдания
um-practice-kind = { $kind ->
    [routine] обычный
   *[other] особый случай
}
um-practice-when-cured = исцелён
um-practice-grief = Страдание
um-practice-then = затем
um-practice-always = Всегда
um-practice-at-end = В конце
um-practice-blocked = Закрыто до первого катарсиса
um-practice-empty-room = Нет пациента
um-practice-hand = В руке
um-practice-play = В игре
um-practice-treatises = Монографии
um-practice-cured = Исцелены
um-practice-unknown = Вам неизвестно
um-practice-back = К своей
um-practice-open-board = Открыть планшет
um-practice-close = Закрыть планшет
um-practice-read-only = Практика: { $name }, только чтение
um-practice-summary = Очки { $points }, жетоны { $tiles }, монографии { $treatises }, исцелены { $cured }
## Планшет и ходы Ид

um-web-id-name = Ид
um-web-id-you-have = у вас { $points }
um-web-id-card-decides = Решает карта
# $count (number): meeting-table cards in the deck
um-web-id-cards-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
um-web-id-no-card = Карта не открывалась: Ид отозвал идеи.
um-web-id-not-yet = Карта открывается в его ход.
# $space: the target space; $way: up or down
um-web-id-card-is = { $space }, затем { $way ->
    [up] вверх
   *[down] вниз
}
um-web-id-compass-aid = Компас и обмен
# $side: left or right
um-web-id-compass-next = Следующий выбор: крайний { $side ->
    [left] слева
   *[right] справа
}
# $count (number): how often it turned in this turn
um-web-id-compass-turned = { $count ->
    [0] Он в покое.
    [one] За этот ход повернулся { $count } раз.
    [few] За этот ход повернулся { $count } раза.
   *[other] За этот ход повернулся { $count } раз.
}
# $what: what the Id takes something else for
um-web-id-exchange = { $what ->
    [elevate] усиление
    [transfer] перенаправление
    [minor] малое озарение
    [location] эффект локации
    [no-card] нет карты для розыгрыша
    [median] среднее озарение
    [tile] обычный жетон
    [major] крупное озарение
    [gain-tile] получение жетона
   *[no-treatise] нет монографии
}
# $coffee (number): what makes a box
um-web-id-brew = кофе на шкатулку: { $coffee }
# $state: open or locked
um-web-id-column = { $state ->
    [open] открыт
   *[locked] закрыт
}
um-web-id-guarded = на ней лежит гениальная идея
um-web-id-again = ещё раз
# $deed: what a tile does, in three words
um-web-id-deed = { $deed ->
    [upper-display] верхний правый жетон
    [lower-display] нижний правый жетон
    [dream] сновидение даром
    [swap-and-play] обмен, играет всё
    [publish] публикует монографию
    [play-and-publish] играет и публикует
    [move-freud] Фрейд идёт
    [move-professor] профессор к Фрейду
   *[goal] берёт цель
}
um-web-id-colour = { $colour ->
    [notebook] Блокнот
    [research] Исследования
   *[city] Город
}
um-web-id-flipped = перевёрнут
um-web-id-counter = { $what ->
    [coffee] Кофе
    [boxes] Шкатулки
    [ideas] Идеи
    [bright] Гениальные
    [insights] Озарения
    [stack] Стопка
    [reputation] Репутация
   *[points] Очки
}
um-web-id-rooms = Кабинеты Ид
um-web-id-rooms-note = Шкатулки тратятся в конце каждого хода, поровну
# $room (number): 0 or 1
um-web-id-room = { $room ->
    [0] Кабинет 1, обычные пациенты
   *[other] Кабинет 2, особые случаи
}
# $state: closed or empty
um-web-id-room-state = { $state ->
    [closed] закрыт до первого катарсиса
   *[empty] здесь никого
}
um-web-id-when-cured = после исцеления
um-web-id-dream-kind = { $kind ->
    [manifest] явное
   *[latent] скрытое
}
um-web-id-grief = Карта страдания
# $count (number): therapy points
um-web-id-to-catharsis = { $count ->
    [one] до катарсиса { $count } шаг
    [few] до катарсиса { $count } шага
    [many] до катарсиса { $count } шагов
   *[other] до катарсиса { $count } шага
}
um-web-id-therapy = маркер терапии на { $marker }
um-web-id-covered = Вместо этого считается накладка:
um-web-id-overlays = Накладки в запасе
um-web-id-in-play = в игре
um-web-id-orders = Из чего он выбирает
um-web-id-turn = Его ход с объяснением
# $at, $of (numbers)
um-web-id-step = шаг { $at } из { $of }
# $kind: what happens; $name: a piece; $to (number): a space of the inkpot track
um-web-id-kind = { $kind ->
    [card] Карта { $name }, { $way ->
        [up] вверх
       *[down] вниз
    }: идеи на { $space }
    [full] Карта { $name }: столбец занят
    [recall] Отзывает идеи
    [back] Идеи возвращаются в его запас
    [inkpot] { $to ->
        [0] Чернильница на { $steps }, наверх
        [1] Чернильница на { $steps }, верхний ряд
        [2] Чернильница на { $steps }, средний ряд
        [3] Чернильница на { $steps }, нижний ряд
       *[other] Чернильница на { $steps }: ещё раз
    }
    [line] Срабатывает { $name }
    [locked] Ни один столбец не открыт
    [part] { $name }: то, что рядом
    [tile] { $name }: { $deed ->
        [upper-display] уходит верхний правый жетон
        [lower-display] уходит нижний правый жетон
        [dream] сновидение даром
        [swap-and-play] обмен и розыгрыш
        [publish] публикует монографию
        [play-and-publish] играет, затем публикует
        [move-freud] Фрейд идёт
        [move-professor] идёт его профессор
       *[goal] берёт цель
    }
    [play] Разыгрывает: { $name }
    [publish] Публикует: { $name }
    [city] В городе
    [coffee] Ещё кофе
    [brew] Кофе сразу становится шкатулкой
    [flip] { $name } становится активным
    [bonus] Бонус: { $name }
    [boxes] { $count ->
        [one] { $count } шкатулка: терапия
        [few] { $count } шкатулки: терапия
       *[other] { $count } шкатулок: терапия
    }
    [catharsis] Катарсис: { $name }
    [overlay] Карта страдания уходит
    [cure] Исцелён пациент: { $name }
    [draft] Новый пациент: { $name }
    [goal] Цель: { $name }
   *[gain] Он получает
}
um-web-id-decided = { $by ->
    [left] компас: влево
    [right] компас: вправо
    [card] решает карта
    [most-tiles] больше всего активных жетонов
    [further-right] столько же, но правее
    [most-triggers] больше всего активаций
    [nearest] столько же, но ближе
    [most-points] больше всего очков
    [most-therapy] больше всего терапии
    [highest] самая высокая ячейка
    [topmost] верхняя ячейка
    [only] единственный
   *[rests] компас в покое
}
um-web-id-sum = Итого
um-web-id-no-change = У него ничего не изменилось.
um-web-id-button = { $what ->
    [back] Назад
    [next] Следующий шаг
    [play] Показать всё
    [stop] Стоп
    [skip] Пропустить
    [yours] Ваш ход
    [start] Сначала
    [own] К своему планшету
   *[again] Его последний ход
}
um-web-id-speed = Темп
um-web-id-explain = Объяснять
um-web-id-parts = Части Ид
um-web-id-tab = { $tab ->
    [turn] Ход
    [board] Планшет
   *[rooms] Кабинеты
}
um-web-id-next = Что Ид сделает дальше?
um-web-id-next-states = Идей хватает (идеи: { $ideas }, гениальные идеи: { $bright }), поэтому он открывает карту и выкладывает две.
um-web-id-next-recalls = Идей мало (идеи: { $ideas }, гениальные идеи: { $bright }), поэтому он отзывает их и не открывает карту.
um-web-id-next-coffee = Он получает кофе за свои ячейки ({ $count }), затем берёт бонус там, где стоит его профессор или Фрейд.
# $row (number): of the meeting table
um-web-id-next-row = Ряд { $row }
# $cards, $of (numbers)
um-web-id-next-cards = карт: { $cards } из { $of }
um-web-id-next-never = сейчас сюда не ведёт ни одна карта
# $to (number): a space of the track; $line: a row or column; $steps (number)
um-web-id-next-lands = { $to ->
    [0] Чернильница { $steps }, верхняя ячейка: { $line }
   *[other] Чернильница { $steps }: { $line }
}
um-web-id-next-twice = через накрытую ячейку, поэтому дважды
um-web-id-next-freed = { $what ->
    [idea] освобождает идею
   *[bright] получает гениальную идею
}
um-web-id-next-locked = все столбцы закрыты
um-web-id-next-acts = срабатывают: { $tiles }
um-web-id-next-idle = ни один жетон не срабатывает
um-web-id-next-end = затем её конец
um-web-id-next-flips = затем активным станет { $tile }
um-web-id-next-full = { $count ->
    [one] { $count } карта попадает в занятый столбец: тогда он отзывает идеи.
    [few] { $count } карты попадают в занятый столбец: тогда он отзывает идеи.
   *[other] { $count } карт попадают в занятый столбец: тогда он отзывает идеи.
}
um-web-id-next-certain = Неизвестна только карта. Всё остальное определено, пока стол таков.
um-web-id-next-takes = Что он взял бы сейчас
um-web-id-wish = { $wish ->
    [upper] Блокнот I убирает
    [lower] Блокнот II убирает
    [dream] сновидение в дело
    [research] карта для обмена
    [treatise] монография из своих карт
    [goal] какую цель берёт
    [routine] следующий обычный пациент
    [case-study] следующий особый случай
   *[manifest] сновидение нового пациента
}
# $by: compass or order
um-web-id-by = { $by ->
    [compass] по компасу
   *[order] в любом случае
}
um-web-id-first = Первый выбор по компасу такой, как показано; каждый выбор поворачивает стрелку.
um-web-id-goals = Цели, слева направо
um-web-id-shelf = Ваши монографии
um-web-id-cards = Его карты
# Помощник для игры на настоящем столе.
um-at-title = За вашим столом
um-at-level =
    Ид, { $level ->
        [easy] лёгкий
        [hard] сложный
       *[medium] средний
    }
um-at-home = На главную
um-at-rules = Правила Ид
um-at-before = Перед партией
um-at-about = Игра лежит на вашем столе. Вы играете, а эта страница играет за Ид: говорит, что передвинуть и почему. О том, чего не видит, она спрашивает по символам на ваших картах.
um-at-pack = Компоненты
um-at-by-icons = Вводить символами
um-at-begin = Начать
um-at-retry = Повторить
um-at-anew = Начать заново
um-at-kept = Хранится на этом устройстве и в адресе страницы.
um-at-you = Вы
um-at-set-up = подготовка
um-at-turn = ход { $turn }
um-at-scores = Очки и ресурсы Ид
um-at-steps = Его ход шаг за шагом
um-at-below = { $count ->
    [one] Ниже ещё { $count } шаг
    [few] Ниже ещё { $count } шага
   *[many] Ниже ещё { $count } шагов
}
um-at-why = Почему?
um-at-correct-step = Исправить сказанное перед шагом { $number }
um-at-different = Что на вашем столе иначе?
um-at-not-so = У меня не так
um-at-back = Назад
um-at-done = Готово, дальше
um-at-my-turn-done = Мой ход окончен
um-at-turn-one = Открыть за меня (осталось { $count })
um-at-library = Из вашего набора
um-at-waits = Осталось заполнить: { $field }
um-at-ready = Всё заполнено
um-at-drop = Убрать: { $part }
um-at-no-effect = Пока ничего
um-at-other = Другое
um-at-notation = На языке файлов компонентов
um-at-clear = Стереть
um-at-board = Планшет Ид
um-at-rooms = Его кабинеты
um-at-cured = исцелены: { $count }
um-at-score = Очки Ид
um-at-if-now = если бы партия кончилась
um-at-total = Всего
um-at-tab-turn = Ход
um-at-tab-board = Планшет
um-at-tab-clients = Пациенты
um-at-tab-score = Очки
um-at-number-coffee = Кофе
um-at-number-boxes = Шкатулки
um-at-number-ideas = Идеи
um-at-number-bright = Гениальные идеи
um-at-number-insights = Озарения
um-at-number-reputation = Репутация
um-at-number-inkpot = Чернильница
um-at-number-room-1 = Терапия, кабинет 1
um-at-coffee = { $count } кофе
um-at-elevate = Усилить
um-at-transfer = Перенаправить
um-at-box = Шкатулка: { $count }
um-at-bright = Гениальная идея: { $count }
um-at-minor = Малое озарение
um-at-median = Среднее озарение
um-at-major = Крупное озарение
um-at-points = Очки: { $count }
um-at-reputation = Репутация
um-at-research = Взять: { $count }
um-at-play = Сыграть: { $count }
um-at-publish = Опубликовать
um-at-treat = Лечить
um-at-inkpot = Чернильница: { $count }
um-at-professor = Профессор 1–2
um-at-join = К Фрейду
um-at-freud = Фрейд 1–3
um-at-tile = Взять жетон
um-at-trigger-tile = Активировать жетон
um-at-trigger-column = Активировать столбец
um-at-trigger-row = Активировать ряд
um-at-room = Открыть кабинет
um-at-therapy = Терапия: { $count }

## Помощник, нарисованный: числа, последствия, исправления и неполадки
um-at-number-points = Очки
um-at-number-compass = Компас
um-at-number-stack = Стопка
um-at-number-active = Активные жетоны
um-at-number-room-2 = Терапия, кабинет 2
um-at-add = на { $count } больше
um-at-take = на { $count } меньше
um-at-drawn = взята
um-at-leaves = уходит из игры
um-at-row = ряд { $row }
um-at-coming = Что ещё впереди
um-at-correct = Исправить
um-at-correct-board = Исправить планшет
um-at-mine-more = Очки, цитаты, конец игры
um-at-apply = Исправить так
um-at-next = дальше: { $ask }
um-at-then = Тогда:
um-at-changed-steps = { $count ->
    [one] Меняется { $count } шаг этого хода:
    [few] Меняются { $count } шага этого хода:
   *[many] Меняется { $count } шагов этого хода:
}
um-at-nothing-later = Ни один шаг этого хода не меняется.
um-at-dropped = { $count ->
    [one] { $count } более поздний ответ больше не подходит; вопрос будет задан снова.
    [few] { $count } более поздних ответа больше не подходят; вопросы будут заданы снова.
   *[many] { $count } более поздних ответов больше не подходят; вопросы будут заданы снова.
}
um-at-find = Найти карту
um-at-earlier = Прежние ответы
um-at-on-track = Очки Ид сейчас
um-at-sure = Точно начать заново?
um-at-lost = Нет связи.
um-at-lost-safe = Всё, что вы указали, хранится в адресе этой страницы.
um-at-lost-again = { $seconds ->
    [0] Пробуем снова.
   *[other] Новая попытка через { $seconds } с.
}
um-at-damaged = { $how ->
    [version] Эта ссылка из другой версии страницы.
   *[damaged] Эта ссылка повреждена или обрезана.
}
um-at-damaged-what = Игру из неё не восстановить. Откройте ссылку целиком или начните заново ниже.
um-at-take-stored = Продолжить игру этого устройства
um-at-without-pack = Дальше по значкам
um-at-tab-rules = Правила
um-web-id-line-open = открыт

## Что сделает Ид: фигуры, бонус за отзыв, очки
um-web-id-walk = { $figure ->
    [freud] Фрейд пойдёт сюда
    [journalist] Журналист пойдёт сюда
   *[professor] его профессор пойдёт сюда
}
um-web-id-walk-why = { $triggers ->
    [0] активаций нет
    [one] { $triggers } активация
    [few] { $triggers } активации
   *[many] { $triggers } активаций
}{ $tied ->
    [yes] , ближайшее из нескольких
   *[no] {""}
}
um-web-id-recall-bonus = бонус, если отзовёт идеи сейчас
um-web-id-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}

## Практика соперника: что изменилось
um-practice-since = С вашего последнего хода:
um-practice-since-what = { $what ->
    [points] очки
    [reputation] репутация
    [coffee] кофе
    [boxes] шкатулки
    [ideas] идеи
    [bright] гениальные идеи
   *[inkpot] чернильница
}
