"""The log's words as they are drawn, and the icons of things."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from ludi.games.trajan.data import ACTION_NAMES, TRAJAN_NUMBER
from ludi.games.trajan.terms import TRAJAN

ACTION_ICONS = {name: "ship" if name == "seaport" else name for name in ACTION_NAMES}
JOKER_ICONS = {"joker commodity": "wine", "joker demand": "bread", "joker construction": "door"}
BONUS_ICONS = {"workers": "construction", "legionnaires": "military", "gold": "star"}
SHORT = 12  # letters; a name shorter than this stays on one line


def bonus_icons(tile: str) -> list[str]:
    return [BONUS_ICONS.get(name, name) for name in tile.split("+")]


def glyph(kind: str, name: str, text: Markup) -> Markup:
    """A word of the log as drawn: markers by their picture, other things with an icon beside their name."""
    match kind:
        case "marker":
            return _chip(name, text)
        case "trajan":
            tile = TRAJAN[TRAJAN_NUMBER[name]].parts
            drawn = _chip(tile["first"]) + _chip(tile["second"]) + _effect(tile)
            return drawn + Markup('<span class="sr">{}</span>').format(text)
        case "good" | "building" | "tile" | "bonus" | "action":
            pictures = Markup().join(map(_icon, _pictures(kind, name)))
            together = " nb" if len(text) < SHORT else ""
            return Markup('<span class="named{}">{}{}</span>').format(together, pictures, text)
    return text


def _chip(colour: str, label: str = "") -> Markup:
    named = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    return Markup('<svg class="mchip" viewBox="0 0 24 24" {}><use href="#m-{}" width="24" height="24"/></svg>').format(
        named, colour
    )


def _icon(name: str) -> Markup:
    return Markup('<svg class="icon" aria-hidden="true"><use href="#i-{}"/></svg>').format(name)


def _effect(tile: Mapping[str, Any]) -> Markup:
    """What a Trajan tile brings."""
    match tile["category"]:
        case "+2":
            return Markup('<b aria-hidden="true">+2</b>')
        case "cards":
            return _icon("hand")
        case "workers" | "legionnaires" as figures:
            number = Markup('<b aria-hidden="true">{}</b>').format(tile["amount"])
            return number + _icon("construction" if figures == "workers" else "military")
        case "demand":
            return _icon(tile["demand"])
    return Markup()


def _pictures(kind: str, name: str) -> list[str]:
    """The icons beside a word."""
    first, _, rest = name.partition(" ")
    match kind, first:
        case "bonus", _:
            return bonus_icons(name)
        case "action", _:
            return [ACTION_ICONS[name]]
        case "tile", "votes":
            return ["senate"]
        case "tile", "extra":
            return [ACTION_ICONS[rest]]
        case "tile", "joker":
            return ["star", *filter(None, [JOKER_ICONS.get(name)])]
        case "good", "joker":
            return ["star"]
    return [first]
