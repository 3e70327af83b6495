"""The rules of Roads to Rome: setup, legal, apply.

A turn is asked backwards, which needs no look ahead: first the new city and the section that leads into it (connect),
then perhaps further sections in front of that one, one by one, until `FINISH` (extend). Every beginning of such a line
is a legal line already. Then the shortest route is walked from the new city to Rome, asking only where the choice
matters (route).
"""

from typing import Any

import numpy as np
from numba import types

from ludi.kernel.jit import INT, KEY, MASK, OPTIONS, VOID, compiled
from ludi.kernel.rng import draw
from ludi.kernel.state import Mask, State, allow, begin, emit, forget_events, rank

from . import events as E
from .actions import FINISH, PASS
from .data import (
    ARC_FROM,
    ARC_TO,
    ARCS_INTO,
    DEGREE,
    GOLD,
    HEAD_START,
    LARGE,
    LENGTH,
    MOST_PLAYERS,
    ON_SIDE,
    PLACES,
    POINTS_PER_ROAD,
    POINTS_PER_ROAD_GOLD,
    RESOURCE_COUNT,
    ROADS_EACH,
    ROME,
    SMALL,
    TOKENS,
)
from .scoring import CRITERIA, criteria
from .state import CONNECT, EXTEND, FAR, OPTION_SIDE, OPTION_START, ROUTE, S

MOST_OUTCOMES = 64
BIT: Any = np.int64(1)  # shifted by a small number it stays wide, interpreted as well as compiled
OUTCOMES, COUNTS = types.Array(types.int64, 2, "C"), types.Array(types.int64, 1, "C")


# ---------------------------------------------------------------- setup


@compiled(INT(INT, OPTIONS))
def side_for(players: int, options: Any) -> int:
    """The side of the board: as the option says, else by the number of players."""
    if options[OPTION_SIDE] > 0:
        return options[OPTION_SIDE] - 1  # type: ignore[no-any-return]
    return SMALL if players <= 3 else LARGE


@compiled(VOID(S, INT))
def clear_board(state: State, side: int) -> None:
    """No section built, no city connected, all roads in the supplies."""
    state.side = side
    state.phase = CONNECT
    state.owner[:] = -1
    state.city_owner[:] = -1
    state.resource[:] = -1
    state.distance[:] = FAR
    state.distance[ROME] = 0
    for player in range(state.players):
        state.roads[player] = ROADS_EACH
    for city in range(PLACES):
        state.cities_left += ON_SIDE[side, city]


@compiled(VOID(S))
def deal_resources(state: State) -> None:
    """One resource token, drawn at random, on every city."""
    tokens = np.empty(TOKENS, np.int64)
    left = 0
    for kind in range(GOLD + 1):
        for _ in range(RESOURCE_COUNT[state.side, kind]):
            tokens[left] = kind
            left += 1
    for city in range(PLACES):
        if ON_SIDE[state.side, city]:
            i = draw(state, left)
            left -= 1
            state.resource[city] = tokens[i]
            tokens[i] = tokens[left]


@compiled(VOID(S, INT, OPTIONS, KEY))
def setup(state: State, players: int, options: Any, key: Any) -> None:
    """Deal a new game into an empty record."""
    begin(state, players, options, key)
    clear_board(state, side_for(players, options))
    deal_resources(state)
    state.to_move = draw(state, players)
    emit(state, E.BEGAN, state.to_move, state.cities_left, ROADS_EACH, 0)
    if state.options[OPTION_START]:
        for turn in range(players):
            player = (state.to_move + turn) % players
            state.track[player] = HEAD_START[players, turn]
            if state.track[player]:
                emit(state, E.AHEAD, player, state.track[player], 0, 0)


# ---------------------------------------------------------------- shortest routes
# Ways on from a place are bits: bit i is the i-th arc into the place. An outcome is what a whole route pays: eight bits
# a player for the own road tokens on it.


@compiled(INT(S, INT))
def shortest_ways(state: State, place: int) -> int:
    """The built sections by which a shortest route from this place goes on."""
    side = state.side
    distance = state.distance
    ways = np.int64(0)
    for i in range(DEGREE[side, place]):
        arc = ARCS_INTO[side, place, i]
        if state.owner[arc >> 1] >= 0 and distance[ARC_FROM[arc]] + LENGTH[arc >> 1] == distance[place]:
            ways |= BIT << i
    return ways  # type: ignore[return-value]


@compiled(INT(S, INT))
def payment(state: State, arc: int) -> int:
    """What the section of an arc adds to an outcome."""
    return LENGTH[arc >> 1] << (8 * state.owner[arc >> 1])  # type: ignore[no-any-return]


@compiled(INT(OUTCOMES, INT, INT, INT))
def contains(outcomes: Any, place: int, count: int, outcome: int) -> int:
    for k in range(count):
        if outcomes[place, k] == outcome:
            return 1
    return 0


