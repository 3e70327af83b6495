"""Final scoring of Roads to Rome by source, and the places. Both may be asked at any time: "if the game ended now"."""

from typing import Any

from ludi.kernel.jit import INT, PLACES, SHEET, VOID, compiled
from ludi.kernel.quick import lowest_bit, scratch, where
from ludi.kernel.state import Sheet, State, rank, total_of

from . import data as D, state as R
from .state import S

SOURCES = ("routes", "cities", "variety", "same kind", "gold", "unused roads")
CRITERIA = ("points", "regions", "gold", "roads")
FROM_ROUTES, FROM_CITIES, FROM_VARIETY, FROM_SAME_KIND, FROM_GOLD, FROM_UNUSED_ROADS = range(len(SOURCES))
new_sheet = scratch("i4", D.MOST_PLAYERS, len(SOURCES))
new_keys = scratch("i4", D.MOST_PLAYERS, len(CRITERIA))
new_best = scratch("i4", D.MOST_PLAYERS, len(D.COLOURS))


@compiled(VOID(S, SHEET))
def best_cities(state: State, best: Sheet) -> None:
    """The highest value of everybody's cities of each colour; 0 if there is none."""
    owned = where(state.city_owner, 0)
    while owned:
        city = lowest_bit(owned)
        owned &= owned - 1
        owner, colour = state.city_owner[city], D.COLOUR[city]
        best[owner, colour] = max(best[owner, colour], D.VALUE[city])


@compiled(INT(S, INT, INT))
def row_size(state: State, player: int, row: int) -> int:
    """How many different goods are in a row of the player board: those owned more than `row` times."""
    size = 0
    for kind in range(D.GOLD):
        if state.goods[player, kind] > row:
            size += 1
    return size


@compiled(VOID(S, SHEET))
def scores(state: State, sheet: Sheet) -> None:
    """Points by player and source."""
    tables = state.options[R.OPTION_TABLES]
    best = new_best()
    best_cities(state, best)
    most_roads = 0
    for player in range(state.players):
        most_roads = max(most_roads, state.roads[player])
    for player in range(state.players):
        for source in range(len(SOURCES)):
            sheet[player, source] = 0
        sheet[player, FROM_ROUTES] = state.track[player]
        for colour in range(len(D.COLOURS)):
            sheet[player, FROM_CITIES] += best[player, colour]
        for row in range(D.ROWS):
            sheet[player, FROM_VARIETY] += D.VARIETY[tables, row_size(state, player, row)]
        for kind in range(D.GOLD):
            sheet[player, FROM_SAME_KIND] += D.SAME_KIND[tables, state.goods[player, kind]]
        sheet[player, FROM_GOLD] = D.GOLD_POINTS[tables, state.goods[player, D.GOLD]]
        if state.roads[player] == most_roads:
            sheet[player, FROM_UNUSED_ROADS] = D.UNUSED_ROADS_BONUS


@compiled(VOID(S, SHEET))
def criteria(state: State, keys: Sheet) -> None:
    """What decides the places, by player: points, then different colours, gold, unused roads."""
    sheet, best = new_sheet(), new_best()
    scores(state, sheet)
    best_cities(state, best)
    for player in range(state.players):
        keys[player, 0] = total_of(sheet, player)
        keys[player, 1] = 0
        for colour in range(len(D.COLOURS)):
            keys[player, 1] += best[player, colour] > 0
        keys[player, 2] = state.goods[player, D.GOLD]
        keys[player, 3] = state.roads[player]


@compiled(VOID(S, PLACES))
def places(state: State, out: Any) -> None:
    """The place of each player; complete ties share it."""
    keys = new_keys()
    criteria(state, keys)
    rank(keys, state.players, out)
