"""What the tests of the package share."""

import random
from collections.abc import Iterator

import pytest

import mittwoch

#: Every game with every number of players.
EVERY = [(info.key, players) for info in mittwoch.games() for players in info.players]
#: Every game with its fewest and its most players.
SOME = [
    (info.key, players)
    for info in mittwoch.games()
    for players in sorted({info.least_players, 2, info.most_players})
]


def every(cases: list[tuple[str, int]] = EVERY) -> pytest.MarkDecorator:
    """The test runs for these games."""
    return pytest.mark.parametrize(("key", "players"), cases)


def walk(game: mittwoch.Game, luck: random.Random, most: int = 10**9) -> Iterator[tuple[int, int]]:
    """Plays at random; tells each seat and answer before it is given."""
    for _ in range(most):
        turn = game.turn
        if turn is None:
            return
        number = luck.choice(game.legal(turn))
        yield turn, number
        game.answer(number, turn)


def play(game: mittwoch.Game, luck: random.Random, most: int = 10**9) -> None:
    """Plays at random, to the end or for some answers."""
    for _ in walk(game, luck, most):
        pass
