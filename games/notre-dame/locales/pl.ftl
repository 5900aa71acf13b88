# Teksty gry Notre Dame.

## Gra

nd-name = Notre Dame
nd-blurb = Podawaj karty akcji w lewo, rozwijaj swoją dzielnicę Paryża i nie dopuszczaj plagi: 2–5 graczy, dziewięć rund.

## Pytania

nd-ask-keep-first = Którą z trzech kart zatrzymujesz?
nd-ask-keep-second = Którą z dwóch podanych kart zatrzymujesz?
nd-ask-play-first = Którą kartę zagrywasz jako pierwszą?
nd-ask-play-second = Którą kartę zagrywasz jako drugą?
# $place: dokąd trafia znacznik
nd-ask-source = Brak znaczników w zasobie własnym: skąd przenosisz znacznik? Cel: { $place }.
nd-ask-gift = Ile monet wpłacasz na Notre Dame?
nd-ask-gift-now = Twój znacznik jest już na Notre Dame: ile monet wpłacasz?
nd-ask-friend = W którym sektorze umieszczasz pełnomocnika?
# $steps (liczba): ile ulic może liczyć przejazd
nd-ask-ride = Dokąd jedzie twój powóz? Najwięcej ulic: { $steps }.
nd-ask-message = Bierzesz tę wiadomość: { $message }?
nd-ask-rat-back = Cofasz szczura o jeden krok?
# $left (liczba): ile przysług można jeszcze wybrać
nd-ask-favour = Którą przysługę wybierasz? Pozostałe przysługi: { $left }.
nd-ask-hire = Kogo zatrudniasz za jedną monetę?
nd-ask-fool-from = Błazen: który pionek przenosisz?
nd-ask-fool-to = Błazen: do którego sektora trafia pionek?
nd-ask-minstrel-from = Bard: z którego sektora przenosisz pionki?
nd-ask-minstrel-carry = Bard: które pionki zabierasz? Sektor: { $place }.
nd-ask-minstrel-to = Bard: do którego sektora trafiają pionki?
nd-ask-bishop = Biskup: który pusty sektor dostaje znacznik?
nd-ask-lose = Plaga: który z najpełniejszych sektorów traci znacznik?
# $count (liczba): monety, których brakuje w zasobie ogólnym
nd-ask-payer =
    { $count ->
        [one] W zasobie ogólnym brakuje monety. Który z najbogatszych ją płaci?
       *[other] W zasobie ogólnym brakuje { $count } monet. Który z najbogatszych je płaci?
    }
nd-ask-over = Gra jest skończona.

## Możliwe odpowiedzi

nd-offer-keep = Zatrzymaj: { $card }
    .lead = { $card }
nd-offer-play = Zagraj: { $card }
    .lead = { $card }
nd-offer-from = Weź stąd: { $place }
    .lead = { $place }
nd-offer-from-friend = Weź pełnomocnika
# $pieces (liczba): ile pionków już tam jest
nd-offer-to =
    { $pieces ->
        [0] Umieść tutaj: { $place } (pusto)
        [one] Umieść tutaj: { $place } ({ $pieces } pionek)
        [few] Umieść tutaj: { $place } ({ $pieces } pionki)
       *[other] Umieść tutaj: { $place } ({ $pieces } pionków)
    }
    .lead = { $place }
# $markers (liczba): ile znaczników, 0 gdy sam pełnomocnik; $friend: yes albo no
nd-offer-carry =
    { $friend ->
        [yes]
            { $markers ->
                [0] Zabierz pełnomocnika
                [one] Zabierz { $markers } znacznik i pełnomocnika
                [few] Zabierz { $markers } znaczniki i pełnomocnika
               *[other] Zabierz { $markers } znaczników i pełnomocnika
            }
       *[other]
            { $markers ->
                [one] Zabierz { $markers } znacznik
                [few] Zabierz { $markers } znaczniki
               *[other] Zabierz { $markers } znaczników
            }
    }
# $coins (liczba): monety do wpłacenia; $prestige (liczba): ile dają, bez parku
nd-offer-give =
    { $coins ->
        [one] Wpłać { $coins } monetę (prestiż: { $prestige })
        [few] Wpłać { $coins } monety (prestiż: { $prestige })
       *[other] Wpłać { $coins } monet (prestiż: { $prestige })
    }
nd-offer-give-nothing = Nie wpłacaj nic i nie umieszczaj znacznika
# $streets (liczba): długość przejazdu, 0 gdy powóz stoi
nd-offer-ride =
    { $streets ->
        [0] Zostań: { $market }
        [one] Jedź: { $market }, { $streets } ulica
        [few] Jedź: { $market }, { $streets } ulice
       *[other] Jedź: { $market }, { $streets } ulic
    }
    .lead = { $market }
