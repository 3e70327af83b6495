"""Replays of games, moment by moment. Moment N is the match after N decisions."""

import secrets
from dataclasses import dataclass
from itertools import takewhile
from weakref import WeakKeyDictionary

from ludi.kernel.game import SEATS, Position
from ludi.kernel.match import Match
from ludi.kernel.words import Words
from ludi.server import moves
from ludi.server.refused import Refused, trouble
from ludi.server.state import TableState
from ludi.web.scene import Chair, Scene, look
from ludi.web.words import WORDS


@dataclass
class Whole:
    """A match with all its states, up to an entry."""

    match: Match
    number: int


_wholes: WeakKeyDictionary[TableState, Whole] = WeakKeyDictionary()


def whole(table: TableState) -> Match:
    """The match as it stands, with all states that led there, without what was taken back. Do not modify."""
    if table.trouble:
        raise Refused(trouble(table.trouble))
    if table.match is None:
        raise Refused(WORDS("not-started"))
    found = _wholes.get(table)
    if found is None or found.match.names != table.match.names:
        found = Whole(moves.begin(table, table.names), 0)
    try:
        found.number = moves.play_entries(table, found.match, found.number, table.number)
    except Exception:  # entries of other rules may raise anything
        _wholes.pop(table, None)
        raise Refused(WORDS("replay-old-rules")) from None
    if bytes(found.match) != bytes(table.match):
        raise Refused(WORDS("replay-old-rules"))
    _wholes[table] = found
    return found.match


def moment(table: TableState, n: int) -> Match:
    """A table's match after n decisions, with the states of all steps."""
    match = whole(table)
    if not 0 <= n <= len(match.steps):
        raise Refused(WORDS("no-moment", last=len(match.steps)), 404)
    return match.at(n)


# ---------------------------------------------------------------- who sees what


@dataclass(frozen=True)
class Eyes:
    """How a moment is viewed: as a seat saw it (None: as everybody did), or with everything open."""

    seat: int | None
    everything: bool = False


def is_open(table: TableState) -> bool:
    """Whether nothing needs to be hidden any more: the game is over, or is an imported record."""
    return table.status == "record" or (table.match is not None and table.match.over)


def eyes_of(table: TableState, guest: str | None, seat: int | None, everything: bool) -> Eyes:
    """The view a guest may have who asks for this one. Before the end everybody gets only their own."""
    mine = table.seat_of(guest)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refused(WORDS("no-such-seat"), 404)
    if not is_open(table):
        if everything or seat not in (None, mine):
            raise Refused(WORDS("replay-hidden"), 403)
        return Eyes(mine)
    if seat is None and not everything:
        return Eyes(mine, everything=mine is None)
    return Eyes(seat, everything)


def scene_at(table: TableState, n: int, eyes: Eyes) -> Scene:
    """The scene at a moment. With everything open, it is seen from the last decider's seat unless one was chosen."""
    match = moment(table, n)
    seat = eyes.seat
    if eyes.everything and seat is None:
        seat = match.steps[-1].seat if match.steps else int(match.state.to_move)
    return look(match, seat, everything=eyes.everything, chairs=chairs_of(table, match), table=table.id, replayed=True)


def scene_before(table: TableState, n: int, everything: bool) -> Scene:
    """The scene before decision n as its decider saw it, with all their choices."""
    match = moment(table, n - 1)
    chairs = chairs_of(table, match)
    return look(match, match.to_move, everything=everything, chairs=chairs, table=table.id, compared=True)


def chairs_of(table: TableState, match: Match) -> tuple[Chair, ...]:
    return tuple(
        Chair(name, person=place.guest is not None, level=place.level)
        for name, place in zip(match.names, table.seats, strict=True)
    )


# ---------------------------------------------------------------- the decisions


@dataclass(frozen=True)
class Decision:
    """A decision in the list."""

    at: int  # the moment after it
    seat: int
    words: Words
    points: int  # for the decider
    turns: bool  # the previous decision was somebody else's


@dataclass
class Chapter:
    """The decisions under one heading of the log."""

    title: Words
    decisions: list[Decision]


def chapters(match: Match, eyes: Eyes) -> list[Chapter]:
    """A match's decisions, grouped by the log's headings, or if there are none by rounds.

    What the log omits is included only for those who knew it.
    """
    before = len(match.log) - len(match.steps)
    headed = any(one.heading for entry in match.log for one in entry.events)
    found = [Chapter("", [])]
    began, last, rounds = match.steps[0].seat if match.steps else None, None, 0
    found += [Chapter(one.words, []) for entry in match.log[:before] for one in entry.events if one.heading]
    for n, (step, entry) in enumerate(zip(match.steps, match.log[before:], strict=True), 1):
        turns = step.seat != last
        last = step.seat
        if not headed and turns and step.seat == began:
            rounds += 1
            found.append(Chapter(WORDS("replay-round", n=rounds), []))
        opening = list(takewhile(lambda one: one.heading or one.silent, entry.events))  # it comes first below them
        found += [Chapter(one.words, []) for one in opening if one.heading]
        told = [one for one in entry.events if not one.heading]
        words: Words = next((one.words for one in sorted(told, key=lambda one: one.silent)), "")
        if not words and (eyes.everything or step.seat == eyes.seat):
            words = match.move_of(step).words
        if words:
            points = sum(one.points for one in told if one.seat == step.seat)
            found[-1].decisions.append(Decision(n, step.seat, words, points, turns))
        found += [Chapter(one.words, []) for one in entry.events[len(opening) :] if one.heading]
    return [chapter for chapter in found if chapter.decisions]


# ---------------------------------------------------------------- what if


def go_on(table: TableState, n: int, guest: str | None, anew: bool) -> Position:
    """The position from which another table continues this game at a moment, with new chance.

    In a running game, players get a world that fits what they knew. Afterwards everybody gets the true one, or (`anew`)
    one that the player to decide could not tell from it.
    """
    match = moment(table, n)
    if match.over:
        raise Refused(WORDS("what-if-over"), 422)
    viewer = match.to_move
    if not is_open(table):
        viewer = table.seat_of(guest)
        if viewer is None:
            raise Refused(WORDS("what-if-hidden"), 403)
        anew = True
    if anew:
        match = match.imagined(viewer, secrets.randbits(64))
    position = match.game.write_position(match.state, SEATS[: match.players])
    return {**position, "chance": f"{secrets.randbits(128):032x}"}
