# Plansza Unconscious Mind

um-web-goal = W swojej turze ogłaszasz pomysły przy stole, by użyć jego akcji, przywołujesz je albo leczysz pacjentów. Wglądy na twojej tarczy płacą za marzenia. Wyleczeni pacjenci, rozprawy i reputacja dają punkty.
um-web-tab-mine = Moje
um-web-tab-table = Stół
um-web-tab-city = Miasto
um-web-freud = Freud
um-web-set-up = Przygotowanie
um-web-practice-own = Twoja praktyka
um-web-practice = Praktyka: { $name }
um-web-id-board = Plansza Id
um-web-id-tiles = Jego płytki
# $state: active or closed
um-web-id-tile = { $state ->
    [active] aktywna
   *[closed] jeszcze nieaktywna
}
um-web-id-covers = Nakładki na pacjentach
um-web-text-insights = Wglądy, { $name }
um-web-text-actions = Akcje stołu
um-web-round = Runda { $round }
um-web-text-round = Runda { $round }, { $name }
# $group: a kind of components
um-web-group =
    { $group ->
        [research] Karty badań
        [treatises] Rozprawy
        [level-i] Płytki notatnika poziomu I
        [level-ii] Płytki notatnika poziomu II
        [starting] Płytki startowe
        [routine] Pacjenci typowi
        [case-study] Pacjenci przełomowi
        [layers] Warstwy traumy
        [latent] Ukryte marzenia
        [manifest] Jawne marzenia
        [goals] Cele lokacji
        [actions] Akcje stołu spotkań
        [locations] Lokacje
        [slots] Pola premii lokacji
        [district-slots] Pola premii dzielnic
        [location-tiles] Nakładki lokacji
        [id-tiles] Płytki Id
        [overlays] Nakładki Id
       *[id-cards] Karty stołu Id
    }

## Wystawki, stół i Wiedeń

um-web-shown = Wystawki
um-web-shown-clients = Pacjenci
um-web-shown-dreams = Marzenia
um-web-shown-research = Badania
um-web-shown-goals = Cele
um-web-shown-deck = Karty w talii badań: { $count }
um-web-shown-therapy-with = terapia z warstwą traumy { $therapy }
# $left: volumes that can still be cited
um-web-shown-published = publikuje { $name }, pozostałe tomy: { $left }
um-web-table-closed = Przekreślone pola są zamknięte
um-web-table-space-closed = zamknięte
um-web-table-space-free = wolne
um-web-table-space-taken = { $name } wskazuje { $action } (pomysły { $ideas }, świetne pomysły { $bright })
um-web-table-row-value = wartość rzędu { $steps }
# $place: top, row albo left
um-web-table-landing =
    { $place ->
        [top] Kolumna
        [left] Reputacja
       *[row] Rząd { $row }
    }
um-web-table-lands = kałamarz stanie na: { $place }
um-web-table-around = akcje: { $actions }
um-web-table-frees = uwalnia pomysł
um-web-table-inkpot = Kałamarz
um-web-table-tiles-act =
    { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
       *[other] { $tiles } płytek
    }
um-web-table-of-choice = do wyboru
um-web-table-own-aim = wskazują tu twoje pomysły
# $action: the plain name of an action
um-web-table-action =
    { $action ->
        [tile-left] Ze stosu
        [tile-centre] Ze środka
        [tile-right] Z prawej
        [gain-research] Badania
        [play-or-publish] Gra, druk
        [three-insights] Wglądy
        [arrange-insights] Ułóż
        [move-professor] Profesor
        [move-freud] Freud
       *[other] {""}
    }
um-web-vienna = Wiedeń
um-web-city-presence = Dzielnice na koniec: { $points }
um-web-city-freud-end = Freud do końca: { $steps }
um-web-city-freud-at = Freud na polu { $space }, do końca: { $steps }
um-web-city-you = Ty
um-web-city-figures = figurki: { $names }
um-web-city-no-figures = brak figurek
um-web-city-your-tags = twoje symbole: { $tags }
um-web-city-you-have = twoje symbole: { $tags }
um-web-city-steps = kroki: { $steps }
um-web-city-triggers = rozpatrzenia tam: figurki { $figures }, symbole { $tags }

