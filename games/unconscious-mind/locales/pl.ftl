# Teksty gry Nieświadomy umysł.

## Gra

um-name = Nieświadomy umysł
um-blurb = Ogłaszaj pomysły przy stole Freuda, gromadź wglądy i lecz pacjentów w Wiedniu: 1–4 graczy.

## Pytania

um-ask-client = Którego pacjenta bierzesz do pierwszego gabinetu?
um-ask-starting-tile = Którą płytkę startową zatrzymujesz?
um-ask-starting-cell = Na którym polu umieszczasz płytkę startową?
um-ask-turn = Co robisz w tej turze?
um-ask-point = Które pole i która akcja?
um-ask-pieces = Ile pomysłów umieszczasz?
um-ask-ink = O ile pól przesuwasz kałamarz?
um-ask-row = Który rząd notatnika rozpatrujesz?
um-ask-column = Którą odblokowaną kolumnę rozpatrujesz?
um-ask-line = { $line }: który efekt rozpatrujesz teraz?
um-ask-own-tile = Którą ze swoich płytek rozpatrujesz?
um-ask-zone = Którą akcję toru reputacji wykonujesz?
um-ask-may = Wykonujesz efekt „{ $effect }”?
um-ask-all = Który efekt jest następny?
um-ask-choose = Który z tych efektów wybierasz?
um-ask-repeat = Wykonujesz (jeszcze raz) efekt „{ $effect }”?
um-ask-pay = Czym płacisz?
um-ask-pay-dream = Którego wglądu używasz do tego marzenia: { $dream }?
um-ask-pay-set = Którego wglądu używasz do puzderka?
# $ring: minor, median albo major
# $quality: growth, freedom, passion albo any
um-ask-generate =
    Z którego wglądu stwarzasz { $ring ->
        [minor] mały
        [median] średni
       *[major] duży
    } wgląd { $quality ->
        [growth] rozwoju
        [freedom] wolności
        [passion] pasji
       *[any] dowolnego typu
    }?
um-ask-elevate = Który wgląd wznosisz?
um-ask-transfer = Który wgląd przesuwasz i dokąd?
um-ask-proceed =
    { $lost ->
        [one] Przepadłaby { $lost } kawa. Najpierw coś wydać?
        [few] Przepadłyby { $lost } kawy. Najpierw coś wydać?
       *[many] Przepadłoby { $lost } kaw. Najpierw coś wydać?
    }
um-ask-swap = Którą kartę z ręki wymieniasz?
um-ask-play = Którą kartę badań zagrywasz?
um-ask-publish = Którą rozprawę publikujesz?
um-ask-volume = Która karta to następny tom? Rozprawa: { $treatise }.
um-ask-endow = Który wgląd w swoim kolorze umieszczasz na rozprawie?
um-ask-tile = Którą płytkę notatnika zdobywasz?
um-ask-tile-effects = Który efekt płytki rozpatrujesz?
um-ask-place-tile = Gdzie umieszczasz płytkę: { $tile }?
# $figure: freud albo professor
um-ask-walk =
    O ile lokacji poruszasz { $figure ->
        [freud] Freuda
       *[professor] profesora
    }?
um-ask-visit = { $location }: jak liczysz rozpatrzenia?
um-ask-location = { $location }: który efekt rozpatrujesz? Pozostałe rozpatrzenia: { $left }.
um-ask-exchange-dream = Które jawne marzenie wymieniasz na odkryte?
um-ask-take-back-idea = Który pomysł zabierasz ze stołu?
um-ask-copy-display = Którą płytkę z wystawki rozpatrujesz?
um-ask-bonus = Którą premię zdobywasz?
um-ask-mark = Który wgląd w swoim kolorze umieszczasz w dzielnicy?
um-ask-treat = Którego pacjenta leczysz teraz?
um-ask-moment = Który stały efekt jest następny?
um-ask-boxes = Używasz puzderka dla pacjenta?
um-ask-draft = Którego pacjenta bierzesz i do którego gabinetu?
um-ask-manifest = Które jawne marzenie zakrywa ukryte?
um-ask-over = Gra jest skończona.

## Możliwe odpowiedzi

um-offer-state-ideas = Ogłoś pomysły
um-offer-recall = Przywołaj pomysły
um-offer-treat = Lecz: { $client }
um-offer-pass = Pasuj
um-offer-point = { $space }, wskaż: { $action }
    .lead = { $space }, { $action }
um-offer-lay =
    { $bright ->
        [0] { $ideas ->
            [one] Umieść { $ideas } pomysł
            [few] Umieść { $ideas } pomysły
           *[other] Umieść { $ideas } pomysłów
        }
       *[other] { $ideas ->
            [0] { $bright ->
                [one] Umieść { $bright } świetny pomysł
                [few] Umieść { $bright } świetne pomysły
               *[other] Umieść { $bright } świetnych pomysłów
            }
           *[other] Umieść pomysły: { $ideas } i świetne pomysły: { $bright }
        }
    }
um-offer-do = Tak, zrób to
um-offer-skip = Dalej bez tego
um-offer-no-more = Nic więcej
um-offer-effect = Efekt: { $effect }
    .lead = { $effect }
# $part: first, second, third, printed, end, banner albo main
um-offer-trigger =
    { $part ->
        [first] Pierwsza płytka
        [second] Druga płytka
        [third] Trzecia płytka
        [printed] Wydrukowany wgląd
        [end] Efekt na końcu
        [banner] Baner
       *[main] Efekt główny
    }: { $effect }
um-offer-line = Rozpatrz: { $line }
    .lead = { $line }
um-offer-ink =
    Przesuń o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }{ $bright ->
        [0] {""}
       *[other] {""}, świetne pomysły: { $bright }
    }
um-offer-walk =
    { $location } ({ $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    })
# $by: tags albo figures
um-offer-visit =
    { $by ->
        [tags] Policz symbole
       *[figures] Policz figurki
    }: { $triggers ->
        [one] { $triggers } rozpatrzenie
        [few] { $triggers } rozpatrzenia
       *[other] { $triggers } rozpatrzeń
    }{ $bright ->
        [0] {""}
       *[other] {""}, świetne pomysły: { $bright }
    }
# $kind: own albo common
um-offer-generate =
    Stwórz: { $to } (z: { $spot }, { $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    })
# $kind: own albo common
um-offer-elevate =
    Wznieś: { $spot } ({ $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    })
# $kind: own albo common
um-offer-transfer =
    Przesuń: { $spot } (na: { $to }, { $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    })
# $kind: own albo common
um-offer-use =
    Użyj: { $spot } ({ $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    })
# $kind: own albo common
um-offer-suppress =
    Stłum: { $spot } ({ $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    })
um-offer-coffee = Użyj zamiast tego kawy
um-offer-discard = Odrzuć: { $card }
um-offer-swap = Oddaj: { $give }, weź: { $take }
um-offer-play = Zagraj: { $card }
um-offer-publish = Opublikuj: { $treatise }
um-offer-volume = Tom: { $card }
    .lead = { $card }
um-offer-endow = Umieść wgląd stąd: { $spot }
um-offer-tile = Zdobądź: { $tile }
um-offer-no-tile = { $level }: zdobądź punkty pustego miejsca
um-offer-cell = Umieść: { $cell }
    .lead = { $cell }
um-offer-replace = Zamień: { $tile } ({ $cell })
um-offer-discard-tile = Odrzuć nową płytkę
um-offer-keep = Zatrzymaj: { $tile }
um-offer-draft = Weź: { $client } ({ $room })
um-offer-dream = Weź: { $dream }
um-offer-dream-top = Weź zakrytą kartę z wierzchu talii
um-offer-box = Użyj puzderka: { $room }
    .lead = { $room }
um-offer-lasting = Stały efekt: { $client }
um-offer-bonus = Zdobądź premię: { $slot } ({ $effect })
    .lead = { $slot }
um-offer-exchange = { $room }, nowe marzenie: { $dream }
um-offer-take-back = Zabierz pomysł: { $space }
    .lead = { $space }
um-offer-copy = Rozpatrz płytkę z wystawki: { $place }
    .lead = { $place }
um-offer-coffee-elevate = Kawa: wznieś wgląd
um-offer-coffee-transfer = Kawa: przesuń wgląd
um-offer-coffee-bright = Kawa: otrzymaj świetny pomysł
um-offer-insights-box = Wglądy: otrzymaj puzderko
um-offer-box-points = Puzderko: zdobądź punkty

## Co się dzieje

um-event-drew = Dobierasz: { $card }.
um-event-round-started = Zaczyna się runda { $round }.
um-event-turn-started = { $seat }: początek tury.
    .you = Twoja tura.
um-event-turn-ended = { $seat }: koniec tury.
    .you = Kończysz turę.
um-event-ended = Wygrywa { $seat }.
    .you = Wygrywasz.
um-event-kept = { $seat } zatrzymuje płytkę { $tile }; profesor zaczyna tutaj: { $location }.
    .you = Zatrzymujesz płytkę { $tile }; profesor zaczyna tutaj: { $location }.
um-event-spare-laid = Niewybrany pacjent trafia na spód talii: { $client }.
um-event-state-ideas = { $seat } ogłasza pomysły.
    .you = Ogłaszasz pomysły.
um-event-pointed = { $seat } wybiera pole: { $space }, { $action }.
    .you = Wybierasz pole: { $space }, { $action }.
um-event-laid = { $seat } umieszcza tutaj: { $space }, { $action } (pomysły: { $ideas }, świetne pomysły: { $bright }).
    .you = Umieszczasz tutaj: { $space }, { $action } (pomysły: { $ideas }, świetne pomysły: { $bright }).
um-event-recall-began = { $seat } przywołuje pomysły (różne pola: { $spaces }).
    .you = Przywołujesz pomysły (różne pola: { $spaces }).
um-event-ideas-back =
    { $seat } zabiera { $ideas ->
        [one] { $ideas } pomysł
        [few] { $ideas } pomysły
       *[other] { $ideas } pomysłów
    } ze stołu.
    .you =
        Zabierasz { $ideas ->
            [one] { $ideas } pomysł
            [few] { $ideas } pomysły
           *[other] { $ideas } pomysłów
        } ze stołu.
um-event-treat-began = { $seat } leczy pacjenta: { $client }.
    .you = Leczysz pacjenta: { $client }.
um-event-passed = { $seat } pasuje.
    .you = Pasujesz.
um-event-agreed = { $seat } wykonuje efekt: { $effect }.
    .you = Wykonujesz efekt: { $effect }.
um-event-skipped = { $seat } gra dalej bez tego.
    .you = Grasz dalej bez tego.
um-event-picked = { $seat } wybiera efekt: { $effect }.
    .you = Wybierasz efekt: { $effect }.
um-event-chose-line = { $seat } rozpatruje część notatnika: { $line }.
    .you = Rozpatrujesz część notatnika: { $line }.
# $part: first, second, third, printed, end, banner albo main
um-event-triggered =
    { $seat } rozpatruje { $part ->
        [first] pierwszą płytkę
        [second] drugą płytkę
        [third] trzecią płytkę
        [printed] wydrukowany wgląd
        [end] efekt na końcu
        [banner] baner
       *[main] efekt główny
    }: { $effect }.
    .you =
        Rozpatrujesz { $part ->
            [first] pierwszą płytkę
            [second] drugą płytkę
            [third] trzecią płytkę
            [printed] wydrukowany wgląd
            [end] efekt na końcu
            [banner] baner
           *[main] efekt główny
        }: { $effect }.
um-event-tile-triggered = { $seat } rozpatruje płytkę { $tile }.
    .you = Rozpatrujesz płytkę { $tile }.
