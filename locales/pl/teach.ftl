## Pierwsze gry z przewodnikiem, na stronie i w terminalu

teach-head = Lekcja { $number } z { $count }: { $title }
teach-number = Lekcja { $number } z { $count }
teach-minutes =
    { $count ->
        [one] razem około minuty
        [few] razem około { $count } minut
       *[other] razem około { $count } minut
    }
teach-sub = Twoja pierwsza gra, z przewodnikiem
teach-now = Teraz ty: **{ $answer }**
teach-now-text = Teraz ty: { $answer } (show: zrób to za mnie; skip: następna lekcja; leave: gram dalej bez lekcji)
teach-other = Tak też można.
teach-nothing = Tu nic nie podpowiadam: odpowiedz, jak chcesz.
teach-skipped = Pominięto. Odpowiedz, jak chcesz.
teach-left = Koniec lekcji, gra toczy się dalej.
teach-over = To była lekcja. Gra toczy się dalej: dokończ ją albo zostaw w tym miejscu.
teach-next = Dalej
teach-back = Wstecz
teach-show = Pokaż mi
teach-skip = Pomiń tę lekcję
teach-leave = Zakończ lekcję i graj dalej
teach-finish = Gram dalej
teach-guide = Lou gra i objaśnia
teach-undo = Wszystko można cofnąć.
teach-free = Graj, jak chcesz. Następna lekcja pojawi się sama.
teach-wait = Grają pozostali.
teach-dots = Lekcje za tobą: { $done } z { $count }
teach-opening = Nakrywamy do stołu …
