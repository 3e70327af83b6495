"""My games and statistics, and all data about a guest in one file."""

import io
import json
import re
import time
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import insert

import ludi
from ludi.bots.analysis import Analysis
from ludi.kernel.record import Record
from ludi.server import mine, queries, schema, statistics
from ludi.server.statistics import Filter, Played, Rival

from .conftest import Guest, Person, serving
from .test_api import BOT
from .test_score import played

FLAVIA, EASY = Rival("f", "Flavia", None, 1), Rival("bot-easy", "Corvus", "easy", 2)


def game(name: str, seat: int, points: list[int], *rivals: Rival, ended: float = 0.0) -> Played:
    sheets = [{"routes": n, "total": n} for n in points]
    places = [1 + sum(other > n for other in points) for n in points]
    return Played(f"{name}{ended}", name, ended, ended, seat, places, sheets, list(rivals))


GAMES = [
    game("roads", 0, [50, 40], FLAVIA, ended=3),
    game("roads", 1, [60, 20, 10], FLAVIA, EASY, ended=2),
    game("trajan", 0, [90, 80], EASY, ended=1),
]


def test_everything_is_counted() -> None:
    found = statistics.counted(GAMES)
    assert (found.total.games, found.total.won) == (3, 2)
    roads = found.games["roads"]
    assert (roads.games, roads.won, roads.places[:3], roads.points) == (2, 1, [1, 1, 0], [20, 50])
    assert roads.average == 35
    assert found.streak == 1 and statistics.counted([GAMES[0], GAMES[2], GAMES[1]]).streak == 2
    rivals = {of.rival.key: (of.games, of.won) for of in found.rivals if of.rival}
    assert rivals == {"f": (2, 1), "bot-easy": (2, 1)}
    assert [(tally.games, tally.won) for tally in found.seats] == [(2, 2), (1, 0)]
    routes = statistics.of_sources(GAMES, "roads")[0]
    assert (routes.name, routes.mine, routes.winners) == ("routes", 35, 55)


def test_lists_are_filtered() -> None:
    def shown(**wanted: Any) -> list[float]:
        return [played.ended for played in GAMES if Filter(**wanted).passes(played)]

    assert shown() == [3, 2, 1]
    assert shown(game="roads") == [3, 2]
    assert shown(rival="bot-easy") == [2, 1]
    assert shown(result="won") == [3, 1]
    assert shown(result="lost") == [2]
    assert shown(players=3) == [2]
    assert shown(game="roads", result="won", players=3) == []


def id_of(guest: Guest) -> str:
    return str(guest.client.site.guests.signer.loads(guest.headers["authorization"].split()[1]))


def keep_games(livia: Guest, number: int, status: str = "over", result: Any = None) -> None:
    """Finished games, as stored."""
    sources = ludi.load("roads").sources
    sheets = [{**dict.fromkeys(sources, n), "total": n * len(sources)} for n in (3, 2)]
    kept = {"places": [1, 2], "sheet": sheets} if result is None else result
    tables, seats = [], []
    for n in range(number):
        row = {"id": f"kept-{id_of(livia)}-{status}-{n}", "game": "roads", "options": {}, "seed": "0", "public": 0}
        row |= {"status": status, "names": ["Livia", "Corvus"], "result": kept, "made": 1.0, "moved": time.time()}
        tables.append(row)
        for seat, who in enumerate(({"guest": id_of(livia)}, {"level": BOT})):
            values = {"table_id": row["id"], "seat": seat, "name": "x", "key": "", "guest": None, "level": None}
            seats.append(values | who)
    with livia.client.site.store.engine.begin() as connection:
        connection.execute(insert(schema.tables), tables)
        connection.execute(insert(schema.seats), seats)


def test_the_page_counts_what_is_kept(person: Person) -> None:
    livia, marek = person("Livia"), person("Marek")
    table = played(livia, "tali")
    keep_games(livia, 3)
    keep_games(livia, 1, status="abandoned")
    keep_games(livia, 1, status="earlier", result={})
    page = livia.get("/me").text
    assert "4 finished games" in page
    assert f'href="/t/{table["id"]}/score"' in page
    assert page.count('<a class="gr"') == 4
    only = livia.get("/me?game=tali&period=year&show=1").text
    assert only.count('<a class="gr"') == 1 and "1 of 1" in only
    assert "No game matches" in livia.get("/me?rival=nobody").text
    assert "style=" not in page
    assert "No finished games here yet" in marek.get("/me").text
    assert Guest.nobody(livia.client).get("/me").status_code == 200
    for odd in ("?period=x", "?game=%3Cb%3E", "?show=-5", "?sources=nothing"):
        answer = livia.get(f"/me{odd}")
        assert answer.status_code == 200 and "<b>" not in answer.text.split("<form class=", 1)[1].split("</form>")[0]
    answer = livia.post(f"/t/{table['id']}/remove")
    assert answer.status_code == 303
    assert "3 finished games" in livia.get("/me").text, "games removed from the list no longer count"


