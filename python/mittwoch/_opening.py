"""How a game is opened."""

import hashlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mittwoch import _core
from mittwoch._game import Game
from mittwoch._kinds import GameInfo, OptionInfo, Outcome

Pack = Mapping[str, str] | str | os.PathLike[str]
"""An owner's component files: by name, or the folder in which they lie."""


def games() -> tuple[GameInfo, ...]:
    """Every game that there is.

    >>> [game.key for game in games()]
    ['dreamworld', 'notre-dame', 'unconscious-mind']
    """
    return tuple(_info(about) for about in _core.about())


def _info(about: dict[str, Any]) -> GameInfo:
    options = (OptionInfo(**{**one, "values": tuple(one["values"])}) for one in about["options"])
    return GameInfo(
        key=about["key"],
        least_players=about["least_players"],
        most_players=about["most_players"],
        rules=tuple(about["rules"]),
        options=tuple(options),
        bots=tuple(about["bots"]),
        files=tuple(about["files"]),
    )


def read_pack(pack: Pack | None) -> dict[str, str] | None:
    """The component files of a pack, by name."""
    if pack is None:
        return None
    if isinstance(pack, Mapping):
        return dict(pack)
    try:
        files = sorted(Path(pack).glob("*.toml"))
        texts = {file.name: file.read_text(encoding="utf-8") for file in files}
    except UnicodeDecodeError as error:
        raise _core.SetupError(f"a component file is not written in UTF-8: {error}") from error
    except OSError as error:
        raise _core.SetupError(f"the pack cannot be read: {error.strerror}") from error
    if not texts:
        raise _core.SetupError(f"there is no component file in {os.fspath(pack)}")
    return texts


def make(
    game: str,
    players: int,
    *,
    options: Mapping[str, str] | None = None,
    pack: Pack | None = None,
    rules: int | None = None,
    seed: int | bytes | None = None,
    lang: str = "en",
    observing: bool = True,
) -> Game:
    """A new game.

    The same seed brings the same luck; without one it is drawn. A game that is not observing is
    faster, and can say of no seat what it knows in numbers.

    >>> make("dreamworld", players=3, seed=1).players
    3
    >>> make("chess", players=2)
    Traceback (most recent call last):
    ...
    mittwoch.SetupError: there is no game 'chess'; there are ...
    """
    files = read_pack(pack)
    chosen = dict(options) if options else None
    luck = secrets.token_bytes(32) if seed is None else seed
    table = _core.Table(game, players, luck, chosen, files, rules, observing)
    return Game(table, pack=files, lang=lang)


def load(text: str, *, pack: Pack | None = None, lang: str = "en") -> Game:
    """Takes up the record of a match, or what :meth:`Game.save` wrote, where it ends."""
    files = read_pack(pack)
    return Game(_core.load(text, files), pack=files, lang=lang)


def verify(text: str, *, pack: Pack | None = None) -> Outcome:
    """Checks the record of a finished match: every answer, every draw and the result."""
    outcome = _core.verify(text, read_pack(pack))["outcome"]
    winners, scores = tuple(outcome["winners"]), tuple(outcome["scores"])
    automaton, rounds = outcome.get("automaton"), outcome["rounds"]
    ranks = tuple(_core.ranks(winners, scores, automaton))
    return Outcome(winners, scores, automaton, rounds, ranks)


def simulate(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    *,
    seed: int = 0,
    threads: int = 1,
    options: Mapping[str, str] | None = None,
    pack: Pack | None = None,
) -> dict[str, Any]:
    """Plays many games among bots, as ``mittwoch simulate`` does, and sums them up."""
    chosen = dict(options) if options else None
    return _core.simulate(game, players, bots, games, seed, threads, chosen, read_pack(pack))


def seed_of(seed: int, game: int) -> bytes:
    """The seed of a game of many: ``mittwoch simulate`` gives the same to its game of this number.

    >>> seed_of(1, 0).hex()[:8]
    '2e123c14'
    """
    start = hashlib.sha256(b"mittwoch seed" + seed.to_bytes(8, "little")).digest()
    name = f"game {game}".encode()
    length = len(name).to_bytes(8, "little")
    return hashlib.sha256(b"mittwoch key" + start + length + name).digest()
