"""The names of Trajan's components: for programs those of `data.py`, for people messages."""

from itertools import product

from ludi.kernel.words import Term, terms

from . import data as D

ACTION = terms("action", D.ACTION_NAMES)
MARKER = terms("marker", D.COLOURS)
CATEGORY = terms("category", D.CATEGORIES)
GOOD = terms("good", D.COMMODITIES)
JOKER = Term("good", "joker")
SHIP = terms("ship", D.SHIPS)
SHIP_SIDE = terms("side", ("coloured", "grey"))
TILE = terms("tile", D.TILE_NAMES)
DEMAND = TILE[: D.DEMAND_KINDS]
KIND = terms("building", D.KINDS)
BUILDING = tuple(
    Term("building", f"{kind} {value}", building=kind, value=value) for kind in KIND for value in D.BUILDING_VALUES
)
BONUS_SIDE = terms("side", ("gold", "grey"))
FIGURE = terms("figure", ("worker", "legionnaire"))


def _trajan(tile: int) -> Term:
    first, second = (MARKER[colour] for colour in D.TRAJAN_COLOURS[tile])
    amount = int(D.TRAJAN_AMOUNT[tile])
    category = CATEGORY[tile // D.EACH_CATEGORY]
    demand = DEMAND[amount] if category == "demand" else None
    parts = {"category": category, "amount": amount, "demand": demand, "first": first, "second": second}
    return Term("trajan", D.TRAJAN_NAMES[tile], **parts)


def _bonus(name: str) -> Term:
    if "+" not in name:
        return Term("bonus", name)
    first, second = terms("good", name.split("+"))
    return Term("bonus", name, first=first, second=second)


TRAJAN = tuple(map(_trajan, range(D.TRAJAN_TILES)))
BONUS = tuple(map(_bonus, D.BONUS_NAMES))

# Counts of a few kinds encoded in one number, for events; the first kind varies fastest.
MARKER_SETS = [
    [marker for marker, n in zip(MARKER, reversed(counts), strict=True) for _ in range(n)]
    for counts in product(range(D.MARKERS_EACH + 1), repeat=len(MARKER))
]
DEMAND_SETS = [
    [demand for demand, n in zip(DEMAND, reversed(counts), strict=True) for _ in range(n)]
    for counts in product(range(D.DEMANDS_A_QUARTER + 1), repeat=D.DEMAND_KINDS)
]
