"""The charts: values are drawn in the right places, and no text overlaps anything."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ludi.kernel.words import speaking
from ludi.web import charts
from ludi.web.charts import PERCENT, Mark, Series

FOUR = [
    Series(0, "Aurelia", [0, 0, 6, 14, 24, 30, 33, 50, 59, 63, 72, 88, 89, 96, 113, 116, 120, 146]),
    Series(1, "Flavia", [0, 0, 6, 17, 27, 33, 41, 46, 51, 57, 80, 87, 90, 100, 102, 112, 117, 138]),
    Series(3, "Drusus", [0, 10, 18, 27, 31, 40, 44, 44, 41, 56, 60, 69, 73, 86, 90, 92, 96, 127]),
    Series(4, "Nerva", [0, 11, 19, 22, 28, 30, 33, 44, 56, 65, 72, 79, 88, 92, 92, 94, 96, 107]),
]
QUARTERS = [(0, "quarter I"), (4, "quarter II"), (8, "quarter III"), (12, "quarter IV")]


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def line_of(svg: str, seat: str) -> list[tuple[float, float]]:
    """The points of a seat's line."""
    paths = [
        path.get("d") or ""
        for group in parsed(svg).iter("g")
        if group.get("class") == "ln" and group.get("data-seat") == seat
        for path in group
        if path.get("class") == "ln-body"
    ]
    assert len(paths) == 1
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](\S+?) ([\d.]+)", paths[0])]


def texts(svg: str, kind: str) -> list[tuple[float, float, str]]:
    found = [text for text in parsed(svg).iter("text") if text.get("class") == kind]
    return [(float(t.get("x", "")), float(t.get("y", "")), "".join(t.itertext())) for t in found]


def test_values_are_drawn_in_the_right_places() -> None:
    svg = charts.line_chart(FOUR, 676, 306, label="Points", sections=QUARTERS, jump=True, end="end")
    marks = {text: y for _x, y, text in texts(svg, "axt")}
    assert [n for n in marks if n.isdigit()] == ["0", "50", "100", "150"]
    points = line_of(svg, "purple")
    assert len(points) == 17  # the end-of-game points are a separate jump
    per_point = (marks["0"] - marks["100"]) / 100
    for (_x, y), value in zip(points, FOUR[0].values, strict=False):
        assert y == pytest.approx(marks["0"] - value * per_point, abs=0.11)  # type: ignore[operator]
    gaps = {round(b[0] - a[0], 0) for a, b in zip(points, points[1:], strict=False)}
    assert len(gaps) <= 2  # steps are equally wide, up to rounding
    jumps = re.findall(r'ln-jump" d="M(\S+) (\S+)L(\S+) ([\d.]+)"', svg)
    assert len(jumps) == 4
    assert float(jumps[-1][3]) == pytest.approx(marks["0"] - 146 * per_point, abs=0.11)
    assert 'aria-label="Points"' in svg
    assert 'role="img"' in svg


def test_frame_gives_the_coordinates_of_a_chart() -> None:
    plot = charts.frame(FOUR, 676, 306)
    svg = charts.line_chart(FOUR, 676, 306, label="Points")
    x, y = line_of(svg, "blue")[3]
    assert x == pytest.approx(plot.x(3), abs=0.06)
    assert y == pytest.approx(plot.y(17), abs=0.06)


@pytest.mark.parametrize(("width", "height"), [(676, 306), (352, 250), (340, 110)])
@pytest.mark.parametrize("jump", [False, True])
def test_names_at_the_end_never_overlap(width: int, height: int, jump: bool) -> None:
    level = [Series(seat, "Somebody with a long name", [0, 5, 50, 50]) for seat in range(5)]
    for lines in (FOUR, level, [Series(s.seat, s.name, [*s.values[:-1], 0]) for s in FOUR]):
        svg = charts.line_chart(lines, width, height, label="Points", jump=jump, sections=QUARTERS)
        ends = texts(svg, "endt")
        assert len(ends) == len(lines)
        gap = min(charts.LABEL_GAP, (height - charts.TOP - charts.BOTTOM + 1) / (len(lines) - 1))
        for (_, one, _), (_, other, _) in combinations(ends, 2):
            assert abs(one - other) >= gap - 0.2
        assert all(charts.TOP - 2 <= y <= height - charts.BOTTOM + 1 for _x, y, _text in ends)
        for x, _y, text in ends:
            number, name = text.split(" ", 1)
            room = charts._text_width(number, 15) + 4 + charts._text_width(name, 13)
            assert x + room <= width + 1, "a name reaches beyond the chart"


def test_emblems_move_apart_as_little_as_necessary() -> None:
    assert charts.spread_apart([10, 100], 19, 0, 200) == [10, 100]
    assert charts.spread_apart([50, 50], 20, 0, 200) == [40, 60]
    assert charts.spread_apart([0, 0, 0], 20, 0, 200) == [0, 20, 40]
    assert charts.spread_apart([200, 195], 20, 0, 200) == [200, 180]
    assert charts.spread_apart([5], 20, 0, 200) == [5]
    crowded = charts.spread_apart([10, 10, 10, 10, 10], 20, 0, 40)
    assert sorted(crowded) == [0, 10, 20, 30, 40]  # there is no room for more


def test_emblems_on_the_lines_are_staggered() -> None:
    plot = charts.frame(FOUR, 676, 306)
    steps = [step for number in range(4) for step in charts.stagger(plot, number, 4)]
    assert len(steps) == len(set(steps)) > 0
    assert charts.stagger(plot, 0, 4) == [3, 15]
    long = [Series(seat, "A", list(range(400))) for seat in range(4)]
    plot = charts.frame(long, 352, 250)
    places = sorted(plot.x(step) for number in range(4) for step in charts.stagger(plot, number, 4))
    assert all(b - a >= charts.STAGGER_ROOM - 1 for a, b in zip(places, places[1:], strict=False))


