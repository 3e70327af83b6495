"""The command, run as a person would run it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludi


def run(*arguments: str, keys: str = "", columns: int = 120) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludi", *arguments],
        input=keys, capture_output=True, text=True, timeout=300, env=os.environ | {"COLUMNS": str(columns)},
    )  # fmt: skip


def played(tmp_path: Path, *arguments: str, keys: str = "1\n\n" * 60) -> tuple[subprocess.CompletedProcess[str], Path]:
    file = tmp_path / "game.jsonl"
    return run("play", *arguments, "--record", str(file), keys=keys), file


def test_help_and_games() -> None:
    helped = run("--help")
    assert "play" in helped.stdout and helped.returncode == 0
    listed = run("games").stdout
    assert all(about.title in listed for about in ludi.catalogue().values())


def test_a_game_is_played_to_its_end_with_the_keyboard_only_and_replays(tmp_path: Path) -> None:
    done, file = played(tmp_path, "roads", "--players", "3", "--seed", "5")
    assert done.returncode == 0, done.stderr
    assert "total" in done.stdout and "The game is saved in" in done.stdout
    shown = run("replay", str(file))
    assert shown.returncode == 0 and "Verified" in shown.stdout
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:6], lines[6].replace('"action": ', '"action": 1'), *lines[7:]]))
    broken = run("replay", str(file))
    assert broken.returncode == 2 and "Line 7" in broken.stderr and "Traceback" not in broken.stderr


def test_stopping_loses_nothing(tmp_path: Path) -> None:
    done, file = played(tmp_path, "roads", "--seed", "5", keys="1\n1\nnonsense\nundo\nhelp\nsheet\nlog\nboard\nquit\n")
    assert done.returncode == 0 and "Stopped before the end" in done.stdout
    assert "isn't a move" in done.stdout and "nothing to undo" in done.stdout
    again = run("play", "roads", "--record", str(file))
    assert again.returncode == 2 and "already exists" in again.stderr
    resumed = run("play", "--resume", str(file), keys="1\n\n" * 60)
    assert resumed.returncode == 0 and "wins" in resumed.stdout
    assert run("replay", str(file)).returncode == 0


def test_a_turn_can_be_taken_back_until_it_is_confirmed(tmp_path: Path) -> None:
    done, file = played(tmp_path, "roads", "--seed", "5", keys="1\nundo\n2\n\nquit\n")
    assert "Undone." in done.stdout
    mine = [json.loads(line) for line in file.read_text().splitlines()[1:-1]]
    first = next(line for line in mine if line["seat"] == "purple")
    legal = ludi.load("roads").new(players=2, seed=5)
    while legal.names[legal.state.to_move] != "purple":
        legal.apply(mine[len(legal.steps)]["action"])
    assert first["action"] == legal.legal_actions()[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play",), "Say which game"),
        (("play", "roads", "--players", "9"), "2 to 5 players"),
        (("play", "roads", "--bots", "deep"), "There is no bot 'deep'"),
        (("play", "roads", "--bots", "greedy,greedy", "--players", "2"), "Name one bot"),
        (("play", "roads", "--seat", "pink"), "There is no seat 'pink'"),
        (("play", "roads", "--option", "side"), "NAME=VALUE"),
        (("play", "roads", "--option", "side=round"), "cannot be 'round'"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl"),
        (("replay", str(Path(ludi.__file__))), "Line 1"),
        (("check", "nowhere.yaml"), "nowhere.yaml"),
        (("check", str(Path(ludi.__file__))), "__init__.py"),
        (("bench", "chess"), "There is no game 'chess'"),
    ],
)
def test_mistakes_get_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr and "Traceback" not in done.stderr


def test_check_tells_pass_and_fail(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    text = """
game: roads
scenarios:
  - title: a road to Genua scores one
    given: {players: [y, p], resources: {Genua: wine}}
    when: [{y: build Roma-Genua}]
    then: {gained: {y: {routes: POINTS}}, position: {to_move: p}}
"""
    file.write_text(text.replace("POINTS", "1"))
    good = run("check", str(file))
    assert good.returncode == 0 and "1 passed, 0 failed" in good.stdout
    file.write_text(text.replace("POINTS", "2"))
    bad = run("check", str(file))
    assert bad.returncode == 1 and "gained.y.routes: expected 2, found 1" in bad.stdout
    file.write_text(text.replace("then:", "than:"))
    unread = run("check", str(file))
    assert unread.returncode == 2 and "unknown key 'than'" in unread.stderr


@pytest.mark.compiled
def test_bench_tells_its_figures() -> None:
    done = run("bench", "roads", "--seconds", "0.05", "--json")
    rows = json.loads(done.stdout)
    assert [row["players"] for row in rows] == [2, 3, 4, 5]
    keys = {"game", "players", "games_per_s", "decisions_per_s", "decisions_per_game", "state_bytes"}
    assert all(set(row) == keys and row["games_per_s"] > 0 for row in rows)
