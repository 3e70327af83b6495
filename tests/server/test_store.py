"""Nothing acknowledged is lost: restarts, kills, snapshots, failures."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

import ludi
from ludi.kernel.errors import LudiError
from ludi.server import schema, snapshots
from ludi.server.moving import move_data
from ludi.server.store import Statement, Store
from tests.contract.play import seats_near
from tests.postgres import Cluster
from tests.serving import awaited

from .conftest import Guest, serving
from .test_api import until


def test_a_job_that_fails_takes_no_other_along(place: Path | str) -> None:
    async def write() -> list[Any]:
        names = ["a", "b", "a", "c"]
        jobs = [store.write(insert(schema.guests).values(id=name, name=name, seen=0.0)) for name in names]
        return await asyncio.gather(*jobs, return_exceptions=True)

    store = Store(place)
    results = awaited(write())
    assert [type(result) for result in results] == [type(None), type(None), IntegrityError, type(None)]
    assert [row.id for row in store.read(select(schema.guests.c.id).order_by(schema.guests.c.id))] == ["a", "b", "c"]
    store.close()


def test_waiting_callers_learn_of_a_lost_database(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(name: str) -> None:
        await asyncio.wait_for(store.write(insert(schema.guests).values(id=name, name=name, seen=0.0)), 30)

    def away() -> None:
        raise OperationalError("BEGIN", {}, Exception("it is away"))

    store = Store(place)
    with monkeypatch.context() as patch:
        patch.setattr(store.engine, "begin", away)
        with pytest.raises(OperationalError, match="it is away"):
            awaited(write("a"))
    awaited(write("b"))
    assert [row.id for row in store.read(select(schema.guests.c.id))] == ["b"]
    store.close()


def test_cancelled_callers_do_not_stop_the_writing(place: Path | str) -> None:
    """A broken connection, a stopping server: the write is done anyway, and so are those after it."""

    async def write() -> None:
        gone = asyncio.ensure_future(store.write(insert(schema.guests).values(id="a", name="a", seen=0.0)))
        while not gone.done():
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.wait_for(store.write(insert(schema.guests).values(id="b", name="b", seen=0.0)), 30)

    store = Store(place)
    for _ in range(20):
        awaited(write())
        assert len(store.read(select(schema.guests.c.id))) == 2
        awaited(store.write(schema.guests.delete()))
    store.close()


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_snapshots_hold_all_that_a_table_needs(place: Path | str, name: str) -> None:
    game, chance = ludi.load(name), random.Random(2)
    players = seats_near(name, 3)
    match = game.new(players, seed=11, names=["Livia", "Marek", "Jana"][:players])
    store = Store(place)
    for n in range(60):
        if match.over:
            break
        match.apply(chance.choice(match.legal_actions()))
        match.forget()
        if n % 7:
            continue
        awaited(
            store.write(
                schema.snapshots.delete(),
                schema.tables.delete(),
                insert(schema.tables).values(
                    id="t", game=name, options={}, seed="b", public=0, status="playing", made=0.0, moved=0.0
                ),
                insert(schema.snapshots).values(table_id="t", number=n, **snapshots.pack(match)),
            )
        )
        (row,) = store.read(select(schema.snapshots))
        again = snapshots.unpack(row, game, match.names, match.seed)
        assert bytes(again) == bytes(match) and again.steps == match.steps and again.log == match.log
        assert (
            row.layout == snapshots.seal(game, row.state, row.story) != snapshots.seal(game, row.state, row.story[:-1])
        )
    store.close()


@pytest.mark.parametrize("snapshot", ["good", "of other rules", "cut", "garbled"])
def test_a_restart_brings_everything_back(tmp_path: Path, snapshot: str) -> None:
    """From the snapshot, or if that is unusable from the entries alone, including undo and chat."""
    chance = random.Random(4)
    with serving(tmp_path) as client:
        livia, marek = Guest(client, "Livia"), Guest(client, "Marek")
        table = livia.table("trajan", "me", "friend")
        marek.sit(table, 1, table["seats"][1]["key"])
        for _ in range(40):
            guest, seen = next((g, s) for g in (livia, marek) if (s := g.see(table))["choices"])
            if seen["turn"] and chance.random() < 0.2:
                assert guest.post(f"/api/tables/{table['id']}/undo", number=seen["number"]).status_code == 200
            else:
                assert guest.move(table, seen["number"], chance.choice(seen["choices"])["action"]).status_code == 200
        livia.post(f"/api/tables/{table['id']}/chat", text="Ave")
        before = [guest.see(table) for guest in (livia, marek)]
        log = livia.get(f"/t/{table['id']}/log").text
    store = Store(tmp_path / "ludi.sqlite")
    assert store.read(select(func.count()).select_from(schema.snapshots))[0][0] == 1
    spoilt: dict[str, dict[str, Any]] = {
        "of other rules": {"layout": "of other rules"},
        "cut": {"story": b"x"},
        "garbled": {"state": b"\1" * 2000},
    }
    if snapshot != "good":
        awaited(store.write(update(schema.snapshots).values(**spoilt[snapshot])))
    store.close()
    with serving(tmp_path) as client:
        livia.client = marek.client = client
        for guest, old in zip((livia, marek), before, strict=True):
            new = guest.see(table)
            assert new["version"] > old["version"]
            for seen in (new, old):  # presence is not stored
                seen["version"] = 0
                for seat in seen["seats"]:
                    seat["away"] = True
            assert new == old
        assert livia.get(f"/t/{table['id']}/log").text == log
        assert "Ave" in livia.get(f"/t/{table['id']}").text


def test_the_outcome_of_a_broken_write_is_looked_up(tmp_path: Path) -> None:
    """It was written, but the confirmation was lost: the table finds out, and continues."""
    with serving(tmp_path) as client:
        livia, store, write = Guest(client, "Livia"), client.site.store, client.site.store.write
        table = livia.table("roads", "me", "friend")

        async def breaks(*statements: Statement, news: str = "") -> None:
            await write(*statements, news=news)
            raise OperationalError("", {}, OSError("the connection is lost"))

        store.write = breaks  # type: ignore[method-assign]
        answer = livia.post(f"/api/tables/{table['id']}/chat", text="Ave")
        assert answer.status_code == 503 and "Try again" in answer.json()["detail"]
        store.write = write  # type: ignore[method-assign]
        assert livia.post(f"/api/tables/{table['id']}/chat", text="Salve").status_code == 200
        assert [said.text for said in client.site.hall.get(table["id"]).said] == ["Ave", "Salve"]


def test_a_table_that_cannot_be_read_is_set_apart(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is logged once, listed as unreadable, and affects nobody else. Once readable again, it continues."""
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table, sound = (livia.table("roads", "me", "easy") for _ in range(2))
        until(lambda: bool(livia.see(table)["choices"]))
        seen = livia.see(table)
        assert livia.move(table, seen["number"], seen["choices"][0]["action"]).status_code == 200
    damage(tmp_path, update(schema.entries).where(schema.entries.c.table_id == table["id"]).values(action=9999))
    for _ in range(2):
        with serving(tmp_path) as client:
            livia.client = client
            seen = livia.see(table)
            assert seen["status"] == "unreadable" and seen["trouble"].endswith(".") and seen["choices"] == []
            assert "cannot be read" in livia.get(f"/t/{table['id']}").text
            for answer in (livia.move(table, 0, 0), livia.post(f"/api/tables/{table['id']}/leave")):
                assert answer.status_code == 409
            assert livia.post(f"/api/tables/{table['id']}/begin").status_code == 403
            awaited(client.site.store.write())
            lines = {line["id"]: line for line in livia.get("/api/tables").json()["mine"]}
            assert lines[table["id"]]["status"] == "unreadable" and lines[table["id"]]["may"] == ["remove"]
            assert livia.get("/").status_code == 200
            assert livia.see(sound)["status"] == "playing"
    assert [record.getMessage()[:5] for record in caplog.records if "set apart" in record.getMessage()] == ["Table"]
    damage(tmp_path, schema.entries.delete())
    with serving(tmp_path) as client:
        livia.client = client
        assert livia.see(table)["status"] == "playing"


