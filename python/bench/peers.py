"""Our doors beside other environments: random play with observations and masks, in one process.

A decision is an answer chosen among two or more; answers that are the only ones do not count. Every
environment hands out the observation and the legal answers of whoever decides, before each
decision. What cannot be imported is named and left out.
"""

import argparse
import platform
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

#: A step counts its decisions; one call may have many.
Play = Iterator[int]


def measured(play: Play, seconds: float) -> float:
    """Decisions a second, after a tenth of the time to get warm; of the processor's own time."""
    _run(play, seconds / 10)
    decisions, spent = _run(play, seconds)
    return decisions / spent


def _run(play: Play, seconds: float) -> tuple[int, float]:
    decisions, start, began = 0, time.process_time(), time.monotonic()
    # Where much else runs, time of the processor comes slowly: it counts, up to a limit.
    while time.process_time() - start < seconds and time.monotonic() - began < 10 * seconds:
        for _ in range(20):
            decisions += next(play)
    return decisions, time.process_time() - start


def vector(game: str, players: int, games: int = 256) -> Play:
    import mittwoch

    table = mittwoch.make_vector(game, players, games, seed=1)
    while True:
        table.step(table.draw())
        yield games


def plain(game: str, players: int) -> Play:
    import mittwoch

    luck, table = random.Random(1), mittwoch.make(game, players, seed=1)
    seen, mask = np.empty(table.observation_size, np.float32), np.empty(table.answers, np.uint8)
    for number in range(10**9):
        table.restart(number)
        while (turn := table.turn) is not None:
            legal = table.legal(turn)
            if len(legal) > 1:
                table.observe(turn, seen)
                table.mask(turn, mask)
                table.answer(luck.choice(legal), turn)
                yield 1
            else:
                table.answer(legal[0], turn)


def aec(env: Any) -> Play:
    """PettingZoo's loop, with its own way to choose (`performance_benchmark`)."""
    for number in range(10**9):
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask).tolist()
            env.step(random.choice(legal))
            yield len(legal) > 1


def our_aec(game: str, players: int) -> Play:
    from mittwoch import aec as ours

    return aec(ours.env(game, players))


def pettingzoo_classic(name: str) -> Play:
    import importlib

    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return aec(module.env())


def openspiel(name: str) -> Play:
    import pyspiel

    game, luck = pyspiel.load_game(name), np.random.RandomState(1)
    tensor = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choice(outcomes, p=odds))
                continue
            seat, legal = state.current_player(), state.legal_actions()
            if len(legal) > 1:
                state.observation_tensor(seat) if tensor else state.information_state_tensor(seat)
                state.legal_actions_mask(seat)
            state.apply_action(random.choice(legal))
            yield len(legal) > 1


def rlcard(name: str) -> Play:
    import rlcard as cards

    env = cards.make(name, config={"seed": 1})
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(random.choice(legal))
            yield len(legal) > 1


def catanatron() -> Play:
    """Its Gymnasium environment: a bot that plays at random answers for the other seat."""
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    while True:
        _, info = env.reset()
        over = False
        while not over:
            legal = info["valid_actions"]
            _, _, terminated, truncated, info = env.step(random.choice(list(legal)))
            over = terminated or truncated
            yield len(legal) > 1


def pufferlib() -> Play:
    from pufferlib.ocean import env_creator

    env = env_creator("puffer_connect4")(num_envs=256)
    env.reset()
    answers = env.action_space
    while True:
        env.step(answers.sample())
        yield 256


OURS = ("dreamworld", "notre-dame", "unconscious-mind")
HANABI = "PettingZoo hanabi"


def environments() -> Iterator[tuple[str, Callable[[], Play]]]:
    """Every environment with what plays it."""
    for game in OURS:
        yield f"{game}, 2 players, vectorised, 256 games", lambda game=game: vector(game, 2)
        yield f"{game}, 2 players, plain", lambda game=game: plain(game, 2)
        yield f"{game}, 2 players, AEC", lambda game=game: our_aec(game, 2)
    for name in ("gin_rummy", "hanabi", "oh_hell"):
        yield f"OpenSpiel {name}, from Python", lambda name=name: openspiel(name)
    yield HANABI, lambda: pettingzoo_classic("hanabi_v5")
    for name in ("texas_holdem_v4", "leduc_holdem_v4", "connect_four_v3"):
        yield f"PettingZoo {name}", lambda name=name: pettingzoo_classic(name)
    for name in ("gin-rummy", "uno"):
        yield f"RLCard {name}", lambda name=name: rlcard(name)
    yield "Catanatron, 2 players, Gymnasium", catanatron
    yield "PufferLib connect4, 256 games (no masks)", pufferlib


def table(rates: dict[str, float], missing: dict[str, str]) -> str:
    """The table of ratios, in Markdown."""
    base = rates.get(HANABI)
    lines = [
        "| environment | decisions a second | beside PettingZoo's hanabi |",
        "| --- | ---: | ---: |",
    ]
    for name, rate in rates.items():
        ratio = f"{rate / base:,.1f}" if base else ""
        lines.append(f"| {name} | {rate:,.0f} | {ratio} |")
    lines += [f"| {name} | not measured: {why} | |" for name, why in missing.items()]
    return "\n".join(lines) + "\n"


PAGE = """# Our doors beside other environments

Written by `cargo xtask bench-peers --store`: random play with observations and masks, one process, one thread, decisions a second of the processor's own time (Python {python}, {machine}).

{table}
What it says: how fast experience comes to a program in Python that plays at random, in the usual way of each environment. What is not there is named: PufferLib is built from sources that fetch raylib from elsewhere. Catanatron plays its other seat within a step. What it cannot say: the games are not the same; theirs are smaller, with observations from some dozens to a thousand numbers, and none of them is as long as ours. A vectorised door answers in Rust and is asked once for 256 games; environments that are asked one by one pay for the interpreter at every step, ours too. Who trains a net pays for the net: beyond some hundred thousand decisions a second the environment is not what one waits for.
"""


def main() -> None:
    """Measures everything that is there."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--only", default="", help="environments with this word")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    rates: dict[str, float] = {}
    missing: dict[str, str] = {}
    for name, make in environments():
        if asked.only not in name:
            continue
        try:
            rates[name] = measured(make(), asked.seconds)
            print(f"{name}: {rates[name]:,.0f}", flush=True)
        except ModuleNotFoundError as fault:
            missing[name] = f"{fault.name} is not installed"
            print(f"{name}: {missing[name]}", flush=True)
        except Exception as fault:  # whatever a peer does, the others are measured
            missing[name] = f"{type(fault).__name__}: {str(fault).split(chr(10))[0]}"
            print(f"{name}: {missing[name]}", flush=True)
    text = table(rates, missing)
    print(text)
    if asked.out:
        machine = platform.machine()
        page = PAGE.format(python=platform.python_version(), machine=machine, table=text)
        asked.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
