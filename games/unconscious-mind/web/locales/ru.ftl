# Поле игры «Бессознательное»

um-web-goal = В свой ход вы высказываете идеи за столом, чтобы использовать его действия, отзываете их или лечите пациентов. Озарения на вашем диске оплачивают сны. Вылеченные пациенты, монографии и репутация приносят очки.
um-web-tab-mine = Моё
um-web-tab-table = Стол
um-web-tab-city = Город
um-web-freud = Фрейд
um-web-set-up = Подготовка
um-web-practice-own = Ваша практика
um-web-practice = Практика: { $name }
um-web-dial = Озарения на круге
# $common, $own (numbers): insights of both kinds at one place
um-web-insights = { $own ->
    [0] { $common }
   *[other] { $common }, своих: { $own }
}
um-web-cured = Исцелённые пациенты
um-web-actions = Действия
um-web-spaces = Ячейки идей
um-web-dreams-research = Сны и исследования
um-web-locations = Локации
um-web-publish = Монографии и цели
um-web-id-board = Планшет Оно
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
um-web-shown-dreams = Сны
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
        [play-or-publish] Игра, печать
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

# The prompt and the layout of the board.
um-web-part =
    { $part ->
        [notebook] Блокнот
        [dial] Круг
        [office] Кабинет
        [city] Город
       *[table] Стол
    }
um-web-page-own = Стол и практика
um-web-page-city = Вена и витрины
um-web-freud-steps =
    { $steps ->
        [one] Фрейду до конца { $steps } шаг
        [few] Фрейду до конца { $steps } шага
       *[many] Фрейду до конца { $steps } шагов
    }
um-web-two-taps = Сначала укажите что, потом куда.
um-web-step-space = Поле
um-web-step-action = Действие
um-web-step-pieces = Фишки
um-web-point-space = Сначала поле: каждое показывает ход чернильницы. Потом действие.
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
        [coffee-transfer] Перенаправить
        [coffee-bright] Яркая идея
        [insights-box] Шкатулка
       *[box-points] Очки
    }
um-web-note-state = Идеи { $ideas }, яркие идеи { $bright }, свободные поля { $spaces }
um-web-note-recall = Кофе { $coffee }, затем бонус
um-web-note-treat = { $dream }: терапия { $therapy }
um-web-note-walk = Активации: фигуры { $figures }, символы { $tags }
um-web-note-publish =
    { $cites ->
        [0] Очки { $points }, только свои карты
       *[other] Очки { $points }, цитаты { $cites }
    }
um-web-note-cite = { $name } получает: очки { $points }, яркие идеи { $bright }
um-web-note-client = Терапия { $therapy }, очки { $points }
um-web-go-on = Продолжить и потерять
um-web-key-opponent = Практики других
um-web-key-pieces = Больше или меньше идей

# Практика игрока.
um-practice-coffee = Кофе
um-practice-boxes = Шкатулки
um-practice-ideas = Идеи
um-practice-bright = Гениальные идеи
um-practice-tags = Символы
um-practice-reputation = Репутация
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
um-practice-dial = Круг
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
um-practice-open-board = Открыть доску
um-practice-close = Закрыть доску
um-practice-read-only = Практика: { $name }, только чтение
um-practice-summary = Очки { $points }, жетоны { $tiles }, монографии { $treatises }, исцелены { $cured }
