"""What `observe` writes, declared: one entry gives the place of some numbers and what they mean. And how it is written.

Places are whole numbers, counted from the beginning of the part they stand in, so compiled rules add them up.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludi.kernel.jit import shared
from ludi.kernel.quick import lowest_bit, where_in


@dataclass(frozen=True)
class Slice:
    """Some numbers that mean the same: of `labels`, if there is one for each, or of `part`, again and again."""

    name: str
    first: int
    size: int
    meaning: str
    labels: tuple[str, ...] = ()
    part: "Part | None" = None


@dataclass
class Part:
    """Numbers that stand together: all of them, or those of a player, a city, a tile."""

    slices: list[Slice] = field(default_factory=list)
    size: int = 0

    def add(self, name: str, of: int | Sequence[object] = 1, meaning: str = "") -> int:
        """So many numbers, or one for each label; returns where they begin."""
        labels = () if isinstance(of, int) else tuple(map(str, of))
        return self._append(Slice(name, self.size, of if isinstance(of, int) else len(labels), meaning, labels))

    def each(self, name: str, of: int | Sequence[object], part: "Part", meaning: str = "") -> int:
        """A part again and again; returns where the first of them begins."""
        labels = () if isinstance(of, int) else tuple(map(str, of))
        times = of if isinstance(of, int) else len(labels)
        return self._append(Slice(name, self.size, times * part.size, meaning, labels, part))

    def _append(self, new: Slice) -> int:
        self.slices.append(new)
        self.size += new.size
        return new.first


def table(part: Part, first: int = 0) -> Iterator[tuple[str, str, str]]:
    """Line by line: which numbers, their name, what they mean. A part is listed once, for the first of its kind."""
    for one in part.slices:
        at, last = first + one.first, first + one.first + one.size - 1
        which = f"{at}" if one.size == 1 else f"{at}-{last}"
        several = one.part is not None and one.size > one.part.size
        labels = f"for each of {', '.join(one.labels)}" if one.labels else ""
        size = f"{one.size // one.part.size} times {one.part.size} numbers; the first:" if one.part and several else ""
        yield which, one.name, "; ".join(filter(None, (labels, one.meaning, size)))
        if one.part:
            yield from ((inner, f"{one.name}: {name}", meaning) for inner, name, meaning in table(one.part, at))


# Most numbers are 0, and `observe` begins with zeros: what is not 0 is found at once, and only that is written.
@shared
def write_marks(marks: int, out: Any, at: int, number: float) -> None:
    """A number at each place that is set."""
    while marks:
        out[at + lowest_bit(marks)] = number
        marks &= marks - 1


@shared
def write_counts(rows: Any, which: int, unit: int, out: Any, at: int) -> None:
    """One row of a field of counts, which are never negative, divided by a unit."""
    there = where_in(rows, which, 1)
    while there:
        i = lowest_bit(there)
        there &= there - 1
        out[at + i] = rows[which, i] / unit
