# Тексты игры «Бессознательное».

## Игра

um-name = Бессознательное
um-blurb = Высказывайте идеи за столом Фрейда, копите озарения и лечите пациентов в Вене: 1–4 игрока.

## Вопросы

um-ask-client = Какого пациента взять в основной кабинет?
um-ask-starting-tile = Какой начальный жетон оставить?
um-ask-starting-cell = В какую ячейку положить начальный жетон?
um-ask-turn = Что делать в этот ход?
um-ask-point = Какая ячейка и какое действие?
um-ask-pieces = Сколько идей положить?
um-ask-ink = На сколько передвинуть чернильницу?
um-ask-row = Какой ряд блокнота активировать?
um-ask-column = Какой разблокированный столбец активировать?
um-ask-line = { $line }: какой эффект активировать дальше?
um-ask-own-tile = Какой из своих жетонов активировать?
um-ask-zone = Какое действие шкалы репутации выполнить?
um-ask-may = Выполнить эффект «{ $effect }»?
um-ask-all = Какой эффект следующий?
um-ask-choose = Какой из этих эффектов выбрать?
um-ask-repeat = Выполнить (ещё раз) эффект «{ $effect }»?
um-ask-pay = Чем заплатить?
um-ask-pay-dream = Какое озарение использовать для сновидения «{ $dream }»?
um-ask-pay-set = Какое озарение использовать для шкатулки?
# $ring: minor, median или major
# $quality: growth, freedom, passion или any
um-ask-generate =
    Из чего вызвать { $ring ->
        [minor] малое
        [median] среднее
       *[major] крупное
    } озарение { $quality ->
        [growth] Роста
        [freedom] Свободы
        [passion] Страсти
       *[any] любого вида
    }?
um-ask-elevate = Какое озарение усилить?
um-ask-transfer = Какое озарение перенаправить и куда?
um-ask-proceed =
    { $lost ->
        [one] Пропадёт { $lost } кофе. Сначала потратить?
       *[other] Пропадут { $lost } кофе. Сначала потратить?
    }
um-ask-swap = Какую карту с руки обменять?
um-ask-play = Какую карту исследования сыграть?
um-ask-publish = Какую монографию опубликовать?
um-ask-volume = Какая карта станет следующим томом? Монография: { $treatise }.
um-ask-endow = Какое озарение цвета игрока положить на монографию?
um-ask-tile = Какой жетон блокнота получить?
um-ask-tile-effects = Какой эффект жетона активировать?
um-ask-place-tile = Куда положить жетон «{ $tile }»?
# $figure: freud или professor
um-ask-walk =
    На сколько локаций переместить { $figure ->
        [freud] Фрейда
       *[professor] профессора
    }?
um-ask-visit = { $location }: как считать активации?
um-ask-location = { $location }: какой эффект активировать? Осталось активаций: { $left }.
um-ask-exchange-dream = Какое явное сновидение обменять на доступное?
um-ask-take-back-idea = Какую идею забрать со стола?
um-ask-copy-display = Какой жетон из доступных активировать?
um-ask-bonus = Какой бонус получить?
um-ask-mark = Какое озарение цвета игрока положить в район?
um-ask-treat = Какого пациента лечить теперь?
um-ask-moment = Какой постоянный эффект следующий?
um-ask-boxes = Использовать шкатулку для пациента?
um-ask-draft = Какого пациента взять и в какой кабинет?
um-ask-manifest = Какое явное сновидение накроет скрытое?
um-ask-over = Игра окончена.

## Возможные ответы

um-offer-state-ideas = Высказать идеи
um-offer-recall = Отозвать идеи
um-offer-treat = Лечить: { $client }
um-offer-pass = Спасовать
um-offer-point = { $space }: указать на «{ $action }»
    .lead = { $space }, { $action }
um-offer-lay =
    { $bright ->
        [0] { $ideas ->
            [one] Положить { $ideas } идею
            [few] Положить { $ideas } идеи
           *[other] Положить { $ideas } идей
        }
       *[other] { $ideas ->
            [0] { $bright ->
                [one] Положить { $bright } гениальную идею
                [few] Положить { $bright } гениальные идеи
               *[other] Положить { $bright } гениальных идей
            }
           *[other] Положить идеи: { $ideas } и гениальные идеи: { $bright }
        }
    }
um-offer-do = Да, сделать это
um-offer-skip = Дальше без этого
um-offer-no-more = Больше ничего
um-offer-effect = Эффект: { $effect }
    .lead = { $effect }
# $part: first, second, third, printed, end, banner или main
um-offer-trigger =
    { $part ->
        [first] Первый жетон
        [second] Второй жетон
        [third] Третий жетон
        [printed] Напечатанное озарение
        [end] Эффект в конце
        [banner] Заголовок
       *[main] Основной эффект
    }: { $effect }
um-offer-line = Активировать: { $line }
    .lead = { $line }
um-offer-ink =
    Передвинуть на { $steps ->
        [one] { $steps } ячейку
        [few] { $steps } ячейки
       *[other] { $steps } ячеек
    }{ $bright ->
        [0] {""}
       *[other] {""}, гениальные идеи: { $bright }
    }
um-offer-walk =
    { $location } ({ $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    })
# $by: tags или figures
um-offer-visit =
    { $by ->
        [tags] По символам
       *[figures] По фигуркам
    }: { $triggers ->
        [one] { $triggers } активация
        [few] { $triggers } активации
       *[other] { $triggers } активаций
    }{ $bright ->
        [0] {""}
       *[other] {""}, гениальные идеи: { $bright }
    }
# $kind: own или common
um-offer-generate =
    Вызвать: { $to } (из: { $spot }, { $kind ->
        [own] цвета игрока
       *[common] обычное
    })
# $kind: own или common
um-offer-elevate =
    Усилить: { $spot } ({ $kind ->
        [own] цвета игрока
       *[common] обычное
    })
# $kind: own или common
um-offer-transfer =
    Перенаправить: { $spot } (в: { $to }, { $kind ->
        [own] цвета игрока
       *[common] обычное
    })
# $kind: own или common
um-offer-use =
    Использовать: { $spot } ({ $kind ->
        [own] цвета игрока
       *[common] обычное
    })
# $kind: own или common
um-offer-suppress =
    Подавить: { $spot } ({ $kind ->
        [own] цвета игрока
       *[common] обычное
    })
um-offer-coffee = Заплатить вместо этого кофе
um-offer-discard = Сбросить: { $card }
um-offer-swap = Обменять «{ $give }» на «{ $take }»
um-offer-play = Сыграть: { $card }
um-offer-publish = Опубликовать: { $treatise }
um-offer-volume = Том: { $card }
    .lead = { $card }
um-offer-endow = Отдать озарение отсюда: { $spot }
um-offer-tile = Получить: { $tile }
um-offer-no-tile = { $level }: получить очки пустого места
um-offer-cell = Положить: { $cell }
    .lead = { $cell }
um-offer-replace = Заменить: { $tile } ({ $cell })
um-offer-discard-tile = Сбросить новый жетон
um-offer-keep = Оставить: { $tile }
um-offer-draft = Взять: { $client } ({ $room })
um-offer-dream = Взять: { $dream }
um-offer-dream-top = Взять закрытую верхнюю карту
um-offer-box = Использовать шкатулку: { $room }
    .lead = { $room }
um-offer-lasting = Постоянный эффект: { $client }
um-offer-bonus = Получить бонус: { $slot } ({ $effect })
    .lead = { $slot }
um-offer-exchange = { $room }: обменять на «{ $dream }»
um-offer-take-back = Забрать идею: { $space }
    .lead = { $space }
um-offer-copy = Активировать доступный жетон: { $place }
    .lead = { $place }
um-offer-coffee-elevate = Кофе: усилить озарение
um-offer-coffee-transfer = Кофе: перенаправить озарение
um-offer-coffee-bright = Кофе: получить гениальную идею
um-offer-insights-box = Озарения: получить шкатулку
um-offer-box-points = Шкатулка: получить очки

## Что происходит

um-event-drew = Вы берёте карту «{ $card }».
um-event-round-started = Начинается раунд { $round }.
um-event-turn-started = { $seat }: начало хода.
    .you = Ваш ход.
um-event-turn-ended = { $seat }: конец хода.
    .you = Вы заканчиваете ход.
um-event-ended = Побеждает { $seat }.
    .you = Вы побеждаете.
um-event-kept = { $seat } оставляет жетон «{ $tile }»; профессор начинает здесь: { $location }.
    .you = Вы оставляете жетон «{ $tile }»; профессор начинает здесь: { $location }.
um-event-spare-laid = Невыбранный пациент уходит под низ колоды: { $client }.
um-event-state-ideas = { $seat } высказывает идеи.
    .you = Вы высказываете идеи.
um-event-pointed = { $seat } выбирает ячейку: { $space }, { $action }.
    .you = Вы выбираете ячейку: { $space }, { $action }.
um-event-laid = { $seat } кладёт сюда: { $space }, { $action } (идеи: { $ideas }, гениальные идеи: { $bright }).
    .you = Вы кладёте сюда: { $space }, { $action } (идеи: { $ideas }, гениальные идеи: { $bright }).
um-event-recall-began = { $seat } отзывает идеи (разных ячеек: { $spaces }).
    .you = Вы отзываете идеи (разных ячеек: { $spaces }).
um-event-ideas-back =
    { $seat } забирает { $ideas ->
        [one] { $ideas } идею
        [few] { $ideas } идеи
       *[other] { $ideas } идей
    } со стола.
    .you =
        Вы забираете { $ideas ->
            [one] { $ideas } идею
            [few] { $ideas } идеи
           *[other] { $ideas } идей
        } со стола.
um-event-treat-began = { $seat } лечит пациента: { $client }.
    .you = Вы лечите пациента: { $client }.
um-event-passed = { $seat } пасует.
    .you = Вы пасуете.
um-event-agreed = { $seat } выполняет эффект: { $effect }.
    .you = Вы выполняете эффект: { $effect }.
um-event-skipped = { $seat } продолжает без этого.
    .you = Вы продолжаете без этого.
um-event-picked = { $seat } выбирает эффект: { $effect }.
    .you = Вы выбираете эффект: { $effect }.
um-event-chose-line = { $seat } активирует линию блокнота: { $line }.
    .you = Вы активируете линию блокнота: { $line }.
# $part: first, second, third, printed, end, banner или main
um-event-triggered =
    { $seat } активирует { $part ->
        [first] первый жетон
        [second] второй жетон
        [third] третий жетон
        [printed] напечатанное озарение
        [end] эффект в конце
        [banner] заголовок
       *[main] основной эффект
    }: { $effect }.
    .you =
        Вы активируете { $part ->
            [first] первый жетон
            [second] второй жетон
            [third] третий жетон
            [printed] напечатанное озарение
            [end] эффект в конце
            [banner] заголовок
           *[main] основной эффект
        }: { $effect }.
um-event-tile-triggered = { $seat } активирует жетон «{ $tile }».
    .you = Вы активируете жетон «{ $tile }».
