"""Which piece on the table stands for which choice, and what else the templates need to know about a scene."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from markupsafe import Markup

from ludi.kernel.words import Message, Name, Term, Words, capital, slug
from ludi.web.scene import Choice, Scene

from .. import WORDS, actions as A
from ..data import CARD_COUNT, CARDS, MATERIALS, NAMES, ROLES
from .news import copy_id, first_copy, fresh, stock_id, top_of

View = dict[str, Any]
Place = tuple[Any, ...]

KINDS = [
    {
        "material": kind["material"],
        "role": kind["role"],
        "value": kind["value"],
        "icon": "timber" if kind["material"] == "wood" else kind["material"],
        "role_icon": kind["role"].lower(),
    }
    for kind in CARDS["kinds"]
]
OF_MATERIAL = {kind["material"]: kind for kind in KINDS}
OF_ROLE = {kind["role"]: kind for kind in KINDS}
FROM_THE_POOL = ("laborer", "patron")
FROM_THE_STOCKPILE = ("merchant", "material")
ELSEWHERE = ("own", "stock", "theirs", "client", "senate", "camp", "town", "out")
"""Places that phones show small or on another tab."""
MOST_SINGLE_CARDS = 8
FOLDED_FROM = 4  # players; from then on rivals' camps shrink to four lines each, to leave room for the viewer's hand
FULL_TEXT, SHORT_TEXT = 4, 8  # most buildings in a camp shown with their text, and without it but roomy
BRIEF, LONG = 60, 90  # letters in a text: longer ones are smaller, and hidden where there is no room


def glyph(kind: str, name: str, text: Markup) -> Markup:
    """A word of the log; materials and roles get an icon."""
    if kind == "building":
        return Markup('<b class="built">{}</b>').format(text)
    if kind not in ("material", "role"):
        return text
    of = OF_MATERIAL[name] if kind == "material" else OF_ROLE[name]
    icon = of["icon"] if kind == "material" else of["role_icon"]
    picture = '<span class="mi {}" data-mat="{}"><svg class="icon" aria-hidden="true"><use href="#i-{}"/></svg></span>'
    return Markup(f'<span class="word">{picture}{{}}</span>').format(kind, of["material"], icon, text)


def place(scene: Scene, choice: Choice) -> Place:
    """The piece to click for this choice."""
    parts = choice.parts
    if "structure" in parts:
        return ("theirs", parts["player"], parts["structure"]) if "player" in parts else ("own", parts["structure"])
    if "client" in parts:
        return "client", parts["player"], parts["client"]
    if "player" in parts:
        return ("senate" if scene.phase == "senate" else "offer"), parts["player"]
    if "petition" in parts:
        return "petition", parts["petition"]
    if "card" in parts:
        return "hand", parts["card"]
    if choice.kind == "senator" or choice.action == A.DISCARD_SENATOR:
        return ("senator",)
    if "material" in parts:
        return _place_of_kind(scene, parts)
    piles: dict[int, Place] = {A.DECK: ("deck",), A.SENATOR_FROM_PILE: ("pile",)}
    return piles.get(choice.action, ("ask",))


def _place_of_kind(scene: Scene, parts: dict[str, Any]) -> Place:
    material = parts["material"]
    if scene.phase in FROM_THE_POOL or parts.get("from") == "pool":
        return "pool", material
    if scene.phase in FROM_THE_STOCKPILE:
        return "stock", material
    if scene.phase == "site":
        return ("out" if scene.view["work"][-1]["out_of_town"] else "town"), material
    return ("camp", material) if scene.phase == "sewer" else ("role", material)


def usual_action(scene: Scene, where: Place) -> int | None:
    """What a click on a piece tries if it is no choice: the server then says why not."""
    match where:
        case ("hand", name):
            return A.CARD + NAMES.index(name)
        case ("senator",):
            return A.SENATOR_FOR + ROLES.index(scene.view["role"] or ROLES[0])
        case ("pool" | "stock", material):
            return A.OF_KIND + MATERIALS.index(material)
        case ("own", name):
            return A.OWN + NAMES.index(name)
        case ("theirs", player, name):
            return A.THEIRS + _left(scene, player) * CARD_COUNT + NAMES.index(name)
        case ("client", player, role) if player != scene.seat:
            return A.CLIENT + _left(scene, player) * len(ROLES) + ROLES.index(role)
        case ("deck",):
            return A.DECK
        case ("pile",):
            return A.SENATOR_FROM_PILE
    return None


def _left(scene: Scene, player: int) -> int:
    """How many players sit between the viewer and a player to the left."""
    return (player - (scene.seat or 0)) % scene.players - 1


def why(scene: Scene, where: Place) -> Markup:
    """The attribute that lets a click on this piece ask why it is no choice."""
    if folded(scene) and where[:1] in (("theirs",), ("client",)):
        return Markup()  # a click on a folded camp opens it
    action = usual_action(scene, where) if scene.mine else None
    if action is None or action in scene.legal:
        return Markup()
    return Markup(f' data-action="{action}"')


def folded(scene: Scene) -> bool:
    """Whether rivals' camps are abbreviated; spectators have no hand, and so room for all of them."""
    return scene.seat is not None and scene.players >= FOLDED_FROM


