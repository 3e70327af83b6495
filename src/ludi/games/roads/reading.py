"""Moves of Roads to Rome in words: short forms, and refusals that consult the map."""

import re
from functools import cache

from ludi.kernel.errors import IllegalMove
from ludi.kernel.reading import Reader, ShortForm, like
from ludi.kernel.state import State
from ludi.kernel.words import Message

from . import WORDS, actions as A, data as D, state as R
from .rules import apply, legal

PLACE_BY_WORD = {name.lower(): place for place, name in enumerate(D.NAMES)}
ARC_BETWEEN = {(int(D.ARC_FROM[arc]), int(D.ARC_TO[arc])): arc for arc in range(D.ARCS)}
assert D.PLACES == len(PLACE_BY_WORD), "names of places are told apart without their capitals"
FROM_ROME = {"from": D.NAMES[D.ROME]}  # other languages call it by their own name


def _place(word: str) -> int:
    place = PLACE_BY_WORD.get(word.strip())
    if place is None:
        raise IllegalMove(WORDS("no-place", name=word.strip()))
    return place


def _about(key: str, section: int, **parts: int | str) -> Message:
    """A refusal about a section."""
    a, b = D.SECTION_ENDS[section]
    return WORDS(key, a=D.NAMES[a], b=D.NAMES[b], **parts)


def _arc(state: State, start: int, end: int) -> int:
    arc = ARC_BETWEEN.get((start, end))
    if arc is None or arc // 2 not in D.SECTIONS_OF_SIDE[state.side]:
        raise IllegalMove(WORDS("no-section", a=D.NAMES[start], b=D.NAMES[end], side=D.SIDES[state.side]))
    return arc


def _line(state: State, line: str) -> list[int]:
    """A whole line: the section into the new city, then the sections before it, last to first."""
    places = [_place(word) for word in re.split("[-–]", line)]
    if len(places) < 2:
        raise IllegalMove(WORDS("no-line"))
    arcs = [_arc(state, start, end) for start, end in zip(places, places[1:], strict=False)]
    for place in places[1:-1]:
        if state.distance[place] == R.FAR:
            raise IllegalMove(WORDS("no-through", place=D.NAMES[place]))
    if state.distance[places[0]] == R.FAR:
        raise IllegalMove(WORDS("no-start", place=D.NAMES[places[0]]))
    for arc in arcs:
        if state.owner[arc >> 1] >= 0:
            raise IllegalMove(_about("no-built", arc >> 1))
    if state.distance[places[-1]] != R.FAR:
        raise IllegalMove(WORDS("no-new-city", place=D.NAMES[places[-1]]))
    if twice := [D.NAMES[place] for place in places if places.count(place) > 1]:
        raise IllegalMove(WORDS("no-twice", place=twice[0]))
    needed, left = sum(int(D.LENGTH[arc >> 1]) for arc in arcs), int(state.roads[state.to_move])
    if needed > left:
        raise IllegalMove(WORDS("no-roads", needed=needed, left=left))
    return [*reversed(arcs), A.FINISH]


def _between(state: State, to: str, from_: str) -> list[int]:
    """The section that connects a city from a place."""
    return [_arc(state, _place(from_), _place(to))]


def _ahead(state: State, name: str) -> list[int]:
    """The section between a place and the last one of the line or route."""
    return [_arc(state, _place(name), int(state.path[state.path_count - 1]))]


def _why_not_section(state: State, arc: int) -> Message:
    start, end, section = int(D.ARC_FROM[arc]), int(D.ARC_TO[arc]), arc >> 1
    if section not in D.SECTIONS_OF_SIDE[state.side]:
        return _about("no-side", section, side=D.SIDES[state.side])
    here = int(state.path[state.path_count - 1]) if state.path_count else end
    if state.phase == R.ROUTE:
        return WORDS("no-way", by=D.NAMES[start if end == here else end])
    if end != here:
        return WORDS("no-fit", to=D.NAMES[end], here=D.NAMES[here])
    if state.phase == R.CONNECT and state.distance[end] != R.FAR:
        return WORDS("no-new-city", place=D.NAMES[end])
    if state.distance[start] == R.FAR:
        if state.phase == R.CONNECT:
            return WORDS("no-reach", to=D.NAMES[end], **{"from": D.NAMES[start]})
        return WORDS("no-start", place=D.NAMES[start])
    if state.owner[section] >= 0:
        return _about("no-built", section)
    needed, left = int(D.LENGTH[section]), int(state.roads[state.to_move])
    if needed > left:
        return _about("no-section-roads", section, needed=needed, left=left)
    return WORDS("no-twice", place=D.NAMES[start])


@cache
def _short_forms() -> tuple[ShortForm, ...]:
    return (
        *like(WORDS, (R.CONNECT,), "do-build", _line, "line"),
        *like(WORDS, (R.CONNECT,), "do-connect", lambda s, to: _between(s, to, "roma"), "to", **FROM_ROME),
        *like(WORDS, (R.CONNECT,), "do-connect", _between, "to", "from"),
        *like(WORDS, (R.EXTEND,), "do-extend", lambda s: _ahead(s, "roma"), **FROM_ROME),
        *like(WORDS, (R.EXTEND,), "do-extend", lambda s, from_: _ahead(s, from_), "from"),
        *like(WORDS, (R.ROUTE,), "do-route", lambda s, by: _ahead(s, by), "by"),
    )


READER = Reader(A.ACTIONS, legal, apply, _short_forms, {A.ARC: _why_not_section})