nd-offer-ride-message =
    { $streets ->
        [0] Zostań: { $market }, wiadomość: { $message }
        [one] Jedź: { $market }, { $streets } ulica, wiadomość: { $message }
        [few] Jedź: { $market }, { $streets } ulice, wiadomość: { $message }
       *[other] Jedź: { $market }, { $streets } ulic, wiadomość: { $message }
    }
    .lead = { $market }
# Wiadomość tam leży, ale nie można jej jeszcze wziąć.
nd-offer-ride-blocked =
    { $streets ->
        [0] Zostań: { $market }, jeszcze nie: { $message }
        [one] Jedź: { $market }, { $streets } ulica, jeszcze nie: { $message }
        [few] Jedź: { $market }, { $streets } ulice, jeszcze nie: { $message }
       *[other] Jedź: { $market }, { $streets } ulic, jeszcze nie: { $message }
    }
    .lead = { $market }
# $favour: coin, marker albo rat
nd-offer-choose =
    { $favour ->
        [coin] Weź monetę
        [marker] Weź znacznik
       *[rat] Cofnij szczura o krok
    }
nd-offer-hire = Zatrudnij: { $person } ({ $ability })
    .lead = { $person }
nd-offer-lose = Strać znacznik: { $place }
    .lead = { $place }
# $payer: kto by płacił; $coins (liczba): monety tego gracza
nd-offer-charge = Płaci { $payer } (monety: { $coins })
nd-offer-take-message = Weź wiadomość
nd-offer-leave-message = Zostaw wiadomość
nd-offer-rat-back = Cofnij szczura o krok
nd-offer-rat-stays = Zostaw szczura na miejscu
nd-offer-no-action = Zagraj kartę bez akcji
nd-offer-hire-nobody = Nie zatrudniaj nikogo

## Co się dzieje

nd-event-drew = Dobierasz: { $cards }.
nd-event-chose = Zatrzymujesz: { $card }.
nd-event-has-chosen = { $seat }: wybór gotowy.
    .you = Twój wybór jest gotowy.
nd-event-received = Dostajesz: { $cards }.
nd-event-round-started = Zaczyna się runda { $round }.
# $rats (liczba): szczury na karcie postaci
nd-event-shown =
    { $rats ->
        [0] Postać: { $person }, bez szczurów.
        [one] Postać: { $person }, { $rats } szczur.
        [few] Postać: { $person }, { $rats } szczury.
       *[other] Postać: { $person }, { $rats } szczurów.
    }
nd-event-passed-two = Wszyscy podają dwie karty w lewo.
nd-event-passed-one = Wszyscy podają jedną kartę w lewo.
nd-event-played = { $seat } zagrywa kartę { $card }.
    .you = Zagrywasz kartę { $card }.
nd-event-no-effect = { $seat }: karta bez efektu.
    .you = Karta nic ci nie daje.
nd-event-placed = { $seat } umieszcza znacznik: { $to }.
    .you = Umieszczasz znacznik: { $to }.
nd-event-moved = { $seat } przenosi znacznik (z: { $from }, do: { $to }).
    .you = Przenosisz znacznik (z: { $from }, do: { $to }).
nd-event-friend-moved = { $seat } umieszcza pełnomocnika: { $to }.
    .you = Umieszczasz pełnomocnika: { $to }.
# $pieces (liczba): pionki w sektorze
nd-event-acted =
    { $pieces ->
        [one] { $seat }: akcja sektora { $place }, { $pieces } pionek.
        [few] { $seat }: akcja sektora { $place }, { $pieces } pionki.
       *[other] { $seat }: akcja sektora { $place }, { $pieces } pionków.
    }
    .you =
        { $pieces ->
            [one] Twoja akcja sektora { $place }, { $pieces } pionek.
            [few] Twoja akcja sektora { $place }, { $pieces } pionki.
           *[other] Twoja akcja sektora { $place }, { $pieces } pionków.
        }
nd-event-took-markers =
    { $count ->
        [one] { $seat } bierze { $count } znacznik.
        [few] { $seat } bierze { $count } znaczniki.
       *[other] { $seat } bierze { $count } znaczników.
    }
    .you =
        { $count ->
            [one] Bierzesz { $count } znacznik.
            [few] Bierzesz { $count } znaczniki.
           *[other] Bierzesz { $count } znaczników.
        }
nd-event-took-coins =
    { $count ->
        [one] { $seat } bierze { $count } monetę.
        [few] { $seat } bierze { $count } monety.
       *[other] { $seat } bierze { $count } monet.
    }
    .you =
        { $count ->
            [one] Bierzesz { $count } monetę.
            [few] Bierzesz { $count } monety.
           *[other] Bierzesz { $count } monet.
        }
