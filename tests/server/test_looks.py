"""The colours of the pages: text contrasts with its background, and nothing is distinguished by colour alone."""

import random
import re
from itertools import chain, combinations

import pytest

from ludi.kernel.game import Game
from ludi.web.drawing import draw, vignette
from ludi.web.scene import COLOURS, look
from tests.looks import BOARDS, SIGHT, STATIC, ciede2000, colour, contrast, distance, icons, poor, tokens

THEMES = ("light", "dark")
SURFACES = ("ground", "surface", "inset", "raised")
MAPS = ("water", "land")
WORDS = ("ink", "ink-2", "purple", "terracotta", "bronze", "laurel", "sea", "danger")
ICONS = icons(STATIC / "icons.svg")
OWN = {game: icons(board / "icons.svg") for game, board in BOARDS.items() if (board / "icons.svg").exists()}


@pytest.mark.parametrize("theme", THEMES)
def test_words_are_readable_on_every_surface(theme: str) -> None:
    assert not poor(theme, WORDS, SURFACES, 4.5)
    assert not poor(theme, ("ink", "ink-2"), MAPS, 4.5)
    assert not poor(theme, ("on-accent",), ("terracotta", "purple", "laurel", "danger", "legal", "select"), 4.5)
    for seat in COLOURS:
        assert not poor(theme, (f"on-p-{seat}",), (f"p-{seat}",), 4.5)


@pytest.mark.parametrize("theme", THEMES)
def test_lines_and_rings_that_mean_something_are_seen(theme: str) -> None:
    assert not poor(theme, ("legal", "select", "last", "focus"), SURFACES + MAPS, 3)
    assert not poor(theme, ("line-strong",), SURFACES, 3), "the edges of fields and buttons"
    assert not poor(theme, ("slot",), ("surface", "inset", "raised", *MAPS), 3), "free roads and empty places"


def test_the_measurements_are_correct() -> None:
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


def test_emblems_of_seats_have_shapes_of_their_own() -> None:
    assert len({ICONS[f"e-{seat}"] for seat in COLOURS}) == len(COLOURS)


def test_a_board_has_all_its_icons(game: Game) -> None:
    """From the game itself or shared by all pages, never from another game."""
    match, chance = game.new(game.about.max_players, seed=1), random.Random(1)
    pages = [str(vignette(game.name))]
    while not match.over:
        if len(match.steps) % 30 == 0:
            pages += chain.from_iterable(draw(look(match, seat)).regions.values() for seat in (match.to_move, None))
        match.apply(chance.choice(match.legal_actions()))
    used = {name for page in pages for name in re.findall(r'href="#i-([\w-]+)"', page)}
    assert used and used <= ICONS.keys() | OWN.get(game.name, {}).keys()


def test_no_two_icons_have_the_same_name() -> None:
    names = [*ICONS, *chain.from_iterable(OWN.values())]
    assert len(names) == len(set(names))
