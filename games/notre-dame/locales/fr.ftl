# Les textes de Notre-Dame.

## Le jeu

nd-name = Notre-Dame
nd-blurb = Passez des cartes à gauche, développez votre quartier de Paris et tenez la peste à distance : 2 à 5 joueurs, neuf manches.

## Questions

nd-ask-keep-first = Laquelle de vos trois cartes garder ?
nd-ask-keep-second = Laquelle des deux cartes reçues garder ?
nd-ask-play-first = Quelle carte jouer en premier ?
nd-ask-play-second = Quelle carte jouer en second ?
# $place : où va le pion
nd-ask-source = Réserve vide : d’où déplacer un pion ? Destination : { $place }.
nd-ask-gift = Combien d’écus donner à Notre-Dame ?
nd-ask-gift-now = Votre pion est à Notre-Dame : combien d’écus donner ?
nd-ask-friend = Dans quel secteur placer votre ami fidèle ?
# $steps (nombre) : combien de rues au plus
nd-ask-ride = Où mener votre carrosse ? Rues au plus : { $steps }.
nd-ask-message = Prendre ceci : { $message } ?
nd-ask-rat-back = Reculer votre rat d’un pas ?
# $left (nombre) : combien de faveurs restent à choisir
nd-ask-favour = Quelle faveur choisir ? Faveurs restantes : { $left }.
nd-ask-hire = Qui engager pour un écu ?
nd-ask-fool-from = Bouffon : quelle pièce déplacer ?
nd-ask-fool-to = Bouffon : dans quel secteur placer la pièce ?
nd-ask-minstrel-from = Ménestrel : de quel secteur déplacer des pièces ?
nd-ask-minstrel-carry = Ménestrel : quelles pièces prendre ? Départ : { $place }.
nd-ask-minstrel-to = Ménestrel : dans quel secteur placer les pièces ?
nd-ask-bishop = Évêque : quel secteur vide reçoit un pion ?
nd-ask-lose = Peste : lequel de vos secteurs les plus remplis perd un pion ?
# $count (nombre) : écus qui manquent dans la réserve générale
nd-ask-payer =
    { $count ->
        [one] Il manque un écu dans la réserve générale. Lequel des plus riches le paie ?
       *[other] Il manque { $count } écus dans la réserve générale. Lequel des plus riches les paie ?
    }
nd-ask-over = La partie est terminée.

## Réponses offertes

nd-offer-keep = Garder { $card }
    .lead = { $card }
nd-offer-play = Jouer { $card }
    .lead = { $card }
nd-offer-from = Prendre ici : { $place }
    .lead = { $place }
nd-offer-from-friend = Prendre l’ami fidèle
# $pieces (nombre) : combien de pièces s’y trouvent
nd-offer-to =
    { $pieces ->
        [0] Placer ici : { $place } (vide)
        [one] Placer ici : { $place } ({ $pieces } pièce)
       *[other] Placer ici : { $place } ({ $pieces } pièces)
    }
    .lead = { $place }
# $markers (nombre) : combien de pions, 0 avec l’ami seul ; $friend : yes ou no
nd-offer-carry =
    { $friend ->
        [yes]
            { $markers ->
                [0] Prendre l’ami fidèle
                [one] Prendre { $markers } pion et l’ami fidèle
               *[other] Prendre { $markers } pions et l’ami fidèle
            }
       *[other]
            { $markers ->
                [one] Prendre { $markers } pion
               *[other] Prendre { $markers } pions
            }
    }
# $coins (nombre) : écus à donner ; $prestige (nombre) : ce qu’ils rapportent, sans le parc
nd-offer-give =
    { $coins ->
        [one] Donner { $coins } écu (prestige : { $prestige })
       *[other] Donner { $coins } écus (prestige : { $prestige })
    }
nd-offer-give-nothing = Ne rien donner et ne placer aucun pion
# $streets (nombre) : la longueur du trajet, 0 pour rester
nd-offer-ride =
    { $streets ->
        [0] Rester : { $market }
        [one] Aller : { $market } ({ $streets } rue)
       *[other] Aller : { $market } ({ $streets } rues)
    }
    .lead = { $market }
