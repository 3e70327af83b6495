"""Runs every test that takes a `game` for all games."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import ludi
from ludi.kernel.game import Game
from tests.contract.play import scaled

settings.register_profile(
    "ludi",
    deadline=None,
    max_examples=scaled(60),
    derandomize="LUDI_TEST_SCALE" not in os.environ,  # the same in every run
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.load_profile("ludi")


MARKED = re.compile(r"mark\.(every_mode|checked|compiled)\b")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip reading files and folders without marked tests when only those run: half of them drive a browser."""
    if not config.option.markexpr.startswith("every_mode or "):
        return None
    files = collection_path.rglob("test_*.py") if collection_path.is_dir() else [collection_path]
    return None if any(MARKED.search(file.read_text(encoding="utf-8")) for file in files) else True


@pytest.fixture(scope="session", params=list(ludi.catalogue()))
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    yield ludi.load(request.param)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes a `table` for every game and every number of players."""
    if "table" in metafunc.fixturenames:
        tables = [(name, players) for name, about in ludi.catalogue().items() for players in about.player_counts]
        metafunc.parametrize("table", tables, ids=[f"{name}-{players}" for name, players in tables])
