"""The map of Roads to Rome in the browser, at positions from random games: what is where, and what clicks do."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import ludi
from ludi.games.roads.board import REGIONS
from ludi.kernel.match import Match
from ludi.web.drawing import draw, page
from ludi.web.scene import look
from tests.test_roads_board import positions

from .conftest import NewPage

SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
# The places whose centre is covered by something else, with what covers it.
COVERED = """() => [...document.querySelectorAll('[data-place]')].flatMap((place) => {
  const disc = place.querySelector('.reach, .arch');
  disc.scrollIntoView({block: 'center', inline: 'center'});
  const box = disc.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found?.closest('[data-place]') === place ? [] : [place.dataset.place + ': ' + found?.outerHTML.slice(0, 200)];
})"""
# A live connection on which nothing happens, and which is never lost.
SILENT = """window.EventSource = class extends EventTarget {
  constructor() {
    super();
    setInterval(() => this.dispatchEvent(new Event('still')), 1000);
  }
  close() {}
};"""
SHOW = "regions => { for (const [id, html] of Object.entries(regions)) document.getElementById(id).innerHTML = html; }"


class Board:
    """A page showing a position, without a server; it records what is sent."""

    def __init__(self, page: Any, match: Match) -> None:
        self.page, self.match = page, match
        self.sent: list[int] = []
        page.route("**/t/position", lambda route: route.fulfill(body=self._html(), content_type="text/html"))
        page.add_init_script(SILENT)
        page.route("**/api/tables/position/moves", self._move)
        page.goto("/t/position")
        page.wait_for_selector("body[data-ready]")

    def _html(self) -> str:
        return page(look(self.match, self.match.to_move, table="position"), static="/static", guest=None)

    def _move(self, route: Any) -> None:
        """Refuse every move; illegal ones with a reason."""
        action = json.loads(route.request.post_data)["action"]
        self.sent.append(action)
        legal = action in self.match.legal_actions()
        reason = "Well chosen." if legal else str(self.match.game.why_not(self.match.state, action))
        route.fulfill(status=422, body=json.dumps({"detail": reason}), content_type="application/json")

    def click(self, place: str) -> None:
        """Click the centre of a place."""
        disc = self.page.locator(f'[data-place="{place}"] :is(.reach, .arch)')
        disc.scroll_into_view_if_needed()
        box = disc.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def told(self) -> str:
        self.page.wait_for_selector("#toast:visible")
        return str(self.page.inner_text("#toast"))


def asked(side: str) -> Iterator[Match]:
    """Positions on one side of the board."""
    for players in (2, 4):
        yield from (match for match in positions(players, games=1, every=8, side=side) if not match.over)


@pytest.mark.parametrize("side", ["small", "large"])
def test_nothing_covers_the_centre_of_a_city(new_page: NewPage, side: str) -> None:
    start = ludi.load("roads").new(players=2, options={"side": side})
    boards = [Board(new_page(**size), start) for size in SIZES.values()]
    seen: set[str | None] = set()
    for match in asked(side):
        regions = draw(look(match, match.to_move)).regions
        for board in boards:
            board.page.evaluate(SHOW, {name: regions[name] for name in ("banner", "moves", *REGIONS)})
            assert not board.page.evaluate(COVERED), f"{board.page.viewport_size}, {match!r}"
        seen.add(match.phase)
    assert seen >= {"connect", "extend"}


def test_a_click_on_a_city_takes_its_best_way_or_offers_all(new_page: NewPage) -> None:
    board = Board(new_page(), ludi.load("roads").new(players=4))
    seen: set[str] = set()
    for match in positions(4, games=1, every=4):
        if match.phase != "connect" or len(seen) == 3:
            continue
        board.match = match
        board.page.reload()
        board.page.wait_for_selector("body[data-ready]")
        for place in board.page.locator("[data-place]").evaluate_all("all => all.map((p) => p.dataset.place)"):
            ways = {move.action for move in match.legal() if move.parts.get("to") == place}
            board.sent.clear()
            board.click(place)
            if board.page.locator("[data-do=offer-all]").is_visible():
                cards = board.page.locator(".answer:visible")
                assert cards.locator(".letter").all_inner_texts() == list("ABCDEFGH"[: len(ways)]) and len(ways) > 1
                assert {int(card.get_attribute("data-action")) for card in cards.all()} == ways
                assert board.page.locator(".letter-of:visible").count() == len(ways)
                assert place in board.page.inner_text("#banner .say")
                assert not board.page.evaluate(COVERED), "cards cover no city"
                cards.last.click()
                seen.add("offered")
            if board.page.locator("[data-do=confirm]").is_visible():
                board.page.click("[data-do=confirm]")
            reason = board.told()
            if ways:
                assert len(board.sent) == 1 and set(board.sent) <= ways, (place, reason)
                seen.add("taken")
            else:
                assert place in reason
                seen.add("refused")
            board.page.keyboard.press("Escape")
            board.page.keyboard.press("Escape")
    assert seen == {"offered", "taken", "refused"}


def test_ways_are_offered_by_keyboard_and_taken_back(new_page: NewPage) -> None:
    offers = (m for m in positions(4, games=1, every=2) if "data-offer" in draw(look(m, m.to_move)).regions["cities"])
    board = Board(new_page(), next(offers))
    asked = board.page.inner_text("#banner .say b")
    offer = board.page.locator("[data-offer]").first
    for _ in range(2):
        offer.focus()
        board.page.keyboard.press("Enter")
        assert board.page.locator(":focus .letter").inner_text() == "A"
        assert board.page.inner_text("#banner .say b") != asked
        board.page.keyboard.press("Escape")
        assert board.page.inner_text("#banner .say b") == asked
        assert not board.page.locator(".answer:visible").count()
    offer.focus()
    board.page.keyboard.press("Enter")
    board.page.click("[data-do=offer-all]")
    assert board.page.inner_text("#banner .say b") == asked and not board.sent