um-event-inked =
    { $seat } двигает чернильницу на { $steps ->
        [one] { $steps } ячейку
        [few] { $steps } ячейки
       *[other] { $steps } ячеек
    }{ $bright ->
        [0] {""}
       *[other] {""}, гениальные идеи: { $bright }
    }{ $unlocked ->
        [0] {""}
       *[other] {""}, разблокировано идей: { $unlocked }
    }.
    .you =
        Вы двигаете чернильницу на { $steps ->
            [one] { $steps } ячейку
            [few] { $steps } ячейки
           *[other] { $steps } ячеек
        }{ $bright ->
            [0] {""}
           *[other] {""}, гениальные идеи: { $bright }
        }{ $unlocked ->
            [0] {""}
           *[other] {""}, разблокировано идей: { $unlocked }
        }.
um-event-track-triggered = { $seat } активирует шкалу репутации: очки { $points }, кофе { $coffee }.
    .you = Вы активируете шкалу репутации: очки { $points }, кофе { $coffee }.
# $kind: own или common
um-event-generated =
    { $seat } вызывает: { $to } (из: { $spot }, { $kind ->
        [own] цвета игрока
       *[common] обычное
    }).
    .you =
        Вы вызываете: { $to } (из: { $spot }, { $kind ->
            [own] вашего цвета
           *[common] обычное
        }).
# $kind: own или common
um-event-elevated =
    { $seat } усиливает: { $spot } ({ $kind ->
        [own] цвета игрока
       *[common] обычное
    }).
    .you =
        Вы усиливаете: { $spot } ({ $kind ->
            [own] вашего цвета
           *[common] обычное
        }).
# $kind: own или common
um-event-transferred =
    { $seat } перенаправляет: { $spot } (в: { $to }, { $kind ->
        [own] цвета игрока
       *[common] обычное
    }).
    .you =
        Вы перенаправляете: { $spot } (в: { $to }, { $kind ->
            [own] вашего цвета
           *[common] обычное
        }).
# $kind: own или common
um-event-used =
    { $seat } использует: { $spot } ({ $kind ->
        [own] цвета игрока
       *[common] обычное
    }).
    .you =
        Вы используете: { $spot } ({ $kind ->
            [own] вашего цвета
           *[common] обычное
        }).
# $kind: own или common
um-event-suppressed =
    { $seat } подавляет: { $spot } ({ $kind ->
        [own] цвета игрока
       *[common] обычное
    }).
    .you =
        Вы подавляете: { $spot } ({ $kind ->
            [own] вашего цвета
           *[common] обычное
        }).
# $good: coffee, box или bright
um-event-paid =
    { $seat } { $good ->
        [coffee] платит { $count } кофе
        [box] использует { $count ->
            [one] { $count } шкатулку
            [few] { $count } шкатулки
           *[other] { $count } шкатулок
        }
       *[bright] использует { $count ->
            [one] { $count } гениальную идею
            [few] { $count } гениальные идеи
           *[other] { $count } гениальных идей
        }
    }.
    .you =
        Вы { $good ->
            [coffee] платите { $count } кофе
            [box] используете { $count ->
                [one] { $count } шкатулку
                [few] { $count } шкатулки
               *[other] { $count } шкатулок
            }
           *[bright] используете { $count ->
                [one] { $count } гениальную идею
                [few] { $count } гениальные идеи
               *[other] { $count } гениальных идей
            }
        }.
um-event-discarded = { $seat } сбрасывает карту «{ $card }».
    .you = Вы сбрасываете карту «{ $card }».
# $good: coffee, box, bright или points
um-event-gained =
    { $seat } получает { $good ->
        [coffee] { $count } кофе
        [box] { $count ->
            [one] { $count } шкатулку
            [few] { $count } шкатулки
           *[other] { $count } шкатулок
        }
        [bright] { $count ->
            [one] { $count } гениальную идею
            [few] { $count } гениальные идеи
           *[other] { $count } гениальных идей
        }
       *[points] { $count ->
            [one] { $count } очко
            [few] { $count } очка
           *[other] { $count } очков
        }
    }{ $beyond ->
        [0] {""}
       *[other] { $good ->
            [box] {""}; нет места: { $beyond }, вместо этого очки: { $points }
           *[other] {""}, сверх предела: { $beyond }
        }
    }.
    .you =
        Вы получаете { $good ->
            [coffee] { $count } кофе
            [box] { $count ->
                [one] { $count } шкатулку
                [few] { $count } шкатулки
               *[other] { $count } шкатулок
            }
            [bright] { $count ->
                [one] { $count } гениальную идею
                [few] { $count } гениальные идеи
               *[other] { $count } гениальных идей
            }
           *[points] { $count ->
                [one] { $count } очко
                [few] { $count } очка
               *[other] { $count } очков
            }
        }{ $beyond ->
            [0] {""}
           *[other] { $good ->
                [box] {""}; нет места: { $beyond }, вместо этого очки: { $points }
               *[other] {""}, сверх предела: { $beyond }
            }
        }.
um-event-reputation =
    { $seat } получает очко репутации{ $points ->
        [0] {""}
       *[other] {""}, очки: { $points }
    }{ $steps ->
        [0] {""}
       *[other] {""}, шаги Фрейда: { $steps }
    }.
    .you =
        Вы получаете очко репутации{ $points ->
            [0] {""}
           *[other] {""}, очки: { $points }
        }{ $steps ->
            [0] {""}
           *[other] {""}, шаги Фрейда: { $steps }
        }.
um-event-signalled = { $seat } подаёт сигнал конца игры.
    .you = Вы подаёте сигнал конца игры.
# $free: coffee-elevate, coffee-transfer, coffee-bright, insights-box или box-points
um-event-freed =
    { $seat } совершает свободное действие: { $free ->
        [coffee-elevate] усиление за { $coffee } кофе
        [coffee-transfer] перенаправление за { $coffee } кофе
        [coffee-bright] { $gained ->
            [one] { $gained } гениальную идею
            [few] { $gained } гениальные идеи
           *[other] { $gained } гениальных идей
        } за { $coffee } кофе
        [insights-box] шкатулка за озарения
       *[box-points] { $gained ->
            [one] { $gained } очко
            [few] { $gained } очка
           *[other] { $gained } очков
        } за шкатулку
    }.
    .you =
        Вы совершаете свободное действие: { $free ->
            [coffee-elevate] усиление за { $coffee } кофе
            [coffee-transfer] перенаправление за { $coffee } кофе
            [coffee-bright] { $gained ->
                [one] { $gained } гениальную идею
                [few] { $gained } гениальные идеи
               *[other] { $gained } гениальных идей
            } за { $coffee } кофе
            [insights-box] шкатулка за озарения
           *[box-points] { $gained ->
                [one] { $gained } очко
                [few] { $gained } очка
               *[other] { $gained } очков
            } за шкатулку
        }.
um-event-card-drawn = { $seat } берёт карту исследования.
    .you = Вы берёте карту исследования.
um-event-no-card = { $seat } ничего не берёт, колода исследований пуста.
    .you = Вы ничего не берёте, колода исследований пуста.
um-event-swapped = { $seat } меняет «{ $give }» на «{ $take }».
    .you = Вы меняете «{ $give }» на «{ $take }».
um-event-played = { $seat } играет карту «{ $card }».
    .you = Вы играете карту «{ $card }».
um-event-publish-began = { $seat } начинает публиковать монографию «{ $treatise }».
    .you = Вы начинаете публиковать монографию «{ $treatise }».
um-event-volume-laid = { $seat } кладёт том: { $card }.
    .you = Вы кладёте том: { $card }.
um-event-volume-cited = { $seat } цитирует том ({ $owner }): { $card }. Награда владельцу ({ $owner }): очки: { $points }, гениальная идея: { $bright }.
    .you = Вы цитируете том ({ $owner }): { $card }. Награда владельцу ({ $owner }): очки: { $points }, гениальная идея: { $bright }.
