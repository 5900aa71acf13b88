# Платформа: то, что читают в браузере и в терминале и что не относится ни к одной игре.

## Люди и боты

seat-human = Игрок { $number }
seat-bot = Бот { $number }

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

table-taken-back = { $seat }: последний ответ возвращён.
table-reset = { $seat }: ход заново, возвращено ответов: { $count }.
table-answered = { $seat }: { $action }
table-answered-unseen = { $seat }: ответ дан.
table-agreed-back = { $seat }: ответ возвращён с согласия остальных.
table-resigned = { $seat }: сдача.
table-ended = Все согласились закончить игру (предложение: { $seat }).
table-stand-in = { $seat }: теперь играет бот.
table-returned = { $seat }: возвращение в игру.

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
