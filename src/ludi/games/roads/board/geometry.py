"""Where everything is on the map: computed once, from the printed board."""

import json
from dataclasses import dataclass
from math import hypot
from pathlib import Path

from ..data import ARC_FROM, ARC_TO, ARCS, CITIES, LENGTH, MAP, NAMES, ROME, SECTION_ENDS

Pair = frozenset[str]  # the ends of a section
COAST: str = json.loads((Path(__file__).parent / "coastline.json").read_text(encoding="utf-8"))["land"]
ROMA = NAMES[ROME]
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
REGIONS_BY_COLOUR = {colour["id"]: colour["region"].split(" (")[0] for colour in MAP["colours"]}

POINTS = {place["name"]: (int(place["x"]), int(place["y"])) for place in (MAP["rome"], *CITIES)}
STONE, TOKEN, CAPITAL = 16, 29, 28  # radii kept clear of roads and free sections: connected city, new city, Rome
GAP = 7  # between the two roads of a section

# The side of a city on which its name stands, when new and when connected: the one where it crosses fewest roads.
SPOTS = {
    "Genua": "e ese", "Caralis": "sw", "Brundisium": "wsw", "Aquileia": "ene e", "Syracusae": "ene",
    "Massilia": "ese", "Lugdunum": "wnw", "Burdigala": "nw", "Lutetia": "ese", "Condate": "w", "Tarraco": "ene nw",
    "Toletum": "e ese", "Gades": "e", "Olisipo": "e ese", "Brigantium": "n ese", "Augusta": "nne", "Vindobona": "n",
    "Colonia": "ne", "Londinium": "w", "Eburacum": "w", "Salonae": "e ese", "Dyrrhachium": "ne", "Sirmium": "w wnw",
    "Sarmizegetusa": "ne", "Tomis": "n", "Thessalonica": "ssw se", "Athenae": "w", "Ephesus": "sse",
    "Byzantium": "ne", "Ancyra": "ese", "Carthago": "ssw", "Leptis Magna": "s", "Caesarea": "sse", "Cyrene": "s",
    "Volubilis": "s", "Gortyna": "e", "Alexandria": "se", "Antiochia": "e", "Hierosolyma": "e", "Trapezus": "n",
}  # fmt: skip
_CONNECTED = {
    "n": (0, -19, "middle"), "nne": (-4, -20, "start"), "ne": (15, -12, "start"), "ene": (19, -3, "start"),
    "e": (19, 7, "start"), "ese": (19, 17, "start"), "se": (15, 22, "start"), "sse": (-4, 32, "start"),
    "s": (0, 31, "middle"), "ssw": (4, 32, "end"), "sw": (-14, 24, "end"), "wsw": (-19, 17, "end"),
    "w": (-19, 7, "end"), "wnw": (-19, -3, "end"), "nw": (-15, -12, "end"),
}  # fmt: skip
_NEW = {
    "n": (0, -38, "middle"), "nne": (-6, -38, "start"), "ne": (42, -14, "start"), "ene": (43, -2, "start"),
    "e": (36, 13, "start"), "ese": (34, 22, "start"), "se": (30, 30, "start"), "sse": (-6, 46, "start"),
    "s": (0, 46, "middle"), "ssw": (6, 46, "end"), "sw": (-28, 27, "end"), "wsw": (-33, 20, "end"),
    "w": (-33, 7, "end"), "wnw": (-33, -6, "end"), "nw": (-28, -18, "end"),
}  # fmt: skip


def name_at(city: str, new: bool) -> tuple[int, int, str]:
    """The offset of a city's name from its centre, and its text anchor."""
    spots = SPOTS[city].split()
    return _NEW[spots[0]] if new else _CONNECTED[spots[-1]]


@dataclass(frozen=True, eq=False)
class Stretch:
    """A section on the map; there is one instance per section."""

    ends: tuple[str, str]
    length: int
    roads: str  # path of its roads
    slots: str  # path of its free spaces
    line: str  # path from end to end
    hit: str  # path of the area where a click means the section, not one of its ends
    middle: tuple[int, int]


def _pieces(a: tuple[float, float], b: tuple[float, float], length: int) -> str:
    """The path of one or two roads between two points."""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    gap = GAP / 2 / hypot(dx, dy) if length > 1 else 0
    cuts = [(i / length + (gap if i else 0), (i + 1) / length - (gap if i + 1 < length else 0)) for i in range(length)]
    return "".join(f"M{ax + dx * s:.0f} {ay + dy * s:.0f}L{ax + dx * e:.0f} {ay + dy * e:.0f}" for s, e in cuts)


def _between(a: str, b: str, clear: tuple[int, int]) -> tuple[tuple[float, float], tuple[float, float]]:
    """Two points on the way from a to b that keep clear of both."""
    (ax, ay), (bx, by) = POINTS[a], POINTS[b]
    far = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / far, (by - ay) / far
    return (ax + ux * clear[0], ay + uy * clear[0]), (bx - ux * clear[1], by - uy * clear[1])


def _stretch(number: int) -> Stretch:
    a, b = (NAMES[place] for place in SECTION_ENDS[number])
    length = int(LENGTH[number])
    clear = [CAPITAL if place == ROME else STONE for place in SECTION_ENDS[number]]
    wide = [CAPITAL if place == ROME else TOKEN for place in SECTION_ENDS[number]]
    (ax, ay), (bx, by) = POINTS[a], POINTS[b]
    between = _between(a, b, (wide[0], wide[1]))
    return Stretch(
        ends=(a, b),
        length=length,
        roads=_pieces(*_between(a, b, (clear[0], clear[1])), length),
        slots=_pieces(*between, length),
        line=f"M{ax} {ay}L{bx} {by}",
        hit=_pieces(*between, 1),
        middle=((ax + bx) // 2, (ay + by) // 2),
    )


STRETCHES = {frozenset(stretch.ends): stretch for stretch in map(_stretch, range(len(SECTION_ENDS)))}
ARC = {(NAMES[ARC_FROM[arc]], NAMES[ARC_TO[arc]]): arc for arc in range(ARCS)}