um-event-inked =
    { $seat } przesuwa kałamarz o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }{ $bright ->
        [0] {""}
       *[other] {""}, świetne pomysły: { $bright }
    }{ $unlocked ->
        [0] {""}
       *[other] {""}, odblokowane pomysły: { $unlocked }
    }.
    .you =
        Przesuwasz kałamarz o { $steps ->
            [one] { $steps } pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }{ $bright ->
            [0] {""}
           *[other] {""}, świetne pomysły: { $bright }
        }{ $unlocked ->
            [0] {""}
           *[other] {""}, odblokowane pomysły: { $unlocked }
        }.
um-event-track-triggered = { $seat } rozpatruje tor reputacji: punkty { $points }, kawa { $coffee }.
    .you = Rozpatrujesz tor reputacji: punkty { $points }, kawa { $coffee }.
# $kind: own albo common
um-event-generated =
    { $seat } stwarza: { $to } (z: { $spot }, { $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    }).
    .you =
        Stwarzasz: { $to } (z: { $spot }, { $kind ->
            [own] w twoim kolorze
           *[common] zwykły
        }).
# $kind: own albo common
um-event-elevated =
    { $seat } wznosi: { $spot } ({ $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    }).
    .you =
        Wznosisz: { $spot } ({ $kind ->
            [own] w twoim kolorze
           *[common] zwykły
        }).
# $kind: own albo common
um-event-transferred =
    { $seat } przesuwa: { $spot } (na: { $to }, { $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    }).
    .you =
        Przesuwasz: { $spot } (na: { $to }, { $kind ->
            [own] w twoim kolorze
           *[common] zwykły
        }).
# $kind: own albo common
um-event-used =
    { $seat } używa: { $spot } ({ $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    }).
    .you =
        Używasz: { $spot } ({ $kind ->
            [own] w twoim kolorze
           *[common] zwykły
        }).
# $kind: own albo common
um-event-suppressed =
    { $seat } tłumi: { $spot } ({ $kind ->
        [own] w kolorze gracza
       *[common] zwykły
    }).
    .you =
        Tłumisz: { $spot } ({ $kind ->
            [own] w twoim kolorze
           *[common] zwykły
        }).
# $good: coffee, box albo bright
um-event-paid =
    { $seat } używa { $good ->
        [coffee] { $count ->
            [one] { $count } kawy
            [few] { $count } kaw
           *[other] { $count } kaw
        }
        [box] { $count ->
            [one] { $count } puzderka
            [few] { $count } puzderek
           *[other] { $count } puzderek
        }
       *[bright] { $count ->
            [one] { $count } świetnego pomysłu
            [few] { $count } świetnych pomysłów
           *[other] { $count } świetnych pomysłów
        }
    }.
    .you =
        Używasz { $good ->
            [coffee] { $count ->
                [one] { $count } kawy
                [few] { $count } kaw
               *[other] { $count } kaw
            }
            [box] { $count ->
                [one] { $count } puzderka
                [few] { $count } puzderek
               *[other] { $count } puzderek
            }
           *[bright] { $count ->
                [one] { $count } świetnego pomysłu
                [few] { $count } świetnych pomysłów
               *[other] { $count } świetnych pomysłów
            }
        }.
um-event-discarded = { $seat } odrzuca kartę { $card }.
    .you = Odrzucasz kartę { $card }.
# $good: coffee, box, bright albo points
um-event-gained =
    { $seat } { $good ->
        [coffee] otrzymuje { $count ->
            [one] { $count } kawę
            [few] { $count } kawy
           *[other] { $count } kaw
        }
        [box] otrzymuje { $count ->
            [one] { $count } puzderko
            [few] { $count } puzderka
           *[other] { $count } puzderek
        }
        [bright] otrzymuje { $count ->
            [one] { $count } świetny pomysł
            [few] { $count } świetne pomysły
           *[other] { $count } świetnych pomysłów
        }
       *[points] zdobywa { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[other] { $count } punktów
        }
    }{ $beyond ->
        [0] {""}
       *[other] { $good ->
            [box] {""}; bez miejsca: { $beyond }, zamiast tego punkty: { $points }
           *[other] {""}, ponad limit: { $beyond }
        }
    }.
    .you =
        { $good ->
            [coffee] Otrzymujesz { $count ->
                [one] { $count } kawę
                [few] { $count } kawy
               *[other] { $count } kaw
            }
            [box] Otrzymujesz { $count ->
                [one] { $count } puzderko
                [few] { $count } puzderka
               *[other] { $count } puzderek
            }
            [bright] Otrzymujesz { $count ->
                [one] { $count } świetny pomysł
                [few] { $count } świetne pomysły
               *[other] { $count } świetnych pomysłów
            }
           *[points] Zdobywasz { $count ->
                [one] { $count } punkt
                [few] { $count } punkty
               *[other] { $count } punktów
            }
        }{ $beyond ->
            [0] {""}
           *[other] { $good ->
                [box] {""}; bez miejsca: { $beyond }, zamiast tego punkty: { $points }
               *[other] {""}, ponad limit: { $beyond }
            }
        }.
um-event-reputation =
    { $seat } zyskuje punkt reputacji{ $points ->
        [0] {""}
       *[other] {""}, punkty: { $points }
    }{ $steps ->
        [0] {""}
       *[other] {""}, kroki Freuda: { $steps }
    }.
    .you =
        Zyskujesz punkt reputacji{ $points ->
            [0] {""}
           *[other] {""}, punkty: { $points }
        }{ $steps ->
            [0] {""}
           *[other] {""}, kroki Freuda: { $steps }
        }.
um-event-signalled = { $seat } daje sygnał końca gry.
    .you = Dajesz sygnał końca gry.
# $free: coffee-elevate, coffee-transfer, coffee-bright, insights-box albo box-points
um-event-freed =
    { $seat } wykonuje wolną akcję: { $free ->
        [coffee-elevate] wzniesienie za { $coffee ->
            [one] { $coffee } kawę
            [few] { $coffee } kawy
           *[other] { $coffee } kaw
        }
        [coffee-transfer] przesunięcie za { $coffee ->
            [one] { $coffee } kawę
            [few] { $coffee } kawy
           *[other] { $coffee } kaw
        }
        [coffee-bright] { $gained ->
            [one] { $gained } świetny pomysł
            [few] { $gained } świetne pomysły
           *[other] { $gained } świetnych pomysłów
        } za { $coffee ->
            [one] { $coffee } kawę
            [few] { $coffee } kawy
           *[other] { $coffee } kaw
        }
        [insights-box] puzderko za wglądy
       *[box-points] { $gained ->
            [one] { $gained } punkt
            [few] { $gained } punkty
           *[other] { $gained } punktów
        } za puzderko
    }.
    .you =
        Wykonujesz wolną akcję: { $free ->
            [coffee-elevate] wzniesienie za { $coffee ->
                [one] { $coffee } kawę
                [few] { $coffee } kawy
               *[other] { $coffee } kaw
            }
            [coffee-transfer] przesunięcie za { $coffee ->
                [one] { $coffee } kawę
                [few] { $coffee } kawy
               *[other] { $coffee } kaw
            }
            [coffee-bright] { $gained ->
                [one] { $gained } świetny pomysł
                [few] { $gained } świetne pomysły
               *[other] { $gained } świetnych pomysłów
            } za { $coffee ->
                [one] { $coffee } kawę
                [few] { $coffee } kawy
               *[other] { $coffee } kaw
            }
            [insights-box] puzderko za wglądy
           *[box-points] { $gained ->
                [one] { $gained } punkt
                [few] { $gained } punkty
               *[other] { $gained } punktów
            } za puzderko
        }.
um-event-card-drawn = { $seat } dobiera kartę badań.
    .you = Dobierasz kartę badań.
um-event-no-card = { $seat } nic nie dobiera, talia badań jest pusta.
    .you = Nic nie dobierasz, talia badań jest pusta.
um-event-swapped = { $seat } oddaje kartę { $give } i bierze kartę { $take }.
    .you = Oddajesz kartę { $give } i bierzesz kartę { $take }.
um-event-played = { $seat } zagrywa kartę { $card }.
    .you = Zagrywasz kartę { $card }.
um-event-publish-began = { $seat } zaczyna publikować rozprawę { $treatise }.
    .you = Zaczynasz publikować rozprawę { $treatise }.
um-event-volume-laid = { $seat } kładzie tom: { $card }.
    .you = Kładziesz tom: { $card }.
um-event-volume-cited = { $seat } cytuje tom ({ $owner }): { $card }. Nagroda dla właściciela ({ $owner }): punkty: { $points }, świetny pomysł: { $bright }.
    .you = Cytujesz tom ({ $owner }): { $card }. Nagroda dla właściciela ({ $owner }): punkty: { $points }, świetny pomysł: { $bright }.
um-event-published =
    { $seat } publikuje rozprawę { $treatise }, umieszcza na niej wgląd w swoim kolorze ({ $spot }) i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you =
        Publikujesz rozprawę { $treatise }, umieszczasz na niej wgląd w swoim kolorze ({ $spot }) i zdobywasz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
um-event-took-tile = { $seat } zdobywa płytkę { $tile }.
    .you = Zdobywasz płytkę { $tile }.
um-event-took-no-tile =
    { $seat } wybiera puste miejsce ({ $place }) i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you =
        Wybierasz puste miejsce ({ $place }) i zdobywasz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
um-event-placed = { $seat } umieszcza płytkę { $tile } ({ $cell }).
    .you = Umieszczasz płytkę { $tile } ({ $cell }).
um-event-tile-discarded = { $seat } odrzuca płytkę { $tile }.
    .you = Odrzucasz płytkę { $tile }.
um-event-slid =
    { $level }: płytka przesuwa się { $column ->
        [1] na środek
       *[other] w prawo
    }.
um-event-turned-up = { $level }, na wierzchu stosu: { $tile }.
# $figure: freud, journalist albo professor
um-event-walked =
    { $seat } porusza { $figure ->
        [freud] Freuda
        [journalist] dziennikarza
       *[professor] profesora
    }: { $location }.
    .you =
        Poruszasz { $figure ->
            [freud] Freuda
            [journalist] dziennikarza
           *[professor] profesora
        }: { $location }.
# $by: tags albo figures
um-event-visited =
    { $seat } liczy { $by ->
        [tags] symbole
       *[figures] figurki
    }, { $location }: { $triggers ->
        [one] { $triggers } rozpatrzenie
        [few] { $triggers } rozpatrzenia
       *[other] { $triggers } rozpatrzeń
    }{ $bright ->
        [0] {""}
       *[other] {""}, świetne pomysły: { $bright }
    }.
    .you =
        Liczysz { $by ->
            [tags] symbole
           *[figures] figurki
        }, { $location }: { $triggers ->
            [one] { $triggers } rozpatrzenie
            [few] { $triggers } rozpatrzenia
           *[other] { $triggers } rozpatrzeń
        }{ $bright ->
            [0] {""}
           *[other] {""}, świetne pomysły: { $bright }
        }.
um-event-bonus-chosen = { $seat } wybiera premię: { $slot }.
    .you = Wybierasz premię: { $slot }.
um-event-bonus-taken = { $seat } zdobywa premię: { $slot }.
    .you = Zdobywasz premię: { $slot }.
um-event-bonus-marked = { $seat } zdobywa premię: { $slot }, za wgląd w swoim kolorze ({ $spot }).
    .you = Zdobywasz premię: { $slot }, za wgląd w swoim kolorze ({ $spot }).
um-event-claimed = { $seat } zdobywa cel: { $goal }.
    .you = Zdobywasz cel: { $goal }.
# $matching: yes albo no
um-event-dream-used =
    { $seat } używa marzenia: { $dream } ({ $client }){ $matching ->
        [yes] {""}, a jego symbol pasuje
       *[no] {""}
    }.
    .you =
        Używasz marzenia: { $dream } ({ $client }){ $matching ->
            [yes] {""}, a jego symbol pasuje
           *[no] {""}
        }.
