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

## Wystawki, stół i Wiedeń

um-web-shown = Wystawki
um-web-shown-clients = Pacjenci
um-web-shown-dreams = Marzenia
um-web-shown-research = Badania
um-web-shown-goals = Cele
um-web-shown-deck = Karty w talii badań: { $count }
um-web-shown-therapy-with = terapia z kartą cierpienia { $therapy }
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
um-web-table-frees = uwalnia pomysł
um-web-table-inkpot = Kałamarz
um-web-table-tiles-act =
    { $tiles ->
        [one] działa { $tiles } płytka
        [few] działają { $tiles } płytki
       *[other] działa { $tiles } płytek
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
um-web-page-city = Wiedeń i wystawka
um-web-freud-steps =
    { $steps ->
        [one] Freud jest o { $steps } krok od końca
        [few] Freud jest o { $steps } kroki od końca
       *[many] Freud jest o { $steps } kroków od końca
    }
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
um-web-note-state = Pomysły { $ideas }, świetne pomysły { $bright }, wolne pola { $spaces }
um-web-note-recall = Kawa { $coffee }, potem premia
um-web-note-treat = { $dream }: terapia { $therapy }
um-web-note-walk = Rozpatrzenia: figury { $figures }, symbole { $tags }
um-web-note-publish =
    { $cites ->
        [0] Punkty { $points }, same własne karty
       *[other] Punkty { $points }, cytaty { $cites }
    }
um-web-note-cite = { $name } otrzymuje: punkty { $points }, świetne pomysły { $bright }
um-web-note-client = Terapia { $therapy }, punkty { $points }
um-web-go-on = Dalej, mimo straty
um-web-key-opponent = Praktyki innych
um-web-key-pieces = Więcej lub mniej pomysłów
