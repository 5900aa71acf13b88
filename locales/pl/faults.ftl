# Dlaczego serwer czegoś odmawia i co ogłasza stół; do czytania w przeglądarce i w terminalu.

## Requests

fault-message-cut = Wiadomość nie dotarła w całości.
fault-content-type = Wiadomość musi mieć typ zawartości application/json.
# $detail: what the reader of the message found, for programmers
fault-not-protocol = Wiadomość nie jest zgodna z protokołem: { $detail }
fault-not-a-command = Ta wiadomość nie jest poleceniem tego protokołu.
fault-unreadable-request = Tego żądania nie da się odczytać.
fault-no-such-view = Widok jest widokiem miejsca albo „open”.
fault-too-large = Wiadomość jest za długa.
fault-too-many = Za dużo żądań; proszę chwilę poczekać.
fault-connections = Za dużo połączeń; najpierw zamknij któreś z nich.
fault-cross-site = Żądanie pochodzi z innej strony.
fault-not-found = Nie ma tu niczego pod tą nazwą.
fault-no-texts = Nie ma tekstów w tym języku.
fault-not-allowed = Nie wolno ci tego zrobić.
fault-internal = Coś poszło nie tak na serwerze. Nic nie przepadło.
fault-cannot-save = Serwer nie może niczego zapisać; jego dziennik mówi dlaczego.
fault-stopping = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę.
fault-node-lost = Ten serwer stracił łączność ze swoją bazą danych. Wznowi pracę sam, gdy tylko będzie mógł.
fault-table-moves = Ten stół właśnie przechodzi na inny serwer. Spróbuj za chwilę.

## People

fault-unknown-token = Ten token nie jest tu znany.
fault-wrong-password = Nazwa lub hasło jest nieprawidłowe.
fault-no-password = Hasło ma tylko konto.
fault-password-short = Hasło musi mieć co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
   *[other] { $least } znaków
}.
fault-password-long = Hasło może mieć najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[other] { $most } bajtów
}.
fault-password-common = To jedno z pierwszych haseł, które każdy by wypróbował.
fault-sign-ins = Zbyt wiele osób loguje się naraz; spróbuj ponownie.
fault-name-taken = Ta nazwa jest zajęta.
fault-name-length = Nazwa ma od { $least } do { $most } znaków.
fault-name-characters = Nazwa składa się tylko z liter, cyfr, pojedynczych odstępów oraz - _ . ’
fault-name-blank = Nazwa musi mieć co najmniej jedną literę lub cyfrę.
fault-no-person = Nie ma takiej osoby.
fault-people-only = Konta są dla ludzi; program tylko gra.
fault-token-of-guest = Programy należą do kont; najpierw załóż konto.
fault-tokens = Jedna osoba może mieć najwyżej { $most ->
    [one] { $most } program
    [few] { $most } programy
   *[other] { $most } programów
}.
fault-no-token = Nie masz takiego tokenu.

## Opening a table

fault-no-game = Nie ma takiej gry.
fault-setting-person = Co najmniej jedno miejsce musi być dla człowieka.
fault-setting-clock = Zegar ma od 5 sekund do 30 dni.
fault-no-bot = Ta gra nie ma takiego bota.
fault-no-lesson = Ta gra nie ma lekcji.
fault-open-tables = { $count ->
    [one] Masz już otwarty stół; najpierw zacznij przy nim grę albo od niego wstań.
    [few] Masz { $count } otwarte stoły; najpierw zacznij przy którymś grę albo od niego wstań.
   *[other] Masz { $count } otwartych stołów; najpierw zacznij przy którymś grę albo od niego wstań.
}
fault-open-tables-here = Z twojego adresu otwarto za dużo stołów; najpierw zacznij przy którymś grę.
fault-components-broken = Elementy gry są uszkodzone.
fault-no-pack = Nie ma tu takich elementów gry.
fault-no-sheet = Gra nie zna takich zasad, liczby graczy ani opcji.
fault-no-companion = Ta gra nie ma towarzysza.
fault-situation-version = To, co zachowano, zapisano w innej postaci ({ $version }); zacznij od nowa.
fault-situation-size = To, co zachowano, jest za długie albo nieczytelne; zacznij od nowa.
fault-not-your-pack = Nie masz takiego pakietu do tej gry.
fault-pack-gone = Pakietu tego stołu już nie ma.
fault-pack-faulty = Tego pakietu nie można użyć; błędy są wymienione.
fault-pack-quota = Nie masz miejsca na ten pakiet; najpierw usuń inny.
fault-pack-of-guest = Pakiety należą do kont; najpierw załóż konto.
fault-no-own-pack = Nie masz takiego pakietu.
# $game: the key of a game
setting-players = { $game } jest grą dla { $least }–{ $most } graczy, a nie dla { $players }.
setting-option = { $game } nie ma opcji „{ $key }”; ma: { $known }.
setting-value = Opcja „{ $key }” nie może mieć wartości „{ $value }”; możliwe wartości: { $values }.