## Pictures of the options

um-pick-journalist = trzecia figurka w mieście
um-pick-fireworks = rakiety nad dachami
um-pick-locations-printed-name = Jak na planszy
um-pick-locations-printed = pola nadrukowane na planszy
um-pick-locations-coloured-name = Kolorowe
um-pick-locations-coloured = sześć kolorowych płytek
um-pick-locations-mixed-name = Mieszane
um-pick-locations-mixed = jedna kolorowa w dzielnicy
um-pick-locations-grey-name = Szare
um-pick-locations-grey = sześć szarych płytek
um-pick-level-easy-name = Łatwy
um-pick-level-easy = jedna aktywna płytka, słabe nakładki
um-pick-level-medium-name = Średni
um-pick-level-medium = trzy aktywne płytki, słabe nakładki
um-pick-level-hard-name = Trudny
um-pick-level-hard = trzy aktywne płytki, silne nakładki
um-pick-strong-coffee = trzy kawy dają puzderko

## The end

um-web-tie = Remis? Decyduje wyższa reputacja, potem niższy znacznik.
um-web-tie-id = Remis? Tylko wyższa reputacja pokonuje Id.
# The prompt and the layout of the board.
um-web-part =
    { $part ->
        [notebook] Notes
        [dial] Tarcza
        [office] Gabinet
        [city] Miasto
       *[table] Stół
    }
um-web-page-own = Stół i praktyka
um-web-page-city = Wiedeń i wystawki
um-web-freud-steps =
    { $steps ->
        [one] Freud jest o { $steps } krok od końca
        [few] Freud jest o { $steps } kroki od końca
       *[many] Freud jest o { $steps } kroków od końca
    }
um-web-two-taps = Najpierw wskaż, o co chodzi, potem dokąd.
um-web-step-space = Pole
um-web-step-action = Akcja
um-web-step-pieces = Elementy
um-web-point-space = Najpierw pole: każde pokazuje, o ile ruszy się kałamarz. Potem akcja.
# $space: where the inkpot lands; $effect: what that triggers
um-web-lands = { $space }: { $effect }.
um-web-frees =
    { $count ->
        [one] Uwalnia się pomysł.
        [few] Uwalniają się { $count } pomysły.
       *[many] Uwalnia się { $count } pomysłów.
    }
um-web-also = Możesz też
# $kind: a free action
um-web-free =
    { $kind ->
        [coffee-elevate] Wznieś
        [coffee-transfer] Przesuń
        [coffee-bright] Świetny pomysł
        [insights-box] Puzderko
       *[box-points] Punkty
    }
um-web-note-state =
    { $ideas ->
        [one] { $ideas } pomysł
        [few] { $ideas } pomysły
       *[many] { $ideas } pomysłów
    }{ $bright ->
        [0] { "" }
        [one] , { $bright } świetny pomysł
        [few] , { $bright } świetne pomysły
       *[many] , { $bright } świetnych pomysłów
    }, { $spaces ->
        [one] { $spaces } wolne pole
        [few] { $spaces } wolne pola
       *[many] { $spaces } wolnych pól
    }
um-web-note-recall =
    { $coffee ->
        [one] { $coffee } kawa
        [few] { $coffee } kawy
       *[many] { $coffee } kaw
    }, potem premia
um-web-note-treat = { $dream }: terapia { $therapy }
um-web-note-walk = Rozpatrzenia: figurki { $figures }, symbole { $tags }
um-web-note-publish = Cytaty: { $cites }
um-web-note-cite = { $name } otrzymuje: punkty { $points }, świetne pomysły { $bright }
um-web-note-client = Terapia { $therapy }, punkty { $points }
um-web-go-on = Dalej, mimo straty
um-web-key-opponent = Praktyki innych
um-web-key-pieces = Więcej lub mniej pomysłów

