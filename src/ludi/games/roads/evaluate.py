"""What a position of Roads to Rome is worth to a player: the points so far, and what the roads will still earn."""

from typing import Any

import numpy as np

from ludi.kernel.jit import INT, NUMBERS, REAL, REALS, VOID, compiled
from ludi.kernel.state import State

from .actions import FINISH
from .data import ARC_FROM, ARCS_INTO, DEGREE, GOLD, LENGTH, MOST_PLAYERS, ON_SIDE, PLACES, ROME
from .rules import apply, shortest_ways
from .scoring import FROM_UNUSED_ROADS, SOURCES, scores
from .state import EXTEND, FAR, S

# Weights found by playing variants against each other (`ludi arena`).
FUTURE = 0.6  # of what a road on the way to a new city would earn if that city were connected next
SPARE_ROAD = 0.3  # a road kept beyond need
MISSING_ROAD = 3.0  # a road short of ROADS_A_TURN for the turns to come
ROADS_A_TURN = 1.25


@compiled(VOID(S, NUMBERS, NUMBERS))
def shortest_to_come(state: State, distance: Any, root: Any) -> None:
    """For every place the length of the shortest route it could have, and the connected place where that would join."""
    side = state.side
    for place in range(PLACES):
        distance[place] = state.distance[place]
        root[place] = place
    changed = True
    while changed:
        changed = False
        for city in range(1, PLACES):
            if state.distance[city] == FAR and ON_SIDE[side, city]:
                for i in range(DEGREE[side, city]):
                    arc = ARCS_INTO[side, city, i]
                    near = ARC_FROM[arc]
                    if distance[near] + LENGTH[arc >> 1] < distance[city]:
                        distance[city] = distance[near] + LENGTH[arc >> 1]
                        root[city] = root[near]
                        changed = True


@compiled(VOID(S, INT, REAL, REALS))
def pay_route(state: State, place: int, each: float, worth: Any) -> None:
    """Add to everybody's worth so much for each own road on a shortest route from a connected place to Rome."""
    side = state.side
    while place != ROME:
        ways = shortest_ways(state, place)
        i = 0
        while not ways >> i & 1:
            i += 1
        arc = ARCS_INTO[side, place, i]
        worth[state.owner[arc >> 1]] += each * LENGTH[arc >> 1]
        place = ARC_FROM[arc]


@compiled(VOID(S, REALS))
def add_prospects(state: State, worth: Any) -> None:
    """What everybody's roads will earn when the remaining cities are connected, and what the roads left are worth."""
    distance = np.empty(PLACES, np.int64)
    root = np.empty(PLACES, np.int64)
    shortest_to_come(state, distance, root)
    cities = np.zeros(PLACES, np.int64)  # to come by way of a connected place, gold twice
    for city in range(1, PLACES):
        if state.distance[city] == FAR and ON_SIDE[state.side, city]:
            cities[root[city]] += 2 if state.resource[city] == GOLD else 1
    for place in range(1, PLACES):
        if cities[place]:
            pay_route(state, place, FUTURE * cities[place], worth)
    turns = state.cities_left / state.players
    for seat in range(state.players):
        spare = state.roads[seat] - ROADS_A_TURN * turns
        worth[seat] += spare * (SPARE_ROAD if spare > 0 else MISSING_ROAD)


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """Own worth minus the average of the others', if the line in progress were finished as it is."""
    if state.phase == EXTEND:
        apply(state, FINISH)
    sheet = np.zeros((MOST_PLAYERS, len(SOURCES)), np.int32)
    scores(state, sheet)
    worth = np.zeros(MOST_PLAYERS, np.float64)
    # The bonus for unused roads is sure only at the end.
    sure = 1.0 - state.cities_left / ON_SIDE[state.side].sum()
    for seat in range(state.players):
        bonus = sheet[seat, FROM_UNUSED_ROADS]
        worth[seat] = sheet[seat].sum() - bonus + sure * bonus
    if not state.over:
        for seat in range(state.players):
            worth[seat] += state.on_route[seat]
        add_prospects(state, worth)
    value = 0.0
    for seat in range(state.players):
        value += worth[seat] if seat == player else -worth[seat] / (state.players - 1)
    return value
