# Тексты игры «Страна снов».

## Игра

dw-name = Страна снов
dw-blurb = Втайне играйте карты сна и превращайте разрывы между их числами в лечение: 1–4 игрока, не больше 14 раундов.

## Вопросы

dw-ask-play = Какую карту сыграть?
dw-ask-play-again = Какую карту сна сыграть после Профессора?
# $limit (число): лимит без потраченных жетонов +1
dw-ask-score-or-draw = Набрать очки или взять карту? Лимит без жетонов +1: { $limit }.
dw-ask-score-or-decline = Набрать очки или пропустить ход? Лимит без жетонов +1: { $limit }.
dw-ask-draw = Какую карту взять?
# $left (число): остаток лимита
dw-ask-flip = Какой жетон перевернуть? Остаток лимита: { $left }.
dw-ask-over = Игра окончена.

## Возможные ответы

dw-offer-play = Сыграть: { $card }
dw-offer-play-professor = Сыграть Профессора
# $spent (число): сколько жетонов +1 потратить, от 0 до 3; $limit (число): лимит вместе с ними
dw-offer-score =
    { $spent ->
        [0] Набрать очки до { $limit }
        [one] Набрать очки до { $limit }, потратить { $spent } жетон +1
        [few] Набрать очки до { $limit }, потратить { $spent } жетона +1
       *[other] Набрать очки до { $limit }, потратить { $spent } жетонов +1
    }
# $value (число): следующий жетон ряда, 0, если все перевёрнуты; $golden: yes или no
dw-offer-flip =
    { $value ->
        [0] { $row }: перевернуть жетон
       *[other]
            { $golden ->
                [yes] { $row }: перевернуть золотой жетон { $value }
               *[other] { $row }: перевернуть жетон { $value }
            }
    }
dw-offer-stop = Больше не переворачивать
# $plus (число): жетоны +1 на карте
dw-offer-draw =
    { $plus ->
        [0] Взять: { $card }
        [one] Взять: { $card } и { $plus } жетон +1
        [few] Взять: { $card } и { $plus } жетона +1
       *[other] Взять: { $card } и { $plus } жетонов +1
    }
dw-offer-draw-professor = Взять Профессора
dw-offer-decline = Не набирать очки

## Что происходит

dw-event-has-chosen = { $seat }: выбор сделан.
    .you = Ваш выбор сделан.
dw-event-chose = Ваш выбор: { $card }.
dw-event-chose-professor = Ваш выбор: Профессор.
dw-event-round-started =
    Раунд { $round }: { $client } ({ $suit ->
        [diamond] Ромб
        [hex] Шестиугольник
       *[circle] Круг
    }), сторона { $side ->
        [sun] Солнца
       *[moon] Луны
    }. Плитка: { $tile }.
dw-event-freud-round-started =
    Раунд { $round }: Фрейд, любая масть, сторона { $side ->
        [sun] Солнца
       *[moon] Луны
    }.
# $owner: non-player, random, id или player
dw-event-turned-up =
    { $owner ->
        [non-player] Нейтральная карта: { $card }.
        [random] Случайная карта: { $card }.
        [id] Карта Ид: { $card }.
       *[other] Открытая карта: { $card }.
    }
dw-event-revealed = { $seat } открывает карту { $card }.
    .you = Вы открываете карту { $card }.
dw-event-revealed-professor = { $seat } открывает Профессора.
    .you = Вы открываете Профессора.
# $count (число): сколько игроков
dw-event-choose-again =
    { $count ->
        [one] { $count } игрок выбирает снова после Профессора.
        [few] { $count } игрока выбирают снова после Профессора.
       *[other] { $count } игроков выбирают снова после Профессора.
    }