um-event-treatment-over =
    { $seat } kończy leczenie, { $room }{ $excess ->
        [0] {""}
       *[other] {""}, puzderka za nadmiar: { $excess }
    }.
    .you =
        Kończysz leczenie, { $room }{ $excess ->
            [0] {""}
           *[other] {""}, puzderka za nadmiar: { $excess }
        }.
um-event-helped =
    { $seat } pomaga pacjentowi, { $client }: znacznik terapii na { $marker }{ $points ->
        [0] {""}
       *[other] {""}, punkty: { $points }
    }.
    .you =
        Pomagasz pacjentowi, { $client }: znacznik terapii na { $marker }{ $points ->
            [0] {""}
           *[other] {""}, punkty: { $points }
        }.
um-event-catharsis =
    { $seat } doprowadza pacjenta do katharsis, { $client }, { $layer }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you =
        Doprowadzasz pacjenta do katharsis, { $client }, { $layer }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
um-event-layer-shed = { $seat } odrzuca warstwę traumy: { $layer } ({ $client }).
    .you = Odrzucasz warstwę traumy: { $layer } ({ $client }).
um-event-cured =
    { $seat }: wyleczony pacjent, { $client }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you =
        Leczysz pacjenta, { $client }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
um-event-room-opened = { $seat } odblokowuje drugi gabinet.
    .you = Odblokowujesz drugi gabinet.
um-event-lasting = { $seat } korzysta ze stałego efektu: { $client }.
    .you = Korzystasz ze stałego efektu: { $client }.
um-event-box-used = { $seat } używa puzderka dla pacjenta: { $client }.
    .you = Używasz puzderka dla pacjenta: { $client }.
um-event-drafted = { $seat } bierze pacjenta: { $client } ({ $room }).
    .you = Bierzesz pacjenta: { $client } ({ $room }).
um-event-client-shown = Nowy pacjent na wystawce: { $client }, warstwa traumy: { $layer }.
um-event-latent-turned = { $seat } odkrywa ukryte marzenie: { $dream } ({ $client }).
    .you = Odkrywasz ukryte marzenie: { $dream } ({ $client }).
um-event-top-chosen = { $seat } wybiera zakryte jawne marzenie z talii.
    .you = Wybierasz zakryte jawne marzenie z talii.
um-event-manifest-taken = { $seat } bierze jawne marzenie: { $dream } ({ $client }).
    .you = Bierzesz jawne marzenie: { $dream } ({ $client }).
um-event-manifest-shown = Nowe jawne marzenie na wystawce: { $dream }.
um-event-marker-set =
    { $seat } ustawia znacznik terapii ({ $client }): { $marker }{ $points ->
        [0] {""}
       *[other] {""}, punkty: { $points }
    }.
    .you =
        Ustawiasz znacznik terapii ({ $client }): { $marker }{ $points ->
            [0] {""}
           *[other] {""}, punkty: { $points }
        }.
um-event-exchanged = { $seat } wymienia jawne marzenie ({ $client }) na { $dream }.
    .you = Wymieniasz jawne marzenie ({ $client }) na { $dream }.
um-event-took-back = { $seat } zabiera pomysł: { $space }.
    .you = Zabierasz pomysł: { $space }.
um-event-copied = { $seat } rozpatruje płytkę z wystawki: { $tile }.
    .you = Rozpatrujesz płytkę z wystawki: { $tile }.

## Arkusz wyników

um-sheet-so-far = Punkty w trakcie gry
um-sheet-reputation = Reputacja
um-sheet-rank = Miejsce w reputacji
um-sheet-districts = Dzielnice
um-sheet-rows = Wypełnione rzędy
um-sheet-tags = Różne symbole
um-sheet-case-studies = Pacjenci przełomowi
um-sheet-boxes = Puzderka
um-sheet-bright-ideas = Kawa i świetne pomysły
um-earned-treatises = Rozprawy i cytowania
um-earned-clients = Wyleczeni pacjenci
um-earned-therapy = Traumy, terapia i marzenia
um-earned-city = Miasto
um-earned-notebook = Notatnik
um-earned-rest = Reputacja, karty i puzderka

## Dlaczego nie

um-refused-over = Gra jest skończona.
um-refused-not-your-turn = To nie twoja tura.
um-refused-other-question = Teraz pytanie dotyczy czegoś innego.
um-refused-free-in-set-up = Wolne akcje nie są dozwolone podczas przygotowania.
um-refused-free-within-cost = Wolna akcja nie jest dozwolona w trakcie płacenia ani innej wolnej akcji.
um-refused-free-elevate = Żadnego z twoich wglądów nie można tak przenieść.
um-refused-free-coffee = Kosztuje to kawę: { $need }, a masz: { $have }.
um-refused-free-bright = Świetny pomysł kosztuje kawę: { $need }, a masz: { $have }.
um-refused-free-set = Puzderko wymaga dużego, średniego i małego wglądu.
um-refused-free-points = Nie masz puzderka.
um-refused-no-ideas = Potrzebujesz pomysłu lub świetnego pomysłu i pustego pola przy dozwolonej akcji.
um-refused-nothing-to-recall = Na stole nie ma żadnego twojego pomysłu.
um-refused-cannot-treat = W tym gabinecie nie ma pacjenta z marzeniem, za które możesz zapłacić.
um-refused-treated-already = Ten pacjent był już leczony w tej turze.
um-refused-cannot-pass = Spasować można tylko wtedy, gdy żadna inna tura nie jest możliwa.
um-refused-space-blocked = To pole jest zablokowane przy tej liczbie graczy.
um-refused-space-taken = Na tym polu leży już pomysł.
um-refused-not-touching = To pole nie sąsiaduje z tą akcją.
um-refused-pointing-already = Twój inny pomysł już wskazuje tę akcję.
um-refused-wrong-pieces = Umieszcza się jeden lub dwa z posiadanych elementów: pomysły { $ideas }, świetne pomysły { $bright }.
um-refused-compulsory = Tego nie można pominąć.
um-refused-no-effect = Tego efektu nie można teraz wykonać.
um-refused-column-locked = Tę kolumnę wciąż blokuje pomysł.
um-refused-part-done = Tego efektu tam nie ma albo jest już rozpatrzony.
um-refused-wrong-steps = Liczba pól kałamarza: od { $least } do { $most }, o jedno więcej lub mniej za każdy świetny pomysł; masz ich: { $bright }.
um-refused-wrong-walk = Liczba kroków figurki: od { $least } do { $most }.
um-refused-wrong-count = Liczysz figurki ({ $figures }) albo symbole ({ $tags }), nigdy więcej niż pięć razem ze świetnymi pomysłami ({ $bright }).
um-refused-no-insight = Nie masz tam takiego wglądu.
um-refused-insight-too-low = Ten wgląd jest innego typu albo ma za niski poziom.
um-refused-reserve-first = Z okręgów można stwarzać tylko wtedy, gdy rezerwa jest pusta.
um-refused-wrong-place = Wgląd nie może tam trafić.
um-refused-cannot-elevate = Wznieść można tylko mały albo średni wgląd.
um-refused-cannot-suppress = Stłumić można tylko wgląd leżący na okręgu.
um-refused-cannot-transfer = Wgląd przesuwa się do innej sekcji tego samego okręgu.
um-refused-no-coffee = Nie masz kawy, by zapłacić.
um-refused-not-in-hand = Tej karty nie masz na ręce.
um-refused-not-shown = Tej karty nie ma na wystawce.
um-refused-treatise-taken = Ta rozprawa jest niedostępna.
um-refused-cannot-publish = Brakuje ci tomów do tej rozprawy.
um-refused-no-endowment = Rozprawa wymaga wglądu w twoim kolorze na tarczy.
um-refused-wrong-volume = Ta karta nie może być następnym tomem rozprawy.
um-refused-no-own-insight = Nie ma tam wglądu w twoim kolorze.
um-refused-no-such-tile = Na wystawce nie ma takiego miejsca.
um-refused-not-leftmost = Płytka trafia na pierwsze z lewej puste pole rzędu.
um-refused-threshold =
    To pole wymaga { $need ->
        [one] { $need } wyleczonego pacjenta
       *[other] { $need } wyleczonych pacjentów
    }, a twoja liczba to { $have }.
um-refused-must-place = Płytkę trzeba umieścić, dopóki może ją przyjąć puste pole.
um-refused-no-tile = Nie ma tam twojej płytki.
um-refused-wrong-glyph = Ta płytka nie ma znaku twojej karty gabinetu.
um-refused-left-column = Płytka startowa trafia do lewej kolumny.
um-refused-wrong-client = Tego pacjenta nie można wziąć albo ten gabinet nie jest odblokowany i pusty.
um-refused-wrong-dream = Tego jawnego marzenia nie ma na wystawce.
um-refused-wrong-box = Potrzebujesz puzderka i pacjenta w tym gabinecie.
um-refused-not-live = Efekt tego pacjenta nie jest aktywny albo jest już wykorzystany.
um-refused-slot-used = To pole premii jest już wykorzystane.
um-refused-no-token = W tej dzielnicy nie ma już żetonów.
um-refused-nobody-there = Nie ma tam ani twojego profesora, ani Freuda.
um-refused-too-few-tags =
    To pole wymaga { $need ->
        [one] { $need } symbolu
       *[other] { $need } symboli
    } tej dzielnicy, a twoja liczba to { $have }.
um-refused-no-mark = Premia dzielnicy wymaga wglądu w twoim kolorze na tarczy.
um-refused-no-own-idea = Na tym polu nie ma twojego pomysłu.

## Efekty, czytane jeden po drugim

um-effect-then = , potem
um-effect-and = i
um-effect-or = albo
um-effect-open = (
um-effect-close = )
um-effect-may = opcjonalnie:
um-effect-repeat =
    do { $times ->
        [one] { $times } razu
       *[other] { $times } razy
    }:
um-effect-leads-to = :
um-effect-pay-and = i
um-effect-pay-for = :
um-effect-at-most = , najwyżej { $max }
um-effect-quietly = bez efektów lokacji
# $ring: minor, median albo major
# $quality: growth, freedom albo passion
um-effect-generate =
    stwórz { $ring ->
        [minor] mały
        [median] średni
       *[major] duży
    } wgląd { $quality ->
        [growth] rozwoju
        [freedom] wolności
       *[passion] pasji
    }
# $ring: minor, median albo major
um-effect-generate-any =
    stwórz { $ring ->
        [minor] mały
        [median] średni
       *[major] duży
    } wgląd dowolnego typu
um-effect-elevate = wznieś wgląd
um-effect-transfer = przesuń wgląd
um-effect-gain-coffee =
    otrzymaj { $amount ->
        [one] { $amount } kawę
        [few] { $amount } kawy
       *[other] { $amount } kaw
    }
um-effect-gain-box =
    otrzymaj { $amount ->
        [one] { $amount } puzderko
        [few] { $amount } puzderka
       *[other] { $amount } puzderek
    }
um-effect-gain-bright =
    otrzymaj { $amount ->
        [one] { $amount } świetny pomysł
        [few] { $amount } świetne pomysły
       *[other] { $amount } świetnych pomysłów
    }
um-effect-gain-points =
    zdobądź { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    }
um-effect-gain-reputation =
    zyskaj { $amount ->
        [one] { $amount } punkt reputacji
        [few] { $amount } punkty reputacji
       *[other] { $amount } punktów reputacji
    }
um-effect-gain-research =
    zdobądź { $amount ->
        [one] { $amount } kartę badań
        [few] { $amount } karty badań
       *[other] { $amount } kart badań
    }
um-effect-gain-tile-left = zdobądź wierzchnią płytkę stosu
um-effect-gain-tile-centre = zdobądź środkową płytkę i rozpatrz jej baner
um-effect-gain-tile-right = zdobądź prawą płytkę i rozpatrz jej baner i efekt główny
um-effect-therapy =
    { $amount ->
        [one] { $amount } punkt terapii
        [few] { $amount } punkty terapii
       *[other] { $amount } punktów terapii
    }
