"""Tournaments: fair, resumable, and not stopped by a bad bot."""

import json
import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

import ludi
from ludi.bots import arena
from ludi.kernel.errors import LudiError
from ludi.kernel.match import Match
from ludi.kernel.record import Record
from tests.test_cli import run
from tests.test_examples import ROOT, blocks


def event(*bots: str, players: int = 2, games: int = 4, seconds: float = 60.0) -> arena.Event:
    return arena.Event("roads", bots, players, games, seconds=seconds)


def test_seats_and_deals_are_balanced() -> None:
    for bots, players in [(("a", "b"), 2), (("a", "b", "c"), 3), (("a", "b", "c", "d"), 3), (("a", "b"), 4)]:
        games = list(arena.pairings(event(*bots, players=players, games=50)))
        assert len(games) >= 50 and [game.number for game in games] == list(range(len(games)))
        sat = Counter((name, seat) for game in games for seat, name in enumerate(game.seats))
        for bot in bots:
            assert len({sat[bot, seat] for seat in range(players)}) == 1, "everybody sits everywhere equally often"
        deals = Counter((game.seed, tuple(sorted(game.seats))) for game in games)
        assert len(set(deals.values())) == 1, "every line-up plays every deal from every seat"
    met = {frozenset(game.seats) for game in arena.pairings(event("a", "b", "c", "d", players=3))}
    assert met == {frozenset(three) for three in combinations("abcd", 3)}


def test_the_interval_is_wilsons() -> None:
    assert arena.wilson(0.8, 100) == pytest.approx((0.7112, 0.8666), abs=1e-4)
    assert arena.wilson(1.0, 10)[0] == pytest.approx(0.7225, abs=1e-4)


def test_standings_add_up() -> None:
    results = [
        arena.Result(0, ("a", "b"), (10, 20), (2, 1), (5, 6), (1.0, 3.0)),
        arena.Result(1, ("b", "a"), (15, 15), (1, 1), (5, 5), (2.0, 1.0)),
        arena.Result(2, ("a", "b"), (9, 3), (2, 1), (5, 5), (1.0, 1.0), "a (seat 0) hangs"),
    ]
    best, worst = arena.standings(results)
    assert (best.bot, best.games, best.wins) == ("b", 3, 2.5) and best.mean_score == pytest.approx(38 / 3)
    assert (worst.bot, worst.wins, worst.failures) == ("a", 0.5, 1)
    assert worst.seconds_per_decision == pytest.approx(3.0 / 15) and best.rating > worst.rating


def test_waiting_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own bots are timed by processor time: waiting on a busy machine does not count."""

    class Waits:
        def choose(self, match: Match) -> int:
            time.sleep(0.05)
            return match.legal_actions()[0]

    monkeypatch.setattr(arena, "make", lambda name, seed: Waits())
    tournament = arena.Event("tali", ("random",), 2, 1)
    result, _ = arena.play(tournament, arena.Pairing(0, 1, ("random", "random")))
    assert result.failed is None and sum(result.seconds) < 0.05 * sum(result.decisions) / 2


PROGRAMS = {
    "crashes": "import sys; sys.stdin.readline(); sys.exit(3)",
    "hangs": "import sys, time; sys.stdin.readline(); time.sleep(60)",
    "plays illegally": "import sys; sys.stdin.readline(); print('{\"action\": 100000}', flush=True); sys.stdin.read()",
    "answers": "import sys; sys.stdin.readline(); print('hello', flush=True); sys.stdin.read()",
}


@pytest.mark.parametrize("reason", PROGRAMS)
def test_a_bad_bot_loses_and_the_game_is_recorded(reason: str, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(PROGRAMS[reason])
    name = f"exec:{sys.executable} {program}"
    pairing = arena.Pairing(0, 1, ("random", name, "random"))
    seconds = 2.0 if reason == "hangs" else 60.0  # a busy machine is slow to start programs
    result, record = arena.play(event("random", name, players=3, seconds=seconds), pairing)
    assert result.failed is not None and result.failed.startswith(f"{name} (seat 1) ")
    assert reason.split()[0][:5] in result.failed
    assert result.places[1] == 3 and sorted(result.places)[0] == 1
    assert not Record.loads(record.dumps()).end["over"]


def test_a_missing_program_loses() -> None:
    result, _ = arena.play(event("x", "y"), arena.Pairing(0, 1, ("exec:no-such-program", "random")))
    assert result.failed is not None and "cannot be started" in result.failed and result.places == (2, 1)


def test_python_callables_and_programs_take_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of docs/bots.md, verbatim."""
    for block in blocks(ROOT / "docs" / "bots.md", "python")[1:]:
        name = next(line.split()[1].rstrip(":") for line in block.splitlines() if ".py" in line)
        (tmp_path / name).write_text(block)
    monkeypatch.chdir(tmp_path)
    program = f"exec:{sys.executable} cautious.py"
    for seats in (("mybot:last", "random"), ("random", program)):
        result, _ = arena.play(event(*seats), arena.Pairing(0, 3, seats))
        assert result.failed is None and min(result.decisions) > 0


def test_what_programs_are_told_does_not_depend_on_hidden_things() -> None:
    from ludi.bots.program import question

    match = ludi.load("glory").new(players=3, seed=2)
    other = match.copy()
    assert match.to_move is not None
    match.game.redeal(other.state, match.to_move, np.uint64(12345))
    assert bytes(match) != bytes(other)
    assert question(match, 7) == question(other, 7)


@pytest.mark.compiled
def test_the_command_resumes_and_writes_its_summary(tmp_path: Path) -> None:
    records, summary = tmp_path / "games", tmp_path / "summary.json"
    command = ["arena", "roads", "--bots", "greedy,random", "--records", str(records), "--json", str(summary)]
    first = run(*command, "--games", "2", columns=80)
    assert first.returncode == 0 and "greedy" in first.stdout, first.stderr
    assert "…" not in first.stdout, "its table fits 80 columns"
    results = records / "results.jsonl"
    kept = results.read_text()
    results.write_text(kept + '{"number": 2, "sea')  # stopped in the middle of a line
    assert run(*command, "--games", "4").returncode == 0
    lines = results.read_text().splitlines()
    assert lines[:2] == kept.splitlines() and len(lines) >= 4
    told = json.loads(summary.read_text())
    assert {row["bot"]: row["games"] for row in told["bots"]} == {"greedy": 4, "random": 4}
    for key in ("bot", "games", "wins", "win_rate", "low", "high", "mean_score", "seconds_per_decision"):
        assert key in told["bots"][0]
    assert run("replay", str(records / "00003.jsonl"), "--all").returncode == 0
    other = run("arena", "roads", "--bots", "random,greedy", "--records", str(records))
    assert other.returncode == 2 and "another tournament" in other.stderr


def test_impossible_tournaments_are_refused_at_once() -> None:
    for wrong in (event("wizard", "greedy"), event("greedy", "random", players=9), event("greedy", games=0)):
        with pytest.raises(LudiError):
            arena.check(wrong)
