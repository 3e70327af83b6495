"""The action space of Trajan: a number means the same decision in every phase.

What is asked often has low numbers: picking a random legal action walks the mask from its start.
"""

import numpy as np

from .data import (
    BONUS_TILES,
    CATEGORIES,
    COLOURS,
    COMMODITY_KINDS,
    FIRST_SLOTS,
    PILES,
    PROVINCE_COUNT,
    SHIPS,
    SPACES,
    TILE_KINDS,
    TRAYS,
)

PASS = 0
SOW_FROM = 1  # + tray
PUT = SOW_FROM + TRAYS  # + colour
TAKE_TILE = PUT + len(COLOURS)  # + kind of forum tile
RECRUIT_LEGIONNAIRE = TAKE_TILE + TILE_KINDS
OCCUPY = RECRUIT_LEGIONNAIRE + 1
MARCH = OCCUPY + 1  # + province
STEP = MARCH + PROVINCE_COUNT
TAKE_TOP = STEP + 1  # + category
RECRUIT_WORKER = TAKE_TOP + len(CATEGORIES)
BUILD = RECRUIT_WORKER + 1  # + space
USE_EXTRA = BUILD + SPACES
USE_JOKER = USE_EXTRA + 1
USE_EFFECT = USE_JOKER + 1
PUT_PLUS_TWO = USE_EFFECT + 1  # + action
DRAW_TWO = PUT_PLUS_TWO + TRAYS
TAKE_PILE = DRAW_TWO + 1  # + pile
CHOOSE_SHIP = TAKE_PILE + PILES  # + ship
PLAY_ONE = CHOOSE_SHIP + len(SHIPS)  # + kind
PLAY_TWO = PLAY_ONE + COMMODITY_KINDS  # + pair of kinds
CARD_PAIRS = COMMODITY_KINDS * (COMMODITY_KINDS + 1) // 2
DISCARD_TO = PLAY_TWO + CARD_PAIRS  # + kind * 2 + pile
LOAD_CARD = DISCARD_TO + COMMODITY_KINDS * PILES  # + kind; on the pairs ship two of it
LOAD_WITH_JOKER = LOAD_CARD + COMMODITY_KINDS  # + kind: a pair of one card and a joker
LOAD_JOKER = LOAD_WITH_JOKER + COMMODITY_KINDS  # on the pairs ship two
SAIL = LOAD_JOKER + 1
CHOOSE_BONUS = SAIL + 1  # + bonus tile
TAKE_DECK = CHOOSE_BONUS + BONUS_TILES
TILE_FOR = TAKE_DECK + 1  # + category * 3 + first slot
PUT_PAIR = TILE_FOR + len(CATEGORIES) * len(FIRST_SLOTS)  # + pair of colours
MARKER_PAIRS = TRAYS * (TRAYS + 1) // 2
PUT_AT_RANDOM = PUT_PAIR + MARKER_PAIRS
ACTIONS = PUT_AT_RANDOM + 1


def _pairs(kinds: int) -> list[tuple[int, int]]:
    return [(a, b) for a in range(kinds) for b in range(a, kinds)]


MARKER_PAIR = np.array(_pairs(TRAYS), np.int64)
CARD_PAIR = np.array(_pairs(COMMODITY_KINDS), np.int64)
FIRST_CARD_PAIR = np.array([_pairs(COMMODITY_KINDS).index((a, a)) - a for a in range(COMMODITY_KINDS)], np.int64)
"""Add the second kind to get the number of a pair of cards."""
