# Страница: всё, что читают только в браузере.

## Везде

skip-to-content = Перейти к содержанию
loading = Минутку…
failed = Не получилось. Ничего не потеряно; попробуйте ещё раз.
try-again = Попробовать ещё раз
close = Закрыть
full-card = Карта целиком
nav-label = Главное
nav-home = На главную
nav-play = Играть
nav-rules = Правила
nav-components = Компоненты
nav-settings = Настройки
nav-sign-in = Войти
nowhere-title = Здесь ничего нет
nowhere-text = По этому адресу нет страницы.

## Главная

home-caps = Каждый день — среда
home-claim =
    Стол накрыт.
    Садитесь с друзьями или с ботами.
home-lead = Современные настольные игры по всем правилам, на телефоне и на компьютере, за один вечер или за несколько дней. Отправьте ссылку — и вы играете.
home-open = Открыть стол
home-no-account = Без регистрации.
home-play-now = Играть сейчас
home-new = Новый стол
# $least, $most (numbers): the fewest and the most players
home-players = { $least }–{ $most } игроков
home-turns = Ваш ход
home-turns-count = { $count ->
    [one] вас ждёт { $count } стол
    [few] вас ждут { $count } стола
   *[many] вас ждут { $count } столов
}
home-running = Ждём других
home-over = Законченные партии
home-public = Открытые столы
home-public-none = Сейчас открытых столов нет. Откройте свой, и другие найдут его здесь.
join-title = Сесть за стол
join-code = Код
join-go = Сесть
join-unknown = Ни у одного открытого стола нет такого кода.
list-play = Играть
list-open = Открыть
list-look = Посмотреть
list-sit = Сесть
list-watch = Смотреть
pace-live = вживую
pace-days = на несколько дней

## Новый стол

new-pace = Темп
new-undo = Отмена хода
undo-policy-free = свободно, пока ничего не открыто
undo-policy-consent = только с согласия всех
undo-policy-never = никогда

## Комната ожидания

room-caps = Стол открыт
room-seats = Места
room-free = { $count ->
    [0] все заняты
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
room-sit = Сесть
room-sit-here = Сесть сюда
room-leave = Освободить место
room-full = Все места заняты; можно смотреть.
room-start-wait = Ждём игроков
room-add-bot = Посадить бота
room-remove-bot = Убрать
room-remove = Убрать игрока
room-close = Закрыть стол
room-close-sure = Да, закрыть для всех
room-close-not = Оставить открытым
room-closed = Хозяин закрыл этот стол.
room-which-bot = Бот для места { $number }
room-options = Как играем
room-luck = Ваше слово
room-luck-add = Добавить
invite-title = Пригласить друзей
invite-link = По этой ссылке можно сесть за стол
invite-copied = Скопировано
invite-code = Код
proof-title = Честность с доказательством
proof-text = Каждая тасовка запечатана до первой карты и открывается после последней.

## Стол

top-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
top-watching = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[many] смотрят { $count } человек
}
tabs-label = Части стола
tab-board = Поле
tab-players = Игроки
tab-log = Журнал
tab-chat = Чат
menu-label = Ещё
menu-copy-link = Скопировать ссылку
menu-record = Сохранить запись
menu-propose-end = Предложить закончить партию
menu-resign = Сдаться
menu-resign-sure = Да, сдаюсь
menu-to-home = На главную
# $rule: the number of a paragraph
rule-label = Правило { $rule }
title-turn = ● Ваш ход: { $name }
hint-title = Ваша первая партия
hint-how = Нажмите на то, что обведено пунктиром, и подтвердите главной кнопкой.
hint-rules = Читать правила
hint-done = Понятно

seat-is-bot = бот
seat-present = за столом
seat-away = нет на месте
seat-deciding = думает
seat-sealed = выбор сделан
seat-waits = ждёт
seat-resigned = партия сдана
seat-won = победа
seat-finished = игра окончена
clock-label = Осталось времени
# $days, $hours (numbers)
clock-left = { $days } д { $hours } ч
# $time: such as 07:00
clock-night = Спит до { $time }: часы стоят

