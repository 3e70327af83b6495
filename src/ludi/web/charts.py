"""SVG charts, drawn by the server in the site's style: no script, no inline style, light and dark by tokens.

    lines = [Series(0, "Aurelia", [0, 4, 9, 12]), Series(1, "Flavia", [0, 2, 3, 15])]
    line_chart(lines, 676, 306, label="Points over time", sections=[(0, "I"), (2, "II")])
    number_table(lines, [(2, "I"), (3, "end")], caption="Points over time")

Seats are distinguished by colour, by line pattern and by emblem (`charts.css`). Every chart has a label for people who
cannot see it; the same numbers belong next to it, as a table or as text. Draw a chart for each width it is shown at.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import NamedTuple

from babel.numbers import format_decimal, format_percent
from markupsafe import Markup

from ludi.kernel.words import Words, language
from ludi.web.scene import COLOURS

TOP, BOTTOM, LEFT, RIGHT = 10, 24, 46, 14
"""Margins around the plot of a line chart; wider on the right if names stand there."""
JUMP = 0.06
"""The share of the plot's width before the end-of-game points."""
LABEL_GAP, CURSOR_GAP = 19, 15
"""Minimum distance of emblems: at the lines' ends, with names; at the cursor."""
STAGGER, STAGGER_ROOM = 3, 44
"""Between the emblems of one seat and the next on their lines: steps, and minimum pixels."""
PERCENT = "%"
STEPS = [size * 10.0**power for power in range(9) for size in (1, 2, 5)]
PERCENT_STEPS = [0.05, 0.1, 0.25, 0.5, 1.0]
"""Possible distances of grid lines."""
MOST_NUMERALS = 20
"""With more sections than this, their numbers are Arabic instead of Roman."""
MARKS = ("slip", "mistake", "blunder")
SMALLEST_SHARE = 7.0
"""The minimum width of a place in the bar, in percent, so that its number fits."""
MOST_OF_BAR = 50.0
"""The width from which a place has its name in the bar, too."""

Values = Sequence[float | None]
Section = tuple[int, Words]
"""The step where a round or quarter begins, and its name."""


@dataclass(frozen=True)
class Series:
    """A seat's line: a value per step, None where there is none."""

    seat: int
    name: str
    values: Values


@dataclass(frozen=True)
class Mark:
    """A decision marked on its seat's line: one of MARKS."""

    step: int
    seat: int
    kind: str


@dataclass(frozen=True)
class Plot:
    """Maps steps and values to coordinates."""

    left: float
    right: float
    top: float
    bottom: float
    steps: int
    low: float
    high: float
    jump: float = 0  # width share of the last step, end-of-game points; 0: a step like any other

    def x(self, step: float) -> float:
        last, width = self.steps - 1, self.right - self.left
        if not self.jump:
            return self.left + width * step / max(1, last)
        return self.right if step == last else self.left + (1 - self.jump) * width * step / max(1, last - 1)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.bottom - (self.bottom - self.top) * min(1.0, max(0.0, share))


def figure(value: float, unit: str = "") -> str:
    """A number formatted for people: with a true minus sign; shares of 1 as percentages."""
    spoken = language.get()
    told: str
    if unit == PERCENT:
        told = format_percent(value, locale=spoken)
    else:
        told = format_decimal(value, "#,##0.#", locale=spoken)
    return told.replace("-", "−")


def signed(value: float) -> str:
    return ("+" if value > 0 else "") + figure(value)


def _n(value: float) -> str:
    """A length, in few digits."""
    return f"{value:.1f}".removesuffix(".0")


# ---------------------------------------------------------------- lines


