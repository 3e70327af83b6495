"""The terminal table of Roads to Rome, drawn from views made up here (without the engine)."""

import io
import json
import random
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from ludi.games.roads import terminal
from ludi.games.roads.terminal import draw, sheet
from ludi.kernel.words import languages, speaking

MAP: dict[str, Any] = json.loads((Path(terminal.__file__).parent / "map.json").read_text(encoding="utf-8"))
GOODS = [good["id"] for good in MAP["resources"]["goods"]]
TABLES = [("small", 2), ("small", 3), ("large", 4), ("large", 5)]


def sample(side: str, players: int, turns: int, seed: int = 1, phase: str = "connect") -> dict[str, Any]:
    """A view after some turns in which everybody connects a random city. Points are made up, but add up."""
    chance = random.Random(seed)
    board = next(board for board in MAP["sides"] if board["id"] == side)
    names = {place["id"]: place["name"] for place in [MAP["rome"], *board["cities"]]}
    tokens = [
        kind["id"]
        for kind in [*MAP["resources"]["goods"], MAP["resources"]["gold"]]
        for _ in range(kind[f"count_{side}"])
    ]
    chance.shuffle(tokens)
    keys = ("name", "x", "y", "colour", "value", "roman")
    cities = [
        {**{key: city[key] for key in keys}, "resource": token, "owner": None, "distance": None}
        for city, token in zip(board["cities"], tokens, strict=True)
    ]
    sections = [
        {"ends": [names[s["a"]], names[s["b"]]], "length": s["length"], "owner": None, "fresh": False}
        for s in board["sections"]
    ]
    distance = {"Roma": 0}
    for turn in range(min(turns, len(cities))):
        new = [s for s in sections if len(distance.keys() & set(s["ends"])) == 1]
        section = chance.choice(new)
        start, end = sorted(section["ends"], key=lambda name: name not in distance)
        distance[end] = distance[start] + section["length"]
        section["owner"] = turn % players
        city = next(city for city in cities if city["name"] == end)
        city["owner"], city["distance"] = turn % players, distance[end]
        extra = [s for s in sections if s["owner"] is None and set(s["ends"]) <= distance.keys()]
        if extra and turn % 3 == 0:
            chance.choice(extra)["owner"] = turn % players
    line: list[str] = []
    if phase == "extend":
        section = next(s for s in sections if s["owner"] is None and len(distance.keys() & set(s["ends"])) == 1)
        section["fresh"] = True
        line = sorted(section["ends"], key=lambda name: name not in distance)
    over = turns >= len(cities)
    seats = [_player(seat, cities, sections) for seat in range(players)]
    order = sorted((player["sheet"]["total"] for player in seats), reverse=True)
    for player in seats:
        player["place"] = 1 + order.index(player["sheet"]["total"])
    left = sum(city["owner"] is None for city in cities)
    return {
        "game": "roads",
        "viewer": None,
        "side": side,
        "over": over,
        "to_move": None if over else turns % players,
        "phase": None if over else phase,
        "cities_left": left,
        "rounds_left": -(-left // players),
        "players": seats,
        "rome": {key: MAP["rome"][key] for key in ("name", "x", "y")},
        "cities": cities,
        "sections": sections,
        "line": line,
        "route": [],
        "reconstructed": True,
    }


def _player(seat: int, cities: list[dict[str, Any]], sections: list[dict[str, Any]]) -> dict[str, Any]:
    own = [city for city in cities if city["owner"] == seat]
    best: dict[str, int] = {}
    for city in own:
        best[city["colour"]] = max(best.get(city["colour"], 0), city["value"])
    goods = {good: sum(city["resource"] == good for city in own) for good in GOODS}
    points = sum(city["distance"] for city in own)
    sums = {"routes": points, "cities": sum(best.values()), "variety": 5, "same kind": 4, "gold": 3, "unused roads": 0}
    return {
        "seat": seat,
        "roads": 25 - sum(s["length"] for s in sections if s["owner"] == seat),
        "points": points,
        "cities": [{key: city[key] for key in ("name", "colour", "value")} for city in own],
        "best": best,
        "goods": goods,
        "gold": sum(city["resource"] == "gold" for city in own),
        "rows": [sum(count >= row for count in goods.values()) for row in (1, 2, 3, 4)],
        "sheet": {**sums, "total": sum(sums.values())},
        "place": 0,
    }


@pytest.fixture
def spoken(language: str) -> Iterator[None]:
    with speaking(language):
        yield


def lines(drawing: RenderableType, width: int) -> list[str]:
    console = Console(width=width, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    return ["".join(part.text for part in line) for line in console.render_lines(drawing, pad=False)]


@pytest.mark.parametrize(("side", "players"), TABLES)
@pytest.mark.parametrize("width", [60, 80, 99, 100, 120, 160])
@pytest.mark.parametrize("turns", [3, 40])
def test_fits_the_width_and_shows_every_player(side: str, players: int, width: int, turns: int) -> None:
    view = sample(side, players, turns, seed=players)
    drawn = lines(draw(view, width), width)
    assert max(map(len, drawn)) <= width
    if width >= 80:  # one line per player, the one to move marked
        for seat in range(players):
            mark = "▶" if seat == view["to_move"] else " "
            assert sum(line.startswith(f"{mark}{terminal._seat(seat)[0]} ") for line in drawn) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 120])