prompt-yours = Ваш ход
prompt-given = Ваш ответ принят
prompt-sending = Отправляем ответ…
# $names: who is awaited
prompt-waiting = Ждём: { $names }
prompt-watching = Вы смотрите игру.
options-all = Показать все ответы
options-list = Списком ({ $count })
options-free = Можно также ({ $count })
undo-free = Отменить
undo-ask = Попросить об отмене
undo-not-now = Сейчас отменить ничего нельзя.
# $at, $last (numbers): the moment shown, and the last one
looking-back = Назад: ход { $at } из { $last }
looking-return = Вернуться к игре
log-more = Показать прежние строки
rules-search = Искать в правилах
rules-nothing = Ничего не найдено.
slider-label = Время партии
slider-at = Ход { $at } из { $last }
slider-back = На ход назад
slider-on = На ход вперёд
slider-live = Текущий ход
slider-end = Итог
slider-eyes = Чьими глазами
eyes-own = вашими глазами

chat-write = Написать сообщение
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-spectator = зритель

## Что требует внимания

# $seconds (number): until the next attempt
connection-lost = Связь потеряна. Стол в сохранности; новая попытка через { $seconds } с.
connection-now = Попробовать сейчас
connection-unsent = Ваш ответ сохранён здесь и уйдёт, как только сервер ответит.
request-undo = { $name } просит отменить последний ответ.
request-end = { $name } предлагает закончить партию сейчас.
agree = Согласиться
disagree = Отказать
stand-in-yours = За вас играет бот.
stand-in-return = Вернуться на место
stand-in-put = Пусть играет бот

## Конец

score-caption = Очки по источникам
score-compare = Сравнить

## Клавиши

key-option = выбрать ответ; та же клавиша его даёт
key-move = от элемента к элементу
key-answer = дать ответ
key-back = вернуться ко всем ответам
key-prompt = к вопросу
key-undo = отменить ответ
key-why = почему нельзя?
key-log = к журналу
key-time = на ход назад, на ход вперёд
key-region = к следующей части, с Shift к предыдущей
key-help = эта подсказка
key-space = Пробел
key-full = вся карта словами

## Стол текстом

menu-text-table = Стол текстом
settings-text-table = Стол текстом: списки и таблицы слов вместо рисунков
key-text = стол текстом: включить или выключить

## Правила и компоненты

book-games = Игры
book-english = Эта страница на английском языке.
book-table = Компоненты
components-search = Поиск по компонентам
components-origins = Записи: достоверных — { $certain }, вероятных — { $likely }, предположительных — { $guess }, воссозданных — { $reconstructed }.
components-nothing = Ничего не найдено.
components-sources = Откуда это известно

## Учётная запись

account-title = Учётная запись
account-guest = Вы играете как гость, и знает вас только этот браузер. С учётной записью партии всегда с вами.
account-name = Имя
account-password = Пароль
account-register = Завести учётную запись
account-why = Учётная запись — это имя и пароль, больше ничего. Партии, сыгранные гостем, останутся вашими.
account-logout = Выйти
account-logout-all = Выйти везде
account-export = Скачать мои данные
account-delete = Удалить учётную запись
account-delete-sure = Да, удалить навсегда
account-delete-text = Ваше имя, пароль и всё написанное вами в чатах исчезнут навсегда; сами партии останутся.
account-password-change = Сменить пароль
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-changed = Пароль изменён.
rank-guest = Гость
rank-account = Учётная запись
rank-bot = Программа
tokens-title = Программы
tokens-text = Программа может играть от вашего имени с помощью токена.
tokens-name = Имя программы
tokens-make = Создать токен
tokens-secret = Показан один раз, сохраните его:

## Настройки

theme-auto = как в системе
theme-light = светлое
theme-dark = тёмное
settings-motion = Анимация
motion-auto = как в системе
motion-calm = спокойная
motion-normal = обычная
motion-quick = быстрая
motion-off = нет
settings-contrast = Больше контраста
settings-notify = Уведомление, когда мой ход
settings-notify-denied = Браузер не разрешает этой странице уведомления.
settings-kept = Эти настройки остаются в этом браузере.

## Простое поле

plain-pieces = О чём идёт речь

## Наборы

