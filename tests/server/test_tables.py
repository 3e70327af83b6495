"""The life of tables: limits per guest, whose bots play, absence, leaving, abandoning, forgetting."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from ludi.server import hall, schema, viewers
from ludi.server.store import Store
from ludi.server.table import Table
from tests.serving import awaited

from .conftest import Client, Guest, Person, serving
from .test_api import BOT, two_at_a_table, until, whose_turn
from .test_live import listening


def inside(guest: Guest, table: dict[str, Any]) -> Table:
    return guest.client.site.hall.get(table["id"])


def mine(guest: Guest, table: dict[str, Any]) -> dict[str, Any] | None:
    """The table's line in the guest's list."""
    lines = guest.get("/api/tables").json()["mine"]
    return next((dict(line) for line in lines if line["id"] == table["id"]), None)


def rows(client: Client, table: dict[str, Any]) -> int:
    """The number of rows in the store about a table."""
    columns = [part.c.table_id for part in (schema.seats, schema.entries, schema.chat)] + [schema.tables.c.id]
    count = [select(func.count()).where(column == table["id"]) for column in columns]
    return sum(int(client.site.store.read(query)[0][0]) for query in count)


# ---------------------------------------------------------------- bots


def test_bots_alone_play_while_somebody_watches(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("roads", BOT, BOT)
    found = inside(livia, table)
    assert not found.driver.awake and not found.driver.busy and found.number == 0, "nobody watches, so nobody plays"
    with listening(livia, f"/api/tables/{table['id']}/live"):
        until(lambda: found.number > 3)
    until(lambda: found.status == "over" or not found.driver.busy)
    assert not found.driver.awake


def test_a_program_that_asks_now_and_then_watches(person: Person) -> None:
    livia, stranger = person("Livia"), person("Ola")
    table = livia.table("roads", BOT, BOT)
    stranger.see(table)
    assert not inside(livia, table).driver.awake
    livia.see(table)
    assert inside(livia, table).driver.awake
    until(lambda: inside(livia, table).number > 0)


def test_bots_play_on_to_the_next_turn_of_a_person(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("roads", BOT, "me")
    until(lambda: inside(livia, table).to_move == 1)


def test_after_a_restart_tables_sleep_until_somebody_comes(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table = livia.table("roads", BOT, "me")
        until(lambda: inside(livia, table).to_move == 1)
        client.site.thinkers.quick.command = ["false"]  # the bot's move is then random, and takes its time
    store = Store(tmp_path / "ludi.sqlite")
    awaited(store.write(schema.entries.delete(), update(schema.tables).values(to_move=0)))  # it is the bot's turn
    store.close()
    with serving(tmp_path) as client:
        livia.client = client
        assert client.site.hall.open == {}
        assert not client.site.hall.get(table["id"]).driver.awake
        livia.see(table)
        until(lambda: inside(livia, table).to_move == 1)


def test_running_tables_count_for_their_maker(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    livia, marek = person("Livia"), person("Marek")
    plan = {"game": "roads", "seats": [{"kind": "bot", "level": BOT}] * 2}
    alone = [livia.table("roads", BOT, BOT) for _ in range(hall.MOST_ALONE)]
    refused = livia.post("/api/tables", **plan)
    assert refused.status_code == 429 and "only bots play" in refused.json()["detail"]
    marek.table("roads", BOT, BOT)
    assert livia.post(f"/api/tables/{alone[0]['id']}/abandon", agree=True).json()["status"] == "abandoned"
    livia.table("roads", BOT, BOT)
    monkeypatch.setattr(hall, "MOST_RUNNING", hall.MOST_ALONE + 1)
    table = livia.table("roads", "friend", "friend")
    refused = livia.post("/api/tables", game="roads", seats=[{"kind": "me"}, {"kind": "friend"}])
    assert refused.status_code == 429 and "running games" in refused.json()["detail"]
    assert marek.sit(table, 0, None).status_code == 403
    assert marek.table("roads", "me", BOT), "others are unaffected"


# ---------------------------------------------------------------- absence


def test_people_who_just_sat_down_are_not_away(person: Person) -> None:
    livia, _, table = two_at_a_table(person)
    seats = livia.see(table)["seats"]
    assert not seats[0]["away"] and not seats[1]["away"]
    answer = livia.post(f"/api/tables/{table['id']}/seats/1/stand-in", level=BOT)
    assert answer.status_code == 403 and "is here" in answer.json()["detail"]


def test_every_sign_of_life_counts(person: Person) -> None:
    """Any activity restarts the time after which a program without a page counts as away."""
    livia, marek, table = two_at_a_table(person)
    found = inside(livia, table)
    guest, seen = whose_turn(table, livia, marek)
    seat = seen["seat"]
    acts: list[Callable[[], Any]] = [
        lambda: guest.see(table),
        lambda: guest.post(f"/api/tables/{table['id']}/chat", text="Ave"),
        lambda: guest.move(table, seen["number"], seen["choices"][0]["action"]),
    ]
    for act in acts:
        before = found.viewers.leaving[seat].when()
        time.sleep(0.01)
        act()
        assert found.viewers.leaving[seat].when() > before


def test_people_without_a_sign_of_life_are_away(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "AWAY_PROGRAM", 0.0)
    livia, marek, table = two_at_a_table(person)
    until(lambda: bool(livia.see(table)["seats"][1]["away"]))
    monkeypatch.setattr(viewers, "AWAY_PROGRAM", 60.0)
    marek.see(table)
    assert not livia.see(table)["seats"][1]["away"]


# ---------------------------------------------------------------- versions


def test_versions_only_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Across restarts and whatever the clock says; an old copy of the file continues from the clock."""
    seen = [int(time.time() * 1000) - 1]
    for clock in (time.time(), 1.0, 2.0, time.time() + 9e6, 3.0):
        monkeypatch.setattr(time, "time", lambda clock=clock: clock)
        store = Store(tmp_path / "x.sqlite")
        seen += [next(store.versions) for _ in range(3)]
        store.close()
    assert seen == sorted(set(seen)) and seen[-1] < 2**53, "JavaScript's largest exact integer"


