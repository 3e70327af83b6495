"""Replays: every moment, for those who may see it; tables continued from one; imported records."""

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from ludi.kernel.record import Record
from ludi.server import replay
from ludi.server.guard import LARGEST_RECORD
from ludi.server.refused import Refused
from ludi.server.table import Table
from tests.contract.play import seats_near

from .conftest import Client, Guest, Person, serving
from .test_api import two_at_a_table

GAMES = list(ludi.catalogue())


def played(name: str, decisions: int = 10_000, players: int = 2, seed: int = 5) -> Match:
    """A random game, to its end or only so far."""
    match, chance = ludi.load(name).new(players, seed, names=["Livia", "Marek", "Jana"][:players]), random.Random(seed)
    while not match.over and len(match.steps) < decisions:
        match.apply(chance.choice(match.legal_actions()))
    return match


def bring(guest: Guest, match: Match) -> dict[str, Any]:
    return brought(guest, match.record().dumps()).json()  # type: ignore[no-any-return]


def brought(guest: Guest, text: str | bytes) -> Any:
    return guest.client.post("/api/records", content=text, headers=guest.headers)


def play_some(table: dict[str, Any], people: tuple[Guest, Guest], decisions: int) -> None:
    """Two people decide at random."""
    chance = random.Random(3)
    for _ in range(decisions):
        seen = people[0].see(table)
        if seen["status"] == "over":
            return
        who = people[seen["to_move"]]
        seen = who.see(table)
        who.move(table, seen["number"], chance.choice(seen["choices"])["action"])