nd-offer-ride-message =
    { $streets ->
        [0] Rester : { $market }, { $message }
        [one] Aller : { $market } ({ $streets } rue), { $message }
       *[other] Aller : { $market } ({ $streets } rues), { $message }
    }
    .lead = { $market }
# Le message est là, mais ne peut pas encore être pris.
nd-offer-ride-blocked =
    { $streets ->
        [0] Rester : { $market }, bloqué : { $message }
        [one] Aller : { $market } ({ $streets } rue), bloqué : { $message }
       *[other] Aller : { $market } ({ $streets } rues), bloqué : { $message }
    }
    .lead = { $market }
# $favour : coin, marker ou rat
nd-offer-choose =
    { $favour ->
        [coin] Prendre un écu
        [marker] Prendre un pion
       *[rat] Reculer le rat d’un pas
    }
nd-offer-hire = Engager : { $person } ({ $ability })
    .lead = { $person }
nd-offer-lose = Perdre un pion : { $place }
    .lead = { $place }
# $payer : qui paierait ; $coins (nombre) : les écus de ce joueur
nd-offer-charge =
    { $coins ->
        [one] { $payer } paie (sur { $coins } écu)
       *[other] { $payer } paie (sur { $coins } écus)
    }
nd-offer-take-message = Prendre le message
nd-offer-leave-message = Laisser le message
nd-offer-rat-back = Reculer le rat d’un pas
nd-offer-rat-stays = Laisser le rat en place
nd-offer-no-action = Jouer la carte sans son action
nd-offer-hire-nobody = N’engager personne

## Ce qui se passe

nd-event-drew = Vous piochez { $cards }.
nd-event-chose = Vous gardez { $card }.
nd-event-has-chosen = { $seat } a choisi.
    .you = Vous avez choisi.
nd-event-received = Vous recevez { $cards }.
nd-event-round-started = La manche { $round } commence.
# $rats (nombre) : les rats du personnage
nd-event-shown =
    { $rats ->
        [0] Personnage : { $person }, sans rat.
        [one] Personnage : { $person }, { $rats } rat.
       *[other] Personnage : { $person }, { $rats } rats.
    }
nd-event-passed-two = Chacun passe deux cartes à gauche.
nd-event-passed-one = Chacun passe une carte à gauche.
nd-event-played = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
nd-event-no-effect = La carte reste sans effet pour { $seat }.
    .you = La carte reste sans effet pour vous.
nd-event-placed = { $seat } place un pion : { $to }.
    .you = Vous placez un pion : { $to }.
nd-event-moved = { $seat } déplace un pion (de : { $from }, à : { $to }).
    .you = Vous déplacez un pion (de : { $from }, à : { $to }).
nd-event-friend-moved = { $seat } place l’ami fidèle : { $to }.
    .you = Vous placez votre ami fidèle : { $to }.
# $pieces (nombre) : les pièces dans le secteur
nd-event-acted =
    { $pieces ->
        [one] { $seat } exécute l’action { $place } avec { $pieces } pièce.
       *[other] { $seat } exécute l’action { $place } avec { $pieces } pièces.
    }
    .you =
        { $pieces ->
            [one] Vous exécutez l’action { $place } avec { $pieces } pièce.
           *[other] Vous exécutez l’action { $place } avec { $pieces } pièces.
        }
nd-event-took-markers =
    { $count ->
        [one] { $seat } prend { $count } pion.
       *[other] { $seat } prend { $count } pions.
    }
    .you =
        { $count ->
            [one] Vous prenez { $count } pion.
           *[other] Vous prenez { $count } pions.
        }
nd-event-took-coins =
    { $count ->
        [one] { $seat } prend { $count } écu.
       *[other] { $seat } prend { $count } écus.
    }
    .you =
        { $count ->
            [one] Vous prenez { $count } écu.
           *[other] Vous prenez { $count } écus.
        }
