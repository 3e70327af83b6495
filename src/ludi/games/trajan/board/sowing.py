"""Where markers land, and whether the Trajan tile there can still be met."""

from collections import Counter
from typing import Any

from ludi.games.trajan.data import ROMAN
from ludi.web.scene import Scene

from . import geometry
from .happened import Marker, lifted

ROMAN_TRAY = {roman: tray for tray, roman in enumerate(ROMAN)}

View = dict[str, Any]


def sowing(scene: Scene, circle: list[View]) -> View | None:
    """While markers are held: the tile at the target tray, and which choices can still fulfil it."""
    turn = scene.view["turn"]
    if scene.phase != "sow":
        return None
    first, goal, held = ROMAN_TRAY[turn["next"]], ROMAN_TRAY[turn["target"]], turn["moving"]
    tile = circle[goal]["tile"]
    needed = list((Counter(tile["colours"]) - Counter(circle[goal]["markers"])).elements()) if tile else []
    return {
        "next": first,
        "goal": goal,
        "held": held,
        "tile": tile,
        "needed": needed,
        "meets": turn["could_fulfil"],
        "keeps": {c.parts["colour"]: c.brings["fulfils"] for c in scene.choices},
        "total": (lifted(scene) or ("", len(held)))[1],
    }


def ghosts(scene: Scene, trays: list[list[Marker]]) -> list[View]:
    """Markers shown where they will land while the user points at a choice; without a colour if that is still open."""
    shown: list[View] = []
    for choice in scene.choices:
        lands = choice.brings.get("lands", ())
        if choice.kind == "put pair":
            lands = [(choice.parts["tray"], colour) for colour in choice.parts["colours"]]
        landing: dict[str, list[str | None]] = {}
        for tray, colour in lands:
            landing.setdefault(tray, []).append(colour)
        for tray, colours in landing.items():
            emptied = choice.kind == "sow" and choice.parts["tray"] == tray
            lying = 0 if emptied else len(trays[ROMAN_TRAY[tray]])
            places, size = geometry.WHEEL.layout(ROMAN_TRAY[tray], min(12, lying + len(colours)))
            for (x, y), colour in zip(places[lying:], colours, strict=False):
                shown.append({"action": choice.action, "x": x, "y": y, "size": size, "colour": colour})
    return shown
