"""The question of the banner: what is asked in each phase, how to answer it, and the steps of the round."""

from collections.abc import Iterator
from typing import Any

from ludi.server.drawing import Asked, Step
from ludi.server.scene import Scene

View = dict[str, Any]

ROLE_PHASES = ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")

QUESTIONS = {
    "lead": ("You lead: which role, or think?", "Play a card for its role, a Senator or a petition for any role, or think."),
    "follow": ("{leader} leads {role}: follow, or think?", "Play a card that shines, or think to draw cards."),
    "petition": ("Which card for the petition?", "It is played for {role}, whatever it is."),
    "more": ("Your Palace: a further unit?", "Each further unit gives one more {role} action."),
    "think": ("You think: draw cards, or take a Senator?", "{refill}"),
    "laborer": ("Laborer: which material do you take?", "From the pool into your stockpile{dock}."),
    "craftsman": ("Craftsman: what do you build?", "Lay a card as a foundation, or choose a structure for a material from hand."),
    "architect": ("Architect: what do you build?", "Lay a card as a foundation, or choose a structure for a stored material."),
    "legionary": ("Legionary: what do you demand?", "Show a card for each demand, then press Demand."),
    "merchant": ("Merchant: what goes into the vault?", "Choose a material of your stockpile; its value will be points."),
    "patron": ("Patron: whom do you hire?", "From the pool into your clientele; clients act whenever their role is led."),
    "material": ("{structure}: with which material?", "Choose one that shines."),
    "site": ("{structure}: on which site?", "Choose a site {town}; its value is what the structure needs and brings."),
    "fountain": ("Fountain: what becomes of {drawn}?", "Lay it, add it to a structure, or keep it in hand."),
    "role": ("Bath: as what does the new client act?", "It acts once, at once."),
    "give": ("A demand: which card do you give?", "It goes to the stockpile of {acting}."),
    "clients": ("Coliseum: which clients do you take?", "They go into your vault as loot."),
    "prison": ("Prison: which structure do you take?", "It costs you 3 influence, which its owner gets."),
    "senate": ("Senate: which Senators do you take?", "Choose Senators that others have played."),
    "sewer": ("Sewer: which of your Orders do you keep?", "They go into your stockpile; the others go to the pool."),
    "concede": ("Do you agree to concede?", "If everybody accepts, the game ends with that victory."),
}  # fmt: skip
DOING = {
    "lead": "{who} leads or thinks", "follow": "{who} follows or thinks", "petition": "{who} plays a petition",
    "more": "{who} may play further cards", "think": "{who} thinks", "laborer": "{who} acts: Laborer",
    "craftsman": "{who} acts: Craftsman", "architect": "{who} acts: Architect", "legionary": "{who} acts: Legionary",
    "merchant": "{who} acts: Merchant", "patron": "{who} acts: Patron", "material": "{who} chooses a material",
    "site": "{who} chooses a site", "fountain": "{who} uses a Fountain", "role": "{who} lets a new client act",
    "give": "{who} gives a card to {acting}", "clients": "{who} takes clients", "prison": "{who} uses a Prison",
    "senate": "{who} takes Senators", "sewer": "{who} keeps Orders", "concede": "{who} answers an offer to concede",
}  # fmt: skip
NOW = {
    "lead": "Lead", "follow": "Follow", "petition": "Petition", "more": "More units", "think": "Think",
    "material": "Material", "site": "Site", "fountain": "Fountain", "role": "New client", "give": "Give",
    "clients": "Clients", "prison": "Prison", "senate": "Senate", "sewer": "Sewer", "concede": "Concede",
}  # fmt: skip
BACK = {"material": "Other structure", "site": "Other card", "petition": "No petition", "think": "Not think"}
ENDINGS = {
    "forum": "a Forum is fulfilled", "catacomb": "a Catacomb is completed", "sites": "the last site in town is taken",
    "deck": "the deck is empty", "concede": "all players have agreed",
}  # fmt: skip


def ask(scene: Scene) -> Asked:
    """The question to the viewer, or what the others are doing."""
    if scene.over:
        return _result(scene)
    words = _words(scene)
    assert scene.phase is not None
    if not scene.mine:
        return Asked(DOING[scene.phase].format(**words), _round_words(scene), tuple(_steps(scene)))
    question, hint = (text.format(**words) for text in QUESTIONS[scene.phase])
    return Asked(question, hint, tuple(_steps(scene)), BACK.get(scene.phase, "One back"))


def _result(scene: Scene) -> Asked:
    winners = [name for name, place in zip(scene.names, scene.places, strict=True) if place == 1]
    verb = "share the victory" if len(winners) > 1 else "wins"
    return Asked(f"{' and '.join(winners)} {verb}", f"The game is over: {ENDINGS[scene.view['ending']]}.")


def _words(scene: Scene) -> dict[str, Any]:
    view: View = scene.view
    player = view["players"][scene.to_move]
    work = view["work"][-1].split() if view["work"] else [""]
    refill = player["limits"]["hand"] - player["hand_size"]
    return {
        "who": scene.names[scene.to_move or 0],
        "leader": scene.names[view["leader"]],
        "acting": scene.names[view["acting"]],
        "role": view["role"],
        "drawn": view["drawn"],
        "structure": work[1].replace("_", " ") if work[0] in ("material", "site") else "",
        "town": "out of town" if work[-1] == "1" else "in town",
        "dock": ", or a card from hand with your Dock" if "Dock" in player["functions"] else "",
        "refill": f"Drawing refills your hand to {player['limits']['hand']}: {refill} cards."
        if refill > 1
        else "Drawing brings one card.",
    }


def _round_words(scene: Scene) -> str:
    view = scene.view
    if not view["role"]:
        return f"Round {view['round']}, {scene.names[view['leader']]} is the leader."
    return f"Round {view['round']}, {scene.names[view['leader']]} has led {view['role']}."


def _steps(scene: Scene) -> Iterator[Step]:
    """The round so far, what is asked now, and the actions to come."""
    view, phase, mover = scene.view, scene.phase or "", scene.to_move or 0
    if view["role"]:
        leads = "You lead" if view["leader"] == scene.seat else f"{scene.names[view['leader']]} leads"
        yield Step(f"{leads} {view['role']}", "done")
    if view["step"] == "act" and mover == view["acting"] != view["leader"]:
        who = "You" if scene.mine else scene.names[mover]
        follows = "follow" if scene.mine else "follows"
        yield Step(f"{who} {follows if view['players'][mover]['units'] else 'thought'}", "done")
    yield Step(NOW.get(phase, phase.capitalize()), "now")
    if phase in ROLE_PHASES and phase != "legionary" and (view["actions"] or 0) > 1:
        yield Step(f"{view['actions'] - 1} more", "next")
