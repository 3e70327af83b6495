"""Checks that acknowledged moves survive any failure: programs play on real servers that are killed and paused.

python benchmarks/chaos.py --seconds 60             over SQLite with one process, then over PostgreSQL with two
python benchmarks/chaos.py --store postgresql       over one of them only

Something happens every round: a server process is killed (-9), or paused for a while (SIGSTOP, SIGCONT); a bots'
worker is killed; requests break off in the middle; connections are cut, or all their data is delayed, including those
to the database; the clock is set back by an hour, or forward; the disk is full for a second; the database crashes and
comes back. After the last round every acknowledged move must be in the record, every game must be able to continue,
and every page that was open all the time must show the same as a freshly loaded one.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

sys.path.insert(0, str(Path(__file__).parent.parent))

from ludi.server import schema
from ludi.server.store import Store
from tests.postgres import Cluster
from tests.serving import Server

PATIENCE = 90.0  # seconds in which every game must continue after the last round
STOPPED = 1.0  # seconds that a process is paused; now and then longer than others believe it is alive
WAYS = {
    "sqlite": ("kill", "stop", "kill_worker", "drop", "cut", "delay", "set_clock", "fill_disk"),
    "postgresql": ("kill", "stop", "kill_worker", "drop", "cut", "delay", "set_clock", "crash_database"),
}
GAMES = ("roads", "trajan", "glory")
SOCKET = ".s.PGSQL.5432"  # PostgreSQL's, in its folder


class Proxy(threading.Thread):
    """Forwards connections to a port or to a socket's file: it can cut them, and delay their data."""

    def __init__(self, target: int | Path, place: Path | None = None) -> None:
        super().__init__(daemon=True)
        self.target, self.place, self.port = target, place, 0
        self.slowly = 0.0  # seconds that everything is currently delayed
        self.writers: set[asyncio.StreamWriter] = set()
        self.loop, self.ready = asyncio.new_event_loop(), threading.Event()
        self.start()
        self.ready.wait()

    def run(self) -> None:
        self.loop.run_until_complete(self._listen())
        self.loop.run_forever()

    async def _listen(self) -> None:
        if self.place is None:
            server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
        else:
            await asyncio.start_unix_server(self._connect, self.place)
        self.ready.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self.target, Path):
                there, back = await asyncio.open_unix_connection(self.target)
            else:
                there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        try:
            while data := await reader.read(65536):
                if self.slowly:
                    await asyncio.sleep(self.slowly)
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self.writers.discard(writer)
            writer.close()

    def cut(self) -> None:
        """Cut all connections, wherever they are."""

        def abort() -> None:
            for writer in list(self.writers):
                writer.transport.abort()

        self.loop.call_soon_threadsafe(abort)


@dataclass
class Program:
    """Plays against a bot for as long as it may, and remembers every acknowledged move."""

    address: str
    number: int
    acknowledged: dict[tuple[str, int], int] = field(default_factory=dict)  # action by table and number
    errors: Counter[str] = field(default_factory=Counter)
    over: threading.Event = field(default_factory=threading.Event)
    table: str = ""
    token: str = ""

    def run(self) -> None:
        chance = random.Random(self.number)
        while not self.over.is_set():
            try:
                with httpx.Client(base_url=self.address, timeout=20) as client:
                    self.token = self.token or client.post("/api/guests", json={"name": "Automaton"}).json()["token"]
                    client.headers["authorization"] = f"Bearer {self.token}"
                    while not self.over.is_set():
                        self.step(client, chance)
            except (httpx.HTTPError, KeyError, ValueError) as error:
                self.errors[type(error).__name__] += 1
                time.sleep(0.1)

    def step(self, client: httpx.Client, chance: random.Random) -> None:
        if not self.table:
            plan = {
                "game": GAMES[self.number % len(GAMES)],
                "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
            }
            self.table = client.post("/api/tables", json=plan).json()["id"]
        path = f"/api/tables/{self.table}"
        answer = client.get(path)
        seen = answer.json()
        if answer.status_code != 200:
            self.errors[str(answer.status_code)] += 1
        elif seen["status"] == "over":
            self.table = ""
        elif seen["choices"]:
            move = {"number": seen["number"], "action": chance.choice(seen["choices"])["action"]}
            answer = client.post(f"{path}/moves", json=move)
            if answer.status_code == 200:
                self.acknowledged[self.table, move["number"]] = move["action"]
            else:
                self.errors[str(answer.status_code)] += 1
        time.sleep(0.02)


