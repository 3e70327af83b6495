"""The rules of Roads to Rome: setup, legal, apply.

A turn is asked backwards, which needs no look-ahead: first the new city and the section leading into it (connect), then
any further sections before that one, one by one, until `FINISH` (extend). Every prefix of such a line is itself a legal
line. Then the shortest route is walked from the new city to Rome, asking only where the choice matters (route).
"""

from typing import Any

import numpy as np
from numba import types

from ludi.kernel.jit import INT, KEY, MASK, OPTIONS, VOID, compiled
from ludi.kernel.quick import lowest_bit, pair_marker, scratch, where
from ludi.kernel.rng import draw
from ludi.kernel.state import Mask, State, allow, allow_nothing, begin, emit, forget_events, rank, seat_after

from . import actions as A, data as D, events as E, state as R
from .scoring import criteria, new_keys
from .state import S

MOST_OUTCOMES = 64
BIT: Any = np.int64(1)  # shifts stay wide, interpreted as well as compiled
OUTCOMES, COUNTS = types.Array(types.int64, 2, "C"), types.Array(types.int64, 1, "C")
new_outcomes, new_counts = scratch("i8", D.PLACES, MOST_OUTCOMES, zero=False), scratch("i8", D.PLACES)
allow_first_half, allow_second_half = pair_marker(D.HALF), pair_marker(D.SECTIONS - D.HALF)
new_tokens, new_order = scratch("i8", D.TOKENS, zero=False), scratch("i4", D.MOST_PLAYERS)


# ---------------------------------------------------------------- setup


@compiled(INT(INT, OPTIONS))
def side_for(players: int, options: Any) -> int:
    """The side of the board: chosen by option, else by the number of players."""
    if options[R.OPTION_SIDE] > 0:
        return options[R.OPTION_SIDE] - 1
    return D.SMALL if players <= 3 else D.LARGE


@compiled(VOID(S, INT))
def clear_board(state: State, side: int) -> None:
    """Clear the board: no section built, no city connected, all roads in the supplies."""
    state.side = side
    state.phase = R.CONNECT
    state.owner[:] = -1
    state.city_owner[:] = -1
    state.resource[:] = -1
    state.distance[:] = R.FAR
    state.distance[D.ROME] = 0
    for player in range(state.players):
        state.roads[player] = D.ROADS_EACH
    for city in range(D.PLACES):
        state.cities_left += D.ON_SIDE[side, city]


@compiled(VOID(S))
def deal_resources(state: State) -> None:
    """Put a random resource token on every city."""
    tokens = new_tokens()
    left = 0
    for kind in range(D.GOLD + 1):
        for _ in range(D.RESOURCE_COUNT[state.side, kind]):
            tokens[left] = kind
            left += 1
    for city in range(D.PLACES):
        if D.ON_SIDE[state.side, city]:
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
    emit(state, E.BEGAN, state.to_move, state.cities_left, D.ROADS_EACH, 0)
    if state.options[R.OPTION_START]:
        for turn in range(players):
            player = (state.to_move + turn) % players
            state.track[player] = D.HEAD_START[players, turn]
            if state.track[player]:
                emit(state, E.AHEAD, player, state.track[player], 0, 0)
    emit(state, E.ROUND, state.to_move, 1, 0, 0)


# ---------------------------------------------------------------- shortest routes
# Ways on from a place are bits: bit i is the i-th arc into the place. An outcome is what a whole route pays: for each
# player, eight bits count the road tokens on it.


@compiled(INT(S, INT))
def shortest_ways(state: State, place: int) -> int:
    """The built sections by which a shortest route from this place continues."""
    side = state.side
    distance = state.distance
    ways: Any = np.int64(0)
    for i in range(D.MOST_WAYS):  # a fixed count and no branches, which processors run fastest
        short = distance[D.NEAR[side, place, i]] + D.LENGTH_INTO[side, place, i] == distance[place]
        ways |= int((state.owner[D.ARCS_INTO[side, place, i] >> 1] >= 0) & short) << i
    return ways & ((BIT << D.DEGREE[side, place]) - 1)


