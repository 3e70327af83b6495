"""Tables of all sizes on screens of all sizes: what is needed is visible and reachable, and stays in place."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from tests.test_glory import rich_position

from .conftest import NewPage
from .moments import moments, moments_of, show
from .player import CHOICES, POINT

LAPTOP, DESKTOP = (1280, 720), (1440, 900)
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
Box = dict[str, float]


def full_tables(players: int, count: int) -> Iterator[Match]:
    """Tables of Glory far into a game: large hands, many structures."""
    for number in range(count):
        yield ludi.load("glory").from_position(rich_position(random.Random(number), players))


# Those of these elements that are not entirely inside the window.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(
    (element) => [element, element.getBoundingClientRect()]).filter(
    ([, box]) => box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth).map(
    ([element, box]) => `${element.outerHTML.slice(0, 90)} ${JSON.stringify(box)}`)"""


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP])
@pytest.mark.parametrize("players", [4, 5])
def test_glory_shows_the_whole_hand(new_page: NewPage, players: int, size: tuple[int, int]) -> None:
    """Even at a full table, whatever the camps have grown to: the hand and every choice, without scrolling."""
    page = new_page(*size)
    games = [*moments_of("glory", players, 190, seed=players), *full_tables(players, 5)]
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
    for number in (0, 2):  # a click on another camp switches to it
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


def until(game: str, players: int, fits: Callable[[Match], bool]) -> Match:
    """A moment of a random game that satisfies a condition."""
    for seed in range(40):
        for match in moments_of(game, players, 1, seed):
            if not match.over and fits(match):
                return match
    raise AssertionError("no random game has such a moment")


def sent_by(page: Any) -> list[int]:
    """Collects the decisions that the page sends."""
    sent: list[int] = []
    page.route("**/moves", lambda route: sent.append(route.request.post_data_json["action"]))
    return sent


def press(page: Any, box: Box) -> None:
    """Click, or tap, at the centre of where something was."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.evaluate("matchMedia('(pointer: coarse)').matches")
    page.touchscreen.tap(x, y) if finger else page.mouse.click(x, y)


def overlap(one: Box, other: Box) -> bool:
    return all(
        abs(2 * one[at] + one[by] - 2 * other[at] - other[by]) < one[by] + other[by]
        for at, by in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("two", [False, True])
def test_laying_a_foundation_on_a_phone(new_page: NewPage, two: bool) -> None:
    """The controls for foundations are as large as a finger, and confirm in place; also with a choice of sites."""

    def lays(match: Match) -> bool:
        cards = [move.parts["card"] for move in match.legal() if move.kind == "lay"]
        return bool(cards) and (len(set(cards)) < len(cards)) == two

    page, match = new_page(**PHONE), until("glory", 3, lays)
    show(page, match, match.to_move)
    sent = sent_by(page)
    found = page.locator("#hand .verb", has_text="Lay ")
    assert {*found.all_inner_texts()} == {"Lay foundation", *(["Lay out of town"] if two else [])}
    boxes = [lay.bounding_box() for lay in found.all()]
    assert all(box["height"] >= 44 for box in boxes), boxes
    press(page, boxes[0])
    chosen = page.locator("#hand .verb", has_text="Confirm")
    assert overlap(chosen.bounding_box(), boxes[0]) and not sent
    press(page, boxes[0])
    page.wait_for_selector("body[data-sending]", state="attached")
    assert len(sent) == 1
    show(page, match, match.to_move)
    page.locator("#hand .gcard.is-legal h3").first.tap()
    assert page.locator("#hand .verb", has_text="Confirm").count() == 1, "a tap on the card does the same"


@pytest.mark.parametrize("screen", [{"width": 1440, "height": 900}, PHONE])
def test_random_markers_are_confirmed_in_place(new_page: NewPage, screen: dict[str, Any]) -> None:
    """Trajan's first click: nothing on the page moves away from under the finger."""
    page, match = new_page(**screen), ludi.load("trajan").new(4, seed=1)
    show(page, match, match.to_move)
    sent = sent_by(page)
    before = page.locator(".random").bounding_box()
    press(page, before)
    assert overlap(page.locator(".random").bounding_box(), before) and not sent
    assert "Confirm" in page.inner_text(".random") and not page.locator("[data-do=confirm]:visible").count()
    page.keyboard.press("Escape")
    assert "Confirm" not in page.inner_text(".random"), "taken back"
    press(page, before)
    press(page, before)
    page.wait_for_selector("body[data-sending]", state="attached")
    assert len(sent) == 1


# For each tab of a phone: the number of choices on it, how many are only there, and whether it is marked.
TABS = """() => {
  const legal = new Set([...document.querySelectorAll('#moves [data-action]')].map((move) => move.dataset.action));
  const held = (blocks) => new Set([...document.querySelectorAll(`${blocks} [data-action]`)].map(
    (target) => target.dataset.action).filter((action) => legal.has(action))).size;
  return Object.fromEntries([...document.querySelectorAll('.tabbar input')].map((tab) => [tab.value, {
    worth: 1000 * held(`[data-tab~="${tab.value}"]`) + held(`[data-tab="${tab.value}"]`),
    glows: document.querySelector(`[data-tab="${tab.value}"] .is-legal`) !== null,
    marked: getComputedStyle(tab.parentElement, '::after').content !== 'none',
    shown: tab.checked,
  }]));
}"""
QUESTIONS = {
    "markers",
    "cards",
    "tiles",
    "tray",
    "sow",
    "effect",
    "seaport",
    "forum",
    "military",
    "senate",
    "trajan",
    "construction",
    "ship",
    "discard",
    "extra",
    "consul",
}


