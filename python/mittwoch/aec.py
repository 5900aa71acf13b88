"""PettingZoo: a game as an AEC environment.

An observation is a dictionary: ``observation`` with what the seat knows, ``action_mask`` with 1 for
each answer that is open to it. Where several seats are asked at once they act one after the other,
and none sees what the others chose before all have. Lone answers are asked for like any other.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from mittwoch._kinds import Feature
from mittwoch._opening import Pack, make
from mittwoch.rewards import Reward, paid


def env(game: str, players: int, **settings: Any) -> "MittwochEnv":
    """The environment of a game; the settings are those of :class:`MittwochEnv`."""
    return MittwochEnv(game, players, **settings)


def bounds(features: tuple[Feature, ...]) -> Box:
    """Between what the numbers of an observation lie."""
    low = np.concatenate([np.full(one.size, one.low, np.float32) for one in features])
    high = np.concatenate([np.full(one.size, one.high, np.float32) for one in features])
    return Box(low, high, dtype=np.float32)


class MittwochEnv(AECEnv):  # type: ignore[misc]
    """A game for several, or for one against its automaton."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "mittwoch_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, str] | None = None,
        pack: Pack | None = None,
        rules: int | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        """What is paid at the end says ``reward``: win, rank, score or lead."""
        super().__init__()
        self.game = make(game, players, options=options, pack=pack, rules=rules, seed=0)
        self.render_mode = render_mode
        self.reward = reward
        paid(reward, None, players)
        self._table = self.game._table
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._answers, self._size = self.game.answers, self.game.observation_size
        seen = bounds(self.game.features)
        mask = (self._answers,)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": Box(0, 1, mask, np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self._answers) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent can answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; with a seed, that and all that follow have the luck of the seed."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._table.restart(int(self._luck.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.turn()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what is open to it."""
        seat = self._seats[agent]
        seen = np.empty(self._size, np.float32)
        mask = np.empty(self._answers, np.uint8)
        self._table.observe(seat, seen)
        self._table.mask(seat, mask)
        return {"observation": seen, "action_mask": mask.view(np.int8)}

    def step(self, action: Any) -> None:
        """Gives the answer of the agent whose turn it is; an agent that is done gives none."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._table.step(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        turn = self._table.turn()
        if turn < 0:
            self._end()
        else:
            self.agent_selection = self.possible_agents[turn]

    def _end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None, "a game in which nobody is asked is over"
        self.rewards = dict(zip(self.agents, paid(self.reward, outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {"score": outcome.scores[seat], "rank": outcome.ranks[seat]}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The last things that were told to everybody."""
        return "\n".join(event.words for event in self.game.events()[-10:])

    def close(self) -> None:
        """Nothing is held open."""
