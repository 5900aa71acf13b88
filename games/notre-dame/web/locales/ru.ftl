# Поле Нотр-Дама

nd-web-goal = Оставьте одну карту, остальные передайте и каждый раунд сыграйте две из трёх. Карта ставит маркер в сектор: чем больше там фишек, тем больше он даёт. Крысы приходят каждый раунд: не пускайте свою дальше 9. Побеждает тот, у кого больше престижа.
nd-web-tab-borough = Квартал
nd-web-tab-city = Город
nd-web-progress = Ход игры
nd-web-round-of = Раунд { $round } из { $last }
# $phase: draft, cards, hire или plague
nd-web-phase = { $phase ->
    [draft] Выбор
    [cards] Карты
    [hire] Наём
   *[plague] Чума
}
nd-web-plague-round = Чума в этом раунде:
nd-web-persons = Персонажи
nd-web-no-rats = без крыс
nd-web-boroughs = Кварталы
nd-web-borough-of = Квартал: { $name }
nd-web-borough-free = Квартал без владельца: { $colour }
nd-web-harbour = гавань
nd-web-harbour-rat = Гавань, крыса на { $step }.
nd-web-empty = пусто
# $friend: yes или no
nd-web-sector = { $place }: { $count ->
    [0] нет маркеров
    [one] { $count } маркер
    [few] { $count } маркера
   *[other] { $count } маркеров
}{ $friend ->
    [yes] {""} и верный друг.
   *[no] .
}
nd-web-city = Город
nd-web-messages-left = { $count ->
    [one] осталось { $count } письмо
    [few] осталось { $count } письма
   *[other] осталось { $count } писем
}
nd-web-streets = { $count ->
    [one] { $count } улица отсюда
    [few] { $count } улицы отсюда
   *[other] { $count } улиц отсюда
}
nd-web-blocked = письмо должно остаться
nd-web-messages = Собранные письма
nd-web-collected = { $colour }: { $count }
nd-web-sets = Полных наборов: { $count }. По одному каждого цвета, прежде чем брать следующее.
nd-web-track = Шкала чумы
nd-web-track-of = Шкала чумы: { $name }
nd-web-plague-past = Чума этого раунда прошла.
nd-web-would-stand = крыса встала бы на { $step }
nd-web-would-hit = крыса вышла бы за последний шаг
nd-web-plague = чума
nd-web-choose-from = Карты на выбор
nd-web-pass-to = Остальные карты получит { $name }.
nd-web-kept = оставлена
nd-web-played = сыграна
nd-web-there = уже здесь: { $count }
nd-web-hidden = скрыт
nd-web-supply = Маркеры: { $own } в своём запасе, { $general } в общем запасе
nd-web-start = Первый игрок
# $what: prestige, coin, cube (a marker), rat, park or nothing
nd-web-gain = { $what ->
    [prestige] престиж
    [coin] монеты
    [cube] маркеры
    [rat] крыса
    [park] с парком
   *[nothing] сейчас ничего
}
# $what: coin, cube, rat or prestige; $text: how much, with its sign; $count: the same without
nd-web-yield = { $what ->
    [coin] { $count ->
        [one] { $text } монета
        [few] { $text } монеты
       *[many] { $text } монет
    }
    [cube] { $count ->
        [one] { $text } маркер
        [few] { $text } маркера
       *[many] { $text } маркеров
    }
    [rat] крыса { $text }
   *[prestige] { $text } престижа
}
nd-web-tucked = Откладывается втёмную.
nd-web-deck-of = Из колоды игрока { $name }.
nd-web-hired-by = Нанимают: { $names }.
nd-web-key-borough = в «Нотр-Даме»: к кварталу города
nd-web-your-hand = Рука
# $group: persons, messages, cards or places
nd-web-group = { $group ->
    [persons] Персонажи
    [messages] Письма
    [cards] Карты действий
   *[places] Места
}

## Рядом с вопросом
nd-web-again = Второй щелчок подтвердит выбор.
nd-web-again-short = ещё раз — да
nd-web-your-messages = Ваши письма
## The end

nd-web-tie = Ничья? Решает сумма монет и маркеров в своём запасе.
