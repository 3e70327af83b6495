"""Lists of tables for the home page and for programs: one line per table."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from ludi.registry import catalogue
from ludi.server import queries
from ludi.server.queries import RUNNING
from ludi.server.refused import Refused, trouble
from ludi.server.state import TableState
from ludi.server.store import Store
from ludi.web.words import WORDS

Line = dict[str, Any]


class Lists:
    """Reads lines from the store; `open` holds the tables in memory."""

    def __init__(self, store: Store, open: Mapping[str, TableState]) -> None:
        self.store, self.open = store, open

    def mine(self, guest: str, limit: int = 30) -> list[Line]:
        """A guest's tables: running ones first, those with their turn at the top."""
        unread = {row.table_id: row.lines for row in self.store.read(queries.unread_by(guest))}
        rows = self.store.read(queries.listed_for(guest, limit))
        found = [{**self._line(row.id, row.seat), "unread": unread.get(row.id, 0)} for row in rows]
        return sorted(found, key=lambda line: (line["status"] not in RUNNING, not line["mine"]))

    def one_of_mine(self, table: TableState, guest: str) -> Line:
        """A guest's list entry for one of their tables."""
        seat = table.seat_of(guest)
        if seat is None and (table.people or table.owner != guest):
            raise Refused(WORDS("not-listed"), 403)
        return self._line(table.id, seat)

    def public(self, guest: str | None, limit: int = 12) -> list[Line]:
        """Tables where anybody may sit down, except those where the guest already sits."""
        return [self._line(row.id) for row in self.store.read(queries.open_to(guest, list(catalogue()), limit))]

    def _line(self, table_id: str, my_seat: int | None = None) -> Line:
        """A table's line in a list; if unreadable, it says only that."""
        line: Line = {
            "id": table_id,
            "game": "",
            "title": WORDS("unreadable-table"),
            "status": "unreadable",
            "made": 0.0,
            "moved": 0.0,
            "my_seat": my_seat,
            "mine": False,
            "to_move": None,
            "others": [],
            "seats": [],
            "people": 0,
            "agreed": [],
            "version": 0,
            "chat": -1,
        }
        with suppress(ValueError):  # invalid JSON
            line |= self._read(table_id, my_seat)
        line["trouble"] = trouble(line["status"])
        line["may"] = ["remove"] if line["status"] not in RUNNING else ["abandon"] if my_seat is None else ["leave"]
        if line["status"] == "playing" and my_seat is not None:
            line["may"].append("abandon")
        return line

    def _read(self, table_id: str, my_seat: int | None) -> Line:
        (row,) = self.store.read(queries.table(table_id))
        seats = self.store.read(queries.seats_at(table_id))
        told, names = catalogue().get(row.game), row.names or [seat.name for seat in seats]
        last = self.store.read(queries.last_line(table_id))[0][0]
        return {
            "game": row.game,
            "title": told.title if told else row.game,
            "status": row.status if told else "missing",
            "made": row.made,
            "moved": row.moved,
            "mine": row.status == "playing" and row.to_move == my_seat and my_seat is not None,
            "to_move": row.to_move,
            "others": [names[i] for i, seat in enumerate(seats) if i != my_seat],
            "seats": [
                {"name": names[i], "free": seat.guest is None and seat.level is None} for i, seat in enumerate(seats)
            ],
            "people": sum(seat.guest is not None for seat in seats),
            "agreed": [seat.seat for seat in seats if seat.agreed],
            "version": self.open[table_id].version if table_id in self.open else 0,
            "chat": -1 if last is None else last,
        }
