# Тексты игры «Нотр-Дам».

## Игра

nd-name = Нотр-Дам
nd-blurb = Передавайте карты действий налево, развивайте свой квартал Парижа и сдерживайте чуму: 2–5 игроков, девять раундов.

## Вопросы

nd-ask-keep-first = Какую из трёх карт оставить?
nd-ask-keep-second = Какую из двух полученных карт оставить?
nd-ask-play-first = Какую карту сыграть первой?
nd-ask-play-second = Какую карту сыграть второй?
# $place: куда попадает маркер
nd-ask-source = Запас пуст: откуда переставить маркер? Куда: { $place }.
nd-ask-gift = Сколько монет пожертвовать Нотр-Даму?
nd-ask-gift-now = Маркер уже на соборе: сколько монет пожертвовать?
nd-ask-friend = В какой сектор поставить верного друга?
# $steps (число): сколько улиц можно проехать
nd-ask-ride = Куда поедет ваша карета? Улиц не больше: { $steps }.
nd-ask-message = Взять «{ $message }»?
nd-ask-rat-back = Отодвинуть крысу на шаг назад?
# $left (число): сколько услуг ещё можно выбрать
nd-ask-favour = Какую услугу выбрать? Осталось услуг: { $left }.
nd-ask-hire = Кого нанять за одну монету?
nd-ask-fool-from = Шут: какую фишку переставить?
nd-ask-fool-to = Шут: в какой сектор поставить фишку?
nd-ask-minstrel-from = Менестрель: из какого сектора переставить фишки?
nd-ask-minstrel-carry = Менестрель: какие фишки взять? Откуда: { $place }.
nd-ask-minstrel-to = Менестрель: в какой сектор поставить фишки?
nd-ask-bishop = Епископ: в какой пустой сектор поставить маркер?
nd-ask-lose = Чума: в каком из самых полных секторов потерять маркер?
# $count (число): сколько монет не хватает в общем запасе
nd-ask-payer =
    { $count ->
        [one] В общем запасе не хватает { $count } монеты. Кто из самых богатых её платит?
       *[other] В общем запасе не хватает { $count } монет. Кто из самых богатых их платит?
    }
nd-ask-over = Игра окончена.

## Возможные ответы

nd-offer-keep = Оставить: { $card }
    .lead = { $card }
nd-offer-play = Сыграть: { $card }
    .lead = { $card }
nd-offer-from = Взять отсюда: { $place }
    .lead = { $place }
nd-offer-from-friend = Взять верного друга
# $pieces (число): сколько фишек там уже стоит
nd-offer-to =
    { $pieces ->
        [0] Поставить сюда: { $place } (пусто)
        [one] Поставить сюда: { $place } ({ $pieces } фишка)
        [few] Поставить сюда: { $place } ({ $pieces } фишки)
       *[other] Поставить сюда: { $place } ({ $pieces } фишек)
    }
    .lead = { $place }
# $markers (число): сколько маркеров, 0, если только друг; $friend: yes или no
nd-offer-carry =
    { $friend ->
        [yes]
            { $markers ->
                [0] Взять верного друга
                [one] Взять { $markers } маркер и верного друга
                [few] Взять { $markers } маркера и верного друга
               *[other] Взять { $markers } маркеров и верного друга
            }
       *[other]
            { $markers ->
                [one] Взять { $markers } маркер
                [few] Взять { $markers } маркера
               *[other] Взять { $markers } маркеров
            }
    }
# $coins (число): сколько монет отдать; $prestige (число): что это даёт без парка
nd-offer-give =
    { $coins ->
        [one] Пожертвовать { $coins } монету (престиж: { $prestige })
        [few] Пожертвовать { $coins } монеты (престиж: { $prestige })
       *[other] Пожертвовать { $coins } монет (престиж: { $prestige })
    }
nd-offer-give-nothing = Ничего не жертвовать и не ставить маркер
# $streets (число): длина пути, 0, если карета стоит
nd-offer-ride =
    { $streets ->
        [0] Остаться: { $market }
        [one] Ехать: { $market }, { $streets } улица
        [few] Ехать: { $market }, { $streets } улицы
       *[other] Ехать: { $market }, { $streets } улиц
    }
    .lead = { $market }
