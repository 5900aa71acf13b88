# Terminal: wszystko, co czyta się tylko w nim, oraz to, co serwer mówi swojemu opiekunowi.

## Ludzie i boty

spectator = widz
who-human = człowiek
who-bot = bot: { $name }

## Menu

menu-title = Mittwoch
menu-seat = Miejsce { $number }
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
offer-free = Możesz też: { $answer }
log-title = Co się wydarzyło
why-nothing = Nie brakuje niczego, czego można by się spodziewać.
rules-none = W zasadach nie ma paragrafu { $id }.
handover = Teraz kolej na: { $name }. Przekaż klawiaturę; karty pojawią się po naciśnięciu klawisza Enter.
handover-undo = Ponowny wybór, { $name }: u.
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
    !  co odpowiedziałby bot i dlaczego
    l  co się dotąd wydarzyło
    r  zasady, z wyszukiwaniem
    u  cofnij swoją ostatnią odpowiedź, jeśli nikt niczego się nie dowiedział
    U  zacznij turę od nowa, o ile nic nie odkryto
    s  zapisz
    q  wyjdź

    Ctrl-C kończy od razu i zapisuje grę.

## Odpowiedzi, których nie przyjęto

undo-nothing = Nie ma czego cofnąć.
undo-not-yours = Ostatnia odpowiedź należała do kogoś innego.
undo-known = Od tego czasu coś odkryto; nie można już tego cofnąć.
undone = Cofnięto.
reset-done = Twoja tura jest taka jak przedtem.

## Zapis i wyjście

saved = Zapisano w { $file }.
left-saved = Gra jest zapisana w { $file }.
left-unsaved = Gra została przerwana bez zapisu.

## Zwykłe wiersze

text-welcome = { $game }. Odpowiadaj numerem; „help” powie, co jeszcze można napisać.
text-no-number = Odpowiedz numerem od 1 do { $count }.
text-help =
    Numer daje odpowiedź o tym numerze; tak samo jej zapis, tu na przykład: { $answer }
    board: stół opisany słowami
    hint: co odpowiedziałby bot i dlaczego
    log: co się dotąd wydarzyło
    why: co jest teraz niemożliwe i która zasada tego zabrania
    rules { $rule }: paragraf zasad; rules: wszystkie numery
    undo: cofnij swoją ostatnią odpowiedź
    reset: zacznij turę od nowa, o ile nic nie odkryto
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
undo-asked = Pozostali są pytani, czy można cofnąć ostatnią odpowiedź.
reset-asked = Pozostali są pytani, czy możesz zacząć turę od nowa.
server-asks-undo = { $name } prosi o cofnięcie ostatniej odpowiedzi. + zgoda, - sprzeciw
server-asks-reset = { $name } prosi o rozpoczęcie tury od nowa. + zgoda, - sprzeciw
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

## What can go wrong

# $all: sentences, one after the other
problem-all = { $all }
problem-closed = Wyjście zamknięto przed końcem.
problem-io = Nie można czytać ani pisać: { $cause }.
problem-read = Nie można odczytać „{ $path }”: { $cause }.
problem-read-folder = Nie można odczytać folderu „{ $path }”: { $cause }.
problem-write = Nie można zapisać „{ $path }”: { $cause }.
problem-protect = Nie można ochronić „{ $path }” przed innymi: { $cause }.
cause-not-found = nie ma takiego pliku ani folderu
cause-permission = brak dostępu
cause-exists = już istnieje
cause-folder = to jest folder
cause-no-folder = część ścieżki nie jest folderem
cause-not-empty = folder nie jest pusty
cause-full = dysk jest pełny
# $text: what the system says
cause-other = { $text }

## The command line