@compiled(VOID(S, INT, OUTCOMES, COUNTS))
def collect_outcomes(state: State, place: int, outcomes: Any, counts: Any) -> None:
    """All different outcomes of the shortest routes from a place to Rome, up to MOST_OUTCOMES."""
    if counts[place]:
        return
    if place == ROME:
        outcomes[place, 0] = 0
        counts[place] = 1
        return
    side = state.side
    ways = shortest_ways(state, place)
    for i in range(DEGREE[side, place]):
        if ways >> i & 1:
            arc = ARCS_INTO[side, place, i]
            near = ARC_FROM[arc]
            collect_outcomes(state, near, outcomes, counts)
            for k in range(counts[near]):
                outcome = outcomes[near, k] + payment(state, arc)
                if counts[place] < MOST_OUTCOMES and not contains(outcomes, place, counts[place], outcome):
                    outcomes[place, counts[place]] = outcome
                    counts[place] += 1


@compiled(INT(S, INT, INT, OUTCOMES, COUNTS))
def offers_all(state: State, arc: int, other: int, outcomes: Any, counts: Any) -> int:
    """Whether going on by `arc` can have every outcome that going on by `other` can have."""
    near, far = ARC_FROM[arc], ARC_FROM[other]
    if counts[near] == MOST_OUTCOMES or counts[far] == MOST_OUTCOMES:
        return 0
    for k in range(counts[far]):
        outcome = outcomes[far, k] + payment(state, other) - payment(state, arc)
        if not contains(outcomes, near, counts[near], outcome):
            return 0
    return 1


@compiled(INT(S, INT))
def ways_that_matter(state: State, place: int) -> int:
    """The shortest ways, without those whose every outcome another way offers as well. Never none."""
    ways = shortest_ways(state, place)
    if not ways & (ways - 1):
        return ways
    side = state.side
    outcomes = np.empty((PLACES, MOST_OUTCOMES), np.int64)
    counts = np.zeros(PLACES, np.int64)
    collect_outcomes(state, place, outcomes, counts)
    for i in range(DEGREE[side, place]):
        for j in range(DEGREE[side, place]):
            if (
                i != j
                and ways >> i & 1
                and ways >> j & 1
                and offers_all(state, ARCS_INTO[side, place, i], ARCS_INTO[side, place, j], outcomes, counts)
            ):
                ways ^= BIT << j
    return ways


# ---------------------------------------------------------------- what is legal


@compiled(INT(S, MASK))
def legal_connections(state: State, mask: Mask) -> int:
    """Sections from a connected place to a new city. They are free: nobody builds from where no road leads."""
    side = state.side
    distance = state.distance
    roads = state.roads[state.to_move]
    count = 0
    for city in range(1, PLACES):
        if distance[city] == FAR:
            for i in range(DEGREE[side, city]):
                arc = ARCS_INTO[side, city, i]
                if distance[ARC_FROM[arc]] != FAR and LENGTH[arc >> 1] <= roads:
                    count += allow(mask, arc)
    return count


@compiled(INT(S, INT))
def on_path(state: State, place: int) -> int:
    for i in range(state.path_count):
        if state.path[i] == place:
            return 1
    return 0


@compiled(INT(S, MASK))
def legal_extensions(state: State, mask: Mask) -> int:
    """Free sections from a connected place, not on the line yet, to the line's start."""
    side = state.side
    roads = state.roads[state.to_move]
    start = state.path[state.path_count - 1]
    count = 0
    for i in range(DEGREE[side, start]):
        arc = ARCS_INTO[side, start, i]
        place = ARC_FROM[arc]
        if (
            state.owner[arc >> 1] < 0
            and LENGTH[arc >> 1] <= roads
            and state.distance[place] != FAR
            and not on_path(state, place)
        ):
            count += allow(mask, arc)
    return count


@compiled(INT(S, MASK))
def legal_routes(state: State, mask: Mask) -> int:
    """Ways on towards Rome that end in different points for somebody."""
    side = state.side
    place = state.path[state.path_count - 1]
    count = 0
    for i in range(DEGREE[side, place]):
        if state.ways >> i & 1:
            count += allow(mask, ARCS_INTO[side, place, i])
    return count


@compiled(INT(S, MASK))
def legal(state: State, mask: Mask) -> int:
    """Mark the legal actions and count them."""
    mask[:] = 0
    if state.phase == CONNECT:
        count = legal_connections(state, mask)
        if count == 0:
            count = allow(mask, PASS)
        return count
    if state.phase == EXTEND:
        return allow(mask, FINISH) + legal_extensions(state, mask)
    return legal_routes(state, mask)


# ---------------------------------------------------------------- apply


