# Le plateau de Notre-Dame

nd-web-goal = Gardez une carte, passez les autres, et jouez deux de vos trois cartes à chaque manche. Une carte pose un pion dans un secteur : plus il y a de pièces, plus il rapporte. Des rats viennent à chaque manche : que le vôtre ne dépasse pas 9. Qui a le plus de prestige gagne.
nd-web-tab-borough = Quartier
nd-web-tab-city = Ville
nd-web-progress = Avancement
nd-web-round-of = Manche { $round } sur { $last }
# $phase : draft, cards, hire ou plague
nd-web-phase = { $phase ->
    [draft] Choisir
    [cards] Jouer
    [hire] Engager
   *[plague] Peste
}
nd-web-plague-round = Peste de cette manche :
nd-web-persons = Personnages
nd-web-no-rats = sans rat
nd-web-boroughs = Quartiers
nd-web-borough-of = Quartier : { $name }
nd-web-borough-free = Quartier sans propriétaire : { $colour }
nd-web-harbour = port
nd-web-harbour-rat = Port, le rat est sur { $step }.
nd-web-empty = vide
# $friend : yes ou no
nd-web-sector = { $place } : { $count ->
    [0] aucun pion
    [one] { $count } pion
   *[other] { $count } pions
}{ $friend ->
    [yes] {""} et l’ami fidèle.
   *[no] .
}
nd-web-city = La ville
nd-web-messages-left = { $count ->
    [one] encore { $count } message
   *[other] encore { $count } messages
}
nd-web-streets = { $count ->
    [one] à { $count } rue
   *[other] à { $count } rues
}
nd-web-blocked = le message doit rester
nd-web-messages = Messages recueillis
nd-web-collected = { $colour } : { $count }
nd-web-sets = Séries complètes : { $count }. Un de chaque couleur avant le suivant.
nd-web-track = Échelle de la peste
nd-web-track-of = Échelle de la peste : { $name }
nd-web-plague-past = La peste de cette manche est passée.
nd-web-would-stand = le rat irait sur { $step }
nd-web-would-hit = le rat dépasserait la dernière case
nd-web-plague = peste
nd-web-choose-from = Cartes au choix
nd-web-pass-to = Ce que vous ne gardez pas va à { $name }.
nd-web-kept = gardée
nd-web-played = jouée
nd-web-there = sur place : { $count }
nd-web-hidden = caché
nd-web-supply = Pions : { $own } en réserve personnelle, { $general } en réserve générale
nd-web-start = Premier joueur
# $what: prestige, coin, cube (a marker), rat, park or nothing
nd-web-gain = { $what ->
    [prestige] prestige
    [coin] écus
    [cube] pions
    [rat] rat
    [park] avec le parc
   *[nothing] rien pour le moment
}
# $what: coin, cube, rat or prestige; $text: how much, with its sign; $count: the same without
nd-web-yield = { $what ->
    [coin] { $count ->
        [one] { $text } écu
       *[other] { $text } écus
    }
    [cube] { $count ->
        [one] { $text } pion
       *[other] { $text } pions
    }
    [rat] rat { $text }
   *[prestige] { $text } de prestige
}
nd-web-tucked = Écartée sans être vue.
nd-web-deck-of = Paquet d’origine : { $name }.
nd-web-hired-by = Travaille pour { $names }.
nd-web-key-borough = dans Notre-Dame : vers un quartier de la ville
nd-web-your-hand = Main
# $group: persons, messages, cards or places
nd-web-group = { $group ->
    [persons] Personnages
    [messages] Messages
    [cards] Cartes d’action
   *[places] Lieux
}

## À côté de la question
nd-web-again = Un second clic confirme.
nd-web-again-short = encore : valider
nd-web-your-messages = Vos messages
## The end

nd-web-tie = Égalité ? La réserve la plus riche en écus et en pions l’emporte.
