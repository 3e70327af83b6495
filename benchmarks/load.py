"""Many tables at once, played by programs over the API on this machine: how many moves a second, and how soon seen.

python benchmarks/load.py --tables 100 --seconds 20            as fast as they can
python benchmarks/load.py --tables 200 --pause 2 --pages       a move every two seconds, with an open page at every seat

A table has two players. The clock runs from sending a move to when a player's stream tells of it.
`server_ms_per_move` is the server's processor time. With pages, players choose from what their page shows, as people
do; without, they ask for their choices before each move.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

import ludi

NUMBER = re.compile(r'"number": (\d+)')
MOVES = re.compile(r'"moves": "((?:[^"\\]|\\.)*)"')
ACTION = re.compile(r'data-action=\\"(\d+)')


def serve(data: Path) -> None:
    """The server in a process of its own, without the limits on one address: all programs here are one machine."""
    os.environ.update(NUMBA_DISABLE_JIT="1", LUDI_WORKERS="0")
    import uvicorn

    from ludi.server.app import create_app
    from ludi.server.door import MOST, Door
    from ludi.server.guard import Rates
    from ludi.server.run import configure, listen

    Door.each = MOST
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    threading.Thread(target=_tell_time, daemon=True).start()
    app = create_app(data, rates=Rates(dict.fromkeys(Rates().limits, (1e9, 1e9))))
    uvicorn.Server(configure(app)).run(sockets=[listener])


def _tell_time() -> None:
    """Answer each line with the seconds of processor time that the server has used."""
    for _line in sys.stdin:
        print(time.process_time(), flush=True)


class Server:
    """The server process, and how busy it has been."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, __file__, "--serve", folder]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = f"http://127.0.0.1:{int(self._read())}"

    def _read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def used(self) -> float:
        """The seconds of processor time so far."""
        assert self.process.stdin is not None
        print(file=self.process.stdin, flush=True)
        return float(self._read())

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Table:
    """Two players at a table, who choose at random."""

    def __init__(self, address: str, game: str, seed: int, pause: float, pages: bool) -> None:
        self.address, self.game, self.pause, self.pages = address, game, pause, pages
        self.chance = random.Random(seed)
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []
        self.moves = self.lost = 0
        self.shown: dict[int, tuple[int, list[int]]] = {}  # by seat: the number of its page, and the choices there
        self.news = asyncio.Event()

    async def play(self, client: httpx.AsyncClient, until: "asyncio.Event") -> None:
        people = [await self.introduce(client, name) for name in ("Livia", "Marek")]
        while not until.is_set():
            seats = [{"kind": "me"}, {"kind": "friend"}]
            made = await client.post("/api/tables", json={"game": self.game, "seats": seats}, headers=people[0])
            table = made.json()
            path = f"/api/tables/{table['id']}"
            key = {"key": table["seats"][1]["key"]}
            await client.post(f"{path}/seats/1/sit", json=key, headers=people[1])
            live = f"/t/{table['id']}/live" if self.pages else f"{path}/live"
            self.shown = {}
            listening = [asyncio.create_task(self.listen(client, live, *whom)) for whom in enumerate(people)]
            try:
                await self.game_of(client, path, people, until)
            except httpx.TransportError:  # another table is opened instead
                self.lost += 1
            for task in listening:
                task.cancel()

    async def introduce(self, client: httpx.AsyncClient, name: str) -> dict[str, str]:
        answer = await client.post("/api/guests", json={"name": name})
        client.cookies.clear()
        return {"authorization": f"Bearer {answer.json()['token']}"}

    async def game_of(
        self, client: httpx.AsyncClient, path: str, people: list[dict[str, str]], until: "asyncio.Event"
    ) -> None:
        table = (await client.get(path, headers=people[0])).json()
        while not until.is_set() and table["status"] != "over":
            mover, number = table["to_move"], table["number"]
            choices = await (self.on_page(mover, number) if self.pages else self.asked(client, path, people[mover]))
            if self.pause:
                await asyncio.sleep(self.chance.expovariate(1 / self.pause))
            move = {"number": number, "action": self.chance.choice(choices)}
            self.sent[number + 1] = time.perf_counter()
            answer = await client.post(f"{path}/moves", json=move, headers=people[mover])
            table = answer.raise_for_status().json()
            self.moves += 1

    async def asked(self, client: httpx.AsyncClient, path: str, person: dict[str, str]) -> list[int]:
        """The choices as programs ask for them."""
        return [choice["action"] for choice in (await client.get(path, headers=person)).json()["choices"]]

    async def on_page(self, seat: int, number: int) -> list[int]:
        """The choices as they appear on an open page."""
        while True:
            shown, choices = self.shown.get(seat, (-1, []))
            if shown == number and choices:
                return choices
            self.news.clear()
            await self.news.wait()

    async def listen(self, client: httpx.AsyncClient, path: str, seat: int, person: dict[str, str]) -> None:
        while True:
            try:
                async with client.stream("GET", path, headers=person, timeout=None) as stream:
                    async for line in stream.aiter_lines():
                        if line.startswith("data: "):
                            self.hear(seat, line)
            except httpx.TransportError:  # as a browser does: listen again
                self.lost += 1
                await asyncio.sleep(1)

    def hear(self, seat: int, line: str) -> None:
        """Note the time; of a page only what is needed is read: all of it would cost as much as the server's work."""
        heard, found, moves = time.perf_counter(), NUMBER.search(line), MOVES.search(line)
        if found is None:
            return
        number, before = int(found[1]), self.shown.get(seat, (-1, []))[1]
        self.shown[seat] = number, [int(action) for action in ACTION.findall(moves[1])] if moves else before
        self.news.set()
        if number in self.sent:
            self.delays.append(heard - self.sent[number])


async def measure(server: Server, options: argparse.Namespace) -> dict[str, Any]:
    games = [options.game] if options.game else list(ludi.catalogue())
    tables = [
        Table(server.address, games[n % len(games)], n, options.pause, options.pages) for n in range(options.tables)
    ]
    until = asyncio.Event()
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=server.address, limits=limits, timeout=120) as client:
        playing = [asyncio.create_task(table.play(client, until)) for table in tables]
        await asyncio.sleep(options.warm_up)
        for table in tables:
            table.delays.clear()
            table.moves = 0
        began, used = time.perf_counter(), server.used()
        await asyncio.sleep(options.seconds)
        spent, used = time.perf_counter() - began, server.used() - used
        moves, delays = sum(table.moves for table in tables), sorted(d for table in tables for d in table.delays)
        until.set()
        await asyncio.gather(*playing)
    return {
        "tables": options.tables,
        "pages": options.pages,
        "pause_s": options.pause,
        "moves": moves,
        "moves_per_s": round(moves / spent, 1),
        "server_ms_per_move": round(1000 * used / max(1, moves), 2),
        "server_busy": round(used / spent, 2),
        "move_to_update_ms": {
            f"p{p}": round(1000 * delays[min(len(delays) - 1, len(delays) * p // 100)], 1) for p in (50, 90, 99)
        },
        "tables_that_moved": sum(table.moves > 0 for table in tables),
        "lost_connections": sum(table.lost for table in tables),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before the measuring")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds a player thinks, on average")
    parser.add_argument("--pages", action="store_true", help="listen as pages do: with everything drawn")
    parser.add_argument("--game", choices=ludi.catalogue(), help="one game instead of all")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            print(json.dumps(asyncio.run(measure(server, options)), indent=1))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
