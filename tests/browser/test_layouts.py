"""Tables of all sizes on screens of all sizes: what is needed is in sight, reachable, and stays where it is."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from tests.serving import Server
from tests.test_glory import rich_position

from .conftest import NewPage
from .moments import show

LAPTOP, DESKTOP = (1280, 720), (1440, 900)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all these tests: its pages are only looked at."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def moments_of(game: str, players: int, every: int, seed: int = 0) -> Iterator[Match]:
    """A random game, looked at every so many decisions when it is somebody's turn, and at its end."""
    match, chance = ludi.load(game).new(players, seed=seed), random.Random(seed)
    for number in range(5000):
        if number % every == 0 or match.over:
            yield match
        if match.over:
            break
        match.apply(chance.choice(match.legal_actions()))


def full_tables(players: int, count: int) -> Iterator[Match]:
    """Tables of Glory far into a game: large hands, many structures."""
    for number in range(count):
        yield ludi.load("glory").from_position(rich_position(random.Random(number), players))


# What of these is not in the window as a whole.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(
    (element) => [element, element.getBoundingClientRect()]).filter(
    ([, box]) => box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth).map(
    ([element, box]) => `${element.outerHTML.slice(0, 90)} ${JSON.stringify(box)}`)"""


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP])
@pytest.mark.parametrize("players", [4, 5])
def test_glory_shows_the_whole_hand(new_page: NewPage, players: int, size: tuple[int, int]) -> None:
    """With a full table, too, and whatever the camps have grown to: the hand and every choice, without scrolling."""
    page = new_page(*size)
    games = [*moments_of("glory", players, 90, seed=players), *full_tables(players, 8)]
    for match in games:
        show(page, match, match.to_move or 0)
        hand = page.locator("#hand").bounding_box()
        assert hand["y"] >= 0 and hand["y"] + hand["height"] <= size[1], hand
        assert not page.evaluate(HIDDEN, "#hand .gcard")
        assert not page.evaluate(HIDDEN, "main .is-legal")
        assert all(box["height"] >= 150 for box in (card.bounding_box() for card in page.locator(".gcard").all()))


def test_a_folded_camp_opens_in_the_rail(new_page: NewPage) -> None:
    page = new_page(*LAPTOP)
    match = next(full_tables(5, 1))
    show(page, match, match.to_move)
    hand = page.locator("#hand").bounding_box()
    camps = page.locator(".camp")
    for number in (0, 2):  # a click on another camp switches
        camps.nth(number).locator(".name").click()
        opened = page.locator(".opened:visible")
        assert opened.count() == 1
        name = camps.nth(number).locator(".name").inner_text().partition("\n")[0]
        assert name in opened.inner_text() and opened.locator(".bldg small").first.is_visible()
        assert page.locator("#hand").bounding_box() == hand, "nothing else moves"
        assert opened.bounding_box()["x"] > hand["x"] + hand["width"], "over the log"
    page.keyboard.press("Escape")
    assert not page.locator(".opened:visible").count() and page.locator("#log").is_visible()
    camps.first.locator(".name").focus()
    page.keyboard.press("Enter")
    assert page.locator(".opened:visible").count() == 1
