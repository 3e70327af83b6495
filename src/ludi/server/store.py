"""Stores guests, tables, seats, every move, snapshots and chat, in one SQLite file or in a PostgreSQL database.

Moves are only ever appended; taking back is an entry, too. `write` returns once everything is on disk: what was
acknowledged survives a kill at any time. One thread writes, and commits everything that has accumulated at once.

Over PostgreSQL there may be several processes; their writes include news for each other (NOTIFY).
"""

import asyncio
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Executable,
    Row,
    create_engine,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ludi.kernel.errors import LudiError
from ludi.server.migrations import migrate
from ludi.server.queries import NOW, Filled
from ludi.server.schema import SCHEMA, about, metadata, shared
from ludi.web.words import WORDS

log = logging.getLogger("ludi")

CHANNEL = "ludi"
LOCK = 8377  # in PostgreSQL: one process at a time prepares the database

PATIENCE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "tcp_user_timeout": 10_000}
"""How soon a lost database is noticed; in seconds, and milliseconds."""

Statement = Executable | Filled
Job = tuple[Sequence[Statement], "Future[None]"]


class Outdated(SQLAlchemyError):
    """What was to be changed is no longer as known: somebody else was first."""


class Store:
    """The database. Reading is fast and done in place; writing is awaited."""

    def __init__(self, place: Path | str) -> None:
        """Open a SQLite file, or the PostgreSQL database at this address. Creates or migrates the tables; refuses
        foreign files with an explanation.
        """
        self.process = secrets.token_hex(6)  # this process's name for the others
        self.shared = isinstance(place, str)
        self.engine = _sqlite(place) if isinstance(place, Path) else _postgres(place)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        try:
            if isinstance(place, Path):
                self._open_file(place)
                self.versions: Iterator[int] = count(self._first_version())
            else:
                self._open_database()
                self.versions = _by_clock(int(self.read(select(NOW))[0][0] * 1e6))
        except (sqlite3.Error, SQLAlchemyError) as error:
            self.engine.dispose()
            reason = str(getattr(error, "orig", error)).strip()
            if isinstance(place, Path):
                raise LudiError(WORDS("file-unreadable", file=str(place), reason=reason)) from None
            raise LudiError(WORDS("database-unreadable", address=_shown(self.engine.url), reason=reason)) from None
        except LudiError:
            self.engine.dispose()
            raise
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="ludi-writer", daemon=True)
        self._writer.start()
        self._closing = Event()
        self._listener: Thread | None = None

    def _open_file(self, file: Path) -> None:
        with self.engine.connect() as connection:
            schema = _schema_of(connection, str(file))  # read-only: a foreign file stays as it is
        self.engine.dispose()
        event.listen(self.engine, "connect", _set_up)
        event.listen(self.engine, "begin", _begin)
        if schema == 0:
            with self.engine.begin() as connection:
                _make_tables(connection)
        elif schema < SCHEMA:
            migrate(self.engine, file, schema)

    def _open_database(self) -> None:
        """There is no PostgreSQL database of an older Ludi yet: 6 is the first schema to support it."""
        with self.engine.begin() as connection:
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            if _schema_of(connection, _shown(self.engine.url)) == 0:
                _make_tables(connection, secrets.token_urlsafe(32))
            shared.create_all(connection)  # those that do not exist yet

    def read(self, query: Executable) -> Sequence[Row[Any]]:
        with self._reading.connect() as connection:
            return connection.execute(query).all()

    def change(self, statement: Executable) -> Sequence[Row[Any]]:
        """Make a change immediately and return its result."""
        with self.engine.begin() as connection:
            return connection.execute(statement).all()

    async def write(self, *statements: Statement, news: str = "") -> None:
        """Write all of them or none; returns once on disk, when other processes learn the news."""
        job: Job = (self._with_news(statements, news), Future())
        self._jobs.put(job)
        await asyncio.wrap_future(job[1])

    def write_later(self, *statements: Statement, news: str = "") -> None:
        """Write without waiting."""
        job: Job = (self._with_news(statements, news), Future())
        job[1].add_done_callback(_log_failure)
        self._jobs.put(job)

    def _with_news(self, statements: Sequence[Statement], news: str) -> Sequence[Statement]:
        if not news or not self.shared:
            return statements
        return [*statements, select(func.pg_notify(CHANNEL, f"{self.process} {news}"))]

    def secret(self) -> str:
        """The key that signs the cookies, the same for all processes over this database."""
        return str(self.read(select(about.c.secret))[0][0])

    def listen(self, hear: Callable[[str], object]) -> None:
        """Hear the news of other processes, in a thread; "": something may have been missed."""
        self._listener = Thread(target=self._listen_all, args=[hear], name="ludi-listener", daemon=True)
        self._listener.start()

    def _listen_all(self, hear: Callable[[str], object]) -> None:
        while not self._closing.is_set():
            try:
                with self._reading.connect() as connection:
                    connection.execute(text(f"LISTEN {CHANNEL}"))
                    hear("")
                    driver: Any = connection.connection.driver_connection
                    connection.detach()  # dedicated to listening
                    while not self._closing.is_set():
                        for notice in driver.notifies(timeout=0.5):
                            origin, _, news = notice.payload.partition(" ")
                            if origin != self.process:
                                hear(news)
            except Exception as error:  # including the driver's own
                if not self._closing.is_set():
                    log.warning("Lost the database's notifications, reconnecting: %s", error)
                self._closing.wait(0.5)

    def _first_version(self) -> int:
        """Where table versions begin. They only grow: each server begins far above the last one, whatever the clock
        says, and not below its milliseconds, in case the file is an old copy.
        """
        with self.engine.begin() as connection:
            last = connection.execute(select(about.c.versions)).scalar_one()
            first = max(int(last) + 2**32, int(time.time() * 1000))
            connection.execute(update(about).values(versions=first))
        return first

    def close(self) -> None:
        self._closing.set()
        self._jobs.put(None)
        self._writer.join()
        if self._listener is not None:
            self._listener.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            waiting: list[Job | None] = [job]
            try:
                while waiting[-1] is not None:
                    waiting.append(self._jobs.get_nowait())
            except Empty:
                pass
            _commit(self.engine, [job for job in waiting if job is not None])
            if waiting[-1] is None:
                return


