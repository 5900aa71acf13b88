## Premières parties guidées, sur la page et dans le terminal

teach-head = Leçon { $number } sur { $count } : { $title }
teach-number = Leçon { $number } sur { $count }
teach-minutes =
    { $count ->
        [one] environ une minute en tout
       *[other] environ { $count } minutes en tout
    }
teach-sub = Votre première partie, guidée
teach-now = À vous : **{ $answer }**
teach-now-text = À vous : { $answer } (show : fais-le pour moi ; skip : leçon suivante ; leave : continuer seul)
teach-other = Ça marche aussi.
teach-nothing = Rien n’est proposé ici : répondez comme vous voulez.
teach-skipped = Leçon passée. Répondez comme vous voulez.
teach-left = La leçon est finie, la partie continue.
teach-over = C’était la leçon. La partie continue : jouez-la jusqu’au bout, ou arrêtez-vous ici.
teach-next = Continuer
teach-back = Retour
teach-show = Montrez-moi
teach-skip = Passer cette leçon
teach-leave = Quitter la leçon et jouer
teach-finish = Continuer la partie
teach-guide = Lou joue et explique
teach-undo = Tout peut être repris.
teach-free = Jouez comme il vous plaît. La leçon suivante viendra d’elle-même.
teach-wait = Les autres jouent.
teach-dots = { $done } leçons faites sur { $count }
teach-opening = On dresse la table …