# $count (liczba): brakujące monety; $payers (liczba): gracze, którzy mogliby zapłacić
nd-event-coins-missing =
    { $payers ->
        [0] { $count ->
            [one] { $seat }: w zasobie ogólnym brakuje monety, a nikt nie ma ich więcej; nie dostaje nic.
           *[other] { $seat }: w zasobie ogólnym brakuje { $count } monet, a nikt nie ma ich więcej; nie dostaje nic.
        }
       *[other] { $count ->
            [one] { $seat }: w zasobie ogólnym brakuje monety.
           *[other] { $seat }: w zasobie ogólnym brakuje { $count } monet.
        }
    }
    .you =
        { $payers ->
            [0] { $count ->
                [one] W zasobie ogólnym brakuje dla ciebie monety, a nikt nie ma ich więcej; nie dostajesz nic.
               *[other] W zasobie ogólnym brakuje dla ciebie { $count } monet, a nikt nie ma ich więcej; nie dostajesz nic.
            }
           *[other] { $count ->
                [one] W zasobie ogólnym brakuje dla ciebie monety.
               *[other] W zasobie ogólnym brakuje dla ciebie { $count } monet.
            }
        }
# $payer: jeden z najbogatszych; $seat: kto dostaje
nd-event-charged =
    { $count ->
        [one] { $payer } płaci { $count } monetę, dostaje ją { $seat }.
        [few] { $payer } płaci { $count } monety, dostaje je { $seat }.
       *[other] { $payer } płaci { $count } monet, dostaje je { $seat }.
    }
    .you =
        { $count ->
            [one] { $payer } płaci ci { $count } monetę.
            [few] { $payer } płaci ci { $count } monety.
           *[other] { $payer } płaci ci { $count } monet.
        }
# $source: residence, messages, gifts, cathedral albo persons; $park (liczba): premia za park
nd-event-scored =
    { $seat } zdobywa prestiż { $source ->
        [residence] za rezydencję
        [messages] za wiadomość
        [gifts] za wpłatę
        [cathedral] za Notre Dame
        [persons] za postać
       *[park] za park
    }: { $prestige }{ $park ->
        [0] .
       *[other] , a za park: { $park }.
    }
    .you =
        Zdobywasz prestiż { $source ->
            [residence] za rezydencję
            [messages] za wiadomość
            [gifts] za wpłatę
            [cathedral] za Notre Dame
            [persons] za postać
           *[park] za park
        }: { $prestige }{ $park ->
            [0] .
           *[other] , a za park: { $park }.
        }
# $to (liczba): pole, na którym stoi teraz szczur
nd-event-rat-went-back = { $seat } cofa szczura na { $to }.
    .you = Cofasz szczura na { $to }.
nd-event-rat-stayed = { $seat } zostawia szczura na miejscu.
    .you = Zostawiasz szczura na miejscu.
nd-event-rode = { $seat } kończy przejazd: { $market }.
    .you = Kończysz przejazd: { $market }.
nd-event-took-message = { $seat } bierze wiadomość: { $message }.
    .you = Bierzesz wiadomość: { $message }.
nd-event-left-message = { $seat } zostawia wiadomość.
    .you = Zostawiasz wiadomość.
nd-event-favoured =
    { $favour ->
        [coin] { $seat } wybiera monetę.
        [marker] { $seat } wybiera znacznik.
       *[rat] { $seat } wybiera cofnięcie szczura o krok.
    }
    .you =
        { $favour ->
            [coin] Wybierasz monetę.
            [marker] Wybierasz znacznik.
           *[rat] Wybierasz cofnięcie szczura o krok.
        }
nd-event-wanted-coin = { $seat } wybiera monetę, ale w zasobie ogólnym nie ma żadnej.
    .you = Wybierasz monetę, ale w zasobie ogólnym nie ma żadnej.
nd-event-no-favour = { $seat } nie ma przysługi do wyboru.
    .you = Nie masz przysługi do wyboru.
nd-event-gave =
    { $coins ->
        [one] { $seat } wpłaca na Notre Dame { $coins } monetę.
        [few] { $seat } wpłaca na Notre Dame { $coins } monety.
       *[other] { $seat } wpłaca na Notre Dame { $coins } monet.
    }
    .you =
        { $coins ->
            [one] Wpłacasz na Notre Dame { $coins } monetę.
            [few] Wpłacasz na Notre Dame { $coins } monety.
           *[other] Wpłacasz na Notre Dame { $coins } monet.
        }
nd-event-hired = { $seat } zatrudnia postać { $person }.
    .you = Zatrudniasz postać { $person }.
nd-event-hired-nobody = { $seat } nie zatrudnia nikogo.
    .you = Nie zatrudniasz nikogo.
nd-event-picked = { $seat } wybiera, skąd przenieść: { $place }.
    .you = Wybierasz, skąd przenieść: { $place }.