um-effect-play-research =
    zagraj { $amount ->
        [one] { $amount } kartę badań
       *[other] do { $amount } kart badań
    }
um-effect-publish = opublikuj rozprawę
um-effect-move-inkpot =
    przesuń kałamarz o { $most ->
        [1] 1 pole
        [few] { $least }–{ $most } pola
       *[other] { $least }–{ $most } pól
    }
um-effect-move-professor =
    porusz profesora o { $most ->
        [1] 1 lokację
        [few] { $least }–{ $most } lokacje
       *[other] { $least }–{ $most } lokacji
    }
um-effect-move-freud =
    porusz Freuda o { $most ->
        [1] 1 lokację
        [few] { $least }–{ $most } lokacje
       *[other] { $least }–{ $most } lokacji
    }
um-effect-join-freud = porusz profesora do lokacji Freuda
um-effect-trigger-any-row = rozpatrz rząd notatnika
um-effect-trigger-row = rozpatrz rząd notatnika { $row }
um-effect-trigger-column = rozpatrz odblokowaną kolumnę notatnika
um-effect-trigger-reputation = rozpatrz tor reputacji
um-effect-trigger-tile = rozpatrz jedną ze swoich płytek
um-effect-trigger-tag = rozpatrz lokację według symboli, z tym włącznie: { $location }
um-effect-unlock-room = odblokuj drugi gabinet
um-effect-adjust-coffee-limit =
    { $way ->
        [less] mieścisz o { $size } mniej kawy
       *[more] mieścisz o { $size } więcej kawy
    }
um-effect-adjust-elevate-cost =
    { $way ->
        [less] wzniesienie i przesunięcie kosztują o { $size } mniej kawy
       *[more] wzniesienie i przesunięcie kosztują o { $size } więcej kawy
    }
um-effect-adjust-inkpot-shift =
    przesuwaj kałamarz do { $amount ->
        [one] { $amount } pola
       *[other] { $amount } pól
    } dalej lub bliżej
um-effect-adjust-location-triggers =
    { $way ->
        [less] w każdej lokacji o { $size } mniej rozpatrzeń
       *[more] w każdej lokacji o { $size } więcej rozpatrzeń
    }
um-effect-adjust-tile-cost =
    { $way ->
        [less] płytka notatnika kosztuje o { $size } mniej kawy
       *[more] płytka notatnika kosztuje o { $size } więcej kawy
    }
um-effect-adjust-district-need =
    { $way ->
        [less] premia dzielnicy wymaga o { $size } mniej symboli
       *[more] premia dzielnicy wymaga o { $size } więcej symboli
    }
um-effect-special-exchange-dream = wymień jawne marzenie pacjenta na odkryte
um-effect-special-take-back-idea = zabierz jeden pomysł ze stołu
um-effect-special-copy-display = rozpatrz efekt główny płytki z wystawki
um-effect-on-recall = gdy przywołujesz pomysły:
um-effect-on-treat = gdy leczysz pacjenta:
um-effect-on-catharsis = gdy inny pacjent osiąga katharsis:
um-effect-on-cure = gdy pacjent jest wyleczony:
um-effect-on-publish = gdy publikujesz:
um-effect-on-visit = po rozpatrzeniu lokacji:
# $ring: minor, median albo major
# $quality: growth, freedom albo passion
um-effect-pay-insight =
    użyj { $ring ->
        [minor] małego
        [median] średniego
       *[major] dużego
    } wglądu { $quality ->
        [growth] rozwoju
        [freedom] wolności
       *[passion] pasji
    }
# $ring: minor, median albo major
um-effect-pay-insight-any =
    użyj { $ring ->
        [minor] małego
        [median] średniego
       *[major] dużego
    } wglądu
um-effect-pay-suppress = stłum wgląd
um-effect-pay-coffee =
    użyj { $amount ->
        [one] { $amount } kawy
       *[other] { $amount } kaw
    }
um-effect-pay-box =
    użyj { $amount ->
        [one] { $amount } puzderka
       *[other] { $amount } puzderek
    }
um-effect-pay-bright =
    użyj { $amount ->
        [one] { $amount } świetnego pomysłu
       *[other] { $amount } świetnych pomysłów
    }
um-effect-pay-card = odrzuć kartę badań
um-effect-for-each-tags = za każdy symbol: { $location }
# $colour: green, purple albo red
um-effect-for-each-district-tags =
    za każdy symbol { $colour ->
        [green] zielonej
        [purple] fioletowej
       *[red] czerwonej
    } dzielnicy
um-effect-for-each-tiles = za każdą płytkę notatnika
um-effect-for-each-tiles-level-i = za każdą płytkę poziomu I
um-effect-for-each-tiles-level-ii = za każdą płytkę poziomu II
um-effect-for-each-cured = za każdego wyleczonego pacjenta
um-effect-for-each-cured-routine = za każdego wyleczonego pacjenta typowego
um-effect-for-each-cured-case-study = za każdego wyleczonego pacjenta przełomowego
um-effect-for-each-kinds = za każdą różną lokację
um-effect-for-each-rows = za każdy wypełniony rząd
um-effect-for-each-columns = za każdą wypełnioną kolumnę
um-effect-for-each-treatises = za każdą opublikowaną rozprawę
um-effect-for-each-reputation = za każde pole reputacji
um-effect-for-each-marks = za każdy własny wgląd w mieście
um-effect-for-each-districts = za każdą dzielnicę z własnym wglądem
um-effect-for-each-cards = za każdą kartę badań w grze
um-effect-for-each-ideas = za każdy odblokowany pomysł
um-effect-for-each-goals = za każdy zdobyty cel
um-effect-for-each-company = za każdą inną figurkę obok profesora
um-effect-if-tags = gdy symboli jest co najmniej { $least }: { $location }
# $colour: green, purple albo red
um-effect-if-district-tags =
    gdy symboli { $colour ->
        [green] zielonej
        [purple] fioletowej
       *[red] czerwonej
    } dzielnicy jest co najmniej { $least }
um-effect-if-tiles = gdy płytek notatnika jest co najmniej { $least }
um-effect-if-tiles-level-i = gdy płytek poziomu I jest co najmniej { $least }
um-effect-if-tiles-level-ii = gdy płytek poziomu II jest co najmniej { $least }
um-effect-if-cured = gdy wyleczonych pacjentów jest co najmniej { $least }
um-effect-if-cured-routine = gdy wyleczonych pacjentów typowych jest co najmniej { $least }
um-effect-if-cured-case-study = gdy wyleczonych pacjentów przełomowych jest co najmniej { $least }
um-effect-if-kinds = gdy różnych lokacji jest co najmniej { $least }
um-effect-if-rows = gdy wypełnionych rzędów jest co najmniej { $least }
um-effect-if-columns = gdy wypełnionych kolumn jest co najmniej { $least }
um-effect-if-treatises = gdy opublikowanych rozpraw jest co najmniej { $least }
um-effect-if-reputation = gdy pól reputacji jest co najmniej { $least }
um-effect-if-marks = gdy własnych wglądów w mieście jest co najmniej { $least }
um-effect-if-districts = gdy dzielnic z własnym wglądem jest co najmniej { $least }
um-effect-if-cards = gdy kart badań w grze jest co najmniej { $least }
um-effect-if-ideas = gdy odblokowanych pomysłów jest co najmniej { $least }
um-effect-if-goals = gdy zdobytych celów jest co najmniej { $least }
um-effect-if-company =
    gdy { $least ->
        [1] jest inna figurka
       *[other] innych figurek jest co najmniej { $least }
    } obok profesora

## Karty badań

um-name-on-play-and-imitation = O zabawie i naśladowaniu
um-name-memories-of-the-nursery = Wspomnienia z dzieciństwa
um-name-the-mothers-lullaby = Kołysanka matki
um-name-family-resemblances = Podobieństwa rodzinne
um-name-on-the-first-word = O pierwszym słowie
um-name-sayings-of-a-five-year-old = Powiedzonka pięciolatka
um-name-the-puppet-and-the-child = Lalka i dziecko
um-name-on-growing-pains = O bólach dorastania
um-name-fairy-tales-retold = Baśnie na nowo
um-name-the-lost-toy = Zgubiona zabawka
um-name-three-essays-on-childhood = Trzy szkice o dzieciństwie
um-name-the-family-romance = Romans rodzinny
um-name-on-free-association = O swobodnych skojarzeniach
um-name-wit-and-its-escapes = Dowcip i jego wybiegi
um-name-dreams-of-flying = Sny o lataniu
um-name-the-symbol-in-art = Symbol w sztuce
um-name-hypnosis-and-after = Hipnoza i co po niej
um-name-on-the-unfinished-sentence = O niedokończonym zdaniu
um-name-the-diary-as-mirror = Dziennik jako lustro
um-name-the-travellers-unease = Niepokój podróżnego
um-name-on-forgetting-names = O zapominaniu nazwisk
um-name-the-melody-that-stays = Melodia, która zostaje
um-name-the-interpretation-of-holidays = Objaśnianie wakacji
um-name-lectures-on-liberty = Wykłady o wolności
um-name-the-jealous-gaze = Zazdrosne spojrzenie
um-name-love-and-its-objects = Miłość i jej obiekty
um-name-on-repetition = O powtarzaniu
um-name-the-fear-of-open-squares = Lęk przed placami
um-name-the-riddle-of-hysteria = Zagadka histerii
um-name-anger-at-the-card-table = Gniew przy kartach
um-name-stage-fright = Trema
um-name-on-gossip-and-guilt = O plotkach i winie
um-name-the-veiled-figure = Postać za welonem
um-name-passions-of-the-learned = Namiętności uczonych
um-name-the-divided-heart = Rozdarte serce
um-name-on-obsession = O obsesji

## Rozprawy

um-name-first-steps = Pierwsze kroki
um-name-open-doors = Otwarte drzwi
um-name-hidden-fires = Ukryte ognie
um-name-the-growing-mind = Dorastający umysł
um-name-the-wandering-mind = Błądzący umysł
um-name-the-burning-mind = Płonący umysł
um-name-the-child-within = Dziecko w nas
um-name-the-grammar-of-dreams = Gramatyka snów
um-name-the-economy-of-desire = Ekonomia pragnień

## Płytki notatnika

um-name-slip-of-the-tongue = Przejęzyczenie
um-name-forgotten-umbrella = Zapomniany parasol
um-name-second-cup = Druga filiżanka
um-name-garden-walk = Spacer po ogrodzie
um-name-open-window = Otwarte okno
um-name-red-ribbon = Czerwona wstążka
um-name-rearranged-desk = Uporządkowane biurko
um-name-staircase-wit = Spóźniona riposta
um-name-pressed-flower = Zasuszony kwiat
um-name-paper-kite = Latawiec
um-name-love-letter = List miłosny
um-name-blank-page = Pusta kartka
um-name-borrowed-book = Pożyczona książka
um-name-lucky-coin = Szczęśliwa moneta
um-name-usual-table = Stały stolik
um-name-whispered-gossip = Szeptana plotka
um-name-torn-draft = Podarty szkic
um-name-sleepless-night = Bezsenna noc
um-name-tram-timetable = Rozkład tramwajów
um-name-twin-portraits = Bliźniacze portrety
um-name-crowded-salon = Tłoczny salon
um-name-overheard-remark = Podsłuchana uwaga
um-name-sudden-spark = Nagła iskra
um-name-loosened-knot = Rozluźniony węzeł
um-name-oak-grove = Dębowy gaj
um-name-distant-shore = Daleki brzeg
um-name-burning-stage = Płonąca scena
um-name-herbarium = Zielnik
um-name-aviary = Ptaszarnia
um-name-glass-furnace = Piec szklarski
um-name-spring-thaw = Wiosenna odwilż
um-name-mountain-railway = Kolej górska
um-name-summer-storm = Letnia burza
um-name-kaleidoscope = Kalejdoskop
um-name-spiral-staircase = Kręte schody
um-name-evening-stroll = Wieczorna przechadzka
um-name-shadowing-the-master = W cieniu mistrza
um-name-stack-of-journals = Stos czasopism
um-name-public-lecture = Wykład publiczny
um-name-double-espresso = Podwójne espresso
um-name-published-aphorism = Wydany aforyzm
um-name-grateful-letters = Listy dziękczynne
um-name-card-index = Kartoteka
um-name-proof-sheets = Odbitki korektorskie
um-name-swallowed-pride = Schowana duma
um-name-eureka = Eureka
um-name-map-of-vienna = Plan Wiednia
um-name-two-confessions = Dwa wyznania
um-name-garden-key = Klucz do ogrodu
um-name-cage-key = Klucz do klatki
um-name-stove-key = Klucz do pieca
um-name-barn-owl = Płomykówka
um-name-snow-owl = Sowa śnieżna
um-name-eagle-owl = Puchacz
um-name-beeswax-candle = Świeca woskowa
um-name-tallow-candle = Świeca łojowa
um-name-altar-candle = Świeca ołtarzowa
um-name-leaf-mask = Maska z liści
um-name-bird-mask = Ptasia maska
um-name-flame-mask = Maska płomieni

