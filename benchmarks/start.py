"""How soon the first page is available when thousands of tables are stored.

python benchmarks/start.py --tables 10000
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

import ludi
from ludi.server import queries
from ludi.server.schema import guests, new_seed
from ludi.server.seats import Seat
from ludi.server.store import Statement, Store
from tests.serving import Server

MOVES = 40  # per table
CLOCKED = 50  # one table in this many has a clock


async def fill(file: Path, number: int) -> None:
    """Create tables in mid-game, a twentieth of them for the same guest."""
    store, chance = Store(file), random.Random(7)
    match = ludi.load("roads").new(2, seed=7)
    while len(match.steps) < MOVES:
        match.apply(chance.choice(match.legal_actions()))
    steps = list(match.steps)
    match.forget()
    await asyncio.gather(
        *(store.write(guests.insert().values(id=f"g{n}", name=f"Guest {n}", seen=time.time())) for n in range(20))
    )
    jobs = []
    for n in range(number):
        row = {"id": f"t{n}", "game": "roads", "options": {}, "seed": new_seed(), "public": 0, "owner": f"g{n % 20}"}
        row |= {"status": "playing", "made": float(n), "moved": float(n), "to_move": match.to_move}
        row |= {"names": ["Livia", "Marek"], "start": None, "again": None, "result": None}
        row["clock"] = {"kind": "move", "seconds": 86400} if n % CLOCKED == 0 else None
        seats = [Seat(0, "Livia", "a", f"g{n % 20}"), Seat(1, "Marek", "b", level="easy")]
        entries = [
            {"table_id": f"t{n}", "number": i, "seat": step.seat, "action": step.action, "at": float(n)}
            for i, step in enumerate(steps)
        ]
        statements: list[Statement] = [*queries.add_table(row, seats), queries.add_entries(entries)]
        jobs.append(store.write(*statements, *queries.save_snapshot(f"t{n}", MOVES, match)))
    await asyncio.gather(*jobs)
    store.close()


def processor_time(pid: int) -> float:
    """A process's processor time so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder) / "ludi.sqlite", options.tables))
        size = os.path.getsize(Path(folder) / "ludi.sqlite") / 1e6
        from itsdangerous import URLSafeSerializer

        from ludi.server.guests import secret_of

        token = URLSafeSerializer(secret_of(Path(folder)), salt="guest").dumps("g0")
        began = time.perf_counter()
        server = Server(Path(folder))
        try:
            with httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token}"}) as client:
                for path in ("/", "/t/t0", "/", "/me"):
                    assert client.get(path).status_code == 200
                    taken = time.perf_counter() - began
                    print(f"{path:6} after {taken:.2f} s, {processor_time(server.process.pid):.2f} s of the processor")
        finally:
            server.stop()
        print(f"{options.tables} tables, {size:.0f} MB, every {CLOCKED}th against the clock")


if __name__ == "__main__":
    main()
