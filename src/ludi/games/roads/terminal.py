"""The table of Roads to Rome for a terminal: a character map, a legend, the players; and the score sheet.

Drawn with Rich from the view alone. Nothing relies on colour alone: players have emblems, regions shapes, resources
letters.
"""

from pathlib import Path
from typing import Any, NamedTuple

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludi.kernel.game import seat_names
from ludi.kernel.words import WORDS as COMMON, slug

from . import WORDS

RULES = Path(__file__).parent / "rules.md"
View = dict[str, Any]
Cell = tuple[int, int]  # column, row
Point = tuple[float, float]  # a cell before rounding
Run = tuple[str, str]  # text, style
NARROWEST_MAP, WIDEST_MAP, WIDE_SHEET = 100, 140, 120

# Mid tones: a contrast of about 3:1 or better on dark and on light backgrounds.
SEATS = (("◆", "#a64fa2"), ("●", "#2f82c4"), ("▲", "#d2502a"), ("■", "#a8801a"), ("✚", "#2f9273"))
REGIONS = {
    "yellow": ("Italia", "○", "#ecc24a"),
    "pink": ("Gallia", "✤", "#eaa5bd"),
    "orange": ("Hispania", "□", "#e68f3c"),
    "green": ("Germania", "▽", "#92bf72"),
    "red": ("Illyricum", "◇", "#e0705a"),
    "white": ("Graecia", "⌂", "#e2dac9"),
    "brown": ("Africa", "∩", "#b98e63"),
    "blue": ("Oriens", "✶", "#86b4dc"),
}
INK, GREY = "#1c1712", "#857c6c"
ROMA, GOLD, BADGE = "bold #f3e8da on #6b2358", f"bold {INK} on #ffd54a", "#f3e8da on #4a4238"


def draw(view: View, width: int) -> RenderableType:
    """The whole table: map (in a narrow terminal, lists of places instead), legend, players."""
    board = _map(view, min(width, WIDEST_MAP)) if width >= NARROWEST_MAP else _lists(view)
    return Group(_heading(view), board, Text(), _legend(view, width), Text(), _players(view, width))


def sheet(view: View) -> RenderableType:
    """The score sheet: one line per source, one column per player."""
    players = view["players"]
    first = [player for player in players if player["place"] == 1]
    table = Table("", box=box.SIMPLE_HEAD, title=str(COMMON("final-score" if view["over"] else "score-now")))
    for player in players:
        table.add_column(Text(*_seat(player["seat"])), justify="right")
    for source in players[0]["sheet"]:
        points = [str(player["sheet"][source]) for player in players]
        if source == "total":
            table.add_section()
            table.add_row(str(COMMON("source-total")), *points, style="bold")
        else:
            table.add_row(str(WORDS(f"source-{slug(source)}")), *points)
    places = (("★ " if player in first else "") + f"{player['place']}." for player in players)
    table.add_row(str(COMMON("place")), *places)
    if not view["over"]:
        return table
    names = [_seat(player["seat"]) for player in first]
    won = Text(str(COMMON("wins", names=[name for name, _ in names])))
    for name, style in names:
        won.highlight_words([name], style)
    return Group(table, won)


def _seat(seat: int) -> Run:
    emblem, colour = SEATS[seat]
    return f"{emblem} {seat_names()[seat]}", f"bold {colour}"


def _resource(resource: str) -> Run:
    """Two distinctive letters; only gold is coloured."""
    return str(WORDS(f"resource-{resource}.letters")), GOLD if resource == "gold" else BADGE


def _place(place: View, letters: int = 99) -> list[Run]:
    """A new city is filled and shows its resource, a taken one its owner's emblem."""
    if "value" not in place:
        return [(f" {place['name'].upper()} ", ROMA)]
    _, shape, colour = REGIONS[place["colour"]]
    words = f"{place['name'][:letters]}{'.' if letters < len(place['name']) else ''} {place['roman']}"
    if place["owner"] is None:
        return [(shape + words, f"{INK} on {colour}"), _resource(place["resource"])]
    emblem, own = SEATS[place["owner"]]
    return [(shape, f"{INK} on {colour}"), (words, ""), (" " + emblem, f"bold #ffffff on {own}")]


def _heading(view: View) -> Text:
    """What is left and what is asked; then the line or route so far, or an empty line, so that nothing jumps."""
    if view["over"]:
        return Text(f"{COMMON('game-over')}\n", "bold")
    text = Text(f"{WORDS('still-new', cities=view['cities_left'], rounds=view['rounds_left'])} ")
    text.append(*_seat(view["to_move"])).append(f": {WORDS('asked-' + view['phase'])}\n")
    if places := view["line"] or view["route"]:
        so_far = WORDS("line-so-far" if view["line"] else "route-so-far")
        text.append(f"{so_far} ").append(" – ".join(places), "bold")
    return text