## Pacjenci

um-name-the-somnambulist = Lunatyk
um-name-the-fiacre-driver = Dorożkarz
um-name-the-night-watchman = Nocny stróż
um-name-the-seamstress = Szwaczka
um-name-the-pharmacist = Aptekarz
um-name-the-pamphleteer = Pamflecista
um-name-the-flaneur = Spacerowicz
um-name-the-bookbinder = Introligator
um-name-the-watchmaker = Zegarmistrz
um-name-the-stage-prompter = Sufler
um-name-the-insomniac = Cierpiący na bezsenność
um-name-the-census-clerk = Rachmistrz
um-name-the-schoolmaster = Nauczyciel
um-name-the-governess = Guwernantka
um-name-the-botanist = Botanik
um-name-the-contralto = Kontralcistka
um-name-the-duellist = Pojedynkowicz
um-name-the-court-counsellor = Radca dworu
um-name-the-publishers-widow = Wdowa po wydawcy
um-name-the-hospital-sister = Siostra szpitalna
um-name-the-wolf-dreamer = Śniący o wilkach
um-name-the-cartographer = Kartograf
um-name-the-heiress = Dziedziczka
um-name-the-architect = Architekt

## Warstwy traumy

um-name-a-quarrel-unresolved = Niezażegnany spór
um-name-the-unsent-letter = Niewysłany list
um-name-a-silent-house = Milczący dom
um-name-the-sold-piano = Sprzedany fortepian
um-name-a-name-not-spoken = Przemilczane imię
um-name-the-empty-chair = Puste krzesło
um-name-the-closed-shop = Zamknięty sklep
um-name-a-broken-engagement = Zerwane zaręczyny
um-name-the-fathers-watch = Zegarek ojca
um-name-the-unfinished-portrait = Nieskończony portret
um-name-a-lost-faith = Utracona wiara
um-name-the-second-mourning = Druga żałoba
um-name-the-duel-at-dawn = Pojedynek o świcie
um-name-the-sisters-illness = Choroba siostry
um-name-the-last-performance = Ostatni występ
um-name-the-road-from-lemberg = Droga ze Lwowa
um-name-a-fall-from-grace = Popadnięcie w niełaskę
um-name-the-stolen-manuscript = Skradziony rękopis
um-name-the-drowned-garden = Zatopiony ogród
um-name-the-caged-years = Lata w klatce
um-name-the-lost-child = Utracone dziecko
um-name-the-long-winter = Długa zima
um-name-the-house-in-ashes = Dom w popiołach
um-name-the-silent-witness = Niemy świadek
um-name-the-first-session = Pierwsza sesja

## Ukryte marzenia

um-name-the-tower-of-matches = Wieża z zapałek
um-name-the-bird-in-the-bell = Ptak w dzwonie
um-name-the-flooded-orchard = Zalany sad
um-name-the-burning-letter = Płonący list
um-name-the-endless-corridor = Korytarz bez końca
um-name-the-speaking-tree = Mówiące drzewo
um-name-the-teeth-of-glass = Zęby ze szkła
um-name-the-wolf-at-the-window = Wilk za oknem
um-name-the-staircase-without-end = Schody bez końca
um-name-the-stranger-at-the-table = Obcy przy stole
um-name-the-cradle-of-moss = Kołyska z mchu
um-name-the-harvest-of-clocks = Żniwo zegarów
um-name-the-two-doors = Dwoje drzwi
um-name-the-river-of-ink = Rzeka atramentu
um-name-the-fire-in-the-nursery = Pożar w pokoju dzieci
um-name-the-garden-under-snow = Ogród pod śniegiem
um-name-the-falling-balloon = Spadający balon
um-name-the-masked-dancer = Zamaskowana tancerka
um-name-the-marriage-of-storms = Zaślubiny burz
um-name-the-roots-of-the-house = Korzenie domu
um-name-the-ship-of-leaves = Statek z liści
um-name-the-giants-footsteps = Kroki olbrzyma
um-name-the-empty-sky = Puste niebo
um-name-the-red-room = Czerwony pokój

## Jawne marzenia

um-name-a-kiss-in-the-arbour = Pocałunek w altanie
um-name-a-rose-with-thorns = Róża z kolcami
um-name-a-missed-train = Pociąg, który uciekł
um-name-a-fall-in-the-prater = Upadek na Praterze
um-name-an-examination-again = Znowu egzamin
um-name-a-flight-over-roofs = Lot nad dachami
um-name-a-lost-key = Zgubiony klucz
um-name-a-dog-that-speaks = Pies, który mówi
um-name-a-spilled-glass = Rozlana szklanka
um-name-a-wedding-without-guests = Wesele bez gości
um-name-a-letter-in-cipher = Zaszyfrowany list
um-name-a-walk-in-the-rain = Spacer w deszczu
um-name-a-grandfathers-voice = Głos dziadka
um-name-a-door-ajar = Uchylone drzwi
um-name-a-fever = Gorączka
um-name-a-forest-of-umbrellas = Las parasoli
um-name-a-swim-at-night = Nocna kąpiel
um-name-a-duel-with-spoons = Pojedynek na łyżki
um-name-a-family-dinner = Rodzinny obiad
um-name-a-seed-in-the-palm = Ziarno na dłoni
um-name-a-train-through-the-sea = Pociąg przez morze
um-name-a-quarrel-in-whispers = Kłótnia szeptem
um-name-a-missing-shoe = Brakujący but
um-name-a-gift-refused = Odrzucony podarek

## Cele lokacji

um-name-two-columns = Dwie kolumny
um-name-three-ideas = Trzy pomysły
um-name-two-treatises = Dwie rozprawy
um-name-two-marks = Dwa wglądy w mieście
um-name-three-routine = Trzech pacjentów typowych
um-name-two-case-studies = Dwaj pacjenci przełomowi
um-name-five-clients = Pięciu wyleczonych

## Akcje stołu spotkań

um-name-tile-left = Płytka ze stosu
um-name-tile-centre = Płytka ze środka
um-name-tile-right = Płytka z prawej
um-name-gain-research = Zdobądź badania
um-name-play-or-publish = Zagraj lub opublikuj
um-name-three-insights = Trzy wglądy
um-name-arrange-insights = Ułóż wglądy
um-name-move-professor = Porusz profesora
um-name-move-freud = Porusz Freuda

## Pola premii

um-name-theatre-top = Teatr, góra
um-name-theatre-middle = Teatr, środek
um-name-theatre-bottom = Teatr, dół
um-name-library-top = Biblioteka, góra
um-name-library-middle = Biblioteka, środek
um-name-library-bottom = Biblioteka, dół
um-name-opera-top = Opera, góra
um-name-opera-middle = Opera, środek
um-name-opera-bottom = Opera, dół
um-name-museum-top = Muzeum, góra
um-name-museum-middle = Muzeum, środek
um-name-museum-bottom = Muzeum, dół
um-name-university-top = Uniwersytet, góra
um-name-university-middle = Uniwersytet, środek
um-name-university-bottom = Uniwersytet, dół
um-name-cafe-top = Kawiarnia, góra
um-name-cafe-middle = Kawiarnia, środek
um-name-cafe-bottom = Kawiarnia, dół
um-name-green-3 = Zielona dzielnica, 3
um-name-green-4 = Zielona dzielnica, 4
um-name-green-5 = Zielona dzielnica, 5
um-name-green-6 = Zielona dzielnica, 6
um-name-purple-3 = Fioletowa dzielnica, 3
um-name-purple-4 = Fioletowa dzielnica, 4
um-name-purple-5 = Fioletowa dzielnica, 5
um-name-purple-6 = Fioletowa dzielnica, 6
um-name-red-3 = Czerwona dzielnica, 3
um-name-red-4 = Czerwona dzielnica, 4
um-name-red-5 = Czerwona dzielnica, 5
um-name-red-6 = Czerwona dzielnica, 6

## Karty gabinetu

um-name-room-key = Gabinet z kluczem
um-name-room-owl = Gabinet z sową
um-name-room-candle = Gabinet ze świecą
um-name-room-mask = Gabinet z maską

## Miejsca i kolory

um-name-theatre = Teatr
um-name-library = Biblioteka
um-name-opera = Opera
um-name-museum = Muzeum
um-name-university = Uniwersytet
um-name-cafe = Kawiarnia
um-name-green = Zielony
um-name-purple = Fioletowy
um-name-red = Czerwony
um-name-level-i = Poziom I
um-name-level-ii = Poziom II
um-name-reserve = Rezerwa
um-name-minor-growth = Mały wgląd rozwoju
um-name-minor-freedom = Mały wgląd wolności
um-name-minor-passion = Mały wgląd pasji
um-name-median-growth = Średni wgląd rozwoju
um-name-median-freedom = Średni wgląd wolności
um-name-median-passion = Średni wgląd pasji
um-name-major-growth = Duży wgląd rozwoju
um-name-major-freedom = Duży wgląd wolności
um-name-major-passion = Duży wgląd pasji
um-name-growth = Rozwój
um-name-freedom = Wolność
um-name-passion = Pasja
um-name-room-1 = Pierwszy gabinet
    .short = Gabinet 1
um-name-room-2 = Drugi gabinet
    .short = Gabinet 2
um-name-row-1 = Górny rząd
um-name-row-2 = Środkowy rząd
um-name-row-3 = Dolny rząd
um-name-column-1 = Lewa kolumna
um-name-column-2 = Środkowa kolumna
um-name-column-3 = Prawa kolumna
um-name-level-i-left = Poziom I, stos
um-name-level-i-centre = Poziom I, środek
um-name-level-i-right = Poziom I, prawa
um-name-level-ii-left = Poziom II, stos
um-name-level-ii-centre = Poziom II, środek
um-name-level-ii-right = Poziom II, prawa
um-space = Pole pomysłów { $row }/{ $column }
    .short = { $row }/{ $column }
um-cell = Pole notatnika { $row }/{ $column }
um-name-inkpot-top = Kałamarz: górne pole
um-name-inkpot-row-1 = Kałamarz: górny rząd
um-name-inkpot-row-2 = Kałamarz: środkowy rząd
um-name-inkpot-row-3 = Kałamarz: dolny rząd
um-name-inkpot-left = Kałamarz: lewe pole
um-name-coffee = Kawa
um-name-manifest-deck = Talia jawnych marzeń
# $kind: common or own; $spot: a place of the dial
um-stone =
    { $kind ->
        [own] { $spot }, własny
       *[common] { $spot }, zwykły
    }
