# Терминал: всё, что читают только в нём, и то, что сервер говорит своему хозяину.

## Люди и боты

spectator = зритель
who-human = человек
who-bot = бот: { $name }

## Меню

menu-title = Mittwoch
menu-seat = Место { $number }
menu-resume = Продолжить сохранённую игру
menu-replay = Посмотреть запись игры
menu-leave = Выйти
files-none = Здесь пока нет ни одной игры.
keys-menu = ↑↓ выбор  ←→ изменить  Enter дальше  q выход
keys-files = ↑↓ выбор  Enter открыть  Esc назад

## Игра

play-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
offer-free = Можно также: { $answer }
log-title = Что произошло
why-nothing = Всё, чего можно было бы ожидать, доступно.
rules-none = В правилах нет параграфа { $id }.
handover = Теперь ходит { $name }. Передайте клавиатуру; карты появятся после нажатия Enter.
handover-undo = { $name } хочет выбрать заново: u.
leave-question =
    Выйти из-за стола?

    s  сохранить и выйти
    d  выйти без сохранения
    Esc  остаться
keys-play = ↵ ответ  w почему  l журнал  r правила  u отмена  s запись  ? помощь  q выход
keys-over = l журнал  r правила  s запись  q выход
keys-page = ↑↓ PgUp PgDn листать  / поиск  Esc закрыть
help-play =
    Вопрос стоит посередине, ответы — под ним.

    ↑ ↓ ← →  переход между ответами
    1-9 a-z  перейти к ответу; та же клавиша ещё раз даёт его
    Enter  дать отмеченный ответ
    PgUp PgDn  листать поле
    w  что сейчас невозможно и какое правило это запрещает
    !  что ответил бы бот и почему
    l  что произошло до сих пор
    r  правила, с поиском
    u  отменить свой последний ответ, если с тех пор никто ничего не узнал
    U  начать ход заново, если ничего не было открыто
    s  сохранить
    q  выйти

    Ctrl-C завершает сразу и сохраняет игру.

## Непринятые ответы

undo-nothing = Отменять нечего.
undo-not-yours = Последний ответ дал кто-то другой.
undo-known = С тех пор что-то было открыто; отменить ответ уже нельзя.
undone = Ответ отменён.
reset-done = Ваш ход такой, каким был.

## Сохранение и выход

saved = Сохранено в { $file }.
left-saved = Игра сохранена в { $file }.
left-unsaved = Игра прервана без сохранения.

## Простые строки

text-welcome = { $game }. Отвечайте номером; «help» подскажет, что ещё можно написать.
text-no-number = Ответьте номером от 1 до { $count }.
text-help =
    Номер даёт ответ с этим номером; так же действует его запись, здесь, например: { $answer }
    board: стол словами
    hint: что ответил бы бот и почему
    log: что произошло до сих пор
    why: что сейчас невозможно и какое правило это запрещает
    rules { $rule }: параграф правил; rules: все номера
    undo: отменить свой последний ответ
    reset: начать ход заново, если ничего не было открыто
    save ФАЙЛ: сохранить игру
    say ТЕКСТ, agree, disagree, end, resign: за столом на сервере
    quit: выйти из-за стола
    Пустая строка повторяет вопрос.

## Записи игр

replay-title = { $game }, запись игры
replay-place = { $viewer }, шаг { $step } из { $steps }
replay-jump = Перейти к шагу: { $step }
replay-step = { $step }.
replay-unfinished = Запись кончается здесь; игра не окончена.
keys-replay = ← → шаг  PgUp PgDn десять  Home End  g к шагу  v взгляд  l журнал  q выход
help-replay =
    ← →  на шаг назад или вперёд
    PgUp PgDn  десять шагов
    Home End  первый и последний шаг
    g  перейти к шагу по номеру
    v  смотреть другими глазами: каждый игрок, затем зритель
    l  что произошло до сих пор
    r  правила, с поиском
    q  выйти

## Столы на сервере

reconnecting = Сервер не отвечает; пробуем ещё раз.
server-invitation =
    Другие присоединяются по этой ссылке: { $address }
    или по коду { $code }.
server-free = { $count ->
    [one] Не хватает ещё { $count } игрока.
    [few] Не хватает ещё { $count } игроков.
    [many] Не хватает ещё { $count } игроков.
   *[other] Не хватает ещё { $count } игрока.
}
server-start = Все места заняты. Ждём начала.
undo-asked = Остальных спрашивают, можно ли отменить ваш последний ответ.
reset-asked = Остальных спрашивают, можно ли вам начать ход заново.
server-asks-undo = { $name } просит отменить последний ответ. + согласие, - отказ
server-asks-reset = { $name } просит начать ход заново. + согласие, - отказ
server-asks-end = { $name } просит закончить игру сейчас. + согласие, - отказ
server-asks-return = За вас сейчас играет бот. + вернуться на место
chat-line = { $name }: «{ $text }»
chat-typing = Сказать: { $text }_
left-server = Стол остаётся на месте: { $address }
leave-server =
    Выйти из-за стола? Он останется на сервере.

    Enter  выйти; можно вернуться
    r  сдаться
    e  предложить остальным закончить игру сейчас
    Esc  остаться