def _legend(view: View, width: int) -> Text:
    text = Text(str(WORDS("regions")))
    for name, shape, colour in REGIONS.values():
        text.append(" ").append(shape + name, f"{INK} on {colour}")
    text.append("\n")
    for resource in (*view["players"][0]["goods"], "gold"):
        (letters, style), word = _resource(resource), str(WORDS(f"resource-{resource}"))
        text.append(letters, style).append(
            (word.removeprefix(letters) if word.startswith(letters) else f" {word}") + " "
        )
    if width >= NARROWEST_MAP:
        emblem, colour = SEATS[0]
        text.append(f" {WORDS('sections')} ").append("⠒⠒", GREY).append(f" {WORDS('section-free')} ")
        text.append("⠒2⠒", GREY).append(f" {WORDS('section-two')} {emblem * 2} {WORDS('section-built')} ")
        text.append(emblem * 2, f"bold {INK} on {colour}").append(f" {WORDS('section-fresh')}")
    if view["reconstructed"]:
        text.append("\n").append(str(WORDS("reconstructed-see", file=RULES.name)), f"{GREY} link {RULES.as_uri()}")
    return text


class Label(NamedTuple):
    column: int
    row: int
    letters: int  # of the city's name
    width: int

    def cells(self) -> list[Cell]:
        return [(self.column + i, self.row) for i in range(self.width)]

    def meets(self, other: "Label") -> bool:
        """Whether labels overlap or touch without a blank."""
        return self.row == other.row and -self.width <= self.column - other.column <= other.width


def _map(view: View, width: int) -> Text:
    places = [view["rome"], *view["cities"]]
    left, top = min(place["x"] for place in places), min(place["y"] for place in places)
    scale = (width - 9) / (max(place["x"] for place in places) - left)
    # A character cell is about twice as high as wide.
    points = {p["name"]: (4.5 + (p["x"] - left) * scale, 0.5 + (p["y"] - top) * scale / 2) for p in places}
    labels = _labels(view, width, points)
    grid = _roads(view, points, {cell for label in labels.values() for cell in label.cells()})
    for place in places:
        label = labels[place["name"]]
        runs = [(letter, style) for text, style in _place(place, label.letters) for letter in text]
        grid.update(zip(label.cells(), runs, strict=True))
    rows = range(max(row for _, row in grid) + 1)
    return Text("\n").join(Text.assemble(*(grid.get((x, y), " ") for x in range(width))) for y in rows)


def _along(a: Point, b: Point, steps: int) -> list[Point]:
    return [(a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps + 1)]


def _cells(a: Point, b: Point) -> list[Cell]:
    """A straight line, one cell per column or row, whichever are more."""
    return [(int(x), int(y)) for x, y in _along(a, b, 1 + int(max(abs(a[0] - b[0]), abs(a[1] - b[1]))))]


