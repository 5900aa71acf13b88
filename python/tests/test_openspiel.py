"""The games in OpenSpiel, with its own tests."""

import pytest
from conftest import SOME, every

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402

from mittwoch.openspiel import short_name  # noqa: E402

#: What asks for every text of every state takes minutes where games are long and tables large.
QUICK = [(key, players) for key, players in SOME if players <= 2 or key != "unconscious-mind"]


@every(QUICK)
def test_random_games_hold_what_openspiel_asks_for(key: str, players: int) -> None:
    game = pyspiel.load_game(short_name(key), {"players": players, "deals": 64})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_an_algorithm_of_openspiel_plays() -> None:
    game = pyspiel.load_game("python_mittwoch_dreamworld", {"players": 2, "deals": 16})
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(4):
        state.apply_action(bot.step(state))
    assert not state.is_terminal()
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
