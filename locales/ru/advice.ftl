# Hints at the table, and the page that reviews a finished game.

## Hints

hint-thinking = Бот думает за вас…
hint-points = { $points } очк. в конце
hint-quick = Лишь беглый взгляд.
hint-then = Затем: { $answers }
hint-close = Закрыть подсказку
hint-spoken = { $wins } побед из 100, плюс-минус { $error }

## Review

review-title = Разбор
review-running = Смотрю ответ { $done } из { $of }…
review-chance = Шанс на победу
review-after = после каждого своего ответа; полоса — насколько это точно
review-as-table = Таблицей
review-answer = Ответ
review-round = раунд { $round }
review-moments = Три решающих момента
review-no-moments = Ничто не выделяется.
review-choices = Что сыграли и что было лучше
review-played = сыграно
review-better = лучше
review-other = вместо этого
review-best = сыграно, и это лучшее
review-cost-certain = Этот ответ стоил { $wins } побед из 100, плюс-минус { $error }. Другой был почти наверняка лучше.
review-cost-probable = Этот ответ стоил { $wins } побед из 100, плюс-минус { $error }. Другой, вероятно, был лучше.
review-close = Слишком близко, чтобы судить.
review-nothing-better = Ничего лучше не было.
review-through = глазами
review-mistakes = свои ошибки
review-rivals = ошибки других
review-luck = удача
review-luck-why = Удача — то, что изменили карты, броски и чужие руки между своими ответами; плохая карта не ошибка.
review-play-on = Играть отсюда против ботов
review-then = Поле в тот момент
review-then-eyes = каким его видел игрок { $name }
review-plans = Всё, что было взвешено, от лучшего
review-pale = Бледная часть — где лежит настоящий шанс, 19 раз из 20.
review-look = Посмотреть доску тогда
review-back = К результату
review-prev = Предыдущий выбор
review-next = Следующий выбор
review-by-judge = Взвешивает { $bot }, каждый раз в воображаемых раскладах ({ $worlds }), по тому, что игрок мог тогда знать; шансы даёт судья, обученный на многих партиях.
review-by-playouts = Взвешивает { $bot }, каждый раз в воображаемых раскладах ({ $worlds }), по тому, что игрок мог тогда знать; шансы — победы, подсчитанные в партиях, доигранных ботами до конца.
