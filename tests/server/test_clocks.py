"""Clocks: they measure people's time, a bot takes over when one runs out, and nobody loses a seat by it."""

import re
import time
from pathlib import Path
from typing import Any

import pytest

from ludi.bots.levels import USUAL
from ludi.server import clocks
from ludi.server.clocks import LAG, Clock, Clocks
from ludi.server.refused import Refused

from .conftest import Guest, Person, serving
from .test_api import BOT, until


def test_a_reserve_shrinks_while_one_thinks_and_grows_after_each_turn() -> None:
    found = Clocks({"kind": "reserve", "seconds": 100, "increment": 5}, 2)
    assert found.turn(0, now=1000.0, passed=False)
    assert found.hand(0) is not None and found.hand(0).until == 1100  # type: ignore[union-attr]
    assert not found.turn(0, now=1010.0, passed=False), "the same person goes on"
    assert found.turn(1, now=1000 + LAG + 30, passed=True)
    assert found.left == [75, 100] and found.hand(0).until is None  # type: ignore[union-attr]
    assert found.left_of(1, 1000 + LAG + 30 + LAG + 10) == 90
    assert found.turn(None, now=1041.0 + LAG, passed=False), "a bot, or nobody"
    assert found.left[1] == pytest.approx(90.0, abs=1.1) and found.seat is None
    kept = Clocks(found.kept(), 2)
    assert kept.left == found.left and kept.clock == found.clock


def test_a_slow_connection_costs_nothing() -> None:
    found = Clocks({"kind": "reserve", "seconds": 60, "increment": 0}, 1)
    found.turn(0, now=0.0, passed=False)
    assert found.left_of(0, LAG) == 60 and found.ends == 60 + LAG


def test_a_clock_for_each_turn_begins_anew() -> None:
    found = Clocks({"kind": "move", "seconds": 60}, 2)
    found.turn(0, now=0.0, passed=False)
    found.turn(1, now=50.0, passed=True)
    assert found.left == [60, 60]


def test_returning_players_get_some_time() -> None:
    for kind, least in (("reserve", clocks.BACK), ("move", 60)):
        found = Clocks({"kind": kind, "seconds": 60}, 2)
        found.turn(0, now=0.0, passed=False)
        found.run_out()
        assert found.left[0] == 0 and found.seat is None
        found.back(0)
        assert found.left[0] == least


@pytest.mark.parametrize(
    "wrong", [("x", 60, 0), ("move", 1, 0), ("move", 10**9, 0), ("move", 60, 5), ("reserve", 60, 9999)]
)
def test_odd_clocks_are_refused(wrong: tuple[str, int, int]) -> None:
    with pytest.raises(Refused):
        Clock(*wrong)


def timed(livia: Guest, *seats: str, **clock: Any) -> dict[str, Any]:
    return livia.table("roads", *seats, clock={"kind": "reserve", "seconds": 600, "increment": 10} | clock)


def test_a_table_has_a_clock(person: Person) -> None:
    livia = person("Livia")
    table = timed(livia, "me", BOT)
    seen = livia.see(table)
    assert seen["clock"] == {"kind": "reserve", "seconds": 600, "increment": 10}
    assert seen["seats"][1]["left"] is None, "bots have none"
    until(lambda: livia.see(table)["to_move"] == 0)
    assert 590 < livia.see(table)["seats"][0]["left"] <= 600
    page = livia.get(f"/t/{table['id']}").text
    assert 'role="timer"' in page and "data-until" in page and "a bot plays on in that seat" in page
    assert livia.table("roads", "me", BOT)["clock"] is None
    for wrong in ({"kind": "x", "seconds": 60}, {"kind": "move", "seconds": 0}):
        answer = livia.post(
            "/api/tables", game="roads", seats=[{"kind": "me"}, {"kind": "bot", "level": BOT}], clock=wrong
        )
        assert answer.status_code == 422 and answer.json()["detail"].endswith(".")


def test_when_it_runs_out_a_bot_plays_on_and_the_seat_can_be_taken_back(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "SHORTEST", 0)
    monkeypatch.setattr(clocks, "LAG", 0.0)
    livia, marek = person("Livia"), person("Marek")
    table = timed(livia, "me", "friend", seconds=1, increment=0)
    assert marek.sit(table, 1, table["seats"][1]["key"]).status_code == 200
    until(lambda: any(seat["stand_in"] for seat in livia.see(table)["seats"]))
    late = next(n for n, seat in enumerate(livia.see(table)["seats"]) if seat["stand_in"])
    assert livia.see(table)["seats"][late]["stand_in"] == USUAL
    assert livia.see(table)["status"] == "playing", "nobody loses by it"
    number = livia.see(table)["number"]
    until(lambda: livia.see(table)["number"] > number or livia.see(table)["to_move"] != late)
    assert "time ran out, a bot plays" in livia.get(f"/t/{table['id']}").text
    back = [livia, marek][late].post(f"/api/tables/{table['id']}/seats/{late}/stand-in", level=None)
    assert back.status_code == 200
    left = livia.see(table)["seats"][late]["left"]
    assert left > 20 and livia.see(table)["seats"][late]["stand_in"] is None


def test_clocks_are_kept_and_run_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        table = timed(livia, "me", "friend")
        marek = Guest(client, "Marek")
        marek.sit(table, 1, table["seats"][1]["key"])
        inside = client.site.hall.get(table["id"])
        first = inside.to_move
        assert first is not None and inside.alarm is not None
        inside.clocks.since -= 100  # as if they had thought for so long
        seen = [livia, marek][first].see(table)
        [livia, marek][first].move(table, seen["number"], seen["choices"][-1]["action"])
        while inside.to_move == first:
            seen = [livia, marek][first].see(table)
            [livia, marek][first].move(table, seen["number"], seen["choices"][-1]["action"])
        left = inside.clocks.left[first]
        assert 505 < left < 512, "the time taken is gone, the increment is added"
        client.site.hall.sweep()
        assert table["id"] in client.site.hall.open
        headers = [livia.headers, marek.headers]
    with serving(tmp_path) as client:
        opened = client.site.hall.open
        assert table["id"] in opened, "its clock runs even if nobody is watching"
        again = opened[table["id"]]
        assert again.clocks.left[first] == pytest.approx(left, abs=0.01)
        assert again.clocks.seat == again.to_move and again.alarm is not None
        assert time.time() - again.clocks.since < 60
        seen = client.get(f"/api/tables/{table['id']}", headers=headers[0]).json()
        assert seen["seats"][first]["left"] == pytest.approx(left, abs=0.01)


def test_the_form_offers_clocks_and_the_lobby_tells(person: Person) -> None:
    livia = person("Livia")
    assert "for each turn: 1 minute" in livia.get("/new/roads").text
    fields = {"name": "Livia", "seat0": "me", "seat1": "friend", "clock": Clock("reserve", 900, 10).name}
    answer = livia.client.post("/new/roads", data=fields, headers=livia.headers)
    lobby = livia.get(answer.headers["location"]).text
    assert re.search(r"For the whole game: 15\sminutes[^<.]*\. When", lobby) and "a bot plays on in that seat" in lobby
    fields["clock"] = "nonsense"
    plain = livia.client.post("/new/roads", data=fields, headers=livia.headers)
    assert livia.get(f"/api/tables/{plain.headers['location'][3:]}").json()["clock"] is None
