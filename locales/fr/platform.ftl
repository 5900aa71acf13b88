# La plateforme : ce qui se lit dans le navigateur et dans le terminal et n’appartient à aucun jeu en particulier.

## Personnes et robots

seat-human = Joueur { $number }
seat-bot = Robot { $number }

## Menu

menu-start = Commencer la partie
menu-game = Jeu
menu-players = Joueurs
menu-language = Langue

## Jouer

ask = { $name } : { $question } [{ $rule }]
preview-title = Voici ce qui se passerait
why-title = Pourquoi pas ?
rules-title = Règles
help-title = Aide

## Réponses refusées

table-taken-back = { $seat } reprend sa dernière réponse.
table-reset = { $seat } revient en arrière dans ce tour et reprend { $count } réponses.
table-answered = { $seat }: { $action }
table-answered-unseen = { $seat } a répondu.
table-agreed-back = { $seat } reprend une réponse avec l'accord des autres.
table-resigned = { $seat } abandonne.
table-ended = La table met fin à la partie, à la demande de { $seat }.
table-stand-in = Un robot joue désormais à la place de { $seat }.
table-returned = { $seat } est de retour.

## Sauvegarder et quitter

left-over = La partie est terminée.

## La fin

over-title = Fin de la partie
outcome-won = Victoire de { $name }.
outcome-shared = Victoire partagée : { $names }.
outcome-automaton = Le Ça gagne.
outcome-rounds = { $rounds ->
    [one] { $rounds } manche a été jouée.
   *[other] { $rounds } manches ont été jouées.
}
score-what = Score
score-automaton = Le Ça

## Tables sur un serveur

waiting = En attente de { $names }.

## Packs des propriétaires

-language = fr
    .code = fr
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}
