## Первые партии с объяснениями, на странице и в терминале

teach-head = Урок { $number } из { $count }: { $title }
teach-number = Урок { $number } из { $count }
teach-minutes =
    { $count ->
        [one] всего около минуты
       *[other] всего около { $count } минут
    }
teach-sub = Ваша первая партия с объяснениями
teach-now = Ваш ход: **{ $answer }**
teach-now-text = Ваш ход: { $answer } (show: сделай это за меня; skip: следующий урок; leave: играть дальше без урока)
teach-other = Так тоже можно.
teach-nothing = Здесь подсказки нет: отвечайте, как хотите.
teach-skipped = Пропущено. Отвечайте, как хотите.
teach-left = Урок окончен, партия продолжается.
teach-over = Вот и весь урок. Партия продолжается: доиграйте её или остановитесь здесь.
teach-next = Дальше
teach-back = Назад
teach-show = Покажите мне
teach-skip = Пропустить этот урок
teach-leave = Закончить урок и играть дальше
teach-finish = Играть дальше
teach-guide = Лу играет и объясняет
teach-undo = Всё можно взять назад.
teach-free = Играйте, как хотите. Следующий урок придёт сам.
teach-wait = Ходят остальные.
teach-dots = Пройдено уроков: { $done } из { $count }
teach-opening = Накрываем на стол …