@compiled(VOID(S))
def end_game(state: State) -> None:
    """Tell everybody's total, the last place first, and who wins by what."""
    state.over = 1
    emit(state, E.ENDED, state.to_move, state.cities_left, 0, 0)
    keys = np.zeros((MOST_PLAYERS, len(CRITERIA)), np.int32)
    order = np.zeros(MOST_PLAYERS, np.int32)
    criteria(state, keys)
    rank(keys, state.players, order)
    winners, first, second = 0, 0, 0
    for place in range(state.players, 0, -1):
        for player in range(state.players):
            if order[player] == place:
                emit(state, E.TOTAL, player, place, keys[player, 0], 0)
                if place == 1:
                    winners += 1
                    first = player
                elif place == 2:
                    second = player
    if winners > 1:
        for player in range(state.players):
            if order[player] == 1:
                emit(state, E.SHARED, player, 0, 0, 0)
    else:
        decisive = 0
        while keys[first, decisive] == keys[second, decisive]:
            decisive += 1
        emit(state, E.WON, first, decisive, keys[first, decisive] - keys[second, decisive], 0)


@compiled(VOID(S, INT))
def end_turn(state: State, over: int) -> None:
    for i in range(state.path_count):
        state.path[i] = 0
    state.path_count = 0
    state.phase = CONNECT
    if over:
        end_game(state)
    else:
        state.to_move = (state.to_move + 1) % state.players


@compiled(VOID(S))
def pass_turn(state: State) -> None:
    """No legal line: the player passes. When all pass one after the other the game ends."""
    emit(state, E.PASSED, state.to_move, state.roads[state.to_move], 0, 0)
    state.passes += 1
    end_turn(state, state.passes == state.players)


@compiled(VOID(S, INT))
def place_roads(state: State, arc: int) -> None:
    """Fill a section with the builder's roads; the line now starts where the arc comes from."""
    section = arc >> 1
    state.owner[section] = state.to_move
    state.roads[state.to_move] -= LENGTH[section]
    state.path[state.path_count] = ARC_FROM[arc]
    state.path_count += 1
    emit(state, E.PLACED, state.to_move, section, ARC_FROM[arc], ARC_TO[arc])


@compiled(VOID(S, INT))
def shorten_distances(state: State, changed: int) -> None:
    """Bring the distances to Rome up to date around places (bits) where sections were built or distances shrank."""
    side = state.side
    while changed:
        for place in range(PLACES):
            if changed >> place & 1:
                changed ^= BIT << place
                for i in range(DEGREE[side, place]):
                    arc = ARCS_INTO[side, place, i]
                    near = ARC_FROM[arc]
                    if state.owner[arc >> 1] >= 0:
                        through = state.distance[place] + LENGTH[arc >> 1]
                        if through < state.distance[near]:
                            state.distance[near] = through
                            changed |= BIT << near


@compiled(VOID(S, INT))
def follow(state: State, arc: int) -> None:
    """The route goes on over this section."""
    owner = state.owner[arc >> 1]
    state.on_route[owner] += LENGTH[arc >> 1]
    state.path[state.path_count] = ARC_FROM[arc]
    state.path_count += 1


@compiled(VOID(S))
def score_route(state: State) -> None:
    """Everybody scores the own roads on the route; twice if it leads to gold."""
    gold = state.resource[state.path[0]] == GOLD
    each = POINTS_PER_ROAD_GOLD if gold else POINTS_PER_ROAD
    for player in range(state.players):
        if state.on_route[player]:
            state.track[player] += state.on_route[player] * each
            emit(state, E.SCORED, player, state.on_route[player] * each, state.path[0], gold)
            state.on_route[player] = 0
    state.passes = 0
    end_turn(state, state.cities_left == 0)


@compiled(VOID(S))
def walk(state: State) -> None:
    """Follow the shortest route towards Rome until there is a choice that matters, or Rome."""
    side = state.side
    place = state.path[state.path_count - 1]
    while place != ROME:
        ways = ways_that_matter(state, place)
        if ways & (ways - 1):
            state.ways = ways
            return
        i = 0
        while not ways >> i & 1:
            i += 1
        follow(state, ARCS_INTO[side, place, i])
        place = state.path[state.path_count - 1]
    score_route(state)


@compiled(VOID(S))
def finish_line(state: State) -> None:
    """The line is complete: connect the city, take its tokens, walk the shortest route."""
    player = state.to_move
    city = state.path[0]
    line = 0
    for i in range(state.path_count):
        line |= BIT << state.path[i]
    shorten_distances(state, line)
    state.city_owner[city] = player
    state.cities_left -= 1
    kind = state.resource[city]
    state.goods[player, kind] += 1
    emit(state, E.TOOK, player, city, kind, 0)
    for i in range(1, state.path_count):
        state.path[i] = 0
    state.path_count = 1
    state.phase = ROUTE
    walk(state)


@compiled(VOID(S, INT))
def apply(state: State, action: int) -> None:
    """Carry out one legal action."""
    forget_events(state)
    if action == PASS:
        pass_turn(state)
    elif state.phase == CONNECT:
        state.path[0] = ARC_TO[action]
        state.path_count = 1
        state.phase = EXTEND
        place_roads(state, action)
    elif state.phase == ROUTE:
        state.ways = 0
        emit(state, E.ROUTED, state.to_move, state.path[0], ARC_FROM[action], 0)
        follow(state, action)
        walk(state)
    elif action == FINISH:
        finish_line(state)
    else:
        place_roads(state, action)
