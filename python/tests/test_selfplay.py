"""Self-play: the same files whoever plays, however often it breaks off."""

import subprocess
import sys
from pathlib import Path

import pytest

parquet = pytest.importorskip("pyarrow.parquet")

import mittwoch  # noqa: E402
from mittwoch.selfplay import Plan, missing, play_portion, run  # noqa: E402
from mittwoch.selfplay.__main__ import main  # noqa: E402

PLAN = Plan("dreamworld", 2, ("greedy", "random"), games=24, seed=5, portion=4, records=True)


def rows(folder: Path) -> list[dict]:
    tables = [parquet.read_table(path) for path in sorted(folder.glob("*.parquet"))]
    return [row for table in tables for row in table.to_pylist()]


def test_games_follow_from_their_numbers(tmp_path: Path) -> None:
    assert run(PLAN, tmp_path / "one") == 24
    other = tmp_path / "other"
    other.mkdir()
    for portion in reversed(range(PLAN.portions)):
        play_portion(PLAN, portion, other)
    assert rows(tmp_path / "one") == rows(other)
    for row in rows(other):
        assert row["bots"][row["game"] % 2] == "greedy"
        assert mittwoch.verify(row["record"]).scores == tuple(row["scores"])


def test_what_broke_off_goes_on(tmp_path: Path) -> None:
    run(PLAN, tmp_path)
    whole = rows(tmp_path)
    for portion in (1, 4):
        (tmp_path / f"games-{portion:06}.parquet").unlink()
    (tmp_path / "games-000001.1.partly").write_bytes(b"half")
    assert missing(PLAN, tmp_path) == [1, 4]
    assert run(PLAN, tmp_path) == 8 and rows(tmp_path) == whole
    assert run(PLAN, tmp_path) == 0
    with pytest.raises(mittwoch.SetupError, match="another plan"):
        run(Plan("dreamworld", 3, ("greedy",), games=8), tmp_path)


def test_the_command_line_says_what_it_did_and_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", "dreamworld", "--games", "1e1", "--bots", "random", "--out"]
    assert main([*words, str(tmp_path)]) == 0
    assert "10 games" in capsys.readouterr().out and len(rows(tmp_path)) == 10
    assert main([*words, str(tmp_path), "--seed", "3"]) == 1
    assert main(["--bots", "hal", "--out", str(tmp_path / "x")]) == 1
    assert "no bot 'hal'" in capsys.readouterr().err


KILLER = """
import os, signal, sys, threading, time
import ray
from mittwoch.selfplay import Plan, run

def workers():
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            words = open(f"/proc/{pid}/cmdline", "rb").read()
            parent = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[1]
        except OSError:
            continue
        if words.startswith(b"ray::play_portion") and ours(int(parent)):
            found.append(int(pid))
    return found

def ours(pid):
    while pid > 1:
        if pid == os.getpid():
            return True
        try:
            pid = int(open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[1])
        except OSError:
            return False
    return False

killed = []
def kill():
    while not killed:
        for pid in workers()[:1]:
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
        time.sleep(0.01)

ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
threading.Thread(target=kill, daemon=True).start()
plan = Plan("notre-dame", 2, ("greedy", "random"), games=200, seed=5, portion=20)
played = run(plan, sys.argv[1], ray=True)
print("played", played, "killed", len(killed))
"""


@pytest.mark.ray
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    words = [sys.executable, "-c", KILLER, str(tmp_path / "ray")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert "played 200 killed 1" in done.stdout, done.stdout + done.stderr
    plan = Plan("notre-dame", 2, ("greedy", "random"), games=200, seed=5, portion=20)
    run(plan, tmp_path / "here")
    assert rows(tmp_path / "ray") == rows(tmp_path / "here")
