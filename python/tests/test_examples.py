"""The examples run."""

import importlib.util
import json
import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_example_that_learns_gets_better() -> None:
    """A minute in place of ten: enough to be ahead, not to be good."""
    pytest.importorskip("torch")
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLES / "ppo.py")
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    rates = ppo.main(["--cpu-minutes", "1", "--tried", "200"])
    assert rates["random"] > 0.6


def test_the_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "tournament.py"))
    table = capsys.readouterr().out.split()
    assert table[-2] == "random"


def test_the_notebook() -> None:
    """Every cell of code runs, with fewer games and nothing on a screen."""
    plots = pytest.importorskip("matplotlib")
    plots.use("Agg")
    cells = json.loads((EXAMPLES / "scores.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    names: dict[str, object] = {}
    exec(code.replace('"notre-dame", 2, 200', '"notre-dame", 2, 5'), names)
    assert names["found"]["greedy"].mean() > names["found"]["random"].mean()
