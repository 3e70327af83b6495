"""What a choice brings, told from the view alone: the line it builds, the route that pays, points for everybody."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludi.server.scene import Choice, Scene

Pair = frozenset[str]
Points = tuple[int, ...]


@dataclass(frozen=True)
class Gain:
    """Points at the end of the game that a token brings its taker: from a table, before and after."""

    source: str
    what: str
    number: int  # how many of it, or how much it is worth
    before: int
    after: int

    @property
    def points(self) -> int:
        return self.after - self.before


@dataclass(frozen=True)
class Outcome:
    """What a choice brings to everybody."""

    action: int
    kind: str
    city: str
    by: str  # where the line starts, or the way of the route
    roads: int  # on the line
    route: tuple[Pair, ...]  # the shortest route that is best for the chooser
    length: int
    twice: bool
    points: tuple[Points, ...]  # what everybody scores: one for each choice of routes, the chooser's best first
    gains: tuple[Gain, ...]
    before: int  # the chooser's points, if the game ended before and after
    after: int
    choice: Choice


class Network:
    """Built sections, and the shortest routes over them."""

    def __init__(self, sections: Sequence[dict[str, Any]], players: int, seat: int, added: Pair | None = None) -> None:
        self.players, self.seat = players, seat
        self.ways: dict[str, list[tuple[str, int, int]]] = {}
        for section in sections:
            a, b = section["ends"]
            owner = seat if added == {a, b} else section["owner"]
            if owner is not None:
                self.ways.setdefault(a, []).append((b, section["length"], owner))
                self.ways.setdefault(b, []).append((a, section["length"], owner))
        self._paid: dict[str, dict[Points, str]] = {}

    @cached_property
    def distance(self) -> dict[str, int]:
        """From Rome to every connected place."""
        distance, edge = {"Roma": 0}, ["Roma"]
        while edge:
            place = min(edge, key=distance.__getitem__)
            edge.remove(place)
            for near, length, _ in self.ways.get(place, ()):
                if distance[place] + length < distance.get(near, 1000):
                    distance[near] = distance[place] + length
                    edge.append(near)
        return distance

    def paid(self, place: str) -> dict[Points, str]:
        """The different results of the shortest routes from a place, and the next place of each."""
        if place == "Roma":
            return {(0,) * self.players: ""}
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
        while place != "Roma":
            near = self.paid(place)[points]
            length, owner = next((length, owner) for to, length, owner in self.ways[place] if to == near)
            points = _plus(points, owner, -length)
            pairs.append(frozenset((place, near)))
            place = near
        return pairs


def _plus(points: Points, seat: int, more: int) -> Points:
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])


def outcomes(scene: Scene) -> dict[int, Outcome]:
    """What each choice of the viewer brings, by its action."""
    if not scene.choices:
        return {}
    seat = scene.seat
    assert seat is not None, "only a seat has choices"
    now = Network(scene.view["sections"], scene.players, seat)
    return {
        choice.action: _outcome(scene, seat, choice, now) for choice in scene.choices if choice.kind != "pass"
    }


def _outcome(scene: Scene, seat: int, choice: Choice, now: Network) -> Outcome:
    view, parts = scene.view, choice.parts
    line, walked = list(view["line"]), list(view["route"])
    network, built = now, 0
    if choice.kind in ("connect", "extend"):
        line = [parts["from"], *(line or [parts["to"]])]
        built = parts["roads"]
        network = Network(view["sections"], scene.players, seat, frozenset((parts["from"], parts["to"])))
    if choice.kind == "route":
        walked.append(parts["by"])
    city = walked[0] if walked else line[-1]
    walked = walked or [city]
    pairs = [frozenset(pair) for pair in zip(walked, walked[1:], strict=False)]
    section = {frozenset(section["ends"]): section for section in view["sections"]}
    so_far: Points = (0,) * scene.players
    for pair in pairs:
        so_far = _plus(so_far, section[pair]["owner"], section[pair]["length"])
    rest = sorted(network.paid(walked[-1]), key=lambda points: (-points[seat], sum(points)))
    resource = next(there["resource"] for there in view["cities"] if there["name"] == city)
    each = 2 if resource == "gold" else 1
    points = tuple(
        dict.fromkeys(tuple(each * (a + b) for a, b in zip(so_far, more, strict=True)) for more in rest)
    )
    gains = () if choice.kind == "route" else tuple(_gains(view, seat, city, built))
    before = view["players"][seat]["sheet"]["total"]
    return Outcome(
        action=choice.action,
        kind=choice.kind,
        city=city,
        by=parts.get("by") or line[0],
        roads=sum(section[frozenset(pair)]["length"] for pair in zip(line, line[1:], strict=False)),
        route=(*pairs, *network.route(walked[-1], rest[0])),
        length=network.distance[city],
        twice=each == 2,
        points=points,
        gains=gains,
        before=before,
        after=before + points[0][seat] + sum(gain.points for gain in gains),
        choice=choice,
    )


def _gains(view: dict[str, Any], seat: int, name: str, built: int) -> list[Gain]:
    """What the tokens of a city are worth at the end to the player who takes them, and roads spent on it."""
    player, tables = view["players"][seat], view["tables"]
    city = next(city for city in view["cities"] if city["name"] == name)
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
    most = max((other["roads"] for other in view["players"] if other["seat"] != seat), default=0)
    bonus, roads = tables["unused roads"], player["roads"]
    gains.append(Gain("unused roads", "", roads - built, bonus * (roads >= most), bonus * (roads - built >= most)))
    return [gain for gain in gains if gain.points]