def named(scene: Scene, choice: Choice) -> Choice:
    """The choice as a button shows it: capitalised, and with the name of the player concerned."""
    words, player = choice.words, choice.parts.get("player")
    if isinstance(words, Message) and player is not None:
        words = replace(words, parts={**words.parts, "who": Name(scene.names[player])})
    return replace(choice, words=capital(words))


def prepare(scene: Scene) -> dict[str, Any]:
    """Everything the templates need besides the scene."""
    view, seat = scene.view, scene.seat
    at: dict[Place, list[Choice]] = {}
    for choice in scene.choices:
        at.setdefault(place(scene, choice), []).append(named(scene, choice))
    lays = [choice for key, found in at.items() if key[0] == "hand" for choice in found if choice.kind == "lay"]
    rivals = [(i + (seat + 1 if seat is not None else 0)) % scene.players for i in range(scene.players)]
    return {
        "Term": Term,
        "kinds": KINDS,
        "of_material": OF_MATERIAL,
        "of_role": OF_ROLE,
        "at": at,
        "why": partial(why, scene),
        "me": view["players"][seat] if seat is not None else None,
        "rivals": [view["players"][i] for i in rivals if i != seat],
        "states": [_state(view, player) for player in view["players"]],
        "drawn": _card(view, view["drawn"], "drawn") if view["drawn"] else None,
        "held": _held(view, seat),
        "fresh": fresh(scene),
        "top_of": partial(top_of, view),
        "stock_id": stock_id,
        "copy_id": copy_id,
        "lays": lays,
        "lay_at": {(town, name): _numbers(lays, view, town, name) for town in ("town", "out") for name in MATERIALS},
        "building_now": _building_now(scene),
        "material_choices": list(scene.choices) if scene.phase == "material" else [],
        "confirms": dict(_confirms(scene)),
        "elsewhere": [c for key, found in at.items() if key[0] in ELSEWHERE for c in found],
        "drawing": _drawing(view),
        "waiting": list(_waiting(view)),
        "offers": [choice for key, found in at.items() if key[0] == "offer" for choice in found],
        "catacombs": _owners(view, "Catacomb"),
        "forums": [
            (owner, structure["active"], *(_kinds(view["players"][owner][zone]) for zone in ("clients", "stockpile")))
            for owner, structure in _owners(view, "Forum")
        ],
        "most_loot": _most_loot(view),
        "folded": folded(scene),
        "extent": extent,
        "sizes": [_size(player) for player in view["players"]],
    }


def extent(name: str, when: str = "") -> str:
    """The length class of a building's text, for the style sheet; `when` it works comes before the text."""
    letters = len(str(WORDS("function-" + slug(name))) + (str(WORDS("when-" + slug(when))) if when else ""))
    return "brief" if letters <= BRIEF else "long" if letters <= LONG else "longest"