@compiled(INT(S, INT))
def payment(state: State, arc: int) -> int:
    """What the section of an arc adds to an outcome."""
    return D.LENGTH[arc >> 1] << (8 * state.owner[arc >> 1])


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
    if place == D.ROME:
        outcomes[place, 0] = 0
        counts[place] = 1
        return
    side = state.side
    ways = shortest_ways(state, place)
    for i in range(D.DEGREE[side, place]):
        if ways >> i & 1:
            arc = D.ARCS_INTO[side, place, i]
            near = D.ARC_FROM[arc]
            collect_outcomes(state, near, outcomes, counts)
            for k in range(counts[near]):
                outcome = outcomes[near, k] + payment(state, arc)
                if counts[place] < MOST_OUTCOMES and not contains(outcomes, place, counts[place], outcome):
                    outcomes[place, counts[place]] = outcome
                    counts[place] += 1


@compiled(INT(S, INT, INT, OUTCOMES, COUNTS))
def offers_all(state: State, arc: int, other: int, outcomes: Any, counts: Any) -> int:
    """Whether continuing by `arc` can have every outcome that continuing by `other` can have."""
    near, far = D.ARC_FROM[arc], D.ARC_FROM[other]
    if counts[near] == MOST_OUTCOMES or counts[far] == MOST_OUTCOMES:
        return 0
    for k in range(counts[far]):
        outcome = outcomes[far, k] + payment(state, other) - payment(state, arc)
        if not contains(outcomes, near, counts[near], outcome):
            return 0
    return 1


@compiled(INT(S, INT, INT))
def pay_alike(state: State, arc: int, other: int) -> int:
    """Whether two ways pay the same until they meet: 1 or 0; -1 if one of them forks before that."""
    one, two = D.ARC_FROM[arc], D.ARC_FROM[other]
    more = payment(state, arc) - payment(state, other)  # how much more the way to `one` pays
    while one != two:
        if state.distance[one] < state.distance[two]:
            one, two, more = two, one, -more
        ways = shortest_ways(state, one)
        if ways & (ways - 1):
            return -1
        way = lowest_bit(ways)
        more += payment(state, D.ARCS_INTO[state.side, one, way])
        one = D.NEAR[state.side, one, way]
    return 1 if more == 0 else 0


@compiled(INT(S, INT, INT))
def ways_of_use(state: State, place: int, ways: int) -> int:
    """Drop those ways whose every outcome another way offers as well."""
    side = state.side
    outcomes, counts = new_outcomes(), new_counts()
    collect_outcomes(state, place, outcomes, counts)
    for i in range(D.DEGREE[side, place]):
        for j in range(D.DEGREE[side, place]):
            if (
                i != j
                and ways >> i & 1
                and ways >> j & 1
                and offers_all(state, D.ARCS_INTO[side, place, i], D.ARCS_INTO[side, place, j], outcomes, counts)
            ):
                ways ^= BIT << j
    return ways


@compiled(INT(S, INT))
def ways_that_matter(state: State, place: int) -> int:
    """The shortest ways, without those that bring nothing new. Never none."""
    ways = shortest_ways(state, place)
    others = ways & (ways - 1)
    if not others:
        return ways
    if not others & (others - 1):  # most forks have two ways that soon meet again
        first, second = lowest_bit(ways), lowest_bit(others)
        into = D.ARCS_INTO[state.side, place]
        alike = pay_alike(state, into[first], into[second])
        if alike >= 0:
            return BIT << first if alike else ways
    return ways_of_use(state, place, ways)


# ---------------------------------------------------------------- what is legal


@compiled(INT(S))
def connected(state: State) -> int:
    """The places connected to Rome, as bits."""
    return D.EVERYWHERE & ~where(state.distance, R.FAR)


