"""What games say, as plain values."""

from dataclasses import dataclass
from typing import Any, Literal

FeatureKind = Literal["flag", "count", "counts", "amount", "one of", "some of"]
"""How the numbers of a feature are to be read."""


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """An option of the set-up."""

    key: str
    values: tuple[str, ...]
    default: str
    least_players: int
    most_players: int


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What there is to be known of a game before it starts."""

    key: str
    least_players: int
    most_players: int
    rules: tuple[int, ...]
    """The versions of its rules that can be played, the newest first."""
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """The bots that can play it, the weakest first."""
    files: tuple[str, ...]
    """The component files of a pack."""

    @property
    def players(self) -> range:
        """How many people can play."""
        return range(self.least_players, self.most_players + 1)


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer that is open to a seat."""

    number: int
    notation: str
    """As it stands in records."""
    words: str
    verb: str
    free: bool
    """Whether it interrupts the question instead of answering it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won; none where an automaton did."""
    scores: tuple[int, ...]
    automaton: int | None
    """The score of the automaton, in a game that has one."""
    rounds: int
    ranks: tuple[int, ...]
    """The place of each seat; whoever is level shares one."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What a bot expects for a seat."""

    win: float
    score: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot chose, and what it thought."""

    number: int
    odds: dict[int, float]
    """How likely it was to give each of the open answers."""
    expected: tuple[Expected, ...]
    """Seat by seat; nothing where the bot does not judge that."""
    line: tuple[int, ...]
    """How it means to go on, beginning with the answer."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a viewer was told."""

    words: str
    answers: int
    """How many answers stood once it had happened."""
    event: Any
    """The same typed, as it goes over the wire."""


@dataclass(frozen=True, slots=True)
class AnswerBlock:
    """The numbers of one verb; its last argument changes first."""

    verb: str
    first: int
    values: tuple[int, int, int]
    """How many values each argument has."""

    def __len__(self) -> int:
        one, two, three = self.values
        return one * two * three


@dataclass(frozen=True, slots=True)
class Feature:
    """Part of an observation: what one name stands for."""

    name: str
    first: int
    """Where its numbers begin."""
    size: int
    """How many numbers it has."""
    kind: FeatureKind
    usual: int
    """What counts and amounts are divided by."""
    least: int
    """The least that is written, before it is divided."""
    most: int
    """The most that is written, before it is divided."""

    @property
    def low(self) -> float:
        """The least that a number of it can be."""
        return self.least / self.usual

    @property
    def high(self) -> float:
        """The most that a number of it can be."""
        return self.most / self.usual
