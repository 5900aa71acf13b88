# Страница после конца партии: итог, ход игры и проверка записи.

## The result

end-rematch = Сыграть ещё раз
end-to-rematch = К следующей партии
end-board = Посмотреть на поле
end-replay = Посмотреть с начала
course-title = Как шла игра
course-caption = Счёт после каждого хода
course-move = Ход
course-show = В виде таблицы
# $what: the line of the score sheet that decides; $best and $other: its values
tie-decided = Ничья: { $names }. Решает «{ $what }»: { $best } против { $other }.
tie-rules = Ничья: { $names }, счёт { $score }; решает правило о ничьих.
end-winner = Победа
end-second = Второе место
end-third = Третье место
end-fourth = Четвёртое место
end-fifth = Пятое место
end-you = вы
score-during = По ходу игры
score-at-end = В конце
score-apart = Что решает при равенстве
score-total = Всего
course-by-turn = очки по ходам
course-by-move = очки по ответам
course-turn = Ход
course-by-round = очки по раундам
course-round = Раунд
course-final-short = последний ход

## The check of the record

# $seal: the first and last digits of the commitment
check-sealed-as = Тасовка была запечатана до первой карты: { $seal }. Теперь зерно открыто.
check-go = Проверить
check-again = Проверить ещё раз
check-running = Идёт проверка …
check-unreached = Не удалось получить запись. Ничего не проверено.

# What is still to be done.
check-todo-chain = цепочка строк
check-todo-sealed = печать
check-todo-seed = зерно
check-todo-draws = каждое вытягивание
check-todo-outcome = итог

# What was found.
check-found-chain = Запись цела. Строк: { $lines }, каждая связана с предыдущей.
check-found-seen = Её печать — та, которую этот браузер видел до конца партии.
check-found-sealed = Её печать — та, которую показывает стол. Раньше этот браузер её не видел и большего сказать не может.
check-found-seed = Зерно подходит к печати: его выбрали до первой карты.
check-found-words = { $count ->
    [0] Никто не добавил слова к тасовке.
    [one] Примешано { $count } слово игрока.
    [few] Примешано { $count } слова игроков.
   *[other] Примешано { $count } слов игроков.
}
check-found-draws = Все вытягивания следуют из него. Вытягиваний: { $draws }, чисел вычислено заново и сверено: { $numbers }.
check-found-outcome = Итог на этой странице — тот же, что в записи.
check-right = Всё, что можно проверить здесь, верно.
check-rules = Был ли разрешён каждый ответ, знают только правила. Сохраните запись и запустите «mittwoch replay ФАЙЛ --verify».

# $line (number): the line of the record; $what: one of the sentences below
check-wrong = Эта запись неверна. Строка { $line }: { $what }
check-wrong-unreadable = она написана не так, как пишутся записи.
check-wrong-no-record = это не запись партии.
check-wrong-cut-off = запись обрывается.
check-wrong-broken-chain = изменена она или одна из предыдущих: контрольная сумма не сходится.
check-wrong-wrong-order = строки не хватает, или она стоит не на месте.
check-wrong-other-seal = печать не от этого стола.
check-wrong-wrong-seed = зерно не подходит к печати.
check-wrong-wrong-draw = вытянуто не то, что даёт зерно.
check-wrong-out-of-place = здесь такого быть не может.
check-wrong-not-agreed = согласны были не все.
check-wrong-other-outcome = итог не тот, что показывает стол.
end-review = Разобрать партию
