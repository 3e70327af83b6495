"""What a decision of Roads to Rome brings."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludi.kernel.events import Names
from ludi.kernel.game import Preview
from ludi.kernel.state import State, copy_of
from ludi.kernel.words import Message, Term, gains

from . import WORDS, actions as A, data as D, state as R
from .rules import apply, legal

Points = tuple[int, ...]  # by seat


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """The tokens taken, and everybody's score if the line is finished now; several results if routes differ."""
    if action == A.PASS:
        return Preview([WORDS("brings-nothing")])
    city = int(D.ARC_TO[action] if state.phase == R.CONNECT else state.path[0])
    results = sorted(set(_results(state, after)), key=lambda points: -points[state.to_move])
    said: list[Message] = []
    if state.phase == R.CONNECT:
        colour, resource = (
            Term("colour", D.COLOURS[D.COLOUR[city]]),
            Term("resource", D.RESOURCES[state.resource[city]]),
        )
        said.append(WORDS("brings-tokens", colour=colour, value=D.CITIES[city - 1]["roman"], resource=resource))
    for number, points in enumerate(results):
        paid = [gains(name, n) for name, n in zip(names, points, strict=True) if n]
        said.append(WORDS("brings-otherwise" if number else "brings-points", paid=paid))
    parts: list[dict[str, Any]] = []
    each = D.POINTS_PER_ROAD_GOLD if state.resource[city] == D.GOLD else D.POINTS_PER_ROAD
    for points in results:
        roads = [n // each - int(walked) for n, walked in zip(points, state.on_route, strict=False)]
        route = _route_by(after, action, roads) if state.phase == R.ROUTE else _route(after, city, roads)
        assert route is not None, "whatever is paid, a route pays it"
        parts.append(
            {"points": points, "route": [[D.NAMES[end] for end in D.SECTION_ENDS[section]] for section in route]}
        )
    return Preview(said, {"results": parts})


def _results(state: State, after: State) -> list[Points]:
    """What the turn can bring if its line is finished now, for each choice of routes."""
    if after.phase == R.EXTEND:
        apply(after, A.FINISH)
    if after.phase != R.ROUTE:
        return [tuple(int(n) for n in (after.track - state.track)[: state.players])]
    mask = np.zeros(A.ACTIONS.size, np.int8)
    legal(after, mask)
    found = []
    for way in np.flatnonzero(mask):
        further = copy_of(after)[0]
        apply(further, int(way))
        found += _results(state, further)
    return found


def _route(state: State, place: int, roads: Sequence[int]) -> list[int] | None:
    """The sections of a shortest route from a place to Rome with these numbers of roads per player, if there is one."""
    if place == D.ROME:
        return []
    for arc in D.ARCS_INTO[state.side, place, : D.DEGREE[state.side, place]].tolist():
        if state.distance[D.ARC_FROM[arc]] + D.LENGTH[arc >> 1] == state.distance[place]:
            route = _route_by(state, arc, roads)
            if route is not None:
                return route
    return None


def _route_by(state: State, arc: int, roads: Sequence[int]) -> list[int] | None:
    """Such a route that begins with this arc."""
    owner, length = int(state.owner[arc >> 1]), int(D.LENGTH[arc >> 1])
    if owner < 0 or roads[owner] < length:
        return None
    left = [n - length * (player == owner) for player, n in enumerate(roads)]
    rest = _route(state, int(D.ARC_FROM[arc]), left)
    return None if rest is None else [arc >> 1, *rest]
