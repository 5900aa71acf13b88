# Les textes de Night Market.

## Le jeu

nm-name = Night Market
nm-blurb = Misez des pièces en secret pour des marchandises sous les lanternes ; qui mise le moins peut échanger une pièce. De 2 à 4 joueurs, six manches.

## Options

nm-option-trade = Échange
nm-option-trade-lowest = La pièce la plus faible peut échanger
nm-option-trade-nobody = Personne n’échange

## Questions

nm-ask-bid = Quelle pièce misez-vous ?
nm-ask-trade = Quelle pièce échangez-vous ?

## Réponses possibles

nm-offer-bid = Miser la { $coin }
nm-offer-trade = Échanger la { $coin } contre une inconnue
nm-offer-keep = Garder la main

## Ce qui se passe

nm-event-bid = Vous avez choisi la { $coin }.
nm-event-has-bid = { $seat } a choisi.
    .you = Vous avez choisi.
nm-event-drew = Vous tirez la { $coin }.
nm-event-has-drawn = { $seat } tire une pièce.
    .you = Vous tirez une pièce.
nm-event-round-started = Manche { $round } : en vente, { $ware }.
nm-event-revealed = { $seat } révèle la { $coin }.
    .you = Vous révélez la { $coin }.
nm-event-sold = { $seat } achète : { $ware }.
    .you = Vous achetez : { $ware }.
nm-event-may-trade = { $seat } peut échanger.
    .you = Vous pouvez échanger.
nm-event-laid = { $seat } pose la { $coin }.
    .you = Vous posez la { $coin }.
nm-event-kept = { $seat } garde sa main.
    .you = Vous gardez votre main.
# $count (number): how many have won
nm-event-ended =
    { $count ->
        [1] { $first } a gagné.
        [2] { $first } et { $second } se partagent la victoire.
        [3] { $first }, { $second } et { $third } se partagent la victoire.
       *[other] { $first }, { $second }, { $third } et { $fourth } se partagent la victoire.
    }

## Refus

nm-refused-over = La partie est terminée.
nm-refused-has-bid = Vous avez déjà misé.
nm-refused-not-your-trade = C’est à un autre joueur d’échanger.
nm-refused-not-trading = On mise en ce moment ; l’échange vient après la vente.
nm-refused-not-bidding = On échange en ce moment ; on misera à la manche suivante.
nm-refused-not-in-hand = Cette pièce n’est pas dans votre main.

## Score

nm-sheet-points = Points
nm-sheet-wares = Marchandises

## La table en mots : les champs de la vue

nm-view-round = Manche
nm-view-stall = En vente
nm-view-players = Joueurs
nm-view-coins = Pièces en main
nm-view-shown = Dernière mise
nm-view-bought = Marchandises
nm-view-points = Points
nm-view-mine = À vous
nm-view-hand = Vos pièces
nm-view-bid = Votre mise
nm-view-spent = Pièces hors jeu
nm-view-purse = Pièces dans la bourse
nm-view-wares = Marchandises à venir

## Pièces et marchandises

# $number (number): what is printed on the coin
nm-coin = pièce { $number }
    .short = { $number }
# $points (number): what the ware is worth
nm-ware-fan = éventail ({ $points })
nm-ware-lantern = lanterne ({ $points })
nm-ware-teapot = théière ({ $points })
nm-ware-kite = cerf-volant ({ $points })
nm-ware-silk = soie ({ $points })
nm-ware-mask = masque ({ $points })
nm-ware-flute = flûte ({ $points })
nm-ware-pearl = perle ({ $points })

## Ce qu’une réponse changerait

# $by: the change with its sign; $size (number): the same without; $from and $to (numbers)
nm-would-coins =
    { $by } { $size ->
        [one] pièce
       *[other] pièces
    } en main, { $from } → { $to }
nm-would-points =
    { $by } { $size ->
        [one] point
       *[other] points
    }, { $from } → { $to }