nd-offer-ride-message =
    { $streets ->
        [0] Остаться: { $market }. { $message }
        [one] Ехать: { $market }, { $streets } улица. { $message }
        [few] Ехать: { $market }, { $streets } улицы. { $message }
       *[other] Ехать: { $market }, { $streets } улиц. { $message }
    }
    .lead = { $market }
# Письмо там лежит, но брать его ещё нельзя.
nd-offer-ride-blocked =
    { $streets ->
        [0] Остаться: { $market }. Пока нельзя: { $message }
        [one] Ехать: { $market }, { $streets } улица. Пока нельзя: { $message }
        [few] Ехать: { $market }, { $streets } улицы. Пока нельзя: { $message }
       *[other] Ехать: { $market }, { $streets } улиц. Пока нельзя: { $message }
    }
    .lead = { $market }
# $favour: coin, marker или rat
nd-offer-choose =
    { $favour ->
        [coin] Взять монету
        [marker] Взять маркер
       *[rat] Отодвинуть крысу на шаг назад
    }
nd-offer-hire = Нанять: { $person } ({ $ability })
    .lead = { $person }
nd-offer-lose = Потерять маркер: { $place }
    .lead = { $place }
# $payer: кто заплатил бы; $coins (число): монеты этого игрока
nd-offer-charge = Платит { $payer } (монеты: { $coins })
nd-offer-take-message = Взять письмо
nd-offer-leave-message = Оставить письмо
nd-offer-rat-back = Отодвинуть крысу на шаг назад
nd-offer-rat-stays = Оставить крысу на месте
nd-offer-no-action = Сыграть карту без действия
nd-offer-hire-nobody = Никого не нанимать

## Что происходит

nd-event-drew = Вы берёте: { $cards }.
nd-event-chose = Вы оставляете: { $card }.
nd-event-has-chosen = { $seat }: выбор сделан.
    .you = Ваш выбор сделан.
nd-event-received = Вам передали: { $cards }.
nd-event-round-started = Начинается раунд { $round }.
# $rats (число): крысы на карте персонажа
nd-event-shown =
    { $rats ->
        [0] Персонаж: { $person }, без крыс.
        [one] Персонаж: { $person }, { $rats } крыса.
        [few] Персонаж: { $person }, { $rats } крысы.
       *[other] Персонаж: { $person }, { $rats } крыс.
    }
nd-event-passed-two = Все передают две карты налево.
nd-event-passed-one = Все передают одну карту налево.
nd-event-played = { $seat } играет карту «{ $card }».
    .you = Вы играете карту «{ $card }».
nd-event-no-effect = { $seat }: карта без действия.
    .you = Карта вам ничего не даёт.
nd-event-placed = { $seat } ставит маркер: { $to }.
    .you = Вы ставите маркер: { $to }.
nd-event-moved = { $seat } переставляет маркер (из: { $from }, в: { $to }).
    .you = Вы переставляете маркер (из: { $from }, в: { $to }).
nd-event-friend-moved = { $seat } ставит верного друга: { $to }.
    .you = Вы ставите верного друга: { $to }.
# $pieces (число): фишки в секторе
nd-event-acted =
    { $pieces ->
        [one] { $seat }: действие сектора «{ $place }», { $pieces } фишка.
        [few] { $seat }: действие сектора «{ $place }», { $pieces } фишки.
       *[other] { $seat }: действие сектора «{ $place }», { $pieces } фишек.
    }
    .you =
        { $pieces ->
            [one] Ваше действие сектора «{ $place }», { $pieces } фишка.
            [few] Ваше действие сектора «{ $place }», { $pieces } фишки.
           *[other] Ваше действие сектора «{ $place }», { $pieces } фишек.
        }
nd-event-took-markers =
    { $count ->
        [one] { $seat } берёт { $count } маркер.
        [few] { $seat } берёт { $count } маркера.
       *[other] { $seat } берёт { $count } маркеров.
    }
    .you =
        { $count ->
            [one] Вы берёте { $count } маркер.
            [few] Вы берёте { $count } маркера.
           *[other] Вы берёте { $count } маркеров.
        }
nd-event-took-coins =
    { $count ->
        [one] { $seat } берёт { $count } монету.
        [few] { $seat } берёт { $count } монеты.
       *[other] { $seat } берёт { $count } монет.
    }
    .you =
        { $count ->
            [one] Вы берёте { $count } монету.
            [few] Вы берёте { $count } монеты.
           *[other] Вы берёте { $count } монет.
        }
