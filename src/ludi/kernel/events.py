"""What happens in a game, declared: one entry gives an event's number and its parts.

    TOOK = EVENTS.kind("took", city=NAMES, resource=terms("resource", RESOURCES))

Rules emit an event with a number for each part; drawings read the parts, people the message, here
`log-took = { $who } takes { $city } and its { $resource }`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludi.kernel.actions import named
from ludi.kernel.words import Book, Name, Words, slug

Names = Sequence[str]
Parts = dict[str, Any]
Part = Sequence[Any] | Callable[[int], Any]


class Seat(int):
    """A part that is a player: it reads as the player's name."""


@dataclass(frozen=True)
class Told:
    """One event in words; `seat` is None when it concerns nobody alone."""

    kind: str
    seat: int | None
    words: Words
    points: int = 0
    parts: Parts = field(default_factory=dict)
    event: tuple[int, ...] = ()  # as the rules emitted it
    heading: bool = False  # of what comes after it
    silent: bool = False  # for drawings and programs: no line of the log
    declared: "Kind | None" = None  # none of what an older Ludi told


class Kind(int):
    """A kind of event; as a number it stands in the record."""

    name: str
    key: str  # of its message
    says: Callable[[Parts], Parts]
    of_nobody: bool
    heading: bool
    silent: bool
    drawn: bool
    joins: tuple[str, ...]
    anyone: bool
    shares: str
    each: bool
    dealt: tuple[str, str, str] | None
    parts: dict[str, Part]


class Events:
    """The kinds of events of a game. Points are told by a part called `points`."""

    def __init__(self, words: Book) -> None:
        self.kinds: dict[int, Kind] = {}
        self.words = words

    def kind(
        self,
        name: str,
        *,
        key: str = "",
        of_nobody: bool = False,
        heading: bool = False,
        silent: bool = False,
        drawn: bool = False,
        joins: tuple[str, ...] = (),
        anyone: bool = False,
        shares: str = "",
        each: bool = False,
        dealt: tuple[str, str, str] | None = None,
        says: Callable[[Parts], Parts] = lambda parts: {},
        **parts: Part,
    ) -> Kind:
        """Declare a kind. A part has a value for each number, of which a negative one is None, or computes it.

        Its message, `log-NAME` or `log-KEY`, gets the parts and `who`, and what `says` makes of them, such as a list
        of several numbers. `of_nobody`: it concerns no player alone. `heading`: it stands in the log above what comes
        after it, such as a round. `silent`: drawings need it, the log leaves it out. `drawn`: a board shows it for
        good, and so the log beside the board leaves it out.

        What people think of as one move is one line (`ludi.kernel.story`). `joins`: after one of these kinds it is
        told in the same line, as `log-NAME.then` if there is such a message; only what the same player did, unless
        `anyone`. `shares`: players of whom this is told one after another share a line, `log-SHARES`, with their names
        as `who`; only if all parts are equal, unless `each`: then it lists what `log-NAME.each` says of each of them.
        `dealt`: (list, kind, part): that part of its words is in the order in which the events of that kind tell it,
        and the line waits for the last of them.
        """
        kind = Kind(len(self.kinds) + 1)
        kind.name, kind.key, kind.says, kind.parts = name, key or name, says, named(parts)
        kind.of_nobody, kind.heading, kind.silent, kind.drawn = of_nobody or heading, heading, silent, drawn
        kind.joins, kind.anyone, kind.shares, kind.each, kind.dealt = joins, anyone, shares, each, dealt
        self.kinds[kind] = kind
        return kind

    def tell(self, event: Sequence[int], names: Names) -> Told:
        """An event of the rules, in words and as data."""
        number, player, *numbers = event
        kind = self.kinds[number]
        parts = {name: _value(part, n) for (name, part), n in zip(kind.parts.items(), numbers, strict=False)}
        said = {name: Name(names[value]) if isinstance(value, Seat) else value for name, value in parts.items()}
        words = self.words(f"log-{slug(kind.key)}", **said, **kind.says(parts), who=Name(names[player]))
        seat = None if kind.of_nobody else player
        points = parts.get("points", 0)
        return Told(kind.name, seat, words, points, parts, tuple(event), kind.heading, kind.silent, kind)


def _value(part: Part, number: int) -> Any:
    if callable(part):
        return part(number)
    return part[number] if number >= 0 else None
