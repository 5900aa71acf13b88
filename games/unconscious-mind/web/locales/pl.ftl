# Plansza Unconscious Mind

um-web-goal = W swojej turze ogłaszasz pomysły przy stole, by użyć jego akcji, przywołujesz je albo leczysz pacjentów. Wglądy na twojej tarczy płacą za marzenia. Wyleczeni pacjenci, rozprawy i reputacja dają punkty.
um-web-tab-mine = Moje
um-web-tab-table = Stół
um-web-tab-city = Miasto
um-web-freud = Freud
um-web-set-up = Przygotowanie
um-web-practice-own = Twoja praktyka
um-web-practice = Praktyka: { $name }
um-web-dial = Wglądy na tarczy
# $common, $own (numbers): insights of both kinds at one place
um-web-insights = { $own ->
    [0] { $common }
   *[other] { $common }, własne: { $own }
}
um-web-cured = Wyleczeni pacjenci
um-web-actions = Akcje
um-web-spaces = Pola pomysłów
um-web-dreams-research = Sny i badania
um-web-locations = Lokacje
um-web-publish = Rozprawy i cele
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
um-at-less = O jeden mniej
um-at-more = O jeden więcej
um-at-board = Plansza Id
um-at-again = ponownie
um-at-flips-next = następna
um-at-stack = Stos: { $stack }, w grze: { $play }
um-at-deck = zostało kart: { $deck }
um-at-rooms = Jego gabinety
um-at-cured = wyleczeni: { $count }
um-at-room-state =
    { $layer ->
        [yes] Jest warstwa
       *[no] Jest nakładka
    }, marzenia: { $dreams }
um-at-empty = Pusty
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
um-at-number-points = Punkty
um-at-number-reputation = Reputacja
um-at-number-inkpot = Kałamarz
um-at-number-compass = Kompas
um-at-number-stack = Stos
um-at-number-active = Aktywne płytki
um-at-number-room-1 = Terapia, gabinet 1
um-at-number-room-2 = Terapia, gabinet 2
um-at-coffee = kawa: { $count }
um-at-elevate = Podnieś
um-at-transfer = Przenieś
um-at-box = Puzderko: { $count }
um-at-bright = Świetny pomysł: { $count }
um-at-minor = Mniejszy wgląd
um-at-median = Średni wgląd
um-at-major = Większy wgląd
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
um-at-trigger-tile = Aktywuj płytkę
um-at-trigger-column = Aktywuj kolumnę
um-at-trigger-row = Aktywuj rząd
um-at-room = Otwórz gabinet
um-at-therapy = Terapia: { $count }
um-at-exchange = Wymiana
um-at-what-location = Efekt lokacji
um-at-what-no-card = Karta do zagrania, gdy brak
um-at-what-no-treatise = Brak traktatu do wydania
