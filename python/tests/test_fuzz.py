"""Wrong use of every kind: exceptions, and the game goes on as if nothing had been."""

import random
import threading
from typing import Any

import numpy as np
import pytest
from conftest import SOME, every, play

import mittwoch

NONSENSE: list[Any] = [
    None,
    -1,
    7,
    2**31,
    2**63,
    2**64,
    -(2**70),
    0.5,
    float("nan"),
    True,
    "",
    "no such thing",
    "\x00\ud800"[:1],
    "é" * 1000,
    b"bytes",
    [],
    {},
    [1, 2],
    {"a": 1},
    object(),
    np.zeros(3),
    np.int64(2),
    range(2),
]
BUFFERS: list[Any] = [
    np.zeros(1, np.float32),
    np.zeros((3, 3), np.float32),
    np.zeros(10_000, np.float64),
    np.zeros(10_000, np.uint8)[::2],
    np.zeros(0, np.uint8),
    np.zeros(5, object),
]
#: What may be raised; anything else is a crash or a fault of the package.
ALLOWED = (
    mittwoch.MittwochError,
    TypeError,
    ValueError,
    OverflowError,
    AttributeError,
    MemoryError,
    KeyError,
    IndexError,
)


def attempt(call: Any, *arguments: Any, **named: Any) -> None:
    try:
        call(*arguments, **named)
    except ALLOWED as fault:
        assert "fault of the program" not in str(fault), (call, arguments, fault)


@every(SOME)
def test_a_game_stands_whatever_is_asked_of_it(key: str, players: int) -> None:
    luck = random.Random(players)
    game = mittwoch.make(key, players, seed=1)
    play(game, luck, 15)
    table, before = game._table, game.save()
    harmless = [
        name
        for name in dir(table)
        if not name.startswith("_") and name not in ("restart", "reseed", "seat_bot")
    ]
    for _ in range(600):
        call = getattr(table, luck.choice(harmless))
        pool = NONSENSE + BUFFERS
        # An answer that happens to be open would be taken; all seats have their turn otherwise.
        arguments = [luck.choice(pool) for _ in range(luck.randint(0, 4))]
        attempt(call, *arguments)
        if game.save() != before:
            game, table = mittwoch.load(before), None
            table = game._table
    assert game.save() == before
    play(game, luck)
    assert mittwoch.verify(game.record()) == game.outcome


def test_openings_with_nonsense_are_refused() -> None:
    luck = random.Random(3)
    names = ["game", "players", "options", "pack", "rules", "seed", "lang", "observing"]
    for _ in range(600):
        chosen = {"game": "dreamworld", "players": 2}
        for name in luck.sample(names, luck.randint(1, 3)):
            chosen[name] = luck.choice(NONSENSE)
        attempt(mittwoch.make, **chosen)
        attempt(mittwoch.load, luck.choice(NONSENSE))
        attempt(mittwoch.verify, luck.choice(NONSENSE))
        attempt(mittwoch.simulate, "dreamworld", 2, ["random"], luck.choice(NONSENSE[:3]))


def test_damaged_records_are_refused() -> None:
    luck = random.Random(5)
    game = mittwoch.make("notre-dame", 2, seed=1)
    play(game, luck)
    text = game.record()
    sound = mittwoch.verify(text)
    for _ in range(400):
        at = luck.randrange(len(text))
        damaged = text[:at] + luck.choice('x0{}\n"é') + text[at + luck.randint(0, 3) :]
        if damaged != text:
            attempt(mittwoch.load, damaged)
            try:
                assert mittwoch.verify(damaged) == sound, "only what says the same is sound"
            except mittwoch.MittwochError:
                pass


def test_vectors_stand_whatever_is_given_to_them() -> None:
    luck = random.Random(4)
    games = mittwoch.make_vector("dreamworld", 2, 4, seed=1)
    table = mittwoch.make("dreamworld", 2, seed=2)._table
    for _ in range(400):
        attempt(games._core.step, luck.choice(NONSENSE + BUFFERS))
        attempt(games._core.step, np.array([luck.randint(-5, 300) for _ in range(4)]))
        attempt(games._core.restart, luck.choice(NONSENSE))
        attempt(games._core.place, luck.choice(NONSENSE), luck.choice(NONSENSE))
        attempt(games._core.place, [luck.choice([table, *NONSENSE])], luck.choice(NONSENSE))
        if luck.random() < 0.2:
            games.step(games.draw())
    games.mask.setflags(write=False)
    with pytest.raises(mittwoch.MittwochError, match="buffer"):
        games.step(games.draw())
    games.mask.setflags(write=True)
    games.step(games.draw())


def test_vectors_with_nonsense_are_refused() -> None:
    luck = random.Random(6)
    names = ["threads", "seed", "options", "pack", "rules", "bots", "iterations", "reward"]
    small = [one for one in NONSENSE if not (isinstance(one, int) and abs(one) > 100)]
    for _ in range(200):
        chosen = {name: luck.choice(small) for name in luck.sample(names, luck.randint(1, 3))}
        attempt(mittwoch.make_vector, "notre-dame", luck.choice(small), 3, **chosen)
        attempt(mittwoch.make_vector, "notre-dame", 2, 2, threads=luck.choice(NONSENSE))
        attempt(mittwoch.make_vector, "notre-dame", 2, luck.choice(NONSENSE), **chosen)


def test_one_game_in_several_threads() -> None:
    game = mittwoch.make("unconscious-mind", 2, seed=1)
    faults: list[BaseException] = []

    def use(seed: int) -> None:
        luck = random.Random(seed)
        for _ in range(200):
            try:
                turn = game.turn
                if turn is not None:
                    game.think(turn, "greedy", 1)
                    game.answer(luck.choice(game.legal(turn)), turn)
                game.view(0)
            except (mittwoch.MittwochError, IndexError):
                continue  # busy, or another thread has answered; or nothing was open
            except BaseException as fault:
                faults.append(fault)

    threads = [threading.Thread(target=use, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    play(game, random.Random(1))
    assert mittwoch.verify(game.record()) == game.outcome


def test_many_games_in_several_threads() -> None:
    games = mittwoch.make_vector("notre-dame", 2, 32, seed=1, threads=2)
    single = mittwoch.make("notre-dame", 2, seed=2)
    faults: list[BaseException] = []

    def use(seed: int) -> None:
        luck = random.Random(seed)
        calls = [
            lambda: games.step(games.draw()),
            lambda: games.step(luck.choice(NONSENSE + BUFFERS)),
            lambda: games.place([single] * luck.randint(0, 3), luck.randint(-1, 40)),
            lambda: games.restart(luck.randint(0, 9)),
            lambda: single.answer(luck.choice(single.legal())),
            lambda: games.features[luck.randint(0, 9)],
        ]
        for _ in range(300):
            try:
                luck.choice(calls)()
            except ALLOWED as fault:
                if "fault of the program" in str(fault):
                    faults.append(fault)
            except BaseException as fault:
                faults.append(fault)

    threads = [threading.Thread(target=use, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    games.restart(3)
    fresh = mittwoch.make_vector("notre-dame", 2, 32, seed=3)
    assert np.array_equal(games.observation, fresh.observation)
