# Strony pobierane dopiero po otwarciu: arkusz nowego stołu, księgi, ustawienia.

## Nowy stół

sheet-heading = Nakryj do stołu
sheet-good = To już jest dobry stół. Zielony przycisk możesz nacisnąć w każdej chwili.
sheet-game = Gra
sheet-who = Kto gra
sheet-you = ty, na pierwszym krześle
sheet-friend = Ktoś znajomy, z linkiem
sheet-friend-text = Link dostaniesz, gdy stół będzie gotowy.
sheet-anyone = Ktokolwiek
sheet-anyone-text = Stół widać na liście „Otwarte stoły”.
sheet-free = { $number ->
    [2] Drugie krzesło
    [3] Trzecie krzesło
    [4] Czwarte krzesło
    [5] Piąte krzesło
   *[other] Krzesło { $number }
}
sheet-add-friend = Znajomy
sheet-add-anyone = Ktokolwiek
sheet-add-bot = Bot
# $who: whose chair it is
sheet-take-away = Zabierz to krzesło: { $who }
sheet-alone = Grasz solo, przeciw temu, co robi sama gra.
# $name: of a bot
sheet-level = Jak dobrze gra { $name }
sheet-face = { $name }: wybierz kogoś innego
sheet-circle = Pozostali z kręgu
clock-none = Bez zegara
clock-none-short = bez zegara
clock-live = Jeden wieczór
clock-live-short = w jeden wieczór
clock-quick = Szybko
clock-quick-short = szybko
clock-days = Przez kilka dni
clock-days-short = przez kilka dni
sheet-boxes = Karty i plansze
sheet-box-own = Własne Mittwocha
sheet-box-own-text = narysowane dla tego miejsca, kompletne
sheet-box-mine = z twojego pudełka
sheet-box-hosted = daje je ten serwer
sheet-more = Więcej możliwości
sheet-named = { $name }: { $choice }
sheet-watch = Kto może oglądać
sheet-watch-link = oglądać mogą ci, którzy mają link
sheet-watch-all = każdy może znaleźć stół i oglądać
sheet-watch-forced = Krzesło dla kogokolwiek czyni cały stół publicznym.
# $game: its name; $players (number); $pace: such as “over days”
sheet-summary = { $players ->
    [1] { $game } solo, { $pace }.
    [2] { $game } we dwoje, { $pace }.
    [3] { $game } we troje, { $pace }.
    [4] { $game } we czworo, { $pace }.
    [5] { $game } w pięcioro, { $pace }.
   *[other] { $game }, graczy: { $players }, { $pace }.
}
# $list: options that are not as usual
sheet-extras = Dodatkowo: { $list }.
sheet-without = bez: { $name }
sheet-then-alone = Gra zaczyna się od razu.
sheet-then-bots = Gra zaczyna się od razu.
sheet-then-friends = Siadasz od razu i możesz czytać, zanim przyjdą znajomi.
sheet-then-anyone = Siadasz od razu, a kto znajdzie stół, może się dosiąść.
sheet-bots-only = Teraz, tylko z botami
sheet-set = Nakryj do stołu

## Zasady i elementy

rules-contents = Spis treści
# $count (number): paragraphs
rules-found = { $count ->
    [one] Znaleziono jeden akapit
    [few] Znaleziono { $count } akapity
   *[many] Znaleziono { $count } akapitów
}
# As the rules announce it: what stands behind these words is folded.
rules-reading = nasze odczytanie
rules-see = Jak to wygląda
components-lead = Wszystko, co leży na stole, tak jak się tu gra. Jedno słowo znajdzie kartę po nazwie albo po tym, co robi.

## Ustawienia

settings-look = Wygląd
settings-brightness = Motyw
settings-play = Przy stole
settings-confirm = Dawanie odpowiedzi
settings-confirm-risky = jedno kliknięcie, gdy da się cofnąć; w innych razach drugie
settings-confirm-always = zawsze drugie kliknięcie
settings-confirm-never = zawsze jedno kliknięcie
settings-speed = Jak szybko pokazywać boty i innych
settings-sleep = Noc
settings-sleep-on = Przy stołach na wiele dni mój zegar stoi, gdy śpię
settings-sleep-from = Od
settings-sleep-to = Do
settings-sleep-why = Najwyżej dziesięć godzin. Pozostali to widzą. Podczas gry można to zmieniać raz na dobę.
settings-signals = Dźwięki i powiadomienia

## Sounds

settings-sounds = Dźwięki
sounds-off = żadne
sounds-turn = gdy przychodzi moja kolej
sounds-game = całej gry
settings-volume = Głośność
settings-listen = Posłuchaj
settings-night = Także w nocy, od dwudziestej drugiej do siódmej
