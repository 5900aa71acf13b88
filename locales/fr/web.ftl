# La page : tout ce qui se lit dans le navigateur seulement.

## Partout

skip-to-content = Aller au contenu
loading = Un instant…
failed = Cela n’a pas marché. Rien n’est perdu ; réessayez.
try-again = Réessayer
close = Fermer
full-card = Carte entière
nav-label = Principal
nav-home = Vers l’accueil
nav-play = Jouer
nav-rules = Règles
nav-components = Matériel
nav-settings = Réglages
nav-sign-in = Se connecter
nowhere-title = Rien ici
nowhere-text = Il n’y a pas de page à cette adresse.

## Accueil

home-caps = Tous les jours, c’est mercredi
home-claim =
    La table est mise.
    Asseyez-vous avec des amis ou des robots.
home-lead = Des jeux de société modernes, toutes règles respectées, sur téléphone ou ordinateur, en direct ou sur plusieurs jours. Envoyez un lien, et vous jouez.
home-open = Ouvrir une table
home-no-account = Sans compte.
home-play-now = Jouer tout de suite
home-new = Nouvelle table
# $least, $most (numbers): the fewest and the most players
home-players = { $least } à { $most } joueurs
home-turns = À vous de jouer
home-turns-count = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
home-running = En attente des autres
home-over = Parties finies
home-public = Tables ouvertes
home-public-none = Aucune table ouverte pour l’instant. Ouvrez-en une, et on la trouvera ici.
join-title = Rejoindre une table
join-code = Code
join-go = Rejoindre
join-unknown = Aucune table ouverte n’a ce code.
list-play = Jouer
list-open = Ouvrir
list-look = Voir
list-sit = S’asseoir
list-watch = Regarder
pace-live = en direct
pace-days = sur plusieurs jours

## Une nouvelle table

new-pace = Rythme
new-undo = Annuler un coup
undo-policy-free = librement tant que rien n’est révélé
undo-policy-consent = seulement si tous sont d’accord
undo-policy-never = jamais

## La salle d’attente

room-caps = La table est ouverte
room-seats = Places
room-free = { $count ->
    [0] toutes prises
    [one] une place libre
   *[other] { $count } places libres
}
room-sit = S’asseoir
room-sit-here = S’asseoir ici
room-leave = Libérer ma place
room-full = Toutes les places sont prises ; vous pouvez regarder.
room-start-wait = On attend des joueurs
room-add-bot = Ajouter le robot
room-remove-bot = Retirer
room-remove = Retirer le joueur
room-close = Fermer la table
room-close-sure = Oui, la fermer pour tout le monde
room-close-not = La laisser ouverte
room-closed = L’hôte a fermé cette table.
room-which-bot = Robot pour la place { $number }
room-options = Comment on joue
room-luck = Un mot de vous
room-luck-add = Ajouter
invite-title = Inviter des amis
invite-link = Qui a ce lien peut s’asseoir
invite-copied = Copié
invite-code = Code
proof-title = Équité prouvée
proof-text = Chaque mélange est scellé avant la première carte et ouvert après la dernière.

## La table

top-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
top-watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
tabs-label = Zones de la table
tab-board = Plateau
tab-players = Joueurs
tab-log = Journal
tab-chat = Discussion
menu-label = Plus
menu-copy-link = Copier le lien
menu-record = Enregistrer le compte rendu
menu-propose-end = Proposer d’arrêter la partie
menu-resign = Abandonner
menu-resign-sure = Oui, abandonner
menu-to-home = Accueil
# $rule: the number of a paragraph
rule-label = Règle { $rule }
title-turn = ● À vous : { $name }
hint-title = Votre première partie
hint-how = Cliquez sur ce qui est entouré de tirets, puis confirmez avec le bouton principal.
hint-rules = Lire les règles
hint-done = Compris

seat-is-bot = robot
seat-present = est là
seat-away = n’est pas là
seat-deciding = réfléchit
seat-sealed = a choisi
seat-waits = attend
seat-resigned = a abandonné
seat-won = a gagné
seat-finished = a fini
clock-label = Temps restant
# $days, $hours (numbers)
clock-left = { $days } j { $hours } h
# $time: such as 07:00
clock-night = Dort jusqu’à { $time } : la pendule est arrêtée