nd-event-picked-friend = { $seat } wybiera pełnomocnika do przeniesienia.
    .you = Wybierasz pełnomocnika do przeniesienia.
nd-event-gathered =
    { $friend ->
        [yes]
            { $markers ->
                [0] { $seat } zabiera pełnomocnika.
                [one] { $seat } zabiera { $markers } znacznik i pełnomocnika.
                [few] { $seat } zabiera { $markers } znaczniki i pełnomocnika.
               *[other] { $seat } zabiera { $markers } znaczników i pełnomocnika.
            }
       *[other]
            { $markers ->
                [one] { $seat } zabiera { $markers } znacznik.
                [few] { $seat } zabiera { $markers } znaczniki.
               *[other] { $seat } zabiera { $markers } znaczników.
            }
    }
    .you =
        { $friend ->
            [yes]
                { $markers ->
                    [0] Zabierasz pełnomocnika.
                    [one] Zabierasz { $markers } znacznik i pełnomocnika.
                    [few] Zabierasz { $markers } znaczniki i pełnomocnika.
                   *[other] Zabierasz { $markers } znaczników i pełnomocnika.
                }
           *[other]
                { $markers ->
                    [one] Zabierasz { $markers } znacznik.
                    [few] Zabierasz { $markers } znaczniki.
                   *[other] Zabierasz { $markers } znaczników.
                }
        }
nd-event-shifted =
    { $seat } przenosi { $friend ->
        [yes]
            { $markers ->
                [0] pełnomocnika
                [one] { $markers } znacznik i pełnomocnika
                [few] { $markers } znaczniki i pełnomocnika
               *[other] { $markers } znaczników i pełnomocnika
            }
       *[other]
            { $markers ->
                [one] { $markers } znacznik
                [few] { $markers } znaczniki
               *[other] { $markers } znaczników
            }
    } (z: { $from }, do: { $to }).
    .you =
        Przenosisz { $friend ->
            [yes]
                { $markers ->
                    [0] pełnomocnika
                    [one] { $markers } znacznik i pełnomocnika
                    [few] { $markers } znaczniki i pełnomocnika
                   *[other] { $markers } znaczników i pełnomocnika
                }
           *[other]
                { $markers ->
                    [one] { $markers } znacznik
                    [few] { $markers } znaczniki
                   *[other] { $markers } znaczników
                }
        } (z: { $from }, do: { $to }).
# $plague i $hospital (liczby): o ile szczur idzie naprzód i wstecz; $to (liczba): gdzie teraz stoi; $hit: yes albo no
nd-event-plague-came =
    { $seat }: plaga { $plague }, szpital { $hospital }, { $hit ->
        [yes] szczur przekracza { $to }!
       *[other] szczur na { $to }.
    }
    .you =
        Twoja dzielnica: plaga { $plague }, szpital { $hospital }, { $hit ->
            [yes] szczur przekracza { $to }!
           *[other] szczur na { $to }.
        }
nd-event-lost-prestige =
    { $prestige ->
        [one] { $seat } traci { $prestige } punkt prestiżu.
        [few] { $seat } traci { $prestige } punkty prestiżu.
       *[other] { $seat } traci { $prestige } punktów prestiżu.
    }
    .you =
        { $prestige ->
            [one] Tracisz { $prestige } punkt prestiżu.
            [few] Tracisz { $prestige } punkty prestiżu.
           *[other] Tracisz { $prestige } punktów prestiżu.
        }
nd-event-lost-marker = { $seat } traci znacznik: { $place }.
    .you = Tracisz znacznik: { $place }.
# $markers (liczba): wszystkie znaczniki na katedrze; $share (liczba): prestiż za każdy z nich
nd-event-cathedral-scored =
    { $markers ->
        [one] Notre Dame: { $markers } znacznik, prestiż za niego: { $share }.
        [few] Notre Dame: { $markers } znaczniki, prestiż za każdy: { $share }.
       *[other] Notre Dame: { $markers } znaczników, prestiż za każdy: { $share }.
    }
# $period: a, b albo c
nd-event-period-ended =
    { $period ->
        [a] Koniec okresu A.
        [b] Koniec okresu B.
       *[c] Koniec okresu C.
    }
nd-event-counted = { $seat }: prestiż { $prestige }.
    .you = Twój prestiż: { $prestige }.
