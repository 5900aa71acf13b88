# Les textes d’Unconscious Mind.

## Le jeu

um-name = Unconscious Mind
um-blurb = Énoncez vos idées à la table de Freud, cultivez vos intuitions et soignez vos clients à Vienne : 1 à 4 joueurs.

## Questions

um-ask-client = Quel client accueillir dans votre première salle ?
um-ask-starting-tile = Quelle tuile de départ garder ?
um-ask-starting-cell = Dans quelle case placer votre tuile de départ ?
um-ask-turn = Que faire à ce tour ?
um-ask-point = Quelle case, et quelle action ?
um-ask-pieces = Combien d’idées placer ?
um-ask-ink = De combien avancer votre encrier ?
um-ask-row = Quelle ligne du carnet déclencher ?
um-ask-column = Quelle colonne débloquée déclencher ?
um-ask-line = { $line } : quel effet déclencher ensuite ?
um-ask-own-tile = Laquelle de vos tuiles déclencher ?
um-ask-zone = Quelle action de la piste de réputation effectuer ?
um-ask-may = Appliquer « { $effect } » ?
um-ask-all = Quel effet appliquer ensuite ?
um-ask-choose = Lequel de ces effets choisir ?
um-ask-repeat = Appliquer (encore) « { $effect } » ?
um-ask-pay = Avec quoi payer ?
um-ask-pay-dream = Quelle intuition utiliser pour ce rêve : { $dream } ?
um-ask-pay-set = Quelle intuition utiliser pour le pilulier ?
# $ring : minor, median ou major
# $quality : growth, freedom, passion ou any
um-ask-generate =
    D’où générer une intuition { $ring ->
        [minor] mineure
        [median] moyenne
       *[major] majeure
    } { $quality ->
        [growth] de Croissance
        [freedom] de Liberté
        [passion] de Passion
       *[any] de qualité au choix
    } ?
um-ask-elevate = Quelle intuition élever ?
um-ask-transfer = Quelle intuition transférer, et où ?
um-ask-proceed =
    { $lost ->
        [one] { $lost } café serait perdu. En dépenser d’abord ?
       *[other] { $lost } cafés seraient perdus. En dépenser d’abord ?
    }
um-ask-swap = Quelle carte de votre main échanger ?
um-ask-play = Quelle carte Recherche jouer ?
um-ask-publish = Quel traité publier ?
um-ask-volume = Quelle carte est le prochain volume ? Traité : { $treatise }.
um-ask-endow = Quelle intuition à votre couleur placer sur le traité ?
um-ask-tile = Quelle tuile Carnet gagner ?
um-ask-tile-effects = Quel effet de la tuile déclencher ?
um-ask-place-tile = Où placer cette tuile : { $tile } ?
# $figure : freud ou professor
um-ask-walk =
    De combien de lieux avancer { $figure ->
        [freud] Freud
       *[professor] votre professeur
    } ?
um-ask-visit = { $location } : comment compter vos déclenchements ?
um-ask-location = { $location } : quel effet déclencher ? Déclenchements restants : { $left }.
um-ask-exchange-dream = Quel rêve manifeste échanger avec un rêve visible ?
um-ask-take-back-idea = Quelle idée reprendre de la table ?
um-ask-copy-display = Quelle tuile du présentoir déclencher ?
um-ask-bonus = Quel bonus prendre ?
um-ask-mark = Quelle intuition à votre couleur placer dans le quartier ?
um-ask-treat = Quel client traiter maintenant ?
um-ask-moment = Quel effet permanent appliquer ensuite ?
um-ask-boxes = Utiliser un pilulier pour un client ?
um-ask-draft = Quel client accueillir, et dans quelle salle ?
um-ask-manifest = Quel rêve manifeste recouvre le rêve latent ?
um-ask-over = La partie est terminée.

## Réponses offertes

um-offer-state-ideas = Énoncer des idées
um-offer-recall = Rassembler ses idées
um-offer-treat = Traiter : { $client }
um-offer-pass = Passer
um-offer-point = { $space } : viser { $action }
    .lead = { $space }, { $action }
um-offer-lay =
    { $bright ->
        [0] { $ideas ->
            [one] Placer { $ideas } idée
           *[other] Placer { $ideas } idées
        }
       *[other] { $ideas ->
            [0] { $bright ->
                [one] Placer { $bright } idée brillante
               *[other] Placer { $bright } idées brillantes
            }
            [one] Placer { $ideas } idée et { $bright } idée brillante
           *[other] Placer { $ideas } idées et { $bright } idée brillante
        }
    }
um-offer-do = Oui, le faire
um-offer-skip = Continuer sans
um-offer-no-more = Rien de plus
um-offer-effect = Effet : { $effect }
    .lead = { $effect }
# $part : first, second, third, printed, end, banner ou main
um-offer-trigger =
    { $part ->
        [first] Première tuile
        [second] Deuxième tuile
        [third] Troisième tuile
        [printed] Intuition imprimée
        [end] Effet du bout
        [banner] Cartouche
       *[main] Effet principal
    } : { $effect }
um-offer-line = Déclencher : { $line }
    .lead = { $line }
um-offer-ink =
    Avancer de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }{ $bright ->
        [0] {""}
       *[other] {""}, idées brillantes : { $bright }
    }
um-offer-walk =
    { $location } ({ $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    })
# $by : tags ou figures
um-offer-visit =
    { $by ->
        [tags] Compter les icônes
       *[figures] Compter les pions
    } : { $triggers ->
        [one] { $triggers } déclenchement
       *[other] { $triggers } déclenchements
    }{ $bright ->
        [0] {""}
       *[other] {""}, idées brillantes : { $bright }
    }
# $kind : own ou common
um-offer-generate =
    Générer : { $to } (depuis : { $spot }, { $kind ->
        [own] à votre couleur
       *[common] commune
    })
# $kind : own ou common
um-offer-elevate =
    Élever : { $spot } ({ $kind ->
        [own] à votre couleur
       *[common] commune
    })
# $kind : own ou common
um-offer-transfer =
    Transférer : { $spot } (vers : { $to }, { $kind ->
        [own] à votre couleur
       *[common] commune
    })
# $kind : own ou common
um-offer-use =
    Utiliser : { $spot } ({ $kind ->
        [own] à votre couleur
       *[common] commune
    })
# $kind : own ou common
um-offer-suppress =
    Réprimer : { $spot } ({ $kind ->
        [own] à votre couleur
       *[common] commune
    })
um-offer-coffee = Utiliser un café à la place
um-offer-discard = Défausser { $card }
um-offer-swap = Échanger { $give } contre { $take }
um-offer-play = Jouer { $card }
um-offer-publish = Publier { $treatise }
um-offer-volume = Volume : { $card }
    .lead = { $card }
um-offer-endow = Placer l’intuition d’ici : { $spot }
um-offer-tile = Gagner { $tile }
um-offer-no-tile = { $level } : marquer les points de l’emplacement vide
um-offer-cell = Placer : { $cell }
    .lead = { $cell }
um-offer-replace = Remplacer { $tile } ({ $cell })
um-offer-discard-tile = Défausser la nouvelle tuile
um-offer-keep = Garder { $tile }
um-offer-draft = Accueillir : { $client } ({ $room })
um-offer-dream = Prendre { $dream }
um-offer-dream-top = Prendre la première carte du paquet
um-offer-box = Utiliser un pilulier : { $room }
    .lead = { $room }
um-offer-lasting = Effet permanent : { $client }
um-offer-bonus = Prendre le bonus : { $slot } ({ $effect })
    .lead = { $slot }
um-offer-exchange = { $room } : échanger contre { $dream }
um-offer-take-back = Reprendre l’idée : { $space }
    .lead = { $space }
um-offer-copy = Déclencher la tuile visible : { $place }
    .lead = { $place }
um-offer-coffee-elevate = Café : élever une intuition
um-offer-coffee-transfer = Café : transférer une intuition
um-offer-coffee-bright = Café : gagner une idée brillante
um-offer-insights-box = Intuitions : gagner un pilulier
um-offer-box-points = Pilulier : marquer des points

## Ce qui se passe

um-event-drew = Vous piochez { $card }.
um-event-round-started = La manche { $round } commence.
um-event-turn-started = { $seat } commence son tour.
    .you = C’est votre tour.
um-event-turn-ended = { $seat } termine son tour.
    .you = Vous terminez votre tour.
um-event-ended = { $seat } gagne.
    .you = Vous gagnez.
um-event-kept = { $seat } garde une tuile, { $tile } ; le professeur commence ici : { $location }.
    .you = Vous gardez une tuile, { $tile } ; le professeur commence ici : { $location }.
um-event-spare-laid = Personne ne prend ce client, qui va sous le paquet : { $client }.
um-event-state-ideas = { $seat } énonce des idées.
    .you = Vous énoncez des idées.
um-event-pointed = { $seat } choisit un emplacement : { $space }, { $action }.
    .you = Vous choisissez un emplacement : { $space }, { $action }.
um-event-laid = { $seat } place ici : { $space }, { $action } (idées : { $ideas }, idées brillantes : { $bright }).
    .you = Vous placez ici : { $space }, { $action } (idées : { $ideas }, idées brillantes : { $bright }).
um-event-recall-began = { $seat } rassemble ses idées (emplacements différents : { $spaces }).
    .you = Vous rassemblez vos idées (emplacements différents : { $spaces }).
um-event-ideas-back =
    { $seat } reprend { $ideas ->
        [one] { $ideas } idée
       *[other] { $ideas } idées
    }.
    .you =
        Vous reprenez { $ideas ->
            [one] { $ideas } idée
           *[other] { $ideas } idées
        }.
um-event-treat-began = { $seat } traite un client : { $client }.
    .you = Vous traitez un client : { $client }.
um-event-passed = { $seat } passe.
    .you = Vous passez.
um-event-agreed = { $seat } applique un effet : { $effect }.
    .you = Vous appliquez un effet : { $effect }.
um-event-skipped = { $seat } continue sans.
    .you = Vous continuez sans.
um-event-picked = { $seat } choisit un effet : { $effect }.
    .you = Vous choisissez un effet : { $effect }.
um-event-chose-line = { $seat } déclenche une partie du carnet : { $line }.
    .you = Vous déclenchez une partie du carnet : { $line }.
# $part : first, second, third, printed, end, banner ou main
um-event-triggered =
    { $seat } déclenche { $part ->
        [first] la première tuile
        [second] la deuxième tuile
        [third] la troisième tuile
        [printed] l’intuition imprimée
        [end] l’effet du bout
        [banner] le cartouche
       *[main] l’effet principal
    } : { $effect }.
    .you =
        Vous déclenchez { $part ->
            [first] la première tuile
            [second] la deuxième tuile
            [third] la troisième tuile
            [printed] l’intuition imprimée
            [end] l’effet du bout
            [banner] le cartouche
           *[main] l’effet principal
        } : { $effect }.
um-event-tile-triggered = { $seat } déclenche une tuile : { $tile }.
    .you = Vous déclenchez une tuile : { $tile }.
