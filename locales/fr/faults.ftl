# Pourquoi le serveur refuse quelque chose, et ce qu’annonce une table ; lu dans le navigateur et le terminal.

## Requests

fault-message-cut = Le message n’est pas arrivé en entier.
fault-content-type = Un message doit avoir le type de contenu application/json.
# $detail: what the reader of the message found, for programmers
fault-not-protocol = Le message ne suit pas le protocole : { $detail }
fault-not-a-command = Le message n’est pas une commande de ce protocole.
fault-unreadable-request = La requête est illisible.
fault-no-such-view = Une vue est celle d’une place, ou « open ».
fault-too-large = Le message est trop long.
fault-too-many = Trop de requêtes ; veuillez patienter un peu.
fault-connections = Trop de connexions ; fermez-en d’abord une.
fault-cross-site = La requête vient d’un autre site.
fault-not-found = Il n’y a rien ici sous ce nom.
fault-no-texts = Il n’y a pas de textes dans cette langue.
fault-not-allowed = Vous ne pouvez pas faire cela.
fault-internal = Quelque chose s’est mal passé sur le serveur. Rien n’est perdu.
fault-cannot-save = Le serveur ne peut rien enregistrer ; son journal dit pourquoi.
fault-stopping = Le serveur va redémarrer. Réessayez dans un instant.
fault-node-lost = Ce serveur a perdu le contact avec sa base de données. Il reprendra de lui-même dès que possible.
fault-table-moves = Cette table passe justement sur un autre serveur. Réessayez dans un instant.

## People

fault-unknown-token = Ce jeton n’est pas connu ici.
fault-wrong-password = Le nom ou le mot de passe est incorrect.
fault-no-password = Seul un compte a un mot de passe.
fault-password-short = Un mot de passe compte au moins { $least } caractères.
fault-password-long = Un mot de passe compte au plus { $most } octets.
fault-password-common = Ce mot de passe est l’un des premiers que l’on essaierait.
fault-sign-ins = Trop de personnes se connectent en même temps ; veuillez réessayer.
fault-name-taken = Ce nom est déjà pris.
fault-name-length = Un nom compte de { $least } à { $most } caractères.
fault-name-characters = Un nom ne contient que des lettres, des chiffres, des espaces simples et - _ . ’
fault-name-blank = Un nom doit contenir au moins une lettre ou un chiffre.
fault-no-person = Cette personne n’existe pas.
fault-people-only = Les comptes sont pour les personnes ; un programme ne fait que jouer.
fault-token-of-guest = Les programmes appartiennent à des comptes ; créez-en d’abord un.
fault-tokens = Une personne peut avoir au plus { $most } programmes.
fault-no-token = Vous n’avez pas ce jeton.

## Opening a table

fault-no-game = Ce jeu n’existe pas.
fault-setting-person = Au moins une place doit être pour une personne.
fault-setting-clock = Une pendule compte entre 5 secondes et 30 jours.
fault-no-bot = Le jeu n’a pas ce robot.
fault-no-lesson = Ce jeu n’a pas de leçon.
fault-open-tables = { $count ->
    [one] Vous avez déjà { $count } table ouverte ; lancez la partie ou quittez-la d’abord.
   *[other] Vous avez { $count } tables ouvertes ; lancez d’abord une partie ou quittez une table.
}
fault-open-tables-here = Il y a trop de tables ouvertes depuis votre adresse ; lancez d’abord une partie.
fault-components-broken = Le matériel du jeu est défectueux.
fault-no-pack = Ce matériel de jeu est introuvable ici.
fault-no-sheet = Le jeu ne connaît pas ces règles, ce nombre de joueurs ou ces options.
fault-no-companion = Ce jeu n’a pas de compagnon.
fault-situation-version = Ce qui a été conservé est écrit sous une autre forme ({ $version }) ; recommencez.
fault-situation-size = Ce qui a été conservé est trop long ou illisible ; recommencez.
fault-not-your-pack = Vous n’avez pas ce pack pour ce jeu.
fault-pack-gone = Le pack de cette table n’existe plus.
fault-pack-faulty = Ce pack ne peut pas servir ; ce qui ne va pas est indiqué.
fault-pack-quota = Vous n’avez pas de place pour ce pack ; retirez-en un autre d’abord.
fault-pack-of-guest = Les packs appartiennent aux comptes ; créez-en un d’abord.
fault-no-own-pack = Vous n’avez pas ce pack.
# $game: the key of a game
setting-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
setting-option = { $game } n’a pas d’option « { $key } » ; il a { $known }.
setting-value = L’option « { $key } » ne peut pas être « { $value } » ; elle peut être { $values }.

