"""Moves of Roads to Rome in words: short forms, and refusals that take a look at the map."""

from ludi.kernel.errors import IllegalMove
from ludi.kernel.reading import Reader
from ludi.kernel.state import State

from .actions import ACTIONS, ARC, FINISH
from .data import ARC_FROM, ARC_TO, ARCS, LENGTH, NAMES, PLACES, SECTIONS_OF_SIDE, SIDES
from .events import section_name
from .rules import apply, legal
from .state import CONNECT, EXTEND, FAR, ROUTE

PLACE_BY_WORD = {name.lower(): place for place, name in enumerate(NAMES)}
ARC_BETWEEN = {(int(ARC_FROM[arc]), int(ARC_TO[arc])): arc for arc in range(ARCS)}
assert PLACES == len(PLACE_BY_WORD), "names of places are told apart without their capitals"


def _place(word: str) -> int:
    place = PLACE_BY_WORD.get(word.strip())
    if place is None:
        raise IllegalMove(f"There is no place called {word.strip()!r} on the map.")
    return place


def _arc(state: State, start: int, end: int) -> int:
    arc = ARC_BETWEEN.get((start, end))
    if arc is None or arc // 2 not in SECTIONS_OF_SIDE[state.side]:
        raise IllegalMove(f"No section joins {NAMES[start]} and {NAMES[end]} on the {SIDES[state.side]} side.")
    return arc


def _line(state: State, text: str) -> list[int]:
    """A whole line: the section into the new city, then the sections in front of it, last to first."""
    places = [_place(word) for word in text.split("-")]
    if len(places) < 2:
        raise IllegalMove("A line needs at least two places, for instance build Roma-Genua.")
    arcs = [_arc(state, start, end) for start, end in zip(places, places[1:], strict=False)]
    for place in places[1:-1]:
        if state.distance[place] == FAR:
            raise IllegalMove(f"{NAMES[place]} is not connected yet: a line ends at the first new city it reaches.")
    if state.distance[places[0]] == FAR:
        raise IllegalMove(f"A line starts at Rome or at a connected city, and {NAMES[places[0]]} is not connected.")
    for arc in arcs:
        if state.owner[arc >> 1] >= 0:
            raise IllegalMove(f"{section_name(arc >> 1)} is already built: only free sections can be used.")
    if state.distance[places[-1]] != FAR:
        raise IllegalMove(f"{NAMES[places[-1]]} is already connected: a line must end at a new city.")
    if twice := [NAMES[place] for place in places if places.count(place) > 1]:
        raise IllegalMove(f"{twice[0]} is on this line twice: a line may not touch a place twice.")
    needed, left = sum(int(LENGTH[arc >> 1]) for arc in arcs), int(state.roads[state.to_move])
    if needed > left:
        raise IllegalMove(f"This line needs {needed} roads, and only {left} {'is' if left == 1 else 'are'} left.")
    return [*reversed(arcs), FINISH]


def _ahead(state: State, name: str) -> list[int]:
    """The section between a place and the last one of the line or of the route."""
    return [_arc(state, _place(name), int(state.path[state.path_count - 1]))]


def _why_not_section(state: State, arc: int) -> str:
    if arc >> 1 not in SECTIONS_OF_SIDE[state.side]:
        return f"{section_name(arc >> 1)} is not on the {SIDES[state.side]} side of the board."
    start, end, section = int(ARC_FROM[arc]), int(ARC_TO[arc]), arc >> 1
    here = int(state.path[state.path_count - 1]) if state.path_count else end
    if state.phase == ROUTE:
        by = NAMES[start if end == here else end]
        return f"The route doesn't go on by {by}, or another way gives everyone the same points."
    if end != here:
        return f"A section to {NAMES[end]} does not fit: only one into {NAMES[here]} can be put in front of this line."
    if state.phase == CONNECT and state.distance[end] != FAR:
        return f"{NAMES[end]} is already connected: a line must end at a new city."
    if state.distance[start] == FAR:
        if state.phase == CONNECT:
            return f"{NAMES[end]} cannot be reached from {NAMES[start]} yet: {NAMES[start]} is not connected."
        return f"{NAMES[start]} is not connected yet: a line starts at Rome or at a connected city."
    if state.owner[section] >= 0:
        return f"{section_name(section)} is already built: only free sections can be used."
    needed, left = int(LENGTH[section]), int(state.roads[state.to_move])
    if needed > left:
        are = "is" if left == 1 else "are"
        return (
            f"{section_name(section)} needs {needed} {'road' if needed == 1 else 'roads'}, and only {left} {are} left."
        )
    return f"{NAMES[start]} is already on the line: a line may not touch a place twice."


SHORT_FORMS = (
    ((CONNECT,), r"build (.*)", _line),
    ((CONNECT,), r"connect (.+) from (.+)", lambda s, city, start: [_arc(s, _place(start), _place(city))]),
    ((EXTEND,), r"start from (.+)", _ahead),
    ((ROUTE,), r"route by (.+)", _ahead),
)

READER = Reader(ACTIONS, legal, apply, SHORT_FORMS, {ARC: _why_not_section})
