"""The log as people tell it: one line for what they see as one move. `Events.kind` says what belongs together."""

from collections.abc import Iterable, Iterator, Sequence
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


@dataclass(slots=True)  # not frozen: that would take longer to create
class Tale:
    """A line of the log: what happened, and what followed from it. It never changes; a longer line replaces it."""

    number: int  # index of its first event, counted from the start
    entry: int  # index of the entry with its last event
    first: Told
    told: tuple[tuple[Told, ...], ...]  # by sentence; players who did the same are grouped
    dealt: tuple[Any, ...] = ()  # see `Events.kind`

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

    def with_more(self, told: Told, entry: int) -> "Tale | None":
        """The line with a consequence appended, if that belongs to it."""
        kind, first = told.declared, self.first
        if first.declared and first.declared.dealt and told.kind == first.declared.dealt[1]:
            return replace(self, entry=entry, dealt=(*self.dealt, told.parts[first.declared.dealt[2]]))
        if not kind or first.kind not in kind.joins or not (kind.anyone or told.seat == first.seat):
            return None
        if len(self.told) > 1 and _alike(self.told[-1][0], told):
            return replace(self, entry=entry, told=(*self.told[:-1], (*self.told[-1], told)))
        return replace(self, entry=entry, told=(*self.told, (told,)))

    def shared_by(self, told: Told, entry: int) -> "Tale | None":
        """The line with another player to whom the same happened, if it did."""
        share = len(self.told) == 1 and _alike(self.first, told) and told.seat not in (one.seat for one in self.told[0])
        return replace(self, entry=entry, told=((*self.told[0], told),)) if share else None

    def _points(self, together: Sequence[Told]) -> int:
        return 0 if len(self.told[0]) > 1 else sum(one.points for one in together if one.seat == self.first.seat)

    def _words(self, n: int, together: Sequence[Told]) -> Words:
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


class Story:
    """The lines of a log, told entry by entry."""

    def __init__(self) -> None:
        self._lines: list[Tale] = []  # oldest first, also those still incomplete
        self._last = -1  # index of the last line about a player
        self._entries = self._events = 0

    def copy(self) -> "Story":
        other = Story()
        other._lines, other._last = self._lines.copy(), self._last
        other._entries, other._events = self._entries, self._events
        return other

    def add(self, entry: Sequence[Told]) -> None:
        """Tell what else happened."""
        lines = self._lines
        for told in entry:
            if self._last >= 0 and (longer := lines[self._last].with_more(told, self._entries)):
                lines[self._last] = longer
            elif told.silent or (told.declared and told.declared.drawn):
                pass
            elif lines and (shared := lines[-1].shared_by(told, self._entries)):
                lines[-1] = shared
            else:
                lines.append(Tale(self._events, self._entries, told, ((told,),)))
                if told.seat is not None:
                    self._last = len(lines) - 1
            self._events += 1
        self._entries += 1

    def backwards(self) -> Iterator[Tale]:
        """The complete lines, newest first."""
        return (tale for tale in reversed(self._lines) if not tale.waits)


def tales(log: Iterable[Sequence[Told]]) -> list[Tale]:
    """The lines of a log, given entry by entry, oldest first."""
    story = Story()
    for entry in log:
        story.add(entry)
    return list(story.backwards())[::-1]


def _alike(one: Told, other: Told) -> bool:
    """Whether two events can be told together."""
    mine, its = one.declared, other.declared
    if not mine or not its or not its.shares or mine.shares != its.shares:
        return False
    return its.each or one.parts == other.parts
