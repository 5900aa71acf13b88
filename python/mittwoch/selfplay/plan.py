"""What is played."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from mittwoch._core import SetupError

NAME = "plan.json"


@dataclass(frozen=True)
class Plan:
    """Which games are played; what comes of each depends on nothing else."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Names in turn: game ``n`` begins with bot ``n``, so that everybody sits everywhere."""
    games: int
    seed: int = 0
    portion: int = 1000
    """How many games a file has."""
    iterations: int = 100
    options: dict[str, str] = field(default_factory=dict)
    records: bool = False
    """Whether the record of every game is kept beside its result."""

    def __post_init__(self) -> None:
        """Says what is wrong with a plan."""
        if self.games < 1 or self.portion < 1:
            raise SetupError("at least one game must be played, and one in a portion")
        if not self.bots:
            raise SetupError("at least one bot must be named")

    @property
    def portions(self) -> int:
        """How many files there will be."""
        return -(-self.games // self.portion)

    def numbers(self, portion: int) -> range:
        """The games of a portion."""
        first = portion * self.portion
        return range(first, min(first + self.portion, self.games))

    def seats(self, number: int) -> list[str]:
        """Who sits where in a game."""
        return [self.bots[(number + seat) % len(self.bots)] for seat in range(self.players)]

    def kept(self, folder: Path) -> None:
        """Notes the plan in the folder of its results; another plan needs another folder."""
        text = json.dumps(asdict(self), indent=1, sort_keys=True) + "\n"
        path = folder / NAME
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise SetupError(f"another plan was begun in {folder}; name another folder")
        path.write_text(text, encoding="utf-8")
