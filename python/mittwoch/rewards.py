"""What is paid at the end of a game."""

from typing import Literal, get_args

from mittwoch._core import SetupError
from mittwoch._kinds import Outcome

Reward = Literal["win", "rank", "score", "lead"]
"""A win counts 1, in parts where it is shared; a rank from 1 to -1; or the score; or the lead."""


def paid(reward: Reward, outcome: Outcome | None, seats: int = 0) -> list[float]:
    """What each seat is paid; nothing before the end.

    >>> paid("win", Outcome((0, 2), (7, 3, 7), None, 9, (1, 3, 1)))
    [0.5, 0.0, 0.5]
    """
    if reward not in get_args(Reward):
        known = ", ".join(get_args(Reward))
        raise SetupError(f"there is no reward '{reward}'; there are {known}")
    if outcome is None:
        return [0.0] * seats
    return [_paid(reward, outcome, seat) for seat in range(len(outcome.scores))]


def _paid(reward: Reward, outcome: Outcome, seat: int) -> float:
    scores, winners = outcome.scores, outcome.winners
    others = [*scores[:seat], *scores[seat + 1 :]]
    if outcome.automaton is not None:
        others.append(outcome.automaton)
    match reward:
        case "win":
            return 1 / len(winners) if seat in winners else 0.0
        case "rank":
            return 1 - 2 * (outcome.ranks[seat] - 1) / max(len(others), 1)
        case "score":
            return float(scores[seat])
        case "lead":
            return float(scores[seat] - max(others, default=0))