# $count (liczba): ilu zwycięzców; podanych jest tylko tyle z pięciu imion
nd-event-ended =
    { $count ->
        [1] Wygrywa { $seat }.
        [2] Zwycięstwo dzielą { $seat } i { $second }.
        [3] Zwycięstwo dzielą { $seat }, { $second } i { $third }.
        [4] Zwycięstwo dzielą { $seat }, { $second }, { $third } i { $fourth }.
       *[other] Zwycięstwo dzielą { $seat }, { $second }, { $third }, { $fourth } i { $fifth }.
    }
    .you =
        { $count ->
            [1] Wygrywasz.
            [2] Dzielisz zwycięstwo: { $second } i ty.
            [3] Dzielisz zwycięstwo: { $second }, { $third } i ty.
            [4] Dzielisz zwycięstwo: { $second }, { $third }, { $fourth } i ty.
           *[other] Dzielisz zwycięstwo: { $second }, { $third }, { $fourth }, { $fifth } i ty.
        }

## Arkusz wyników

nd-sheet-residence = Rezydencja
nd-sheet-messages = Wiadomości
nd-sheet-gifts = Wpłaty na Notre Dame
nd-sheet-cathedral = Punktowanie katedry
nd-sheet-persons = Postacie
nd-sheet-park = Park
nd-sheet-plague = Strata przez plagę
nd-sheet-prestige = Prestiż
nd-sheet-reserve = Monety i znaczniki

## Dlaczego nie

nd-refused-over = Gra jest skończona.
nd-refused-not-choosing = Twój wybór jest już dokonany, a inni jeszcze wybierają.
nd-refused-not-your-turn = To nie twoja tura: kolejność biegnie od gracza rozpoczynającego w lewo.
nd-refused-other-question = Teraz pytanie dotyczy czegoś innego.
nd-refused-not-among-cards = Tej karty nie ma wśród kart do wyboru.
nd-refused-already-kept = Ta karta jest już zatrzymana i nie można jej podać dalej.
nd-refused-not-in-hand = Tej karty nie masz na ręce.
nd-refused-nothing-there = Nie masz tam nic, co można w ten sposób przenieść.
nd-refused-same-sector = Pionek musi trafić w inne miejsce niż to, z którego pochodzi.
nd-refused-not-the-friend = Pełnomocnik nie zastępuje brakującego znacznika.
nd-refused-friend-beside = Twój pełnomocnik stoi obok planszy i nie ma go w żadnym sektorze.
nd-refused-friend-must-move = Twój pełnomocnik już tam jest i musi trafić do innego sektora.
nd-refused-not-from-cathedral = Bard przenosi pionki tylko między sektorami, a nie z Notre Dame.
nd-refused-one-to-three = Bard przenosi jeden, dwa albo trzy pionki.
# $markers (liczba): znaczniki w sektorze
nd-refused-not-so-many =
    { $markers ->
        [0] Nie masz tam żadnego znacznika.
        [one] Masz tam tylko { $markers } znacznik.
        [few] Masz tam tylko { $markers } znaczniki.
       *[other] Masz tam tylko { $markers } znaczników.
    }
nd-refused-not-empty = Biskup umieszcza znacznik tylko w pustym sektorze.
# $coins (liczba): monety gracza
nd-refused-not-enough-coins =
    { $coins ->
        [0] Nie masz żadnej monety.
        [one] Masz tylko { $coins } monetę.
        [few] Masz tylko { $coins } monety.
       *[other] Masz tylko { $coins } monet.
    }
nd-refused-at-most-three = Jedną kartą wpłaca się najwyżej trzy monety.
nd-refused-must-give = Twój znacznik jest już na Notre Dame, więc trzeba wpłacić choć jedną monetę.
# $steps (liczba): ile ulic może liczyć przejazd
nd-refused-too-far =
    { $steps ->
        [one] To targowisko jest za daleko: powóz przejedzie najwyżej { $steps } ulicę.
        [few] To targowisko jest za daleko: powóz przejedzie najwyżej { $steps } ulice.
       *[other] To targowisko jest za daleko: powóz przejedzie najwyżej { $steps } ulic.
    }
nd-refused-no-markers-left = W zasobie ogólnym nie ma już znaczników twojego koloru.
nd-refused-rat-at-zero = Twój szczur stoi na 0 i nie może się cofnąć.
nd-refused-not-shown = Tej postaci nie ma w tej rundzie.
nd-refused-no-piece = Nie masz pionka, który ta postać mogłaby przenieść.
nd-refused-no-empty-sector = Biskup potrzebuje pustego sektora, a ty takiego nie masz.
nd-refused-no-marker-for-bishop = Biskup potrzebuje znacznika z zasobu ogólnego, a żadnego już nie ma.
nd-refused-not-fullest = Znacznik traci się w najpełniejszym sektorze, a w innym jest więcej pionków.
nd-refused-friend-not-lost = Jest tam tylko pełnomocnik, a jego się nie traci.
nd-refused-no-coins-left = W zasobie ogólnym nie ma monet, a ty masz ich więcej niż ktokolwiek inny.
nd-refused-not-richest = Brakujące monety płaci tylko ten, kto ma ich najwięcej.

