"""Whatever fails, what was acknowledged stays: programs play at real servers while these are killed and stopped.

python benchmarks/chaos.py --seconds 60             over SQLite with one process, then over PostgreSQL with two
python benchmarks/chaos.py --store postgresql       over one of them only

Every round something happens: a server process is killed (-9), or stopped for a while (SIGSTOP, SIGCONT); a bots'
worker is killed; connections are dropped in the middle of a request; the disk is full for a second; the database
crashes and comes back. After the last one every move that was acknowledged must be in the record, and every game must
go on.
"""

import argparse
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

import httpx
from sqlalchemy import select

sys.path.insert(0, str(Path(__file__).parent.parent))

from ludi.server import schema
from ludi.server.store import Store
from tests.postgres import Cluster
from tests.serving import Server

PATIENCE = 90.0  # seconds in which every game must go on after the last round
STOPPED = 1.0  # seconds that a process is stopped; now and then for longer than others believe that it lives
WAYS = {
    "sqlite": ("kill", "stop", "kill_worker", "drop", "fill_disk"),
    "postgresql": ("kill", "stop", "kill_worker", "drop", "crash_database"),
}
GAMES = ("roads", "trajan", "glory")


@dataclass
class Program:
    """Plays against a bot for as long as it may, and remembers every move that was acknowledged."""

    address: str
    number: int
    acknowledged: dict[tuple[str, int], int] = field(default_factory=dict)  # by table and number: the action
    errors: Counter[str] = field(default_factory=Counter)
    over: threading.Event = field(default_factory=threading.Event)
    table: str = ""

    def run(self) -> None:
        chance, token = random.Random(self.number), ""
        while not self.over.is_set():
            try:
                with httpx.Client(base_url=self.address, timeout=20) as client:
                    token = token or client.post("/api/guests", json={"name": "Automaton"}).json()["token"]
                    client.headers["authorization"] = f"Bearer {token}"
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


@dataclass
class Site:
    """The servers under test, and what can be done to them."""

    server: Server
    cluster: Cluster | None
    place: Path | str  # of the store
    done: Counter[str] = field(default_factory=Counter)

    def processes(self) -> list[int]:
        """Those that serve."""
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
        """Connections that end in the middle of what they ask."""
        for _ in range(20):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.server.port), 5) as connection:
                request = b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{"
                connection.sendall(request[: chance.randrange(1, len(request))])

    def fill_disk(self, _chance: random.Random) -> None:
        """For a second no file of the server may grow."""
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
        way = ways[sum(self.done.values()) % len(ways)]  # each in turn, so that a short run has all of them
        with suppress(ProcessLookupError):
            getattr(self, way)(chance)
        self.done[way] += 1


def children(pid: int) -> list[int]:
    """The processes that a process has started (Linux)."""
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
        more = [f"--database={address}", "--processes=2"] if cluster else []
        server = Server(Path(folder), more=more)
        try:
            yield Site(server, cluster, address or Path(folder) / "ludi.sqlite")
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
    errors: Counter[str]

    def __str__(self) -> str:
        rounds = ", ".join(f"{name} {number}" for name, number in self.rounds.items())
        errors = ", ".join(f"{name} {number}" for name, number in self.errors.items())
        return (
            f"{sum(self.rounds.values())} rounds ({rounds}); {self.moves} moves acknowledged, {len(self.lost)} lost; "
            f"{len(self.stuck)} games stuck; refused or broken: {errors or 'nothing'}"
        )


def chaos(
    store: str, seconds: float, tables: int, pause: float, ways: Sequence[str], seed: int = 1, rounds: int = 1
) -> Report:
    """Let programs play while things break, for so long and so many rounds; then look whether anything is missing."""
    chance = random.Random(seed)
    with serving(store) as site:
        programs = [Program(site.server.address, number) for number in range(tables)]
        threads = [threading.Thread(target=program.run, daemon=True) for program in programs]
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
        acknowledged = {move: action for program in programs for move, action in program.acknowledged.items()}
        written = entries_in(site.place)
        lost = [f"{move}: {action}" for move, action in acknowledged.items() if written.get(move) != action]
        errors = sum((program.errors for program in programs), Counter[str]())
        return Report(site.done, len(acknowledged), lost, stuck, errors)


def entries_in(place: Path | str) -> dict[tuple[str, int], int | None]:
    """All that was written, by table and number."""
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
        good &= not report.lost and not report.stuck
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
