"""The question of the banner: what is asked in each phase, how to answer it, and the steps of the round."""

from collections.abc import Iterator
from typing import Any

from ludi.web.drawing import Asked, Step
from ludi.web.scene import Scene
from ludi.web.words import _

ROLE_PHASES = ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")


def ask(scene: Scene) -> Asked:
    """The question to the viewer, or what the others are doing."""
    if scene.over or scene.phase is None:
        return _result(scene)
    words = _words(scene)
    steps = tuple(_steps(scene, scene.phase))
    if not scene.mine:
        return Asked(_doing()[scene.phase].format(**words), _round(scene).format(**words), steps)
    question, hint = (text.format(**words) for text in _questions()[_asked(scene)])
    return Asked(question, hint, steps, _back().get(scene.phase, _("Undo")))


def _asked(scene: Scene) -> str:
    """The phase, or the special case of it that the viewer should know of."""
    immune = scene.phase == "give" and any(choice.parts == {} for choice in scene.choices)
    return "immune" if immune else str(scene.phase)


def _questions() -> dict[str, tuple[str, str]]:
    """What is asked, and how to answer."""
    return {
        "lead": (_("You lead: which role, or think?"),
                 _("Play a card for its role, a Senator or a petition for any role, or think.")),
        "follow": (_("{leader} leads {role}: follow, or think?"),
                   _("Play a card that glows, or think to draw cards.")),
        "petition": (_("Which cards for the petition?"), _("They are played for {role}, whatever they are.")),
        "more": (_("Your Palace: a further unit?"), _("Each further unit gives one more {role} action.")),
        "think": (_("You think: draw cards, or take a Senator?"), "{think}"),
        "laborer": (_("Laborer: which material do you take?"), _("From the pool into your stockpile.")),
        "craftsman": (_("Craftsman: what do you build?"),
                      _("Lay a card as a foundation, or choose a structure to add a card from hand to.")),
        "architect": (_("Architect: what do you build?"),
                      _("Lay a card as a foundation, or choose a structure to add a material to.")),
        "legionary": (_("Legionary: what do you demand?"), _("Show a card for each demand, then demand.")),
        "merchant": (_("Merchant: what goes into your vault?"), _("Its value will be points at the end.")),
        "patron": (_("Patron: whom do you hire?"), _("Clients act for you whenever their role is led.")),
        "material": (_("{structure}: with which material?"), _("Choose one that glows.")),
        "site": (_("{structure}: on which site?"), _("Its value is what the structure needs, and its influence.")),
        "fountain": (_("Fountain: what becomes of {drawn}?"),
                     _("Lay it, add it to a structure, or keep it in hand.")),
        "role": (_("Bath: as what does the new client act?"), _("It acts once, at once.")),
        "give": (_("{acting} demands: which card do you give?"), _("It goes to the stockpile of {acting}.")),
        "immune": (_("{acting} demands, but you are immune"), _("You may give a card that is demanded, or nothing.")),
        "clients": (_("Coliseum: which clients do you take?"), _("They go into your vault as loot.")),
        "prison": (_("Prison: which structure do you take?"), _("You give its owner 3 influence.")),
        "senate": (_("Senate: which Senators do you take?"), _("Those that others have played in this round.")),
        "sewer": (_("Sewer: which of your Orders do you keep?"),
                  _("They go into your stockpile, the others to the pool.")),
        "concede": (_("Do you agree to concede?"), _("If everyone accepts, the game ends with that victory.")),
    }  # fmt: skip


def _doing() -> dict[str, str]:
    """What another player is doing."""
    return {
        "lead": _("{who} leads or thinks"), "follow": _("{who} follows or thinks"),
        "petition": _("{who} plays a petition"), "more": _("{who} may play further cards"),
        "think": _("{who} thinks"), "laborer": _("{who} acts as Laborer"), "craftsman": _("{who} acts as Craftsman"),
        "architect": _("{who} acts as Architect"), "legionary": _("{who} acts as Legionary"),
        "merchant": _("{who} acts as Merchant"), "patron": _("{who} acts as Patron"),
        "material": _("{who} chooses a material"), "site": _("{who} chooses a site"),
        "fountain": _("{who} uses a Fountain"), "role": _("{who} lets a new client act"),
        "give": _("{who} gives cards to {acting}"), "clients": _("{who} takes clients"),
        "prison": _("{who} uses a Prison"), "senate": _("{who} takes Senators"),
        "sewer": _("{who} keeps Orders"), "concede": _("{who} answers an offer to concede"),
    }  # fmt: skip