## Karty

# $colour: lapis, amber, brick, jade albo aubergine; $kind: sektor, notre-dame albo trusted-friend
nd-card =
    { $kind ->
        [cloister-school] Seminarium
        [bank] Bank
        [residence] Rezydencja
        [carriage-house] Zajazd
        [hotel] Hotel
        [park] Park
        [hospital] Szpital
        [notre-dame] Notre Dame
       *[trusted-friend] Pełnomocnik
    } ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })

## Kolory

nd-colour-lapis = Lapis
nd-colour-amber = Bursztyn
nd-colour-brick = Cegła
nd-colour-jade = Jadeit
nd-colour-aubergine = Bakłażan

## Wiadomości

# $colour: jak w nd-card
nd-message-coin =
    Moneta ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
    .short = { $prestige }¢
nd-message-marker =
    Znacznik ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
    .short = { $prestige }■
nd-message-rat =
    Szczur ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
    .short = { $prestige }~
nd-message-plain =
    Sam prestiż ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
    .short = { $prestige }

## Targowiska

# $colour: dzielnica, jak w nd-card; skraj: na zewnętrznym brzegu
nd-market-centre =
    Środek ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
nd-market-inner =
    Przy katedrze ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
nd-market-side =
    Bok ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
nd-market-outer-right =
    Prawy skraj ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
nd-market-outer-left =
    Lewy skraj ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })

## Postacie

nd-person-fool = Błazen
nd-person-minstrel = Bard
nd-person-doctor = Lekarz
nd-person-monk = Mnich
nd-person-money-lender = Lichwiarz
nd-person-barmaid = Oberżystka
nd-person-city-guard = Strażnik miejski
nd-person-night-watchman = Wartownik
nd-person-bishop = Biskup
nd-person-guild-master = Mistrz cechu
nd-person-beggar-king = Król żebraków
nd-person-lawyer = Adwokat
nd-person-lady-of-the-court = Dama dworu
nd-person-mayor = Burmistrz
nd-person-carpenter = Stolarz
nd-ability-gain =
    prestiż { $prestige }{ $coins ->
        [0] {""}
       *[other] {""}, monety { $coins }
    }{ $markers ->
        [0] {""}
       *[other] {""}, znaczniki { $markers }
    }{ $favours ->
        [0] {""}
       *[other] {""}, przysługi { $favours }
    }
# $per: piece, piece-in-fullest, sector, empty-sector, free-step albo message
nd-ability-score =
    prestiż { $prestige } × { $per ->
        [piece] twoje pionki w grze
        [piece-in-fullest] pionki w najpełniejszym sektorze
        [sector] twoje sektory, w których liczba pionków to co najmniej { $least }
        [empty-sector] twoje puste sektory
        [free-step] wolne pola przed szczurem
       *[message] twoje wiadomości
    }{ $every ->
        [1] {""}
       *[other] {""} ÷ { $every }, zaokrąglone w dół
    }
nd-ability-fool = przenieś pionek do innego sektora i wykonaj jego akcję
nd-ability-minstrel = przenieś do trzech pionków z jednego sektora do innego
nd-ability-doctor = w tej rundzie plaga cię omija
nd-ability-bishop = umieść znacznik z zasobu ogólnego w pustym sektorze i wykonaj jego akcję

## Miejsca i pełnomocnik

nd-place-cloister-school = Seminarium
nd-place-bank = Bank
nd-place-residence = Rezydencja
nd-place-carriage-house = Zajazd
nd-place-hotel = Hotel
nd-place-park = Park
nd-place-hospital = Szpital
nd-place-notre-dame = Notre Dame
nd-place-trusted-friend = Pełnomocnik
nd-place-harbour = Port

## Nazwy nadane przez właścicieli gry

# $name: jak w pakiecie; $colour: jak w nd-card
nd-message-own =
    { $name } ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })
    .short = { $prestige }
nd-market-own =
    { $name } ({ $colour ->
        [lapis] lapis
        [amber] bursztyn
        [brick] cegła
        [jade] jadeit
       *[aubergine] bakłażan
    })

## Co jest wydrukowane

