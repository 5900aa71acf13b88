"""The page and the docstrings say what is so."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import mittwoch

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
EXTRAS = ("pettingzoo", "gymnasium", "pyspiel", "ray", "pyarrow")


def test_the_page() -> None:
    for extra in ("pettingzoo", "gymnasium"):
        pytest.importorskip(extra)
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=FLAGS)
    assert tried > 30 and not failed


def test_the_docstrings() -> None:
    tried = 0
    for found in pkgutil.walk_packages(mittwoch.__path__, "mittwoch."):
        if found.name.endswith("__main__"):
            continue
        try:
            module = importlib.import_module(found.name)
        except ModuleNotFoundError as missing:
            assert missing.name in EXTRAS, missing
            continue
        result = doctest.testmod(module, optionflags=FLAGS)
        tried += result.attempted
        assert not result.failed, found.name
    assert tried >= 8