def test_hours_and_mistakes_are_counted(person: Person) -> None:
    livia = person("Livia")
    keep_games(livia, 2)
    store, tables = livia.client.site.store, [f"kept-{id_of(livia)}-over-{n}" for n in range(2)]
    times = [(0, 0.0), (1, 60.0), (2, 9060.0), (3, 9120.0)]  # a long pause counts as five minutes
    with store.engine.begin() as connection:
        rows = [{"table_id": tables[0], "number": n, "seat": 0, "action": 0, "at": at} for n, at in times]
        connection.execute(insert(schema.entries), rows)
    assert statistics.hours(statistics.finished(store, id_of(livia))) == (60 + statistics.PAUSE + 60) / 3600
    analysis = Analysis("hard")
    for n, (seat, mark) in enumerate([(0, "blunder"), (1, "blunder"), (0, "slip"), (0, "slip"), (0, "best")]):
        analysis.add({"n": n, "seat": seat, "best": 0, "mark": mark})
    save = queries.save_analysis
    with store.engine.begin() as connection:
        connection.execute(save(tables[0], False, 5, True, analysis.data()))
        connection.execute(save(tables[1], False, 5, False, analysis.data()))  # unfinished
    page = livia.get("/me").text
    assert "2 finished games, 2 won, 0.1 hours at the table, longest winning streak: 2" in re.sub(r"\s+", " ", page)
    assert page.count("2 slips, 1 blunder") == 1
    assert livia.get("/api/guests/me/statistics").json()["hours"] == 0.12


def test_thousands_of_games_are_a_page_like_any(person: Person, monkeypatch: Any) -> None:
    """Two queries and eight rows, however many there are."""
    livia = person("Livia")
    keep_games(livia, 2000)
    queries: list[Any] = []
    read = livia.client.site.store.read

    def counted(query: Any) -> Any:
        queries.append(query)
        return read(query)

    monkeypatch.setattr(livia.client.site.store, "read", counted)
    answer = livia.get("/me")
    assert "2,000 finished games" in answer.text and len(queries) <= 3
    assert len(answer.text) < 100_000


def test_a_result_that_cannot_be_read_spoils_no_other(tmp_path: Path) -> None:
    with serving(tmp_path) as client:  # a separate server, as other tests have tables in the shared one
        livia = Guest(client, "Livia")
        keep_games(livia, 2)
        with client.site.store.engine.begin() as connection:
            connection.exec_driver_sql(
                "UPDATE tables SET result = '{broken' WHERE id = ?", (f"kept-{id_of(livia)}-over-0",)
            )
        assert "1 finished game," in livia.get("/me").text


def test_programs_get_the_same(person: Person) -> None:
    livia = person("Livia")
    keep_games(livia, 2)
    told = livia.get("/api/guests/me/statistics").json()
    assert (told["games"], told["won"]) == (2, 2)
    assert told["by_game"]["roads"]["places"] == [2, 0, 0, 0, 0]
    assert told["opponents"] == [{"name": "", "level": BOT, "games": 2, "won": 2}]
    assert Guest.nobody(livia.client).get("/api/guests/me/statistics").status_code == 401


def exported(guest: Guest, path: str) -> zipfile.ZipFile:
    answer = guest.get(path)
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert archive.testzip() is None
    return archive


def test_everything_about_a_guest_in_one_file(person: Person) -> None:
    livia, marek = person("Livia"), person("Marek")
    over, running = played(livia, "tali"), livia.table("glory", "me", BOT)
    livia.post(f"/api/tables/{running['id']}/chat", text="Ave!")
    marek.post(f"/api/tables/{running['id']}/chat", text="Salve!")
    for path in ("/me/export", "/api/guests/me/export"):
        archive = exported(livia, path)
        told = {name: archive.read(name).decode() for name in archive.namelist()}
        profile = json.loads(told["profile.json"])
        assert profile["name"] == "Livia" and profile["coach"] is False
        tables = {row["id"]: row for row in json.loads(told["tables.json"])}
        assert set(tables) == {over["id"], running["id"]}
        assert tables[over["id"]]["result"]["places"] and tables[over["id"]]["seat"] == 1
        assert [line["text"] for line in json.loads(told["chat.json"])] == ["Ave!"]
        assert json.loads(told["statistics.json"])["games"] == 1
        records = [name for name in told if name.startswith("records/")]
        assert records == [f"records/tali-{over['id']}.jsonl"], "none for a running game: it tells what is hidden"
        assert Record.loads(told[records[0]]).replay(ludi.load("tali")).over
        seed = livia.client.site.hall.get(running["id"]).seed
        assert all(seed not in text and str(int(seed, 16)) not in text for text in told.values())
        keys = re.findall(r'"key": "[\w-]{8,}"', "".join(told.values()))
        assert not keys
    assert Guest.nobody(livia.client).get("/me/export").status_code == 401


def test_opponents_are_told_apart_but_not_given_away() -> None:
    class Seat:
        guest, level = "secret-id", None

    assert Seat.guest not in statistics._key(Seat()) and statistics._key(Seat()) == statistics._key(Seat())


def test_a_day_has_its_year_if_it_is_another_one() -> None:
    assert re.fullmatch(r"\w+ \d+", str(mine.day(time.time())))
    assert "2019" in str(mine.day(1_560_000_000))
