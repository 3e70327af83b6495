"""What happens in a game, declared: one entry gives an event's number, its parts and its words.

    TOOK = EVENTS.kind("took", "{who} takes {city} and its {resource}", city=NAMES, resource=RESOURCES)

Rules emit an event with a number for each part; drawings read the parts, people the words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludi.kernel.actions import named

Names = Sequence[str]
Parts = dict[str, Any]
Part = Sequence[Any] | Callable[[int], Any]


class Count(int):
    """A number that reads with its noun: `{roads:road|roads}` is `1 road` or `2 roads`."""

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return str(int(self))
        one, many = nouns.split("|")
        return f"{int(self)} {one if self == 1 else many}"


class Seat(int):
    """A part that is a player: it reads as the player's name."""


@dataclass(frozen=True)
class Told:
    """One event in words; `seat` is None when it concerns nobody alone."""

    kind: str
    seat: int | None
    words: str
    points: int = 0
    parts: Parts = field(default_factory=dict)


class Kind(int):
    """A kind of event; as a number it stands in the record."""

    name: str
    words: str | Callable[[Parts], str]
    of_nobody: bool
    parts: dict[str, Part]


class Events:
    """The kinds of events of a game. Points are told by a part called `points`."""

    def __init__(self) -> None:
        self.kinds: dict[int, Kind] = {}

    def kind(self, name: str, words: str | Callable[[Parts], str], *, of_nobody: bool = False, **parts: Part) -> Kind:
        """Declare a kind. A part has a value for each number, of which a negative one is None, or computes it.

        `words` get the parts and `who`; `of_nobody`: it concerns no player alone.
        """
        kind = Kind(len(self.kinds) + 1)
        kind.name, kind.words, kind.of_nobody, kind.parts = name, words, of_nobody, named(parts)
        self.kinds[kind] = kind
        return kind

    def tell(self, event: Sequence[int], names: Names) -> Told:
        """An event of the rules, in words and as data."""
        number, player, *numbers = event
        kind = self.kinds[number]
        parts = {name: _value(part, n) for (name, part), n in zip(kind.parts.items(), numbers, strict=False)}
        said = {name: names[value] if isinstance(value, Seat) else value for name, value in parts.items()}
        said["who"] = names[player]
        words = kind.words.format_map(said) if isinstance(kind.words, str) else kind.words(said)
        return Told(kind.name, None if kind.of_nobody else player, words, parts.get("points", 0), parts)


def _value(part: Part, number: int) -> Any:
    if callable(part):
        return part(number)
    return part[number] if number >= 0 else None
