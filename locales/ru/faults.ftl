# Почему сервер в чём-то отказывает и что объявляет стол; читают в браузере и в терминале.

## Requests

fault-message-cut = Сообщение пришло не полностью.
fault-content-type = Сообщение должно иметь тип содержимого application/json.
# $detail: what the reader of the message found, for programmers
fault-not-protocol = Сообщение не соответствует протоколу: { $detail }
fault-not-a-command = Это сообщение не является командой протокола.
fault-unreadable-request = Запрос невозможно прочитать.
fault-no-such-view = Вид — это вид с места или «open».
fault-too-large = Сообщение слишком длинное.
fault-too-many = Слишком много запросов; подождите немного.
fault-connections = Слишком много соединений; сначала закройте одно из них.
fault-cross-site = Запрос пришёл с другого сайта.
fault-not-found = Здесь нет ничего с таким именем.
fault-no-texts = На этом языке текстов нет.
fault-not-allowed = Вам это не разрешено.
fault-internal = На сервере что-то пошло не так. Ничего не потеряно.
fault-cannot-save = Сервер ничего не может сохранить; причина указана в его журнале.
fault-stopping = Сервер скоро перезапустится. Попробуйте ещё раз через минуту.
fault-node-lost = Этот сервер потерял связь со своей базой данных. Он продолжит работу сам, как только сможет.
fault-table-moves = Этот стол как раз переходит на другой сервер. Попробуйте ещё раз через минуту.

## People

fault-unknown-token = Этот токен здесь не известен.
fault-wrong-password = Неверное имя или пароль.
fault-no-password = Пароль есть только у учётной записи.
fault-password-short = В пароле должно быть не меньше { $least ->
    [one] { $least } символа
   *[other] { $least } символов
}.
fault-password-long = В пароле должно быть не больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}.
fault-password-common = Этот пароль — один из первых, которые стал бы пробовать кто угодно.
fault-sign-ins = Слишком много людей входит одновременно; попробуйте ещё раз.
fault-name-taken = Это имя занято.
fault-name-length = В имени от { $least } до { $most } символов.
fault-name-characters = Имя состоит только из букв, цифр, одиночных пробелов и - _ . ’
fault-name-blank = В имени должна быть хотя бы одна буква или цифра.
fault-no-person = Такого человека нет.
fault-people-only = Учётные записи — для людей; программа только играет.
fault-token-of-guest = Программы принадлежат учётным записям; сначала заведите её.
fault-tokens = У одного человека может быть не больше { $most ->
    [one] { $most } программы
   *[other] { $most } программ
}.
fault-no-token = Такого токена у вас нет.

## Opening a table

fault-no-game = Такой игры нет.
fault-setting-person = Хотя бы одно место должно быть для человека.
fault-setting-clock = На часах может быть от 5 секунд до 30 дней.
fault-no-bot = В этой игре нет такого бота.
fault-no-lesson = У этой игры нет урока.
fault-open-tables = { $count ->
    [one] У вас { $count } открытый стол; сначала начните за ним партию или встаньте из-за него.
    [few] У вас { $count } открытых стола; сначала начните за одним из них партию или встаньте из-за него.
   *[other] У вас { $count } открытых столов; сначала начните за одним из них партию или встаньте из-за него.
}
fault-open-tables-here = С вашего адреса открыто слишком много столов; сначала начните партию за одним из них.
fault-components-broken = Компоненты игры повреждены.
fault-no-pack = Таких компонентов здесь нет.
fault-no-sheet = В игре нет таких правил, числа игроков или вариантов.
fault-no-companion = У этой игры нет помощника.
fault-situation-version = Сохранённое записано в другом виде ({ $version }); начните заново.
fault-situation-size = Сохранённое слишком длинно или не читается; начните заново.
fault-not-your-pack = У вас нет такого набора для этой игры.
fault-pack-gone = Набора этого стола больше нет.
fault-pack-faulty = Этим набором нельзя играть; ошибки перечислены.
fault-pack-quota = Для этого набора нет места; сначала удалите другой.
fault-pack-of-guest = Наборы принадлежат учётным записям; сначала создайте её.
fault-no-own-pack = У вас нет такого набора.
# $game: the key of a game
setting-players = { $game }: число игроков — от { $least } до { $most }, а не { $players }.
setting-option = { $game }: нет настройки «{ $key }»; есть { $known }.
setting-value = Настройка «{ $key }» не может быть «{ $value }»; возможные значения: { $values }.