# $count (число): сколько монет не хватает; $payers (число): сколько игроков могли бы заплатить
nd-event-coins-missing =
    { $payers ->
        [0] { $count ->
            [one] { $seat }: в общем запасе не хватает { $count } монеты, но больше всех монет у того, кто берёт; взять их не у кого.
           *[other] { $seat }: в общем запасе не хватает { $count } монет, но больше всех монет у того, кто берёт; взять их не у кого.
        }
       *[other] { $count ->
            [one] { $seat }: в общем запасе не хватает { $count } монеты.
           *[other] { $seat }: в общем запасе не хватает { $count } монет.
        }
    }
    .you =
        { $payers ->
            [0] { $count ->
                [one] В общем запасе вам не хватает { $count } монеты, но больше всех монет у вас самих; взять их не у кого.
               *[other] В общем запасе вам не хватает { $count } монет, но больше всех монет у вас самих; взять их не у кого.
            }
           *[other] { $count ->
                [one] В общем запасе вам не хватает { $count } монеты.
               *[other] В общем запасе вам не хватает { $count } монет.
            }
        }
# $payer: один из самых богатых; $seat: кто получает
nd-event-charged =
    { $count ->
        [one] { $payer } платит { $count } монету, её получает { $seat }.
        [few] { $payer } платит { $count } монеты, их получает { $seat }.
       *[other] { $payer } платит { $count } монет, их получает { $seat }.
    }
    .you =
        { $count ->
            [one] { $payer } платит вам { $count } монету.
            [few] { $payer } платит вам { $count } монеты.
           *[other] { $payer } платит вам { $count } монет.
        }
# $source: residence, messages, gifts, cathedral или persons; $park (число): надбавка за парк
nd-event-scored =
    { $seat } получает престиж { $source ->
        [residence] за резиденцию
        [messages] за письмо
        [gifts] за пожертвование
        [cathedral] за Нотр-Дам
        [persons] за персонажа
       *[park] за парк
    }: { $prestige }{ $park ->
        [0] .
       *[other] , а за парк: { $park }.
    }
    .you =
        Вы получаете престиж { $source ->
            [residence] за резиденцию
            [messages] за письмо
            [gifts] за пожертвование
            [cathedral] за Нотр-Дам
            [persons] за персонажа
           *[park] за парк
        }: { $prestige }{ $park ->
            [0] .
           *[other] , а за парк: { $park }.
        }
# $to (число): деление, на котором теперь крыса
nd-event-rat-went-back = { $seat } отодвигает крысу на { $to }.
    .you = Вы отодвигаете крысу на { $to }.
nd-event-rat-stayed = { $seat } оставляет крысу на месте.
    .you = Вы оставляете крысу на месте.
nd-event-rode = { $seat } останавливает карету: { $market }.
    .you = Вы останавливаете карету: { $market }.
nd-event-took-message = { $seat } берёт «{ $message }».
    .you = Вы берёте «{ $message }».
nd-event-left-message = { $seat } оставляет письмо.
    .you = Вы оставляете письмо.
nd-event-favoured =
    { $favour ->
        [coin] { $seat } выбирает монету.
        [marker] { $seat } выбирает маркер.
       *[rat] { $seat } выбирает шаг назад для крысы.
    }
    .you =
        { $favour ->
            [coin] Вы выбираете монету.
            [marker] Вы выбираете маркер.
           *[rat] Вы выбираете шаг назад для крысы.
        }
nd-event-wanted-coin = { $seat } выбирает монету, но в общем запасе их нет.
    .you = Вы выбираете монету, но в общем запасе их нет.
nd-event-no-favour = { $seat }: выбрать нечего.
    .you = Вам нечего выбрать.
nd-event-gave =
    { $coins ->
        [one] { $seat } жертвует Нотр-Даму { $coins } монету.
        [few] { $seat } жертвует Нотр-Даму { $coins } монеты.
       *[other] { $seat } жертвует Нотр-Даму { $coins } монет.
    }
    .you =
        { $coins ->
            [one] Вы жертвуете Нотр-Даму { $coins } монету.
            [few] Вы жертвуете Нотр-Даму { $coins } монеты.
           *[other] Вы жертвуете Нотр-Даму { $coins } монет.
        }
nd-event-hired = { $seat } нанимает персонажа «{ $person }».
    .you = Вы нанимаете персонажа «{ $person }».
nd-event-hired-nobody = { $seat } никого не нанимает.
    .you = Вы никого не нанимаете.
