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

## Pictures of the options

um-pick-journalist = третья фигура в городе
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
