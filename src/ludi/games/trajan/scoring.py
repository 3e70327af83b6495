"""Final scoring of Trajan by source, and the places. Both may be asked at any time: "if the game ended now"."""

from typing import Any

from ludi.kernel.jit import INT, PLACES, SHEET, VOID, compiled
from ludi.kernel.quick import bit_count, scratch
from ludi.kernel.state import Sheet, State, rank

from . import data as D, state as R
from .state import S

all_points, place_keys = scratch("i4", D.MOST_PLAYERS, len(R.SOURCES)), scratch("i4", D.MOST_PLAYERS, 3)
COMMODITY_TILES = (1 << D.BONUS_DEMAND) - 1  # as bits


@compiled(INT(S, INT))
def hand_size(state: State, player: int) -> int:
    size = 0
    for kind in range(D.COMMODITY_KINDS):
        size += state.hand[player, kind]
    return size


@compiled(INT(S, INT))
def tiles_on_circle(state: State, player: int) -> int:
    count = 0
    for slot in range(D.TRAYS):
        if state.slot[player, slot] >= 0:
            count += 1
    return count


@compiled(INT(S, INT))
def set_points(state: State, player: int) -> int:
    """Score sets: three alike 10, four alike 20. Each joker goes where it brings most. [R18]"""
    jokers = int(state.tiles[player, D.JOKER_CONSTRUCTION])
    points = 0
    threes, twos, ones = 0, 0, 0
    for kind in range(D.KIND_COUNT):
        count = state.buildings[player, kind]
        if count >= 4:
            points += D.FOUR_ALIKE
        elif count == 3:
            points += D.THREE_ALIKE
            threes += 1
        elif count == 2:
            twos += 1
        elif count == 1:
            ones += 1
    # A joker makes three into four or two into three: 10 either way. Only a single tile needs two jokers for its 10.
    used = min(jokers, threes + twos)
    points += used * (D.FOUR_ALIKE - D.THREE_ALIKE)
    jokers -= used
    if jokers and twos:  # only sets of three just completed are left: make them sets of four
        more = min(jokers, twos)
        points += more * (D.FOUR_ALIKE - D.THREE_ALIKE)
        jokers -= more
    if jokers >= 2 and ones:
        points += D.THREE_ALIKE
    return points


@compiled(INT(S, INT))
def demand_bonuses_met(state: State, player: int) -> int:
    """The bread, games and religion bonus tiles that count, as bits: each by a forum tile or a joker. [R13]"""
    met = 0
    jokers = int(state.tiles[player, D.JOKER_DEMAND])
    gold, grey = int(state.bonus_gold[player]), int(state.bonus_grey[player])
    for kind in range(D.DEMAND_KINDS):
        bit = 1 << (D.BONUS_DEMAND + kind)
        if (gold | grey) & bit and state.tiles[player, kind] > 0:
            met |= bit
    for kind in range(D.DEMAND_KINDS):
        bit = 1 << (D.BONUS_DEMAND + kind)
        if jokers and gold & bit and not met & bit:
            met |= bit
            jokers -= 1
    for kind in range(D.DEMAND_KINDS):
        bit = 1 << (D.BONUS_DEMAND + kind)
        if jokers and grey & bit and not met & bit:
            met |= bit
            jokers -= 1
    return met


@compiled(INT(S, INT, INT, INT))
def bonus_points(state: State, player: int, tile: int, grey: int) -> int:
    """What one bonus tile brings, gold or grey side up."""
    if tile < D.BONUS_DEMAND:
        cards = state.display[player, 2 * tile] + state.display[player, 2 * tile + 1]
        return cards * D.COMMODITY_BONUS[grey]
    if tile < D.BONUS_WORKERS:
        return D.DEMAND_BONUS[grey] if demand_bonuses_met(state, player) >> tile & 1 else 0
    if tile == D.BONUS_WORKERS:
        each = D.WORKERS_PER_POINT[grey]
        return (bit_count(int(state.workers[player])) + each - 1) // each
    if tile == D.BONUS_LEGIONNAIRES:
        return bit_count(int(state.legionnaires[player])) * D.LEGIONNAIRE_BONUS[grey]
    return bit_count(int(state.bonus_gold[player])) * D.GOLD_BONUS[grey]


@compiled(INT(S, INT))
def joker_points(state: State, player: int) -> int:
    """Score unused commodity jokers as cards for the best commodity bonus tile owned. [R17]"""
    jokers = int(state.tiles[player, D.JOKER_COMMODITY])
    if state.bonus_gold[player] & COMMODITY_TILES:
        return jokers * D.COMMODITY_BONUS[0]
    if state.bonus_grey[player] & COMMODITY_TILES:
        return jokers * D.COMMODITY_BONUS[1]
    return 0


@compiled(INT(S, INT))
def all_bonus_points(state: State, player: int) -> int:
    points = joker_points(state, player)
    gold, grey = int(state.bonus_gold[player]), int(state.bonus_grey[player])
    for tile in range(D.BONUS_TILES):
        if gold >> tile & 1:
            points += bonus_points(state, player, tile, 0)
        elif grey >> tile & 1:
            points += bonus_points(state, player, tile, 1)
    return points


@compiled(INT(S, INT, INT))
def final_points(state: State, player: int, source: int) -> int:
    """What a source adds at the end of the game."""
    if source == R.FROM_HAND:
        return hand_size(state, player)
    if source == R.FROM_CAMPS:
        return int(state.work_camp[player]) + int(state.military_camp[player])
    if source == R.FROM_CIRCLE:
        return tiles_on_circle(state, player) if state.options[R.OPTION_LEFTOVERS] == 0 else 0
    if source == R.FROM_SETS:
        return set_points(state, player)
    return all_bonus_points(state, player)


@compiled(VOID(S, SHEET))
def scores(state: State, sheet: Sheet) -> None:
    """Points by player and source."""
    for player in range(state.players):
        for source in range(len(R.PLAY_SOURCES)):
            sheet[player, source] = state.points[player, source]
        for source in range(len(R.PLAY_SOURCES), len(R.SOURCES)):
            sheet[player, source] = final_points(state, player, source)


@compiled(VOID(S, PLACES))
def places(state: State, out: Any) -> None:
    """The place of each player: by points, then by the senate, where there are no ties. [R20]"""
    sheet, keys = all_points(), place_keys()
    scores(state, sheet)
    for player in range(state.players):
        keys[player, 0] = sheet[player].sum()
        keys[player, 1] = state.senate[player]
        keys[player, 2] = state.height[player]
    rank(keys, state.players, out)


assert D.BONUS_TILES == D.BONUS_GOLD + 1
