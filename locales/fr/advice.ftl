# Hints at the table, and the page that reviews a finished game.

## Hints

hint-thinking = Un robot réfléchit pour vous…
hint-points = { $points } points à la fin
hint-quick = Un simple coup d’œil.
hint-then = Ensuite : { $answers }
hint-close = Fermer le conseil
hint-spoken = { $wins } victoires sur 100, à { $error } près

## Review

review-title = Analyse
review-running = Examen de la réponse { $done } sur { $of }…
review-chance = Chances de gagner
review-after = après chaque réponse ; la bande dit la certitude
review-as-table = En tableau
review-answer = Réponse
review-round = manche { $round }
review-moments = Trois moments décisifs
review-no-moments = Rien ne se détache.
review-choices = Ce qui fut joué, ce qui valait mieux
review-played = joué
review-better = mieux
review-other = à la place
review-best = joué, et le meilleur
review-cost-certain = Cette réponse a coûté { $wins } victoires sur 100, à { $error } près. L’autre était presque sûrement meilleure.
review-cost-probable = Cette réponse a coûté { $wins } victoires sur 100, à { $error } près. L’autre était sans doute meilleure.
review-close = Trop proche pour trancher.
review-nothing-better = Rien ne valait mieux.
review-through = par les yeux de
review-mistakes = ses erreurs
review-rivals = erreurs des autres
review-luck = chance
review-luck-why = La chance est ce que cartes, tirages et mains des autres ont changé entre ses réponses ; un mauvais tirage n’est pas une erreur.
review-play-on = Rejouer d’ici contre des robots
review-then = Le plateau à ce moment
review-then-eyes = tel que le voyait { $name }
review-plans = Tout ce qui a été pesé, le meilleur d’abord
review-pale = La partie pâle est l’endroit où se trouve la vraie chance, 19 fois sur 20.
review-look = Voir le plateau à ce moment
review-back = Retour au résultat
review-prev = Choix précédent
review-next = Choix suivant
review-by-judge = Pesé par { $bot } dans { $worlds } donnes imaginées chacun, selon ce que chacun pouvait savoir ; les chances sont celles d’un juge formé par de nombreuses parties.
review-by-playouts = Pesé par { $bot } dans { $worlds } donnes imaginées chacun, selon ce que chacun pouvait savoir ; les chances sont des victoires comptées dans des parties jouées jusqu’au bout par des robots.
