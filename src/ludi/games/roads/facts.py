"""The tables of the rules page, from the same data as the rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.kernel.facts import Cell, Fact, Table
from ludi.kernel.words import Term

from . import ABOUT, WORDS, data as D

STANDARD, IN_COLUMNS = 0, 1  # the choices of the option `tables`


def components() -> Table:
    """What is in the box."""
    tokens = D.RESOURCE_COUNT[D.LARGE]
    everyone = {"players": D.MOST_PLAYERS}
    return Table(
        (WORDS("facts-pieces"), WORDS("facts-number"), ""),
        (
            (WORDS("facts-board"), 1, WORDS("facts-board-more", small=_cities(D.SMALL), large=_cities(D.LARGE))),
            (
                WORDS("facts-mats"),
                D.MOST_PLAYERS,
                WORDS("facts-mats-more", columns=len(D.GOODS), rows=D.ROWS, gold=D.GOLD_POINTS.shape[1] - 1),
            ),
            (
                WORDS("facts-roads"),
                D.MOST_PLAYERS * D.ROADS_EACH,
                WORDS("facts-roads-more", each=D.ROADS_EACH, **everyone),
            ),
            (WORDS("facts-city-tokens"), _cities(D.LARGE), WORDS("facts-city-tokens-more", colours=len(D.COLOURS))),
            (
                WORDS("facts-resource-tokens"),
                int(tokens.sum()),
                WORDS("facts-resource-tokens-more", each=tokens[0], goods=_goods(), gold=tokens[D.GOLD]),
            ),
        ),
    )


def setup() -> Table:
    """What is used with each number of players."""
    head = ("players", "side", "cities", "good", "gold", "roads", "turns")
    return Table(
        tuple(WORDS(f"facts-{name}") for name in head),
        tuple(_laid_out(players) for players in ABOUT.player_counts),
    )


def _laid_out(players: int) -> Sequence[Cell]:
    name = D.MAP["parameters"]["side_by_players"][str(players)]
    side = D.SIDES.index(name)
    good, gold = D.RESOURCE_COUNT[side, 0], D.RESOURCE_COUNT[side, D.GOLD]
    cities = _cities(side)
    return (players, WORDS(f"option-side-{name}"), cities, good, gold, D.ROADS_EACH, cities // players)


def points() -> Table:
    """Where points come from."""
    kinds, most = len(D.GOODS), D.VALUE.max()
    rows: tuple[tuple[str, str, dict[str, Any], bool, str], ...] = (
        ("routes", "road", {"road": D.POINTS_PER_ROAD, "gold": D.POINTS_PER_ROAD_GOLD}, True, "score"),
        ("cities", "flag", {"most": most}, False, "cities"),
        ("variety", "wheat", {"most": D.VARIETY[STANDARD, kinds], "kinds": kinds}, False, "different"),
        ("same kind", "wine", {"most": D.SAME_KIND[STANDARD, D.ROWS], "goods": D.ROWS}, False, "equal"),
        ("gold", "gold", {"most": D.GOLD_POINTS[STANDARD, -1]}, False, "gold"),
        ("unused roads", "road", {"points": D.UNUSED_ROADS_BONUS}, False, "unused"),
    )
    return Table(
        (WORDS("facts-source"), WORDS("facts-worth"), WORDS("facts-when"), WORDS("facts-rule")),
        tuple(
            (
                Fact(WORDS(f"source-{source.replace(' ', '-')}"), icon=icon),
                WORDS(f"facts-worth-{source.replace(' ', '-')}", **parts),
                WORDS("facts-at-once") if at_once else WORDS("facts-at-end"),
                Fact("", anchor=anchor),
            )
            for source, icon, parts, at_once, anchor in rows
        ),
    )


def different() -> Table:
    """Points for a row of different goods."""
    found = D.MAP["scoring"]["tables"][D.TABLES[STANDARD]]["variety"]["found"]
    return _scale("facts-different", D.VARIETY[STANDARD], found)


def equal() -> Table:
    """Points for a column of equal goods."""
    found = D.MAP["scoring"]["tables"][D.TABLES[STANDARD]]["same_kind"]["found"]
    return _scale("facts-equal", D.SAME_KIND[STANDARD], found)


def gold() -> Table:
    return _scale("facts-gold-tokens", D.GOLD_POINTS[STANDARD])


def gold_in_columns() -> Table:
    return _scale("facts-gold-tokens", D.GOLD_POINTS[IN_COLUMNS])


def cities() -> Table:
    """The cities of each region by value."""
    regions = {colour["id"]: colour["region"].split(" (")[0] for colour in D.MAP["colours"]}
    return Table(
        (WORDS("facts-colour"), WORDS("facts-region"), WORDS("facts-cities-values")),
        tuple((Term("colour", colour), regions[colour], _named(number)) for number, colour in enumerate(D.COLOURS)),
    )


def _named(colour: int) -> str:
    numerals = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
    places = sorted((int(D.VALUE[place]), place) for place in range(1, D.PLACES) if D.COLOUR[place] == colour)
    return ", ".join(f"{D.NAMES[n]}{'' if D.ON_SIDE[D.SMALL, n] else '*'} {numerals[value]}" for value, n in places)


def _scale(title: str, table: Sequence[int], found: Mapping[str, int] | None = None) -> Table:
    """Points by number of tokens; values not found in a source are marked as reconstructed."""
    counts = range(1, len(table))
    points = (Fact(int(table[n]), reconstructed=str(n) not in (found or {})) for n in counts)
    return Table((WORDS(title), *counts), ((WORDS("facts-points"), *points),))


def _cities(side: int) -> int:
    return int(D.ON_SIDE[side].sum())


def _goods() -> list[Term]:
    return [Term("resource", good) for good in D.GOODS]
