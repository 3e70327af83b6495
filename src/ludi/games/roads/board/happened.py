"""What happened, a line for each turn: who took what, and whom the route home paid."""

from dataclasses import dataclass, field

from ludi.kernel.events import Told
from ludi.web.scene import Scene

MOST = 40


@dataclass
class Turn:
    """A turn, a pass or the end."""

    told: Told
    new: bool  # since the viewer decided last
    city: str | None = None
    paid: list[tuple[int, int]] = field(default_factory=list)  # seat and points


def turns(scene: Scene) -> list[Turn]:
    """The turns so far, newest first. What was built is on the map, and the route is told by its points."""
    found: list[Turn] = []
    seen = len(scene.log) - (scene.news if scene.seat is not None else 0)
    for number, line in enumerate(scene.log):
        for told in line.told:
            if told.kind == "took":
                found.append(Turn(told, number >= seen, told.parts["city"]))
            elif told.kind == "scored" and told.seat is not None and found:
                found[-1].paid.append((told.seat, told.points))
            elif told.kind in ("passed", "ended"):
                found.append(Turn(told, number >= seen))
    return found[::-1]


def last_cities(story: list[Turn]) -> list[str]:
    """The city that each seat connected last, latest first."""
    last: dict[int | None, str] = {}
    for turn in story:
        if turn.city is not None:
            last.setdefault(turn.told.seat, turn.city)
    return list(last.values())