## Finding a table

fault-no-code = Ни у одного открытого стола нет такого кода.
fault-no-table = Такого стола нет, или он не для вас.
fault-game-gone = Игра этого стола здесь больше не известна.
fault-table-unreadable = Стол невозможно прочитать.
fault-table-silent = Стол не отвечает.

## Seats

fault-not-seated = У вас нет места за этим столом.
fault-no-seat = За столом нет такого места.
fault-host-only = Это может сделать только хозяин стола.
fault-removed = Хозяин убрал вас из-за этого стола.
fault-public-seats = Вы уже сидите за наибольшим разрешённым числом открытых общих столов; сначала встаньте из-за одного из них.
fault-no-free-seat = Свободных мест нет.
fault-seat-taken = Это место занято.
fault-seat-free = Ещё есть свободное место.
fault-nobody-there = Там никто не сидит.
fault-no-bot-there = Бота там нет.
fault-own-seat = Это ваше собственное место; просто встаньте.
fault-bot-plays = За это место уже играет бот.
fault-not-away = Игрок этого места не отсутствует.
fault-entropy-length = В тексте от { $least } до { $most } символов.
fault-entropy-characters = В тексте есть непечатаемые символы.
fault-components-gone = Компонентов этого стола здесь больше нет.
fault-options-gone = Игра больше не принимает эти настройки.

## Commands

fault-command-key = Команде нужен ключ длиной от { $least } до { $most } байт.
fault-key-used = Под этим ключом уже выполнена другая команда; возьмите новый.
fault-stale = На столе за это время что-то изменилось; посмотрите ещё раз.
fault-not-begun = Партия ещё не началась.
fault-begun = Партия уже началась.
fault-over = Партия окончена.
fault-not-over = Партия ещё не окончена.
fault-frozen = Партия заморожена.
fault-no-match = За этим столом партии нет.
fault-not-asked = Сейчас отвечать не вам.
fault-answer-length = Таких длинных ответов не бывает.
fault-unreadable = Это не ответ: { $text }
fault-undo-nothing = Вам нечего отменять.
fault-undo = Это уже нельзя отменить.
fault-resigned = Вы сдались.
fault-stand-in = За вас играет бот; сначала вернитесь на своё место.
fault-no-night = Ночи нужны столам, за которыми играют несколько дней с часами.
# $hours (number): how many at most
fault-night-length = Ночь начинается в какой-то час суток и длится не больше { $hours } часов.
fault-night-soon = Ваша ночь менялась меньше суток назад. Во время игры её можно менять раз в сутки.
fault-asked-already = Вы уже попросили об этом.
fault-nothing-asked = С этого места никто ни о чём не просит.
fault-others-agree = Согласиться должны остальные.

## Looking and talking

fault-others-view = Смотреть глазами других можно, когда партия окончена.
fault-record-later = Запись можно прочитать, когда партия окончена.
fault-chat-length = В реплике от { $least } до { $most } символов.
fault-chat-room = Эта комната не для вас, пока партия не окончена.
fault-chat-fast = Вы пишете слишком быстро; подождите немного.
fault-chat-enough = На сегодня вы написали достаточно.
fault-mute-self = Себя заглушить нельзя.

## Names of guests

fault-name-at-table = У кого-то за этим столом имя похоже на ваше. Выберите, пожалуйста, другое.
fault-name-kept = У учётной записи остаётся имя, с которым входят.
fault-setting-circle = У каждого бота своё имя, и имён не больше, чем ботов.
fault-no-hints = За этим столом подсказки отключены.
fault-hint-stopped = Подсказка была прервана.
fault-reviews-full = Готовится слишком много разборов. Спросите чуть позже.
fault-moment-over = С этого момента играть уже нечего.
