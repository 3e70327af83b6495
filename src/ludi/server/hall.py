"""All tables: creates them, finds them, keeps those in use in memory."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ludi.bots.levels import levels_of
from ludi.kernel.game import Position
from ludi.registry import about, catalogue
from ludi.server import moves, queries
from ludi.server.clocks import Clock
from ludi.server.lists import Lists
from ludi.server.refused import Refused, trouble
from ludi.server.schema import new_seed
from ludi.server.seats import Seat, bot_name
from ludi.server.services import Services
from ludi.server.table import Table, chat_at, seats_at
from ludi.web.words import WORDS

IDLE = 600.0  # seconds after which an unwatched table leaves memory
MOST_RUNNING = 60  # tables made by one guest
MOST_ALONE = 3  # those of them with bots only

log = logging.getLogger("ludi")


@dataclass(frozen=True)
class Place:
    """A seat of a planned table: for its maker, a friend, or a bot."""

    kind: str  # me, friend, bot
    level: str | None = None
    guest: str | None = None  # a friend who is already known
    name: str = ""  # the friend's name, or that of a bot named after somebody


class Hall:
    """The collection of all tables."""

    def __init__(self, services: Services) -> None:
        self.services, self.store = services, services.store
        self.open: dict[str, Table] = {}
        self.lists = Lists(self.store, self.open)

    async def make(
        self,
        game: str,
        places: Sequence[Place],
        options: Mapping[str, str],
        public: bool,
        guest: str,
        name: str,
        start: Position | None = None,
        clock: Clock | None = None,
        hints: bool = False,
    ) -> Table:
        """Create a table; it begins at once unless a friend is awaited. It counts towards the limits of `guest`.

        `start`: the position to continue from; `clock`: how long people may take; `hints`: whoever sits down agrees to
        hints.
        """
        told = about(game)
        if len(places) not in told.player_counts:
            raise Refused(WORDS("player-counts", title=told.title, min=told.min_players, max=told.max_players), 422)
        if sum(place.kind == "me" for place in places) > 1:
            raise Refused(WORDS("one-seat"), 422)
        told.option_numbers(options)
        self._limit(guest, all(place.kind == "bot" for place in places))
        seats: list[Seat] = []
        for number, place in enumerate(places):
            key = secrets.token_urlsafe(12)
            if place.kind == "me":
                seats.append(Seat(number, name, key, guest, hints=hints))
            elif place.kind == "friend":
                seats.append(Seat(number, place.name, key, place.guest, hints=hints))
            elif place.kind == "bot" and place.level in levels_of(game):
                seats.append(Seat(number, place.name or bot_name(seats), key, level=place.level))
            else:
                raise Refused(WORDS("seat-kinds"), 422)
        table_id, at = secrets.token_urlsafe(9), time.time()
        row = {
            "id": table_id,
            "game": game,
            "options": dict(options),
            "seed": new_seed(),
            "public": int(public),
            "owner": guest,
            "status": "waiting",
            "made": at,
            "moved": at,
            "to_move": None,
            "names": None,
            "start": start,
            "clock": vars(clock) if clock else None,
            "again": None,
            "result": None,
        }
        await self.store.write(*queries.add_table(row, seats), news=f"table {table_id}")
        table = self._load(table_id)
        async with table.lock:
            await table.take(seats[0])
        mine = table.seat_of(guest)
        if mine is not None:
            table.viewers.seen(mine)
        table.viewers.visited = True
        table.viewers.publish()
        table.driver.drive()
        return table

    def _limit(self, guest: str, alone: bool) -> None:
        """Limit how many tables a guest may have made."""
        made = [row.id for row in self.store.read(queries.running_of(guest))]
        if len(made) >= MOST_RUNNING:
            raise Refused(WORDS("too-many-games", games=len(made)), 429)
        if alone:
            only_bots = len(made) - len(self.store.read(queries.with_people(made)))
            if only_bots >= MOST_ALONE:
                raise Refused(WORDS("too-many-bot-tables", tables=only_bots), 429)

    async def again(self, table: Table, guest: str) -> Table:
        """A new table with the same people and bots, seats rotated by one; the same table for everybody who asks."""
        mine = table.seat_of(guest)
        if table.status != "over" or mine is None:
            raise Refused(WORDS("not-played-here"), 403)
        async with table.lock:
            if table.again is not None:
                return self.get(table.again)
            places = [
                Place("bot", seat.level) if seat.level else Place("friend", None, seat.guest, seat.name)
                for seat in table.seats[1:] + table.seats[:1]
            ]
            clock = table.clocks.clock
            new = await self.make(table.about.name, places, table.options, False, guest, "", clock=clock)
            await table.write(again=new.id)
            table.again = new.id
            table.viewers.publish()
            return new

    def get(self, table_id: str) -> Table:
        """A table by its id, from memory or the store."""
        table = self.open.get(table_id)
        return self._load(table_id) if table is None or table.status == "deleted" else table

    def _load(self, table_id: str) -> Table:
        try:
            row = next(iter(self.store.read(queries.table(table_id))), None)
        except ValueError:  # invalid JSON
            raise Refused(trouble("unreadable")) from None
        if row is None:
            raise Refused(WORDS("no-table"), 404)
        table = Table(row, seats_at(self.store, table_id), chat_at(self.store, table_id), self.services)
        if row.game not in catalogue():
            table.trouble = "missing"
        elif row.status == "earlier":
            table.trouble = "earlier"
        elif row.names is not None:
            self._open(table)
            table.wind()
        self.open[table_id] = table
        if self.store.shared:
            table.look_around()
        return table

    def _open(self, table: Table) -> None:
        """Replay the entries. A table for which that fails is set aside: logged once, and nothing is deleted."""
        try:
            moves.replay(table)
        except Exception as error:  # a damaged file or changed rules may raise anything
            if table.status != "unreadable":
                log.error("Table %s cannot be read and is set apart: %s", table.id, error)
            table.match, table.number, table.trouble = None, 0, "unreadable"
            if table.status == "playing":
                self.store.write_later(queries.change(table.id, status="unreadable", to_move=None))
            return
        if table.status == "unreadable":  # the obstacle is gone
            assert table.match is not None
            table.status = "over" if table.match.over else "playing"
            self.store.write_later(queries.change(table.id, status=table.status, to_move=table.to_move))

    async def delete(self, table: Table) -> None:
        """Delete for good. The caller holds the lock."""
        await self.store.write(*queries.delete_table(table.id), news=f"table {table.id}")
        self.open.pop(table.id, None)
        table.gone()

    def sweep(self) -> None:
        """Drop unused tables from memory."""
        for table in list(self.open.values()):
            idle = time.monotonic() - table.viewers.used > IDLE
            if (
                table.alarm is None
                and idle
                and not table.viewers.connections
                and not table.driver.busy
                and not table.lock.locked()
            ):
                del self.open[table.id]

    async def wind_up(self) -> None:
        """Restart the clocks of games in progress after a start, watched or not. Yields to requests in between, as
        there may be thousands.
        """
        for row in self.store.read(queries.timed()):
            with suppress(Refused):
                self.get(row.id)
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        for table in self.open.values():
            if table.alarm is not None:
                table.alarm.cancel()
        await self.services.webhooks.close()
        for driver in list(self.services.driving):
            driver.cancel()
            with suppress(asyncio.CancelledError):
                await driver