class Page(threading.Thread):
    """The page of a program's table, open all the time, kept up to date as `table.js` does."""

    def __init__(self, program: Program) -> None:
        super().__init__(daemon=True)
        self.program, self.table, self.version = program, "", 0
        self.regions: dict[str, str] = {}
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.is_set():
            if self.table != self.program.table:
                self.table, self.version, self.regions = self.program.table, 0, {}
            try:
                self.listen()
            except (httpx.HTTPError, ValueError):
                pass
            time.sleep(0.2)

    def listen(self) -> None:
        with httpx.Client(base_url=self.program.address, timeout=20) as client:
            client.headers["authorization"] = f"Bearer {self.program.token}"
            with client.stream("GET", f"/t/{self.table}/live?since={self.version}") as stream:
                for line in stream.raise_for_status().iter_lines():
                    if self.over.is_set() or self.table != self.program.table:
                        return
                    if line.startswith("data: "):
                        self.receive(client, json.loads(line[6:]))

    def receive(self, client: httpx.Client, update: dict[str, Any]) -> None:
        if "regions" not in update or update["version"] <= self.version:
            return
        if update["after"] not in (None, self.version):  # an update is missing
            update = client.get(f"/t/{self.table}/state").raise_for_status().json()
        fresh = update["after"] is None
        self.regions = update["regions"] if fresh else self.regions | update["regions"]
        self.version = update["version"]

    def different(self) -> list[str]:
        """The regions that differ from a freshly loaded page."""
        headers = {"authorization": f"Bearer {self.program.token}"}
        try:
            answer = httpx.get(f"{self.program.address}/t/{self.table}/state", headers=headers, timeout=20)
            anew = answer.raise_for_status().json()["regions"]
        except httpx.HTTPError as error:
            return [str(error)]
        return [name for name, html in anew.items() if self.regions.get(name) != html]


@dataclass
class Site:
    """The servers under test, and the ways to disturb them."""

    server: Server
    cluster: Cluster | None
    place: Path | str  # of the store
    proxies: list[Proxy]  # in front of the server, and of the database
    clock: Path
    done: Counter[str] = field(default_factory=Counter)

    def processes(self) -> list[int]:
        """The serving processes."""
        return [pid for pid in children(self.server.process.pid) if "spawn_main" in command(pid)] or [
            self.server.process.pid
        ]

    def workers(self) -> list[int]:
        return [pid for each in self.processes() for pid in children(each) if "ludi.server.worker" in command(pid)]

    def kill(self, chance: random.Random) -> None:
        if self.cluster is None:
            self.server.kill()
            self.server.start()
        else:
            os.kill(chance.choice(self.processes()), signal.SIGKILL)

    def stop(self, chance: random.Random) -> None:
        pid = chance.choice(self.processes())
        os.kill(pid, signal.SIGSTOP)
        time.sleep(STOPPED if chance.random() < 0.7 else 8 * STOPPED)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)

    def kill_worker(self, chance: random.Random) -> None:
        workers = self.workers()
        if workers:
            os.kill(chance.choice(workers), signal.SIGKILL)

    def drop(self, chance: random.Random) -> None:
        """Open connections that end in the middle of a request."""
        for _ in range(20):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.server.port), 5) as connection:
                request = b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{"
                connection.sendall(request[: chance.randrange(1, len(request))])

    def cut(self, chance: random.Random) -> None:
        chance.choice(self.proxies).cut()

    def delay(self, chance: random.Random) -> None:
        """Delay all data by half a second or more."""
        proxy = chance.choice(self.proxies)
        proxy.slowly = 0.5 + chance.random()
        time.sleep(2.0)
        proxy.slowly = 0.0

    def set_clock(self, chance: random.Random) -> None:
        """Set the clock back by an hour, or to some other time."""
        part = self.clock.with_suffix(".part")
        part.write_text(str(float(self.clock.read_text()) + chance.choice([-3600.0, -3600.0, 1800.0])))
        part.replace(self.clock)

    def fill_disk(self, _chance: random.Random) -> None:
        """For a second, let no file of the server grow."""
        pid = self.server.process.pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
        time.sleep(1.0)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))

    def crash_database(self, chance: random.Random) -> None:
        assert self.cluster is not None
        self.cluster.stop()
        time.sleep(chance.random())
        self.cluster.start()

    def round(self, ways: Sequence[str], chance: random.Random) -> None:
        way = ways[sum(self.done.values()) % len(ways)]  # in turn, so that even a short run has all of them
        with suppress(ProcessLookupError):
            getattr(self, way)(chance)
        self.done[way] += 1


