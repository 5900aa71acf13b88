# Le terminal : tout ce qui ne se lit que là, et ce qu’un serveur dit à son gardien.

## Personnes et robots

spectator = spectateur
who-human = une personne
who-bot = robot : { $name }

## Menu

menu-title = Mittwoch
menu-seat = Place { $number }
menu-resume = Reprendre une partie sauvegardée
menu-replay = Revoir une partie enregistrée
menu-leave = Quitter
files-none = Aucune partie n’est conservée ici pour l’instant.
keys-menu = ↑↓ choisir  ←→ changer  Entrée valider  q quitter
keys-files = ↑↓ choisir  Entrée ouvrir  Échap retour

## Jouer

play-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
offer-free = Vous pouvez aussi : { $answer }
log-title = Ce qui s’est passé
why-nothing = Rien de ce qu’on attendrait ne manque.
rules-none = Les règles n’ont pas de paragraphe { $id }.
handover = C’est à { $name } de jouer. Passez le clavier ; les cartes apparaissent quand { $name } appuie sur Entrée.
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

    ↑ ↓ ← →  passer d’une réponse à l’autre
    1-9 a-z  aller à une réponse ; la même touche encore la donne
    Entrée  donner la réponse marquée
    PgUp PgDn  faire défiler le plateau
    w  ce qui est impossible maintenant, et la règle qui l’interdit
    !  ce qu’un robot répondrait, et pourquoi
    l  ce qui s’est passé jusqu’ici
    r  les règles, avec recherche
    u  annuler votre dernière réponse, si personne n’a rien appris depuis
    U  recommencer votre tour, tant que rien n’a été montré
    s  sauvegarder
    q  quitter

    Ctrl-C quitte aussitôt et sauvegarde la partie.

## Réponses refusées

undo-nothing = Il n’y a rien à annuler.
undo-not-yours = La dernière réponse était celle de quelqu’un d’autre.
undo-known = Quelque chose a été montré depuis ; cela ne peut plus être annulé.
undone = Réponse annulée.
reset-done = Votre tour est revenu à son état d’avant.

## Sauvegarder et quitter

saved = Sauvegardé dans { $file }.
left-saved = La partie est sauvegardée dans { $file }.
left-unsaved = La partie a été quittée sans être sauvegardée.

## Texte simple

text-welcome = { $game }. Répondez par un numéro ; « help » dit ce qu’on peut dire d’autre.
text-no-number = Répondez par un numéro de 1 à { $count }.
text-help =
    Un numéro donne la réponse qui le porte ; sa notation aussi, ici par exemple : { $answer }
    board : la table en mots
    hint : ce qu’un robot répondrait, et pourquoi
    log : ce qui s’est passé jusqu’ici
    why : ce qui est impossible maintenant, et la règle qui l’interdit
    rules { $rule } : un paragraphe des règles ; rules : tous les numéros
    undo : annuler votre dernière réponse
    reset : recommencer votre tour, tant que rien n’a été montré
    save FICHIER : sauvegarder la partie
    say TEXTE, agree, disagree, end, resign : à une table sur un serveur
    quit : quitter la table
    Une ligne vide répète la question.

## Parties enregistrées

replay-title = { $game }, partie enregistrée
replay-place = { $viewer }, étape { $step } sur { $steps }
replay-jump = Aller à l’étape : { $step }
replay-step = { $step }.
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
keys-replay = ← → étape  PgUp PgDn dix  Home End  g aller à  v vue  l journal  q quitter
help-replay =
    ← →  une étape en arrière ou en avant
    PgUp PgDn  dix étapes
    Home End  première et dernière étape
    g  aller à une étape par son numéro
    v  voir par d’autres yeux : chaque joueur, puis un spectateur
    l  ce qui s’est passé jusqu’ici
    r  les règles, avec recherche
    q  quitter

## Tables sur un serveur

reconnecting = Le serveur ne répond pas ; nouvelle tentative.
server-invitation =
    Les autres rejoignent la table par ce lien : { $address }
    ou avec le code { $code }.
server-free = { $count ->
    [one] Il manque encore { $count } personne.
   *[other] Il manque encore { $count } personnes.
}
server-start = Toutes les places sont prises. En attente du début.
undo-asked = On demande aux autres si votre dernière réponse peut être annulée.
reset-asked = On demande aux autres si vous pouvez recommencer votre tour.
server-asks-undo = { $name } demande à annuler sa dernière réponse. + accepter, - refuser
server-asks-reset = { $name } demande à recommencer son tour. + accepter, - refuser
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
    +  accepter ce que quelqu’un demande
    -  refuser
    u  annule ce que vous êtes seul à savoir ; sinon on demande aux autres
    s  enregistre le compte rendu
