"""The result of a choice, from its preview and the view: the line built, the route that pays, everyone's points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludi.web.scene import Choice, Scene

from .geometry import Pair

Points = tuple[int, ...]  # by seat
LAST_ROUNDS = 3


@dataclass(frozen=True)
class Gain:
    """Points at game end that a turn brings its player, from a table, before and after."""

    source: str
    what: str
    number: int  # of tokens; for a city its value
    before: int
    after: int

    @property
    def points(self) -> int:
        return self.after - self.before


@dataclass(frozen=True)
class Outcome:
    """The result of a choice."""

    choice: Choice
    seat: int
    city: str
    by: str  # where the line starts, or the route's next place
    section: Pair | None  # the one chosen
    roads: int  # on the whole line
    length: int  # of the route
    route: tuple[Pair, ...]  # of the shortest ones, the one that pays the chooser most
    twice: bool
    points: tuple[Points, ...]  # what everybody scores: one entry per choice of routes, that of `route` first
    gains: tuple[Gain, ...]
    rivals: tuple[int, ...]  # seats that would then have the most unused roads, if that counts
    before: int  # the chooser's points if the game ended before the turn; once the city is taken, before its route pays

    @property
    def action(self) -> int:
        return self.choice.action

    @property
    def kind(self) -> str:
        return self.choice.kind

    @property
    def mine(self) -> int:
        return self.points[0][self.seat]

    @property
    def after(self) -> tuple[int, int]:
        """The chooser's points if the game ended after the turn: minimum and maximum over the choice of routes."""
        gained = self.before + sum(gain.points for gain in self.gains)
        mine = [points[self.seat] for points in self.points]
        return gained + min(mine), gained + max(mine)

    @property
    def rank(self) -> tuple[int, int, int]:
        return -self.mine, sum(self.points[0]), self.roads

    def as_good_as(self, other: "Outcome") -> bool:
        """Whether it takes no more roads, and for each result of the other has one with no less for the chooser and no
        more for any rival.
        """
        return self.roads <= other.roads and all(
            any(
                all(a >= b if seat == self.seat else a <= b for seat, (a, b) in enumerate(zip(mine, its, strict=True)))
                for mine in self.points
            )
            for its in other.points
        )


def best_way(ways: Sequence[Outcome]) -> Outcome | None:
    """The way that is as good as every other, if there is just one."""
    best = [way for way in ways if all(way.as_good_as(other) for other in ways)]
    return best[0] if len(best) == 1 else None


def unused_roads_count(view: dict[str, Any]) -> bool:
    """Whether the bonus for most unused roads is near: before the last rounds it changes hands with every road.

    The game ends when no city is left or nobody can build, and every turn takes at least one road.
    """
    fresh = _on_the_line(view)
    roads = (player["roads"] + fresh * (player["seat"] == view["to_move"]) for player in view["players"])
    rounds: int = min(view["rounds_left"], max(roads))
    return rounds <= LAST_ROUNDS


def _on_the_line(view: dict[str, Any]) -> int:
    """Roads already taken from the supply for the line being built."""
    return sum(section["length"] for section in view["sections"] if section["fresh"])


def outcomes(scene: Scene) -> list[Outcome]:
    """The result of each of the viewer's choices, except passing, which brings nothing."""
    lengths = {frozenset(section["ends"]): section["length"] for section in scene.view["sections"]}
    roads_count = unused_roads_count(scene.view)
    return [_outcome(scene, choice, lengths, roads_count) for choice in scene.choices if choice.kind != "pass"]


def _outcome(scene: Scene, choice: Choice, lengths: dict[Pair, int], roads_count: bool) -> Outcome:
    """The result of one; `roads_count`: see `unused_roads_count`."""
    view, parts, seat = scene.view, choice.parts, scene.seat
    assert seat is not None, "only a seat has choices"
    line, walked, built = view["line"], view["route"], parts.get("roads", 0)
    section = None if choice.kind == "finish" else frozenset((parts["from"], parts.get("by") or parts["to"]))
    if choice.kind == "connect":
        line = [parts["from"], parts["to"]]
    elif choice.kind == "extend":
        line = [parts["from"], *line]
    results = sorted(choice.brings["results"], key=lambda result: (-result["points"][seat], result["points"]))
    city = (walked or line[-1:])[0]
    token = next(token for token in view["cities"] if token["name"] == city)
    each = 2 if token["resource"] == "gold" else 1
    gains = _token_gains(view, seat, token) if choice.kind != "route" else []
    sheet = view["players"][seat]["sheet"]
    before, rivals = sheet["total"] - sheet["unused roads"], list[int]()
    if roads_count:
        had, has = _most_roads(view, seat, _on_the_line(view)), _most_roads(view, seat, -built)
        bonus = view["tables"]["unused roads"]
        before += bonus * (seat in had)
        gains.append(Gain("unused roads", "", 0, bonus * (seat in had), bonus * (seat in has)))
        rivals = sorted(has - had)
    return Outcome(
        choice=choice,
        seat=seat,
        city=city,
        by=parts.get("by") or line[0],
        section=section,
        roads=sum(lengths[pair] for pair in _pairs(line)),
        length=sum(results[0]["points"]) // each,
        route=(*_pairs(walked), *(frozenset(ends) for ends in results[0]["route"])),
        twice=each == 2,
        points=tuple(result["points"] for result in results),
        gains=tuple(gain for gain in gains if gain.points),
        rivals=tuple(rivals),
        before=before,
    )


def _pairs(places: Sequence[str]) -> list[Pair]:
    return [frozenset(pair) for pair in zip(places, places[1:], strict=False)]


def _token_gains(view: dict[str, Any], seat: int, city: dict[str, Any]) -> list[Gain]:
    """What a city's tokens are worth at game end to the player who takes them."""
    player, tables = view["players"][seat], view["tables"]
    best, kind = player["best"].get(city["colour"], 0), city["resource"]
    gains = [Gain("cities", city["colour"], city["value"], best, max(best, city["value"]))]
    if kind == "gold":
        table, had = tables["gold"], player["gold"]
        gains.append(Gain("gold", kind, had + 1, table[had], table[had + 1]))
    else:
        same, variety, had = tables["same kind"], tables["variety"], player["goods"][kind]
        row = player["rows"][had]
        gains.append(Gain("same kind", kind, had + 1, same[had], same[had + 1]))
        gains.append(Gain("variety", kind, row + 1, variety[row], variety[row + 1]))
    return gains


def _most_roads(view: dict[str, Any], seat: int, more: int) -> set[int]:
    """Who has the most unused roads, if one player had `more` of them."""
    roads = [player["roads"] + more * (player["seat"] == seat) for player in view["players"]]
    return {other for other, n in enumerate(roads) if n == max(roads)}