prompt-yours = À vous de jouer
prompt-given = Votre réponse est enregistrée
prompt-sending = Envoi de votre réponse…
# $names: who is awaited
prompt-waiting = On attend { $names }
prompt-watching = Vous regardez.
options-all = Montrer toutes les réponses
options-list = En liste ({ $count })
options-free = Vous pouvez aussi ({ $count })
undo-free = Annuler
undo-ask = Demander à annuler
undo-not-now = Rien ne peut être annulé maintenant.
# $at, $last (numbers): the moment shown, and the last one
looking-back = Retour au coup { $at } sur { $last }
looking-return = Revenir au présent
log-more = Montrer les lignes plus anciennes
rules-search = Chercher dans les règles
rules-nothing = Rien trouvé.
slider-label = Temps de la partie
slider-at = Coup { $at } sur { $last }
slider-back = Un coup en arrière
slider-on = Un coup en avant
slider-live = Direct
slider-end = Résultat
slider-eyes = Vu par
eyes-own = comme vous l’avez vu

chat-write = Écrire un message
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-spectator = regarde

## Ce qui demande attention

# $seconds (number): until the next attempt
connection-lost = Connexion perdue. La table est en sûreté ; nouvel essai dans { $seconds } s.
connection-now = Essayer maintenant
connection-unsent = Votre réponse est gardée ici et partira dès que le serveur répondra.
request-undo = { $name } demande à annuler sa dernière réponse.
request-end = { $name } propose d’arrêter la partie maintenant.
agree = Accepter
disagree = Refuser
stand-in-yours = Un robot joue pour vous.
stand-in-return = Reprendre ma place
stand-in-put = Laisser jouer un robot

## La fin

score-caption = Points par origine
score-compare = Comparer

## Touches

key-option = choisir une réponse ; la même touche la donne
key-move = d’une pièce à l’autre
key-answer = donner la réponse
key-back = revenir à toutes les réponses
key-prompt = vers la question
key-undo = annuler
key-why = pourquoi pas ?
key-log = vers le journal
key-time = un coup en arrière, un coup en avant
key-region = vers la zone suivante, avec Maj vers la précédente
key-help = cette aide
key-space = Espace
key-full = la carte entière en mots

## La table en texte

menu-text-table = Table en texte
settings-text-table = Table en texte : des listes et des tableaux de mots au lieu des dessins
key-text = afficher ou non la table en texte

## Règles et matériel

book-games = Jeux
book-english = Cette page est en anglais.
book-table = Matériel
components-search = Chercher dans le matériel
components-origins = Entrées : { $certain } certaines, { $likely } probables, { $guess } supposées, { $reconstructed } reconstituées.
components-nothing = Aucun élément ne correspond.
components-sources = D’où viennent ces données

## Compte

account-title = Compte
account-guest = Vous jouez en tant qu’invité ; seul ce navigateur vous connaît. Avec un compte, vos parties vous suivent.
account-name = Nom
account-password = Mot de passe
account-register = Créer un compte
account-why = Un compte est un nom et un mot de passe, rien d’autre. Si vous jouez en invité, vos parties restent à vous.
account-logout = Se déconnecter
account-logout-all = Se déconnecter partout
account-export = Télécharger mes données
account-delete = Supprimer le compte
account-delete-sure = Oui, supprimer pour toujours
account-delete-text = Votre nom, votre mot de passe et ce que vous avez écrit dans les discussions disparaissent pour de bon ; les parties restent.
account-password-change = Changer le mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Le mot de passe est changé.
rank-guest = Invité
rank-account = Compte
rank-bot = Programme
tokens-title = Programmes
tokens-text = Un programme peut jouer en votre nom avec un jeton.
tokens-name = Nom du programme
tokens-make = Créer un jeton
tokens-secret = Montré une seule fois, gardez-le :

## Réglages

theme-auto = comme le système
theme-light = clair
theme-dark = sombre
settings-motion = Mouvement
motion-auto = comme le système
motion-calm = calme
motion-normal = normal
motion-quick = rapide
motion-off = aucun
settings-contrast = Plus de contraste
settings-notify = Une notification quand c’est à moi
settings-notify-denied = Le navigateur n’autorise pas les notifications de cette page.
settings-kept = Ces choix restent dans ce navigateur.

## Le plateau simple

plain-pieces = Ce dont parle la question

## Packs

