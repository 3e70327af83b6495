"""`benchmarks/balance.py` reads games correctly; its measurements are in docs/figures.md."""

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from ludi.kernel.record import Record

SCRIPT = Path(__file__).parents[1] / "benchmarks" / "balance.py"
Played: Any = runpy.run_path(str(SCRIPT))["Played"]


def record(places: list[int], scores: list[tuple[int, int]]) -> Record:
    """A game between Ann, Ben and Cat that Ben started, with points from two sources."""
    names = ["Ann", "Ben", "Cat"]
    sheet = {
        name: {"routes": routes, "cities": cities, "total": routes + cities}
        for name, (routes, cities) in zip(names, scores, strict=True)
    }
    first = {"seat": "Ben", "kind": "connect", "parts": {"from": "Roma", "to": "Genua"}}
    end = {"places": dict(zip(names, places, strict=True)), "scores": sheet}
    return Record("roads", "", names, decisions=[first], end=end)


def test_seats_are_counted_from_the_starting_player() -> None:
    played = Played.of(record([1, 3, 2], [(30, 12), (5, 5), (20, 20)]))
    assert played.shares == (0, 0, 1) and played.totals == (10, 40, 42)
    assert played.first == "connect: from Roma, to Genua"
    assert played.lead == {"routes": 10, "cities": -8, "total": 2}


def test_a_shared_victory_is_halved() -> None:
    played = Played.of(record([1, 1, 3], [(30, 10), (20, 20), (0, 0)]))
    assert played.shares == (0.5, 0, 0.5) and played.lead["total"] == 0


def test_it_reports_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for games in (2, 3):
        arguments = ["roads", "--bot", "random", "--players", "2", "--games", str(games), "--records", str(tmp_path)]
        monkeypatch.setattr(sys, "argv", [str(SCRIPT), *arguments])
        runpy.run_path(str(SCRIPT), run_name="__main__")
        told = capsys.readouterr().out
        assert f"2 players, {games} games" in told and "connect: " in told and "variety" in told
    assert len(list((tmp_path / "2").glob("0*.jsonl"))) == 3