def test_sections_have_names_where_there_is_room_and_numerals_where_not() -> None:
    wide = charts.line_chart(FOUR, 676, 306, label="", sections=QUARTERS, jump=True, end="end")
    assert [t for *_, t in texts(wide, "axt") if not t.isdigit()] == [
        "quarter I",
        "quarter II",
        "quarter III",
        "quarter IV",
        "end",
    ]
    small = charts.line_chart(FOUR, 352, 250, label="", sections=QUARTERS, jump=True, end="end")
    assert [t for *_, t in texts(small, "axt") if not t.isdigit()] == ["I", "II", "III", "IV", "end"]
    many = [(n, f"round {n + 1}") for n in range(17)]
    crowded = charts.line_chart(FOUR, 340, 110, label="", sections=many)
    named = [(x, t) for x, _y, t in texts(crowded, "axt") if not t.isdigit()]
    assert [t for _x, t in named] == ["V", "X", "XV"]
    for (a, one), (b, other) in zip(named, named[1:], strict=False):
        assert b - a >= (charts._text_width(one, 12) + charts._text_width(other, 12)) / 2


def test_scales_are_round_and_hold_all_values() -> None:
    assert charts.ends_of_scale(0, 146, 5) == (0, 150)
    assert charts.ends_of_scale(0, 0, 5) == (0, 1)
    assert charts.ends_of_scale(-9, 31, 5) == (-20, 40)
    assert charts.ends_of_scale(63, 118, 5) == (60, 120)
    for high in range(1, 400, 7):
        low, top = charts.ends_of_scale(0, high, 5)
        lines = round((top - low) / charts.grid_step(low, top, 5)) + 1
        assert top >= high
        assert 2 <= lines <= 5


def test_chances_are_percents_and_the_cursor_shows_everybody() -> None:
    lines = [Series(seat, "A", [0.25, 0.25, 0.25]) for seat in range(4)]
    svg = charts.line_chart(
        lines, 700, 130, label="", unit=PERCENT, cursor=1, names=False, marks=[Mark(1, 2, "blunder")]
    )
    assert [t for *_, t in texts(svg, "axt")] == ["0%", "25%", "50%", "75%", "100%"]
    assert svg.count('class="cursor"') == 1
    x = charts.frame(lines, 700, 130, unit=PERCENT, names=False).x(1)
    dots = [
        float(c.get("cy", ""))
        for c in parsed(svg).iter("circle")
        if float(c.get("cx", "")) == pytest.approx(x, abs=0.06)
    ]
    here = sorted(dots)
    ring = next(c for c in parsed(svg).iter("circle") if c.get("class") == "mk mk--blunder")
    here.remove(float(ring.get("cy", "")))
    assert len(here) == 4
    assert all(b - a >= charts.CURSOR_GAP - 0.2 for a, b in zip(here, here[1:], strict=False))


def test_a_missing_value_breaks_the_line() -> None:
    svg = charts.line_chart([Series(0, "A", [1, None, 3, 4])], 400, 120, label="")
    assert re.search(r'ln-body" d="M[\d. ]+M[\d. ]+L[\d. ]+"', svg)


def test_the_same_numbers_as_a_table() -> None:
    table = charts.number_table(FOUR, [(4, "I"), (17, "end")], caption="Points")
    rows = [["".join(cell.itertext()) for cell in row] for row in parsed(table).iter("tr")]
    assert rows == [
        ["", "Aurelia", "Flavia", "Drusus", "Nerva"],
        ["I", "24", "27", "31", "28"],
        ["end", "146", "138", "127", "107"],
    ]


def test_bars() -> None:
    assert 'width="50%"' in charts.bar(5, 10)
    assert "i-hatch" not in charts.bar(5, 10)
    assert "i-hatch" in charts.bar(-5, 10)
    assert re.search(r'<rect class="b" x="50%".* width="25%"', charts.balance(3, 6))
    assert re.search(r'<svg x="25%".* width="25%"', charts.balance(-3, 6))
    assert "44%" in charts.chance(0.44)
    assert 'width="44%"' in charts.chance(0.44)
    assert re.search(r'class="over" x="50%"', charts.against(30, 20, 40))
    assert 'height="10"' in charts.column(0.25)
    only = charts.places_bar([0, 0, 2], "places", ["1st", "2nd", "3rd"])
    assert ">3rd: 2<" in only, "a 2 alone could be read as second"
    bar = charts.places_bar([6, 3, 0, 1], "places", ["1st", "2nd", "3rd", "4th"])
    assert re.findall(r'class="p p(\d)" x="([\d.]+)%" width="([\d.]+)%"', bar) == [
        ("1", "0", "60"),
        ("2", "60", "30"),
        ("4", "90", "10"),
    ]
    assert charts.sparkline([3], "trend") == ""
    assert charts.sparkline([1, 5, 3], "trend").count("<circle") == 1


def test_numbers_follow_the_languages_conventions() -> None:
    assert charts.figure(-1234.5) == "−1,234.5"
    assert charts.signed(3) == "+3"
    with speaking("de"):
        assert charts.figure(1234.5) == "1.234,5"
        assert charts.figure(0.5, PERCENT) == "50\xa0%"
    with speaking("pl"):
        assert charts.figure(0.5, PERCENT) == "50%"


def test_user_text_is_escaped() -> None:
    svg = charts.line_chart([Series(0, "<b>x", [1, 2])], 400, 120, label='"<i>', sections=[(0, "<u>")])
    assert "<b>" not in svg
    assert "<i>" not in svg
    assert "<u>" not in svg
