"""Many tables at once, played by programs on this machine: moves per second, how soon they are seen, and at what cost.

python benchmarks/load.py --tables 500 --pause 12 --pages      a page at every seat, players who think for 12 s
python benchmarks/load.py --tables 100                         programs without pages, as fast as they can
python benchmarks/load.py --tables 500 --pause 12 --pages --open       moves are due at predetermined times (open loop)
python benchmarks/load.py --tables 60 --pause 1.5 --pages --profile    where the server's time goes
python benchmarks/load.py --tables 12 --pages --clicks 600             one move at a time: what each costs the server
python benchmarks/load.py --tables 250 --pause 12 --pages --soak 3600  for so long, memory every minute
python benchmarks/load.py --tables 1000 --pause 12 --pages --processes 2    two processes over a PostgreSQL
python benchmarks/load.py --plot load.svg 60.json 250.json ...         the printed results of several runs, as a picture

A table has two players. First all tables are created and their pages opened as a browser does, which is measured
separately; then they warm up; then the clock runs from sending a move (in an open loop: from when it was due) to when a
player's stream reports it. `server_ms_per_move` is the server's processor time, `generator_busy` that of the programs
here, and `generator_late_ms` how late they get to act, which is part of all times. With `--clicks` one table after
another makes a move while all others rest, and `click_ms` is the server's processor time from sending it until both
pages have the update and the server rests again.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from ipaddress import IPv4Address
from itertools import count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import ludi
from benchmarks.picture import draw
from benchmarks.restart import processes
from tests.postgres import Cluster
from tests.serving import Server as Served

NUMBER = re.compile(rb'"number": (\d+)')
MOVES = re.compile(rb'"moves": "((?:[^"\\]|\\.)*)"')
ACTION = re.compile(rb'data-action=\\?"(\d+)')
VERSION = re.compile(rb'data-version="(\d+)"')
ADDRESSES = count(int(IPv4Address("10.0.0.0")))  # one per connection, for the server, which trusts this proxy
AT_ONCE = 8  # tables created at a time
REST = 0.02  # seconds after an update in which the server finishes what it does


# ---------------------------------------------------------------- the server, in its own process


def serve(data: Path, profiled: bool) -> None:
    """Serve without the limits per address: all programs here are on one machine."""
    import cProfile

    import uvicorn

    from ludi.server import hall
    from ludi.server.app import create_app
    from ludi.server.door import MOST, Door
    from ludi.server.guard import Rates
    from ludi.server.run import allow_files, configure, listen

    allow_files()
    Door.each = MOST
    hall.MOST_RUNNING = 10**6
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    profile = cProfile.Profile(time.thread_time) if profiled else None
    app = create_app(data, rates=Rates(dict.fromkeys(Rates().limits, (1e9, 1e9))))
    threading.Thread(target=_answer, args=[profile], daemon=True).start()
    server = uvicorn.Server(configure(app))
    if profile is None:
        server.run(sockets=[listener])
        return
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # uvicorn raises it again at its end, before the report
    with profile:
        server.run(sockets=[listener])
    (data / "profile").write_text(_by_part(profile))


def _answer(profile: Any) -> None:
    """Answer each line with the processor time the server has used, in seconds, and its memory, in MB."""
    for line in sys.stdin:
        if line.strip() == "profile" and profile is not None:
            profile.clear()  # discard what came before
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print(time.process_time(), pages * os.sysconf("SC_PAGESIZE") / 1e6, flush=True)


def _by_part(profile: Any) -> str:
    """Where the event loop's time goes: by part of the program, and the costliest functions."""
    import pstats
    from io import StringIO

    out = StringIO()
    stats = pstats.Stats(profile, stream=out)
    stats.sort_stats("tottime").print_stats(45)
    stats.sort_stats("cumulative").print_stats(90)
    return out.getvalue()


class Server:
    """The server process, its load and its memory."""

    def __init__(self, folder: str, profiled: bool = False) -> None:
        self.folder, self.profiled = Path(folder), profiled
        command = [sys.executable, __file__, "--serve", folder, *(["--profile"] if profiled else [])]
        environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "LUDI_WORKERS": "0"}  # rules as in `ludi serve`
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.port = int(self._read())

    def _read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def used(self, word: str = "") -> tuple[float, float]:
        """Seconds of processor time so far, and megabytes of memory."""
        assert self.process.stdin is not None
        print(word, file=self.process.stdin, flush=True)
        seconds, memory = self._read().split()
        return float(seconds), float(memory)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        if self.profiled:
            print((self.folder / "profile").read_text(), file=sys.stderr)


