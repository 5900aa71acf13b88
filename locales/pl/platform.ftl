# Platforma: wszystko, co czyta się w terminalu, a co nie należy do żadnej konkretnej gry.

## Ludzie i boty

seat-human = Gracz { $number }
seat-bot = Bot { $number }
spectator = widz
who-human = człowiek
who-bot = bot: { $name }

## Menu

menu-title = Mittwoch
menu-start = Rozpocznij grę
menu-game = Gra
menu-players = Gracze
menu-seat = Miejsce { $number }
menu-language = Język
menu-resume = Wznów zapisaną grę
menu-replay = Obejrzyj zapis gry
menu-leave = Wyjdź
files-none = Nie ma tu jeszcze żadnej gry.
keys-menu = ↑↓ wybór  ←→ zmiana  Enter dalej  q wyjście
keys-files = ↑↓ wybór  Enter otwórz  Esc wróć

## Gra

play-title = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
ask = { $name }: { $question } [{ $rule }]
offer-free = Możesz też: { $answer }
preview-title = Oto, co by się stało
log-title = Co się wydarzyło
why-title = Dlaczego nie?
why-nothing = Nie brakuje niczego, czego można by się spodziewać.
rules-title = Zasady
rules-none = W zasadach nie ma paragrafu { $id }.
help-title = Pomoc
handover = Teraz kolej na: { $name }. Przekaż klawiaturę; karty pojawią się po naciśnięciu klawisza Enter.
handover-undo = Aby { $name } mógł wybrać ponownie: u.
leave-question =
    Odejść od stołu?

    s  zapisz i odejdź
    d  odejdź bez zapisu
    Esc  zostań
keys-play = ↵ odpowiedz  w czemu  l dziennik  r zasady  u cofnij  s zapis  ? pomoc  q wyjdź
keys-over = l dziennik  r zasady  s zapisz  q wyjdź
keys-page = ↑↓ PgUp PgDn przewijanie  / szukaj  Esc zamknij
help-play =
    Pytanie jest pośrodku, odpowiedzi pod nim.

    ↑ ↓ ← →  przechodzenie między odpowiedziami
    1-9 a-z  skok do odpowiedzi; ten sam klawisz jeszcze raz ją daje
    Enter  daje zaznaczoną odpowiedź
    PgUp PgDn  przewijanie planszy
    w  co jest teraz niemożliwe i która zasada tego zabrania
    l  co się dotąd wydarzyło
    r  zasady, z wyszukiwaniem
    u  cofnij swoją ostatnią odpowiedź, jeśli nikt niczego się nie dowiedział
    s  zapisz
    q  wyjdź

    Ctrl-C kończy od razu i zapisuje grę.

## Odpowiedzi, których nie przyjęto

fault-over = Gra jest skończona.
fault-not-asked = Teraz pytanie nie jest do ciebie.
fault-unreadable = To nie jest odpowiedź: { $text }
undo-nothing = Nie ma czego cofnąć.
undo-not-yours = Ostatnia odpowiedź należała do kogoś innego.
undo-known = Od tego czasu coś odkryto; nie można już tego cofnąć.
undone = Cofnięto.
table-taken-back = { $seat }: ostatnia odpowiedź cofnięta.
table-answered = { $seat }: { $action }
table-answered-unseen = { $seat }: odpowiedź udzielona.
table-agreed-back = { $seat }: odpowiedź cofnięta za zgodą pozostałych.
table-resigned = { $seat }: poddaje się.
table-ended = Wszyscy zgodzili się zakończyć grę (propozycja: { $seat }).
table-stand-in = { $seat }: od teraz gra bot.
table-returned = { $seat }: powrót do gry.

## Zapis i wyjście

saved = Zapisano w { $file }.
left-saved = Gra jest zapisana w { $file }.
left-unsaved = Gra została przerwana bez zapisu.
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

## Zwykłe wiersze

text-welcome = { $game }. Odpowiadaj numerem; „help” powie, co jeszcze można napisać.
text-no-number = Odpowiedz numerem od 1 do { $count }.
text-help =
    Numer daje odpowiedź o tym numerze; tak samo jej zapis, tu na przykład: { $answer }
    board: stół opisany słowami
    log: co się dotąd wydarzyło
    why: co jest teraz niemożliwe i która zasada tego zabrania
    rules { $rule }: paragraf zasad; rules: wszystkie numery
    undo: cofnij swoją ostatnią odpowiedź
    save PLIK: zapisz grę
    say TEKST, agree, disagree, end, resign: przy stole na serwerze
    quit: odejdź od stołu
    Pusty wiersz powtarza pytanie.