um-location-effect = { $location }, efekt { $number }
um-reputation-action = Akcja reputacji { $number }

## Opcje

um-option-recall = Przywołanie bez pomysłu na stole
um-option-recall-second-print = Dozwolone, gdy brak pustego pola
um-option-recall-first-print = Nigdy

## Plansza

um-board-round = Runda { $round }, { $name }: { $phase }.
um-board-set-up = Przygotowanie, { $name }: { $phase }.
# $phase: client, tile, turn, state, recall, treat, boxes, draft, over albo effect
um-board-phase =
    { $phase ->
        [client] wybór pacjenta
        [tile] wybór płytki startowej
        [turn] początek tury
        [state] ogłaszanie pomysłów
        [recall] przywołanie pomysłów
        [treat] leczenie pacjentów
        [boxes] użycie puzderek
        [draft] nowi pacjenci
        [over] gra jest skończona
       *[effect] rozpatrywanie efektu
    }
um-board-last-round = To ostatnia runda.
um-board-signalled = Padł sygnał końca: po tej jeszcze jedna runda.
um-board-freud = Freud: { $location }, reputacja { $space }.
um-board-player = gracz
um-board-points = pkt
um-board-reputation = rep
um-board-coffee = kaw
um-board-boxes = puz
um-board-bright = świ
um-board-ideas = pom.
um-board-hand = ręka
um-board-tiles = płyt
um-board-cured = wyl.
um-board-treatises = roz
um-board-professor = profesor
um-board-figures-are = { $name }: punkty { $points }, reputacja { $reputation }, kawa { $coffee }, puzderka { $boxes }, świetne pomysły { $bright }; pomysły w puli { $supply }, na stole { $table }, zablokowane { $locked }; ręka { $hand }, płytki notatnika { $tiles }, wyleczeni pacjenci { $cured }, rozprawy { $treatises }; profesor: { $professor }
um-board-figures-signs = pomysły: pula+stół; wglądy: zwykłe+w kolorze gracza
um-board-dial = Wglądy
um-board-dial-of = Wglądy, { $name }: { $insights }
# $ring: minor, median albo major
um-board-ring =
    { $ring ->
        [minor] małe
        [median] średnie
       *[major] duże
    }
um-board-insights-at = { $spot }: zwykłe { $common }, w kolorze gracza { $own }
um-board-rooms = Gabinety, { $name }
um-board-room-empty = pusty
um-board-room-blocked = zablokowany: { $card }
um-board-therapy = { $room }, znacznik terapii na { $marker }
um-board-therapy-track = Katharsis na { $catharsis }, wyleczenie na 0.
um-board-treated = leczony w tej turze
um-board-grief = warstwa traumy
um-board-manifest = jawne marzenie
um-board-latent = ukryte marzenie
um-board-choose = Do wyboru
um-board-held = jeszcze nieumieszczona
um-board-your-hand = Twoja ręka
um-board-table = Stół spotkań
um-board-table-signs = o puste, × zablokowane; 1↘ib: gracz 1 wskazuje w prawo w dół, i pomysł, b świetny pomysł
um-board-ink = kałamarz { $steps }
um-board-space-taken = { $space }: { $name } wskazuje: { $action } (pomysły { $ideas }, świetne pomysły { $bright })
um-board-space-blocked = Zablokowane: { $spaces }
um-board-spaces-free = Puste: { $spaces }
um-board-notebook = Notatnik, { $name }
# $state: locked albo open
um-board-column =
    Kolumna { $number }{ $state ->
        [locked] {""} (zabl.)
       *[open] {""}
    }
# $state: locked albo open
um-board-column-is =
    { $state ->
        [locked] zablokowana
       *[open] odblokowana
    }
um-board-row = Rząd { $number }
um-board-notebook-signs = > kałamarz, * wgląd wciąż zablokowany, ✓ wypełniono
# $space: top, row albo left
um-board-inkpot =
    { $space ->
        [top] Kałamarz na górnym polu
        [row] Kałamarz przy rzędzie { $row }
       *[left] Kałamarz na lewym polu
    }
um-board-line-printed = wydrukowano: { $effect }
# $state: complete albo open
um-board-line-end =
    { $state ->
        [complete] na końcu: { $effect }
       *[open] po wypełnieniu: { $effect }
    }
um-board-line-locked = własny wgląd wciąż zablokowany
um-board-locked = zablokowane pomysły: { $locked }
um-board-display = Wystawka płytek notatnika
um-board-stack = zakryte pod spodem: { $below }
um-board-banner = baner: { $effect }
um-board-empty-slot =
    puste: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
um-board-city = Miasto
um-board-city-signs = 1 profesor gracza 1, F Freud; symbole razem z dowolnymi
um-board-location = lokacja
um-board-figures = figurki
um-board-tags-of = symb. { $number }
um-board-free-slots = premie
um-board-location-is =
    { $location } ({ $district }): figurki { $figures ->
        [none] brak
       *[other] { $figures }
    }; symbole { $tags }; puste pola premii { $slots }
um-board-slot-used = wykorzystane
um-board-districts = Pola premii
um-board-tokens = pozostałe żetony: { $tokens }
um-board-need =
    { $tags ->
        [one] od { $tags } symbolu
       *[other] od { $tags } symboli
    }
um-board-mark = zajęte: { $name }
um-board-research = Wystawka kart badań
um-board-decks = Karty w talii: { $cards }
um-board-played = W grze: { $name }
um-board-is-cured = wyleczony
um-board-tags = symbole { $tags }
um-board-tags-are = Symbole
um-board-wild = Dowolna lokacja
# $colour: green, purple albo red
um-board-volume =
    { $colour ->
        [green] zielony tom
        [purple] fioletowy tom
       *[red] czerwony tom
    }
um-board-volumes =
    tomy { $volumes }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
um-board-all-treatises = Rozprawy
um-board-published =
    publikacja: { $name }, pozostałe tomy: { $volumes ->
        [none] brak
       *[other] { $volumes }
    }
um-board-goals = Cele lokacji
um-board-claimed = zdobywa { $name }
um-board-clients = Wystawka pacjentów
# $kind: case-study albo routine
um-board-client =
    { $kind ->
        [case-study] pacjent przełomowy
       *[routine] pacjent typowy
    }, terapia { $therapy }, punkty { $points }
um-board-layer = terapia { $therapy }, punkty { $points }
# $symbol: waves, cloud albo eye
um-board-symbol =
    { $symbol ->
        [waves] fale
        [cloud] chmura
       *[eye] oko
    }
um-board-at-end = na koniec gry:
um-board-start = profesor: { $location }; wglądy: { $insights }
um-board-client-decks = Talie: typowi { $routine }, przełomowi { $cases }
um-board-dreams = Wystawka jawnych marzeń
um-board-track = Tor reputacji
um-board-zone = punkty { $points }, kawa { $coffee }
um-board-zone-of = pole { $space }, { $zone }
um-board-from = gdy Freud jest na { $space } lub dalej:
um-board-player-board = Plansza, { $name }
um-board-known = znane karty na ręce

## Moduły

um-option-journalist = Dziennikarz
um-option-journalist-false = Nie ma go w mieście
um-option-journalist-true = Jest w mieście
um-option-locations = Nakładki lokacji
um-option-locations-printed = Brak: pola planszy
um-option-locations-coloured = Sześć kolorowych stron
um-option-locations-mixed = Po jednej kolorowej stronie w każdej dzielnicy i trzy szare
um-option-locations-grey = Sześć szarych stron
um-option-fireworks = Fajerwerki
um-option-fireworks-false = Nie ma ich w mieście
um-option-fireworks-true = Są w mieście
# $figure: freud albo professor
um-ask-walk-or-journalist =
    O ile lokacji poruszasz { $figure ->
        [freud] Freuda
       *[professor] profesora
    } albo dziennikarza?
um-ask-join = Kto idzie do Freuda?
um-ask-treat-one = Którego pacjenta leczysz jednym marzeniem?
um-offer-walk-journalist =
    Dziennikarz: { $location } ({ $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    })
# $figure: journalist albo professor
um-offer-join =
    { $figure ->
        [journalist] Dziennikarz
       *[professor] Twój profesor
    } idzie do Freuda: { $location }
um-offer-fireworks-bonus = Zdobądź premię z fajerwerkami: { $slot } ({ $effect })
um-event-fireworks-used = { $seat } używa fajerwerków do premii: { $slot }.
    .you = Używasz fajerwerków do premii: { $slot }.
um-event-fireworks-moved = Fajerwerki ruszają dalej: { $district }.
um-refused-wrong-journalist-walk = Dziennikarza nie ma w mieście albo nie może poruszyć się o tyle lokacji.
um-refused-cannot-join = Ta figurka jest już przy Freudzie albo nie ma jej w mieście.
um-refused-no-fireworks = Fajerwerki pomagają tylko przy premii dzielnicy, w której stoją.
um-effect-treat = lecz pacjenta jednym marzeniem
um-name-prater = Prater
um-name-naschmarkt = Naschmarkt
um-name-secession = Secesja
um-name-musikverein = Musikverein
um-name-general-hospital = Szpital Powszechny
um-name-polytechnic = Politechnika
um-board-journalist = Dziennikarz: { $place }.
um-board-the-journalist = dziennikarz
um-board-journalist-signs = J dziennikarz
um-board-fireworks = Fajerwerki: { $place }.
um-board-fireworks-here = fajerwerki: o jeden symbol mniej
# $side: coloured albo grey
um-board-cover =
    { $tile }, { $side ->
        [grey] szara strona
       *[coloured] kolorowa strona
    }

## Id

um-name-the-id = Id
um-name-id-notebook-1 = Notatnik I
um-name-id-notebook-2 = Notatnik II
um-name-id-notebook-3 = Notatnik III
um-name-id-research-1 = Badania I
um-name-id-research-2 = Badania II
um-name-id-research-3 = Badania III
um-name-id-city-1 = Miasto I
um-name-id-city-2 = Miasto II
um-name-id-city-3 = Miasto III
um-name-overlay-routine-red = Czerwona nakładka pacjenta typowego
um-name-overlay-routine-green = Zielona nakładka pacjenta typowego
um-name-overlay-routine-purple = Fioletowa nakładka pacjenta typowego
um-name-overlay-routine-wild = Nakładka pacjenta typowego z dowolną lokacją
um-name-overlay-case-red = Czerwona nakładka pacjenta przełomowego
um-name-overlay-case-green = Zielona nakładka pacjenta przełomowego
um-name-overlay-case-purple = Fioletowa nakładka pacjenta przełomowego
um-name-overlay-case-reputation = Nakładka reputacji pacjenta przełomowego
# $way: up albo down
um-id-card-is =
    { $space }, { $way ->
        [up] w górę
       *[down] w dół
    }
um-id-does-upper-display = Usuwa pierwszą z prawej płytkę poziomu I z wystawki: baner i kawa ({ $coffee })
um-id-does-lower-display = Usuwa pierwszą z prawej płytkę poziomu II z wystawki: baner i kawa ({ $coffee })
um-id-does-dream = Używa za darmo odsłoniętego marzenia pacjenta
um-id-does-swap-and-play = Dobiera kartę, wymienia ją na odkrytą, zagrywa ją i cały swój stos
um-id-does-publish = Publikuje rozprawę
um-id-does-play-and-publish = Dobiera i zagrywa kartę, potem publikuje rozprawę
um-id-does-move-freud = Porusza Freuda o 1–3 lokacje i rozpatruje jego lokację
um-id-does-move-professor = Porusza profesora do Freuda albo dalej i rozpatruje tę lokację
um-id-does-goal = Bierze cel z końca rzędu
# $pick: client, routine, case-study, manifest, room, dream, research, treatise, volume, citation albo goal
um-id-compass =
    Kompas wskazuje { $from ->
        [left] w lewo
       *[right] w prawo
    }, więc Id bierze z tej strony { $pick ->
        [client] skrajnego pacjenta
        [routine] skrajnego pacjenta typowego
        [case-study] skrajnego pacjenta przełomowego
        [manifest] skrajne z najsilniejszych marzeń
        [room] pacjenta, dla którego użyje pierwszego puzderka
        [dream] pacjenta, którego marzenia użyje
        [research] odkrytą kartę badań
        [treatise] skrajną z najlepszych rozpraw
        [volume] skrajną ze swoich kart o najmniejszej liczbie symboli
        [citation] rozprawę do zacytowania z twojego rzędu
       *[goal] skrajny cel
    } i obraca strzałkę.