def _roads(view: View, points: dict[str, Point], labelled: set[Cell]) -> dict[Cell, Run]:
    """The sections, around the labels: free ones as fine dots, built ones in the owner's emblem."""
    grid: dict[Cell, Run] = {}
    twos: list[tuple[list[Cell], str]] = []
    for section in sorted(view["sections"], key=lambda s: (s["owner"] is not None, s["fresh"])):
        a, b = (points[end] for end in section["ends"])
        cells, style = [cell for cell in _cells(a, b) if cell not in labelled], GREY
        if section["owner"] is None and not section["fresh"]:
            steps = 1 + int(max(abs(a[0] - b[0]), 2 * abs(a[1] - b[1])))
            for x, y in _along(a, b, steps * section["length"]):
                if (int(x), int(y)) not in labelled:  # a Braille dot: a cell has two columns and four rows of them
                    column, row = int(x % 1 * 2), int(y % 1 * 4)
                    dot = 0x40 << column if row == 3 else 1 << row + 3 * column
                    grid[int(x), int(y)] = chr(ord(grid.get((int(x), int(y)), "\u2800")[0]) | dot), GREY
        else:
            emblem, colour = SEATS[view["to_move"] if section["owner"] is None else section["owner"]]
            style = f"bold {INK} on {colour}" if section["fresh"] else f"bold {colour}"
            grid.update(dict.fromkeys(cells, (emblem, style)))
        if section["length"] == 2 and cells:
            twos.append((cells, style))
    for cells, style in twos:  # preferably not where another road crosses
        cells = [cell for cell in cells if grid.get(cell, ("", style))[1] == style] or cells
        grid[cells[len(cells) // 2]] = "2", style
    return grid


def _labels(view: View, width: int, points: dict[str, Point]) -> dict[str, Label]:
    """Place the names, covering little of the roads. Depends on the board alone, so that nothing jumps."""
    lines = [set(_cells(*(points[end] for end in section["ends"]))) for section in view["sections"]]
    hides: dict[Cell, float] = {}
    for line in lines:
        for cell in line:  # the shorter the section, the more it loses
            hides[cell] = hides.get(cell, 0) + 10 / len(line)
    rows = int(max(y for _, y in points.values())) + 1

    def candidates(place: View) -> list[tuple[float, Label]]:
        name, (x, y) = place["name"], points[place["name"]]
        found, least = [], 3  # letters of a short name: enough to be unique
        while least < len(name) and sum(other.startswith(name[:least]) for other in points) > 1:
            least += 1
        for letters in (*range(least, len(name) - 1), len(name)):
            size = sum(len(text) for text, _ in _place(place, letters))
            short = (letters < len(name)) * (4 + 0.5 * (len(name) - letters))
            for row in range(max(0, int(y) - 1), min(rows, int(y) + 2)):
                for shift in (0, size // 2, size - 1):
                    label = Label(int(x) - shift, row, letters, size)
                    if 0 <= label.column <= width - size:
                        hidden = sum(hides.get(cell, 0) for cell in label.cells())
                        found.append((hidden + short + 15 * (row != int(y)), label))
        return sorted(found)

    def best(name: str) -> Label:
        others = [label for other, label in labels.items() if other != name]
        covered = {cell for label in others for cell in label.cells()}
        flat = [line - covered for line in lines if len({row for _, row in line - covered}) <= 2]
        chosen = (9999.0, choices[name][0][1])
        for cost, label in choices[name]:
            if cost < chosen[0] and not any(label.meets(other) for other in others):
                cost += 40 * sum(len(left.difference(label.cells())) < 2 for left in flat)  # no road may vanish
                chosen = min(chosen, (cost, label))
        return chosen[1]

    labels: dict[str, Label] = {}
    choices = {place["name"]: candidates(place) for place in (view["rome"], *view["cities"])}
    for _ in range(4):  # each in turn settles around the others; those at the edge, with less choice, first
        for name in sorted(choices, key=lambda name: len(choices[name])):
            labels[name] = best(name)
    return labels


def _lists(view: View) -> RenderableType:
    places = {place["name"]: place for place in (view["rome"], *view["cities"])}
    connected = {name for name, place in places.items() if place.get("owner", 0) is not None}
    ways: dict[str, list[str]] = {}
    for section in view["sections"]:
        for start, end in (section["ends"], section["ends"][::-1]):
            if start in connected and end not in connected:
                route = (places[start].get("distance") or 0) + section["length"]
                ways.setdefault(end, []).append(f"{start} {section['length']}/{route}")
    heads = [str(WORDS(f"list-{what}")) for what in ("new", "with", "from")]
    table = Table(*heads, box=None, pad_edge=False, padding=(0, 1))
    for name, starts in ways.items():
        resource = str(WORDS(f"resource-{places[name]['resource']}"))
        table.add_row(Text(*_place(places[name])[0]), resource, ", ".join(starts))
    parts: list[RenderableType] = [table] if ways else []
    for what, names in (("connected", connected), ("far", places.keys() - connected - ways.keys())):
        chips = [Text.assemble(*_place(place)) for name, place in places.items() if name in names]
        parts += [Text(f"\n{WORDS('list-' + what)}", "bold"), Columns(chips)] if chips else []
    return Group(*parts)


def _players(view: View, width: int) -> RenderableType:
    """A line per player: points on the track, roads left, best city per region, goods, gold, rows, current sheet."""
    shown = list(view["players"][0]["sheet"])[1:-1] if width >= WIDE_SHEET else []  # all but routes and total
    regions = [Text(shape, f"{INK} on {colour}") for _, shape, colour in REGIONS.values()]
    goods = [Text(*_resource(good)) for good in (*view["players"][0]["goods"], "gold")]
    points, gap = [_column(source) for source in (*shown, "now")], Text()
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    heads = (gap, _column("points"), _column("roads"), gap, *regions, gap, *goods, gap, _column("rows"), *points, gap)
    for header in heads:
        table.add_column(header, justify="right" if header else "left")
    for player in view["players"]:
        table.add_row(
            Text.assemble("▶" if player["seat"] == view["to_move"] else " ", _seat(player["seat"])),
            str(player["points"]),
            str(player["roads"]),
            "",
            *(str(player["best"].get(colour) or "·") for colour in REGIONS),
            "",
            *(str(count or "·") for count in (*player["goods"].values(), player["gold"])),
            "",
            "+".join(str(row) for row in player["rows"] if row) or "·",
            *(str(player["sheet"][source]) for source in (*shown, "total")),
            f"{player['place']}.",
        )
    return table


def _column(name: str) -> Text:
    return Text(str(WORDS(f"column-{slug(name)}")))