def _now(phase: str) -> str:
    """The step that is asked for, in a word."""
    return {
        "lead": _("Lead"), "follow": _("Follow"), "petition": _("Petition"), "more": _("More units"),
        "think": _("Think"), "laborer": _("Laborer"), "craftsman": _("Craftsman"), "architect": _("Architect"),
        "legionary": _("Legionary"), "merchant": _("Merchant"), "patron": _("Patron"), "material": _("Material"),
        "site": _("Site"), "fountain": _("Fountain"), "role": _("New client"), "give": _("Give"),
        "clients": _("Clients"), "prison": _("Prison"), "senate": _("Senate"), "sewer": _("Sewer"),
        "concede": _("Concede"),
    }[phase]  # fmt: skip


def _back() -> dict[str, str]:
    """What the undo button takes back."""
    return {
        "petition": _("No petition"), "think": _("Don't think"), "material": _("Other structure"),
        "site": _("Other card"), "more": _("Take back the card"), "legionary": _("Hide the card"),
    }  # fmt: skip


def _ended(ending: str) -> str:
    return {
        "forum": _("A Forum is fulfilled."), "catacomb": _("A Catacomb is completed."),
        "sites": _("The last site in town is taken."), "deck": _("The deck is empty."),
        "concede": _("All players have agreed."),
    }[ending]  # fmt: skip


def _result(scene: Scene) -> Asked:
    winners = [name for name, place in zip(scene.names, scene.places, strict=True) if place == 1]
    question = _("{names} share the victory") if len(winners) > 1 else _("{names} wins")
    return Asked(question.format(names=_(" and ").join(winners)), _ended(scene.view["ending"]))


def _words(scene: Scene) -> dict[str, Any]:
    """What the questions speak of."""
    view, names = scene.view, scene.names
    player = view["players"][scene.to_move]
    refill = player["limits"]["hand"] - player["hand_size"]
    think = _("Drawing refills your hand up to {limit} cards.") if refill > 0 else _("Drawing brings one card.")
    return {
        "who": names[scene.to_move or 0],
        "leader": names[view["leader"]],
        "acting": names[view["acting"]],
        "role": view["role"],
        "round": view["round"],
        "drawn": view["drawn"],
        "structure": view["work"][-1].split()[1].replace("_", " ") if scene.phase in ("material", "site") else "",
        "think": think.format(limit=player["limits"]["hand"]),
    }


def _round(scene: Scene) -> str:
    if scene.view["role"]:
        return _("Round {round}, {leader} has led {role}.")
    return _("Round {round}, {leader} has the leader card.")


def _steps(scene: Scene, phase: str) -> Iterator[Step]:
    """The round so far, what is asked now, and the actions to come."""
    view, mover = scene.view, scene.to_move or 0
    if view["role"]:
        leads = _("You lead {role}") if view["leader"] == scene.seat else _("{leader} leads {role}")
        yield Step(leads.format(leader=scene.names[view["leader"]], role=view["role"]), "done")
    if view["step"] == "act" and mover == view["acting"] != view["leader"]:
        played = view["players"][mover]["units"]
        if scene.mine:
            yield Step(_("You follow") if played else _("You thought"), "done")
        else:
            follows = _("{who} follows") if played else _("{who} thought")
            yield Step(follows.format(who=scene.names[mover]), "done")
    yield Step(_now(phase), "now")
    if phase in ROLE_PHASES and phase != "legionary" and (view["actions"] or 0) > 1:
        yield Step(_("{n} more").format(n=view["actions"] - 1), "next")
