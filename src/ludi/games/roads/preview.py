"""What a decision of Roads to Rome brings."""

from typing import Any

import numpy as np

from ludi.kernel.events import Names
from ludi.kernel.game import Preview
from ludi.kernel.state import State, copy_of

from .actions import ACTIONS, FINISH, PASS
from .data import ARC_TO, CITIES, COLOUR, COLOURS, NAMES, RESOURCES, SECTION_ENDS
from .events import ROUTED
from .rules import apply, legal
from .state import CONNECT, EXTEND, ROUTE

Result = tuple[tuple[int, ...], tuple[int, ...]]  # points of each seat, sections of the route from here on


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """The tokens taken, and what everybody scores if the line is finished now; several results where routes differ."""
    if action == PASS:
        return Preview(["nothing"])
    results = dict(reversed(_results(state, copy_of(after)[0])))  # of the routes that pay the same, the first
    words = " or ".join(
        sorted(", ".join(f"{name} +{n}" for name, n in zip(names, points, strict=True) if n) for points in results)
    )
    if state.phase == CONNECT:
        city = int(ARC_TO[action])
        words = f"{COLOURS[COLOUR[city]]} {CITIES[city - 1]['roman']} and {RESOURCES[state.resource[city]]}; {words}"
    parts: list[dict[str, Any]] = [
        {"points": points, "route": [[NAMES[end] for end in SECTION_ENDS[section]] for section in route]}
        for points, route in results.items()
    ]
    return Preview([words], {"results": parts})


def _results(state: State, after: State) -> list[Result]:
    """What the turn can bring if its line is finished now: one result for each choice of routes."""
    if after.phase == EXTEND:
        apply(after, FINISH)
    route = tuple(int(event[2]) for event in after.events[: after.event_count] if event[0] == ROUTED)
    if after.phase != ROUTE:
        return [(tuple(int(n) for n in (after.track - state.track)[: state.players]), route)]
    mask = np.zeros(ACTIONS.size, np.int8)
    legal(after, mask)
    found = []
    for way in np.flatnonzero(mask):
        further = copy_of(after)[0]
        apply(further, int(way))
        found += [(points, route + rest) for points, rest in _results(state, further)]
    return found
