# Strona: wszystko, co czyta się tylko w przeglądarce.

## Wszędzie

skip-to-content = Przejdź do treści
loading = Chwileczkę…
failed = To się nie udało. Nic nie zginęło; spróbuj jeszcze raz.
try-again = Spróbuj ponownie
close = Zamknij
full-card = Cała karta
nav-label = Główne
nav-home = Do strony głównej
nav-play = Graj
nav-rules = Zasady
nav-components = Elementy
nav-settings = Ustawienia
nav-sign-in = Zaloguj się
nowhere-title = Tu nic nie ma
nowhere-text = Pod tym adresem nie ma strony.

## Strona główna

home-caps = Każdy dzień to środa
home-claim =
    Stół jest nakryty.
    Usiądź z przyjaciółmi albo z botami.
home-lead = Nowoczesne gry planszowe ze wszystkimi zasadami, na telefonie i na laptopie, na żywo albo przez kilka dni. Wyślij link i grasz.
home-open = Otwórz stół
home-no-account = Bez zakładania konta.
home-play-now = Zagraj teraz
home-new = Nowy stół
# $least, $most (numbers): the fewest and the most players
home-players = { $least }–{ $most } graczy
home-turns = Twój ruch
home-turns-count = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
home-running = Czekamy na innych
home-over = Zakończone gry
home-public = Otwarte stoły
home-public-none = Teraz nie ma otwartych stołów. Otwórz własny, a inni znajdą go tutaj.
join-title = Dołącz do stołu
join-code = Kod
join-go = Dołącz
join-unknown = Żaden otwarty stół nie ma tego kodu.
list-play = Graj
list-open = Otwórz
list-look = Obejrzyj
list-sit = Usiądź
list-watch = Oglądaj
pace-live = na żywo
pace-days = przez kilka dni

## Nowy stół

new-pace = Tempo
new-undo = Cofanie
undo-policy-free = swobodnie, dopóki nic nie odkryto
undo-policy-consent = tylko za zgodą wszystkich
undo-policy-never = nigdy

## Poczekalnia

