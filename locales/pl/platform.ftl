# Platforma: to, co czyta się w przeglądarce i w terminalu, a co nie należy do żadnej gry.

## Ludzie i boty

seat-human = Gracz { $number }
seat-bot = Bot { $number }

## Menu

menu-start = Rozpocznij grę
menu-game = Gra
menu-players = Gracze
menu-language = Język

## Gra

ask = { $name }: { $question } [{ $rule }]
preview-title = Oto, co by się stało
why-title = Dlaczego nie?
rules-title = Zasady
help-title = Pomoc

## Odpowiedzi, których nie przyjęto

table-taken-back = { $seat }: ostatnia odpowiedź cofnięta.
table-reset = { $seat }: tura od nowa, cofnięte odpowiedzi: { $count }.
table-answered = { $seat }: { $action }
table-answered-unseen = { $seat }: odpowiedź udzielona.
table-agreed-back = { $seat }: odpowiedź cofnięta za zgodą pozostałych.
table-resigned = { $seat }: poddaje się.
table-ended = Wszyscy zgodzili się zakończyć grę (propozycja: { $seat }).
table-stand-in = { $seat }: od teraz gra bot.
table-returned = { $seat }: powrót do gry.

## Zapis i wyjście

left-over = Gra jest skończona.

## Koniec

over-title = Koniec gry
outcome-won = Zwycięstwo: { $name }.
outcome-shared = Wspólne zwycięstwo: { $names }.
outcome-automaton = Wygrywa Id.
outcome-rounds = { $rounds ->
    [one] Rozegrano { $rounds } rundę.
    [few] Rozegrano { $rounds } rundy.
    [many] Rozegrano { $rounds } rund.
   *[other] Rozegrano { $rounds } rundy.
}
score-what = Wynik
score-automaton = Id

## Stoły na serwerze

waiting = Czekamy na: { $names }.

## Pakiety właścicieli

-language = pl
    .code = pl
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}
