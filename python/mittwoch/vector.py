"""Many games side by side, in numpy buffers that are written in place."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from mittwoch import _core
from mittwoch._game import Game
from mittwoch._kinds import AnswerBlock, Feature
from mittwoch._opening import Pack, read_pack
from mittwoch.rewards import Reward


class VectorGames:
    """Games side by side, each at a question to one seat.

    :meth:`step` answers all questions in one call and writes into the same buffers again and again;
    who wants to keep what they say copies it. Other threads of Python run meanwhile. A game that
    ends begins anew at once: then its row of ``done`` is 1, ``reward`` and ``score`` speak of the
    game that ended, and ``observation``, ``mask`` and ``seat`` of the first question of the next.
    """

    observation: NDArray[np.float32]
    """What the asked seat knows: one row for each game."""
    mask: NDArray[np.uint8]
    """1 for each answer that is open to it."""
    reward: NDArray[np.float32]
    """What each seat was paid by this step."""
    done: NDArray[np.uint8]
    """1 where this step ended a game."""
    seat: NDArray[np.int32]
    """The seat that is asked."""
    score: NDArray[np.int32]
    """The scores of the game that ended last."""

    def __init__(self, core: _core.Vector) -> None:
        """For :func:`make_vector`."""
        self._core = core
        buffers = core.buffers
        self.observation, self.mask, self.reward, self.done, self.seat, self.score, _ = buffers

    def __len__(self) -> int:
        return len(self.seat)

    @property
    def players(self) -> int:
        """How many people play."""
        return int(self.reward.shape[1])

    @property
    def answers(self) -> int:
        """How many numbers answers have."""
        return int(self.mask.shape[1])

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return int(self.observation.shape[1])

    @property
    def finished(self) -> int:
        """How many games have ended since the last :meth:`restart`."""
        return self._core.finished

    @property
    def features(self) -> tuple[Feature, ...]:
        """What the numbers of an observation stand for."""
        return tuple(Feature(*feature) for feature in self._core.features())

    @property
    def blocks(self) -> tuple[AnswerBlock, ...]:
        """The numbers of each verb."""
        return tuple(AnswerBlock(*block) for block in self._core.blocks())

    def restart(self, seed: int) -> None:
        """Begins every game anew; the same seed brings the same luck."""
        self._core.restart(seed)

    def place(self, games: Sequence[Game], first: int = 0) -> None:
        """Lets rows go on from where single games stand, from a first row on.

        They are games of the same kind, such as worlds that a seat holds possible
        (:meth:`mittwoch.Game.imagine`), and stay as they are. In a row a game that ends begins anew
        as ever.
        """
        self._core.place([game._table for game in games], first)

    def step(self, answers: NDArray[np.int64]) -> None:
        """Gives one answer in every game. If one of them is not open, none is given."""
        self._core.step(answers)

    def draw(self) -> NDArray[np.int64]:
        """One of the open answers for every game, each as likely as the others.

        The buffer is written again by the next call.
        """
        return self._core.draw()


def make_vector(
    game: str,
    players: int,
    games: int,
    *,
    threads: int = 1,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    pack: Pack | None = None,
    rules: int | None = None,
    bots: Sequence[str | None] | None = None,
    iterations: int = 100,
    forced: bool = True,
    reward: Reward = "win",
) -> VectorGames:
    """Games side by side, played on so many threads.

    ``bots`` has a bot for each seat that answers for itself, and nothing for those whose answers
    come from the caller. With ``forced`` an answer that is the only one is given without asking.
    Game ``n`` has the seed that ``mittwoch simulate`` gives its game ``n``.

    >>> games = make_vector("dreamworld", players=2, games=8, seed=3)
    >>> games.observation.shape[0], games.mask.shape[0]
    (8, 8)
    >>> games.step(games.draw())
    """
    core = _core.Vector(
        game,
        players,
        games,
        threads=threads,
        seed=seed,
        options=dict(options) if options else None,
        pack=read_pack(pack),
        rules=rules,
        bots=list(bots) if bots is not None else None,
        iterations=iterations,
        forced=forced,
        reward=reward,
    )
    return VectorGames(core)