# ---------------------------------------------------------------- moments


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_finished_game_is_shown_from_every_seat(person: Person, client: Client, name: str) -> None:
    livia, match = person("Livia"), played(name)
    table = bring(livia, match)
    assert table["status"] == "over" and table["seat"] is None
    here = client.site.hall.get(table["id"])
    for n in (0, 1, len(match.steps) // 2, len(match.steps)):
        then = replay.moment(here, n)
        assert len(then.steps) == n and bytes(then) == bytes(match.at(n)) and then.log == match.at(n).log
        for look in ("", "&seat=0", "&seat=1", "&open=1", "&open=1&seat=1"):
            page = client.get(f"/t/{table['id']}/replay?at={n}{look}")
            told = client.get(f"/t/{table['id']}/replay/{n}{look.replace('&', '?', 1)}").json()
            assert page.status_code == 200 and f'data-at="{n}"' in page.text
            assert told["at"] == n and told["last"] == len(match.steps)
            assert not re.search(r"is-legal|role=\"button\"|data-offer", "".join(told["regions"].values()))
            for html in told["regions"].values():
                assert html.strip() in page.text
    assert client.get(f"/t/{table['id']}/replay?at={len(match.steps) + 1}").status_code == 404
    assert client.get(f"/t/{table['id']}/replay?at=-1").status_code == 404
    assert client.get(f"/t/{table['id']}/replay?seat=7").status_code == 404


@pytest.mark.parametrize("name", GAMES)
def test_open_replays_show_what_a_seat_does_not_see(name: str) -> None:
    """If the game hides anything; and everybody then sees the same players."""
    match = played(name, 40, seats_near(name, 3))
    hidden = False
    for n in range(len(match.steps)):
        then = match.at(n)
        seen = [then.view(seat, everything=True)["players"] for seat in range(match.players)]
        assert all(one == seen[0] for one in seen)
        assert [then.view(seat)["players"][seat] for seat in range(match.players)] == seen[0]
        hidden |= then.view(None)["players"] != seen[0]
    assert hidden == any(bytes(match.at(n).imagined(0, 1)) != bytes(match.at(n).imagined(1, 1)) for n in range(9, 20))


def test_what_was_taken_back_is_not_shown(person: Person, client: Client) -> None:
    livia, marek, table = two_at_a_table(person)
    who = (livia, marek)[livia.see(table)["to_move"]]
    seen = who.see(table)
    who.move(table, seen["number"], seen["choices"][0]["action"])
    who.post(f"/api/tables/{table['id']}/undo", number=who.see(table)["number"])
    seen = who.see(table)
    who.move(table, seen["number"], seen["choices"][1]["action"])
    match = replay.whole(client.site.hall.get(table["id"]))
    assert [step.action for step in match.steps] == [seen["choices"][1]["action"]]
    assert who.get(f"/t/{table['id']}/replay/1").json()["last"] == 1


def test_decisions_are_listed_under_their_rounds(person: Person, client: Client) -> None:
    livia, match = person("Livia"), played("glory")
    table = bring(livia, match)
    found = replay.chapters(replay.whole(client.site.hall.get(table["id"])), replay.Eyes(None, everything=True))
    assert [decision.at for chapter in found for decision in chapter.decisions] == list(range(1, len(match.steps) + 1))
    headings = [str(one.words) for entry in match.log for one in entry.events if one.kind == "round"]
    assert [str(chapter.title) for chapter in found if "Round" in str(chapter.title)] == headings[: len(found)]
    assert found[0].decisions[0].turns and sum(one.turns for one in found[0].decisions) > 1


def test_log_lines_lead_to_their_moment(person: Person) -> None:
    livia, marek, table = two_at_a_table(person)
    play_some(table, (livia, marek), 6)
    for page in (f"/t/{table['id']}", f"/t/{table['id']}/log"):
        found = {int(n) for n in re.findall(rf"/t/{table['id']}/replay\?at=(\d+)", livia.get(page).text)}
        assert found and found <= set(range(7))


# ---------------------------------------------------------------- what is hidden stays hidden


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_shows_everybody_their_own_view_only(person: Person, client: Client, name: str) -> None:
    livia, marek, table = two_at_a_table(person, name)
    play_some(table, (livia, marek), 24)
    stranger, path = Guest.nobody(client), f"/t/{table['id']}/replay"
    for guest, own in ((livia, 0), (marek, 1), (stranger, None)):
        assert guest.get(path).status_code == guest.get(f"{path}/3").status_code == 200
        for look in ("open=1", *(f"seat={seat}" for seat in range(2) if seat != own), f"open=1&seat={own or 0}"):
            for refused in (guest.get(f"{path}?at=3&{look}"), guest.get(f"{path}/3?{look}")):
                assert refused.status_code == 403, look
    assert stranger.get(f"{path}?at=3").text != ""


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_does_not_depend_on_what_is_hidden(person: Person, client: Client, name: str) -> None:
    """In every other world that fits what a seat knew at each moment, its replay is the same, byte for byte."""
    livia, marek, table = two_at_a_table(person, name)
    play_some(table, (livia, marek), min(30, len(played(name).steps) // 3))
    here = client.site.hall.get(table["id"])
    true, now = replay.whole(here), here.match
    moments = range(0, len(true.steps) + 1, 3)
    for guest, viewer in ((livia, 0), (marek, 1), (Guest.nobody(client), None)):

        def pages(guest: Guest = guest) -> list[str]:
            return [guest.get(f"/t/{table['id']}/replay{form}{n}").text for n in moments for form in ("?at=", "/")]

        before = pages()
        worlds = [true.at(n).imagined(viewer, 9 + n) for n in range(len(true.steps) + 1)]
        other = worlds[-1]
        other.steps = [
            replace(step, before=bytes(world))
            if step.seat == viewer
            else replace(step, before=bytes(world), action=0, kind="secret", parts={"secret": True})
            for step, world in zip(true.steps, worlds, strict=False)
        ]
        replay._wholes[here], here.match = replay.Whole(other, here.number), other
        try:
            assert pages() == before
        finally:
            replay._wholes[here], here.match = replay.Whole(true, here.number), now


def test_a_game_of_other_rules_says_so(person: Person, client: Client) -> None:
    livia = person("Livia")
    table = bring(livia, played("roads"))
    here = client.site.hall.get(table["id"])
    here.start = played("roads", seed=6).at(0).position()  # from there, the entries lead elsewhere
    replay._wholes.pop(here, None)
    answer = client.get(f"/t/{table['id']}/replay", headers={"accept": "text/html"})
    assert answer.status_code == 409 and "The rules have changed since this game was played" in answer.text


# ---------------------------------------------------------------- what if


def go_on(guest: Guest, table: dict[str, Any], at: int, *seats: str, **more: Any) -> Any:
    plan = [{"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "level": seat} for seat in seats]
    start = {"table": table["id"], "at": at, **more}
    return guest.post("/api/tables", game=table["game"], seats=plan, start=start)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_continued_from_a_moment_survives_a_restart(tmp_path: Path, name: str) -> None:
    match = played(name)
    at = len(match.steps) // 2
    with serving(tmp_path) as client:
        livia = Guest(client, "Livia")
        old = bring(livia, match)
        entries = client.get(f"/api/tables/{old['id']}/record").text
        me = match.at(at).to_move or 0
        new = go_on(livia, old, at, *("me" if seat == me else "easy" for seat in range(2))).json()
        assert new["status"] == "playing" and [seat["name"] for seat in new["seats"]][1 - me] == match.names[1 - me]
        here = client.site.hall.get(new["id"])
        assert here.match is not None and here.match.view(me)["players"] == match.at(at).view(me)["players"]
        assert list(here.match.state.key) != list(match.state.key), "it has chance of its own"
        livia.move(new, 0, new["choices"][0]["action"])
        assert client.get(f"/api/tables/{old['id']}/record").text == entries
    with serving(tmp_path) as client:
        livia.client = client
        here = client.site.hall.get(new["id"])
        assert here.match is not None and here.match.steps[0].action == new["choices"][0]["action"]
        assert here.match.start_position is not None
        livia.post(f"/api/tables/{new['id']}/seats/{me}/stand-in", level="easy")
        end(client, here)
        assert client.get(f"/t/{new['id']}/replay?at=0").status_code == 200
        again = Record.loads(client.get(f"/api/tables/{new['id']}/record").text).replay(ludi.load(name))
        assert bytes(again) == bytes(replay.whole(here))


def end(client: Client, table: Table) -> None:
    """Let bots play to the end."""
    from .test_api import until

    def over() -> bool:
        client.get(f"/t/{table.id}")
        return table.status == "over"

    table.viewers._looked = float("inf")
    until(over)


@pytest.mark.parametrize("name", GAMES)
def test_players_may_continue_a_running_game_as_they_know_it(person: Person, client: Client, name: str) -> None:
    livia, marek, table = two_at_a_table(person, name)
    play_some(table, (livia, marek), 20)
    here = client.site.hall.get(table["id"])
    now = len(replay.whole(here).steps)
    with pytest.raises(Refused):
        replay.go_on(here, now, None, False)
    assert go_on(person("Jana"), table, now, "me", "easy").status_code == 403
    then = replay.moment(here, now)
    worlds = [ludi.load(name).from_position(replay.go_on(here, now, seat.guest, False)) for seat in here.seats]
    for seat, world in enumerate(worlds):
        assert world.view(seat) == then.view(seat)
        assert list(world.state.key) != list(then.state.key)
    assert go_on(livia, table, now, "me", "friend").json()["status"] == "waiting"


def test_nobody_continues_from_the_end_or_with_other_players(person: Person, client: Client) -> None:
    livia, match = person("Livia"), played("roads")
    table = bring(livia, match)
    last = len(match.steps)
    for wrong, status in (
        (go_on(livia, table, last, "me", "easy"), 422),
        (go_on(livia, table, last + 1, "me", "easy"), 404),
        (go_on(livia, table, 3, "me", "easy", "easy"), 422),
        (go_on(livia, {**table, "game": "glory"}, 3, "me", "easy"), 422),
        (go_on(livia, {**table, "id": "none"}, 3, "me", "easy"), 404),
    ):
        assert wrong.status_code == status and wrong.json()["detail"], wrong.text
    form = client.get(f"/t/{table['id']}/what-if?at=3", headers=livia.headers)
    assert form.status_code == 200
    made = client.post(
        f"/t/{table['id']}/what-if",
        data={"at": "3", "seat0": "me", "seat1": "hard", "deal": "anew", "name": "Livia"},
        headers=livia.headers,
        follow_redirects=False,
    )
    assert made.status_code == 303 and made.headers["location"].startswith("/t/")


# ---------------------------------------------------------------- records


def test_a_record_becomes_a_table_and_a_record_again(person: Person, client: Client) -> None:
    livia, match = person("Livia"), played("trajan", players=3)
    text = match.record().dumps()
    table = brought(livia, text).json()
    assert client.get(f"/api/tables/{table['id']}/record").text == text
    assert client.get(f"/t/{table['id']}/score").status_code == 200
    mine = [line["id"] for line in livia.get("/api/tables").json()["mine"]]
    assert table["id"] in mine
    assert livia.client.delete(f"/api/tables/{table['id']}", headers=livia.headers).status_code == 204
    assert client.get(f"/t/{table['id']}").status_code == 404


def test_an_unfinished_record_and_one_from_a_position_can_be_replayed(person: Person, client: Client) -> None:
    livia, half = person("Livia"), played("glory", 30)
    table = bring(livia, half)
    assert table["status"] == "record" and table["choices"] == []
    assert client.get(f"/t/{table['id']}", follow_redirects=False).headers["location"].endswith("/replay")
    assert client.get(f"/t/{table['id']}/replay?at=30&open=1").status_code == 200
    assert livia.move(table, 30, half.legal_actions()[0]).status_code == 403
    later = ludi.load("glory").from_position(half.position())
    later.apply(later.legal_actions()[0])
    table = bring(livia, later)
    assert bytes(replay.whole(client.site.hall.get(table["id"]))) == bytes(later)


def test_a_record_with_words_is_converted(person: Person, client: Client) -> None:
    match = played("roads")
    lines = [json.loads(line) for line in match.record().dumps().splitlines()]
    lines[0]["ludi"] = 2
    for line, step in zip(lines[1:-1], match.steps, strict=True):
        del line["kind"], line["parts"]
        line["words"] = str(match.move_of(step).words)
    table = brought(person("Livia"), "\n".join(map(json.dumps, lines))).json()
    assert client.get(f"/api/tables/{table['id']}/record").text == match.record().dumps()


RECORD = played("roads", seed=8).record().dumps()
HEAD, *REST = RECORD.splitlines()


def head(**changes: Any) -> str:
    return "\n".join([json.dumps(json.loads(HEAD) | changes), *REST])


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "not a Ludi record"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "not even text"),
        (b"[Event \"chess\"]\n1. e4 e5", "not readable as JSON"),
        (b"[" * 100_000, "not readable as JSON"),
        (b'{"ludi": ' + b"9" * 50_000 + b"}", "not readable as JSON"),
        (RECORD[:-900].encode(), "Line"),
        ("\n".join(RECORD.splitlines()[:9]).encode(), "the record stops here"),
        (head(ludi=1).encode(), "earlier version"),
        (head(ludi=4).encode(), "not known here"),
        (head(game="chess").encode(), "“chess” is not installed here"),
        (head(game="trajan").encode(), "Line"),
        (head(names=["", "Marek"]).encode(), "names have 1 to 24"),
        (head(names=["L" * 25, "Marek"]).encode(), "names have 1 to 24"),
        (head(seed=-1).encode(), "Line 1"),
        (head(options=[1, 2]).encode(), "Line 1"),
        (head(position={"players": ["a", "b"], "to_move": [1], "built": {"a": {"b": 1}}}).encode(), "Line 1"),
        ("\n".join([HEAD, *REST[:-1], '{"end": [1]}']).encode(), "expected an object"),
        ("\n".join([HEAD, *REST[:-1], '{"end": {"over": false}}']).encode(), "the record ends with over false"),
    ],
)  # fmt: skip
def test_invalid_records_get_an_explanation_and_no_table(person: Person, content: bytes, complaint: str) -> None:
    livia = person("Livia")
    answer = brought(livia, content)
    assert answer.status_code == 422 and complaint in answer.json()["detail"], answer.text
    assert livia.get("/api/tables").json()["mine"] == []


def test_records_need_a_sender_and_a_limited_size(person: Person, client: Client) -> None:
    answer = brought(person("Livia"), b" " * (LARGEST_RECORD + 1))
    assert answer.status_code == 413 and "1,000 kB" in answer.json()["detail"]
    assert brought(person("Livia"), b" " * (LARGEST_RECORD + 100_000)).status_code == 413
    assert brought(Guest.nobody(client), RECORD).status_code == 401


def test_a_file_is_chosen_on_the_page(person: Person, client: Client) -> None:
    livia = person("Livia")
    sent = client.post("/records", files={"record": ("game.jsonl", RECORD.encode())}, headers=livia.headers)
    assert sent.status_code == 303 and client.get(sent.headers["location"]).status_code == 200
    page = {**livia.headers, "accept": "text/html"}
    for files, complaint in (
        ({"record": ("", b"")}, "Choose a file first"),
        ({"record": ("a.txt", b"hello")}, "not readable as JSON"),
        ([("record", ("a", RECORD)), ("record", ("b", RECORD))], "one record at a time"),
    ):
        answer = client.post("/records", files=files, headers=page)
        assert answer.status_code == 422 and complaint in answer.text
    assert client.post("/records", content=b"x", headers={**page, "content-type": "text/plain"}).status_code == 422


def test_a_form_within_forms_is_no_file(person: Person, client: Client) -> None:
    nested = "".join(f"--{n}\r\nContent-Type: multipart/mixed; boundary={n + 1}\r\n\r\n" for n in range(2000))
    for form in ("multipart/form-data; boundary=0", 'multipart/form-data; boundary="', "multipart/form-data"):
        headers = {**person("Livia").headers, "content-type": form}
        answer = client.post("/records", content=nested, headers=headers)
        assert answer.status_code == 422 and "Choose a file first" in answer.text


# ---------------------------------------------------------------- links that are shared


def test_a_shared_link_tells_what_everybody_may_see(person: Person, client: Client) -> None:
    livia, marek, table = two_at_a_table(person, "glory")
    play_some(table, (livia, marek), 12)
    page = client.get(f"/t/{table['id']}").text
    assert '<meta property="og:title" content="Glory to Rome · Ludi">' in page
    assert "Livia and Marek are playing." in page
    image = re.search(r'og:image" content="([^"]+)"', page)
    assert image is not None and image[1].startswith("http://127.0.0.1")
    answer = client.get(image[1])
    assert answer.headers["content-type"] == "image/png" and answer.content.startswith(b"\x89PNG")
    own = livia.get(f"/t/{table['id']}/replay?at=12").text
    public = client.get(f"/t/{table['id']}/replay?at=12").text
    said = re.compile(r'og:description" content="([^"]*)"')
    assert said.findall(own) == said.findall(public) != []


def test_a_finished_game_is_shared_with_its_result(person: Person, client: Client) -> None:
    match = played("roads")
    table = bring(person("Livia"), match)
    for path in ("", "/score"):
        told = re.findall(r'og:description" content="([^"]*)"', client.get(f"/t/{table['id']}{path}").text)
        assert len(told) == 1 and f"{match.winners()[0]} won" in told[0]


def test_an_invitation_tells_who_is_at_the_table(person: Person, client: Client) -> None:
    table = person("Livia").table("tali", "me", "friend")
    key = client.site.hall.get(table["id"]).seats[1].key
    page = client.get(f"/t/{table['id']}/seat/1/{key}").text
    assert 'og:description" content="Livia at the table; there are free seats."' in page


@pytest.mark.parametrize(("name", "asked"), [("roads", False), ("glory", True)])
def test_only_games_with_hidden_things_are_redealt(person: Person, name: str, asked: bool) -> None:
    livia = person("Livia")
    table = bring(livia, played(name))
    assert ("Hidden cards" in livia.get(f"/t/{table['id']}/what-if?at=5").text) == asked
