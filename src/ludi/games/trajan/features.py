"""A game of Trajan as numbers, about 0 to 1, for learning. Seats are counted from the viewer, who is always 0."""

from typing import Any

from ludi.kernel.jit import FEATURES as OUT
from ludi.kernel.jit import INT, VOID, compiled
from ludi.kernel.state import State

from .actions import PHASES
from .data import (
    BONUS_TILES,
    BUILDING_KIND,
    BUILDING_VALUE,
    CATEGORIES,
    COMMODITY_KINDS,
    DEMAND_KINDS,
    EACH_CATEGORY,
    KIND_COUNT,
    MOST_PLAYERS,
    PILES,
    PROVINCE_COUNT,
    QUARTERS,
    SENATE_LAST,
    SHIPS,
    SPACES,
    TILE_KINDS,
    TRACK,
    TRAJAN_AMOUNT,
    TRAJAN_COLOURS,
    TRAJAN_POINTS,
    TRAYS,
)
from .hidden import phase_seen
from .quarter import tile_votes
from .stacks import bit_count
from .state import EFFECT, LOAD, MARKERS, OPTION_LEFTOVERS, OPTION_TRACK, SOW, S

_TRAJAN_TILE = 3 + len(CATEGORIES) + TRAYS  # there is one, points, amount; category; colours
_SHIP = 2 * len(SHIPS) + COMMODITY_KINDS + 1
_TURN = 5 + 2 * TRAYS + TRAYS + _SHIP + _TRAJAN_TILE
_BOARD = (
    len(PHASES) + QUARTERS + 2 + 2 * DEMAND_KINDS + 2 * TILE_KINDS + TRAYS + 1 + PILES * (COMMODITY_KINDS + 1)
    + len(SHIPS) + len(CATEGORIES) * (_TRAJAN_TILE + 1) + PROVINCE_COUNT * TILE_KINDS + SPACES * (KIND_COUNT + 1)
    + BONUS_TILES
)  # fmt: skip
_PLAYER = (
    3 + TRAYS * TRAYS + TRAYS * _TRAJAN_TILE + (TRAYS + 1) + 1 + 3 * COMMODITY_KINDS + TILE_KINDS + 1 + DEMAND_KINDS
    + KIND_COUNT + TRAYS + 3 + (PROVINCE_COUNT + 1) + PROVINCE_COUNT + SPACES + (SENATE_LAST + 1) + 1 + 2 * BONUS_TILES
)  # fmt: skip
FEATURES = _BOARD + _TURN + MOST_PLAYERS * _PLAYER


