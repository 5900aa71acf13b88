"""Search that is led by a policy and a value function of Python, which get batches.

Worlds that agree with what the seat knows are dealt (:meth:`mittwoch.Game.imagine`); in each grows
a tree of its own, by the rule of AlphaZero (PUCT). All trees go one step down at a time, so that
what they want judged comes in one batch; the visits of the first answers are added up over the
worlds.
What the other seats would know is what they see in that world; nothing else that is hidden is used.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mittwoch._core import RefusedError
from mittwoch._game import Game
from mittwoch.rewards import Reward, paid

Judge = Callable[
    [NDArray[np.float32], NDArray[np.uint8], NDArray[np.int64]],
    tuple[NDArray[np.floating], NDArray[np.floating]],
]
"""Observations, masks and seats, one row for each position, become policies and values.

A policy has a weight for each answer, not negative; what is not open does not count. A value is
what the asked seat is expected to be paid: one number for each row.
"""


@dataclass(slots=True)
class Node:
    """A position in one world."""

    game: Game
    seat: int | None
    answers: list[int]
    priors: NDArray[np.float64]
    visits: NDArray[np.int64]
    sums: NDArray[np.float64]
    pays: list[float] | None = None
    children: dict[int, "Node"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found."""

    number: int
    """The answer that was looked at most."""
    visits: dict[int, int]
    """How often each open answer was looked at, over all worlds."""
    values: dict[int, float]
    """What each of them is worth to the seat, where it was looked at."""


def search(
    game: Game,
    judge: Judge,
    *,
    seat: int | None = None,
    worlds: int = 8,
    rounds: int = 50,
    curiosity: float = 1.5,
    reward: Reward = "win",
    seed: int = 0,
) -> Found:
    """Searches for the answer of a seat; each world is gone into ``rounds`` times.

    The judge is asked for the seat whose turn it is; the other seats have what that one leaves of
    ``1``, or of ``0`` where rewards are ranks, scores or leads.
    """
    asked = game.turn if seat is None else seat
    if asked is None or asked not in game.asked:
        raise RefusedError(f"seat {asked} is not asked now")
    if worlds < 1 or rounds < 1:
        raise RefusedError("at least one world and one round are needed")
    whole = 1.0 if reward == "win" else 0.0
    dealt = [_dealt(game, asked, seed * 1_000_003 + world) for world in range(worlds)]
    roots = [_node(world, asked, reward) for world in dealt]
    _judged(roots, judge, game.players, whole)
    for _ in range(rounds):
        paths = [_down(root, curiosity, reward) for root in roots]
        leaves = [path[-1][0] for path in paths]
        values = _judged(leaves, judge, game.players, whole)
        for path, value in zip(paths, values, strict=True):
            _up(path, value)
    return _summed(roots)


def _dealt(game: Game, seat: int, luck: int) -> Game:
    return game.imagine(seat, luck % 2**63)


def _node(game: Game, seat: int | None, reward: Reward) -> Node:
    outcome = game.outcome
    pays = None if outcome is None else paid(reward, outcome)
    answers = [] if seat is None else game.legal(seat)
    count = len(answers)
    return Node(
        game,
        seat,
        answers,
        np.full(count, 1 / max(count, 1)),
        np.zeros(count, np.int64),
        np.zeros(count),
        pays,
    )


def _down(root: Node, curiosity: float, reward: Reward) -> list[tuple[Node, int]]:
    """The way to a position that was not judged yet, or to an end; its last answer is -1."""
    path: list[tuple[Node, int]] = []
    node = root
    while True:
        if node.pays is not None:
            return [*path, (node, -1)]
        place = _chosen(node, curiosity)
        path.append((node, place))
        child = node.children.get(place)
        if child is None:
            game = node.game.copy()
            game.answer(node.answers[place], node.seat)
            child = node.children[place] = _node(game, game.turn, reward)
            return [*path, (child, -1)]
        node = child


def _chosen(node: Node, curiosity: float) -> int:
    total = int(node.visits.sum())
    seen = np.maximum(node.visits, 1)
    mean = float(node.sums.sum()) / max(total, 1)
    worth = np.where(node.visits > 0, node.sums / seen, mean)
    hope = curiosity * node.priors * math.sqrt(total + 1) / (1 + node.visits)
    return int(np.argmax(worth + hope))


def _judged(nodes: list[Node], judge: Judge, seats: int, whole: float) -> list[list[float]]:
    """What each position is worth to every seat; those that go on are judged in one batch."""
    going = [node for node in nodes if node.pays is None]
    said = _asked(going, judge, seats, whole) if going else []
    answers = iter(said)
    return [node.pays if node.pays is not None else next(answers) for node in nodes]


def _asked(nodes: list[Node], judge: Judge, seats: int, whole: float) -> list[list[float]]:
    size, count = nodes[0].game.observation_size, nodes[0].game.answers
    seen, masks = np.empty((len(nodes), size), np.float32), np.empty((len(nodes), count), np.uint8)
    turns = np.array([node.seat for node in nodes], np.int64)
    for row, node in enumerate(nodes):
        assert node.seat is not None, "a position that goes on asks somebody"
        node.game.observe(node.seat, seen[row])
        node.game.mask(node.seat, masks[row])
    policies, values = judge(seen, masks, turns)
    policies, values = np.asarray(policies, np.float64), np.asarray(values, np.float64).ravel()
    if policies.shape != (len(nodes), count) or values.shape != (len(nodes),):
        raise ValueError(
            f"the judge gave {policies.shape} and {values.shape} in place of "
            f"{(len(nodes), count)} and {(len(nodes),)}"
        )
    if not (np.isfinite(values).all() and np.isfinite(policies).all()):
        raise ValueError("the judge gave numbers that are not finite")
    worth = []
    for node, policy, value in zip(nodes, policies, values.tolist(), strict=True):
        priors = np.maximum(policy[node.answers], 0)
        if priors.sum() > 0:
            node.priors = priors / priors.sum()
        rest = (whole - value) / max(seats - 1, 1)
        worth.append([value if seat == node.seat else rest for seat in range(seats)])
    return worth


def _up(path: list[tuple[Node, int]], worth: list[float]) -> None:
    for node, place in path[:-1]:
        assert node.seat is not None, "somebody answered here"
        node.visits[place] += 1
        node.sums[place] += worth[node.seat]


def _summed(roots: list[Node]) -> Found:
    """What all worlds say; their first questions are the same, for the seat knows them."""
    visits: dict[int, int] = dict.fromkeys(roots[0].answers, 0)
    sums: dict[int, float] = dict.fromkeys(roots[0].answers, 0.0)
    for root in roots:
        for place, number in enumerate(root.answers):
            visits[number] = visits.get(number, 0) + int(root.visits[place])
            sums[number] = sums.get(number, 0.0) + float(root.sums[place])
    values = {number: sums[number] / count for number, count in visits.items() if count}
    return Found(max(visits, key=lambda number: visits[number]), visits, values)
