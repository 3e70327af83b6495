"""Every table in every language, on screens of all sizes: no text is cut off or overlaps another."""

from pathlib import Path

import pytest

import ludi
from ludi.kernel.game import Game
from ludi.kernel.words import languages, speaking

from .conftest import NewPage
from .moments import length, moments_of, show

CROWDED = (Path(__file__).parent / "crowded.js").read_text(encoding="utf-8")
SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844))


@pytest.mark.parametrize("language", languages())
def test_there_is_room_for_every_word(new_page: NewPage, game: Game, language: str) -> None:
    page = new_page()
    with speaking(language):
        for players in {game.about.min_players, game.about.max_players}:
            for match in moments_of(game.name, players, length(game.name) // 2, seed=players):
                show(page, match, match.to_move or 0)
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    crowded = page.evaluate(CROWDED)
                    assert not crowded, (players, len(match.steps), width, crowded)
                    wide, shown = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
                    assert wide <= shown, (players, len(match.steps), width)


@pytest.mark.parametrize("language", languages())
def test_the_language_is_chosen_on_the_page(new_page: NewPage, language: str) -> None:
    """Everything stays in that language, on the next page and at the next table."""
    page = new_page(locale="fr")
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "en"
    page.click("button.language")
    page.click(f"#languages button[value={language}]")
    page.wait_for_selector(f"html[lang={language}]")
    page.click("form[action^='/play/'] button >> nth=0")
    page.wait_for_url("**/t/*")
    assert page.locator("html").get_attribute("lang") == language
    with speaking(language):
        titles = {str(about.title) for about in ludi.catalogue().values()}
    assert any(title in page.title() for title in titles)


def test_long_structure_texts_cover_nothing(new_page: NewPage) -> None:
    """A few of the player's own, which show their texts, next to many of a rival; German has the longest words."""
    rivals = ["Aqueduct", "Circus", "Dock", "Latrine", "Villa", "Ludus Magna"]
    match = ludi.load("glory").from_position(
        {
            "players": 4,
            "structures": {"purple": {name: [] for name in ("Atrium", "Storeroom", "Scriptorium", "Bar")}}
            | {"blue": {name: [] for name in rivals}},
            "hands": {"purple": ["Road", "Market", "Senate", "Sewer", "Gate"]},
        }
    )
    page = new_page()
    with speaking("de"):
        show(page, match, 0)
    assert not page.evaluate(
        """() => [...document.querySelectorAll('#own .bldg')].flatMap((built) =>
             built.getBoundingClientRect().bottom > document.querySelector('#own').getBoundingClientRect().bottom
             ? [built.textContent] : [])"""
    )
