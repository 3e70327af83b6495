"""What one viewer sees of a match at one moment: the entire input of a drawing."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple, Protocol, Self, TypeVar, cast

from ludi.kernel.events import Told
from ludi.kernel.match import Entry, Match
from ludi.kernel.story import Story, Tale
from ludi.kernel.words import Several, Words

COLOURS = ("purple", "blue", "terra", "gold", "green")
"""The stylesheets' name for each seat's colour (`data-seat`), in order of seats."""
BLOCK = 8  # log events whose lines are drawn together


@dataclass(frozen=True)
class Choice:
    """A legal decision of the viewer."""

    action: int
    words: Words
    kind: str
    parts: dict[str, Any]
    preview: Several  # its effects on everybody
    final: bool  # it cannot be undone: the turn passes or something hidden is revealed
    brings: dict[str, Any]  # the preview as data


class Line(NamedTuple):
    """What was told of one decision. Each scene has hundreds, and tuples are the fastest to create."""

    seat: int | None
    told: tuple[Told, ...]
    moment: int = 0  # number of decisions taken before it was told


class Summary(Protocol):
    """Something made of a log's lines one after another, such as where pieces are by now."""

    def add(self, told: Sequence[Told], /) -> None: ...
    def copy(self) -> Self: ...


S = TypeVar("S", bound=Summary)


class Log(tuple[Line, ...]):
    """The lines of a viewer's log, oldest first. It continues the one before, so that not everything is made anew after
    each of hundreds of decisions.
    """

    _entries = 0  # how many of the match's entries it tells,
    _last: Entry | None = None  # and the last of them
    _made: dict[type[Summary], Summary]

    @classmethod
    def of(cls, match: Match, seat: int | None, before: "Log | None" = None) -> "Log":
        """`before`: an earlier log of the same viewer, continued unless something was taken back since."""
        if before is None or not before._begins(match.log):
            before = cls(())
            before._made = {}
        first = before._entries - len(match.log) + len(match.steps) + 1  # the moment after the first new entry
        fresh = [
            Line(entry.seat, entry.events, moment)
            for moment, entry in enumerate(match.log[before._entries :], first)
            if entry.events or entry.seat in (None, seat)
        ]  # others' decisions without events leave no line
        log = cls((*before, *fresh))
        log._entries, log._last = len(match.log), match.log[-1] if match.log else None
        log._made = {kind: made.copy() for kind, made in before._made.items()}
        for made in log._made.values():
            for line in fresh:
                made.add(line.told)
        return log

    def _begins(self, entries: Sequence[Entry]) -> bool:
        """Whether these entries continue it: each is made for what came before it, and never changes."""
        return 0 < self._entries <= len(entries) and entries[self._entries - 1] is self._last

    def made_into(self, kind: type[S]) -> S:
        """A summary of all lines, made only once."""
        if kind not in self._made:
            made = self._made[kind] = kind()
            for line in self:
                made.add(line.told)
        return cast(S, self._made[kind])


