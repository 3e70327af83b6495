"""Several processes over one PostgreSQL: they tell each other about changes, share the work, and notice dead ones.

Claimed work is done by one process only. A claim lasts as long as its process shows signs of life. One that was stopped
for a while may repeat the work, which does no harm: of two conflicting changes one wins. Over SQLite there is only one
process, which owns everything.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from ludi.server import queries
from ludi.server.distant import Distant
from ludi.server.store import Outdated, Store

if TYPE_CHECKING:
    from ludi.server.guests import Guests
    from ludi.server.hall import Hall
    from ludi.server.table import Table

BEAT = 2.0  # seconds between signs of life
LEASE = 6.0  # seconds without one until a process counts as dead

log = logging.getLogger("ludi")


class Peers:
    """This process among the others."""

    hall: "Hall"
    guests: "Guests"

    def __init__(self, store: Store) -> None:
        self.store, self.me = store, store.process
        self.mine: set[str] = set()  # what this process has claimed
        self.alive: set[str] = set()
        self.peer_died: Callable[[], object] = lambda: None  # called when another process has died: its work is free
        self.tasks: set[asyncio.Task[None]] = set()
        self.awaited: dict[str, asyncio.Event] = {}  # replies from workers elsewhere, by question

    async def start(self, hall: "Hall", guests: "Guests") -> None:
        if self.store.shared:
            self.hall, self.guests = hall, guests
            loop = asyncio.get_running_loop()
            with suppress(SQLAlchemyError):  # unreachable; the next sign of life makes up for it
                await self.store.write(queries.arrive(self.me))
            self._run(self._beat())
            self.store.listen(lambda news: loop.call_soon_threadsafe(self.hear, news))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        if self.store.shared:
            with suppress(SQLAlchemyError):
                await self.store.write(queries.leave(self.me))

    # ------------------------------------------------------------ claims, signs of life

    async def claim(self, what: str) -> bool:
        """Claim some work; returns whether it is this process's."""
        if not self.store.shared or what in self.mine:
            return True
        try:
            await self.store.write(queries.claim(what, self.me))
        except SQLAlchemyError:  # it is another's; or the database is unreachable, and it is tried again
            return False
        self.mine.add(what)
        return True

    def release(self, what: str) -> None:
        if what in self.mine:
            self.mine.discard(what)
            self.store.write_later(queries.release(what, self.me))

    def tell_presence(self, table_id: str, seat: int, here: bool) -> None:
        """Announce that a seat's person came or left."""
        if self.store.shared:
            write = queries.come if here else queries.go
            self.store.write_later(write(table_id, seat, self.me), news=f"here {table_id}")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.live_on()
                self.count_helpers()
            except Exception as error:
                log.warning("The database does not answer: %s", error)

    async def live_on(self) -> None:
        """Give a sign of life, and bury processes that gave none."""
        try:
            await self.store.write(queries.beat(self.me))
        except Outdated:
            await self._rejoin()
        await self.store.write(queries.remove_dead(LEASE))
        alive = {row.id for row in self.store.read(queries.alive())}
        if self.alive - alive:
            self.hear("")  # people seen by the dead process may have left
            self.peer_died()
        self.alive = alive

    def count_helpers(self) -> None:
        """Count the workers elsewhere that can think for this process."""
        number = int(self.store.read(queries.helpers())[0][0])
        self.hall.services.thinkers.set_distant([Distant(self) for _ in range(number)])

    async def _rejoin(self) -> None:
        """Recover from being taken for dead: others have taken over this process's claims."""
        log.warning("This process was stopped for too long; others have taken over its work.")
        self.mine.clear()
        await self.store.write(queries.arrive(self.me))
        for table in self.hall.open.values():
            for seat in table.people:
                if seat.number not in table.away:
                    self.tell_presence(table.id, seat.number, here=True)

    # ------------------------------------------------------------ news

    def hear(self, news: str) -> None:
        """Handle another process's change; "": it is not known what changed."""
        kind, _, what = news.partition(" ")
        table = self.hall.open.get(what)
        if not kind:
            self.guests.known.clear()
            for each in list(self.hall.open.values()):
                self._run(self._look(each))
            self.hall.services.homes.ring()
        elif kind == "guest":
            self.guests.known.pop(what, None)
            self.hall.services.homes.ring([what])
        elif kind == "answer" and what in self.awaited:
            self.awaited[what].set()
        elif table is not None:
            self._run(self._look(table))
        elif kind == "table":
            self._tell_homes(what)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look(self, table: "Table") -> None:
        try:
            async with table.lock:  # taking the lock catches up
                table.look_around()
        except SQLAlchemyError as error:  # everything is checked once the database is back
            log.warning("Table %s cannot catch up now: %s", table.id, error)

    def _tell_homes(self, table_id: str) -> None:
        """Tell home pages about a change of a table that is not in memory here."""
        homes = self.hall.services.homes
        if homes.open:
            rows = self.store.read(queries.table(table_id))
            known = rows and not (rows[0].public and rows[0].status == "waiting")
            homes.ring([seat.guest for seat in self.store.read(queries.seats_at(table_id))] if known else None)