## Finding a table

fault-no-code = Żaden otwarty stół nie ma tego kodu.
fault-no-table = Nie ma takiego stołu albo nie jest on dla ciebie.
fault-game-gone = Gra tego stołu nie jest tu już znana.
fault-table-unreadable = Tego stołu nie da się odczytać.
fault-table-silent = Stół nie odpowiada.

## Seats

fault-not-seated = Nie masz miejsca przy tym stole.
fault-no-seat = Stół nie ma takiego miejsca.
fault-host-only = Może to zrobić tylko gospodarz stołu.
fault-removed = Gospodarz usunął cię od tego stołu.
fault-public-seats = Siedzisz już przy tylu otwartych stołach publicznych, przy ilu wolno; najpierw wstań od któregoś.
fault-no-free-seat = Nie ma wolnego miejsca.
fault-seat-taken = To miejsce jest zajęte.
fault-seat-free = Jest jeszcze wolne miejsce.
fault-nobody-there = Nikt tam nie siedzi.
fault-no-bot-there = Nie siedzi tam żaden bot.
fault-own-seat = To twoje własne miejsce; po prostu wstań.
fault-bot-plays = Na tym miejscu już gra bot.
fault-not-away = Gracz z tego miejsca jest obecny.
fault-entropy-length = Tekst ma od { $least } do { $most } znaków.
fault-entropy-characters = W tekście są znaki niedrukowalne.
fault-components-gone = Elementów tego stołu już tu nie ma.
fault-options-gone = Gra nie przyjmuje już tych opcji.

## Commands

fault-command-key = Polecenie musi mieć klucz o długości od { $least } do { $most } bajtów.
fault-key-used = Pod tym kluczem wykonano już inne polecenie; weź nowy.
fault-stale = Stół tymczasem ruszył dalej; spójrz jeszcze raz.
fault-not-begun = Partia się jeszcze nie zaczęła.
fault-begun = Partia już się zaczęła.
fault-over = Partia jest zakończona.
fault-not-over = Partia nie jest jeszcze zakończona.
fault-frozen = Partia jest zamrożona.
fault-no-match = Przy tym stole nie toczy się żadna partia.
fault-not-asked = Teraz nie twoja kolej na odpowiedź.
fault-answer-length = Żadna odpowiedź nie jest tak długa.
fault-unreadable = To nie jest odpowiedź: { $text }
fault-undo-nothing = Nie masz czego cofnąć.
fault-undo = Tego nie można już cofnąć.
fault-resigned = Ta partia jest już przez ciebie poddana.
fault-stand-in = Gra za ciebie bot; najpierw wróć na swoje miejsce.
fault-no-night = Noce są dla stołów, przy których gra się przez wiele dni z zegarem.
# $hours (number): how many at most
fault-night-length = Noc zaczyna się o wybranej porze dnia i trwa najwyżej { $hours } godzin.
fault-night-soon = Noc zmieniono mniej niż dobę temu. Podczas gry można ją zmieniać raz na dobę.
fault-asked-already = Ta prośba już czeka na odpowiedź.
fault-nothing-asked = Nikt z tego miejsca o nic nie prosi.
fault-others-agree = Zgodzić się muszą pozostali.

## Looking and talking

fault-others-view = Oczami innych można patrzeć dopiero po zakończeniu partii.
fault-record-later = Zapis można czytać dopiero po zakończeniu partii.
fault-chat-length = Wypowiedź ma od { $least } do { $most } znaków.
fault-chat-room = Ten pokój będzie dla ciebie dostępny dopiero po zakończeniu partii.
fault-chat-fast = Piszesz za szybko; proszę chwilę poczekać.
fault-chat-enough = Na dziś wystarczy już twoich wiadomości.
fault-mute-self = Nie możesz wyciszyć siebie.

## Names of guests

fault-name-at-table = Ktoś przy tym stole nazywa się prawie tak samo. Wybierz inne imię.
fault-name-kept = Konto zachowuje imię, którym się loguje.
fault-setting-circle = Każdy bot ma własne imię, a imion nie ma więcej niż botów.
fault-no-hints = Przy tym stole podpowiedzi są wyłączone.
fault-hint-stopped = Podpowiedź została przerwana.
fault-reviews-full = Powstaje zbyt wiele omówień. Zapytaj trochę później.
fault-moment-over = Od tej chwili nie ma już nic do grania.
