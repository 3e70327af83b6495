"""Guided first games: clicking what is asked for, wide and on a phone."""

from typing import Any

import pytest

from .conftest import NewPage
from .player import COVERED, Player

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
STEP = "document.querySelector('#coach .stp').textContent + document.querySelector('#coach h2').textContent"


def goes_on(page: Any, act: Any) -> None:
    """Act, then wait until the coach talks about the next step."""
    page.wait_for_selector("[data-coached]")
    before = page.evaluate(STEP)
    act()
    page.keyboard.press("Shift")  # any key skips the rivals' animations
    page.wait_for_function(f"before => {STEP} !== before && !document.querySelector('.is-showing')", arg=before)


def clicks_what_is_meant(page: Any) -> None:
    """Click the choice asked for."""
    page.wait_for_function("document.body.dataset.ready !== undefined && document.body.dataset.sending === undefined")
    Player(page).takes(page.get_attribute(".coach", "data-meant"))


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_first_chapter(new_page: NewPage, size: dict[str, Any]) -> None:
    page = new_page(**size)
    page.goto("/")
    page.click("#roads >> text=Learn it by playing")
    page.wait_for_selector("#coach h2")
    goes_on(page, lambda: page.click("text=Next"))
    goes_on(page, lambda: page.click("text=Next"))
    page.click("text=Show me")
    page.wait_for_selector(".is-showing")
    page.wait_for_selector(".coach:not(.is-showing)")
    assert "Connect Genua" in page.inner_text("#coach")
    page.click("text=Let me try")
    clicks_what_is_meant(page)
    goes_on(page, lambda: clicks_what_is_meant(page))
    page.reload()
    assert "Massilia" in page.inner_text("#coach"), "progress is kept"
    goes_on(page, lambda: page.evaluate("document.querySelector('[data-coach=skip]').click()"))
    page.click("text=Next: A shortcut")
    page.wait_for_selector("text=Whose roads lead home?")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_an_illegal_click_is_explained(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/roads")
    for _ in range(2):
        goes_on(page, lambda: page.click("text=Next"))
    page.dispatch_event("[data-place=Massilia] [data-action]", "click")
    page.wait_for_selector("#toast:not([hidden])")
    assert "Massilia" in page.inner_text("#toast")


def plays_through(page: Any, game: str, chapters: int) -> None:
    """Do what the coach asks for, chapter after chapter."""
    page.goto(f"/learn/{game}")
    for chapter in range(chapters):
        while not page.query_selector("#coach form"):
            covered = page.evaluate(COVERED)
            assert not covered, (page.inner_text("#coach h2"), covered)
            if page.query_selector("[data-coach=next]"):
                goes_on(page, lambda: page.click("[data-coach=next]"))
            else:
                page.click("[data-coach=try]")
                goes_on(page, lambda: does_what_is_meant(page))
            assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
        if chapter + 1 < chapters:
            page.click("#coach form button")
            page.wait_for_selector("[data-coached] [data-coach]")


def does_what_is_meant(page: Any) -> None:
    """Take all decisions of a step."""
    step = page.evaluate(STEP)
    while page.evaluate(STEP) == step:
        clicks_what_is_meant(page)


@pytest.mark.parametrize("game", ["trajan", "glory"])
@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, PHONE], ids=["laptop", "phone"])
def test_two_chapters_by_doing_what_is_asked(new_page: NewPage, size: dict[str, Any], game: str) -> None:
    """The coach covers nothing that needs to be clicked."""
    plays_through(new_page(**size), game, 2)