problem-no-command = Nie ma polecenia „{ $name }” (zobacz „mittwoch --help”).
problem-no-argument = „{ $name }” nie jest tu argumentem (zobacz „mittwoch --help”).
problem-missing = Czegoś brakuje: { $names } (zobacz „mittwoch --help”).
problem-conflict = „{ $name }” nie może wystąpić razem z „{ $other }” (zobacz „mittwoch --help”).
problem-no-value = „{ $name }” wymaga wartości (zobacz „mittwoch --help”).
problem-value = „{ $value }” nie może być wartością „{ $name }” (zobacz „mittwoch --help”).
problem-value-of = „{ $value }” nie może być wartością „{ $name }”; możliwe wartości: { $values } (zobacz „mittwoch --help”).
problem-value-hint = „{ $value }” nie może być wartością „{ $name }”: { $hint } (zobacz „mittwoch --help”).
hint-seat = któreś miejsce nie ma nazwy
hint-option = opcję zapisuje się KEY=VALUE
hint-pace = czas zapisuje się 10m+20s, 90s albo 1d
hint-night = noc zapisuje się 22:00-06:00, w UTC
hint-seed = ziarno to liczba albo 64 cyfry szesnastkowe
problem-command-line = Tego wiersza polecenia nie da się odczytać (zobacz „mittwoch --help”).

## Games and seats

problem-no-game = Nie ma gry „{ $key }”; są: { $known }.
problem-option-twice = Opcję „{ $key }” podano dwa razy.
problem-seats = Podano miejsc: { $named }, a graczy jest { $players }.
problem-no-bot = { $game } nie ma bota „{ $name }”; ma: { $known }.
problem-no-lesson = Nie ma lekcji gry { $game }.
problem-arena-drawing = Nie można zapisać rysunku w { $path }: { $why }
problem-bots = Podano botów: { $bots }, a miejsc jest { $players }; podaj jednego dla wszystkich albo po jednym dla każdego.
problem-no-paragraph = Zasady gry { $game } nie mają paragrafu „{ $id }”.
problem-no-player = Nie ma gracza { $number }; liczba graczy: { $seats }.
problem-terminal = Do gry potrzebny jest terminal; z --text czyta się zwykłe odpowiedzi.
problem-screen = Nie można użyć terminala: { $cause }.
problem-screen-closed = Terminal jest zamknięty.
problem-nobody = Nie został nikt, kto mógłby odpowiedzieć.
problem-luck = System nie daje losowych bajtów: { $cause }.
problem-stopped = Zatrzymano.
problem-stopped-at-once = Zatrzymano natychmiast.
problem-stopped-before = Zatrzymano przed końcem; pliki są takie jak ostatnio.

## Files

# $detail: what the reader of the file found, in English
problem-file = „{ $path }”: { $detail }.
problem-unknown-keys = „{ $path }”: nieznane { $unknown }; jest { $known }.
problem-no-head = „{ $path }”: wiersz 1 nie jest nagłówkiem zapisu gry.
problem-head-game = „{ $path }”: wiersz 1 podaje grę „{ $game }”, która jest nieznana.
problem-other-pack = „{ $path }”: wiersz 1: partię rozegrano innymi elementami; podaj ich folder przez --pack.
problem-other-game = „{ $path }” to partia gry { $game }, a nie { $wanted }.
problem-not-text = „{ $path }” nie jest zapisem gry: to nie jest tekst.
problem-no-match = W folderze „{ $folder }” nie ma żadnej partii.
problem-differ = Partie, które wyglądałyby inaczej: { $differing } z { $all }.
problem-server-alone = „{ $path }” odczyta tylko program z serwerem.
problem-check-what = Podaj grę i folder do sprawdzenia.
problem-which-game = Żadna gra nie ma wszystkich plików elementów z „{ $folder }”; podaj grę: components check GAME DIR.
problem-pack-digest = Pakiet wskazuje się co najmniej { $least } cyframi jego skrótu.
problem-no-toml = W folderze „{ $folder }” nie ma pliku TOML.

## Servers of others

problem-address = „{ $text }” nie jest adresem takim jak http://host:port.
problem-unreachable = Nie można połączyć się z serwerem { $server }: { $cause }.
problem-foreign = Pod adresem { $server } nie odpowiada żaden serwer Mittwoch.
problem-refused = Serwer odmawia stołu ({ $status }).
problem-game-unknown = Gra „{ $game }” nie jest tu znana; zna ją nowszy program.
problem-server-bots = Na serwerze boty zajmują ostatnie miejsca.
problem-server-person = Na serwerze ktoś musi usiąść przy stole.

## The own server

