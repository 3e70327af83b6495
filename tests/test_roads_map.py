"""What the rulebook says and shows about the map. The rest of the map is ours and may change, as long as this holds."""

import re

import pytest

from ludi.games.roads import data
from ludi.games.roads.data import LENGTH, NAMES, ROME, SECTION_ENDS, SECTIONS_OF_SIDE
from ludi.registry import folder_of

SIDES = [data.SMALL, data.LARGE]
both_sides = pytest.mark.parametrize("side", SIDES, ids=data.SIDES)


def roads(side: int, *places: str) -> int:
    """Road tokens on a way that exists on this side."""
    numbers = [NAMES.index(place) for place in places]
    total = 0
    for a, b in zip(numbers, numbers[1:], strict=False):
        (section,) = [s for s in SECTIONS_OF_SIDE[side] if set(SECTION_ENDS[s]) == {a, b}]
        total += int(LENGTH[section])
    return total


def neighbours(side: int, place: str) -> set[str]:
    ends = [SECTION_ENDS[section] for section in SECTIONS_OF_SIDE[side]]
    return {NAMES[b] for a, b in [*ends, *((b, a) for a, b in ends)] if NAMES[a] == place}


def tokens(side: int) -> set[tuple[str, int]]:
    return {(city["colour"], city["value"]) for city in data.BOARDS[side]["cities"]}


@both_sides
def test_a_section_takes_one_road_or_two_and_both_kinds_are_shown(side: int) -> None:
    assert set(LENGTH[SECTIONS_OF_SIDE[side]].tolist()) == {1, 2}


@both_sides
def test_roads_begin_in_rome_and_can_reach_every_city(side: int) -> None:
    reached = {NAMES[ROME]}
    while more := set().union(*(neighbours(side, place) for place in reached)) - reached:
        reached |= more
    assert reached == {NAMES[ROME], *(city["name"] for city in data.BOARDS[side]["cities"])}


def test_one_resource_for_every_city_and_ten_fewer_of_both_on_the_small_side() -> None:
    large, small = (data.RESOURCE_COUNT[side] for side in (data.LARGE, data.SMALL))
    assert (large - small).tolist() == [1] * 8 + [2], "one of each good and two gold stay in the box"
    for side in SIDES:
        assert data.RESOURCE_COUNT[side].sum() == len(data.BOARDS[side]["cities"])
    assert {city["name"] for city in data.BOARDS[data.SMALL]["cities"]} < {city["name"] for city in data.CITIES}


def test_colour_and_value_tell_where_a_city_token_belongs() -> None:
    assert len(tokens(data.LARGE)) == len(data.CITIES)
    assert {value for _, value in tokens(data.LARGE)} == set(range(1, 9)), "Roman numerals from I to VIII"


@both_sides
def test_the_cities_of_the_scoring_example_exist(side: int) -> None:
    """Blue 4 and 8, yellow 2 and 1, pink 1, 3 and 4: 14 points. Blue 2 is in a shop's picture."""
    named = {("blue", 4), ("blue", 8), ("yellow", 2), ("yellow", 1), ("pink", 1), ("pink", 3), ("pink", 4), ("blue", 2)}
    assert named <= tokens(side)


@both_sides
def test_example_1_massilia_is_two_roads_from_rome(side: int) -> None:
    """One road of yellow's and one of purple's connect Massilia, for a point each."""
    between = neighbours(side, "Roma") & neighbours(side, "Massilia")
    assert any(roads(side, "Roma", x) == roads(side, x, "Massilia") == 1 for x in between)


@both_sides
def test_example_2_two_sections_of_purple_and_one_of_yellow(side: int) -> None:
    """Purple gets 4 points for two sections and yellow 2 for one; here starting in Massilia, as in the pictures."""
    assert roads(side, "Roma", "Caralis", "Massilia", "Genua") == 3
    assert roads(side, "Roma", "Caralis") == roads(side, "Caralis", "Massilia") == roads(side, "Massilia", "Genua") == 1


@both_sides
def test_example_3_yellow_alone_is_paid_for_augusta(side: int) -> None:
    """Genua is connected. Yellow builds several sections, through Genua to Augusta, which is then the shortest way."""
    assert roads(side, "Roma", "Genua") < roads(side, "Roma", "Caralis", "Massilia", "Genua")
    assert roads(side, "Roma", "Genua", "Augusta") < roads(side, "Roma", "Caralis", "Massilia", "Genua", "Augusta")


@both_sides
def test_25_roads_each_are_enough(side: int) -> None:
    """The game ends when all cities are connected: even the fewest players can do it, with some to spare."""
    connected, needed = {ROME}, 0
    while len(connected) <= len(data.BOARDS[side]["cities"]):
        leaving = [s for s in SECTIONS_OF_SIDE[side] if len(connected & set(SECTION_ENDS[s])) == 1]
        section = min(leaving, key=lambda s: int(LENGTH[s]))
        connected |= set(SECTION_ENDS[section])
        needed += int(LENGTH[section])
    fewest_players = {data.SMALL: 2, data.LARGE: 4}[side]
    assert needed <= 0.75 * fewest_players * data.ROADS_EACH


@both_sides
def test_every_length_has_its_reason(side: int) -> None:
    """By distance, or named as an exception in the map's own words. A section has the same length on both sides."""
    lengths = data.MAP["meta"]["lengths"]
    exceptions = {name: one["length"] for one in lengths["exceptions"] for name in one["sections"]}
    for section in data.BOARDS[side]["sections"]:
        by_distance = 1 if section["km"] <= lengths["one_road_up_to_km"] else 2
        assert section["length"] == exceptions.get(section["id"], by_distance), section["id"]
        assert section["id"] not in exceptions or exceptions[section["id"]] != by_distance, section["id"]


@both_sides
def test_every_section_of_rome_takes_one_road(side: int) -> None:
    assert {roads(side, "Roma", place) for place in neighbours(side, "Roma")} == {1}


def test_the_rules_list_the_map_as_it_is() -> None:
    text = (folder_of("roads") / "rules.md").read_text(encoding="utf-8")
    text = " ".join(text.split("## 10. The map")[1].split("## 11.")[0].replace("\\*", "").split())
    written = {
        (side, section, int(length))
        for where, length, number, names in re.findall(r"\*\*(.+?), length (\d) \((\d+)\)\.\*\* (.+?)\.(?= |$)", text)
        for side in ("small", "large")
        if side in where or "both" in where
        for section in names.split(", ")
        if int(number) == len(names.split(", "))
    }
    names = dict(zip(data.PLACE_IDS, NAMES, strict=True))
    assert written == {
        (board["id"], f"{names[section['a']]}-{names[section['b']]}", section["length"])
        for board in data.BOARDS
        for section in board["sections"]
    }
    for city in data.CITIES:
        assert re.search(rf"\| {city['colour']} \|[^|]+\|[^|]*\b{city['name']} {city['roman']}\b", text), city["name"]
