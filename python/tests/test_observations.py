"""Observations: what is known is in them, what is hidden is not."""

import random

import numpy as np
from conftest import SOME, every, walk

import mittwoch
from mittwoch.decoding import decode, encode


@every(SOME)
def test_the_decoder_gives_back_every_number(key: str, players: int) -> None:
    game = mittwoch.make(key, players, seed=3)
    features = game.features
    assert sum(one.size for one in features) == game.observation_size
    assert len({one.name for one in features}) == len(features), "every name stands for one thing"
    for count, _ in enumerate(walk(game, random.Random(1))):
        if count % 25 == 0:
            for seat in range(players):
                seen = game.observe(seat)
                again = encode(features, decode(features, seen))
                assert np.allclose(again, seen, atol=1e-6)


@every(SOME)
def test_numbers_keep_to_the_bounds_of_their_feature(key: str, players: int) -> None:
    game = mittwoch.make(key, players, seed=5)
    low = np.concatenate([np.full(one.size, one.low) for one in game.features]) - 1e-6
    high = np.concatenate([np.full(one.size, one.high) for one in game.features]) + 1e-6
    for count, _ in enumerate(walk(game, random.Random(2))):
        if count % 10 == 0:
            seen = game.observe(count % players)
            assert ((low <= seen) & (seen <= high)).all()


@every(SOME)
def test_in_every_world_that_it_holds_possible_a_seat_is_asked_the_same(
    key: str, players: int
) -> None:
    """What is open to a seat is no more than it knows; that its numbers are, a law says in Rust."""
    luck = random.Random(8)
    game = mittwoch.make(key, players, seed=4)
    compared = 0
    for count, (_, _) in enumerate(walk(game, luck)):
        for seat in game.asked if count % 5 == 0 else ():
            world = game.imagine(seat, luck.randrange(2**60))
            assert np.array_equal(world.observe(seat), game.observe(seat))
            assert np.array_equal(world.mask(seat), game.mask(seat))
            compared += 1
    assert compared > 3


@every(SOME)
def test_whatever_a_seat_sees_change_changes_a_number(key: str, players: int) -> None:
    game = mittwoch.make(key, players, seed=6)
    seen: dict[bytes, object] = {}
    for count, _ in enumerate(walk(game, random.Random(3), 400)):
        seat = count % players
        view = game.view(seat)
        assert seen.setdefault(game.observe(seat).tobytes(), view) == view
    assert len(seen) > 15


def test_a_secret_choice_shows_to_nobody_else() -> None:
    shown = 0
    for seed in range(30):
        game = mittwoch.make("notre-dame", 3, seed=seed)
        while not game.over and shown < 40:
            if len(game.asked) > 1:
                first, *others = game.asked
                before = {seat: game.observe(seat) for seat in others}
                game.answer(game.legal(first)[0], first)
                for seat, seen in before.items():
                    changed = np.flatnonzero(game.observe(seat) != seen)
                    names = {_name(game, place) for place in changed}
                    assert all("waited for" in name for name in names), names
                shown += 1
            else:
                game.answer(game.legal()[-1])
    assert shown >= 40


def _name(game: mittwoch.Game, place: int) -> str:
    return next(one.name for one in game.features if one.first <= place < one.first + one.size)


def test_the_own_side_comes_first() -> None:
    """At the start nobody has done anything: what differs by seat is the seat and its cards."""
    for info in mittwoch.games():
        game = mittwoch.make(info.key, info.most_players, seed=1)
        for seat in range(info.most_players):
            assert decode(game.features, game.observe(seat))["seat"] == seat
