"""The table of Roads to Rome in the browser: the map, the seats, the own goods and cities."""

from typing import Any

from ludi.server.drawing import Asked, Step
from ludi.server.scene import Scene

from .geometry import ARC, COAST, POINTS, REGION_NAMES, ROMAN, STRETCHES, name_at
from .outcomes import Outcome, outcomes

REGIONS = ("routes", "roads", "ways", "cities", "pluses", "corner", "count", "answers", "own", "seats", "strip")
TABS = (("map", "Map", "flag"), ("mine", "Mine", "stock"), ("seats", "Players", "people"), ("log", "Log", "log"))


def ask(scene: Scene) -> Asked:
    """The question of the turn: which city, then build or lengthen, then which route where that matters."""
    if scene.over:
        return Asked(_result(scene), "Every point is on the score sheet.")
    assert scene.to_move is not None
    line, route = scene.view["line"], scene.view["route"]
    if not scene.mine:
        who = scene.names[scene.to_move]
        doing = {
            "connect": f"{who} chooses a city",
            "extend": f"{who} builds to {line[-1] if line else ''}",
            "route": f"{who} chooses the route home",
        }
        hint = "Watch the map: every road on the route pays its owner."
        return Asked(doing[scene.phase or "connect"], hint)
    if scene.phase == "extend":
        return Asked(
            f"Build to {line[-1]} from {line[0]}?",
            "Build, or start the line further back.",
            (Step(f"City: {line[-1]}", "done"), Step("Build or lengthen", "now")),
            back="Other city" if len(line) == 2 else "Shorter line",
        )
    if scene.phase == "route":
        return Asked(
            f"Which route from {route[0]} to Rome pays?",
            f"Equally short routes part at {route[-1]}: choose the way on.",
            (Step(f"City: {route[0]}", "done"), Step("Build", "done"), Step("Route", "now")),
            back="Back to the line" if len(route) == 1 else "Other route",
        )
    return Asked(
        "Your turn: which city do you connect?",
        "Each way shows what it scores for you.",
        (Step("City", "now"), Step("Build or lengthen", "")),
    )


def _result(scene: Scene) -> str:
    winners = [name for name, place in zip(scene.names, scene.places, strict=False) if place == 1]
    return f"{' and '.join(winners)} won" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"


def prepare(scene: Scene) -> dict[str, Any]:
    """What the templates need: places and sections with what can be done there, and the result of every choice."""
    view = scene.view
    result = outcomes(scene)
    sections = {frozenset(section["ends"]): section for section in view["sections"]}
    ways = [(STRETCHES[_pair(outcome)], outcome) for outcome in result.values() if outcome.kind != "finish"]
    base = next((outcome for outcome in result.values() if outcome.kind == "finish"), None)
    return {
        "coast": COAST,
        "roman": ROMAN,
        "regions": REGION_NAMES,
        "stretches": [(STRETCHES[pair], section) for pair, section in sections.items()],
        "places": [_place(scene, city, result) for city in view["cities"]],
        "ways_on": ways,
        "base": base,
        "letters": {outcome.action: "ABCDEFGHIJ"[i] for i, (_, outcome) in enumerate(ways) if i < 10},
        "routes_of": _routes(result, sections, base),
        "ranked": sorted(result.values(), key=lambda o: (-o.points[0][scene.seat or 0], o.city)),
        "me": view["players"][scene.seat] if scene.seat is not None else None,
        "goods": list(view["players"][0]["goods"]),
        "takes": _takes(scene, result),
        "cities_all": len(view["cities"]),
    }


def _pair(outcome: Outcome) -> frozenset[str]:
    parts = outcome.choice.parts
    return frozenset((parts["from"], parts.get("by") or parts["to"]))


def _place(scene: Scene, city: dict[str, Any], result: dict[int, Outcome]) -> dict[str, Any]:
    """A city with where its name stands, the best way to connect it, and an action that says why not."""
    view, name, new = scene.view, city["name"], city["owner"] is None
    here = [outcome for outcome in result.values() if outcome.kind == "connect" and outcome.city == name]
    best = min(here, key=lambda o: (-o.points[0][scene.seat or 0], sum(o.points[0]), o.roads), default=None)
    closed = [ARC[pair] for ends in (section["ends"] for section in view["sections"]) if name in ends
              for pair in ((ends[0], ends[1]), (ends[1], ends[0])) if pair[1] == name]  # fmt: skip
    return {
        **city,
        "new": new,
        "label": name_at(name, new),
        "best": best,
        "others": len(here) - 1,
        "why_not": closed[0] if scene.mine and scene.phase == "connect" and not here else None,
        "last": name in _last(scene),
        "chosen": new and name in (view["line"][-1:] or view["route"][:1]),
    }


def _last(scene: Scene) -> set[str]:
    """The city that each seat connected last. An event says it in words; names stand in them in every language."""
    last: dict[int, str] = {}
    for line in reversed(scene.log):
        for told in line.told:
            if told.kind == "took" and told.seat is not None and told.seat not in last:
                own = [city["name"] for city in scene.view["players"][told.seat]["cities"]]
                last[told.seat] = max(own, key=told.words.rfind)
        if len(last) == scene.players:
            break
    return set(last.values())


def _routes(
    result: dict[int, Outcome], sections: dict[frozenset[str], dict[str, Any]], base: Outcome | None
) -> list[dict[str, Any]]:
    """Each section on a route that may pay: the choices that would use it, and what it pays then."""
    uses: dict[tuple[frozenset[str], int], list[int]] = {}
    for outcome in result.values():
        for pair in outcome.route:
            uses.setdefault((pair, sections[pair]["length"] * (1 + outcome.twice)), []).append(outcome.action)
    return [
        {
            "stretch": STRETCHES[pair],
            "pays": pays,
            "owner": sections[pair]["owner"],
            "actions": " ".join(map(str, actions)),
            "base": base is not None and base.action in actions,
        }
        for (pair, pays), actions in uses.items()
    ]


def _takes(scene: Scene, result: dict[int, Outcome]) -> dict[str, str]:
    """The choices by the resource and by the region that they bring, as a list of actions."""
    cities = {city["name"]: city for city in scene.view["cities"]}
    takes: dict[str, list[str]] = {}
    for outcome in result.values():
        if outcome.kind != "route":
            for what in (cities[outcome.city]["resource"], cities[outcome.city]["colour"]):
                takes.setdefault(what, []).append(str(outcome.action))
    return {what: " ".join(actions) for what, actions in takes.items()}


__all__ = ["POINTS", "REGIONS", "TABS", "ask", "prepare"]
