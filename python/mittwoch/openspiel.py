"""OpenSpiel: the games under names such as ``python_mittwoch_dreamworld``.

``import mittwoch.openspiel`` registers them; ``pyspiel.load_game("python_mittwoch_notre_dame",
{"players": 3})`` opens one.

Chance moves once, at the beginning: it deals one of ``deals`` seeds, each as likely, and all luck
of the game follows from it. Where several seats are asked at once they act one after the other, and
none sees what the others chose before all have. The observation tensor is what a seat knows; it has
perfect recall of what happened, as :doc:`observations <door>` are folded from all that was told.
"""

from typing import Any

import numpy as np
import pyspiel

from mittwoch._game import Game
from mittwoch._opening import games, make
from mittwoch.rewards import paid

#: How many deals there are where nobody says how many.
DEALS = 4096
#: The most answers of a game, so that tools know an end.
LONGEST = 20_000


def short_name(key: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return "python_mittwoch_" + key.replace("-", "_")


def _kind(key: str, least: int, most: int) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(key),
        long_name=f"Mittwoch: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "reward": "win"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its number of players."""

    def __init__(self, key: str, kind: pyspiel.GameType, params: dict[str, Any] | None) -> None:
        """Opens a game with the parameters of OpenSpiel."""
        params = params or {}
        players = int(params.get("players", 2))
        self.key, self.seats = key, players
        self.deals, self.reward = int(params.get("deals", DEALS)), params.get("reward", "win")
        self.table = make(key, players, seed=0)
        self.features = self.table.features
        paid(self.reward, None)
        most = 1.0 if self.reward in ("win", "rank") else 1e6
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.answers,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0 if self.reward == "win" else -most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielGame":
        """States are copied with all that they hold; the game is the same for all of them."""
        return self

    def new_initial_state(self) -> "SpielState":
        """The state in which nothing is dealt yet."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        """Somebody who looks at states."""
        return SpielObserver(self, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        """Before anything is dealt."""
        super().__init__(game)
        self.spiel = game
        self.table: Game | None = None

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.table.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(player)) if self.table else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely."""
        deals = self.spiel.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.spiel.table.copy()
            self.table.restart(action)
        else:
            self.table.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.spiel.table.notation(action, player) or f"number {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """What each seat was paid."""
        outcome = self.table.outcome if self.table else None
        return paid(self.spiel.reward, outcome, self.spiel.seats)

    def __str__(self) -> str:
        return repr(self.table) if self.table else "nothing is dealt"


class SpielObserver:
    """Looks at a state with the eyes of a seat."""

    def __init__(self, game: SpielGame, params: dict[str, Any] | None) -> None:
        """One tensor, and a part of it for every feature."""
        if params:
            raise ValueError(f"there are no parameters of an observation: {params}")
        self.tensor = np.zeros(game.table.observation_size, np.float32)
        self._names = [one.name for one in game.features]
        self._firsts = [one.first for one in game.features]
        ends = ((one.name, one.first, one.first + one.size) for one in game.features)
        self.dict = {name: self.tensor[first:end] for name, first, end in ends}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a seat knows."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            state.table.observe(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows, as text."""
        self.set_from(state, player)
        there = np.flatnonzero(self.tensor)
        of = np.searchsorted(self._firsts, there, side="right") - 1
        names, firsts, numbers = self._names, self._firsts, self.tensor
        said = (
            f"{names[part]} [{at - firsts[part]}]: {numbers[at]:g}"
            for at, part in zip(there.tolist(), of.tolist(), strict=True)
        )
        return "\n".join(said)


def _register(key: str, least: int, most: int) -> None:
    kind = _kind(key, least, most)

    class Registered(SpielGame):
        """A game that is opened by name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(key, kind, params)

    pyspiel.register_game(kind, Registered)


for _game in games():
    _register(_game.key, _game.least_players, _game.most_players)
