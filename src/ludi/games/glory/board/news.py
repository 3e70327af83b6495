"""What the last decision has changed, read from its line of the log: which pieces are new, and where each came from.

A piece keeps its id (`data-piece`) when it moves, so that the browser can show the way. Cards of one kind are alike
and have no name: a pile's top card has its number for an id, and what it has become carries that id for one moment.
"""

import re
from typing import Any

from ludi.kernel.events import Told
from ludi.web.scene import Scene

from ..data import MATERIALS, NAMES, ROLES

View = dict[str, Any]
Fresh = dict[tuple[Any, ...], str | None]

WORDS = sorted((*NAMES, *MATERIALS, *ROLES), key=len, reverse=True)  # Circus Maximus before Circus
PILES = {"from the pool": "pool", "from the stockpile": "stock"}


def top_of(view: View, pile: str, seat: int | None, material: str, more: int = 0) -> str:
    """The id of the top card of a pile, or of one that has left it."""
    if pile == "pool":
        return f"pool-{material}-{view['pool'][material] + more}"
    return f"stock-{seat}-{material}-{view['players'][seat]['stockpile'][material] + more}"


def copy_id(seat: int, name: str, copy: int) -> str:
    """The id of a copy of a building's card; copy 0 is the structure."""
    return f"card-{seat}-{name}-{copy}"


def first_copy(player: View, name: str) -> int:
    """The number of the first copy in hand: 0 is the one that would become a structure."""
    return int(any(structure["name"] == name for structure in player["structures"]))


def fresh(scene: Scene) -> Fresh:
    """Places that the last decision has changed, with the id of the piece that came there if that is known."""
    found: Fresh = {}
    for told in scene.log[-1].told if scene.log else ():
        if told.seat is not None:
            for place, piece in _changed(scene, told, told.seat).items():
                found[place] = None if piece in found.values() else piece
    return found


def _changed(scene: Scene, told: Told, seat: int) -> Fresh:
    view = scene.view
    text, others = _without_names(told.words, scene.names, seat)
    words = _words_in(text)
    pile = next((pile for source, pile in PILES.items() if source in text), None)
    names = [word for word in words if word in NAMES]
    materials = [word for word in words if word in MATERIALS]
    roles = [MATERIALS[ROLES.index(word)] for word in words if word in ROLES]

    def came(material: str, owner: int = seat) -> str | None:
        return top_of(view, pile, owner, material, 1) if pile else None

    match told.kind:
        case "hired":
            return {("client", seat, material): came(material) for material in roles}
        case "stored" | "demanded":
            return {("stock", seat, material): came(material) for material in materials}
        case "gave" | "lost":
            return {("stock", owner, material): came(material) for owner in others for material in materials}
        case "banked":
            return {("loot", seat, material): came(material) for material in materials} or {("loot", seat, None): None}
        case "played":
            return {("camp", seat, view["cards"][name]["material"]): _played(scene, seat, name) for name in names}
        case "added":
            return {("structure", seat, names[0]): None, ("pip", seat, names[0]): came(materials[0])}
        case "opened":
            return {("structure", owner, name): None for owner in others for name in names}
        case "cleared" | "discarded":
            return {("pool", material): f"camp-{seat}-{material}" for material in materials}
        case "laid" | "completed" | "took":
            return {("structure", seat, name): None for name in names}
    return {}


def _played(scene: Scene, seat: int, name: str) -> str | None:
    """The copy that went from the viewer's hand to the camp."""
    if seat != scene.seat:
        return None
    player = scene.view["players"][seat]
    return copy_id(seat, name, first_copy(player, name) + player["hand"].count(name))


def _without_names(words: str, names: tuple[str, ...], seat: int) -> tuple[str, list[int]]:
    """The words without the names of players, which may be anything, and which others were named."""
    words = words.replace(names[seat], "", 1)
    others = []
    for other, name in enumerate(names):
        if other != seat and re.search(rf"\b(of|to) {re.escape(name)}\b", words):
            words = words.replace(name, "", 1)
            others.append(other)
    return words, others


def _words_in(text: str) -> list[str]:
    """The buildings, materials and roles that are named, the longest first."""
    found = []
    for word in WORDS:
        if re.search(rf"\b{word}\b", text):
            found.append(word)
            text = text.replace(word, "")
    return found