nd-effect-cloister-school = Umieść znacznik; weź tyle znaczników, ile jest tu pionków.
nd-effect-bank = Umieść znacznik; weź tyle monet, ile jest tu pionków.
nd-effect-residence = Umieść znacznik; zdobądź tyle prestiżu, ile jest tu pionków.
nd-effect-carriage-house = Umieść znacznik; jedź przez tyle ulic, ile jest tu pionków.
# $pieces (liczba): od ilu pionków są dwie przysługi
nd-effect-hotel = Umieść znacznik; wybierz monetę, znacznik albo krok szczura w tył, od { $pieces } pionków dwie przysługi.
# $pieces (liczba): ile pionków dodaje punkt prestiżu
nd-effect-park = Umieść znacznik, szczur krok w tył; za każde { $pieces } pionki każdy zysk prestiżu rośnie o jeden.
nd-effect-hospital = Umieść znacznik, szczur krok w tył; każdy pionek osłabia plagę o jeden.
# $one, $two, $three (liczby): prestiż za tyle monet
nd-effect-notre-dame = Znacznik na katedrę; 1–3 monety za { $one }, { $two } lub { $three } prestiżu.
nd-effect-trusted-friend = Pełnomocnik idzie do sektora, po czym następuje jego akcja.
nd-effect-fool = Przenieś znacznik albo pełnomocnika do innego sektora, po czym następuje jego akcja.
nd-effect-minstrel = Przenieś do trzech pionków z jednego sektora do innego, bez akcji.
nd-effect-doctor = W tej rundzie plaga cię omija.
nd-effect-bishop = Znacznik z zasobu ogólnego trafia do pustego sektora, po czym następuje jego akcja.
nd-gain-coins =
    { $n ->
        [one] { $n } moneta.
        [few] { $n } monety.
       *[other] { $n } monet.
    }
nd-gain-markers =
    { $n ->
        [one] { $n } znacznik.
        [few] { $n } znaczniki.
       *[other] { $n } znaczników.
    }
nd-gain-prestige = Prestiż: { $n }.
nd-gain-favours =
    { $n ->
        [one] Moneta, znacznik albo krok szczura w tył.
       *[other] Przysługi: { $n } (moneta, znacznik albo krok szczura w tył).
    }
nd-gain-rat-back = Szczur może się cofnąć o krok.
# $prestige (liczba): ile się zdobywa za każde tyle ($every) tego, co się liczy
nd-per-piece =
    Prestiż { $prestige } za { $every ->
        [1] każdy twój pionek
       *[other] każde { $every } twoje pionki
    } w sektorach i na katedrze.
nd-per-piece-in-fullest =
    Prestiż { $prestige } za { $every ->
        [1] każdy pionek
       *[other] każde { $every } pionki
    } w twoim najpełniejszym sektorze.
# $least (liczba): ilu pionków trzeba w sektorze
nd-per-sector =
    Prestiż { $prestige } za { $every ->
        [1] każdy sektor
       *[other] każde { $every } sektory
    }, gdzie pionków jest co najmniej { $least }.
nd-per-empty-sector =
    Prestiż { $prestige } za { $every ->
        [1] każdy pusty sektor.
       *[other] każde { $every } puste sektory.
    }
nd-per-free-step =
    Prestiż { $prestige } za { $every ->
        [1] każde wolne pole
       *[other] każde { $every } wolne pola
    } przed twoim szczurem.
nd-per-message =
    Prestiż { $prestige } za { $every ->
        [1] każdą wiadomość.
       *[other] każde { $every } wiadomości.
    }
# $deck: brown, a, b albo c
nd-deck =
    { $deck ->
        [a] Okres A
        [b] Okres B
        [c] Okres C
       *[brown] Każdy okres
    }
nd-fact-card = Działa w dzielnicy tego, kto ją zagra.
nd-fact-rats =
    { $count ->
        [0] Bez szczurów do plagi.
        [one] { $count } szczur do plagi dla wszystkich.
        [few] { $count } szczury do plagi dla wszystkich.
       *[many] { $count } szczurów do plagi dla wszystkich.
    }
nd-fact-price =
    Raz na rundę można zatrudnić: { $coins ->
        [one] { $coins } moneta.
        [few] { $coins } monety.
       *[other] { $coins } monet.
    }
nd-fact-sets = Druga wiadomość w kolorze dopiero po jednej w każdym kolorze.
# $last (number): the last step of the plague track
nd-fact-harbour = Szczur, który miałby wyjść poza { $last }, zostaje tam, a ty tracisz 2 punkty prestiżu i znacznik.

## Opcje

nd-option-prestige = Prestiż podczas gry
nd-option-prestige-hidden = Ukryty przed innymi
nd-option-prestige-open = Jawny dla wszystkich
nd-option-coins = Monety
nd-option-coins-unlimited = Tyle, ile trzeba
nd-option-coins-limited = 25; brakujące płaci najbogatszy

## Board

