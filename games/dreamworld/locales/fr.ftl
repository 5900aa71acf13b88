# Les textes de Dreamworld.

## Le jeu

dw-name = Dreamworld
dw-blurb = Jouez vos cartes Rêve en secret et changez en traitement les écarts entre leurs nombres : 1 à 4 joueurs, 14 manches au plus.

## Questions

dw-ask-play = Quelle carte jouer ?
dw-ask-play-again = Quelle carte Rêve jouer après votre Professeur ?
# $limit (nombre) : la limite avant toute dépense de jetons +1
dw-ask-score-or-draw = Marquer ou prendre une carte ? Limite sans jetons +1 : { $limit }.
dw-ask-score-or-decline = Marquer ou passer son tour ? Limite sans jetons +1 : { $limit }.
dw-ask-draw = Quelle carte prendre ?
# $left (nombre) : ce qui reste de la limite
dw-ask-flip = Quel jeton retourner ? Limite restante : { $left }.
dw-ask-over = La partie est terminée.

## Réponses offertes

dw-offer-play = Jouer { $card }
dw-offer-play-professor = Jouer le Professeur
# $spent (nombre) : jetons +1 à dépenser, 0 à 3 ; $limit (nombre) : la limite avec eux
dw-offer-score =
    { $spent ->
        [0] Marquer jusqu’à { $limit }
        [one] Marquer jusqu’à { $limit }, dépenser { $spent } jeton +1
       *[other] Marquer jusqu’à { $limit }, dépenser { $spent } jetons +1
    }
# $value (nombre) : le prochain jeton de la rangée, 0 si tous sont retournés ; $golden : yes ou no
dw-offer-flip =
    { $value ->
        [0] { $row } : retourner un jeton
       *[other]
            { $golden ->
                [yes] { $row } : retourner le { $value } doré
               *[other] { $row } : retourner un { $value }
            }
    }
dw-offer-stop = Ne plus rien retourner
# $plus (nombre) : jetons +1 sur la carte
dw-offer-draw =
    { $plus ->
        [0] Prendre { $card }
        [one] Prendre { $card } et { $plus } jeton +1
       *[other] Prendre { $card } et { $plus } jetons +1
    }
dw-offer-draw-professor = Prendre le Professeur
dw-offer-decline = Ne pas marquer

## Ce qui se passe

dw-event-has-chosen = { $seat } a choisi.
    .you = Vous avez choisi.
dw-event-chose = Votre choix : { $card }.
dw-event-chose-professor = Votre choix : le Professeur.
dw-event-round-started =
    Manche { $round } : { $client } ({ $suit ->
        [diamond] Losange
        [hex] Hexagone
       *[circle] Cercle
    }), côté { $side ->
        [sun] Soleil
       *[moon] Lune
    }. Tuile : { $tile }.
dw-event-freud-round-started =
    Manche { $round } : Freud, toute couleur, côté { $side ->
        [sun] Soleil
       *[moon] Lune
    }.
# $owner : non-player, random, id ou player
dw-event-turned-up =
    { $owner ->
        [non-player] Carte neutre : { $card }.
        [random] Carte au hasard : { $card }.
        [id] Carte du Ça : { $card }.
       *[other] Carte dévoilée : { $card }.
    }
dw-event-revealed = { $seat } révèle { $card }.
    .you = Vous révélez { $card }.
dw-event-revealed-professor = { $seat } révèle le Professeur.
    .you = Vous révélez le Professeur.
# $count (nombre) : combien de joueurs
dw-event-choose-again =
    { $count ->
        [one] { $count } joueur choisit à nouveau après le Professeur.
       *[other] { $count } joueurs choisissent à nouveau après le Professeur.
    }
dw-event-arranged = La ligne est complète et le décompte commence.
# $add (nombre) : ce que la tuile Thérapie ajoute, négatif si elle retire
dw-event-turn-began =
    { $add ->
        [0] À { $seat } de jouer : écart { $gap }.
        [1] À { $seat } de jouer : écart { $gap }, tuile +1.
        [2] À { $seat } de jouer : écart { $gap }, tuile +2.
        [3] À { $seat } de jouer : écart { $gap }, tuile +3.
       *[other] À { $seat } de jouer : écart { $gap }, tuile { $add }.
    }
    .you =
        { $add ->
            [0] À vous de jouer : écart { $gap }.
            [1] À vous de jouer : écart { $gap }, tuile +1.
            [2] À vous de jouer : écart { $gap }, tuile +2.
            [3] À vous de jouer : écart { $gap }, tuile +3.
           *[other] À vous de jouer : écart { $gap }, tuile { $add }.
        }
dw-event-scored =
    { $spent ->
        [0] { $seat } marque jusqu’à { $limit }.
        [one] { $seat } marque jusqu’à { $limit } et dépense { $spent } jeton +1.
       *[other] { $seat } marque jusqu’à { $limit } et dépense { $spent } jetons +1.
    }
    .you =
        { $spent ->
            [0] Vous marquez jusqu’à { $limit }.
            [one] Vous marquez jusqu’à { $limit } et dépensez { $spent } jeton +1.
           *[other] Vous marquez jusqu’à { $limit } et dépensez { $spent } jetons +1.
        }