nd-event-picked = { $seat } выбирает, откуда переставить: { $place }.
    .you = Вы выбираете, откуда переставить: { $place }.
nd-event-picked-friend = { $seat } решает переставить верного друга.
    .you = Вы решаете переставить верного друга.
nd-event-gathered =
    { $friend ->
        [yes]
            { $markers ->
                [0] { $seat } забирает верного друга.
                [one] { $seat } забирает { $markers } маркер и верного друга.
                [few] { $seat } забирает { $markers } маркера и верного друга.
               *[other] { $seat } забирает { $markers } маркеров и верного друга.
            }
       *[other]
            { $markers ->
                [one] { $seat } забирает { $markers } маркер.
                [few] { $seat } забирает { $markers } маркера.
               *[other] { $seat } забирает { $markers } маркеров.
            }
    }
    .you =
        { $friend ->
            [yes]
                { $markers ->
                    [0] Вы забираете верного друга.
                    [one] Вы забираете { $markers } маркер и верного друга.
                    [few] Вы забираете { $markers } маркера и верного друга.
                   *[other] Вы забираете { $markers } маркеров и верного друга.
                }
           *[other]
                { $markers ->
                    [one] Вы забираете { $markers } маркер.
                    [few] Вы забираете { $markers } маркера.
                   *[other] Вы забираете { $markers } маркеров.
                }
        }
nd-event-shifted =
    { $seat } переставляет { $friend ->
        [yes]
            { $markers ->
                [0] друга
                [one] { $markers } маркер и друга
                [few] { $markers } маркера и друга
               *[other] { $markers } маркеров и друга
            }
       *[other]
            { $markers ->
                [one] { $markers } маркер
                [few] { $markers } маркера
               *[other] { $markers } маркеров
            }
    } (из: { $from }, в: { $to }).
    .you =
        Вы переставляете { $friend ->
            [yes]
                { $markers ->
                    [0] друга
                    [one] { $markers } маркер и друга
                    [few] { $markers } маркера и друга
                   *[other] { $markers } маркеров и друга
                }
           *[other]
                { $markers ->
                    [one] { $markers } маркер
                    [few] { $markers } маркера
                   *[other] { $markers } маркеров
                }
        } (из: { $from }, в: { $to }).
# $plague и $hospital (числа): на сколько крыса идёт вперёд и назад; $to (число): где она теперь; $hit: yes или no
nd-event-plague-came =
    { $seat }: чума { $plague }, больница { $hospital }, { $hit ->
        [yes] крыса выходит за { $to }!
       *[other] крыса на { $to }.
    }
    .you =
        Ваш квартал: чума { $plague }, больница { $hospital }, { $hit ->
            [yes] крыса выходит за { $to }!
           *[other] крыса на { $to }.
        }
nd-event-lost-prestige =
    { $prestige ->
        [one] { $seat } теряет { $prestige } очко престижа.
        [few] { $seat } теряет { $prestige } очка престижа.
       *[other] { $seat } теряет { $prestige } очков престижа.
    }
    .you =
        { $prestige ->
            [one] Вы теряете { $prestige } очко престижа.
            [few] Вы теряете { $prestige } очка престижа.
           *[other] Вы теряете { $prestige } очков престижа.
        }
nd-event-lost-marker = { $seat } теряет маркер: { $place }.
    .you = Вы теряете маркер: { $place }.
# $markers (число): все маркеры на соборе; $share (число): престиж за каждый
nd-event-cathedral-scored =
    { $markers ->
        [one] Нотр-Дам: { $markers } маркер, престиж за него: { $share }.
        [few] Нотр-Дам: { $markers } маркера, престиж за каждый: { $share }.
       *[other] Нотр-Дам: { $markers } маркеров, престиж за каждый: { $share }.
    }
# $period: a, b или c
nd-event-period-ended =
    { $period ->
        [a] Период A завершён.
        [b] Период B завершён.
       *[c] Период C завершён.
    }
nd-event-counted = { $seat }: престиж { $prestige }.
    .you = Ваш престиж: { $prestige }.
