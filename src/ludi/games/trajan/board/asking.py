"""The question of the banner, how to answer it, and the steps of the turn."""

from collections.abc import Iterator
from typing import Any

from ludi.web.drawing import Asked, Step
from ludi.web.scene import Scene
from ludi.web.words import _

from .happened import last_turn, lifted
from .sowing import ROMAN_TRAY, sowing

View = dict[str, Any]
OPENING = ("markers", "cards", "tiles")


def action_words(action: str) -> str:
    return {
        "seaport": _("Seaport"), "forum": _("Forum"), "military": _("Military"), "senate": _("Senate"),
        "trajan": _("Trajan"), "construction": _("Construction"),
    }[action]  # fmt: skip


def ask(scene: Scene) -> Asked:
    """What the banner says."""
    if scene.over:
        winners = [name for name, place in zip(scene.names, scene.places, strict=False) if place == 1]
        return Asked(_("%(name)s won") % {"name": _(" and ").join(winners)}, _("The fourth quarter is over."))
    steps = tuple(_steps(scene))
    if not scene.mine:
        return Asked(_others(scene) % {"name": scene.names[scene.to_move or 0]}, "", steps)
    question, hint = _question(scene)
    return Asked(question, hint, steps, _back(scene))


def _back(scene: Scene) -> str:
    """What is taken back: the last own decision."""
    if scene.phase == "sow":
        return _("Other tray") if len(scene.turn) == 1 else _("Marker back")
    return _("Card back") if scene.phase == "ship" and scene.view["turn"]["loaded"] else _("Undo")


def _others(scene: Scene) -> str:
    return {
        "markers": _("%(name)s places the first markers"), "cards": _("%(name)s takes the first cards"),
        "tiles": _("%(name)s takes the first Trajan tiles"), "tray": _("%(name)s chooses a tray"),
        "sow": _("%(name)s sows"), "effect": _("%(name)s has met a Trajan tile"),
        "seaport": _("%(name)s is at the Seaport"), "forum": _("%(name)s takes a tile from the Forum"),
        "military": _("%(name)s leads the military"), "senate": _("%(name)s is in the Senate"),
        "trajan": _("%(name)s takes a Trajan tile"), "construction": _("%(name)s builds"),
        "discard": _("%(name)s discards a card"), "extra": _("%(name)s may repeat the action"),
        "consul": _("%(name)s is consul and chooses a bonus tile"),
    }[scene.phase or ""]  # fmt: skip


def _question(scene: Scene) -> tuple[str, str]:
    """The question of each phase, and how to answer it."""
    turn, mine = scene.view["turn"], scene.view["players"][scene.seat or 0]
    match scene.phase:
        case "markers":
            return _("Which two markers start in tray %(tray)s?") % {"tray": turn["next"]}, _(
                "Choose a pair under the circle."
            )
        case "cards":
            nth = (_("first"), _("second"), _("third"))[min(mine["hand"]["size"], 2)]
            return _("Which is your %(nth)s card?") % {"nth": nth}, _("Click the deck or the top card of a pile.")
        case "tiles":
            return _("Which Trajan tile, and for which tray?"), _(
                "Choose a tray under a tile. Each tile must be of a different kind."
            )
        case "tray":
            return _("Which tray do you sow from?"), _("Click it. Where its last marker lands, that is what you do.")
        case "sow":
            first, goal = (action_words(mine["circle"][ROMAN_TRAY[turn[key]]]["action"]) for key in ("next", "target"))
            return _("Which marker goes to %(action)s?") % {"action": first}, _(
                "Click a marker in your hand. The last one lands on %(action)s."
            ) % {"action": goal}
        case "effect":
            return _effect_question(turn["effect"])
        case "ship":
            return _ship_question(turn["ship"], {choice.kind for choice in scene.choices})
        case "discard":
            return _("Which card do you discard, and to which pile?"), _("Choose a pile under a card of your hand.")
        case "extra":
            return _("Do %(action)s again?") % {"action": action_words(turn["doing"])}, (
                _("Your tile repeats it twice: a +2 marker lies there.") if turn["plus_two"]
                else _("Your tile repeats it once.")
            )  # fmt: skip
        case "consul":
            return _("You are consul: which bonus tile?"), _(
                "Yours lies gold side up; the vice-consul takes the other, grey side up."
            )
    question, hint = _action_question(scene.phase or "", mine)
    return question, _("Granted by your building.") + " " + hint if turn["granted"] else hint


