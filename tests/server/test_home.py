"""The home page is live: whose turn it is, chat, and the bots' progress in getting ready."""

import sys
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.server.thinkers import COMMAND, Progress, Thinkers, Worker

from .conftest import Guest, Person, serving
from .test_api import two_at_a_table, until, whose_turn
from .test_live import Events, listening


def heard(events: Events, region: str, words: str) -> dict[str, Any]:
    """The first event with these words in a region."""
    while True:
        update = events.next()
        if words in update["regions"].get(region, ""):
            return update


def test_whose_turn_it_is_changes_without_reloading(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    mover, seen = whose_turn(table, livia, marek)
    waiter = marek if mover is livia else livia
    with listening(waiter, "/live") as events:
        hello = events.next()
        assert set(hello["regions"]) == {"turns", "my-games", "finished-games", "open-tables", "bots"}
        assert table["id"] in hello["regions"]["my-games"] and "your turn" not in hello["regions"]["my-games"]
        while seen["to_move"] == seen["seat"]:
            mover.move(table, seen["number"], seen["choices"][0]["action"])
            seen = mover.see(table)
        update = heard(events, "my-games", "your turn")
        assert update["title"].startswith("Your turn") and "open-tables" not in update["regions"], "only what changed"
        assert "Roads to Rome" in update["regions"]["turns"]


def test_nobody_hears_of_others_tables(person: Person) -> None:
    livia, _marek, table = two_at_a_table(person)
    with listening(person("Octavia"), "/live") as events:
        assert table["id"] not in str(events.next())
    with listening(Guest.nobody(livia.client), "/live") as events:
        assert table["id"] not in str(events.next())


def test_a_public_table_appears_and_goes(person: Person) -> None:
    livia, octavia = person("Livia"), person("Octavia")
    with listening(octavia, "/live") as events:
        events.next()
        table = livia.table("glory", "me", "friend", public=True)
        heard(events, "open-tables", table["id"])
        assert person("Marek").sit(table, 1).status_code == 200
        while table["id"] in events.next()["regions"].get("open-tables", table["id"]):
            pass


def test_unread_chat_is_marked_until_it_is_read(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    path = f"/api/tables/{table['id']}"
    with listening(livia, "/live") as events:
        livia.post(f"{path}/chat", text="Ave")
        marek.post(f"{path}/chat", text="Salve")
        marek.post(f"{path}/chat", text="Quid agis?")
        heard(events, "my-games", "2 new messages")
        livia.post(f"{path}/chat", text="Bene")
        assert livia.post(f"{path}/read", number=1).status_code == 200
        heard(events, "my-games", "1 new message<")
        assert livia.post(f"{path}/read", number=0).status_code == 200, "an older window changes nothing"
        assert "1 new message<" in livia.get("/").text
        livia.post(f"{path}/read", number=3)
        assert "new message" not in livia.get("/").text
        assert "1 new message<" not in marek.get("/").text and "2 new messages" in marek.get("/").text


def test_only_seated_players_mark_chat_as_read(person: Person) -> None:
    livia, _marek, table = two_at_a_table(person)
    livia.post(f"/api/tables/{table['id']}/chat", text="Ave")
    assert person("Octavia").post(f"/api/tables/{table['id']}/read", number=0).status_code == 403


def test_a_guest_may_open_only_so_many_pages(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.home.MOST_STREAMS", 2)
    monkeypatch.setattr("ludi.server.home.HEARTBEAT", 1.5)  # the latest time at which a closed page is noticed
    livia = person("Livia")
    homes = livia.client.site.homes
    before = set(homes.open)
    with listening(livia, "/live") as one, listening(livia, "/live") as two:
        one.next(), two.next()
        assert livia.get("/live").status_code == 429
        with listening(person("Marek"), "/live") as other:
            other.next()
    until(lambda: set(homes.open) <= before)


def compiling(folder: Path) -> Thinkers:
    """Thinkers that keep compiling until a file appears."""
    script = folder / "worker.py"
    script.write_text(
        "import json, pathlib, sys, time\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'compiled': [30, 120]}), flush=True)\n"
        f"    while not pathlib.Path({str(folder / 'done')!r}).exists(): time.sleep(0.02)\n"
        "    print(json.dumps({'action': 0}), flush=True)\n"
    )
    found = Thinkers(deep=1, command=[sys.executable, str(script)])
    found.quick = Worker(COMMAND, interpreted=True)
    return found


def test_the_bots_progress_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludi.server.thinkers.is_compiled", lambda game: False)
    with serving(tmp_path, lambda: compiling(tmp_path)) as client:
        livia = Guest(client, "Livia")
        first = next(iter(ludi.catalogue()))
        table = livia.table(first, "me", "easy")
        with listening(livia, "/live") as events, listening(livia, f"/t/{table['id']}/live") as at_table:
            bots = heard(events, "bots", "step 30 of 120")["regions"]["bots"]
            assert 'value="30"' in bots and 'max="120"' in bots
            assert "25%" in livia.get(f"/t/{table['id']}").text
            (tmp_path / "done").touch()
            heard(events, "bots", "ready for all games")
            while "bots" not in (update := at_table.next()) or update["bots"]:
                pass
            assert "getting ready" not in livia.get(f"/t/{table['id']}").text


def test_the_time_that_is_left() -> None:
    assert Progress(0, 120, 60.0).left is None and Progress(30, 120, 1.0).left is None, "too early to tell"
    assert Progress(30, 120, 20.0).left == 60.0


def leaving(guest: Guest, table: dict[str, Any], what: str, **fields: str) -> Any:
    return guest.client.post(f"/t/{table['id']}/{what}", data=fields, headers=guest.headers, follow_redirects=True)


def test_a_game_with_bots_is_ended_and_removed(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("roads", "me", "easy")
    link = f'href="/t/{table["id"]}/leave"'
    assert link in livia.get("/").text
    page = livia.get(f"/t/{table['id']}/leave").text
    assert "ends without a result" in page and livia.see(table)["status"] == "playing", "it is only asked"
    home = leaving(livia, table, "abandon").text
    assert "abandoned" in home and link in home
    assert "gone for good" in livia.get(f"/t/{table['id']}/leave").text
    assert table["id"] not in leaving(livia, table, "remove").text


def test_a_game_of_several_people_ends_when_all_agree(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    page = livia.get(f"/t/{table['id']}/leave").text
    assert "A bot takes your seat" in page and "as soon as everyone agrees" in page
    assert "Livia wants to end" not in leaving(livia, table, "abandon").text, "not to herself"
    assert "Livia wants to end the game" in marek.get("/").text and livia.see(table)["status"] == "playing"
    assert "Agreed so far: Livia" in marek.get(f"/t/{table['id']}/leave").text
    leaving(livia, table, "abandon", agree="no")
    assert "wants to end" not in marek.get("/").text
    leaving(livia, table, "abandon")
    leaving(marek, table, "abandon")
    assert livia.see(table)["status"] == "abandoned"


def test_a_table_that_waits_is_left(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("glory", "me", "friend")
    assert "the table is deleted" in livia.get(f"/t/{table['id']}/leave").text
    assert table["id"] not in leaving(livia, table, "leave").text
    assert livia.get(f"/api/tables/{table['id']}").status_code == 404


def test_nobody_leaves_a_table_that_is_not_theirs(person: Person) -> None:
    _livia, _marek, table = two_at_a_table(person)
    for guest in (person("Octavia"), Guest.nobody(person("Livia").client)):
        assert guest.get(f"/t/{table['id']}/leave").status_code in (401, 403)
        assert leaving(guest, table, "leave").status_code in (401, 403)