# $count (число): сколько победителей; из пяти имён дано лишь столько
nd-event-ended =
    { $count ->
        [1] Побеждает { $seat }.
        [2] Победу делят { $seat } и { $second }.
        [3] Победу делят { $seat }, { $second } и { $third }.
        [4] Победу делят { $seat }, { $second }, { $third } и { $fourth }.
       *[other] Победу делят { $seat }, { $second }, { $third }, { $fourth } и { $fifth }.
    }
    .you =
        { $count ->
            [1] Вы побеждаете.
            [2] Победу делите вы и { $second }.
            [3] Победу делите вы, { $second } и { $third }.
            [4] Победу делите вы, { $second }, { $third } и { $fourth }.
           *[other] Победу делите вы, { $second }, { $third }, { $fourth } и { $fifth }.
        }

## Таблица результатов

nd-sheet-residence = Резиденция
nd-sheet-messages = Письма
nd-sheet-gifts = Пожертвования
nd-sheet-cathedral = Подсчёты Нотр-Дама
nd-sheet-persons = Персонажи
nd-sheet-park = Парк
nd-sheet-plague = Потеряно из-за чумы
nd-sheet-prestige = Престиж
nd-sheet-reserve = Монеты и маркеры

## Почему нельзя

nd-refused-over = Игра окончена.
nd-refused-not-choosing = Ваш выбор уже сделан, а другие ещё выбирают.
nd-refused-not-your-turn = Сейчас не ваш ход: начинает первый игрок, дальше — по часовой стрелке.
nd-refused-other-question = Сейчас вопрос о другом.
nd-refused-not-among-cards = Этой карты нет среди тех, из которых вы выбираете.
nd-refused-already-kept = Эта карта уже оставлена, и передать её дальше нельзя.
nd-refused-not-in-hand = Этой карты нет у вас в руке.
nd-refused-nothing-there = Там нет ничего вашего, что можно так переставить.
nd-refused-same-sector = Фишку нужно поставить не туда, откуда она взята.
nd-refused-not-the-friend = Верный друг не заменяет недостающий маркер.
nd-refused-friend-beside = Ваш верный друг стоит рядом с полем, а не в секторе.
nd-refused-friend-must-move = Ваш верный друг уже там и должен перейти в другой сектор.
nd-refused-not-from-cathedral = Менестрель переставляет фишки только между секторами, а не с собора.
nd-refused-one-to-three = Менестрель переставляет одну, две или три фишки.
# $markers (число): маркеры в секторе
nd-refused-not-so-many =
    { $markers ->
        [0] У вас там нет маркеров.
        [one] У вас там только { $markers } маркер.
        [few] У вас там только { $markers } маркера.
       *[other] У вас там только { $markers } маркеров.
    }
nd-refused-not-empty = Епископ ставит маркер только в пустой сектор.
# $coins (число): монеты игрока
nd-refused-not-enough-coins =
    { $coins ->
        [0] У вас нет монет.
        [one] У вас только { $coins } монета.
        [few] У вас только { $coins } монеты.
       *[other] У вас только { $coins } монет.
    }
nd-refused-at-most-three = Одной картой жертвуют не больше трёх монет.
nd-refused-must-give = Ваш маркер уже на соборе, поэтому нужно пожертвовать хотя бы одну монету.
# $steps (число): сколько улиц можно проехать
nd-refused-too-far =
    { $steps ->
        [one] Этот рынок слишком далеко: карета проедет не больше { $steps } улицы.
       *[other] Этот рынок слишком далеко: карета проедет не больше { $steps } улиц.
    }
nd-refused-no-markers-left = В общем запасе не осталось маркеров вашего цвета.
nd-refused-rat-at-zero = Ваша крыса на 0, и назад ей идти некуда.
nd-refused-not-shown = Этот персонаж в этом раунде не открыт.
nd-refused-no-piece = У вас нет фишки, которую этот персонаж мог бы переставить.
nd-refused-no-empty-sector = Епископу нужен пустой сектор, а у вас такого нет.
nd-refused-no-marker-for-bishop = Епископу нужен маркер из общего запаса, а там их не осталось.
nd-refused-not-fullest = Маркер теряют в самом полном секторе, а в другом фишек больше.
nd-refused-friend-not-lost = Там только ваш верный друг, а его не теряют.
nd-refused-no-coins-left = В общем запасе нет монет, а у вас их больше, чем у любого другого.
nd-refused-not-richest = Недостающие монеты платит только тот, у кого их больше всех.

## Карты

