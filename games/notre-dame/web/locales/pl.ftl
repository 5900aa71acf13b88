# Plansza Notre Dame

nd-web-goal = Zatrzymaj jedną kartę, resztę podaj dalej i w każdej rundzie zagraj dwie ze swoich trzech. Karta umieszcza znacznik w sektorze: im więcej tam pionków, tym więcej daje. Szczury przychodzą co rundę; niech twój nie wyjdzie poza 9. Wygrywa, kto ma najwięcej prestiżu.
nd-web-tab-borough = Dzielnica
nd-web-tab-city = Miasto
nd-web-progress = Postęp
nd-web-round-of = Runda { $round } z { $last }
# $phase: draft, cards, hire albo plague
nd-web-phase = { $phase ->
    [draft] Wybór
    [cards] Karty
    [hire] Postacie
   *[plague] Plaga
}
nd-web-plague-round = Plaga w tej rundzie:
nd-web-persons = Postacie
nd-web-no-rats = bez szczurów
nd-web-boroughs = Dzielnice
nd-web-borough-of = Dzielnica: { $name }
nd-web-borough-free = Dzielnica bez właściciela: { $colour }
nd-web-harbour = port
nd-web-harbour-rat = Port, szczur stoi na { $step }.
nd-web-empty = pusto
# $friend: yes albo no
nd-web-sector = { $place }: { $count ->
    [0] bez znacznika
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}{ $friend ->
    [yes] {""} i pełnomocnik.
   *[no] .
}
nd-web-city = Miasto
nd-web-messages-left = { $count ->
    [one] została { $count } wiadomość
    [few] zostały { $count } wiadomości
   *[other] zostało { $count } wiadomości
}
nd-web-streets = { $count ->
    [one] { $count } ulica stąd
    [few] { $count } ulice stąd
   *[other] { $count } ulic stąd
}
nd-web-blocked = wiadomość musi zostać
nd-web-messages = Zebrane wiadomości
nd-web-collected = { $colour }: { $count }
nd-web-sets = Pełne komplety: { $count }. Po jednej z każdego koloru, zanim weźmiesz następną.
nd-web-track = Tor plagi
nd-web-track-of = Tor plagi: { $name }
nd-web-plague-past = Plaga tej rundy minęła.
nd-web-would-stand = szczur stanąłby na { $step }
nd-web-would-hit = szczur wyszedłby poza ostatnie pole
nd-web-plague = plaga
nd-web-choose-from = Karty do wyboru
nd-web-pass-to = Reszta kart trafia dalej: { $name }.
nd-web-kept = zatrzymana
nd-web-played = zagrana
nd-web-there = jest tu: { $count }
nd-web-hidden = ukryty
nd-web-supply = Znaczniki: { $own } w zasobie własnym, { $general } w zasobie ogólnym
nd-web-start = Gracz rozpoczynający
# $what: prestige, coin, cube (a marker), rat, park or nothing
nd-web-gain = { $what ->
    [prestige] prestiż
    [coin] monety
    [cube] znaczniki
    [rat] szczur
    [park] z parkiem
   *[nothing] teraz nic
}
# $what: coin, cube, rat or prestige; $text: how much, with its sign; $count: the same without
nd-web-yield = { $what ->
    [coin] { $count ->
        [one] { $text } moneta
        [few] { $text } monety
       *[many] { $text } monet
    }
    [cube] { $count ->
        [one] { $text } znacznik
        [few] { $text } znaczniki
       *[many] { $text } znaczników
    }
    [rat] szczur { $text }
   *[prestige] { $text } prestiżu
}
nd-web-tucked = Odłożona bez pokazania.
nd-web-deck-of = Z talii gracza { $name }.
nd-web-hired-by = Zatrudniają: { $names }.
nd-web-key-borough = w Notre Dame: do dzielnicy miasta
nd-web-your-hand = Ręka
# $group: persons, messages, cards or places
nd-web-group = { $group ->
    [persons] Postacie
    [messages] Wiadomości
    [cards] Karty akcji
   *[places] Miejsca
}

## Obok pytania
nd-web-again = Drugie kliknięcie potwierdza.
nd-web-again-short = jeszcze raz: tak
nd-web-your-messages = Twoje wiadomości
## The end

nd-web-tie = Remis? Decyduje suma monet i znaczników w zasobach.