help-server =
    За столом на сервере:
    :  сказать что-нибудь столу
    +  согласиться с чьей-то просьбой
    -  отказать
    u  отменяет то, о чём ещё никто не узнал; иначе спрашивает остальных
    s  сохраняет запись игры
text-alone = Никто другой не сидит за этим столом в другом месте.

## What can go wrong

# $all: sentences, one after the other
problem-all = { $all }
problem-closed = Вывод закрыт до конца.
problem-io = Не удаётся читать или писать: { $cause }.
problem-read = Не удаётся прочитать «{ $path }»: { $cause }.
problem-read-folder = Не удаётся прочитать папку «{ $path }»: { $cause }.
problem-write = Не удаётся записать «{ $path }»: { $cause }.
problem-protect = Не удаётся закрыть «{ $path }» от других: { $cause }.
cause-not-found = такого файла или папки нет
cause-permission = доступ запрещён
cause-exists = уже существует
cause-folder = это папка
cause-no-folder = часть пути — не папка
cause-not-empty = папка не пуста
cause-full = диск заполнен
# $text: what the system says
cause-other = { $text }

## The command line

problem-no-command = Команды «{ $name }» нет (см. «mittwoch --help»).
problem-no-argument = «{ $name }» — здесь не аргумент (см. «mittwoch --help»).
problem-missing = Чего-то не хватает: { $names } (см. «mittwoch --help»).
problem-conflict = «{ $name }» нельзя использовать вместе с «{ $other }» (см. «mittwoch --help»).
problem-no-value = Для «{ $name }» нужно значение (см. «mittwoch --help»).
problem-value = «{ $value }» не может быть значением «{ $name }» (см. «mittwoch --help»).
problem-value-of = «{ $value }» не может быть значением «{ $name }»; возможные значения: { $values } (см. «mittwoch --help»).
problem-value-hint = «{ $value }» не может быть значением «{ $name }»: { $hint } (см. «mittwoch --help»).
hint-seat = у места нет имени
hint-option = настройка пишется KEY=VALUE
hint-pace = время пишется 10m+20s, 90s или 1d
hint-night = ночь пишется 22:00-06:00, по UTC
hint-seed = зерно — это число или 64 шестнадцатеричные цифры
problem-command-line = Командную строку невозможно прочитать (см. «mittwoch --help»).

## Games and seats

problem-no-game = Игры «{ $key }» нет; есть { $known }.
problem-option-twice = Настройка «{ $key }» названа дважды.
problem-seats = Названо мест: { $named }, а игроков: { $players }.
problem-no-bot = { $game }: бота «{ $name }» нет; есть { $known }.
problem-no-lesson = Для игры { $game } урока нет.
problem-arena-drawing = Рисунок не записать в { $path }: { $why }
problem-bots = Названо ботов: { $bots }, а мест: { $players }; назовите одного на всех или по одному на каждое.
problem-no-paragraph = В правилах { $game } нет параграфа «{ $id }».
problem-no-player = Игрока { $number } нет; играло: { $seats }.
problem-terminal = Чтобы играть, нужен терминал; с --text читаются простые ответы.
problem-screen = Не удаётся использовать терминал: { $cause }.
problem-screen-closed = Терминал закрыт.
problem-nobody = Отвечать больше некому.
problem-luck = Система не даёт случайных байтов: { $cause }.
problem-stopped = Остановлено.
problem-stopped-at-once = Остановлено немедленно.
problem-stopped-before = Остановлено до конца; файлы остались в последнем виде.

## Files

# $detail: what the reader of the file found, in English
problem-file = «{ $path }»: { $detail }.
problem-unknown-keys = «{ $path }»: неизвестно { $unknown }; есть { $known }.
problem-no-head = «{ $path }»: строка 1 — не заголовок записи.
problem-head-game = «{ $path }»: строка 1 называет игру «{ $game }», которая не известна.
problem-other-pack = «{ $path }»: строка 1: партия сыграна с другими компонентами; назовите их папку через --pack.
problem-other-game = «{ $path }» — партия в { $game }, а не в { $wanted }.
problem-not-text = «{ $path }» — не запись: это не текст.
problem-no-match = В папке «{ $folder }» нет ни одной партии.
problem-differ = Изменились бы партии: { $differing } из { $all }.
problem-server-alone = «{ $path }» может прочитать только программа с сервером.
problem-check-what = Назовите игру и папку для проверки.
problem-which-game = Ни у одной игры нет всех файлов компонентов из «{ $folder }»; назовите игру: components check GAME DIR.
problem-pack-digest = Набор указывают по меньшей мере { $least } знаками его отпечатка.
problem-no-toml = В папке «{ $folder }» нет файла TOML.