@compiled(INT(S, MASK))
def legal_connections(state: State, mask: Mask) -> int:
    """Mark sections from a connected place to a new city. All are free: any road between them would connect both."""
    ends, seconds, more_ends, more_seconds = 0, 0, 0, 0  # sections (bits) by connected end, first or second; by half
    places = connected(state)
    while places:
        at = D.SECTIONS_AT[state.side, lowest_bit(places)]
        ends |= at[0, 0]
        seconds |= at[0, 1]
        more_ends |= at[1, 0]
        more_seconds |= at[1, 1]
        places &= places - 1
    affordable = D.UP_TO[min(state.roads[state.to_move], D.LONGEST)]
    one, other = (ends ^ seconds) & affordable[0], (more_ends ^ more_seconds) & affordable[1]
    return allow_first_half(mask, 0, one & ends, one & seconds) + allow_second_half(
        mask, 2 * D.HALF, other & more_ends, other & more_seconds
    )


@compiled(INT(S))
def line(state: State) -> int:
    """The places of the line being built, as bits."""
    places: Any = np.int64(0)
    for i in range(state.path_count):
        places |= BIT << state.path[i]
    return places


@compiled(INT(S, MASK))
def legal_extensions(state: State, mask: Mask) -> int:
    """Mark free sections from connected places, not yet on the line, to the line's start."""
    side = state.side
    roads = state.roads[state.to_move]
    start = state.path[state.path_count - 1]
    places = connected(state) & ~line(state)
    degree = D.DEGREE[side, start]
    count = 0
    for i in range(D.MOST_WAYS):  # a fixed count, see `shortest_ways`
        arc = D.ARCS_INTO[side, start, i]
        free = (state.owner[arc >> 1] < 0) & (D.LENGTH_INTO[side, start, i] <= roads) & (i < degree)
        may = int(free) & (places >> D.NEAR[side, start, i])
        mask[arc] |= may
        count += may
    return count


@compiled(INT(S, MASK))
def legal_routes(state: State, mask: Mask) -> int:
    """Mark ways towards Rome that give somebody different points."""
    side = state.side
    place = state.path[state.path_count - 1]
    count = 0
    for i in range(D.DEGREE[side, place]):
        if state.ways >> i & 1:
            count += allow(mask, D.ARCS_INTO[side, place, i])
    return count


@compiled(INT(S, MASK))
def legal(state: State, mask: Mask) -> int:
    """Mark the legal actions and count them."""
    allow_nothing(mask)
    if state.phase == R.CONNECT:
        count = legal_connections(state, mask)
        if count == 0:
            count = allow(mask, A.PASS)
        return count
    if state.phase == R.EXTEND:
        return allow(mask, A.FINISH) + legal_extensions(state, mask)
    return legal_routes(state, mask)


# ---------------------------------------------------------------- apply


