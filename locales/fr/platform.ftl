# La plateforme : ce qui se lit dans le navigateur et dans le terminal et n’appartient à aucun jeu en particulier.

## Personnes et robots

seat-human = Joueur { $number }
seat-bot = Robot { $number }
seat-you = Vous
seat-free = place libre

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

table-taken-back = { $seat } annule sa dernière réponse.
    .you = Vous annulez votre dernière réponse.
table-reset =
    { $seat } revient en arrière dans ce tour et annule { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }.
    .you =
        Vous revenez en arrière dans ce tour et annulez { $count ->
            [one] une réponse
           *[other] { $count } réponses
        }.
table-answered = { $seat } : { $action }
    .you = Vous : { $action }
table-answered-unseen = { $seat } a répondu.
    .you = Vous avez répondu.
table-agreed-back = { $seat } annule une réponse, sans objection.
    .you = Vous annulez une réponse, sans objection.
table-resigned = { $seat } abandonne.
    .you = Vous abandonnez.
table-ended = La table met fin à la partie, comme { $seat } l’a demandé.
    .you = La table met fin à la partie, à votre demande.
table-stand-in = Un robot remplace désormais { $seat }.
    .you = Un robot joue désormais à votre place.
table-returned = { $seat } est de retour.
    .you = Vous êtes de retour.

## Sauvegarder et quitter

left-over = La partie est terminée.

## La fin

over-title = Fin de la partie
outcome-won = { $name } gagne la partie.
outcome-shared = Victoire partagée : { $names }.
outcome-automaton = Le Ça gagne.
outcome-rounds = { $rounds ->
    [one] { $rounds } manche a été jouée.
   *[other] { $rounds } manches ont été jouées.
}
score-what = Score
score-automaton = Le Ça

## Tables sur un serveur

waiting = On attend { $names }.

## Packs des propriétaires

-language = fr
    .code = fr
own-name = { -language.code ->
    [fr] { $fr }
    [pl] { $pl }
    [ru] { $ru }
   *[en] { $en }
}

## What a table announces

notice-agreed = Les joueurs se sont mis d’accord pour terminer la partie.
notice-given-up = La partie a été abandonnée.
notice-resigned = Tous les joueurs sauf un ont abandonné.
notice-frozen = Ce serveur ne connaît pas les règles ou le matériel avec lesquels cette partie a commencé. Elle reprendra quand un serveur qui les connaît s’en chargera ; rien n’est perdu.
notice-frozen-components = Le matériel avec lequel cette partie a commencé n’est pas sur ce serveur. Elle reprendra quand un serveur qui l’a s’en chargera ; rien n’est perdu.
# $rules (number): the version of the rules
notice-frozen-rules = Cette partie a commencé avec la version { $rules } des règles, que ce serveur ne connaît pas. Elle reprendra quand un serveur qui la connaît s’en chargera ; rien n’est perdu.
# $line (number): a line of the record
notice-frozen-line = Les règles de ce serveur ne s’accordent pas avec la ligne { $line } de cette partie. Elle reprendra quand un serveur dont les règles s’accordent s’en chargera ; rien n’est perdu.
notice-frozen-broken = Les règles de ce serveur ne peuvent pas suivre cette partie. Elle reprendra quand un serveur qui le peut s’en chargera ; rien n’est perdu.

## The one fault of a first visit; the others come from their own file when one is met

fault-signed-out = Veuillez d’abord vous connecter.

## Ce qu’une réponse changerait

# $changes: what would be different, one after the other
outlook = { $answer } : { $changes }.
# where the answer has a colon of its own
outlook-after = { $answer } ⇒ { $changes }.
outlook-of = { $seat } : { $change }
# what befell the reader, at the end of its line
log-to-you = vous touche
## The circle that meets on Wednesdays: what bots are called, and how well they play

circle-otto-rank = Otto Rank
circle-lou-salome = Lou Salomé
circle-alfred-adler = Alfred Adler
circle-sabina-spielrein = Sabina Spielrein
circle-carl-jung = Carl Jung
circle-sandor-ferenczi = Sándor Ferenczi
circle-margarete-hilferding = Margarete Hilferding
circle-wilhelm-stekel = Wilhelm Stekel
circle-max-eitingon = Max Eitingon
circle-karl-abraham = Karl Abraham
circle-helene-deutsch = Helene Deutsch
bot-random = joueur au hasard
bot-greedy = calculateur
bot-novice = débutant
bot-club = joueur de club
bot-expert = expert
bot-champion = champion
outside-level = bot extérieur
outside-bot = { $name } (bot extérieur)

## Ready phrases: said by a key, read in each reader’s language

chat-hello = Bonjour
chat-luck = Bonne chance
chat-moment = Un instant
chat-nice = Bien joué
chat-thanks = Merci
chat-again = Encore une ?

## Names for guests who choose none, between commas

guest-names = Renard d’ambre, Hibou discret, Héron bleu, Blaireau joyeux, Lièvre argenté, Taupe de velours, Roitelet doré, Loutre hardie, Ours tranquille, Corneille futée, Cerf de brume, Scarabée heureux, Pinson du matin, Chat rêveur, Hirondelle vive, Tortue sage, Écureuil roux, Coq fier, Petite baleine, Chèvre curieuse, Cigogne douce, Phalène claire, Souris agile, Vieux corbeau, Brochet calme, Grenouille verte, Cygne blanc, Lynx audacieux

## Hints

advice-title = Conseil
advice-close = Les deux premières se valent trop pour trancher.
advice-probable = La première est sans doute meilleure que la deuxième.
advice-certain = La première est presque sûrement meilleure que la deuxième.
advice-judge = Chances selon un juge formé par de nombreuses parties, dans des donnes imaginées conformes à ce que vous savez ({ $worlds }). Aucune main n’a été lue.
advice-playouts = Victoires comptées dans des parties que des robots ont jouées jusqu’au bout, à partir de donnes imaginées conformes à ce que vous savez ({ $worlds }). Aucune main n’a été lue.