## Servers of others

problem-address = «{ $text }» — не адрес вроде http://host:port.
problem-unreachable = Сервер { $server } недоступен: { $cause }.
problem-foreign = По адресу { $server } не отвечает сервер Mittwoch.
problem-refused = Сервер отказывает в столе ({ $status }).
problem-game-unknown = Игра «{ $game }» здесь не известна; её знает более новая программа.
problem-server-bots = На сервере боты занимают последние места.
problem-server-person = На сервере кто-то должен сесть за стол.

## The own server

serve-at = Mittwoch доступен по адресу { $address }
serve-no-browser = Браузер открыть не удалось; откройте адрес сами.
serve-stopping = Остановка.
serve-port = Порт { $port } занят; назовите другой.
serve-listen = Сервер не может слушать на { $address }: { $cause }.
serve-packs = Не удаётся прочитать наборы в «{ $folder }»: { $text }.
backup-done = База данных скопирована в { $file }.
problem-threads = Не удаётся запустить потоки: { $cause }.
problem-public-url = «{ $text }» — не адрес вроде https://play.example.org.
problem-proxy = «{ $text }» — не адрес вроде 127.0.0.1 или 10.0.0.0/8.
problem-unlimited = Без ограничений сервер слушает только на петлевом адресе.
store-broken = Сбой базы данных: { $cause }.
store-unusable = Папку данных { $path } невозможно использовать: { $cause }.
store-in-use = С папкой данных { $path } работает другой сервер.
store-newer = Данные в { $path } записаны более новым сервером (номер их формы — { $form }, этот сервер знает до { $known }); запустите его.
store-damaged = Данные в { $path } невозможно использовать, они повреждены: { $cause }. Ничего не изменено. Положите последнюю копию, сделанную командой «mittwoch backup», в пустую папку под именем { $file }, запустите сервер с --data на этой папке и сохраните повреждённый файл.
store-no-database = В папке { $path } нет базы данных.
store-no-backup = Копию { $path } невозможно записать: { $cause }.
store-away = База данных недоступна: { $cause }.
store-unreachable = Базу данных { $url } невозможно использовать: { $cause }.
store-old-server = База данных { $url } — это PostgreSQL { $found }; нужна версия { $needed } или новее.
store-encoding = База данных { $url } хранит тексты в { $found }; создайте базу с кодировкой UTF8.
store-unsynced = База данных { $url } забыла бы ходы при сбое: её настройка «{ $setting }» выключена. Включите её и запустите снова.
store-moving = Данные базы { $url } сейчас переносятся; запустите снова, когда это закончится.
store-served = С базой данных { $url } работает сервер.
store-empty = В базе данных { $url } нет данных.
store-not-empty = В { $place } уже лежат другие данные; ничего не изменено.
store-move-differs = Таблица «{ $table }» на новом месте не та же самая; ничего не изменено.
store-move-row = Строки таблицы «{ $table }» нельзя сохранить на новом месте: { $cause }. Ничего не изменено.
store-backup-elsewhere = Базу PostgreSQL копируют её собственными программами, например pg_dump.
move-table = { $table }: строк — { $rows }, одинаковы в обоих местах
move-done = Теперь всё лежит в { $place } и сверено, строк: { $rows }. Старые данные остались на месте; больше не запускайте на них сервер.
move-before = Всё уже лежит в { $place } и сверено, строк: { $rows }.
problem-database = Это не адрес вида postgres://имя:пароль@компьютер/база.
problem-node-address = --node-address задаёт адрес, по которому этот сервер доступен другим: не 0.0.0.0, а адрес этой машины в их сети.

## What was checked

check-sound = Исправен: набор для { $game } с отпечатком { $digest }. Подлинных записей: { $original } из { $entries }.
replay-sound = В порядке: «{ $path }», { $game }, ответов: { $answers }.
# $detail: what differs
replay-differs = Расходится: «{ $path }»: { $detail }.
replay-counts = { $game }, правила { $rules }: партий — { $all }, разошлось бы — { $differing }.

## Without a menu

menu-plays = Mittwoch играет в эти игры:
menu-elsewhere = В терминале «mittwoch menu» показывает меню. В других местах:
usage-serve = открыть столы для браузеров и терминалов
usage-play = играть простыми строками
usage-simulate = пусть боты сыграют много партий
usage-arena = свести ботов друг с другом
usage-replay = посмотреть или проверить запись
usage-games = игры, места, настройки, боты
usage-rules = краткое изложение правил
usage-components = что подлинное, а что восстановлено
usage-bench = как быстро играются партии
usage-help = всё остальное
games-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
games-span = от { $least } до { $most } игроков
games-option = (по умолчанию { $default }; { $players })
games-bots = боты, от слабейшего: { $bots }

