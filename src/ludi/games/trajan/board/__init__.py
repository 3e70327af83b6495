"""The table of Trajan, drawn from the view."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from ludi.games.trajan import actions
from ludi.games.trajan.data import BONUS_NAMES, COLOURS, COMMODITIES, DEMAND_NAMES, ROMAN, TILE_NAMES
from ludi.kernel.words import Term, Words, capital
from ludi.web.drawing import target_for
from ludi.web.scene import Choice, Scene
from ludi.web.templating import shown

from . import geometry, happened, shapes, tips
from .asking import ask
from .glyphs import ACTION_ICONS, JOKER_ICONS, bonus_icons, glyph
from .sowing import ROMAN_TRAY, ghosts, sowing

__all__ = ["REGIONS", "TABS", "ask", "glyph", "prepare"]

REGIONS = (
    "provinces",
    "forum",
    "stacks",
    "district",
    "harbour",
    "quarter",
    "senate",
    "time",
    "wheel",
    "asks",
    "mat",
    "seats",
    "strip",
    "glance",
)
ICON = "trajan"
SOURCE_ICONS = {
    "trajan tiles": "trajan",
    "ships": "ship",
    "provinces": "military",
    "senate": "senate",
    "construction": "construction",
    "demands": "bread",
    "hand": "hand",
    "camps": "figure",
    "circle": "forum",
    "sets": "door",
    "bonus tiles": "star",
}
AT_END = ("hand", "camps", "circle", "sets", "bonus tiles")
TALL = True
TABS = (
    ("circle", "tab-circle", "trajan"),
    ("board", "tab-board", "flag"),
    ("mine", "tab-mine", "hand"),
    ("seats", "tab-seats", "people"),
    ("log", "tab-log", "log"),
)
View = dict[str, Any]


def _met(demands: list[str], player: View | None) -> list[tuple[str, str]]:
    """The demands face up, each met by a tile, by a joker, or not; a spectator sees no such marks."""
    if player is None:
        return [(kind, "open") for kind in demands]
    kinds, jokers = player["demands"]["kinds"], player["demands"]["jokers"]
    left = {kind: row["permanent"] + row["tiles"] for kind, row in kinds.items()}
    met = []
    for kind in demands:
        state = "met" if left[kind] > 0 else "joker" if jokers > 0 else "unmet"
        left[kind] -= state == "met"
        jokers -= state == "joker"
        met.append((kind, state))
    return met


def _without_cargo(mine: View, turn: View) -> View:
    """The viewer's mat while loading a ship: cards aboard are shown on the ship instead."""
    if "ship" not in turn:
        return mine
    cards: Counter[str] = Counter(mine["hand"]["cards"])
    tiles: Counter[str] = Counter(mine["tiles"])
    cards -= Counter(turn["loaded"])
    tiles -= Counter({"joker commodity": turn["jokers"]})
    return {**mine, "hand": {"size": cards.total(), "cards": cards}, "tiles": tiles}


def _spots(scene: Scene) -> Callable[..., Markup]:
    """Make a function for the attributes of an element that stands for a decision, legal or not."""

    def spot(
        action: int | None, classes: str = "", tip: Words = "", confirm: Words = "", quiet: bool = False, text: str = ""
    ) -> Markup:
        """`quiet`: its result is shown elsewhere while pointing at it; `text`: see `target`."""
        choice = scene.legal.get(action) if action is not None else None
        if choice:
            says = "" if quiet else "\n".join(part for part in (str(tip), capital(choice.preview)) if part)
            sentence = f"{choice.words}: {choice.preview}" if choice.preview else choice.words
            asks = f' data-confirm="{shown(confirm)}"' if confirm and choice.final else ""
            made = target_for(choice.action, capital(sentence), says, text)
            return Markup(f'class="{classes} target is-legal" {made}{asks}')
        asks_why = action is not None and scene.seat is not None and not scene.over
        number = f' data-action="{action}"' if asks_why else ""
        return Markup(f'class="{classes}" data-tip="{shown(tip)}"{number}')

    return spot


def prepare(scene: Scene) -> View:
    """What the template needs besides the scene. A spectator looks over the first player's shoulder."""
    players = scene.view["players"]
    me = scene.seat if scene.seat is not None else 0
    circles = happened.circles(scene)
    turn = scene.view["turn"]
    mine = _without_cargo(players[me], turn)
    by_kind: dict[str, list[Choice]] = {}
    for choice in scene.choices:
        by_kind.setdefault(choice.kind, []).append(choice)
    return {
        "me": me,
        "mine": mine,
        "rivals": [players[(me + i) % scene.players] for i in range(1, scene.players)],
        "waiting": [player["seat"] for player in players if player["leader"] == "camp"],
        "camped": [(player["seat"], player["military_camp"]) for player in players if player["military_camp"]],
        "circles": circles,
        "mine_circle": circles[me],
        "sowing": sowing(scene, mine["circle"]) if turn.get("player") == me else None,
        "ghosts": ghosts(scene, circles[me][0]),
        "fresh": happened.fresh(scene),
        "lifted": happened.lifted(scene),
        "met": _met(scene.view["demands"], mine if scene.seat is not None else None),
        "by_kind": by_kind,
        "spot": _spots(scene),
        "code": actions,
        "noun": Term,
        "tips": tips,
        "quarters": ROMAN,
        "demand_names": DEMAND_NAMES,
        "action_icon": ACTION_ICONS,
        "joker_icon": JOKER_ICONS,
        "geo": geometry,
        "shapes": shapes,
        "tray_of": ROMAN_TRAY,
        "colour_number": {name: i for i, name in enumerate(COLOURS)},
        "tile_number": {name: i for i, name in enumerate(TILE_NAMES)},
        "card_number": {name: i for i, name in enumerate(COMMODITIES)},
        "bonus_number": {name: i for i, name in enumerate(BONUS_NAMES)},
        "bonus_icons": bonus_icons,
    }