def test_trajan_on_a_phone_shows_the_tab_with_the_choices(new_page: NewPage) -> None:
    """For any question; other tabs with choices are marked."""
    page, seen = new_page(**PHONE), dict.fromkeys(QUESTIONS, 0)
    for seed in range(40):
        for match in moments_of("trajan", 4, 1, seed):
            if match.over or seen[match.phase or ""] == 2:
                continue
            seen[match.phase or ""] += 1
            show(page, match, match.to_move)
            tabs = page.evaluate(TABS)
            shown = next(tab for tab in tabs.values() if tab["shown"])
            assert shown["worth"] == max(tab["worth"] for tab in tabs.values()), (match.phase, tabs)
            assert all(tab["marked"] for tab in tabs.values() if tab["glows"]), (match.phase, tabs)
            if match.phase == "military" and any(move.kind == "march" for move in match.legal()):
                assert tabs["board"]["shown"]
        if all(seen.values()):
            break
    assert all(seen.values()), seen


# The centres of possible next choices, inside the window, that are covered by the tooltip.
COVERED = """() => {
  const tip = document.getElementById('tip').getBoundingClientRect();
  const legal = new Set([...document.querySelectorAll('#moves [data-action]')].map((move) => move.dataset.action));
  return [...document.querySelectorAll('main [data-action], #banner .btn')].filter((target) => !target.closest('#moves')
      && (!target.dataset.action || legal.has(target.dataset.action))
      && target.checkVisibility({ visibilityProperty: true })).filter((target) => {
    const box = (target.querySelector(':scope > .halo') ?? target).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > tip.left && x < tip.right && y > tip.top && y < tip.bottom;
  }).map((target) => target.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP])
@pytest.mark.parametrize("game", list(ludi.catalogue()))
def test_a_tip_covers_nothing_to_be_clicked(new_page: NewPage, game: str, size: tuple[int, int]) -> None:
    page, chance = new_page(*size), random.Random(7)
    page.clock.install()
    tips = 0
    for match in moments(game, seed=2):
        if match.over:
            break
        show(page, match, match.to_move)
        actions = page.evaluate(CHOICES)
        for action in chance.sample(actions, min(5, len(actions))):
            point = page.evaluate(POINT, action)
            if point is None:
                continue
            page.mouse.move(*point)
            page.clock.run_for(220)  # tooltips appear with a delay
            if page.locator("#tip:visible").count():
                assert not page.evaluate(COVERED), (match.phase, action)
                tips += 1
    assert tips


def test_trajan_tells_what_rivals_did_since_the_last_turn(new_page: NewPage) -> None:
    """On a laptop with four players: the mark and the first move after it are visible, with one line per sowing."""
    page, moments = new_page(*LAPTOP), 0
    for match in moments_of("trajan", 4, 1, seed=5):
        if match.phase != "tray" or match.to_move != 0 or match.log[-1].seat == 0:
            continue  # the consul also decides last
        if moments % 4 == 1:
            show(page, match, 0)
            news = page.locator("#log li.news, #log li.news ~ li:has(~ li.before)")
            assert news.first.inner_text().casefold() == "since your last turn"
            assert page.locator("#log li:has(.mchip[role=img])").count() >= 3
            for line in (news.first, news.last):
                box, log = line.bounding_box(), page.locator("#log").bounding_box()
                assert log["y"] - 1 <= box["y"], (box, log)
                assert box["y"] + box["height"] <= min(log["y"] + log["height"] + 1, LAPTOP[1]), (box, log)
        moments += 1
    assert moments > 8


# Blocks of the table that overlap, on a page that is not scrolled.
CROSSED = """() => {
  const shown = [...document.querySelectorAll('#banner, main [data-tab]')].filter((block) => block.checkVisibility())
    .map((block) => [block, block.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const crossed = [];
  for (const [n, [one, a]] of shown.entries()) for (const [other, b] of shown.slice(n + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) crossed.push(`${one.className || one.id} and ${other.className || other.id}`);
  }
  return crossed;
}"""
# Whether some choice is visible without scrolling.
IN_SIGHT = """(actions) => [...document.querySelectorAll('main [data-action]:not(#moves *)')].some(
  (target) => actions.includes(target.dataset.action) && [target, ...target.querySelectorAll('*')].some((part) => {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width && document.elementFromPoint(x, y)?.closest('[data-action]') === target;
  }))"""


@pytest.mark.parametrize("size", [(820, 1180), (844, 390)])
@pytest.mark.parametrize("game", list(ludi.catalogue()))
def test_a_tablet_and_a_phone_on_its_side(new_page: NewPage, game: str, size: tuple[int, int]) -> None:
    """A tablet shows all parts at once, a low screen some choice without scrolling; nothing sticks out."""
    page = new_page(*size, has_touch=True, is_mobile=True)
    for match in moments(game, seed=3):
        show(page, match, match.to_move or 0)
        tabs = page.locator(".tabbar label:visible").all()
        assert bool(tabs) == (size[1] < 700)
        if not tabs:
            assert not page.locator(
                "main [data-tab]:not(.strip, .glance, .asks, .answers, .hints):not(:visible)"
            ).count()
        if not match.over:
            actions = page.evaluate(CHOICES)
            assert page.evaluate(IN_SIGHT, actions), (match.phase, actions)
            assert all(page.evaluate(POINT, action) for action in actions), match.phase
        for tab in tabs or [None]:
            if tab:
                tab.click()
            page.evaluate("scrollTo(0, 0)")
            assert not page.evaluate(CROSSED)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
