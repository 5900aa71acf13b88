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