serve-at = Mittwoch działa pod adresem { $address }
serve-no-browser = Nie udało się otworzyć przeglądarki; otwórz adres samodzielnie.
serve-stopping = Zatrzymywanie.
serve-port = Port { $port } jest zajęty; podaj inny.
serve-listen = Serwer nie może nasłuchiwać na { $address }: { $cause }.
serve-packs = Nie można odczytać pakietów z „{ $folder }”: { $text }.
backup-done = Baza danych została skopiowana do { $file }.
problem-threads = Nie można uruchomić wątków: { $cause }.
problem-public-url = „{ $text }” nie jest adresem takim jak https://play.example.org.
problem-proxy = „{ $text }” nie jest adresem takim jak 127.0.0.1 lub 10.0.0.0/8.
problem-unlimited = Bez ograniczeń serwer nasłuchuje tylko na adresie pętli zwrotnej.
store-broken = Baza danych zawiodła: { $cause }.
store-unusable = Nie można użyć folderu danych { $path }: { $cause }.
store-in-use = Na folderze danych { $path } działa inny serwer.
store-newer = Dane w { $path } zapisał nowszy serwer (ich postać ma numer { $form }, ten serwer zna do { $known }); uruchom tamten.
store-damaged = Nie można użyć danych w { $path }, są uszkodzone: { $cause }. Niczego nie zmieniono. Umieść ostatnią kopię zrobioną poleceniem „mittwoch backup” w pustym folderze pod nazwą { $file }, uruchom serwer z --data na tym folderze i zachowaj uszkodzony plik.
store-no-database = W folderze { $path } nie ma bazy danych.
store-no-backup = Nie można zapisać kopii { $path }: { $cause }.
store-away = Nie można połączyć się z bazą danych: { $cause }.
store-unreachable = Nie można użyć bazy danych { $url }: { $cause }.
store-old-server = Baza danych { $url } to PostgreSQL { $found }; potrzebna jest wersja { $needed } lub nowsza.
store-encoding = Baza danych { $url } przechowuje teksty w { $found }; utwórz bazę z kodowaniem UTF8.
store-unsynced = Baza danych { $url } zapomniałaby ruchy przy awarii: jej ustawienie „{ $setting }” jest wyłączone. Włącz je i uruchom ponownie.
store-moving = Dane z bazy { $url } są właśnie przenoszone; uruchom ponownie, gdy to się skończy.
store-served = Na bazie danych { $url } działa serwer.
store-empty = W bazie danych { $url } nie ma danych.
store-not-empty = W { $place } są już inne dane; niczego nie zmieniono.
store-move-differs = Tabela „{ $table }” w nowym miejscu nie jest taka sama; niczego nie zmieniono.
store-move-row = Wierszy tabeli „{ $table }” nie można przechować w nowym miejscu: { $cause }. Niczego nie zmieniono.
store-backup-elsewhere = Bazę PostgreSQL kopiuje się jej własnymi programami, na przykład pg_dump.
move-table = { $table }: wierszy { $rows }, takie same w obu miejscach
move-done = Wszystko leży teraz w { $place } i zostało porównane, wierszy: { $rows }. Stare dane wciąż tam są; nie uruchamiaj już na nich serwera.
move-before = Wszystko leży już w { $place } i zostało porównane, wierszy: { $rows }.
problem-database = To nie jest adres w rodzaju postgres://nazwa:hasło@komputer/baza.
problem-node-address = --node-address podaje adres, pod którym inne serwery osiągają ten: nie 0.0.0.0, lecz adres tej maszyny w ich sieci.

## What was checked

check-sound = Poprawny: pakiet do { $game } o skrócie { $digest }. Oryginalne: { $original } z { $entries } wpisów.
replay-sound = W porządku: „{ $path }”, { $game }, odpowiedzi: { $answers }.
# $detail: what differs
replay-differs = Różni się: „{ $path }”: { $detail }.
replay-counts = { $game }, zasady { $rules }: partii { $all }, różniłoby się { $differing }.

## Without a menu

menu-plays = Mittwoch gra w te gry:
menu-elsewhere = W terminalu „mittwoch menu” pokazuje menu. Gdzie indziej:
usage-serve = udostępnij stoły przeglądarkom i terminalom
usage-play = graj zwykłymi wierszami
usage-simulate = niech boty rozegrają wiele partii
usage-arena = niech boty zmierzą się ze sobą
usage-replay = obejrzyj lub sprawdź zapis
usage-games = gry, miejsca, opcje, boty
usage-rules = streszczenie zasad
usage-components = co jest oryginalne, a co odtworzone
usage-bench = jak szybko rozgrywane są partie
usage-help = wszystko inne
games-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}
games-span = od { $least } do { $most } graczy
games-option = (domyślnie { $default }; { $players })
games-bots = boty, od najsłabszego: { $bots }

