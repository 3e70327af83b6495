"""Who is watching a table: open pages, listening programs, who is away; and what is sent to them."""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from ludi.kernel.match import Entry
from ludi.kernel.words import Words, language, speaking
from ludi.server.state import TableState, told
from ludi.web.drawing import Drawing

AWAY = 5.0  # seconds without an open page, so that a reload does not count
AWAY_PROGRAM = 60.0  # seconds without a sign of life, for programs that do not listen and people who just sat down
QUEUE = 64  # updates a slow connection may lag behind before it gets everything anew

log = logging.getLogger("ludi")


@dataclass(eq=False)
class Connection:
    """An open page, or a listening program (`drawn` is False: it wants no drawings)."""

    seat: int | None
    drawn: bool
    language: str
    version: int | None = None  # of the page, once all sent updates have arrived
    updates: "asyncio.Queue[dict[str, Any]]" = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def send(self, update: dict[str, Any]) -> None:
        """Queue an update; slow connections get only the last."""
        if self.updates.full():
            while not self.updates.empty():
                self.updates.get_nowait()
        self.updates.put_nowait(update)


@dataclass(frozen=True)
class Frame:
    """One viewer's page at one version, and the regions that differ from version `after`."""

    version: int
    after: int | None
    drawing: Drawing
    changed: dict[str, Markup]


class Viewers:
    """Everybody watching one table."""

    def __init__(self, table: TableState) -> None:
        self.table, self.homes, self.versions = table, table.services.homes, table.services.store.versions
        self.peers = table.services.peers
        self.connections: set[Connection] = set()
        self.visited = False  # somebody came since the table is in memory
        self.used = time.monotonic()
        self._frames: dict[tuple[int | None, str], Frame] = {}  # by seat and language
        self.leaving: dict[int, asyncio.TimerHandle] = {}  # when people without a sign of life count as away
        self._looked = 0.0  # until when a polling program counts as watching

    @property
    def watching(self) -> bool:
        return bool(self.connections) or time.monotonic() < self._looked

    # ------------------------------------------------------------ what they see

    def frame(self, seat: int | None) -> Frame:
        """The viewer's current page, drawn once per language."""
        key = seat, language.get()
        last, version = self._frames.get(key), self.table.version
        if last is not None and last.version == version:
            return last
        drawing = self.table.draw(seat)
        known = last.drawing.regions if last else {}
        changed = {name: html for name, html in drawing.regions.items() if known.get(name) != html}
        self._frames[key] = Frame(version, last.version if last else None, drawing, changed)
        return self._frames[key]

    def payload(self, seat: int | None, page: int | None, step: Entry | None = None) -> dict[str, Any]:
        """The update that brings a page of version `page` up to date."""
        frame, table = self.frame(seat), self.table
        follows = page is not None and page == frame.after
        return {
            "version": frame.version,
            "after": frame.after if follows else None,
            "number": table.number,
            "regions": frame.changed if follows else frame.drawing.regions,
            "page": "kept" if table.trouble else "lobby" if table.match is None else "table",
            "title": frame.drawing.title,
            "mine": seat is not None and seat == table.to_move,
            "step": told(step),
        }

    def publish(self, step: Entry | None = None) -> None:
        """Tell everybody watching that something has changed."""
        self.table.settle()
        self.table.version = next(self.versions)
        self.used = time.monotonic()
        self.tell_homes()
        for connection in self.connections:
            if not connection.drawn:
                self._tell(connection, step)
        views = {(connection.seat, connection.language) for connection in self.connections if connection.drawn}
        self._show(sorted(views, key=lambda view: step is None or view[0] != step.seat), step)

    def _show(self, views: Sequence[tuple[int | None, str]], step: Entry | None) -> None:
        """Draw for one viewer after another, the one who acted first; others are served in between."""
        for connection in [c for c in self.connections if c.drawn and (c.seat, c.language) in views[:1]]:
            try:
                self._update(connection, step)
            except Exception:  # the move stands: a failing drawing must not stop the table
                log.exception("Table %s cannot be drawn for seat %s", self.table.id, connection.seat)
        if views[1:]:
            asyncio.get_running_loop().call_soon(self._show, views[1:], step)

    def _tell(self, connection: Connection, step: Entry | None = None) -> None:
        with speaking(connection.language):
            connection.send(self.table.news(step))

    def _update(self, connection: Connection, step: Entry | None) -> None:
        """Bring an open page up to date, if necessary."""
        if connection.updates.full():
            connection.version = None  # a dropped update is made up for by sending everything
        if connection.version != self.table.version:
            with speaking(connection.language):
                connection.send(self.payload(connection.seat, connection.version, step))
            connection.version = self.table.version

    def tell_homes(self) -> None:
        """Make home pages that list this table check for changes."""
        listed = self.table.public and self.table.number == 0  # or was, a moment ago
        self.homes.ring(None if listed else [seat.guest for seat in self.table.seats])

    def tell_of_bots(self, words: Words) -> None:
        """Report how far the bots here are from being ready; no words: they are."""
        for connection in self.connections:
            if connection.drawn and not connection.updates.full():
                with speaking(connection.language):
                    connection.send({"bots": str(words)})
        if not words and self.table.match is not None:
            self.publish()

    # ------------------------------------------------------------ coming and going

    def visit(self, guest: str | None) -> None:
        """Somebody requests the table. Players and the table's maker count as watching for a while."""
        self.visited, self.used = True, time.monotonic()
        seat = self.table.seat_of(guest)
        if seat is not None:
            self.seen(seat)
        if seat is not None or (guest is not None and guest == self.table.owner):
            self._looked = time.monotonic() + AWAY_PROGRAM

    def connect(self, seat: int | None, drawn: bool, since: str) -> Connection:
        """Connect a viewer who has seen everything up to a version, or who gets everything now."""
        if seat in self.table.away:
            self._came(seat)
        up_to_date = since == str(self.table.version)
        connection = Connection(seat, drawn, language.get(), self.table.version if up_to_date else None)
        self.connections.add(connection)
        self.visited = True
        if drawn:
            self._update(connection, None)
        elif connection.version is None:
            self._tell(connection)
        return connection

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        view = connection.seat, connection.language
        if all((other.seat, other.language) != view or not other.drawn for other in self.connections):
            self._frames.pop(view, None)
            self.table.kept.forget(*view)
        if connection.seat is not None and not self.here(connection.seat):
            self.seen(connection.seat, AWAY)

    def leave_behind(self, seat: int | None) -> None:
        """Disconnect pages of somebody who has left the seat or moved to another device: they reload."""
        for connection in [connection for connection in self.connections if connection.seat == seat]:
            self.connections.discard(connection)
            version = next(self.versions)
            connection.send({**self.table.news(), "version": version, "page": "moved", "after": None})

    def here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def seen(self, seat: int, seconds: float | None = None) -> None:
        """A sign of life: without another one, or an open page, the person counts as away after some seconds."""
        loop, last = asyncio.get_running_loop(), self.leaving.get(seat)
        seconds = AWAY_PROGRAM if seconds is None else seconds
        if last is None or last.when() < loop.time() + seconds:
            if last is not None:
                last.cancel()
            self.leaving[seat] = loop.call_later(seconds, self._left, seat)
        if seat in self.table.away:
            self._came(seat)

    def _came(self, seat: int) -> None:
        self.table.away.discard(seat)
        self.peers.tell_presence(self.table.id, seat, here=True)
        self.publish()

    def _left(self, seat: int) -> None:
        if not self.here(seat) and seat not in self.table.away:
            self.table.away.add(seat)
            self.peers.tell_presence(self.table.id, seat, here=False)
            self.publish()
