"""What a decision of Roads to Rome brings."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ludi.kernel.events import Names
from ludi.kernel.game import Preview
from ludi.kernel.state import State, copy_of
from ludi.kernel.words import Message, Term, gains

from . import WORDS
from .actions import ACTIONS, FINISH, PASS
from .data import ARC_FROM, ARC_TO, ARCS_INTO, CITIES, COLOUR, COLOURS, NAMES, RESOURCES, ROME, SECTION_ENDS
from .rules import apply, legal, ways_that_matter
from .state import CONNECT, EXTEND, ROUTE

Result = tuple[tuple[int, ...], tuple[int, ...]]  # points of each seat, sections of the route from here on


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """The tokens taken, and what everybody scores if the line is finished now; several results where routes differ."""
    if action == PASS:
        return Preview([WORDS("brings-nothing")])
    results = dict(reversed(_results(state, copy_of(after)[0], action)))  # of the routes that pay the same, the first
    said: list[Message] = []
    if state.phase == CONNECT:
        city = int(ARC_TO[action])
        colour, resource = Term("colour", COLOURS[COLOUR[city]]), Term("resource", RESOURCES[state.resource[city]])
        said.append(WORDS("brings-tokens", colour=colour, value=CITIES[city - 1]["roman"], resource=resource))
    for number, points in enumerate(sorted(results, key=lambda points: -points[state.to_move])):
        paid = [gains(name, n) for name, n in zip(names, points, strict=True) if n]
        said.append(WORDS("brings-otherwise" if number else "brings-points", paid=paid))
    parts: list[dict[str, Any]] = [
        {"points": points, "route": [[NAMES[end] for end in SECTION_ENDS[section]] for section in route]}
        for points, route in results.items()
    ]
    return Preview(said, {"results": parts})


def _results(state: State, after: State, *ways: int) -> list[Result]:
    """What the turn can bring if its line is finished now: one result for each choice of routes.

    `ways`: the decisions taken since `state`.
    """
    if after.phase == EXTEND:
        apply(after, FINISH)
    if after.phase != ROUTE:
        points = tuple(int(n) for n in (after.track - state.track)[: state.players])
        if state.phase == ROUTE:
            return [(points, _route(after, int(state.path[state.path_count - 1]), ways))]
        return [(points, _route(after, int(ARC_TO[ways[0]] if state.phase == CONNECT else state.path[0]), ways[1:]))]
    mask = np.zeros(ACTIONS.size, np.int8)
    legal(after, mask)
    found = []
    for way in np.flatnonzero(mask):
        further = copy_of(after)[0]
        apply(further, int(way))
        found += _results(state, further, *ways, int(way))
    return found


def _route(state: State, place: int, chosen: Iterable[int]) -> tuple[int, ...]:
    """The sections of the shortest route home that was walked; `chosen` are the arcs taken where routes part."""
    route, arcs = list[int](), iter(chosen)
    while place != ROME:
        ways = int(ways_that_matter(state, place))
        arc = next(arcs) if ways & (ways - 1) else int(ARCS_INTO[state.side, place, ways.bit_length() - 1])
        route.append(arc >> 1)
        place = int(ARC_FROM[arc])
    return tuple(route)
