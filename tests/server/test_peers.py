"""Several processes over one PostgreSQL: two applications here, as if on two machines."""

import asyncio
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

import ludi
from ludi.bots.analysis import Analysis
from ludi.kernel.errors import LudiError
from ludi.server import peers, queries, schema
from ludi.server.distant import Helper
from ludi.server.run import application, serve
from ludi.server.store import Store
from ludi.server.thinkers import Thinkers
from tests.postgres import Cluster
from tests.serving import awaited

from .conftest import AtRandom, Client, Guest, serving
from .test_api import until, whose_turn
from .test_live import listening

Pair = tuple[Client, Client]


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    address, tmp_path = postgres.database(), tmp_path_factory.mktemp("unused")
    with serving(tmp_path, database=address) as one, serving(tmp_path, database=address) as two:
        yield one, two


def at(guest: Guest, client: Client) -> Guest:
    """The same person, talking to another process."""
    other = Guest.nobody(client)
    other.headers = guest.headers
    return other


def people(pair: Pair, game: str = "roads") -> tuple[Guest, Guest, dict[str, Any]]:
    """Livia uses the first process, Marek the second."""
    livia, marek = Guest(pair[0], "Livia"), Guest(pair[1], "Marek")
    table = livia.table(game, "me", "friend")
    assert marek.sit(table, 1, table["seats"][1]["key"]).json()["status"] == "playing"
    return livia, marek, table


def test_a_game_over_two_processes(pair: Pair) -> None:
    """Each is used in turn, and always knows about the other's moves; pages on both are updated."""
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
    assert pages[0] == pages[1], "both draw the same, including who is present"


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


def test_all_processes_know_who_is_present(pair: Pair) -> None:
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
    """Whoever claims them has them, until its signs of life stop."""
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
        await one.store.write(queries.beat(one.me), queries.remove_dead(0.2))  # nothing was heard from the second
        assert await one.claim("bots t")
        one.mine.clear()
        assert await one.claim("bots t"), "its own claim, whose reply was lost"
        assert not await two.claim("bots u"), "processes taken for dead claim nothing"
        two.hall = SimpleNamespace(open={})  # type: ignore[assignment]
        await two.live_on()
        assert await two.claim("bots u") and not await two.claim("bots t")

    stores = [Store(address), Store(address)]
    awaited(compete())
    for store in stores:
        store.close()


def test_an_analysis_elsewhere_is_told_and_taken_over(postgres: Cluster, tmp_path: Path) -> None:
    """While another process works on it, it counts as running; when that process dies, this one continues."""
    address = postgres.database()

    class Slow(AtRandom):
        def start(self) -> None:
            self.deep = [self.quick]

        async def look_back(self, *_asked: Any) -> dict[str, Any]:
            await asyncio.sleep(600)
            return {}

    with serving(tmp_path, lambda: Slow(deep=0), database=address) as one:
        livia, hall = Guest(one, "Livia"), one.site.hall
        table = livia.table("roads", "easy", "easy")
        path = f"/api/tables/{table['id']}/analysis"
        livia.get(f"/t/{table['id']}")
        until(lambda: livia.see(table)["status"] == "over", 60)
        assert not livia.get(path).json()["running"]
        other = Store(address)
        awaited(other.write(queries.arrive(other.process), queries.claim(f"analysis {table['id']} 0", other.process)))
        awaited(other.write(queries.save_analysis(table["id"], False, 40, False, Analysis("hard").data())))
        until(lambda: other.process in hall.services.peers.alive, 10)
        told = livia.get(path).json()
        assert told["running"] and told["total"] == 40
        assert livia.post(path, open=False).json()["running"] and not one.site.analysts.works
        awaited(other.write(queries.leave(other.process)))
        other.close()
        until(lambda: bool(one.site.analysts.works), 10)
        assert livia.get(path).json()["running"]


ANSWERS = "import sys, json\nfor line in sys.stdin:\n    print(json.dumps({'action': -1}), flush=True)\n"
HANGS = "import sys, time, json\nfor line in sys.stdin:\n    asked = json.loads(line)\n    " + (
    "time.sleep(600) if asked['who'] else print(json.dumps({'action': -1}), flush=True)\n"
)


def test_workers_elsewhere_think_and_are_replaced(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server without workers asks them; questions of a worker taken for dead go to another one."""
    monkeypatch.setattr("ludi.server.hall.new_seed", lambda: "0")  # with this seed the bot begins
    address = postgres.database()

    async def help_out(script: str, until: Callable[[], bool]) -> None:
        store = Store(address)
        helping = asyncio.create_task(Helper(store, Thinkers(1, command=[sys.executable, "-c", script])).run())
        async with asyncio.timeout(120):
            while not until():
                await asyncio.sleep(0.02)
        if script is HANGS:  # as if killed
            await store.write(queries.leave(store.process))
        helping.cancel()
        await asyncio.gather(helping, return_exceptions=True)
        store.close()

    with serving(tmp_path, lambda: Thinkers(deep=0), database=address) as client, ThreadPoolExecutor(2) as both:
        livia, thinkers, store, over = Guest(client, "Livia"), client.site.thinkers, client.site.store, Event()
        hanging = both.submit(asyncio.run, help_out(HANGS, lambda: bool(store.read(TAKEN))))
        until(lambda: thinkers.ready == set(ludi.catalogue()) and thinkers.able, 60)
        table = livia.table("roads", "easy", "me")
        hanging.result()
        assert livia.see(table)["to_move"] == 0
        answering = both.submit(asyncio.run, help_out(ANSWERS, over.is_set))
        until(lambda: livia.see(table)["to_move"] == 1, 30)
        until(lambda: not store.read(select(schema.thoughts)), 10)
        over.set()
        answering.result()
        until(lambda: not thinkers.able and not thinkers.ready, 15)


TAKEN = select(schema.thoughts.c.id).where(schema.thoughts.c.worker.is_not(None))


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


@pytest.mark.parametrize("several", [False, True])
def test_one_of_several_waits_for_a_database_that_is_away(several: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it exited, uvicorn would terminate all others, too."""
    tries: list[dict[str, Any]] = []

    def create(**options: Any) -> str:
        tries.append(options)
        if len(tries) < 3:
            raise LudiError("It is away.")
        return "application"

    monkeypatch.setattr("ludi.server.app.create_app", create)
    if several:
        assert application(False, (), several) == "application"  # type: ignore[comparison-overlap]
    else:
        with pytest.raises(LudiError):
            application(False, (), several)
    assert len(tries) == (3 if several else 1)


@pytest.mark.parametrize(
    ("database", "processes", "said"),
    [
        ("mysql://somewhere/ludi", 1, "takes the address of a PostgreSQL"),
        ("nonsense", 1, "takes the address of a PostgreSQL"),
        ("postgresql://ludi:hush@127.0.0.1:1/ludi", 1, r"ludi:\*\*\*@127"),
        ("", 2, "--processes needs a database"),
    ],
)
def test_wrong_settings_are_explained(database: str, processes: int, said: str, tmp_path: Path) -> None:
    with pytest.raises(LudiError, match=said):
        serve("127.0.0.1", 0, tmp_path, False, database=database, processes=processes)
