"""Damaged, foreign or tampered records are refused, naming the line."""

import json
from pathlib import Path

import pytest

import ludi
from ludi.bots import make
from ludi.kernel.errors import BadRecord
from ludi.kernel.record import Record

GAME = ludi.load("roads")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    match = GAME.new(players=2, seed=3)
    bot = make("random", 1)
    while not match.over:
        match.apply(bot.choose(match))
    return match.record().dumps().splitlines()


def changed(line: str, **values: object) -> str:
    return json.dumps(json.loads(line) | values)


def test_a_whole_record_replays(lines: list[str]) -> None:
    assert Record.loads("\n".join(lines)).replay(GAME).over


def test_the_file_is_replaced_as_a_whole(lines: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record = Record.loads("\n".join(lines))
    record.write(file)
    assert Record.read(file) == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda lines: [], "Line 1: this is not a Ludi record"),
        (lambda lines: ["hello", *lines], "Line 1: not readable as JSON"),
        (lambda lines: ["[1]", *lines], "Line 1: expected an object"),
        (lambda lines: ['{"chess": 1}'], "Line 1: this is not a Ludi record"),
        (lambda lines: [changed(lines[0], ludi=99), *lines[1:]], "Line 1: record format 99"),
        (lambda lines: [changed(lines[0], names=7), *lines[1:]], "Line 1: `names`"),
        (lambda lines: [changed(lines[0], seed="x"), *lines[1:]], "Line 1: `game`"),
        (lambda lines: [changed(lines[0], options={"a": "b"}), *lines[1:]], "Line 1: Roads to Rome has no option"),
        (lambda lines: [changed(lines[0], names=["a"]), *lines[1:]], "Line 1: Roads to Rome is for 2 to 5"),
        (lambda lines: lines[:5], "Line 6: the record stops here"),
        (lambda lines: lines[:4] + lines[5:], "Line 5: decision 4 was expected"),
        (lambda lines: [*lines[:3], lines[3][:20], *lines[4:]], "Line 4: not readable"),
        (lambda lines: [*lines[:3], changed(lines[3], action=187), *lines[4:]], "Line 4: You can pass only"),
        (lambda lines: [*lines[:3], changed(lines[3], action=-4), *lines[4:]], "Line 4: There is no action −4"),
        (lambda lines: [*lines[:3], changed(lines[3], seat="green"), *lines[4:]], "Line 4: green decides here"),
        (lambda lines: [*lines[:3], changed(lines[3], kind="pass"), *lines[4:]], "Line 4: action .* other rules"),
    ],
)
def test_damage_is_found_and_the_line_named(lines: list[str], damage: object, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.loads("\n".join(damage(lines))).replay(GAME)  # type: ignore[operator]


def test_a_false_result_is_found(lines: list[str]) -> None:
    end = json.loads(lines[-1])
    end["end"]["scores"]["purple"]["total"] += 1
    with pytest.raises(BadRecord, match=f"Line {len(lines)}: the record ends with scores"):
        Record.loads("\n".join([*lines[:-1], json.dumps(end)])).replay(GAME)


def test_another_seed_is_found(lines: list[str]) -> None:
    with pytest.raises(BadRecord, match="Line"):
        Record.loads("\n".join([changed(lines[0], seed=4), *lines[1:]])).replay(GAME)


def test_not_even_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not even text"):
        Record.read(file)
