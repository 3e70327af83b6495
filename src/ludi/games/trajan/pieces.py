"""Every component counted wherever it is: the same numbers in every position of a game."""

from typing import Any

import numpy as np

from ludi.kernel.jit import INT, NUMBERS, VOID, compiled
from ludi.kernel.state import State

from .data import (
    BUILDING_KIND,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    COMMODITY_KINDS,
    DEMAND,
    DEMAND_KINDS,
    DEMAND_NAMES,
    EACH_CATEGORY,
    EXTRA,
    KIND_COUNT,
    KINDS,
    MARKERS_EACH,
    PILES,
    PROVINCE_COUNT,
    SPACES,
    TILE_KINDS,
    TILE_NAMES,
    TRAYS,
)
from .stacks import bit_count
from .state import MARKERS, S

PIECES = (
    *COMMODITIES, *TILE_NAMES, *(f"trajan {name}" for name in CATEGORIES), *KINDS,
    *(f"demand {name}" for name in DEMAND_NAMES), "bonus tiles", *(f"{name} markers" for name in COLOURS), "figures",
)  # fmt: skip


@compiled(INT(S, NUMBERS, INT))
def count_cards(state: State, out: Any, at: int) -> int:
    """In hands, displays, deck, on the piles; returns where to go on."""
    for kind in range(COMMODITY_KINDS):
        out[at + kind] += state.deck[kind]
        for player in range(state.players):
            out[at + kind] += state.hand[player, kind] + state.display[player, kind]
    for pile in range(PILES):
        for i in range(state.pile_count[pile]):
            out[at + int(state.pile[pile, i]) - 1] += 1
    return at + COMMODITY_KINDS


@compiled(INT(S, NUMBERS, INT))
def count_forum_tiles(state: State, out: Any, at: int) -> int:
    """Forum and extra-action tiles: in the stacks, on the forum, in provinces, on mats, removed."""
    for kind in range(TILE_KINDS):
        out[at + kind] += state.forum_stack[kind] + state.removed[kind]
        for player in range(state.players):
            out[at + kind] += state.tiles[player, kind]
    for action in range(TRAYS):
        out[at + EXTRA + action] += state.extra_stack[action]
    for space in range(state.forum.size):
        if state.forum[space] >= 0:
            out[at + int(state.forum[space])] += 1
    for province in range(PROVINCE_COUNT):
        if state.province_tile[province] >= 0:
            out[at + int(state.province_tile[province])] += 1
    return at + TILE_KINDS


@compiled(INT(S, NUMBERS, INT))
def count_trajan_tiles(state: State, out: Any, at: int) -> int:
    """By category: in the stacks, on circles, on mats, removed."""
    for category in range(len(CATEGORIES)):
        out[at + category] += bit_count(int(state.below[category])) + state.trajan_removed[category]
        if state.top[category] >= 0:
            out[at + category] += 1
    for player in range(state.players):
        for slot in range(TRAYS):
            if state.slot[player, slot] >= 0:
                out[at + int(state.slot[player, slot]) // EACH_CATEGORY] += 1
        for kind in range(DEMAND_KINDS):
            out[at + DEMAND] += state.permanent[player, kind]
    return at + len(CATEGORIES)


@compiled(INT(S, NUMBERS, INT))
def count_other_tiles(state: State, out: Any, at: int) -> int:
    """Construction tiles, demand tiles, bonus tiles."""
    for space in range(SPACES):
        if state.district[space] >= 0:
            out[at + BUILDING_KIND[state.district[space]]] += 1
    for player in range(state.players):
        for kind in range(KIND_COUNT):
            out[at + kind] += state.buildings[player, kind]
    at += KIND_COUNT
    for kind in range(DEMAND_KINDS):
        out[at + kind] += state.demand_up[kind] + state.demand_stack[kind] + state.demand_removed[kind]
    at += DEMAND_KINDS
    out[at] = bit_count(int(state.bag))
    for i in range(2):
        if state.senate_bonus[i] >= 0:
            out[at] += 1
    for player in range(state.players):
        out[at] += bit_count(int(state.bonus_gold[player])) + bit_count(int(state.bonus_grey[player]))
    return at + 1


@compiled(VOID(S, NUMBERS))
def count_pieces(state: State, out: Any) -> None:
    """All numbers, in the order of PIECES."""
    at = count_cards(state, out, 0)
    at = count_forum_tiles(state, out, at)
    at = count_trajan_tiles(state, out, at)
    at = count_other_tiles(state, out, at)
    figures = at + len(COLOURS)
    for colour in range(len(COLOURS)):
        out[at + colour] += state.moving[colour]
        if state.phase == MARKERS:  # not handed out yet
            out[at + colour] += MARKERS_EACH * (state.players - 1 - state.to_move)
    for player in range(state.players):
        for tray in range(TRAYS):
            for colour in range(len(COLOURS)):
                out[at + colour] += state.tray[player, tray, colour]
        out[figures] += state.supply[player] + state.military_camp[player] + state.work_camp[player]
        out[figures] += bit_count(int(state.legionnaires[player])) + bit_count(int(state.workers[player]))


def pieces(state: State) -> dict[str, int]:
    """Every component by name."""
    out = np.zeros(len(PIECES), np.int64)
    count_pieces(state, out)
    return dict(zip(PIECES, out.tolist(), strict=True))