dw-event-arranged = Линия готова, начинается подсчёт.
# $add (число): сколько прибавляет плитка терапии, отрицательное, если отнимает
dw-event-turn-began =
    { $add ->
        [0] { $seat }: ход, разрыв { $gap }.
        [1] { $seat }: ход, разрыв { $gap }, плитка +1.
        [2] { $seat }: ход, разрыв { $gap }, плитка +2.
        [3] { $seat }: ход, разрыв { $gap }, плитка +3.
       *[other] { $seat }: ход, разрыв { $gap }, плитка { $add }.
    }
    .you =
        { $add ->
            [0] Ваш ход: разрыв { $gap }.
            [1] Ваш ход: разрыв { $gap }, плитка +1.
            [2] Ваш ход: разрыв { $gap }, плитка +2.
            [3] Ваш ход: разрыв { $gap }, плитка +3.
           *[other] Ваш ход: разрыв { $gap }, плитка { $add }.
        }
dw-event-scored =
    { $spent ->
        [0] { $seat } набирает очки до { $limit }.
        [one] { $seat } набирает очки до { $limit } и тратит { $spent } жетон +1.
        [few] { $seat } набирает очки до { $limit } и тратит { $spent } жетона +1.
       *[other] { $seat } набирает очки до { $limit } и тратит { $spent } жетонов +1.
    }
    .you =
        { $spent ->
            [0] Вы набираете очки до { $limit }.
            [one] Вы набираете очки до { $limit } и тратите { $spent } жетон +1.
            [few] Вы набираете очки до { $limit } и тратите { $spent } жетона +1.
           *[other] Вы набираете очки до { $limit } и тратите { $spent } жетонов +1.
        }
dw-event-flipped =
    { $golden ->
        [yes] { $seat } переворачивает золотой жетон { $value }.
       *[other] { $seat } переворачивает жетон { $value }.
    }
    .you =
        { $golden ->
            [yes] Вы переворачиваете золотой жетон { $value }.
           *[other] Вы переворачиваете жетон { $value }.
        }
dw-event-turn-done = { $seat } заканчивает набирать очки.
    .you = Вы заканчиваете набирать очки.
dw-event-drew =
    { $plus ->
        [0] { $seat } берёт карту { $card }.
        [one] { $seat } берёт карту { $card } и { $plus } жетон +1.
        [few] { $seat } берёт карту { $card } и { $plus } жетона +1.
       *[other] { $seat } берёт карту { $card } и { $plus } жетонов +1.
    }
    .you =
        { $plus ->
            [0] Вы берёте карту { $card }.
            [one] Вы берёте карту { $card } и { $plus } жетон +1.
            [few] Вы берёте карту { $card } и { $plus } жетона +1.
           *[other] Вы берёте карту { $card } и { $plus } жетонов +1.
        }
dw-event-drew-professor = { $seat } берёт Профессора.
    .you = Вы берёте Профессора.
dw-event-passed = { $seat } не может ни набрать очки, ни взять карту.
    .you = Вы не можете ни набрать очки, ни взять карту.
dw-event-declined = { $seat } не набирает очки, а взять нечего.
    .you = Вы не набираете очки, а взять нечего.
dw-event-id-turn =
    { $add ->
        [0] Ид: разрыв { $gap }, лимит { $limit }.
        [1] Ид: разрыв { $gap }, плитка +1, лимит { $limit }.
        [2] Ид: разрыв { $gap }, плитка +2, лимит { $limit }.
        [3] Ид: разрыв { $gap }, плитка +3, лимит { $limit }.
       *[other] Ид: разрыв { $gap }, плитка { $add }, лимит { $limit }.
    }
dw-event-id-flipped = Ид переворачивает золотой жетон { $value }.
# $count (число): сколько победителей; из четырёх имён дано лишь столько
dw-event-ended =
    { $count ->
        [1] Побеждает { $seat }.
        [2] Победу делят { $seat } и { $second }.
        [3] Победу делят { $seat }, { $second } и { $third }.
       *[other] Победу делят { $seat }, { $second }, { $third } и { $fourth }.
    }
    .you =
        { $count ->
            [1] Вы побеждаете.
            [2] Победу делите вы и { $second }.
            [3] Победу делите вы, { $second } и { $third }.
           *[other] Победу делите вы, { $second }, { $third } и { $fourth }.
        }
