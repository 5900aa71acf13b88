# Prosta strona w przeglądarce; to, co wspólne z terminalem, jest w platform.ftl.

page-welcome = Zagraj od razu
page-mine = Twoje stoły
page-open = Stoły z wolnym miejscem
page-running = Stoły do oglądania
page-over = Zakończone gry
page-new = Nowy stół
page-code = Kod stołu
page-join = Dołącz
page-go = Przejdź
page-your-turn = Twoja kolej
page-create = Utwórz stół
page-public = Pokaż w poczekalni
page-clock = Zegar każdego gracza
page-no-clock = Bez zegara
page-minutes = { $minutes ->
    [1440] Jeden dzień
    [4320] Trzy dni
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
page-free = wolne miejsce
page-invite = Zaproś innych tym odnośnikiem:
page-code-is = albo kodem { $code }
page-copy = Kopiuj odnośnik
page-copied = Odnośnik skopiowany.
page-closed = Gospodarz zamknął ten stół.
page-sit = Usiądź
page-start = Rozpocznij grę
page-leave = Wstań od stołu
page-more = Więcej
page-propose-end = Zaproponuj zakończenie gry
page-resign = Poddaj się
page-return = Wróć na swoje miejsce
page-record = Pobierz zapis gry
page-rematch = Rewanż
page-rematch-go = Przejdź do rewanżu
page-commitment = Co wiąże tasowania w tej grze:
page-you = ty
page-resigned = rezygnacja
page-chosen = wybór dokonany
page-awaited = czekamy na odpowiedź
page-absent = poza stołem
page-watching = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
page-stand-in = Niech bot zagra za: { $name }
page-asks-undo = { $name } prosi o cofnięcie ostatniej odpowiedzi.
page-asks-end = { $name } prosi o zakończenie gry teraz.
page-yes = Zgoda
page-no = Sprzeciw
page-undo = Cofnij ostatnią odpowiedź
page-undo-ask = Poproś o cofnięcie ostatniej odpowiedzi
page-view = Stół
page-chat = Rozmowa przy stole
page-say = Powiedz
page-account = Zachowaj swoje stoły: nazwa i hasło
page-name = Nazwa
page-password = Hasło
page-log-in = Zaloguj się
page-register = Załóż konto
page-log-out = Wyloguj się
page-lost = Serwer nie odpowiada.
