# Простая страница в браузере; общее с терминалом находится в platform.ftl.

page-welcome = Играть сразу
page-mine = Ваши столы
page-open = Столы со свободным местом
page-running = Столы, за которыми можно наблюдать
page-over = Оконченные игры
page-new = Новый стол
page-code = Код стола
page-join = Присоединиться
page-go = Перейти
page-your-turn = Ваш ход
page-create = Создать стол
page-public = Показать в общем зале
page-clock = Часы каждого игрока
page-no-clock = Без часов
page-minutes = { $minutes ->
    [1440] Один день
    [4320] Три дня
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
page-free = свободное место
page-invite = Пригласите других этой ссылкой:
page-code-is = или кодом { $code }
page-copy = Скопировать ссылку
page-copied = Ссылка скопирована.
page-closed = Хозяин закрыл этот стол.
page-sit = Сесть за стол
page-start = Начать игру
page-leave = Встать из-за стола
page-more = Ещё
page-propose-end = Предложить закончить игру
page-resign = Сдаться
page-return = Вернуться на своё место
page-record = Скачать запись игры
page-rematch = Реванш
page-rematch-go = Перейти к реваншу
page-commitment = Что скрепляет тасования этой игры:
page-you = вы
page-resigned = сдача
page-chosen = выбор сделан
page-awaited = ждём ответа
page-absent = не на месте
page-watching = { $count ->
    [one] Наблюдает { $count } человек.
    [few] Наблюдают { $count } человека.
    [many] Наблюдают { $count } человек.
   *[other] Наблюдают { $count } человека.
}
page-stand-in = Пусть бот играет за: { $name }
page-asks-undo = { $name } просит вернуть последний ответ.
page-asks-end = { $name } просит закончить игру сейчас.
page-yes = Согласиться
page-no = Отказать
page-undo = Вернуть последний ответ
page-undo-ask = Попросить вернуть последний ответ
page-view = Стол
page-chat = Разговор за столом
page-say = Сказать
page-account = Сохранить свои столы: имя и пароль
page-name = Имя
page-password = Пароль
page-log-in = Войти
page-register = Создать учётную запись
page-log-out = Выйти
page-lost = Сервер не отвечает.