dw-event-id-won = Побеждает Ид.

## Таблица результатов

dw-sheet-golden = Перевёрнуто золотых
dw-sheet-remaining = Осталось перевернуть
dw-sheet-supply = Жетоны +1 в запасе

## Почему нельзя

dw-refused-over = Игра окончена.
dw-refused-not-choosing = Сейчас вы не выбираете карту.
dw-refused-not-your-turn = Сейчас не ваш ход: очередь идёт от самой дальней карты к самой близкой.
dw-refused-not-playing = Карты играют только в первой фазе раунда.
dw-refused-not-scoring = Набирать очки и брать карты можно только во второй фазе раунда.
dw-refused-not-in-hand = Этой карты нет у вас в руке.
dw-refused-professor-on-table = Ваш Профессор лежит в игровой зоне, и сначала его нужно взять.
dw-refused-off-suit = Набрать очки можно только картой масти пациента.
dw-refused-more-than-three = За раунд можно потратить не больше трёх жетонов +1.
# $supply (число): жетоны +1 игрока
dw-refused-not-enough-plus =
    { $supply ->
        [0] У вас в запасе нет жетонов +1.
        [one] У вас в запасе только { $supply } жетон +1.
        [few] У вас в запасе только { $supply } жетона +1.
       *[other] У вас в запасе только { $supply } жетонов +1.
    }
dw-refused-nothing-fits = С лимитом { $limit } нельзя перевернуть ни одного жетона.
dw-refused-already-scoring = Вы уже набираете очки, а за ход можно либо набрать очки, либо взять карту.
dw-refused-not-flipping = Жетоны переворачивают только после решения набирать очки.
dw-refused-no-such-row = Такого ряда жетонов нет.
dw-refused-row-done = Все жетоны этого ряда перевёрнуты.
dw-refused-above-limit = Следующий жетон этого ряда стоит { $value }, а остаток лимита — { $left }.
dw-refused-first-flip = Сначала нужно перевернуть хотя бы один жетон.
dw-refused-professor-in-hand = Ваш Профессор уже в руке.
dw-refused-this-round = Брать можно только карты прошлых раундов, а не текущего.
dw-refused-not-face-up = Взять можно только открытую карту сна.
dw-refused-must-draw = Вы не набираете очки, а взять есть что: возьмите карту.
dw-refused-must-score = По правилам, с которых началась эта партия, тот, кто может набрать очки, а взять ничего не может, обязан набрать очки.

## Карты

# $suit: diamond, hex или circle; $icon: sun или moon
dw-card =
    { $suit ->
        [diamond] Ромб
        [hex] Шестиугольник
       *[circle] Круг
    } { $number } { $icon ->
        [sun] Солнце
       *[moon] Луна
    }

## Пациенты

dw-client-the-clerk = Клерк
dw-client-the-widow = Вдова
dw-client-the-soprano = Сопрано
dw-client-the-officer = Офицер
dw-client-the-student = Студент
dw-client-the-baker = Пекарь

## Плитки терапии

# $add, $sun and $moon are amounts with their sign; $numbers is a list of numbers.
dw-tile-numbers = { $numbers }: { $add }
dw-tile-icon = Солнце { $sun }, Луна { $moon }
dw-tile-farthest = Самая дальняя карта { $add }
dw-tile-closest = Самая близкая карта { $add }
dw-tile-farthest-player = Самая дальняя карта игроков { $add }
dw-tile-closest-player = Самая близкая карта игроков { $add }
dw-tile-small-gap = Разрыв не больше { $gap }: { $add }
dw-tile-skip = { $cards ->
    [1] Пропуск следующей карты
   *[other] Пропуск карт: { $cards }
}
dw-tile-random-before = Случайная карта до выбора
dw-tile-random-after = Случайная карта после показа