room-caps = Stół jest otwarty
room-seats = Miejsca
room-free = { $count ->
    [0] wszystkie zajęte
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
room-sit = Usiądź
room-sit-here = Usiądź tutaj
room-leave = Zwolnij moje miejsce
room-full = Wszystkie miejsca są zajęte; możesz oglądać.
room-start-wait = Czekamy na graczy
room-add-bot = Dodaj bota
room-remove-bot = Usuń
room-remove = Usuń gracza
room-close = Zamknij stół
room-close-sure = Tak, zamknij dla wszystkich
room-close-not = Zostaw otwarty
room-closed = Gospodarz zamknął ten stół.
room-which-bot = Bot na miejsce { $number }
room-options = Jak gramy
room-luck = Twoje słowo
room-luck-add = Dorzuć
invite-title = Zaproś przyjaciół
invite-link = Kto ma ten link, może usiąść
invite-copied = Skopiowano
invite-code = Kod
proof-title = Uczciwość z dowodem
proof-text = Każde tasowanie jest zapieczętowane przed pierwszą kartą i otwarte po ostatniej.

## Stół

top-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
top-watching = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
tabs-label = Części stołu
tab-board = Plansza
tab-players = Gracze
tab-log = Dziennik
tab-chat = Czat
menu-label = Więcej
menu-copy-link = Skopiuj link
menu-record = Zapisz partię do pliku
menu-propose-end = Zaproponuj koniec gry
menu-resign = Poddaj się
menu-resign-sure = Tak, poddaję się
menu-to-home = Strona główna
# $rule: the number of a paragraph
rule-label = Zasada { $rule }
title-turn = ● Twój ruch: { $name }
hint-title = Twoja pierwsza gra
hint-how = Kliknij to, co ma przerywaną obwódkę, i potwierdź głównym przyciskiem.
hint-rules = Przeczytaj zasady
hint-done = Rozumiem

seat-is-bot = bot
seat-present = przy stole
seat-away = nie ma przy stole
seat-deciding = decyduje
seat-sealed = wybór gotowy
seat-waits = czeka
seat-resigned = poddanie
seat-won = wygrana
seat-finished = koniec
clock-label = Pozostały czas
# $days, $hours (numbers)
clock-left = { $days } d { $hours } h
# $time: such as 07:00
clock-night = Śpi do { $time }: zegar stoi

prompt-yours = Twój ruch
prompt-given = Odpowiedź przyjęta
prompt-sending = Wysyłanie odpowiedzi…
# $names: who is awaited
prompt-waiting = Czekamy na: { $names }
prompt-watching = Oglądasz grę.
options-all = Pokaż wszystkie odpowiedzi
options-list = Jako lista ({ $count })
options-free = Możesz też ({ $count })
undo-free = Cofnij
undo-ask = Poproś o cofnięcie
undo-not-now = Teraz nie można niczego cofnąć.
# $at, $last (numbers): the moment shown, and the last one
looking-back = Wstecz: ruch { $at } z { $last }
looking-return = Wróć do bieżącej chwili
log-more = Pokaż wcześniejsze wpisy
rules-search = Szukaj w zasadach
rules-nothing = Nic nie znaleziono.
slider-label = Czas gry
slider-at = Ruch { $at } z { $last }
slider-back = Ruch wstecz
slider-on = Ruch naprzód
slider-live = Na żywo
slider-end = Wynik
slider-eyes = Czyimi oczami
eyes-own = twoimi oczami

chat-write = Napisz wiadomość
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-spectator = ogląda

## Na co trzeba zwrócić uwagę

# $seconds (number): until the next attempt
connection-lost = Brak połączenia. Stół jest bezpieczny; kolejna próba za { $seconds } s.
connection-now = Spróbuj teraz
connection-unsent = Twoja odpowiedź jest tu zachowana i zostanie wysłana, gdy serwer się odezwie.
request-undo = { $name } prosi o cofnięcie ostatniej odpowiedzi.
request-end = { $name } proponuje zakończyć grę.
agree = Zgoda
disagree = Odmowa
stand-in-yours = Bot gra za ciebie.
stand-in-return = Wracam na miejsce
stand-in-put = Niech zagra bot

## Koniec

score-caption = Punkty według źródeł
score-compare = Porównaj

## Klawisze

key-option = wybierz odpowiedź; ten sam klawisz ją daje
key-move = od elementu do elementu
key-answer = daj odpowiedź
key-back = wróć do wszystkich odpowiedzi
key-prompt = do pytania
key-undo = cofnij
key-why = dlaczego nie?
key-log = do dziennika
key-time = ruch wstecz, ruch naprzód
key-region = do następnej części, z Shift do poprzedniej
key-help = ta pomoc
key-space = Spacja
key-full = cała karta słowami

## Stół tekstowy

menu-text-table = Stół tekstowy
settings-text-table = Stół tekstowy: listy i tabele słów zamiast rysunków
key-text = stół tekstowy: włącz lub wyłącz

## Zasady i elementy

book-games = Gry
book-english = Ta strona jest po angielsku.
book-table = Elementy
components-search = Szukaj wśród elementów
components-origins = Wpisy: { $certain } pewnych, { $likely } prawdopodobnych, { $guess } przypuszczalnych, { $reconstructed } odtworzonych.
components-nothing = Nie ma takiego elementu.
components-sources = Skąd to wiadomo

## Konto

account-title = Konto
account-guest = Grasz jako gość, znany tylko tej przeglądarce. Z kontem twoje gry idą za tobą.
account-name = Nazwa
account-password = Hasło
account-register = Załóż konto
account-why = Konto to nazwa i hasło, nic więcej. Gry rozegrane jako gość pozostają twoje.
account-logout = Wyloguj się
account-logout-all = Wyloguj się wszędzie
account-export = Pobierz moje dane
account-delete = Usuń konto
account-delete-sure = Tak, usuń na zawsze
account-delete-text = Twoja nazwa, hasło i to, co zostało przez ciebie napisane na czatach, znikną na zawsze; same gry zostaną.
account-password-change = Zmień hasło
account-password-old = Dotychczasowe hasło
account-password-new = Nowe hasło
account-password-changed = Hasło zmienione.
rank-guest = Gość
rank-account = Konto
rank-bot = Program
tokens-title = Programy
tokens-text = Program może grać w twoim imieniu za pomocą tokenu.
tokens-name = Nazwa programu
tokens-make = Utwórz token
tokens-secret = Pokazany tylko raz, zachowaj go:

## Ustawienia

theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
settings-motion = Animacje
motion-auto = jak w systemie
motion-calm = spokojne
motion-normal = zwykłe
motion-quick = szybkie
motion-off = brak
settings-contrast = Większy kontrast
settings-notify = Powiadomienie, gdy jest mój ruch
settings-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-kept = Te ustawienia zostają w tej przeglądarce.

## Prosta plansza

plain-pieces = O czym mówi pytanie

## Pakiety

packs-title = Pakiety
packs-text = To, co wydrukowano w twoim pudełku, zamiast tego, co musieliśmy odtworzyć. Pakiet jest twój: inni widzą go tylko przy stołach, które z nim otworzysz.
packs-guest = Pakiety należą do kont. Najpierw zaloguj się albo załóż konto.
packs-install = Zainstaluj pakiet
packs-folder = Wybierz folder
packs-files = Wybierz pliki
packs-drop = albo upuść tutaj folder lub pliki TOML
packs-name = Nazwa (inaczej ta z pack.toml)
packs-send = Sprawdź i zainstaluj
packs-chosen = { $count ->
    [one] Jeden plik, { $size }
    [few] { $count } pliki, { $size }
   *[other] { $count } plików, { $size }
}
packs-checking = Sprawdzanie…
packs-installed = Zainstalowano: { $name }
packs-faults = { $count ->
    [one] Jedna rzecz w tym pakiecie jest błędna. Niczego nie zainstalowano.
    [few] { $count } rzeczy w tym pakiecie są błędne. Niczego nie zainstalowano.
   *[other] { $count } rzeczy w tym pakiecie jest błędnych. Niczego nie zainstalowano.
}
packs-file = Plik
packs-entry = Wpis
packs-what = Co jest błędne
packs-not-text = plik nie jest zapisany w UTF-8
packs-no-files = Nie ma wśród nich pliku TOML.
packs-mine = Twoje pakiety
packs-none = Nie masz jeszcze żadnego.
packs-hosted = Udostępnione przez ten serwer
packs-room = Pakiety: { $count } z { $most }, { $size } z { $most-size }
packs-original = Oryginalne: { $original } z { $entries } wpisów
packs-remove = Usuń
packs-remove-sure = Usuń na dobre; rozgrywki go zachowają
packs-kilobytes = { $size } kB
packs-how = Jak go zrobić: „mittwoch components export { $game } moje-pudelko” zapisuje pliki do zmiany, „mittwoch components sheet { $game }” stronę do wydruku na twoje wartości.
new-pack = Elementy
pack-label = Pakiet „{ $name }”
pack-title = Czym się gra

# Watching the others
settings-watching = Tury innych
watching-slow = powoli
watching-normal = normalnie
watching-once = od razu
settings-explain = Objaśniaj tury Id
explain-every = każdą turę
explain-surprises = tylko niespodzianki
explain-never = nigdy
# $count (number): steps that are still to be shown
watch-more = { $count ->
    [one] czeka jeszcze jeden krok
    [few] czekają jeszcze { $count } kroki
   *[many] czeka jeszcze { $count } kroków
}
watch-skip = Pokaż stan obecny

## Tura od nowa

reset-turn = Tura od nowa
reset-ask = Poproś o turę od nowa
# Not to the start of the turn, but to the last thing that was drawn or shown.
reset-part = Wróć do tego, co odkryto
# $count (number): the answers that would go
reset-sure = { $count ->
    [one] Cofnąć { $count } odpowiedź?
    [few] Cofnąć { $count } odpowiedzi?
   *[other] Cofnąć { $count } odpowiedzi?
}
reset-not-nothing = W tej turze jeszcze na nic nie odpowiedziano.
reset-not-not-yours = Od tego czasu odpowiedział ktoś inny.
reset-not-known = Coś dobrano lub odkryto: nie można tego cofnąć.
reset-not-policy = Przy tym stole niczego się nie cofa.
request-reset = { $name } prosi o rozpoczęcie tury od nowa.
key-reset = zacznij turę od nowa

## New table: the options that have pictures

new-on-table = Na stole

# The companion for cardboard on the table.
companion-link = Gra leży na stole?
companion-title = Przy twoim stole
companion-none = Ta gra nie ma towarzysza.

## The way back to the result

menu-result = Pokaż wynik

## Off line, and newer versions

offline-title = Brak połączenia
offline-text = Serwer jest teraz nieosiągalny. Twoje stoły są na nim bezpieczne; strona otworzy się sama, gdy tylko będzie to możliwe.
newer-text = Jest nowsza wersja tej strony.
newer-now = Odśwież
newer-later = Później
## Strona główna: dla tych, którzy są pierwszy raz, i dla tych, którzy wracają

nav-foot = Inne strony
home-alone = Zagraj solo
# $name: a game; $time: how long it takes
home-alone-what = { $name } przeciw botom, { $time }
home-teach = Naucz mnie
# $least, $most (numbers): minutes
home-minutes = { $least }–{ $most } min
# $name: whoever reads it
home-greet-morning = Dzień dobry, { $name }.
home-greet-day = Dzień dobry, { $name }.
home-greet-evening = Dobry wieczór, { $name }.
home-greet-night = Jeszcze nie śpisz, { $name }?
home-waiting = { $count ->
    [0] Żaden stół na ciebie nie czeka.
    [one] Czeka na ciebie jeden stół.
    [few] Czekają na ciebie { $count } stoły.
   *[many] Czeka na ciebie { $count } stołów.
}
home-urgent = najpilniejsze na początku
home-round = runda { $round }
# $last (number): the last round of this game
home-round-of = runda { $round } z { $last }
home-rounds = { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
# $time: such as “3 hours”
home-left = zostało: { $time }
home-ready = można zaczynać
home-frozen = przy tej wersji zasad nie da się grać dalej
home-waits = czeka na graczy
# $open, $running (numbers): tables
home-public-count = do gry: { $open }, do oglądania: { $running }
home-over-all = Wszystkie gry ({ $count })
home-over-few = Mniej
home-result = Wynik
home-replay = Obejrzyj jeszcze raz
home-result-won = wygrana
home-result-lost = przegrana
home-result-place = { $place ->
    [2] drugie miejsce
    [3] trzecie miejsce
    [4] czwarte miejsce
   *[other] { $place }. miejsce
}
home-result-none = zakończona
pace-none = bez zegara
discard-close = Zamknij stół
discard-close-sure = Nikt już tu nie usiądzie.
discard-leave = Wstań od stołu
discard-leave-sure = Twoje miejsce będzie wolne dla kogoś innego.
discard-discard = Porzuć grę
discard-discard-sure = Ta gra z botami zniknie na zawsze.
discard-forget = Usuń grę
discard-forget-sure = Wynik i powtórka znikną na zawsze.
discard-keep = Zostaw
home-how = Jak to działa
home-how-learn = Nowa gra? „Naucz mnie” rozegra z tobą pierwszą, krok po kroku.
home-how-invite = Nakryj do stołu i wyślij link: kto go ma, może usiąść, z telefonu albo z laptopa.
home-how-pace = W jeden wieczór albo przez kilka dni. Wolne krzesła zajmują boty.
## The log by turns, what an answer would bring, and keys

log-consequences = { $count ->
    [one] { $count } skutek
    [few] { $count } skutki
   *[other] { $count } skutków
}
outlook-steps = krok po kroku
menu-keys = Pomoc i klawisze
## People: names, bots, waiting, time

bot-random-about = gra, co mu wpadnie
bot-greedy-about = bierze to, co najlepsze od razu, i dalej nie patrzy
bot-novice-about = widzi, co leży na stole, a nie widzi, co będzie za dwa kroki
bot-club-about = solidny gracz klubowy
bot-expert-about = waży każdą odpowiedź według tego, co z niej wyniknie
bot-champion-about = myśli tak długo, jak to pomaga, i niczego nie oddaje
outside-about = program spoza serwera; gdy nie odpowiada, odpowiada gracz klubowy
name-label = Twoje imię
name-hint = Może być dowolne. Konto nie jest potrzebne.
name-save = Tak mnie nazywajcie
name-change = Zmień imię
name-title = Jak się do ciebie zwracać?
# $level: how well it plays
seat-bot-level = bot, { $level }
# $level: how well it plays
seat-stand-in-level = zastępuje bot ({ $level })
seat-departed = ktoś, kto odszedł
room-leave-why = Miejsce będzie wolne dla kogoś innego; stół zostaje.
room-begins = zaczyna
room-rotate = Niech zacznie następna osoba
room-face = Inna twarz
room-game = Zanim zaczniemy
room-read-rules = Przeczytaj zasady
# $least (number), $most (number): how many can play
room-players = od { $least } do { $most } graczy
room-luck-title = Dorzuć coś do tasowania
room-luck-why = Kolejność kart bierze się z tajnej liczby, którą serwer już zapieczętował, i z tego, co gracze tu wpiszą. Nikt więc, nawet serwer, nie mógł jej wybrać. Nie musisz nic pisać.
room-luck-done = Dorzucone.
pace-title-none = Bez zegara
pace-title-clock = Z zegarem
pace-title-days = Przez kilka dni
# $bank: a time, $extra: a time
pace-bank-extra = Na całą partię każdy ma { $bank } i z każdym pytaniem jeszcze { $extra }; niewykorzystany czas zostaje.
# $bank: a time
pace-bank = Na całą partię każdy ma { $bank }.
pace-out-bot-takes-seat = Gdy czas się skończy, do twojego powrotu gra bot.
pace-out-resign = Gdy czas się skończy, partia jest przegrana.
pace-no-clock = Nikogo nie popędzamy. Jeśli kogoś nie ma, pozostali mogą pozwolić, by grał za niego bot.
# $count (number)
span-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
# $count (number)
span-hours = { $count ->
    [one] { $count } godzinę
    [few] { $count } godziny
   *[other] { $count } godzin
}
# $count (number)
span-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[other] { $count } minut
}
# $count (number)
span-seconds = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[other] { $count } sekund
}
# $name: who, $time: how long it takes
stand-in-soon = { $name }: nie ma tej osoby. Jeśli nie wróci, za { $time } będzie mógł zagrać bot.
# $name: who
stand-in-now = { $name }: nie ma tej osoby od dłuższej chwili. Do jej powrotu może grać bot.
# $name: who
stood-in-time-out = { $name }: skończył się czas.
stood-in-away = { $name }: nieobecność przy stole.
stood-in-wish = { $name }: na własne życzenie grał bot.
stood-in-resigned = { $name }: partia poddana.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-end = Bot grał do końca; jego odpowiedzi: { $answers } z { $of }.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-some = Odpowiedzi bota: { $answers } z { $of }.
# $name: who
stood-in-unearned = Nie liczy się to jako zwycięstwo: { $name }.
# $date: a day
account-since = od { $date }
account-games = Partie
account-played = rozegrane
account-won = wygrane
account-no-games = Żadnej partii nie rozegrano jeszcze do końca.
account-win-why = Partia, którą musiał dokończyć bot, liczy się jako rozegrana, ale nie jako wygrana.
# $time: such as “one day”
pace-each = Na każdą odpowiedź jest { $time }; czas się nie sumuje.

## Hints

hint-ask = Podpowiedź
hint-off = Przy tym stole podpowiedzi są wyłączone.
hint-on = Przy tym stole są podpowiedzi.
key-hint = podpowiedź
new-hints = Podpowiedzi
hints-policy-alone = tylko przeciw botom
hints-policy-all = dla wszystkich
hints-policy-none = dla nikogo
