"""The table of Roads to Rome in the browser: the map, the seats, the viewer's goods and cities."""

from collections.abc import Iterable, Sequence
from typing import Any

from markupsafe import Markup

from ludi.web.drawing import Asked, Step, won
from ludi.web.scene import Scene

from .. import WORDS
from ..data import ROADS_EACH
from .geometry import ARC, COAST, REGIONS_BY_COLOUR, ROMA, ROMAN, STRETCHES, Pair, Stretch, name_at
from .happened import last_cities
from .outcomes import Outcome, best_way, outcomes, unused_roads_count

__all__ = ["REGIONS", "TABS", "ask", "glyph", "prepare"]

REGIONS = ("routes", "roads", "cities", "ways", "pluses", "count", "answers", "own", "seats", "strip")
ICON = "road"
SOURCE_ICONS = {
    "routes": "road",
    "cities": "flag",
    "variety": "stock",
    "same kind": "grapes",
    "gold": "gold",
    "unused roads": "hand",
}
AT_END = ("cities", "variety", "same kind", "gold", "unused roads")
TABS = (
    ("map", "tab-map", "flag"),
    ("mine", "tab-mine", "stock"),
    ("seats", "tab-seats", "people"),
    ("log", "tab-log", "log"),
)
LETTERS = "ABCDEFGHIJ"


# ---------------------------------------------------------------- the question


def ask(scene: Scene) -> Asked:
    """The question of the turn: which city, then build or extend, then which route, if that matters."""
    phase, line, route = scene.phase, scene.view["line"], scene.view["route"]
    if scene.over:
        left = scene.view["cities_left"]
        return Asked(won(scene), WORDS("over-stuck", cities=left) if left else WORDS("over-done"))
    city = (line[-1:] or route[:1] or [None])[0]
    if not scene.mine:
        name = scene.names[scene.to_move or 0]
        return Asked(WORDS(f"watch-{phase}", name=name, city=city), WORDS("watch-hint"))
    chosen = Step(WORDS("step-chosen", city=city), "done")
    if phase == "extend":
        return Asked(
            WORDS("now-extend", city=city, start=line[0]),
            WORDS("now-extend.hint"),
            (chosen, Step(WORDS("step-build"), "now")),
            back=WORDS("back-city" if len(line) == 2 else "back-line"),
        )
    if phase == "route":
        return Asked(
            WORDS("now-route", city=city),
            WORDS("now-route.hint", place=route[-1]),
            (chosen, Step(WORDS("step-route"), "now")),
            back=WORDS("back-route"),
        )
    return Asked(
        WORDS("now-connect"),
        WORDS("now-connect.hint"),
        (Step(WORDS("step-city"), "now"), Step(WORDS("step-build"), "")),
        back=WORDS("back-city"),
    )


# ---------------------------------------------------------------- the drawing


def glyph(kind: str, name: str, text: Markup) -> Markup:
    """A resource in the log: an icon before its name."""
    if kind != "resource":
        return text
    return Markup('<span class="nb"><svg class="icon" aria-hidden="true"><use href="#i-{}"/></svg>{}</span>').format(
        name, text
    )


def prepare(scene: Scene) -> dict[str, Any]:
    """What the templates need: places and sections with their choices, and the result of every choice."""
    view = scene.view
    results = outcomes(scene)
    sections = [(STRETCHES[frozenset(section["ends"])], section) for section in view["sections"]]
    ways_to = _ways_to(results)
    best = {place: way for place, ways in ways_to.items() if (way := best_way(ways))}
    offers = {place: ways for place, ways in ways_to.items() if place not in best}
    on = [(STRETCHES[outcome.section], outcome) for outcome in results if outcome.section]
    taken = {stretch for stretch, _outcome in on}
    return {
        "coast": COAST,
        "roman": ROMAN,
        "regions": REGIONS_BY_COLOUR,
        "free": [stretch for stretch, section in sections if section["owner"] is None],
        "built": [(stretch, section) for stretch, section in sections if section["owner"] is not None],
        "places": _places(view, last_cities(scene.log)),
        "by_name": {city["name"]: city for city in view["cities"]},
        "best": best,
        "offers": offers,
        "reasons": _reasons(view, {*ways_to, *taken}) if scene.mine else {},
        "ways_on": on,
        "letters": _letters([*offers.values(), list(best.values()) if scene.phase == "route" else []]),
        "uses": _uses(results, view) if results else [],
        "walked": [STRETCHES[frozenset(pair)] for pair in zip(view["route"], view["route"][1:], strict=False)],
        "ranked": sorted(
            results, key=lambda outcome: (outcome.kind != "finish", -outcome.mine, outcome.city, outcome.rank)
        ),
        "unused_roads_count": unused_roads_count(view),
        "me": view["players"][scene.seat] if scene.seat is not None else None,
        "best_of": [
            {city["colour"]: city for city in sorted(player["cities"], key=lambda city: int(city["value"]))}
            for player in view["players"]
        ],
        "goods": list(view["players"][0]["goods"]),
        "roads_each": ROADS_EACH,
        "takes": _takes(view, results),
    }


