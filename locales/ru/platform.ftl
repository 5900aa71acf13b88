# Платформа: то, что читают в браузере и в терминале и что не относится ни к одной игре.

## Люди и боты

seat-human = Игрок { $number }
seat-bot = Бот { $number }
seat-you = Вы
seat-free = свободное место

## Меню

menu-start = Начать игру
menu-game = Игра
menu-players = Игроки
menu-language = Язык

## Игра

ask = { $name }: { $question } [{ $rule }]
preview-title = Вот что произойдёт
why-title = Почему нет?
rules-title = Правила
help-title = Помощь

## Непринятые ответы

table-taken-back = { $seat } отменяет последний ответ.
    .you = Вы отменяете последний ответ.
table-reset = { $seat } начинает ход заново (отменено ответов: { $count }).
    .you = Вы начинаете ход заново (отменено ответов: { $count }).
table-answered = { $seat }: { $action }
    .you = Вы: { $action }
table-answered-unseen = { $seat } отвечает.
    .you = Вы отвечаете.
table-agreed-back = { $seat } отменяет ответ, никто не возражал.
    .you = Вы отменяете ответ, никто не возражал.
table-resigned = { $seat } сдаётся.
    .you = Вы сдаётесь.
table-ended = Все согласились закончить игру (предложение: { $seat }).
    .you = Все согласились закончить игру по вашему предложению.
table-stand-in = { $seat }: теперь играет бот.
    .you = Теперь за вас играет бот.
table-returned = { $seat } возвращается в игру.
    .you = Вы снова в игре.

## Сохранение и выход

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

## Столы на сервере

waiting = Ждём: { $names }.

## Наборы владельцев

-language = ru
    .code = ru
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}

## What a table announces

notice-agreed = Игроки согласились закончить партию.
notice-given-up = Партия сдана.
notice-resigned = Сдались все игроки, кроме одного.
notice-frozen = Этот сервер не знает правил или компонентов, с которыми началась эта партия. Она продолжится, когда её примет сервер, который их знает; ничего не потеряно.
notice-frozen-components = Компонентов, с которыми началась эта партия, нет на этом сервере. Она продолжится, когда её примет сервер, у которого они есть; ничего не потеряно.
# $rules (number): the version of the rules
notice-frozen-rules = Эта партия началась по версии { $rules } правил, которой этот сервер не знает. Она продолжится, когда её примет сервер, который её знает; ничего не потеряно.
# $line (number): a line of the record
notice-frozen-line = Правила этого сервера расходятся со строкой { $line } этой партии. Она продолжится, когда её примет сервер с подходящими правилами; ничего не потеряно.
notice-frozen-broken = Правила этого сервера не могут воспроизвести эту партию. Она продолжится, когда её примет сервер, который может; ничего не потеряно.

## The one fault of a first visit; the others come from their own file when one is met

fault-signed-out = Сначала войдите.

## Что изменит ответ

# $changes: what would be different, one after the other
outlook = { $answer }: { $changes }.
# where the answer has a colon of its own
outlook-after = { $answer } ⇒ { $changes }.
outlook-of = { $seat }: { $change }
# what befell the reader, at the end of its line
log-to-you = касается вас
## The circle that meets on Wednesdays: what bots are called, and how well they play

circle-otto-rank = Отто Ранк
circle-lou-salome = Лу Саломе
circle-alfred-adler = Альфред Адлер
circle-sabina-spielrein = Сабина Шпильрейн
circle-carl-jung = Карл Юнг
circle-sandor-ferenczi = Шандор Ференци
circle-margarete-hilferding = Маргарете Хильфердинг
circle-wilhelm-stekel = Вильгельм Штекель
circle-max-eitingon = Макс Эйтингон
circle-karl-abraham = Карл Абрахам
circle-helene-deutsch = Хелена Дойч
bot-random = игрок наугад
bot-greedy = счетовод
bot-novice = новичок
bot-club = клубный игрок
bot-expert = эксперт
bot-champion = чемпион
outside-level = внешний бот
outside-bot = { $name } (внешний бот)

## Ready phrases: said by a key, read in each reader’s language

chat-hello = Здравствуйте
chat-luck = Удачи
chat-moment = Минутку
chat-nice = Отличная игра
chat-thanks = Спасибо
chat-again = Ещё раз?

## Names for guests who choose none, between commas

guest-names = Янтарная Лиса, Тихая Сова, Синяя Цапля, Весёлый Барсук, Серебряный Заяц, Бархатный Крот, Золотой Королёк, Храбрая Выдра, Добрый Медведь, Умная Ворона, Туманный Олень, Счастливый Жук, Солнечный Зяблик, Сонный Кот, Быстрая Ласточка, Мудрая Черепаха, Рыжая Белка, Гордый Петух, Маленький Кит, Любопытная Коза, Милый Аист, Светлый Мотылёк, Ловкая Мышь, Старый Ворон, Спокойная Щука, Зелёная Лягушка, Белый Лебедь, Смелая Рысь

## Hints

advice-title = Подсказка
advice-close = Первые два слишком близки, чтобы выбрать.
advice-probable = Первый, вероятно, лучше второго.
advice-certain = Первый почти наверняка лучше второго.
advice-judge = Шансы по оценке судьи, обученного на многих партиях, в воображаемых раскладах, согласных с тем, что вы знаете ({ $worlds }). Ничьи карты не подсмотрены.
advice-playouts = Победы подсчитаны в партиях, которые боты доиграли до конца из воображаемых раскладов, согласных с тем, что вы знаете ({ $worlds }). Ничьи карты не подсмотрены.