def line_chart(
    series: Sequence[Series],
    width: int,
    height: int,
    *,
    label: Words,
    sections: Sequence[Section] = (),
    unit: str = "",
    low: float | None = 0,
    high: float | None = None,
    cursor: int | None = None,
    cursor_id: str = "",
    marks: Sequence[Mark] = (),
    jump: bool = False,
    end: Words = "",
    names: bool = True,
) -> Markup:
    """The seats' lines over the steps of a game; the first is on top.

    `unit`: PERCENT means values are shares of 1. `low`: where the scale begins; None: at the values' minimum.
    `cursor`: the step being viewed; with a `cursor_id` it can be moved (`cursor_at`).
    `jump`: the last step is what is scored only at the end, called `end`.
    `names`: emblem, number and name at the end of each line; without them the page has a legend (`line_key`).
    """
    plot = frame(series, width, height, unit=unit, low=low, high=high, names=names, jump=jump)
    drawn = [_axes(plot, unit), _sections(plot, sections, jump, end)]
    drawn += [_line(plot, line, jump) for line in reversed(series)]
    drawn += [
        _emblems(plot, line, number, len(series), None if cursor_id else cursor, jump)
        for number, line in reversed([*enumerate(series)])
    ]
    drawn += [_mark(plot, line, mark) for mark in marks for line in series if line.seat == mark.seat]
    if cursor is not None:
        group = Markup('<g id="{}">{}</g>') if cursor_id else Markup("{1}")
        drawn.append(group.format(cursor_id, _cursor(plot, series, cursor)))
    if names:
        drawn.append(_ends(plot, series, width, unit))
    points = "" if unit else " chart--points"
    return Markup('<svg class="chart{}" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        points, width, height, label, Markup("").join(drawn)
    )


def cursor_at(series: Sequence[Series], width: int, height: int, cursor: int, *, unit: str = "") -> Markup:
    """The cursor of a line chart without names, at another step."""
    return _cursor(frame(series, width, height, unit=unit, names=False), series, cursor)


def frame(
    series: Sequence[Series],
    width: int,
    height: int,
    *,
    unit: str = "",
    low: float | None = 0,
    high: float | None = None,
    names: bool = True,
    jump: bool = False,
) -> Plot:
    """The mapping that a line chart uses, for things to be aligned below it."""
    values = [value for line in series for value in line.values if value is not None] or [0.0]
    if unit == PERCENT and low == 0 and high is None:
        high = 1.0
    bottom = min(values) if low is None else min(low, *values)
    first, last = ends_of_scale(bottom, max(values) if high is None else high, _room(height), unit)
    right = width - (_name_room(series, width, unit) if names else RIGHT)
    steps = max(len(line.values) for line in series)
    return Plot(LEFT, right, TOP, height - BOTTOM, steps, first, last, JUMP if jump else 0)


def ends_of_scale(low: float, high: float, lines: int, unit: str = "") -> tuple[float, float]:
    """Round bounds around all values, for at most `lines` grid lines."""
    step = grid_step(low, high, lines, unit)
    first = floor(low / step + 1e-9) * step
    last = max(ceil(high / step - 1e-9) * step, first + step)
    return first, last


def grid_step(low: float, high: float, lines: int, unit: str = "") -> float:
    """The smallest round step that needs at most `lines` grid lines."""
    round_steps = PERCENT_STEPS if unit == PERCENT else STEPS
    fitting = (step for step in round_steps if ceil(high / step - 1e-9) - floor(low / step + 1e-9) < lines)
    return next(fitting, high - low)


