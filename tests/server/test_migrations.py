"""Files of older and newer versions, foreign and damaged files; and what others can see of the data folder."""

import json
import os
import random
import sqlite3
import stat
import subprocess
import sys
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sqlalchemy import inspect, select

import ludi
from ludi.cli import main
from ludi.kernel.match import Match
from ludi.server import schema, snapshots
from ludi.server.app import create_app
from ludi.server.guests import secret_of
from ludi.server.store import Store, open_folder
from ludi.server.thinkers import Thinkers
from tests.serving import ROOT, awaited

from .conftest import Guest, serving

SCHEMA_1 = """
CREATE TABLE guests (id VARCHAR NOT NULL PRIMARY KEY, name VARCHAR NOT NULL, seen FLOAT NOT NULL);
CREATE TABLE tables (
    id VARCHAR NOT NULL PRIMARY KEY, game VARCHAR NOT NULL, options JSON NOT NULL, seed BIGINT NOT NULL,
    public INTEGER NOT NULL, status VARCHAR NOT NULL, to_move INTEGER, names JSON, again VARCHAR,
    made FLOAT NOT NULL, moved FLOAT NOT NULL);
CREATE INDEX tables_by_status ON tables (status, moved);
CREATE TABLE seats (
    table_id VARCHAR NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name VARCHAR NOT NULL,
    guest VARCHAR REFERENCES guests (id), level VARCHAR, stand_in VARCHAR, "key" VARCHAR NOT NULL,
    PRIMARY KEY (table_id, seat));
CREATE INDEX seats_by_guest ON seats (guest);
CREATE TABLE entries (
    table_id VARCHAR NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    action INTEGER, at FLOAT NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE snapshots (
    table_id VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id), number INTEGER NOT NULL, layout VARCHAR NOT NULL,
    state BLOB NOT NULL, story BLOB NOT NULL);
CREATE TABLE chat (
    table_id VARCHAR NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, seat INTEGER, name VARCHAR NOT NULL,
    text VARCHAR NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, number));
"""


def snapshot_1(match: Match) -> tuple[bytes, bytes]:
    """State and story as in schema 1: chance was one number before everything else, and events had no parts."""
    dtype = match.game.dtype
    names = dtype.names or ()
    own = names[names.index("players") :]
    old = np.zeros(1, np.dtype([("rng", "u8"), *((name, dtype[name]) for name in own)], align=True))
    for name in own:
        old[name] = np.frombuffer(bytes(match), dtype)[name]
    story = json.loads(zlib.decompress(snapshots.pack(match)["story"]))
    story["log"] = [[seat, [[*told[:4], [1, 2, 3]] for told in events]] for seat, events in story["log"]]
    return old.tobytes(), zlib.compress(json.dumps(story).encode())


def folder_1(folder: Path, *, status: str, match: Match, damaged: bool = False) -> None:
    """A data folder of schema 1, with one table for Livia and a bot."""
    state, story = snapshot_1(match)
    with closing(sqlite3.connect(folder / "ludi.sqlite")) as file, file:
        file.executescript("PRAGMA journal_mode=WAL;" + SCHEMA_1)
        file.execute("INSERT INTO guests VALUES ('livia', 'Livia', 1.0)")
        names = None if status == "waiting" else json.dumps(list(match.names))
        game = match.game.name
        file.execute(
            "INSERT INTO tables VALUES ('t', ?, '{}', ?, 0, ?, NULL, ?, NULL, 1.0, 2.0)",
            (game, 2**62 - 1, status, names),
        )
        level = None if status == "waiting" else "easy"
        file.execute("INSERT INTO seats VALUES ('t', 0, 'Livia', 'livia', NULL, NULL, 'k0')")
        file.execute("INSERT INTO seats VALUES ('t', 1, 'Corvus', NULL, ?, NULL, 'k1')", (level,))
        file.execute("INSERT INTO chat VALUES ('t', 0, 0, 'Livia', 'Ave', 1.0)")
        if status != "waiting":
            entries = [("t", n, step.seat, step.action, 1.0) for n, step in enumerate(match.steps)]
            file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", entries)
            row = ("t", len(entries), "of schema 1", b"?" if damaged else state, story)
            file.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?, ?)", row)


def played(name: str, decisions: int) -> Match:
    chance = random.Random(5)
    match = ludi.load(name).new(players=2, seed=3, names=["Livia", "Corvus"])
    while not match.over and len(match.steps) < decisions:
        match.apply(chance.choice(match.legal_actions()))
    match.forget()
    return match


