"""Tables: who sits there, what was played, who looks on. Knows no game by name.

All runs in one event loop. A table's changes wait for each other at its lock; a decision is tried on a copy of the
match, written to the disk, and only then becomes the match, so nobody ever sees what might still be lost.
"""

import asyncio
import logging
import random
import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Executable, and_, delete, func, insert, not_, or_, select, union, update
from sqlalchemy.dialects import sqlite

import ludi
from ludi.bots.levels import LEVELS, USUAL
from ludi.kernel.about import About
from ludi.kernel.errors import LudiError
from ludi.kernel.match import Entry, Match, Step
from ludi.registry import about, catalogue
from ludi.server import schema, snapshots
from ludi.server.store import Store
from ludi.server.thinkers import Thinkers
from ludi.web.scene import Chair, Said, Scene, look
from ludi.web.words import N_, _

SNAPSHOT_EVERY = 32  # entries: what has to be played again when a table is opened
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
AWAY = 5.0  # seconds without an open page: so a reload does not count
CHAT_SHOWN = 60
AWAY_PROGRAM = 60.0  # seconds without a sign of life of a program that does not listen, or of who just sat down
MOST_RUNNING = 60  # tables that one guest has made
MOST_ALONE = 3  # of them with bots alone
QUEUE = 64  # updates that a slow connection may fall behind before it gets everything anew

BOT_NAMES = (
    "Corvus", "Varro", "Nerva", "Gallus", "Silvia", "Drusus", "Flavia", "Cassius", "Aelia", "Lucan", "Junia", "Tullus",
)  # fmt: skip
GUEST_NAMES = (
    "Livia", "Marcus", "Claudia", "Titus", "Octavia", "Gaius", "Cornelia", "Lucius", "Valeria", "Publius", "Aurelia",
)  # fmt: skip

TROUBLE = {  # why a table cannot be opened as usual
    "earlier": N_("This game was begun with an earlier version of Ludi and cannot go on. What was kept is shown here."),
    "unreadable": N_("This table cannot be read: its file is damaged, or the rules have changed. Nothing was deleted."),
    "missing": N_("The game of this table is not installed here. The table is kept as it is."),
}

NOBODY = "Somebody"  # who was here and wants to be forgotten

log = logging.getLogger("ludi")


class Refused(LudiError):
    """A request that cannot be done; `status` is that of HTTP."""

    def __init__(self, text: str, status: int = 409) -> None:
        super().__init__(text)
        self.status = status


@dataclass
class Seat:
    """A place at the table: of a person (once there is a guest), or of a bot."""

    number: int
    name: str
    key: str
    guest: str | None = None
    level: str | None = None
    stand_in: str | None = None
    agreed: bool = False  # to abandon the game
    hidden: bool = False  # its person took the table off their list

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.level or self.stand_in

    @property
    def free(self) -> bool:
        return self.guest is None and self.level is None


@dataclass(eq=False)
class Connection:
    """An open page, or a program that listens (`drawn` is False: it wants no drawings)."""

    seat: int | None
    drawn: bool
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
    """All regions of one viewer's page at one version, and those that differ from the version `after`."""

    version: int
    after: int | None
    regions: dict[str, str]
    changed: dict[str, str]
    title: str


