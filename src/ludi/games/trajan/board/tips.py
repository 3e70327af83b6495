"""What tooltips and advice say about things, as messages for the templates."""

from collections.abc import Iterable, Mapping
from typing import Any

from ludi.games.trajan import WORDS
from ludi.games.trajan.data import BONUS_NAMES, DEMAND_NAMES, TRAJAN_NUMBER
from ludi.games.trajan.terms import BONUS, TRAJAN
from ludi.kernel.words import Message, Term

from .happened import Marker

View = dict[str, Any]
BONUS_EACH = {"workers": ("1", "½"), "legionnaires": ("2", "1"), "gold": ("3", "2")}
"""Points for each worker, legionnaire or gold tile, on the gold and on the grey side."""


def tray(tray: View, markers: Iterable[Marker], plus: bool = False) -> Message:
    """A tray, its action and its contents."""
    lying = [Term("marker", marker.colour) for marker in markers]
    return WORDS("tray-tip", tray=tray["tray"], action=Term("action", tray["action"]), markers=lying, plus=plus)


def tile(name: str) -> Message:
    """A tile of the forum."""
    kind, _, rest = name.partition(" ")
    match kind:
        case "votes":
            return WORDS("tip-votes", n=int(rest))
        case "extra":
            return WORDS("tip-extra", action=Term("action", rest))
        case "joker":
            return WORDS(f"tip-joker-{rest}")
    return WORDS("tip-demand", demand=Term("tile", name))


def gain(tile: View) -> Message:
    """What a Trajan tile brings."""
    return WORDS("trajan-gain", points=tile["points"], **TRAJAN[TRAJAN_NUMBER[tile["name"]]].parts)


def trajan(tile: View) -> Message:
    return WORDS("trajan-tip", gain=gain(tile), **TRAJAN[TRAJAN_NUMBER[tile["name"]]].parts)


def bonus_each(tile: str) -> tuple[str, str]:
    """What a bonus tile pays per thing counted, on its gold and on its grey side."""
    return BONUS_EACH.get(tile) or (("3", "2") if "+" in tile else ("9", "6"))


def bonus_for(tile: str) -> Message:
    """What a bonus tile pays for."""
    if tile in DEMAND_NAMES:
        return WORDS("bonus-for-demand", demand=Term("tile", tile))
    if "+" in tile:
        return WORDS("bonus-for-goods", **BONUS[BONUS_NAMES.index(tile)].parts)
    return WORDS(f"bonus-for-{tile}")


def bonus(tile: str, worth: int | None = None) -> Message:
    gold, grey = bonus_each(tile)
    return WORDS("bonus-tip", gold=gold, grey=grey, what=bonus_for(tile), worth=worth)


def goods(cards: Mapping[str, int]) -> list[Message]:
    """Cards of several kinds."""
    return [WORDS("counted", what=WORDS(f"good-{card}"), n=n) for card, n in cards.items()]


def outlook(sowing: View, circle: list[View], good: bool, colour: str | None = None) -> Message:
    """Whether the tile at the target tray can be fulfilled, perhaps after placing a marker of some colour."""
    kept = [Term("marker", needed) for needed in sowing["needed"]]
    goal = Term("action", circle[sowing["goal"]]["action"])
    if not sowing["tile"]:
        said = WORDS("outlook-none", action=goal)
    elif not good:
        said = WORDS("outlook-lost", action=goal)
    else:
        said = WORDS("outlook-met", action=goal, markers=kept, gain=gain(sowing["tile"]))
    if colour is None:
        return said
    first = Term("action", circle[sowing["next"]]["action"])
    return WORDS("outlook-after", marker=Term("marker", colour), action=first, outlook=said)
