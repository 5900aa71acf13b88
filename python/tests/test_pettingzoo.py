"""The AEC environment, with PettingZoo's own tests; Gymnasium with its checker."""

import warnings

import pytest
from conftest import SOME, every

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

import mittwoch  # noqa: E402
from mittwoch import aec  # noqa: E402
from mittwoch.solo import SoloEnv  # noqa: E402


@every()
def test_the_environment_is_what_pettingzoo_asks_for(key: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What it says of observations that are dictionaries is for environments without masks.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        api_test(aec.env(key, players), num_cycles=200)


@every()
def test_the_same_seed_is_the_same_course(key: str, players: int) -> None:
    seed_test(lambda: aec.env(key, players), num_cycles=200)


@every(SOME)
@pytest.mark.parametrize("reward", ["win", "rank", "score", "lead"])
def test_rewards_come_at_the_end(key: str, players: int, reward: str) -> None:
    env = aec.env(key, players, reward=reward)
    env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward_of, over, _, _ = env.last()
        paid[agent] += reward_of
        if over:
            env.step(None)
        else:
            assert reward_of == 0
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    from mittwoch.rewards import paid as pays

    assert list(paid.values()) == pays(reward, env.game.outcome)
    assert mittwoch.verify(env.game.record()) == env.game.outcome
    assert env.render()


def solos() -> list[tuple[str, int]]:
    return [(key, players) for key, players in SOME if players <= 2]


@every(solos())
def test_one_agent_alone_is_what_gymnasium_asks_for(key: str, players: int) -> None:
    env = SoloEnv(key, players, bots=["greedy"] * (players - 1))
    env.action_space.seed(1)
    seen, info = env.reset(seed=3)
    for _ in range(3):
        over = False
        while not over:
            seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not cut and (over or reward == 0)
        assert info["score"] == env.game.outcome.scores[0]
        seen, info = env.reset()


@every(solos())
def test_the_checker_of_gymnasium_passes(key: str, players: int) -> None:
    class Masked(SoloEnv):
        """The checker knows no masks: it draws any number, and gets the first open one."""

        def step(self, action: int) -> tuple:
            mask = self.game.mask(self.seat)
            return super().step(action if mask[action] else int(mask.argmax()))

    env = Masked(key, players, bots=["random"] * (players - 1))
    check_env(env, skip_render_check=True)


def test_a_seat_without_a_bot_is_refused() -> None:
    with pytest.raises(mittwoch.SetupError, match="0 bots are named for 1"):
        SoloEnv("dreamworld", 2)
