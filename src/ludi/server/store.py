"""What is kept: guests, tables, seats, every move, snapshots and chat, in one SQLite file.

Moves are only ever appended; taking back is an entry too. `write` returns once everything is on the disk: what was
acknowledged survives a kill at any time. One thread writes, and commits in one go all that has gathered meanwhile.
"""

import asyncio
import hashlib
import json
import logging
import os
import sqlite3
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import fields
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Connection,
    Engine,
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
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from ludi import __version__
from ludi.kernel.errors import LudiError
from ludi.kernel.events import Told
from ludi.kernel.game import Game
from ludi.kernel.match import Entry, Match, Step

log = logging.getLogger("ludi")

SCHEMA = 2  # of what follows; `migrations.py` brings older files here

metadata = MetaData()

about = Table(
    "ludi", metadata,  # one row: what the file says of itself
    Column("schema", Integer, primary_key=True, autoincrement=False),
    Column("versions", BigInteger, nullable=False),  # where those of the last server began; see `Store.versions`
)  # fmt: skip

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
    Column("seed", String, nullable=False, server_default=""),  # hexadecimal; `tables.match_seed` reads it
    Column("owner", String),  # the guest who made it
    Column("public", Integer, nullable=False),  # whether anybody may find it and sit down
    Column("status", String, nullable=False),  # waiting, playing, over, abandoned, earlier, unreadable
    Column("to_move", Integer),  # the seat; None unless playing
    Column("names", JSON),  # as in the match, once it has begun
    Column("result", JSON),  # places and points of a finished game, whatever becomes of its rules
    Column("again", String),  # the table where these people play again
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Index("tables_by_status", "status", "moved"),
    Index("tables_by_owner", "owner"),
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
    Column("agreed", Integer, nullable=False, server_default="0"),  # to abandon the game
    Column("hidden", Integer, nullable=False, server_default="0"),  # the person took the table off their list
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
    Column("layout", String, nullable=False),  # its `seal`: with another one it is of no use
    Column("state", LargeBinary, nullable=False),
    Column("story", LargeBinary, nullable=False),  # steps and log
)  # fmt: skip

chat = Table(
    "chat", metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # None: a spectator
    Column("guest", String),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

reads = Table(
    "reads", metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last line of chat that was on show
)  # fmt: skip

Job = tuple[Sequence[Executable], "Future[None]"]


class Store:
    """The file. Reading is quick and done where it is needed; writing is awaited."""

    def __init__(self, file: Path) -> None:
        """Opens the file; makes it, or brings it to our schema. One that is not ours is refused with a sentence."""
        _make_private(file)
        self.engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})
        try:
            schema = _schema_of(self.engine, file)  # looks only: a file that is not ours stays as it is
            self.engine.dispose()
            event.listen(self.engine, "connect", _set_up)
            event.listen(self.engine, "begin", _begin)
            _prepare(self.engine, file, schema)
            self.versions = count(self._first_version())
        except (sqlite3.Error, SQLAlchemyError) as error:
            self.engine.dispose()
            reason = getattr(error, "orig", error)
            raise LudiError(
                f"{file} cannot be read ({reason}). Bring back a copy of it, or move it away to begin anew."
            ) from None
        except LudiError:
            self.engine.dispose()
            raise
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

    def write_later(self, *statements: Executable) -> None:
        """What need not be waited for."""
        job: Job = (statements, Future())
        job[1].add_done_callback(_complain)
        self._jobs.put(job)

    def _first_version(self) -> int:
        """Versions of tables only grow: those of each server begin far above those of the last, whatever the clock
        says, and not below its milliseconds, should the file be an old copy."""
        with self.engine.begin() as connection:
            last = connection.execute(select(about.c.versions)).scalar_one()
            first = max(int(last) + 2**32, int(time.time() * 1000))
            connection.execute(update(about).values(versions=first))
        return first

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


def open_folder(folder: Path) -> Path:
    """The data folder, made if need be. It is closed to others if nothing else is in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if all(file.name.startswith(("ludi", "secret", "lock", "copy")) for file in folder.iterdir()):
        folder.chmod(0o700)
    return folder


def _make_private(file: Path) -> None:
    """Nobody else reads it, nor SQLite's files beside it, which take over its permissions."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    elif not file.stat().st_size:
        raise LudiError(f"{file} is empty. Bring back a copy of it, or move it away to begin anew.")
    for part in file.parent.glob(file.name + "*"):
        part.chmod(0o600)


def _schema_of(engine: Engine, file: Path) -> int:
    """Of a file that is there; 0 for a new one."""
    names = set(inspect(engine).get_table_names())
    if not names:
        return 0
    if about.name in names:
        with engine.connect() as connection:
            schema = int(connection.execute(select(about.c.schema)).scalar_one())
    elif {"guests", "tables", "seats", "entries"} <= names:
        schema = 1  # it did not say so yet
    else:
        raise LudiError(f"{file} belongs to another program. Give Ludi a folder of its own with --data.")
    if schema > SCHEMA:
        raise LudiError(
            f"{file} was written by a newer Ludi (schema {schema}; this one knows {SCHEMA}). Start that one, "
            "or give another folder with --data."
        )
    return schema


def _prepare(engine: Engine, file: Path, schema: int) -> None:
    """Make the tables of a new file; bring those of an older Ludi to our schema."""
    if schema == 0:
        with engine.begin() as connection:
            metadata.create_all(connection)
            connection.execute(insert(about).values(schema=SCHEMA, versions=0))
    elif schema < SCHEMA:
        from ludi.server.migrations import migrate

        migrate(engine, file, schema)


def _set_up(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say: Python's own ways lose savepoints
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _complain(done: "Future[None]") -> None:
    if done.exception() is not None:
        log.error("Something could not be written: %s", done.exception())


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


def seal(game: Game, state: bytes, story: bytes) -> str:
    """What must be the same for a snapshot to be of use: the version, the fields of what it holds, every byte of it."""
    fits = f"{__version__} {game.dtype.descr} {TOLD}".encode()
    return hashlib.sha256(fits + state + story).hexdigest()[:16]


def pack(match: Match) -> dict[str, Any]:
    """The columns of a snapshot."""
    story = {
        "steps": [[b64encode(s.before).decode(), s.seat, s.action, s.words, s.passed] for s in match.steps],
        "log": [[entry.seat, [[getattr(told, name) for name in TOLD] for told in entry.events]] for entry in match.log],
    }
    packed = zlib.compress(json.dumps(story, separators=(",", ":")).encode(), 1)
    return {"layout": seal(match.game, bytes(match), packed), "state": bytes(match), "story": packed}


def result_of(match: Match) -> dict[str, Any]:
    """How a finished game ended, by seats."""
    sheet = match.game.sheet(match.state)
    return {"places": match.game.ranking(match.state), "sheet": [sheet[seat] for seat in sorted(sheet)]}


def unpack(row: Row[Any], game: Game, names: Sequence[str], seed: int) -> Match:
    """The match that `pack` has packed."""
    return Match.resume(game, row.state, names, seed, steps_of(row), log_of(row))


def steps_of(row: Row[Any]) -> list[Step]:
    return [Step(b64decode(before), *rest) for before, *rest in _story(row)["steps"]]


def log_of(row: Row[Any]) -> list[Entry]:
    """The log alone, which can be read whatever has become of the game."""
    return [Entry(seat, tuple(map(_told, events))) for seat, *_, events in _story(row)["log"]]


def _story(row: Row[Any]) -> dict[str, Any]:
    return dict(json.loads(zlib.decompress(row.story)))
