"""Imported records: a file becomes a table, to be replayed, scored and played on from."""

import re
import secrets
import time
from typing import Any

import ludi
from ludi.kernel.errors import BadRecord
from ludi.kernel.match import Match
from ludi.kernel.record import Record
from ludi.registry import catalogue
from ludi.server import queries, snapshots
from ludi.server.guard import LARGEST_RECORD
from ludi.server.guests import LONGEST_NAME, clean
from ludi.server.hall import Hall
from ludi.server.refused import Refused
from ludi.server.schema import new_seed
from ludi.server.seats import Seat
from ludi.server.table import Table
from ludi.web.words import WORDS


def read(content: bytes) -> Match:
    """The match of a record, replayed and verified; raises BadRecord saying what is wrong, and where."""
    if len(content) > LARGEST_RECORD:
        raise Refused(WORDS("record-too-large", size=LARGEST_RECORD // 1000), 413)
    record = Record.decode(content)
    if record.game not in catalogue():
        raise BadRecord(WORDS("record-game", game=clean(record.game, 40)))
    if any(not name or clean(name, LONGEST_NAME) != name for name in record.names):
        raise BadRecord(WORDS("record-names-long", longest=LONGEST_NAME))
    return record.replay(ludi.load(record.game))


async def bring(hall: Hall, content: bytes, guest: str) -> Table:
    """Make a guest's own table from a record; nobody sits there."""
    match = read(content)
    at, table_id = time.time(), secrets.token_urlsafe(9)
    row: dict[str, Any] = {
        "id": table_id,
        "game": match.game.name,
        "options": match.options,
        "seed": f"{match.seed:x}" if match.start_position is None else new_seed(),
        "public": 0,
        "owner": guest,
        "status": "over" if match.over else "record",
        "made": at,
        "moved": at,
        "to_move": None,
        "names": list(match.names),
        "start": match.start_position,
        "again": None,
        "result": snapshots.result_of(match) if match.over else None,
    }
    seats = [Seat(number, name, secrets.token_urlsafe(12)) for number, name in enumerate(match.names)]
    entries = [
        {"table_id": table_id, "number": number, "seat": step.seat, "action": step.action, "at": at}
        for number, step in enumerate(match.steps)
    ]
    statements = queries.add_table(row, seats)
    match.forget()
    await hall.store.write(
        *statements,
        *([queries.add_entries(entries)] if entries else []),
        *queries.save_snapshot(table_id, len(entries), match),
        news=f"table {table_id}",
    )
    hall.services.homes.ring([guest])
    return hall.get(table_id)


def uploaded(content_type: str, body: bytes) -> bytes:
    """The file in an uploaded form."""
    boundary = re.search(r'boundary="?([^";,]+)', content_type)
    parts = body.split(b"--" + boundary[1].encode("latin-1")) if boundary else []
    split = [part.partition(b"\r\n\r\n") for part in parts]
    files = [content.removesuffix(b"\r\n") for head, _, content in split if re.search(rb'filename="?[^";\s]', head)]
    if len(files) != 1 or not files[0]:
        raise Refused(WORDS("record-several" if len(files) > 1 else "no-record-file"), 422)
    return files[0]
