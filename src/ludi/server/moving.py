"""`ludi move-data`: from the SQLite file of a data folder to an empty PostgreSQL database, for a host who grows."""

from pathlib import Path

from sqlalchemy import Connection, func, insert, select, update

from ludi.kernel.errors import LudiError
from ludi.server import schema
from ludi.server.guests import secret_of
from ludi.server.run import folder_of, only_one
from ludi.server.store import Store, open_folder
from ludi.web.words import WORDS

ROWS = 1000  # per batch


def move_data(data: Path | None, database: str) -> int:
    """Copy everything or nothing; returns the number of tables. The file is not changed."""
    folder = folder_of(data)
    file = folder / "ludi.sqlite"
    if not file.exists():
        raise LudiError(WORDS("nothing-to-move", file=str(file)))
    with only_one(open_folder(folder)):
        source, target = Store(file), Store(database)
        try:
            with source.engine.connect() as old, target.engine.begin() as new:
                return _copy(old, new, secret_of(folder))
        finally:
            source.close()
            target.close()


def _copy(old: Connection, new: Connection, secret: str) -> int:
    """Copy all rows, and the secret that signs the cookies, so that those stay valid."""
    if any(new.execute(select(func.count()).select_from(part)).scalar_one() for part in (schema.guests, schema.tables)):
        raise LudiError(WORDS("database-in-use"))
    for part in schema.metadata.sorted_tables:
        if part is not schema.about:
            for rows in old.execution_options(yield_per=ROWS).execute(select(part)).mappings().partitions():
                new.execute(insert(part), [dict(row) for row in rows])
    new.execute(update(schema.about).values(secret=secret))
    return int(old.execute(select(func.count()).select_from(schema.tables)).scalar_one())
