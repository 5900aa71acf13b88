"""``python -m mittwoch.selfplay``: games of bots into Parquet files."""

import argparse
import sys
import time

from mittwoch._core import MittwochError
from mittwoch.selfplay.plan import Plan
from mittwoch.selfplay.run import run


def whole(text: str) -> int:
    """A whole number, written as ``1000`` or ``1e3``."""
    number = float(text)
    if not number.is_integer() or number < 1:
        raise ValueError(text)
    return int(number)


def parsed(words: list[str] | None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser("python -m mittwoch.selfplay", description=__doc__)
    parser.add_argument("--game", default="notre-dame")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy", help="names with commas, in turn by seat")
    parser.add_argument("--games", type=whole, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--portion", type=whole, default=1000, help="games of a file")
    parser.add_argument("--iterations", type=int, default=100, help="how long a bot thinks")
    parser.add_argument("--out", default="selfplay", help="the folder of the files")
    parser.add_argument("--records", action="store_true", help="keeps the record of every game")
    parser.add_argument("--ray", action="store_true", help="plays on a Ray cluster")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Carries a plan out, or goes on with it."""
    asked = parsed(words)
    start = time.monotonic()
    try:
        plan = Plan(
            asked.game,
            asked.players,
            tuple(asked.bots.split(",")),
            asked.games,
            asked.seed,
            min(asked.portion, asked.games),
            asked.iterations,
            records=asked.records,
        )
        said = lambda games: print(f"{games} games", file=sys.stderr)  # noqa: E731
        played = run(plan, asked.out, ray=asked.ray, progress=said)
    except (MittwochError, ImportError) as fault:
        print(fault, file=sys.stderr)
        return 1
    seconds = time.monotonic() - start
    print(f"{played} games in {seconds:.1f} s; {plan.portions} files in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
