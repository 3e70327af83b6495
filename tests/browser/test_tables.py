"""People at tables in the browser: whole games by mouse, by keyboard, on a phone, together, through failures."""

import re
import time
from typing import Any

import pytest

import ludi
from tests.serving import Server

from .conftest import NewPage
from .player import POINT, Player

GAMES = list(ludi.catalogue())
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def sit_down(page: Any, game: str) -> Player:
    """Join with one click on the home page."""
    page.goto("/")
    page.click(f"#{game} >> text=Play now")
    page.wait_for_selector("#banner")
    return Player(page, seed=len(game))


def shows_the_result(page: Any) -> None:
    """Everybody's points at the table are those that decide, and the log is open at the result."""
    sheet = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["sheet"]
    shown = [one.inner_text().strip().replace("−", "-") for one in page.locator(".vp:visible").all()]
    assert {str(points["total"]) for points in sheet.values()} <= {*shown}
    assert page.evaluate("document.getElementById('log').scrollTop") == 0


def shows_the_score_sheet(page: Any) -> None:
    page.click("#banner >> text=Score sheet")
    page.wait_for_selector("tfoot td")
    assert page.locator("tfoot td").count() >= 2
    assert re.search(r"wins|share", page.inner_text("h1"))
    with page.expect_download() as download:
        page.click("text=Record")
    assert download.value.path().read_text().startswith('{"ludi": 3')


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(new_page: NewPage, game: str) -> None:
    page = new_page()
    assert sit_down(page, game).plays()
    shows_the_result(page)
    shows_the_score_sheet(page)
    page.click("text=Play again")
    page.wait_for_selector("#banner")
    assert page.url.count("/t/") == 1 and not page.url.endswith("/score")


def test_a_whole_game_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    player = sit_down(page, "roads")
    assert player.plays(keyboard=True)
    page.keyboard.press("?")
    page.wait_for_selector("#menu[open]")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(**PHONE)
    player = sit_down(page, game)
    player.plays(most=12)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing sticks out at the side"
    for tab in page.locator(".tabbar label:visible").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_people_and_a_bot(new_page: NewPage) -> None:
    livia, marek, watcher = new_page(), new_page(), new_page()
    livia.goto("/new/glory")
    livia.fill("input[name=name]", "Livia")
    livia.select_option("select[name=seat1]", "friend")
    livia.click("text=Create table")
    link = livia.input_value(".lobby input[data-link]")
    watcher.goto(livia.url)
    marek.goto(link)
    marek.fill("main input[name=name]", "Marek")
    marek.click("text=Sit down")
    players = [Player(livia, 1), Player(marek, 2)]
    watcher.wait_for_selector("#banner")
    assert "watching" in watcher.inner_text(".where") and not watcher.query_selector_all("#moves button")
    marek.wait_for_selector("body[data-ready]")  # before that the browser itself would submit the form
    marek.fill("#talk", "Ave!")
    marek.press("#talk", "Enter")
    livia.wait_for_selector("#chat >> text=Ave!")
    until = time.monotonic() + 120
    while not all(player.decisions >= 4 for player in players):
        assert time.monotonic() < until, "both get to decide repeatedly"
        mover = next(
            (player for player in players if player.page.evaluate("document.title").startswith("Your turn")), None
        )
        if mover:
            mover.plays(most=1)
        else:
            livia.wait_for_timeout(30)
    hand = {card.inner_text() for card in livia.query_selector_all("#hand h3, #hand .gcard b")}
    assert hand
    marek.goto(link)
    assert "not valid" not in marek.inner_text("main"), "the link brings its owner back to the table"


