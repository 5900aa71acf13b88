"""A thinker outside knows in numbers what the seat of a match knows."""

import base64
import hashlib
import json
import random
import socket
import struct
import threading

import numpy as np
import pytest
from conftest import SOME, every

import mittwoch
from mittwoch.thinker import Asked, Seats, serve


def question(game: mittwoch.Game, seat: int, start: object, heard: int, number: int) -> dict:
    """A question in the form in which a server sends it."""
    offers = [{"action": offer.notation} for offer in game.offers(seat)]
    told = [{"answers": e.answers, "event": e.event} for e in game.events(seat, heard)]
    snapshot = {"seat": seat, "view": game.view(seat), "offers": offers, "log": {"told": told}}
    asked = {"number": number, "table": "t", "snapshot": snapshot}
    if start is not None:
        asked["begin"] = {
            "game": game.key,
            "rules": game.rules,
            "pack": game.pack,
            "options": game.options,
            "players": game.players,
            "view": start,
        }
    return asked


@every([(key, players) for key, players in SOME if players > 1])
def test_it_knows_what_the_seat_knows(key: str, players: int) -> None:
    luck = random.Random(1)
    game = mittwoch.make(key, players, seed=8)
    start, seats, heard, seat, asked = game.view(1), Seats(), 0, 1, 0
    for answers in range(300):
        turn = game.turn
        if turn is None:
            break
        if turn == seat and answers % 3 == 0:
            first = start if heard == 0 else None
            said = json.loads(json.dumps(question(game, seat, first, heard, asked)))
            heard, asked = len(game.events(seat)), asked + 1
            known = seats.asked(said)
            # At a table answers lie sealed until all are in; here who has answered is no longer
            # waited for. That is the one difference, where several are asked at once.
            same = known.observation == game.observe(seat)
            assert {
                one.name for one in game.features if not same[one.first :][: one.size].all()
            } <= {"waited for"}
            assert np.array_equal(known.mask, game.mask(seat))
            assert sorted(known.notations) == sorted(game.legal(seat))
        game.answer(luck.choice(game.legal(turn)), turn)
    assert asked > 3


def test_what_makes_no_sense_is_refused() -> None:
    game = mittwoch.make("dreamworld", 2, seed=8)
    sound = question(game, game.turn, game.view(game.turn), 0, 0)
    Seats().asked(sound)
    with pytest.raises(mittwoch.RecordError, match="never begun"):
        Seats().asked({name: part for name, part in sound.items() if name != "begin"})
    for change in ({"view": {}}, {"pack": "0"}, {"players": 9}, {"game": "chess"}):
        with pytest.raises(mittwoch.MittwochError):
            Seats().asked({**sound, "begin": {**sound["begin"], **change}})
    broken = {**sound["snapshot"], "log": {"told": [{"answers": 1, "event": {"game": {"no": 1}}}]}}
    with pytest.raises(mittwoch.MittwochError):
        Seats().asked({**sound, "snapshot": broken})


class Server:
    """A server that asks one match through, in the place of a real one."""

    def __init__(self, game: mittwoch.Game) -> None:
        self.game, self.given, self.authorized = game, 0, ""
        self.line = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.line.getsockname()[1]}"

    def run(self) -> None:
        line, _ = self.line.accept()
        file = line.makefile("rwb")
        head = {}
        file.readline()
        while text := file.readline().decode().strip():
            name, value = text.split(": ", 1)
            head[name] = value
        self.authorized = head["Authorization"]
        magic = head["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1(magic.encode()).digest()).decode()
        file.write(f"HTTP/1.1 101 Switching\r\nSec-WebSocket-Accept: {accept}\r\n\r\n".encode())
        self.send(file, 1, {"say": "hello", "version": 1, "name": "net"})
        assert self.hear(file)["at_once"] == 8
        heard, start = 0, self.game.view(0)
        while not self.game.over:
            turn = self.game.turn
            if turn == 0:
                self.send(file, 9, "there?")
                asked = question(self.game, 0, None if heard else start, heard, self.given)
                heard = len(self.game.events(0))
                self.send(file, 1, {"say": "question", "question": asked})
                assert self.hear(file) == "there?"
                said = self.hear(file)
                assert said["say"] == "answer" and said["question"] == self.given
                self.game.answer(said["action"], 0)
                self.given += 1
            else:
                self.game.answer(self.game.legal(turn)[0], turn)
        self.send(file, 1, {"say": "left", "table": "t", "seat": 0})
        self.send(file, 8, "")
        line.close()

    @staticmethod
    def send(file: object, kind: int, what: object) -> None:
        data = json.dumps(what).encode() if kind == 1 else str(what).encode()
        file.write(struct.pack(">BBQ", 128 | kind, 127, len(data)) + data)
        file.flush()

    @staticmethod
    def hear(file: object) -> object:
        kind, size = file.read(2)
        size &= 127
        if size > 125:
            size = int.from_bytes(file.read(2 if size == 126 else 8), "big")
        mask = file.read(4)
        data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(file.read(size)))
        return json.loads(data) if kind & 15 == 1 else data.decode()


def test_it_plays_a_match_through_the_channel() -> None:
    server = Server(mittwoch.make("notre-dame", 2, seed=2))
    seen: list[Asked] = []

    def choose(asked: Asked) -> int:
        seen.append(asked)
        return min(asked.notations)

    serve(server.url, "secret", choose, games=["notre-dame"])
    server.thread.join(timeout=20)
    server.line.close()
    assert server.game.over and len(seen) == server.given > 20
    assert server.authorized == "Bearer secret"
    assert {one.observation.shape for one in seen} == {(server.game.observation_size,)}
