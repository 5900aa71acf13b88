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

um-web-displays = Wystawki
um-web-clients = Pacjenci
um-web-dreams = Marzenia
um-web-research = Badania
um-web-goals = Cele
um-web-deck = Karty w talii badań: { $count }
um-web-therapy-with = terapia z kartą cierpienia { $therapy }
# $left: volumes that can still be cited
um-web-published = publikuje { $name }, pozostałe tomy: { $left }
um-web-closed = Przekreślone pola są zamknięte
um-web-space-closed = zamknięte
um-web-space-free = wolne
um-web-space-taken = { $name } wskazuje { $action } (pomysły { $ideas }, świetne pomysły { $bright })
um-web-row-value = wartość rzędu { $steps }
# $place: top, row albo left
um-web-landing =
    { $place ->
        [top] Kolumna
        [left] Reputacja
       *[row] Rząd { $row }
    }
um-web-frees = uwalnia pomysł
um-web-inkpot = Kałamarz
um-web-tiles-act =
    { $tiles ->
        [one] działa { $tiles } płytka
        [few] działają { $tiles } płytki
       *[other] działa { $tiles } płytek
    }
um-web-of-choice = do wyboru
um-web-own-aim = wskazują tu twoje pomysły
# $action: the plain name of an action
um-web-action =
    { $action ->
        [tile-left] Ze stosu
        [tile-centre] Ze środka
        [tile-right] Z prawej
        [gain-research] Badania
        [play-or-publish] Graj, publikuj
        [three-insights] Wglądy
        [arrange-insights] Ułóż
        [move-professor] Profesor
        [move-freud] Freud
       *[other] {""}
    }
um-web-vienna = Wiedeń
um-web-presence = Dzielnice na koniec: { $points }
um-web-freud-end = Freud do końca: { $steps }
um-web-freud-at = Freud na polu { $space }, do końca: { $steps }
um-web-you = Ty
um-web-figures = figurki: { $names }
um-web-no-figures = brak figurek
um-web-your-tags = twoje symbole: { $tags }
um-web-you-have = twoje symbole: { $tags }
um-web-steps = kroki: { $steps }