um-event-inked =
    { $seat } avance l’encrier de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }{ $bright ->
        [0] {""}
       *[other] {""}, idées brillantes : { $bright }
    }{ $unlocked ->
        [0] {""}
       *[other] {""}, idées débloquées : { $unlocked }
    }.
    .you =
        Vous avancez votre encrier de { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        }{ $bright ->
            [0] {""}
           *[other] {""}, idées brillantes : { $bright }
        }{ $unlocked ->
            [0] {""}
           *[other] {""}, idées débloquées : { $unlocked }
        }.
um-event-track-triggered = { $seat } déclenche la piste de réputation : points { $points }, café { $coffee }.
    .you = Vous déclenchez la piste de réputation : points { $points }, café { $coffee }.
# $kind : own ou common
um-event-generated =
    { $seat } génère : { $to } (depuis : { $spot }, { $kind ->
        [own] à sa couleur
       *[common] commune
    }).
    .you =
        Vous générez : { $to } (depuis : { $spot }, { $kind ->
            [own] à votre couleur
           *[common] commune
        }).
# $kind : own ou common
um-event-elevated =
    { $seat } élève : { $spot } ({ $kind ->
        [own] à sa couleur
       *[common] commune
    }).
    .you =
        Vous élevez : { $spot } ({ $kind ->
            [own] à votre couleur
           *[common] commune
        }).
# $kind : own ou common
um-event-transferred =
    { $seat } transfère : { $spot } (vers : { $to }, { $kind ->
        [own] à sa couleur
       *[common] commune
    }).
    .you =
        Vous transférez : { $spot } (vers : { $to }, { $kind ->
            [own] à votre couleur
           *[common] commune
        }).
# $kind : own ou common
um-event-used =
    { $seat } utilise : { $spot } ({ $kind ->
        [own] à sa couleur
       *[common] commune
    }).
    .you =
        Vous utilisez : { $spot } ({ $kind ->
            [own] à votre couleur
           *[common] commune
        }).
# $kind : own ou common
um-event-suppressed =
    { $seat } réprime : { $spot } ({ $kind ->
        [own] à sa couleur
       *[common] commune
    }).
    .you =
        Vous réprimez : { $spot } ({ $kind ->
            [own] à votre couleur
           *[common] commune
        }).
# $good : coffee, box ou bright
um-event-paid =
    { $seat } paie { $good ->
        [coffee] { $count ->
            [one] { $count } café
           *[other] { $count } cafés
        }
        [box] { $count ->
            [one] { $count } pilulier
           *[other] { $count } piluliers
        }
       *[bright] { $count ->
            [one] { $count } idée brillante
           *[other] { $count } idées brillantes
        }
    }.
    .you =
        Vous payez { $good ->
            [coffee] { $count ->
                [one] { $count } café
               *[other] { $count } cafés
            }
            [box] { $count ->
                [one] { $count } pilulier
               *[other] { $count } piluliers
            }
           *[bright] { $count ->
                [one] { $count } idée brillante
               *[other] { $count } idées brillantes
            }
        }.
um-event-discarded = { $seat } défausse { $card }.
    .you = Vous défaussez { $card }.