text-alone = Personne d’autre n’est assis ailleurs à cette table.

## What can go wrong

# $all: sentences, one after the other
problem-all = { $all }
problem-closed = La sortie a été fermée avant la fin.
problem-io = Impossible de lire ou d’écrire : { $cause }.
problem-read = Impossible de lire « { $path } » : { $cause }.
problem-read-folder = Impossible de lire le dossier « { $path } » : { $cause }.
problem-write = Impossible d’écrire « { $path } » : { $cause }.
problem-protect = Impossible de rendre « { $path } » privé : { $cause }.
cause-not-found = ce fichier ou dossier n’existe pas
cause-permission = l’accès est refusé
cause-exists = il existe déjà
cause-folder = c’est un dossier
cause-no-folder = une partie de son chemin n’est pas un dossier
cause-not-empty = le dossier n’est pas vide
cause-full = le disque est plein
# $text: what the system says
cause-other = { $text }

## The command line

problem-no-command = Il n’y a pas de commande « { $name } » (voir « mittwoch --help »).
problem-no-argument = « { $name } » n’est pas un argument ici (voir « mittwoch --help »).
problem-missing = Il manque quelque chose : { $names } (voir « mittwoch --help »).
problem-conflict = « { $name } » ne va pas avec « { $other } » (voir « mittwoch --help »).
problem-no-value = « { $name } » demande une valeur (voir « mittwoch --help »).
problem-value = « { $value } » ne peut pas être la valeur de « { $name } » (voir « mittwoch --help »).
problem-value-of = « { $value } » ne peut pas être la valeur de « { $name } » ; valeurs possibles : { $values } (voir « mittwoch --help »).
problem-value-hint = « { $value } » ne peut pas être la valeur de « { $name } » : { $hint } (voir « mittwoch --help »).
hint-seat = une place n’a pas de nom
hint-option = une option s’écrit KEY=VALUE
hint-pace = une durée s’écrit 10m+20s, 90s ou 1d
hint-night = une nuit s’écrit 22:00-06:00, en UTC
hint-seed = une graine est un nombre ou 64 chiffres hexadécimaux
problem-command-line = La ligne de commande est illisible (voir « mittwoch --help »).

## Games and seats

problem-no-game = Il n’y a pas de jeu « { $key } » ; il y a { $known }.
problem-option-twice = L’option « { $key } » est nommée deux fois.
problem-seats = Places nommées : { $named }, joueurs : { $players }.
problem-no-bot = { $game } n’a pas de robot « { $name } » ; il a { $known }.
problem-no-lesson = Il n’y a pas de leçon pour { $game }.
problem-arena-drawing = Le dessin ne peut pas être écrit dans { $path } : { $why }
problem-bots = Robots nommés : { $bots }, places : { $players } ; nommez-en un pour toutes ou un pour chacune.
problem-no-paragraph = Les règles de { $game } n’ont pas de paragraphe « { $id } ».
problem-no-player = Il n’y a pas de joueur { $number } ; nombre de joueurs : { $seats }.
problem-terminal = Il faut un terminal pour jouer ; avec --text, on répond par des lignes simples.
problem-screen = Impossible d’utiliser le terminal : { $cause }.
problem-screen-closed = Le terminal est fermé.
problem-nobody = Il ne reste personne pour répondre.
problem-luck = Le système ne fournit pas d’octets aléatoires : { $cause }.
problem-stopped = Arrêté.
problem-stopped-at-once = Arrêté aussitôt.
problem-stopped-before = Arrêté avant la fin ; les fichiers sont dans leur dernier état.

## Files

# $detail: what the reader of the file found, in English
problem-file = « { $path } » : { $detail }.
problem-unknown-keys = « { $path } » : { $unknown } inconnu ; il y a { $known }.
problem-no-head = « { $path } » : la ligne 1 n’est pas l’en-tête d’un compte rendu.
problem-head-game = « { $path } » : la ligne 1 nomme le jeu « { $game } », qui est inconnu.
problem-other-pack = « { $path } » : ligne 1 : la partie a été jouée avec un autre matériel ; nommez son dossier avec --pack.
problem-other-game = « { $path } » est une partie de { $game }, pas de { $wanted }.
problem-not-text = « { $path } » n’est pas un compte rendu : ce n’est pas du texte.
problem-no-match = Le dossier « { $folder } » ne contient aucune partie.
problem-differ = Parties qui différeraient : { $differing } sur { $all }.
problem-server-alone = « { $path } » ne peut être lu que par le programme qui contient le serveur.
problem-check-what = Nommez un jeu et un dossier à vérifier.
problem-which-game = Aucun jeu n’a tous les fichiers de matériel de « { $folder } » ; nommez le jeu : components check GAME DIR.
problem-pack-digest = Un pack se désigne par au moins { $least } chiffres de son empreinte.
problem-no-toml = Le dossier « { $folder } » ne contient aucun fichier TOML.

