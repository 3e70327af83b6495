"""The API as used by programs, and by attackers."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

import ludi
from ludi.bots.levels import LEVELS
from ludi.kernel.record import Record
from ludi.server import viewers
from ludi.server.guard import LARGEST_BODY, Rates
from ludi.server.refused import Refused

from .conftest import Client, Guest, Person

BOT = LEVELS[0]


def two_at_a_table(person: Person, game: str = "roads") -> tuple[Guest, Guest, dict[str, Any]]:
    livia, marek = person("Livia"), person("Marek")
    table = livia.table(game, "me", "friend")
    assert table["status"] == "waiting" and table["seats"][1]["free"]
    assert marek.sit(table, 1, table["seats"][1]["key"]).json()["status"] == "playing"
    return livia, marek, table


def until(true: Callable[[], bool], seconds: float = 120.0) -> None:
    """Wait for something to happen."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


def whose_turn(table: dict[str, Any], *people: Guest) -> tuple[Guest, dict[str, Any]]:
    """Who has to decide, and what they see."""
    found: list[tuple[Guest, dict[str, Any]]] = []

    def look() -> bool:
        for guest in people:
            seen = guest.see(table)
            if seen["status"] == "over" or (seen["choices"] and seen["seat"] == seen["to_move"]):
                found.append((guest, seen))
        return bool(found)

    until(look)
    return found[0]


@pytest.mark.parametrize("name", list(ludi.catalogue()))
def test_a_program_plays_a_game_against_a_bot(person: Person, name: str) -> None:
    """It makes some decisions, then a bot plays for it to the end."""
    livia, chance = person("Livia"), random.Random(1)
    table = livia.table(name, BOT, "me")
    for _ in range(12):
        _, seen = whose_turn(table, livia)
        if seen["status"] == "over":  # the game was short
            break
        assert livia.get(f"/api/tables/{table['id']}/record").status_code == 403, "a record tells what is hidden"
        choice = chance.choice(seen["choices"])
        assert livia.move(table, seen["number"], choice["action"]).status_code == 200
    answer = livia.post(f"/api/tables/{table['id']}/seats/1/stand-in", level=BOT)
    assert answer.status_code == 200 or livia.see(table)["status"] == "over"
    until(lambda: livia.see(table)["status"] == "over")
    seen = livia.see(table)
    assert 1 in seen["places"] and set(seen["sheet"]) == {"0", "1"}
    record = Record.loads(livia.get(f"/api/tables/{table['id']}/record").text)
    match = record.replay(ludi.load(name))
    assert match.over and [row["total"] for row in seen["sheet"].values()] == [
        r["total"] for r in match.scores().values()
    ]
    for page in ("", "/score", "/log"):
        assert livia.get(f"/t/{table['id']}{page}").status_code == 200
    again = livia.post(f"/api/tables/{table['id']}/again").json()
    assert again["status"] == "playing" and again["seat"] == 0, "seats rotate by one"
    assert livia.post(f"/api/tables/{table['id']}/again").json()["id"] == again["id"], (
        "everybody comes to the same table"
    )


