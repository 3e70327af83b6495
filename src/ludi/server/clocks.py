"""Clocks at a table: how long people may take. When one runs out a bot plays on in that seat, until its person takes it
back: nobody loses a game by the clock. Bots have no clock.

A turn lasts as long as the same person decides. The first second of each turn is free, to allow for slow connections.
While the server is down all clocks stop; time already spent in that turn is free, too.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from babel.dates import format_timedelta

from ludi.kernel.words import Words, language
from ludi.server.refused import Refused
from ludi.web.scene import Hand
from ludi.web.words import WORDS

LAG = 1.0
SHORTEST, LONGEST, MOST_INCREMENT = 10, 14 * 86400, 3600
BACK = 30.0
"""The least number of seconds for a person who takes the seat back."""


@dataclass(frozen=True)
class Clock:
    """The agreed limit: seconds for each turn ("move"), or for the whole game ("reserve"), to which `increment`
    is added after each turn.
    """

    kind: str
    seconds: int
    increment: int = 0

    def __post_init__(self) -> None:
        good = self.kind in ("move", "reserve") and SHORTEST <= self.seconds <= LONGEST
        if not good or not 0 <= self.increment <= (MOST_INCREMENT if self.kind == "reserve" else 0):
            raise Refused(WORDS("no-such-clock", shortest=SHORTEST, longest=LONGEST), 422)

    @property
    def name(self) -> str:
        """The value for forms."""
        return f"{self.kind}-{self.seconds}-{self.increment}"


PRESETS = (
    Clock("move", 30),
    Clock("move", 60),
    Clock("move", 180),
    Clock("move", 86400),
    Clock("move", 3 * 86400),
    Clock("reserve", 300, 5),
    Clock("reserve", 900, 10),
    Clock("reserve", 1800, 30),
)


def named(name: str) -> Clock | None:
    """Parse a form's value; None for no clock."""
    return next((clock for clock in PRESETS if clock.name == name), None)


def in_words(clock: Clock | None) -> Words:
    """The agreed limit in words; "" for no clock."""
    if clock is None:
        return ""
    return WORDS(f"clock-{clock.kind}", time=_duration(clock.seconds), more=_duration(clock.increment))


def _duration(seconds: int) -> str:
    return str(format_timedelta(timedelta(seconds=seconds), threshold=1, locale=language.get()))


class Clocks:
    """The clocks of one table; the caller passes the time."""

    def __init__(self, kept: Mapping[str, Any] | None, players: int) -> None:
        self.clock: Clock | None = None
        self.left: list[float] = []
        self.seat: int | None = None  # whose clock is running
        self.since = 0.0  # when it started
        if kept:
            self.clock = Clock(kept["kind"], kept["seconds"], kept.get("increment", 0))
            self.left = list(kept.get("left") or [float(self.clock.seconds)] * players)

    def kept(self) -> dict[str, Any] | None:
        """As stored in the database."""
        return {**vars(self.clock), "left": [round(left, 3) for left in self.left]} if self.clock else None

    def turn(self, seat: int | None, now: float, passed: bool) -> bool:
        """Switch to a seat's clock; `passed`: the previous player has decided. Returns whether anything changed."""
        if self.clock is None or seat == self.seat:
            return False
        if self.seat is not None:
            left = self.left_of(self.seat, now)
            if self.clock.kind == "move":
                left = self.clock.seconds
            elif passed:
                left += self.clock.increment
            self.left[self.seat] = left
        self.seat, self.since = seat, now
        return True

    def left_of(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.since - LAG) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - spent)

    @property
    def ends(self) -> float:
        """When the running clock will run out."""
        assert self.seat is not None
        return self.since + LAG + self.left[self.seat]

    def run_out(self) -> None:
        """Stop the running clock at zero: a bot takes over."""
        assert self.seat is not None
        self.left[self.seat] = 0.0
        self.seat = None

    def back(self, seat: int) -> None:
        """Give a person who takes the seat back at least some time."""
        if self.clock is not None:
            least = float(self.clock.seconds) if self.clock.kind == "move" else max(float(self.clock.increment), BACK)
            self.left[seat] = max(self.left[seat], least)

    def hand(self, seat: int) -> Hand | None:
        """A seat's clock as displayed."""
        if self.clock is None:
            return None
        return Hand(self.left[seat], self.since + self.left[seat] if seat == self.seat else None)
