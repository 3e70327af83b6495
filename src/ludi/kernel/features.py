"""Declares what `observe` writes: one entry gives the position and meaning of some numbers. Also writes them fast.

Positions are integers relative to the start of the enclosing part, so compiled rules can simply add them up.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludi.kernel.jit import shared
from ludi.kernel.quick import lowest_bit, where_in


@dataclass(frozen=True)
class Slice:
    """A run of numbers with one meaning: one for each of `labels`, if any, or repeated copies of `part`."""

    name: str
    first: int
    size: int
    meaning: str
    labels: tuple[str, ...] = ()
    part: "Part | None" = None


@dataclass
class Part:
    """A group of numbers: the whole observation, or one player, city or tile in it."""

    slices: list[Slice] = field(default_factory=list)
    size: int = 0

    def add(self, name: str, of: int | Sequence[object] = 1, meaning: str = "") -> int:
        """Add numbers, a count or one per label; returns where they begin."""
        labels = () if isinstance(of, int) else tuple(map(str, of))
        return self._append(Slice(name, self.size, of if isinstance(of, int) else len(labels), meaning, labels))

    def each(self, name: str, of: int | Sequence[object], part: "Part", meaning: str = "") -> int:
        """Add repeated copies of a part; returns where the first begins."""
        labels = () if isinstance(of, int) else tuple(map(str, of))
        times = of if isinstance(of, int) else len(labels)
        return self._append(Slice(name, self.size, times * part.size, meaning, labels, part))

    def _append(self, new: Slice) -> int:
        self.slices.append(new)
        self.size += new.size
        return new.first


def table(part: Part, first: int = 0) -> Iterator[tuple[str, str, str]]:
    """Rows of (positions, name, meaning). Of repeated parts only the first is listed."""
    for one in part.slices:
        at, last = first + one.first, first + one.first + one.size - 1
        which = f"{at}" if one.size == 1 else f"{at}-{last}"
        several = one.part is not None and one.size > one.part.size
        labels = f"for each of {', '.join(one.labels)}" if one.labels else ""
        size = f"{one.size // one.part.size} times {one.part.size} numbers; the first:" if one.part and several else ""
        yield which, one.name, "; ".join(filter(None, (labels, one.meaning, size)))
        if one.part:
            yield from ((inner, f"{one.name}: {name}", meaning) for inner, name, meaning in table(one.part, at))


# Most numbers are 0, and `observe` begins with zeros, so only the others are found, quickly, and written.
@shared
def write_marks(marks: int, out: Any, at: int, number: float) -> None:
    """Write a number at each set bit."""
    while marks:
        out[at + lowest_bit(marks)] = number
        marks &= marks - 1


@shared
def write_counts(rows: Any, which: int, unit: int, out: Any, at: int) -> None:
    """Write one row of a field of counts (never negative), divided by a unit."""
    there = where_in(rows, which, 1)
    while there:
        i = lowest_bit(there)
        there &= there - 1
        out[at + i] = rows[which, i] / unit