# $count (nombre) : écus qui manquent ; $payers (nombre) : joueurs qui pourraient payer
nd-event-coins-missing =
    { $payers ->
        [0] { $count ->
            [one] Il manque un écu dans la réserve générale ; { $seat } en a le plus et ne reçoit rien.
           *[other] Il manque { $count } écus dans la réserve générale ; { $seat } en a le plus et ne reçoit rien.
        }
       *[other] { $count ->
            [one] Il manque un écu dans la réserve générale pour { $seat }.
           *[other] Il manque { $count } écus dans la réserve générale pour { $seat }.
        }
    }
    .you =
        { $payers ->
            [0] { $count ->
                [one] Il manque un écu dans la réserve générale ; vous en avez le plus et ne recevez rien.
               *[other] Il manque { $count } écus dans la réserve générale ; vous en avez le plus et ne recevez rien.
            }
           *[other] { $count ->
                [one] Il vous manque un écu dans la réserve générale.
               *[other] Il vous manque { $count } écus dans la réserve générale.
            }
        }
# $payer : l’un des plus riches
nd-event-charged =
    { $count ->
        [one] { $payer } paie { $count } écu à { $seat }.
       *[other] { $payer } paie { $count } écus à { $seat }.
    }
    .you =
        { $count ->
            [one] { $payer } vous paie { $count } écu.
           *[other] { $payer } vous paie { $count } écus.
        }
