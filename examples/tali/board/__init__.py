"""The table of Tali in the browser: everybody's cup, the pot, and what can be chosen."""

from typing import Any

from ludi.web.drawing import Asked, Step
from ludi.web.scene import Scene
from ludi.web.words import N_, _, ngettext

REGIONS = ("cups", "asks")
ICON = "talus-6"
TABS = (("table", N_("Table"), "cup"), ("log", N_("Log"), "log"))
WATCHED = {
    "shake": N_("%(name)s shakes the cups"),
    "cast": N_("%(name)s looks under the cup"),
    "stake": N_("%(name)s thinks about a stake"),
}


def ask(scene: Scene) -> Asked:
    """The question of the banner."""
    if scene.over:
        winners = [name for name, place in zip(scene.names, scene.places, strict=True) if place == 1]
        won = ngettext("%(names)s wins", "%(names)s share the victory", len(winners))
        return Asked(won % {"names": ", ".join(winners)}, "")
    if not scene.mine:
        name = {"name": scene.names[scene.to_move or 0]}
        return Asked(_(WATCHED[scene.phase or ""]) % name, _("Under a cup only its owner looks."))
    if scene.phase == "shake":
        return Asked(_("Your turn: shake the cups"), _("A new round begins: everybody throws four bones."))
    steps = [(_("Throw"), "cast"), (_("Stake"), "stake")]
    now = [step for _words, step in steps].index(scene.phase or "")
    told = [Step(words, ("done", "now", "")[1 + i - now]) for i, (words, _step) in enumerate(steps)]
    if scene.phase == "cast":
        return Asked(_("Keep your throw?"), _("Or click a side: all bones that show it are thrown again."), told)
    return Asked(_("What do you stake on your throw?"), _("The best throw among those who stake takes the pot."), told)


def prepare(scene: Scene) -> dict[str, Any]:
    """What the template needs besides the scene: the choice that a click on a bone makes, by its side."""
    return {"again": {choice.parts["side"]: choice for choice in scene.choices if choice.kind == "again"}}
