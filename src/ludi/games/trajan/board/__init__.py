"""The table of Trajan, drawn from the view."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from ludi.games.trajan import codes
from ludi.games.trajan.data import (
    ACTION_NAMES,
    BONUS_NAMES,
    COLOURS,
    COMMODITIES,
    PROVINCES,
    ROMAN,
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
)
from ludi.kernel.game import Told
from ludi.server.drawing import Asked, Step, target
from ludi.server.scene import Choice, Scene

from . import geometry

REGIONS = ("provinces", "forum", "stacks", "district", "harbour", "quarter", "senate", "time", "wheel", "asks", "mat",
           "seats", "strip", "glance")  # fmt: skip
TABS = (
    ("circle", "Circle", "trajan"),
    ("board", "Board", "flag"),
    ("mine", "Mine", "hand"),
    ("seats", "Players", "people"),
    ("log", "Log", "log"),
)

ACTIONS = dict(zip(ACTION_NAMES, ("Seaport", "Forum", "Military", "Senate", "Trajan", "Construction"), strict=True))
GLYPHS = dict(zip(COLOURS, ("sun", "flame", "leaf", "moon", "rose", "wave"), strict=True))
ROMAN_TRAY = {roman: tray for tray, roman in enumerate(ROMAN)}
BONUS_ICONS = {"workers": "construction", "legionnaires": "military", "gold": "star"}
BONUS_EACH = {"workers": ("1", "½"), "legionnaires": ("2", "1"), "gold": ("3", "2")}

View = dict[str, Any]


@dataclass(frozen=True)
class Marker:
    """A marker lying in a tray or held; `piece` stays with it for the whole game."""

    piece: str
    colour: str
    turn: int = 0  # in which it was placed
    fresh: bool = False  # that is the last turn


Circle = tuple[list[list[Marker]], list[Marker]]  # by tray, and those held


# ---------------------------------------------------------------- what happened


def _last_turn(scene: Scene) -> list[Told]:
    """The events of the last turn that has begun, or of the last decision before the first turn."""
    told: list[Told] = []
    for line in reversed(scene.log):
        told = [*line.told, *told]
        if any(event.kind == "time" for event in line.told):
            return told
    return list(scene.log[-1].told) if scene.log else []


def _lifted(scene: Scene) -> tuple[str, int] | None:
    """From which tray the markers of this turn were taken, and how many they were."""
    for event in reversed(_last_turn(scene)):
        if event.kind == "time" and event.numbers:
            return ACTION_NAMES[event.numbers[0]], event.numbers[1]
    return None


def _circles(scene: Scene) -> list[Circle]:
    """Everybody's markers in the order in which they came, told apart by what happened to them since the start."""
    trays: list[list[list[Marker]]] = [[[] for _ in ROMAN] for _ in range(scene.players)]
    held: list[list[Marker]] = [[] for _ in range(scene.players)]
    placed: Counter[tuple[int, str]] = Counter()
    turn = 0
    for line in scene.log:
        for event in line.told:
            if event.seat is None or event.kind not in ("placed", "time", "sowed") or not event.numbers:
                continue
            seat, (a, b, c) = event.seat, event.numbers
            if event.kind == "placed":
                for colour in (COLOURS[b], COLOURS[c]):
                    trays[seat][a].append(Marker(f"mk-{seat}-{colour}-{placed[seat, colour]}", colour))
                    placed[seat, colour] += 1
            elif event.kind == "time":
                turn += 1
                held[seat] = trays[seat][a]
                trays[seat][a] = []
            else:
                found = next((marker for marker in held[seat] if marker.colour == COLOURS[b]), None)
                if found:
                    held[seat].remove(found)
                    trays[seat][a].append(replace(found, turn=turn))
    return [_checked(scene, seat, trays[seat], held[seat], turn) for seat in range(scene.players)]


