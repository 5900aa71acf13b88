"""Observations: what is known is in them, what is hidden is not."""

import random

import numpy as np
from conftest import EVERY, SOME, every, walk

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


@every()
def test_what_is_hidden_changes_no_number_through_either_door(key: str, players: int) -> None:
    """A seat knows the same in every world that it holds possible; what lies there differs."""
    luck, compared, unlike = random.Random(8), 0, 0
    game = mittwoch.make(key, players, seed=4)
    games = mittwoch.make_vector(key, players, 3, forced=False)
    for count, _ in enumerate(walk(game, luck)):
        if count % (7 * players) or not game.asked:
            continue
        seat = luck.choice(game.asked) if compared % 2 else game.asked[0]
        worlds = [game.imagine(seat, luck.randrange(2**60)) for _ in range(2)]
        worlds.append(game.copy())
        worlds[2].reseed(luck.randrange(2**60))
        seen, mask = game.observe(seat).tobytes(), game.mask(seat).tobytes()
        assert [world.observe(seat).tobytes() for world in worlds] == [seen] * 3
        assert [world.mask(seat).tobytes() for world in worlds] == [mask] * 3
        games.place(worlds)
        if seat == game.asked[0]:
            assert games.seat.tolist() == [seat] * 3
            assert [row.tobytes() for row in games.observation] == [seen] * 3
            assert [row.tobytes() for row in games.mask] == [mask] * 3
        others = [one for one in range(players) if one != seat]
        one, other = ([world.observe(it).tobytes() for it in others] for world in worlds[:2])
        unlike += one != other
        compared += 1
    assert compared > 3 and (unlike or players == 1), "hidden cards were others"


@every([case for case in EVERY if case[0] != "unconscious-mind" and case[1] > 1])
def test_a_secret_choice_changes_no_number_of_many_games(key: str, players: int) -> None:
    """Where all are asked at once the second one sees the same, whatever the first one chose."""
    game, compared = mittwoch.make(key, players, seed=2), 0
    games = mittwoch.make_vector(key, players, 2, forced=False)
    for _ in walk(game, random.Random(3)):
        if len(game.asked) == players and len(legal := game.legal()) > 1:
            games.place([game, game])
            games.step(np.array([legal[0], legal[-1]]))
            assert games.seat.tolist() == [game.asked[1]] * 2 and not games.done.any()
            assert np.array_equal(games.observation[0], games.observation[1])
            assert np.array_equal(games.mask[0], games.mask[1])
            compared += 1
    assert compared > 5


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
