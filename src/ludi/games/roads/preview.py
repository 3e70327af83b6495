"""What a decision of Roads to Rome brings, in words."""

import numpy as np

from ludi.kernel.events import Names
from ludi.kernel.state import State, copy_of

from .actions import ACTIONS, FINISH, PASS
from .data import ARC_TO, CITIES, COLOUR, COLOURS, RESOURCES
from .rules import apply, legal
from .state import CONNECT, EXTEND, ROUTE


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
        mask = np.zeros(ACTIONS.size, np.int8)
        legal(after, mask)
        return [result for way in np.flatnonzero(mask) for result in _results(after, int(way), names)]
    gained = [int(after.track[seat] - state.track[seat]) for seat in range(state.players)]
    return [", ".join(f"{names[seat]} +{points}" for seat, points in enumerate(gained) if points)]