um-event-published =
    { $seat } публикует монографию «{ $treatise }», кладёт на неё озарение цвета игрока ({ $spot }) и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
    .you =
        Вы публикуете монографию «{ $treatise }», кладёте на неё озарение своего цвета ({ $spot }) и получаете { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
um-event-took-tile = { $seat } получает жетон «{ $tile }».
    .you = Вы получаете жетон «{ $tile }».
um-event-took-no-tile =
    { $seat } выбирает пустое место ({ $place }) и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
    .you =
        Вы выбираете пустое место ({ $place }) и получаете { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
um-event-placed = { $seat } кладёт жетон «{ $tile }» ({ $cell }).
    .you = Вы кладёте жетон «{ $tile }» ({ $cell }).
um-event-tile-discarded = { $seat } сбрасывает жетон «{ $tile }».
    .you = Вы сбрасываете жетон «{ $tile }».
um-event-slid =
    { $level }: жетон сдвигается { $column ->
        [1] в центр
       *[other] вправо
    }.
um-event-turned-up = { $level }, верхний жетон стопки: { $tile }.
# $figure: freud, journalist или professor
um-event-walked =
    { $seat } перемещает { $figure ->
        [freud] Фрейда
        [journalist] журналиста
       *[professor] профессора
    }: { $location }.
    .you =
        Вы перемещаете { $figure ->
            [freud] Фрейда
            [journalist] журналиста
           *[professor] профессора
        }: { $location }.
# $by: tags или figures
um-event-visited =
    { $seat } считает { $by ->
        [tags] символы
       *[figures] фигурки
    }, { $location }: { $triggers ->
        [one] { $triggers } активация
        [few] { $triggers } активации
       *[other] { $triggers } активаций
    }{ $bright ->
        [0] {""}
       *[other] {""}, гениальные идеи: { $bright }
    }.
    .you =
        Вы считаете { $by ->
            [tags] символы
           *[figures] фигурки
        }, { $location }: { $triggers ->
            [one] { $triggers } активация
            [few] { $triggers } активации
           *[other] { $triggers } активаций
        }{ $bright ->
            [0] {""}
           *[other] {""}, гениальные идеи: { $bright }
        }.
um-event-bonus-chosen = { $seat } выбирает бонус: { $slot }.
    .you = Вы выбираете бонус: { $slot }.
um-event-bonus-taken = { $seat } получает бонус: { $slot }.
    .you = Вы получаете бонус: { $slot }.
um-event-bonus-marked = { $seat } получает бонус: { $slot }, за озарение цвета игрока ({ $spot }).
    .you = Вы получаете бонус: { $slot }, за озарение вашего цвета ({ $spot }).
um-event-claimed = { $seat } забирает цель: { $goal }.
    .you = Вы забираете цель: { $goal }.
# $matching: yes или no
um-event-dream-used =
    { $seat } использует сновидение «{ $dream }» ({ $client }){ $matching ->
        [yes] {""}, и символ сновидения совпадает
       *[no] {""}
    }.
    .you =
        Вы используете сновидение «{ $dream }» ({ $client }){ $matching ->
            [yes] {""}, и символ сновидения совпадает
           *[no] {""}
        }.
um-event-treatment-over =
    { $seat } заканчивает лечение, { $room }{ $excess ->
        [0] {""}
       *[other] {""}, шкатулки за излишек: { $excess }
    }.
    .you =
        Вы заканчиваете лечение, { $room }{ $excess ->
            [0] {""}
           *[other] {""}, шкатулки за излишек: { $excess }
        }.
um-event-helped =
    { $seat } помогает пациенту, { $client }: маркер терапии на { $marker }{ $points ->
        [0] {""}
       *[other] {""}, очки: { $points }
    }.
    .you =
        Вы помогаете пациенту, { $client }: маркер терапии на { $marker }{ $points ->
            [0] {""}
           *[other] {""}, очки: { $points }
        }.
um-event-catharsis =
    { $seat } приводит пациента к катарсису, { $client }, { $layer }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
    .you =
        Вы приводите пациента к катарсису, { $client }, { $layer }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
um-event-layer-shed = { $seat } сбрасывает карту страдания: { $layer } ({ $client }).
    .you = Вы сбрасываете карту страдания: { $layer } ({ $client }).
um-event-cured =
    { $seat }: исцелён пациент, { $client }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
    .you =
        Вы исцеляете пациента, { $client }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
um-event-room-opened = { $seat } открывает дополнительный кабинет.
    .you = Вы открываете дополнительный кабинет.
um-event-lasting = { $seat } применяет постоянный эффект: { $client }.
    .you = Вы применяете постоянный эффект: { $client }.
um-event-box-used = { $seat } использует шкатулку для пациента: { $client }.
    .you = Вы используете шкатулку для пациента: { $client }.
um-event-drafted = { $seat } берёт пациента: { $client } ({ $room }).
    .you = Вы берёте пациента: { $client } ({ $room }).
um-event-client-shown = Открыт новый пациент: { $client }, карта страдания: { $layer }.
um-event-latent-turned = { $seat } открывает скрытое сновидение: { $dream } ({ $client }).
    .you = Вы открываете скрытое сновидение: { $dream } ({ $client }).
um-event-top-chosen = { $seat } выбирает закрытое явное сновидение.
    .you = Вы выбираете закрытое явное сновидение.
um-event-manifest-taken = { $seat } берёт явное сновидение: { $dream } ({ $client }).
    .you = Вы берёте явное сновидение: { $dream } ({ $client }).
um-event-manifest-shown = Открыто явное сновидение: { $dream }.
um-event-marker-set =
    { $seat } ставит маркер терапии ({ $client }): { $marker }{ $points ->
        [0] {""}
       *[other] {""}, очки: { $points }
    }.
    .you =
        Вы ставите маркер терапии ({ $client }): { $marker }{ $points ->
            [0] {""}
           *[other] {""}, очки: { $points }
        }.
um-event-exchanged = { $seat } меняет явное сновидение ({ $client }) на «{ $dream }».
    .you = Вы меняете явное сновидение ({ $client }) на «{ $dream }».
um-event-took-back = { $seat } забирает идею: { $space }.
    .you = Вы забираете идею: { $space }.
um-event-copied = { $seat } активирует доступный жетон: { $tile }.
    .you = Вы активируете доступный жетон: { $tile }.

## Таблица результатов

um-sheet-so-far = Очки по ходу игры
um-sheet-reputation = Репутация
um-sheet-rank = Место по репутации
um-sheet-districts = Районы
um-sheet-rows = Заполненные ряды
um-sheet-tags = Разные символы
um-sheet-case-studies = Особые случаи
um-sheet-boxes = Шкатулки
um-sheet-bright-ideas = Кофе и гениальные идеи
um-earned-treatises = Монографии и цитаты
um-earned-clients = Исцелённые пациенты
um-earned-therapy = Страдания, терапия и сновидения
um-earned-city = Город
um-earned-notebook = Блокнот
um-earned-rest = Репутация, карты и шкатулки

## Почему нельзя

um-refused-over = Игра окончена.
um-refused-not-your-turn = Сейчас не ваш ход.
um-refused-other-question = Сейчас вопрос о другом.
um-refused-free-in-set-up = Свободные действия во время подготовки запрещены.
um-refused-free-within-cost = Свободное действие нельзя начать посреди оплаты или другого свободного действия.
um-refused-free-elevate = Ни одно ваше озарение нельзя так сдвинуть.
um-refused-free-coffee = Это стоит { $need } кофе, а у вас { $have }.
um-refused-free-bright = Гениальная идея стоит { $need } кофе, а у вас { $have }.
um-refused-free-set = Для шкатулки нужны крупное, среднее и малое озарения.
um-refused-free-points = У вас нет шкатулки.
um-refused-no-ideas = Нужна идея или гениальная идея и свободная ячейка рядом с разрешённым действием.
um-refused-nothing-to-recall = На столе нет ваших идей.
um-refused-cannot-treat = В этом кабинете нет пациента, чьё сновидение вы можете оплатить.
um-refused-treated-already = Этого пациента вы уже лечили в этот ход.
um-refused-cannot-pass = Спасовать можно, только если другой ход невозможен.
um-refused-space-blocked = При таком числе игроков эта ячейка закрыта.
um-refused-space-taken = В этой ячейке уже лежит идея.
um-refused-not-touching = Эта ячейка не соседствует с этим действием.
um-refused-pointing-already = Ваша идея уже указывает на это действие.
um-refused-wrong-pieces = Кладут одну или две из тех, что есть: идеи { $ideas }, гениальные идеи { $bright }.
um-refused-compulsory = Это нельзя пропустить.
um-refused-no-effect = Этот эффект сейчас нельзя выполнить.
um-refused-column-locked = Этот столбец ещё заблокирован идеей.
um-refused-part-done = Такого эффекта нет, или он уже активирован.
um-refused-wrong-steps = Чернильница проходит от { $least } до { $most } ячеек, на одну больше или меньше за каждую гениальную идею; у вас их { $bright }.
um-refused-wrong-walk = Фигурка проходит шагов: от { $least } до { $most }.
um-refused-wrong-count = Считают фигурки ({ $figures }) или символы ({ $tags }), вместе с гениальными идеями ({ $bright }) не больше пяти.
um-refused-no-insight = Такого озарения у вас там нет.
um-refused-insight-too-low = Это озарение другого вида или слишком малое.
um-refused-reserve-first = Брать озарения с колец можно, только когда резерв пуст.
um-refused-wrong-place = Озарение туда поместить нельзя.
um-refused-cannot-elevate = Усилить можно только малое или среднее озарение.
um-refused-cannot-suppress = Подавить можно только озарение на кольце.
um-refused-cannot-transfer = Озарение перенаправляют в другой сектор того же кольца.
um-refused-no-coffee = У вас нет кофе для оплаты.
um-refused-not-in-hand = Этой карты нет у вас в руке.
um-refused-not-shown = Этой карты нет среди доступных.
um-refused-treatise-taken = Эта монография недоступна.
um-refused-cannot-publish = Вам не хватает томов для этой монографии.
um-refused-no-endowment = Для монографии нужно озарение цвета игрока на диске.
um-refused-wrong-volume = Эта карта не может стать следующим томом монографии.
um-refused-no-own-insight = Там нет озарения цвета игрока.
um-refused-no-such-tile = Такого места среди доступных жетонов нет.
um-refused-not-leftmost = Жетон кладут в крайнюю левую пустую ячейку ряда.
um-refused-threshold =
    Для этой ячейки нужно исцелить { $need ->
        [one] { $need } пациента
       *[other] { $need } пациентов
    }, а у вас исцелено { $have }.
um-refused-must-place = Жетон нужно положить, пока есть подходящая пустая ячейка.
um-refused-no-tile = Вашего жетона там нет.
um-refused-wrong-glyph = На этом жетоне нет знака вашей карты кабинета.
um-refused-left-column = Начальный жетон кладут в левый столбец.
um-refused-wrong-client = Этого пациента взять нельзя, или этот кабинет не открыт и не свободен.
um-refused-wrong-dream = Этого явного сновидения нет среди доступных.
um-refused-wrong-box = Нужна шкатулка и пациент в этом кабинете.
um-refused-not-live = Эффект этого пациента не действует или уже применён.
um-refused-slot-used = Эта ячейка бонуса уже занята.
um-refused-no-token = В этом районе не осталось жетонов.
um-refused-nobody-there = Там нет ни вашего профессора, ни Фрейда.
um-refused-too-few-tags = Для этой ячейки нужно символов района: { $need }, а у вас { $have }.
um-refused-no-mark = Для бонуса района нужно озарение цвета игрока на диске.
um-refused-no-own-idea = В этой ячейке нет вашей идеи.

## Эффекты, читаются подряд

um-effect-then = , затем
um-effect-and = и
um-effect-or = или
um-effect-open = (
um-effect-close = )
um-effect-may = можно
um-effect-repeat =
    до { $times ->
        [one] { $times } раза
       *[other] { $times } раз
    }:
um-effect-leads-to = :
um-effect-pay-and = и
um-effect-pay-for = :
um-effect-at-most = , не больше { $max }
um-effect-quietly = без эффектов локации
# $ring: minor, median или major
# $quality: growth, freedom или passion
um-effect-generate =
    вызвать { $ring ->
        [minor] малое
        [median] среднее
       *[major] крупное
    } озарение { $quality ->
        [growth] Роста
        [freedom] Свободы
       *[passion] Страсти
    }
# $ring: minor, median или major
um-effect-generate-any =
    вызвать { $ring ->
        [minor] малое
        [median] среднее
       *[major] крупное
    } озарение любого вида
um-effect-elevate = усилить озарение
um-effect-transfer = перенаправить озарение
um-effect-gain-coffee = получить { $amount } кофе
um-effect-gain-box =
    получить { $amount ->
        [one] { $amount } шкатулку
        [few] { $amount } шкатулки
       *[other] { $amount } шкатулок
    }
um-effect-gain-bright =
    получить { $amount ->
        [one] { $amount } гениальную идею
        [few] { $amount } гениальные идеи
       *[other] { $amount } гениальных идей
    }
um-effect-gain-points =
    получить { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    }
um-effect-gain-reputation =
    получить { $amount ->
        [one] { $amount } очко репутации
        [few] { $amount } очка репутации
       *[other] { $amount } очков репутации
    }
um-effect-gain-research =
    получить { $amount ->
        [one] { $amount } карту исследования
        [few] { $amount } карты исследований
       *[other] { $amount } карт исследований
    }
um-effect-gain-tile-left = получить верхний жетон стопки
um-effect-gain-tile-centre = получить жетон из центра и активировать его заголовок
um-effect-gain-tile-right = получить жетон справа и активировать его заголовок и основной эффект
um-effect-therapy =
    { $amount ->
        [one] { $amount } очко терапии
        [few] { $amount } очка терапии
       *[other] { $amount } очков терапии
    }
um-effect-play-research =
    сыграть { $amount ->
        [1] 1 карту исследования
       *[other] до { $amount } карт исследований
    }
um-effect-publish = опубликовать монографию
um-effect-move-inkpot =
    передвинуть чернильницу на { $most ->
        [1] 1 ячейку
        [few] { $least }–{ $most } ячейки
       *[other] { $least }–{ $most } ячеек
    }
um-effect-move-professor =
    переместить профессора на { $most ->
        [1] 1 локацию
        [few] { $least }–{ $most } локации
       *[other] { $least }–{ $most } локаций
    }
um-effect-move-freud =
    переместить Фрейда на { $most ->
        [1] 1 локацию
        [few] { $least }–{ $most } локации
       *[other] { $least }–{ $most } локаций
    }
um-effect-join-freud = переместить профессора в локацию Фрейда
um-effect-trigger-any-row = активировать ряд блокнота
um-effect-trigger-row = активировать ряд блокнота { $row }
um-effect-trigger-column = активировать разблокированный столбец блокнота
um-effect-trigger-reputation = активировать шкалу репутации
um-effect-trigger-tile = активировать один из своих жетонов
um-effect-trigger-tag = активировать локацию по символам, включая этот: { $location }
um-effect-unlock-room = открыть дополнительный кабинет
um-effect-adjust-coffee-limit =
    { $way ->
        [less] предел кофе меньше на { $size }
       *[more] предел кофе больше на { $size }
    }
um-effect-adjust-elevate-cost =
    { $way ->
        [less] усиление и перенаправление дешевле на { $size } кофе
       *[more] усиление и перенаправление дороже на { $size } кофе
    }
um-effect-adjust-inkpot-shift =
    двигать чернильницу до { $amount ->
        [one] { $amount } ячейки
       *[other] { $amount } ячеек
    } дальше или ближе
um-effect-adjust-location-triggers =
    { $way ->
        [less] в каждой локации на { $size } меньше активаций
       *[more] в каждой локации на { $size } больше активаций
    }
um-effect-adjust-tile-cost =
    { $way ->
        [less] жетон блокнота дешевле на { $size } кофе
       *[more] жетон блокнота дороже на { $size } кофе
    }
um-effect-adjust-district-need =
    { $way ->
        [less] для бонуса района нужно на { $size } меньше символов
       *[more] для бонуса района нужно на { $size } больше символов
    }
um-effect-special-exchange-dream = обменять явное сновидение пациента на доступное
um-effect-special-take-back-idea = забрать одну идею со стола
um-effect-special-copy-display = активировать основной эффект доступного жетона
um-effect-on-recall = когда вы отзываете идеи:
um-effect-on-treat = когда вы лечите пациента:
um-effect-on-catharsis = когда другой пациент достигает катарсиса:
um-effect-on-cure = когда пациент исцелён:
um-effect-on-publish = когда вы публикуете:
um-effect-on-visit = после активации локации:
# $ring: minor, median или major
# $quality: growth, freedom или passion
um-effect-pay-insight =
    использовать { $ring ->
        [minor] малое
        [median] среднее
       *[major] крупное
    } озарение { $quality ->
        [growth] Роста
        [freedom] Свободы
       *[passion] Страсти
    }
# $ring: minor, median или major
um-effect-pay-insight-any =
    использовать { $ring ->
        [minor] малое
        [median] среднее
       *[major] крупное
    } озарение
um-effect-pay-suppress = подавить озарение
um-effect-pay-coffee = заплатить { $amount } кофе
um-effect-pay-box =
    использовать { $amount ->
        [one] { $amount } шкатулку
        [few] { $amount } шкатулки
       *[other] { $amount } шкатулок
    }
um-effect-pay-bright =
    использовать { $amount ->
        [one] { $amount } гениальную идею
        [few] { $amount } гениальные идеи
       *[other] { $amount } гениальных идей
    }
um-effect-pay-card = сбросить карту исследования
um-effect-for-each-tags = за каждый символ: { $location }
# $colour: green, purple или red
um-effect-for-each-district-tags =
    за каждый символ { $colour ->
        [green] зелёного
        [purple] сиреневого
       *[red] красного
    } района
um-effect-for-each-tiles = за каждый жетон блокнота
um-effect-for-each-tiles-level-i = за каждый жетон уровня I
um-effect-for-each-tiles-level-ii = за каждый жетон уровня II
um-effect-for-each-cured = за каждого исцелённого пациента
um-effect-for-each-cured-routine = за каждого исцелённого обычного пациента
um-effect-for-each-cured-case-study = за каждого исцелённого пациента с особым случаем
um-effect-for-each-kinds = за каждую разную локацию
um-effect-for-each-rows = за каждый заполненный ряд
um-effect-for-each-columns = за каждый заполненный столбец
um-effect-for-each-treatises = за каждую опубликованную монографию
um-effect-for-each-reputation = за каждое деление репутации
um-effect-for-each-marks = за каждое своё озарение в городе
um-effect-for-each-districts = за каждый район со своим озарением
um-effect-for-each-cards = за каждую карту исследования в игре
um-effect-for-each-ideas = за каждую разблокированную идею
um-effect-for-each-goals = за каждую забранную цель
um-effect-for-each-company = за каждую другую фигурку рядом с профессором
um-effect-if-tags = если символов не меньше { $least }: { $location }
# $colour: green, purple или red
um-effect-if-district-tags =
    если символов { $colour ->
        [green] зелёного
        [purple] сиреневого
       *[red] красного
    } района не меньше { $least }
um-effect-if-tiles = если жетонов блокнотов не меньше { $least }
um-effect-if-tiles-level-i = если жетонов уровня I не меньше { $least }
um-effect-if-tiles-level-ii = если жетонов уровня II не меньше { $least }
um-effect-if-cured = если исцелённых пациентов не меньше { $least }
um-effect-if-cured-routine = если исцелённых обычных пациентов не меньше { $least }
um-effect-if-cured-case-study = если исцелённых пациентов с особым случаем не меньше { $least }
um-effect-if-kinds = если разных локаций не меньше { $least }
um-effect-if-rows = если заполненных рядов не меньше { $least }
um-effect-if-columns = если заполненных столбцов не меньше { $least }
um-effect-if-treatises = если опубликованных монографий не меньше { $least }
um-effect-if-reputation = если делений репутации не меньше { $least }
um-effect-if-marks = если своих озарений в городе не меньше { $least }
um-effect-if-districts = если районов со своим озарением не меньше { $least }
um-effect-if-cards = если карт исследований в игре не меньше { $least }
um-effect-if-ideas = если разблокированных идей не меньше { $least }
um-effect-if-goals = если забранных целей не меньше { $least }
um-effect-if-company =
    если { $least ->
        [1] есть другая фигурка
       *[other] других фигурок не меньше { $least }
    } рядом с профессором

## Карты исследований

um-name-on-play-and-imitation = Об игре и подражании
um-name-memories-of-the-nursery = Воспоминания о детской
um-name-the-mothers-lullaby = Материнская колыбельная
um-name-family-resemblances = Семейное сходство
um-name-on-the-first-word = О первом слове
um-name-sayings-of-a-five-year-old = Изречения пятилетнего
um-name-the-puppet-and-the-child = Кукла и ребёнок
um-name-on-growing-pains = О болезнях роста
um-name-fairy-tales-retold = Пересказанные сказки
um-name-the-lost-toy = Потерянная игрушка
um-name-three-essays-on-childhood = Три очерка о детстве
um-name-the-family-romance = Семейный роман
um-name-on-free-association = О свободных ассоциациях
um-name-wit-and-its-escapes = Остроумие и его уловки
um-name-dreams-of-flying = Сны о полёте
um-name-the-symbol-in-art = Символ в искусстве
um-name-hypnosis-and-after = Гипноз и после него
um-name-on-the-unfinished-sentence = О незаконченной фразе
um-name-the-diary-as-mirror = Дневник как зеркало
um-name-the-travellers-unease = Тревога путешественника
um-name-on-forgetting-names = О забывании имён
um-name-the-melody-that-stays = Неотвязная мелодия
um-name-the-interpretation-of-holidays = Толкование каникул
um-name-lectures-on-liberty = Лекции о свободе
um-name-the-jealous-gaze = Ревнивый взгляд
um-name-love-and-its-objects = Любовь и её объекты
um-name-on-repetition = О повторении
um-name-the-fear-of-open-squares = Страх площадей
um-name-the-riddle-of-hysteria = Загадка истерии
um-name-anger-at-the-card-table = Гнев за карточным столом
um-name-stage-fright = Страх сцены
um-name-on-gossip-and-guilt = О сплетнях и вине
um-name-the-veiled-figure = Фигура под вуалью
um-name-passions-of-the-learned = Страсти учёных
um-name-the-divided-heart = Разделённое сердце
um-name-on-obsession = О навязчивости

## Монографии

um-name-first-steps = Первые шаги
um-name-open-doors = Открытые двери
um-name-hidden-fires = Скрытые огни
um-name-the-growing-mind = Растущий разум
um-name-the-wandering-mind = Блуждающий разум
um-name-the-burning-mind = Пылающий разум
um-name-the-child-within = Внутренний ребёнок
um-name-the-grammar-of-dreams = Грамматика сновидений
um-name-the-economy-of-desire = Экономика желания

## Жетоны блокнотов

um-name-slip-of-the-tongue = Оговорка
um-name-forgotten-umbrella = Забытый зонт
um-name-second-cup = Вторая чашка
um-name-garden-walk = Прогулка по саду
um-name-open-window = Открытое окно
um-name-red-ribbon = Красная лента
um-name-rearranged-desk = Прибранный стол
um-name-staircase-wit = Запоздалая острота
um-name-pressed-flower = Засушенный цветок
um-name-paper-kite = Воздушный змей
um-name-love-letter = Любовное письмо
um-name-blank-page = Чистый лист
um-name-borrowed-book = Взятая книга
um-name-lucky-coin = Счастливая монета
um-name-usual-table = Привычный столик
um-name-whispered-gossip = Сплетня шёпотом
um-name-torn-draft = Порванный черновик
um-name-sleepless-night = Бессонная ночь
um-name-tram-timetable = Расписание трамвая
um-name-twin-portraits = Парные портреты
um-name-crowded-salon = Людный салон
um-name-overheard-remark = Подслушанная реплика
um-name-sudden-spark = Внезапная искра
um-name-loosened-knot = Ослабленный узел
um-name-oak-grove = Дубовая роща
um-name-distant-shore = Далёкий берег
um-name-burning-stage = Горящая сцена
um-name-herbarium = Гербарий
um-name-aviary = Птичник
um-name-glass-furnace = Стекловарная печь
um-name-spring-thaw = Весенняя оттепель
um-name-mountain-railway = Горная дорога
um-name-summer-storm = Летняя гроза
um-name-kaleidoscope = Калейдоскоп
um-name-spiral-staircase = Винтовая лестница
um-name-evening-stroll = Вечерняя прогулка
um-name-shadowing-the-master = Вслед за мастером
um-name-stack-of-journals = Стопка журналов
um-name-public-lecture = Публичная лекция
um-name-double-espresso = Двойной эспрессо
um-name-published-aphorism = Изданный афоризм
um-name-grateful-letters = Благодарные письма
um-name-card-index = Картотека
um-name-proof-sheets = Корректурные листы
um-name-swallowed-pride = Проглоченная гордость
um-name-eureka = Эврика
um-name-map-of-vienna = План Вены
um-name-two-confessions = Два признания
um-name-garden-key = Ключ от сада
um-name-cage-key = Ключ от клетки
um-name-stove-key = Ключ от печи
um-name-barn-owl = Сипуха
um-name-snow-owl = Полярная сова
um-name-eagle-owl = Филин
um-name-beeswax-candle = Восковая свеча
um-name-tallow-candle = Сальная свеча
um-name-altar-candle = Алтарная свеча
um-name-leaf-mask = Маска из листьев
um-name-bird-mask = Птичья маска
um-name-flame-mask = Огненная маска

## Пациенты

um-name-the-somnambulist = Лунатик
um-name-the-fiacre-driver = Извозчик
um-name-the-night-watchman = Ночной сторож
um-name-the-seamstress = Швея
um-name-the-pharmacist = Аптекарь
um-name-the-pamphleteer = Памфлетист
um-name-the-flaneur = Фланёр
um-name-the-bookbinder = Переплётчик
um-name-the-watchmaker = Часовщик
um-name-the-stage-prompter = Суфлёр
um-name-the-insomniac = Страдающая бессонницей
um-name-the-census-clerk = Переписчик
um-name-the-schoolmaster = Школьный учитель
um-name-the-governess = Гувернантка
um-name-the-botanist = Ботаник
um-name-the-contralto = Контральто
um-name-the-duellist = Дуэлянт
um-name-the-court-counsellor = Надворный советник
um-name-the-publishers-widow = Вдова издателя
um-name-the-hospital-sister = Сестра милосердия
um-name-the-wolf-dreamer = Сновидец и волки
um-name-the-cartographer = Картограф
um-name-the-heiress = Наследница
um-name-the-architect = Архитектор

## Карты страдания

um-name-a-quarrel-unresolved = Нерешённый спор
um-name-the-unsent-letter = Неотправленное письмо
um-name-a-silent-house = Безмолвный дом
um-name-the-sold-piano = Проданный рояль
um-name-a-name-not-spoken = Непроизнесённое имя
um-name-the-empty-chair = Пустой стул
um-name-the-closed-shop = Закрытая лавка
um-name-a-broken-engagement = Расторгнутая помолвка
um-name-the-fathers-watch = Отцовские часы
um-name-the-unfinished-portrait = Неоконченный портрет
um-name-a-lost-faith = Утраченная вера
um-name-the-second-mourning = Второй траур
um-name-the-duel-at-dawn = Дуэль на рассвете
um-name-the-sisters-illness = Болезнь сестры
um-name-the-last-performance = Последнее выступление
um-name-the-road-from-lemberg = Дорога из Лемберга
um-name-a-fall-from-grace = Немилость
um-name-the-stolen-manuscript = Украденная рукопись
um-name-the-drowned-garden = Затонувший сад
um-name-the-caged-years = Годы в клетке
um-name-the-lost-child = Потерянное дитя
um-name-the-long-winter = Долгая зима
um-name-the-house-in-ashes = Дом в пепле
um-name-the-silent-witness = Немой свидетель
um-name-the-first-session = Первый сеанс

## Скрытые сновидения

um-name-the-tower-of-matches = Башня из спичек
um-name-the-bird-in-the-bell = Птица в колоколе
um-name-the-flooded-orchard = Затопленный сад
um-name-the-burning-letter = Горящее письмо
um-name-the-endless-corridor = Бесконечный коридор
um-name-the-speaking-tree = Говорящее дерево
um-name-the-teeth-of-glass = Стеклянные зубы
um-name-the-wolf-at-the-window = Волк за окном
um-name-the-staircase-without-end = Лестница без конца
um-name-the-stranger-at-the-table = Незнакомец за столом
um-name-the-cradle-of-moss = Колыбель из мха
um-name-the-harvest-of-clocks = Урожай часов
um-name-the-two-doors = Две двери
um-name-the-river-of-ink = Река чернил
um-name-the-fire-in-the-nursery = Пожар в детской
um-name-the-garden-under-snow = Сад под снегом
um-name-the-falling-balloon = Падающий воздушный шар
um-name-the-masked-dancer = Танцовщица в маске
um-name-the-marriage-of-storms = Свадьба бурь
um-name-the-roots-of-the-house = Корни дома
um-name-the-ship-of-leaves = Корабль из листьев
um-name-the-giants-footsteps = Шаги великана
um-name-the-empty-sky = Пустое небо
um-name-the-red-room = Красная комната

## Явные сновидения

um-name-a-kiss-in-the-arbour = Поцелуй в беседке
um-name-a-rose-with-thorns = Роза с шипами
um-name-a-missed-train = Опоздание на поезд
um-name-a-fall-in-the-prater = Падение в Пратере
um-name-an-examination-again = Снова экзамен
um-name-a-flight-over-roofs = Полёт над крышами
um-name-a-lost-key = Потерянный ключ
um-name-a-dog-that-speaks = Говорящая собака
um-name-a-spilled-glass = Опрокинутый бокал
um-name-a-wedding-without-guests = Свадьба без гостей
um-name-a-letter-in-cipher = Зашифрованное письмо
um-name-a-walk-in-the-rain = Прогулка под дождём
um-name-a-grandfathers-voice = Голос деда
um-name-a-door-ajar = Приоткрытая дверь
um-name-a-fever = Лихорадка
um-name-a-forest-of-umbrellas = Лес зонтов
um-name-a-swim-at-night = Ночное купание
um-name-a-duel-with-spoons = Дуэль на ложках
um-name-a-family-dinner = Семейный обед
um-name-a-seed-in-the-palm = Зерно на ладони
um-name-a-train-through-the-sea = Поезд через море
um-name-a-quarrel-in-whispers = Ссора шёпотом
um-name-a-missing-shoe = Пропавший башмак
um-name-a-gift-refused = Отвергнутый подарок

## Цели локаций

um-name-two-columns = Два столбца
um-name-three-ideas = Три идеи
um-name-two-treatises = Две монографии
um-name-two-marks = Два озарения в городе
um-name-three-routine = Три обычных пациента
um-name-two-case-studies = Два особых случая
um-name-five-clients = Пять исцелённых

## Действия стола

um-name-tile-left = Жетон из стопки
um-name-tile-centre = Жетон из центра
um-name-tile-right = Жетон справа
um-name-gain-research = Карта исследования
um-name-play-or-publish = Сыграть или опубликовать
um-name-three-insights = Три озарения
um-name-arrange-insights = Упорядочить озарения
um-name-move-professor = Переместить профессора
um-name-move-freud = Переместить Фрейда

## Ячейки бонусов

um-name-theatre-top = Театр, верх
um-name-theatre-middle = Театр, середина
um-name-theatre-bottom = Театр, низ
um-name-library-top = Библиотека, верх
um-name-library-middle = Библиотека, середина
um-name-library-bottom = Библиотека, низ
um-name-opera-top = Опера, верх
um-name-opera-middle = Опера, середина
um-name-opera-bottom = Опера, низ
um-name-museum-top = Музей, верх
um-name-museum-middle = Музей, середина
um-name-museum-bottom = Музей, низ
um-name-university-top = Университет, верх
um-name-university-middle = Университет, середина
um-name-university-bottom = Университет, низ
um-name-cafe-top = Кафе, верх
um-name-cafe-middle = Кафе, середина
um-name-cafe-bottom = Кафе, низ
um-name-green-3 = Зелёный район, 3
um-name-green-4 = Зелёный район, 4
um-name-green-5 = Зелёный район, 5
um-name-green-6 = Зелёный район, 6
um-name-purple-3 = Сиреневый район, 3
um-name-purple-4 = Сиреневый район, 4
um-name-purple-5 = Сиреневый район, 5
um-name-purple-6 = Сиреневый район, 6
um-name-red-3 = Красный район, 3
um-name-red-4 = Красный район, 4
um-name-red-5 = Красный район, 5
um-name-red-6 = Красный район, 6

## Карты кабинетов

um-name-room-key = Кабинет с ключом
um-name-room-owl = Кабинет с совой
um-name-room-candle = Кабинет со свечой
um-name-room-mask = Кабинет с маской

## Места и цвета

um-name-theatre = Театр
um-name-library = Библиотека
um-name-opera = Опера
um-name-museum = Музей
um-name-university = Университет
um-name-cafe = Кафе
um-name-green = Зелёный
um-name-purple = Сиреневый
um-name-red = Красный
um-name-level-i = Уровень I
um-name-level-ii = Уровень II
um-name-reserve = Резерв
um-name-minor-growth = Малое озарение Роста
um-name-minor-freedom = Малое озарение Свободы
um-name-minor-passion = Малое озарение Страсти
um-name-median-growth = Среднее озарение Роста
um-name-median-freedom = Среднее озарение Свободы
um-name-median-passion = Среднее озарение Страсти
um-name-major-growth = Крупное озарение Роста
um-name-major-freedom = Крупное озарение Свободы
um-name-major-passion = Крупное озарение Страсти
um-name-growth = Рост
um-name-freedom = Свобода
um-name-passion = Страсть
um-name-room-1 = Основной кабинет
    .short = Кабинет 1
um-name-room-2 = Дополнительный кабинет
    .short = Кабинет 2
um-name-row-1 = Верхний ряд
um-name-row-2 = Средний ряд
um-name-row-3 = Нижний ряд
um-name-column-1 = Левый столбец
um-name-column-2 = Средний столбец
um-name-column-3 = Правый столбец
um-name-level-i-left = Уровень I, стопка
um-name-level-i-centre = Уровень I, центр
um-name-level-i-right = Уровень I, справа
um-name-level-ii-left = Уровень II, стопка
um-name-level-ii-centre = Уровень II, центр
um-name-level-ii-right = Уровень II, справа
um-space = Ячейка идей { $row }/{ $column }
    .short = { $row }/{ $column }
um-cell = Ячейка блокнота { $row }/{ $column }
um-name-inkpot-top = Чернильница: верхнее поле
um-name-inkpot-row-1 = Чернильница: верхний ряд
um-name-inkpot-row-2 = Чернильница: средний ряд
um-name-inkpot-row-3 = Чернильница: нижний ряд
um-name-inkpot-left = Чернильница: левое поле
um-name-coffee = Кофе
um-name-manifest-deck = Колода явных сновидений
# $kind: common or own; $spot: a place of the dial
um-stone =
    { $kind ->
        [own] { $spot }, своё
       *[common] { $spot }, обычное
    }
um-location-effect = { $location }, эффект { $number }
um-reputation-action = Действие репутации { $number }

## Настройки

um-option-recall = Отзыв без идеи на столе
um-option-recall-second-print = Можно, если нет свободной ячейки
um-option-recall-first-print = Никогда

## Поле

um-board-round = Раунд { $round }, { $name }: { $phase }.
um-board-set-up = Подготовка, { $name }: { $phase }.
# $phase: client, tile, turn, state, recall, treat, boxes, draft, over или effect
um-board-phase =
    { $phase ->
        [client] выбор пациента
        [tile] выбор начального жетона
        [turn] начало хода
        [state] высказывание идей
        [recall] отзыв идей
        [treat] лечение пациентов
        [boxes] использование шкатулок
        [draft] новые пациенты
        [over] игра окончена
       *[effect] выполнение эффекта
    }
um-board-last-round = Это последний раунд.
um-board-signalled = Сигнал подан: после этого раунда ещё один.
um-board-freud = Фрейд: { $location }, репутация { $space }.
um-board-player = игрок
um-board-points = очк
um-board-reputation = реп
um-board-coffee = коф
um-board-boxes = шка
um-board-bright = ген
um-board-ideas = идеи
um-board-hand = рука
um-board-tiles = жет.
um-board-cured = исц.
um-board-treatises = мон
um-board-professor = профессор
um-board-figures-are = { $name }: очки { $points }, репутация { $reputation }, кофе { $coffee }, шкатулки { $boxes }, гениальные идеи { $bright }; идеи в запасе { $supply }, на столе { $table }, заблокированы { $locked }; рука { $hand }, жетоны блокнотов { $tiles }, исцелённые пациенты { $cured }, монографии { $treatises }; профессор: { $professor }
um-board-figures-signs = идеи: запас+стол; озарения: обычные+цвета игрока
um-board-dial = Озарения
um-board-dial-of = Озарения, { $name }: { $insights }
# $ring: minor, median или major
um-board-ring =
    { $ring ->
        [minor] малые
        [median] средние
       *[major] крупные
    }
um-board-insights-at = { $spot }: обычные { $common }, цвета игрока { $own }
um-board-rooms = Кабинеты, { $name }
um-board-room-empty = свободен
um-board-room-blocked = закрыт: { $card }
um-board-therapy = { $room }, маркер терапии на { $marker }
um-board-therapy-track = Катарсис на { $catharsis }, исцеление на 0.
um-board-treated = лечился в этот ход
um-board-grief = карта страдания
um-board-manifest = явное сновидение
um-board-latent = скрытое сновидение
um-board-choose = На выбор
um-board-held = ещё не положен
um-board-your-hand = Ваша рука
um-board-table = Стол для совещаний
um-board-table-signs = o свободно, × закрыто; 1↘ib: игрок 1 указывает вправо вниз, i идея, b гениальная идея
um-board-ink = чернила { $steps }
um-board-space-taken = { $space }: { $name } указывает на «{ $action }» (идеи { $ideas }, гениальные идеи { $bright })
um-board-space-blocked = Закрыты: { $spaces }
um-board-spaces-free = Свободны: { $spaces }
um-board-notebook = Блокнот, { $name }
# $state: locked или open
um-board-column =
    Столбец { $number }{ $state ->
        [locked] {""} (блок.)
       *[open] {""}
    }
# $state: locked или open
um-board-column-is =
    { $state ->
        [locked] заблокирован
       *[open] разблокирован
    }
um-board-row = Ряд { $number }
um-board-notebook-signs = > чернильница, * озарение ещё заблокировано, ✓ заполнено
# $space: top, row или left
um-board-inkpot =
    { $space ->
        [top] Чернильница на верхней ячейке
        [row] Чернильница у ряда { $row }
       *[left] Чернильница на левой ячейке
    }
um-board-line-printed = напечатано: { $effect }
# $state: complete или open
um-board-line-end =
    { $state ->
        [complete] в конце: { $effect }
       *[open] после заполнения: { $effect }
    }
um-board-line-locked = озарение ещё заблокировано
um-board-locked = заблокированных идей: { $locked }
um-board-display = Доступные жетоны блокнотов
um-board-stack = под ним закрыто: { $below }
um-board-banner = заголовок: { $effect }
um-board-empty-slot =
    пусто: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
um-board-city = Город
um-board-city-signs = 1 профессор игрока 1, F Фрейд; символы вместе с любыми
um-board-location = локация
um-board-figures = фигурки
um-board-tags-of = симв. { $number }
um-board-free-slots = бонусы
um-board-location-is =
    { $location } ({ $district }): фигурки { $figures ->
        [none] нет
       *[other] { $figures }
    }; символы { $tags }; свободные бонусы { $slots }
um-board-slot-used = занято
um-board-districts = Ячейки бонусов
um-board-tokens = осталось жетонов: { $tokens }
um-board-need =
    { $tags ->
        [one] от { $tags } символа
       *[other] от { $tags } символов
    }
um-board-mark = занято: { $name }
um-board-research = Доступные карты исследований
um-board-decks = Карт в колоде: { $cards }
um-board-played = В игре: { $name }
um-board-is-cured = исцелён
um-board-tags = символы { $tags }
um-board-tags-are = Символы
um-board-wild = Любая локация
# $colour: green, purple или red
um-board-volume =
    { $colour ->
        [green] зелёный том
        [purple] сиреневый том
       *[red] красный том
    }
um-board-volumes =
    тома { $volumes }; { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
um-board-all-treatises = Монографии
um-board-published =
    публикация: { $name }, осталось томов: { $volumes ->
        [none] нет
       *[other] { $volumes }
    }
um-board-goals = Цели локаций
um-board-claimed = забрана: { $name }
um-board-clients = Доступные пациенты
# $kind: case-study или routine
um-board-client =
    { $kind ->
        [case-study] пациент с особым случаем
       *[routine] обычный пациент
    }, терапия { $therapy }, очки { $points }
um-board-layer = терапия { $therapy }, очки { $points }
# $symbol: waves, cloud или eye
um-board-symbol =
    { $symbol ->
        [waves] волны
        [cloud] облако
       *[eye] глаз
    }
um-board-at-end = в конце игры:
um-board-start = профессор: { $location }; озарения: { $insights }
um-board-client-decks = Колоды: обычные { $routine }, особые случаи { $cases }
um-board-dreams = Доступные явные сновидения
um-board-track = Шкала репутации
um-board-zone = очки { $points }, кофе { $coffee }
um-board-zone-of = деление { $space }, { $zone }
um-board-from = если Фрейд на { $space } или дальше:
um-board-player-board = Планшет, { $name }
um-board-known = известные карты в руке

## Модули

um-option-journalist = Журналист
um-option-journalist-false = Не в городе
um-option-journalist-true = В городе
um-option-locations = Жетоны локаций
um-option-locations-printed = Нет: ячейки поля
um-option-locations-coloured = Шесть цветных сторон
um-option-locations-mixed = По одной цветной стороне в каждом районе и три серые
um-option-locations-grey = Шесть серых сторон
um-option-fireworks = Фейерверк
um-option-fireworks-false = Не в городе
um-option-fireworks-true = В городе
# $figure: freud или professor
um-ask-walk-or-journalist =
    На сколько локаций переместить { $figure ->
        [freud] Фрейда
       *[professor] профессора
    } или журналиста?
um-ask-join = Кто идёт к Фрейду?
um-ask-treat-one = Какого пациента лечить одним сновидением?
um-offer-walk-journalist =
    Журналист: { $location } ({ $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    })
# $figure: journalist или professor
um-offer-join =
    { $figure ->
        [journalist] Журналист
       *[professor] Ваш профессор
    } идёт к Фрейду: { $location }
um-offer-fireworks-bonus = Получить бонус с фейерверком: { $slot } ({ $effect })
um-event-fireworks-used = { $seat } использует фейерверк для бонуса: { $slot }.
    .you = Вы используете фейерверк для бонуса: { $slot }.
um-event-fireworks-moved = Фейерверк переходит дальше: { $district }.
um-refused-wrong-journalist-walk = Журналиста нет в городе, или он не может пройти столько локаций.
um-refused-cannot-join = Эта фигурка уже у Фрейда, или её нет в городе.
um-refused-no-fireworks = Фейерверк помогает только с бонусом того района, где он стоит.
um-effect-treat = лечить пациента одним сновидением
um-name-prater = Пратер
um-name-naschmarkt = Нашмаркт
um-name-secession = Сецессион
um-name-musikverein = Музикферайн
um-name-general-hospital = Общая больница
um-name-polytechnic = Политехникум
um-board-journalist = Журналист: { $place }.
um-board-the-journalist = журналист
um-board-journalist-signs = J журналист
um-board-fireworks = Фейерверк: { $place }.
um-board-fireworks-here = фейерверк: на один символ меньше
# $side: coloured или grey
um-board-cover =
    { $tile }, { $side ->
        [grey] серая сторона
       *[coloured] цветная сторона
    }

## Ид

um-name-the-id = Ид
um-name-id-notebook-1 = Блокнот I
um-name-id-notebook-2 = Блокнот II
um-name-id-notebook-3 = Блокнот III
um-name-id-research-1 = Исследования I
um-name-id-research-2 = Исследования II
um-name-id-research-3 = Исследования III
um-name-id-city-1 = Город I
um-name-id-city-2 = Город II
um-name-id-city-3 = Город III
um-name-overlay-routine-red = Красная накладка обычного пациента
um-name-overlay-routine-green = Зелёная накладка обычного пациента
um-name-overlay-routine-purple = Сиреневая накладка обычного пациента
um-name-overlay-routine-wild = Универсальная накладка обычного пациента
um-name-overlay-case-red = Красная накладка особого случая
um-name-overlay-case-green = Зелёная накладка особого случая
um-name-overlay-case-purple = Сиреневая накладка особого случая
um-name-overlay-case-reputation = Накладка репутации особого случая
# $way: up или down
um-id-card-is =
    { $space }, { $way ->
        [up] вверх
       *[down] вниз
    }
um-id-does-upper-display = Убирает крайний правый жетон уровня I из доступных: заголовок и кофе ({ $coffee })
um-id-does-lower-display = Убирает крайний правый жетон уровня II из доступных: заголовок и кофе ({ $coffee })
um-id-does-dream = Бесплатно использует открытое сновидение пациента
um-id-does-swap-and-play = Берёт карту, меняет её на доступную, играет её и всю стопку
um-id-does-publish = Публикует монографию
um-id-does-play-and-publish = Берёт и играет карту, затем публикует монографию
um-id-does-move-freud = Перемещает Фрейда на 1–3 локации и активирует его локацию
um-id-does-move-professor = Перемещает профессора к Фрейду или дальше и активирует локацию
um-id-does-goal = Забирает крайнюю цель
# $pick: client, routine, case-study, manifest, room, dream, research, treatise, volume, citation или goal
um-id-compass =
    Компас указывает { $from ->
        [left] влево
       *[right] вправо
    }, поэтому Ид берёт с этой стороны { $pick ->
        [client] крайнего пациента
        [routine] крайнего обычного пациента
        [case-study] крайнего пациента с особым случаем
        [manifest] крайнее из самых сильных сновидений
        [room] пациента для первой шкатулки
        [dream] пациента, чьё сновидение использует
        [research] доступную карту исследования
        [treatise] крайнюю из лучших монографий
        [volume] крайнюю из своих карт с наименьшим числом символов
        [citation] монографию из вашего ряда для цитаты
       *[goal] крайнюю цель
    } и поворачивает стрелку.
um-id-reshuffled = Колода карт стола пуста; открытые карты перемешаны.
um-id-card =
    Ид открывает карту: { $space }, { $way ->
        [up] вверх
       *[down] вниз
    }.
um-id-taken = { $space }: занято; Ид идёт дальше по столбцу.
um-id-full = В столбце нет свободных ячеек, поэтому Ид отзывает идеи.
um-id-too-few = У Ид слишком мало идей, чтобы их высказать (идеи: { $ideas }, гениальные идеи: { $bright }), поэтому оно их отзывает.
um-id-placed = Ид кладёт сюда: { $space } (идеи: { $ideas }, гениальные идеи: { $bright }).
# $to: top, row-1, row-2, row-3 или covered; $freed: nothing, idea или bright
um-id-inked =
    Ид двигает чернильницу на { $steps ->
        [one] { $steps } ячейку
        [few] { $steps } ячейки
       *[other] { $steps } ячеек
    }: { $to ->
        [top] на верхнюю ячейку
        [row-1] на верхний ряд
        [row-2] на средний ряд
        [row-3] на нижний ряд
       *[covered] на накрытую ячейку, и двинет её ещё на столько же
    }{ $freed ->
        [nothing] {""}
        [idea] {""}; идея разблокирована
       *[bright] {""}; получает только гениальную идею, лежавшую на заблокированной
    }.
um-id-row =
    Ид активирует: { $line }, { $active ->
        [one] { $active } активный жетон
        [few] { $active } активных жетона
       *[other] { $active } активных жетонов
    }{ $tied ->
        [yes] {""}, столько же, сколько в другом ряду, но ниже
       *[no] {""}, больше всего
    }.
um-id-column =
    Ид активирует: { $line }, { $active ->
        [one] { $active } активный жетон
        [few] { $active } активных жетона
       *[other] { $active } активных жетонов
    }{ $tied ->
        [yes] {""}, столько же, сколько в другом столбце, но правее
       *[no] {""}, больше всего
    }.
um-id-no-column = Все столбцы Ид ещё заблокированы, поэтому ни один не активируется.
um-id-part =
    { $line }: { $end ->
        [yes] разблокированный эффект в конце
       *[no] напечатанное озарение
    }: { $effect }.
um-id-tile = Действует жетон «{ $tile }» ({ $cell }).
um-id-flipped = Ид переворачивает крайний левый неактивный жетон ряда: «{ $tile }» активен ({ $cell }).
um-id-completed = { $line }: три активных жетона; озарение уходит в запас идей Ид.
# $what: elevate, transfer, minor, location, no-card, median, tile, major, gain-tile или no-treatise
um-id-exchanged =
    Обмен Ид вместо { $what ->
        [elevate] усиления
        [transfer] перенаправления
        [minor] малого озарения
        [location] эффекта локации
        [no-card] розыгрыша карты (карт нет)
        [median] среднего озарения
        [tile] обычного жетона блокнота
        [major] крупного озарения
        [gain-tile] получения жетона блокнота
       *[no-treatise] публикации монографии (она невозможна)
    }{ $times ->
        [1] {""}:
       *[other] {""} (раз: { $times }), каждый раз:
    } { $gain }{ $total ->
        [0] {""}
       *[other] {""} (теперь кофе: { $total })
    }.
um-id-coffee = Ид получает { $count } кофе (теперь кофе: { $total }).
um-id-brewed =
    Ид меняет кофе ({ $coffee }) на { $points ->
        [0] шкатулку
       *[other] очки ({ $points }), так как для шкатулки нет места
    } (осталось кофе: { $left }).
um-id-took-tile = Ид убирает жетон «{ $tile }» из доступных ради заголовка: { $effect }.
um-id-nothing =
    { $why ->
        [no-tile] В этом ряду доступных блокнотов не осталось жетонов
        [therapy] Ещё начисляются очки терапии, поэтому другое сновидение не используется
       *[no-dream] Ни у одного пациента Ид не осталось сновидений
    }{ $coffee ->
        [0] {""}
       *[other] {""}; Ид всё равно получает { $coffee } кофе
    }.
um-id-idle = Для Ид это ничего не даёт: { $effect }.
um-id-dream = Ид бесплатно использует открытое сновидение: { $room }.
um-id-treatise =
    Ид выбирает для публикации монографию «{ $treatise }» (очки: { $points }), { $cites ->
        [0] лучшую возможную только из своих карт
        [one] лучшую возможную, цитируя { $cites } ваш том
        [few] лучшую возможную, цитируя { $cites } ваших тома
       *[other] лучшую возможную, цитируя { $cites } ваших томов
    }.
um-id-cannot-publish =
    Ид не может публиковать: { $insight ->
        [yes] ни одну монографию не собрать
       *[no] в запасе нет озарения
    }.
um-id-published =
    Ид публикует монографию «{ $treatise }», отдаёт озарение из запаса идей и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
um-id-walked =
    Ид перемещает { $figure ->
        [freud] Фрейда
       *[professor] своего профессора
    }: { $location }, где активируется больше всего эффектов ({ $triggers }){ $tied ->
        [yes] {""}, ближайшая из нескольких локаций
       *[no] {""}
    }.
um-id-walked-quietly =
    Ид перемещает { $figure ->
        [freud] Фрейда
       *[professor] своего профессора
    }: { $location }, где можно было бы активировать больше всего эффектов{ $tied ->
        [yes] {""}, ближайшая из нескольких локаций
       *[no] {""}
    }; это перемещение ничего не активирует.
um-id-joined = Ид перемещает своего профессора к Фрейду, так как они в разных местах: { $location }.
# $instead: freud или professor; $errand: triggers, freud или quiet
um-id-journalist =
    Ид перемещает журналиста вместо { $instead ->
        [freud] Фрейда
       *[professor] своего профессора
    }{ $errand ->
        [freud] {""} к Фрейду
       *[other] {""}
    }: { $location }, { $stuck ->
        [yes] так как профессор уже там
       *[no] так как эффектов больше ({ $triggers } вместо { $fewer })
    }{ $tied ->
        [yes] {""}, ближайшая из нескольких локаций
       *[no] {""}
    }{ $errand ->
        [quiet] {""}; это перемещение ничего не активирует
       *[other] {""}
    }.
um-id-visited =
    { $location }: Ид считает { $by ->
        [tags] символы
       *[figures] фигурки
    } и активирует { $triggers ->
        [one] { $triggers } эффект
        [few] { $triggers } эффекта
       *[other] { $triggers } эффектов
    }.
um-id-goal = Ид забирает цель, хотя может её и не выполнять: { $goal }.
um-id-no-goal = Целей не осталось; Ид получает очко репутации.
# $plight: none, no-insight или no-tags
um-id-bonus =
    Ид получает { $plight ->
        [none] самый ценный доступный бонус района (символы: { $tags })
        [no-insight] самый верхний бонус локации: для района нет озарения
       *[no-tags] самый верхний бонус локации: бонус района недоступен
    }: { $slot } ({ $mover ->
        [freud] благодаря Фрейду
        [journalist] благодаря журналисту
       *[professor] благодаря профессору
    }{ $tied ->
        [yes] {""}, при ничьей решает его место
       *[no] {""}
    }): { $effect }.
um-id-no-bonus = Там, где стоят фигурки, нет доступного бонуса, поэтому Ид его не получает.
um-id-any-kind = { $room }: нет доступного пациента нужного вида, и Ид берёт любого.
um-id-overlaid = { $overlay } закрывает эффекты пациента: { $client }.
um-id-no-overlay = Накладок этого вида не осталось: считаются только напечатанные символы пациента, { $client }.
um-id-won = Побеждает Ид.
um-id-manifest-taken = Ид берёт «{ $dream }», доступное сновидение с наибольшим числом очков терапии ({ $therapy }).
um-id-shelved =
    «{ $treatise }»: на { $side ->
        [left] левый
       *[right] правый
    } край вашего ряда.
um-id-ask-shelve = На какой край своего ряда вы кладёте монографию?
um-id-offer-shelve =
    { $side ->
        [left] Левый край
       *[right] Правый край
    }
um-id-board = Планшет Ид
um-id-board-compass =
    компас { $side ->
        [left] влево
       *[right] вправо
    }
um-id-board-brew = кофе на шкатулку: { $coffee }
um-id-board-cards = карты стола: в колоде { $deck }, открыто { $spent }
um-id-board-active = активен
um-id-board-inactive = неактивен
um-id-board-guards = гениальные идеи на заблокированных: { $count }
um-id-board-supply = озарения в запасе идей: { $count }
um-id-board-overlays = Следующие накладки обычных пациентов
um-id-board-twins = Следующие накладки особых случаев
um-id-board-goals = Цели слева направо
um-id-board-shelf = Ваши монографии слева направо
um-id-board-row = Карты в игре слева направо
um-id-board-covered = накладка: { $overlay }
um-option-level = Уровень Ид
um-option-level-easy = Легко: один активный жетон, слабые накладки
um-option-level-medium = Средне: три активных жетона, слабые накладки
um-option-level-hard = Сложно: три активных жетона, сильные накладки
um-option-strong-coffee = Крепкий кофе
um-option-strong-coffee-false = Нет: шкатулка за четыре кофе
um-option-strong-coffee-true = Да: шкатулка за три кофе
um-option-id-rows = Ряды жетонов Ид
um-option-id-rows-notebook-research-city = Блокнот, Исследования, Город
um-option-id-rows-notebook-city-research = Блокнот, Город, Исследования
um-option-id-rows-research-notebook-city = Исследования, Блокнот, Город
um-option-id-rows-research-city-notebook = Исследования, Город, Блокнот
um-option-id-rows-city-notebook-research = Город, Блокнот, Исследования
um-option-id-rows-city-research-notebook = Город, Исследования, Блокнот

## Solo

um-board-id = Ид

# Помощник для игры на настоящем столе.
um-companion-ask-begin = Как начинается партия?
um-companion-ask-card = Какую карту открывает Ид?
um-companion-ask-column = В каких ячейках столбца лежат ваши идеи?
um-companion-ask-inkpot = Сколько чернильниц стоит у ряда { $row }?
um-companion-ask-end = Что показывает эффект в конце: { $line }?
um-companion-ask-tile =
    Что показывает заголовок крайнего правого жетона { $level ->
        [level-i] верхнего
       *[other] нижнего
    } ряда?
um-companion-ask-dream = Что показывает используемое сновидение ({ $room })?
um-companion-ask-shown-card =
    Что показывает { $side ->
        [left] левая
       *[other] правая
    } карта?
um-companion-ask-stack-card = Что показывает верхняя карта его стопки?
um-companion-ask-shelf = Какие монографии ваши, слева направо?
um-companion-ask-treatise = Что показывает эта монография: { $treatise }?
um-companion-ask-figures = Где стоят фигурки?
um-companion-ask-city = Какие места бонусов заняты?
um-companion-ask-slot = Что показывает это место: { $slot }?
um-companion-ask-reputation = Продвиньте маркер Фрейда, затем маркер Ид. Что они пересекли?
um-companion-ask-track = Что показывает зона над его маркером?
um-companion-ask-clients =
    { $kind ->
        [routine] Обычный пациент
       *[other] Особый случай
    } приходит в: { $room }, { $side ->
        [left] слева
       *[other] справа
    }. Сколько их видно?
um-companion-ask-manifest =
    Сновидение с наибольшим числом очков терапии идёт в: { $room }. Оно одно? Из нескольких возьмите крайнее { $side ->
        [left] левое
       *[other] правое
    }.
um-companion-ask-marker = Сколько очков терапии у пациента и карты страдания вместе ({ $room })?
um-companion-ask-layer = Что показывает карта страдания ({ $room })?
um-companion-ask-cure = Сколько очков приносит исцелённый пациент ({ $room })?
um-companion-ask-overlay = Какие символы показывает верхняя обычная накладка?
um-companion-ask-twin = За что даёт очки верхняя накладка особого случая?
um-companion-ask-printed = Накладок не осталось. Какие символы показывает пациент?
um-companion-ask-goal =
    Какая цель лежит крайней { $side ->
        [left] слева
       *[other] справа
    }?
um-companion-ask-goal-met = Ид выполняет цель: { $goal }. Она ещё на столе?
um-companion-ask-goal-row = Ид выполняет несколько целей. Какая лежит левее всех?
um-companion-ask-mine = Ваш ход. Что в нём произошло?
um-companion-ask-last = Партия окончена. Что у вас в итоге?
um-companion-ask-ahead = Оба маркера на одном поле. Чей лежит ниже?
um-companion-ask-kinds = Сколько очков даёт планшет за разные символы (их { $kinds })?
um-companion-ask-set-goods = Что у него есть
um-companion-ask-set-board = Его планшет
um-companion-ask-set-room-1 = Его основной кабинет
um-companion-ask-set-room-2 = Его дополнительный кабинет
um-companion-ask-set-figures = Его профессор
um-companion-ask-add-card = Добавить карту в его ряд
um-companion-ask-add-cured = Добавить исцелённого пациента
um-companion-field-start = Партия
um-companion-field-compass = Компас
um-companion-field-freud = Фрейд
um-companion-field-space = Поле
um-companion-field-way = Направление
um-companion-field-taken = Заняты вами
um-companion-field-icons = Чернильницы
um-companion-field-effect = Эффект
um-companion-field-there = Есть
um-companion-field-match = Одинаковый символ на сновидении и карте страдания
um-companion-field-shown = Видно
um-companion-field-volume = Том
um-companion-field-tags = Символы
um-companion-field-shelf = Ваш ряд
um-companion-field-volumes = Тома слева направо
um-companion-field-points = Очки
um-companion-field-yours = Ваш профессор
um-companion-field-journalist = Журналист
um-companion-field-fireworks = Фейерверк
um-companion-field-portraits = Пересечено портретов
um-companion-field-end = Объявлен конец
um-companion-field-coffee = Кофе
um-companion-field-therapy = Очки терапии
um-companion-field-each = Очки за каждый
um-companion-field-what = Что считается
um-companion-field-most = Не больше
um-companion-field-goal = Цель
um-companion-field-more = Осталась ещё одна
um-companion-field-place = Её два символа
um-companion-field-cited = Его тома, которые вы цитировали
um-companion-field-reputation = Репутация
um-companion-field-ahead = Ниже
um-companion-field-boxes = Шкатулки
um-companion-field-bright = Гениальные идеи
um-companion-field-ideas = Идеи в его запасе
um-companion-field-insights = Озарения в его запасе
um-companion-field-stack = Карты в его стопке
um-companion-field-deck = Колода карт исследований
um-companion-field-inkpot = Чернильница
um-companion-field-active = Активные жетоны
um-companion-field-locked = Заблокированные идеи
um-companion-field-kind = Пациент
um-companion-field-marker = Маркер терапии
um-companion-field-layer = Карта страдания
um-companion-field-manifest = Явное сновидение
um-companion-field-latent = Скрытое сновидение
um-companion-field-professor = Его профессор
um-companion-field-room = Дополнительный кабинет
um-companion-word-new = С начала
um-companion-word-middle = С середины
um-companion-word-left = Влево
um-companion-word-right = Вправо
um-companion-word-up = Вверх
um-companion-word-down = Вниз
um-companion-word-yes = Да
um-companion-word-no = Нет
um-companion-word-shown = Видна
um-companion-word-none = Нет
um-companion-word-two = Два
um-companion-word-one = Только один
um-companion-word-several = Несколько
um-companion-word-deck = Нет: верх колоды
um-companion-word-other-two = Нет, несколько других
um-companion-word-other-one = Нет, один другой
um-companion-word-tags-green = Зелёные символы
um-companion-word-tags-purple = Сиреневые символы
um-companion-word-tags-red = Красные символы
um-companion-word-reputation = Репутация
um-companion-word-treatises = Монографии
um-companion-word-cured = Исцелённые пациенты
um-companion-word-kinds = Разные символы
um-companion-word-goals = Цели
um-companion-word-tiles = Активные жетоны
um-companion-word-you = Ваш
um-companion-word-it = Маркер Ид
um-companion-word-some = Есть карты
um-companion-word-empty = Пуста
um-companion-word-routine = Обычный
um-companion-word-case-study = Особый случай
um-companion-word-top = Верх
um-companion-word-row-1 = Ряд 1
um-companion-word-row-2 = Ряд 2
um-companion-word-row-3 = Ряд 3
um-companion-word-blocked = Закрыт
um-companion-word-open = Открыт
um-companion-fault-missing = Чего-то не хватает: { $field }.
um-companion-fault-range = { $field }: только от { $least } до { $most }.
um-companion-fault-word = Это не подходит: { $field }.
um-companion-fault-effect = Этот эффект не читается или не имеет границ.
um-companion-fault-options = В игре нет таких вариантов.
um-companion-fault-endless = Это не кончается, или столько нет ни на одном столе. Отмените последний ответ.
um-companion-fault-room = Сейчас для этого нет места; сначала закончите начатое.
um-companion-piece-card = карта
um-companion-piece-tile = жетон
um-companion-piece-routine = обычный пациент
um-companion-piece-case-study = особый случай
um-companion-piece-layer = карта страдания
um-companion-piece-latent = скрытое сновидение
um-companion-piece-manifest = явное сновидение
um-companion-piece-overlay = накладка
um-companion-piece-twin = накладка особого случая
um-companion-piece-treatise =
    { $colour ->
        [green] зелёный
        [purple] сиреневый
       *[red] красный
    }, { $size ->
        [small] меньше всего очков
        [middle] среднее число очков
       *[large] больше всего очков
    }
um-companion-tell-won = Вы побеждаете: { $yours } очков; у Ид { $its }.
um-companion-tell-lost = Ид побеждает: { $its } очков; у вас { $yours }.

## Помощник: что ещё будет в ходе Ид
um-companion-coming-tile = Срабатывает: { $tile }.
um-companion-coming-end = { $line }: то, что стоит в конце.
um-companion-coming-flip = Активным станет: { $tile }.
um-companion-coming-boxes = { $count ->
    [one] { $count } шкатулка для его пациентов.
    [few] { $count } шкатулки для его пациентов.
   *[many] { $count } шкатулок для его пациентов.
}
um-companion-coming-client = Новый пациент в пустой кабинет.
um-companion-coming-yours = Затем ваш ход.
## Что изменит ответ

# $by: изменение со знаком; $size (число): оно же без знака; $from и $to (числа): было и стало
um-would-points =
    { $size ->
        [one] { $by } очко, { $from } → { $to }
        [few] { $by } очка, { $from } → { $to }
       *[other] { $by } очков, { $from } → { $to }
    }
um-would-reputation =
    { $size ->
        [one] { $by } деление репутации, { $from } → { $to }
        [few] { $by } деления репутации, { $from } → { $to }
       *[other] { $by } делений репутации, { $from } → { $to }
    }
um-would-coffee =
    { $size ->
        [one] { $by } кофе, { $from } → { $to }
        [few] { $by } кофе, { $from } → { $to }
       *[other] { $by } кофе, { $from } → { $to }
    }
um-would-boxes =
    { $size ->
        [one] { $by } шкатулка, { $from } → { $to }
        [few] { $by } шкатулки, { $from } → { $to }
       *[other] { $by } шкатулок, { $from } → { $to }
    }
um-would-bright =
    { $size ->
        [one] { $by } гениальная идея, { $from } → { $to }
        [few] { $by } гениальные идеи, { $from } → { $to }
       *[other] { $by } гениальных идей, { $from } → { $to }
    }
um-would-ideas =
    { $size ->
        [one] { $by } идея в запасе, { $from } → { $to }
        [few] { $by } идеи в запасе, { $from } → { $to }
       *[other] { $by } идей в запасе, { $from } → { $to }
    }
um-would-hand =
    { $size ->
        [one] { $by } карта исследования в руке, { $from } → { $to }
        [few] { $by } карты исследований в руке, { $from } → { $to }
       *[other] { $by } карт исследований в руке, { $from } → { $to }
    }
um-would-played =
    { $size ->
        [one] { $by } сыгранная карта исследования, { $from } → { $to }
        [few] { $by } сыгранные карты исследований, { $from } → { $to }
       *[other] { $by } сыгранных карт исследований, { $from } → { $to }
    }
um-would-tiles =
    { $size ->
        [one] { $by } жетон блокнота, { $from } → { $to }
        [few] { $by } жетона блокнота, { $from } → { $to }
       *[other] { $by } жетонов блокнота, { $from } → { $to }
    }
um-would-cured =
    { $size ->
        [one] { $by } исцелённый пациент, { $from } → { $to }
        [few] { $by } исцелённых пациента, { $from } → { $to }
       *[other] { $by } исцелённых пациентов, { $from } → { $to }
    }
um-would-reserve =
    { $size ->
        [one] { $by } озарение в резерве, { $from } → { $to }
        [few] { $by } озарения в резерве, { $from } → { $to }
       *[other] { $by } озарений в резерве, { $from } → { $to }
    }
um-would-insights = { $place } { $from } → { $to }
um-would-inkpot = { $place }
# $from: нет, если пациент только что пришёл
um-would-therapy =
    { $place }: маркер терапии { $from ->
        [one] { $from } → { $to }
        [few] { $from } → { $to }
        [many] { $from } → { $to }
        [other] { $from } → { $to }
       *[none] на { $to }
    }