# $good: what lies in a supply, or the tags
um-practice-good = { $good ->
    [coffee] Kawa
    [boxes] Puzderka
    [ideas] Pomysły
    [bright] Świetne pomysły
    [tags] Symbole
   *[reputation] Reputacja
}
um-practice-count = { $what }: { $count }
um-practice-kinds = { $count ->
    [one] { $count } lokacja wśród symboli: punkty na koniec gry
    [few] { $count } lokacje wśród symboli: punkty na koniec gry
   *[other] { $count } lokacji wśród symboli: punkty na koniec gry
}
um-practice-tiles = { $count ->
    [one] { $count } płytka notatnika
    [few] { $count } płytki notatnika
   *[other] { $count } płytek notatnika
}
um-practice-open = otwarta
um-practice-locked = zablokowana
um-practice-unlocks = otwiera się
um-practice-unlock-icon = Przejście tędy uwalnia następny pomysł
um-practice-complete = pełny
um-practice-rows = Pełne rzędy na koniec
um-practice-rows-are = { $count ->
    [one] { $count } pełny rząd: punkty na koniec gry
    [few] { $count } pełne rzędy: punkty na koniec gry
   *[other] { $count } pełnych rzędów: punkty na koniec gry
}
um-practice-lands = +{ $steps }: { $name }
um-practice-top = góra, kolumna
um-practice-row-1 = górny rząd
um-practice-row-2 = środkowy rząd
um-practice-row-3 = dolny rząd
um-practice-left = reputacja
um-practice-node = { $here ->
    [0] Tor kałamarza: { $name }
   *[other] Tor kałamarza: { $name }; tu stoi kałamarz
}
um-practice-needs = { $count ->
    [0] puste, bez wyleczonych pacjentów
    [one] puste, potrzebny { $count } wyleczony pacjent
    [few] puste, potrzeba { $count } wyleczonych pacjentów
   *[other] puste, potrzeba { $count } wyleczonych pacjentów
}
um-practice-notebook = Notatnik
um-practice-dial = Tarcza
um-practice-office = Gabinet
um-practice-zone = { $own ->
    [0] { $spot }: { $common }
   *[other] { $spot }: wspólne { $common }, własne { $own }
}
um-practice-pays = Zapłata: { $insight }, { $kind }
um-practice-change = Aby zmienić, dotknij innego
um-practice-common-kind = wspólny
um-practice-own-kind = własny
um-practice-latent = ukryte
um-practice-no-dream = Brak marzeń
um-practice-match = ten sam symbol co trauma
um-practice-kind = { $kind ->
    [routine] typowy
   *[other] przełomowy
}
um-practice-when-cured = wyleczony
um-practice-grief = Trauma
um-practice-then = potem
um-practice-always = Działa stale
um-practice-at-end = Na koniec
um-practice-blocked = Zamknięte do pierwszego katharsis
um-practice-empty-room = Bez pacjenta
um-practice-hand = Na ręce
um-practice-play = W grze
um-practice-treatises = Rozprawy
um-practice-cured = Wyleczeni
um-practice-unknown = Nieznane tobie
um-practice-back = Wróć do swojej
um-practice-open-board = Pokaż planszę
um-practice-close = Zamknij planszę
um-practice-read-only = Praktyka: { $name }, tylko do czytania
um-practice-summary = Punkty { $points }, płytki { $tiles }, rozprawy { $treatises }, wyleczeni { $cured }
## Plansza i tury Id

