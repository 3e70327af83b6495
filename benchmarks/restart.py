"""How long is a page without its stream, and a request without an answer, while the server restarts?

python benchmarks/restart.py            SQLite: stopped and started; PostgreSQL: two processes replaced (SIGHUP)

Pages listen as browsers do: a stream that ends is reopened after a second (`retry`), a refused one after two.
"""

import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.chaos import children, command
from tests.postgres import Cluster
from tests.serving import Server

PAGES = 8
RETRY, REFUSED = 1.0, 2.0  # seconds, as in table.js and the server
AFTER = 5.0  # seconds to keep watching after the restart


class Watcher(threading.Thread):
    """Records the longest time without a connection."""

    def __init__(self, address: str, over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.address, self.over, self.longest, self.ended = address, over, 0.0, 0

    def connected(self, since: float) -> None:
        self.longest = max(self.longest, time.monotonic() - since)


class Page(Watcher):
    """An open home page; its stream is like that of a table."""

    def run(self) -> None:
        lost: float | None = None
        while not self.over.is_set():
            wait = RETRY
            try:
                with httpx.Client(timeout=httpx.Timeout(5, read=20)).stream("GET", f"{self.address}/live") as stream:
                    stream.raise_for_status()
                    if lost is not None:
                        self.connected(lost)
                    for _line in stream.iter_lines():
                        if self.over.is_set():
                            return
            except httpx.ConnectError:
                wait = REFUSED
            except httpx.HTTPError:
                pass
            if lost is None or wait == RETRY:
                lost = time.monotonic()
                self.ended += 1
            time.sleep(wait)


class Asker(Watcher):
    """Sends requests continually, each on a new connection."""

    def run(self) -> None:
        well = time.monotonic()
        while not self.over.is_set():
            try:
                httpx.get(f"{self.address}/api/games", timeout=5).raise_for_status()
                self.connected(well)
                well = time.monotonic()
            except httpx.HTTPError:
                self.ended += 1
            time.sleep(0.02)


def processes(server: Server) -> list[int]:
    """The serving processes."""
    return [pid for pid in children(server.process.pid) if "spawn_main" in command(pid)]


def watch(server: Server, restart: Callable[[], None]) -> str:
    over = threading.Event()
    pages, asker = [Page(server.address, over) for _ in range(PAGES)], Asker(server.address, over)
    for each in (*pages, asker):
        each.start()
    time.sleep(3)
    asker.longest = 0.0
    began = time.monotonic()
    restart()
    took = time.monotonic() - began
    time.sleep(AFTER)
    over.set()
    longest = max(page.longest for page in pages)
    ended = sum(page.ended for page in pages)
    return (
        f"took {took:.1f} s; {ended} streams of {PAGES} pages ended; the longest time without one "
        f"{longest:.2f} s; requests: {asker.ended} failed, the longest time without an answer {asker.longest:.2f} s"
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))

        def again() -> None:
            server.stop()
            server.start()

        print(f"SQLite, stopped and started: {watch(server, again)}", flush=True)
        server.stop()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster()
        server = Server(Path(folder), more=[f"--database={cluster.database()}", "--processes=2"])

        def replace() -> None:
            before = set(processes(server))
            os.kill(server.process.pid, signal.SIGHUP)
            while before & set(processes(server)):
                time.sleep(0.05)

        print(f"PostgreSQL, two processes, SIGHUP: {watch(server, replace)}", flush=True)
        server.stop()
        cluster.remove()


if __name__ == "__main__":
    main()
