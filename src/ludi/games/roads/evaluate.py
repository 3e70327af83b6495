"""The value of a position for a player: the points so far, and what the roads may still earn."""

from typing import Any

from ludi.kernel.jit import INT, NUMBERS, REAL, REALS, VOID, compiled
from ludi.kernel.quick import bit_count, lowest_bit, scratch
from ludi.kernel.state import State, total_of

from . import actions as A, data as D, state as R
from .rules import BIT, apply, connected, shortest_ways
from .scoring import FROM_UNUSED_ROADS, new_sheet, scores
from .state import S

# Weights found by playing variants against each other (`ludi arena`).
FUTURE = 0.6  # share of what a road on the way to a new city would earn if that city were connected next
SPARE_ROAD = 0.3  # a road more than needed
MISSING_ROAD = 3.0  # a road short of ROADS_A_TURN for the remaining turns
ROADS_A_TURN = 1.25

new_numbers, new_worth = scratch("i8", D.PLACES), scratch("f8", D.MOST_PLAYERS)


@compiled(VOID(S, INT, NUMBERS, NUMBERS))
def shortest_to_come(state: State, places: int, distance: Any, root: Any) -> None:
    """For every place, the length of the shortest route it could have, and the connected place where that would join.

    Goes through the new cities in rounds; only neighbours of places that changed are examined.
    """
    side = state.side
    for place in range(D.PLACES):
        distance[place] = state.distance[place]
        root[place] = place
    beside, rest = 0, places
    while rest:
        beside |= D.BESIDE[side, lowest_bit(rest)]
        rest &= rest - 1
    this_round, next_round = beside & ~places, 0
    while this_round:
        city = lowest_bit(this_round)
        this_round &= this_round - 1
        before = distance[city]
        for i in range(D.DEGREE[side, city]):
            near = D.NEAR[side, city, i]
            through = distance[near] + D.LENGTH_INTO[side, city, i]
            if through < distance[city]:
                distance[city] = through
                root[city] = root[near]
        if distance[city] < before:
            beside, passed = D.BESIDE[side, city] & ~places, (BIT << city) - 1
            this_round |= beside & ~passed
            next_round |= beside & passed
        if not this_round:
            this_round, next_round = next_round, 0


@compiled(INT(S, INT))
def first_way(state: State, place: int) -> int:
    """The first section of a shortest route from a connected place."""
    return D.ARCS_INTO[state.side, place, lowest_bit(shortest_ways(state, place))]


@compiled(VOID(S, INT, REAL, NUMBERS, REALS))
def pay_route(state: State, place: int, each: float, ways: Any, worth: Any) -> None:
    """Credit each owner for the roads on a shortest route from a connected place to Rome, `each` per road token.

    `ways` caches 1 + the first way of every place visited.
    """
    while place != D.ROME:
        if ways[place] == 0:
            ways[place] = 1 + first_way(state, place)
        arc = ways[place] - 1
        worth[state.owner[arc >> 1]] += each * D.LENGTH[arc >> 1]
        place = D.ARC_FROM[arc]


@compiled(VOID(S, REALS))
def add_prospects(state: State, worth: Any) -> None:
    """What everybody's roads will earn as the remaining cities are connected, and what their unused roads are worth."""
    distance, root, ways = new_numbers(), new_numbers(), new_numbers()
    cities = new_numbers()  # new cities that would join at a connected place; gold counts twice
    places = connected(state)
    shortest_to_come(state, places, distance, root)
    rest = D.CITIES_ON[state.side] & ~places
    while rest:
        city = lowest_bit(rest)
        cities[root[city]] += 2 if state.resource[city] == D.GOLD else 1
        rest &= rest - 1
    for place in range(1, D.PLACES):
        if cities[place]:
            pay_route(state, place, FUTURE * cities[place], ways, worth)
    turns = state.cities_left / state.players
    for seat in range(state.players):
        spare = state.roads[seat] - ROADS_A_TURN * turns
        worth[seat] += spare * (SPARE_ROAD if spare > 0 else MISSING_ROAD)


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """The player's worth minus the others' average, if the current line were finished as it is."""
    if state.phase == R.EXTEND:
        apply(state, A.FINISH)
    sheet, worth = new_sheet(), new_worth()
    scores(state, sheet)
    # The bonus for unused roads is certain only at the end.
    sure = 1.0 - state.cities_left / bit_count(D.CITIES_ON[state.side])
    for seat in range(state.players):
        bonus = sheet[seat, FROM_UNUSED_ROADS]
        worth[seat] = total_of(sheet, seat) - bonus + sure * bonus
    if not state.over:
        for seat in range(state.players):
            worth[seat] += state.on_route[seat]
        add_prospects(state, worth)
    value = 0.0
    for seat in range(state.players):
        value += worth[seat] if seat == player else -worth[seat] / (state.players - 1)
    return value