# $colour: lapis, amber, brick, jade или aubergine; $kind: сектор, notre-dame или trusted-friend
nd-card =
    { $kind ->
        [cloister-school] Школа
        [bank] Банк
        [residence] Резиденция
        [carriage-house] Каретный двор
        [hotel] Гостиница
        [park] Парк
        [hospital] Больница
        [notre-dame] Нотр-Дам
       *[trusted-friend] Верный друг
    } ({ $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    })

## Цвета

nd-colour-lapis = Лазурит
nd-colour-amber = Янтарь
nd-colour-brick = Кирпич
nd-colour-jade = Нефрит
nd-colour-aubergine = Баклажан

## Письма

# $colour: как в nd-card
nd-message-coin =
    Письмо: монета, { $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    }
    .short = { $prestige }¢
nd-message-marker =
    Письмо: маркер, { $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    }
    .short = { $prestige }■
nd-message-rat =
    Письмо: крыса, { $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    }
    .short = { $prestige }~
nd-message-plain =
    Простое письмо, { $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    }
    .short = { $prestige }

## Рынки

# $colour: квартал, как в nd-card; край — на внешней стороне
nd-market-centre =
    Центр ({ $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    })
nd-market-inner =
    У собора ({ $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    })
nd-market-side =
    Сбоку ({ $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    })
nd-market-outer-right =
    Край справа ({ $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    })
nd-market-outer-left =
    Край слева ({ $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    })

## Персонажи

nd-person-fool = Шут
nd-person-minstrel = Менестрель
nd-person-doctor = Врач
nd-person-monk = Монах
nd-person-money-lender = Ростовщик
nd-person-barmaid = Трактирщица
nd-person-city-guard = Городской стражник
nd-person-night-watchman = Ночной сторож
nd-person-bishop = Епископ
nd-person-guild-master = Глава гильдии
nd-person-beggar-king = Король нищих
nd-person-lawyer = Адвокат
nd-person-lady-of-the-court = Придворная дама
nd-person-mayor = Мэр
nd-person-carpenter = Плотник
nd-ability-gain =
    престиж { $prestige }{ $coins ->
        [0] {""}
       *[other] {""}, монеты { $coins }
    }{ $markers ->
        [0] {""}
       *[other] {""}, маркеры { $markers }
    }{ $favours ->
        [0] {""}
       *[other] {""}, услуги { $favours }
    }
# $per: piece, piece-in-fullest, sector, empty-sector, free-step или message
nd-ability-score =
    престиж { $prestige } × { $per ->
        [piece] ваши фишки в игре
        [piece-in-fullest] фишки в самом полном секторе
        [sector] ваши секторы, где фишек не меньше { $least }
        [empty-sector] ваши пустые секторы
        [free-step] свободные шаги перед крысой
       *[message] ваши письма
    }{ $every ->
        [1] {""}
       *[other] {""} ÷ { $every } с округлением вниз
    }
nd-ability-fool = переставить фишку в другой сектор и выполнить его действие
nd-ability-minstrel = переставить до трёх фишек из одного сектора в другой
nd-ability-doctor = чума в этом раунде вас не касается
nd-ability-bishop = поставить маркер из общего запаса в пустой сектор и выполнить его действие

## Места и верный друг

nd-place-cloister-school = Школа
nd-place-bank = Банк
nd-place-residence = Резиденция
nd-place-carriage-house = Каретный двор
nd-place-hotel = Гостиница
nd-place-park = Парк
nd-place-hospital = Больница
nd-place-notre-dame = Нотр-Дам
nd-place-trusted-friend = Верный друг
nd-place-harbour = Гавань

## Что владельцы игры называют сами

# $name: как в наборе; $colour: как в nd-card
nd-message-own =
    Письмо: { $name }, { $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    }
    .short = { $prestige }
nd-market-own =
    { $name } ({ $colour ->
        [lapis] лазурит
        [amber] янтарь
        [brick] кирпич
        [jade] нефрит
       *[aubergine] баклажан
    })

## Что напечатано