class Table:
    """One table in memory."""

    def __init__(self, tables: "Tables", row: Any, seats: list[Seat], said: list[Said]) -> None:
        self.tables = tables
        self.id: str = row.id
        self.about: About = catalogue().get(row.game) or About(row.game, row.game, 0, 0, "", "")
        self.options: dict[str, str] = dict(row.options)
        self.seed: str = row.seed
        self.owner: str | None = row.owner
        self.public = bool(row.public)
        self.status: str = row.status
        self.made: float = row.made
        self.moved: float = row.moved
        self.again: str | None = row.again
        self.names: list[str] | None = row.names
        self.result: dict[str, Any] | None = row.result
        self.trouble = ""  # a word of TROUBLE
        self.seats = seats
        self.said = said
        self.match: Match | None = None
        self.number = 0  # of entries; a move names the one it answers, and none is ever used twice
        self.lock = asyncio.Lock()
        self.version = next(tables.store.versions)
        self.connections: set[Connection] = set()
        self.frames: dict[int | None, Frame] = {}
        self.scenes: dict[int | None, tuple[tuple[int, int], Scene]] = {}
        self.away: set[int] = {seat.number for seat in seats}
        self.leaving: dict[int, asyncio.TimerHandle] = {}  # when who shows no sign of life counts as away
        self.visited = False  # somebody came since the table is in memory
        self.looked = 0.0  # until when a program that asks now and then counts as watching
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    # ------------------------------------------------------------ looking

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits; None for a spectator."""
        return next((seat.number for seat in self.seats if guest is not None and seat.guest == guest), None)

    @property
    def to_move(self) -> int | None:
        return self.match.to_move if self.match is not None and self.status == "playing" else None

    @property
    def people(self) -> list[Seat]:
        """The seats that belong to people."""
        return [seat for seat in self.seats if seat.guest is not None]

    @property
    def running(self) -> bool:
        return self.status in ("waiting", "playing") and not self.trouble

    @property
    def watched(self) -> bool:
        return bool(self.connections) or time.monotonic() < self.looked

    @property
    def awake(self) -> bool:
        """Whether bots play: while somebody watches, or on to a person's next turn once somebody came."""
        return self.watched or (self.visited and any(not seat.stand_in for seat in self.people))

    def chairs(self, viewer: int | None) -> tuple[Chair, ...]:
        """Everybody at the table. Keys are for those who sit here: of free seats, and of the own."""
        return tuple(
            Chair(
                name=self.names[seat.number] if self.names else seat.name,
                person=seat.guest is not None,
                level=seat.level,
                stand_in=seat.stand_in,
                away=seat.number in self.away and seat.level is None,
                thinking=seat.bot is not None and seat.number == self.to_move,
                warming=seat.bot is not None and self.tables.thinkers.getting_ready(self.about.name),
                key=seat.key if viewer is not None and (seat.free or seat.number == viewer) else "",
                agreed=seat.agreed,
            )
            for seat in self.seats
        )

    def scene(self, seat: int | None) -> Scene:
        """What a viewer sees, looked up once for each version; the game must have begun."""
        key = (self.version, len(self.tables.thinkers.ready))
        if seat not in self.scenes or self.scenes[seat][0] != key:
            self.scenes[seat] = (key, self._look(seat))
        return self.scenes[seat][1]

    def _look(self, seat: int | None) -> Scene:
        assert self.match is not None
        return look(self.match, seat, number=self.number, chairs=self.chairs(seat), said=tuple(self.said[-CHAT_SHOWN:]),
                    table=self.id, again=self.again, abandoned=self.status == "abandoned")  # fmt: skip

    def frame(self, seat: int | None) -> Frame:
        """The viewer's page as it is now, drawn once."""
        last = self.frames.get(seat)
        if last is not None and last.version == self.version:
            return last
        regions, title = self.tables.draw(self, seat)
        changed = {name: html for name, html in regions.items() if last is None or last.regions.get(name) != html}
        self.frames[seat] = Frame(self.version, last.version if last else None, regions, changed, title)
        return self.frames[seat]

    def payload(self, seat: int | None, page: int | None, step: Entry | None = None) -> dict[str, Any]:
        """What brings a page of version `page` up to date."""
        frame = self.frame(seat)
        follows = page is not None and page == frame.after
        return {
            "version": frame.version,
            "after": frame.after if follows else None,
            "number": self.number,
            "regions": frame.changed if follows else frame.regions,
            "page": "kept" if self.trouble else "lobby" if self.match is None else "table",
            "title": frame.title,
            "mine": seat is not None and seat == self.to_move,
            "step": told(step),
        }

    def news(self, step: Entry | None = None) -> dict[str, Any]:
        """What a program that listens is told."""
        return {
            "version": self.version,
            "number": self.number,
            "status": self.status,
            "to_move": self.to_move,
            "step": told(step),
        }

    def publish(self, step: Entry | None = None) -> None:
        """Tell everybody who looks on."""
        self.version = next(self.tables.store.versions)
        self.used = time.monotonic()
        for hear in self.tables.heard:
            hear(self)
        for connection in self.connections:
            if not connection.drawn:
                connection.send(self.news(step))
        viewers = {connection.seat for connection in self.connections if connection.drawn}
        self._show(sorted(viewers, key=lambda seat: step is None or seat != step.seat), step)

    def _show(self, viewers: Sequence[int | None], step: Entry | None) -> None:
        """Draw for one viewer after the other, first for who acted; others are served in between."""
        for connection in [c for c in self.connections if c.drawn and c.seat in viewers[:1]]:
            try:
                self._update(connection, step)
            except Exception:  # what was played is played: a drawing that fails must not stop the table
                log.exception("Table %s cannot be drawn for seat %s", self.id, connection.seat)
        if viewers[1:]:
            asyncio.get_running_loop().call_soon(self._show, viewers[1:], step)

    def _update(self, connection: Connection, step: Entry | None) -> None:
        """Bring an open page up to date, if it is not."""
        if connection.updates.full():
            connection.version = None  # what was dropped is made up for by everything
        if connection.version != self.version:
            connection.send(self.payload(connection.seat, connection.version, step))
            connection.version = self.version

    def tell_of_bots(self, words: str) -> None:
        """How far the bots here are with getting ready; no words: they are."""
        for connection in self.connections:
            if connection.drawn and not connection.updates.full():
                connection.send({"bots": words})
        if not words and self.match is not None:
            self.publish()

    # ------------------------------------------------------------ coming and going

    def visit(self, guest: str | None) -> None:
        """Somebody asks for the table. Who sits here, or made it, counts as watching for a while."""
        self.visited, self.used = True, time.monotonic()
        seat = self.seat_of(guest)
        if seat is not None:
            self._seen(seat, AWAY_PROGRAM)
        if seat is not None or (guest is not None and guest == self.owner):
            self.looked = time.monotonic() + AWAY_PROGRAM
        self.drive()

    def connect(self, seat: int | None, drawn: bool, since: str) -> Connection:
        """Somebody looks on, who has seen everything up to a version; or else gets everything now."""
        if seat in self.away:
            self.away.discard(seat)
            self.publish()
        connection = Connection(seat, drawn, self.version if since == str(self.version) else None)
        self.connections.add(connection)
        self.visited = True
        if drawn:
            self._update(connection, None)
        elif connection.version is None:
            connection.send(self.news())
        self.drive()
        return connection

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if all(other.seat != connection.seat or not other.drawn for other in self.connections):
            self.frames.pop(connection.seat, None)
        if connection.seat is not None and not self._here(connection.seat):
            self._seen(connection.seat, AWAY)

    def _here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def _seen(self, seat: int, seconds: float) -> None:
        """A sign of life: without another one, or an open page, the person counts as away after so many seconds."""
        loop, last = asyncio.get_running_loop(), self.leaving.get(seat)
        if last is None or last.when() < loop.time() + seconds:
            if last is not None:
                last.cancel()
            self.leaving[seat] = loop.call_later(seconds, self._left, seat)
        if seat in self.away:
            self.away.discard(seat)
            self.publish()

    def _left(self, seat: int) -> None:
        if not self._here(seat) and seat not in self.away:
            self.away.add(seat)
            self.publish()

    async def sit(self, number: int, guest: str, name: str, key: str | None) -> None:
        """A person takes a free seat: with its key, or without at a public table."""
        async with self.lock:
            seat = self._seat(number)
            if self.seat_of(guest) is not None:
                raise Refused(_("You already have a seat at this table. This link is for someone else."))
            if seat.level is not None:
                raise Refused(_("A bot sits here."))
            if key != seat.key and not (self.public and seat.free):
                raise Refused(_("This link is not valid any more. Ask for a new one."), 403)
            if self.status == "over":
                raise Refused(_("This game is over."))
            if not self.running:
                raise Refused(_("This game is no longer running."))
            if seat.free:  # the link that invited is used up; the new one is the person's own
                await self._take(Seat(seat.number, name, secrets.token_urlsafe(12), guest))
            else:
                await self._take(replace(seat, guest=guest))
                self._leave_behind(number)
            self.visited = True
            self._seen(number, AWAY_PROGRAM)
            self.publish()
        self.drive()

    def _leave_behind(self, number: int | None) -> None:
        """Whoever had these pages open sits here no more, or on another device: they hear no more, and load again."""
        for connection in [connection for connection in self.connections if connection.seat == number]:
            self.connections.discard(connection)
            version = next(self.tables.store.versions)
            connection.send({**self.news(), "version": version, "page": "moved", "after": None})

    async def _take(self, seat: Seat) -> None:
        """Write down who sits where; begin when all have come."""
        seats = [seat if other.number == seat.number else other for other in self.seats]
        statements = [_save(self.id, seat)]
        match = None
        if self.status == "waiting" and not any(other.free for other in seats):
            names = different([other.name for other in seats])
            match = ludi.load(self.about.name).new(len(seats), schema.match_seed(self.seed), self.options, names)
            statements.append(self._row(status="playing", names=names, to_move=match.to_move, moved=time.time()))
        await self.tables.store.write(*statements)
        self.seats = seats
        if match is not None:
            self.match, self.status, self.names = match, "playing", names
            for other in self.people:
                self._seen(other.number, AWAY_PROGRAM)

    async def fill(self, guest: str) -> None:
        """Begin now, with bots in the free seats."""
        async with self.lock:
            if self.seat_of(guest) is None or self.status != "waiting" or self.trouble:
                raise Refused(_("Only seated players can start the game, and only once."), 403)
            for seat in [seat for seat in self.seats if seat.free]:
                await self._take(Seat(seat.number, self.tables.bot_name(self.seats), seat.key, level=USUAL))
            self.publish()
        self.drive()

    async def stand_in(self, number: int, guest: str | None, level: str | None) -> None:
        """Let a bot play for a person, or give the seat back (None)."""
        async with self.lock:
            seat, mine = self._seat(number), self.seat_of(guest)
            if seat.level is not None or self.to_move is None:
                raise Refused(_("Only a person's seat in a running game can be handed to a bot."))
            if level is not None and level not in LEVELS:
                raise Refused(_("There is no such bot."), 422)
            if mine is None or (level is None and mine != number):
                raise Refused(_("Only the person whose seat it is can take it back."), 403)
            if level is not None and mine != number and number not in self.away:
                raise Refused(_("%(name)s is here and playing.") % {"name": seat.name}, 403)
            if mine == number:
                self._seen(number, AWAY_PROGRAM)
            await self._take(replace(seat, stand_in=level))
            self.publish()
        self.drive()

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused(_("There is no such seat."), 404)
        return self.seats[number]

    async def say(self, guest: str, name: str, text: str) -> None:
        """A line of chat."""
        async with self.lock:
            said = Said(self.seat_of(guest), name, text, time.time())
            number = self.said[-1].number + 1 if self.said else 0
            said = Said(said.seat, name, text, said.at, number)
            await self.tables.store.write(
                insert(schema.chat).values(
                    table_id=self.id, number=number, seat=said.seat, guest=guest, name=name, text=text, at=said.at
                )
            )
            self.said.append(said)
            if said.seat is not None and not self._here(said.seat):
                self._seen(said.seat, AWAY_PROGRAM)
            self.publish()

    async def read(self, guest: str, number: int) -> None:
        """Somebody has seen the chat up to a line."""
        if self.seat_of(guest) is None:
            raise Refused(_("You are only watching this table."), 403)
        row = sqlite.insert(schema.reads).values(table_id=self.id, guest=guest, number=number)
        later = func.max(schema.reads.c.number, row.excluded.number)  # another window may have seen more
        await self.tables.store.write(row.on_conflict_do_update(set_={"number": later}))
        for hear in self.tables.heard:
            hear(self)

    def last_read(self, guest: str | None) -> int:
        """The last line of chat that a guest has seen; -1 for none."""
        where = (schema.reads.c.table_id == self.id) & (schema.reads.c.guest == guest)
        return next((row.number for row in self.tables.store.read(select(schema.reads.c.number).where(where))), -1)

    # ------------------------------------------------------------ playing

    async def play(self, seat: int | None, number: int, action: int) -> None:
        """A person decides."""
        async with self.lock:
            self._check(seat, number)
            await self._append(seat, [action])

    async def take_back(self, seat: int | None, number: int, turn: bool) -> None:
        """A person takes back the last decision, or all those of the turn."""
        async with self.lock:
            self._check(seat, number)
            assert self.match is not None and seat is not None
            back, steps = self.match.copy(), 0
            while back.may_undo(seat) and (turn or steps == 0):
                back.undo()
                steps += 1
            if not steps:
                raise Refused(_("There is nothing to undo: your turn is over, or something was revealed."), 422)
            await self._append(seat, [None] * steps)

    def _check(self, seat: int | None, number: int) -> None:
        if seat is None:
            raise Refused(_("You are only watching this table."), 403)
        if not self._here(seat):
            self._seen(seat, AWAY_PROGRAM)
        if self.trouble or self.status in ("abandoned", "deleted"):
            raise Refused(_(TROUBLE[self.trouble]) if self.trouble else _("This game was abandoned."))
        if self.match is None:
            raise Refused(_("The game has not started yet: not everyone is here."))
        if self.match.over:
            raise Refused(_("The game is over."))
        if self.seats[seat].stand_in:
            raise Refused(_("A bot plays for you now. Take your seat back first."))
        if number != self.number:
            raise Refused(_("The table has moved on. This is how it stands now."))
        if seat != self.match.to_move:
            raise Refused(_("It is %(name)s's turn.") % {"name": self.match.names[self.match.state.to_move]}, 422)

    async def _append(self, seat: int | None, actions: Sequence[int | None]) -> None:
        """Try it on a copy, write it down, and only then let it be."""
        assert self.match is not None and seat is not None
        match = self.match.copy()
        for action in actions:
            if action is None:
                match.undo()
            else:
                match.apply(action)
        match.forget()
        at, number = time.time(), self.number
        rows = [
            {"table_id": self.id, "number": number + i, "seat": seat, "action": action, "at": at}
            for i, action in enumerate(actions)
        ]
        status = "over" if match.over else "playing"
        changed: dict[str, Any] = {"status": status, "to_move": match.to_move, "moved": at}
        if match.over:
            changed["result"] = snapshots.result_of(match)
        statements: list[Executable] = [insert(schema.entries).values(rows), self._row(**changed)]
        number += len(rows)
        if number // SNAPSHOT_EVERY != self.number // SNAPSHOT_EVERY or match.over:
            statements += _snapshot(self.id, number, match)
        await self.tables.store.write(*statements)
        self.match, self.number, self.status, self.moved = match, number, status, at
        self.result = changed.get("result")
        self.publish(None if actions[0] is None else match.log[-1])
        self.drive()

    def _row(self, **values: Any) -> Any:
        return update(schema.tables).where(schema.tables.c.id == self.id).values(**values)

    def replay(self) -> None:
        """Bring the match to where the entries lead: from the snapshot, or if that is of no use, from the beginning."""
        game = ludi.load(self.about.name)
        query = select(schema.snapshots).where(schema.snapshots.c.table_id == self.id)
        row = next(iter(self.tables.store.read(query)), None)
        if row is not None and row.layout == snapshots.seal(game, row.state, row.story):
            assert self.names is not None
            self.match, self.number = snapshots.unpack(row, game, self.names, schema.match_seed(self.seed)), row.number
            self._play_entries()
            return
        self.match, self.number = game.new(len(self.seats), schema.match_seed(self.seed), self.options, self.names), 0
        self._play_entries()
        if self.status == "over" and (not self.match.over or snapshots.result_of(self.match) != self.result):
            raise LudiError("The rules of today lead to another end.")
        if row is not None:
            self.tables.store.write_later(*_snapshot(self.id, self.number, self.match))

    def _play_entries(self) -> None:
        assert self.match is not None
        query = select(schema.entries).where(
            schema.entries.c.table_id == self.id, schema.entries.c.number >= self.number
        )
        for entry in self.tables.store.read(query.order_by(schema.entries.c.number)):
            if entry.number != self.number:
                raise LudiError(f"Entry {self.number} is missing.")
            if entry.action is None:
                self.match.undo()
            else:
                self.match.apply(entry.action)
            self.number += 1
        self.match.forget()

    def kept_log(self) -> list[Entry]:
        """What the last snapshot tells of a game that cannot be opened any more."""
        query = select(schema.snapshots).where(schema.snapshots.c.table_id == self.id)
        for row in self.tables.store.read(query):
            with suppress(Exception):
                return snapshots.log_of(row)
        return []

    # ------------------------------------------------------------ bots

    def drive(self) -> None:
        """Let the bots play when it is their turn."""
        if self._bot() is not None and self.awake and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self._drive())
            self.tables.driving.add(self.driver)
            self.driver.add_done_callback(self.tables.driving.discard)

    def _bot(self) -> str | None:
        return self.seats[self.to_move].bot if self.to_move is not None else None

    async def _drive(self) -> None:
        last = None
        while (bot := self._bot()) is not None and self.awake:
            assert self.match is not None and self.to_move is not None
            number, seat, began = self.number, self.to_move, time.monotonic()
            try:
                state, actions = own_decisions(self.match)
                action = await self.tables.thinkers.choose(
                    self.about.name, state, actions, bot, f"{self.id}-{seat}-{self.seed}",
                    watched=self.watched, owner=self.owner or self.id,
                )  # fmt: skip
                if self.connections:
                    pace = self.tables.pace * (1.0 if seat != last else 0.5)
                    await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
                async with self.lock:
                    if self.number == number and self._bot() is not None:
                        legal = self.match.legal_actions()
                        await self._append(seat, [action if action in legal else random.choice(legal)])
                last = seat
            except Exception:
                log.exception("A bot could not play at table %s; it tries again.", self.id)
                await asyncio.sleep(1.0)


