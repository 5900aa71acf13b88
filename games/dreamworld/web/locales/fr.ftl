# Le plateau de Dreamworld

dw-web-goal = Chacun pose une carte en secret. Les cartes se rangent par numéro, et l’écart entre la vôtre et la suivante dit combien vous pouvez retourner : une carte de la couleur du Client marque, toute autre permet d’en reprendre une. Qui a le plus de jetons dorés gagne.
dw-web-tab-round = Manche
dw-web-tab-nights = Les nuits
dw-web-progress = Avancement
dw-web-round-of = Manche { $round } sur { $last }
dw-web-round = Manche { $round }
dw-web-stage = Cette nuit
# $side: sun or moon
dw-web-side = Manche { $round }, { $side ->
    [sun] côté Soleil
   *[moon] côté Lune
}
dw-web-order = { $side ->
    [sun] les grands nombres sont plus près ; le plus loin agit d’abord
   *[moon] les petits nombres sont plus près ; le plus loin agit d’abord
}
dw-web-closed = Une carte face cachée
dw-web-gap = écart
dw-web-tile = tuile
dw-web-spent = dépensé
dw-web-limit = limite
dw-web-tokens = Jetons Traitement
dw-web-hand = { $count ->
    [one] un rêve
   *[other] { $count } rêves
}
dw-web-unseen = Pas encore vues
dw-web-unseen-cards = { $number } : { $count } pas vues
dw-web-therapy-tile = Tuile de thérapie
dw-web-lies = Visible à la manche { $round } ; on peut la prendre.
dw-web-plus-on = { $count ->
    [one] { $count } jeton +1 revient à qui la prend.
   *[other] { $count } jetons +1 reviennent à qui la prend.
}
dw-web-tie = De deux cartes semblables, celle dont l’icône est celle du côté est plus proche.
dw-web-scores = Cartes qui marquent ici : { $suit }
dw-web-any-suit = Toutes les couleurs marquent ici, et aucune tuile n’agit.
# $sun, $moon (numbers): where the line ends on either side
dw-web-corners = La ligne finit à { $sun } côté Soleil, à { $moon } côté Lune.
dw-web-professor-held = En main : montrez-la, voyez les cartes des autres, puis choisissez à nouveau.
dw-web-professor-away = Sur la table : reprenez-la avant de pouvoir la rejouer.
# $suit: diamond, hex or circle
dw-web-suit = { $suit ->
    [diamond] Losange
    [hex] Hexagone
   *[circle] Cercle
}
# $flipped: yes or no
dw-web-id-token = { $flipped ->
    [yes] { $value } doré, retourné
   *[no] { $value } doré
}
# $side: sun or moon
dw-web-text-side = { $side ->
    [sun] Soleil
   *[moon] Lune
}
dw-web-text-client = Client
dw-web-key-suits = dans votre main de Dreamworld : vers une couleur

## Les jetons que l’on touche, et ce que la manche réserve encore
# $tokens: a list such as 6 and 2
dw-web-flip = Retourner { $tokens }
dw-web-tap-tokens = Touchez les jetons à retourner.
dw-web-of-limit = sur { $limit }
# $golden: yes or no
dw-web-token = { $golden ->
    [yes] jeton doré { $value }
   *[no] jeton { $value }
}
dw-web-plus-token = Dépenser { $number ->
    [one] un jeton +1
   *[other] { $number } jetons +1
}
# $bare (number): to the very next card; $gap (number): with a card skipped
dw-web-gap-skips = écart { $bare } jusqu’à la carte suivante, { $gap } en en sautant une
dw-web-again = Un second clic confirme.
dw-web-in-round = Dans cette manche
# $how: what a player does in this round
dw-web-stands = { $how ->
    [chooses] choisit une carte
    [laid] a posé une carte
    [acts] joue maintenant
    [acted] a joué
    [scores] écart { $gap }
    [draws] hors couleur, va prendre une carte
   *[waits] attend
}
## The end

dw-web-even = Égalité de jetons dorés ? Le moins de valeur à retourner l’emporte, puis le plus de jetons +1.
dw-web-tie-id = Égalité de jetons dorés ? Alors le Ça gagne.
