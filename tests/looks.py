"""Measures colours: contrast as defined by WCAG 2.2, and how different they look, including to colour-blind people."""

import math
import re
from collections.abc import Iterable
from pathlib import Path

import ludi
from ludi.registry import folder_of

Colour = tuple[float, float, float]
"""Red, green and blue, 0 to 1."""

STATIC = Path(ludi.__file__).parent / "web" / "static"
BOARDS = {game: folder_of(game) / "board" for game in ludi.catalogue()}

# Machado, Oliveira & Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
# severity 1.0: matrices for linear RGB.
SIGHT = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def tokens(theme: str) -> dict[str, Colour]:
    """The colours of the pages and of the games' pieces that are plain values, in the "light" or "dark" theme."""
    hexed = r"#[0-9a-f]{6}"
    files = [STATIC / "tokens.css", *(board / "pieces.css" for board in BOARDS.values())]
    css = "".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    both = re.findall(rf"--([\w-]+):\s*light-dark\(({hexed}), ({hexed})\)", css)
    one = re.findall(rf"--([\w-]+):\s*({hexed});", css)
    found = {name: light if theme == "light" else dark for name, light, dark in both} | dict(one)
    return {name: colour(text) for name, text in found.items()}


def poor(theme: str, tops: Iterable[str], grounds: Iterable[str], least: float) -> list[str]:
    """Pairs of colours with too little contrast."""
    found = tokens(theme)
    pairs = ((top, ground, contrast(found[top], found[ground])) for top in tops for ground in grounds)
    return [f"{top} on {ground}: {ratio:.2f}" for top, ground, ratio in pairs if ratio < least]


def icons(file: Path) -> dict[str, str]:
    """The icons of a file: their drawings by name."""
    return dict(re.findall(r'<symbol id="i-([\w-]+)"[^>]*>(.*?)</symbol>', file.read_text(encoding="utf-8")))


def colour(text: str) -> Colour:
    """Parse "#rrggbb"."""
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def linear(seen: Colour) -> Colour:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in seen)
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio, 1 to 21."""
    light = [0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05 for red, green, blue in map(linear, (one, other))]
    return max(light) / min(light)


def distance(one: Colour, other: Colour, sight: str = "normal") -> float:
    """The CIEDE2000 difference of two colours with this colour vision: 2 is just noticeable, 10 obvious."""
    return ciede2000(lab(one, sight), lab(other, sight))


def lab(seen: Colour, sight: str) -> Colour:
    red, green, blue = (
        min(max(sum(weight * c for weight, c in zip(row, linear(seen))), 0.0), 1.0) for row in SIGHT[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (c ** (1 / 3) if c > 216 / 24389 else (24389 / 27 * c + 16) / 116 for c in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: Colour, other: Colour) -> float:
    """Sharma, Wu & Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    l_, c_ = (l1 + l2) / 2, (c1 + c2) / 2
    h_ = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * math.cos(math.radians(h_ - 30))
        + 0.24 * math.cos(math.radians(2 * h_))
        + 0.32 * math.cos(math.radians(3 * h_ + 6))
        - 0.20 * math.cos(math.radians(4 * h_ - 63))
    )
    sl = 1 + 0.015 * (l_ - 50) ** 2 / math.sqrt(20 + (l_ - 50) ** 2)
    sc, sh = 1 + 0.045 * c_, 1 + 0.015 * c_ * t
    rc = 2 * math.sqrt(c_**7 / (c_**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((h_ - 275) / 25) ** 2)))) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))