nd-effect-cloister-school = Поставьте маркер; возьмите столько маркеров, сколько здесь фишек.
nd-effect-bank = Поставьте маркер; возьмите столько монет, сколько здесь фишек.
nd-effect-residence = Поставьте маркер; получите столько престижа, сколько здесь фишек.
nd-effect-carriage-house = Поставьте маркер; проезжайте столько улиц, сколько здесь фишек.
# $pieces (число): с какого числа фишек услуг две
nd-effect-hotel = Поставьте маркер; выберите монету, маркер или шаг крысы назад, две услуги, если фишек не меньше { $pieces }.
# $pieces (число): сколько фишек добавляют очко престижа
nd-effect-park = Поставьте маркер, крыса на шаг назад; за каждые { $pieces } фишки каждый прирост престижа больше на один.
nd-effect-hospital = Поставьте маркер, крыса на шаг назад; каждая фишка ослабляет чуму на один.
# $one, $two, $three (числа): престиж за столько монет
nd-effect-notre-dame = Маркер на собор; пожертвуйте 1–3 монеты за { $one }, { $two } или { $three } престижа.
nd-effect-trusted-friend = Друг идёт в сектор, и выполняется его действие.
nd-effect-fool = Переставьте маркер или друга в другой сектор и выполните его действие.
nd-effect-minstrel = Переставьте до трёх фишек из одного сектора в другой, без действия.
nd-effect-doctor = Чума этого раунда вас не касается.
nd-effect-bishop = Маркер из общего запаса идёт в пустой сектор, и выполняется его действие.
nd-gain-coins =
    { $n ->
        [one] { $n } монета.
        [few] { $n } монеты.
       *[other] { $n } монет.
    }
nd-gain-markers =
    { $n ->
        [one] { $n } маркер.
        [few] { $n } маркера.
       *[other] { $n } маркеров.
    }
nd-gain-prestige = Престиж: { $n }.
nd-gain-favours =
    { $n ->
        [one] Монета, маркер или шаг крысы назад.
       *[other] Услуги: { $n } (монета, маркер или шаг крысы назад).
    }
nd-gain-rat-back = Крыса может отойти на шаг назад.
# $prestige (число): что даётся за каждые столько ($every) того, что считается
nd-per-piece =
    Престиж { $prestige } за { $every ->
        [1] каждую вашу фишку
       *[other] каждые { $every } ваши фишки
    } в секторах и на соборе.
nd-per-piece-in-fullest =
    Престиж { $prestige } за { $every ->
        [1] каждую фишку
       *[other] каждые { $every } фишки
    } в самом полном вашем секторе.
# $least (число): сколько фишек нужно в секторе
nd-per-sector =
    Престиж { $prestige } за { $every ->
        [1] каждый сектор
       *[other] каждые { $every } сектора
    }, где фишек не меньше { $least }.
nd-per-empty-sector =
    Престиж { $prestige } за { $every ->
        [1] каждый пустой сектор.
       *[other] каждые { $every } пустых сектора.
    }
nd-per-free-step =
    Престиж { $prestige } за { $every ->
        [1] каждый свободный шаг
       *[other] каждые { $every } свободных шага
    } перед вашей крысой.
nd-per-message =
    Престиж { $prestige } за { $every ->
        [1] каждое письмо.
       *[other] каждые { $every } письма.
    }
# $deck: brown, a, b или c
nd-deck =
    { $deck ->
        [a] Период A
        [b] Период B
        [c] Период C
       *[brown] Каждый период
    }
nd-fact-card = Действует в квартале того, кто её сыграл.
nd-fact-rats =
    { $count ->
        [0] Без крыс для чумы.
        [one] { $count } крыса для общей чумы.
        [few] { $count } крысы для общей чумы.
       *[many] { $count } крыс для общей чумы.
    }
nd-fact-price =
    Можно нанять раз за раунд: { $coins ->
        [one] { $coins } монета.
        [few] { $coins } монеты.
       *[other] { $coins } монет.
    }
nd-fact-sets = Второе письмо одного цвета только после письма каждого цвета.
# $last (number): the last step of the plague track
nd-fact-harbour = Крыса, которая должна выйти за { $last }, остаётся там, а вы теряете 2 очка престижа и маркер.

## Настройки

nd-option-prestige = Престиж во время игры
nd-option-prestige-hidden = Скрыт от других
nd-option-prestige-open = Открыт для всех
nd-option-coins = Монеты
nd-option-coins-unlimited = Сколько понадобится
nd-option-coins-limited = 25; недостающие платит самый богатый

## Board

