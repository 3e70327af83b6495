"""The action space of Roads to Rome: numbers, structured moves and words; and events in words."""

from collections.abc import Sequence

import numpy as np

from ludi.kernel.errors import IllegalMove
from ludi.kernel.game import Move, Names, Told
from ludi.kernel.state import State, copy_of

from .data import (
    ARC_FROM,
    ARC_TO,
    ARCS,
    CITIES,
    COLOUR,
    COLOURS,
    LENGTH,
    NAMES,
    PLACES,
    RESOURCES,
    SECTION_ENDS,
    SECTIONS_OF_SIDE,
    SIDES,
)
from .rules import ACTIONS, FINISH, PASS, apply, legal
from .state import CONNECT, ENDED, EXTEND, FAR, PASSED, PLACED, ROUTE, ROUTED, SCORED, TOOK

PLACE_BY_WORD = {name.lower(): place for place, name in enumerate(NAMES)}
ARC_BETWEEN = {(int(ARC_FROM[arc]), int(ARC_TO[arc])): arc for arc in range(ARCS)}
HOW_TO = (
    "Write a move like: build Roma-Genua, connect Genua from Roma, start from Roma, finish, route by Genua, or pass."
)


def section_name(section: int) -> str:
    a, b = SECTION_ENDS[section]
    return f"{NAMES[a]}-{NAMES[b]}"


# ---------------------------------------------------------------- numbers to words


def move(state: State, action: int) -> Move:
    """An action in the present phase."""
    if action == PASS:
        return Move(action, "pass", "pass")
    if action == FINISH:
        return Move(action, "finish", "finish")
    start, end = NAMES[ARC_FROM[action]], NAMES[ARC_TO[action]]
    if state.phase == ROUTE:
        return Move(action, f"route by {start}", "route", {"from": end, "by": start})
    parts = {"from": start, "to": end, "roads": int(LENGTH[action >> 1])}
    if state.phase == EXTEND:
        return Move(action, f"start from {start}", "extend", parts)
    return Move(action, f"connect {end} from {start}", "connect", parts)


def preview(state: State, action: int, names: Names) -> str:
    """The tokens taken, and what everybody scores if the line is finished now; several results where routes differ."""
    if action == PASS:
        return "nothing"
    results = " or ".join(sorted(set(_results(state, action, names))))
    if state.phase != CONNECT:
        return results
    city = int(ARC_TO[action])
    return f"{COLOURS[COLOUR[city]]} {CITIES[city - 1]['roman']} and {RESOURCES[state.resource[city]]}; {results}"


def _results(state: State, action: int, names: Names) -> list[str]:
    states = copy_of(state)
    after = states[0]
    apply(after, action)
    if after.phase == EXTEND:
        apply(after, FINISH)
    if after.phase == ROUTE:
        mask = np.zeros(ACTIONS, np.int8)
        legal(after, mask)
        return [result for way in np.flatnonzero(mask) for result in _results(after, int(way), names)]
    gained = [int(after.track[seat] - state.track[seat]) for seat in range(state.players)]
    return [", ".join(f"{names[seat]} +{points}" for seat, points in enumerate(gained) if points)]


# ---------------------------------------------------------------- words to numbers