def _ship_question(name: str, kinds: set[str]) -> tuple[str, str]:
    """What is loaded on a ship; when nothing more fits, whether it sails."""
    ship = {"identical": _("identical"), "pairs": _("pairs"), "different": _("different")}[name]
    hint = _("Nothing more fits.")
    if "load" in kinds:
        hint = _("Click more cards, or let it sail.") if "sail" in kinds else _("Click cards of your hand.")
    if "choose ship" in kinds:
        hint += " " + _("Or click another ship.")
    question = _("What do you load on the %(ship)s ship?") if "load" in kinds else _("Does the %(ship)s ship sail?")
    return question % {"ship": ship}, hint


def _effect_question(tile: View) -> tuple[str, str]:
    if tile["category"] == "+2":
        return _("On which action do you put the +2 marker?"), _("Click a tray that has none.")
    if tile["category"] == "cards":
        return _("Draw two cards?"), _("The Trajan tile you have met offers them.")
    asked = {
        "1 worker": _("Take a worker?"), "2 workers": _("Take two workers?"),
        "1 legionnaire": _("Take a legionnaire?"), "2 legionnaires": _("Take two legionnaires?"),
    }[tile["words"]]  # fmt: skip
    return asked, _("From your supply to the camp: the Trajan tile you have met offers it.")


def _action_question(phase: str, mine: View) -> tuple[str, str]:
    match phase:
        case "seaport":
            return _("What do you do at the Seaport?"), _(
                "Deck: draw two. Pile: take one. Hand: play. Ship: load and score."
            )
        case "forum":
            return _("Which tile do you take from the Forum?"), _("Any one. Its space stays empty this quarter.")
        case "military":
            return _("What does your military do?"), (
                _("Click a province to lead out of the camp, or the camp to recruit.") if mine["leader"] == "camp"
                else _("Click a province to lead on, your leader's to occupy it, or the camp to recruit.")
            )  # fmt: skip
        case "senate":
            return _("Do you advance in the Senate?"), _("The next space scores now and votes when the quarter ends.")
        case "trajan":
            return _("Which Trajan tile do you take?"), _("It goes to tray %(tray)s, where your arch stands.") % {
                "tray": mine["arch"]
            }
        case _:
            return _("Where do you build?"), _("Click a space beside your workers, or recruit one.")


def _steps(scene: Scene) -> Iterator[Step]:
    """The turn as chips: lift, sow, tile, action, repeat. Before the first turn: markers, cards, tiles."""
    phase = scene.phase or ""
    if phase in OPENING:
        at = OPENING.index(phase)
        for i, words in enumerate((_("Markers"), _("Cards"), _("Trajan tiles"))):
            yield Step(words, "done" if i < at else "now" if i == at else "")
        return
    if phase == "consul":
        return
    if phase == "tray":
        yield from (Step(_("Tray"), "now"), Step(_("Sow"), ""), Step(_("Act"), ""))
        return
    source = lifted(scene)
    if source:
        yield Step(_("Lift %(n)s from %(action)s") % {"n": source[1], "action": action_words(source[0])}, "done")
    turn = scene.view["turn"]
    if phase == "sow":
        circle = scene.view["players"][turn["player"]]["circle"]
        now = sowing(scene, circle)
        assert now
        at, total = now["total"] - len(now["held"]) + 1, now["total"]
        yield Step(_("Sow %(at)s of %(total)s") % {"at": at, "total": total}, "now")
        if now["meets"]:
            yield Step(_("Tile"), "")
        yield Step(action_words(circle[now["goal"]]["action"]), "")
        return
    if any(event.kind == "fulfilled" for event in last_turn(scene)):
        yield Step(_("Tile"), "now" if phase == "effect" else "done")
    if phase == "effect":
        yield Step(_("Act"), "")
        return
    doing = action_words(turn["doing"])
    yield Step(doing, "done" if phase == "extra" else "now")
    if phase == "extra":
        yield Step(_("Repeat"), "now")
    elif turn["repeats"]:
        yield Step(_("%(action)s again") % {"action": doing}, "")
