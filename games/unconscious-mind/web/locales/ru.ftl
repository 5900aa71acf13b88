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

um-web-displays = Выкладка
um-web-clients = Пациенты
um-web-dreams = Сны
um-web-research = Исследования
um-web-goals = Цели
um-web-deck = Карт в колоде исследований: { $count }
um-web-therapy-with = терапия с картой страдания { $therapy }
# $left: volumes that can still be cited
um-web-published = издал: { $name }, осталось томов: { $left }
um-web-closed = Зачёркнутые ячейки закрыты
um-web-space-closed = закрыта
um-web-space-free = свободна
um-web-space-taken = { $name } указывает: { $action } (идеи { $ideas }, гениальные идеи { $bright })
um-web-row-value = значение ряда { $steps }
# $place: top, row или left
um-web-landing =
    { $place ->
        [top] Столбец
        [left] Репутация
       *[row] Ряд { $row }
    }
um-web-frees = освобождается идея
um-web-inkpot = Чернильница
um-web-tiles-act = жетонов: { $tiles }
um-web-of-choice = на выбор
um-web-own-aim = здесь уже ваши идеи
# $action: the plain name of an action
um-web-action =
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
um-web-presence = Районы в конце: { $points }
um-web-freud-end = Фрейду до конца: { $steps }
um-web-freud-at = Фрейд на { $space }, до конца: { $steps }
um-web-you = Вы
um-web-figures = фигурки: { $names }
um-web-no-figures = фигурок нет
um-web-your-tags = ваши символы: { $tags }
um-web-you-have = ваши символы: { $tags }
um-web-steps = шаги: { $steps }