def _room(height: int) -> int:
    """How many grid lines fit: three to five."""
    return max(3, min(5, (height - TOP - BOTTOM) // 22 + 1))


def _name_room(series: Sequence[Series], width: int, unit: str) -> float:
    """The room on the right for emblem, number and name; long names are cut."""
    longest = max(_text_width(line.name, 13) + _end_number(line, unit) for line in series)
    return min(34 + longest + 6, max(92, width * 0.3))


def _end_number(line: Series, unit: str) -> float:
    last = _last(line.values)
    return 0 if last is None else _text_width(figure(last, unit), 15) + 4


def _last(values: Values) -> float | None:
    return next((value for value in reversed(values) if value is not None), None)


def _text_width(text: str, size: float) -> float:
    """An estimate on the large side, as the page's font is unknown here."""
    return (
        sum(0.35 if c in "iIljft.,: 1'" else 0.95 if c in "mwMW%" else 0.68 if c.isupper() else 0.58 for c in text)
        * size
    )


def _cut(text: str, size: float, room: float) -> str:
    if _text_width(text, size) <= room:
        return text
    while text and _text_width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def _axes(plot: Plot, unit: str) -> Markup:
    """Horizontal grid lines with their numbers."""
    step = grid_step(plot.low, plot.high, _room(int(plot.bottom + BOTTOM)), unit)
    drawn = []
    for n in range(round((plot.high - plot.low) / step) + 1):
        value = plot.low + n * step
        y = _n(plot.y(value))
        drawn.append(
            Markup(
                '<path class="ax" d="M{} {}H{}"/><text x="{}" y="{}" class="axt" text-anchor="end">{}</text>'
            ).format(_n(plot.left), y, _n(plot.right), _n(plot.left - 8), y, figure(value, unit))
        )
    return Markup("").join(drawn)


def _sections(plot: Plot, sections: Sequence[Section], jump: bool, end: Words) -> Markup:
    """Vertical lines between rounds, and their names: numerals if names do not fit, and then only as many as do."""
    last = plot.steps - 1
    done = last - 1 if jump else last
    starts = [max(0, min(at, done)) for at, _name in sections]
    spans = list(zip(starts, [*starts[1:], done], strict=True)) if starts else []
    texts, every = [str(name) for _at, name in sections], 1
    if any(_text_width(text, 12) + 8 > plot.x(to) - plot.x(at) for text, (at, to) in zip(texts, spans, strict=True)):
        numeral = roman if len(sections) <= MOST_NUMERALS else str
        texts = [numeral(n + 1) for n in range(len(sections))]
        width = (plot.x(done) - plot.left) / len(sections)
        widest = max(_text_width(text, 12) for text in texts) + 8
        every = next((n for n in (1, 2, 5, 10, 20, 50) if n * width >= widest), 100)
    ending = str(end) if jump else ""
    limit = plot.x(last) - (_text_width(ending, 12) / 2 + 4 if ending else 0)
    y, drawn, free = plot.bottom + 14, [], 0.0  # where the next name may begin
    for number, (text, (at, to)) in enumerate(zip(texts, spans, strict=True), 1):
        if number % every:
            continue
        middle = (plot.x(at) + plot.x(to)) / 2
        if at:
            drawn.append(_upright(plot, at))
        half = _text_width(text, 12) / 2
        if free <= middle - half and middle + half <= limit:
            drawn.append(_axis_text(middle, y, text))
            free = middle + half + 4
    if jump:
        drawn += [_upright(plot, done), _axis_text(plot.x(last), y, ending)]
    return Markup("").join(drawn)


def _upright(plot: Plot, step: int) -> Markup:
    return Markup('<path class="axq" d="M{} {}V{}"/>').format(_n(plot.x(step)), _n(plot.top), _n(plot.bottom))


def _axis_text(x: float, y: float, text: str) -> Markup:
    return Markup('<text x="{}" y="{}" class="axt" text-anchor="middle">{}</text>').format(_n(x), _n(y), text)


def roman(number: int) -> str:
    signs = ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
    told = ""
    for value, sign in signs:
        told += sign * (number // value)
        number %= value
    return told


def _line(plot: Plot, line: Series, jump: bool) -> Markup:
    """A seat's line with its pattern; the jump at the end is dotted finely."""
    values = line.values[:-1] if jump else line.values
    path = _path(plot, values)
    drawn = Markup("").join(
        Markup('<path class="{}" d="{}"/>').format(part, path) for part in ("ln-case", "ln-body", "ln-mark")
    )
    if jump and len(line.values) > 1 and line.values[-1] is not None and line.values[-2] is not None:
        at = len(line.values) - 2
        drawn += Markup('<path class="ln-jump" d="M{} {}L{} {}"/>').format(
            _n(plot.x(at)), _n(plot.y(line.values[-2])), _n(plot.x(at + 1)), _n(plot.y(line.values[-1]))
        )
    return Markup('<g class="ln" data-seat="{}">{}</g>').format(COLOURS[line.seat], drawn)


def _path(plot: Plot, values: Values) -> str:
    """A path through all values, broken where one is missing."""
    told, pen = "", "M"
    for step, value in enumerate(values):
        if value is None:
            pen = "M"
            continue
        told += f"{pen}{_n(plot.x(step))} {_n(plot.y(value))}"
        pen = "L"
    return told


def stagger(plot: Plot, number: int, lines: int) -> list[int]:
    """The steps where a line shows its emblem: never the same as for another line."""
    width = (plot.right - plot.left) / max(1, plot.steps - 1)
    gap = max(STAGGER, ceil(STAGGER_ROOM / width)) if width else STAGGER
    return list(range(gap * (number + 1), plot.steps - 1, gap * lines))


def _emblems(plot: Plot, line: Series, number: int, lines: int, cursor: int | None, jump: bool) -> Markup:
    ends = plot.x(plot.steps - (2 if jump else 1))
    away = [ends] if cursor is None else [ends, plot.x(cursor)]
    drawn = []
    for step in stagger(plot, number, lines):
        value = line.values[step]
        if value is not None and all(abs(plot.x(step) - x) >= CURSOR_GAP for x in away):
            drawn.append(_dot(plot.x(step), plot.y(value), 7.5, line.seat))
    return Markup('<g data-seat="{}">{}</g>').format(COLOURS[line.seat], Markup("").join(drawn))


def _dot(x: float, y: float, radius: float, seat: int) -> Markup:
    """An emblem on its disc."""
    size = radius + 0.5
    return Markup(
        '<circle class="ln-dot" cx="{}" cy="{}" r="{}"/>'
        '<use href="#i-e-{}" x="{}" y="{}" width="{}" height="{}" class="fig-e"/>'
    ).format(_n(x), _n(y), _n(radius), COLOURS[seat], _n(x - size / 2), _n(y - size / 2), _n(size), _n(size))


def _mark(plot: Plot, line: Series, mark: Mark) -> Markup:
    value = line.values[mark.step]
    if value is None:
        return Markup()
    return Markup('<circle class="mk mk--{}" cx="{}" cy="{}" r="5"/>').format(
        mark.kind, _n(plot.x(mark.step)), _n(plot.y(value))
    )


def _cursor(plot: Plot, series: Sequence[Series], cursor: int) -> Markup:
    """A vertical line, with every seat's emblem at its value."""
    x = plot.x(cursor)
    here = [(line, plot.y(value)) for line in series if (value := line.values[cursor]) is not None]
    places = spread_apart([y for _line, y in here], CURSOR_GAP, plot.top, plot.bottom)
    dots = [
        Markup('<g data-seat="{}">{}</g>').format(COLOURS[line.seat], _dot(x, y, 8, line.seat))
        for (line, _y), y in zip(here, places, strict=True)
    ]
    path = Markup('<path class="cursor" d="M{} {}V{}"/>').format(_n(x), _n(plot.top - 6), _n(plot.bottom))
    return path + Markup("").join(dots)


def _ends(plot: Plot, series: Sequence[Series], width: int, unit: str) -> Markup:
    """Each line's emblem, number and name at its end."""
    here = [(line, value) for line in series if (value := _last(line.values)) is not None]
    places = spread_apart([plot.y(value) for _line, value in here], LABEL_GAP, plot.top - 1, plot.bottom)
    x, drawn = plot.right + 14, []
    for (line, value), y in zip(here, places, strict=True):
        number = figure(value, unit)
        room = width - (x + 14) - _text_width(number, 15) - 4
        name = _cut(line.name, 13, room)
        drawn.append(
            Markup(
                '<g data-seat="{}">{}<text x="{}" y="{}" class="endt"><tspan class="n">{}</tspan> {}</text></g>'
            ).format(COLOURS[line.seat], _dot(x, y, 8.5, line.seat), _n(x + 14), _n(y), number, name)
        )
    return Markup("").join(drawn)


Group = tuple[float, list[int]]
"""The centre of a group of touching emblems, and the emblems in it."""


def spread_apart(places: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Move places apart to at least `gap`, keeping their order, and as little as possible."""
    order = sorted(range(len(places)), key=lambda n: (places[n], n))
    room = (bottom - top) / max(1, len(places) - 1)
    gap = min(gap, room) if len(places) > 1 else gap
    groups: list[Group] = []
    for n in order:
        groups.append((places[n], [n]))
        while True:
            groups[-1] = (_centre(groups[-1], gap, top, bottom), groups[-1][1])
            if len(groups) < 2 or _edge(groups[-1], gap, -1) - _edge(groups[-2], gap, 1) >= gap - 1e-9:
                break
            (_, members), (_, before) = groups.pop(), groups.pop()
            joined = before + members
            groups.append((sum(places[m] for m in joined) / len(joined), joined))
    found = [0.0] * len(places)
    for middle, members in groups:
        for i, n in enumerate(members):
            found[n] = middle + (i - (len(members) - 1) / 2) * gap
    return found


def _edge(group: Group, gap: float, side: int) -> float:
    return group[0] + side * gap * (len(group[1]) - 1) / 2


def _centre(group: Group, gap: float, top: float, bottom: float) -> float:
    """The centre of a group, kept inside the plot."""
    half = gap * (len(group[1]) - 1) / 2
    return max(top + half, min(group[0], bottom - half))


def line_key(seat: int) -> Markup:
    """A sample of a seat's line, for a legend."""
    parts = Markup("").join(Markup('<path class="{}" d="M0 6H34"/>').format(part) for part in ("ln-body", "ln-mark"))
    return Markup(
        '<svg class="linekey" viewBox="0 0 34 12" aria-hidden="true"><g class="ln" data-seat="{}">{}</g></svg>'
    ).format(COLOURS[seat], parts)


def number_table(series: Sequence[Series], rows: Sequence[Section], *, caption: Words, unit: str = "") -> Markup:
    """What a line chart shows at some of its steps, as a table with a row for each."""
    heads = Markup("").join(Markup('<th scope="col">{}</th>').format(line.name) for line in series)
    body = []
    for step, name in rows:
        values = [line.values[step] for line in series]
        cells = Markup("").join(
            Markup("<td>{}</td>").format("–" if value is None else figure(value, unit)) for value in values
        )
        body.append(Markup('<tr><th scope="row">{}</th>{}</tr>').format(name, cells))
    return Markup(
        '<table class="numbers"><caption class="sr">{}</caption>'
        "<thead><tr><td></td>{}</tr></thead><tbody>{}</tbody></table>"
    ).format(caption, heads, Markup("").join(body))


# ---------------------------------------------------------------- bars


class Box(NamedTuple):
    """Where a bar is: lengths as SVG takes them, including percentages."""

    x: str
    y: str
    width: str
    height: str


def _bar(box: Box, negative: bool) -> Markup:
    """Solid, or hatched if negative."""
    if not negative:
        return Markup('<rect class="b" x="{}" y="{}" width="{}" height="{}" rx="2"/>').format(*box)
    return Markup(
        '<svg x="{0}" y="{1}" width="{2}" height="{3}"><use class="b-hatch" href="#i-hatch"/></svg>'
        '<rect class="b-edge" x="{0}" y="{1}" width="{2}" height="{3}" rx="2"/>'
    ).format(*box)


def _drawn(kind: str, height: int, inside: Markup, width: str = "100%") -> Markup:
    return Markup('<svg class="{}" width="{}" height="{}" aria-hidden="true">{}</svg>').format(
        kind, width, height, inside
    )


def _percent(share: float) -> str:
    return _n(max(0.0, min(1.0, share)) * 100) + "%"


def bar(value: float, largest: float, height: int = 16) -> Markup:
    """A value as a bar from the left, in the colour of the enclosing `data-seat`; put its number next to it."""
    full = Box("0", "0", "100%", "100%")
    negative = " neg" if value < 0 else ""
    return _drawn("bar" + negative, height, _bar(full, value < 0), _percent(abs(value) / (largest or 1)))


def balance(value: float, largest: float, height: int = 14) -> Markup:
    """Luck or skill: gains to the right of the axis, losses hatched to the left."""
    share = min(1.0, abs(value) / (largest or 1)) / 2
    x = 0.5 - share if value < 0 else 0.5
    inside = _bar(Box(_percent(x), "1", _percent(share), str(height - 2)), value < 0) if value else Markup()
    axis = Markup('<path class="mid-axis" d="M0 0V{}"/>').format(height)
    return _drawn("balance", height, inside + Markup('<svg class="over" x="50%">{}</svg>').format(axis))


def chance(share: float, height: int = 8) -> Markup:
    """A chance: always both bar and number."""
    return Markup('<span class="chance"><span class="meter">{}</span><b>{}</b></span>').format(
        bar(share, 1, height), figure(share, PERCENT)
    )


def column(share: float, height: int = 40) -> Markup:
    """A share as a vertical bar; put its number next to it."""
    filled = max(0.0, min(1.0, share)) * height
    return _drawn("col", height, _bar(Box("0", _n(height - filled), "100%", _n(filled)), False), "18")


def places_bar(counts: Sequence[int], label: Words, names: Sequence[Words] = ()) -> Markup:
    """How often first, second, third and so on, as one bar with the numbers inside.

    A place that fills most of the bar has its name, too: a number alone could be read as the place.
    """
    total = sum(counts)
    shares = [max(SMALLEST_SHARE, 100 * n / total) if n else 0.0 for n in counts] if total else []
    scale = 100 / (sum(shares) or 1)
    drawn, x = [], 0.0
    for place, (share, number) in enumerate(zip(shares, counts, strict=False), 1):
        if not number:
            continue
        width = share * scale
        told = f"{names[place - 1]}: {number}" if names and width > MOST_OF_BAR else str(number)
        drawn.append(
            Markup(
                '<svg class="p p{}" x="{}%" width="{}%"><rect width="100%" height="22" rx="3"/>'
                '<text x="50%" y="11">{}</text></svg>'
            ).format(place, _n(x), _n(width), told)
        )
        x += width
    return Markup('<svg class="places" width="100%" height="22" role="img" aria-label="{}">{}</svg>').format(
        label, Markup("").join(drawn)
    )


def against(mine: float, others: float, largest: float, height: int = 20) -> Markup:
    """A value as a bar, with a vertical mark for the others'; put the numbers next to it."""
    full = largest or 1
    ground = Markup('<rect class="ground" y="4" width="100%" height="{}" rx="2"/>').format(height - 8)
    inside = _bar(Box("0", "4", _percent(abs(mine) / full), str(height - 8)), mine < 0)
    mark = Markup('<svg class="over" x="{}"><rect class="others" x="-1.5" width="3" height="{}"/></svg>').format(
        _percent(abs(others) / full), height
    )
    return _drawn("against", height, ground + inside + mark)


def sparkline(values: Sequence[float], label: Words, width: int = 130, height: int = 24) -> Markup:
    """A recent trend: a line without axes, with a dotted average. Nothing for fewer than two values."""
    if len(values) < 2:
        return Markup()
    low, high = min(values), max(values)
    plot = Plot(2, width - 6, 5, height - 5, len(values), low, high if high > low else low + 1)
    base = plot.y(sum(values) / len(values))
    return Markup(
        '<svg class="spark" viewBox="0 0 {} {}" width="{}" role="img" aria-label="{}">'
        '<path class="base" d="M{} {}H{}"/><path class="sl" d="{}"/><circle cx="{}" cy="{}" r="3.5"/></svg>'
    ).format(
        width,
        height,
        width,
        label,
        _n(plot.left),
        _n(base),
        _n(plot.right),
        _path(plot, values),
        _n(plot.right),
        _n(plot.y(values[-1])),
    )
