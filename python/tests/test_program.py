"""The program beside the package: each takes the other's records, and a net sits at a server.

``MITTWOCH_PROGRAM`` names the program; the checks of the project build it and say where it lies.
"""

import json
import os
import random
import subprocess
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import EVERY, every, play

import mittwoch
from mittwoch import thinker

PROGRAM = os.environ.get("MITTWOCH_PROGRAM", "")
pytestmark = pytest.mark.skipif(not PROGRAM, reason="MITTWOCH_PROGRAM names no program to try")


def said(*words: object) -> str:
    """What the program says when it is run with these words."""
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def test_records_from_here_verify_with_the_program(tmp_path: Path) -> None:
    for key, players in EVERY:
        game = mittwoch.make(key, players, seed=players)
        play(game, random.Random(players))
        path = tmp_path / f"{key}-{players}.jsonl"
        path.write_text(game.record(), encoding="utf-8")
        said("replay", path, "--verify")
        lines = game.record().splitlines(keepends=True)
        path.write_text("".join(lines[: len(lines) // 2] + lines[len(lines) // 2 + 1 :]))
        words = [PROGRAM, "replay", str(path), "--verify"]
        assert subprocess.run(words, capture_output=True, timeout=120).returncode not in (0, 101)


@every()
def test_records_of_the_program_are_replayed_here(key: str, players: int, tmp_path: Path) -> None:
    games = 1 if key == "unconscious-mind" else 3
    words = ["--players", players, "--games", games, "--bots", "greedy", "--seed", 9]
    said("simulate", key, *words, "--records", tmp_path)
    records = sorted(tmp_path.glob("*.jsonl"))
    assert len(records) == games
    for number, path in enumerate(records):
        text = path.read_text(encoding="utf-8")
        outcome = mittwoch.verify(text)
        header, _, *lines, ending = map(json.loads, text.splitlines())
        game = mittwoch.make(
            key, players, seed=mittwoch.seed_of(9, number), options=header["setting"]["options"]
        )
        for line in lines:
            game.answer(line["action"], line["seat"])
        assert game.outcome == outcome == mittwoch.load(text).outcome
        assert list(outcome.scores) == ending["outcome"]["scores"]
        assert bare(game.record()) == bare(text), "the same seed, answers, draws and ending"


def bare(record: str) -> list[dict[str, Any]]:
    """The lines of a record, but for who gave lone answers and the sums over it."""
    lines = map(json.loads, record.splitlines())
    return [{k: v for k, v in line.items() if k not in ("auto", "check")} for line in lines]


class Server:
    """A server that runs on a folder of its own."""

    def __init__(self, data: Path) -> None:
        words = [PROGRAM, "serve", "--port", "0", "--unlimited", "--log", "none", "--data", data]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip().removeprefix("Mittwoch is served at ")
        self.cookie = ""
        with self.request("/guest", {}) as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def request(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        head = {"Content-Type": "application/json", "Cookie": self.cookie, "Origin": self.url}
        request = urllib.request.Request(f"{self.url}/api{path}", data, head)
        return urllib.request.urlopen(request, timeout=30)

    def read(self, path: str, body: Any = None) -> Any:
        with self.request(path, body) as answer:
            return json.load(answer)

    def table(self, wish: dict[str, Any]) -> str:
        """A table at which the host looks on, and a bot has the first seat."""
        table = "/tables/" + self.read("/tables", wish)["id"]
        bot = {"do": "add-bot", "seat": 0, "bot": "greedy"}
        for key, command in enumerate([{"do": "leave"}, bot, {"do": "start"}]):
            self.read(f"{table}/commands", {"key": str(key), "command": command})
        return table


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.process.terminate()
    assert server.process.wait(timeout=30) == 0


def ears(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether what was heard led to what was seen, at each question."""
    agreed: list[bool] = []
    real = thinker._core.Ear

    class Ear:
        def __init__(self, *words: Any) -> None:
            self.inner = real(*words)

        def look(self, view: str) -> None:
            agreed.append(self.inner.look(view))

        def __getattr__(self, name: str) -> Any:
            return getattr(self.inner, name)

    monkeypatch.setattr(thinker._core, "Ear", Ear)
    return agreed


def test_a_net_plays_whole_matches_at_a_server(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = said("thinkers", "add", "net", "--data", tmp_path).split()[-1]
    agreed = ears(monkeypatch)
    given: list[tuple[str, str]] = []
    luck, listed, over = random.Random(1), threading.Event(), threading.Semaphore(0)

    def choose(asked: thinker.Asked) -> int:
        assert asked.mask.sum() == len(asked.notations) and asked.observation.any()
        number = luck.choice(sorted(asked.notations))
        given.append((asked.game, asked.notations[number]))
        return number

    def heard(channel: thinker.Channel) -> Iterator[dict[str, Any]]:
        for message in channel.messages():
            assert message["say"] != "fault", message
            yield message
            if message["say"] == "left" and "outcome" in message:
                over.release()

    def think() -> None:
        channel = thinker.Channel(server.url, token)
        for reply in thinker.replies(heard(channel), choose, mittwoch.games()):
            channel.say(reply)
            listed.set()
        channel.close()

    thinking = threading.Thread(target=think)
    thinking.start()
    assert listed.wait(timeout=30)
    for info in mittwoch.games():
        wish = {"game": info.key, "players": 2, "bots": ["outside:net"]}
        table = server.table(wish)
        assert over.acquire(timeout=60), f"{info.key} never ends"
        with server.request(f"{table}/record") as answer:
            text = answer.read().decode()
        assert mittwoch.verify(text).scores
        lines = [line for line in map(json.loads, text.splitlines()) if "action" in line]
        own = [line["action"] for line in lines if line["seat"] == 1 and not line.get("auto")]
        chosen = [action for game, action in given if game == info.key]
        assert own == chosen and len(own) > 3, "every answer of the seat is the net's own"
    assert all(agreed) and len(agreed) == len(given)
    said("thinkers", "remove", "net", "--data", tmp_path)
    thinking.join(timeout=30)
    assert not thinking.is_alive(), "whoever is let go is told goodbye"