def parse(state: State, words: str) -> list[int]:
    """The decisions that a move in words stands for."""
    text = " ".join(words.lower().split())
    if text == "pass":
        return [PASS]
    if text == "finish":
        return [FINISH]
    verb, _, rest = text.partition(" ")
    if verb == "build":
        return _line(state, rest)
    if verb == "connect" and " from " in rest:
        city, _, start = rest.partition(" from ")
        return [_arc(state, _place(start), _place(city))]
    if text.startswith(("start from ", "route by ")):
        if not state.path_count:
            raise IllegalMove("No line is being built yet: first connect a city, for instance connect Genua from Roma.")
        return [_arc(state, _place(text.split(" ", 2)[2]), int(state.path[state.path_count - 1]))]
    raise IllegalMove(f"{words!r} is no move. {HOW_TO}")


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
    if state.phase != CONNECT:
        raise IllegalMove("A line is already being built: start from a place in front of it, or finish.")
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
            raise IllegalMove(f"{section_name(arc >> 1)} is built already: only free sections can be used.")
    if state.distance[places[-1]] != FAR:
        raise IllegalMove(f"{NAMES[places[-1]]} is connected already: a line must end at a new city.")
    if twice := [NAMES[place] for place in places if places.count(place) > 1]:
        raise IllegalMove(f"{twice[0]} is on this line twice: a line may not touch a place twice.")
    needed, left = sum(int(LENGTH[arc >> 1]) for arc in arcs), int(state.roads[state.to_move])
    if needed > left:
        raise IllegalMove(f"This line needs {needed} roads, and only {left} {'is' if left == 1 else 'are'} left.")
    return [*reversed(arcs), FINISH]


def why_not(state: State, action: int) -> str:
    """Why an action is not legal now."""
    if action == PASS:
        return "Passing is allowed only when no line can be built."
    if action == FINISH:
        return "There is no line to finish: first connect a city."
    if action >> 1 not in SECTIONS_OF_SIDE[state.side]:
        return f"{section_name(action >> 1)} is not on the {SIDES[state.side]} side of the board."
    start, end, section = int(ARC_FROM[action]), int(ARC_TO[action]), action >> 1
    here = int(state.path[state.path_count - 1]) if state.path_count else end
    if state.phase == ROUTE:
        by = NAMES[start if end == here else end]
        return f"The route does not go on by {by}, or another way gives everybody the same points."
    if end != here:
        return f"A section to {NAMES[end]} does not fit: only one into {NAMES[here]} can be put in front of this line."
    if state.phase == CONNECT and state.distance[end] != FAR:
        return f"{NAMES[end]} is connected already: a line must end at a new city."
    if state.distance[start] == FAR:
        if state.phase == CONNECT:
            return f"{NAMES[end]} cannot be reached from {NAMES[start]} yet: {NAMES[start]} is not connected."
        return f"{NAMES[start]} is not connected yet: a line starts at Rome or at a connected city."
    if state.owner[section] >= 0:
        return f"{section_name(section)} is built already: only free sections can be used."
    needed, left = int(LENGTH[section]), int(state.roads[state.to_move])
    if needed > left:
        are = "is" if left == 1 else "are"
        return f"{section_name(section)} needs {needed} {_roads(needed)}, and only {left} {are} left."
    return f"{NAMES[start]} is on the line already: a line may not touch a place twice."


# ---------------------------------------------------------------- events to words


def tell(event: Sequence[int], names: Names) -> Told:
    """An event of the rules in words."""
    kind, player, a, b, c = event
    who = names[player]
    if kind == PLACED:
        return Told("placed", player, f"{who} builds {NAMES[b]}-{NAMES[c]} ({LENGTH[a]} {_roads(int(LENGTH[a]))})")
    if kind == TOOK:
        return Told("took", player, f"{who} takes {NAMES[a]} and its {RESOURCES[b]}")
    if kind == ROUTED:
        return Told("routed", player, f"the route uses {section_name(a)} of {who} ({b} {_roads(b)})")
    if kind == SCORED:
        why = f"own roads on the shortest route from {NAMES[b]}{', twice for gold' if c else ''}"
        return Told("scored", player, f"{who} scores {a}: {why}", points=a)
    if kind == PASSED:
        return Told("passed", player, f"{who} passes: no line can be built with {a} {_roads(a)}")
    assert kind == ENDED
    why = "every city is connected" if a == 0 else f"all players have passed; {a} cities stay unconnected"
    return Told("ended", None, f"the game ends: {why}")


def _roads(n: int) -> str:
    return "road" if n == 1 else "roads"


assert PLACES == len(PLACE_BY_WORD), "names of places are told apart without their capitals"