def _numbers(lays: list[Choice], view: View, town: str, material: str) -> str:
    """The actions that lay a foundation on a site of this material, for the ghost on the site."""
    found = [
        str(choice.action)
        for choice in lays
        if view["cards"][choice.parts["card"]]["material"] == material and ("site" in choice.parts) == (town == "out")
    ]
    return " ".join(found)


def _drawing(view: View) -> int:
    """How many cards thinking would draw."""
    player = view["players"][view["acting"]]
    wanted: int = player["limits"]["hand"] - player["hand_size"]
    return max(1, min(wanted, int(view["deck"])))


def _building_now(scene: Scene) -> str | None:
    """The viewer's structure that gets a material."""
    return scene.view["work"][-1]["structure"] if scene.mine and scene.phase == "material" else None


def _confirms(scene: Scene) -> Iterable[tuple[int, Words]]:
    """Choices that need confirmation because of what they cost."""
    left = scene.view["actions"] or 0
    for choice in scene.choices:
        if choice.action == A.STOP and left > 1 and scene.phase != "legionary":
            yield choice.action, WORDS("sure-give-up", n=left)
        elif choice.kind == "lay":
            yield choice.action, WORDS("sure-lay")
        elif choice.action in (A.DISCARD_HAND, A.ACCEPT) or place(scene, choice)[0] == "offer":
            yield choice.action, named(scene, choice).words


def _size(player: View) -> str:
    """How much text fits on a camp's buildings: its structures, and the public ones of others."""
    count = len({structure["name"] for structure in player["structures"]} | set(player["functions"]))
    return "full" if count <= FULL_TEXT else "short" if count <= SHORT_TEXT else "names"


def _state(view: View, player: View) -> str:
    """Whether a player decides now, or acts while others decide."""
    if view["to_move"] == player["seat"]:
        return "decides"
    return "acts" if view["step"] == "act" and view["acting"] == player["seat"] and not view["over"] else ""


def _held(view: View, seat: int | None) -> list[View]:
    """The viewer's Orders by kind; in a large hand, copies of a building are stacked."""
    if seat is None:
        return []
    player = view["players"][seat]
    names = sorted(player["hand"], key=lambda name: (MATERIALS.index(view["cards"][name]["material"]), name))
    together = len(names) > MOST_SINGLE_CARDS
    held = []
    for i, name in enumerate(names):
        before = names[:i].count(name)
        if not together or not before:
            piece = copy_id(seat, name, first_copy(player, name) + before)
            count = names.count(name) if together else 1
            held.append(_card(view, name, piece, count))
    return held


def _card(view: View, name: str, piece: str, count: int = 1) -> View:
    """A card in the hand."""
    return {"name": name, "piece": piece, "count": count, **view["cards"][name]}


def _waiting(view: View) -> Iterable[Message]:
    """The work pending below the current question, next first."""
    for work in reversed(view["work"][:-1]):
        if work["kind"] == "grant":
            yield WORDS("then-actions", n=work["count"], role=Term("role", work["role"]))
        elif work["kind"] == "think":
            yield WORDS("then-thinks", n=work["count"])


def _owners(view: View, name: str) -> list[tuple[int, View]]:
    """The owners of structures with this name, and the structures' state."""
    return [(player["seat"], s) for player in view["players"] for s in player["structures"] if s["name"] == name]


def _kinds(counts: dict[str, int]) -> int:
    """The number of kinds with a nonzero count."""
    return sum(map(bool, counts.values()))


def _most_loot(view: View) -> dict[str, int | None]:
    """Who has most cards of each material in the vault, as far as the viewer knows."""
    most: dict[str, int | None] = {}
    for material in MATERIALS:
        counts = [player["vault"]["known"][material] for player in view["players"]]
        best = max(counts)
        most[material] = counts.index(best) if best and counts.count(best) == 1 else None
    return most
