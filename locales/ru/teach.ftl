## Первые партии с объяснениями, на странице и в терминале

teach-number = Урок { $number } из { $count }
teach-minutes =
    { $count ->
        [one] всего около минуты
       *[other] всего около { $count } минут
    }
teach-sub = Ваша первая партия с объяснениями
teach-now = Ваш ход: **{ $answer }**
teach-other = Так тоже можно.
teach-next = Дальше
teach-back = Назад
teach-show = Покажите мне
teach-skip = Пропустить этот урок
teach-leave = Закончить урок и играть дальше
teach-finish = Играть дальше
teach-guide = Лу играет и объясняет
teach-undo = Любой ход можно отменить.
teach-free = Играйте, как хотите. Следующий урок придёт сам.
teach-wait = Ходят остальные.
teach-dots = Пройдено уроков: { $done } из { $count }