dw-event-flipped =
    { $golden ->
        [yes] { $seat } retourne le { $value } doré.
       *[other] { $seat } retourne un { $value }.
    }
    .you =
        { $golden ->
            [yes] Vous retournez le { $value } doré.
           *[other] Vous retournez un { $value }.
        }
dw-event-turn-done = { $seat } a fini de marquer.
    .you = Vous avez fini de marquer.
dw-event-drew =
    { $plus ->
        [0] { $seat } prend { $card }.
        [one] { $seat } prend { $card } et { $plus } jeton +1.
       *[other] { $seat } prend { $card } et { $plus } jetons +1.
    }
    .you =
        { $plus ->
            [0] Vous prenez { $card }.
            [one] Vous prenez { $card } et { $plus } jeton +1.
           *[other] Vous prenez { $card } et { $plus } jetons +1.
        }
dw-event-drew-professor = { $seat } prend le Professeur.
    .you = Vous prenez le Professeur.
dw-event-passed = { $seat } ne peut ni marquer ni prendre de carte.
    .you = Vous ne pouvez ni marquer ni prendre de carte.
dw-event-declined = { $seat } ne marque pas et ne peut prendre aucune carte.
    .you = Vous ne marquez pas et ne pouvez prendre aucune carte.
dw-event-id-turn =
    { $add ->
        [0] Le Ça : écart { $gap }, limite { $limit }.
        [1] Le Ça : écart { $gap }, tuile +1, limite { $limit }.
        [2] Le Ça : écart { $gap }, tuile +2, limite { $limit }.
        [3] Le Ça : écart { $gap }, tuile +3, limite { $limit }.
       *[other] Le Ça : écart { $gap }, tuile { $add }, limite { $limit }.
    }
dw-event-id-flipped = Le Ça retourne un { $value } doré.
# $count (nombre) : combien de gagnants ; seuls autant des quatre noms sont donnés
dw-event-ended =
    { $count ->
        [1] { $seat } gagne la partie.
        [2] { $seat } et { $second } partagent la victoire.
        [3] { $seat }, { $second } et { $third } partagent la victoire.
       *[other] { $seat }, { $second }, { $third } et { $fourth } partagent la victoire.
    }
    .you =
        { $count ->
            [1] Vous gagnez la partie.
            [2] Vous partagez la victoire avec { $second }.
            [3] Vous partagez la victoire avec { $second } et { $third }.
           *[other] Vous partagez la victoire avec { $second }, { $third } et { $fourth }.
        }
dw-event-id-won = Le Ça gagne la partie.

## La feuille de score

dw-sheet-golden = Jetons dorés retournés
dw-sheet-remaining = Valeur restante
dw-sheet-supply = Jetons +1 en réserve

## Pourquoi pas

dw-refused-over = La partie est terminée.
dw-refused-not-choosing = Ce n’est pas à vous de choisir une carte maintenant.
dw-refused-not-your-turn = Ce n’est pas votre tour : on va de la carte la plus éloignée à la plus proche.
dw-refused-not-playing = Les cartes se jouent seulement dans la première phase d’une manche.
dw-refused-not-scoring = On marque ou prend une carte seulement dans la deuxième phase d’une manche.
dw-refused-not-in-hand = Cette carte n’est pas dans votre main.
dw-refused-professor-on-table = Votre Professeur est dans la zone de jeu et doit d’abord être repris.
dw-refused-off-suit = Seule une carte de la couleur du Client peut marquer.
dw-refused-more-than-three = On ne peut pas dépenser plus de trois jetons +1 par manche.
# $supply (nombre) : jetons +1 du joueur
dw-refused-not-enough-plus =
    { $supply ->
        [0] Vous n’avez aucun jeton +1 en réserve.
        [one] Vous n’avez qu’un seul jeton +1 en réserve.
       *[other] Vous n’avez que { $supply } jetons +1 en réserve.
    }
dw-refused-nothing-fits = Avec une limite de { $limit }, aucun jeton ne peut être retourné.
dw-refused-already-scoring = Vous marquez déjà, et à son tour on marque ou on prend une carte, jamais les deux.
dw-refused-not-flipping = On ne retourne des jetons qu’après avoir choisi de marquer.
dw-refused-no-such-row = Cette rangée de jetons n’existe pas.
dw-refused-row-done = Tous les jetons de cette rangée sont retournés.
dw-refused-above-limit = Le prochain jeton de cette rangée vaut { $value }, mais la limite restante est de { $left }.
dw-refused-first-flip = Il faut retourner au moins un jeton avant d’arrêter.
dw-refused-professor-in-hand = Votre Professeur est déjà dans votre main.
dw-refused-this-round = On ne prend que des cartes des manches précédentes, pas de celle en cours.
dw-refused-not-face-up = On ne peut prendre qu’une carte Rêve posée face visible.
dw-refused-must-draw = Vous ne marquez pas et il y a une carte à prendre : prenez-en une.
dw-refused-must-score = Selon les règles sous lesquelles cette partie a commencé, qui peut marquer sans pouvoir prendre de carte doit marquer.