nd-board-round = Период { $period }, раунд { $round } из { $last }: { $phase ->
    [draft] выбор карт
    [cards] розыгрыш карт
    [hire] наём
    [plague] чума
    [over] конец
   *[round] новый раунд
}. Первый игрок: { $start }.
nd-board-persons = Персонажи и крысы:
nd-board-person = Открыт персонаж: { $person }, { $rats ->
    [0] без крыс
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
}.
nd-board-plague = Чума: { $plague }
# $coins (число): монеты в общем запасе, когда их число ограничено
nd-board-bank = Монет в общем запасе: { $coins }
nd-board-hand = Рука:
nd-board-looking = Выбор:
nd-board-hand-is = Ваша рука: { $cards }
nd-board-looking-is = Вы выбираете из: { $cards }
nd-board-players = игрок
nd-board-coins = монеты
nd-board-prestige = престиж
nd-board-markers = маркеры
nd-board-rat = крыса
nd-board-messages = письма
nd-board-this-round = в этом раунде
nd-board-hit = удар
nd-board-boroughs = * друг
nd-board-place = { $place ->
    [cloister-school] школа
    [bank] банк
    [residence] резиденция
    [carriage-house] кар. двор
    [hotel] гостиница
    [park] парк
    [hospital] больница
    [notre-dame] Нотр-Дам
    [trusted-friend] друг
   *[other] { $place }
}
nd-board-colour = { $colour ->
    [lapis] Ла
    [amber] Ян
    [brick] Ки
    [jade] Не
   *[aubergine] Ба
}
nd-board-hired = нанят: { $person }
nd-board-streets-drawn = Улицы: край вверху, собор внизу; левый и правый концы — одна и та же граница.
nd-board-streets-listed = Улицы и рынки, квартал за кварталом по часовой стрелке
nd-board-signs = o рынок, @1 карета игрока 1; письмо: престиж, ¢ монета, ■ маркер, ~ крыса
nd-board-figures = маркеры: свой + общий запас; крыса: сейчас → после чумы; ? скрыто
nd-board-cathedral = Нотр-Дам: престиж { $prestige }; маркеры: { $markers ->
    [none] нет
   *[other] { $markers }
}
nd-board-spot = { $spot ->
    [centre] центр
    [inner] у собора
    [side] сбоку
    [outer-right] край справа
    [outer-left] край слева
   *[other] { $spot }
}
nd-board-arrows = ↓ в следующем квартале, ↑ в предыдущем; после последнего идёт первый.
nd-board-leads = Улицы от рынка: { $market }. Они ведут к: { $markets }.
nd-board-player = { $name }, { $colour }: монеты { $coins }, престиж { $prestige ->
    [hidden] скрыт
   *[other] { $prestige }
}, маркеры в своём запасе { $supply }, в общем запасе { $general }; крыса на { $rat }{ $plague ->
    [past] {""}
    [hit] {""}, после чумы на { $forecast }, то есть удар
   *[ahead] {""}, после чумы на { $forecast }
}; письма: { $messages ->
    [none] нет
   *[other] { $messages }
}
nd-board-borough = Квартал, { $name }: { $sectors }; верный друг: { $friend ->
    [beside] рядом с полем
   *[other] { $friend }
}
nd-board-done = { $name } в этом раунде: { $done }
nd-board-market = { $market }: { $things }
nd-board-carriage = карета: { $name }

## Что изменит ответ

# $by: изменение со знаком; $size (число): оно же без знака; $from и $to (числа): было и стало
nd-would-prestige = престиж { $by }, { $from } → { $to }
nd-would-coins =
    { $size ->
        [one] { $by } монета, { $from } → { $to }
        [few] { $by } монеты, { $from } → { $to }
       *[other] { $by } монет, { $from } → { $to }
    }
nd-would-markers =
    { $size ->
        [one] { $by } маркер в запасе, { $from } → { $to }
        [few] { $by } маркера в запасе, { $from } → { $to }
       *[other] { $by } маркеров в запасе, { $from } → { $to }
    }
nd-would-cathedral =
    { $size ->
        [one] { $by } маркер на соборе, { $from } → { $to }
        [few] { $by } маркера на соборе, { $from } → { $to }
       *[other] { $by } маркеров на соборе, { $from } → { $to }
    }
nd-would-messages =
    { $size ->
        [one] { $by } письмо, { $from } → { $to }
        [few] { $by } письма, { $from } → { $to }
       *[other] { $by } писем, { $from } → { $to }
    }
nd-would-rat = крыса { $from } → { $to }
# $to (число): где будет крыса после чумы этого раунда; $last (число): последнее деление
nd-would-plague =
    { $hit ->
        [yes] крыса выйдет за { $last }: чума
       *[no] чума приведёт крысу на { $to }
    }