def _checked(scene: Scene, seat: int, trays: list[list[Marker]], held: list[Marker], turn: int) -> Circle:
    """The markers as told if that is what lies there; else as they lie (the log may begin in the middle)."""
    lying = [list(tray["markers"]) for tray in scene.view["players"][seat]["circle"]]
    if [sorted(marker.colour for marker in tray) for tray in trays] == [sorted(tray) for tray in lying]:
        return [[replace(marker, fresh=marker.turn == turn > 0) for marker in tray] for tray in trays], held
    sowing = scene.phase == "sow" and scene.view["turn"]["player"] == seat
    number: Counter[str] = Counter()

    def named(colour: str) -> Marker:
        number[colour] += 1
        return Marker(f"mk-{seat}-{colour}-{number[colour] - 1}", colour)

    return [[named(colour) for colour in tray] for tray in lying], [
        named(colour) for colour in (scene.view["turn"]["moving"] if sowing else ())
    ]


# ---------------------------------------------------------------- sowing


def _meets(colours: list[str], lying: list[str], held: list[str], landing: int) -> bool:
    """Whether a Trajan tile could be met in its tray: some of the held markers land there, one may choose which."""
    missing = Counter(colours) - Counter(lying)
    return missing.total() <= landing and not missing - Counter(held)


def _sowing(scene: Scene, circle: list[View]) -> View | None:
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
        "total": (_lifted(scene) or ("", len(held)))[1],
    }  # fmt: skip


def _places(tray: int, lying: int, more: int) -> tuple[list[geometry.Place], float]:
    """Where the next markers will lie in a tray of the large circle."""
    places, size = geometry.WHEEL.layout(tray, min(12, lying + more))
    return places[lying : lying + more], size


def _ghosts(scene: Scene, circle: Circle) -> list[View]:
    """Markers shown while a choice is pointed at: where they will lie. Without a colour: it is not known yet."""
    trays, held = circle
    ghosts: list[View] = []

    def add(action: int, tray: int, lying: int, colours: list[str | None]) -> None:
        places, size = _places(tray, lying, len(colours))
        for (x, y), colour in zip(places, colours, strict=False):
            ghosts.append({"action": action, "x": x, "y": y, "size": size, "colour": colour})

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
    return ghosts


# ---------------------------------------------------------------- demands, bonus tiles


def _met(demands: list[str], player: View | None) -> list[tuple[str, str]]:
    """The demands face up, each met by a tile, by a joker, or not; nothing of all that for a spectator."""
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


def bonus_icons(tile: str) -> list[str]:
    return [BONUS_ICONS.get(name, name) for name in tile.split("+")]


def bonus_each(tile: str) -> tuple[str, str]:
    """What a bonus tile pays for each thing it counts, on its gold and on its grey side."""
    return BONUS_EACH.get(tile) or (("3", "2") if "+" in tile else ("9", "6"))


# ---------------------------------------------------------------- the drawing


def _spots(scene: Scene) -> Callable[..., Markup]:
    """Makes the attributes of an element that stands for a decision, legal now or not."""
    legal = {choice.action: choice for choice in scene.choices}
    seated = scene.seat is not None and not scene.over

    def spot(action: int | None, classes: str = "", tip: str = "", confirm: str = "") -> Markup:
        choice = legal.get(action) if action is not None else None
        if choice:
            says = ". ".join(part for part in (tip, choice.preview) if part)
            sentence = f"{choice.words}: {choice.preview}" if choice.preview else choice.words
            asks = Markup(' data-confirm="{}"').format(confirm) if confirm and choice.final else ""
            made = target(replace(choice, words=sentence[:1].upper() + sentence[1:], preview=says))
            return Markup('class="{} target is-legal" {}{}').format(classes, made, asks)
        number = Markup(' data-action="{}"').format(action) if seated and action is not None else ""
        return Markup('class="{}" data-tip="{}"{}').format(classes, tip, number)

    return spot


def _fresh(scene: Scene) -> View:
    """What was placed in the last turn, by kind of thing."""
    fresh: dict[str, set[Any]] = {name: set() for name in ("leaders", "legionnaires", "discs", "workers", "slots")}
    for event in _last_turn(scene):
        a, b, _ = event.numbers or (0, 0, 0)
        match event.kind:
            case "marched":
                fresh["leaders"].add(event.seat)
            case "occupied":
                fresh["legionnaires"].add((event.seat, PROVINCES[b]))
            case "stepped":
                fresh["discs"].add(event.seat)
            case "built":
                fresh["workers"].add((event.seat, SPACE_NAMES[b]))
            case "tile":
                fresh["slots"].add((event.seat, b))
    return fresh


