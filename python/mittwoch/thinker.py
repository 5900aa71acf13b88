"""A net that was trained here sits at the tables of a server, as a thinker outside.

The host lets it in with ``mittwoch thinkers add NAME``, which prints a token; the net stays here:
nothing of it is ever sent. :func:`serve` answers whatever is asked; the chooser is given an
:class:`Asked`, which has what the seat knows in numbers as the games here give it.
"""

import base64
import json
import os
import socket
import ssl
import struct
import urllib.parse
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mittwoch import _core
from mittwoch._kinds import GameInfo
from mittwoch._opening import games as known_games

#: The version of the channel that is spoken here.
VERSION = 1


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a seat of a match that is played on a server."""

    game: str
    players: int
    seat: int
    observation: NDArray[np.float32]
    """What the seat knows, as :meth:`mittwoch.Game.observe` writes it."""
    mask: NDArray[np.uint8]
    """1 for each answer that is open to it."""
    notations: dict[int, str]
    """The open answers, as they stand in records."""
    snapshot: dict[str, Any]
    """All that was sent."""


Chooser = Callable[[Asked], int]
"""Chooses the number of one of the open answers."""


class Seats:
    """The seats at which a thinker sits, and what each of them knows."""

    def __init__(self) -> None:
        """Nowhere yet."""
        self._ears: dict[tuple[str, int], tuple[dict[str, Any], _core.Ear]] = {}

    def asked(self, question: dict[str, Any]) -> Asked:
        """A question as it was sent, with what its seat knows."""
        snapshot = question["snapshot"]
        place = question["table"], int(snapshot["seat"])
        if "begin" in question:
            self._ears[place] = _ear(question["begin"], place[1])
        if place not in self._ears:
            raise _core.RecordError("a match is asked about that was never begun here")
        begin, ear = self._ears[place]
        for told in snapshot["log"]["told"]:
            # What was told of the set-up stands in its view.
            if told["answers"] > 0 and "game" in told["event"]:
                ear.hear(json.dumps(told["event"]["game"]))
        ear.look(json.dumps(snapshot["view"]))
        answers, size = ear.sizes()
        seen, mask = np.empty(size, np.float32), np.zeros(answers, np.uint8)
        ear.observe(seen)
        notations = {}
        for offer in snapshot["offers"]:
            number = ear.number(offer["action"])
            if number is not None:
                notations[number] = offer["action"]
                mask[number] = 1
        key, players = begin["game"], begin["players"]
        return Asked(key, players, place[1], seen, mask, notations, snapshot)

    def left(self, table: str, seat: int) -> None:
        """A match is over, or its table sleeps: what was kept of it is forgotten."""
        self._ears.pop((table, seat), None)


def _ear(begin: dict[str, Any], seat: int) -> tuple[dict[str, Any], _core.Ear]:
    ear = _core.Ear(
        begin["game"],
        begin["players"],
        seat,
        json.dumps(begin["view"]),
        begin["pack"],
        begin["options"] or None,
        None,
        begin["rules"],
    )
    return begin, ear


def replies(
    heard: Iterable[dict[str, Any]], choose: Chooser, games: Iterable[GameInfo], at_once: int = 8
) -> Iterator[dict[str, Any]]:
    """What a thinker says to what it hears."""
    seats = Seats()
    plays = [{"game": game.key, "players": list(game.players)} for game in games]
    for message in heard:
        match message.get("say"):
            case "hello":
                yield {"say": "hello", "version": VERSION, "plays": plays, "at_once": at_once}
            case "question":
                question = message["question"]
                asked = seats.asked(question)
                action = asked.notations[int(choose(asked))]
                yield {"say": "answer", "question": question["number"], "action": action}
            case "left":
                seats.left(message["table"], int(message["seat"]))


def serve(url: str, token: str, choose: Chooser, games: Iterable[str] | None = None) -> None:
    """Thinks for a server until it says goodbye; ``games`` are all if none are named."""
    wanted = None if games is None else set(games)
    plays = [game for game in known_games() if wanted is None or game.key in wanted]
    channel = Channel(url, token)
    try:
        for reply in replies(channel.messages(), choose, plays):
            channel.say(reply)
    finally:
        channel.close()


class Channel:
    """As much of a WebSocket (RFC 6455) as a thinker needs."""

    def __init__(self, url: str, token: str, path: str = "/api/thinkers") -> None:
        """Opens the channel; a token that nobody knows is refused."""
        address = urllib.parse.urlsplit(url)
        secure = address.scheme == "https"
        host, port = address.hostname or "", address.port or (443 if secure else 80)
        line = socket.create_connection((host, port))
        if secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
        self._line, self._file = line, line.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nAuthorization: Bearer {token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        line.sendall(head.encode())
        status = self._file.readline().decode(errors="replace").strip()
        if " 101 " not in f"{status} ":
            self.close()
            raise ConnectionError(status or "the server said nothing")
        while self._file.readline().strip():
            pass  # the other headers

    def say(self, what: dict[str, Any]) -> None:
        """Sends a message."""
        self._send(1, json.dumps(what).encode())

    def _send(self, kind: int, data: bytes) -> None:
        mask, length = os.urandom(4), len(data)
        if length < 126:
            size = bytes([128 | length])
        elif length < 1 << 16:
            size = struct.pack(">BH", 128 | 126, length)
        else:
            size = struct.pack(">BQ", 128 | 127, length)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self._line.sendall(bytes([128 | kind]) + size + mask + masked)

    def messages(self) -> Iterator[dict[str, Any]]:
        """What the server says, until it says goodbye."""
        whole = b""
        while len(head := self._file.read(2)) == 2:
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
            data, kind = self._file.read(size), head[0] & 15
            if kind == 8:  # goodbye
                return
            if kind == 9:  # it asks whether we are there
                self._send(10, data)
            elif kind < 3:
                whole += data
                if head[0] & 128:
                    yield json.loads(whole)
                    whole = b""

    def close(self) -> None:
        """Ends the connection."""
        self._file.close()
        self._line.close()
