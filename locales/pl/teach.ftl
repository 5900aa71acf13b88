## Pierwsze gry z przewodnikiem, na stronie i w terminalu

teach-number = Lekcja { $number } z { $count }
teach-minutes =
    { $count ->
        [one] razem około minuty
        [few] razem około { $count } minut
       *[other] razem około { $count } minut
    }
teach-sub = Twoja pierwsza gra, z przewodnikiem
teach-now = Teraz ty: **{ $answer }**
teach-other = Tak też można.
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
