"""Gymnasium: a game in which one seat is the agent's, and bots or an automaton are the rest.

The observation is what :mod:`mittwoch.aec` gives; ``info["action_mask"]`` has the mask too.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from mittwoch._core import SetupError
from mittwoch._opening import Pack, make
from mittwoch.aec import bounds
from mittwoch.rewards import Reward, paid


class SoloEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game in which one agent answers.

    With one player it is the game against the automaton. With more, ``bots`` names one for every
    other seat, in their order; the agent has the first seat, or ``seat``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int = 1,
        *,
        bots: Sequence[str] = (),
        seat: int = 0,
        iterations: int = 100,
        options: Mapping[str, str] | None = None,
        pack: Pack | None = None,
        rules: int | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        """Opens the game; every seat but the agent's needs a bot."""
        self.game = make(game, players, options=options, pack=pack, rules=rules, seed=0)
        others = [other for other in range(players) if other != seat]
        if len(bots) != len(others) or seat not in range(players):
            raise SetupError(f"{len(bots)} bots are named for {len(others)} other seats")
        for other, bot in zip(others, bots, strict=True):
            self.game.seat_bot(other, bot)
        paid(reward, None)
        self.seat, self.reward, self.iterations = seat, reward, iterations
        self.render_mode = render_mode
        answers = self.game.answers
        mask = Box(0, 1, (answers,), np.int8)
        self.observation_space = Dict(
            {"observation": bounds(self.game.features), "action_mask": mask}
        )
        self.action_space = Discrete(answers)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a new game, and goes on to the first question to the agent."""
        super().reset(seed=seed)
        self.game.restart(int(self.np_random.integers(2**63)))
        self._go_on()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Gives an answer, and goes on to the next question to the agent."""
        self.game.answer(int(action), self.seat)
        self._go_on()
        outcome = self.game.outcome
        reward = 0.0 if outcome is None else paid(self.reward, outcome)[self.seat]
        seen, info = self._seen()
        if outcome is not None:
            info |= {"score": outcome.scores[self.seat], "rank": outcome.ranks[self.seat]}
            info["automaton"] = outcome.automaton
        return seen, reward, outcome is not None, False, info

    def _go_on(self) -> None:
        game = self.game
        while (turn := game.turn) is not None and turn != self.seat:
            game.answer(game.think(turn, iterations=self.iterations).number, turn)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.game.mask(self.seat).view(np.int8)
        seen = {"observation": self.game.observe(self.seat), "action_mask": mask}
        return seen, {"action_mask": mask}

    def render(self) -> Any:
        """The last things that were told to the agent."""
        return "\n".join(event.words for event in self.game.events(self.seat)[-10:])
