# La page après la fin : le résultat, comment il est venu, et le contrôle du compte rendu.

## The result

end-rematch = Rejouer
end-to-rematch = Vers la partie suivante
end-board = Regarder le plateau
end-replay = Revoir depuis le début
course-title = Le fil de la partie
course-caption = Score après chaque tour
course-move = Coup
course-show = Sous forme de tableau
# $what: the line of the score sheet that decides; $best and $other: its values
tie-decided = { $names } sont à égalité. « { $what } » départage : { $best } contre { $other }.
tie-rules = { $names } sont à égalité à { $score } ; la règle de départage tranche.
end-winner = Vainqueur
end-second = Deuxième
end-third = Troisième
end-fourth = Quatrième
end-fifth = Cinquième
end-you = vous
score-during = Pendant la partie
score-at-end = À la fin
score-apart = En cas d’égalité
score-total = Total
course-by-turn = points par tour
course-by-move = points par coup
course-turn = Tour
course-by-round = points par manche
course-round = Manche
course-final-short = dernier coup

## The check of the record

# $seal: the first and last digits of the commitment
check-sealed-as = Le mélange a été scellé sous { $seal } avant la première carte. La graine est maintenant connue.
check-go = Vérifier
check-again = Vérifier encore
check-running = Vérification …
check-unreached = Le compte rendu n’a pas pu être obtenu. Rien n’a été vérifié.

# What is still to be done.
check-todo-chain = la chaîne des lignes
check-todo-sealed = le sceau
check-todo-seed = la graine
check-todo-draws = chaque tirage
check-todo-outcome = le résultat

# What was found.
check-found-chain = Le compte rendu est entier : { $lines } lignes, chacune liée à la précédente.
check-found-seen = Son sceau est celui que ce navigateur a vu avant la fin.
check-found-sealed = Son sceau est celui que montre la table. Ce navigateur ne l’a pas vu plus tôt et ne peut en dire davantage.
check-found-seed = La graine correspond au sceau : elle était fixée avant la première carte.
check-found-words = { $count ->
    [0] Personne n’a ajouté de mot au mélange.
    [one] Un mot d’un joueur y est mêlé.
   *[other] { $count } mots de joueurs y sont mêlés.
}
check-found-draws = Les { $draws } tirages en découlent tous : { $numbers } nombres, recalculés et comparés.
check-found-outcome = Le résultat de cette page est celui du compte rendu.
check-right = Tout ce qui peut être vérifié ici est juste.
check-rules = Seules les règles disent si chaque réponse était permise. Enregistrez le compte rendu et lancez « mittwoch replay FICHIER --verify ».

# $line (number): the line of the record; $what: one of the sentences below
check-wrong = Ce compte rendu est faux. Ligne { $line } : { $what }
check-wrong-unreadable = elle n’est pas écrite comme il se doit.
check-wrong-no-record = ce n’est pas le compte rendu d’une partie.
check-wrong-cut-off = le compte rendu est tronqué.
check-wrong-broken-chain = elle a été changée, ou une ligne d’avant ; son contrôle ne correspond pas.
check-wrong-wrong-order = une ligne manque ou n’est pas à sa place.
check-wrong-other-seal = le sceau n’est pas celui de cette table.
check-wrong-wrong-seed = la graine ne correspond pas au sceau.
check-wrong-wrong-draw = le tirage n’est pas celui que donne la graine.
check-wrong-out-of-place = cela ne peut pas arriver ici.
check-wrong-not-agreed = tous n’étaient pas d’accord.
check-wrong-other-outcome = le résultat n’est pas celui que montre la table.
end-review = Analyser la partie
