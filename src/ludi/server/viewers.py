"""Who looks on at a table: open pages, programs that listen, who is away; and what is sent to them."""

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

AWAY = 5.0  # seconds without an open page: so a reload does not count
AWAY_PROGRAM = 60.0  # seconds without a sign of life of a program that does not listen, or of who just sat down
QUEUE = 64  # updates that a slow connection may fall behind before it gets everything anew

log = logging.getLogger("ludi")


@dataclass(eq=False)
class Connection:
    """An open page, or a program that listens (`drawn` is False: it wants no drawings)."""

    seat: int | None
    drawn: bool
    language: str
    version: int | None = None  # of the page, when it has all updates that were sent
    updates: "asyncio.Queue[dict[str, Any]]" = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def send(self, update: dict[str, Any]) -> None:
        """Send an update; to who is too slow only the last."""
        if self.updates.full():
            while not self.updates.empty():
                self.updates.get_nowait()
        self.updates.put_nowait(update)


@dataclass(frozen=True)
class Frame:
    """One viewer's page at one version, and the regions that differ from the version `after`."""

    version: int
    after: int | None
    drawing: Drawing
    changed: dict[str, Markup]


class Viewers:
    """Everybody who looks at one table."""

    def __init__(self, table: TableState) -> None:
        self.table, self.homes, self.versions = table, table.services.homes, table.services.store.versions
        self.peers = table.services.peers
        self.connections: set[Connection] = set()
        self.visited = False  # somebody came since the table is in memory
        self.used = time.monotonic()
        self._frames: dict[tuple[int | None, str], Frame] = {}  # by seat and language
        self.leaving: dict[int, asyncio.TimerHandle] = {}  # when who shows no sign of life counts as away
        self._looked = 0.0  # until when a program that asks now and then counts as watching

    @property
    def watching(self) -> bool:
        return bool(self.connections) or time.monotonic() < self._looked

    # ------------------------------------------------------------ what they see

    def frame(self, seat: int | None) -> Frame:
        """The viewer's page as it is now, drawn once in each language."""
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
        """What brings a page of version `page` up to date."""
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
        """Something has changed: tell everybody who looks on."""
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
        """Draw for one viewer after the other, first for who acted; others are served in between."""
        for connection in [c for c in self.connections if c.drawn and (c.seat, c.language) in views[:1]]:
            try:
                self._update(connection, step)
            except Exception:  # what was played is played: a drawing that fails must not stop the table
                log.exception("Table %s cannot be drawn for seat %s", self.table.id, connection.seat)
        if views[1:]:
            asyncio.get_running_loop().call_soon(self._show, views[1:], step)

    def _tell(self, connection: Connection, step: Entry | None = None) -> None:
        with speaking(connection.language):
            connection.send(self.table.news(step))

    def _update(self, connection: Connection, step: Entry | None) -> None:
        """Bring an open page up to date, if it is not."""
        if connection.updates.full():
            connection.version = None  # what was dropped is made up for by everything
        if connection.version != self.table.version:
            with speaking(connection.language):
                connection.send(self.payload(connection.seat, connection.version, step))
            connection.version = self.table.version

    def tell_homes(self) -> None:
        """Home pages that list this table look what is new."""
        listed = self.table.public and self.table.number == 0  # or was, a moment ago
        self.homes.ring(None if listed else [seat.guest for seat in self.table.seats])

    def tell_of_bots(self, words: Words) -> None:
        """How far the bots here are with getting ready; no words: they are."""
        for connection in self.connections:
            if connection.drawn and not connection.updates.full():
                with speaking(connection.language):
                    connection.send({"bots": str(words)})
        if not words and self.table.match is not None:
            self.publish()

    # ------------------------------------------------------------ coming and going

    def visit(self, guest: str | None) -> None:
        """Somebody asks for the table. Who sits here, or made it, counts as watching for a while."""
        self.visited, self.used = True, time.monotonic()
        seat = self.table.seat_of(guest)
        if seat is not None:
            self.seen(seat)
        if seat is not None or (guest is not None and guest == self.table.owner):
            self._looked = time.monotonic() + AWAY_PROGRAM

    def connect(self, seat: int | None, drawn: bool, since: str) -> Connection:
        """Somebody looks on, who has seen everything up to a version; or else gets everything now."""
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
        """Whoever had these pages open sits here no more, or on another device: they hear no more, and load again."""
        for connection in [connection for connection in self.connections if connection.seat == seat]:
            self.connections.discard(connection)
            version = next(self.versions)
            connection.send({**self.table.news(), "version": version, "page": "moved", "after": None})

    def here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def seen(self, seat: int, seconds: float | None = None) -> None:
        """A sign of life: without another one, or an open page, the person counts as away after so many seconds."""
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