um-web-id-name = Id
um-web-id-you-have = masz { $points }
um-web-id-card-decides = Decyduje karta
# $count (number): meeting-table cards in the deck
um-web-id-cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
um-web-id-no-card = Nie odkryto karty: Id przywołało pomysły.
um-web-id-not-yet = Karta zostanie odkryta w jego turze.
# $space: the target space; $way: up or down
um-web-id-card-is = { $space }, potem { $way ->
    [up] w górę
   *[down] w dół
}
um-web-id-compass-aid = Kompas i wymiana
# $side: left or right
um-web-id-compass-next = Następny wybór: najdalej { $side ->
    [left] z lewej
   *[right] z prawej
}
# $count (number): how often it turned in this turn
um-web-id-compass-turned = { $count ->
    [0] Spoczywa.
    [one] Obrócił się raz w tej turze.
   *[other] Obrócił się { $count } razy w tej turze.
}
# $what: what the Id takes something else for
um-web-id-exchange = { $what ->
    [elevate] wzniesienie
    [transfer] przesunięcie
    [minor] mały wgląd
    [location] efekt lokacji
    [no-card] brak karty do zagrania
    [median] średni wgląd
    [tile] zwykła płytka
    [major] duży wgląd
    [gain-tile] płytka do zdobycia
   *[no-treatise] brak rozprawy
}
# $coffee (number): what makes a box
um-web-id-brew = kawa na puzderko: { $coffee }
# $state: open or locked
um-web-id-column = { $state ->
    [open] otwarta
   *[locked] zablokowana
}
um-web-id-guarded = leży na nim świetny pomysł
um-web-id-again = jeszcze raz
# $deed: what a tile does, in three words
um-web-id-deed = { $deed ->
    [upper-display] górna prawa płytka
    [lower-display] dolna prawa płytka
    [dream] marzenie za darmo
    [swap-and-play] wymienia, gra wszystko
    [publish] publikuje rozprawę
    [play-and-publish] gra i publikuje
    [move-freud] Freud idzie
    [move-professor] profesor do Freuda
   *[goal] bierze cel
}
um-web-id-colour = { $colour ->
    [notebook] Notatnik
    [research] Badania
   *[city] Miasto
}
um-web-id-flipped = odwrócona
um-web-id-counter = { $what ->
    [coffee] Kawa
    [boxes] Puzderka
    [ideas] Pomysły
    [bright] Świetne
    [insights] Wglądy
    [stack] Stos
    [reputation] Reputacja
   *[points] Punkty
}
um-web-id-rooms = Gabinety Id
um-web-id-rooms-note = Puzderka wydaje na końcu każdej tury, po równo
# $room (number): 0 or 1
um-web-id-room = { $room ->
    [0] Gabinet 1, pacjenci typowi
   *[other] Gabinet 2, pacjenci przełomowi
}
# $state: closed or empty
um-web-id-room-state = { $state ->
    [closed] zamknięty do pierwszego katharsis
   *[empty] nikogo tu nie ma
}
um-web-id-when-cured = po wyleczeniu
um-web-id-dream-kind = { $kind ->
    [manifest] jawne
   *[latent] ukryte
}
um-web-id-grief = Warstwa traumy
# $count (number): therapy points
um-web-id-to-catharsis = { $count ->
    [one] do katharsis jeden krok
    [few] do katharsis { $count } kroki
    [many] do katharsis { $count } kroków
   *[other] do katharsis { $count } kroku
}
um-web-id-therapy = znacznik terapii na { $marker }
um-web-id-covered = Zamiast tego liczy się nakładka:
um-web-id-overlays = Czekające nakładki
um-web-id-in-play = w grze
um-web-id-orders = Z czego wybiera
um-web-id-turn = Jego tura, objaśniona
# $at, $of (numbers)
um-web-id-step = krok { $at } z { $of }
# $kind: what happens; $name: a piece; $to (number): a space of the inkpot track
um-web-id-kind = { $kind ->
    [card] Karta { $name }, { $way ->
        [up] w górę
       *[down] w dół
    }: pomysły na { $space }
    [full] Karta { $name }: kolumna jest pełna
    [recall] Przywołuje pomysły
    [back] Pomysły wracają do jego zasobów
    [inkpot] { $to ->
        [0] Kałamarz o { $steps }, na górę
        [1] Kałamarz o { $steps }, na górny rząd
        [2] Kałamarz o { $steps }, na środkowy rząd
        [3] Kałamarz o { $steps }, na dolny rząd
       *[other] Kałamarz o { $steps }: jeszcze raz
    }
    [line] Działa { $name }
    [locked] Żadna kolumna nie jest otwarta
    [part] { $name }: to, co obok
    [tile] { $name }: { $deed ->
        [upper-display] odchodzi górna prawa płytka
        [lower-display] odchodzi dolna prawa płytka
        [dream] marzenie za darmo
        [swap-and-play] wymienia i gra
        [publish] publikuje rozprawę
        [play-and-publish] gra, potem publikuje
        [move-freud] Freud idzie
        [move-professor] idzie jego profesor
       *[goal] bierze cel
    }
    [play] Zagrywa: { $name }
    [publish] Publikuje: { $name }
    [city] W mieście
    [coffee] Więcej kawy
    [brew] Kawa od razu staje się puzderkiem
    [flip] { $name } staje się aktywna
    [bonus] Premia: { $name }
    [boxes] { $count ->
        [one] Jedno puzderko: terapia
        [few] { $count } puzderka: terapia
       *[other] { $count } puzderek: terapia
    }
    [catharsis] Katharsis: { $name }
    [overlay] Znika warstwa traumy
    [cure] Wyleczony pacjent: { $name }
    [draft] Nowy pacjent: { $name }
    [goal] Cel: { $name }
   *[gain] Zyskuje
}
um-web-id-decided = { $by ->
    [left] kompas: w lewo
    [right] kompas: w prawo
    [card] decyduje karta
    [most-tiles] najwięcej aktywnych płytek
    [further-right] tyle samo, bardziej z prawej
    [most-triggers] najwięcej rozpatrzeń
    [nearest] tyle samo, najbliżej
    [most-points] najwięcej punktów
    [most-therapy] najwięcej terapii
    [highest] najwyższe pole
    [topmost] pole na samej górze
    [only] jedyny możliwy
   *[rests] kompas spoczywa
}
um-web-id-sum = Razem
um-web-id-no-change = Nic z jego rzeczy się nie zmieniło.
um-web-id-button = { $what ->
    [back] Wstecz
    [next] Następny krok
    [play] Odtwórz
    [stop] Zatrzymaj
    [skip] Pomiń
    [yours] Twoja tura
    [start] Od początku
    [own] Wróć do swojej
   *[again] Jego ostatnia tura
}
um-web-id-speed = Tempo
um-web-id-explain = Objaśniaj
um-web-id-parts = Części Id
um-web-id-tab = { $tab ->
    [turn] Tura
    [board] Plansza
   *[rooms] Gabinety
}
um-web-id-next = Co Id zrobi teraz?
um-web-id-next-states = Ma dość pomysłów (pomysły: { $ideas }, świetne pomysły: { $bright }), więc odkrywa kartę i kładzie dwa.
um-web-id-next-recalls = Ma za mało pomysłów (pomysły: { $ideas }, świetne pomysły: { $bright }), więc je przywołuje i nie odkrywa karty.
um-web-id-next-coffee = Zyskuje kawę za swoje pola ({ $count }), potem bierze premię tam, gdzie stoi jego profesor lub Freud.
# $row (number): of the meeting table
um-web-id-next-row = Rząd { $row }
# $cards, $of (numbers)
um-web-id-next-cards = karty: { $cards } z { $of }
um-web-id-next-never = żadna karta tu teraz nie prowadzi
# $to (number): a space of the track; $line: a row or column; $steps (number)
um-web-id-next-lands = { $to ->
    [0] Kałamarz { $steps }, górne pole: { $line }
   *[other] Kałamarz { $steps }: { $line }
}
um-web-id-next-twice = przez zakryte pole, więc dwa razy
um-web-id-next-freed = { $what ->
    [idea] uwalnia pomysł
   *[bright] dostaje świetny pomysł
}
um-web-id-next-locked = wszystkie kolumny zablokowane
um-web-id-next-acts = działają: { $tiles }
um-web-id-next-idle = nie działa żadna płytka
um-web-id-next-end = potem jej koniec
um-web-id-next-flips = potem aktywna staje się { $tile }
um-web-id-next-full = { $count ->
    [one] Jedna karta trafia na pełną kolumnę: wtedy Id przywołuje pomysły.
    [few] { $count } karty trafiają na pełną kolumnę: wtedy Id przywołuje pomysły.
   *[other] { $count } kart trafia na pełną kolumnę: wtedy Id przywołuje pomysły.
}
um-web-id-next-certain = Nieznana jest tylko karta. Reszta jest pewna przy obecnym stanie stołu.
um-web-id-next-takes = Co wzięłoby teraz
um-web-id-wish = { $wish ->
    [upper] Notatnik I usuwa
    [lower] Notatnik II usuwa
    [dream] używane marzenie
    [research] karta do wymiany
    [treatise] rozprawa z własnych kart
    [goal] brany cel
    [routine] następny pacjent typowy
    [case-study] następny pacjent przełomowy
   *[manifest] marzenie nowego pacjenta
}
# $by: compass or order
um-web-id-by = { $by ->
    [compass] według kompasu
   *[order] w każdym razie
}
um-web-id-first = Pierwszy wybór według kompasu jest taki jak tutaj; każdy wybór obraca strzałkę.
um-web-id-goals = Cele, od lewej
um-web-id-shelf = Twoje rozprawy
um-web-id-cards = Jego karty
# Towarzysz gry na prawdziwym stole.
um-at-title = Przy twoim stole
um-at-level =
    Id, { $level ->
        [easy] łatwy
        [hard] trudny
       *[medium] średni
    }