def test_a_move_is_played_once(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    guest, seen = whose_turn(table, livia, marek)
    action = seen["choices"][0]["action"]
    assert guest.move(table, seen["number"], action).status_code == 200
    doubled = guest.move(table, seen["number"], action)
    assert doubled.status_code == 409 and "moved on" in doubled.json()["detail"]
    assert guest.see(table)["number"] == seen["number"] + 1


def test_an_illegal_move_is_explained_and_changes_nothing(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    guest, seen = whose_turn(table, livia, marek)
    legal = {choice["action"] for choice in seen["choices"]}
    wrong = next(action for action in range(500) if action not in legal)
    for action in (wrong, -1, 10**9):
        answer = guest.move(table, seen["number"], action)
        assert answer.status_code == 422 and answer.json()["detail"].endswith(".")
    assert guest.see(table)["number"] == seen["number"]


def test_nobody_acts_for_another(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    guest, seen = whose_turn(table, livia, marek)
    other, stranger = marek if guest is livia else livia, person("Ola")
    action = seen["choices"][0]["action"]
    assert other.move(table, seen["number"], action).status_code == 422
    assert stranger.move(table, seen["number"], action).status_code == 403
    assert stranger.post(f"/api/tables/{table['id']}/undo", number=seen["number"]).status_code == 403
    assert stranger.sit(table, 1, None).status_code == 403
    assert stranger.sit(table, 1, table["seats"][1]["key"]).status_code == 403, "a used link is invalid"
    assert stranger.post(f"/api/tables/{table['id']}/seats/1/stand-in", level=BOT).status_code == 403
    assert stranger.post(f"/api/tables/{table['id']}/begin").status_code == 403
    assert livia.client.post(f"/api/tables/{table['id']}/moves", json={"number": 0, "action": 0}).status_code == 401
    assert guest.see(table)["number"] == seen["number"]


def test_a_forged_token_is_nobody(client: Client, person: Person) -> None:
    livia = person("Livia")
    body, _, signature = livia.headers["authorization"].rpartition(".")
    for token in (f"{body}.{signature[::-1]}", "Bearer x", "Basic x"):
        assert client.get("/api/tables", headers={"authorization": token}).json()["mine"] == []
        assert (
            client.post(
                "/api/tables", json={"game": "roads", "seats": []}, headers={"authorization": token}
            ).status_code
            == 401
        )


def test_nobody_reads_another_hand(person: Person) -> None:
    """In the JSON and on the pages there is only what that seat's view shows."""
    livia, marek, table = two_at_a_table(person, "glory")
    views = {guest: guest.see(table)["view"] for guest in (livia, marek)}
    stranger = person("Ola")
    open_view = stranger.see(table)["view"]
    match = livia.client.site.hall.get(table["id"]).match
    assert match is not None
    assert views[livia] == match.view(0) and views[marek] == match.view(1) and open_view == match.view(None)
    hands = [set(match.view(seat)["players"][seat]["hand"] or ()) for seat in (0, 1)]
    told = {str(card) for entry in match.log for event in entry.events for card in event.parts.values()}
    secret = hands[1] - hands[0] - {"Senator"} - told  # another copy of a card may be visible
    assert secret
    for guest in (livia, stranger):
        for path in (
            f"/t/{table['id']}",
            f"/t/{table['id']}/state",
            f"/t/{table['id']}/log",
            f"/api/tables/{table['id']}",
        ):
            text = guest.get(path).text
            shown = {name for name in secret if f">{name}<" in text}
            assert not shown, path
    assert stranger.see(table)["choices"] == [] and stranger.see(table)["seats"][0]["key"] is None


def test_keys_of_seats_are_for_those_who_may_use_them(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    mine, theirs = livia.see(table)["seats"], marek.see(table)["seats"]
    assert mine[0]["key"] and mine[1]["key"] is None and theirs[1]["key"] and theirs[0]["key"] is None
    pages = [guest.get(f"/t/{table['id']}").text for guest in (livia, marek)]
    assert theirs[1]["key"] not in pages[0] and mine[0]["key"] not in pages[1]
    device = person("Livia's phone")
    assert device.sit(table, 0, mine[0]["key"]).status_code == 200, "one's own link moves the seat to another device"
    assert device.see(table)["seat"] == 0 and livia.see(table)["seat"] is None
    assert livia.sit(table, 0, mine[0]["key"]).status_code == 200, "and back"
    assert livia.see(table)["seat"] == 0 and device.see(table)["seat"] is None


def test_taking_back(person: Person) -> None:
    livia = person("Livia")
    table = livia.table("trajan", "me", BOT)
    number, taken = -1, 0
    for _ in range(200):
        _, seen = whose_turn(table, livia)
        if len(seen["turn"]) >= 2:
            break
        livia.move(table, seen["number"], seen["choices"][0]["action"])
    assert len(seen["turn"]) >= 2
    number, taken = seen["number"], len(seen["turn"])
    assert livia.post(f"/api/tables/{table['id']}/undo", number=number).status_code == 200
    assert livia.post(f"/api/tables/{table['id']}/undo", number=number).status_code == 409, "the same undo again"
    seen = livia.see(table)
    assert seen["number"] == number + 1 and len(seen["turn"]) == taken - 1
    assert livia.post(f"/api/tables/{table['id']}/undo", number=number + 1, turn=True).status_code == 200
    seen = livia.see(table)
    assert seen["turn"] == [] and seen["number"] == number + taken
    nothing = livia.post(f"/api/tables/{table['id']}/undo", number=seen["number"])
    assert nothing.status_code == 422 and "nothing to undo" in nothing.json()["detail"]


def test_a_bot_stands_in_and_gives_the_seat_back(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "AWAY_PROGRAM", 0.0)
    livia, marek, table = two_at_a_table(person)
    path = f"/api/tables/{table['id']}/seats/1/stand-in"
    until(lambda: bool(livia.see(table)["seats"][1]["away"]))
    assert livia.post(path, level="nonsense").status_code == 422
    assert livia.post(path, level=BOT).status_code == 200, "he is away: no page of his is open"
    seen = marek.see(table)
    assert seen["seats"][1]["stand_in"] == BOT
    if seen["choices"]:
        assert marek.move(table, seen["number"], seen["choices"][0]["action"]).status_code == 409
    livia_turn = whose_turn(table, livia)[1]
    assert livia_turn["to_move"] == 0, "the bot plays on"
    assert livia.post(path, level=None).status_code == 403
    assert marek.post(path, level=None).json()["seats"][1]["stand_in"] is None


def test_beginning_with_bots_and_public_tables(person: Person) -> None:
    livia, marek = person("Livia"), person("Marek")
    table = livia.table("roads", "me", "friend", "friend", public=True)
    private = livia.table("roads", "me", "friend")
    listed = [line["id"] for line in marek.get("/api/tables").json()["public"]]
    assert table["id"] in listed and private["id"] not in listed
    assert marek.sit(private, 1).status_code == 403
    assert marek.sit(table, 1).status_code == 200
    assert marek.sit(table, 2).status_code == 409, "one seat for one person"
    begun = livia.post(f"/api/tables/{table['id']}/begin").json()
    assert begun["status"] == "playing" and begun["seats"][2]["level"]
    assert len({seat["name"] for seat in begun["seats"]}) == 3


def test_equal_names_are_told_apart(person: Person) -> None:
    livia, other = person("Livia"), person("Livia")
    table = livia.table("roads", "me", "friend")
    assert [seat["name"] for seat in other.sit(table, 1, table["seats"][1]["key"]).json()["seats"]] == [
        "Livia",
        "Livia 2",
    ]


def test_chat(person: Person) -> None:
    livia, _, table = two_at_a_table(person)
    path = f"/api/tables/{table['id']}/chat"
    assert livia.post(path, text="Ave <i>Marek</i>").status_code == 200
    assert livia.post(path, text="x" * 301).status_code == 422 == livia.post(path, text="   ").status_code
    page = livia.get(f"/t/{table['id']}").text
    assert "Ave &lt;i&gt;Marek" in page and "<i>Marek</i>" not in page


@pytest.mark.parametrize(
    "plan",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "roads", "seats": []},
        {"game": "roads", "seats": [{"kind": "me"}] * 2},
        {"game": "roads", "seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]},
        {"game": "roads", "seats": [{"kind": "me"}, {"kind": "cat"}]},
        {"game": "roads", "seats": [{"kind": "me"}] * 11},
        {"game": "roads", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {"side": "upper"}},
    ],
)
def test_tables_that_cannot_be(person: Person, plan: dict[str, Any]) -> None:
    livia = person("Livia")
    answer = livia.post("/api/tables", **plan)
    assert answer.status_code == 422 and answer.json()["detail"].endswith(".")
    assert livia.get("/api/tables").json()["mine"] == []


def test_large_requests_and_other_sites_are_refused(person: Person) -> None:
    livia = person("Livia")
    assert livia.post("/api/guests", name="x" * LARGEST_BODY).status_code == 413
    long = livia.client.post("/api/guests", content=iter([b"{", b" " * LARGEST_BODY, b"}"]), headers=livia.headers)
    assert long.status_code == 413
    for foreign in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
        answer = livia.client.post("/api/guests", json={"name": "Nero"}, headers={**livia.headers, **foreign})
        assert answer.status_code == 403


def test_rates() -> None:
    rates = Rates({"chat": (2, 1000)})
    rates.spend("chat", "livia")
    rates.spend("chat", "livia")
    with pytest.raises(Refused):
        for _ in range(5):
            rates.spend("chat", "livia")
    rates.spend("chat", "marek")
    time.sleep(0.01)
    rates.spend("chat", "livia")


def test_headers_and_friendly_errors(client: Client) -> None:
    page = client.get("/")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "http://" not in page.text.replace("http://www.w3.org", "") and "https://" not in page.text
    missing = client.get("/t/nowhere", headers={"accept": "text/html"})
    assert missing.status_code == 404 and "There is no such table" in missing.text
    assert client.get("/api/nowhere").json()["detail"].endswith(".")
    docs = client.get("/api/docs")
    assert docs.status_code == 200 and "/api/tables/{table_id}/moves" in docs.text
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Ludi"
    for path in ("/static/../app.py", "/static/games/roads/../rules.py", "/static/games/roads/rules.py"):
        assert client.get(path).status_code == 404


def test_preselected_options_are_for_people(person: Person) -> None:
    """People planning a game of Roads to Rome find the head start preselected; those who play at once get it; programs
    do not.
    """
    livia = person("Livia")
    assert '<option value="head start" selected>' in livia.get("/new/roads").text
    hall = livia.client.site.hall
    made = hall.get(livia.table("roads", "me", "easy")["id"]).match
    assert made is not None and made.options == {}
    fields = {"name": "Livia", "seat0": "me", "seat1": "easy", "start": "head start"}
    answer = livia.client.post("/new/roads", data=fields, headers=livia.headers)
    planned = hall.get(answer.headers["location"][3:]).match
    at_once = livia.client.post("/play/roads", headers=livia.headers)
    played = hall.get(at_once.headers["location"][3:]).match
    assert planned is not None and played is not None and planned.options == played.options == {"start": "head start"}