def prepare(scene: Scene) -> View:
    """What the template needs besides the scene. A spectator looks over the first player's shoulder."""
    players = scene.view["players"]
    me = scene.seat if scene.seat is not None else 0
    fresh = _fresh(scene)
    circles = _circles(scene)
    mine = players[me]
    turn = scene.view["turn"]
    by_kind: dict[str, list[Choice]] = {}
    for choice in scene.choices:
        by_kind.setdefault(choice.kind, []).append(choice)
    return {
        "me": me,
        "mine": mine,
        "rivals": [players[(me + i) % scene.players] for i in range(1, scene.players)],
        "circles": circles,
        "mine_circle": circles[me],
        "sowing": _sowing(scene, mine["circle"]) if turn.get("player") == me else None,
        "ghosts": _ghosts(scene, circles[me]),
        "fresh": fresh,
        "lifted": _lifted(scene),
        "met": _met(scene.view["demands"], mine if scene.seat is not None else None),
        "by_kind": by_kind,
        "spot": _spots(scene),
        "code": codes,
        "geo": geometry,
        "tray_of": ROMAN_TRAY,
        "colour_number": {name: i for i, name in enumerate(COLOURS)},
        "tile_number": {name: i for i, name in enumerate(TILE_NAMES)},
        "card_number": {name: i for i, name in enumerate(COMMODITIES)},
        "ship_number": {name: i for i, name in enumerate(SHIPS)},
        "bonus_number": {name: i for i, name in enumerate(BONUS_NAMES)},
        "bonus_icons": bonus_icons,
        "bonus_each": bonus_each,
    }


# ---------------------------------------------------------------- the question


def ask(scene: Scene) -> Asked:
    """What the banner says."""
    if scene.over:
        winners = [name for name, place in zip(scene.names, scene.places, strict=False) if place == 1]
        return Asked(f"{' and '.join(winners)} won" if winners else "The game is over", "The fourth quarter is over.")
    assert scene.to_move is not None and scene.phase is not None
    steps = tuple(_steps(scene))
    if not scene.mine:
        name = scene.names[scene.to_move]
        return Asked(f"{name} {OTHERS[scene.phase]}", _doing(scene), steps)
    question, hint = _question(scene)
    return Asked(question, hint, steps, BACK.get(scene.phase, "One back"))


OTHERS = {
    "markers": "places the first markers", "cards": "takes the first cards", "tiles": "takes the first Trajan tiles",
    "tray": "chooses a tray", "sow": "sows", "effect": "fulfils a Trajan tile", "seaport": "acts at the Seaport",
    "forum": "takes a tile from the Forum", "military": "leads the military", "senate": "acts in the Senate",
    "trajan": "takes a Trajan tile", "construction": "builds", "ship": "loads a ship", "discard": "discards a card",
    "extra": "may repeat the action", "consul": "is consul and chooses a bonus tile",
}  # fmt: skip
BACK = {"sow": "Marker back", "ship": "Card back", "tray": "One back"}


def _doing(scene: Scene) -> str:
    lifted = _lifted(scene)
    if not lifted or scene.phase in ("tray", "markers", "cards", "tiles", "consul"):
        return ""
    return f"{lifted[1]} from {ACTIONS[lifted[0]]}."