@compiled(INT(OUT, INT, INT))
def write_tile(out: Any, at: int, tile: int) -> int:
    """A Trajan tile, or nothing; returns where to go on."""
    if tile >= 0:
        out[at] = 1
        out[at + 1] = TRAJAN_POINTS[tile] / 9
        out[at + 2] = TRAJAN_AMOUNT[tile] / 2
        out[at + 3 + tile // EACH_CATEGORY] = 1
        for i in range(2):
            out[at + 3 + len(CATEGORIES) + TRAJAN_COLOURS[tile, i]] += 0.5
    return at + _TRAJAN_TILE


@compiled(INT(OUT, INT, INT, INT))
def write_bits(out: Any, at: int, bits: int, size: int) -> int:
    for i in range(size):
        out[at + i] = bits >> i & 1
    return at + size


@compiled(INT(S, INT, OUT))
def write_board(state: State, viewer: int, out: Any) -> int:
    """What is asked, and what lies on the board, by kind."""
    out[phase_seen(state, viewer)] = 1
    at = len(PHASES)
    out[at + state.quarter] = 1
    at += QUARTERS
    out[at] = state.time / TRACK[state.options[OPTION_TRACK], state.players]
    out[at + 1] = state.options[OPTION_LEFTOVERS]
    at += 2
    for kind in range(DEMAND_KINDS):
        out[at + kind] = state.demand_up[kind] / 3
        out[at + DEMAND_KINDS + kind] = state.demand_stack[kind] / 5
    at += 2 * DEMAND_KINDS
    for space in range(state.forum.size):
        if state.forum[space] >= 0:
            out[at + int(state.forum[space])] += 0.25
    at += TILE_KINDS
    for kind in range(TILE_KINDS):
        out[at + kind] = state.forum_stack[kind] / 14
    at += TILE_KINDS
    for action in range(TRAYS):
        out[at + action] = state.extra_stack[action] / 2
    at += TRAYS
    out[at] = state.deck_count / 60
    at += 1
    for pile in range(PILES):
        count = state.pile_count[pile]
        if count:
            out[at + int(state.pile[pile, count - 1]) - 1] = 1
        out[at + COMMODITY_KINDS] = count / 20
        at += COMMODITY_KINDS + 1
    for ship in range(len(SHIPS)):
        out[at + ship] = state.grey[ship]
    at += len(SHIPS)
    for category in range(len(CATEGORIES)):
        out[at] = bit_count(int(state.below[category])) / 9
        at = write_tile(out, at + 1, int(state.top[category]))
    for province in range(PROVINCE_COUNT):
        if state.province_tile[province] >= 0:
            out[at + int(state.province_tile[province])] = 1
        at += TILE_KINDS
    for space in range(SPACES):
        tile = int(state.district[space])
        if tile >= 0:
            out[at + BUILDING_KIND[tile]] = 1
            out[at + KIND_COUNT] = BUILDING_VALUE[tile] / 5
        at += KIND_COUNT + 1
    for i in range(2):
        if state.senate_bonus[i] >= 0:
            out[at + int(state.senate_bonus[i])] = 1
    return at + BONUS_TILES


@compiled(VOID(S, OUT, INT))
def write_ship(state: State, out: Any, at: int) -> None:
    """The ship being loaded, those tried, and what is aboard."""
    out[at + state.ship - 1] = 1
    at = write_bits(out, at + len(SHIPS), int(state.ships_tried), len(SHIPS))
    for kind in range(COMMODITY_KINDS):
        out[at + kind] = state.loaded[kind] / 4
    out[at + COMMODITY_KINDS] = state.loaded_jokers / 3


@compiled(INT(S, INT, OUT, INT))
def write_turn(state: State, viewer: int, out: Any, at: int) -> int:
    """The turn in progress."""
    out[at] = state.granted
    out[at + 1] = state.repeats
    out[at + 2] = state.outer_repeats
    out[at + 3] = state.extra_used
    out[at + 4] = state.laps_due / 2
    at += 5
    if state.phase >= EFFECT:
        out[at + state.doing] = 1
    at += TRAYS
    if state.phase == SOW or state.phase == MARKERS:
        out[at + state.next_tray] = 1
    at += TRAYS
    for colour in range(TRAYS):
        out[at + colour] = state.moving[colour] / 2
    at += TRAYS
    if phase_seen(state, viewer) == LOAD:
        write_ship(state, out, at)
    return write_tile(out, at + _SHIP, state.effect - 1)


@compiled(INT(S, INT, OUT, INT))
def write_circle(state: State, seat: int, out: Any, at: int) -> int:
    for tray in range(TRAYS):
        for colour in range(TRAYS):
            out[at] = state.tray[seat, tray, colour] / 2
            at += 1
    for slot in range(TRAYS):
        at = write_tile(out, at, int(state.slot[seat, slot]))
    out[at + int(state.arch[seat])] = 1
    return at + TRAYS + 1


@compiled(INT(S, INT, INT, OUT, INT))
def write_cards(state: State, viewer: int, seat: int, out: Any, at: int) -> int:
    """The size of the hand, the hand itself (the viewer's only), what all have seen of it, the display."""
    size = 0
    for kind in range(COMMODITY_KINDS):
        size += state.hand[seat, kind]
        if seat == viewer:
            out[at + 1 + kind] = state.hand[seat, kind] / 4
        out[at + 1 + COMMODITY_KINDS + kind] = state.known[seat, kind] / 4
        out[at + 1 + 2 * COMMODITY_KINDS + kind] = state.display[seat, kind] / 4
    out[at] = size / 10
    return at + 1 + 3 * COMMODITY_KINDS


@compiled(INT(S, INT, OUT, INT))
def write_mat(state: State, seat: int, out: Any, at: int) -> int:
    for kind in range(TILE_KINDS):
        out[at + kind] = state.tiles[seat, kind] / 3
    at += TILE_KINDS
    out[at] = tile_votes(state, seat) / 10
    at += 1
    for kind in range(DEMAND_KINDS):
        out[at + kind] = state.permanent[seat, kind] / 3
    at += DEMAND_KINDS
    for kind in range(KIND_COUNT):
        out[at + kind] = state.buildings[seat, kind] / 4
    return write_bits(out, at + KIND_COUNT, int(state.plus_two[seat]), TRAYS)


@compiled(INT(S, INT, OUT, INT))
def write_figures(state: State, seat: int, out: Any, at: int) -> int:
    out[at] = state.supply[seat] / 15
    out[at + 1] = state.work_camp[seat] / 5
    out[at + 2] = state.military_camp[seat] / 5
    at += 3
    out[at + int(state.leader[seat])] = 1
    at = write_bits(out, at + PROVINCE_COUNT + 1, int(state.legionnaires[seat]), PROVINCE_COUNT)
    at = write_bits(out, at, int(state.workers[seat]), SPACES)
    out[at + int(state.senate[seat])] = 1
    at += SENATE_LAST + 1
    out[at] = state.height[seat] / 3
    at = write_bits(out, at + 1, int(state.bonus_gold[seat]), BONUS_TILES)
    return write_bits(out, at, int(state.bonus_grey[seat]), BONUS_TILES)


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    at = write_turn(state, viewer, out, write_board(state, viewer, out))
    for i in range(state.players):
        seat = (viewer + i) % state.players
        points = 0
        for source in range(state.points.shape[1]):
            points += state.points[seat, source]
        out[at] = 1
        out[at + 1] = state.to_move == seat
        out[at + 2] = points / 100
        at = write_circle(state, seat, out, at + 3)
        at = write_cards(state, viewer, seat, out, at)
        at = write_mat(state, seat, out, at)
        at = write_figures(state, seat, out, at)