def open_folder(folder: Path) -> Path:
    """The data folder, created if necessary. It is closed to others if it contains nothing else."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if all(file.name.startswith(("ludi", "secret", "lock", "copy")) for file in folder.iterdir()):
        folder.chmod(0o700)
    return folder


def _make_private(file: Path) -> None:
    """Make it unreadable for others, as well as SQLite's files next to it, which inherit its permissions."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    elif not file.stat().st_size:
        raise LudiError(WORDS("file-empty", file=str(file)))
    for part in file.parent.glob(file.name + "*"):
        part.chmod(0o600)


def _sqlite(file: Path) -> Engine:
    _make_private(file)
    return create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})


def _postgres(address: str) -> Engine:
    """Connections are tested before use, because the database may have been restarted."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise LudiError(WORDS("database-address", address=address)) from None
    if url.drivername not in ("postgresql", "postgres"):
        raise LudiError(WORDS("database-address", address=_shown(url)))
    try:
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True, connect_args=PATIENCE)
    except ImportError:
        raise LudiError(WORDS("database-driver")) from None


def _shown(url: URL) -> str:
    """An address without the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def _by_clock(first: int) -> Iterator[int]:
    """Table versions that also grow across processes: microseconds of the database's clock."""
    began, version = time.monotonic(), 0
    while True:
        version = max(version + 1, first + int((time.monotonic() - began) * 1e6))
        yield version


def _schema_of(connection: Connection, place: str) -> int:
    """The schema of an existing database; 0 for a new one."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return 0
    if about.name in names:
        schema = int(connection.execute(select(about.c.schema)).scalar_one())
    elif {"guests", "tables", "seats", "entries"} <= names:
        schema = 1  # which did not store it yet
    else:
        raise LudiError(WORDS("file-foreign", file=place))
    if schema > SCHEMA:
        raise LudiError(WORDS("file-newer", file=place, schema=schema, known=SCHEMA))
    return schema


def _make_tables(connection: Connection, secret: str = "") -> None:
    metadata.create_all(connection)
    connection.execute(insert(about).values(schema=SCHEMA, versions=0, secret=secret))


def _set_up(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves: Python's own handling loses savepoints
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _log_failure(done: "Future[None]") -> None:
    if done.exception() is not None:
        log.error("A write failed: %s", done.exception())


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _commit(engine: Engine, jobs: list[Job]) -> None:
    """All jobs in one transaction, several each in a savepoint, so that a failing one takes no other with it."""
    for _, future in jobs:
        future.set_running_or_notify_cancel()  # from here on nobody can cancel
    done: list[Future[None]] = []
    try:
        with engine.begin() as connection:
            for statements, future in jobs:
                try:
                    with connection.begin_nested() if len(jobs) > 1 else nullcontext():
                        for statement in statements:
                            _execute(connection, statement)
                    done.append(future)
                except SQLAlchemyError as error:
                    if len(jobs) == 1:
                        raise  # nothing of it may be committed
                    _answer(future, error)
    except Exception as error:  # a full disk, an unreachable database: the server goes on, all callers are told
        for _, future in jobs:
            _answer(future, error)
    else:
        for future in done:
            _answer(future)


def _execute(connection: Connection, statement: Statement) -> None:
    statement, values = statement if isinstance(statement, tuple) else (statement, None)
    result = connection.execute(statement, values)
    if statement.get_execution_options().get("ludi_one") and result.rowcount != 1:
        raise Outdated()


def _answer(future: "Future[None]", error: Exception | None = None) -> None:
    """Resolve a waiting future, if it is still waiting."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