def _question(scene: Scene) -> tuple[str, str]:
    """The question of each phase, and how to answer it."""
    view = scene.view
    turn, mine = view["turn"], view["players"][scene.seat or 0]
    match scene.phase:
        case "markers":
            return f"Which two markers start in tray {turn['next']}?", "Choose a pair below the circle."
        case "cards":
            taken = mine["hand"]["size"]
            return f"Which is your {('first', 'second', 'third')[min(taken, 2)]} card?", (
                "Click the deck or the top card of a pile."
            )
        case "tiles":
            return "Which Trajan tile, and for which tray?", "Choose a tray under a tile. Each tile is of another kind."
        case "tray":
            return "Which tray do you sow from?", "Click a tray. Where its last marker lands, that is what you do."
        case "sow":
            action = ACTIONS[mine["circle"][ROMAN_TRAY[turn["next"]]]["action"]]
            goal = ACTIONS[mine["circle"][ROMAN_TRAY[turn["target"]]]["action"]]
            return f"Which marker goes to {action}?", f"Click a marker in your hand. The last one lands on {goal}."
        case "effect":
            return _effect_question(turn["effect"])
        case "ship":
            loaded = len(turn["loaded"]) + turn["jokers"]
            return f"What do you load on the {turn['ship']} ship?", (
                "Click cards of your hand, then let the ship sail." if loaded else "Click cards of your hand."
            )
        case "discard":
            return "Which card do you discard, and to which pile?", "Choose a pile under a card of your hand."
        case "extra":
            return f"Repeat {ACTIONS[turn['doing']]}?", (
                "An extra-action tile repeats it twice: the +2 marker lies there."
                if turn["plus_two"] else "An extra-action tile repeats it once."
            )  # fmt: skip
        case "consul":
            return "You are consul: which bonus tile?", "Yours lies gold side up; the vice-consul takes the other, grey."
        case phase:
            assert phase is not None
            return _action_question(phase, turn, mine)


def _effect_question(tile: View) -> tuple[str, str]:
    if tile["category"] == "+2":
        return "On which action do you put the +2 marker?", "Click a tray without a +2 marker."
    if tile["category"] == "cards":
        return "Draw two cards?", "The Trajan tile you met lets you."
    return f"Take {tile['words']}?", "The Trajan tile you met lets you."


def _action_question(phase: str, turn: View, mine: View) -> tuple[str, str]:
    match phase:
        case "seaport":
            asked = "What do you do at the Seaport?", "Deck: draw two. Pile: take one. Hand: play cards. Ship: load it."
        case "forum":
            asked = "Which tile do you take from the Forum?", "Any tile that glows. Its space stays empty this quarter."
        case "military":
            way = "lead on, or occupy where your leader stands" if mine["leader"] != "camp" else "lead out of the camp"
            asked = "What does your military do?", f"Click a province to {way}, or the camp to recruit."
        case "senate":
            asked = "Step on in the Senate?", "The next space scores at once and votes at the end of the quarter."
        case "trajan":
            asked = "Which Trajan tile do you take?", f"It goes where your arch stands: {mine['arch']}."
        case _:
            asked = "Where do you build?", "Click a glowing space, or recruit a worker. A first of its kind acts again."
    if turn.get("granted"):
        return asked[0], f"Granted by your first building of its kind. {asked[1]}"
    return asked


def _steps(scene: Scene) -> Iterator[Step]:
    """The turn as chips: lift, sow, tile, action, repeat. Before the first turn: markers, cards, tiles."""
    phase = scene.phase or ""
    opening = ("markers", "cards", "tiles")
    if phase in opening:
        at = opening.index(phase)
        for i, words in enumerate(("Markers", "Cards", "Trajan tiles")):
            yield Step(words, "done" if i < at else "now" if i == at else "")
        return
    if phase == "consul":
        return
    if phase == "tray":
        yield from (Step("Tray", "now"), Step("Sow", ""), Step("Act", ""))
        return
    lifted = _lifted(scene)
    if lifted:
        yield Step(f"Lift {lifted[1]} from {ACTIONS[lifted[0]]}", "done")
    turn = scene.view["turn"]
    if phase == "sow":
        circle = scene.view["players"][turn["player"]]["circle"]
        sowing = _sowing(scene, circle)
        assert sowing
        yield Step(f"Sow {sowing['total'] - len(sowing['held']) + 1} of {sowing['total']}", "now")
        if any(sowing["keeps"].values()):
            yield Step("Tile", "")
        yield Step(ACTIONS[circle[sowing["goal"]]["action"]], "")
        return
    if any(event.kind == "fulfilled" for event in _last_turn(scene)):
        yield Step("Tile", "now" if phase == "effect" else "done")
    if phase == "effect":
        yield Step("Act", "")
        return
    doing = ACTIONS[turn["doing"]]
    yield Step(doing, "done" if phase == "extra" else "now")
    if phase == "extra":
        yield Step("Repeat", "now")
    elif turn["repeats"]:
        yield Step(f"{doing} again", "")
