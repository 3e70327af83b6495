"""Final scoring of Roads to Rome, by source, and the places. Both may be asked at any time: "if the game ended now"."""

from typing import Any

import numpy as np

from ludi.kernel.jit import INT, PLACES, SHEET, VOID, compiled
from ludi.kernel.state import Sheet, State, rank

from .data import (
    COLOUR,
    COLOURS,
    GOLD,
    GOLD_POINTS,
    MOST_PLAYERS,
    ROWS,
    SAME_KIND,
    UNUSED_ROADS_BONUS,
    VALUE,
    VARIETY,
)
from .data import PLACES as PLACE_COUNT
from .state import OPTION_TABLES, S

SOURCES = ("routes", "cities", "variety", "same kind", "gold", "unused roads")
CRITERIA = ("points", "regions", "gold", "roads")
FROM_ROUTES, FROM_CITIES, FROM_VARIETY, FROM_SAME_KIND, FROM_GOLD, FROM_UNUSED_ROADS = range(len(SOURCES))


@compiled(INT(S, INT, INT))
def best_city(state: State, player: int, colour: int) -> int:
    """The highest value of the player's cities of one colour, 0 if there is none."""
    best = 0
    for city in range(1, PLACE_COUNT):
        if state.city_owner[city] == player and COLOUR[city] == colour and VALUE[city] > best:
            best = VALUE[city]
    return best


@compiled(INT(S, INT, INT))
def row_size(state: State, player: int, row: int) -> int:
    """How many different goods lie in a row of the player board: those owned more than `row` times."""
    size = 0
    for kind in range(GOLD):
        if state.goods[player, kind] > row:
            size += 1
    return size


@compiled(VOID(S, SHEET))
def scores(state: State, sheet: Sheet) -> None:
    """Points by player and source."""
    tables = state.options[OPTION_TABLES]
    best = np.zeros((MOST_PLAYERS, len(COLOURS)), np.int64)
    for city in range(1, PLACE_COUNT):
        owner, colour = state.city_owner[city], COLOUR[city]
        if owner >= 0:
            best[owner, colour] = max(best[owner, colour], VALUE[city])
    most_roads = 0
    for player in range(state.players):
        most_roads = max(most_roads, state.roads[player])
    for player in range(state.players):
        sheet[player, :] = 0
        sheet[player, FROM_ROUTES] = state.track[player]
        sheet[player, FROM_CITIES] = best[player].sum()
        for row in range(ROWS):
            sheet[player, FROM_VARIETY] += VARIETY[tables, row_size(state, player, row)]
        for kind in range(GOLD):
            sheet[player, FROM_SAME_KIND] += SAME_KIND[tables, state.goods[player, kind]]
        sheet[player, FROM_GOLD] = GOLD_POINTS[tables, state.goods[player, GOLD]]
        if state.roads[player] == most_roads:
            sheet[player, FROM_UNUSED_ROADS] = UNUSED_ROADS_BONUS


@compiled(VOID(S, SHEET))
def criteria(state: State, keys: Sheet) -> None:
    """What decides the places, by player: points, then different colours, gold, unused roads."""
    sheet = np.zeros((MOST_PLAYERS, len(SOURCES)), np.int32)
    scores(state, sheet)
    for player in range(state.players):
        keys[player, 0] = sheet[player].sum()
        keys[player, 1] = 0
        for colour in range(len(COLOURS)):
            keys[player, 1] += best_city(state, player, colour) > 0
        keys[player, 2] = state.goods[player, GOLD]
        keys[player, 3] = state.roads[player]


@compiled(VOID(S, PLACES))
def places(state: State, out: Any) -> None:
    """The place of each player; who is equal in all criteria shares it."""
    keys = np.zeros((MOST_PLAYERS, len(CRITERIA)), np.int32)
    criteria(state, keys)
    rank(keys, state.players, out)
