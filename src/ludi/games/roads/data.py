"""The printed components of Roads to Rome, read from map.json: places, sections, resources, score tables.

map.json marks each value as FOUND in a source or RECONSTRUCTED; confirmed values replace reconstructed ones there. Both
sides of the board share one numbering of places and sections, so that an action means the same on either side.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

_TEXT = (Path(__file__).parent / "map.json").read_text(encoding="utf-8")
MAP: dict[str, Any] = json.loads(_TEXT)
RECONSTRUCTED = "RECONSTRUCTED" in _TEXT

SMALL, LARGE = 0, 1
SIDES = ("small", "large")
BOARDS: list[dict[str, Any]] = [next(side for side in MAP["sides"] if side["id"] == name) for name in SIDES]
ROADS_EACH: int = MAP["parameters"]["roads_per_player"]
MOST_PLAYERS: int = MAP["parameters"]["players"]["max"]

# --- places: Rome is 0, then the cities in the order of the large side
ROME = 0
CITIES: list[dict[str, Any]] = BOARDS[LARGE]["cities"]
NAMES: tuple[str, ...] = (MAP["rome"]["name"], *(city["name"] for city in CITIES))
PLACES = len(NAMES)
PLACE_IDS: dict[str, int] = {MAP["rome"]["id"]: ROME, **{city["id"]: 1 + i for i, city in enumerate(CITIES)}}
COLOURS: tuple[str, ...] = tuple(colour["id"] for colour in MAP["colours"])
COLOUR = np.array([-1] + [COLOURS.index(city["colour"]) for city in CITIES], np.int64)
VALUE = np.array([0] + [city["value"] for city in CITIES], np.int64)
ON_SIDE = np.zeros((2, PLACES), np.int64)
for _side, _board in enumerate(BOARDS):
    for _city in _board["cities"]:
        ON_SIDE[_side, PLACE_IDS[_city["id"]]] = 1

# --- sections: those of the large side, then those only on the small side


def _sections() -> tuple[list[tuple[int, int]], list[int], list[list[int]]]:
    ends: list[tuple[int, int]] = []
    lengths: list[int] = []
    by_side: list[list[int]] = [[], []]
    for side in (LARGE, SMALL):
        for section in BOARDS[side]["sections"]:
            a, b = PLACE_IDS[section["a"]], PLACE_IDS[section["b"]]
            if (a, b) not in ends:
                assert (b, a) not in ends, "both sides name a section's ends in the same order"
                ends.append((a, b))
                lengths.append(section["length"])
            number = ends.index((a, b))
            assert lengths[number] == section["length"], "a section has one length on both sides"
            by_side[side].append(number)
    return ends, lengths, by_side


SECTION_ENDS, _LENGTHS, SECTIONS_OF_SIDE = _sections()
SECTIONS = len(SECTION_ENDS)
LENGTH = np.array(_LENGTHS, np.int64)

# --- arcs: directed sections. Arc 2s leads from the first to the second end of section s, arc 2s + 1 back
ARCS = 2 * SECTIONS
ARC_FROM = np.array([end for a, b in SECTION_ENDS for end in (a, b)], np.int64)
ARC_TO = np.array([end for a, b in SECTION_ENDS for end in (b, a)], np.int64)


def _arcs_into() -> tuple["np.ndarray[Any, np.dtype[np.int64]]", "np.ndarray[Any, np.dtype[np.int64]]"]:
    """For each side and place, the arcs that lead into it, and their number."""
    into = [
        [
            [arc for arc in range(ARCS) if arc // 2 in SECTIONS_OF_SIDE[side] and ARC_TO[arc] == place]
            for place in range(PLACES)
        ]
        for side in range(2)
    ]
    most = max(len(arcs) for side in into for arcs in side)
    table = np.array([[arcs + [0] * (most - len(arcs)) for arcs in side] for side in into], np.int64)
    return table, np.array([[len(arcs) for arcs in side] for side in into], np.int64)


ARCS_INTO, DEGREE = _arcs_into()
MOST_WAYS = ARCS_INTO.shape[2]
NEAR, LENGTH_INTO = ARC_FROM[ARCS_INTO], LENGTH[ARCS_INTO >> 1]  # each such arc's origin and length
ARC_BETWEEN = np.zeros((PLACES, PLACES), np.int64)  # by two neighbours, from and to
ARC_BETWEEN[ARC_FROM, ARC_TO] = range(ARCS)

# --- the same as bits: places in one number, sections in two
HALF = 48  # sections in the first number: as long as vectors are
EVERYWHERE = (1 << PLACES) - 1
LONGEST = max(_LENGTHS)
CITIES_ON = np.array([sum(1 << city for city in range(PLACES) if ON_SIDE[side, city]) for side in range(2)], np.int64)
BESIDE = np.zeros((2, PLACES), np.int64)  # neighbours of a place
SECTIONS_AT = np.zeros((2, PLACES, 2, 2), np.int64)  # by half: the sections whose first, whose second end is a place
UP_TO = np.zeros((LONGEST + 1, 2), np.int64)  # sections of at most this length
for _side in range(2):
    for _section in SECTIONS_OF_SIDE[_side]:
        for _end, (_one, _other) in enumerate((SECTION_ENDS[_section], SECTION_ENDS[_section][::-1])):
            BESIDE[_side, _one] |= 1 << _other
            SECTIONS_AT[_side, _one, _section // HALF, _end] |= 1 << _section % HALF
for _section, _length in enumerate(_LENGTHS):
    UP_TO[_length:, _section // HALF] |= 1 << _section % HALF

# --- resources: the eight goods, then gold
GOODS: tuple[str, ...] = tuple(good["id"] for good in MAP["resources"]["goods"])
RESOURCES: tuple[str, ...] = (*GOODS, MAP["resources"]["gold"]["id"])
GOLD = len(GOODS)
ROWS = 4
RESOURCE_COUNT = np.array(
    [[kind[f"count_{side}"] for kind in (*MAP["resources"]["goods"], MAP["resources"]["gold"])] for side in SIDES],
    np.int64,
)
TOKENS = int(RESOURCE_COUNT.sum(axis=1).max())
assert all(RESOURCE_COUNT[s].sum() == ON_SIDE[s].sum() for s in (SMALL, LARGE)), "one resource for every city"

# --- scores: tables by number of tokens, from 0; the option `tables` chooses the row
TABLES: tuple[str, ...] = tuple(MAP["scoring"]["tables"])


def _table(name: str, size: int) -> "np.ndarray[Any, np.dtype[np.int64]]":
    rows = [MAP["scoring"]["tables"][tables][name]["table"] for tables in TABLES]
    return np.array([[row.get(str(n), 0) for n in range(size + 1)] for row in rows], np.int64)


VARIETY = _table("variety", len(GOODS))
SAME_KIND = _table("same_kind", ROWS)
GOLD_POINTS = _table("gold", int(RESOURCE_COUNT[:, GOLD].max()))
UNUSED_ROADS_BONUS: int = MAP["scoring"]["unused_roads"]["points"]
HEAD_START = np.zeros((MOST_PLAYERS + 1, MOST_PLAYERS), np.int64)  # by number of players and turn order; an option
for _players, _points in MAP["head_start"]["points"].items():
    HEAD_START[int(_players), : len(_points)] = _points
POINTS_PER_ROAD: int = MAP["parameters"]["points_per_road"]
POINTS_PER_ROAD_GOLD: int = MAP["parameters"]["points_per_road_gold"]