packs-title = Packs
packs-text = Ce qui est imprimé dans votre boîte, à la place de ce que nous avons dû reconstituer. Un pack est à vous : les autres ne le voient qu’aux tables que vous ouvrez avec lui.
packs-guest = Les packs appartiennent aux comptes. Connectez-vous ou créez-en un d’abord.
packs-install = Installer un pack
packs-folder = Choisir un dossier
packs-files = Choisir des fichiers
packs-drop = ou déposez ici un dossier ou des fichiers TOML
packs-name = Nom (sinon celui de pack.toml)
packs-send = Vérifier et installer
packs-chosen = { $count ->
    [one] Un fichier, { $size }
   *[other] { $count } fichiers, { $size }
}
packs-checking = Vérification…
packs-installed = Installé : { $name }
packs-faults = { $count ->
    [one] Une chose ne va pas dans ce pack. Rien n’a été installé.
   *[other] { $count } choses ne vont pas dans ce pack. Rien n’a été installé.
}
packs-file = Fichier
packs-entry = Entrée
packs-what = Ce qui ne va pas
packs-not-text = le fichier n’est pas écrit en UTF-8
packs-no-files = Il n’y a pas de fichier TOML parmi ceux-ci.
packs-mine = Vos packs
packs-none = Vous n’en avez pas encore.
packs-hosted = Proposés par ce serveur
packs-room = { $count } packs sur { $most }, { $size } sur { $most-size }
packs-original = D’origine : { $original } entrées sur { $entries }
packs-remove = Retirer
packs-remove-sure = Retirer définitivement ; les parties le gardent
packs-kilobytes = { $size } ko
packs-how = Pour en faire un : « mittwoch components export { $game } ma-boite » écrit les fichiers à modifier, « mittwoch components sheet { $game } » une page à imprimer pour y noter vos valeurs.
new-pack = Matériel
pack-label = Pack « { $name } »
pack-title = Ce avec quoi l’on joue

# Watching the others
settings-watching = Tours des autres
watching-slow = lentement
watching-normal = normal
watching-once = d’un coup
settings-explain = Expliquer les tours du Ça
explain-every = chaque tour
explain-surprises = seulement les surprises
explain-never = jamais
# $count (number): steps that are still to be shown
watch-more = { $count ->
    [one] encore une étape
   *[other] encore { $count } étapes
}
watch-skip = Aller au présent

## Recommencer le tour

reset-turn = Recommencer le tour
reset-ask = Demander à recommencer
# Not to the start of the turn, but to the last thing that was drawn or shown.
reset-part = Revenir à ce qui a été montré
# $count (number): the answers that would go
reset-sure = { $count ->
    [one] Annuler une réponse ?
   *[other] Annuler { $count } réponses ?
}
reset-not-nothing = Vous n’avez encore rien répondu pendant ce tour.
reset-not-not-yours = Quelqu’un d’autre a répondu depuis.
reset-not-known = Quelque chose a été pioché ou montré : cela ne peut plus être annulé.
reset-not-policy = À cette table, on n’annule rien.
request-reset = { $name } demande à recommencer son tour.
key-reset = recommencer le tour

## New table: the options that have pictures

new-on-table = Sur la table

# The companion for cardboard on the table.
companion-link = Le jeu sur la table ?
companion-title = À votre table
companion-none = Ce jeu n’a pas de compagnon.

## The way back to the result

menu-result = Voir le résultat

## Off line, and newer versions

offline-title = Pas de connexion
offline-text = Le serveur est injoignable pour l’instant. Vos tables y sont en sûreté ; cette page s’ouvrira d’elle-même dès que possible.
newer-text = Une nouvelle version de cette page est prête.
newer-now = Recharger
newer-later = Plus tard
## Accueil : pour qui vient la première fois, et pour qui revient

nav-foot = Autres pages
home-alone = Jouer en solo
# $name: a game; $time: how long it takes
home-alone-what = { $name } contre des robots, { $time }
home-teach = Apprendre
# $least, $most (numbers): minutes
home-minutes = { $least } à { $most } min
# $name: whoever reads it
home-greet-morning = Bonjour, { $name }.
home-greet-day = Bonjour, { $name }.
home-greet-evening = Bonsoir, { $name }.
home-greet-night = Encore debout, { $name } ?
home-waiting = { $count ->
    [0] Aucune table ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
home-urgent = la plus urgente d’abord
home-round = manche { $round }
# $last (number): the last round of this game
home-round-of = manche { $round } sur { $last }
home-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
}
# $time: such as “3 hours”
home-left = il reste { $time }
home-ready = prête à commencer
home-frozen = ne peut pas continuer avec cette version des règles
home-waits = attend des joueurs
# $open, $running (numbers): tables
home-public-count = { $open } à rejoindre, { $running } à regarder
home-over-all = Les { $count } parties
home-over-few = Moins
home-result = Résultat
home-replay = Revoir
home-result-won = gagné
home-result-lost = perdu
home-result-place = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $place }e
}
home-result-none = terminée
pace-none = sans pendule
discard-close = Fermer la table
discard-close-sure = Plus personne ne pourra s’y asseoir.
discard-leave = Se lever
discard-leave-sure = Votre place sera libre pour quelqu’un d’autre.
discard-discard = Supprimer la partie
discard-discard-sure = Cette partie contre des robots sera effacée pour toujours.
discard-forget = Effacer la partie
discard-forget-sure = Le résultat et l’enregistrement seront effacés pour toujours.
discard-keep = Garder
home-how = Comment ça marche
home-how-learn = Un jeu nouveau pour vous ? « Apprendre » joue une première partie avec vous, pas à pas.
home-how-invite = Dressez une table et envoyez le lien : qui l’a peut s’asseoir, sur un téléphone ou un ordinateur.
home-how-pace = En une soirée ou sur plusieurs jours. Les robots prennent les chaises libres.
## The log by turns, what an answer would bring, and keys