## Прочие предметы и места

# $value (число): достоинство жетонов ряда
dw-row =
    { $value ->
        [2] Ряд двоек
        [3] Ряд троек
        [4] Ряд четвёрок
        [5] Ряд пятёрок
        [6] Ряд шестёрок
       *[other] Ряд { $value }
    }
dw-professor = Профессор
dw-freud = Фрейд

## Настройки

dw-option-professor = Карта Профессора в начале
dw-option-professor-table = В игровой зоне
dw-option-professor-hand = В руке
dw-option-level = Уровень Ид
dw-option-level-easy = Легко
dw-option-level-medium = Средне
dw-option-level-hard = Сложно
dw-option-ends = Самая дальняя и самая близкая карта
dw-option-ends-all = Среди всех карт сна
dw-option-ends-players = Среди карт игроков

## Поле Dreamworld

dw-board-round = Раунд { $round } из { $last }, сторона { $side ->
    [sun] Солнца
   *[moon] Луны
}: { $client }, { $suit ->
    [diamond] Ромб
    [hex] Шестиугольник
    [circle] Круг
   *[any] любая масть
}
dw-board-tile = Плитка: { $tile }
dw-board-no-tile = Без плитки.
dw-board-corner = Угловое число: { $corner }
dw-board-stock = Колода { $deck }, закрыто { $down }
dw-board-line-empty = Ни одна карта ещё не открыта.
dw-board-gap = разрыв { $gap }
dw-board-off-suit = не в масть
dw-board-non-player = нейтральная
dw-board-random = случайная
dw-board-id = Ид
dw-board-golden = золотые
dw-board-left = остаток
dw-board-plus = +1
dw-board-hand = карты
dw-board-professor = Профессор
dw-board-tokens = жетоны, * золотой
dw-board-in-hand = рука
dw-board-on-table = стол
dw-board-id-tokens = Жетоны Ид, перевёрнутые в скобках: { $tokens }
dw-board-your-hand = Рука
dw-board-nights = Раунды, плитки и открытые карты
dw-board-line-card = { $place }. { $owner }: { $card }, { $suit ->
    [on] в масть
   *[off] не в масть
}, разрыв { $gap }{ $add ->
    [none] {""}
   *[other] , плитка { $add }
}{ $plus ->
    [0] {""}
   *[other] , жетонов +1 на карте: { $plus }
}
dw-board-player = { $name }: перевёрнутых золотых жетонов { $golden }, осталось перевернуть { $left }, жетонов +1 { $plus }, карт { $hand }, Профессор: { $professor }; жетоны { $tokens }
dw-board-hand-is = Ваша рука: { $cards }
dw-board-earlier = Раунд { $round }, { $client }, открыты: { $cards }

## Что изменит ответ

# $by: изменение со знаком; $size (число): оно же без знака; $from и $to (числа): было и стало
dw-would-golden =
    { $size ->
        [one] { $by } перевёрнутый золотой жетон, { $from } → { $to }
        [few] { $by } перевёрнутых золотых жетона, { $from } → { $to }
       *[other] { $by } перевёрнутых золотых жетонов, { $from } → { $to }
    }
dw-would-remaining = осталось перевернуть { $from } → { $to }
dw-would-plus = жетоны +1: { $from } → { $to }
dw-would-hand = карты в руке: { $from } → { $to }
# $suit: on или off; $add (число): сколько прибавляет плитка терапии
dw-would-gap =
    { $suit ->
        [on] { $add ->
            [0] разрыв { $to } в нынешней линии
            [1] разрыв { $to } в нынешней линии, плитка +1
            [2] разрыв { $to } в нынешней линии, плитка +2
            [3] разрыв { $to } в нынешней линии, плитка +3
           *[other] разрыв { $to } в нынешней линии, плитка { $add }
        }
       *[off] другая масть, очков не набрать
    }
dw-would-left = остаток лимита: { $to }