# ---------------------------------------------------------------- all tables


@dataclass(frozen=True)
class Place:
    """A seat as a new table is planned: of whoever makes it, of a friend, or of a bot."""

    kind: str  # me, friend, bot
    level: str | None = None
    guest: str | None = None  # a friend who is known already
    name: str = ""


Draw = Callable[[Table, int | None], tuple[dict[str, str], str]]


class Tables:
    """All tables: makes them, finds them, keeps those in memory that are in use."""

    def __init__(self, store: Store, thinkers: Thinkers, draw: Draw, pace: float = 0.7) -> None:
        """`draw` makes a viewer's regions and title; `pace`: seconds between bots' moves while somebody looks on."""
        self.store, self.thinkers, self.draw, self.pace = store, thinkers, draw, pace
        self.open: dict[str, Table] = {}
        self.driving: set[asyncio.Task[None]] = set()  # wherever bots play, also at tables that were just deleted
        self.heard: set[Callable[[Table], None]] = set()  # called with a table whenever something happens there

    async def make(
        self, game: str, places: Sequence[Place], options: Mapping[str, str], public: bool, guest: str, name: str
    ) -> Table:
        """A new table; it begins at once unless a friend is awaited. It counts as that of the guest who makes it."""
        told = about(game)
        if len(places) not in told.player_counts:
            raise Refused(
                _("%(title)s is for %(fewest)s to %(most)s players.")
                % {"title": told.title, "fewest": told.fewest, "most": told.most}, 422,
            )  # fmt: skip
        if sum(place.kind == "me" for place in places) > 1:
            raise Refused(_("You can take one seat only."), 422)
        told.option_numbers(options)
        self._limit(guest, all(place.kind == "bot" for place in places))
        seats: list[Seat] = []
        for number, place in enumerate(places):
            key = secrets.token_urlsafe(12)
            if place.kind == "me":
                seats.append(Seat(number, name, key, guest))
            elif place.kind == "friend":
                seats.append(Seat(number, place.name, key, place.guest))
            elif place.kind == "bot" and place.level in LEVELS:
                seats.append(Seat(number, self.bot_name(seats), key, level=place.level))
            else:
                raise Refused(_("Each seat is for you, for a friend or for a bot of one of the levels."), 422)
        table_id, at = secrets.token_urlsafe(9), time.time()
        row = {
            "id": table_id, "game": game, "options": dict(options), "seed": schema.new_seed(), "public": int(public),
            "owner": guest, "status": "waiting", "made": at, "moved": at,
            "to_move": None, "names": None, "again": None, "result": None,
        }  # fmt: skip
        await self.store.write(
            insert(schema.tables).values(row),
            *(insert(schema.seats).values(_columns(table_id, seat)) for seat in seats),
        )
        table = self._load(table_id)
        async with table.lock:
            await table._take(seats[0])
        mine = table.seat_of(guest)
        if mine is not None:
            table._seen(mine, AWAY_PROGRAM)
        table.visited = True
        table.publish()
        table.drive()
        return table

    def _limit(self, guest: str, alone: bool) -> None:
        """Whoever makes a table answers for what it costs."""
        where = (schema.tables.c.owner == guest, schema.tables.c.status.in_(("waiting", "playing")))
        made = [row.id for row in self.store.read(select(schema.tables.c.id).where(*where))]
        if len(made) >= MOST_RUNNING:
            raise Refused(
                _("You have %(n)s running games. Finish or leave some of them first.") % {"n": len(made)}, 429
            )
        if alone:
            person = schema.seats.c.table_id.in_(made) & schema.seats.c.level.is_(None)
            peopled = {row.table_id for row in self.store.read(select(schema.seats.c.table_id).where(person))}
            if len(made) - len(peopled) >= MOST_ALONE:
                raise Refused(
                    _("You have %(n)s tables where only bots play. Abandon one of them first, or take a seat yourself.")
                    % {"n": len(made) - len(peopled)}, 429,
                )  # fmt: skip

    def bot_name(self, seats: Sequence[Seat]) -> str:
        taken = {seat.name for seat in seats}
        return random.choice([name for name in BOT_NAMES if name not in taken])

    async def again(self, table: Table, guest: str) -> Table:
        """A new table with the same people and bots, the seats moved on by one; the same for everybody who asks."""
        mine = table.seat_of(guest)
        if table.status != "over" or mine is None:
            raise Refused(_("Only those who played this game to the end can play it again."), 403)
        async with table.lock:
            if table.again is not None:
                return self.get(table.again)
            places = [
                Place("bot", seat.level) if seat.level else Place("friend", None, seat.guest, seat.name)
                for seat in table.seats[1:] + table.seats[:1]
            ]
            new = await self.make(table.about.name, places, table.options, False, guest, "")
            await self.store.write(table._row(again=new.id))
            table.again = new.id
            table.publish()
            return new

    def get(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        return self.open.get(table_id) or self._load(table_id)

    def _load(self, table_id: str) -> Table:
        try:
            row = next(iter(self.store.read(select(schema.tables).where(schema.tables.c.id == table_id))), None)
        except ValueError:  # JSON that is none
            raise Refused(_(TROUBLE["unreadable"])) from None
        if row is None:
            raise Refused(_("There is no such table. Check the link."), 404)
        rows = self.store.read(
            select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
        )
        seats = [
            Seat(r.seat, r.name, r.key, r.guest, r.level, r.stand_in, bool(r.agreed), bool(r.hidden)) for r in rows
        ]
        table = Table(self, row, seats, self._said(table_id))
        if row.game not in catalogue():
            table.trouble = "missing"
        elif row.status == "earlier":
            table.trouble = "earlier"
        elif row.names is not None:
            self._open(table)
        self.open[table_id] = table
        return table

    def _said(self, table_id: str) -> list[Said]:
        query = select(schema.chat).where(schema.chat.c.table_id == table_id).order_by(schema.chat.c.number.desc())
        return [Said(r.seat, r.name, r.text, r.at, r.number) for r in self.store.read(query.limit(CHAT_SHOWN))][::-1]

    def _open(self, table: Table) -> None:
        """Read what was played. A table where that fails is set apart: it is told once, and nothing is deleted."""
        try:
            table.replay()
        except Exception as error:  # whatever a damaged file or changed rules may bring
            if table.status != "unreadable":
                log.error("Table %s cannot be read and is set apart: %s", table.id, error)
            table.match, table.number, table.trouble = None, 0, "unreadable"
            if table.status == "playing":
                self.store.write_later(table._row(status="unreadable", to_move=None))
            return
        if table.status == "unreadable":  # it was; what stood in the way is gone
            assert table.match is not None
            table.status = "over" if table.match.over else "playing"
            self.store.write_later(table._row(status=table.status, to_move=table.to_move))

    # ------------------------------------------------------------ leaving and removing

    async def leave(self, table: Table, guest: str) -> None:
        """A person gives their seat up: to a bot, or while friends are awaited, to whoever comes."""
        async with table.lock:
            number = table.seat_of(guest)
            if number is None:
                raise Refused(_("You have no seat at this table."), 403)
            if not table.running:
                raise Refused(_("This game is no longer running. You can remove it from your list."))
            if len(table.people) > 1:
                await self._vacate(table, number, table.seats[number].name)
                if all(seat.agreed for seat in table.people):
                    await self._abandon(table)
            elif table.status == "waiting":
                await self._delete(table)
            else:
                await self._abandon(table)
        table.drive()

    async def _vacate(self, table: Table, number: int, name: str) -> None:
        """The seat of a person who goes for good; `name` is what it is called from now on."""
        seat, key = table.seats[number], secrets.token_urlsafe(12)
        if table.status == "waiting":
            fresh = Seat(number, "", key)
        else:
            fresh = Seat(number, name, key, level=USUAL if table.status == "playing" else None)
        if table.owner == seat.guest:
            heir = next((other.guest for other in table.people if other.number != number), None)
            await self.store.write(table._row(owner=heir))
            table.owner = heir
        await table._take(fresh)
        table._leave_behind(number)
        table.publish()

    async def abandon(self, table: Table, guest: str, agree: bool) -> None:
        """A game ends without a result when all people at the table want that."""
        async with table.lock:
            number = table.seat_of(guest)
            if number is None and (table.people or table.owner != guest):
                raise Refused(_("You have no seat at this table."), 403)
            if table.status == "waiting":
                raise Refused(_("The game has not started yet: you can simply leave the table."))
            if not table.running:
                raise Refused(_("This game is no longer running. You can remove it from your list."))
            if number is not None:
                await table._take(replace(table.seats[number], agreed=agree))
            if agree and all(seat.agreed for seat in table.people):
                await self._abandon(table)
            else:
                table.publish()

    async def _abandon(self, table: Table) -> None:
        await self.store.write(table._row(status="abandoned", to_move=None, moved=time.time()))
        table.status = "abandoned"
        table.publish()

    async def remove(self, table: Table, guest: str) -> None:
        """Off the list of one person; the others keep it."""
        async with table.lock:
            number = table.seat_of(guest)
            if table.running:
                raise Refused(_("This game is still running. Leave or abandon it first."))
            if number is not None:
                await table._take(replace(table.seats[number], hidden=True))
            elif table.owner == guest and not table.people:
                await self._delete(table)
            else:
                raise Refused(_("This table is not on your list."), 403)

    async def _delete(self, table: Table) -> None:
        await self.store.write(*_deleting(table.id))
        self.open.pop(table.id, None)
        table.status = "deleted"
        for connection in list(table.connections):
            table._leave_behind(connection.seat)
        table.publish()

    async def forget(self, guest: str) -> None:
        """Nothing of a guest stays: tables where nobody else sat go, elsewhere a bot plays on under another name."""
        here = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        said = select(schema.chat.c.table_id).where(schema.chat.c.guest == guest)
        made = select(schema.tables.c.id).where(schema.tables.c.owner == guest)
        for row in self.store.read(union(here, said, made)):
            try:
                table = self.get(row[0])
            except Refused:  # not even its row can be read
                await self.store.write(*_forgetting(row[0], guest))
                continue
            async with table.lock:
                mine, others = table.seat_of(guest), [seat for seat in table.people if seat.guest != guest]
                if not others and (mine is not None or table.owner == guest):
                    await self._delete(table)
                    continue
                await self.store.write(
                    delete(schema.chat).where(schema.chat.c.table_id == table.id, schema.chat.c.guest == guest),
                    table._row(owner=others[0].guest if table.owner == guest else table.owner),
                )
                table.said = self._said(table.id)
                if mine is not None:
                    await self._rename(table, mine)
                    await self._vacate(table, mine, table.names[mine] if table.names else "")
                table.publish()
            table.drive()

    async def _rename(self, table: Table, number: int) -> None:
        """Call a seat by a neutral name, also in what was told so far."""
        if table.names is None:
            return
        old, names = table.names[number], list(table.names)
        others = names[:number] + names[number + 1 :]
        names[number] = different([*others, NOBODY])[-1]
        statements: list[Executable] = [table._row(names=names)]
        match = None
        if table.match is not None:
            match = table.match.copy()
            match.names = tuple(names)
            match.log = [_renamed(entry, old, names[number]) for entry in match.log]
            statements += _snapshot(table.id, table.number, match)
        else:
            statements.append(delete(schema.snapshots).where(schema.snapshots.c.table_id == table.id))
        await self.store.write(*statements)
        table.names, table.match = names, match

    async def expire(self, unused: float | None, finished: float | None) -> None:
        """Remove what nobody has used since so many seconds (None: never): `finished` games of people, `unused` other
        tables and guests without a table."""
        person = select(schema.seats.c.table_id).where(schema.seats.c.guest.is_not(None), schema.seats.c.hidden == 0)
        ended = schema.tables.c.id.in_(person) & schema.tables.c.status.in_(
            ("over", "abandoned", "earlier", "unreadable")
        )
        for seconds, which in ((finished, ended), (unused, not_(ended))):
            if seconds is None:
                continue
            old = select(schema.tables.c.id).where(which, schema.tables.c.moved < time.time() - seconds)
            for row in self.store.read(old):
                table = self.open.get(row.id)
                if table is None:
                    await self.store.write(*_deleting(row.id))
                elif not table.watched and not table.lock.locked():
                    async with table.lock:
                        await self._delete(table)

    def sweep(self) -> None:
        """Let go of tables that nobody uses."""
        for table in list(self.open.values()):
            idle = time.monotonic() - table.used > IDLE
            if idle and not table.connections and (table.driver is None or table.driver.done()):
                if not table.lock.locked():
                    del self.open[table.id]

    async def close(self) -> None:
        for driver in list(self.driving):
            driver.cancel()
            with suppress(asyncio.CancelledError):
                await driver

    # ------------------------------------------------------------ lists for the home page

    def mine(self, guest: str, limit: int = 30) -> list[dict[str, Any]]:
        """The tables of a guest: running ones first, those where it is their turn at the top."""
        tables, seats = schema.tables.c, schema.seats.c
        people = select(seats.table_id).where(seats.guest.is_not(None))
        rows = self.store.read(
            select(tables.id, seats.seat)
            .outerjoin(schema.seats, (seats.table_id == tables.id) & (seats.guest == guest))
            .where(or_(seats.hidden == 0, (tables.owner == guest) & tables.id.not_in(people)))
            .order_by(tables.status.not_in(("waiting", "playing")), tables.moved.desc())
            .limit(limit)
        )
        unread = self._unread(guest)
        found = [{**self._line(row.id, row.seat), "unread": unread.get(row.id, 0)} for row in rows]
        running = ("waiting", "playing")
        return sorted(found, key=lambda line: (line["status"] not in running, not line["mine"]))

    def _unread(self, guest: str) -> dict[str, int]:
        """How many lines others have said at each of a guest's tables since the guest read there last."""
        chat, seats, reads = schema.chat.c, schema.seats.c, schema.reads.c
        mine = and_(seats.table_id == chat.table_id, seats.guest == guest)
        seen = and_(reads.table_id == chat.table_id, reads.guest == guest)
        query = (
            select(chat.table_id, func.count().label("lines"))
            .select_from(schema.chat.join(schema.seats, mine).outerjoin(schema.reads, seen))
            .where(chat.number > func.coalesce(reads.number, -1), func.coalesce(chat.seat, -1) != seats.seat)
            .group_by(chat.table_id)
        )
        return {row.table_id: row.lines for row in self.store.read(query)}

    def line_of(self, table: Table, guest: str) -> dict[str, Any]:
        """What a guest's list shows of one of their tables."""
        seat = table.seat_of(guest)
        if seat is None and (table.people or table.owner != guest):
            raise Refused(_("This table is not on your list."), 403)
        return self._line(table.id, seat)

    def public(self, guest: str | None, limit: int = 12) -> list[dict[str, Any]]:
        """Tables where anybody may sit down, but for those where the guest sits already."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        rows = self.store.read(
            select(schema.tables.c.id)
            .where(schema.tables.c.status == "waiting", schema.tables.c.public == 1, schema.tables.c.id.not_in(sits))
            .where(schema.tables.c.game.in_(catalogue()))
            .order_by(schema.tables.c.moved.desc())
            .limit(limit)
        )
        return [self._line(row.id) for row in rows]

    def _line(self, table_id: str, my_seat: int | None = None) -> dict[str, Any]:
        """What a list shows of a table; of one that cannot be read, just that."""
        line: dict[str, Any] = {
            "id": table_id, "game": "", "title": _("Unreadable table"), "status": "unreadable", "made": 0.0,
            "moved": 0.0, "my_seat": my_seat, "mine": False, "to_move": None, "others": [], "seats": [],
            "people": 0, "agreed": [], "version": 0, "chat": -1,
        }  # fmt: skip
        with suppress(ValueError):  # JSON that is none
            line |= self._read_line(table_id, my_seat)
        running = line["status"] in ("waiting", "playing")
        line["trouble"] = _(TROUBLE[line["status"]]) if line["status"] in TROUBLE else ""
        line["may"] = ["remove"] if not running else ["abandon"] if my_seat is None else ["leave"]
        if line["status"] == "playing" and my_seat is not None:
            line["may"].append("abandon")
        return line

    def _read_line(self, table_id: str, my_seat: int | None) -> dict[str, Any]:
        (row,) = self.store.read(select(schema.tables).where(schema.tables.c.id == table_id))
        seats = self.store.read(
            select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
        )
        told, names = catalogue().get(row.game), row.names or [seat.name for seat in seats]
        said = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id)
        last = self.store.read(said)[0][0]
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


def own_decisions(match: Match) -> tuple[bytes, list[int]]:
    """Where the unbroken decisions of the player to move began, and what they were: a search keeps its thoughts."""
    steps: list[Step] = []
    for step in reversed(match.steps):
        if step.seat != match.to_move or not step.before:
            break
        steps.insert(0, step)
    return (steps[0].before if steps else bytes(match)), [step.action for step in steps]


def told(step: Entry | None) -> dict[str, Any] | None:
    """A step as everybody may hear of it."""
    if step is None:
        return None
    return {
        "seat": step.seat,
        "told": [{"seat": event.seat, "words": event.words, "points": event.points} for event in step.events],
    }


def different(names: Sequence[str]) -> list[str]:
    """Names that can be told apart."""
    found: list[str] = []
    for name in names:
        fresh = (name if n == 1 else f"{name} {n}" for n in range(1, len(names) + 2))
        found.append(next(candidate for candidate in fresh if candidate not in found))
    return found


def _columns(table_id: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table_id, "seat": seat.number, "name": seat.name, "key": seat.key,
        "guest": seat.guest, "level": seat.level, "stand_in": seat.stand_in,
        "agreed": int(seat.agreed), "hidden": int(seat.hidden),
    }  # fmt: skip


def _save(table_id: str, seat: Seat) -> Any:
    where = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.number)
    return update(schema.seats).where(where).values(_columns(table_id, seat))


def _snapshot(table_id: str, number: int, match: Match) -> list[Executable]:
    """The new snapshot of a table instead of the last one."""
    fresh = insert(schema.snapshots).values(table_id=table_id, number=number, **snapshots.pack(match))
    return [delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id), fresh]


def _deleting(table_id: str) -> list[Executable]:
    parts = (schema.entries, schema.snapshots, schema.chat, schema.seats)
    return [*(delete(part).where(part.c.table_id == table_id) for part in parts),
            delete(schema.tables).where(schema.tables.c.id == table_id)]  # fmt: skip


def _forgetting(table_id: str, guest: str) -> list[Executable]:
    """A guest leaves a table of which nothing is known."""
    here = (schema.seats.c.table_id == table_id) & (schema.seats.c.guest == guest)
    return [
        update(schema.seats).where(here).values(guest=None, name=NOBODY),
        update(schema.tables).where(schema.tables.c.id == table_id).values(owner=None, names=None),
        delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id),
        delete(schema.chat).where(schema.chat.c.table_id == table_id, schema.chat.c.guest == guest),
    ]


def _renamed(entry: Entry, old: str, new: str) -> Entry:
    """A line of the log with another name in place of a player's."""

    def told(words: str) -> str:
        return re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _found: new, words)

    events = tuple(replace(event, words=told(event.words)) for event in entry.events)
    return replace(entry, events=events)
