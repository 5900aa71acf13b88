# La page simple dans le navigateur ; ce qu'elle partage avec le terminal est dans platform.ftl.

page-welcome = Jouer tout de suite
page-mine = Vos tables
page-open = Tables avec une place libre
page-running = Tables à regarder
page-over = Parties terminées
page-new = Une nouvelle table
page-code = Code d'une table
page-join = Rejoindre
page-go = Y aller
page-your-turn = À vous
page-create = Créer la table
page-public = L'afficher dans le hall
page-clock = Pendule de chacun
page-no-clock = Aucune
page-minutes = { $minutes ->
    [1440] Un jour
    [4320] Trois jours
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-free = place libre
page-invite = Invitez les autres par ce lien :
page-code-is = ou le code { $code }
page-copy = Copier le lien
page-copied = Le lien est copié.
page-closed = L’hôte a fermé cette table.
page-sit = S'asseoir
page-start = Commencer la partie
page-leave = Se lever
page-more = Autres actions
page-propose-end = Proposer de terminer maintenant
page-resign = Abandonner
page-return = Reprendre votre place
page-record = Télécharger le compte rendu
page-rematch = Revanche
page-rematch-go = Aller à la revanche
page-commitment = Ce qui fixe les mélanges de cette partie :
page-you = vous
page-resigned = a abandonné
page-chosen = a choisi
page-awaited = doit répondre
page-absent = absence
page-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
page-stand-in = Laisser un robot jouer pour { $name }
page-asks-undo = { $name } demande à reprendre sa dernière réponse.
page-asks-end = { $name } demande à terminer la partie maintenant.
page-yes = Accepter
page-no = Refuser
page-undo = Reprendre la dernière réponse
page-undo-ask = Demander à reprendre la dernière réponse
page-view = La table
page-chat = Conversation à la table
page-say = Dire
page-account = Garder vos tables : nom et mot de passe
page-name = Nom
page-password = Mot de passe
page-log-in = Se connecter
page-register = Créer un compte
page-log-out = Se déconnecter
page-lost = Le serveur ne répond pas.
