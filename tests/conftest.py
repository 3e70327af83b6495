"""Every test with a `game` runs for every game there is."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import ludi
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED

settings.register_profile(
    "ludi",
    deadline=None,
    max_examples=30 if INTERPRETED else 60,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.load_profile("ludi")


@pytest.fixture(scope="session", params=list(ludi.catalogue()))
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    yield ludi.load(request.param)


ONCE = {"server", "browser", "test_examples", "test_launcher", "test_lock", "test_roads_terminal"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The server runs the rules interpreted, so its tests, the boards' and those in the browser run once, in that mode;
    so do those that do not depend on the mode at all."""
    once = [
        item
        for item in items
        if not INTERPRETED
        and (item.path.parent.name in ONCE or item.path.stem in ONCE or item.path.stem.endswith("_board"))
    ]
    if once:
        config.hook.pytest_deselected(items=once)
        items[:] = [item for item in items if item not in once]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with `table` runs for every game and every number of players."""
    if "table" in metafunc.fixturenames:
        tables = [(name, players) for name, about in ludi.catalogue().items() for players in about.player_counts]
        metafunc.parametrize("table", tables, ids=[f"{name}-{players}" for name, players in tables])
