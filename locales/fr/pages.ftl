# Pages chargées à l’ouverture : la feuille d’une nouvelle table, les livres, les réglages.

## Une nouvelle table

sheet-heading = Dresser une table
sheet-good = C’est déjà une bonne table. Appuyez sur le bouton vert quand vous voulez.
sheet-game = Le jeu
sheet-who = Qui joue
sheet-you = vous, sur la première chaise
sheet-friend = Un ami, par lien
sheet-friend-text = Vous aurez le lien une fois la table dressée.
sheet-anyone = N’importe qui
sheet-anyone-text = La table figure parmi les « Tables ouvertes ».
sheet-free = { $number ->
    [2] Une deuxième chaise
    [3] Une troisième chaise
    [4] Une quatrième chaise
    [5] Une cinquième chaise
   *[other] Chaise { $number }
}
sheet-add-friend = Un ami
sheet-add-anyone = Quelqu’un
sheet-add-bot = Robot
# $who: whose chair it is
sheet-take-away = Retirer cette chaise : { $who }
sheet-alone = Vous jouez en solitaire, contre ce que fait le jeu lui-même.
# $name: of a bot
sheet-level = Comment joue { $name }
sheet-face = { $name } : choisir quelqu’un d’autre
sheet-circle = Les autres du cercle
clock-none = Sans pendule
clock-none-short = sans pendule
clock-live = Une soirée
clock-live-short = en une soirée
clock-quick = Rapide
clock-quick-short = rapidement
clock-days = Sur plusieurs jours
clock-days-short = sur plusieurs jours
sheet-boxes = Cartes et plateaux
sheet-box-own = Ceux de Mittwoch
sheet-box-own-text = dessinés pour ce lieu, complets
sheet-box-mine = de votre boîte
sheet-box-hosted = offert par ce serveur
sheet-more = Autres choix
sheet-named = { $name } : { $choice }
sheet-watch = Qui peut regarder
sheet-watch-link = ceux qui ont le lien peuvent regarder
sheet-watch-all = tout le monde peut la trouver et regarder
sheet-watch-forced = Une chaise pour n’importe qui rend toute la table publique.
# $game: its name; $players (number); $pace: such as “over days”
sheet-summary = { $players ->
    [1] { $game } en solitaire, { $pace }.
    [2] { $game } à deux, { $pace }.
    [3] { $game } à trois, { $pace }.
    [4] { $game } à quatre, { $pace }.
    [5] { $game } à cinq, { $pace }.
   *[other] { $game } à { $players }, { $pace }.
}
# $list: options that are not as usual
sheet-extras = Avec : { $list }.
sheet-without = sans { $name }
sheet-then-alone = La partie commence aussitôt.
sheet-then-bots = La partie commence aussitôt.
sheet-then-friends = Vous vous asseyez tout de suite et pouvez lire en attendant vos amis.
sheet-then-anyone = Vous vous asseyez tout de suite ; qui trouve la table peut se joindre à vous.
sheet-bots-only = Tout de suite, avec des robots
sheet-set = Dresser la table

## Règles et composants

rules-contents = Sommaire
# $count (number): paragraphs
rules-found = { $count ->
    [one] Un paragraphe trouvé
   *[other] { $count } paragraphes trouvés
}
# As the rules announce it: what stands behind these words is folded.
rules-reading = notre lecture
rules-see = À quoi cela ressemble
components-lead = Tout ce qui se trouve sur la table, tel qu’on y joue ici. Un mot trouve une carte par son nom ou par ce qu’elle fait.

## Réglages

settings-look = Apparence
settings-brightness = Thème
settings-play = À la table
settings-confirm = Donner une réponse
settings-confirm-risky = un clic pour ce qui s’annule, un second pour le reste
settings-confirm-always = toujours un second clic
settings-confirm-never = toujours un seul clic
settings-speed = Vitesse à laquelle on voit jouer les robots et les autres
settings-sleep = Nuit
settings-sleep-on = Aux tables sur plusieurs jours, ma pendule s’arrête pendant que je dors
settings-sleep-from = De
settings-sleep-to = À
settings-sleep-why = Dix heures au plus. Les autres le voient. Pendant une partie, cela ne change qu’une fois par jour.
settings-signals = Sons et messages

## Sounds

settings-sounds = Sons
sounds-off = aucun
sounds-turn = quand c’est mon tour
sounds-game = de toute la partie
settings-volume = Volume
settings-listen = Écouter
settings-night = Aussi la nuit, de vingt-deux heures à sept heures
