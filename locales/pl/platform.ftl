# Platforma: to, co czyta się w przeglądarce i w terminalu, a co nie należy do żadnej gry.

## Ludzie i boty

seat-human = Gracz { $number }
seat-bot = Bot { $number }
seat-you = Ty
seat-free = wolne miejsce

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

table-taken-back = { $seat } cofa ostatnią odpowiedź.
    .you = Cofasz ostatnią odpowiedź.
table-reset = { $seat } zaczyna turę od nowa (cofnięte odpowiedzi: { $count }).
    .you = Zaczynasz turę od nowa (cofnięte odpowiedzi: { $count }).
table-answered = { $seat }: { $action }
    .you = Ty: { $action }
table-answered-unseen = { $seat } odpowiada.
    .you = Odpowiadasz.
table-agreed-back = { $seat } cofa odpowiedź, bez sprzeciwu pozostałych.
    .you = Cofasz odpowiedź, bez sprzeciwu pozostałych.
table-resigned = { $seat } poddaje się.
    .you = Poddajesz się.
table-ended = Wszyscy zgodzili się zakończyć grę (propozycja: { $seat }).
    .you = Wszyscy zgodzili się zakończyć grę, na twoją propozycję.
table-stand-in = { $seat }: od teraz gra bot.
    .you = Od teraz za ciebie gra bot.
table-returned = { $seat } wraca do gry.
    .you = Wracasz do gry.

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

## What a table announces

notice-agreed = Gracze zgodzili się zakończyć partię.
notice-given-up = Partia została poddana.
notice-resigned = Wszyscy gracze oprócz jednego poddali partię.
notice-frozen = Ten serwer nie zna zasad lub elementów, z którymi zaczęła się ta partia. Będzie toczyć się dalej, gdy przejmie ją serwer, który je zna; nic nie przepadło.
notice-frozen-components = Na tym serwerze nie ma elementów, z którymi zaczęła się ta partia. Będzie toczyć się dalej, gdy przejmie ją serwer, który je ma; nic nie przepadło.
# $rules (number): the version of the rules
notice-frozen-rules = Ta partia zaczęła się według wersji { $rules } zasad, której ten serwer nie zna. Będzie toczyć się dalej, gdy przejmie ją serwer, który ją zna; nic nie przepadło.
# $line (number): a line of the record
notice-frozen-line = Zasady tego serwera nie zgadzają się z wierszem { $line } tej partii. Będzie toczyć się dalej, gdy przejmie ją serwer o zgodnych zasadach; nic nie przepadło.
notice-frozen-broken = Zasady tego serwera nie potrafią odtworzyć tej partii. Będzie toczyć się dalej, gdy przejmie ją serwer, który to potrafi; nic nie przepadło.

## The one fault of a first visit; the others come from their own file when one is met

fault-signed-out = Najpierw się zaloguj.

## Co zmieniłaby odpowiedź

# $changes: what would be different, one after the other
outlook = { $answer }: { $changes }.
# where the answer has a colon of its own
outlook-after = { $answer } ⇒ { $changes }.
outlook-of = { $seat }: { $change }
# what befell the reader, at the end of its line
log-to-you = dotyczy ciebie
## The circle that meets on Wednesdays: what bots are called, and how well they play

circle-otto-rank = Otto Rank
circle-lou-salome = Lou Salomé
circle-alfred-adler = Alfred Adler
circle-sabina-spielrein = Sabina Spielrein
circle-carl-jung = Carl Jung
circle-sandor-ferenczi = Sándor Ferenczi
circle-margarete-hilferding = Margarete Hilferding
circle-wilhelm-stekel = Wilhelm Stekel
circle-max-eitingon = Max Eitingon
circle-karl-abraham = Karl Abraham
circle-helene-deutsch = Helene Deutsch
bot-random = gracz na chybił trafił
bot-greedy = rachmistrz
bot-novice = nowicjusz
bot-club = gracz klubowy
bot-expert = ekspert
bot-champion = mistrz
outside-level = bot z zewnątrz
outside-bot = { $name } (bot z zewnątrz)

## Ready phrases: said by a key, read in each reader’s language

chat-hello = Dzień dobry
chat-luck = Powodzenia
chat-moment = Chwileczkę
chat-nice = Dobra gra
chat-thanks = Dziękuję
chat-again = Jeszcze raz?

## Names for guests who choose none, between commas

guest-names = Bursztynowy Lis, Cicha Sowa, Błękitna Czapla, Wesoły Borsuk, Srebrny Zając, Aksamitny Kret, Złoty Strzyżyk, Dzielna Wydra, Łagodny Niedźwiedź, Bystra Wrona, Mglisty Jeleń, Szczęśliwy Żuk, Słoneczna Zięba, Senny Kot, Szybka Jaskółka, Mądry Żółw, Ruda Wiewiórka, Dumny Kogut, Mały Wieloryb, Ciekawska Koza, Dobry Bocian, Jasna Ćma, Zwinna Mysz, Stary Kruk, Spokojny Szczupak, Zielona Żaba, Biały Łabędź, Śmiały Ryś

## Hints

advice-title = Podpowiedź
advice-close = Dwie pierwsze są zbyt bliskie, by rozstrzygnąć.
advice-probable = Pierwsza jest zapewne lepsza od drugiej.
advice-certain = Pierwsza jest niemal na pewno lepsza od drugiej.
advice-judge = Szanse według sędziego, który uczył się na wielu partiach, w wyobrażonych rozdaniach zgodnych z tym, co wiesz ({ $worlds }). Niczyja ręka nie została podejrzana.
advice-playouts = Wygrane policzone w partiach, które boty rozegrały do końca z wyobrażonych rozdań zgodnych z tym, co wiesz ({ $worlds }). Niczyja ręka nie została podejrzana.
