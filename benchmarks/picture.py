"""Line charts of measurements for the documentation: drawn by `ludi.web.charts`, with their own style."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ludi.web.charts import Series, frame, line_chart

STYLE = """.chart { font-family: system-ui, sans-serif } .ground { fill: #faf6ee } .ax { stroke: #d9cfbd }
.axt, .endt { font-size: 12px; fill: #5c5348; dominant-baseline: central } .ln path { fill: none }
.ln-case { stroke: #faf6ee; stroke-width: 7 } .ln-body { stroke: var(--pl); stroke-width: 3 } .ln-mark { stroke: none }
.ln-dot { fill: var(--pl) } [data-seat=purple] { --pl: #6b2b5c } [data-seat=blue] { --pl: #2f6690 }
[data-seat=terra] { --pl: #b5532a } .emblem, .em { fill: #faf6ee; stroke: none }"""
WIDTH, HEIGHT = 676, 306


def draw(
    picture: Path,
    lines: Mapping[str, Sequence[float]],
    steps: Sequence[str],
    label: str,
    unit: str = "",
    high: float | None = None,
) -> None:
    """Up to three named lines, with a value for each step; below them the steps' names. See `line_chart`."""
    series = [Series(seat, name, values) for seat, (name, values) in enumerate(lines.items())]
    head, body = str(line_chart(series, WIDTH, HEIGHT, label=label, unit=unit, high=high)).split(">", 1)
    place = frame(series, WIDTH, HEIGHT, unit=unit, high=high)
    names = "".join(
        f'<text class="axt" x="{place.x(n):.0f}" y="296" text-anchor="middle">{name}</text>'
        for n, name in enumerate(steps)
    )
    ground = f'<rect class="ground" x="-30" y="-14" width="{WIDTH + 40}" height="{HEIGHT + 24}" rx="10"/>'
    head = head.replace(f"0 0 {WIDTH} {HEIGHT}", f"-30 -14 {WIDTH + 40} {HEIGHT + 24}")
    body = body.removesuffix("</svg>") + names
    picture.write_text(f'{head} xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>{ground}{body}</svg>\n')
