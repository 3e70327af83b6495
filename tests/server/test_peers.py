"""Several processes over one PostgreSQL: two applications here, as they would be on two machines."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludi.kernel.errors import LudiError
from ludi.server import peers, queries
from ludi.server.run import serve
from ludi.server.store import Store
from tests.postgres import Cluster
from tests.serving import awaited

from .conftest import Client, Guest, serving
from .test_api import until, whose_turn
from .test_live import listening

Pair = tuple[Client, Client]


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    address, tmp_path = postgres.database(), tmp_path_factory.mktemp("unused")
    with serving(tmp_path, database=address) as one, serving(tmp_path, database=address) as two:
        yield one, two


def at(guest: Guest, client: Client) -> Guest:
    """The same person, who asks another process."""
    other = Guest.nobody(client)
    other.headers = guest.headers
    return other


def people(pair: Pair, game: str = "roads") -> tuple[Guest, Guest, dict[str, Any]]:
    """Livia asks the first process, Marek the second."""
    livia, marek = Guest(pair[0], "Livia"), Guest(pair[1], "Marek")
    table = livia.table(game, "me", "friend")
    assert marek.sit(table, 1, table["seats"][1]["key"]).json()["status"] == "playing"
    return livia, marek, table


def test_a_game_over_two_processes(pair: Pair) -> None:
    """Each is asked in turn, and always knows what was answered by the other; pages of both are told."""
    chance = random.Random(5)
    livia, marek, table = people(pair)
    with listening(livia, f"/t/{table['id']}/live") as events:
        for n in range(12):
            guest, seen = whose_turn(table, livia, marek)
            asked = at(guest, pair[n % 2])
            assert asked.see(table)["number"] == seen["number"]
            if n == 7 and seen["turn"]:
                answer = asked.post(f"/api/tables/{table['id']}/undo", number=seen["number"])
            else:
                answer = asked.move(table, seen["number"], chance.choice(seen["choices"])["action"])
            assert answer.status_code == 200, answer.text
            assert at(guest, pair[1 - n % 2]).see(table)["number"] == answer.json()["number"]
        marek.post(f"/api/tables/{table['id']}/chat", text="Ave")
        versions = [0]
        while "Ave" not in str(update := events.next()):
            versions.append(update["version"])
        assert versions == sorted(set(versions)), "they grow"
    pages = [at(livia, client).get(f"/t/{table['id']}/state").json()["regions"] for client in pair]
    assert pages[0] == pages[1], "drawn by either it is the same, also who is here"


def test_one_of_two_moves_wins(pair: Pair) -> None:
    livia, marek, table = people(pair)
    with ThreadPoolExecutor(2) as both:
        for _ in range(8):
            guest, seen = whose_turn(table, livia, marek)
            actions = [choice["action"] for choice in (seen["choices"] * 2)[:2]]
            moves = [
                both.submit(at(guest, client).move, table, seen["number"], action)
                for client, action in zip(pair, actions, strict=True)
            ]
            assert sorted(move.result().status_code for move in moves) == [200, 409]
    rows = pair[0].site.store.read(queries.entries_from(table["id"], 0))
    assert [row.number for row in rows] == list(range(8))


def test_one_of_two_gets_the_seat(pair: Pair) -> None:
    livia, rivals = Guest(pair[0], "Livia"), [Guest(client, name) for client, name in zip(pair, ("Marek", "Jana"))]
    for _ in range(4):
        table = livia.table("roads", "me", "friend")
        with ThreadPoolExecutor(2) as both:
            key = table["seats"][1]["key"]
            sat = [both.submit(guest.sit, table, 1, key) for guest in rivals]
            assert sorted(answer.result().status_code == 200 for answer in sat) == [False, True]


def test_who_is_here_is_known_everywhere(pair: Pair) -> None:
    livia, marek, table = people(pair)
    until(lambda: not any(seat["away"] for seat in marek.see(table)["seats"] + livia.see(table)["seats"]), 10)
    other = at(livia, pair[1])
    assert other.post(f"/api/tables/{table['id']}/leave").status_code == 200
    assert livia.see(table)["seat"] is None
    lobby = livia.table("roads", "me", "friend")
    assert other.see(lobby)["status"] == "waiting"
    assert other.post(f"/api/tables/{lobby['id']}/leave").status_code == 200
    assert livia.get(f"/api/tables/{lobby['id']}").status_code == 404, "nobody was left there"


def test_bots_are_claimed_and_taken_over(postgres: Cluster) -> None:
    """Who claims them has them, until no sign of life comes any more."""
    address = postgres.database()

    async def compete() -> None:
        one, two = (peers.Peers(store) for store in stores)
        for each in (one, two):
            await each.store.write(queries.arrive(each.me))
        assert await one.claim("bots t") and await one.claim("bots t") and not await two.claim("bots t")
        one.release("bots t")
        await one.store.write()
        assert await two.claim("bots t") and not await one.claim("bots t")
        await asyncio.sleep(0.3)
        await one.store.write(queries.beat(one.me), queries.bury(0.2))  # nothing was heard of the second
        assert await one.claim("bots t")
        one.mine.clear()
        assert await one.claim("bots t"), "its own, of which it has not learned"
        assert not await two.claim("bots u"), "who is taken for dead claims nothing"
        two.hall = SimpleNamespace(open={})  # type: ignore[assignment]
        await two.live_on()
        assert await two.claim("bots u") and not await two.claim("bots t")

    stores = [Store(address), Store(address)]
    awaited(compete())
    for store in stores:
        store.close()


def test_after_a_restart_of_the_database_all_goes_on(postgres: Cluster, pair: Pair) -> None:
    livia, marek, table = people(pair)
    postgres.stop()
    assert livia.client.get("/healthz").status_code == 503
    postgres.start()
    until(lambda: livia.client.get("/healthz").status_code == 200, 20)
    guest, seen = whose_turn(table, livia, marek)
    assert guest.move(table, seen["number"], seen["choices"][0]["action"]).status_code == 200
    with listening(livia, f"/t/{table['id']}/live") as events:
        until(lambda: marek.post(f"/api/tables/{table['id']}/chat", text="Ave").status_code == 200, 20)
        while "Ave" not in str(events.next()):
            pass


@pytest.mark.parametrize(
    ("database", "processes", "said"),
    [
        ("mysql://somewhere/ludi", 1, "takes the address of a PostgreSQL"),
        ("nonsense", 1, "takes the address of a PostgreSQL"),
        ("postgresql://ludi:hush@127.0.0.1:1/ludi", 1, r"ludi:\*\*\*@127"),
        ("", 2, "--processes needs a database"),
    ],
)
def test_what_cannot_be_used_is_told(database: str, processes: int, said: str, tmp_path: Path) -> None:
    with pytest.raises(LudiError, match=said):
        serve("127.0.0.1", 0, tmp_path, False, database=database, processes=processes)