## Servers of others

problem-address = « { $text } » n’est pas une adresse comme http://host:port.
problem-unreachable = Le serveur { $server } est injoignable : { $cause }.
problem-foreign = Aucun serveur de Mittwoch ne répond à { $server }.
problem-refused = Le serveur refuse la table ({ $status }).
problem-game-unknown = Le jeu « { $game } » est inconnu ici ; un programme plus récent le connaît.
problem-server-bots = Sur un serveur, les robots prennent les dernières places.
problem-server-person = Sur un serveur, quelqu’un doit s’asseoir à la table.

## The own server

serve-at = Mittwoch est servi à { $address }
serve-no-browser = Aucun navigateur n’a pu être ouvert ; ouvrez l’adresse vous-même.
serve-stopping = Arrêt.
serve-port = Le port { $port } est occupé ; nommez-en un autre.
serve-listen = Le serveur ne peut pas écouter sur { $address } : { $cause }.
serve-packs = Impossible de lire les packs de « { $folder } » : { $text }.
backup-done = La base de données est copiée dans { $file }.
problem-threads = Impossible de lancer des fils d’exécution : { $cause }.
problem-public-url = « { $text } » n’est pas une adresse comme https://play.example.org.
problem-proxy = « { $text } » n’est pas une adresse comme 127.0.0.1 ou 10.0.0.0/8.
problem-unlimited = Sans limites, le serveur n’écoute que sur l’adresse de bouclage.
store-broken = La base de données a échoué : { $cause }.
store-unusable = Le dossier de données { $path } est inutilisable : { $cause }.
store-in-use = Un autre serveur tourne sur le dossier de données { $path }.
store-newer = Les données dans { $path } ont été écrites par un serveur plus récent (leur forme porte le numéro { $form }, ce serveur connaît jusqu’à { $known }) ; lancez plutôt celui-là.
store-damaged = Les données dans { $path } sont inutilisables, elles sont endommagées : { $cause }. Rien n’a été changé. Mettez la dernière copie faite avec « mittwoch backup » dans un dossier vide sous le nom { $file }, lancez le serveur avec --data sur ce dossier, et gardez l’exemplaire endommagé.
store-no-database = Il n’y a pas de base de données dans le dossier { $path }.
store-no-backup = La copie { $path } ne peut pas être écrite : { $cause }.
store-away = La base de données est injoignable : { $cause }.
store-unreachable = La base de données { $url } est inutilisable : { $cause }.
store-old-server = La base de données { $url } est un PostgreSQL { $found } ; il faut la version { $needed } ou une plus récente.
store-encoding = La base de données { $url } garde les textes en { $found } ; créez-en une avec l’encodage UTF8.
store-unsynced = La base de données { $url } oublierait des coups en cas de panne : son réglage « { $setting } » est désactivé. Activez-le et recommencez.
store-moving = Les données de la base { $url } sont en cours de déplacement ; recommencez quand ce sera fini.
store-served = Un serveur tourne sur la base de données { $url }.
store-empty = Il n’y a pas de données dans la base { $url }.
store-not-empty = Il y a déjà d’autres données dans { $place } ; rien n’a été changé.
store-move-differs = La table « { $table } » n’est pas la même à sa nouvelle place ; rien n’a été changé.
store-move-row = Des lignes de la table « { $table } » ne peuvent pas être gardées à la nouvelle place : { $cause }. Rien n’a été changé.
store-backup-elsewhere = Une base PostgreSQL se copie avec ses propres programmes, comme pg_dump.
move-table = { $table } : { $rows } lignes, identiques aux deux endroits
move-done = Tout est maintenant dans { $place } et a été comparé : { $rows } lignes. Les anciennes données sont toujours là ; n’y lancez plus de serveur.
move-before = Tout est déjà dans { $place } et a été comparé : { $rows } lignes.
problem-database = Ce n’est pas une adresse comme postgres://nom:motdepasse@machine/base.
problem-node-address = --node-address nomme l’adresse à laquelle d’autres serveurs joignent celui-ci : non pas 0.0.0.0, mais une adresse de cette machine sur leur réseau.

## What was checked

check-sound = Sain : un pack pour { $game } avec l’empreinte { $digest }. D’origine : { $original } entrées sur { $entries }.
replay-sound = En ordre : « { $path } », { $game }, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.
# $detail: what differs
replay-differs = Diffère : « { $path } » : { $detail }.
replay-counts = { $game }, règles { $rules } : parties : { $all }, différeraient : { $differing }.

