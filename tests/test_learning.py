"""Learning by playing: what is kept, taught and accepted; runs resume where they stopped, and are reproducible."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import ludi
from ludi.bots import net as nets
from ludi.kernel.errors import LudiError
from ludi.research import selfplay, training
from ludi.research.learning import Learning, Plan
from ludi.research.selfplay import Arrays, Games
from tests.test_cli import run
from tests.test_workers import Here

PLAN = Plan("tali", games=6, keep=0.3, think=3, stray=1, first=4, second=3, duel=2, iterations=3, shard=2)
GAMES = Games("tali", players=3, games=6, seed=1, keep=0.5, rows=500)


def test_rows_are_positions_and_results() -> None:
    """Without a search's expectation, the final result is learned: for all seats, counted from the viewer."""
    rows = selfplay.play(GAMES)
    count = len(rows["targets"])
    assert count > 20 and len(rows["start"]) == count + 1 and rows["start"][-1] == len(rows["index"])
    assert (rows["value"] != 0).all() and (rows["targets"][:, 3:] == -1).all()
    for game in range(GAMES.games):
        told = [
            tuple(np.roll(targets[:3], viewer).round(4))
            for targets, (number, _, viewer, _) in zip(rows["targets"], rows["origins"], strict=True)
            if number == game
        ]
        assert len(set(told)) <= 1, "the same end, whoever looks"
    assert set(rows["origins"][:, 2]) == {0, 1, 2}


def test_rows_may_hold_a_searchs_expectation() -> None:
    trusted = selfplay.play(replace(GAMES, think=4, trust=1.0))
    results = selfplay.play(replace(GAMES, think=4, trust=0.0))
    mixed = selfplay.play(replace(GAMES, think=4, trust=0.5))
    between = (trusted["targets"] + results["targets"]) / 2
    assert np.allclose(mixed["targets"], between, atol=1e-6) and not np.allclose(trusted["targets"], between)
    astray = selfplay.play(replace(GAMES, think=4, trust=0.0, stray=2))
    assert {0, 1, 2} == set(astray["origins"][:, 3])
    assert len(selfplay.play(replace(GAMES, search=3, games=1))["targets"])


def test_positions_and_decisions_of_a_tree() -> None:
    """Walks through the trees of searches: the expectation there, and each decision's share of the search."""
    rows = selfplay.play(replace(GAMES, games=2, keep=0.2, think=100, trust=1.0, walks=3))
    asked, players = rows["asked"], GAMES.players
    assert len(asked) == len(rows["targets"]) + 1 and asked[-1] == len(rows["decision"]) == len(rows["visited"]) > 0
    assert {0, 1} < set(rows["origins"][:, 3]), "the root, and what lies below it"
    assert (rows["targets"][:, :players] >= 0).all() and (rows["targets"][:, :players] <= 1).all()
    for first, last in zip(asked, asked[1:], strict=False):
        shares, decisions = rows["visited"][first:last], rows["decision"][first:last]
        assert len(set(decisions)) == last - first and (first == last or 0 < shares.sum() < 1 + 1e-6)
    told = asked[1:] > asked[:-1]
    assert told.any() and not told.all(), "the searching player also looks where others decide"
    none = selfplay.play(replace(GAMES, think=4, trust=1.0))
    assert not len(none["decision"]) and not none["asked"].any()


def test_the_same_games_are_the_same_everywhere() -> None:
    first, second, other = (selfplay.play(replace(GAMES, seed=seed)) for seed in (1, 1, 2))
    assert all(np.array_equal(first[name], second[name]) for name in first)
    assert not np.array_equal(first["index"], other["index"])
    few = selfplay.play(replace(GAMES, rows=5))
    assert len(few["targets"]) == 5, "there is room for no more"


def test_a_network_learns() -> None:
    """A result that depends on one input is learned; empty seats do not matter."""
    game, chance = ludi.load("tali"), np.random.default_rng(1)
    inputs, count = chance.random((400, 3)).astype(np.float32), 400
    targets = np.full((count, nets.SEAT_COUNT), -1, np.float32)
    targets[:, 0], targets[:, 1] = 0.1 + 0.8 * (inputs[:, 0] > 0.5), 0.5
    rows: Arrays = {
        "index": np.tile(np.arange(3, dtype=np.uint16), count),
        "value": inputs.reshape(-1),
        "start": np.arange(0, 3 * count + 1, 3),
        "targets": targets,
        "origins": np.stack([np.arange(count), *(np.full(count, n) for n in (2, 0, 0))], axis=1).astype(np.int32),
        "asked": np.zeros(count + 1, np.int64),
        "decision": np.zeros(0, np.uint16),
        "visited": np.zeros(0, np.float32),
    }
    net = nets.new(game, 4, 3, seed=2)
    taught, figures = training.fit(game, net, rows, training.Lesson(epochs=8, rate=0.05, batch=20))
    assert figures["rows"] == 360 and figures["held out"] == 40 and figures["explained"]["2"] > 0.5
    assert not np.array_equal(taught.layer1, net.layer1)
    assert "decisions guessed" not in figures
    parts = training.joined([rows, rows])
    assert parts["start"][-1] == 2 * rows["start"][-1] and parts["origins"][-1, 0] == 799