def test_a_table_dropped_from_memory_gets_a_later_version(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    livia, _, table = two_at_a_table(person)
    version = livia.see(table)["version"]
    monkeypatch.setattr(time, "time", lambda: 5.0)
    livia.client.site.hall.open.pop(table["id"])
    assert livia.see(table)["version"] > version
    with listening(livia, f"/t/{table['id']}/live") as events:
        shown = events.next()["version"]
        person("Livia's phone").sit(table, 0, livia.see(table)["seats"][0]["key"])
        while (update := events.next())["page"] == "table":
            shown = update["version"]
        assert update["page"] == "moved" and update["version"] > shown, "the old page is notified"


# ---------------------------------------------------------------- leaving, abandoning, removing


def test_leaving_gives_the_seat_to_a_bot(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    path = f"/api/tables/{table['id']}"
    assert person("Ola").post(f"{path}/leave").status_code == 403
    assert livia.post(f"{path}/leave").status_code == 200
    assert mine(livia, table) is None and livia.see(table)["seat"] is None
    seen = marek.see(table)
    assert seen["status"] == "playing" and seen["seats"][0] | {"name": "Livia", "person": False} == seen["seats"][0]
    assert seen["seats"][0]["level"]
    until(lambda: marek.see(table)["to_move"] == 1)
    assert marek.post(f"{path}/leave").json()["status"] == "abandoned", "no person is left"
    line = mine(marek, table)
    assert line and line["status"] == "abandoned" and line["may"] == ["remove"]


def test_leaving_a_waiting_table_frees_the_seat(person: Person) -> None:
    livia, marek = person("Livia"), person("Marek")
    table = livia.table("roads", "me", "friend", "friend")
    marek.sit(table, 1, table["seats"][1]["key"])
    line = mine(marek, table)
    assert line and line["may"] == ["leave"] and line["people"] == 2
    assert marek.post(f"/api/tables/{table['id']}/abandon", agree=True).status_code == 409
    assert marek.post(f"/api/tables/{table['id']}/leave").status_code == 200
    seat = livia.see(table)["seats"][1]
    assert seat["free"] and seat["name"] == "" and seat["key"] != table["seats"][1]["key"]
    assert livia.post(f"/api/tables/{table['id']}/leave").status_code == 200
    assert livia.get(f"/api/tables/{table['id']}").status_code == 404 and rows(livia.client, table) == 0


def test_a_game_is_abandoned_when_all_agree(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    path = f"/api/tables/{table['id']}"
    line = mine(livia, table)
    assert line and sorted(line["may"]) == ["abandon", "leave"]
    assert livia.post(f"{path}/abandon", agree=True).json()["status"] == "playing"
    line = mine(marek, table)
    assert line and line["agreed"] == [0]
    livia.post(f"{path}/abandon", agree=False)
    assert marek.post(f"{path}/abandon", agree=True).json()["status"] == "playing"
    with listening(livia, f"/t/{table['id']}/live") as events:
        events.next()
        assert livia.post(f"{path}/abandon", agree=True).json()["status"] == "abandoned"
        update = events.next()
        while "abandoned" not in update["title"]:
            update = events.next()
    seen = livia.see(table)
    assert seen["to_move"] is None and seen["choices"] == [] and seen["turn"] == []
    assert livia.move(table, seen["number"], 0).json()["detail"] == "This game was abandoned."
    assert livia.post(f"{path}/leave").status_code == 409 == livia.post(f"{path}/abandon", agree=True).status_code
    assert "abandoned" in livia.get(f"/t/{table['id']}").text


def test_alone_with_bots_a_game_is_abandoned_at_once(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("glory", "me", BOT)
    assert person("Ola").post(f"/api/tables/{table['id']}/abandon", agree=True).status_code == 403
    assert livia.post(f"/api/tables/{table['id']}/abandon", agree=True).json()["status"] == "abandoned"


def test_a_table_is_taken_off_the_list_of_one_person(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    path = f"/api/tables/{table['id']}"

    def remove(guest: Guest) -> Any:
        return guest.client.delete(path, headers=guest.headers)

    assert remove(livia).status_code == 409
    for guest in (livia, marek):
        guest.post(f"{path}/abandon", agree=True)
    assert remove(person("Ola")).status_code == 403
    assert remove(livia).status_code == 204
    assert mine(livia, table) is None and mine(marek, table) is not None
    assert livia.see(table)["seat"] == 0, "whoever has the link still sees it"


def test_tables_with_bots_only_are_on_their_makers_list(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("roads", BOT, BOT)
    line = mine(livia, table)
    assert line and line["my_seat"] is None and line["may"] == ["abandon"]
    livia.post(f"/api/tables/{table['id']}/abandon", agree=True)
    assert livia.client.delete(f"/api/tables/{table['id']}", headers=livia.headers).status_code == 204
    assert mine(livia, table) is None and rows(livia.client, table) == 0


def test_an_abandoned_game_stays_abandoned_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table = livia.table("roads", "me", BOT)
        livia.post(f"/api/tables/{table['id']}/abandon", agree=True)
    with serving(tmp_path) as client:
        livia.client = client
        assert livia.see(table)["status"] == "abandoned"


# ---------------------------------------------------------------- forgetting


def test_a_person_deletes_their_data(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    alone, waiting = marek.table("roads", "me", BOT), marek.table("roads", "me", "friend")
    for guest in (livia, marek):
        guest.post(f"/api/tables/{table['id']}/chat", text=f"{'x' * 5} of {guest.see(table)['seat']}")
    for _ in range(6):
        guest, seen = whose_turn(table, livia, marek)
        guest.move(table, seen["number"], random.choice(seen["choices"])["action"])
    number = livia.see(table)["number"]
    assert "Marek" in livia.get(f"/t/{table['id']}/log").text
    assert "Marek" in marek.get("/forget").text
    answer = marek.client.delete("/api/guests", headers=marek.headers)
    assert answer.status_code == 204 and "ludi=" in answer.headers["set-cookie"]
    assert marek.get("/api/tables").json()["mine"] == []
    assert marek.post("/api/tables", game="roads", seats=[{"kind": "me"}, {"kind": "friend"}]).status_code == 401
    assert rows(livia.client, alone) == 0 == rows(livia.client, waiting)
    seen = livia.see(table)
    assert seen["seats"][1]["name"] == "Nemo" and seen["seats"][1]["level"] and seen["number"] >= number
    for page in ("", "/log"):
        text = livia.get(f"/t/{table['id']}{page}").text
        assert "Marek" not in text and "xxxxx of 1" not in text
    assert "xxxxx of 0" in livia.get(f"/t/{table['id']}").text
    until(lambda: livia.see(table)["to_move"] == 0)  # a bot has taken over, and waits
    site = livia.client.site
    site.hall.open.pop(table["id"])
    assert "Marek" not in livia.get(f"/t/{table['id']}/log").text, "nor in what is stored"
    marek_id = site.guests.signer.loads(marek.headers["authorization"].removeprefix("Bearer "))
    for part in schema.metadata.sorted_tables:
        assert marek_id not in str(site.store.read(select(part)))


def test_the_page_that_deletes_data_asks_first(person: Person) -> None:
    livia = person("Livia")
    page = livia.get("/forget").text
    assert "Livia" in page and 'method="post" action="/forget"' in page
    gone = livia.client.post("/forget", headers=livia.headers, follow_redirects=True)
    assert gone.status_code == 200 and "nothing is stored about you" in gone.text
    assert livia.get("/api/tables").json()["mine"] == []


def test_what_nobody_has_used_is_removed(tmp_path: Path) -> None:
    """By default never people's finished games."""
    with serving(tmp_path) as client:
        livia, _ = Guest(client, "Livia"), Guest(client, "Idle")
        finished, hidden, running, fresh = (livia.table("roads", "me", BOT) for _ in range(4))
        waiting = livia.table("roads", "me", "friend")
        for table in (finished, hidden):
            livia.post(f"/api/tables/{table['id']}/abandon", agree=True)
        client.delete(f"/api/tables/{hidden['id']}", headers=livia.headers)
        site, day = client.site, 86400.0
        loop = inside(livia, fresh)
        for table in (finished, hidden, running, waiting):
            site.hall.open.pop(table["id"], None)
            site.store.write_later(
                update(schema.tables).where(schema.tables.c.id == table["id"]).values(moved=time.time() - 9 * day)
            )
        site.store.write_later(update(schema.guests).values(seen=time.time() - 9 * day))
        awaited(site.expire(10 * day, None))
        assert all(rows(client, table) for table in (finished, hidden, running, fresh, waiting))
        awaited(site.expire(8 * day, None))
        left = [table for table in (finished, hidden, running, fresh, waiting) if rows(client, table)]
        assert left == [finished, fresh]
        assert [row.name for row in site.store.read(select(schema.guests))] == ["Livia"], "guests with a seat stay"
        awaited(site.expire(None, 8 * day))
        assert not rows(client, finished) and loop.id in site.hall.open


def test_activity_is_recorded(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        livia, site = Guest(client, "Livia"), client.site
        site.store.write_later(update(schema.guests).values(seen=1.0))
        livia.get("/api/tables")
        site.guests.note_seen()
        awaited(site.store.write())
        assert site.store.read(select(schema.guests.c.seen))[0][0] > 1.0


def test_lists_tell_of_unread_chat(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    line = mine(livia, table)
    assert line and line["chat"] == -1
    marek.post(f"/api/tables/{table['id']}/chat", text="Ave")
    line = mine(livia, table)
    assert line and line["chat"] == 0 and line["version"] == livia.see(table)["version"]


def test_home_pages_get_every_change(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    livia = person("Livia")
    rung: list[list[str | None]] = []
    monkeypatch.setattr(livia.client.site.homes, "ring", lambda guests: rung.append(guests))
    table = livia.table("roads", "me", BOT)
    found, before = inside(livia, table), len(rung)
    livia.post(f"/api/tables/{table['id']}/abandon", agree=True)
    assert before and len(rung) > before
    assert rung[-1] == [seat.guest for seat in found.seats] and found.people[0].guest in rung[-1]
