"""Counts every component wherever it is: the totals are the same in every position of a game."""

from typing import Any

import numpy as np

from ludi.kernel.jit import INT, NUMBERS, VOID, compiled
from ludi.kernel.quick import bit_count
from ludi.kernel.state import State

from . import data as D, state as R
from .state import S

PIECES = (
    *D.COMMODITIES,
    *D.TILE_NAMES,
    *(f"trajan {name}" for name in D.CATEGORIES),
    *D.KINDS,
    *(f"demand {name}" for name in D.DEMAND_NAMES),
    "bonus tiles",
    *(f"{name} markers" for name in D.COLOURS),
    "figures",
)


@compiled(INT(S, NUMBERS, INT))
def count_cards(state: State, out: Any, at: int) -> int:
    """Count cards in hands, displays, deck and piles; returns the next index."""
    for kind in range(D.COMMODITY_KINDS):
        out[at + kind] += state.deck[kind]
        for player in range(state.players):
            out[at + kind] += state.hand[player, kind] + state.display[player, kind]
    for pile in range(D.PILES):
        for i in range(state.pile_count[pile]):
            out[at + int(state.pile[pile, i]) - 1] += 1
    return at + D.COMMODITY_KINDS


@compiled(INT(S, NUMBERS, INT))
def count_forum_tiles(state: State, out: Any, at: int) -> int:
    """Count forum and extra-action tiles: in the stacks, on the forum, in provinces, on mats, removed."""
    for kind in range(D.TILE_KINDS):
        out[at + kind] += state.forum_stack[kind] + state.removed[kind]
        for player in range(state.players):
            out[at + kind] += state.tiles[player, kind]
    for action in range(D.TRAYS):
        out[at + D.EXTRA + action] += state.extra_stack[action]
    for space in range(state.forum.size):
        if state.forum[space] >= 0:
            out[at + int(state.forum[space])] += 1
    for province in range(D.PROVINCE_COUNT):
        if state.province_tile[province] >= 0:
            out[at + int(state.province_tile[province])] += 1
    return at + D.TILE_KINDS


@compiled(INT(S, NUMBERS, INT))
def count_trajan_tiles(state: State, out: Any, at: int) -> int:
    """Count by category: in the stacks, on circles, on mats, removed."""
    for category in range(len(D.CATEGORIES)):
        out[at + category] += bit_count(int(state.below[category])) + state.trajan_removed[category]
        if state.top[category] >= 0:
            out[at + category] += 1
    for player in range(state.players):
        for slot in range(D.TRAYS):
            if state.slot[player, slot] >= 0:
                out[at + int(state.slot[player, slot]) // D.EACH_CATEGORY] += 1
        for kind in range(D.DEMAND_KINDS):
            out[at + D.DEMAND] += state.permanent[player, kind]
    return at + len(D.CATEGORIES)


@compiled(INT(S, NUMBERS, INT))
def count_other_tiles(state: State, out: Any, at: int) -> int:
    """Count construction tiles, demand tiles, bonus tiles."""
    for space in range(D.SPACES):
        if state.district[space] >= 0:
            out[at + D.BUILDING_KIND[state.district[space]]] += 1
    for player in range(state.players):
        for kind in range(D.KIND_COUNT):
            out[at + kind] += state.buildings[player, kind]
    at += D.KIND_COUNT
    for kind in range(D.DEMAND_KINDS):
        out[at + kind] += state.demand_up[kind] + state.demand_stack[kind] + state.demand_removed[kind]
    at += D.DEMAND_KINDS
    out[at] = bit_count(int(state.bag))
    for i in range(2):
        if state.senate_bonus[i] >= 0:
            out[at] += 1
    for player in range(state.players):
        out[at] += bit_count(int(state.bonus_gold[player])) + bit_count(int(state.bonus_grey[player]))
    return at + 1


@compiled(VOID(S, NUMBERS))
def count_pieces(state: State, out: Any) -> None:
    """Write all counts, in the order of PIECES."""
    at = count_cards(state, out, 0)
    at = count_forum_tiles(state, out, at)
    at = count_trajan_tiles(state, out, at)
    at = count_other_tiles(state, out, at)
    figures = at + len(D.COLOURS)
    for colour in range(len(D.COLOURS)):
        out[at + colour] += state.moving[colour]
        if state.phase == R.MARKERS:  # not handed out yet
            out[at + colour] += D.MARKERS_EACH * (state.players - 1 - state.to_move)
    for player in range(state.players):
        for tray in range(D.TRAYS):
            for colour in range(len(D.COLOURS)):
                out[at + colour] += state.tray[player, tray, colour]
        out[figures] += state.supply[player] + state.military_camp[player] + state.work_camp[player]
        out[figures] += bit_count(int(state.legionnaires[player])) + bit_count(int(state.workers[player]))


def pieces(state: State) -> dict[str, int]:
    """The number of each component, by name."""
    out = np.zeros(len(PIECES), np.int64)
    count_pieces(state, out)
    return dict(zip(PIECES, out.tolist(), strict=True))