# Everything drawn, except what the page itself keeps track of: focus, pointer, completed links.
DRAWN = """() => {
  const main = document.querySelector('main').cloneNode(true);
  main.querySelector('#tip').remove();
  for (const element of main.querySelectorAll('*')) {
    element.classList.remove('is-hover', 'is-shown', 'is-selected');
    if (!element.classList.length) element.removeAttribute('class');
    for (const name of ['tabindex', 'aria-pressed', 'aria-expanded', 'value']) element.removeAttribute(name);
    for (const { name, value } of [...element.attributes].sort((a, b) => a.name < b.name ? -1 : 1)) {
      element.removeAttribute(name);
      element.setAttribute(name, value);
    }
  }
  return main.innerHTML;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_reload_and_a_second_window_show_the_same(new_page: NewPage, game: str) -> None:
    page = new_page()
    player = sit_down(page, game)
    for _ in range(4):
        player.plays(most=3)
        player.waits()
        changed = page.evaluate(DRAWN)
        page.reload()
        page.wait_for_selector("[data-advised]", state="attached")  # hints are in place
        player.waits()
        assert page.evaluate(DRAWN) == changed, "incremental updates equal a fresh drawing"
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector("[data-advised]", state="attached")
    assert second.evaluate(DRAWN) == page.evaluate(DRAWN)
    player.plays(most=1)
    player.waits()
    shown = page.text_content("#banner .say")
    second.wait_for_function("shown => document.querySelector('#banner .say').textContent === shown", arg=shown)


def test_taking_back_and_refusals(new_page: NewPage) -> None:
    page = new_page()
    player = sit_down(page, "trajan")
    for _ in range(60):
        player.plays(most=1)
        player.waits()
        if page.query_selector("[data-do=undo-turn]"):
            break
    moves = page.locator("#moves button").all_inner_texts()
    version = page.get_attribute("body", "data-version")
    page.keyboard.press("Escape")
    page.wait_for_function("version => document.body.dataset.version !== version", arg=version)
    assert page.locator("#moves button").all_inner_texts() != moves
    page.click("[data-do=undo]")
    page.wait_for_selector("[data-do=undo]", state="detached")
    legal = set(page.locator("#moves button").evaluate_all("all => all.map((b) => b.dataset.action)"))
    pieces = page.locator("main [data-action]:visible").evaluate_all("all => all.map((b) => b.dataset.action)")
    wrong = next(action for action in pieces if action not in legal)
    page.locator(f'main [data-action="{wrong}"]:visible').first.dispatch_event("click")
    page.wait_for_selector("#toast:visible")
    assert page.inner_text("#toast").endswith(". Why?"), "the reason, with a link to the rules"


def test_a_killed_server_loses_nothing(new_page: NewPage, server: Server) -> None:
    page = new_page()
    player = sit_down(page, "glory")
    player.plays(most=8)
    player.waits()
    moves = page.locator("#moves button").all_inner_texts()
    log = page.inner_text("#log")
    server.kill()
    page.wait_for_selector("body.lost")
    server.start()
    page.wait_for_selector("body:not(.lost)")
    assert page.locator("#moves button").all_inner_texts() == moves, "the page is restored"
    page.reload()
    assert page.locator("#moves button").all_inner_texts() == moves and page.inner_text("#log") == log
    player.plays(most=3)


# A desktop, a laptop, a tablet, a phone in portrait and in landscape.
SCREENS = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)]


def test_a_lost_connection_is_told_until_it_is_back(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.clock.install()
    sit_down(page, "trajan").waits()
    server.kill()
    page.wait_for_selector("#lost:visible")
    page.locator("main button[data-action]:visible").first.click()  # it cannot be sent
    page.wait_for_selector("#toast:visible")
    page.clock.fast_forward(60_000)
    page.wait_for_selector("#toast", state="hidden")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        box = page.locator("#lost").bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0, "it is still shown"
        assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).id", at) == "lost", "nothing covers it"
    server.start()
    page.wait_for_selector("#lost", state="hidden")


def test_a_tip_goes_with_its_piece(new_page: NewPage) -> None:
    """What was pointed at may be gone after an update, with the pointer at rest."""
    page = new_page()
    action = sit_down(page, "roads").waits()[0]
    page.mouse.move(*page.evaluate(POINT, action))
    page.wait_for_selector("#tip:visible, .answer.is-shown")
    page.evaluate("document.querySelector('#tip').textContent = 'of a piece that is gone'")
    page.evaluate("document.querySelector('#tip').hidden = false")
    table = page.url.replace("/t/", "/api/tables/")
    number = page.request.get(table).json()["number"]
    page.request.post(f"{table}/moves", data={"number": number, "action": int(action)})  # from another window
    page.wait_for_selector(f'#moves [data-action="{action}"]', state="detached")
    assert page.inner_text("#tip") != "of a piece that is gone" or not page.is_visible("#tip")


def test_a_silent_break_is_noticed(new_page: NewPage) -> None:
    """Nothing closes the connection when the network is gone, or the computer sleeps."""
    page = new_page()
    page.clock.install()
    sit_down(page, "roads").waits()
    page.context.set_offline(True)
    page.wait_for_selector("#lost:visible")
    page.context.set_offline(False)
    page.wait_for_selector("#lost", state="hidden")
    with page.expect_request("**/live?*"):  # after a long silence it asks again
        page.clock.fast_forward(60_000)


def test_a_click_counts_while_the_live_connection_is_lost(new_page: NewPage) -> None:
    page = new_page()
    player = sit_down(page, "trajan")
    player.waits()
    page.route("**/live*", lambda route: route.abort())
    page.reload()
    player.plays(most=2)
    player.waits()


def test_the_pages_in_the_dark_and_in_words(new_page: NewPage) -> None:
    page = new_page()
    player = sit_down(page, "roads")
    page.click("[aria-label='Settings and keys']")
    page.check("#menu input[value=dark]")
    page.wait_for_function("() => getComputedStyle(document.body).backgroundColor === 'rgb(25, 22, 19)'")
    page.keyboard.press("Escape")
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"
    player.waits()
    page.keyboard.press("w")
    version = page.get_attribute("body", "data-version")
    page.keyboard.press("Enter")
    page.wait_for_function("version => document.body.dataset.version !== version", arg=version)


def test_a_bot_plays_on_and_gives_the_seat_back(new_page: NewPage) -> None:
    page = new_page()
    player = sit_down(page, "glory")
    player.waits()
    page.click("[data-open=players]")
    page.click("#players >> text=Let a bot play for me")
    page.keyboard.press("Escape")
    page.click("#banner >> text=Take my seat back")
    page.wait_for_selector("#banner >> text=Take my seat back", state="detached")
    player.plays(most=1)