def livia_of(client: Any) -> Guest:
    """The guest of `folder_1`."""
    found = Guest(client, "?")
    found.headers = {"authorization": "Bearer " + client.site.guests.signer.dumps("livia")}
    return found


T = {"id": "t"}


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_a_finished_game_of_schema_1_keeps_its_result(tmp_path: Path, name: str) -> None:
    match = played(name, 10**6)
    folder_1(tmp_path, status="over", match=match)
    with serving(tmp_path) as client:
        livia = livia_of(client)
        seen = livia.see(T)
        assert seen["status"] == "over" and seen["trouble"] == ""
        assert seen["sheet"] == {str(seat): row for seat, row in match.game.scores_of(match.state).items()}
        assert seen["places"] == match.game.places_of(match.state)
        for page in ("", "/score", "/log"):
            assert livia.get(f"/t/t{page}").status_code == 200
        row = client.site.store.read(select(schema.tables))[0]
        assert row.result == json.loads(json.dumps(snapshots.result_of(match)))
        assert row.owner == "livia" and int(row.seed, 16) == 2**62 - 1
    with closing(sqlite3.connect(tmp_path / "ludi-schema1.sqlite")) as copy:
        assert copy.execute("SELECT seed FROM tables").fetchall() == [(2**62 - 1,)], "the file as it was before"


def test_a_finished_game_whose_snapshot_is_lost_can_still_be_listed(tmp_path: Path) -> None:
    folder_1(tmp_path, status="over", match=played("roads", 10**6), damaged=True)
    with serving(tmp_path) as client:
        livia = livia_of(client)
        assert livia.see(T)["status"] == "unreadable" and livia.get("/t/t").status_code == 200
        for page in ("/score", "/log"):
            assert livia.get(f"/t/t{page}").status_code in (303, 307)
        assert [line["id"] for line in livia.get("/api/tables").json()["mine"]] == ["t"]


def test_a_running_game_of_schema_1_is_kept_to_be_read(tmp_path: Path) -> None:
    match = played("trajan", 40)
    folder_1(tmp_path, status="playing", match=match)
    with serving(tmp_path) as client:
        livia = livia_of(client)
        seen = livia.see(T)
        assert seen["status"] == "earlier" and "earlier version" in seen["trouble"] and seen["choices"] == []
        page = livia.get("/t/t").text
        words = (str(event.words) for entry in reversed(match.log) for event in entry.events)
        told = next(line for line in words if line.isascii())
        assert "earlier version" in page and told.split()[0] in page
        assert livia.move(T, 40, 0).status_code == 409
        line = livia.get("/api/tables").json()["mine"][0]
        assert (line["status"], line["may"], line["to_move"]) == ("earlier", ["remove"], None)
        assert livia.get("/").status_code == 200
        assert livia.client.delete("/api/tables/t", headers=livia.headers).status_code == 204


def test_a_waiting_table_of_schema_1_begins(tmp_path: Path) -> None:
    folder_1(tmp_path, status="waiting", match=played("glory", 0))
    with serving(tmp_path) as client:
        livia = livia_of(client)
        assert livia.see(T)["status"] == "waiting"
        assert livia.post("/api/tables/t/begin").json()["status"] == "playing"
        assert "Ave" in livia.get("/t/t").text


def test_a_migrated_file_is_like_a_new_one(tmp_path: Path) -> None:
    folder_1(tmp_path, status="playing", match=played("roads", 5))
    files = [Store(tmp_path / name) for name in ("ludi.sqlite", "new.sqlite")]
    shapes = []
    for store in files:
        looking = inspect(store.engine)
        shapes.append(
            {
                name: (
                    {c["name"]: (str(c["type"]), c["nullable"]) for c in looking.get_columns(name)},
                    {index["name"] for index in looking.get_indexes(name)},
                )
                for name in looking.get_table_names()
            }
        )
        assert store.read(select(schema.about.c.schema))[0][0] == schema.SCHEMA
        store.close()
    assert shapes[0] == shapes[1]
    Store(tmp_path / "ludi.sqlite").close()  # the second time there is nothing to do


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludi.server import migrations

    folder_1(tmp_path, status="over", match=played("roads", 10**6))

    def broken(connection: Any) -> None:
        step(connection)
        raise sqlite3.OperationalError("the disk is full")

    step = migrations.STEPS[1]
    monkeypatch.setitem(migrations.STEPS, 1, broken)
    with pytest.raises(ludi.LudiError, match="the disk is full"):
        Store(tmp_path / "ludi.sqlite")
    monkeypatch.setitem(migrations.STEPS, 1, step)
    store = Store(tmp_path / "ludi.sqlite")
    assert store.read(select(schema.tables.c.result))[0][0]["places"]
    store.close()


