# Страницы, которые загружаются при открытии: лист нового стола, книги, настройки.

## Новый стол

sheet-heading = Накрыть стол
sheet-good = Это уже хороший стол. Зелёную кнопку можно нажать когда угодно.
sheet-game = Игра
sheet-who = Кто играет
sheet-you = вы, на первом стуле
sheet-friend = Друг, по ссылке
sheet-friend-text = Ссылка появится, когда стол будет накрыт.
sheet-anyone = Кто угодно
sheet-anyone-text = Стол будет в списке «Открытые столы».
sheet-free = { $number ->
    [2] Второй стул
    [3] Третий стул
    [4] Четвёртый стул
    [5] Пятый стул
   *[other] Стул { $number }
}
sheet-add-friend = Друг
sheet-add-anyone = Кто угодно
sheet-add-bot = Бот
# $who: whose chair it is
sheet-take-away = Убрать этот стул: { $who }
sheet-alone = Вы играете в одиночку, против того, что делает сама игра.
# $name: of a bot
sheet-level = Сила игры: { $name }
sheet-face = { $name }: выбрать кого-то другого
sheet-circle = Другие из кружка
clock-none = Без часов
clock-none-short = без часов
clock-live = Один вечер
clock-live-short = за один вечер
clock-quick = Быстро
clock-quick-short = быстро
clock-days = На несколько дней
clock-days-short = партия на несколько дней
sheet-boxes = Карты и поля
sheet-box-own = Свои, Mittwoch
sheet-box-own-text = нарисованы для этого места, полный набор
sheet-box-mine = из вашей коробки
sheet-box-hosted = предлагает этот сервер
sheet-more = Другие настройки
sheet-named = { $name }: { $choice }
sheet-watch = Кто может смотреть
sheet-watch-link = смотреть могут те, у кого есть ссылка
sheet-watch-all = найти стол и смотреть может любой
sheet-watch-forced = Стул для кого угодно делает открытым весь стол.
# $game: its name; $players (number); $pace: such as “over days”
sheet-summary = { $players ->
    [1] { $game } в одиночку, { $pace }.
    [2] { $game } на двоих, { $pace }.
    [3] { $game } на троих, { $pace }.
    [4] { $game } на четверых, { $pace }.
    [5] { $game } на пятерых, { $pace }.
   *[other] { $game }, игроков: { $players }, { $pace }.
}
# $list: options that are not as usual
sheet-extras = Дополнительно: { $list }.
sheet-without = без: { $name }
sheet-then-alone = Партия начнётся сразу.
sheet-then-bots = Партия начнётся сразу.
sheet-then-friends = Вы садитесь сразу и можете читать, пока друзья в пути.
sheet-then-anyone = Вы садитесь сразу, а кто найдёт стол, может присоединиться.
sheet-bots-only = Сейчас, только с ботами
sheet-set = Накрыть стол

## Правила и компоненты

rules-contents = Содержание
# $count (number): paragraphs
rules-found = { $count ->
    [one] Найден { $count } параграф
    [few] Найдено { $count } параграфа
   *[many] Найдено { $count } параграфов
}
# As the rules announce it: what stands behind these words is folded.
rules-reading = наше прочтение
rules-see = Как это выглядит
components-lead = Всё, что лежит на столе, в том виде, в каком здесь играют. Одно слово найдёт карту по названию или по тому, что она делает.

## Настройки

settings-look = Вид
settings-brightness = Оформление
settings-play = За столом
settings-confirm = Как давать ответ
settings-confirm-risky = один щелчок, если ход можно отменить; иначе второй
settings-confirm-always = всегда второй щелчок
settings-confirm-never = всегда один щелчок
settings-speed = С какой скоростью показывать ботов и других
settings-sleep = Ночь
settings-sleep-on = За столами на несколько дней мои часы стоят, пока я сплю
settings-sleep-from = С
settings-sleep-to = До
settings-sleep-why = Не больше десяти часов. Остальные это видят. Во время игры менять можно раз в сутки.
settings-signals = Звуки и сообщения

## Sounds

settings-sounds = Звуки
sounds-off = никаких
sounds-turn = когда мой ход
sounds-game = всей игры
settings-volume = Громкость
settings-listen = Послушать
settings-night = И ночью, с десяти вечера до семи утра