## Zapisy gier

replay-title = { $game }, zapis gry
replay-place = { $viewer }, krok { $step } z { $steps }
replay-jump = Przejdź do kroku: { $step }
replay-step = { $step }.
replay-unfinished = Zapis kończy się tutaj; gra nie jest skończona.
keys-replay = ← → krok  PgUp PgDn dziesięć  Home End  g skok  v widz  l dziennik  q wyjdź
help-replay =
    ← →  jeden krok wstecz lub naprzód
    PgUp PgDn  dziesięć kroków
    Home End  pierwszy i ostatni krok
    g  przejdź do kroku o numerze
    v  spójrz innymi oczami: każdy gracz, potem widz
    l  co się dotąd wydarzyło
    r  zasady, z wyszukiwaniem
    q  wyjdź

## Stoły na serwerze

waiting = Czekamy na: { $names }.
reconnecting = Serwer nie odpowiada; kolejna próba.
server-invitation =
    Inni dołączają przez ten odnośnik: { $address }
    albo kodem { $code }.
server-free = { $count ->
    [one] Brakuje jeszcze { $count } osoby.
    [few] Brakuje jeszcze { $count } osób.
    [many] Brakuje jeszcze { $count } osób.
   *[other] Brakuje jeszcze { $count } osoby.
}
server-start = Wszystkie miejsca są zajęte. Czekamy na początek.
fault-stale = Gra tymczasem poszła dalej; proszę spojrzeć jeszcze raz.
undo-asked = Pozostali są pytani, czy można cofnąć ostatnią odpowiedź.
server-asks-undo = { $name } prosi o cofnięcie ostatniej odpowiedzi. + zgoda, - sprzeciw
server-asks-end = { $name } prosi o zakończenie gry teraz. + zgoda, - sprzeciw
server-asks-return = Teraz gra za ciebie bot. + wróć na miejsce
chat-line = { $name }: „{ $text }”
chat-typing = Powiedz: { $text }_
left-server = Stół pozostaje na miejscu: { $address }
leave-server =
    Odejść od stołu? Zostanie na serwerze.

    Enter  odejść; można wrócić
    r  poddać się
    e  poprosić innych o zakończenie gry teraz
    Esc  zostać
help-server =
    Przy stole na serwerze:
    :  powiedzieć coś do stołu
    +  zgodzić się na czyjąś prośbę
    -  nie zgodzić się
    u  cofa to, o czym nikt inny jeszcze nie wie; inaczej pyta pozostałych
    s  zapisuje zapis gry
text-alone = Nikt inny nie siedzi gdzie indziej przy tym stole.

## Pakiety właścicieli

-language = pl
    .code = pl
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}
pack-played = Pakiet: { $name }. Oryginalne: { $original } z { $entries } wpisów.
components-exported =
    Wbudowane pliki są w { $folder }. Zmień je, a potem sprawdź folder
    poleceniem: components check { $folder }
components-pack-comment =
    Jak nazywa się ten pakiet i do której gry należy.
    W pozostałych plikach zmień to, co w twoim pudełku jest inne, i nadaj takiemu
    wpisowi status = "certain". Pominięte wpisy i pliki zostają, jakie są.
    Nowy wpis może mieć called = "Nazwa" albo called = { "{" } en = "…", pl = "…" { "}" }.
    Wpis ustępuje miejsca przez: removed = true.
components-pack-name = Moje pudełko: { $game }
components-sound = Poprawny: pakiet do { $game } o skrócie { $digest }. Oryginalne: { $original } z { $entries } wpisów.
sheet-title = { $game }: co mówi twoje pudełko
sheet-text = W ostatniej kolumnie zapisz, co wydrukowano w twoim pudełku, jeśli jest inaczej. Wiersze stoją w kolejności plików; to, co szare, jest pewne.
sheet-entry = Wpis
sheet-field = Pole
sheet-built-in = Wbudowane
sheet-status = Status
sheet-box = W twoim pudełku
sheet-certain = pewne
sheet-likely = prawdopodobne
sheet-guess = domysł
sheet-reconstructed = odtworzone
host-packs-none = Nikt nie zainstalował żadnego pakietu.
host-packs-digest = skrót
host-packs-name = nazwa
host-packs-person = czyj
host-packs-bytes = bajty
host-packs-removed = { $count ->
    [0] Nie ma takiego pakietu.
    [one] Pakiet usunięto. Rozgrywki z nim toczą się dalej.
    [few] Usunięto { $count } pakiety. Rozgrywki z nimi toczą się dalej.
   *[other] Usunięto { $count } pakietów. Rozgrywki z nimi toczą się dalej.
}
