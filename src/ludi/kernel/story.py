"""The log as people tell it: one line for what they see as one move. `Events.kind` says what belongs together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludi.kernel.events import Told
from ludi.kernel.words import Message, Words


@dataclass(frozen=True)
class Sentence:
    """One sentence of a line."""

    words: Words
    points: int  # for the player the line is about
    each: tuple[Words, ...]  # what is said of each player, while others may still come to share it


@dataclass
class Tale:
    """A line of the log: what happened, and what followed from it."""

    number: int  # index of its first event, counted from the start
    entry: int  # index of the entry with its last event
    told: list[list[Told]]  # by sentence; players who did the same are grouped
    dealt: list[Any]  # see `Events.kind`

    @property
    def first(self) -> Told:
        return self.told[0][0]

    @property
    def heading(self) -> bool:
        return self.first.heading

    @property
    def waits(self) -> bool:
        """Whether the line is still incomplete."""
        kind = self.first.declared
        return bool(kind and kind.dealt and len(self.dealt) < len(self.first.parts[kind.dealt[0]]))

    @property
    def sentences(self) -> list[Sentence]:
        """The line in words."""
        found = []
        for n, together in enumerate(self.told):
            each = [self._words(n, [one]) for one in together if one.declared and one.declared.shares]
            found.append(Sentence(self._words(n, together), self._points(together), tuple(each)))
        return found

    @property
    def points(self) -> int:
        """Points for the player the line is about."""
        return sum(map(self._points, self.told))

    def adds(self, told: Told) -> bool:
        """Append a consequence if it belongs to this line; returns whether it did."""
        kind, first = told.declared, self.first
        if first.declared and first.declared.dealt and told.kind == first.declared.dealt[1]:
            self.dealt.append(told.parts[first.declared.dealt[2]])
            return True
        if not kind or first.kind not in kind.joins or not (kind.anyone or told.seat == first.seat):
            return False
        if len(self.told) > 1 and _alike(self.told[-1][0], told):
            self.told[-1].append(told)
        else:
            self.told.append([told])
        return True

    def shared_by(self, told: Told) -> bool:
        """Add another player to whom the same happened; returns whether it did."""
        share = len(self.told) == 1 and _alike(self.first, told) and told.seat not in (one.seat for one in self.told[0])
        if share:
            self.told[0].append(told)
        return share

    def _points(self, together: list[Told]) -> int:
        return 0 if len(self.told[0]) > 1 else sum(one.points for one in together if one.seat == self.first.seat)

    def _words(self, n: int, together: list[Told]) -> Words:
        told, kind = together[0], together[0].declared
        if kind is None or not isinstance(told.words, Message):
            return told.words
        if len(together) > 1:
            said = [one.words for one in together if isinstance(one.words, Message)]
            who = list(dict.fromkeys(one.parts["who"] for one in said))
            each = [replace(one, key=f"{one.key}.each") for one in said] if kind.each else []
            return replace(told.words, key=f"log-{kind.shares}", parts={**told.words.parts, "who": who, "each": each})
        if n and (then := f"{told.words.key}.then") in told.words.book:
            return replace(told.words, key=then)
        return replace(told.words, parts={**told.words.parts, kind.dealt[0]: self.dealt}) if kind.dealt else told.words


def tales(log: Iterable[Sequence[Told]]) -> list[Tale]:
    """The lines of a log, given entry by entry, oldest first."""
    found: list[Tale] = []
    last: Tale | None = None  # the last line about a player
    number = -1
    for entry, events in enumerate(log):
        for told in events:
            number += 1
            if last and last.adds(told):
                last.entry = entry
            elif told.silent or (told.declared and told.declared.drawn):
                continue
            elif found and found[-1].shared_by(told):
                found[-1].entry = entry
            else:
                found.append(Tale(number, entry, [[told]], []))
                last = last if told.seat is None else found[-1]
    return [tale for tale in found if not tale.waits]


def _alike(one: Told, other: Told) -> bool:
    """Whether two events can be told together."""
    mine, its = one.declared, other.declared
    if not mine or not its or not its.shares or mine.shares != its.shares:
        return False
    return its.each or one.parts == other.parts