log-consequences = { $count ->
    [one] { $count } conséquence
   *[other] { $count } conséquences
}
outlook-steps = pas à pas
menu-keys = Aide et touches
## People: names, bots, waiting, time

bot-random-about = joue ce qui lui vient
bot-greedy-about = prend le meilleur coup qu’il voit, sans regarder plus loin
bot-novice-about = voit ce qui est sur la table, mais pas ce qui est deux coups plus loin
bot-club-about = un solide joueur de club
bot-expert-about = pèse chaque réponse d’après ce qui en viendra
bot-champion-about = réfléchit tant que cela sert, et ne donne rien
outside-about = un programme hors du serveur ; s’il ne répond pas, un joueur de club le fait
name-label = Votre nom
name-hint = N’importe quel nom convient. Pas besoin de compte.
name-save = Appelez-moi ainsi
name-change = Changer de nom
name-title = Comment vous appeler ?
# $level: how well it plays
seat-bot-level = robot, { $level }
# $level: how well it plays
seat-stand-in-level = un robot joue à sa place ({ $level })
seat-departed = quelqu’un qui est parti
room-leave-why = La place redevient libre ; la table reste.
room-begins = commence
room-rotate = Le suivant commence
room-face = Un autre visage
room-game = En attendant
room-read-rules = Lire les règles
# $least (number), $most (number): how many can play
room-players = { $least } à { $most } joueurs
room-luck-title = Ajouter son grain de hasard
room-luck-why = L’ordre des cartes vient d’un nombre secret que le serveur a déjà scellé, et de tout ce que les joueurs écrivent ici. Personne, pas même le serveur, n’a donc pu le choisir. Rien ne vous oblige à écrire.
room-luck-done = C’est ajouté.
pace-title-none = Sans pendule
pace-title-clock = À la pendule
pace-title-days = Sur plusieurs jours
# $bank: a time, $extra: a time
pace-bank-extra = Chacun a { $bank } pour toute la partie, et { $extra } de plus à chaque question ; le temps non utilisé reste acquis.
# $bank: a time
pace-bank = Chacun a { $bank } pour toute la partie.
pace-out-bot-takes-seat = Quand il ne reste rien, un robot joue jusqu’à votre retour.
pace-out-resign = Quand il ne reste rien, la partie est perdue.
pace-no-clock = Personne n’est pressé. Si quelqu’un s’absente, les autres peuvent laisser un robot jouer à sa place.
# $count (number)
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
# $count (number)
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
# $count (number)
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# $count (number)
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
# $name: who, $time: how long it takes
# $name: who
stand-in-soon = { $name } n’est plus là. Sans retour, un robot pourra jouer dans { $time }.
# $name: who
stand-in-now = { $name } n’est plus là depuis un moment. Un robot peut jouer en attendant son retour.
# $name: who
stood-in-time-out = { $name } n’avait plus de temps.
stood-in-away = { $name } s’est absenté.
stood-in-wish = { $name } a laissé jouer un robot.
stood-in-resigned = { $name } a abandonné.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-end = Un robot a joué jusqu’à la fin : { $answers } réponses sur { $of }.
# $answers (number), $of (number): how many answers a bot gave, out of how many
stood-in-some = Un robot a donné { $answers } réponses sur { $of }.
# $name: who
stood-in-unearned = Cette victoire n’est pas comptée pour { $name }.
# $date: a day
account-since = ici depuis le { $date }
account-games = Parties
account-played = jouées
account-won = gagnées
account-no-games = Aucune partie n’a encore été jouée jusqu’au bout.
account-win-why = Une partie qu’un robot a dû finir à votre place compte comme jouée, pas comme gagnée.
# $time: such as “one day”
pace-each = { $time } pour chaque réponse, sans report.

## Hints

hint-ask = Conseil
hint-off = Les conseils sont coupés à cette table.
hint-on = Les conseils sont permis à cette table.
key-hint = conseil
new-hints = Conseils
hints-policy-alone = seulement contre des robots
hints-policy-all = pour tous
hints-policy-none = pour personne