packs-title = Наборы
packs-text = То, что напечатано в вашей коробке, вместо того, что нам пришлось восстановить. Набор ваш: другие видят его только за столами, которые вы с ним откроете.
packs-guest = Наборы принадлежат учётным записям. Сначала войдите или создайте её.
packs-install = Установить набор
packs-folder = Выбрать папку
packs-files = Выбрать файлы
packs-drop = или перетащите сюда папку или файлы TOML
packs-name = Название (иначе то, что в pack.toml)
packs-send = Проверить и установить
packs-chosen = { $count ->
    [one] { $count } файл, { $size }
    [few] { $count } файла, { $size }
   *[other] { $count } файлов, { $size }
}
packs-checking = Проверка…
packs-installed = Установлен: { $name }
packs-faults = { $count ->
    [one] В этом наборе { $count } ошибка. Ничего не установлено.
    [few] В этом наборе { $count } ошибки. Ничего не установлено.
   *[other] В этом наборе { $count } ошибок. Ничего не установлено.
}
packs-file = Файл
packs-entry = Запись
packs-what = В чём ошибка
packs-not-text = файл записан не в UTF-8
packs-no-files = Среди них нет файлов TOML.
packs-mine = Ваши наборы
packs-none = У вас их пока нет.
packs-hosted = Предлагает этот сервер
packs-room = Наборов: { $count } из { $most }, { $size } из { $most-size }
packs-original = Подлинных записей: { $original } из { $entries }
packs-remove = Удалить
packs-remove-sure = Удалить насовсем; партии его сохранят
packs-kilobytes = { $size } кБ
packs-how = Как его сделать: «mittwoch components export { $game } my-box» запишет файлы для правки, «mittwoch components sheet { $game }» — страницу для печати, где можно отметить ваши значения.
new-pack = Компоненты
pack-label = Набор «{ $name }»
pack-title = Чем играют

# Watching the others
settings-watching = Ходы других
watching-slow = медленно
watching-normal = в обычном темпе
watching-once = сразу
settings-explain = Объяснять ходы Ид
explain-every = каждый ход
explain-surprises = только неожиданное
explain-never = никогда
# $count (number): steps that are still to be shown
watch-more = { $count ->
    [one] ждёт ещё { $count } шаг
    [few] ждут ещё { $count } шага
   *[many] ждут ещё { $count } шагов
}
watch-skip = К настоящему

## Ход заново

reset-turn = Ход заново
reset-ask = Попросить начать ход заново
# Not to the start of the turn, but to the last thing that was drawn or shown.
reset-part = Вернуться к открытому
# $count (number): the answers that would go
reset-sure = { $count ->
    [one] Отменить { $count } ответ?
    [few] Отменить { $count } ответа?
   *[other] Отменить { $count } ответов?
}
reset-not-nothing = В этом ходу вы ещё ничего не ответили.
reset-not-not-yours = С тех пор ответил кто-то другой.
reset-not-known = Что-то было взято или открыто: отменить это нельзя.
reset-not-policy = За этим столом ответы не отменяют.
request-reset = { $name } просит начать ход заново.
key-reset = начать ход заново

## New table: the options that have pictures

new-on-table = На столе

# The companion for cardboard on the table.
companion-link = Игра лежит на столе?
companion-title = За вашим столом
companion-none = У этой игры нет помощника.

## The way back to the result

menu-result = Показать итог

## Off line, and newer versions

offline-title = Нет связи
offline-text = Сервер сейчас недоступен. Ваши столы на нём в сохранности; страница откроется сама, как только он ответит.
newer-text = Вышла новая версия этой страницы.
newer-now = Обновить
newer-later = Позже
## Главная: для тех, кто здесь впервые, и для тех, кто вернулся

nav-foot = Другие страницы
home-alone = Играть соло
# $name: a game; $time: how long it takes
home-alone-what = { $name } против ботов, { $time }
home-teach = Научите меня
# $least, $most (numbers): minutes
home-minutes = { $least }–{ $most } мин
# $name: whoever reads it
home-greet-morning = Доброе утро, { $name }.
home-greet-day = Добрый день, { $name }.
home-greet-evening = Добрый вечер, { $name }.
home-greet-night = Не спится, { $name }?
home-waiting = { $count ->
    [0] Ни один стол вас не ждёт.
    [one] Вас ждёт { $count } стол.
    [few] Вас ждут { $count } стола.
   *[many] Вас ждут { $count } столов.
}
home-urgent = сначала самые срочные
home-round = раунд { $round }
# $last (number): the last round of this game
home-round-of = раунд { $round } из { $last }
home-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
# $time: such as “3 hours”
home-left = осталось: { $time }
home-ready = можно начинать
home-frozen = с этой версией правил продолжить нельзя
home-waits = ждёт игроков
# $open, $running (numbers): tables
home-public-count = можно сесть: { $open }, можно смотреть: { $running }
home-over-all = Все партии ({ $count })
home-over-few = Меньше
home-result = Итог
home-replay = Пересмотреть
home-result-won = победа
home-result-lost = поражение
home-result-place = { $place ->
    [2] второе место
    [3] третье место
    [4] четвёртое место
   *[other] { $place }-е место
}
home-result-none = окончена
pace-none = без часов
discard-close = Закрыть стол
discard-close-sure = Сесть за него уже никто не сможет.
discard-leave = Встать из-за стола
discard-leave-sure = Ваше место освободится для кого-то другого.
discard-discard = Бросить партию
discard-discard-sure = Эта партия с ботами исчезнет навсегда.
discard-forget = Удалить партию
discard-forget-sure = Итог и запись партии исчезнут навсегда.
discard-keep = Оставить
home-how = Как это устроено
home-how-learn = Игра вам незнакома? «Научите меня» сыграет с вами первую партию шаг за шагом.
home-how-invite = Накройте стол и отправьте ссылку: у кого она есть, тот садится, с телефона или с ноутбука.
home-how-pace = За один вечер или за несколько дней. Свободные стулья займут боты.
## The log by turns, what an answer would bring, and keys

