# La plateforme : tout ce qu'on lit dans le terminal et qui n'appartient à aucun jeu en particulier.

## Personnes et robots

seat-human = Joueur { $number }
seat-bot = Robot { $number }
spectator = spectateur
who-human = une personne
who-bot = robot : { $name }

## Menu

menu-title = Mittwoch
menu-start = Commencer la partie
menu-game = Jeu
menu-players = Joueurs
menu-seat = Place { $number }
menu-language = Langue
menu-resume = Reprendre une partie sauvegardée
menu-replay = Revoir une partie enregistrée
menu-leave = Quitter
files-none = Aucune partie n'est conservée ici pour l'instant.
keys-menu = ↑↓ choisir  ←→ changer  Entrée valider  q quitter
keys-files = ↑↓ choisir  Entrée ouvrir  Échap retour

## Jouer

play-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
ask = { $name } : { $question } [{ $rule }]
offer-free = Vous pouvez aussi : { $answer }
preview-title = Voici ce qui se passerait
log-title = Ce qui s'est passé
why-title = Pourquoi pas ?
why-nothing = Rien de ce qu'on attendrait ne manque.
rules-title = Règles
rules-none = Les règles n'ont pas de paragraphe { $id }.
help-title = Aide
handover = C'est au tour de { $name }. Passez le clavier ; les cartes apparaissent quand { $name } appuie sur Entrée.
handover-undo = Si { $name } veut choisir à nouveau : u.
leave-question =
    Quitter la table ?

    s  sauvegarder et quitter
    d  quitter sans sauvegarder
    Échap  rester
keys-play = ↵ répondre  w pourquoi  l journal  r règles  u annuler  s garder  ? aide  q fin
keys-over = l journal  r règles  s sauvegarder  q quitter
keys-page = ↑↓ PgUp PgDn défiler  / chercher  Échap fermer
help-play =
    La question est au milieu, les réponses sont au-dessous.

    ↑ ↓ ← →  passer d'une réponse à l'autre
    1-9 a-z  aller à une réponse ; la même touche encore la donne
    Entrée  donner la réponse marquée
    PgUp PgDn  faire défiler le plateau
    w  ce qui est impossible maintenant, et la règle qui l'interdit
    l  ce qui s'est passé jusqu'ici
    r  les règles, avec recherche
    u  reprendre votre dernière réponse, si personne n'a rien appris depuis
    s  sauvegarder
    q  quitter

    Ctrl-C quitte aussitôt et sauvegarde la partie.

## Réponses refusées

fault-over = La partie est terminée.
fault-not-asked = Aucune question ne vous est posée pour l'instant.
fault-unreadable = Ce n'est pas une réponse : { $text }
undo-nothing = Il n'y a rien à reprendre.
undo-not-yours = La dernière réponse était celle de quelqu'un d'autre.
undo-known = Quelque chose a été montré depuis ; on ne peut plus revenir en arrière.
undone = Réponse reprise.
table-taken-back = { $seat } reprend sa dernière réponse.
table-answered = { $seat }: { $action }
table-answered-unseen = { $seat } a répondu.
table-agreed-back = { $seat } reprend une réponse avec l'accord des autres.
table-resigned = { $seat } abandonne.
table-ended = La table met fin à la partie, à la demande de { $seat }.
table-stand-in = Un robot joue désormais à la place de { $seat }.
table-returned = { $seat } est de retour.

## Sauvegarder et quitter

saved = Sauvegardé dans { $file }.
left-saved = La partie est sauvegardée dans { $file }.
left-unsaved = La partie a été quittée sans être sauvegardée.
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

## Texte simple

text-welcome = { $game }. Répondez par un numéro ; « help » dit ce qu'on peut dire d'autre.
text-no-number = Répondez par un numéro de 1 à { $count }.
text-help =
    Un numéro donne la réponse qui le porte ; sa notation aussi, ici par exemple : { $answer }
    board : la table en mots
    log : ce qui s'est passé jusqu'ici
    why : ce qui est impossible maintenant, et la règle qui l'interdit
    rules { $rule } : un paragraphe des règles ; rules : tous les numéros
    undo : reprendre votre dernière réponse
    save FICHIER : sauvegarder la partie
    say TEXTE, agree, disagree, end, resign : à une table sur un serveur
    quit : quitter la table
    Une ligne vide répète la question.

