"""What the components of Trajan are called: to programs the names of `data.py`, to people messages."""

from itertools import product

from ludi.kernel.words import Term, terms

from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    BUILDING_VALUES,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    DEMAND_KINDS,
    DEMANDS_A_QUARTER,
    EACH_CATEGORY,
    KINDS,
    MARKERS_EACH,
    SHIPS,
    TILE_NAMES,
    TRAJAN_AMOUNT,
    TRAJAN_COLOURS,
    TRAJAN_NAMES,
    TRAJAN_TILES,
)

ACTION = terms("action", ACTION_NAMES)
MARKER = terms("marker", COLOURS)
CATEGORY = terms("category", CATEGORIES)
GOOD = terms("good", COMMODITIES)
JOKER = Term("good", "joker")
SHIP = terms("ship", SHIPS)
SHIP_SIDE = terms("side", ("coloured", "grey"))
TILE = terms("tile", TILE_NAMES)
DEMAND = TILE[:DEMAND_KINDS]
KIND = terms("building", KINDS)
BUILDING = tuple(
    Term("building", f"{kind} {value}", building=kind, value=value) for kind in KIND for value in BUILDING_VALUES
)
BONUS_SIDE = terms("side", ("gold", "grey"))
FIGURE = terms("figure", ("worker", "legionnaire"))


def _trajan(tile: int) -> Term:
    first, second = (MARKER[colour] for colour in TRAJAN_COLOURS[tile])
    amount = int(TRAJAN_AMOUNT[tile])
    category = CATEGORY[tile // EACH_CATEGORY]
    demand = DEMAND[amount] if category == "demand" else None
    parts = {"category": category, "amount": amount, "demand": demand, "first": first, "second": second}
    return Term("trajan", TRAJAN_NAMES[tile], **parts)


def _bonus(name: str) -> Term:
    if "+" not in name:
        return Term("bonus", name)
    first, second = terms("good", name.split("+"))
    return Term("bonus", name, first=first, second=second)


TRAJAN = tuple(map(_trajan, range(TRAJAN_TILES)))
BONUS = tuple(map(_bonus, BONUS_NAMES))

# Several things of a few kinds as one number, for events: the first kind counts fastest.
MARKER_SETS = [
    [marker for marker, n in zip(MARKER, reversed(counts), strict=True) for _ in range(n)]
    for counts in product(range(MARKERS_EACH + 1), repeat=len(MARKER))
]
DEMAND_SETS = [
    [demand for demand, n in zip(DEMAND, reversed(counts), strict=True) for _ in range(n)]
    for counts in product(range(DEMANDS_A_QUARTER + 1), repeat=DEMAND_KINDS)
]
