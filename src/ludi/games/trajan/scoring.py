"""Final scoring of Trajan, by source, and the places. Both may be asked at any time: "if the game ended now"."""

from typing import Any

import numpy as np

from ludi.kernel.jit import INT, PLACES, SHEET, VOID, compiled
from ludi.kernel.state import Sheet, State, rank

from .data import (
    BONUS_DEMAND,
    BONUS_GOLD,
    BONUS_LEGIONNAIRES,
    BONUS_TILES,
    BONUS_WORKERS,
    COMMODITY_BONUS,
    COMMODITY_KINDS,
    DEMAND_BONUS,
    DEMAND_KINDS,
    FOUR_ALIKE,
    GOLD_BONUS,
    JOKER_COMMODITY,
    JOKER_CONSTRUCTION,
    JOKER_DEMAND,
    KIND_COUNT,
    LEGIONNAIRE_BONUS,
    MOST_PLAYERS,
    THREE_ALIKE,
    TRAYS,
    WORKERS_PER_POINT,
)
from .stacks import bit_count
from .state import FROM_CAMPS, FROM_CIRCLE, FROM_HAND, FROM_SETS, OPTION_LEFTOVERS, PLAY_SOURCES, SOURCES, S

COMMODITY_TILES = (1 << BONUS_DEMAND) - 1  # as bits


@compiled(INT(S, INT))
def hand_size(state: State, player: int) -> int:
    size = 0
    for kind in range(COMMODITY_KINDS):
        size += state.hand[player, kind]
    return size


@compiled(INT(S, INT))
def tiles_on_circle(state: State, player: int) -> int:
    count = 0
    for slot in range(TRAYS):
        if state.slot[player, slot] >= 0:
            count += 1
    return count


@compiled(INT(S, INT))
def set_points(state: State, player: int) -> int:
    """Three alike 10, four alike 20. Each joker goes where it brings most. [R18]"""
    jokers = int(state.tiles[player, JOKER_CONSTRUCTION])
    points = 0
    threes, twos, ones = 0, 0, 0
    for kind in range(KIND_COUNT):
        count = state.buildings[player, kind]
        if count >= 4:
            points += FOUR_ALIKE
        elif count == 3:
            points += THREE_ALIKE
            threes += 1
        elif count == 2:
            twos += 1
        elif count == 1:
            ones += 1
    # A joker makes three into four or two into three: 10 either way. Only one tile alone needs two for its 10.
    used = min(jokers, threes + twos)
    points += used * (FOUR_ALIKE - THREE_ALIKE)
    jokers -= used
    if jokers and twos:  # no set is left but those just made three: make them four
        more = min(jokers, twos)
        points += more * (FOUR_ALIKE - THREE_ALIKE)
        jokers -= more
    if jokers >= 2 and ones:
        points += THREE_ALIKE
    return points


@compiled(INT(S, INT))
def demand_bonuses_met(state: State, player: int) -> int:
    """The bread, games and religion bonus tiles that count, as bits: by a forum tile or a joker each. [R13]"""
    met = 0
    jokers = int(state.tiles[player, JOKER_DEMAND])
    gold, grey = int(state.bonus_gold[player]), int(state.bonus_grey[player])
    for kind in range(DEMAND_KINDS):
        bit = 1 << (BONUS_DEMAND + kind)
        if (gold | grey) & bit and state.tiles[player, kind] > 0:
            met |= bit
    for kind in range(DEMAND_KINDS):
        bit = 1 << (BONUS_DEMAND + kind)
        if jokers and gold & bit and not met & bit:
            met |= bit
            jokers -= 1
    for kind in range(DEMAND_KINDS):
        bit = 1 << (BONUS_DEMAND + kind)
        if jokers and grey & bit and not met & bit:
            met |= bit
            jokers -= 1
    return met


@compiled(INT(S, INT, INT, INT))
def bonus_points(state: State, player: int, tile: int, grey: int) -> int:
    """What one bonus tile, lying gold or grey side up, brings."""
    if tile < BONUS_DEMAND:
        cards = state.display[player, 2 * tile] + state.display[player, 2 * tile + 1]
        return cards * COMMODITY_BONUS[grey]  # type: ignore[no-any-return]
    if tile < BONUS_WORKERS:
        return DEMAND_BONUS[grey] if demand_bonuses_met(state, player) >> tile & 1 else 0
    if tile == BONUS_WORKERS:
        each = WORKERS_PER_POINT[grey]
        return (bit_count(int(state.workers[player])) + each - 1) // each  # type: ignore[no-any-return]
    if tile == BONUS_LEGIONNAIRES:
        return bit_count(int(state.legionnaires[player])) * LEGIONNAIRE_BONUS[grey]  # type: ignore[no-any-return]
    return bit_count(int(state.bonus_gold[player])) * GOLD_BONUS[grey]  # type: ignore[no-any-return]


@compiled(INT(S, INT))
def joker_points(state: State, player: int) -> int:
    """Unused commodity jokers count as cards of the best commodity bonus tile there is. [R17]"""
    jokers = int(state.tiles[player, JOKER_COMMODITY])
    if state.bonus_gold[player] & COMMODITY_TILES:
        return jokers * COMMODITY_BONUS[0]  # type: ignore[no-any-return]
    if state.bonus_grey[player] & COMMODITY_TILES:
        return jokers * COMMODITY_BONUS[1]  # type: ignore[no-any-return]
    return 0


@compiled(INT(S, INT))
def all_bonus_points(state: State, player: int) -> int:
    points = joker_points(state, player)
    gold, grey = int(state.bonus_gold[player]), int(state.bonus_grey[player])
    for tile in range(BONUS_TILES):
        if gold >> tile & 1:
            points += bonus_points(state, player, tile, 0)
        elif grey >> tile & 1:
            points += bonus_points(state, player, tile, 1)
    return points


@compiled(INT(S, INT, INT))
def final_points(state: State, player: int, source: int) -> int:
    """What is added for one source at the end of the game."""
    if source == FROM_HAND:
        return hand_size(state, player)
    if source == FROM_CAMPS:
        return int(state.work_camp[player]) + int(state.military_camp[player])
    if source == FROM_CIRCLE:
        return tiles_on_circle(state, player) if state.options[OPTION_LEFTOVERS] == 0 else 0
    if source == FROM_SETS:
        return set_points(state, player)
    return all_bonus_points(state, player)


@compiled(VOID(S, SHEET))
def scores(state: State, sheet: Sheet) -> None:
    """Points by player and source."""
    for player in range(state.players):
        for source in range(len(PLAY_SOURCES)):
            sheet[player, source] = state.points[player, source]
        for source in range(len(PLAY_SOURCES), len(SOURCES)):
            sheet[player, source] = final_points(state, player, source)


@compiled(VOID(S, PLACES))
def places(state: State, out: Any) -> None:
    """The place of each player: points, then the senate, where no two stand alike. [R20]"""
    sheet = np.zeros((MOST_PLAYERS, len(SOURCES)), np.int32)
    scores(state, sheet)
    keys = np.zeros((MOST_PLAYERS, 3), np.int32)
    for player in range(state.players):
        keys[player, 0] = sheet[player].sum()
        keys[player, 1] = state.senate[player]
        keys[player, 2] = state.height[player]
    rank(keys, state.players, out)


assert BONUS_TILES == BONUS_GOLD + 1