## Parties enregistrées

replay-title = { $game }, partie enregistrée
replay-place = { $viewer }, étape { $step } sur { $steps }
replay-jump = Aller à l'étape : { $step }
replay-step = { $step }.
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas terminée.
keys-replay = ← → étape  PgUp PgDn dix  Home End  g aller à  v vue  l journal  q quitter
help-replay =
    ← →  une étape en arrière ou en avant
    PgUp PgDn  dix étapes
    Home End  première et dernière étape
    g  aller à une étape par son numéro
    v  voir par d'autres yeux : chaque joueur, puis un spectateur
    l  ce qui s'est passé jusqu'ici
    r  les règles, avec recherche
    q  quitter

## Tables sur un serveur

waiting = En attente de { $names }.
reconnecting = Le serveur ne répond pas ; nouvelle tentative.
server-invitation =
    Les autres rejoignent la table par ce lien : { $address }
    ou avec le code { $code }.
server-free = { $count ->
    [one] Il manque encore { $count } personne.
   *[other] Il manque encore { $count } personnes.
}
server-start = Toutes les places sont prises. En attente du début.
fault-stale = La partie a avancé entre-temps ; regardez à nouveau.
undo-asked = On demande aux autres si votre dernière réponse peut être reprise.
server-asks-undo = { $name } demande à reprendre sa dernière réponse. + accepter, - refuser
server-asks-end = { $name } demande à terminer la partie maintenant. + accepter, - refuser
server-asks-return = Un robot joue pour vous. + reprendre votre place
chat-line = { $name } : « { $text } »
chat-typing = Dire : { $text }_
left-server = La table reste où elle est : { $address }
leave-server =
    Quitter la table ? Elle reste sur le serveur.

    Entrée  quitter ; vous pourrez revenir
    r  abandonner
    e  demander aux autres de terminer maintenant
    Échap  rester
help-server =
    À une table sur un serveur :
    :  dire quelque chose à la table
    +  accepter ce que quelqu'un demande
    -  refuser
    u  reprend ce que vous êtes seul à savoir ; sinon on demande aux autres
    s  enregistre le compte rendu
text-alone = Personne d'autre n'est assis ailleurs à cette table.

## Packs des propriétaires

-language = fr
    .code = fr
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}
pack-played = Pack : { $name }. D’origine : { $original } entrées sur { $entries }.
components-exported =
    Les fichiers intégrés sont dans { $folder }. Modifiez-les, puis vérifiez
    le dossier avec : components check { $folder }
components-pack-comment =
    Le nom de ce pack, et le jeu auquel il est destiné.
    Dans les autres fichiers, changez ce que votre boîte dit autrement et donnez
    à l’entrée status = "certain". Les entrées et fichiers omis restent tels quels.
    Une nouvelle entrée peut dire called = "Son nom", ou called = { "{" } en = "…", fr = "…" { "}" }.
    Une entrée cède sa place avec : removed = true.
components-pack-name = Ma boîte de { $game }
components-sound = Sain : un pack pour { $game } avec l’empreinte { $digest }. D’origine : { $original } entrées sur { $entries }.
sheet-title = { $game } : ce que dit votre boîte
sheet-text = Notez dans la dernière colonne ce qui est imprimé dans votre boîte là où cela diffère. Les lignes suivent l’ordre des fichiers ; ce qui est gris est certain.
sheet-entry = Entrée
sheet-field = Champ
sheet-built-in = Intégré
sheet-status = Statut
sheet-box = Dans votre boîte
sheet-certain = certain
sheet-likely = probable
sheet-guess = supposé
sheet-reconstructed = reconstitué
host-packs-none = Personne n’a installé de pack.
host-packs-digest = empreinte
host-packs-name = nom
host-packs-person = de
host-packs-bytes = octets
host-packs-removed = { $count ->
    [0] Il n’y a pas de tel pack.
    [one] Le pack a été retiré. Les parties qui s’en servent continuent.
   *[other] { $count } packs ont été retirés. Les parties qui s’en servent continuent.
}
