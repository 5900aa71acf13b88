# Платформа: всё, что читают в терминале и что не принадлежит отдельной игре.

## Люди и боты

seat-human = Игрок { $number }
seat-bot = Бот { $number }
spectator = зритель
who-human = человек
who-bot = бот: { $name }

## Меню

menu-title = Mittwoch
menu-start = Начать игру
menu-game = Игра
menu-players = Игроки
menu-seat = Место { $number }
menu-language = Язык
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
ask = { $name }: { $question } [{ $rule }]
offer-free = Можно также: { $answer }
preview-title = Вот что произойдёт
log-title = Что произошло
why-title = Почему нет?
why-nothing = Всё, чего можно было бы ожидать, доступно.
rules-title = Правила
rules-none = В правилах нет параграфа { $id }.
help-title = Помощь
handover = Теперь очередь за другим: { $name }. Передайте клавиатуру; карты появятся после нажатия Enter.
handover-undo = { $name } хочет выбрать заново: u.
leave-question =
    Выйти из-за стола?

    s  сохранить и выйти
    d  выйти без сохранения
    Esc  остаться
keys-play = ↵ ответ  w почему  l журнал  r правила  u назад  s запись  ? помощь  q выход
keys-over = l журнал  r правила  s запись  q выход
keys-page = ↑↓ PgUp PgDn листать  / поиск  Esc закрыть
help-play =
    Вопрос стоит посередине, ответы — под ним.

    ↑ ↓ ← →  переход между ответами
    1-9 a-z  перейти к ответу; та же клавиша ещё раз даёт его
    Enter  дать отмеченный ответ
    PgUp PgDn  листать поле
    w  что сейчас невозможно и какое правило это запрещает
    l  что произошло до сих пор
    r  правила, с поиском
    u  вернуть свой последний ответ, если с тех пор никто ничего не узнал
    s  сохранить
    q  выйти

    Ctrl-C завершает сразу и сохраняет игру.

## Непринятые ответы

fault-over = Игра окончена.
fault-not-asked = Сейчас вопрос не к вам.
fault-unreadable = Это не ответ: { $text }
undo-nothing = Возвращать нечего.
undo-not-yours = Последний ответ дал кто-то другой.
undo-known = С тех пор что-то было открыто; вернуть ответ уже нельзя.
undone = Ответ возвращён.
table-taken-back = { $seat }: последний ответ возвращён.
table-answered = { $seat }: { $action }
table-answered-unseen = { $seat }: ответ дан.
table-agreed-back = { $seat }: ответ возвращён с согласия остальных.
table-resigned = { $seat }: сдача.
table-ended = Все согласились закончить игру (предложение: { $seat }).
table-stand-in = { $seat }: теперь играет бот.
table-returned = { $seat }: возвращение в игру.

## Сохранение и выход

saved = Сохранено в { $file }.
left-saved = Игра сохранена в { $file }.
left-unsaved = Игра прервана без сохранения.
left-over = Игра окончена.

## Конец

over-title = Конец игры
outcome-won = Победа: { $name }.
outcome-shared = Общая победа: { $names }.
outcome-automaton = Побеждает Ид.
outcome-rounds = { $rounds ->
    [one] Сыгран { $rounds } раунд.
    [few] Сыграно { $rounds } раунда.
    [many] Сыграно { $rounds } раундов.
   *[other] Сыграно { $rounds } раунда.
}
score-what = Счёт
score-automaton = Ид

## Простые строки

text-welcome = { $game }. Отвечайте номером; «help» подскажет, что ещё можно написать.
text-no-number = Ответьте номером от 1 до { $count }.
text-help =
    Номер даёт ответ с этим номером; так же действует его запись, здесь, например: { $answer }
    board: стол словами
    log: что произошло до сих пор
    why: что сейчас невозможно и какое правило это запрещает
    rules { $rule }: параграф правил; rules: все номера
    undo: вернуть свой последний ответ
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

waiting = Ждём: { $names }.
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
fault-stale = Игра тем временем ушла вперёд; посмотрите ещё раз.
undo-asked = Остальных спрашивают, можно ли вернуть ваш последний ответ.
server-asks-undo = { $name } просит вернуть последний ответ. + согласие, - отказ
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
    u  возвращает то, о чём ещё никто не узнал; иначе спрашивает остальных
    s  сохраняет запись игры
text-alone = Никто другой не сидит за этим столом в другом месте.

## Наборы владельцев

-language = ru
    .code = ru
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}
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
components-sound = Исправен: набор для { $game } с отпечатком { $digest }. Подлинных записей: { $original } из { $entries }.
sheet-title = { $game }: что написано в вашей коробке
sheet-text = В последнем столбце отметьте, что напечатано в вашей коробке, если это отличается. Строки идут в порядке файлов; серое известно точно.
sheet-entry = Запись
sheet-field = Поле
sheet-built-in = Встроено
sheet-status = Статус
sheet-box = В вашей коробке
sheet-certain = точно
sheet-likely = вероятно
sheet-guess = догадка
sheet-reconstructed = восстановлено
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
