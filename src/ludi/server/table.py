"""What people do at a table: sit down, decide, take back, chat, let a bot stand in.

Everything runs in one event loop; changes of a table are serialised by its lock.
"""

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ludi.bots.levels import USUAL, levels_of
from ludi.kernel.match import Entry, Match
from ludi.kernel.words import ENGLISH, speaking
from ludi.server import moves, queries
from ludi.server.driver import Driver
from ludi.server.refused import Refused, trouble
from ludi.server.seats import Seat, bot_name, distinct
from ludi.server.services import Services
from ludi.server.state import CHAT_SHOWN, TableState
from ludi.server.store import Store
from ludi.server.viewers import Connection, Viewers
from ludi.web.scene import Said
from ludi.web.words import WORDS


def seats_at(store: Store, table_id: str) -> list[Seat]:
    return [
        Seat(r.seat, r.name, r.key, r.guest, r.level, r.stand_in, bool(r.agreed), bool(r.hidden), bool(r.hints))
        for r in store.read(queries.seats_at(table_id))
    ]


def chat_at(store: Store, table_id: str) -> list[Said]:
    rows = store.read(queries.chat_at(table_id, CHAT_SHOWN))
    return [Said(r.seat, r.name, r.text, r.at, r.number) for r in reversed(rows)]