um-id-reshuffled = Talia kart stołu jest pusta; odkryte karty zostają potasowane.
um-id-card =
    Id odkrywa kartę: { $space }, { $way ->
        [up] w górę
       *[down] w dół
    }.
um-id-taken = { $space }: zajęte; Id idzie dalej wzdłuż kolumny.
um-id-full = Żadne pole kolumny nie jest puste, więc Id przywołuje pomysły.
um-id-too-few = Id ma za mało pomysłów, by je ogłosić (pomysły: { $ideas }, świetne pomysły: { $bright }), więc je przywołuje.
um-id-placed = Id umieszcza tutaj: { $space } (pomysły: { $ideas }, świetne pomysły: { $bright }).
# $to: top, row-1, row-2, row-3 albo covered; $freed: nothing, idea albo bright
um-id-inked =
    Id przesuwa kałamarz o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }: { $to ->
        [top] na górne pole
        [row-1] na górny rząd
        [row-2] na środkowy rząd
        [row-3] na dolny rząd
       *[covered] na zakryte pole, i przesunie go o tyle samo
    }{ $freed ->
        [nothing] {""}
        [idea] {""}; odblokowuje pomysł
       *[bright] {""}; otrzymuje tylko świetny pomysł leżący na zablokowanym
    }.
um-id-row =
    Id rozpatruje: { $line }, { $active ->
        [one] { $active } aktywna płytka
        [few] { $active } aktywne płytki
       *[other] { $active } aktywnych płytek
    }{ $tied ->
        [yes] {""}, tyle samo co w innym rzędzie, ale niżej
       *[no] {""}, najwięcej
    }.
um-id-column =
    Id rozpatruje: { $line }, { $active ->
        [one] { $active } aktywna płytka
        [few] { $active } aktywne płytki
       *[other] { $active } aktywnych płytek
    }{ $tied ->
        [yes] {""}, tyle samo co w innej kolumnie, ale bardziej w prawo
       *[no] {""}, najwięcej
    }.
um-id-no-column = Wszystkie kolumny Id są jeszcze zablokowane, więc żadna nie jest rozpatrywana.
um-id-part =
    { $line }: { $end ->
        [yes] odblokowany efekt na końcu
       *[no] wydrukowany wgląd
    }: { $effect }.
um-id-tile = Działa płytka { $tile } ({ $cell }).
um-id-flipped = Id odwraca pierwszą z lewej nieaktywną płytkę rzędu: { $tile } jest aktywna ({ $cell }).
um-id-completed = { $line }: trzy aktywne płytki; wgląd trafia do puli pomysłów Id.
# $what: elevate, transfer, minor, location, no-card, median, tile, major, gain-tile albo no-treatise
um-id-exchanged =
    Id wymienia { $what ->
        [elevate] wzniesienie
        [transfer] przesunięcie
        [minor] mały wgląd
        [location] efekt lokacji
        [no-card] kartę, której nie ma
        [median] średni wgląd
        [tile] zwykłą płytkę notatnika
        [major] duży wgląd
        [gain-tile] płytkę do zdobycia
       *[no-treatise] rozprawę, której nie może opublikować
    }{ $times ->
        [one] {""}:
       *[other] {""} (razy: { $times }), za każdym razem:
    } { $gain }{ $total ->
        [0] {""}
       *[other] {""} (kawa teraz: { $total })
    }.
um-id-coffee =
    Id otrzymuje { $count ->
        [one] { $count } kawę
        [few] { $count } kawy
       *[other] { $count } kaw
    } (kawa teraz: { $total }).
um-id-brewed =
    Id zamienia kawę ({ $coffee }) na { $points ->
        [0] puzderko
       *[other] punkty ({ $points }), bo nie ma miejsca na puzderko
    } (pozostała kawa: { $left }).
um-id-took-tile = Id usuwa płytkę { $tile } z wystawki dla jej banera: { $effect }.
um-id-nothing =
    { $why ->
        [no-tile] W tym rzędzie wystawki nie ma już płytek
        [therapy] Trwa przyznawanie punktów terapii, więc inne marzenie nie zostaje użyte
       *[no-dream] Żaden pacjent Id nie ma już marzenia
    }{ $coffee ->
        [0] {""}
        [one] {""}; Id i tak otrzymuje { $coffee } kawę
        [few] {""}; Id i tak otrzymuje { $coffee } kawy
       *[other] {""}; Id i tak otrzymuje { $coffee } kaw
    }.
um-id-idle = Dla Id nic z tego nie wynika: { $effect }.
um-id-dream = Id używa za darmo odsłoniętego marzenia: { $room }.
um-id-treatise =
    Id wybiera do publikacji rozprawę { $treatise } (punkty: { $points }), { $cites ->
        [0] najlepszą możliwą z samych swoich kart
        [one] najlepszą możliwą, cytując { $cites } twój tom
        [few] najlepszą możliwą, cytując { $cites } twoje tomy
       *[other] najlepszą możliwą, cytując { $cites } twoich tomów
    }.
um-id-cannot-publish =
    Id nie może publikować: { $insight ->
        [yes] nie da się uzupełnić żadnej rozprawy
       *[no] nie ma wglądu w puli
    }.
um-id-published =
    Id publikuje rozprawę { $treatise }, oddaje wgląd z puli pomysłów i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
um-id-walked =
    Id porusza { $figure ->
        [freud] Freuda
       *[professor] swojego profesora
    }: { $location }, gdzie ma najwięcej rozpatrzeń ({ $triggers }){ $tied ->
        [yes] {""}, najbliższa z kilku lokacji
       *[no] {""}
    }.
um-id-walked-quietly =
    Id porusza { $figure ->
        [freud] Freuda
       *[professor] swojego profesora
    }: { $location }, gdzie można by rozpatrzyć najwięcej{ $tied ->
        [yes] {""}, najbliższa z kilku lokacji
       *[no] {""}
    }; ten ruch niczego nie rozpatruje.
um-id-joined = Id porusza swojego profesora do Freuda, bo stoją osobno: { $location }.
# $instead: freud albo professor; $errand: triggers, freud albo quiet
um-id-journalist =
    Id porusza dziennikarza zamiast { $instead ->
        [freud] Freuda
       *[professor] swojego profesora
    }{ $errand ->
        [freud] {""}, do Freuda
       *[other] {""}
    }: { $location }, { $stuck ->
        [yes] bo profesor już tam stoi
       *[no] bo rozpatrzy więcej ({ $triggers } zamiast { $fewer })
    }{ $tied ->
        [yes] {""}, najbliższa z kilku lokacji
       *[no] {""}
    }{ $errand ->
        [quiet] {""}; ten ruch niczego nie rozpatruje
       *[other] {""}
    }.
um-id-visited =
    { $location }: Id liczy { $by ->
        [tags] symbole
       *[figures] figurki
    } i ma { $triggers ->
        [one] { $triggers } rozpatrzenie
        [few] { $triggers } rozpatrzenia
       *[other] { $triggers } rozpatrzeń
    }.
um-id-goal = Id bierze cel, choć nie musi go spełniać: { $goal }.
um-id-no-goal = Nie ma już celów; Id zyskuje punkt reputacji.
# $plight: none, no-insight albo no-tags
um-id-bonus =
    Id zdobywa { $plight ->
        [none] najwyższą możliwą premię dzielnicy (symbole: { $tags })
        [no-insight] najwyżej położoną premię lokacji, bo nie ma wglądu dla dzielnicy
       *[no-tags] najwyżej położoną premię lokacji, bo żadna premia dzielnicy nie jest dostępna
    }: { $slot } ({ $mover ->
        [freud] dzięki Freudowi
        [journalist] dzięki dziennikarzowi
       *[professor] dzięki profesorowi
    }{ $tied ->
        [yes] {""}, którego miejsce rozstrzyga remis
       *[no] {""}
    }): { $effect }.
um-id-no-bonus = Tam, gdzie stoją figurki, nie ma dostępnej premii, więc Id żadnej nie zdobywa.
um-id-any-kind = { $room }: na wystawce brak pacjenta właściwego rodzaju, więc Id bierze dowolnego.
um-id-overlaid = { $overlay } zakrywa efekty pacjenta: { $client }.
um-id-no-overlay = Nie ma już nakładek tego rodzaju: liczą się tylko wydrukowane symbole pacjenta, { $client }.
um-id-won = Wygrywa Id.
um-id-manifest-taken = Id bierze { $dream }, jawne marzenie z największą liczbą punktów terapii ({ $therapy }).
um-id-shelved =
    { $treatise } trafia na { $side ->
        [left] lewy
       *[right] prawy
    } koniec twojego rzędu.
um-id-ask-shelve = Na którym końcu swojego rzędu kładziesz rozprawę?
um-id-offer-shelve =
    { $side ->
        [left] Lewy koniec
       *[right] Prawy koniec
    }
um-id-board = Plansza Id
um-id-board-compass =
    kompas { $side ->
        [left] w lewo
       *[right] w prawo
    }
um-id-board-brew = kawa potrzebna na puzderko: { $coffee }
um-id-board-cards = karty stołu: w talii { $deck }, odkryte { $spent }
um-id-board-active = aktywna
um-id-board-inactive = nieaktywna
um-id-board-guards = świetne pomysły na zablokowanych: { $count }
um-id-board-supply = wglądy w puli pomysłów: { $count }
um-id-board-overlays = Następne nakładki pacjentów typowych
um-id-board-twins = Następne nakładki pacjentów przełomowych
um-id-board-goals = Cele od lewej
um-id-board-shelf = Twoje rozprawy od lewej
um-id-board-row = Karty w grze od lewej
um-id-board-covered = zakryte: { $overlay }
um-option-level = Poziom Id
um-option-level-easy = Łatwy: jedna aktywna płytka, słabe nakładki
um-option-level-medium = Średni: trzy aktywne płytki, słabe nakładki
um-option-level-hard = Trudny: trzy aktywne płytki, silne nakładki
um-option-strong-coffee = Mocna kawa
um-option-strong-coffee-false = Nie: puzderko za cztery kawy
um-option-strong-coffee-true = Tak: puzderko za trzy kawy
um-option-id-rows = Rzędy płytek Id
um-option-id-rows-notebook-research-city = Notatnik, Badania, Miasto
um-option-id-rows-notebook-city-research = Notatnik, Miasto, Badania
um-option-id-rows-research-notebook-city = Badania, Notatnik, Miasto
um-option-id-rows-research-city-notebook = Badania, Miasto, Notatnik
um-option-id-rows-city-notebook-research = Miasto, Notatnik, Badania
um-option-id-rows-city-research-notebook = Miasto, Badania, Notatnik

## Solo

um-board-id = Id

# Towarzysz gry na prawdziwym stole.
um-companion-ask-begin = Jak zaczyna się gra?
um-companion-ask-card = Którą kartę odsłania Id?
um-companion-ask-column = Na których polach kolumny leżą twoje pomysły?
um-companion-ask-inkpot = Ile kałamarzy jest obok rzędu { $row }?
um-companion-ask-end = Co pokazuje efekt na końcu: { $line }?
um-companion-ask-tile =
    Co pokazuje baner skrajnej prawej płytki { $level ->
        [level-i] górnego
       *[other] dolnego
    } rzędu?
