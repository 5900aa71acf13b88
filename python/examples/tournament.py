"""A tournament in twenty lines: every pair of bots, each at both seats of the same deals."""

from itertools import permutations

import mittwoch

BOTS, DEALS = ["random", "greedy", "novice"], 20
wins = dict.fromkeys(BOTS, 0.0)
for pair in permutations(BOTS, 2):
    for deal in range(DEALS):
        game = mittwoch.make("notre-dame", players=2, seed=mittwoch.seed_of(1, deal))
        for seat, bot in enumerate(pair):
            game.seat_bot(seat, bot)
        while asked := game.asked:
            for seat, thought in [(seat, game.think(seat)) for seat in asked]:
                game.answer(thought.number, seat)
        for seat in game.outcome.winners:
            wins[pair[seat]] += 1 / len(game.outcome.winners)
for bot in sorted(BOTS, key=wins.get, reverse=True):
    print(f"{bot:8} {wins[bot] / (2 * DEALS * (len(BOTS) - 1)):5.1%}")
