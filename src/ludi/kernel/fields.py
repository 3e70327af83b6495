"""Declares a record's fields: one entry gives the memory layout and the position in words, both ways.

    Field("hand", "i1", Tally(COMMODITIES), "hands", each=MOST_PLAYERS)

is a count of each commodity for each player, written `hands: {Livia: [wine, wine, fish]}`. Fields without words belong
to an unfinished turn or follow from other fields; the game writes and completes those itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludi.kernel.errors import BadPosition
from ludi.kernel.events import Names
from ludi.kernel.game import Position
from ludi.kernel.position import by_seat, number
from ludi.kernel.state import State
from ludi.kernel.words import WORDS, Words as Said

# ---------------------------------------------------------------- how values are written


class Words(ABC):
    """How a number or a row of numbers is written and read back; `what` names it in error messages."""

    @property
    def shape(self) -> tuple[int, ...]:
        return ()

    @abstractmethod
    def write(self, value: Any) -> Any:
        """The value in words."""

    @abstractmethod
    def read(self, words: Any, what: Said) -> Any:
        """Parse words into a value; raises BadPosition if they make no sense."""


@dataclass(frozen=True)
class Number(Words):
    """A whole number; 0 is written as `first`."""

    low: int
    high: int
    first: int = 0

    def write(self, value: Any) -> int:
        return int(value) + self.first

    def read(self, words: Any, what: Said) -> int:
        return number(words, self.low, self.high, what) - self.first


class Flag(Words):
    """Yes or no."""

    def write(self, value: Any) -> bool:
        return bool(value)

    def read(self, words: Any, what: Said) -> int:
        return int(bool(words))


@dataclass(frozen=True)
class Name(Words):
    """A number that stands for a name; a negative one is written `empty`."""

    names: Sequence[Any]
    empty: Any = None

    def write(self, value: Any) -> Any:
        return self.names[value] if value >= 0 else self.empty

    def read(self, words: Any, what: Said) -> int:
        return -1 if words == self.empty else one_of(words, self.names, what)


@dataclass(frozen=True)
class Tally(Words):
    """Counts by name, written as a list that repeats each name as often as it is counted."""

    names: Sequence[Any]

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.names),)

    def write(self, value: Any) -> Any:
        return [name for name, n in zip(self.names, value, strict=True) if n for _ in range(n)]

    def read(self, words: Any, what: Said) -> list[int]:
        """Parse a list of names, or `name: count` lines."""
        counts = [0] * len(self.names)
        if isinstance(words, dict):
            for name, n in words.items():
                counts[self.find(name, what)] += number(n, 0, 99, WORDS("position-how-many", name=str(name), what=what))
        else:
            for name in as_list(words, what):
                counts[self.find(name, what)] += 1
        return counts

    def find(self, word: Any, what: Said) -> int:
        """The number of a name; games whose things go by several names override it."""
        return one_of(word, self.names, what)


class Counts(Tally):
    """Counts by name, written as `name: count` lines."""

    def write(self, value: Any) -> dict[str, int]:
        return {name: int(n) for name, n in zip(self.names, value, strict=True)}


class Marks(Tally):
    """Yes or no by name, written as a list of the names that are marked."""

    def read(self, words: Any, what: Said) -> list[int]:
        marks = super().read(words, what)
        if twice := [name for name, n in zip(self.names, marks, strict=True) if n > 1]:
            raise BadPosition(WORDS("position-twice", what=what, name=repr(twice[0])))
        return marks


@dataclass(frozen=True)
class Bits(Words):
    """A set of names, stored as bits."""

    names: Sequence[str]

    def write(self, value: Any) -> list[str]:
        return [name for i, name in enumerate(self.names) if int(value) >> i & 1]

    def read(self, words: Any, what: Said) -> int:
        bits = 0
        for name in as_list(words, what):
            bit = 1 << one_of(name, self.names, what)
            if bits & bit:
                raise BadPosition(WORDS("position-twice", what=what, name=repr(name)))
            bits |= bit
        return bits


@dataclass(frozen=True)
class Rows(Words):
    """One row per name, as `name: words` lines; rows whose words are None are left out."""

    names: Sequence[str]
    words: Words

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.names), *self.words.shape)

    def write(self, value: Any) -> dict[str, Any]:
        rows = ((name, self.words.write(row)) for name, row in zip(self.names, value, strict=True))
        return {name: words for name, words in rows if words is not None}

    def read(self, words: Any, what: Said) -> dict[int, Any]:
        """Parse into a dict by row number."""
        found = {}
        for name, row in as_lines(words, what, like=self.names[0]).items():
            read = self.words.read(row, WORDS("position-in", name=str(name), what=what))
            found[one_of(name, self.names, WORDS("position-part", what=what))] = read
        return found


# ---------------------------------------------------------------- a record's fields


@dataclass(frozen=True)
class Field:
    """A field of the record. With words it is the part `key` of the position, possibly one for `each` player."""

    name: str
    dtype: str
    words: Words | tuple[int, ...] = ()  # or only the shape
    key: str = ""
    each: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        shape = self.words.shape if isinstance(self.words, Words) else self.words
        return (self.each, *shape) if self.each else shape

    def write(self, state: State, names: Names) -> Any:
        """The field in words."""
        assert isinstance(self.words, Words)
        value = getattr(state, self.name)
        if self.each:
            return {name: self.words.write(value[seat]) for seat, name in enumerate(names)}
        return self.words.write(value)

    def read(self, state: State, position: Position, names: Sequence[str]) -> None:
        """Set the field if the position mentions it."""
        assert isinstance(self.words, Words)
        key = self.key or self.name
        if self.each:
            row = getattr(state, self.name)
            for seat, words in by_seat(position, key, list(names)).items():
                put(row, seat, self.words.read(words, WORDS("position-of", key=key, name=names[seat])))
        elif key in position:
            read = self.words.read(position[key], f"`{key}`")
            if self.shape:
                put(getattr(state, self.name), slice(None), read)
            else:
                setattr(state, self.name, read)


def put(target: Any, index: Any, read: Any) -> None:
    """Store what was read: a number, a row, or several numbered rows."""
    if isinstance(read, dict):
        for row, value in read.items():
            target[index][row] = value
    else:
        target[index] = read


class Fields:
    """All fields specific to a game."""

    def __init__(self, *fields: Field) -> None:
        self.dtypes: list[Any] = [(field.name, field.dtype, field.shape) for field in fields]
        self.by_key = {field.key or field.name: field for field in fields if isinstance(field.words, Words)}

    def write(self, state: State, names: Names) -> Position:
        """The parts of the position that are fields."""
        return {key: field.write(state, names) for key, field in self.by_key.items()}

    def read(self, state: State, position: Position, names: Sequence[str]) -> None:
        """Set the fields that the position mentions."""
        for field in self.by_key.values():
            field.read(state, position, names)


# ---------------------------------------------------------------- parsing with clear error messages


def one_of(word: Any, names: Sequence[Any], what: Said) -> int:
    """The index of a name, ignoring case."""
    lower = [str(name).lower() for name in names]
    if str(word).lower() not in lower:
        raise BadPosition(WORDS("position-one-of", what=what, word=repr(word), names=tuple(map(str, names))))
    return lower.index(str(word).lower())


def as_list(value: Any, what: Said) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadPosition(WORDS("position-list", what=what, value=repr(value)))
    return value


def as_lines(value: Any, what: Said, like: str = "name") -> dict[Any, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadPosition(WORDS("position-rows", what=what, like=like, value=repr(value)))
    return value
