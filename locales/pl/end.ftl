# Strona po zakończeniu: wynik, przebieg i sprawdzenie zapisu.

## The result

end-rematch = Zagraj jeszcze raz
end-to-rematch = Do następnej gry
end-board = Obejrzyj planszę
end-replay = Obejrzyj od początku
course-title = Jak to przebiegało
course-caption = Wynik po każdej turze
course-move = Ruch
course-show = Jako tabela
# $what: the line of the score sheet that decides; $best and $other: its values
tie-decided = Remis: { $names }. Rozstrzyga „{ $what }”: { $best } do { $other }.
tie-rules = Remis: { $names }, wynik { $score }; rozstrzyga reguła remisu.
end-winner = Zwycięstwo
end-second = Drugie miejsce
end-third = Trzecie miejsce
end-fourth = Czwarte miejsce
end-fifth = Piąte miejsce
end-you = ty
score-during = W trakcie gry
score-at-end = Na koniec
score-apart = Co rozstrzyga remis
score-total = Razem
course-by-turn = punkty według tur
course-by-move = punkty według ruchów
course-turn = Tura
course-by-round = punkty według rund
course-round = Runda
course-final-short = ostatni ruch

## The check of the record

# $seal: the first and last digits of the commitment
check-sealed-as = Tasowanie zapieczętowano przed pierwszą kartą jako { $seal }. Ziarno jest już jawne.
check-go = Sprawdź
check-again = Sprawdź jeszcze raz
check-running = Sprawdzanie …
check-unreached = Nie udało się pobrać zapisu. Niczego nie sprawdzono.

# What is still to be done.
check-todo-chain = łańcuch wierszy
check-todo-sealed = pieczęć
check-todo-seed = ziarno
check-todo-draws = każde losowanie
check-todo-outcome = wynik

# What was found.
check-found-chain = Zapis jest cały. Liczba wierszy: { $lines }, każdy powiązany z poprzednim.
check-found-seen = Jego pieczęć to ta, którą ta przeglądarka widziała przed końcem gry.
check-found-sealed = Jego pieczęć to ta, którą pokazuje stół. Ta przeglądarka nie widziała jej wcześniej, więc więcej nie powie.
check-found-seed = Ziarno pasuje do pieczęci, więc było ustalone przed pierwszą kartą.
check-found-words = { $count ->
    [0] Nikt nie dodał słowa do tasowania.
    [one] Wmieszano jedno słowo gracza.
    [few] Wmieszano { $count } słowa graczy.
   *[other] Wmieszano { $count } słów graczy.
}
check-found-draws = Wszystkie losowania wynikają z niego. Losowań: { $draws }, liczb obliczonych na nowo i porównanych: { $numbers }.
check-found-outcome = Wynik na tej stronie jest taki jak w zapisie.
check-right = Wszystko, co można tu sprawdzić, się zgadza.
check-rules = Czy każda odpowiedź była dozwolona, wiedzą tylko reguły. Zachowaj zapis i uruchom „mittwoch replay PLIK --verify”.

# $line (number): the line of the record; $what: one of the sentences below
check-wrong = Ten zapis jest błędny. Wiersz { $line }: { $what }
check-wrong-unreadable = nie jest napisany tak, jak zapisy być powinny.
check-wrong-no-record = to nie jest zapis partii.
check-wrong-cut-off = zapis jest urwany.
check-wrong-broken-chain = zmieniono go albo wiersz przed nim; suma kontrolna się nie zgadza.
check-wrong-wrong-order = brakuje wiersza albo stoi nie na swoim miejscu.
check-wrong-other-seal = pieczęć nie jest pieczęcią tego stołu.
check-wrong-wrong-seed = ziarno nie pasuje do pieczęci.
check-wrong-wrong-draw = losowanie nie jest tym, które daje ziarno.
check-wrong-out-of-place = to nie może się tu zdarzyć.
check-wrong-not-agreed = nie wszyscy się zgodzili.
check-wrong-other-outcome = wynik nie jest tym, który pokazuje stół.
end-review = Omów partię
