"""Migrates the schema of older versions, step by step, in one transaction.

Before any change the file is copied next to itself.
"""

import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
from sqlalchemy import Connection, Engine, Row, select, text, update

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.game import SEATS, Game
from ludi.kernel.match import Match
from ludi.kernel.state import bytes_of
from ludi.registry import catalogue
from ludi.server import schema, snapshots

log = logging.getLogger("ludi")


def migrate(engine: Engine, file: Path, found: int) -> None:
    copy = _copy(file, found)
    with engine.begin() as connection:
        for step in range(found, schema.SCHEMA):
            STEPS[step](connection)
        connection.execute(update(schema.about).values(schema=schema.SCHEMA))
    log.warning("%s was migrated to schema %s. The previous version is kept in %s.", file, schema.SCHEMA, copy)


def _copy(file: Path, found: int) -> Path:
    """The whole database as it is now, including its write-ahead log."""
    copy, part = file.with_name(f"{file.stem}-schema{found}{file.suffix}"), file.with_name("copy.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    part.replace(copy)
    return copy


def _from_1(connection: Connection) -> None:
    """Chance became a key: games in progress cannot continue, finished ones are kept as they ended."""
    for statement in (
        "CREATE TABLE ludi (schema INTEGER NOT NULL PRIMARY KEY, versions BIGINT NOT NULL)",
        "INSERT INTO ludi VALUES (1, 0)",
        "ALTER TABLE tables ADD COLUMN owner VARCHAR",
        "ALTER TABLE tables ADD COLUMN result JSON",
        "ALTER TABLE tables ADD COLUMN key VARCHAR NOT NULL DEFAULT ''",
        "UPDATE tables SET key = printf('%016x', seed), owner = (SELECT guest FROM seats"
        " WHERE table_id = tables.id AND guest IS NOT NULL ORDER BY seat LIMIT 1)",
        "ALTER TABLE tables DROP COLUMN seed",
        "ALTER TABLE tables RENAME COLUMN key TO seed",
        "CREATE INDEX tables_by_owner ON tables (owner)",
        "ALTER TABLE seats ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE chat ADD COLUMN guest VARCHAR",
        "UPDATE chat SET guest = (SELECT guest FROM seats WHERE seats.table_id = chat.table_id"
        " AND seats.seat = chat.seat)",
        "UPDATE tables SET status = 'earlier', to_move = NULL WHERE status = 'playing'",
    ):
        connection.execute(text(statement))
    schema.reads.create(connection)
    tables, kept = schema.tables.c, schema.snapshots
    for (waiting,) in connection.execute(select(tables.id).where(tables.status == "waiting")).all():
        connection.execute(update(schema.tables).where(tables.id == waiting).values(seed=schema.new_seed()))
    over = select(tables.game, kept).join(kept).where(tables.status == "over")
    for row in connection.execute(over).all():
        if row.game not in catalogue():
            continue
        try:
            match = _as_it_ended(ludi.load(row.game), row)
        except Exception as error:
            log.warning("The score of table %s is lost: its last snapshot cannot be read (%s).", row.table_id, error)
            continue
        here = kept.c.table_id == row.table_id
        connection.execute(update(kept).where(here).values(**snapshots.pack(match)))
        result = snapshots.result_of(match)
        connection.execute(update(schema.tables).where(tables.id == row.table_id).values(result=result))


def _as_it_ended(game: Game, row: Row[Any]) -> Match:
    """A finished game from its snapshot in schema 1, where chance was a single number, `rng`."""
    names = game.dtype.names or ()
    own = names[names.index("players") :]
    before = np.dtype([("rng", "u8"), *((name, game.dtype[name]) for name in own)], align=True)
    array = np.zeros(1, game.dtype)
    for name in own:
        array[name] = np.frombuffer(row.state, before)[name]
    states = game.copy(array.tobytes())
    if not states[0].over:
        raise LudiError("its snapshot is from before the end")
    return Match.resume(game, bytes_of(states), SEATS[: states[0].players], 0, (), snapshots.log_of(row))


def _from_2(connection: Connection) -> None:
    """Guests choose a language."""
    connection.execute(text("ALTER TABLE guests ADD COLUMN language VARCHAR NOT NULL DEFAULT ''"))


def _from_3(connection: Connection) -> None:
    """Lessons; tables continued from moments of others; clocks, webhooks; analyses, hints."""
    schema.lessons.create(connection)
    connection.execute(text("ALTER TABLE tables ADD COLUMN start JSON"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN clock JSON"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN webhook VARCHAR NOT NULL DEFAULT ''"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0"))
    schema.analyses.create(connection)


def _from_4(connection: Connection) -> None:
    """Guests have their coach at every table."""
    connection.execute(text("ALTER TABLE guests ADD COLUMN coach INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("ALTER TABLE guests ADD COLUMN hints INTEGER NOT NULL DEFAULT 0"))


def _from_5(connection: Connection) -> None:
    """A table's changes are counted."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("ALTER TABLE ludi ADD COLUMN secret VARCHAR NOT NULL DEFAULT ''"))


STEPS: dict[int, Callable[[Connection], None]] = {1: _from_1, 2: _from_2, 3: _from_3, 4: _from_4, 5: _from_5}
