"""What happened, a line for each turn: who took what, and whom the route home paid."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludi.kernel.events import Told
from ludi.kernel.words import Message, gains
from ludi.web.scene import Scene

from .. import WORDS

MOST = 40


@dataclass
class Turn:
    """A turn, or what was told before the first and after the last one."""

    told: Told
    new: bool  # since the viewer decided last
    round: int | None = None  # if the log tells the game from its start
    city: str | None = None
    gold: bool = False
    paid: list[tuple[int, int]] = field(default_factory=list)  # seat and points

    def home(self, names: Sequence[str]) -> Message:
        """What the route home paid."""
        return WORDS("route-home", gold=self.gold, paid=[gains(names[seat], points) for seat, points in self.paid])


def turns(scene: Scene) -> list[Turn]:
    """The turns so far, newest first. What was built is on the map, and the route is told by its points."""
    found: list[Turn] = []
    seen = len(scene.log) - (scene.news if scene.seat is not None else 0)
    taken: int | None = None  # turns so far, if they are known
    for number, line in enumerate(scene.log):
        for told in line.told:
            if told.kind == "scored" and told.seat is not None and found:
                found[-1].paid.append((told.seat, told.points))
                found[-1].gold = told.parts["gold"]
            elif told.kind not in ("placed", "routed", "scored"):
                found.append(Turn(told, number >= seen, city=told.parts.get("city")))
            if told.kind == "began":
                taken = 0
            elif told.kind in ("took", "passed") and taken is not None:
                found[-1].round = 1 + taken // scene.players
                taken += 1
    return found[::-1]


def last_cities(story: list[Turn]) -> list[str]:
    """The city that each seat connected last, latest first."""
    last: dict[int | None, str] = {}
    for turn in story:
        if turn.city is not None:
            last.setdefault(turn.told.seat, turn.city)
    return list(last.values())