## Components, simulation, speed

components-file = файл
status-certain = точно
status-likely = вероятно
status-guess = догадка
status-reconstructed = восстановлено
components-reconstructed = Восстановлено:
components-page = Весь список: --page
simulate-seat = место
simulate-bot = бот
simulate-wins = победы
simulate-score = средний счёт
simulate-left = осталось
simulate-speed = Партий: { $games }, решений: { $decisions } за { $seconds } с; в секунду: решений { $decisions-each }, партий { $games-each }
simulate-means = средний счёт победителя { $score }, раундов в среднем { $rounds }
arena-one = бот
arena-others = против
arena-games = партии
arena-wins = победы
arena-scores = средний счёт
arena-bot = бот
arena-rating = рейтинг
arena-time = мс на решение
arena-longest = дольше всего, мс
arena-accepted = принято
arena-refused = отвергнуто
arena-open = не решено
bench-decisions = решений/с
bench-games = партий/с
bench-answers = ответов
bench-open = открытие мс

## Наборы владельцев

pack-played = Набор: { $name }. Подлинных записей: { $original } из { $entries }.
components-exported =
    Встроенные файлы лежат в { $folder }. Измените их, затем проверьте папку
    командой: components check { $folder }
components-pack-comment =
    Как называется этот набор и для какой он игры.
    В остальных файлах измените то, что в вашей коробке иначе, и дайте такой
    записи status = "certain". Пропущенные записи и файлы остаются как есть.
    У новой записи может быть called = "Имя" или called = { "{" } en = "…", ru = "…" { "}" }.
    Запись уступает место так: removed = true.
components-pack-name = Моя коробка: { $game }
sheet-title = { $game }: что написано в вашей коробке
sheet-text = В последнем столбце отметьте, что напечатано в вашей коробке, если это отличается. Строки идут в порядке файлов; серое известно точно.
sheet-entry = Запись
sheet-field = Поле
sheet-built-in = Встроено
sheet-status = Статус
sheet-box = В вашей коробке
thinkers-none = Ни один мыслитель не допущен.
thinkers-title = имя
thinkers-since = с
thinkers-added = Его токен, который называют только сейчас:
thinkers-removed = Мыслитель удалён. За столами, где он играет, отвечает бот сервера.
thinkers-unknown = Такого мыслителя нет.
thinkers-name = В имени мыслителя от 2 до { $most } знаков: строчные латинские буквы, цифры и дефисы, первый знак — буква.
thinkers-taken = Так зовут другого мыслителя.
thinkers-unusable = Список мыслителей нельзя использовать: { $cause }
host-packs-none = Никто не установил ни одного набора.
host-packs-digest = отпечаток
host-packs-name = название
host-packs-person = чей
host-packs-bytes = байты
host-packs-removed = { $count ->
    [0] Такого набора нет.
    [one] Удалён { $count } набор. Партии с ним продолжаются.
    [few] Удалено { $count } набора. Партии с ними продолжаются.
   *[other] Удалено { $count } наборов. Партии с ними продолжаются.
}

## Первые партии с объяснениями

teach-head = Урок { $number } из { $count }: { $title }
teach-now-text = Ваш ход: { $answer } (show: сделай это за меня; skip: следующий урок; leave: играть дальше без урока)
teach-nothing = Здесь подсказки нет: отвечайте, как хотите.
teach-skipped = Пропущено. Отвечайте, как хотите.
teach-left = Урок окончен, партия продолжается.
teach-over = Вот и весь урок. Партия продолжается: доиграйте её или остановитесь здесь.

## Hints and reviews

advice-answer = { $place }) { $answer }: { $chance } (± { $error }), { $points } очк.
reviewed-head = Решений: { $count }; взвешивает { $bot }, каждое в воображаемых раскладах: { $worlds }.
reviewed-by-judge = Шансы даёт судья, обученный на многих партиях.
reviewed-by-playouts = Шансы — это победы, подсчитанные в партиях, которые боты доиграли до конца.
reviewed-seat = место
reviewed-mistakes = ошибки
reviewed-rivals = ошибки других
reviewed-luck = удача
reviewed-eyes = Что решило для { $name }:
reviewed-no-moments = Ничто не выделяется.
reviewed-moment = { $change }  раунд { $round }, шаг { $step }, { $name }: { $answer }
reviewed-better = Лучше: { $answer }: { $chance } вместо { $played } (± { $error }).
reviewed-next = Лучший из других ответов: { $answer }: { $chance } вместо { $played } (± { $error }).
reviewed-not-over = Партия не окончена; разбирают только оконченные партии.
