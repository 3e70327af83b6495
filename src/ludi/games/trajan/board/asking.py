"""The banner's question, how to answer it, and the steps of the turn."""

from collections.abc import Iterator
from typing import Any

from ludi.games.trajan import WORDS
from ludi.kernel.words import Message, Term
from ludi.web.drawing import Asked, Step, won
from ludi.web.scene import Scene

from .happened import last_turn, lifted
from .sowing import ROMAN_TRAY, sowing

View = dict[str, Any]
Question = tuple[Message, Message]
OPENING = ("markers", "cards", "tiles")


def ask(scene: Scene) -> Asked:
    """The contents of the banner."""
    if scene.over:
        return Asked(won(scene), WORDS("over-hint"))
    steps = tuple(_steps(scene))
    if not scene.mine:
        return Asked(WORDS(f"watch-{scene.phase}", name=scene.names[scene.to_move or 0]), "", steps)
    question, hint = _question(scene)
    return Asked(question, hint, steps, _back(scene))


def _back(scene: Scene) -> Message | str:
    """What undo takes back: the viewer's last decision."""
    if scene.phase == "sow":
        return WORDS("back-tray") if len(scene.turn) == 1 else WORDS("back-marker")
    return WORDS("back-card") if scene.phase == "ship" and scene.view["turn"]["loaded"] else ""


def _question(scene: Scene) -> Question:
    """The question of each phase, and how to answer it."""
    turn, mine = scene.view["turn"], scene.view["players"][scene.seat or 0]
    match scene.phase:
        case "markers":
            return _now("markers", tray=turn["next"])
        case "cards":
            return _now("cards", card=min(mine["hand"]["size"], 2) + 1)
        case "sow":
            first, goal = (_action(mine["circle"][ROMAN_TRAY[turn[key]]]["action"]) for key in ("next", "target"))
            return WORDS("now-sow", action=first), WORDS("now-sow.hint", action=goal)
        case "effect":
            return _effect_question(turn["effect"])
        case "ship":
            return _ship_question(turn["ship"], {choice.kind for choice in scene.choices})
        case "extra":
            return WORDS("now-extra", action=_action(turn["doing"])), WORDS("now-extra.hint", twice=turn["plus_two"])
        case "tiles" | "tray" | "discard" | "consul":
            return _now(scene.phase)
    question, hint = _action_question(scene.phase or "", mine)
    return question, WORDS("granted", hint=hint) if turn["granted"] else hint


def _now(phase: str, **parts: Any) -> Question:
    return WORDS(f"now-{phase}", **parts), WORDS(f"now-{phase}.hint", **parts)


def _action(name: str) -> Term:
    return Term("action", name)


def _ship_question(name: str, kinds: set[str]) -> Question:
    """What to load on a ship; when nothing more fits, whether it sails."""
    loads, sails, other = "load" in kinds, "sail" in kinds, "choose ship" in kinds
    question = WORDS("now-load" if loads else "now-sail", ship=Term("ship", name))
    return question, WORDS("now-ship-hint", loads=loads, sails=sails, other=other)


def _effect_question(tile: View) -> Question:
    if tile["category"] in ("+2", "cards"):
        return _now("plus-two" if tile["category"] == "+2" else "two-cards")
    return _now("workers" if tile["category"] == "workers" else "legionnaires", n=int(tile["words"][0]))


def _action_question(phase: str, mine: View) -> Question:
    parts: dict[str, Any] = {}
    if phase == "military":
        parts["camp"] = mine["leader"] == "camp"
    if phase == "trajan":
        parts["tray"] = mine["arch"]
    return WORDS(f"now-{phase}"), WORDS(f"now-{phase}.hint", **parts)


def _steps(scene: Scene) -> Iterator[Step]:
    """The turn as chips: lift, sow, tile, action, repeat. Before the first turn: markers, cards, tiles."""
    phase = scene.phase or ""
    if phase in OPENING:
        at = OPENING.index(phase)
        for i, step in enumerate(OPENING):
            yield Step(WORDS(f"step-{step}"), "done" if i < at else "now" if i == at else "")
        return
    if phase == "consul":
        return
    if phase == "tray":
        yield from (Step(WORDS("step-tray"), "now"), Step(WORDS("step-sow"), ""), Step(WORDS("step-act"), ""))
        return
    source = lifted(scene)
    if source:
        yield Step(WORDS("step-lift", n=source[1], action=_action(source[0])), "done")
    turn = scene.view["turn"]
    if phase == "sow":
        circle = scene.view["players"][turn["player"]]["circle"]
        now = sowing(scene, circle)
        assert now
        yield Step(WORDS("step-sowing", at=now["total"] - len(now["held"]) + 1, total=now["total"]), "now")
        if now["meets"]:
            yield Step(WORDS("step-tile"), "")
        yield Step(_named(circle[now["goal"]]["action"]), "")
        return
    if any(event.kind == "fulfilled" for event in last_turn(scene)):
        yield Step(WORDS("step-tile"), "now" if phase == "effect" else "done")
    if phase == "effect":
        yield Step(WORDS("step-act"), "")
        return
    yield Step(_named(turn["doing"]), "done" if phase == "extra" else "now")
    if phase == "extra":
        yield Step(WORDS("step-repeat"), "now")
    elif turn["repeats"]:
        yield Step(WORDS("step-again", action=_action(turn["doing"])), "")


def _named(action: str) -> Message:
    return WORDS(f"action-{action}")