um-at-home = Strona główna
um-at-rules = Zasady Id
um-at-before = Przed grą
um-at-about = Gra leży na twoim stole. Ty grasz, a ta strona gra za Id: mówi, które elementy przesunąć i dlaczego. Pyta o to, czego nie widzi, według symboli na twoich kartach.
um-at-pack = Elementy gry
um-at-by-icons = Wpisuj symbolami
um-at-begin = Zacznij
um-at-retry = Spróbuj ponownie
um-at-anew = Zacznij od nowa
um-at-kept = Zachowane na tym urządzeniu i w adresie tej strony.
um-at-you = Ty
um-at-set-up = przygotowanie
um-at-turn = tura { $turn }
um-at-scores = Punkty i zasoby Id
um-at-steps = Jego tura krok po kroku
um-at-below = { $count ->
    [one] Niżej jeszcze jeden krok
    [few] Niżej jeszcze { $count } kroki
   *[many] Niżej jeszcze { $count } kroków
}
um-at-why = Dlaczego?
um-at-correct-step = Popraw to, co podano przed krokiem { $number }
um-at-different = Co jest inne na twoim stole?
um-at-not-so = U mnie inaczej
um-at-back = Wstecz
um-at-done = Gotowe, dalej
um-at-my-turn-done = Moja tura skończona
um-at-turn-one = Odsłoń za mnie (zostało { $count })
um-at-library = Z twojego zestawu
um-at-waits = Do uzupełnienia: { $field }
um-at-ready = Wszystko uzupełnione
um-at-drop = Usuń: { $part }
um-at-no-effect = Jeszcze nic
um-at-other = Inne
um-at-notation = W języku plików elementów
um-at-clear = Wyczyść
um-at-board = Plansza Id
um-at-rooms = Jego gabinety
um-at-cured = wyleczeni: { $count }
um-at-score = Punkty Id
um-at-if-now = gdyby gra się skończyła
um-at-total = Razem
um-at-tab-turn = Tura
um-at-tab-board = Plansza
um-at-tab-clients = Pacjenci
um-at-tab-score = Punkty
um-at-number-coffee = Kawa
um-at-number-boxes = Puzderka
um-at-number-ideas = Pomysły
um-at-number-bright = Świetne pomysły
um-at-number-insights = Wglądy
um-at-number-reputation = Reputacja
um-at-number-inkpot = Kałamarz
um-at-number-room-1 = Terapia, gabinet 1
um-at-coffee = kawa: { $count }
um-at-elevate = Wznieś
um-at-transfer = Przesuń
um-at-box = Puzderko: { $count }
um-at-bright = Świetny pomysł: { $count }
um-at-minor = Mały wgląd
um-at-median = Średni wgląd
um-at-major = Duży wgląd
um-at-points = Punkty: { $count }
um-at-reputation = Reputacja
um-at-research = Dobierz: { $count }
um-at-play = Zagraj: { $count }
um-at-publish = Opublikuj
um-at-treat = Lecz
um-at-inkpot = Kałamarz: { $count }
um-at-professor = Profesor 1–2
um-at-join = Do Freuda
um-at-freud = Freud 1–3
um-at-tile = Weź płytkę
um-at-trigger-tile = Rozpatrz płytkę
um-at-trigger-column = Rozpatrz kolumnę
um-at-trigger-row = Rozpatrz rząd
um-at-room = Otwórz gabinet
um-at-therapy = Terapia: { $count }

