"""The smallest shapes, which a table draws hundreds of times: made once and cached."""

from functools import cache

from markupsafe import Markup


@cache
def use(name: str, x: float, y: float, size: float, classes: str = "ic") -> Markup:
    """An icon with its upper left corner at x, y."""
    return Markup(
        f'<use href="#i-{name}" x="{round(x, 1)}" y="{round(y, 1)}" width="{size}" height="{size}" class="{classes}"/>'
    )


@cache
def marker(colour: str, x: float, y: float, size: float) -> Markup:
    """A marker centred at x, y."""
    left, top = round(x - size / 2, 1), round(y - size / 2, 1)
    return Markup(f'<use href="#m-{colour}" x="{left}" y="{top}" width="{size}" height="{size}"/>')


@cache
def figure(colour: str, x: float, y: float, size: float, kind: str) -> Markup:
    """A figure or leader in a seat's colour, centred at x, y, with the emblem on its body."""
    body = use(kind, x - size / 2, y - size / 2, size, "fig")
    emblem = round(size * 0.38, 1)
    return body + use(f"e-{colour}", x - emblem / 2, y + size * 0.09, emblem, "fig-e")
