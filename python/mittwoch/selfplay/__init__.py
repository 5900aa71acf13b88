"""Games of bots by the million, on one machine or on a Ray cluster.

``python -m mittwoch.selfplay --games 1e6 --bots expert,greedy --out results``

Games are played in portions; each becomes one Parquet file with its number, written whole or not at
all. What broke off goes on with the portions that are missing. A game follows from its seed alone,
so the files are the same whoever played them, however often a worker was lost on the way.
"""

from mittwoch.selfplay.plan import Plan
from mittwoch.selfplay.play import play_game, play_portion
from mittwoch.selfplay.run import missing, run

__all__ = ["Plan", "missing", "play_game", "play_portion", "run"]