## Finding a table

fault-no-code = Aucune table ouverte n’a ce code.
fault-no-table = Cette table n’existe pas, ou pas pour vous.
fault-game-gone = Le jeu de cette table n’est plus connu ici.
fault-table-unreadable = La table est illisible.
fault-table-silent = La table ne répond pas.

## Seats

fault-not-seated = Vous n’avez pas de place à cette table.
fault-no-seat = La table n’a pas cette place.
fault-host-only = Seul l’hôte de la table peut faire cela.
fault-removed = L’hôte vous a retiré de cette table.
fault-public-seats = Vous êtes à autant de tables publiques ouvertes qu’il est permis ; quittez-en d’abord une.
fault-no-free-seat = Aucune place n’est libre.
fault-seat-taken = Cette place est prise.
fault-seat-free = Une place est encore libre.
fault-nobody-there = Personne n’est assis là.
fault-no-bot-there = Aucun robot n’est assis là.
fault-own-seat = C’est votre propre place ; levez-vous plutôt.
fault-bot-plays = Un robot joue déjà à cette place.
fault-not-away = Le joueur de cette place n’est pas absent.
fault-entropy-length = Le texte compte de { $least } à { $most } caractères.
fault-entropy-characters = Le texte contient des caractères non imprimables.
fault-components-gone = Le matériel de cette table n’est plus ici.
fault-options-gone = Le jeu n’accepte plus ces options.

## Commands

fault-command-key = Une commande doit avoir une clé de { $least } à { $most } octets.
fault-key-used = Une autre commande a été faite sous cette clé ; prenez-en une nouvelle.
fault-stale = La table a changé entre-temps ; regardez à nouveau.
fault-not-begun = La partie n’a pas commencé.
fault-begun = La partie a commencé.
fault-over = La partie est terminée.
fault-not-over = La partie n’est pas terminée.
fault-frozen = La partie est gelée.
fault-no-match = Aucune partie ne se joue à cette table.
fault-not-asked = Ce n’est pas à vous de répondre.
fault-answer-length = Aucune réponse n’est aussi longue.
fault-unreadable = Ce n’est pas une réponse : { $text }
fault-undo-nothing = Vous n’avez rien à annuler.
fault-undo = Cela ne peut plus être annulé.
fault-resigned = Vous avez abandonné.
fault-stand-in = Un robot joue pour vous ; reprenez d’abord votre place.
fault-no-night = Les nuits sont pour les tables qui jouent sur plusieurs jours avec une pendule.
# $hours (number): how many at most
fault-night-length = Une nuit commence à une heure du jour et dure { $hours } heures au plus.
fault-night-soon = Votre nuit a été changée il y a moins d’un jour. Pendant la partie, elle peut l’être une fois par jour.
fault-asked-already = Vous l’avez déjà demandé.
fault-nothing-asked = Personne à cette place ne demande quoi que ce soit.
fault-others-agree = C’est aux autres d’accepter.

## Looking and talking

fault-others-view = On ne peut regarder par les yeux des autres qu’une fois la partie terminée.
fault-record-later = Le compte rendu se lit une fois la partie terminée.
fault-chat-length = Une ligne compte de { $least } à { $most } caractères.
fault-chat-room = Ce salon n’est pas le vôtre avant la fin de la partie.
fault-chat-fast = Vous écrivez trop vite ; veuillez patienter un peu.
fault-chat-enough = Vous avez assez écrit pour aujourd’hui.
fault-mute-self = Vous ne pouvez pas vous masquer vous-même.

## Names of guests

fault-name-at-table = Quelqu’un à cette table porte un nom qui ressemble au vôtre. Choisissez-en un autre.
fault-name-kept = Un compte garde le nom avec lequel il se connecte.
fault-setting-circle = Chaque robot a son propre nom, et il n’y a pas plus de noms que de robots.
fault-no-hints = Les conseils sont coupés à cette table.
fault-hint-stopped = Le conseil a été interrompu.
fault-reviews-full = Trop d’analyses sont en cours. Redemandez un peu plus tard.
fault-moment-over = À partir de ce moment il ne reste rien à jouer.