@dataclass(frozen=True)
class Hand:
    """A seat's clock: seconds left when it last stopped; if running, the time (since 1970) at which it runs out."""

    left: float
    until: float | None = None

    @property
    def text(self) -> str:
        """Its text while stopped."""
        minutes, seconds = divmod(int(self.left), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


@dataclass(frozen=True)
class Chair:
    """Who sits in a seat, and their status."""

    name: str
    person: bool = True
    level: str | None = None  # if the seat is a bot's
    stand_in: str | None = None  # level of the bot playing for the person
    away: bool = False  # a person without an open page
    thinking: bool = False
    warming: bool = False  # a bot making quick moves until its rules are compiled
    key: str = ""  # of the seat's link: only for those allowed to see it
    agreed: bool = False  # to abandoning the game
    hints: bool = False  # to hints
    clock: Hand | None = None  # for a person, if the table has clocks

    @property
    def out_of_time(self) -> bool:
        """Whether the bot plays because the clock ran out."""
        return self.clock is not None and self.stand_in is not None and self.clock.left <= 0

    @property
    def free(self) -> bool:
        return not self.person and self.level is None


@dataclass(frozen=True)
class Said:
    """A line of chat; `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    at: float
    number: int = 0


Block = tuple[int, list[tuple[Tale | str, int]]]


@dataclass(frozen=True)
class Scene:
    """A viewer's look at the table; `seat` is None for a spectator."""

    game: str
    title: Words
    short_title: Words
    view: dict[str, Any]
    seat: int | None
    players: int
    names: tuple[str, ...]
    to_move: int | None
    phase: str | None
    over: bool
    number: int  # of decisions so far; a move states the number it answers
    choices: tuple[Choice, ...]  # the viewer's; empty when another player decides
    turn: tuple[Words, ...]  # the viewer's decisions of this turn that can be taken back, in words
    revealed: bool  # the viewer's last decision revealed something, so it cannot
    log: Log
    places: tuple[int, ...]  # when the game is over
    sheet: dict[int, dict[str, int]]  # points by source, when the game is over
    chairs: tuple[Chair, ...] = ()
    said: tuple[Said, ...] = ()  # the chat
    table: str = ""  # its id
    again: str | None = None  # the id of the rematch's table
    abandoned: bool = False  # nobody plays on
    replayed: bool = False  # a moment of the past: nothing to choose
    compared: bool = False  # a past decision with all its choices, for viewing only

    @property
    def mine(self) -> bool:
        """Whether it is the viewer's turn to decide."""
        return self.seat is not None and self.seat == self.to_move and not (self.abandoned or self.replayed)

    def moment_of(self, tale: Tale) -> int:
        """The number of decisions after which a line was complete."""
        return self.log[tale.entry].moment

    @property
    def tales(self) -> list[Tale]:
        """The log as people tell it."""
        return list(self.log.made_into(Story).backwards())[::-1]

    @property
    def news(self) -> int:
        """How many of the log's last lines tell what happened since the viewer's last decision."""
        mine = (n for n, line in enumerate(reversed(self.log)) if self.seat is not None and line.seat == self.seat)
        return next(mine, len(self.log))

    @cached_property
    def legal(self) -> dict[int, Choice]:
        """The viewer's choices by action."""
        return {choice.action: choice for choice in self.choices}

    def story(self, lines: int = 60) -> list[Tale | str]:
        """The log's last lines, newest first, with the marks "news" and "before" around the viewer's last decision.

        Headings stand above the lines that came after them.
        """
        news = self.news
        since = len(self.log) - news  # the first entry after the viewer's last decision
        told = list(islice(self.log.made_into(Story).backwards(), lines))
        if not news or not since:
            return list(_headed(told))
        fresh = [tale for tale in told if tale.entry >= since]
        older = [tale for tale in told if tale.entry < since]
        if not fresh:
            return list(_headed(older))
        begun = [tale for tale in older if tale.heading][:1]  # the round that continues across the mark
        fresh += begun
        if older[:1] == begun:
            older = older[1:]
        found: list[Tale | str] = ["news", *_headed(fresh)]
        if older:
            found += ["before", *_headed(older)]
        return found[:lines]

    def blocks(self, story: Sequence[Tale | str]) -> list[Block]:
        """The story in numbered blocks of a few lines with their moments. A line never changes its block, so that its
        drawing is found again; marks and headings are in the block of the line below.
        """
        found: list[Block] = []
        number = -1
        for line in reversed(story):
            moment = 0
            if not isinstance(line, str):
                moment = self.moment_of(line)
                number = number if line.heading else line.number // BLOCK
            if not found or number != found[-1][0]:
                found.append((number, []))
            found[-1][1].insert(0, (line, moment))
        return found[::-1]


def _headed(lines: list[Tale]) -> list[Tale]:
    """Lines, newest first, with each heading above those that came after it."""
    found: list[Tale] = []
    under = 0
    for tale in lines:
        found.insert(under if tale.heading else len(found), tale)
        if tale.heading:
            under = len(found)
    return found


def look(
    match: Match,
    seat: int | None,
    number: int | None = None,
    everything: bool = False,
    before: Log | None = None,
    **table: Any,
) -> Scene:
    """The current scene of a match. `number`: what a move answers, if not the number of decisions.

    `everything`: include what is hidden from this seat. `before`: see `Log.of`.
    """
    playing = not (table.get("abandoned") or table.get("replayed"))
    mine = seat is not None and seat == match.to_move and playing
    view = match.view(seat, everything)
    return Scene(
        game=match.game.name,
        title=match.game.about.title,
        short_title=match.game.about.short_title,
        view=view,
        seat=seat,
        players=match.players,
        names=match.names,
        to_move=match.to_move,
        phase=view["phase"],
        over=match.over,
        number=len(match.steps) if number is None else number,
        choices=tuple(_choices(match)) if mine else (),
        turn=tuple(_turn(match, seat)) if seat is not None and playing else (),
        revealed=mine and _revealed(match, seat),
        log=Log.of(match, seat, before),
        places=tuple(match.game.places_of(match.state)) if match.over else (),
        sheet=match.game.scores_of(match.state) if match.over else {},
        **{"chairs": tuple(Chair(name) for name in match.names), **table},
    )


def _choices(match: Match) -> list[Choice]:
    return [
        Choice(action, move.words, move.kind, move.parts, outcome.words, outcome.final, outcome.parts)
        for action, outcome in match.outcomes().items()
        for move in [match.game.move(match.state, action)]
    ]


def _revealed(match: Match, seat: int | None) -> bool:
    last = match.steps[-1] if match.steps else None
    return last is not None and last.seat == seat and not last.passed and not match.may_undo(last.seat)


def _turn(match: Match, seat: int) -> list[Words]:
    """The decisions a player may take back one by one, oldest first."""
    words: list[Words] = []
    back = match.copy() if match.may_undo(seat) else match
    while back.may_undo(seat):
        words.insert(0, back.move_of(back.steps[-1]).words)
        back.undo()
    return words
