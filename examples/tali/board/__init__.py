"""The table of Tali in the browser: everybody's cup, the pot, and the choices."""

from typing import Any

from ludi.web.drawing import Asked, Step, won
from ludi.web.scene import Scene

from .. import WORDS

REGIONS = ("cups", "asks")
ICON = "talus-6"
SOURCE_ICONS = {"coins": "coin", "Venus": "star"}
TALL = True
TABS = (("table", "tab-table", "cup"), ("log", "tab-log", "log"))
STEPS = ("cast", "stake")


def ask(scene: Scene) -> Asked:
    """The question of the banner."""
    if scene.over:
        return Asked(won(scene), "")
    if not scene.mine:
        name = scene.names[scene.to_move or 0]
        return Asked(WORDS(f"watch-{scene.phase}", name=name), WORDS("watch-hint"))
    steps: list[Step] = []
    if scene.phase in STEPS:
        now = STEPS.index(scene.phase)
        steps = [Step(WORDS(f"step-{step}"), ("done", "now", "")[1 + i - now]) for i, step in enumerate(STEPS)]
    return Asked(WORDS(f"now-{scene.phase}"), WORDS(f"now-{scene.phase}.hint"), steps)


def prepare(scene: Scene) -> dict[str, Any]:
    """What the template needs besides the scene: for each side, the choice made by clicking a bone."""
    return {"again": {choice.parts["side"]: choice for choice in scene.choices if choice.kind == "again"}}