class Several:
    """Server processes over a PostgreSQL, as started by `ludi serve`. The database's own use is not counted."""

    def __init__(self, folder: str, number: int) -> None:
        self.cluster = Cluster()
        more = (f"--database={self.cluster.database()}", f"--processes={number}", "--proxy=127.0.0.1")
        self.served = Served(Path(folder), more=more)
        self.port = self.served.port

    def used(self, word: str = "") -> tuple[float, float]:
        """Seconds of processor time so far, and megabytes of memory, of all processes."""
        seconds = memory = 0.0
        for pid in processes(self.served):
            times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            seconds += (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
            memory += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6
        return seconds, memory

    def stop(self) -> None:
        self.served.stop()
        self.cluster.remove()


# ---------------------------------------------------------------- players


class Lost(Exception):
    """A connection ended."""


class Line:
    """A connection with the HTTP needed here: libraries take longer for it than the server for its answer, and some
    scan all connections for every request.
    """

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.token, self.address = port, token, IPv4Address(next(ADDRESSES))
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[bytes, bytes]:
        """Send a request; returns the response's headers, with its status under "". Like a browser, it reconnects if
        the server has closed the idle connection meanwhile.
        """
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-length: {len(data)}\r\n"
        head += f"x-forwarded-for: {self.address}\r\n"
        if self.token:
            head += f"authorization: Bearer {self.token}\r\n"
        if body is not None:
            head += "content-type: application/json\r\n"
        request = head.encode() + b"\r\n" + data
        known = self.writer is not None
        try:
            return await self._send(request)
        except (OSError, EOFError) as error:
            self.close()
            if not known:
                raise Lost from error
        try:
            return await self._send(request)
        except (OSError, EOFError) as error:
            self.close()
            raise Lost from error

    async def _send(self, request: bytes) -> dict[bytes, bytes]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        self.writer.write(request)
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
        headers = dict(line.split(b": ", 1) for line in lines)
        return {b"": first.split(b" ")[1], **headers}

    async def body(self, headers: dict[bytes, bytes]) -> bytes:
        assert self.reader is not None
        try:
            if b"content-length" in headers:
                return await self.reader.readexactly(int(headers[b"content-length"]))
            return b"".join([chunk async for chunk in self.chunks()])
        except (OSError, EOFError) as error:
            raise Lost from error

    async def chunks(self) -> Any:
        """Read a stream, or a response of unknown length."""
        assert self.reader is not None
        try:
            while size := int((await self.reader.readuntil(b"\r\n"))[:-2], 16):
                yield (await self.reader.readexactly(size + 2))[:-2]
            await self.reader.readuntil(b"\r\n")
        except (OSError, EOFError) as error:
            raise Lost from error

    async def get(self, path: str) -> bytes:
        return await self.body(await self.ask("GET", path))

    async def json(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        headers = await self.ask(method, path, body)
        answer = await self.body(headers)
        if headers[b""] != b"200" and headers[b""] != b"201":
            raise RuntimeError(f"{method} {path}: {headers[b'']!r} {answer[:200]!r}")
        return dict(json.loads(answer))

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Player:
    """Somebody with a page open, or a listening program."""

    def __init__(self, table: "Table", token: str) -> None:
        self.table, self.line, self.stream = table, Line(table.port, token), Line(table.port, token)
        self.number, self.choices = -1, list[int]()  # what the page shows
        self.listening: asyncio.Task[None] | None = None

    async def open(self, table_id: str) -> None:
        """Open the page as a browser does, and listen."""
        since = b""
        if self.table.pages:
            page = await self.line.get(f"/t/{table_id}")
            found = VERSION.search(page)
            since = b"?since=" + found[1] if found else b""
        path = f"/t/{table_id}/live" if self.table.pages else f"/api/tables/{table_id}/live"
        ready = asyncio.Event()
        self.listening = asyncio.create_task(self.listen(path + since.decode(), ready))
        await ready.wait()

    async def listen(self, path: str, ready: asyncio.Event) -> None:
        while True:
            try:
                await self.stream.ask("GET", path)
                ready.set()
                async for chunk in self.stream.chunks():
                    if b"data: " in chunk:
                        self.hear(chunk)
            except Lost:  # listen again, as a browser does
                self.table.lost += 1
                path = path.partition("?")[0]
                self.stream.close()
                await asyncio.sleep(1)

    def hear(self, chunk: bytes) -> None:
        """Note the time. Of a page only what is needed is parsed: all of it would cost as much as the server's work."""
        heard, found, moves = time.perf_counter(), NUMBER.search(chunk), MOVES.search(chunk)
        if found is None:
            return
        self.number = int(found[1])
        if moves:
            self.choices = [int(action) for action in ACTION.findall(moves[1])]
        self.table.news.set()
        if self.number in self.table.sent:
            self.table.delays.append(heard - self.table.sent[self.number])

    def leave(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        self.line.close()
        self.stream.close()


class Table:
    """Two players at a table, choosing at random."""

    def __init__(self, port: int, game: str, seed: int, options: argparse.Namespace) -> None:
        self.port, self.game, self.pause, self.pages, self.open = port, game, options.pause, options.pages, options.open
        self.chance = random.Random(seed)
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []
        self.moves = self.lost = 0
        self.players: list[Player] = []
        self.news = asyncio.Event()
        self.path, self.seen = "", dict[str, Any]()

    async def lay(self) -> None:
        """Create a table with both players at it."""
        for player in self.players:
            player.leave()
        self.sent.clear()
        stranger = Line(self.port)
        guests = [await stranger.json("POST", "/api/guests", {"name": name}) for name in ("Livia", "Marek")]
        stranger.close()
        self.players = [Player(self, guest["token"]) for guest in guests]
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = await self.players[0].line.json("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.path = f"/api/tables/{table['id']}"
        await self.players[1].line.json("POST", f"{self.path}/seats/1/sit", {"key": table["seats"][1]["key"]})
        for player in self.players:
            await player.open(table["id"])
        self.seen = await self.players[0].line.json("GET", self.path)

    async def click(self) -> None:
        """Make one move; returns once all players have the update and the server rests."""
        mover, number = self.players[self.seen["to_move"]], self.seen["number"]
        choices = await (self.on_page(mover, number) if self.pages else self.asked(mover))
        self.seen = await self.send(mover, number, choices)
        while any(player.number < self.seen["number"] for player in self.players):
            self.news.clear()
            await self.news.wait()
        await asyncio.sleep(REST)

    async def play(self) -> None:
        """Play one game after another, forever."""
        while True:
            try:
                if not self.seen or self.seen["status"] == "over":
                    await self.lay()
                await self.game_of()
            except Lost:  # create another table instead
                self.lost += 1
                self.seen = {}
                await asyncio.sleep(1)

    async def game_of(self) -> None:
        due = time.perf_counter()
        while self.seen["status"] != "over":
            mover, number = self.players[self.seen["to_move"]], self.seen["number"]
            pause = self.chance.expovariate(1 / self.pause) if self.pause else 0.0
            due = (due if self.open else time.perf_counter()) + pause
            choices = await (self.on_page(mover, number) if self.pages else self.asked(mover))
            await asyncio.sleep(due - time.perf_counter())
            self.sent = {number + 1: due if self.open else time.perf_counter()}
            self.seen = await self.send(mover, number, choices)
            self.moves += 1

    async def send(self, mover: Player, number: int, choices: Sequence[int]) -> dict[str, Any]:
        """A random move; returns the table after it."""
        move = {"number": number, "action": self.chance.choice(choices)}
        return await mover.line.json("POST", f"{self.path}/moves", move)

    async def asked(self, player: Player) -> list[int]:
        """The choices, requested as programs do."""
        return [choice["action"] for choice in (await player.line.json("GET", self.path))["choices"]]

    async def on_page(self, player: Player, number: int) -> list[int]:
        """The choices as shown on an open page; for one just loaded, requested as programs do."""
        if player.number == -1:
            return await self.asked(player)
        while player.number != number or not player.choices:
            self.news.clear()
            await self.news.wait()
        return player.choices


# ---------------------------------------------------------------- measuring


class Late:
    """How late this process gets to act."""

    def __init__(self) -> None:
        self.times: list[float] = []

    async def watch(self) -> None:
        while True:
            due = time.perf_counter() + 0.01
            await asyncio.sleep(0.01)
            self.times.append(time.perf_counter() - due)


def percentiles(times: Sequence[float], of: Sequence[int] = (50, 90, 99)) -> dict[str, float]:
    ordered = sorted(times)
    return {f"p{p}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * p // 100)], 1) for p in of if ordered}


async def measure(server: Server | Several, options: argparse.Namespace) -> dict[str, Any]:
    games = [options.game] if options.game else list(ludi.catalogue())
    tables = [Table(server.port, games[n % len(games)], n, options) for n in range(options.tables)]
    empty, (before, memory) = time.perf_counter(), server.used()
    some = asyncio.Semaphore(AT_ONCE)

    async def lay(table: Table) -> None:
        async with some:
            await table.lay()

    await asyncio.gather(*map(lay, tables))
    laid, (used, with_tables) = time.perf_counter() - empty, server.used()
    report: dict[str, Any] = {
        "tables": options.tables,
        "pages": options.pages,
        "pause_s": options.pause,
        "processes": options.processes or 1,
        "laid_s": round(laid, 1),
        "server_ms_per_table_laid": round(1000 * (used - before) / options.tables, 1),
        "memory_mb": [round(memory), round(with_tables)],
        "memory_kb_per_table": round(1000 * (with_tables - memory) / options.tables),
    }
    print(json.dumps(report), file=sys.stderr, flush=True)
    if options.clicks:
        return report | {"click_ms": await click(server, tables, options.clicks)}
    late = Late()
    playing = [asyncio.create_task(table.play()) for table in tables]
    playing.append(asyncio.create_task(late.watch()))
    await _wait(options.warm_up, playing)
    for table in tables:
        table.delays.clear()
        table.moves = 0
    late.times.clear()
    began, own, (used, _) = time.perf_counter(), time.process_time(), server.used("profile")
    for minute in range(int(options.soak // 60)):
        await _wait(60, playing)
        told = percentiles([delay for table in tables for delay in table.delays])
        moves = sum(table.moves for table in tables)
        print(
            json.dumps({"minute": minute + 1, "memory_mb": round(server.used()[1]), "moves": moves, **told}), flush=True
        )
        for table in tables:
            table.delays.clear()
    await _wait(options.seconds, playing)
    spent, own, used = time.perf_counter() - began, time.process_time() - own, server.used()[0] - used
    moves, delays = sum(table.moves for table in tables), [d for table in tables for d in table.delays]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player in (player for table in tables for player in table.players):
        player.leave()
    return report | {
        "loop": "open" if options.open else "closed",
        "moves": moves,
        "moves_per_s": round(moves / spent, 1),
        "server_ms_per_move": round(1000 * used / max(1, moves), 2),
        "server_busy": round(used / spent, 2),
        "generator_busy": round(own / spent, 2),
        "generator_late_ms": percentiles(late.times, (50, 99)),
        "move_to_update_ms": percentiles(delays),
        "memory_at_the_end_mb": round(server.used()[1]),
        "tables_that_moved": sum(table.moves > 0 for table in tables),
        "lost_connections": sum(table.lost for table in tables),
    }


async def click(server: Server | Several, tables: Sequence[Table], clicks: int) -> dict[str, Any]:
    """What single moves cost the server, in milliseconds by game, after as many to warm up."""
    costs: dict[str, list[float]] = {table.game: [] for table in tables}
    for n in range(2 * clicks):
        table = tables[n % len(tables)]
        if table.seen["status"] == "over":
            await table.lay()
        await asyncio.sleep(REST)
        before, _ = server.used()
        await table.click()
        after, _ = server.used()
        if n >= clicks:
            costs[table.game].append(after - before)
    every = [cost for some in costs.values() for cost in some]
    return {
        name: percentiles(some) | {"mean": round(1000 * sum(some) / len(some), 1)}
        for name, some in [*costs.items(), ("all", every)]
    }


async def _wait(seconds: float, playing: Sequence["asyncio.Task[None]"]) -> None:
    """Wait, but report a failing table at once."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def plot(picture: Path, results: Sequence[Path]) -> None:
    """Plot how soon a move is seen, run by run."""
    runs = sorted((json.loads(file.read_text()) for file in results), key=lambda run: int(run["tables"]))
    lines = {p: [run["move_to_update_ms"][p] for run in runs] for p in ("p50", "p90", "p99")}
    label = "Milliseconds from a move to the update of a page, by the number of tables"
    draw(picture, lines, [f"{run['tables']:,} tables" for run in runs], label)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=15.0, help="seconds before measuring")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds a player thinks, on average")
    parser.add_argument("--pages", action="store_true", help="listen as pages do, with drawings")
    parser.add_argument("--clicks", type=int, default=0, help="this many moves one at a time, instead of all at once")
    parser.add_argument("--open", action="store_true", help="moves are due whether or not the last one was answered")
    parser.add_argument("--game", choices=ludi.catalogue(), help="one game instead of all")
    parser.add_argument(
        "--processes", type=int, default=0, help="this many over a PostgreSQL, instead of one over SQLite"
    )
    parser.add_argument("--profile", action="store_true", help="report what the server's event loop does")
    parser.add_argument("--soak", type=float, default=0.0, help="seconds of load before that, with memory every minute")
    parser.add_argument("--plot", type=Path, metavar="SVG", help="plot results of earlier runs instead")
    parser.add_argument("results", type=Path, nargs="*", help="the results for --plot")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.plot:
        plot(options.plot, options.results)
        return
    if options.serve:
        serve(options.serve, options.profile)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Several(folder, options.processes) if options.processes else Server(folder, options.profile)
        try:
            print(json.dumps(asyncio.run(measure(server, options)), indent=1))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