log-consequences = { $count ->
    [one] { $count } последствие
    [few] { $count } последствия
   *[other] { $count } последствий
}
outlook-steps = по шагам
menu-keys = Помощь и клавиши
## People: names, bots, waiting, time

bot-random-about = играет что придётся
bot-greedy-about = берёт лучшее из того, что видит, и дальше не заглядывает
bot-novice-about = видит то, что лежит на столе, и не видит того, что через два шага
bot-club-about = надёжный клубный игрок
bot-expert-about = взвешивает каждый ответ по тому, что из него выйдет
bot-champion-about = думает столько, сколько это помогает, и ничего не отдаёт
outside-about = программа вне сервера; если она не отвечает, отвечает клубный игрок
name-label = Ваше имя
name-hint = Подойдёт любое. Учётная запись не нужна.
name-save = Зовите меня так
name-change = Сменить имя
name-title = Как вас называть?
# $level: how well it plays
seat-bot-level = бот, { $level }
# $level: how well it plays
seat-stand-in-level = замещает бот ({ $level })
seat-departed = тот, кто ушёл
room-leave-why = Место освободится для другого, а стол останется.
room-begins = начинает
room-rotate = Пусть начнёт следующий
room-face = Другое лицо
room-game = Пока вы ждёте
room-read-rules = Прочесть правила
# $least (number), $most (number): how many can play
room-players = Игроков: от { $least } до { $most }
room-luck-title = Добавьте своё к тасовке
room-luck-why = Порядок карт зависит от тайного числа, которое сервер уже запечатал, и от всего, что игроки напишут здесь. Поэтому никто, даже сервер, не мог его выбрать. Писать не обязательно.
room-luck-done = Добавлено.
pace-title-none = Без часов
pace-title-clock = С часами
pace-title-days = На несколько дней
# $bank: a time, $extra: a time
pace-bank-extra = На всю партию у каждого { $bank } и ещё { $extra } с каждым вопросом; что не потрачено, остаётся.
# $bank: a time
pace-bank = На всю партию у каждого { $bank }.
pace-out-bot-takes-seat = Когда время выйдет, до вашего возвращения играет бот.
pace-out-resign = Когда время выйдет, партия проиграна.
pace-no-clock = Никто никого не торопит. Если кто-то отошёл, остальные могут доверить его игру боту.
# $count (number)
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
# $count (number)
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
# $count (number)
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
# $count (number)
span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
# $name: who, $time: how long it takes
stand-in-soon = { $name }: нет за столом. Если никто не вернётся, сможет сыграть бот; ждать ещё: { $time }.
# $name: who
stand-in-now = { $name }: давно нет за столом. До возвращения может играть бот.
# $name: who
stood-in-time-out = { $name }: вышло время.
stood-in-away = { $name }: не было за столом.
stood-in-wish = { $name }: играл бот, по желанию.
stood-in-resigned = { $name }: партия сдана.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-end = До конца играл бот: его ответов { $answers } из { $of }.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-some = Ответов бота: { $answers } из { $of }.
# $name: who
stood-in-unearned = Это не считается победой: { $name }.
# $date: a day
account-since = здесь с { $date }
account-games = Партии
account-played = сыграно
account-won = выиграно
account-no-games = Ни одна партия ещё не сыграна до конца.
account-win-why = Партия, которую за вас доиграл бот, считается сыгранной, но не выигранной.
# $time: such as “one day”
pace-each = На каждый ответ: { $time }; время не копится.

## Hints

hint-ask = Подсказка
hint-off = За этим столом подсказки отключены.
hint-on = За этим столом даются подсказки.
key-hint = подсказка
new-hints = Подсказки
hints-policy-alone = только против ботов
hints-policy-all = для всех
hints-policy-none = ни для кого
