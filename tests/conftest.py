"""Every test with a `game` runs for every game there is."""

import os
from collections.abc import Iterator

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


@pytest.fixture(scope="session", params=list(ludi.catalogue()))
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    yield ludi.load(request.param)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with `table` runs for every game and every number of players."""
    if "table" in metafunc.fixturenames:
        tables = [(name, players) for name, about in ludi.catalogue().items() for players in about.player_counts]
        metafunc.parametrize("table", tables, ids=[f"{name}-{players}" for name, players in tables])