## Cartes

# $suit : diamond, hex ou circle ; $icon : sun ou moon
dw-card =
    { $suit ->
        [diamond] Losange
        [hex] Hexagone
       *[circle] Cercle
    } { $number } { $icon ->
        [sun] Soleil
       *[moon] Lune
    }

## Clients

dw-client-the-clerk = L’Employé
dw-client-the-widow = La Veuve
dw-client-the-soprano = La Soprano
dw-client-the-officer = L’Officier
dw-client-the-student = L’Étudiant
dw-client-the-baker = Le Boulanger

## Tuiles Thérapie

# $add, $sun and $moon are amounts with their sign; $numbers is a list of numbers.
dw-tile-numbers = { $numbers } : { $add }
dw-tile-icon = Soleil { $sun }, Lune { $moon }
dw-tile-farthest = La plus éloignée { $add }
dw-tile-closest = La plus proche { $add }
dw-tile-farthest-player = La plus éloignée des joueurs { $add }
dw-tile-closest-player = La plus proche des joueurs { $add }
dw-tile-small-gap = Écart au plus { $gap } : { $add }
dw-tile-skip = { $cards ->
    [1] Sauter la carte suivante
   *[other] Sauter { $cards } cartes
}
dw-tile-random-before = Carte au hasard avant le choix
dw-tile-random-after = Carte au hasard après révélation

## Autres pièces et lieux

# $value (nombre) : la valeur des jetons de la rangée
dw-row = Rangée des { $value }
dw-professor = Professeur
dw-freud = Freud

## Options

dw-option-professor = Carte Professeur au début
dw-option-professor-table = Dans la zone de jeu
dw-option-professor-hand = En main
dw-option-level = Niveau du Ça
dw-option-level-easy = Facile
dw-option-level-medium = Moyen
dw-option-level-hard = Difficile
dw-option-ends = Carte la plus éloignée, la plus proche
dw-option-ends-all = Parmi toutes les cartes Rêve
dw-option-ends-players = Parmi les cartes des joueurs

## Le plateau de Dreamworld

dw-board-round = Manche { $round } sur { $last }, côté { $side ->
    [sun] Soleil
   *[moon] Lune
} : { $client }, { $suit ->
    [diamond] Losange
    [hex] Hexagone
    [circle] Cercle
   *[any] toute couleur
}
dw-board-tile = Tuile : { $tile }
dw-board-no-tile = Aucune tuile.
dw-board-corner = Nombre du coin : { $corner }
dw-board-stock = Pioche { $deck }, face cachée { $down }
dw-board-line-empty = Aucune carte n’est encore visible.
dw-board-gap = écart { $gap }
dw-board-off-suit = hors couleur
dw-board-non-player = neutre
dw-board-random = hasard
dw-board-id = le Ça
dw-board-golden = dorés
dw-board-left = reste
dw-board-plus = +1
dw-board-hand = cartes
dw-board-professor = Professeur
dw-board-tokens = jetons, * doré
dw-board-in-hand = main
dw-board-on-table = table
dw-board-id-tokens = Jetons du Ça, les retournés entre parenthèses : { $tokens }
dw-board-your-hand = Main
dw-board-nights = Manches, tuiles et cartes visibles
dw-board-line-card = { $place }. { $owner } : { $card }, { $suit ->
    [on] dans la couleur
   *[off] hors couleur
}, écart { $gap }{ $add ->
    [none] {""}
   *[other] , tuile { $add }
}{ $plus ->
    [0] {""}
   *[other] , jetons +1 dessus : { $plus }
}
dw-board-player = { $name } : jetons dorés retournés { $golden }, valeur restante { $left }, jetons +1 { $plus }, cartes { $hand }, Professeur : { $professor } ; jetons { $tokens }
dw-board-hand-is = Votre main : { $cards }
dw-board-earlier = Manche { $round }, { $client }, face visible : { $cards }

## Ce qu’une réponse changerait

# $by : le changement avec son signe ; $size (nombre) : le même sans signe ; $from et $to (nombres) : avant et après
dw-would-golden =
    { $size ->
        [one] { $by } jeton doré retourné, { $from } → { $to }
       *[other] { $by } jetons dorés retournés, { $from } → { $to }
    }
dw-would-remaining = valeur à retourner { $from } → { $to }
dw-would-plus = jetons +1 : { $from } → { $to }
dw-would-hand = cartes en main : { $from } → { $to }
# $suit : on ou off ; $add (nombre) : ce que la tuile Thérapie ajoute
dw-would-gap =
    { $suit ->
        [on] { $add ->
            [0] écart { $to } dans la ligne actuelle
            [1] écart { $to } dans la ligne actuelle, tuile +1
            [2] écart { $to } dans la ligne actuelle, tuile +2
            [3] écart { $to } dans la ligne actuelle, tuile +3
           *[other] écart { $to } dans la ligne actuelle, tuile { $add }
        }
       *[off] hors couleur, elle ne peut donc pas marquer
    }
dw-would-left = limite restante : { $to }
