"""The colours of the pages: text stands out from its ground, and no two of a kind are told apart by colour alone."""

import re
from itertools import combinations

import pytest

from ludi.web.scene import COLOURS
from tests.looks import SIGHT, TOKENS, ciede2000, colour, contrast, distance, tokens

THEMES = ("light", "dark")
SURFACES = ("ground", "surface", "inset", "raised")
MAPS = ("water", "land")
WORDS = ("ink", "ink-2", "purple", "terracotta", "bronze", "laurel", "sea", "danger")
MATERIALS = ("rubble", "wood", "concrete", "brick", "stone", "marble")
REGIONS = ("yellow", "pink", "orange", "green", "red", "white", "brown", "blue")
MARKERS = {"yellow": "sun", "orange": "flame", "green": "leaf", "white": "moon", "pink": "rose", "blue": "wave"}
ICONS = dict(re.findall(r'<symbol id="i-([\w-]+)"[^>]*>(.*?)</symbol>', (TOKENS.parent / "icons.svg").read_text()))


def poor(theme: str, tops: tuple[str, ...], grounds: tuple[str, ...], least: float) -> list[str]:
    found = tokens(theme)
    pairs = ((top, ground, contrast(found[top], found[ground])) for top in tops for ground in grounds)
    return [f"{top} on {ground}: {ratio:.2f}" for top, ground, ratio in pairs if ratio < least]


@pytest.mark.parametrize("theme", THEMES)
def test_words_are_readable_on_every_surface(theme: str) -> None:
    assert not poor(theme, WORDS, SURFACES, 4.5)
    assert not poor(theme, ("ink", "ink-2"), (*MAPS, *(f"g-{name}-2" for name in MATERIALS)), 4.5)
    assert not poor(theme, ("on-accent",), ("terracotta", "purple", "laurel", "danger", "legal", "select"), 4.5)
    for seat in COLOURS:
        assert not poor(theme, (f"on-p-{seat}",), (f"p-{seat}",), 4.5)
    assert not poor(theme, ("m-ink",), tuple(f"m-{name}" for name in MARKERS), 4.5)
    assert not poor(theme, ("m-ink",), tuple(f"r-{name}" for name in REGIONS), 4.5), "the numerals of cities"
    white = colour("#ffffff")
    assert all(contrast(white, tokens(theme)[f"g-{name}"]) >= 4.5 for name in MATERIALS), "roles on their cards"


@pytest.mark.parametrize("theme", THEMES)
def test_lines_and_rings_that_mean_something_are_seen(theme: str) -> None:
    assert not poor(theme, ("legal", "select", "last", "focus"), SURFACES + MAPS, 3)
    assert not poor(theme, ("line-strong",), SURFACES, 3), "the edges of fields and buttons"
    assert not poor(theme, ("slot",), ("surface", "inset", "raised", *MAPS), 3), "free roads and empty places"


def test_the_measures_are_right() -> None:
    assert contrast(colour("#000000"), colour("#ffffff")) == pytest.approx(21)
    assert contrast(colour("#777777"), colour("#ffffff")) == pytest.approx(4.48, abs=0.005)
    # from the test data of Sharma, Wu & Dalal
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, -1, 2), (50, 0, 0)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) == pytest.approx(2.0373, abs=1e-4)
    red, green = colour("#c04040"), colour("#6a6a20")
    assert distance(red, green, "deuteranopia") < distance(red, green) / 2, "red and green come close"


@pytest.mark.parametrize("sight", SIGHT)
def test_seats_are_told_apart_at_a_glance(sight: str) -> None:
    found = tokens("light")
    near = {pair: distance(found[f"p-{pair[0]}"], found[f"p-{pair[1]}"], sight) for pair in combinations(COLOURS, 2)}
    assert min(near.values()) > 15, near


def test_what_only_colour_would_tell_has_a_shape_too() -> None:
    """Markers, materials and regions are too many for colour alone: each has a sign of its own."""
    signs = (
        [f"e-{seat}" for seat in COLOURS], list(MARKERS.values()), [f"r-{name}" for name in REGIONS],
        [name if name != "wood" else "timber" for name in MATERIALS],
    )  # fmt: skip
    for kind in signs:
        assert len({ICONS[name] for name in kind}) == len(kind)
    css = TOKENS.read_text(encoding="utf-8")
    shapes = re.findall(r"\[data-mat=\"(\w+)\"\] .*--shape: ([^;]+);", css)
    assert {name for name, _shape in shapes} == set(MATERIALS) and len({shape for _name, shape in shapes}) == 6
    patterns = re.findall(r"\[data-seat=\"(\w+)\"\]\s+> \.road-mark \{ ([^}]+)\}", css)
    assert {seat for seat, _mark in patterns} == set(COLOURS) - {"purple"}, "purple roads are the plain ones"
    assert len({mark for _seat, mark in patterns}) == 4