## Components, simulation, speed

components-file = plik
status-certain = pewne
status-likely = prawdopodobne
status-guess = domysł
status-reconstructed = odtworzone
components-reconstructed = Odtworzone:
components-page = Cała lista: --page
simulate-seat = miejsce
simulate-bot = bot
simulate-wins = wygrane
simulate-score = średni wynik
simulate-left = do końca
simulate-speed = Partie: { $games }, decyzje: { $decisions }, czas: { $seconds } s; na sekundę: decyzji { $decisions-each }, partii { $games-each }
simulate-means = średni wynik zwycięzcy { $score }, średnia liczba rund { $rounds }
arena-one = bot
arena-others = przeciw
arena-games = partie
arena-wins = wygrane
arena-scores = średnie wyniki
arena-bot = bot
arena-rating = ranking
arena-time = ms na decyzję
arena-longest = najdłużej ms
arena-accepted = przyjęte
arena-refused = odrzucone
arena-open = nierozstrzygnięte
bench-decisions = decyzje/s
bench-games = partie/s
bench-answers = odpowiedzi
bench-open = otwarcie ms

## Pakiety właścicieli

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
sheet-title = { $game }: co mówi twoje pudełko
sheet-text = W ostatniej kolumnie zapisz, co wydrukowano w twoim pudełku, jeśli jest inaczej. Wiersze stoją w kolejności plików; to, co szare, jest pewne.
sheet-entry = Wpis
sheet-field = Pole
sheet-built-in = Wbudowane
sheet-status = Status
sheet-box = W twoim pudełku
thinkers-none = Żaden myśliciel nie jest dopuszczony.
thinkers-title = nazwa
thinkers-since = od
thinkers-added = Jego token, podany tylko teraz:
thinkers-removed = Myśliciel został usunięty. Przy stołach, przy których gra, odpowiada bot serwera.
thinkers-unknown = Nie ma takiego myśliciela.
thinkers-name = Nazwa myśliciela ma od 2 do { $most } znaków: małe litery, cyfry i łączniki, a zaczyna się literą.
thinkers-taken = Inny myśliciel ma tę nazwę.
thinkers-unusable = Listy myślicieli nie da się użyć: { $cause }
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

## Pierwsze gry z przewodnikiem

teach-head = Lekcja { $number } z { $count }: { $title }
teach-now-text = Teraz ty: { $answer } (show: zrób to za mnie; skip: następna lekcja; leave: gram dalej bez lekcji)
teach-nothing = Tu nic nie podpowiadam: odpowiedz, jak chcesz.
teach-skipped = Pominięto. Odpowiedz, jak chcesz.
teach-left = Koniec lekcji, gra toczy się dalej.
teach-over = To była lekcja. Gra toczy się dalej: dokończ ją albo zostaw w tym miejscu.

## Hints and reviews

advice-answer = { $place }) { $answer }: { $chance } (± { $error }), { $points } pkt.
reviewed-head = Wybory: { $count }; waży je { $bot }, każdy w { $worlds } wyobrażonych rozdaniach.
reviewed-by-judge = Szanse podaje sędzia, który uczył się na wielu partiach.
reviewed-by-playouts = Szanse to wygrane policzone w partiach, które boty rozegrały do końca.
reviewed-seat = miejsce
reviewed-mistakes = błędy
reviewed-rivals = błędy innych
reviewed-luck = szczęście
reviewed-eyes = Co zdecydowało dla { $name }:
reviewed-no-moments = Nic się nie wyróżnia.
reviewed-moment = { $change }  runda { $round }, krok { $step }, { $name }: { $answer }
reviewed-better = Lepiej: { $answer }: { $chance } zamiast { $played } (± { $error }).
reviewed-next = Najlepsza inna odpowiedź: { $answer }: { $chance } zamiast { $played } (± { $error }).
reviewed-not-over = Partia nie jest skończona; omawia się tylko skończone partie.
