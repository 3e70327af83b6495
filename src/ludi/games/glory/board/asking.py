"""The banner's question: what is asked in each phase, how to answer it, and the steps of the round."""

from collections.abc import Iterator
from typing import Any

from ludi.kernel.words import Message, Term
from ludi.web.drawing import Asked, Step, won
from ludi.web.scene import Scene

from .. import WORDS
from ..actions import STOP

ROLE_PHASES = ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")
BACK = ("petition", "think", "material", "site", "more", "legionary")
"""Phases in which the undo button names what it takes back."""


def ask(scene: Scene) -> Asked:
    """The question for the viewer, or what the others are doing."""
    if scene.over or scene.phase is None:
        return Asked(won(scene), WORDS("over-hint", ending=Term("ending", scene.view["ending"])))
    parts, steps = _parts(scene), tuple(_steps(scene, scene.phase))
    if scene.mine:
        key, back = f"now-{_asked(scene)}", WORDS(f"back-{scene.phase}") if scene.phase in BACK else ""
        return Asked(WORDS(key, **parts), WORDS(f"{key}.hint", **parts), steps, back)
    doing = WORDS(f"watch-{scene.phase}", **parts)
    if scene.phase in ROLE_PHASES:
        doing = WORDS("watch-acts", who=parts["who"], role=Term("role", scene.phase))
    return Asked(doing, WORDS("watch-hint", **parts), steps)


def _asked(scene: Scene) -> str:
    """The phase, or a special case of it that the viewer should know about."""
    immune = scene.phase == "give" and any(choice.action == STOP for choice in scene.choices)
    return "immune" if immune else str(scene.phase)


def _parts(scene: Scene) -> dict[str, Any]:
    """The parts of the questions' messages."""
    view, names = scene.view, scene.names
    player = view["players"][scene.to_move]
    limit = player["limits"]["hand"]
    structure = view["work"][-1].get("structure") if view["work"] else None
    return {
        "who": names[scene.to_move or 0],
        "leader": names[view["leader"]],
        "acting": names[view["acting"]],
        "role": view["role"] and Term("role", view["role"]),
        "round": view["round"],
        "drawn": view["drawn"] and Term("building", view["drawn"]),
        "structure": structure and Term("building", structure),
        "refills": player["hand_size"] < limit,
        "limit": limit,
    }


def _steps(scene: Scene, phase: str) -> Iterator[Step]:
    """The round so far, the current question, and the actions to come."""
    view, mover = scene.view, scene.to_move or 0
    if view["role"]:
        leader = view["leader"]
        role = Term("role", view["role"])
        yield Step(WORDS("done-lead", you=leader == scene.seat, who=scene.names[leader], role=role), "done")
    if view["step"] == "act" and mover == view["acting"] != view["leader"]:
        done = "done-follow" if view["players"][mover]["units"] else "done-think"
        yield Step(WORDS(done, you=scene.mine, who=scene.names[mover]), "done")
    yield Step(_step(phase), "now")
    if phase in ROLE_PHASES and phase != "legionary" and (view["actions"] or 0) > 1:
        yield Step(WORDS("still-to-come", n=view["actions"] - 1), "next")


def _step(phase: str) -> Message:
    """The current step in a word: its role, its building, or a word of its own."""
    keys = (f"role-{phase}", f"building-{phase}", f"step-{phase}")
    return WORDS(next(key for key in keys if key in WORDS))
