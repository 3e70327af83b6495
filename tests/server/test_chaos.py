"""Servers are killed and paused while programs play: a short run of `benchmarks/chaos.py`."""

import pytest

from benchmarks.chaos import chaos
from tests.postgres import missing


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_nothing_that_was_acknowledged_is_lost(store: str) -> None:
    """Over SQLite the server is killed, its disk is full and its clock wrong; over PostgreSQL one of two is killed, and
    connections are cut.
    """
    if store == "postgresql" and missing():
        pytest.skip(missing())
    ways = ["kill", "set_clock", "fill_disk"] if store == "sqlite" else ["kill", "cut"]
    report = chaos(store, seconds=0, tables=2, pause=0.5, ways=ways, rounds=len(ways))
    print(report)
    assert report.moves and not report.lost and not report.stuck and not report.different