class Table(TableState):
    """A table in memory."""

    def __init__(self, row: Any, seats: list[Seat], said: list[Said], services: Services) -> None:
        super().__init__(row, seats, said, services)
        self.store = services.store
        self.viewers = Viewers(self)
        self.driver = Driver(self, self.viewers)
        self.deciding: int | None = None  # the seat of the person to move, as last announced
        self.alarm: asyncio.TimerHandle | None = None  # fires when the running clock runs out

    # ------------------------------------------------------------ whose turn it is

    def person_to_move(self) -> int | None:
        """The seat for which a person has to decide."""
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].bot is None else None

    def wind(self) -> None:
        """Resume the clock when a table comes into memory, without announcing the turn again."""
        self.deciding = self.person_to_move()
        if self.clocks.turn(self.deciding, time.time(), passed=self.clocks.seat != self.to_move):
            self._set_alarm()

    def catch_up(self) -> None:
        """Read what other processes have changed here, and show it."""
        alone = not self.store.shared and self.changes >= 0
        if alone or self.status == "deleted":
            return
        row = next(iter(self.store.read(queries.table(self.id))), None)
        if row is None:
            self.gone()
        elif row.changes != self.changes:
            self.changes = -1  # until everything is read
            self._reload(row)

    def gone(self) -> None:
        """Tell everybody still watching that it was deleted."""
        self.status = "deleted"
        for connection in list(self.viewers.connections):
            self.viewers.leave_behind(connection.seat)
        self.viewers.publish()

    def _reload(self, row: Any) -> None:
        names, seats, step = self.names, self.seats, None
        now, self.said = seats_at(self.store, self.id), chat_at(self.store, self.id)
        self.set_row(row)
        self.seats = now
        if row.clock and "left" in row.clock:
            self.clocks.left = list(row.clock["left"])
        if row.names is not None and not self.trouble:
            if self.match is None or names != row.names:
                moves.replay(self)
            else:
                step = moves.go_on(self)
        self.changes = row.changes
        for seat in seats:
            if seat.guest is not None and seat.guest != now[seat.number].guest:
                self.viewers.leave_behind(seat.number)
        self.wind()  # whoever changed it has announced the turn
        self.viewers.publish(step)
        self.driver.drive()

    def look_around(self) -> None:
        """Find the people here who are seen by other processes."""
        elsewhere = {row.seat for row in self.store.read(queries.elsewhere(self.id, self.store.process))}
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.viewers.publish()

    def settle(self) -> None:
        """After every change: stop one clock and start the next, and announce whose turn it is."""
        seat = self.person_to_move()
        if self.clocks.turn(seat, time.time(), passed=self.clocks.seat != self.to_move):
            self.store.write_later(queries.change(self.id, clock=self.clocks.kept()))
            self._set_alarm()
        if seat != self.deciding:
            self.deciding = seat
            if seat is not None and self.webhook:
                self.services.webhooks.tell(self.id, self.webhook, self._news_of_turn(seat))

    def _news_of_turn(self, seat: int) -> dict[str, Any]:
        """What a webhook receives: nothing that is hidden at the table. `text` and `content` are for chats."""
        assert self.match is not None
        name, path = self.match.names[seat], f"/t/{self.id}"
        with speaking(ENGLISH):
            words = str(WORDS("webhook-turn", name=name, title=self.about.title))
            title = str(self.about.title)
        address = f"{self.services.origin}{path}" if self.services.origin else ""
        text = f"{words} {address}".strip()
        return {
            "event": "turn",
            "table": self.id,
            "path": path,
            "game": self.about.name,
            "title": title,
            "number": self.number,
            "seat": seat,
            "name": name,
            "here": not self.is_away(seat),
            "text": text,
            "content": text,
        }

    def _set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.clocks.seat is not None:
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(max(0.0, self.clocks.ends - time.time()), self._ring, self.clocks.seat)

    def _ring(self, seat: int) -> None:
        task = asyncio.create_task(self._run_out(seat))
        self.services.driving.add(task)
        task.add_done_callback(self.services.driving.discard)

    async def _run_out(self, seat: int) -> None:
        """Let a bot take over when a clock runs out, unless a decision was just in time."""
        async with self.lock:
            if self.clocks.seat != seat:
                return
            if time.time() < self.clocks.ends:
                self._set_alarm()
                return
            self.clocks.run_out()
            with suppress(Refused):  # it ran out in another process, too
                await self.take(replace(self.seats[seat], stand_in=USUAL))
            self.viewers.publish()
        self.driver.drive()

    async def set_webhook(self, guest: str, address: str) -> None:
        """Set the address told whose turn it is, or none (""); only for the table's maker."""
        async with self.lock:
            if self.owner != guest:
                raise Refused(WORDS("webhook-owner"), 403)
            if address and not self.services.webhooks.allows(address):
                raise Refused(WORDS("webhook-refused", allowed=self.services.webhooks.allowed), 422)
            await self.write(webhook=address)
            self.webhook = address

    # ------------------------------------------------------------ coming

    def visit(self, guest: str | None) -> None:
        """Somebody requests the table."""
        self.viewers.visit(guest)
        self.driver.drive()

    def connect(self, seat: int | None, drawn: bool, since: str) -> Connection:
        """Connect a viewer who has seen everything up to a version."""
        connection = self.viewers.connect(seat, drawn, since)
        self.driver.drive()
        return connection

    async def sit(self, number: int, guest: str, name: str, key: str | None) -> None:
        """Let a person take a free seat: with its key, or without at a public table."""
        async with self.lock:
            seat = self._seat(number)
            if self.seat_of(guest) is not None:
                raise Refused(WORDS("seated-already"))
            if seat.level is not None:
                raise Refused(WORDS("bot-sits-here"))
            if key != seat.key and not (self.public and seat.free):
                raise Refused(WORDS("link-invalid"), 403)
            if self.status == "over":
                raise Refused(WORDS("is-over"))
            if not self.running:
                raise Refused(WORDS("not-running"))
            if seat.free:  # the invitation is used up; the new key is the person's own
                await self.take(Seat(seat.number, name, secrets.token_urlsafe(12), guest, hints=seat.hints))
            else:
                await self.take(replace(seat, guest=guest))
                self.viewers.leave_behind(number)
            self.viewers.visited = True
            self.viewers.seen(number)
            self.viewers.publish()
        self.driver.drive()

    async def take(self, seat: Seat) -> None:
        """Save who sits where; begin when all have come. The caller holds the lock, and publishes."""
        seats = [seat if other.number == seat.number else other for other in self.seats]
        match, began = None, {}
        if self.status == "waiting" and not any(other.free for other in seats):
            names = distinct([other.name for other in seats])
            match = moves.begin(self, names)
            began = {"status": "playing", "names": names, "to_move": match.to_move, "moved": time.time()}
        await self.write(queries.save_seat(self.id, seat), **began)
        self.seats = seats
        if match is not None:
            self.match, self.status, self.names = match, "playing", names
            for other in self.people:
                self.viewers.seen(other.number)

    async def fill(self, guest: str) -> None:
        """Begin now, with bots in the free seats."""
        async with self.lock:
            if self.seat_of(guest) is None or self.status != "waiting" or self.trouble:
                raise Refused(WORDS("start-once"), 403)
            for seat in [seat for seat in self.seats if seat.free]:
                await self.take(Seat(seat.number, bot_name(self.seats), seat.key, level=USUAL))
            self.viewers.publish()
        self.driver.drive()

    async def stand_in(self, number: int, guest: str | None, level: str | None) -> None:
        """Let a bot play for a person, or give the seat back (None)."""
        async with self.lock:
            seat, mine = self._seat(number), self.seat_of(guest)
            if seat.level is not None or self.to_move is None:
                raise Refused(WORDS("not-for-bot"))
            if level is not None and level not in levels_of(self.about.name):
                raise Refused(WORDS("no-such-bot"), 422)
            if mine is None or (level is None and mine != number):
                raise Refused(WORDS("not-your-seat"), 403)
            if level is not None and mine != number and not self.is_away(number):
                raise Refused(WORDS("here-and-playing", name=seat.name), 403)
            if mine == number:
                self.viewers.seen(number)
            if level is None:
                self.clocks.back(number)
            await self.take(replace(seat, stand_in=level))
            self.viewers.publish()
        self.driver.drive()

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused(WORDS("no-such-seat"), 404)
        return self.seats[number]

    # ------------------------------------------------------------ chat

    async def say(self, guest: str, name: str, text: str) -> None:
        """Add a line of chat."""
        async with self.lock:
            number = self.said[-1].number + 1 if self.said else 0
            said = Said(self.seat_of(guest), name, text, time.time(), number)
            await self.write(queries.add_chat(self.id, guest, said))
            self.said.append(said)
            if said.seat is not None and not self.viewers.here(said.seat):
                self.viewers.seen(said.seat)
            self.viewers.publish()

    async def read(self, guest: str, number: int) -> None:
        """Note that somebody has seen the chat up to a line."""
        if self.seat_of(guest) is None:
            raise Refused(WORDS("only-watching"), 403)
        await self.store.write(queries.mark_read(self.id, guest, number), news=f"guest {guest}")
        self.viewers.tell_homes()

    def last_read(self, guest: str | None) -> int:
        """The last chat line a guest has seen; -1 for none."""
        return next((row.number for row in self.store.read(queries.line_read(self.id, guest))), -1)

    # ------------------------------------------------------------ playing

    async def play(self, seat: int | None, number: int, action: int) -> None:
        """Carry out a person's decision."""
        async with self.lock:
            self.viewers.publish(await moves.append(self, self._deciding(seat, number), [action]))
        self.driver.drive()

    async def take_back(self, seat: int | None, number: int, turn: bool) -> None:
        """Take back a person's last decision, or their whole turn."""
        async with self.lock:
            seat = self._deciding(seat, number)
            assert self.match is not None
            back, steps = self.match.copy(), 0
            while back.may_undo(seat) and (turn or steps == 0):
                back.undo()
                steps += 1
            if not steps:
                raise Refused(WORDS("nothing-to-take-back"), 422)
            self.viewers.publish(await moves.append(self, seat, [None] * steps))
        self.driver.drive()

    def advised(self, seat: int | None, number: int) -> Match:
        """The match for a hint to somebody who has to decide now, if allowed."""
        self._deciding(seat, number)
        if not self.hints:
            raise Refused(WORDS("hints-off"), 403)
        assert self.match is not None
        if len(self.match.legal_actions()) == 1:
            raise Refused(WORDS("only-move"), 422)
        return self.match.copy()

    async def agree_to_hints(self, guest: str, agree: bool) -> None:
        """Note that a person agrees to hints for everybody, or no longer does."""
        async with self.lock:
            number = self.seat_of(guest)
            if number is None:
                raise Refused(WORDS("no-seat-here"), 403)
            if not self.running:
                raise Refused(WORDS("not-running"))
            await self.take(replace(self.seats[number], hints=agree))
            self.viewers.publish()

    def _deciding(self, seat: int | None, number: int) -> int:
        """The seat of somebody answering this number, if they may."""
        if seat is None:
            raise Refused(WORDS("only-watching"), 403)
        if not self.viewers.here(seat):
            self.viewers.seen(seat)
        if self.trouble or self.status in ("abandoned", "deleted"):
            raise Refused(trouble(self.trouble) or WORDS("was-abandoned"))
        if self.match is None:
            raise Refused(WORDS("not-started"))
        if self.match.over:
            raise Refused(WORDS("over"))
        if self.seats[seat].stand_in:
            raise Refused(WORDS("bot-plays-for-you"))
        if number != self.number:
            raise Refused(WORDS("moved-on"))
        if seat != self.match.to_move:
            raise Refused(WORDS("turn-of-other", name=self.match.names[self.match.state.to_move]), 422)
        return seat

    def kept_log(self) -> list[Entry]:
        """The remaining log of a game that can no longer be opened."""
        return moves.kept_log(self)