def test_a_network_learns_decisions() -> None:
    """Which of three decisions is visited depends on the largest input; half of the rows have no decisions."""
    game, chance, count = ludi.load("tali"), np.random.default_rng(1), 400
    inputs = chance.random((count, 3)).astype(np.float32)
    visited = np.float32(0.8) * (inputs[: count // 2] == inputs[: count // 2].max(axis=1, keepdims=True))
    rows: Arrays = {
        "index": np.tile(np.arange(3, dtype=np.uint16), count),
        "value": inputs.reshape(-1),
        "start": np.arange(0, 3 * count + 1, 3),
        "targets": chance.random((count, nets.SEAT_COUNT)).astype(np.float32),
        "origins": np.stack([np.arange(count), *(np.full(count, n) for n in (2, 0, 0))], axis=1).astype(np.int32),
        "asked": 3 * np.minimum(np.arange(count + 1), count // 2),
        "decision": np.tile(np.arange(3, dtype=np.uint16), count // 2),
        "visited": visited.reshape(-1).astype(np.float32),
    }
    net = nets.new(game, 6, 3, seed=2, policy=True)
    lesson = training.Lesson(epochs=10, rate=0.05, batch=20)
    taught, figures = training.fit(game, net, rows, lesson)
    assert figures["decisions guessed"] > 0.7
    assert not taught.policy[3:].any() or np.abs(taught.policy[3:]).max() < np.abs(taught.policy[:3]).max()
    parts = training.joined([rows, rows])
    assert parts["asked"][-1] == 2 * rows["asked"][-1] and len(parts["asked"]) == 2 * count + 1


def test_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    whole, stopped = (Learning(tmp_path / name, PLAN, Here()) for name in ("whole", "stopped"))
    steps = list(whole.rounds(1))
    assert {what for what, _, _ in steps} == {"games", "duel"}
    for what, done, _ in stopped.rounds(1):
        if (what, done) in (("games", 2), ("duel", 3)):
            break
    again = Learning(tmp_path / "stopped", PLAN, Here())
    left = [(what, done) for what, done, _ in again.rounds(1)]
    assert left[0] == ("games", 2), "what was played is not played again"
    assert whole.net(1).read_bytes() == again.net(1).read_bytes()
    assert [one["what"] for one in again.log()][:2] == ["games", "taught"]
    assert again.found(1, "duel") and not list(again.rounds(1)), "nothing is left to do"
    with pytest.raises(LudiError, match="another plan"):
        Learning(tmp_path / "whole", replace(PLAN, keep=0.4), Here())
    with pytest.raises(LudiError, match="plus sign"):
        Learning(tmp_path / "a+b", PLAN, Here())


def test_a_later_round_plays_the_accepted_network(tmp_path: Path) -> None:
    learning = Learning(tmp_path, PLAN, Here())
    learning.tell(1, "duel", accepted=True)
    learning.tell(2, "duel", accepted=False)
    assert [learning.accepted(number) for number in (1, 2, 3)] == [0, 1, 1]
    assert all(job.net == str(learning.net(1)) and job.learned == 1 for job in learning.jobs(3))
    assert all(not job.net and not job.learned for job in learning.jobs(1))
    assert {job.players for job in learning.jobs(1)} == set(ludi.catalogue()["tali"].player_counts)
    walking = Learning(tmp_path / "walking", replace(PLAN, walks=2), Here())
    assert all(job.walks == 2 and job.rows > GAMES.rows for job in walking.jobs(1))
    assert len({job.seed for number in (1, 2) for job in learning.jobs(number)}) == 2 * len(learning.jobs(1))


def test_the_command(tmp_path: Path) -> None:
    small = "--games 3 --keep 0.2 --first 2 --second 2 --duel 2 --iterations 2 --jobs 1".split()
    done = run("learn", "tali", "-o", str(tmp_path / "run"), *small)
    assert done.returncode == 0, done.stderr
    assert "ccepted" in done.stdout
    told = [json.loads(line)["what"] for line in (tmp_path / "run" / "log.jsonl").read_text().splitlines()]
    assert told[:2] == ["games", "taught"] and told[-1] == "duel"
