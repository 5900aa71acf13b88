"""From the numbers of an observation back to what they say."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mittwoch._kinds import Feature

Known = bool | int | None | list[int]
"""What one feature says."""


def decode(features: Iterable[Feature], observation: NDArray[np.float32]) -> dict[str, Known]:
    """What each feature of an observation says, by its name.

    A flag is true or false, a count or an amount the whole number that was divided, one of several
    things its place or nothing, any of several things the list of their places.
    """
    numbers = np.asarray(observation)
    return {feature.name: _read(feature, numbers) for feature in features}


def encode(features: Iterable[Feature], known: dict[str, Known]) -> NDArray[np.float32]:
    """The observation that says this: the way back from :func:`decode`."""
    rows = [_write(feature, known[feature.name]) for feature in features]
    return np.concatenate(rows) if rows else np.zeros(0, np.float32)


def _read(feature: Feature, numbers: NDArray[np.float32]) -> Known:
    own = numbers[feature.first : feature.first + feature.size]
    match feature.kind:
        case "flag":
            return bool(own[0])
        case "count" | "amount":
            return round(float(own[0]) * feature.usual)
        case "counts":
            return [round(float(number) * feature.usual) for number in own]
        case "one of":
            places = np.flatnonzero(own)
            return int(places[0]) if len(places) else None
        case "some of":
            return [int(place) for place in np.flatnonzero(own)]


def _write(feature: Feature, said: Any) -> NDArray[np.float32]:
    own = np.zeros(feature.size, np.float32)
    match feature.kind:
        case "flag":
            own[0] = said
        case "count" | "amount" | "counts":
            own[:] = np.float32(said) / np.float32(feature.usual)
        case "one of":
            if said is not None:
                own[said] = 1
        case "some of":
            own[list(said)] = 1
    return own