def _ways_to(results: Iterable[Outcome]) -> dict[str, list[Outcome]]:
    """The choices behind a click on a place: the ways to a new city, else the way to continue the line or route."""
    ways: dict[str, list[Outcome]] = {}
    for outcome in sorted(results, key=lambda outcome: outcome.rank):
        if outcome.kind != "finish":
            ways.setdefault(outcome.city if outcome.kind == "connect" else outcome.by, []).append(outcome)
    return ways


def _letters(groups: Iterable[Sequence[Outcome]]) -> dict[int, str]:
    """Letters for choices among alternatives, by action."""
    return {outcome.action: letter for group in groups for letter, outcome in zip(LETTERS, group, strict=False)}


def _places(view: dict[str, Any], last: list[str]) -> list[dict[str, Any]]:
    """The cities, where their names stand and how they are highlighted."""
    chosen = (view["line"][-1:] or view["route"][:1] or last[:1] or [None])[0]
    return [
        {
            **city,
            "label": name_at(city["name"], new=city["owner"] is None),
            "last": city["name"] in last,
            "chosen": city["name"] == chosen and city["owner"] is None,
            "centre": city["name"] == chosen,
        }
        for city in view["cities"]
    ]


def _reasons(view: dict[str, Any], legal: set[str | Stretch]) -> dict[str | Stretch, int]:
    """For places and sections that cannot be chosen: the closest action about them, which has the reason."""
    connected = {ROMA, *(city["name"] for city in view["cities"] if city["distance"] is not None)}
    here = (view["line"][:1] or view["route"][-1:] or [None])[0]  # where the line or route continues
    arcs = [arc for section in view["sections"] for arc in _both(section["ends"])]
    arcs.sort(key=lambda arc: (arc[1] == here, arc[0] in connected, arc[1] not in connected))  # the best come last
    reasons: dict[str | Stretch, int] = {STRETCHES[frozenset(arc)]: ARC[arc] for arc in arcs}
    reasons |= {arc[1]: ARC[arc] for arc in arcs}
    reasons |= {arc[0]: ARC[arc] for arc in arcs if arc[1] == here}
    return {what: arc for what, arc in reasons.items() if what not in legal and what != here}


def _both(ends: list[str]) -> tuple[tuple[str, str], tuple[str, str]]:
    return (ends[0], ends[1]), (ends[1], ends[0])


def _uses(results: Iterable[Outcome], view: dict[str, Any]) -> list[dict[str, Any]]:
    """Each section on a possible route: the choices that would use it, and what it then pays."""
    sections = {frozenset(section["ends"]): section for section in view["sections"]}
    uses: dict[tuple[Pair, int], list[Outcome]] = {}
    for outcome in results:
        for pair in outcome.route:
            uses.setdefault((pair, sections[pair]["length"] * (1 + outcome.twice)), []).append(outcome)
    return [
        {
            "stretch": STRETCHES[pair],
            "pays": pays,
            "owner": sections[pair]["owner"],
            "actions": " ".join(str(user.action) for user in users),
            "base": any(user.kind == "finish" for user in users),
        }
        for (pair, pays), users in uses.items()
    ]


def _takes(view: dict[str, Any], results: Iterable[Outcome]) -> dict[str, str]:
    """The actions that bring a resource, by resource."""
    resource = {city["name"]: city["resource"] for city in view["cities"]}
    takes: dict[str, list[str]] = {}
    for outcome in results:
        if outcome.kind != "route":
            takes.setdefault(resource[outcome.city], []).append(str(outcome.action))
    return {kind: " ".join(actions) for kind, actions in takes.items()}