# ---------------------------------------------------------------- what is not ours


def spoil(folder: Path, how: str) -> None:
    file = folder / "ludi.sqlite"
    if how == "garbage":
        file.write_bytes(random.Random(1).randbytes(20_000))
    elif how == "empty":
        file.touch()
    elif how == "foreign":
        with closing(sqlite3.connect(file)) as other, other:
            other.execute("CREATE TABLE recipes (name TEXT)")
    else:
        store = Store(file)
        awaited(store.write(*(schema.guests.insert().values(id=f"{n}", name="x" * 90, seen=0.0) for n in range(300))))
        if how == "newer":
            awaited(store.write(schema.about.update().values(schema=schema.SCHEMA + 1)))
        store.close()
        if how == "truncated":
            os.truncate(file, file.stat().st_size // 2)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("garbage", "cannot be read (file is not a database)"),
        ("truncated", "cannot be read"),
        ("empty", "is empty"),
        ("foreign", "belongs to another program"),
        ("newer", "written by a newer Ludi"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str, sentence: str
) -> None:
    spoil(tmp_path, how)
    before = (tmp_path / "ludi.sqlite").read_bytes()
    assert main(["serve", "--no-browser", "--port=0", f"--data={tmp_path}"]) == 2
    out, err = capsys.readouterr()
    assert sentence in err and err.count("\n") == 1 and err.endswith(".\n") and "Ludi is at" not in out
    assert (tmp_path / "ludi.sqlite").read_bytes() == before


@pytest.mark.parametrize("content", ["", "short", "x" * 31])
def test_a_short_key_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str) -> None:
    (tmp_path / "secret").write_text(content)
    assert main(["serve", "--no-browser", "--port=0", f"--data={tmp_path}"]) == 2
    err = capsys.readouterr().err
    assert "too short" in err and str(tmp_path / "secret") in err and err.count("\n") == 1


def test_a_failed_start_terminates(tmp_path: Path) -> None:
    spoil(tmp_path, "garbage")
    command = [sys.executable, "-m", "ludi", "serve", "--no-browser", "--port=0", f"--data={tmp_path}"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "LUDI_WORKERS": "1"}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, timeout=120)
    assert ended.returncode == 2 and "Traceback" not in ended.stderr


def test_workers_are_stopped_whatever_happens(tmp_path: Path) -> None:
    stopped: list[str] = []

    class Broken(Thinkers):
        def start(self) -> None:
            raise RuntimeError("no workers today")

        async def stop(self) -> None:
            stopped.append("stopped")
            await super().stop()

    async def live() -> None:
        app = create_app(tmp_path, lambda: Broken(deep=0))
        async with app.router.lifespan_context(app):
            pass

    with pytest.raises(RuntimeError, match="no workers today"):
        awaited(live())
    assert stopped == ["stopped"]


# ---------------------------------------------------------------- who may read it


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="no such permissions")
def test_nobody_else_reads_the_data(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    for name in ("ludi.sqlite", "secret"):  # as an earlier version left them
        if name == "secret":
            (folder / name).write_text("x" * 40)
        else:
            Store(folder / name).close()
        (folder / name).chmod(0o644)
    with serving(folder) as client:
        Guest(client, "Livia")
        files = {file.name: mode(file) for file in folder.iterdir()}
        assert files == dict.fromkeys(("ludi.sqlite", "ludi.sqlite-wal", "ludi.sqlite-shm", "secret"), 0o600)
        assert mode(folder) == 0o700


@pytest.mark.skipif(os.name == "nt", reason="no such permissions")
def test_a_folder_that_holds_other_things_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").touch()
    tmp_path.chmod(0o755)
    assert open_folder(tmp_path) == tmp_path and mode(tmp_path) == 0o755


def test_a_key_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full_disk:
        full_disk.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space"):
            secret_of(tmp_path)
    assert not (tmp_path / "secret").exists()
    assert len(secret_of(tmp_path)) >= 32 and secret_of(tmp_path) == secret_of(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]
