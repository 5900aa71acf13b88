"""Games side by side."""

import random
import threading
import time

import numpy as np
import pytest
from conftest import every, play

import mittwoch
from mittwoch.rewards import paid


@every()
@pytest.mark.parametrize("threads", [1, 2])
def test_they_are_the_games_of_the_plain_door(key: str, players: int, threads: int) -> None:
    count = 40 if threads > 1 else 3
    games = mittwoch.make_vector(
        key, players, count, seed=6, forced=False, reward="lead", threads=threads
    )
    watched = range(count)[-3:]
    lone = {row: mittwoch.make(key, players, seed=mittwoch.seed_of(6, row)) for row in watched}
    numbers = {row: row for row in watched}
    for _ in range(400):
        answers = games.draw().copy()
        for row, game in lone.items():
            seat = game.turn
            assert games.seat[row] == seat
            assert np.array_equal(games.mask[row], game.mask(seat))
            assert np.array_equal(games.observation[row], game.observe(seat))
            game.answer(int(answers[row]), seat)
        games.step(answers)
        for row, game in lone.items():
            assert games.done[row] == game.over
            assert games.reward[row].tolist() == paid("lead", game.outcome, players)
            if game.over:
                assert games.score[row].tolist() == list(game.outcome.scores)
                numbers[row] += count
                game.restart(mittwoch.seed_of(6, numbers[row]))


@every()
def test_lone_answers_are_given_without_asking(key: str, players: int) -> None:
    games = mittwoch.make_vector(key, players, 8, seed=1)
    for _ in range(300):
        assert (games.mask.sum(axis=1) > 1).all()
        games.step(games.draw())


@every([("notre-dame", 4), ("dreamworld", 3), ("unconscious-mind", 2)])
def test_bots_answer_for_their_seats(key: str, players: int) -> None:
    bots = [None, *["greedy"] * (players - 1)]
    games = mittwoch.make_vector(key, players, 4, seed=1, bots=bots, reward="win")
    wins = np.zeros(players)
    while games.finished < 8:
        assert not games.seat.any()
        games.step(games.draw())
        wins += games.reward.sum(axis=0)
    assert wins[0] < wins.sum() / 2, "greedy beats who answers at random"


def test_a_step_with_an_answer_that_is_not_open_gives_none() -> None:
    games = mittwoch.make_vector("dreamworld", 2, 6, seed=2)
    for wrong in (-1, games.answers, 10**12, int(np.flatnonzero(games.mask[4] == 0)[0])):
        answers = games.draw().copy()
        answers[4] = wrong
        before = games.observation.copy(), games.mask.copy(), games.seat.copy()
        with pytest.raises(mittwoch.RefusedError, match="game 4"):
            games.step(answers)
        for one, other in zip(before, (games.observation, games.mask, games.seat), strict=True):
            assert np.array_equal(one, other)
    games.step(games.draw())


@every()
def test_rows_go_on_from_where_single_games_stand(key: str, players: int) -> None:
    games = mittwoch.make_vector(key, players, 4, seed=6, forced=False, reward="score")
    others = games.observation[[0, 3]].copy()
    single = [mittwoch.make(key, players, seed=seed) for seed in (1, 2)]
    for game in single:
        play(game, random.Random(1), 10)
    games.place(single, first=1)
    numbers = {1: 1, 2: 2}
    assert np.array_equal(games.observation[[0, 3]], others)
    for _ in range(60):
        answers = games.draw().copy()
        for row, game in enumerate(single, 1):
            assert games.seat[row] == game.turn
            assert np.array_equal(games.observation[row], game.observe(game.turn))
            assert np.array_equal(games.mask[row], game.mask(game.turn))
        games.step(answers)
        for row, game in enumerate(single, 1):
            game.answer(int(answers[row]))
            assert games.done[row] == game.over
            if game.over:
                assert games.score[row].tolist() == list(game.outcome.scores)
                numbers[row] += 4
                game.restart(mittwoch.seed_of(6, numbers[row]))


def test_what_is_placed_must_be_of_the_same_kind_and_go_on() -> None:
    games = mittwoch.make_vector("dreamworld", 2, 4, seed=6)
    before = games.observation.copy()
    over = mittwoch.make("dreamworld", 2)
    play(over, random.Random(1))
    wrong = [
        ([mittwoch.make("notre-dame", 2)], 0, "other rules"),
        ([mittwoch.make("dreamworld", 3)], 0, "other rules"),
        ([mittwoch.make("dreamworld", 2, observing=False)], 2, "row 2 cannot"),
        ([mittwoch.make("dreamworld", 2)] * 2, 3, "no row 4"),
        ([over], 0, "over"),
    ]
    for placed, first, what in wrong:
        with pytest.raises(mittwoch.MittwochError, match=what):
            games.place(placed, first)
    assert np.array_equal(games.observation, before)


def test_bots_go_on_where_games_are_placed() -> None:
    games = mittwoch.make_vector("dreamworld", 2, 2, seed=6, bots=[None, "greedy"])
    game = mittwoch.make("dreamworld", 2, seed=1)
    games.place([game, game])
    assert np.array_equal(games.observation[0], games.observation[1])
    while not games.done.any():
        assert not games.seat.any()
        games.step(games.draw())


def test_restarts_and_threads_change_nothing() -> None:
    def course(threads: int, seed: int) -> list[bytes]:
        games = mittwoch.make_vector("notre-dame", 3, 50, seed=4, threads=threads)
        games.restart(seed)
        told = []
        for _ in range(200):
            games.step(games.draw())
            told.append(games.observation.tobytes() + games.reward.tobytes())
        return told

    assert course(1, 9) == course(2, 9) == course(2, 9)
    assert course(1, 9) != course(1, 8)


def test_other_threads_run_meanwhile_and_a_second_user_is_refused() -> None:
    games = mittwoch.make_vector("notre-dame", 2, 64, seed=1, bots=[None, "greedy"])
    counts = {"beats": 0, "refused": 0, "stepped": 0}
    going = threading.Event()
    going.set()

    def use() -> None:
        while going.is_set():
            try:
                games.step(games.draw())
                counts["stepped"] += 1
            except mittwoch.BusyError:
                counts["refused"] += 1
                time.sleep(0)
            except mittwoch.RefusedError:
                pass  # the other thread has stepped since these were drawn

    users = [threading.Thread(target=use) for _ in range(2)]
    for user in users:
        user.start()
    end = time.monotonic() + 20
    while time.monotonic() < end and not (counts["refused"] and counts["stepped"] > 5):
        counts["beats"] += 1
        time.sleep(0.001)
    going.clear()
    for user in users:
        user.join()
    assert all(counts.values()), counts


def test_plans_that_make_no_sense_are_refused() -> None:
    wrong = [
        ({"games": 0}, "at least one game"),
        ({"threads": 0}, "at least one thread"),
        ({"bots": ["greedy", "greedy"]}, "nobody is left"),
        ({"bots": ["hal"]}, "no bot 'hal'"),
        ({"bots": [None, None, None]}, "3 bots are named"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"players": 7}, "7"),
    ]
    for change, what in wrong:
        settings = {"players": 2, "games": 2} | change
        with pytest.raises(mittwoch.SetupError, match=what):
            mittwoch.make_vector("dreamworld", **settings)
