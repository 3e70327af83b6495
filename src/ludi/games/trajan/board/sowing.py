"""Where markers land, and whether the Trajan tile there can still be met."""

from collections import Counter
from typing import Any

from ludi.games.trajan.data import ROMAN
from ludi.web.scene import Scene

from . import geometry
from .happened import Circle, lifted

ROMAN_TRAY = {roman: tray for tray, roman in enumerate(ROMAN)}

View = dict[str, Any]


def _meets(colours: list[str], lying: list[str], held: list[str], landing: int) -> bool:
    """Whether a Trajan tile could be met in its tray: some of the held markers land there, one may choose which."""
    missing = Counter(colours) - Counter(lying)
    return missing.total() <= landing and not missing - Counter(held)


def sowing(scene: Scene, circle: list[View]) -> View | None:
    """While markers are held: the tile at the target tray, and which choices keep it within reach."""
    turn = scene.view["turn"]
    if scene.phase != "sow":
        return None
    first, goal, held = ROMAN_TRAY[turn["next"]], ROMAN_TRAY[turn["target"]], turn["moving"]
    tile = circle[goal]["tile"]
    keeps = {}
    for colour in dict.fromkeys(held):
        rest = list(held)
        rest.remove(colour)
        lying = circle[goal]["markers"] + ([colour] if first == goal else [])
        landing = sum((first + 1 + i) % 6 == goal for i in range(len(rest)))
        keeps[colour] = tile is not None and _meets(tile["colours"], lying, rest, landing)
    needed = list((Counter(tile["colours"]) - Counter(circle[goal]["markers"])).elements()) if tile else []
    return {
        "next": first, "goal": goal, "held": held, "tile": tile, "keeps": keeps, "needed": needed,
        "total": (lifted(scene) or ("", len(held)))[1],
    }  # fmt: skip


def _places(tray: int, lying: int, more: int) -> tuple[list[geometry.Place], float]:
    """Where the next markers will lie in a tray of the large circle."""
    places, size = geometry.WHEEL.layout(tray, min(12, lying + more))
    return places[lying : lying + more], size


def ghosts(scene: Scene, circle: Circle) -> list[View]:
    """Markers shown while a choice is pointed at: where they will lie. Without a colour: it is not known yet."""
    trays, held = circle
    shown: list[View] = []

    def add(action: int, tray: int, lying: int, colours: list[str | None]) -> None:
        places, size = _places(tray, lying, len(colours))
        for (x, y), colour in zip(places, colours, strict=False):
            shown.append({"action": action, "x": x, "y": y, "size": size, "colour": colour})

    for choice in scene.choices:
        if choice.kind == "sow":
            start = ROMAN_TRAY[choice.parts["tray"]]
            landing = Counter((start + 1 + i) % 6 for i in range(len(trays[start])))
            for tray, more in landing.items():
                add(choice.action, tray, 0 if tray == start else len(trays[tray]), [None] * more)
        elif choice.kind == "put":
            tray = ROMAN_TRAY[choice.parts["tray"]]
            rest = [marker.colour for marker in held]
            rest.remove(choice.parts["colour"])
            add(choice.action, tray, len(trays[tray]), [choice.parts["colour"]])
            if len(set(rest)) == 1:
                for i, colour in enumerate(rest[:6]):
                    later = (tray + 1 + i) % 6
                    add(choice.action, later, len(trays[later]) + (later == tray), [colour])
        elif choice.kind == "put pair":
            tray = ROMAN_TRAY[choice.parts["tray"]]
            add(choice.action, tray, len(trays[tray]), list(choice.parts["colours"]))
    return shown
