"""Bots as opponents and teachers, and search with a judge of Python."""

import random

import numpy as np
import pytest
from conftest import SOME, every, play

import mittwoch
from mittwoch.search import search


@every(SOME)
def test_a_bot_at_the_table_decides_what_it_decides_in_a_simulation(key: str, players: int) -> None:
    wins, games = np.zeros(players), 1 if key == "unconscious-mind" else 4
    for number in range(games):
        game = mittwoch.make(key, players, seed=1)
        for seat in range(players):
            game.seat_bot(seat, "greedy")
        game.restart(mittwoch.seed_of(3, number))
        while not game.over:
            # Who is asked together answers without having heard the others.
            for seat, answer in [(seat, game.think(seat).number) for seat in game.asked]:
                game.answer(answer, seat)
        for seat in game.outcome.winners:
            wins[seat] += 1
        assert mittwoch.verify(game.record()) == game.outcome
    tally = mittwoch.simulate(key, players, ["greedy"], games, seed=3)
    assert tally["wins"] == wins.tolist()


def test_a_teacher_says_what_it_thinks_and_changes_nothing() -> None:
    for info in mittwoch.games():
        game = mittwoch.make(info.key, 2, seed=4)
        play(game, random.Random(2), 12)
        before, turn = game.save(), game.turn
        thought = game.think(turn, "greedy", 10)
        assert set(thought.odds) == set(game.legal(turn)) and thought.number in thought.odds
        assert abs(sum(thought.odds.values()) - 1) < 1e-3
        assert thought.line[0] == thought.number
        assert game.save() == before
        with pytest.raises(mittwoch.MittwochError, match="no bot 'hal'"):
            game.think(turn, "hal")
        with pytest.raises(mittwoch.MittwochError, match="no bot sits there"):
            game.think(turn)


@every(SOME)
def test_an_imagined_world_holds_what_the_seat_knows(key: str, players: int) -> None:
    luck = random.Random(6)
    game = mittwoch.make(key, players, seed=2)
    for _ in range(6):
        play(game, luck, 9)
        if game.over:
            break
        for seat in range(players):
            worlds = [game.imagine(seat, number) for number in range(3)]
            for world in worlds:
                assert np.array_equal(world.observe(seat), game.observe(seat))
                assert world.asked == game.asked
                if seat in game.asked:
                    assert sorted(world.legal(seat)) == sorted(game.legal(seat))
            play(worlds[0], luck)
            assert worlds[0].over


def uniform(seen: np.ndarray, masks: np.ndarray, seats: np.ndarray) -> tuple:
    assert len(seen) == len(masks) == len(seats) and masks.any(axis=1).all()
    return masks.astype(float), np.full(len(seen), 0.5)


def test_search_asks_its_judge_in_batches_and_finds_an_open_answer() -> None:
    sizes = []

    def judge(seen: np.ndarray, masks: np.ndarray, seats: np.ndarray) -> tuple:
        sizes.append(len(seen))
        return uniform(seen, masks, seats)

    for info in mittwoch.games():
        game = mittwoch.make(info.key, 2, seed=4)
        play(game, random.Random(1), 10)
        before = game.save()
        found = search(game, judge, worlds=4, rounds=12)
        assert found.number in game.legal() and sum(found.visits.values()) == 4 * 12
        assert search(game, judge, worlds=4, rounds=12) == found, "the same seed, the same search"
        assert game.save() == before
    assert max(sizes) == 4


def test_search_follows_its_judge() -> None:
    game = mittwoch.make("dreamworld", 2, seed=4)
    play(game, random.Random(1), 10)
    wanted = game.legal()[-1]

    def judge(seen: np.ndarray, masks: np.ndarray, seats: np.ndarray) -> tuple:
        policy = masks * 1e-6
        policy[:, wanted] += 1
        return policy, np.full(len(seen), 0.5)

    assert search(game, judge, worlds=2, rounds=16).number == wanted


def test_judges_that_give_something_else_are_refused() -> None:
    game = mittwoch.make("dreamworld", 2, seed=4)
    wrong = [
        lambda seen, masks, seats: (masks[:, :3], np.zeros(len(seen))),
        lambda seen, masks, seats: (masks * 1.0, np.zeros(len(seen) + 1)),
        lambda seen, masks, seats: (masks * np.nan, np.zeros(len(seen))),
    ]
    for judge in wrong:
        with pytest.raises(ValueError, match="the judge gave"):
            search(game, judge, worlds=2, rounds=2)
    with pytest.raises(mittwoch.RefusedError):
        search(game, uniform, seat=7)
