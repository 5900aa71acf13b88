"""The plain door: one game in numbers and in words."""

import copy
import pickle
import random

import numpy as np
import pytest
from conftest import EVERY, every, play, walk

import mittwoch


@every()
def test_words_numbers_and_records_are_of_one_game(key: str, players: int) -> None:
    luck = random.Random(4)
    game = mittwoch.make(key, players, seed=11)
    for turn, number in walk(game, luck, 60):
        offers = game.offers(turn)
        assert [offer.number for offer in offers] == game.legal(turn)
        assert all(offer.words and offer.verb for offer in offers)
        assert game.number(game.notation(number, turn), turn) == number
        assert set(np.flatnonzero(game.mask(turn))) == set(game.legal(turn))
        assert game.question(turn)["words"]
    play(game, luck)
    outcome = game.outcome
    assert game.over and game.asked == () and len(outcome.scores) == players
    assert mittwoch.verify(game.record()) == outcome
    assert game.events() and game.view() and game.view(0)


@every()
def test_an_answer_in_notation_is_the_answer_with_its_number(key: str, players: int) -> None:
    one, other = (mittwoch.make(key, players, seed=5) for _ in range(2))
    for turn, number in walk(one, random.Random(1)):
        other.answer(one.notation(number, turn), turn)
    assert one.record() == other.record()


@every()
def test_a_copy_goes_its_own_way(key: str, players: int) -> None:
    game = mittwoch.make(key, players, seed=3)
    play(game, random.Random(1), 30)
    kept, twin = game.copy(), copy.deepcopy(game)
    before = game.save()
    play(game, random.Random(2))
    play(twin, random.Random(2))
    assert game.record() == twin.record()
    assert kept.save() == before


@every()
def test_a_game_travels_as_text_and_goes_on(key: str, players: int) -> None:
    for answers in (0, 1, 2, 7, 50, 10**6):
        game = mittwoch.make(key, players, seed=9)
        game.seat_bot(0, "greedy")
        play(game, random.Random(answers), answers)
        moved = pickle.loads(pickle.dumps(game))
        assert (moved.asked, moved.save()) == (game.asked, game.save())
        for seat in range(players):
            assert np.array_equal(moved.observe(seat), game.observe(seat))
        play(game, random.Random(2))
        play(moved, random.Random(2))
        assert moved.record() == game.record()


def test_a_record_is_taken_up_where_it_ends() -> None:
    game = mittwoch.make("notre-dame", 3, seed=2)
    play(game, random.Random(7), 45)
    taken = mittwoch.load(game.save())
    play(game, random.Random(1))
    play(taken, random.Random(1))
    assert taken.outcome == game.outcome == mittwoch.verify(taken.record())
    taken.restart(2)
    fresh = mittwoch.make("notre-dame", 3, seed=2)
    assert taken.save() == fresh.save()


def test_the_same_seed_is_the_same_game_and_no_seed_is_another() -> None:
    texts = {mittwoch.make("dreamworld", 2, seed=1).save() for _ in range(3)}
    texts |= {mittwoch.make("dreamworld", 2).save() for _ in range(3)}
    assert len(texts) == 4


def test_words_come_in_four_languages() -> None:
    game = mittwoch.make("notre-dame", 2, seed=1)
    said = {lang: game.offers(0, lang)[0].words for lang in ("en", "fr", "pl", "ru")}
    assert len(set(said.values())) == 4
    with pytest.raises(mittwoch.MittwochError, match="no language 'de'"):
        game.offers(0, "de")


@every()
def test_what_the_rules_refuse_is_said(key: str, players: int) -> None:
    game = mittwoch.make(key, players, seed=1)
    play(game, random.Random(5), 20)
    turn = game.turn
    closed = next(n for n in range(game.answers) if n not in game.legal(turn))
    before = game.save()
    with pytest.raises(mittwoch.RefusedError) as refused:
        game.answer(closed, turn)
    assert len(str(refused.value)) > 10
    with pytest.raises(mittwoch.RefusedError):
        game.answer("fly to the moon", turn)
    for number in (game.answers, 2**32 - 1):
        with pytest.raises(mittwoch.RefusedError, match="not open"):
            game.answer(number, turn)
    assert game.save() == before
    play(game, random.Random(5))
    with pytest.raises(mittwoch.RefusedError, match="over"):
        game.answer(0)


def test_settings_that_no_game_takes_are_named() -> None:
    for arguments, what in [
        (("chess", 2), "no game 'chess'"),
        (("notre-dame", 9), "9"),
        (("notre-dame", 0), "0"),
    ]:
        with pytest.raises(mittwoch.SetupError, match=what):
            mittwoch.make(*arguments)
    with pytest.raises(mittwoch.SetupError, match="nonsense"):
        mittwoch.make("unconscious-mind", 2, options={"nonsense": "yes"})
    with pytest.raises(mittwoch.SetupError):
        mittwoch.make("dreamworld", 2, pack={"cards.toml": "this = is = no toml"})
    with pytest.raises(mittwoch.RecordError, match="line 1"):
        mittwoch.load("nothing")
    text = mittwoch.make("dreamworld", 2, seed=1).save()
    with pytest.raises(mittwoch.MittwochError):
        mittwoch.load(text.replace('"pack":"', '"pack":"0'))


def test_every_option_can_be_chosen() -> None:
    for info in mittwoch.games():
        for option in info.options:
            for value in option.values:
                game = mittwoch.make(
                    info.key, option.most_players, options={option.key: value}, seed=1
                )
                assert game.options[option.key] == value
                play(game, random.Random(1))
                assert game.over


def test_numbers_are_described() -> None:
    for key, players in EVERY:
        game = mittwoch.make(key, players, seed=1, observing=False)
        rows = list(game.describe())
        assert [number for number, _, _ in rows] == list(range(game.answers))
        assert all(verb for _, verb, _ in rows)
        assert sum(written is not None for _, _, written in rows) > game.answers / 2


def test_other_luck_has_no_record() -> None:
    game = mittwoch.make("dreamworld", 2, seed=1)
    play(game, random.Random(1), 10)
    game.reseed(5)
    play(game, random.Random(1))
    assert game.outcome is not None
    with pytest.raises(mittwoch.MittwochError, match="other luck"):
        game.record()
