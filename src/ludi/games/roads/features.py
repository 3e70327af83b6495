"""A game of Roads to Rome as numbers, about 0 to 1, for learning. Seats are counted from the viewer: that is 0."""

from typing import Any

from ludi.kernel.jit import FEATURES as OUT
from ludi.kernel.jit import INT, VOID, compiled
from ludi.kernel.state import State

from .actions import PHASES
from .data import COLOURS, GOLD, MOST_PLAYERS, PLACES, RESOURCES, ROADS_EACH, ROWS, SECTIONS
from .scoring import best_city
from .state import FAR, S

_PER_PLAYER = 3 + len(RESOURCES) + len(COLOURS)
_PER_CITY = len(RESOURCES) + MOST_PLAYERS + 2
FEATURES = 1 + len(PHASES) + MOST_PLAYERS * _PER_PLAYER + PLACES * _PER_CITY + SECTIONS * MOST_PLAYERS


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    out[0] = state.side
    out[1 + state.phase] = 1
    at = 1 + len(PHASES)
    players = state.players
    for i in range(players):
        seat = (viewer + i) % players
        out[at] = state.to_move == seat
        out[at + 1] = state.roads[seat] / ROADS_EACH
        out[at + 2] = state.track[seat] / 100
        for kind in range(GOLD + 1):
            out[at + 3 + kind] = state.goods[seat, kind] / ROWS
        for colour in range(len(COLOURS)):
            out[at + 4 + GOLD + colour] = best_city(state, seat, colour) / 8
        at += _PER_PLAYER
    at = 1 + len(PHASES) + MOST_PLAYERS * _PER_PLAYER
    for place in range(PLACES):
        if state.resource[place] >= 0:
            out[at + int(state.resource[place])] = 1
        if state.city_owner[place] >= 0:
            out[at + len(RESOURCES) + (int(state.city_owner[place]) - viewer) % players] = 1
        if state.distance[place] != FAR:
            out[at + _PER_CITY - 2] = 1 / (1 + state.distance[place])
        at += _PER_CITY
    for i in range(state.path_count):
        out[1 + len(PHASES) + MOST_PLAYERS * _PER_PLAYER + (1 + int(state.path[i])) * _PER_CITY - 1] = (i + 1) / PLACES
    for section in range(SECTIONS):
        if state.owner[section] >= 0:
            out[at + (int(state.owner[section]) - viewer) % players] = 1
        at += MOST_PLAYERS
