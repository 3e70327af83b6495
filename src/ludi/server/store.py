"""What is kept: guests, tables, seats, every move, snapshots and chat, in one SQLite file.

Moves are only ever appended; taking back is an entry too. `write` returns once everything is on the disk: what was
acknowledged survives a kill at any time. One thread writes, and commits in one go all that has gathered meanwhile.
"""

import asyncio
import hashlib
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import fields
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Connection,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    create_engine,
    event,
)
from sqlalchemy.exc import SQLAlchemyError

from ludi import __version__
from ludi.kernel.game import Game, Told
from ludi.kernel.match import Entry, Match, Step

metadata = MetaData()

guests = Table(
    "guests", metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", Float, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("public", Integer, nullable=False),  # whether anybody may find it and sit down
    Column("status", String, nullable=False),  # waiting, playing, over
    Column("to_move", Integer),  # the seat; None unless playing
    Column("names", JSON),  # as in the match, once it has begun
    Column("again", String),  # the table where these people play again
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Index("tables_by_status", "status", "moved"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("level", String),  # of the bot whose seat it is
    Column("stand_in", String),  # level of the bot that plays for the person
    Column("key", String, nullable=False),  # whoever brings it may sit down here
    Index("seats_by_guest", "guest"),
)  # fmt: skip

entries = Table(
    "entries", metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),  # None takes back the last decision
    Column("at", Float, nullable=False),
)  # fmt: skip

snapshots = Table(
    "snapshots", metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # how many entries it holds
    Column("layout", String, nullable=False),  # of the record: another one is of no use
    Column("state", LargeBinary, nullable=False),
    Column("story", LargeBinary, nullable=False),  # steps and log
)  # fmt: skip

chat = Table(
    "chat", metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # None: a spectator
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

Job = tuple[Sequence[Executable], "Future[None]"]


class Store:
    """The file. Reading is quick and done where it is needed; writing is awaited."""

    def __init__(self, file: Path) -> None:
        self.engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})
        event.listen(self.engine, "connect", _set_up)
        event.listen(self.engine, "begin", _begin)
        metadata.create_all(self.engine)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="ludi-writer", daemon=True)
        self._writer.start()

    def read(self, query: Executable) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    async def write(self, *statements: Executable) -> None:
        """All of them or none; done when it is on the disk."""
        job: Job = (statements, Future())
        self._jobs.put(job)
        await asyncio.wrap_future(job[1])

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                waiting: list[Job | None] = [job]
                try:
                    while waiting[-1] is not None:
                        waiting.append(self._jobs.get_nowait())
                except Empty:
                    pass
                _commit(connection, [job for job in waiting if job is not None])
                if waiting[-1] is None:
                    return


def _set_up(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say: Python's own ways lose savepoints
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _commit(connection: Connection, jobs: list[Job]) -> None:
    """All jobs in one transaction, each in a savepoint: one that fails takes no other along."""
    done: list[Future[None]] = []
    try:
        with connection.begin():
            for statements, future in jobs:
                try:
                    with connection.begin_nested():
                        for statement in statements:
                            connection.execute(statement)
                    done.append(future)
                except SQLAlchemyError as error:
                    future.set_exception(error)
    except Exception as error:  # a full disk, a broken file: the server goes on, the callers learn of it
        for future in done:
            future.set_exception(error)
    else:
        for future in done:
            future.set_result(None)


# ---------------------------------------------------------------- snapshots


TOLD = tuple(field.name for field in fields(Told))


def _told(values: list[Any]) -> Told:
    """JSON knows no tuples."""
    known: list[Any] = [tuple(value) if isinstance(value, list) else value for value in values]
    return Told(*known)


def layout(game: Game) -> str:
    """What must be the same for a snapshot to be of use: the version, and the fields of what it holds."""
    return hashlib.sha256(f"{__version__} {game.dtype.descr} {TOLD}".encode()).hexdigest()[:16]


def pack(match: Match) -> dict[str, Any]:
    """The columns of a snapshot."""
    story = {
        "steps": [[b64encode(s.before).decode(), s.seat, s.action, s.words, s.passed] for s in match.steps],
        "log": [[entry.seat, [[getattr(told, name) for name in TOLD] for told in entry.events]] for entry in match.log],
    }
    packed = zlib.compress(json.dumps(story, separators=(",", ":")).encode(), 1)
    return {"layout": layout(match.game), "state": bytes(match), "story": packed}


def unpack(row: Row[Any], game: Game, names: Sequence[str], seed: int) -> Match:
    """The match that `pack` has packed."""
    story = json.loads(zlib.decompress(row.story))
    steps = [Step(b64decode(before), *rest) for before, *rest in story["steps"]]
    log = [Entry(seat, tuple(map(_told, events))) for seat, events in story["log"]]
    return Match.resume(game, row.state, names, seed, steps, log)
