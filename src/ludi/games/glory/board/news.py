"""What the last decision changed, read from its line of the log: which pieces are new, and where each came from.

A piece keeps its id (`data-piece`) when it moves, so that the browser can animate the way. Cards of one kind are
interchangeable and have no names: a pile's top card is identified by its number, and the piece it becomes carries that
id for one moment.
"""

from typing import Any

from ludi.kernel.events import Told
from ludi.web.scene import Scene

from ..data import MATERIALS, ROLES

View = dict[str, Any]
Fresh = dict[tuple[Any, ...], str | None]


def top_of(view: View, pile: str, seat: int | None, material: str, more: int = 0) -> str:
    """The id of a pile's top card, or of one that has left it."""
    if pile == "pool":
        return f"pool-{material}-{view['pool'][material] + more}"
    return stock_id(seat, material, view["players"][seat]["stockpile"][material] + more)


def stock_id(seat: int | None, material: str, count: int) -> str:
    """The id of the top card among `count` in a stockpile."""
    return f"stock-{seat}-{material}-{count}"


def copy_id(seat: int, name: str, copy: int) -> str:
    """The id of a copy of a building's card; copy 0 is the structure."""
    return f"card-{seat}-{name}-{copy}"


def first_copy(player: View, name: str) -> int:
    """The number of the first copy in hand; 0 is the copy that would become a structure."""
    return int(any(structure["name"] == name for structure in player["structures"]))


def fresh(scene: Scene) -> Fresh:
    """Places changed by the last decision, with the id of the piece that came there if known."""
    found: Fresh = {}
    for told in scene.log[-1].told if scene.log else ():
        if told.seat is not None:
            for place, piece in _changed(scene, told, told.seat).items():
                found[place] = None if piece in found.values() else piece
    return found


def _changed(scene: Scene, told: Told, seat: int) -> Fresh:
    parts = told.parts
    cards = [material for material in MATERIALS if parts.get(material)]  # for events about several cards

    def came(material: str, pile: str) -> str | None:
        return top_of(scene.view, pile, seat, material, 1) if pile in ("pool", "stockpile") else None

    match told.kind:
        case "hired":
            material = MATERIALS[ROLES.index(parts["role"])]
            return {("client", seat, material): came(material, parts["from"])}
        case "stored":
            return {("stock", seat, parts["material"]): came(parts["material"], parts["from"])}
        case "demanded":
            return {("stock", seat, material): came(material, "pool") for material in cards}
        case "gave":
            return {("stock", parts["to"], parts["material"]): None}
        case "lost":
            return {("stock", parts["to"], material): came(material, "stockpile") for material in cards}
        case "banked":
            return {("loot", seat, parts["material"]): came(parts["material"], parts["from"])}
        case "played" if parts["card"]:
            material = scene.view["cards"][parts["card"]]["material"]
            return {("camp", seat, material): _played(scene, seat, parts["card"])}
        case "added":
            name = parts["structure"]
            return {("structure", seat, name): None, ("pip", seat, name): came(parts["material"], parts["from"])}
        case "opened":
            return {("structure", parts["owner"], parts["structure"]): None}
        case "cleared" | "discarded":
            return {("pool", material): f"camp-{seat}-{material}" for material in cards}
        case "laid" | "completed" | "took" if "structure" in parts:
            return {("structure", seat, parts["structure"]): None}
    return {}


def _played(scene: Scene, seat: int, name: str) -> str | None:
    """The copy that went from the viewer's hand to the camp."""
    if seat != scene.seat:
        return None
    player = scene.view["players"][seat]
    return copy_id(seat, name, first_copy(player, name) + player["hand"].count(name))