## Without a menu

menu-plays = Mittwoch joue à ces jeux :
menu-elsewhere = Dans un terminal, « mittwoch menu » montre un menu. Ailleurs :
usage-serve = servir des tables aux navigateurs et aux terminaux
usage-play = jouer par lignes simples
usage-simulate = faire jouer beaucoup de parties aux robots
usage-arena = faire se mesurer des robots
usage-replay = regarder ou vérifier un compte rendu
usage-games = jeux, places, options, robots
usage-rules = le résumé des règles
usage-components = ce qui est d’origine et ce qui est reconstitué
usage-bench = à quelle vitesse les parties se jouent
usage-help = tout le reste
games-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
games-span = de { $least } à { $most } joueurs
games-option = (par défaut { $default } ; { $players })
games-bots = robots, du plus faible au plus fort : { $bots }

## Components, simulation, speed

components-file = fichier
status-certain = certain
status-likely = probable
status-guess = supposé
status-reconstructed = reconstitué
components-reconstructed = Reconstitué :
components-page = La liste entière : --page
simulate-seat = place
simulate-bot = robot
simulate-wins = victoires
simulate-score = score moyen
simulate-left = restant
simulate-speed = { $games } parties, { $decisions } décisions en { $seconds } s : { $decisions-each } décisions et { $games-each } parties par seconde
simulate-means = score gagnant moyen { $score }, manches en moyenne { $rounds }
arena-one = robot
arena-others = contre
arena-games = parties
arena-wins = victoires
arena-scores = scores moyens
arena-bot = robot
arena-rating = classement
arena-time = ms par décision
arena-longest = ms au plus
arena-accepted = accepté
arena-refused = refusé
arena-open = indécis
bench-decisions = décisions/s
bench-games = parties/s
bench-answers = réponses
bench-open = ouverture ms

## Packs des propriétaires

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
sheet-title = { $game } : ce que dit votre boîte
sheet-text = Notez dans la dernière colonne ce qui est imprimé dans votre boîte là où cela diffère. Les lignes suivent l’ordre des fichiers ; ce qui est gris est certain.
sheet-entry = Entrée
sheet-field = Champ
sheet-built-in = Intégré
sheet-status = Statut
sheet-box = Dans votre boîte
thinkers-none = Aucun penseur n’est admis.
thinkers-title = nom
thinkers-since = depuis
thinkers-added = Son jeton, qui n’est dit que maintenant :
thinkers-removed = Le penseur a été retiré. Aux tables où il joue, un bot du serveur répond.
thinkers-unknown = Il n’y a pas de tel penseur.
thinkers-name = Le nom d’un penseur a 2 à { $most } signes, lettres minuscules, chiffres et traits d’union, et commence par une lettre.
thinkers-taken = Un autre penseur porte ce nom.
thinkers-unusable = La liste des penseurs ne peut pas servir : { $cause }
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

## Premières parties guidées

teach-head = Leçon { $number } sur { $count } : { $title }
teach-now-text = À vous : { $answer } (show : fais-le pour moi ; skip : leçon suivante ; leave : continuer seul)
teach-nothing = Rien n’est proposé ici : répondez comme vous voulez.
teach-skipped = Leçon passée. Répondez comme vous voulez.
teach-left = La leçon est finie, la partie continue.
teach-over = C’était la leçon. La partie continue : jouez-la jusqu’au bout, ou arrêtez-vous ici.

## Hints and reviews

advice-answer = { $place }) { $answer } : { $chance } (± { $error }), { $points } points.
reviewed-head = { $count } choix, pesés par { $bot } dans { $worlds } donnes imaginées chacun.
reviewed-by-judge = Les chances sont celles d’un juge formé par de nombreuses parties.
reviewed-by-playouts = Les chances sont des victoires comptées dans des parties que des robots ont jouées jusqu’au bout.
reviewed-seat = place
reviewed-mistakes = erreurs
reviewed-rivals = erreurs des autres
reviewed-luck = chance
reviewed-eyes = Ce qui a décidé pour { $name } :
reviewed-no-moments = Rien ne se détache.
reviewed-moment = { $change }  manche { $round }, coup { $step }, { $name } : { $answer }
reviewed-better = Mieux : { $answer } : { $chance } au lieu de { $played } (± { $error }).
reviewed-next = La meilleure autre réponse : { $answer } : { $chance } au lieu de { $played } (± { $error }).
reviewed-not-over = La partie n’est pas finie ; seule une partie finie est analysée.
