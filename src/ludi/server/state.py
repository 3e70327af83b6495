"""A table's current state, and what each viewer sees of it. Knows no game by name."""

import asyncio
from typing import Any

from ludi.kernel.about import About
from ludi.kernel.game import Position
from ludi.kernel.match import Entry, Match
from ludi.registry import catalogue
from ludi.server import queries
from ludi.server.clocks import Clocks, in_words
from ludi.server.refused import Refused
from ludi.server.seats import Seat
from ludi.server.services import Services
from ludi.server.store import Outdated, Statement
from ludi.web.drawing import Drawing, draw, draw_lobby
from ludi.web.kept import Kept
from ludi.web.scene import Chair, Said, Scene, look
from ludi.web.words import WORDS

CHAT_SHOWN = 60


class Lock(asyncio.Lock):
    """Serialises changes of a table; whoever acquires it has caught up with other processes."""

    def __init__(self, table: "TableState") -> None:
        super().__init__()
        self.table = table

    async def __aenter__(self) -> None:
        await super().__aenter__()
        try:
            self.table.catch_up()
        except BaseException:
            self.release()
            raise


class TableState:
    """What is known of a table in memory; changed only under its lock."""

    def __init__(self, row: Any, seats: list[Seat], said: list[Said], services: Services) -> None:
        self.id: str = row.id
        self.about: About = catalogue().get(row.game) or About(row.game, None, 0, 0, "")
        self.options: dict[str, str] = dict(row.options)
        self.seed: str = row.seed
        self.start: Position | None = row.start  # what it continues from, if not dealt anew
        self.public = bool(row.public)
        self.made: float = row.made
        self.set_row(row)
        self.changes: int = row.changes  # how many are known here; -1: unknown
        self.clocks = Clocks(row.clock, len(seats))
        self.trouble = ""  # a word of TROUBLE
        self.seats = seats
        self.said = said
        self.services = services
        self.match: Match | None = None
        self.number = 0  # of entries; a move states the one it answers, and none is reused
        self.version = next(services.store.versions)  # changes after every change
        self.away: set[int] = {seat.number for seat in seats}  # people not seen here
        self.elsewhere: set[int] = set()  # people seen by other processes
        self.lock: asyncio.Lock = Lock(self)
        self.kept = Kept()
        self._scenes: dict[int | None, tuple[tuple[int, int], Scene]] = {}

    def set_row(self, row: Any) -> None:
        """The columns that may change, as in the database."""
        self.owner: str | None = row.owner
        self.status: str = row.status
        self.moved: float = row.moved
        self.again: str | None = row.again
        self.names: list[str] | None = row.names
        self.result: dict[str, Any] | None = row.result
        self.webhook: str = row.webhook

    async def write(self, *statements: Statement, **values: Any) -> None:
        """Write a change of this table, unless another process was first. The caller holds the lock."""
        if self.clocks.clock is not None:
            values["clock"] = self.clocks.kept()
        change = queries.next_change(self.id, self.changes, **values)
        try:
            await self.services.store.write(change, *statements, news=f"table {self.id}")
        except Outdated:
            self.catch_up()
            raise Refused(WORDS("moved-on")) from None
        except BaseException:  # cancelled, or a connection broke: the outcome is unknown and must be looked up
            self.changes = -1
            raise
        self.changes += 1

    def catch_up(self) -> None:
        """Read what other processes have changed here."""

    def is_away(self, seat: int) -> bool:
        return seat in self.away and seat not in self.elsewhere

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for a spectator."""
        return next((seat.number for seat in self.seats if guest is not None and seat.guest == guest), None)

    @property
    def to_move(self) -> int | None:
        return self.match.to_move if self.match is not None and self.status == "playing" else None

    @property
    def people(self) -> list[Seat]:
        """The seats that belong to people."""
        return [seat for seat in self.seats if seat.guest is not None]

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: alone with bots, or when all people have agreed."""
        return len(self.people) == 1 or all(seat.hints for seat in self.people)

    @property
    def running(self) -> bool:
        return self.status in ("waiting", "playing") and not self.trouble

    def chairs(self, viewer: int | None) -> tuple[Chair, ...]:
        """Everybody at the table. Players get the keys of free seats and of their own."""
        return tuple(
            Chair(
                name=self.names[seat.number] if self.names else seat.name,
                person=seat.guest is not None,
                level=seat.level,
                stand_in=seat.stand_in,
                away=self.is_away(seat.number) and seat.level is None,
                thinking=seat.bot is not None and seat.number == self.to_move,
                warming=seat.bot is not None and self.services.thinkers.getting_ready(self.about.name),
                key=seat.key if viewer is not None and (seat.free or seat.number == viewer) else "",
                agreed=seat.agreed,
                hints=seat.hints,
                clock=self.clocks.hand(seat.number) if seat.level is None else None,
            )
            for seat in self.seats
        )

    def scene(self, seat: int | None) -> Scene:
        """What a viewer sees, computed once per version; the game must have begun."""
        key = (self.version, len(self.services.thinkers.ready))
        if seat not in self._scenes or self._scenes[seat][0] != key:
            self._scenes[seat] = (key, self._look(seat))
        return self._scenes[seat][1]

    def _look(self, seat: int | None) -> Scene:
        assert self.match is not None
        last = self._scenes.get(seat)
        return look(
            self.match,
            seat,
            number=self.number,
            before=last[1].log if last else None,
            chairs=self.chairs(seat),
            said=tuple(self.said[-CHAT_SHOWN:]),
            table=self.id,
            again=self.again,
            abandoned=self.status == "abandoned",
        )

    def settle(self) -> None:
        """Called when something has changed, just before it is shown."""

    def draw(self, seat: int | None) -> Drawing:
        """The table as drawn for a viewer: the game, or the lobby while friends are awaited."""
        if self.trouble:
            return Drawing(f"{self.about.title} · Ludi", {})
        if self.match is None:
            return draw_lobby(
                self.about.title, self.id, self.public, seat, self.chairs(seat), in_words(self.clocks.clock)
            )
        return draw(self.scene(seat), self.kept)

    def news(self, step: Entry | None = None) -> dict[str, Any]:
        """What listening programs are told."""
        return {
            "version": self.version,
            "number": self.number,
            "status": self.status,
            "to_move": self.to_move,
            "step": told(step),
        }


def told(step: Entry | None) -> dict[str, Any] | None:
    """A step as everybody may see it."""
    if step is None:
        return None
    return {
        "seat": step.seat,
        "told": [
            {
                "kind": event.kind,
                "seat": event.seat,
                "points": event.points,
                "parts": event.parts,
                "words": str(event.words),
            }
            for event in step.events
        ],
    }
