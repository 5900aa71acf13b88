"""One game: in numbers for machines, in words for people."""

import json
from collections.abc import Iterator
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from mittwoch import _core
from mittwoch._kinds import (
    AnswerBlock,
    Event,
    Expected,
    Feature,
    Offer,
    Outcome,
    Thought,
)

Observation = NDArray[np.float32]
Mask = NDArray[np.uint8]


class Game:
    """A game that is played.

    Where several seats are asked at once, each is answered for by its own :meth:`answer`, in any
    order; what the others chose shows nowhere before all have.

    Words, views, events and records are made when they are asked for; without them a game is fast.
    """

    __slots__ = ("_lang", "_pack", "_sizes", "_table")

    def __init__(
        self, table: _core.Table, *, pack: dict[str, str] | None = None, lang: str = "en"
    ) -> None:
        """For :func:`mittwoch.make` and :func:`mittwoch.load`."""
        self._table = table
        self._pack = pack
        self._lang = lang
        self._sizes = table.sizes()

    @property
    def key(self) -> str:
        """The key of the game."""
        return self._table.header()[0]

    @property
    def rules(self) -> int:
        """The version of its rules."""
        return self._table.header()[1]

    @property
    def pack(self) -> str:
        """The digest of its components."""
        return self._table.header()[2]

    @property
    def players(self) -> int:
        """How many people play."""
        return self._sizes[0]

    @property
    def options(self) -> dict[str, str]:
        """Every option that matters."""
        return self._table.setting()[1]

    @property
    def answers(self) -> int:
        """How many numbers answers have."""
        return self._sizes[1]

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self._sizes[2]

    @property
    def blocks(self) -> tuple[AnswerBlock, ...]:
        """The numbers of each verb."""
        return tuple(AnswerBlock(*block) for block in self._table.blocks())

    @property
    def features(self) -> tuple[Feature, ...]:
        """What the numbers of an observation stand for."""
        return tuple(Feature(*feature) for feature in self._table.features())

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer is awaited; none once the game is over."""
        return tuple(self._table.asked())

    @property
    def turn(self) -> int | None:
        """The first seat whose answer is awaited."""
        turn = self._table.turn()
        return None if turn < 0 else turn

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._table.turn() < 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it is over."""
        outcome = self._table.outcome()
        if outcome is None:
            return None
        winners, scores, automaton, rounds, ranks = outcome
        return Outcome(tuple(winners), tuple(scores), automaton, rounds, tuple(ranks))

    def legal(self, seat: int | None = None) -> list[int]:
        """The numbers that are open to a seat, or to the first that is asked."""
        return self._table.legal(seat)

    def mask(self, seat: int, out: Mask | None = None) -> Mask:
        """1 at every number that is open to a seat and 0 at every other."""
        mask = np.empty(self.answers, np.uint8) if out is None else out
        self._table.mask(seat, mask)
        return mask

    def observe(self, seat: int, out: Observation | None = None) -> Observation:
        """What a seat knows, from its own side."""
        seen = np.empty(self.observation_size, np.float32) if out is None else out
        self._table.observe(seat, seen)
        return seen

    def answer(self, answer: int | str, seat: int | None = None) -> None:
        """Gives an answer, by its number or in its notation."""
        if seat is None:
            seat = self._table.turn()
            if seat < 0:
                raise _core.RefusedError("the game is over")
        if isinstance(answer, str):
            self._table.answer(seat, answer)
        else:
            self._table.step(seat, answer)

    def notation(self, number: int, seat: int = 0) -> str | None:
        """An answer of a seat in its notation; none for a number that stands for nothing."""
        return self._table.notation(seat, number)

    def number(self, notation: str, seat: int = 0) -> int | None:
        """The number of an answer of a seat in its notation; none if it has none."""
        return self._table.number(seat, notation)

    def describe(self, seat: int = 0) -> Iterator[tuple[int, str, str | None]]:
        """Every number with its verb and the notation of what it stands for."""
        for block in self.blocks:
            for number in range(block.first, block.first + len(block)):
                yield number, block.verb, self._table.notation(seat, number)

    def offers(self, seat: int | None = None, lang: str | None = None) -> list[Offer]:
        """The answers that are open to a seat, or to the first that is asked, in words."""
        return [Offer(*offer) for offer in self._table.offers(seat, lang or self._lang)]

    def question(self, seat: int, lang: str | None = None) -> dict[str, str] | None:
        """The question to a seat: its name, its words, and the paragraph of the rules behind it."""
        return self._table.question(seat, lang or self._lang)

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees, or a spectator."""
        return self._table.view(seat)

    def events(
        self, seat: int | None = None, first: int = 0, lang: str | None = None
    ) -> list[Event]:
        """What a seat was told, or a spectator, from a number on."""
        return [Event(**event) for event in self._table.events(seat, first, lang or self._lang)]

    def score_sheet(self, lang: str | None = None) -> list[tuple[str, list[int]]]:
        """Where scores come from, as far as everybody may know: seat by seat, an automaton last."""
        return self._table.score_sheet(lang or self._lang)

    def sheet(self) -> Any:
        """What is printed on the components."""
        return self._table.sheet()

    def seat_bot(self, seat: int, bot: str | None) -> None:
        """Seats a bot, or nobody, in this game and in those that follow."""
        self._table.seat_bot(seat, bot)

    def think(self, seat: int, bot: str | None = None, iterations: int = 100) -> Thought:
        """What a bot thinks about the question to a seat: who sits there, or a teacher."""
        number, odds, expected, line = self._table.think(seat, bot, iterations)
        return Thought(number, dict(odds), tuple(Expected(*one) for one in expected), tuple(line))

    def record(self) -> str:
        """The record as it may be shown; the seed is in it once the game is over."""
        return self._table.record()

    def save(self) -> str:
        """The record with the seed, so that the game can go on, without answers that lie sealed."""
        return self._table.record(True)

    def copy(self) -> Self:
        """The same game at the same moment, with the same luck."""
        return type(self)(self._table.copy(), pack=self._pack, lang=self._lang)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def restart(self, seed: int | bytes) -> None:
        """Begins a new game with the same components, players and options."""
        self._table.restart(seed)

    def reseed(self, seed: int | bytes) -> None:
        """Goes on with other luck; of such a game there are no words and no record."""
        self._table.reseed(seed)

    def imagine(self, seat: int, seed: int | bytes) -> Self:
        """A world that agrees with all that a seat knows, its luck included.

        What is hidden from the seat is dealt anew; the other seats remember nothing there.
        """
        return type(self)(self._table.imagine(seat, seed), pack=self._pack, lang=self._lang)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """A game travels as the text of its record; nothing else is unpickled."""
        written = {
            "record": self.save(),
            "sealed": self._table.sealed(),
            "bots": self._table.bots(),
            "pack": self._pack,
            "lang": self._lang,
        }
        return unwritten, (json.dumps(written),)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seats {list(self.asked)} are asked"
        return f"<{self.key} for {self.players}: {state}>"


def unwritten(text: str) -> Game:
    """A game from the text as which it travels."""
    written = json.loads(text)
    sealed = [(seat, notation) for seat, notation in written["sealed"]]
    table = _core.load(written["record"], written["pack"], sealed)
    for seat, bot in enumerate(written["bots"]):
        if bot is not None:
            table.seat_bot(seat, bot)
    return Game(table, pack=written["pack"], lang=written["lang"])