@compiled(VOID(S))
def end_game(state: State) -> None:
    """Announce everybody's total, last place first, and who wins by what."""
    state.over = 1
    emit(state, E.ENDED, state.to_move, state.cities_left, 0, 0)
    keys, order = new_keys(), new_order()
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
    state.path[:] = 0
    state.path_count = 0
    state.phase = R.CONNECT
    state.turns += 1
    if over:
        end_game(state)
    else:
        state.to_move = seat_after(state, state.to_move, 1)
        if state.turns % state.players == 0:
            emit(state, E.ROUND, state.to_move, state.turns // state.players + 1, 0, 0)


@compiled(VOID(S))
def pass_turn(state: State) -> None:
    """Pass, as there is no legal line. When all pass in succession the game ends."""
    emit(state, E.PASSED, state.to_move, state.roads[state.to_move], 0, 0)
    state.passes += 1
    end_turn(state, state.passes == state.players)


@compiled(VOID(S, INT))
def place_roads(state: State, arc: int) -> None:
    """Fill a section with the builder's roads; the line now starts at the arc's origin."""
    section = arc >> 1
    state.owner[section] = state.to_move
    state.roads[state.to_move] -= D.LENGTH[section]
    state.path[state.path_count] = D.ARC_FROM[arc]
    state.path_count += 1
    emit(state, E.PLACED, state.to_move, section, D.ARC_FROM[arc], D.ARC_TO[arc])


@compiled(VOID(S, INT))
def shorten_distances(state: State, changed: int) -> None:
    """Update the distances to Rome around places (bits) where sections were built or distances shrank."""
    side = state.side
    while changed:
        place = lowest_bit(changed)
        changed &= changed - 1
        for i in range(D.DEGREE[side, place]):
            arc = D.ARCS_INTO[side, place, i]
            near = D.NEAR[side, place, i]
            through = state.distance[place] + D.LENGTH_INTO[side, place, i]
            if (through < state.distance[near]) & (state.owner[arc >> 1] >= 0):
                state.distance[near] = through
                changed |= BIT << near


@compiled(VOID(S, INT))
def follow(state: State, arc: int) -> None:
    """Continue the route over this section."""
    owner = state.owner[arc >> 1]
    state.on_route[owner] += D.LENGTH[arc >> 1]
    state.path[state.path_count] = D.ARC_FROM[arc]
    state.path_count += 1


@compiled(VOID(S))
def score_route(state: State) -> None:
    """Score everybody's roads on the route; twice if it leads to gold."""
    gold = state.resource[state.path[0]] == D.GOLD
    each = D.POINTS_PER_ROAD_GOLD if gold else D.POINTS_PER_ROAD
    players = where(state.on_route, 1)
    while players:
        player = lowest_bit(players)
        players &= players - 1
        state.track[player] += state.on_route[player] * each
        emit(state, E.SCORED, player, state.on_route[player] * each, state.path[0], gold)
        state.on_route[player] = 0
    state.passes = 0
    end_turn(state, state.cities_left == 0)


@compiled(VOID(S))
def walk(state: State) -> None:
    """Follow the shortest route towards Rome until a choice matters, or to Rome."""
    side = state.side
    place = state.path[state.path_count - 1]
    while place != D.ROME:
        ways = ways_that_matter(state, place)
        if ways & (ways - 1):
            state.ways = ways
            return
        way = lowest_bit(ways)
        follow(state, D.ARCS_INTO[side, place, way])
        place = D.NEAR[side, place, way]
    score_route(state)


@compiled(VOID(S))
def finish_line(state: State) -> None:
    """Complete the line: connect the city, take its tokens, walk the shortest route."""
    player = state.to_move
    city = state.path[0]
    start = state.path[1]
    if state.path_count > 2:  # sections between already connected cities may be short cuts
        shorten_distances(state, line(state) & ~(BIT << city))
    arc = D.ARC_BETWEEN[start, city]
    state.distance[city] = state.distance[start] + D.LENGTH[arc >> 1]
    state.city_owner[city] = player
    state.cities_left -= 1
    kind = state.resource[city]
    state.goods[player, kind] += 1
    emit(state, E.TOOK, player, city, kind, 0)
    state.path[:] = 0
    state.path[0] = city
    state.path_count = 1
    state.phase = R.ROUTE
    follow(state, arc)  # no other road leads to the city yet
    walk(state)


@compiled(VOID(S, INT))
def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    forget_events(state)
    if action == A.PASS:
        pass_turn(state)
    elif state.phase == R.CONNECT:
        state.path[0] = D.ARC_TO[action]
        state.path_count = 1
        state.phase = R.EXTEND
        place_roads(state, action)
    elif state.phase == R.ROUTE:
        state.ways = 0
        emit(state, E.ROUTED, state.to_move, state.path[0], D.ARC_FROM[action], 0)
        follow(state, action)
        walk(state)
    elif action == A.FINISH:
        finish_line(state)
    else:
        place_roads(state, action)
