# Поле Dreamworld

dw-web-goal = Каждый тайно кладёт одну карту. Карты встают по числам, и разрыв от вашей до следующей показывает, сколько можно перевернуть: карта масти пациента приносит очки, любая другая позволяет взять карту обратно. Побеждает тот, у кого больше золотых жетонов.
dw-web-tab-round = Раунд
dw-web-tab-nights = Все ночи
dw-web-progress = Ход игры
dw-web-round-of = Раунд { $round } из { $last }
dw-web-round = Раунд { $round }
dw-web-stage = Этой ночью
# $side: sun or moon
dw-web-side = Раунд { $round }, { $side ->
    [sun] сторона Солнца
   *[moon] сторона Луны
}
dw-web-order = { $side ->
    [sun] большие числа лежат ближе; первой действует дальняя
   *[moon] меньшие числа лежат ближе; первой действует дальняя
}
dw-web-closed = Закрытая карта
dw-web-gap = разрыв
dw-web-tile = плитка
dw-web-spent = трата
dw-web-limit = лимит
dw-web-tokens = Жетоны лечения
dw-web-hand = { $count ->
    [one] { $count } сон
    [few] { $count } сна
   *[many] { $count } снов
}
dw-web-unseen = Вы ещё не видели
dw-web-unseen-cards = { $number }: не видели { $count }
dw-web-therapy-tile = Плитка терапии
dw-web-lies = Лежит открытой у раунда { $round }; её можно взять.
dw-web-plus-on = { $count ->
    [one] { $count } жетон +1 получит тот, кто её возьмёт.
    [few] { $count } жетона +1 получит тот, кто её возьмёт.
   *[many] { $count } жетонов +1 получит тот, кто её возьмёт.
}
dw-web-tie = Из двух одинаковых карт ближе та, чей значок совпадает со стороной.
dw-web-scores = Здесь приносят очки карты: { $suit }
dw-web-any-suit = Здесь подходит любая масть, и плитки не действуют.
# $sun, $moon (numbers): where the line ends on either side
dw-web-corners = Ряд заканчивается на { $sun } со стороны Солнца и на { $moon } со стороны Луны.
dw-web-professor-held = В руке: покажите её, посмотрите карты других и выберите снова.
dw-web-professor-away = На столе: возьмите её обратно, прежде чем сыграть снова.
# $suit: diamond, hex or circle
dw-web-suit = { $suit ->
    [diamond] Ромб
    [hex] Шестиугольник
   *[circle] Круг
}
# $flipped: yes or no
dw-web-id-token = { $flipped ->
    [yes] золотой { $value }, перевёрнут
   *[no] золотой { $value }
}
# $side: sun or moon
dw-web-text-side = { $side ->
    [sun] Солнце
   *[moon] Луна
}
dw-web-text-client = Пациент
dw-web-key-suits = в вашей руке в «Стране снов»: к масти

## Жетоны, выбранные касанием, и что ещё будет в этом раунде
# $tokens: a list such as 6 and 2
dw-web-flip = Перевернуть { $tokens }
dw-web-tap-tokens = Коснитесь жетонов, которые переворачиваете.
dw-web-of-limit = из { $limit }
# $golden: yes or no
dw-web-token = { $golden ->
    [yes] золотой жетон { $value }
   *[no] жетон { $value }
}
dw-web-plus-token = Потратить { $number ->
    [one] { $number } жетон +1
    [few] { $number } жетона +1
   *[many] { $number } жетонов +1
}
# $bare (number): to the very next card; $gap (number): with a card skipped
dw-web-gap-skips = разрыв { $bare } до следующей карты, { $gap } — если одну пропустить
dw-web-again = Второй щелчок подтвердит выбор.
dw-web-in-round = В этом раунде
# $how: what a player does in this round
dw-web-stands = { $how ->
    [chooses] выбирает карту
    [laid] карта выложена
    [acts] ходит сейчас
    [acted] ход сделан
    [scores] разрыв { $gap }
    [draws] не та масть, возьмёт карту
   *[waits] ждёт
}
## The end

dw-web-even = Золотых жетонов поровну? Решает меньшая оставшаяся сумма, затем большее число жетонов +1.
dw-web-tie-id = Золотых жетонов поровну? Тогда побеждает Ид.