# $good : coffee, box, bright ou points
um-event-gained =
    { $seat } { $good ->
        [coffee] gagne { $count ->
            [one] { $count } café
           *[other] { $count } cafés
        }
        [box] gagne { $count ->
            [one] { $count } pilulier
           *[other] { $count } piluliers
        }
        [bright] gagne { $count ->
            [one] { $count } idée brillante
           *[other] { $count } idées brillantes
        }
       *[points] marque { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }{ $beyond ->
        [0] {""}
       *[other] { $good ->
            [box] {""} ; pas de place pour { $beyond } : { $points } points à la place
           *[other] {""}, au-delà de la limite : { $beyond }
        }
    }.
    .you =
        Vous { $good ->
            [coffee] gagnez { $count ->
                [one] { $count } café
               *[other] { $count } cafés
            }
            [box] gagnez { $count ->
                [one] { $count } pilulier
               *[other] { $count } piluliers
            }
            [bright] gagnez { $count ->
                [one] { $count } idée brillante
               *[other] { $count } idées brillantes
            }
           *[points] marquez { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
        }{ $beyond ->
            [0] {""}
           *[other] { $good ->
                [box] {""} ; pas de place pour { $beyond } : { $points } points à la place
               *[other] {""}, au-delà de la limite : { $beyond }
            }
        }.
um-event-reputation =
    { $seat } gagne un point de réputation{ $points ->
        [0] {""}
       *[other] {""}, points : { $points }
    }{ $steps ->
        [0] {""}
       *[other] {""}, pas de Freud : { $steps }
    }.
    .you =
        Vous gagnez un point de réputation{ $points ->
            [0] {""}
           *[other] {""}, points : { $points }
        }{ $steps ->
            [0] {""}
           *[other] {""}, pas de Freud : { $steps }
        }.
um-event-signalled = { $seat } donne le signal de fin de partie.
    .you = Vous donnez le signal de fin de partie.
# $free : coffee-elevate, coffee-transfer, coffee-bright, insights-box ou box-points
um-event-freed =
    { $seat } fait une action libre : { $free ->
        [coffee-elevate] { $coffee ->
            [one] { $coffee } café
           *[other] { $coffee } cafés
        } pour élever
        [coffee-transfer] { $coffee ->
            [one] { $coffee } café
           *[other] { $coffee } cafés
        } pour transférer
        [coffee-bright] { $coffee ->
            [one] { $coffee } café
           *[other] { $coffee } cafés
        } contre { $gained ->
            [one] { $gained } idée brillante
           *[other] { $gained } idées brillantes
        }
        [insights-box] intuitions contre un pilulier
       *[box-points] un pilulier contre { $gained ->
            [one] { $gained } point
           *[other] { $gained } points
        }
    }.
    .you =
        Vous faites une action libre : { $free ->
            [coffee-elevate] { $coffee ->
                [one] { $coffee } café
               *[other] { $coffee } cafés
            } pour élever
            [coffee-transfer] { $coffee ->
                [one] { $coffee } café
               *[other] { $coffee } cafés
            } pour transférer
            [coffee-bright] { $coffee ->
                [one] { $coffee } café
               *[other] { $coffee } cafés
            } contre { $gained ->
                [one] { $gained } idée brillante
               *[other] { $gained } idées brillantes
            }
            [insights-box] intuitions contre un pilulier
           *[box-points] un pilulier contre { $gained ->
                [one] { $gained } point
               *[other] { $gained } points
            }
        }.
um-event-card-drawn = { $seat } pioche une carte Recherche.
    .you = Vous piochez une carte Recherche.
um-event-no-card = { $seat } ne pioche rien : le paquet Recherche est vide.
    .you = Vous ne piochez rien : le paquet Recherche est vide.
um-event-swapped = { $seat } échange { $give } contre { $take }.
    .you = Vous échangez { $give } contre { $take }.
um-event-played = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
um-event-publish-began = { $seat } commence à publier { $treatise }.
    .you = Vous commencez à publier { $treatise }.
um-event-volume-laid = { $seat } pose un volume : { $card }.
    .you = Vous posez un volume : { $card }.
um-event-volume-cited = { $seat } cite un volume ({ $owner }) : { $card }. Récompense pour { $owner } : { $points } points et { $bright } idée brillante.
    .you = Vous citez un volume ({ $owner }) : { $card }. Récompense pour { $owner } : { $points } points et { $bright } idée brillante.
um-event-published =
    { $seat } publie { $treatise }, y laisse une intuition à sa couleur ({ $spot }) et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous publiez { $treatise }, y laissez une intuition à votre couleur ({ $spot }) et marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-took-tile = { $seat } gagne une tuile : { $tile }.
    .you = Vous gagnez une tuile : { $tile }.
um-event-took-no-tile =
    { $seat } choisit un emplacement vide ({ $place }) et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous choisissez un emplacement vide ({ $place }) et marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-placed = { $seat } place une tuile : { $tile } ({ $cell }).
    .you = Vous placez une tuile : { $tile } ({ $cell }).
um-event-tile-discarded = { $seat } défausse une tuile : { $tile }.
    .you = Vous défaussez une tuile : { $tile }.
um-event-slid =
    { $level } : une tuile glisse { $column ->
        [1] au centre
       *[other] à droite
    }.
um-event-turned-up = { $level }, au sommet de la pile : { $tile }.
# $figure : freud, journalist ou professor
um-event-walked =
    { $seat } déplace { $figure ->
        [freud] Freud
        [journalist] le journaliste
       *[professor] son professeur
    } : { $location }.
    .you =
        Vous déplacez { $figure ->
            [freud] Freud
            [journalist] le journaliste
           *[professor] votre professeur
        } : { $location }.
# $by : tags ou figures
um-event-visited =
    { $seat } compte les { $by ->
        [tags] icônes
       *[figures] pions
    }, { $location } : { $triggers ->
        [one] { $triggers } déclenchement
       *[other] { $triggers } déclenchements
    }{ $bright ->
        [0] {""}
       *[other] {""}, idées brillantes : { $bright }
    }.
    .you =
        Vous comptez les { $by ->
            [tags] icônes
           *[figures] pions
        }, { $location } : { $triggers ->
            [one] { $triggers } déclenchement
           *[other] { $triggers } déclenchements
        }{ $bright ->
            [0] {""}
           *[other] {""}, idées brillantes : { $bright }
        }.
um-event-bonus-chosen = { $seat } choisit un bonus : { $slot }.
    .you = Vous choisissez un bonus : { $slot }.
um-event-bonus-taken = { $seat } prend un bonus : { $slot }.
    .you = Vous prenez un bonus : { $slot }.
um-event-bonus-marked = { $seat } prend un bonus : { $slot }, avec une intuition à sa couleur ({ $spot }).
    .you = Vous prenez un bonus : { $slot }, avec une intuition à votre couleur ({ $spot }).
um-event-claimed = { $seat } remporte un objectif : { $goal }.
    .you = Vous remportez un objectif : { $goal }.
# $matching : yes ou no
um-event-dream-used =
    { $seat } utilise un rêve : { $dream } ({ $client }){ $matching ->
        [yes] {""}, et son symbole correspond
       *[no] {""}
    }.
    .you =
        Vous utilisez un rêve : { $dream } ({ $client }){ $matching ->
            [yes] {""}, et son symbole correspond
           *[no] {""}
        }.
um-event-treatment-over =
    { $seat } termine le traitement, { $room }{ $excess ->
        [0] {""}
       *[other] {""}, piluliers pour l’excès : { $excess }
    }.
    .you =
        Vous terminez le traitement, { $room }{ $excess ->
            [0] {""}
           *[other] {""}, piluliers pour l’excès : { $excess }
        }.
um-event-helped =
    { $seat } aide un client, { $client } : marqueur de thérapie sur { $marker }{ $points ->
        [0] {""}
       *[other] {""}, points : { $points }
    }.
    .you =
        Vous aidez un client, { $client } : marqueur de thérapie sur { $marker }{ $points ->
            [0] {""}
           *[other] {""}, points : { $points }
        }.
um-event-catharsis =
    { $seat } mène un client à la catharsis, { $client }, { $layer } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous menez un client à la catharsis, { $client }, { $layer } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-layer-shed = { $seat } défausse une couche de douleur : { $layer } ({ $client }).
    .you = Vous défaussez une couche de douleur : { $layer } ({ $client }).
um-event-cured =
    { $seat } soigne un client, { $client }, et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous soignez un client, { $client }, et marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
um-event-room-opened = { $seat } ouvre la seconde salle.
    .you = Vous ouvrez la seconde salle.
um-event-lasting = { $seat } applique un effet permanent : { $client }.
    .you = Vous appliquez un effet permanent : { $client }.
um-event-box-used = { $seat } utilise un pilulier pour un client : { $client }.
    .you = Vous utilisez un pilulier pour un client : { $client }.
um-event-drafted = { $seat } accueille un client : { $client } ({ $room }).
    .you = Vous accueillez un client : { $client } ({ $room }).
um-event-client-shown = Nouveau client visible : { $client }, couche : { $layer }.
um-event-latent-turned = { $seat } révèle un rêve latent : { $dream } ({ $client }).
    .you = Vous révélez un rêve latent : { $dream } ({ $client }).
um-event-top-chosen = { $seat } choisit le rêve manifeste du paquet.
    .you = Vous choisissez le rêve manifeste du paquet.
um-event-manifest-taken = { $seat } prend un rêve manifeste : { $dream } ({ $client }).
    .you = Vous prenez un rêve manifeste : { $dream } ({ $client }).
um-event-manifest-shown = Nouveau rêve manifeste visible : { $dream }.
um-event-marker-set =
    { $seat } place le marqueur de thérapie ({ $client }) : { $marker }{ $points ->
        [0] {""}
       *[other] {""}, points : { $points }
    }.
    .you =
        Vous placez le marqueur de thérapie ({ $client }) : { $marker }{ $points ->
            [0] {""}
           *[other] {""}, points : { $points }
        }.
um-event-exchanged = { $seat } échange un rêve manifeste ({ $client }) contre { $dream }.
    .you = Vous échangez un rêve manifeste ({ $client }) contre { $dream }.
um-event-took-back = { $seat } reprend une idée : { $space }.
    .you = Vous reprenez une idée : { $space }.
um-event-copied = { $seat } déclenche une tuile visible : { $tile }.
    .you = Vous déclenchez une tuile visible : { $tile }.

## La feuille de score

um-sheet-so-far = Points en cours de partie
um-sheet-reputation = Réputation
um-sheet-rank = Rang de réputation
um-sheet-districts = Quartiers
um-sheet-rows = Lignes terminées
um-sheet-tags = Icônes différentes
um-sheet-case-studies = Études de cas
um-sheet-boxes = Piluliers
um-sheet-bright-ideas = Café et idées brillantes
um-earned-treatises = Traités et citations
um-earned-clients = Clients soignés
um-earned-therapy = Douleurs, thérapie et rêves
um-earned-city = Ville
um-earned-notebook = Carnet
um-earned-rest = Réputation, cartes et piluliers

## Pourquoi pas

um-refused-over = La partie est terminée.
um-refused-not-your-turn = Ce n’est pas votre tour.
um-refused-other-question = La question est autre pour l’instant.
um-refused-free-in-set-up = Les actions libres sont interdites pendant la mise en place.
um-refused-free-within-cost = Une action libre est interdite au milieu d’un paiement ou d’une autre action libre.
um-refused-free-elevate = Aucune de vos intuitions ne peut se déplacer ainsi.
um-refused-free-coffee =
    Cela coûte { $need ->
        [one] { $need } café
       *[other] { $need } cafés
    }, et vous en avez { $have }.
um-refused-free-bright =
    Une idée brillante coûte { $need ->
        [one] { $need } café
       *[other] { $need } cafés
    }, et vous en avez { $have }.
um-refused-free-set = Un pilulier demande une intuition majeure, une moyenne et une mineure.
um-refused-free-points = Vous n’avez pas de pilulier.
um-refused-no-ideas = Il vous faut une idée, brillante ou non, et un emplacement libre touchant une action permise.
um-refused-nothing-to-recall = Aucune de vos idées n’est sur la table.
um-refused-cannot-treat = Aucun client de cette salle n’a de rêve que vous puissiez payer.
um-refused-treated-already = Vous avez déjà traité ce client à ce tour.
um-refused-cannot-pass = Vous ne pouvez passer que si aucun autre tour n’est possible.
um-refused-space-blocked = Cet emplacement est bloqué à ce nombre de joueurs.
um-refused-space-taken = Une idée occupe déjà cet emplacement.
um-refused-not-touching = Cet emplacement ne touche pas cette action.
um-refused-pointing-already = Une de vos idées vise déjà cette action.
um-refused-wrong-pieces = Vous placez une ou deux pièces parmi les vôtres : idées { $ideas }, idées brillantes { $bright }.
um-refused-compulsory = Ceci ne peut pas être omis.
um-refused-no-effect = Cet effet ne peut pas être appliqué maintenant.
um-refused-column-locked = Une idée verrouille encore cette colonne.
um-refused-part-done = Cet effet n’existe pas ou a déjà été déclenché.
um-refused-wrong-steps =
    Votre encrier avance de { $least ->
        [one] { $least } case
       *[other] { $least } cases
    } à { $most ->
        [one] { $most } case
       *[other] { $most } cases
    }, une de plus ou de moins par idée brillante ; vous en avez { $bright }.
um-refused-wrong-walk = Le pion avance de { $least } à { $most } pas.
um-refused-wrong-count = Vous comptez les pions ({ $figures }) ou les icônes ({ $tags }), jamais plus de cinq avec vos idées brillantes ({ $bright }).
um-refused-no-insight = Vous n’avez pas cette intuition à cet endroit.
um-refused-insight-too-low = Cette intuition est d’une autre qualité ou de niveau trop bas.
um-refused-reserve-first = On ne génère depuis les anneaux que si la réserve centrale est vide.
um-refused-wrong-place = L’intuition ne peut pas aller là.
um-refused-cannot-elevate = Seule une intuition mineure ou moyenne peut être élevée.
um-refused-cannot-suppress = Seule une intuition d’un anneau peut être réprimée.
um-refused-cannot-transfer = Une intuition se transfère vers une autre section du même anneau.
um-refused-no-coffee = Vous n’avez pas de café pour payer.
um-refused-not-in-hand = Cette carte n’est pas dans votre main.
um-refused-not-shown = Cette carte n’est pas visible.
um-refused-treatise-taken = Ce traité n’est pas disponible.
um-refused-cannot-publish = Il vous manque des volumes pour ce traité.
um-refused-no-endowment = Un traité demande une intuition à votre couleur sur votre cadran.
um-refused-wrong-volume = Cette carte ne peut pas être le prochain volume du traité.
um-refused-no-own-insight = Aucune intuition à votre couleur n’est là.
um-refused-no-such-tile = Le présentoir n’a pas cet emplacement.
um-refused-not-leftmost = Une tuile va dans la case libre la plus à gauche d’une ligne.
um-refused-threshold =
    Cette case demande { $need ->
        [one] { $need } client soigné
       *[other] { $need } clients soignés
    }, et vous en avez { $have }.
um-refused-must-place = La tuile doit être placée tant qu’une case libre peut la recevoir.
um-refused-no-tile = Aucune de vos tuiles n’est là.
um-refused-wrong-glyph = Cette tuile ne porte pas le symbole de votre salle de consultation.
um-refused-left-column = La tuile de départ va dans la colonne de gauche.
um-refused-wrong-client = Ce client n’est pas visible, ou cette salle n’est pas ouverte et libre.
um-refused-wrong-dream = Ce rêve manifeste n’est pas visible.
um-refused-wrong-box = Il vous faut un pilulier, et un client dans cette salle.
um-refused-not-live = L’effet de ce client n’est pas actif ou a déjà servi.
um-refused-slot-used = Cet emplacement de bonus a déjà servi.
um-refused-no-token = Ce quartier n’a plus de jeton.
um-refused-nobody-there = Ni votre professeur ni Freud ne sont là.
um-refused-too-few-tags =
    Cet emplacement demande { $need ->
        [one] { $need } icône
       *[other] { $need } icônes
    } du quartier, et vous en avez { $have }.
um-refused-no-mark = Un bonus de quartier demande une intuition à votre couleur sur votre cadran.
um-refused-no-own-idea = Aucune de vos idées n’est sur cet emplacement.

## Effets, lus l’un après l’autre

um-effect-then = , puis
um-effect-and = et
um-effect-or = ou
um-effect-open = (
um-effect-close = )
um-effect-may = vous pouvez
um-effect-repeat = jusqu’à { $times } fois :
um-effect-leads-to =  :
um-effect-pay-and = et
um-effect-pay-for = pour
um-effect-at-most = , au plus { $max }
um-effect-quietly = sans effets de lieu
# $ring : minor, median ou major
# $quality : growth, freedom ou passion
um-effect-generate =
    générer une intuition { $ring ->
        [minor] mineure
        [median] moyenne
       *[major] majeure
    } de { $quality ->
        [growth] Croissance
        [freedom] Liberté
       *[passion] Passion
    }
# $ring : minor, median ou major
um-effect-generate-any =
    générer une intuition { $ring ->
        [minor] mineure
        [median] moyenne
       *[major] majeure
    } de qualité au choix
um-effect-elevate = élever une intuition
um-effect-transfer = transférer une intuition
um-effect-gain-coffee =
    gagner { $amount ->
        [one] { $amount } café
       *[other] { $amount } cafés
    }
um-effect-gain-box =
    gagner { $amount ->
        [one] { $amount } pilulier
       *[other] { $amount } piluliers
    }
um-effect-gain-bright =
    gagner { $amount ->
        [one] { $amount } idée brillante
       *[other] { $amount } idées brillantes
    }
um-effect-gain-points =
    marquer { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
um-effect-gain-reputation =
    gagner { $amount ->
        [one] { $amount } point de réputation
       *[other] { $amount } points de réputation
    }
um-effect-gain-research =
    gagner { $amount ->
        [one] { $amount } carte Recherche
       *[other] { $amount } cartes Recherche
    }
um-effect-gain-tile-left = gagner la première tuile d’une pile
um-effect-gain-tile-centre = gagner une tuile du centre et déclencher son cartouche
um-effect-gain-tile-right = gagner une tuile de droite et déclencher son cartouche et son effet principal
um-effect-therapy =
    donner { $amount ->
        [one] { $amount } point de thérapie
       *[other] { $amount } points de thérapie
    }
um-effect-play-research =
    jouer { $amount ->
        [one] { $amount } carte Recherche
       *[other] jusqu’à { $amount } cartes Recherche
    }
um-effect-publish = publier un traité
um-effect-move-inkpot =
    avancer l’encrier de { $most ->
        [1] 1 case
       *[other] { $least } à { $most } cases
    }
um-effect-move-professor =
    avancer votre professeur de { $most ->
        [1] 1 lieu
       *[other] { $least } à { $most } lieux
    }
um-effect-move-freud =
    avancer Freud de { $most ->
        [1] 1 lieu
       *[other] { $least } à { $most } lieux
    }
um-effect-join-freud = déplacer votre professeur sur le lieu de Freud
um-effect-trigger-any-row = déclencher une ligne du carnet
um-effect-trigger-row = déclencher la ligne { $row } du carnet
um-effect-trigger-column = déclencher une colonne débloquée du carnet
um-effect-trigger-reputation = déclencher la piste de réputation
um-effect-trigger-tile = déclencher une de vos tuiles
um-effect-trigger-tag = déclencher un lieu par ses icônes, celle-ci comprise : { $location }
um-effect-unlock-room = ouvrir la seconde salle
um-effect-adjust-coffee-limit =
    { $way ->
        [less] votre limite de café baisse de { $size }
       *[more] votre limite de café monte de { $size }
    }
um-effect-adjust-elevate-cost =
    { $way ->
        [less] élever ou transférer coûte { $size } café de moins
       *[more] élever ou transférer coûte { $size } café de plus
    }
um-effect-adjust-inkpot-shift =
    avancer l’encrier de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    } au plus en plus ou en moins
um-effect-adjust-location-triggers =
    { $way ->
        [less] { $size ->
            [one] { $size } déclenchement
           *[other] { $size } déclenchements
        } de moins dans chaque lieu
       *[more] { $size ->
            [one] { $size } déclenchement
           *[other] { $size } déclenchements
        } de plus dans chaque lieu
    }
um-effect-adjust-tile-cost =
    { $way ->
        [less] une tuile Carnet coûte { $size } café de moins
       *[more] une tuile Carnet coûte { $size } café de plus
    }
um-effect-adjust-district-need =
    { $way ->
        [less] un bonus de quartier demande { $size ->
            [one] { $size } icône
           *[other] { $size } icônes
        } de moins
       *[more] un bonus de quartier demande { $size ->
            [one] { $size } icône
           *[other] { $size } icônes
        } de plus
    }
um-effect-special-exchange-dream = échanger le rêve manifeste d’un client avec un rêve visible
um-effect-special-take-back-idea = reprendre une idée de la table
um-effect-special-copy-display = déclencher l’effet principal d’une tuile visible
um-effect-on-recall = quand vous rassemblez vos idées :
um-effect-on-treat = quand vous traitez un client :
um-effect-on-catharsis = quand un autre client atteint la catharsis :
um-effect-on-cure = quand vous soignez un client :
um-effect-on-publish = quand vous publiez :
um-effect-on-visit = après avoir déclenché un lieu :
# $ring : minor, median ou major
# $quality : growth, freedom ou passion
um-effect-pay-insight =
    utiliser une intuition { $ring ->
        [minor] mineure
        [median] moyenne
       *[major] majeure
    } de { $quality ->
        [growth] Croissance
        [freedom] Liberté
       *[passion] Passion
    }
# $ring : minor, median ou major
um-effect-pay-insight-any =
    utiliser une intuition { $ring ->
        [minor] mineure
        [median] moyenne
       *[major] majeure
    }
um-effect-pay-suppress = réprimer une intuition
um-effect-pay-coffee =
    utiliser { $amount ->
        [one] { $amount } café
       *[other] { $amount } cafés
    }
um-effect-pay-box =
    utiliser { $amount ->
        [one] { $amount } pilulier
       *[other] { $amount } piluliers
    }
um-effect-pay-bright =
    utiliser { $amount ->
        [one] { $amount } idée brillante
       *[other] { $amount } idées brillantes
    }
um-effect-pay-card = défausser une carte Recherche
um-effect-for-each-tags = par icône : { $location }
# $colour : green, purple ou red
um-effect-for-each-district-tags =
    par icône du quartier { $colour ->
        [green] vert
        [purple] violet
       *[red] rouge
    }
um-effect-for-each-tiles = par tuile Carnet
um-effect-for-each-tiles-level-i = par tuile de niveau I
um-effect-for-each-tiles-level-ii = par tuile de niveau II
um-effect-for-each-cured = par client soigné
um-effect-for-each-cured-routine = par client de routine soigné
um-effect-for-each-cured-case-study = par client Étude de cas soigné
um-effect-for-each-kinds = par lieu différent
um-effect-for-each-rows = par ligne terminée
um-effect-for-each-columns = par colonne terminée
um-effect-for-each-treatises = par traité publié
um-effect-for-each-reputation = par case de réputation
um-effect-for-each-marks = par intuition à votre couleur en ville
um-effect-for-each-districts = par quartier avec une intuition à votre couleur
um-effect-for-each-cards = par carte Recherche en jeu
um-effect-for-each-ideas = par idée débloquée
um-effect-for-each-goals = par objectif remporté
um-effect-for-each-company = par autre pion auprès de votre professeur
um-effect-if-tags = avec { $least } icônes ou plus : { $location }
# $colour : green, purple ou red
um-effect-if-district-tags =
    avec { $least } icônes ou plus du quartier { $colour ->
        [green] vert
        [purple] violet
       *[red] rouge
    }
um-effect-if-tiles = avec { $least } tuiles Carnet ou plus
um-effect-if-tiles-level-i = avec { $least } tuiles de niveau I ou plus
um-effect-if-tiles-level-ii = avec { $least } tuiles de niveau II ou plus
um-effect-if-cured = avec { $least } clients soignés ou plus
um-effect-if-cured-routine = avec { $least } clients de routine soignés ou plus
um-effect-if-cured-case-study = avec { $least } clients Étude de cas soignés ou plus
um-effect-if-kinds = avec { $least } lieux différents ou plus
um-effect-if-rows = avec { $least } lignes terminées ou plus
um-effect-if-columns = avec { $least } colonnes terminées ou plus
um-effect-if-treatises = avec { $least } traités publiés ou plus
um-effect-if-reputation = avec { $least } cases de réputation ou plus
um-effect-if-marks = avec { $least } intuitions à votre couleur en ville ou plus
um-effect-if-districts = avec { $least } quartiers ou plus comptant une intuition à votre couleur
um-effect-if-cards = avec { $least } cartes Recherche en jeu ou plus
um-effect-if-ideas = avec { $least } idées débloquées ou plus
um-effect-if-goals = avec { $least } objectifs remportés ou plus
um-effect-if-company =
    avec { $least ->
        [1] un autre pion
       *[other] { $least } autres pions ou plus
    } auprès de votre professeur

## Cartes Recherche

um-name-on-play-and-imitation = Du jeu et de l’imitation
um-name-memories-of-the-nursery = Souvenirs de petite enfance
um-name-the-mothers-lullaby = La berceuse maternelle
um-name-family-resemblances = Airs de famille
um-name-on-the-first-word = Du premier mot
um-name-sayings-of-a-five-year-old = Mots d’un enfant de cinq ans
um-name-the-puppet-and-the-child = L’enfant et la marionnette
um-name-on-growing-pains = Des douleurs de croissance
um-name-fairy-tales-retold = Contes revisités
um-name-the-lost-toy = Le jouet perdu
um-name-three-essays-on-childhood = Trois essais sur l’enfance
um-name-the-family-romance = Le roman familial
um-name-on-free-association = De la libre association
um-name-wit-and-its-escapes = L’esprit et ses échappées
um-name-dreams-of-flying = Rêves d’envol
um-name-the-symbol-in-art = Le symbole dans l’art
um-name-hypnosis-and-after = L’hypnose et après
um-name-on-the-unfinished-sentence = De la phrase inachevée
um-name-the-diary-as-mirror = Le journal-miroir
um-name-the-travellers-unease = Le malaise du voyageur
um-name-on-forgetting-names = De l’oubli des noms
um-name-the-melody-that-stays = La mélodie qui reste
um-name-the-interpretation-of-holidays = L’analyse des vacances
um-name-lectures-on-liberty = Leçons sur la liberté
um-name-the-jealous-gaze = Le regard jaloux
um-name-love-and-its-objects = L’amour et ses objets
um-name-on-repetition = De la répétition
um-name-the-fear-of-open-squares = La peur des grandes places
um-name-the-riddle-of-hysteria = L’énigme de l’hystérie
um-name-anger-at-the-card-table = Colère à la table de jeu
um-name-stage-fright = Le trac
um-name-on-gossip-and-guilt = Du ragot et de la faute
um-name-the-veiled-figure = La figure voilée
um-name-passions-of-the-learned = Les passions des savants
um-name-the-divided-heart = Le cœur partagé
um-name-on-obsession = De l’obsession

## Traités

um-name-first-steps = Premiers pas
um-name-open-doors = Portes ouvertes
um-name-hidden-fires = Feux cachés
um-name-the-growing-mind = L’esprit qui grandit
um-name-the-wandering-mind = L’esprit vagabond
um-name-the-burning-mind = L’esprit ardent
um-name-the-child-within = L’enfant intérieur
um-name-the-grammar-of-dreams = La grammaire des rêves
um-name-the-economy-of-desire = L’économie du désir

## Tuiles Carnet

um-name-slip-of-the-tongue = Lapsus
um-name-forgotten-umbrella = Parapluie oublié
um-name-second-cup = Deuxième tasse
um-name-garden-walk = Promenade au jardin
um-name-open-window = Fenêtre ouverte
um-name-red-ribbon = Ruban rouge
um-name-rearranged-desk = Bureau réarrangé
um-name-staircase-wit = Esprit de l’escalier
um-name-pressed-flower = Fleur séchée
um-name-paper-kite = Cerf-volant
um-name-love-letter = Lettre d’amour
um-name-blank-page = Page blanche
um-name-borrowed-book = Livre emprunté
um-name-lucky-coin = Pièce porte-bonheur
um-name-usual-table = Table habituelle
um-name-whispered-gossip = Rumeur chuchotée
um-name-torn-draft = Brouillon déchiré
um-name-sleepless-night = Nuit blanche
um-name-tram-timetable = Horaire du tramway
um-name-twin-portraits = Portraits jumeaux
um-name-crowded-salon = Salon bondé
um-name-overheard-remark = Propos surpris
um-name-sudden-spark = Étincelle soudaine
um-name-loosened-knot = Nœud desserré
um-name-oak-grove = Chênaie
um-name-distant-shore = Rivage lointain
um-name-burning-stage = Scène en feu
um-name-herbarium = Herbier
um-name-aviary = Volière
um-name-glass-furnace = Four de verrier
um-name-spring-thaw = Dégel printanier
um-name-mountain-railway = Train de montagne
um-name-summer-storm = Orage d’été
um-name-kaleidoscope = Kaléidoscope
um-name-spiral-staircase = Escalier en colimaçon
um-name-evening-stroll = Flânerie du soir
um-name-shadowing-the-master = Dans l’ombre du maître
um-name-stack-of-journals = Pile de revues
um-name-public-lecture = Conférence publique
um-name-double-espresso = Double expresso
um-name-published-aphorism = Aphorisme publié
um-name-grateful-letters = Lettres de gratitude
um-name-card-index = Fichier
um-name-proof-sheets = Épreuves d’imprimerie
um-name-swallowed-pride = Fierté ravalée
um-name-eureka = Eurêka
um-name-map-of-vienna = Plan de Vienne
um-name-two-confessions = Deux aveux
um-name-garden-key = Clé du jardin
um-name-cage-key = Clé de la cage
um-name-stove-key = Clé du poêle
um-name-barn-owl = Effraie
um-name-snow-owl = Harfang
um-name-eagle-owl = Grand-duc
um-name-beeswax-candle = Bougie de cire
um-name-tallow-candle = Chandelle de suif
um-name-altar-candle = Cierge d’autel
um-name-leaf-mask = Masque de feuilles
um-name-bird-mask = Masque d’oiseau
um-name-flame-mask = Masque de flammes

## Clients

um-name-the-somnambulist = Le somnambule
um-name-the-fiacre-driver = Le cocher de fiacre
um-name-the-night-watchman = Le veilleur de nuit
um-name-the-seamstress = La couturière
um-name-the-pharmacist = Le pharmacien
um-name-the-pamphleteer = Le pamphlétaire
um-name-the-flaneur = Le flâneur
um-name-the-bookbinder = Le relieur
um-name-the-watchmaker = L’horloger
um-name-the-stage-prompter = Le souffleur
um-name-the-insomniac = L’insomniaque
um-name-the-census-clerk = L’agent recenseur
um-name-the-schoolmaster = Le maître d’école
um-name-the-governess = La gouvernante
um-name-the-botanist = Le botaniste
um-name-the-contralto = La contralto
um-name-the-duellist = Le duelliste
um-name-the-court-counsellor = Le conseiller de cour
um-name-the-publishers-widow = La veuve de l’éditeur
um-name-the-hospital-sister = La sœur d’hôpital
um-name-the-wolf-dreamer = Le rêveur aux loups
um-name-the-cartographer = Le cartographe
um-name-the-heiress = L’héritière
um-name-the-architect = L’architecte

## Couches de douleur

um-name-a-quarrel-unresolved = Une querelle sans fin
um-name-the-unsent-letter = La lettre jamais envoyée
um-name-a-silent-house = Une maison muette
um-name-the-sold-piano = Le piano vendu
um-name-a-name-not-spoken = Un nom que l’on tait
um-name-the-empty-chair = La chaise vide
um-name-the-closed-shop = La boutique fermée
um-name-a-broken-engagement = Des fiançailles rompues
um-name-the-fathers-watch = La montre du père
um-name-the-unfinished-portrait = Le portrait inachevé
um-name-a-lost-faith = Une foi perdue
um-name-the-second-mourning = Le second deuil
um-name-the-duel-at-dawn = Le duel à l’aube
um-name-the-sisters-illness = La maladie de la sœur
um-name-the-last-performance = La dernière représentation
um-name-the-road-from-lemberg = La route de Lemberg
um-name-a-fall-from-grace = Une disgrâce
um-name-the-stolen-manuscript = Le manuscrit volé
um-name-the-drowned-garden = Le jardin noyé
um-name-the-caged-years = Les années de cage
um-name-the-lost-child = L’enfant perdu
um-name-the-long-winter = Le long hiver
um-name-the-house-in-ashes = La maison en cendres
um-name-the-silent-witness = Le témoin muet
um-name-the-first-session = La première séance

## Rêves latents

um-name-the-tower-of-matches = La tour d’allumettes
um-name-the-bird-in-the-bell = L’oiseau dans la cloche
um-name-the-flooded-orchard = Le verger inondé
um-name-the-burning-letter = La lettre en flammes
um-name-the-endless-corridor = Le couloir sans fin
um-name-the-speaking-tree = L’arbre qui parle
um-name-the-teeth-of-glass = Les dents de verre
um-name-the-wolf-at-the-window = Le loup à la fenêtre
um-name-the-staircase-without-end = L’escalier sans fin
um-name-the-stranger-at-the-table = L’inconnu à table
um-name-the-cradle-of-moss = Le berceau de mousse
um-name-the-harvest-of-clocks = La moisson d’horloges
um-name-the-two-doors = Les deux portes
um-name-the-river-of-ink = La rivière d’encre
um-name-the-fire-in-the-nursery = Le feu dans la nursery
um-name-the-garden-under-snow = Le jardin sous la neige
um-name-the-falling-balloon = Le ballon qui tombe
um-name-the-masked-dancer = La danseuse masquée
um-name-the-marriage-of-storms = Les noces des tempêtes
um-name-the-roots-of-the-house = Les racines de la maison
um-name-the-ship-of-leaves = Le navire de feuilles
um-name-the-giants-footsteps = Les pas du géant
um-name-the-empty-sky = Le ciel vide
um-name-the-red-room = La chambre rouge

## Rêves manifestes

um-name-a-kiss-in-the-arbour = Un baiser sous la tonnelle
um-name-a-rose-with-thorns = Une rose et ses épines
um-name-a-missed-train = Un train manqué
um-name-a-fall-in-the-prater = Une chute au Prater
um-name-an-examination-again = Encore un examen
um-name-a-flight-over-roofs = Un vol sur les toits
um-name-a-lost-key = Une clé perdue
um-name-a-dog-that-speaks = Un chien qui parle
um-name-a-spilled-glass = Un verre renversé
um-name-a-wedding-without-guests = Des noces sans invités
um-name-a-letter-in-cipher = Une lettre chiffrée
um-name-a-walk-in-the-rain = Une marche sous la pluie
um-name-a-grandfathers-voice = La voix d’un grand-père
um-name-a-door-ajar = Une porte entrouverte
um-name-a-fever = Une fièvre
um-name-a-forest-of-umbrellas = Une forêt de parapluies
um-name-a-swim-at-night = Un bain de minuit
um-name-a-duel-with-spoons = Un duel aux cuillères
um-name-a-family-dinner = Un dîner de famille
um-name-a-seed-in-the-palm = Une graine dans la paume
um-name-a-train-through-the-sea = Un train à travers la mer
um-name-a-quarrel-in-whispers = Une dispute à voix basse
um-name-a-missing-shoe = Une chaussure égarée
um-name-a-gift-refused = Un cadeau refusé

## Objectifs de lieu

um-name-two-columns = Deux colonnes
um-name-three-ideas = Trois idées
um-name-two-treatises = Deux traités
um-name-two-marks = Deux intuitions en ville
um-name-three-routine = Trois clients de routine
um-name-two-case-studies = Deux études de cas
um-name-five-clients = Cinq clients soignés

## Actions de la table

um-name-tile-left = Tuile d’une pile
um-name-tile-centre = Tuile du centre
um-name-tile-right = Tuile de droite
um-name-gain-research = Gagner une recherche
um-name-play-or-publish = Jouer ou publier
um-name-three-insights = Trois intuitions
um-name-arrange-insights = Arranger ses intuitions
um-name-move-professor = Déplacer le professeur
um-name-move-freud = Déplacer Freud

## Emplacements de bonus

um-name-theatre-top = Théâtre, haut
um-name-theatre-middle = Théâtre, milieu
um-name-theatre-bottom = Théâtre, bas
um-name-library-top = Bibliothèque, haut
um-name-library-middle = Bibliothèque, milieu
um-name-library-bottom = Bibliothèque, bas
um-name-opera-top = Opéra, haut
um-name-opera-middle = Opéra, milieu
um-name-opera-bottom = Opéra, bas
um-name-museum-top = Musée, haut
um-name-museum-middle = Musée, milieu
um-name-museum-bottom = Musée, bas
um-name-university-top = Université, haut
um-name-university-middle = Université, milieu
um-name-university-bottom = Université, bas
um-name-cafe-top = Café, haut
um-name-cafe-middle = Café, milieu
um-name-cafe-bottom = Café, bas
um-name-green-3 = Quartier vert, 3
um-name-green-4 = Quartier vert, 4
um-name-green-5 = Quartier vert, 5
um-name-green-6 = Quartier vert, 6
um-name-purple-3 = Quartier violet, 3
um-name-purple-4 = Quartier violet, 4
um-name-purple-5 = Quartier violet, 5
um-name-purple-6 = Quartier violet, 6
um-name-red-3 = Quartier rouge, 3
um-name-red-4 = Quartier rouge, 4
um-name-red-5 = Quartier rouge, 5
um-name-red-6 = Quartier rouge, 6

## Cartes Salle de consultation

um-name-room-key = Salle à la clé
um-name-room-owl = Salle à la chouette
um-name-room-candle = Salle à la bougie
um-name-room-mask = Salle au masque

## Lieux et couleurs

um-name-theatre = Théâtre
um-name-library = Bibliothèque
um-name-opera = Opéra
um-name-museum = Musée
um-name-university = Université
um-name-cafe = Café
um-name-green = Vert
um-name-purple = Violet
um-name-red = Rouge
um-name-level-i = Niveau I
um-name-level-ii = Niveau II
um-name-reserve = Réserve
um-name-minor-growth = Croissance mineure
um-name-minor-freedom = Liberté mineure
um-name-minor-passion = Passion mineure
um-name-median-growth = Croissance moyenne
um-name-median-freedom = Liberté moyenne
um-name-median-passion = Passion moyenne
um-name-major-growth = Croissance majeure
um-name-major-freedom = Liberté majeure
um-name-major-passion = Passion majeure
um-name-growth = Croissance
um-name-freedom = Liberté
um-name-passion = Passion
um-name-room-1 = Première salle
    .short = Salle 1
um-name-room-2 = Seconde salle
    .short = Salle 2
um-name-row-1 = Ligne du haut
um-name-row-2 = Ligne du milieu
um-name-row-3 = Ligne du bas
um-name-column-1 = Colonne de gauche
um-name-column-2 = Colonne du milieu
um-name-column-3 = Colonne de droite
um-name-level-i-left = Niveau I, pile
um-name-level-i-centre = Niveau I, centre
um-name-level-i-right = Niveau I, droite
um-name-level-ii-left = Niveau II, pile
um-name-level-ii-centre = Niveau II, centre
um-name-level-ii-right = Niveau II, droite
um-space = Emplacement d’idée { $row }/{ $column }
    .short = { $row }/{ $column }
um-cell = Case du carnet { $row }/{ $column }
um-name-inkpot-top = Encrier : case du haut
um-name-inkpot-row-1 = Encrier : ligne du haut
um-name-inkpot-row-2 = Encrier : ligne du milieu
um-name-inkpot-row-3 = Encrier : ligne du bas
um-name-inkpot-left = Encrier : case de gauche
um-name-coffee = Café
um-name-manifest-deck = Pioche des rêves manifestes
# $kind: common or own; $spot: a place of the dial
um-stone =
    { $kind ->
        [own] { $spot }, intuition à votre couleur
       *[common] { $spot }, intuition commune
    }
um-location-effect = { $location }, effet { $number }
um-reputation-action = Action de réputation { $number }

## Options

um-option-recall = Rassembler sans idée sur la table
um-option-recall-second-print = Permis s’il n’y a plus d’emplacement
um-option-recall-first-print = Jamais permis

## Plateau

um-board-round = Manche { $round }, { $name } : { $phase }.
um-board-set-up = Mise en place, { $name } : { $phase }.
# $phase : client, tile, turn, state, recall, treat, boxes, draft, over ou effect
um-board-phase =
    { $phase ->
        [client] choix d’un client
        [tile] choix d’une tuile de départ
        [turn] début du tour
        [state] énoncé d’idées
        [recall] rassemblement des idées
        [treat] traitement des clients
        [boxes] usage des piluliers
        [draft] nouveaux clients
        [over] la partie est terminée
       *[effect] application d’un effet
    }
um-board-last-round = C’est la dernière manche.
um-board-signalled = La fin est annoncée : il reste une manche ensuite.
um-board-freud = Freud : { $location }, réputation { $space }.
um-board-player = joueur
um-board-points = pts
um-board-reputation = rép
um-board-coffee = caf
um-board-boxes = pil
um-board-bright = bri
um-board-ideas = idée
um-board-hand = main
um-board-tiles = tuil
um-board-cured = soin
um-board-treatises = tra
um-board-professor = professeur
um-board-figures-are = { $name } : points { $points }, réputation { $reputation }, café { $coffee }, piluliers { $boxes }, idées brillantes { $bright } ; idées en réserve { $supply }, sur la table { $table }, verrouillées { $locked } ; main { $hand }, tuiles Carnet { $tiles }, clients soignés { $cured }, traités { $treatises } ; professeur : { $professor }
um-board-figures-signs = idées : réserve+table ; intuitions : communes+couleur du joueur
um-board-dial = Intuitions
um-board-dial-of = Intuitions, { $name } : { $insights }
# $ring : minor, median ou major
um-board-ring =
    { $ring ->
        [minor] mineures
        [median] moyennes
       *[major] majeures
    }
um-board-insights-at = { $spot } : communes { $common }, couleur du joueur { $own }
um-board-rooms = Cabinet : { $name }
um-board-room-empty = libre
um-board-room-blocked = bloquée par : { $card }
um-board-therapy = { $room }, marqueur de thérapie sur { $marker }
um-board-therapy-track = Catharsis sur { $catharsis }, guérison sur 0.
um-board-treated = traité à ce tour
um-board-grief = couche de douleur
um-board-manifest = rêve manifeste
um-board-latent = rêve latent
um-board-choose = À choisir
um-board-held = pas encore placée
um-board-your-hand = Votre main
um-board-table = Table de réunion
um-board-table-signs = o libre, × bloqué ; 1↘ib : joueur 1 vise en bas à droite, i idée, b idée brillante
um-board-ink = encrier { $steps }
um-board-space-taken = { $space } : { $name } vise { $action } (idées { $ideas }, idées brillantes { $bright })
um-board-space-blocked = Bloqués : { $spaces }
um-board-spaces-free = Libres : { $spaces }
um-board-notebook = Carnet : { $name }
# $state : locked ou open
um-board-column =
    Colonne { $number }{ $state ->
        [locked] {""} (verr.)
       *[open] {""}
    }
# $state : locked ou open
um-board-column-is =
    { $state ->
        [locked] verrouillée
       *[open] débloquée
    }
um-board-row = Ligne { $number }
um-board-notebook-signs = > encrier, * intuition encore verrouillée, ✓ terminée
# $space : top, row ou left
um-board-inkpot =
    { $space ->
        [top] Encrier sur la case du haut
        [row] Encrier près de la ligne { $row }
       *[left] Encrier sur la case de gauche
    }
um-board-line-printed = imprimé : { $effect }
# $state : complete ou open
um-board-line-end =
    { $state ->
        [complete] au bout : { $effect }
       *[open] une fois terminée : { $effect }
    }
um-board-line-locked = intuition encore verrouillée
um-board-locked = idées encore verrouillées : { $locked }
um-board-display = Tuiles Carnet visibles
um-board-stack = cachées dessous : { $below }
um-board-banner = cartouche : { $effect }
um-board-empty-slot =
    vide : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
um-board-city = Ville
um-board-city-signs = 1 professeur du joueur 1, F Freud ; icônes jokers comprises
um-board-location = lieu
um-board-figures = pions
um-board-tags-of = ic. { $number }
um-board-free-slots = bonus
um-board-location-is =
    { $location } ({ $district }) : pions { $figures ->
        [none] aucun
       *[other] { $figures }
    } ; icônes { $tags } ; bonus libres { $slots }
um-board-slot-used = utilisé
um-board-districts = Emplacements de bonus
um-board-tokens = jetons restants : { $tokens }
um-board-need =
    { $tags ->
        [one] dès { $tags } icône
       *[other] dès { $tags } icônes
    }
um-board-mark = pris par { $name }
um-board-research = Cartes Recherche visibles
um-board-decks = Cartes dans le paquet : { $cards }
um-board-played = En jeu : { $name }
um-board-is-cured = soigné
um-board-tags = icônes { $tags }
um-board-tags-are = Icônes
um-board-wild = Joker
# $colour : green, purple ou red
um-board-volume =
    { $colour ->
        [green] volume vert
        [purple] volume violet
       *[red] volume rouge
    }
um-board-volumes =
    volumes { $volumes } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
um-board-all-treatises = Traités
um-board-published =
    publié par { $name }, volumes restants : { $volumes ->
        [none] aucun
       *[other] { $volumes }
    }
um-board-goals = Objectifs de lieu
um-board-claimed = remporté par { $name }
um-board-clients = Clients visibles
# $kind : case-study ou routine
um-board-client =
    { $kind ->
        [case-study] client Étude de cas
       *[routine] client de routine
    }, thérapie { $therapy }, points { $points }
um-board-layer = thérapie { $therapy }, points { $points }
# $symbol : waves, cloud ou eye
um-board-symbol =
    { $symbol ->
        [waves] vagues
        [cloud] nuage
       *[eye] œil
    }
um-board-at-end = en fin de partie :
um-board-start = professeur : { $location } ; intuitions : { $insights }
um-board-client-decks = Paquets : routine { $routine }, études de cas { $cases }
um-board-dreams = Rêves manifestes visibles
um-board-track = Piste de réputation
um-board-zone = points { $points }, café { $coffee }
um-board-zone-of = case { $space }, { $zone }
um-board-from = si Freud est sur { $space } ou plus loin :
um-board-player-board = Plateau : { $name }
um-board-known = cartes connues en main

## Modules

um-option-journalist = Journaliste
um-option-journalist-false = Absent de la ville
um-option-journalist-true = Présent en ville
um-option-locations = Tuiles Lieu alternatives
um-option-locations-printed = Aucune : les emplacements du plateau
um-option-locations-coloured = Six faces colorées
um-option-locations-mixed = Une face colorée par quartier, trois grises
um-option-locations-grey = Six faces grises
um-option-fireworks = Feux d’artifice
um-option-fireworks-false = Absents de la ville
um-option-fireworks-true = Présents en ville
# $figure : freud ou professor
um-ask-walk-or-journalist =
    De combien de lieux avancer { $figure ->
        [freud] Freud
       *[professor] votre professeur
    } ou le journaliste ?
um-ask-join = Qui rejoint Freud ?
um-ask-treat-one = Quel client traiter, avec un seul rêve ?
um-offer-walk-journalist =
    Journaliste : { $location } ({ $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    })
# $figure : journalist ou professor
um-offer-join =
    { $figure ->
        [journalist] Le journaliste
       *[professor] Votre professeur
    } rejoint Freud : { $location }
um-offer-fireworks-bonus = Prendre le bonus avec les feux d’artifice : { $slot } ({ $effect })
um-event-fireworks-used = { $seat } utilise les feux d’artifice pour un bonus : { $slot }.
    .you = Vous utilisez les feux d’artifice pour un bonus : { $slot }.
um-event-fireworks-moved = Les feux d’artifice avancent : { $district }.
um-refused-wrong-journalist-walk = Le journaliste n’est pas en ville ou ne peut pas avancer d’autant.
um-refused-cannot-join = Ce pion est déjà avec Freud ou n’est pas en ville.
um-refused-no-fireworks = Les feux d’artifice n’aident qu’à un bonus du quartier où ils se trouvent.
um-effect-treat = traiter un client avec un rêve
um-name-prater = Prater
um-name-naschmarkt = Naschmarkt
um-name-secession = Sécession
um-name-musikverein = Musikverein
um-name-general-hospital = Hôpital général
um-name-polytechnic = École polytechnique
um-board-journalist = Journaliste : { $place }.
um-board-the-journalist = le journaliste
um-board-journalist-signs = J journaliste
um-board-fireworks = Feux d’artifice : { $place }.
um-board-fireworks-here = les feux d’artifice : une icône de moins
# $side : coloured ou grey
um-board-cover =
    { $tile }, { $side ->
        [grey] face grise
       *[coloured] face colorée
    }

## Le Ça

um-name-the-id = Le Ça
um-name-id-notebook-1 = Carnet I
um-name-id-notebook-2 = Carnet II
um-name-id-notebook-3 = Carnet III
um-name-id-research-1 = Recherche I
um-name-id-research-2 = Recherche II
um-name-id-research-3 = Recherche III
um-name-id-city-1 = Ville I
um-name-id-city-2 = Ville II
um-name-id-city-3 = Ville III
um-name-overlay-routine-red = Cache rouge, routine
um-name-overlay-routine-green = Cache vert, routine
um-name-overlay-routine-purple = Cache violet, routine
um-name-overlay-routine-wild = Cache joker, routine
um-name-overlay-case-red = Cache rouge, étude de cas
um-name-overlay-case-green = Cache vert, étude de cas
um-name-overlay-case-purple = Cache violet, étude de cas
um-name-overlay-case-reputation = Cache de réputation, étude de cas
# $way : up ou down
um-id-card-is =
    { $space }, { $way ->
        [up] vers le haut
       *[down] vers le bas
    }
um-id-does-upper-display =
    Retire la tuile de niveau I la plus à droite : cartouche et { $coffee ->
        [one] { $coffee } café
       *[other] { $coffee } cafés
    }
um-id-does-lower-display =
    Retire la tuile de niveau II la plus à droite : cartouche et { $coffee ->
        [one] { $coffee } café
       *[other] { $coffee } cafés
    }
um-id-does-dream = Utilise sans payer le rêve découvert d’un client
um-id-does-swap-and-play = Pioche une carte, l’échange avec une carte visible, la joue ainsi que toute sa pile
um-id-does-publish = Publie un traité
um-id-does-play-and-publish = Pioche et joue une carte, puis publie un traité
um-id-does-move-freud = Avance Freud de 1 à 3 lieux et déclenche son lieu
um-id-does-move-professor = Mène son professeur à Freud, ou plus loin, et déclenche le lieu
um-id-does-goal = Prend un objectif à un bout de la rangée
# $pick : client, routine, case-study, manifest, room, dream, research, treatise, volume, citation ou goal
um-id-compass =
    La boussole indique { $from ->
        [left] la gauche
       *[right] la droite
    } ; le Ça choisit donc de ce côté { $pick ->
        [client] le client le plus au bord
        [routine] le client de routine le plus au bord
        [case-study] le client Étude de cas le plus au bord
        [manifest] le plus au bord des rêves les plus forts
        [room] le client du premier pilulier
        [dream] le client dont il utilise le rêve
        [research] la carte Recherche visible
        [treatise] le plus au bord des meilleurs traités
        [volume] la plus au bord de ses cartes qui ont le moins d’icônes
        [citation] le traité à citer dans votre rangée
       *[goal] l’objectif au bout
    } et retourne la flèche.
um-id-reshuffled = Le paquet de cartes de la table est vide ; les cartes retournées sont mélangées.
um-id-card =
    Le Ça retourne une carte : { $space }, { $way ->
        [up] vers le haut
       *[down] vers le bas
    }.
um-id-taken = { $space } n’est pas libre ; le Ça continue le long de la colonne.
um-id-full = Aucun emplacement de la colonne n’est libre ; le Ça rassemble donc ses idées.
um-id-too-few = Le Ça a trop peu d’idées à énoncer (idées : { $ideas }, idées brillantes : { $bright }) ; il les rassemble donc.
um-id-placed = Le Ça place ici : { $space } (idées : { $ideas }, idées brillantes : { $bright }).
# $to : top, row-1, row-2, row-3 ou covered ; $freed : nothing, idea ou bright
um-id-inked =
    Le Ça avance son encrier de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, { $to ->
        [top] sur la case du haut
        [row-1] sur la ligne du haut
        [row-2] sur la ligne du milieu
        [row-3] sur la ligne du bas
       *[covered] sur la case couverte, et va avancer d’autant
    }{ $freed ->
        [nothing] {""}
        [idea] {""} ; une idée est débloquée
       *[bright] {""} ; il gagne seulement l’idée brillante posée sur l’idée verrouillée
    }.
um-id-row =
    Le Ça active { $line } : { $active ->
        [one] { $active } tuile active
       *[other] { $active } tuiles actives
    }{ $tied ->
        [yes] {""}, autant que dans une autre ligne, mais plus bas
       *[no] {""}, le plus grand nombre
    }.
um-id-column =
    Le Ça active { $line } : { $active ->
        [one] { $active } tuile active
       *[other] { $active } tuiles actives
    }{ $tied ->
        [yes] {""}, autant que dans une autre colonne, mais plus à droite
       *[no] {""}, le plus grand nombre
    }.
um-id-no-column = Toutes les colonnes du Ça sont encore verrouillées ; aucune n’est activée.
um-id-part =
    { $line } : { $end ->
        [yes] l’effet débloqué au bout
       *[no] l’intuition imprimée
    } : { $effect }.
um-id-tile = { $tile } agit ({ $cell }).
um-id-flipped = Le Ça retourne la tuile inactive la plus à gauche de la ligne : { $tile } est active ({ $cell }).
um-id-completed = { $line } a trois tuiles actives ; son intuition rejoint la réserve d’idées du Ça.
# $what : elevate, transfer, minor, location, no-card, median, tile, major, gain-tile ou no-treatise
um-id-exchanged =
    Le Ça échange { $what ->
        [elevate] une élévation
        [transfer] un transfert
        [minor] une intuition mineure
        [location] un effet de lieu
        [no-card] une carte qu’il n’a pas
        [median] une intuition moyenne
        [tile] une tuile ordinaire à déclencher
        [major] une intuition majeure
        [gain-tile] une tuile à gagner
       *[no-treatise] un traité qu’il ne peut pas publier
    }{ $times ->
        [one] {""} :
       *[other] {""} { $times } fois, et à chaque fois :
    } { $gain }{ $total ->
        [0] {""}
       *[other] {""} (café maintenant : { $total })
    }.
um-id-coffee =
    Le Ça gagne { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    } (café maintenant : { $total }).
um-id-brewed =
    Le Ça change { $coffee } cafés en { $points ->
        [0] un pilulier
       *[other] { $points } points, faute de place pour un pilulier
    } (café restant : { $left }).
um-id-took-tile = Le Ça retire { $tile } du présentoir pour son cartouche : { $effect }.
um-id-nothing =
    { $why ->
        [no-tile] Il ne reste aucune tuile dans cette rangée du présentoir
        [therapy] Des points de thérapie sont en train d’être donnés ; aucun autre rêve n’est utilisé
       *[no-dream] Aucun client du Ça n’a plus de rêve
    }{ $coffee ->
        [0] {""}
        [one] {""} ; le Ça gagne quand même { $coffee } café
       *[other] {""} ; le Ça gagne quand même { $coffee } cafés
    }.
um-id-idle = Cela reste sans effet pour le Ça : { $effect }.
um-id-dream = Le Ça utilise sans payer le rêve découvert : { $room }.
um-id-treatise =
    Le Ça choisit de publier { $treatise } (points : { $points }), { $cites ->
        [0] le plus possible avec ses seules cartes
        [one] le plus possible en citant { $cites } de vos volumes
       *[other] le plus possible en citant { $cites } de vos volumes
    }.
um-id-cannot-publish =
    Le Ça ne peut pas publier : { $insight ->
        [yes] aucun traité ne peut être complété
       *[no] il n’a pas d’intuition en réserve
    }.
um-id-published =
    Le Ça publie { $treatise } avec une intuition de sa réserve d’idées et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
um-id-walked =
    Le Ça déplace { $figure ->
        [freud] Freud
       *[professor] son professeur
    } : { $location }, où il a le plus de déclenchements ({ $triggers }){ $tied ->
        [yes] {""}, le plus proche de plusieurs lieux
       *[no] {""}
    }.
um-id-walked-quietly =
    Le Ça déplace { $figure ->
        [freud] Freud
       *[professor] son professeur
    } : { $location }, où il pourrait y avoir le plus de déclenchements{ $tied ->
        [yes] {""}, le plus proche de plusieurs lieux
       *[no] {""}
    } ; ce déplacement ne déclenche rien.
um-id-joined = Le Ça mène son professeur à Freud, car ils sont séparés : { $location }.
# $instead : freud ou professor ; $errand : triggers, freud ou quiet
um-id-journalist =
    Le Ça déplace le journaliste à la place de { $instead ->
        [freud] Freud
       *[professor] son professeur
    }{ $errand ->
        [freud] {""}, jusqu’à Freud
       *[other] {""}
    } : { $location }, { $stuck ->
        [yes] car son professeur s’y trouve déjà
       *[no] pour plus de déclenchements ({ $triggers } au lieu de { $fewer })
    }{ $tied ->
        [yes] {""}, le plus proche de plusieurs lieux
       *[no] {""}
    }{ $errand ->
        [quiet] {""} ; ce déplacement ne déclenche rien
       *[other] {""}
    }.
um-id-visited =
    { $location } : le Ça compte { $by ->
        [tags] les icônes
       *[figures] les pions
    } et a { $triggers ->
        [one] { $triggers } déclenchement
       *[other] { $triggers } déclenchements
    }.
um-id-goal = Le Ça prend un objectif sans devoir le remplir : { $goal }.
um-id-no-goal = Il ne reste aucun objectif ; le Ça gagne un point de réputation.
# $plight : none, no-insight ou no-tags
um-id-bonus =
    Le Ça prend { $plight ->
        [none] le plus haut bonus de quartier possible (icônes : { $tags })
        [no-insight] le bonus de lieu le plus haut, faute d’intuition pour un quartier
       *[no-tags] le bonus de lieu le plus haut, faute de bonus de quartier possible
    } : { $slot } ({ $mover ->
        [freud] grâce à Freud
        [journalist] grâce au journaliste
       *[professor] grâce à son professeur
    }{ $tied ->
        [yes] {""}, dont la place l’emporte en cas d’égalité
       *[no] {""}
    }) : { $effect }.
um-id-no-bonus = Aucun bonus n’est possible là où se trouvent les pions ; le Ça n’en prend pas.
um-id-any-kind = Aucun client du bon type n’est visible ({ $room }) ; le Ça en prend un autre.
um-id-overlaid = { $overlay } couvre les effets du client : { $client }.
um-id-no-overlay = Il ne reste aucun cache de ce type : seules comptent les icônes imprimées du client, { $client }.
um-id-won = Le Ça gagne.
um-id-manifest-taken = Le Ça prend { $dream }, un rêve visible qui a le plus de points de thérapie ({ $therapy }).
um-id-shelved =
    { $treatise } va au bout { $side ->
        [left] gauche
       *[right] droit
    } de votre rangée.
um-id-ask-shelve = À quel bout de votre rangée posez-vous le traité ?
um-id-offer-shelve =
    { $side ->
        [left] Bout gauche
       *[right] Bout droit
    }
um-id-board = Plateau du Ça
um-id-board-compass =
    boussole { $side ->
        [left] à gauche
       *[right] à droite
    }
um-id-board-brew = { $coffee } cafés font un pilulier
um-id-board-cards = cartes de la table : { $deck } dans le paquet, { $spent } retournées
um-id-board-active = active
um-id-board-inactive = inactive
um-id-board-guards = idées brillantes sur idées verrouillées : { $count }
um-id-board-supply = intuitions dans la réserve d’idées : { $count }
um-id-board-overlays = Prochains caches de routine
um-id-board-twins = Prochains caches d’étude de cas
um-id-board-goals = Objectifs depuis la gauche
um-id-board-shelf = Vos traités depuis la gauche
um-id-board-row = Cartes en jeu depuis la gauche
um-id-board-covered = couvert : { $overlay }
um-option-level = Niveau du Ça
um-option-level-easy = Facile : une tuile active, caches faibles
um-option-level-medium = Moyen : trois tuiles actives, caches faibles
um-option-level-hard = Difficile : trois tuiles actives, caches forts
um-option-strong-coffee = Café fort
um-option-strong-coffee-false = Non : quatre cafés font un pilulier
um-option-strong-coffee-true = Oui : trois cafés font un pilulier
um-option-id-rows = Lignes des tuiles du Ça
um-option-id-rows-notebook-research-city = Carnet, Recherche, Ville
um-option-id-rows-notebook-city-research = Carnet, Ville, Recherche
um-option-id-rows-research-notebook-city = Recherche, Carnet, Ville
um-option-id-rows-research-city-notebook = Recherche, Ville, Carnet
um-option-id-rows-city-notebook-research = Ville, Carnet, Recherche
um-option-id-rows-city-research-notebook = Ville, Recherche, Carnet

## Solo

um-board-id = le Ça

# Le compagnon pour le jeu sur table.
um-companion-ask-begin = Comment la partie commence-t-elle ?
um-companion-ask-card = Quelle carte le Ça retourne-t-il ?
um-companion-ask-column = Quels emplacements de la colonne portent vos idées ?
um-companion-ask-inkpot = Combien d’encriers figurent à côté de la ligne { $row } ?
um-companion-ask-end = Que montre l’effet au bout de { $line } ?
um-companion-ask-tile =
    Que montre le cartouche de la tuile la plus à droite de la rangée { $level ->
        [level-i] du haut
       *[other] du bas
    } ?
um-companion-ask-dream = Que montre le rêve utilisé ({ $room }) ?
um-companion-ask-shown-card =
    Que montre la carte de { $side ->
        [left] gauche
       *[other] droite
    } ?
um-companion-ask-stack-card = Que montre la carte du dessus de sa pile ?
um-companion-ask-shelf = Quels traités sont les vôtres, de gauche à droite ?
um-companion-ask-treatise = Que montre ce traité : { $treatise } ?
um-companion-ask-figures = Où se trouvent les pions ?
um-companion-ask-city = Quels emplacements de bonus sont pris ?
um-companion-ask-slot = Que montre cet emplacement : { $slot } ?
um-companion-ask-reputation = Avancez le marqueur de Freud, puis celui du Ça. Qu’ont-ils franchi ?
um-companion-ask-track = Que montre la zone au-dessus de son marqueur ?
um-companion-ask-clients =
    { $kind ->
        [routine] Un client de routine
       *[other] Une étude de cas
    } arrive dans { $room }, par la { $side ->
        [left] gauche
       *[other] droite
    }. Combien sont visibles ?
um-companion-ask-manifest =
    Le rêve qui a le plus de points de thérapie va dans { $room }. Est-il seul ? S’il y en a plusieurs, prenez celui le plus à { $side ->
        [left] gauche
       *[other] droite
    }.
um-companion-ask-marker = Combien de points de thérapie le client et la couche ont-ils ensemble ({ $room }) ?
um-companion-ask-layer = Que montre la couche de douleur ({ $room }) ?
um-companion-ask-cure = Combien de points rapporte le client soigné ({ $room }) ?
um-companion-ask-overlay = Quelles icônes montre le cache de routine du dessus ?
um-companion-ask-twin = Que marque le cache d’étude de cas du dessus ?
um-companion-ask-printed = Il ne reste aucun cache. Quelles icônes le client montre-t-il ?
um-companion-ask-goal =
    Quel objectif est le plus à { $side ->
        [left] gauche
       *[other] droite
    } ?
um-companion-ask-goal-met = Il remplit un objectif : { $goal }. Est-il encore là ?
um-companion-ask-goal-row = Il remplit plusieurs objectifs. Lequel est le plus à gauche ?
um-companion-ask-mine = C’est votre tour. Que s’y est-il passé ?
um-companion-ask-last = La partie est finie. Qu’avez-vous à la fin ?
um-companion-ask-ahead = Les deux marqueurs sont sur la même case. Lequel est en dessous ?
um-companion-ask-kinds = Combien de points le plateau donne-t-il pour { $kinds } icônes différentes ?
um-companion-ask-set-goods = Ce qu’il a
um-companion-ask-set-board = Son plateau
um-companion-ask-set-room-1 = Sa première salle
um-companion-ask-set-room-2 = Sa deuxième salle
um-companion-ask-set-figures = Son professeur
um-companion-ask-add-card = Ajouter une carte à sa rangée
um-companion-ask-add-cured = Ajouter un client soigné
um-companion-field-start = Partie
um-companion-field-compass = Boussole
um-companion-field-freud = Freud
um-companion-field-space = Emplacement
um-companion-field-way = Sens
um-companion-field-taken = Occupés par vous
um-companion-field-icons = Encriers
um-companion-field-effect = Effet
um-companion-field-there = Présent
um-companion-field-match = Même signe sur le rêve et la couche
um-companion-field-shown = Visibles
um-companion-field-volume = Volume
um-companion-field-tags = Icônes
um-companion-field-shelf = Votre rangée
um-companion-field-volumes = Volumes depuis la gauche
um-companion-field-points = Points
um-companion-field-yours = Votre professeur
um-companion-field-journalist = Journaliste
um-companion-field-fireworks = Feux d’artifice
um-companion-field-portraits = Portraits franchis
um-companion-field-end = La fin est annoncée
um-companion-field-coffee = Café
um-companion-field-therapy = Points de thérapie
um-companion-field-each = Points pour chacun
um-companion-field-what = Ce qui compte
um-companion-field-most = Au plus
um-companion-field-goal = Objectif
um-companion-field-more = Il en reste un autre
um-companion-field-place = Ses deux icônes
um-companion-field-cited = Ses volumes que vous avez cités
um-companion-field-reputation = Réputation
um-companion-field-ahead = En dessous
um-companion-field-boxes = Piluliers
um-companion-field-bright = Idées brillantes
um-companion-field-ideas = Idées dans sa réserve
um-companion-field-insights = Intuitions dans sa réserve
um-companion-field-stack = Cartes dans sa pile
um-companion-field-deck = Paquet de cartes Recherche
um-companion-field-inkpot = Encrier
um-companion-field-active = Tuiles actives
um-companion-field-locked = Idées verrouillées
um-companion-field-kind = Client
um-companion-field-marker = Marqueur de thérapie
um-companion-field-layer = Couche de douleur
um-companion-field-manifest = Rêve manifeste
um-companion-field-latent = Rêve latent
um-companion-field-professor = Son professeur
um-companion-field-room = Deuxième salle
um-companion-word-new = Depuis le début
um-companion-word-middle = En cours
um-companion-word-left = Gauche
um-companion-word-right = Droite
um-companion-word-up = Haut
um-companion-word-down = Bas
um-companion-word-yes = Oui
um-companion-word-no = Non
um-companion-word-shown = Une est visible
um-companion-word-none = Aucun
um-companion-word-two = Deux
um-companion-word-one = Un seul
um-companion-word-several = Plusieurs
um-companion-word-deck = Aucun visible : dessus de la pioche
um-companion-word-other-two = Aucun, plusieurs autres
um-companion-word-other-one = Aucun, un autre
um-companion-word-tags-green = Icônes vertes
um-companion-word-tags-purple = Icônes violettes
um-companion-word-tags-red = Icônes rouges
um-companion-word-reputation = Réputation
um-companion-word-treatises = Traités
um-companion-word-cured = Clients soignés
um-companion-word-kinds = Icônes différentes
um-companion-word-goals = Objectifs
um-companion-word-tiles = Tuiles actives
um-companion-word-you = Le vôtre
um-companion-word-it = Celui du Ça
um-companion-word-some = A des cartes
um-companion-word-empty = Vide
um-companion-word-routine = De routine
um-companion-word-case-study = Étude de cas
um-companion-word-top = Haut
um-companion-word-row-1 = Ligne 1
um-companion-word-row-2 = Ligne 2
um-companion-word-row-3 = Ligne 3
um-companion-word-blocked = Bloquée
um-companion-word-open = Ouverte
um-companion-fault-missing = Il manque quelque chose : { $field }.
um-companion-fault-range = { $field } : de { $least } à { $most } seulement.
um-companion-fault-word = Cela ne convient pas : { $field }.
um-companion-fault-effect = Cet effet est illisible ou sans limite.
um-companion-fault-options = Le jeu n’a pas ces options.
um-companion-fault-endless = Cela n’a pas de fin, ou aucune table n’en contient autant. Annulez la dernière réponse.
um-companion-fault-room = Il n’y a pas de place pour cela ; terminez d’abord ce qui est en cours.
um-companion-piece-card = la carte
um-companion-piece-tile = la tuile
um-companion-piece-routine = le client de routine
um-companion-piece-case-study = l’étude de cas
um-companion-piece-layer = la couche de douleur
um-companion-piece-latent = le rêve latent
um-companion-piece-manifest = le rêve manifeste
um-companion-piece-overlay = le cache
um-companion-piece-twin = le cache d’étude de cas
um-companion-piece-treatise =
    { $colour ->
        [green] vert
        [purple] violet
       *[red] rouge
    }, { $size ->
        [small] peu de points
        [middle] points moyens
       *[large] le plus de points
    }
um-companion-tell-won = Vous gagnez avec { $yours } points ; le Ça en a { $its }.
um-companion-tell-lost = Le Ça gagne avec { $its } points ; vous en avez { $yours }.

## Le compagnon : ce qui suit dans le tour du Ça
um-companion-coming-tile = { $tile } agit.
um-companion-coming-end = { $line } : ce qui figure à son extrémité.
um-companion-coming-flip = { $tile } devient active.
um-companion-coming-boxes = { $count ->
    [one] Un pilulier pour ses clients.
   *[other] { $count } piluliers pour ses clients.
}
um-companion-coming-client = Un nouveau client pour la salle vide.
um-companion-coming-yours = Ensuite, c’est votre tour.
## Ce qu’une réponse changerait

# $by : le changement avec son signe ; $size (nombre) : le même sans signe ; $from et $to (nombres) : avant et après
um-would-points =
    { $size ->
        [one] { $by } point, { $from } → { $to }
       *[other] { $by } points, { $from } → { $to }
    }
um-would-reputation =
    { $size ->
        [one] { $by } case de réputation, { $from } → { $to }
       *[other] { $by } cases de réputation, { $from } → { $to }
    }
um-would-coffee =
    { $size ->
        [one] { $by } café, { $from } → { $to }
       *[other] { $by } cafés, { $from } → { $to }
    }
um-would-boxes =
    { $size ->
        [one] { $by } pilulier, { $from } → { $to }
       *[other] { $by } piluliers, { $from } → { $to }
    }
um-would-bright =
    { $size ->
        [one] { $by } idée brillante, { $from } → { $to }
       *[other] { $by } idées brillantes, { $from } → { $to }
    }
um-would-ideas =
    { $size ->
        [one] { $by } idée en réserve, { $from } → { $to }
       *[other] { $by } idées en réserve, { $from } → { $to }
    }
um-would-hand =
    { $size ->
        [one] { $by } carte Recherche en main, { $from } → { $to }
       *[other] { $by } cartes Recherche en main, { $from } → { $to }
    }
um-would-played =
    { $size ->
        [one] { $by } carte Recherche en jeu, { $from } → { $to }
       *[other] { $by } cartes Recherche en jeu, { $from } → { $to }
    }
um-would-tiles =
    { $size ->
        [one] { $by } tuile Carnet, { $from } → { $to }
       *[other] { $by } tuiles Carnet, { $from } → { $to }
    }
um-would-cured =
    { $size ->
        [one] { $by } client soigné, { $from } → { $to }
       *[other] { $by } clients soignés, { $from } → { $to }
    }
um-would-reserve =
    { $size ->
        [one] { $by } intuition en réserve, { $from } → { $to }
       *[other] { $by } intuitions en réserve, { $from } → { $to }
    }
um-would-insights = { $place } { $from } → { $to }
um-would-inkpot = { $place }
# $from : absent si le client vient d’arriver
um-would-therapy =
    { $place } : marqueur de thérapie { $from ->
        [one] { $from } → { $to }
        [many] { $from } → { $to }
        [other] { $from } → { $to }
       *[none] sur { $to }
    }
