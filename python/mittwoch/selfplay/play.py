"""How games and portions are played."""

import os
from pathlib import Path
from typing import Any

import mittwoch
from mittwoch._game import Game
from mittwoch.selfplay.plan import Plan


def play_game(game: Game, plan: Plan, number: int) -> dict[str, Any]:
    """Plays one game of a plan, and says what came of it."""
    bots = plan.seats(number)
    for seat, bot in enumerate(bots):
        game.seat_bot(seat, bot)
    game.restart(mittwoch.seed_of(plan.seed, number))
    answers = decisions = 0
    while asked := game.asked:
        # Who is asked together answers without having heard the others.
        thoughts = [(seat, game.think(seat, iterations=plan.iterations)) for seat in asked]
        for seat, thought in thoughts:
            game.answer(thought.number, seat)
            decisions += len(thought.odds) > 1
        answers += len(asked)
    outcome = game.outcome
    assert outcome is not None, "a game in which nobody is asked is over"
    return {
        "game": number,
        "bots": bots,
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "automaton": outcome.automaton,
        "rounds": outcome.rounds,
        "answers": answers,
        "decisions": decisions,
        "record": game.record() if plan.records else None,
    }


def play_portion(plan: Plan, portion: int, folder: Path) -> int:
    """Plays a portion and writes its file, whole or not at all; says how many games it has."""
    # Nothing looks at observations here, but bots hear what their seats hear.
    game = mittwoch.make(plan.game, plan.players, options=plan.options, seed=0, observing=False)
    rows = [play_game(game, plan, number) for number in plan.numbers(portion)]
    _write(rows, path_of(folder, portion))
    return len(rows)


def path_of(folder: Path, portion: int) -> Path:
    """The file of a portion."""
    return folder / f"games-{portion:06}.parquet"


def _write(rows: list[dict[str, Any]], path: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as parquet

    counts = {name: pa.list_(pa.int32()) for name in ("scores", "ranks", "winners")}
    schema = pa.schema(
        {
            "game": pa.int64(),
            "bots": pa.list_(pa.string()),
            **counts,
            "automaton": pa.int32(),
            "rounds": pa.int32(),
            "answers": pa.int32(),
            "decisions": pa.int32(),
            "record": pa.string(),
        }
    )
    partly = path.with_suffix(f".{os.getpid()}.partly")
    parquet.write_table(pa.Table.from_pylist(rows, schema=schema), partly)
    os.replace(partly, path)
