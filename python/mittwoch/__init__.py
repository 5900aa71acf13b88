"""Complete Euro games with hidden information, for machines that learn.

>>> import mittwoch
>>> game = mittwoch.make("notre-dame", players=2, seed=7)
>>> game.asked
(0, 1)
>>> offer = game.offers(0)[0]
>>> game.answer(offer.number, seat=0)
"""

from importlib.metadata import version

from mittwoch._core import (
    BusyError,
    MittwochError,
    RecordError,
    RefusedError,
    SetupError,
)
from mittwoch._game import Game
from mittwoch._kinds import (
    AnswerBlock,
    Event,
    Expected,
    Feature,
    GameInfo,
    Offer,
    OptionInfo,
    Outcome,
    Thought,
)
from mittwoch._opening import games, load, make, read_pack, seed_of, simulate, verify
from mittwoch.decoding import decode
from mittwoch.vector import VectorGames, make_vector

__version__ = version("mittwoch")

__all__ = [
    "AnswerBlock",
    "BusyError",
    "Event",
    "Expected",
    "Feature",
    "Game",
    "GameInfo",
    "MittwochError",
    "Offer",
    "OptionInfo",
    "Outcome",
    "RecordError",
    "RefusedError",
    "SetupError",
    "Thought",
    "VectorGames",
    "__version__",
    "decode",
    "games",
    "load",
    "make",
    "make_vector",
    "read_pack",
    "seed_of",
    "simulate",
    "verify",
]
