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
        [coffee-transfer] Перенаправить
        [coffee-bright] Гениальная идея
        [insights-box] Шкатулка
       *[box-points] Очки
    }
um-web-note-state = Идеи { $ideas }, гениальные идеи { $bright }, свободные ячейки { $spaces }
um-web-note-recall = Кофе { $coffee }, затем бонус
um-web-note-treat = { $dream }: терапия { $therapy }
um-web-note-walk = Активации: фигуры { $figures }, символы { $tags }
um-web-note-publish =
    { $cites ->
        [0] Очки { $points }, только свои карты
       *[other] Очки { $points }, цитаты { $cites }
    }
um-web-note-cite = { $name } получает: очки { $points }, гениальные идеи { $bright }
um-web-note-client = Терапия { $therapy }, очки { $points }
um-web-go-on = Продолжить и потерять
um-web-key-opponent = Практики других
um-web-key-pieces = Больше или меньше идей