um-companion-ask-dream = Co pokazuje używane marzenie ({ $room })?
um-companion-ask-shown-card =
    Co pokazuje { $side ->
        [left] lewa
       *[other] prawa
    } karta?
um-companion-ask-stack-card = Co pokazuje wierzchnia karta jego stosu?
um-companion-ask-shelf = Które rozprawy są twoje, od lewej do prawej?
um-companion-ask-treatise = Co pokazuje ta rozprawa: { $treatise }?
um-companion-ask-figures = Gdzie stoją figurki?
um-companion-ask-city = Które pola premii są zajęte?
um-companion-ask-slot = Co pokazuje to pole: { $slot }?
um-companion-ask-reputation = Przesuń znacznik Freuda, potem znacznik Id. Co minęły?
um-companion-ask-track = Co pokazuje strefa nad jego znacznikiem?
um-companion-ask-clients =
    { $kind ->
        [routine] Pacjent typowy
       *[other] Pacjent przełomowy
    } przychodzi do: { $room }, od { $side ->
        [left] lewej
       *[other] prawej
    }. Ilu jest widocznych?
um-companion-ask-manifest =
    Marzenie z największą liczbą punktów terapii trafia do: { $room }. Czy jest tylko jedno? Z kilku weź skrajne { $side ->
        [left] lewe
       *[other] prawe
    }.
um-companion-ask-marker = Ile punktów terapii mają razem pacjent i warstwa ({ $room })?
um-companion-ask-layer = Co pokazuje warstwa traumy ({ $room })?
um-companion-ask-cure = Ile punktów daje wyleczony pacjent ({ $room })?
um-companion-ask-overlay = Jakie symbole pokazuje wierzchnia nakładka pacjenta typowego?
um-companion-ask-twin = Co punktuje wierzchnia nakładka pacjenta przełomowego?
um-companion-ask-printed = Nie ma już nakładek. Jakie symbole pokazuje pacjent?
um-companion-ask-goal =
    Który cel leży najdalej z { $side ->
        [left] lewej
       *[other] prawej
    }?
um-companion-ask-goal-met = Spełnia cel: { $goal }. Czy jeszcze leży?
um-companion-ask-goal-row = Spełnia kilka celów. Który leży najdalej po lewej?
um-companion-ask-mine = Twoja tura. Co się w niej stało?
um-companion-ask-last = Koniec gry. Co masz na koniec?
um-companion-ask-ahead = Oba znaczniki stoją na tym samym polu. Czyj leży niżej?
um-companion-ask-kinds = Ile punktów daje plansza za różne symbole (liczba: { $kinds })?
um-companion-ask-set-goods = Co ma
um-companion-ask-set-board = Jego plansza
um-companion-ask-set-room-1 = Jego pierwszy gabinet
um-companion-ask-set-room-2 = Jego drugi gabinet
um-companion-ask-set-figures = Jego profesor
um-companion-ask-add-card = Dodaj kartę do jego rzędu
um-companion-ask-add-cured = Dodaj wyleczonego pacjenta
um-companion-field-start = Gra
um-companion-field-compass = Kompas
um-companion-field-freud = Freud
um-companion-field-space = Pole
um-companion-field-way = Kierunek
um-companion-field-taken = Zajęte przez ciebie
um-companion-field-icons = Kałamarze
um-companion-field-effect = Efekt
um-companion-field-there = Jest
um-companion-field-match = Ten sam symbol na marzeniu i warstwie
um-companion-field-shown = Widoczne
um-companion-field-volume = Tom
um-companion-field-tags = Symbole
um-companion-field-shelf = Twój rząd
um-companion-field-volumes = Tomy od lewej
um-companion-field-points = Punkty
um-companion-field-yours = Twój profesor
um-companion-field-journalist = Dziennikarz
um-companion-field-fireworks = Fajerwerki
um-companion-field-portraits = Minięte portrety
um-companion-field-end = Sygnał końca
um-companion-field-coffee = Kawa
um-companion-field-therapy = Punkty terapii
um-companion-field-each = Punkty za każdy
um-companion-field-what = Co się liczy
um-companion-field-most = Najwyżej
um-companion-field-goal = Cel
um-companion-field-more = Zostaje jeszcze inny
um-companion-field-place = Jego dwa symbole
um-companion-field-cited = Jego tomy, które cytujesz
um-companion-field-reputation = Reputacja
um-companion-field-ahead = Niżej
um-companion-field-boxes = Puzderka
um-companion-field-bright = Świetne pomysły
um-companion-field-ideas = Pomysły w jego puli
um-companion-field-insights = Wglądy w jego puli
um-companion-field-stack = Karty w jego stosie
um-companion-field-deck = Talia kart badań
um-companion-field-inkpot = Kałamarz
um-companion-field-active = Aktywne płytki
um-companion-field-locked = Zablokowane pomysły
um-companion-field-kind = Pacjent
um-companion-field-marker = Znacznik terapii
um-companion-field-layer = Warstwa traumy
um-companion-field-manifest = Jawne marzenie
um-companion-field-latent = Ukryte marzenie
um-companion-field-professor = Jego profesor
um-companion-field-room = Drugi gabinet
um-companion-word-new = Od początku
um-companion-word-middle = W trakcie
um-companion-word-left = Lewo
um-companion-word-right = Prawo
um-companion-word-up = W górę
um-companion-word-down = W dół
um-companion-word-yes = Tak
um-companion-word-no = Nie
um-companion-word-shown = Jest widoczny
um-companion-word-none = Brak
um-companion-word-two = Dwa
um-companion-word-one = Tylko jeden
um-companion-word-several = Kilka
um-companion-word-deck = Brak: wierzch talii
um-companion-word-other-two = Brak, kilku innych
um-companion-word-other-one = Brak, jeden inny
um-companion-word-tags-green = Zielone symbole
um-companion-word-tags-purple = Fioletowe symbole
um-companion-word-tags-red = Czerwone symbole
um-companion-word-reputation = Reputacja
um-companion-word-treatises = Rozprawy
um-companion-word-cured = Wyleczeni pacjenci
um-companion-word-kinds = Różne symbole
um-companion-word-goals = Cele
um-companion-word-tiles = Aktywne płytki
um-companion-word-you = Twój
um-companion-word-it = Znacznik Id
um-companion-word-some = Ma karty
um-companion-word-empty = Pusta
um-companion-word-routine = Typowy
um-companion-word-case-study = Pacjent przełomowy
um-companion-word-top = Góra
um-companion-word-row-1 = Rząd 1
um-companion-word-row-2 = Rząd 2
um-companion-word-row-3 = Rząd 3
um-companion-word-blocked = Zablokowany
um-companion-word-open = Otwarty
um-companion-fault-missing = Czegoś brakuje: { $field }.
um-companion-fault-range = { $field }: tylko od { $least } do { $most }.
um-companion-fault-word = To nie pasuje: { $field }.
um-companion-fault-effect = Tego efektu nie da się odczytać albo nie ma on granic.
um-companion-fault-options = Gra nie ma takich opcji.
um-companion-fault-endless = To się nie kończy albo żaden stół tyle nie mieści. Cofnij ostatnią odpowiedź.
um-companion-fault-room = Nie ma na to teraz miejsca; najpierw dokończ to, co trwa.
um-companion-piece-card = karta
um-companion-piece-tile = płytka
um-companion-piece-routine = pacjent typowy
um-companion-piece-case-study = pacjent przełomowy
um-companion-piece-layer = warstwa traumy
um-companion-piece-latent = ukryte marzenie
um-companion-piece-manifest = jawne marzenie
um-companion-piece-overlay = nakładka
um-companion-piece-twin = nakładka pacjenta przełomowego
um-companion-piece-treatise =
    { $colour ->
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    }, { $size ->
        [small] najmniej punktów
        [middle] średnio punktów
       *[large] najwięcej punktów
    }
um-companion-tell-won = Wygrywasz z { $yours } punktami; Id ma { $its }.
um-companion-tell-lost = Id wygrywa z { $its } punktami; masz { $yours }.

## Towarzysz: co jeszcze nastąpi w turze Id
um-companion-coming-tile = Działa: { $tile }.
um-companion-coming-end = { $line }: to, co stoi na końcu.
um-companion-coming-flip = Aktywuje się: { $tile }.
um-companion-coming-boxes = { $count ->
    [one] Jedno puzderko dla jego pacjentów.
    [few] { $count } puzderka dla jego pacjentów.
   *[many] { $count } puzderek dla jego pacjentów.
}
um-companion-coming-client = Nowy pacjent do pustego gabinetu.
um-companion-coming-yours = Potem twoja tura.
## Co zmieniłaby odpowiedź

# $by: zmiana ze znakiem; $size (liczba): ta sama bez znaku; $from i $to (liczby): przedtem i potem
um-would-points =
    { $size ->
        [one] { $by } punkt, { $from } → { $to }
        [few] { $by } punkty, { $from } → { $to }
       *[other] { $by } punktów, { $from } → { $to }
    }
um-would-reputation =
    { $size ->
        [one] { $by } pole reputacji, { $from } → { $to }
        [few] { $by } pola reputacji, { $from } → { $to }
       *[other] { $by } pól reputacji, { $from } → { $to }
    }
um-would-coffee =
    { $size ->
        [one] { $by } kawa, { $from } → { $to }
        [few] { $by } kawy, { $from } → { $to }
       *[other] { $by } kaw, { $from } → { $to }
    }
um-would-boxes =
    { $size ->
        [one] { $by } puzderko, { $from } → { $to }
        [few] { $by } puzderka, { $from } → { $to }
       *[other] { $by } puzderek, { $from } → { $to }
    }
um-would-bright =
    { $size ->
        [one] { $by } świetny pomysł, { $from } → { $to }
        [few] { $by } świetne pomysły, { $from } → { $to }
       *[other] { $by } świetnych pomysłów, { $from } → { $to }
    }
um-would-ideas =
    { $size ->
        [one] { $by } pomysł w puli, { $from } → { $to }
        [few] { $by } pomysły w puli, { $from } → { $to }
       *[other] { $by } pomysłów w puli, { $from } → { $to }
    }
um-would-hand =
    { $size ->
        [one] { $by } karta badań na ręce, { $from } → { $to }
        [few] { $by } karty badań na ręce, { $from } → { $to }
       *[other] { $by } kart badań na ręce, { $from } → { $to }
    }
um-would-played =
    { $size ->
        [one] { $by } zagrana karta badań, { $from } → { $to }
        [few] { $by } zagrane karty badań, { $from } → { $to }
       *[other] { $by } zagranych kart badań, { $from } → { $to }
    }
um-would-tiles =
    { $size ->
        [one] { $by } płytka notatnika, { $from } → { $to }
        [few] { $by } płytki notatnika, { $from } → { $to }
       *[other] { $by } płytek notatnika, { $from } → { $to }
    }
um-would-cured =
    { $size ->
        [one] { $by } wyleczony pacjent, { $from } → { $to }
        [few] { $by } wyleczeni pacjenci, { $from } → { $to }
       *[other] { $by } wyleczonych pacjentów, { $from } → { $to }
    }
um-would-reserve =
    { $size ->
        [one] { $by } wgląd w rezerwie, { $from } → { $to }
        [few] { $by } wglądy w rezerwie, { $from } → { $to }
       *[other] { $by } wglądów w rezerwie, { $from } → { $to }
    }
um-would-insights = { $place } { $from } → { $to }
um-would-inkpot = { $place }
# $from: brak, gdy pacjent dopiero przyszedł
um-would-therapy =
    { $place }: znacznik terapii { $from ->
        [one] { $from } → { $to }
        [few] { $from } → { $to }
        [many] { $from } → { $to }
        [other] { $from } → { $to }
       *[none] na { $to }
    }