nd-board-round = Okres { $period }, runda { $round } z { $last }: { $phase ->
    [draft] wybór kart
    [cards] zagrywanie kart
    [hire] zatrudnianie
    [plague] plaga
    [over] koniec
   *[round] nowa runda
}. Rozpoczyna: { $start }.
nd-board-persons = Postacie i szczury:
nd-board-person = Odkryta postać: { $person }, { $rats ->
    [0] bez szczurów
    [one] { $rats } szczur
    [few] { $rats } szczury
   *[other] { $rats } szczurów
}.
nd-board-plague = Plaga: { $plague }
# $coins (liczba): monety w zasobie ogólnym, gdy są ograniczone
nd-board-bank = Monety w zasobie ogólnym: { $coins }
nd-board-hand = Ręka:
nd-board-looking = Do wyboru:
nd-board-hand-is = Twoja ręka: { $cards }
nd-board-looking-is = Wybierasz spośród: { $cards }
nd-board-players = gracz
nd-board-coins = monety
nd-board-prestige = prestiż
nd-board-markers = znaczniki
nd-board-rat = szczur
nd-board-messages = wiadomości
nd-board-this-round = w tej rundzie
nd-board-hit = cios
nd-board-boroughs = * pełnomocnik
nd-board-place = { $place ->
    [cloister-school] seminarium
    [bank] bank
    [residence] rezydencja
    [carriage-house] zajazd
    [hotel] hotel
    [park] park
    [hospital] szpital
    [notre-dame] Notre Dame
    [trusted-friend] pełnomocnik
   *[other] { $place }
}
nd-board-colour = { $colour ->
    [lapis] La
    [amber] Bu
    [brick] Ce
    [jade] Ja
   *[aubergine] Ba
}
nd-board-hired = zatrudnia: { $person }
nd-board-streets-drawn = Ulice: skraj u góry, Notre Dame na dole; oba końce to ta sama granica.
nd-board-streets-listed = Ulice i targowiska, dzielnica po dzielnicy zgodnie z ruchem wskazówek
nd-board-signs = o targowisko, @1 powóz gr. 1; wiadomość: prestiż, ¢ moneta, ■ znacznik, ~ szczur
nd-board-figures = znaczniki: zasób własny + ogólny; szczur: teraz → po pladze; ? ukryte
nd-board-cathedral = Notre Dame: prestiż { $prestige }; znaczniki: { $markers ->
    [none] brak
   *[other] { $markers }
}
nd-board-spot = { $spot ->
    [centre] środek
    [inner] przy katedrze
    [side] bok
    [outer-right] prawy skraj
    [outer-left] lewy skraj
   *[other] { $spot }
}
nd-board-arrows = ↓ w następnej dzielnicy, ↑ w poprzedniej; po ostatniej jest pierwsza.
nd-board-leads = Ulice z targowiska: { $market }. Prowadzą do: { $markets }.
nd-board-player = { $name }, { $colour }: monety { $coins }, prestiż { $prestige ->
    [hidden] ukryty
   *[other] { $prestige }
}, znaczniki w zasobie własnym { $supply }, w zasobie ogólnym { $general }; szczur na { $rat }{ $plague ->
    [past] {""}
    [hit] {""}, po pladze na { $forecast }, czyli cios
   *[ahead] {""}, po pladze na { $forecast }
}; wiadomości: { $messages ->
    [none] brak
   *[other] { $messages }
}
nd-board-borough = Dzielnica, { $name }: { $sectors }; pełnomocnik: { $friend ->
    [beside] obok planszy
   *[other] { $friend }
}
nd-board-done = { $name } w tej rundzie: { $done }
nd-board-market = { $market }: { $things }
nd-board-carriage = powóz: { $name }

## Co zmieniłaby odpowiedź

# $by: zmiana ze znakiem; $size (liczba): ta sama bez znaku; $from i $to (liczby): przedtem i potem
nd-would-prestige = prestiż { $by }, { $from } → { $to }
nd-would-coins =
    { $size ->
        [one] { $by } moneta, { $from } → { $to }
        [few] { $by } monety, { $from } → { $to }
       *[other] { $by } monet, { $from } → { $to }
    }
nd-would-markers =
    { $size ->
        [one] { $by } znacznik w zasobie, { $from } → { $to }
        [few] { $by } znaczniki w zasobie, { $from } → { $to }
       *[other] { $by } znaczników w zasobie, { $from } → { $to }
    }
nd-would-cathedral =
    { $size ->
        [one] { $by } znacznik na Notre Dame, { $from } → { $to }
        [few] { $by } znaczniki na Notre Dame, { $from } → { $to }
       *[other] { $by } znaczników na Notre Dame, { $from } → { $to }
    }
nd-would-messages =
    { $size ->
        [one] { $by } wiadomość, { $from } → { $to }
        [few] { $by } wiadomości, { $from } → { $to }
       *[other] { $by } wiadomości, { $from } → { $to }
    }
nd-would-rat = szczur { $from } → { $to }
# $to (liczba): gdzie stałby szczur po pladze tej rundy; $last (liczba): ostatnie pole
nd-would-plague =
    { $hit ->
        [yes] szczur wyszedłby poza { $last }: plaga
       *[no] plaga przesunęłaby szczura na { $to }
    }