def test_invalid_json_in_a_row_spoils_no_list(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table, sound = (livia.table("roads", "me", "easy") for _ in range(2))
    damage(tmp_path, text("UPDATE tables SET names = '[' WHERE id = :id").bindparams(id=table["id"]))
    with serving(tmp_path) as client:
        livia.client = client
        lines = {line["id"]: line["status"] for line in livia.get("/api/tables").json()["mine"]}
        assert lines == {table["id"]: "unreadable", sound["id"]: "playing"}
        assert livia.get("/").status_code == 200
        answer = livia.get(f"/t/{table['id']}")
        assert answer.status_code == 409 and "cannot be read" in answer.text
        assert client.delete("/api/guests", headers=livia.headers).status_code == 204, "and it blocks nobody"
        assert client.site.store.read(select(schema.guests)) == []


@pytest.mark.parametrize("found", ["[", "7", '{"level": "hard"}'])
def test_findings_and_progress_that_cannot_be_read_are_made_anew(tmp_path: Path, found: str) -> None:
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table = livia.table("tali", "me", "easy")
        while (seen := livia.see(table))["status"] != "over":
            if seen["choices"]:
                livia.move(table, seen["number"], seen["choices"][0]["action"])
    findings = f"INSERT INTO analyses (table_id, all_open, total, finished, data) VALUES (:id, 0, 3, 1, '{found}')"
    damage(tmp_path, text(findings).bindparams(id=table["id"]))
    damage(tmp_path, text(f"INSERT INTO lessons (guest, game, progress) SELECT id, 'roads', '{found}' FROM guests"))
    with serving(tmp_path) as client:
        livia.client = client
        for page in (f"/t/{table['id']}/score", f"/t/{table['id']}/replay", "/me", "/", "/learn/roads"):
            assert livia.get(page).status_code == 200, page


def test_a_table_of_a_game_that_is_not_installed(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table, other = livia.table("roads", "me", "easy"), livia.table("roads", "me", "friend", public=True)
    damage(tmp_path, update(schema.tables).values(game="latrunculi"))
    with serving(tmp_path) as client:
        livia.client = client
        for missing in (table, other):
            seen = livia.see(missing)
            assert seen["status"] == "missing" and "not installed" in seen["trouble"] and seen["game"] == "latrunculi"
            page = livia.get(f"/t/{missing['id']}")
            assert page.status_code == 200 and "latrunculi" in page.text and "Livia" in page.text
        assert livia.move(table, 0, 0).status_code == 409
        listed = livia.get("/api/tables").json()
        assert [line["status"] for line in listed["mine"]] == ["missing"] * 2
        assert Guest(client, "Marek").get("/api/tables").json()["public"] == []
        assert "latrunculi" in livia.get("/").text


def damage(folder: Path, statement: Executable) -> None:
    store = Store(folder / "ludi.sqlite")
    awaited(store.write(statement))
    store.close()


def test_everything_moves_to_postgresql(postgres: Cluster, tmp_path: Path) -> None:
    """Games, guests and their cookies; and only into an empty database."""
    address, everything = postgres.database(), schema.metadata.sorted_tables
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table = livia.table("roads", "me", "easy")
        for _ in range(3):
            until(lambda: bool(livia.see(table)["choices"]), 30)
            seen = livia.see(table)
            livia.move(table, seen["number"], seen["choices"][0]["action"])
        livia.post(f"/api/tables/{table['id']}/chat", text="Salve")
        until(lambda: bool(livia.see(table)["choices"]), 30)
        before, page = livia.see(table), livia.get(f"/t/{table['id']}/state").json()["regions"]
    assert move_data(tmp_path, address) == 1
    with pytest.raises(LudiError, match="empty"):
        move_data(tmp_path, address)
    one, two = Store(tmp_path / "ludi.sqlite"), Store(address)
    for part in (part for part in everything if part is not schema.about):
        order = list(part.primary_key)
        assert one.read(select(part).order_by(*order)) == two.read(select(part).order_by(*order)), part.name
    one.close()
    two.close()
    with serving(tmp_path / "unused", database=address) as client:
        there = Guest.nobody(client)
        there.headers = livia.headers
        after = there.see(table)
        assert after["number"] == before["number"] and after["choices"] == before["choices"]
        assert there.get(f"/t/{table['id']}/state").json()["regions"].keys() == page.keys()
        assert there.move(table, after["number"], after["choices"][0]["action"]).status_code == 200
