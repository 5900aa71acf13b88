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
um-at-less = На один меньше
um-at-more = На один больше
um-at-board = Планшет Ид
um-at-again = ещё раз
um-at-flips-next = следующий
um-at-stack = Стопка: { $stack }, в игре: { $play }
um-at-deck = осталось карт: { $deck }
um-at-rooms = Его кабинеты
um-at-cured = исцелены: { $count }
um-at-room-state =
    { $layer ->
        [yes] Карта страдания на месте
       *[no] Лежит накладка
    }, сновидения: { $dreams }
um-at-empty = Пусто
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
um-at-number-points = Очки
um-at-number-reputation = Репутация
um-at-number-inkpot = Чернильница
um-at-number-compass = Компас
um-at-number-stack = Стопка
um-at-number-active = Активные жетоны
um-at-number-room-1 = Терапия, кабинет 1
um-at-number-room-2 = Терапия, кабинет 2
um-at-coffee = { $count } кофе
um-at-elevate = Повысить
um-at-transfer = Перенести
um-at-box = Шкатулка: { $count }
um-at-bright = Гениальная идея: { $count }
um-at-minor = Малое озарение
um-at-median = Среднее озарение
um-at-major = Большое озарение
um-at-points = Очки: { $count }
um-at-reputation = Репутация
um-at-research = Взять: { $count }
um-at-play = Сыграть: { $count }
um-at-publish = Издать
um-at-treat = Лечить
um-at-inkpot = Чернильница: { $count }
um-at-professor = Профессор 1–2
um-at-join = К Фрейду
um-at-freud = Фрейд 1–3
um-at-tile = Взять жетон
um-at-trigger-tile = Сработать: жетон
um-at-trigger-column = Сработать: столбец
um-at-trigger-row = Сработать: ряд
um-at-room = Открыть кабинет
um-at-therapy = Терапия: { $count }
um-at-exchange = Обмен
um-at-what-location = Эффект локации
um-at-what-no-card = Сыграть карту, когда их нет
um-at-what-no-treatise = Нечего издать
