## Premières parties guidées, sur la page et dans le terminal

teach-number = Leçon { $number } sur { $count }
teach-minutes =
    { $count ->
        [one] environ une minute en tout
       *[other] environ { $count } minutes en tout
    }
teach-sub = Votre première partie, guidée
teach-now = À vous : **{ $answer }**
teach-other = Ça marche aussi.
teach-next = Continuer
teach-back = Retour
teach-show = Montrez-moi
teach-skip = Passer cette leçon
teach-leave = Quitter la leçon et jouer
teach-finish = Continuer la partie
teach-guide = Lou joue et explique
teach-undo = Tout coup peut être annulé.
teach-free = Jouez comme il vous plaît. La leçon suivante viendra d’elle-même.
teach-wait = Les autres jouent.
teach-dots = { $done } leçons faites sur { $count }
