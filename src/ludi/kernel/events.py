"""Declares what happens in a game: one entry gives an event's number and its parts.

    TOOK = EVENTS.kind("took", city=NAMES, resource=terms("resource", RESOURCES))

Rules emit an event with one number per part. Drawings read the parts; people read the message, here
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
    """A part that stands for a player and reads as the player's name."""


@dataclass(frozen=True)
class Told:
    """An event in words; `seat` is None when it is not about one player."""

    kind: str
    seat: int | None
    words: Words
    points: int = 0
    parts: Parts = field(default_factory=dict)
    event: tuple[int, ...] = ()  # as emitted by the rules
    heading: bool = False  # a heading for the lines that follow
    silent: bool = False  # only for drawings and programs: no line in the log
    declared: "Kind | None" = None  # None for events told by an older version of Ludi


class Kind(int):
    """A kind of event; as an int it is what the record stores."""

    name: str
    key: str  # the message key
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
    """A game's kinds of events. A part called `points` holds points scored."""

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
        """Declare a kind. A part lists a value for each number (negative numbers mean None), or computes its value.

        Its message, `log-NAME` or `log-KEY`, gets the parts, `who`, and what `says` computes from the parts, such as a
        list of several numbers. `of_nobody`: it is not about one player. `heading`: in the log it stands above what
        follows, such as a round. `silent`: drawings need it, but the log omits it. `drawn`: the board shows it
        permanently, so the log beside the board omits it.

        What people think of as one move becomes one line (`ludi.kernel.story`). `joins`: after an event of one of these
        kinds it continues the same line, as `log-NAME.then` if that message exists; only for the same player, unless
        `anyone`. `shares`: players to whom it happens in succession share a line, `log-SHARES`, with their names as
        `who`; only if all parts are equal, unless `each`, which lists what `log-NAME.each` says of each player.
        `dealt`: (list, kind, part): sort that list in its words by the order in which the events of that kind name the
        part; the line waits for the last of them.
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