def children(pid: int) -> list[int]:
    """A process's children (Linux)."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


@contextmanager
def serving(store: str) -> Iterator[Site]:
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster() if store == "postgresql" else None
        address = cluster.database() if cluster else ""
        more, proxies, clock = list[str](), list[Proxy](), Path(folder) / "clock"
        clock.write_text("0.0")
        if cluster:
            sockets = Path(tempfile.mkdtemp(dir=folder))
            proxies.append(Proxy(cluster.folder / SOCKET, sockets / SOCKET))
            more = [f"--database={address.replace(str(cluster.folder), str(sockets))}", "--processes=2"]
        server = Server(Path(folder) / "data", more=more, clock=clock)
        proxies.append(Proxy(server.port))
        try:
            yield Site(server, cluster, address or Path(folder) / "data" / "ludi.sqlite", proxies, clock)
        finally:
            server.stop()
            if cluster is not None:
                cluster.remove()


@dataclass
class Report:
    rounds: Counter[str]
    moves: int
    lost: list[str]
    stuck: list[str]
    pages: int
    different: list[str]  # pages that do not show what they should
    errors: Counter[str]

    def __str__(self) -> str:
        rounds = ", ".join(f"{name} {number}" for name, number in self.rounds.items())
        errors = ", ".join(f"{name} {number}" for name, number in self.errors.items())
        return (
            f"{sum(self.rounds.values())} rounds ({rounds}); {self.moves} moves acknowledged, {len(self.lost)} lost; "
            f"{len(self.stuck)} games stuck; {len(self.different)} of {self.pages} pages other than drawn anew"
            f"{''.join(self.different)}; refused or broken: {errors or 'nothing'}"
        )


def chaos(
    store: str, seconds: float, tables: int, pause: float, ways: Sequence[str], seed: int = 1, rounds: int = 1
) -> Report:
    """Let programs play while things break, for some time and some rounds; then check that nothing is missing."""
    chance = random.Random(seed)
    with serving(store) as site:
        address = f"http://127.0.0.1:{site.proxies[-1].port}"
        programs = [Program(address, number) for number in range(tables)]
        pages = [Page(program) for program in programs]
        threads = [*(threading.Thread(target=program.run, daemon=True) for program in programs)]
        for page in pages:
            page.start()
        for thread in threads:
            thread.start()
        end = time.monotonic() + seconds
        while time.monotonic() < end or sum(site.done.values()) < rounds:
            time.sleep(pause)
            site.round(ways, chance)
        before = [len(program.acknowledged) for program in programs]
        end = time.monotonic() + PATIENCE
        while (stuck := [p.table for p, was in zip(programs, before, strict=True) if len(p.acknowledged) <= was]) and (
            time.monotonic() < end
        ):
            time.sleep(0.1)
        for program in programs:
            program.over.set()
        for thread in threads:
            thread.join()
        different = compared(pages)
        acknowledged = {move: action for program in programs for move, action in program.acknowledged.items()}
        written = entries_in(site.place)
        lost = [f"{move}: {action}" for move, action in acknowledged.items() if written.get(move) != action]
        errors = sum((program.errors for program in programs), Counter[str]())
        return Report(site.done, len(acknowledged), lost, stuck, len(pages), different, errors)


def compared(pages: Sequence[Page]) -> list[str]:
    """The pages that differ from freshly loaded ones, once nothing moves any more."""
    end = time.monotonic() + PATIENCE
    while (found := [(page, names) for page in pages if (names := page.different())]) and time.monotonic() < end:
        time.sleep(0.5)
    for page in pages:
        page.over.set()
    return [f" ({page.table}: {', '.join(names)})" for page, names in found]


def entries_in(place: Path | str) -> dict[tuple[str, int], int | None]:
    """Everything that was written, by table and number."""
    store = Store(place)
    found = {(row.table_id, row.number): row.action for row in store.read(select(schema.entries))}
    store.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between rounds")
    parser.add_argument("--store", choices=("sqlite", "postgresql"))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    good = True
    for store in [options.store] if options.store else ["sqlite", "postgresql"]:
        report = chaos(store, options.seconds, options.tables, options.pause, WAYS[store], options.seed)
        print(f"{store}: {report}", flush=True)
        good &= not (report.lost or report.stuck or report.different)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