def test_fits_in_every_language(width: int, language: str, spoken: None) -> None:
    for turns in (9, 40):
        test_fits_the_width_and_shows_every_player("large", 5, width, turns)


@pytest.mark.parametrize("side", ["small", "large"])
@pytest.mark.parametrize("width", range(100, 141, 8))
def test_every_city_stands_on_the_map_once(side: str, width: int) -> None:
    for turns in (0, 17):
        view = sample(side, 4, turns)
        drawn = "\n".join(lines(terminal._map(view, width), width))
        assert drawn.count(" ROMA ") == 1
        for city in view["cities"]:
            # the name or its beginning, the value, then the resource or the owner's emblem
            owner, resource = city["owner"], city["resource"]
            badge = ("Au" if resource == "gold" else resource[:2]) if owner is None else f" {terminal.SEATS[owner][0]}"
            shape = terminal.REGIONS[city["colour"]][1]
            found = re.findall(rf"{shape}({city['name'][:3]}[a-zA-Z ]*?)(\.?) {city['roman']}{badge}", drawn)
            found = [name for name, dot in found if (city["name"].startswith(name) if dot else name == city["name"])]
            assert len(found) == 1, city["name"]


@pytest.mark.parametrize("side", ["small", "large"])
@pytest.mark.parametrize("width", range(100, 141, 8))
def test_labels_keep_apart_and_no_road_vanishes(side: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view, kept = sample(side, 2, 0), dict[str, Any]()
    roads = terminal._roads

    def spy(view: dict[str, Any], points: dict[str, Any], labelled: set[tuple[int, int]]) -> Any:
        kept.update(points=points, labelled=labelled)
        return roads(view, points, labelled)

    monkeypatch.setattr(terminal, "_roads", spy)
    terminal._map(view, width)
    labels = terminal._labels(view, width, kept["points"])
    assert not any(a.meets(b) for a, b in combinations(labels.values(), 2))
    for section in view["sections"]:
        a, b = (kept["points"][end] for end in section["ends"])
        assert len(set(terminal._cells(a, b)) - kept["labelled"]) >= 2, section["ends"]


def test_nothing_jumps() -> None:
    early, late = (sample("large", 5, turns) for turns in (0, 40))

    def standing(view: dict[str, Any]) -> list[tuple[int, int]]:
        drawn = lines(terminal._map(view, 120), 120)
        names = [city["name"][:5] for city in view["cities"]]
        return [(row, line.index(name)) for name in names for row, line in enumerate(drawn) if name in line]

    assert standing(early) == standing(late)


def test_roads_carry_their_owners_mark() -> None:
    view = sample("small", 2, 0)
    section = next(s for s in view["sections"] if s["ends"] == ["Syracusae", "Gortyna"])
    assert section["length"] == 2
    for seat, (emblem, colour) in enumerate(terminal.SEATS):
        section["owner"] = seat
        drawn = terminal._map(view, 120)
        assert drawn.plain.count(emblem) >= 3
        assert any(span.style == f"bold {colour}" and drawn.plain[span.start : span.end] == "2" for span in drawn.spans)


def test_the_line_of_this_turn_stands_out() -> None:
    view = sample("large", 5, 9, phase="extend")
    drawn = draw(view, 120)
    assert " – ".join(view["line"]) in lines(drawn, 120)[1]
    colour = terminal.SEATS[view["to_move"]][1]
    assert any(str(span.style).endswith(f"on {colour}") for span in terminal._map(view, 120).spans)


def test_lists_say_from_where_a_city_can_be_reached() -> None:
    view = sample("small", 2, 0)
    drawn = lines(draw(view, 80), 80)
    reach = {line.split()[0][1:]: line for line in drawn if "Roma " in line and "/" in line}
    assert set(reach) == {end for s in view["sections"] if "Roma" in s["ends"] for end in s["ends"]} - {"Roma"}
    assert "Roma 1/1" in reach["Genua"]
    next(section for section in view["sections"] if section["ends"] == ["Roma", "Caralis"])["owner"] = 0
    next(city for city in view["cities"] if city["name"] == "Caralis").update(owner=0, distance=1)
    tarraco = [line for line in lines(draw(view, 80), 80) if "Tarraco" in line and "Caralis 2/3" in line]
    assert tarraco, "a section of two roads, three to Rome"


@pytest.mark.parametrize(("side", "players"), TABLES)
def test_sheet_adds_up(side: str, players: int) -> None:
    view = sample(side, players, 40)
    drawn = lines(sheet(view), 80)
    found = (re.fullmatch(r" +(\D+?)  [ ★]+(-?\d.*)", line) for line in drawn)
    rows = {row[1]: [int(n) for n in re.findall(r"-?\d+", row[2])] for row in found if row}
    total, place = rows.pop("total"), rows.pop("place")
    assert len(rows) == len(view["players"][0]["sheet"]) - 1
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == total
    assert place == [player["place"] for player in view["players"]]
    assert "".join(drawn).count("★") == sum(player["place"] == 1 for player in view["players"])


def test_sheet_tells_the_winner() -> None:
    view = sample("small", 2, 30)
    first, second = view["players"]
    first["place"], second["place"] = 2, 1
    assert "● blue wins" in " ".join(lines(sheet(view), 80))
    first["place"] = 1
    assert "◆ purple and ● blue share the victory" in " ".join(lines(sheet(view), 80))
    view["over"] = False
    running = " ".join(lines(sheet(view), 80))
    assert "If the game ended now" in running and "victory" not in running


def test_says_that_it_is_a_reconstruction() -> None:
    view = sample("small", 2, 3)
    (line,) = [line for line in lines(draw(view, 80), 80) if "reconstruction" in line]
    assert line.endswith("rules.md, section 10")
    assert "## 10. The map" in terminal.RULES.read_text(encoding="utf-8")
    view["reconstructed"] = False
    assert "reconstruction" not in "".join(lines(draw(view, 80), 80))


@pytest.mark.parametrize("language", languages())
def test_letters_tell_the_resources_apart(language: str, spoken: None) -> None:
    letters = [terminal._resource(resource)[0] for resource in (*GOODS, "gold")]
    assert len(set(letters)) == len(letters) and {len(pair) for pair in letters} == {2}


def test_speaks_other_languages() -> None:
    with speaking("pl"):
        drawn = "\n".join(lines(draw(sample("small", 2, 3), 120), 120))
        assert (
            "● niebieski: które miasto i\u00a0skąd?" in drawn
            and "Mapa i\u00a0większość tabel to nasza rekonstrukcja" in drawn
        )
        assert "Wygrywa" in "".join(lines(sheet(sample("small", 2, 30)), 80))
