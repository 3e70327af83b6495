"""What is kept: guests, tables, seats, every move, snapshots and chat, in one SQLite file.

Moves are only ever appended; taking back is an entry too. `write` returns once everything is on the disk: what was
acknowledged survives a kill at any time. One thread writes, and commits in one go all that has gathered meanwhile.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Future
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event, insert, inspect, select, update
from sqlalchemy.exc import SQLAlchemyError

from ludi.kernel.errors import LudiError
from ludi.server.migrations import migrate
from ludi.server.schema import SCHEMA, about, metadata
from ludi.web.words import WORDS

log = logging.getLogger("ludi")

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
            raise LudiError(WORDS("file-unreadable", file=str(file), reason=str(reason))) from None
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
        raise LudiError(WORDS("file-empty", file=str(file)))
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
        raise LudiError(WORDS("file-foreign", file=str(file)))
    if schema > SCHEMA:
        raise LudiError(WORDS("file-newer", file=str(file), schema=schema, known=SCHEMA))
    return schema


def _prepare(engine: Engine, file: Path, schema: int) -> None:
    """Make the tables of a new file; bring those of an older Ludi to our schema."""
    if schema == 0:
        with engine.begin() as connection:
            metadata.create_all(connection)
            connection.execute(insert(about).values(schema=SCHEMA, versions=0))
    elif schema < SCHEMA:
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
    for _, future in jobs:
        future.set_running_or_notify_cancel()  # from here on nobody can stop waiting
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
                    _answer(future, error)
    except Exception as error:  # a full disk, a broken file: the server goes on, the callers learn of it
        for future in done:
            _answer(future, error)
    else:
        for future in done:
            _answer(future)


def _answer(future: "Future[None]", error: Exception | None = None) -> None:
    """Tell who waits, if anybody still does."""
    if future.cancelled():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
