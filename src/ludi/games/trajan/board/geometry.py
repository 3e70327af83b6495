"""Where things are in the drawings of Trajan: everything that never changes, computed once."""

import json
from math import cos, degrees, radians, sin
from pathlib import Path
from typing import Any

MAP: dict[str, Any] = json.loads((Path(__file__).parent / "map.json").read_text(encoding="utf-8"))

Place = tuple[float, float]
TRAYS = range(6)


def _polar(centre: Place, radius: float, angle: float) -> Place:
    turn = radians(angle)
    return round(centre[0] + radius * cos(turn), 1), round(centre[1] + radius * sin(turn), 1)


def _middle(tray: int) -> float:
    """The angle of a tray's centre: I is at the upper left, the others follow clockwise."""
    return 60 * tray - 120


class Wheel:
    """An action circle: the trays' beds, places for their markers, slots for the Trajan tiles."""

    def __init__(
        self,
        centre: Place,
        inner: float,
        outer: float,
        gap: float,
        rows: dict[int, tuple[tuple[float, int], ...]],
        sizes: dict[int, float],
        slot: float,
        icon: float,
        numeral: float,
    ) -> None:
        self.centre = centre
        self.outer = outer
        self.beds = [self._bed(tray, inner, outer, gap) for tray in TRAYS]
        self.halos = [self._bed(tray, inner + gap, outer - gap, 2.2 * gap) for tray in TRAYS]
        self.places = {most: [self._places(tray, rows[most], sizes[most]) for tray in TRAYS] for most in rows}
        self.sizes = sizes
        self.slots = [_polar(centre, slot, _middle(tray)) for tray in TRAYS]
        self.icons = [_polar(centre, icon, _middle(tray)) for tray in TRAYS]
        self.numerals = [_polar(centre, numeral, _middle(tray)) for tray in TRAYS]
        self.marks = [_polar(centre, numeral - 3, _middle(tray) + 25) for tray in TRAYS]

    def _bed(self, tray: int, inner: float, outer: float, gap: float) -> str:
        """A wedge whose straight sides keep a constant distance from its neighbours' sides."""
        start, end = _middle(tray) - 30, _middle(tray) + 30

        def corner(radius: float, angle: float, side: int) -> str:
            x, y = _polar(self.centre, radius, angle)
            across = radians(angle + 90 * side)
            return f"{x + gap / 2 * cos(across):.1f} {y + gap / 2 * sin(across):.1f}"

        return (
            f"M{corner(inner, start, 1)}L{corner(outer, start, 1)}A{outer} {outer} 0 0 1 {corner(outer, end, -1)}"
            f"L{corner(inner, end, -1)}A{inner} {inner} 0 0 0 {corner(inner, start, 1)}z"
        )

    def _places(self, tray: int, rows: tuple[tuple[float, int], ...], size: float) -> list[Place]:
        """Places for markers, best first: nearest to the tray's centre, so that few markers still look good."""
        places = []
        for row, (radius, count) in enumerate(rows):
            step = degrees(size * 1.1 / radius)
            for i in range(count):
                aside = i - (count - 1) / 2
                place = _polar(self.centre, radius, _middle(tray) + step * aside)
                places.append((abs(aside) + 0.6 * row, aside, place))
        return [place for _, _, place in sorted(places)]

    def layout(self, tray: int, count: int) -> tuple[list[Place], float]:
        """Places for `count` markers, and the markers' size."""
        most = next(most for most in sorted(self.places) if count <= most)
        return self.places[most][tray], self.sizes[most]


WHEEL = Wheel(
    (240, 238),
    62,
    166,
    2.8,
    {7: ((130, 4), (99, 3)), 12: ((135, 5), (110, 4), (86, 3))},
    {7: 30, 12: 24},
    slot=214,
    icon=74,
    numeral=157,
)
MINI = Wheel(
    (66, 66),
    13,
    46,
    1.2,
    {5: ((36, 3), (23.5, 2)), 12: ((40.5, 5), (31.5, 3), (22.5, 2), (13.8, 2))},
    {5: 12.2, 12: 8.2},
    slot=60,
    icon=22,
    numeral=40,
)
# Tiles at the four corners stand beside the circle's curve, not on it.
WHEEL.slots = [(133, 54), (347, 54), (453, 238), (347, 422), (133, 422), (27, 238)]
MINI.slots = [(36, 14), (96, 14), (126, 66), (96, 118), (36, 118), (6, 66)]


def _track(length: int) -> tuple[list[Place], float]:
    """The spaces of the time track, out along an upper and back along a lower row; and their width."""
    upper = (length + 1) // 2
    lower = length - upper
    step = min(290 / upper, 36)
    left = (290 - step * upper) / 2
    out = [(round(left + step * (i + 0.5), 1), 16.0) for i in range(upper)]
    shift = (upper - lower) / 2
    back = [(round(left + step * (upper - i - 0.5 - shift), 1), 50.0) for i in range(lower)]
    return out + back, step


TRACKS = {length: _track(length) for length in range(11, 23)}
