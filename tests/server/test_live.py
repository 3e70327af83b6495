"""Live updates: each viewer gets the changes of their own page, in order, and everything when out of sync."""

import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from ludi.server import state, viewers
from ludi.web.drawing import draw

from .conftest import Guest, Person
from .test_api import two_at_a_table, until, whose_turn


class Events(Queue[dict[str, Any]]):
    """The events a stream has sent so far."""

    def next(self) -> dict[str, Any]:
        return self.get(timeout=60)


@contextmanager
def listening(guest: Guest, path: str, **headers: str) -> Iterator[Events]:
    """The events of a stream, as they come."""
    events = Events()
    with guest.client.stream("GET", path, headers={**guest.headers, **headers}) as stream:

        def read() -> None:
            try:
                for line in stream.iter_lines():
                    if line.startswith("data: "):
                        events.put(json.loads(line.removeprefix("data: ")))
            except Exception:  # closed: nothing more will come
                pass

        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        yield events


def test_everybody_gets_their_own_changes(person: Person) -> None:
    livia, marek, table = two_at_a_table(person, "glory")
    path = f"/t/{table['id']}/live"
    with listening(livia, path) as hers, listening(marek, path) as his:
        hello = [events.next() for events in (hers, his)]
        assert all(update["after"] is None and "banner" in update["regions"] for update in hello)
        guest, seen = whose_turn(table, livia, marek)
        versions = [livia.get(f"/t/{table['id']}/state").json()["version"]]
        assert guest.move(table, seen["number"], seen["choices"][0]["action"]).status_code == 200
        updates = []
        for events, guest in ((hers, livia), (his, marek)):
            update = events.next()
            while update["number"] != seen["number"] + 1:
                update = events.next()
            updates.append(update)
            whole = guest.get(f"/t/{table['id']}/state").json()
            assert update["version"] > versions[0] and update["step"]["seat"] == seen["seat"]
            assert update["after"] is not None and len(update["regions"]) < len(whole["regions"])
        assert updates[0]["regions"] != updates[1]["regions"]


def test_out_of_sync_pages_get_everything(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    path = f"/t/{table['id']}/live"
    version = livia.get(f"/t/{table['id']}/state").json()["version"]
    until(lambda: livia.get(f"/t/{table['id']}/state").json()["version"] == version)
    with listening(livia, path, **{"last-event-id": "12345"}) as events:
        whole = events.next()
        assert whole["after"] is None and {"banner", "log", "moves"} <= set(whole["regions"])
    version = str(livia.get(f"/t/{table['id']}/state").json()["version"])
    with listening(livia, path, **{"last-event-id": version}) as events:
        marek.post(f"/api/tables/{table['id']}/chat", text="Ave")
        update = events.next()
        while "chat" not in update["regions"]:
            update = events.next()
        assert update["after"] is not None and update["step"] is None and "Ave" in update["regions"]["chat"]


def test_a_click_brings_what_has_changed(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    guest, seen = whose_turn(table, livia, marek)
    with listening(guest, f"/t/{table['id']}/live") as events:
        page = events.next()
        answer = guest.move(table, seen["number"], seen["choices"][0]["action"]).json()
        update = page
        while update["version"] < answer["version"]:
            update = events.next()
            assert update["after"] == page["version"], "nothing was left out"
            page = {**update, "regions": {**page["regions"], **update["regions"]}}
        assert len(update["regions"]) < len(page["regions"]), "only what has changed is sent"
        assert page["regions"] == guest.get(f"/t/{table['id']}/state").json()["regions"]


def test_programs_get_updates_without_drawings(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    with listening(livia, f"/api/tables/{table['id']}/live") as events:
        assert events.next()["to_move"] in (0, 1)
        guest, seen = whose_turn(table, livia, marek)
        guest.move(table, seen["number"], seen["choices"][0]["action"])
        news = events.next()
        while news["number"] == seen["number"]:
            news = events.next()
        assert news["number"] == seen["number"] + 1 and "regions" not in news


def test_a_device_left_behind_gets_no_more_updates(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    key = livia.see(table)["seats"][0]["key"]
    with listening(livia, f"/t/{table['id']}/live") as events:
        events.next()
        assert person("Livia's phone").sit(table, 0, key).status_code == 200
        update = events.next()
        while update.get("page") == "table":
            update = events.next()
        assert update["page"] == "moved" and "regions" not in update, "the page reloads, as a spectator"
        marek.post(f"/api/tables/{table['id']}/chat", text="Ave")
        until(lambda: "Ave" in marek.get(f"/t/{table['id']}/state").text)
        assert events.empty()


def test_people_with_an_open_page_are_not_away(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "AWAY_PROGRAM", 0.0)
    livia, marek, table = two_at_a_table(person)
    until(lambda: bool(livia.see(table)["seats"][1]["away"]))
    with listening(marek, f"/t/{table['id']}/live") as events:
        events.next()
        assert not livia.see(table)["seats"][1]["away"]
        answer = livia.post(f"/api/tables/{table['id']}/seats/1/stand-in", level="easy")
        assert answer.status_code == 403 and "is here" in answer.json()["detail"]


@pytest.mark.parametrize("game", ludi.catalogue())
def test_a_page_is_drawn_once_and_its_choices_are_tried_once(
    person: Person, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    livia, marek, table = two_at_a_table(person, game)
    guest, seen = whose_turn(table, livia, marek)
    calls: Counter[str] = Counter()

    def counted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def count(*arguments: Any, **named: Any) -> Any:
            calls[name] += 1
            return function(*arguments, **named)

        return count

    monkeypatch.setattr(state, "draw", counted("drawn", draw))
    monkeypatch.setattr(Match, "outcomes", counted("tried", Match.outcomes))
    guest.post(f"/api/tables/{table['id']}/chat", text="Ave")
    assert guest.get(f"/t/{table['id']}").text.count('class="banner"') == 1
    assert calls == {"drawn": 1, "tried": 1}
    for path in (f"/t/{table['id']}/state", f"/api/tables/{table['id']}", f"/t/{table['id']}"):
        guest.get(path)
    assert calls == {"drawn": 1, "tried": 1}, "nothing has changed meanwhile"
    guest.move(table, seen["number"], seen["choices"][0]["action"])
    assert calls == {"drawn": 1, "tried": 1}, "nobody is watching, so nothing is drawn"