# $source : residence, messages, gifts, cathedral ou persons ; $park (nombre) : le bonus du parc
nd-event-scored =
    { $seat } gagne { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige { $source ->
        [residence] pour la résidence
        [messages] pour le message
        [gifts] pour le don
        [cathedral] pour Notre-Dame
        [persons] pour le personnage
       *[park] pour le parc
    }{ $park ->
        [0] .
       *[other] , et { $park } pour le parc.
    }
    .you =
        Vous gagnez { $prestige ->
            [one] { $prestige } point
           *[other] { $prestige } points
        } de prestige { $source ->
            [residence] pour la résidence
            [messages] pour le message
            [gifts] pour le don
            [cathedral] pour Notre-Dame
            [persons] pour le personnage
           *[park] pour le parc
        }{ $park ->
            [0] .
           *[other] , et { $park } pour le parc.
        }
# $to (nombre) : le pas où se trouve maintenant le rat
nd-event-rat-went-back = { $seat } recule le rat jusqu’à { $to }.
    .you = Vous reculez votre rat jusqu’à { $to }.
nd-event-rat-stayed = { $seat } laisse le rat en place.
    .you = Vous laissez votre rat en place.
nd-event-rode = { $seat } arrête son carrosse : { $market }.
    .you = Vous arrêtez votre carrosse : { $market }.
nd-event-took-message = { $seat } prend { $message }.
    .you = Vous prenez { $message }.
nd-event-left-message = { $seat } laisse le message.
    .you = Vous laissez le message.
nd-event-favoured =
    { $favour ->
        [coin] { $seat } choisit un écu.
        [marker] { $seat } choisit un pion.
       *[rat] { $seat } choisit de reculer le rat d’un pas.
    }
    .you =
        { $favour ->
            [coin] Vous choisissez un écu.
            [marker] Vous choisissez un pion.
           *[rat] Vous choisissez de reculer votre rat d’un pas.
        }
nd-event-wanted-coin = { $seat } choisit un écu ; la réserve générale n’en a plus.
    .you = Vous choisissez un écu ; la réserve générale n’en a plus.
nd-event-no-favour = { $seat } n’a aucune faveur à choisir.
    .you = Vous n’avez aucune faveur à choisir.
nd-event-gave =
    { $coins ->
        [one] { $seat } donne { $coins } écu à Notre-Dame.
       *[other] { $seat } donne { $coins } écus à Notre-Dame.
    }
    .you =
        { $coins ->
            [one] Vous donnez { $coins } écu à Notre-Dame.
           *[other] Vous donnez { $coins } écus à Notre-Dame.
        }
nd-event-hired = { $seat } engage un personnage : { $person }.
    .you = Vous engagez un personnage : { $person }.
nd-event-hired-nobody = { $seat } n’engage personne.
    .you = Vous n’engagez personne.
nd-event-picked = { $seat } choisit d’où partir : { $place }.
    .you = Vous choisissez d’où partir : { $place }.
nd-event-picked-friend = { $seat } choisit de déplacer l’ami fidèle.
    .you = Vous choisissez de déplacer votre ami fidèle.
nd-event-gathered =
    { $friend ->
        [yes]
            { $markers ->
                [0] { $seat } emmène l’ami fidèle.
                [one] { $seat } emmène { $markers } pion et l’ami fidèle.
               *[other] { $seat } emmène { $markers } pions et l’ami fidèle.
            }
       *[other]
            { $markers ->
                [one] { $seat } emmène { $markers } pion.
               *[other] { $seat } emmène { $markers } pions.
            }
    }
    .you =
        { $friend ->
            [yes]
                { $markers ->
                    [0] Vous emmenez votre ami fidèle.
                    [one] Vous emmenez { $markers } pion et votre ami fidèle.
                   *[other] Vous emmenez { $markers } pions et votre ami fidèle.
                }
           *[other]
                { $markers ->
                    [one] Vous emmenez { $markers } pion.
                   *[other] Vous emmenez { $markers } pions.
                }
        }
nd-event-shifted =
    { $seat } déplace { $friend ->
        [yes]
            { $markers ->
                [0] l’ami fidèle
                [one] { $markers } pion et l’ami fidèle
               *[other] { $markers } pions et l’ami fidèle
            }
       *[other]
            { $markers ->
                [one] { $markers } pion
               *[other] { $markers } pions
            }
    } (de : { $from }, à : { $to }).
    .you =
        Vous déplacez { $friend ->
            [yes]
                { $markers ->
                    [0] votre ami fidèle
                    [one] { $markers } pion et votre ami fidèle
                   *[other] { $markers } pions et votre ami fidèle
                }
           *[other]
                { $markers ->
                    [one] { $markers } pion
                   *[other] { $markers } pions
                }
        } (de : { $from }, à : { $to }).
# $plague et $hospital (nombres) : ce qui fait avancer et reculer le rat ; $to (nombre) : où il se trouve ; $hit : yes ou no
nd-event-plague-came =
    { $seat } : peste { $plague }, hôpital { $hospital }, { $hit ->
        [yes] et le rat dépasse { $to } !
       *[other] le rat est sur { $to }.
    }
    .you =
        Votre quartier : peste { $plague }, hôpital { $hospital }, { $hit ->
            [yes] et votre rat dépasse { $to } !
           *[other] votre rat est sur { $to }.
        }
nd-event-lost-prestige =
    { $prestige ->
        [one] { $seat } perd { $prestige } point de prestige.
       *[other] { $seat } perd { $prestige } points de prestige.
    }
    .you =
        { $prestige ->
            [one] Vous perdez { $prestige } point de prestige.
           *[other] Vous perdez { $prestige } points de prestige.
        }
nd-event-lost-marker = { $seat } perd un pion : { $place }.
    .you = Vous perdez un pion : { $place }.
# $markers (nombre) : tous les pions à la cathédrale ; $share (nombre) : le prestige pour chacun
nd-event-cathedral-scored =
    { $markers ->
        [one] Notre-Dame : { $markers } pion, prestige { $share }.
       *[other] Notre-Dame : { $markers } pions, prestige { $share } pour chacun.
    }
# $period : a, b ou c
nd-event-period-ended =
    { $period ->
        [a] La période A s’achève.
        [b] La période B s’achève.
       *[c] La période C s’achève.
    }
nd-event-counted =
    { $prestige ->
        [one] { $seat } a { $prestige } point de prestige.
       *[other] { $seat } a { $prestige } points de prestige.
    }
    .you =
        { $prestige ->
            [one] Vous avez { $prestige } point de prestige.
           *[other] Vous avez { $prestige } points de prestige.
        }
# $count (nombre) : combien de gagnants ; seuls autant des cinq noms sont donnés
nd-event-ended =
    { $count ->
        [1] { $seat } gagne la partie.
        [2] { $seat } et { $second } partagent la victoire.
        [3] { $seat }, { $second } et { $third } partagent la victoire.
        [4] { $seat }, { $second }, { $third } et { $fourth } partagent la victoire.
       *[other] { $seat }, { $second }, { $third }, { $fourth } et { $fifth } partagent la victoire.
    }
    .you =
        { $count ->
            [1] Vous gagnez la partie.
            [2] Vous partagez la victoire avec { $second }.
            [3] Vous partagez la victoire avec { $second } et { $third }.
            [4] Vous partagez la victoire avec { $second }, { $third } et { $fourth }.
           *[other] Vous partagez la victoire avec { $second }, { $third }, { $fourth } et { $fifth }.
        }

## La feuille de score

nd-sheet-residence = Résidence
nd-sheet-messages = Messages
nd-sheet-gifts = Dons à Notre-Dame
nd-sheet-cathedral = Décomptes de Notre-Dame
nd-sheet-persons = Personnages
nd-sheet-park = Parc
nd-sheet-plague = Perdu par la peste
nd-sheet-prestige = Prestige
nd-sheet-reserve = Écus et pions

## Pourquoi pas

nd-refused-over = La partie est terminée.
nd-refused-not-choosing = Votre choix est fait, et les autres choisissent encore.
nd-refused-not-your-turn = Ce n’est pas votre tour : le premier joueur commence, puis en sens horaire.
nd-refused-other-question = Une autre question est posée en ce moment.
nd-refused-not-among-cards = Cette carte n’est pas parmi celles à choisir.
nd-refused-already-kept = Cette carte est déjà gardée et ne peut plus être passée.
nd-refused-not-in-hand = Cette carte n’est pas dans votre main.
nd-refused-nothing-there = Rien de ce qui est à vous là-bas ne peut être déplacé ainsi.
nd-refused-same-sector = La pièce doit aller ailleurs que là d’où elle vient.
nd-refused-not-the-friend = L’ami fidèle ne remplace pas un pion qui manque.
nd-refused-friend-beside = Votre ami fidèle est à côté du plateau, dans aucun secteur.
nd-refused-friend-must-move = Votre ami fidèle y est déjà et doit aller dans un autre secteur.
nd-refused-not-from-cathedral = Le Ménestrel ne déplace des pièces qu’entre secteurs, pas depuis Notre-Dame.
nd-refused-one-to-three = Le Ménestrel déplace une, deux ou trois pièces.
# $markers (nombre) : les pions dans le secteur
nd-refused-not-so-many =
    { $markers ->
        [0] Vous n’y avez aucun pion.
        [one] Vous n’y avez que { $markers } pion.
       *[other] Vous n’y avez que { $markers } pions.
    }
nd-refused-not-empty = L’Évêque ne place un pion que dans un secteur vide.
# $coins (nombre) : les écus du joueur
nd-refused-not-enough-coins =
    { $coins ->
        [0] Vous n’avez aucun écu.
        [one] Vous n’avez que { $coins } écu.
       *[other] Vous n’avez que { $coins } écus.
    }
nd-refused-at-most-three = On ne donne pas plus de trois écus avec une carte.
nd-refused-must-give = Votre pion est passé à Notre-Dame, il faut donc donner au moins un écu.
# $steps (nombre) : combien de rues au plus
nd-refused-too-far =
    { $steps ->
        [one] Ce marché est trop loin : votre carrosse parcourt { $steps } rue au plus.
       *[other] Ce marché est trop loin : votre carrosse parcourt { $steps } rues au plus.
    }
nd-refused-no-markers-left = La réserve générale n’a plus de pion de votre couleur.
nd-refused-rat-at-zero = Votre rat est sur 0 et ne peut pas reculer.
nd-refused-not-shown = Ce personnage n’est pas montré à cette manche.
nd-refused-no-piece = Vous n’avez aucune pièce que ce personnage pourrait déplacer.
nd-refused-no-empty-sector = L’Évêque a besoin d’un secteur vide, et vous n’en avez pas.
nd-refused-no-marker-for-bishop = L’Évêque a besoin d’un pion de la réserve générale, et il n’y en a plus.
nd-refused-not-fullest = On perd le pion dans un secteur le plus rempli, et un autre l’est davantage.
nd-refused-friend-not-lost = Seul votre ami fidèle s’y trouve, et il n’est jamais perdu.
nd-refused-no-coins-left = La réserve générale n’a plus d’écu, et vous en avez plus que tous les autres.
nd-refused-not-richest = Seul un joueur qui a le plus d’écus paie ce qui manque.

## Cartes

# $colour : lapis, amber, brick, jade ou aubergine ; $kind : un secteur, notre-dame ou trusted-friend
nd-card =
    { $kind ->
        [cloister-school] École
        [bank] Banque
        [residence] Résidence
        [carriage-house] Remise
        [hotel] Hôtel
        [park] Parc
        [hospital] Hôpital
        [notre-dame] Notre-Dame
       *[trusted-friend] Ami fidèle
    } ({ $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    })

## Couleurs

nd-colour-lapis = Lapis
nd-colour-amber = Ambre
nd-colour-brick = Brique
nd-colour-jade = Jade
nd-colour-aubergine = Aubergine

## Messages

# $colour : comme dans nd-card
nd-message-coin =
    Message écu { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
    .short = { $prestige }¢
nd-message-marker =
    Message pion { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
    .short = { $prestige }■
nd-message-rat =
    Message rat { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
    .short = { $prestige }~
nd-message-plain =
    Message simple { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
    .short = { $prestige }

## Marchés

# $colour : le quartier, comme dans nd-card ; intérieur : à la cathédrale, bord : sur le pourtour
nd-market-centre =
    Centre { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
nd-market-inner =
    Coin intérieur { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
nd-market-side =
    Coin latéral { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
nd-market-outer-right =
    Bord droit { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
nd-market-outer-left =
    Bord gauche { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }

## Personnages

nd-person-fool = Bouffon
nd-person-minstrel = Ménestrel
nd-person-doctor = Médecin
nd-person-monk = Moine
nd-person-money-lender = Usurier
nd-person-barmaid = Serveuse
nd-person-city-guard = Garde de la ville
nd-person-night-watchman = Veilleur de nuit
nd-person-bishop = Évêque
nd-person-guild-master = Maître de guilde
nd-person-beggar-king = Roi des mendiants
nd-person-lawyer = Avocat
nd-person-lady-of-the-court = Dame de la cour
nd-person-mayor = Maire
nd-person-carpenter = Charpentier
nd-ability-gain =
    prestige { $prestige }{ $coins ->
        [0] {""}
       *[other] {""}, écus { $coins }
    }{ $markers ->
        [0] {""}
       *[other] {""}, pions { $markers }
    }{ $favours ->
        [0] {""}
       *[other] {""}, faveurs { $favours }
    }
# $per : piece, piece-in-fullest, sector, empty-sector, free-step ou message
nd-ability-score =
    prestige { $prestige } × { $per ->
        [piece] vos pièces en jeu
        [piece-in-fullest] pièces de votre secteur le plus rempli
        [sector] vos secteurs d’au moins { $least } pièces
        [empty-sector] vos secteurs vides
        [free-step] pas libres devant votre rat
       *[message] vos messages
    }{ $every ->
        [1] {""}
       *[other] {""} ÷ { $every }, arrondi vers le bas
    }
nd-ability-fool = déplacer une pièce dans un autre secteur, dont l’action suit
nd-ability-minstrel = déplacer jusqu’à trois pièces d’un secteur à un autre
nd-ability-doctor = pas de peste pour vous à cette manche
nd-ability-bishop = placer un pion de la réserve générale dans un secteur vide, dont l’action suit

## Lieux et ami fidèle

nd-place-cloister-school = École
nd-place-bank = Banque
nd-place-residence = Résidence
nd-place-carriage-house = Remise
nd-place-hotel = Hôtel
nd-place-park = Parc
nd-place-hospital = Hôpital
nd-place-notre-dame = Notre-Dame
nd-place-trusted-friend = Ami fidèle
nd-place-harbour = Port

## Ce que les propriétaires nomment eux-mêmes

# $name : comme dans le paquet ; $colour : comme dans nd-card
nd-message-own =
    Message « { $name } » { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }
    .short = { $prestige }
nd-market-own =
    { $name } { $colour ->
        [lapis] lapis
        [amber] ambre
        [brick] brique
        [jade] jade
       *[aubergine] aubergine
    }

## Ce qui est imprimé

nd-effect-cloister-school = Placez un pion ; prenez autant de pions que de pièces.
nd-effect-bank = Placez un pion ; prenez autant d’écus que de pièces.
nd-effect-residence = Placez un pion ; gagnez autant de prestige que de pièces.
nd-effect-carriage-house = Placez un pion ; parcourez autant de rues que de pièces.
# $pieces (nombre) : à partir de combien de pièces il y a deux faveurs
nd-effect-hotel = Placez un pion ; choisissez écu, pion ou un pas en arrière du rat, deux faveurs dès { $pieces } pièces.
# $pieces (nombre) : combien de pièces ajoutent un point de prestige
nd-effect-park = Placez un pion, le rat recule d’un pas ; toutes les { $pieces } pièces, chaque gain de prestige croît de un.
nd-effect-hospital = Placez un pion, le rat recule d’un pas ; chaque pièce abaisse la peste de un.
# $one, $two, $three (nombres) : le prestige pour autant d’écus
nd-effect-notre-dame = Un pion sur la cathédrale ; 1 à 3 écus pour { $one }, { $two } ou { $three } de prestige.
nd-effect-trusted-friend = L’ami va dans un secteur, dont l’action suit.
nd-effect-fool = Déplacez un pion ou l’ami vers un autre secteur, dont l’action suit.
nd-effect-minstrel = Déplacez jusqu’à trois pièces d’un secteur à un autre, sans action.
nd-effect-doctor = Les rats de cette manche ne vous touchent pas.
nd-effect-bishop = Un pion de la réserve générale va dans un secteur vide, dont l’action suit.
nd-gain-coins =
    { $n ->
        [one] { $n } écu.
       *[other] { $n } écus.
    }
nd-gain-markers =
    { $n ->
        [one] { $n } pion.
       *[other] { $n } pions.
    }
nd-gain-prestige = { $n } de prestige.
nd-gain-favours =
    { $n ->
        [one] Un écu, un pion ou un pas en arrière du rat.
       *[other] { $n } faveurs : écu, pion ou un pas en arrière du rat.
    }
nd-gain-rat-back = Le rat peut reculer d’un pas.
# $prestige (nombre) : ce qui est gagné pour tant ($every) de ce qui est compté
nd-per-piece =
    { $prestige } de prestige { $every ->
        [1] pour chaque pièce
       *[other] toutes les { $every } pièces
    } dans vos secteurs et sur la cathédrale.
nd-per-piece-in-fullest =
    { $prestige } de prestige { $every ->
        [1] pour chaque pièce
       *[other] toutes les { $every } pièces
    } de votre secteur le plus rempli.
# $least (nombre) : combien de pièces il faut au secteur
nd-per-sector =
    { $prestige } de prestige { $every ->
        [1] pour chaque secteur
       *[other] tous les { $every } secteurs
    } { $least ->
        [1] avec une pièce.
       *[other] avec { $least } pièces ou plus.
    }
nd-per-empty-sector =
    { $prestige } de prestige { $every ->
        [1] pour chaque secteur vide.
       *[other] tous les { $every } secteurs vides.
    }
nd-per-free-step =
    { $prestige } de prestige { $every ->
        [1] pour chaque pas libre
       *[other] tous les { $every } pas libres
    } devant votre rat.
nd-per-message =
    { $prestige } de prestige { $every ->
        [1] pour chaque message.
       *[other] tous les { $every } messages.
    }
# $deck : brown, a, b ou c
nd-deck =
    { $deck ->
        [a] Période A
        [b] Période B
        [c] Période C
       *[brown] Chaque période
    }
nd-fact-card = Elle agit dans le quartier de qui la joue.
nd-fact-rats =
    { $count ->
        [0] Aucun rat pour la peste.
        [one] { $count } rat pour la peste de tous.
       *[other] { $count } rats pour la peste de tous.
    }
nd-fact-price =
    S’engage une fois par manche pour { $coins ->
        [one] { $coins } écu.
       *[other] { $coins } écus.
    }
nd-fact-sets = Un deuxième message d’une couleur seulement après un de chaque couleur.
# $last (number): the last step of the plague track
nd-fact-harbour = Un rat qui devrait dépasser { $last } y reste, et l’on perd 2 points de prestige et un pion.

## Options

nd-option-prestige = Prestige pendant la partie
nd-option-prestige-hidden = Caché aux autres
nd-option-prestige-open = Visible par tous
nd-option-coins = Écus
nd-option-coins-unlimited = Autant qu’il en faut
nd-option-coins-limited = 25 ; le plus riche paie ce qui manque

## Board

nd-board-round = Période { $period }, manche { $round } sur { $last } : { $phase ->
    [draft] choix des cartes
    [cards] jeu des cartes
    [hire] engagement
    [plague] peste
    [over] fin
   *[round] nouvelle manche
}. Premier joueur : { $start }.
nd-board-persons = Personnages et rats :
nd-board-person = Personnage montré : { $person }, { $rats ->
    [0] aucun rat
    [one] { $rats } rat
   *[other] { $rats } rats
}.
nd-board-plague = Peste : { $plague }
# $coins (nombre) : écus dans la réserve générale, quand ils sont limités
nd-board-bank = Écus dans la réserve générale : { $coins }
nd-board-hand = Main :
nd-board-looking = Choix :
nd-board-hand-is = Votre main : { $cards }
nd-board-looking-is = Vous choisissez parmi : { $cards }
nd-board-players = joueur
nd-board-coins = écus
nd-board-prestige = prestige
nd-board-markers = pions
nd-board-rat = rat
nd-board-messages = messages
nd-board-this-round = cette manche
nd-board-hit = touché
nd-board-boroughs = * ami
nd-board-place = { $place ->
    [cloister-school] école
    [bank] banque
    [residence] résidence
    [carriage-house] remise
    [hotel] hôtel
    [park] parc
    [hospital] hôpital
    [notre-dame] Notre-Dame
    [trusted-friend] ami
   *[other] { $place }
}
nd-board-colour = { $colour ->
    [lapis] La
    [amber] Am
    [brick] Br
    [jade] Ja
   *[aubergine] Au
}
nd-board-hired = engagé : { $person }
nd-board-streets-drawn = Rues : bord en haut, Notre-Dame en bas ; les deux bouts sont la même limite.
nd-board-streets-listed = Rues et marchés, quartier par quartier dans le sens horaire
nd-board-signs = o marché, @1 carrosse du joueur 1 ; message : prestige, ¢ écu, ■ pion, ~ rat
nd-board-figures = pions : réserve + réserve générale ; rat : avant → après la peste ; ? caché
nd-board-cathedral = Notre-Dame : { $prestige } de prestige ; pions : { $markers ->
    [none] aucun
   *[other] { $markers }
}
nd-board-spot = { $spot ->
    [centre] centre
    [inner] coin intérieur
    [side] coin latéral
    [outer-right] bord droit
    [outer-left] bord gauche
   *[other] { $spot }
}
nd-board-arrows = ↓ dans le quartier suivant, ↑ dans le précédent ; après le dernier vient le premier.
nd-board-leads = Rues depuis : { $market }. Elles mènent à : { $markets }.
nd-board-player = { $name }, { $colour } : écus { $coins }, prestige { $prestige ->
    [hidden] caché
   *[other] { $prestige }
}, pions en réserve personnelle { $supply }, en réserve générale { $general } ; rat sur { $rat }{ $plague ->
    [past] {""}
    [hit] {""}, après la peste sur { $forecast }, donc touché
   *[ahead] {""}, après la peste sur { $forecast }
} ; messages : { $messages ->
    [none] aucun
   *[other] { $messages }
}
nd-board-borough = Chez { $name } : { $sectors } ; ami fidèle : { $friend ->
    [beside] à côté du plateau
   *[other] { $friend }
}
nd-board-done = { $name }, cette manche : { $done }
nd-board-market = { $market } : { $things }
nd-board-carriage = carrosse ({ $name })

## Ce qu’une réponse changerait

# $by : le changement avec son signe ; $size (nombre) : le même sans signe ; $from et $to (nombres) : avant et après
nd-would-prestige = { $by } de prestige, { $from } → { $to }
nd-would-coins =
    { $size ->
        [one] { $by } écu, { $from } → { $to }
       *[other] { $by } écus, { $from } → { $to }
    }
nd-would-markers =
    { $size ->
        [one] { $by } pion en réserve, { $from } → { $to }
       *[other] { $by } pions en réserve, { $from } → { $to }
    }
nd-would-cathedral =
    { $size ->
        [one] { $by } pion sur Notre-Dame, { $from } → { $to }
       *[other] { $by } pions sur Notre-Dame, { $from } → { $to }
    }
nd-would-messages =
    { $size ->
        [one] { $by } message, { $from } → { $to }
       *[other] { $by } messages, { $from } → { $to }
    }
nd-would-rat = rat { $from } → { $to }
# $to (nombre) : où serait le rat après la peste de cette manche ; $last (nombre) : le dernier pas
nd-would-plague =
    { $hit ->
        [yes] le rat dépasserait { $last } : peste
       *[no] la peste mènerait le rat à { $to }
    }