## Towarzysz, narysowany: liczby, skutki, poprawki i kłopoty
um-at-number-points = Punkty
um-at-number-compass = Kompas
um-at-number-stack = Stos
um-at-number-active = Aktywne płytki
um-at-number-room-2 = Terapia, gabinet 2
um-at-add = { $count } więcej
um-at-take = { $count } mniej
um-at-drawn = dobrana
um-at-leaves = opuszcza grę
um-at-row = rząd { $row }
um-at-coming = Co jeszcze nastąpi
um-at-correct = Popraw
um-at-correct-board = Popraw planszę
um-at-mine-more = Punkty, cytaty, koniec gry
um-at-apply = Popraw w ten sposób
um-at-next = dalej: { $ask }
um-at-then = Wtedy:
um-at-changed-steps = { $count ->
    [one] Zmienia się jeden krok tej tury:
    [few] Zmieniają się { $count } kroki tej tury:
   *[many] Zmienia się { $count } kroków tej tury:
}
um-at-nothing-later = Żaden krok tej tury się nie zmienia.
um-at-dropped = { $count ->
    [one] Jedna późniejsza odpowiedź już nie pasuje; padnie nowe pytanie.
    [few] { $count } późniejsze odpowiedzi już nie pasują; padną nowe pytania.
   *[many] { $count } późniejszych odpowiedzi już nie pasuje; padną nowe pytania.
}
um-at-find = Znajdź kartę
um-at-earlier = Wcześniejsze odpowiedzi
um-at-on-track = Punkty Id do tej pory
um-at-sure = Na pewno zacząć od nowa?
um-at-lost = Utracono połączenie.
um-at-lost-safe = To, co podano, jest zachowane w adresie tej strony.
um-at-lost-again = { $seconds ->
    [0] Ponawiam teraz.
   *[other] Ponowna próba za { $seconds } s.
}
um-at-damaged = { $how ->
    [version] Ten link pochodzi z innej wersji strony.
   *[damaged] Ten link jest uszkodzony lub ucięty.
}
um-at-damaged-what = Zapisanej w nim gry nie da się wznowić. Otwórz cały link albo zacznij od nowa poniżej.
um-at-take-stored = Graj dalej w grę z tego urządzenia
um-at-without-pack = Dalej za pomocą ikon
um-at-tab-rules = Zasady
um-web-id-line-open = otwarte

## Co teraz zrobi Id: figury, premia za przywołanie, punkty
um-web-id-walk = { $figure ->
    [freud] Freud idzie tutaj
    [journalist] Dziennikarz idzie tutaj
   *[professor] jego profesor idzie tutaj
}
um-web-id-walk-why = { $triggers ->
    [0] nic do rozpatrzenia
    [one] jedno rozpatrzenie
    [few] { $triggers } rozpatrzenia
   *[many] { $triggers } rozpatrzeń
}{ $tied ->
    [yes] , najbliższe z kilku miejsc
   *[no] {""}
}
um-web-id-recall-bonus = premia, gdyby teraz przywołał pomysły
um-web-id-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## Praktyka rywala: co się zmieniło
um-practice-since = Od twojej ostatniej tury:
um-practice-since-what = { $what ->
    [points] punkty
    [reputation] reputacja
    [coffee] kawa
    [boxes] puzderka
    [ideas] pomysły
    [bright] świetne pomysły
   *[inkpot] kałamarz
}
