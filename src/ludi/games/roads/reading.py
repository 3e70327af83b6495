"""Moves of Roads to Rome in words: short forms, and refusals that take a look at the map."""

import re
from collections.abc import Callable

from ludi.kernel.errors import IllegalMove
from ludi.kernel.reading import Reader, ShortForm
from ludi.kernel.state import State
from ludi.kernel.words import Message, languages

from . import WORDS
from .actions import ACTIONS, ARC, FINISH
from .data import ARC_FROM, ARC_TO, ARCS, LENGTH, NAMES, PLACES, SECTION_ENDS, SECTIONS_OF_SIDE, SIDES
from .rules import apply, legal
from .state import CONNECT, EXTEND, FAR, ROUTE

PLACE_BY_WORD = {name.lower(): place for place, name in enumerate(NAMES)}
ARC_BETWEEN = {(int(ARC_FROM[arc]), int(ARC_TO[arc])): arc for arc in range(ARCS)}
assert PLACES == len(PLACE_BY_WORD), "names of places are told apart without their capitals"


def _place(word: str) -> int:
    place = PLACE_BY_WORD.get(word.strip())
    if place is None:
        raise IllegalMove(WORDS("no-place", name=word.strip()))
    return place


def _about(key: str, section: int, **parts: int | str) -> Message:
    """A refusal about a section."""
    a, b = SECTION_ENDS[section]
    return WORDS(key, a=NAMES[a], b=NAMES[b], **parts)


def _arc(state: State, start: int, end: int) -> int:
    arc = ARC_BETWEEN.get((start, end))
    if arc is None or arc // 2 not in SECTIONS_OF_SIDE[state.side]:
        raise IllegalMove(WORDS("no-section", a=NAMES[start], b=NAMES[end], side=SIDES[state.side]))
    return arc


def _line(state: State, text: str) -> list[int]:
    """A whole line: the section into the new city, then the sections in front of it, last to first."""
    places = [_place(word) for word in re.split("[-–]", text)]
    if len(places) < 2:
        raise IllegalMove(WORDS("no-line"))
    arcs = [_arc(state, start, end) for start, end in zip(places, places[1:], strict=False)]
    for place in places[1:-1]:
        if state.distance[place] == FAR:
            raise IllegalMove(WORDS("no-through", place=NAMES[place]))
    if state.distance[places[0]] == FAR:
        raise IllegalMove(WORDS("no-start", place=NAMES[places[0]]))
    for arc in arcs:
        if state.owner[arc >> 1] >= 0:
            raise IllegalMove(_about("no-built", arc >> 1))
    if state.distance[places[-1]] != FAR:
        raise IllegalMove(WORDS("no-new-city", place=NAMES[places[-1]]))
    if twice := [NAMES[place] for place in places if places.count(place) > 1]:
        raise IllegalMove(WORDS("no-twice", place=twice[0]))
    needed, left = sum(int(LENGTH[arc >> 1]) for arc in arcs), int(state.roads[state.to_move])
    if needed > left:
        raise IllegalMove(WORDS("no-roads", needed=needed, left=left))
    return [*reversed(arcs), FINISH]


def _between(state: State, end: str, start: str) -> list[int]:
    """The section that connects a city from a place."""
    return [_arc(state, _place(start), _place(end))]


def _ahead(state: State, name: str) -> list[int]:
    """The section between a place and the last one of the line or of the route."""
    return [_arc(state, _place(name), int(state.path[state.path_count - 1]))]


def _why_not_section(state: State, arc: int) -> Message:
    start, end, section = int(ARC_FROM[arc]), int(ARC_TO[arc]), arc >> 1
    if section not in SECTIONS_OF_SIDE[state.side]:
        return _about("no-side", section, side=SIDES[state.side])
    here = int(state.path[state.path_count - 1]) if state.path_count else end
    if state.phase == ROUTE:
        return WORDS("no-way", by=NAMES[start if end == here else end])
    if end != here:
        return WORDS("no-fit", to=NAMES[end], here=NAMES[here])
    if state.phase == CONNECT and state.distance[end] != FAR:
        return WORDS("no-new-city", place=NAMES[end])
    if state.distance[start] == FAR:
        if state.phase == CONNECT:
            return WORDS("no-reach", to=NAMES[end], **{"from": NAMES[start]})
        return WORDS("no-start", place=NAMES[start])
    if state.owner[section] >= 0:
        return _about("no-built", section)
    needed, left = int(LENGTH[section]), int(state.roads[state.to_move])
    if needed > left:
        return _about("no-section-roads", section, needed=needed, left=left)
    return WORDS("no-twice", place=NAMES[start])


def _forms(phase: int, key: str, parts: tuple[str, ...], read: Callable[..., list[int]]) -> list[ShortForm]:
    """How a message reads in every language, with any words for its parts."""
    said = (WORDS.say(language, key, dict.fromkeys(parts, "@")).lower() for language in languages())
    return [((phase,), re.escape(words).replace("@", "(.*)"), read) for words in said]


SHORT_FORMS = (
    *_forms(CONNECT, "do-build", ("line",), _line),
    *_forms(CONNECT, "do-connect", ("to", "from"), _between),
    *_forms(EXTEND, "do-extend", ("from",), _ahead),
    *_forms(ROUTE, "do-route", ("by",), _ahead),
)

READER = Reader(ACTIONS, legal, apply, SHORT_FORMS, {ARC: _why_not_section})
