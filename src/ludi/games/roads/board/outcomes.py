"""What a choice brings, told from the view alone: the line it builds, the route that pays, points for everybody."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludi.server.scene import Choice, Scene

from .geometry import ROMA, Pair

Points = tuple[int, ...]  # of each seat


@dataclass(frozen=True)
class Gain:
    """Points at the end of the game that a token brings its taker: from a table, before and after."""

    source: str
    what: str
    number: int  # of tokens; of a city its value
    before: int
    after: int

    @property
    def points(self) -> int:
        return self.after - self.before


@dataclass(frozen=True)
class Outcome:
    """What a choice brings."""

    choice: Choice
    seat: int
    city: str
    by: str  # where the line starts, or the way on of the route
    section: Pair | None  # that is chosen
    roads: int  # on the whole line
    length: int  # of the route
    route: tuple[Pair, ...]  # of the shortest ones that which pays the chooser most
    twice: bool
    points: tuple[Points, ...]  # what everybody scores: one for each choice of routes, that route's first
    gains: tuple[Gain, ...]
    before: int  # the chooser's points, if the game ended before it and after it
    after: int

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
    def rank(self) -> tuple[int, int, int]:
        return -self.mine, sum(self.points[0]), self.roads


class Network:
    """Built sections, and the shortest routes over them."""

    def __init__(self, sections: Sequence[dict[str, Any]], players: int) -> None:
        self.ways: dict[str, list[tuple[str, int, int]]] = {ROMA: []}
        for section in sections:
            if section["owner"] is not None:
                a, b = section["ends"]
                self.ways.setdefault(a, []).append((b, section["length"], section["owner"]))
                self.ways.setdefault(b, []).append((a, section["length"], section["owner"]))
        self._paid: dict[str, dict[Points, str]] = {ROMA: {(0,) * players: ""}}
        self.distance = self._distances()

    def _distances(self) -> dict[str, int]:
        """From Rome to every connected place."""
        distance, edge = {ROMA: 0}, [ROMA]
        for place in edge:
            for near, length, _ in self.ways[place]:
                if distance[place] + length < distance.get(near, 1000):
                    distance[near] = distance[place] + length
                    edge.append(near)
        return distance

    def reach(self, city: str, start: str, length: int, seat: int) -> None:
        """Consider a new city, reached from here only: nothing but its own routes changes."""
        self.ways[city] = [(start, length, seat)]
        self.distance[city] = self.distance[start] + length
        self._paid.pop(city, None)

    def paid(self, place: str) -> dict[Points, str]:
        """The different results of the shortest routes from a place, and the next place of each."""
        if place not in self._paid:
            self._paid[place] = {
                _plus(points, owner, length): near
                for near, length, owner in self.ways[place]
                if self.distance[near] + length == self.distance[place]
                for points in self.paid(near)
            }
        return self._paid[place]

    def route(self, place: str, points: Points) -> list[Pair]:
        """The route from a place that pays these points."""
        pairs: list[Pair] = []
        while place != ROMA:
            near = self.paid(place)[points]
            points = next(
                before
                for to, length, owner in self.ways[place]
                if to == near and (before := _plus(points, owner, -length)) in self.paid(near)
            )
            pairs.append(frozenset((place, near)))
            place = near
        return pairs


def _plus(points: Points, seat: int, more: int) -> Points:
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])


def outcomes(scene: Scene) -> list[Outcome]:
    """What each choice of the viewer brings; passing brings nothing."""
    if not scene.choices:
        return []
    network = Network(scene.view["sections"], scene.players)
    return [_outcome(scene, choice, network) for choice in scene.choices if choice.kind != "pass"]


def _outcome(scene: Scene, choice: Choice, network: Network) -> Outcome:
    view, parts, seat = scene.view, choice.parts, scene.seat
    assert seat is not None, "only a seat has choices"
    sections = {frozenset(section["ends"]): section for section in view["sections"]}
    line, walked, built = view["line"], view["route"], parts.get("roads", 0)
    section = None if choice.kind == "finish" else frozenset((parts["from"], parts.get("by") or parts["to"]))
    if choice.kind == "connect":
        line = [parts["from"], parts["to"]]
        network.reach(parts["to"], parts["from"], built, seat)
    elif choice.kind == "extend":
        line = [parts["from"], *line]
        new = {"ends": line[:2], "length": built, "owner": seat}
        network = Network([*view["sections"], new], scene.players)
    elif choice.kind == "route":
        walked = [*walked, parts["by"]]
    walked = walked or line[-1:]
    city, pairs = walked[0], _pairs(walked)
    so_far: Points = (0,) * scene.players
    for pair in pairs:
        so_far = _plus(so_far, sections[pair]["owner"], sections[pair]["length"])
    rest = sorted(network.paid(walked[-1]), key=lambda points: (-points[seat], points))
    token = next(token for token in view["cities"] if token["name"] == city)
    each = 2 if token["resource"] == "gold" else 1
    points = tuple(tuple(each * (a + b) for a, b in zip(so_far, more, strict=True)) for more in rest)
    gains = tuple(_gains(view, seat, token, built)) if choice.kind != "route" else ()
    before = view["players"][seat]["sheet"]["total"]
    return Outcome(
        choice=choice,
        seat=seat,
        city=city,
        by=parts.get("by") or line[0],
        section=section,
        roads=sum(sections[pair]["length"] for pair in _pairs(line)),
        length=network.distance[city],
        route=(*pairs, *network.route(walked[-1], rest[0])),
        twice=each == 2,
        points=points,
        gains=gains,
        before=before,
        after=before + points[0][seat] + sum(gain.points for gain in gains),
    )


def _pairs(places: Sequence[str]) -> list[Pair]:
    return [frozenset(pair) for pair in zip(places, places[1:], strict=False)]


def _gains(view: dict[str, Any], seat: int, city: dict[str, Any], built: int) -> list[Gain]:
    """What the tokens of a city are worth at the end to the player who takes them, and the roads spent on it."""
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
    most = max(other["roads"] for other in view["players"] if other["seat"] != seat)
    bonus, roads = tables["unused roads"], player["roads"]
    gains.append(Gain("unused roads", "", roads - built, bonus * (roads >= most), bonus * (roads - built >= most)))
    return [gain for gain in gains if gain.points]
