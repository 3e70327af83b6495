"""Hints, the coach, exercises and clocks, by mouse, touch and keyboard. What is said comes from real analyses.

The small example game is analysed in no time. Its table continues from a moment of a fixed game in which somebody
blundered.
"""

import asyncio
import random
import re
import time
from base64 import b64decode
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.bots import analysis
from ludi.bots.search import Settings
from ludi.kernel.match import Match
from ludi.kernel.rng import scramble
from ludi.registry import catalogue
from ludi.server import clocks
from tests.server.conftest import AtRandom, Client, Guest, serving

from .conftest import NewPage
from .moments import moments, show
from .player import CHOICES, COVERED, POINT, Player
from .test_axe import EVERYTHING, RUN, axe

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SETTINGS = Settings(iterations=24, depth=2)
BLUNDER = 6  # its moment in the game
GAMES = 64


FOUND: dict[Any, dict[str, Any]] = {}


def found(match: Match, action: int | None) -> dict[str, Any]:
    """Each moment is thought about once: the result depends only on what its player knows."""
    steps = len(match.steps)
    asked = bytes(match.imagined(match.to_move, 0)), tuple(match.names), steps, action
    if asked not in FOUND:
        FOUND[asked] = analysis.decision(match, action, SETTINGS, scramble(np.uint64(steps)), False, GAMES)
    return deepcopy(FOUND[asked])


class Thoughtful(AtRandom):
    """Workers that think inside the test's process."""

    def __init__(self) -> None:
        super().__init__(deep=1)
        self.ready, self.resting = set(catalogue()), False

    def start(self) -> None:
        pass

    async def choose(self, *_asked: Any, **_more: Any) -> None:
        while self.resting:
            await asyncio.sleep(0.05)

    async def look_back(self, question: dict[str, Any], owner: str) -> dict[str, Any]:
        match = ludi.load(question["game"]).resume(b64decode(question["before"]), question["names"])
        told = {"n": question["n"], "seat": match.to_move, "action": question["action"]}
        if len(match.legal_actions()) < 2:
            return told
        return told | await asyncio.to_thread(found, match, question["action"])

    async def look_ahead(self, match: Match, level: str, action: int | None, owner: str) -> dict[str, Any]:
        return await asyncio.to_thread(found, match, action)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server inside the test's process, so that its clocks and thinkers can be sped up."""
    patch = pytest.MonkeyPatch()
    patch.setattr(clocks, "SHORTEST", 1)
    with serving(tmp_path_factory.mktemp("coach"), Thoughtful) as client:
        client.address = str(client.base_url).rstrip("/")  # type: ignore[attr-defined]
        yield client
    patch.undo()


@pytest.fixture(scope="module")
def game() -> Match:
    """A game between two who decide at random."""
    match, chance = ludi.load("tali").new(players=2, seed=7), random.Random(1)
    while not match.over:
        match.apply(chance.choice(match.legal_actions()))
    return match


def send(page: Any, path: str, content: Any) -> dict[str, Any]:
    answer = page.request.post(path, data=content)
    assert answer.ok, answer.text()
    return dict(answer.json())


def brings(page: Any, game: Match) -> str:
    """Upload the record of the game; returns its table."""
    send(page, "/api/guests", {"name": "Livia"})
    return str(send(page, "/api/records", game.record().dumps())["id"])


def goes_on(page: Any, game: Match, **more: Any) -> str:
    """A table where Livia decides at the moment of the blunder; returns its address."""
    start = {"table": brings(page, game), "at": BLUNDER}
    seats = [{"kind": "bot", "level": "easy"}] * game.players
    seats[game.steps[BLUNDER].seat] = {"kind": "me"}
    return f"/t/{send(page, '/api/tables', {'game': 'tali', 'seats': seats, 'start': start, **more})['id']}"


def plays_on(page: Any, game: Match) -> None:
    sits_down(page, goes_on(page, game))


def sits_down(page: Any, address: str) -> None:
    page.goto(address)
    page.wait_for_function(CHOICES)
    page.wait_for_selector("[data-advised]", state="attached")


def clicks(page: Any, action: int) -> None:
    """Choose something on the board, and confirm if asked to."""
    page.wait_for_function("() => document.body.dataset.sending === undefined")
    for _ in range(2):
        page.mouse.click(*page.evaluate(POINT, str(action)))
        if not page.query_selector(f'main [data-action="{action}"][aria-pressed=true]'):
            break


def violations(page: Any) -> list[Any]:
    """The violations found by axe."""
    page.evaluate(axe.AXE_SCRIPT)
    return list(page.evaluate(RUN, {"rules": EVERYTHING, "behind": False, "known": []})["found"])


def number(page: Any) -> int:
    """The number of decisions taken at the table."""
    return int(page.request.get(page.url.replace("/t/", "/api/tables/")).json()["number"])


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_three_best_moves(new_page: NewPage, game: Match, size: dict[str, Any]) -> None:
    """They replace the log, on a phone on a tab of its own; numbered on the board; one's own choice next to them."""
    page = new_page(**size)
    plays_on(page, game)
    page.click("[data-do=hint]")
    best = page.locator(".hc")
    best.nth(2).wait_for()
    assert violations(page) == []
    assert not page.locator("#log").is_visible() and page.evaluate(COVERED) == []
    assert all(re.fullmatch(r"\d+%", text) for text in page.locator(".hc .chance b").all_inner_texts())
    if size:
        assert not page.locator("#cups").is_visible(), "a tab of its own"
    best.nth(0).locator("button").click()
    wanted = best.nth(0).locator("button").get_attribute("data-hint")
    assert page.evaluate("() => document.activeElement.dataset.action") == wanted, "it leads to the piece"
    at, first = (
        page.locator(where).first.bounding_box() for where in (f'[data-action="{wanted}"]:not(#moves *)', ".rank")
    )
    assert abs(at["x"] - first["x"]) < 30 and abs(at["y"] - first["y"]) < 30
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.click("[data-do=hint]")
    if size:  # from the board focus goes to the panel, and from there it closes the panel
        assert page.locator("#hints").is_visible()
        page.click("[data-do=hint]")
    assert not page.locator("#hints").is_visible() and page.locator(".rank").count() == 0


def test_hints_by_keyboard_and_ones_own_choice_compared(new_page: NewPage, game: Match) -> None:
    page = new_page()
    plays_on(page, game)
    page.focus("[data-do=hint]")
    page.keyboard.press("Enter")
    page.locator(".hc").nth(2).wait_for()
    shown = [int(one.get_attribute("data-hint")) for one in page.locator(".hc button").all()]
    other = next(
        action for action in game.game.resume(game.steps[BLUNDER].before).legal_actions() if action not in shown
    )
    page.evaluate("action => document.dispatchEvent(new CustomEvent('chosen', {detail: action}))", other)
    page.wait_for_selector(".yours")
    assert page.inner_text(".yours .hn").startswith("Yours: ") and page.locator(".hc").count() == 3
    page.locator(".hc button").nth(1).focus()
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.dataset.action") == str(shown[1])
    page.focus("#hints footer input")
    page.keyboard.press("Escape")
    assert not page.locator("#hints").is_visible()
    assert page.evaluate("() => document.activeElement.dataset.do") == "hint"


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_coach_warns_once_and_lets_it_be(new_page: NewPage, game: Match, size: dict[str, Any]) -> None:
    page = new_page(**size)
    plays_on(page, game)
    blunder, before = game.steps[BLUNDER].action, number(page)
    clicks_switch(page)
    sits_down(page, page.url)
    assert page.is_checked("#hints [name=coach]"), "it follows the guest"
    clicks(page, blunder)
    page.wait_for_selector("#warn h2")
    assert re.match(r"This costs you \d+% win chance", page.inner_text("#warn h2"))
    assert "Better: " in page.inner_text("#warn") and page.evaluate(COVERED) == []
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert not page.locator("#warn").is_visible() and number(page) == before, "taken back"
    sits_down(page, page.url)
    clicks(page, blunder)
    page.click("text=Play it anyway")
    page.wait_for_function("() => document.body.dataset.sending === undefined")
    assert number(page) > before


def clicks_switch(page: Any) -> None:
    """The coach's switch, next to the hints."""
    page.click("[data-do=hint]")
    with page.expect_response("**/api/guests/advice"):
        page.check("#hints [name=coach]")


def test_after_a_warning_one_may_choose_something_else_or_switch_the_coach_off(new_page: NewPage, game: Match) -> None:
    page = new_page()
    plays_on(page, game)
    before = number(page)
    clicks_switch(page)
    clicks(page, game.steps[BLUNDER].action)
    page.wait_for_selector("#warn h2")
    with page.expect_response("**/api/guests/advice"):
        page.uncheck("#warn [name=coach]")
    assert not page.is_checked("#hints [name=coach]") and page.locator("#warn").is_visible()
    page.route("**/hint", lambda route: None)  # simulates endless thinking
    clicks(page, int(page.locator(".hc button").first.get_attribute("data-hint")))
    page.wait_for_function("() => document.querySelector('#warn').hidden")
    page.wait_for_function("() => document.body.dataset.sending === undefined")
    assert number(page) > before
    page.wait_for_function("() => document.querySelectorAll('.rank').length === 0")  # of an earlier question


@pytest.fixture(scope="module")
def analysed(server: Client, game: Match) -> tuple[str, dict[int, dict[str, Any]]]:
    """The game's table, and the findings about its decisions."""
    livia = Guest(server, "Livia")
    file = game.record().dumps().encode()
    table = server.post("/api/records", content=file, headers=livia.headers).json()["id"]
    path = f"/api/tables/{table}/analysis"
    livia.post(path)
    while not (told := livia.get(path).json())["finished"]:
        time.sleep(0.1)
    return table, {one["n"]: one for one in told["analysis"]["moments"]}


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_exercises_from_ones_mistakes(
    new_page: NewPage, analysed: tuple[str, dict[int, dict[str, Any]]], size: dict[str, Any]
) -> None:
    page, (table, moments) = new_page(**size), analysed
    page.goto(f"/t/{table}/exercises")
    page.wait_for_selector("body[data-ready]", state="attached")
    assert "decides: what is better?" in page.inner_text("#coach h2")
    one = moments[int(page.url.rpartition("/")[2])]
    clicks(page, one["action"])
    page.wait_for_selector("text=That is the move played")
    assert violations(page) == []
    assert page.evaluate(COVERED) == []
    clicks(page, one["best"])
    page.wait_for_selector("text=Well spotted")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.click("text=Next exercise")
    page.wait_for_url(lambda url: not url.endswith(f"/{one['n']}"))
    page.wait_for_selector("body[data-ready]", state="attached")
    Player(page).presses()
    assert "decides" not in page.inner_text("#coach h2"), "by keyboard"


def among_people(new_page: NewPage, **more: Any) -> tuple[Any, dict[str, Any]]:
    """Livia's page, and a table where she plays with Marek."""
    page, friend = new_page(), new_page()
    send(page, "/api/guests", {"name": "Livia"})
    plan = {"game": "tali", "seats": [{"kind": "me"}, {"kind": "friend"}], **more}
    table = send(page, "/api/tables", plan)
    send(friend, "/api/guests", {"name": "Marek"})
    send(friend, f"/api/tables/{table['id']}/seats/1/sit", {"key": table["seats"][1]["key"]})
    return page, table


def test_waiting_players_are_asked_once_about_notifications(new_page: NewPage) -> None:
    page, table = among_people(new_page)
    page.add_init_script(
        "window.asked = 0; window.Notification = class { static permission = 'default';"
        "static async requestPermission() { window.asked += 1; return 'default'; } };"
    )
    page.goto(f"/t/{table['id']}")
    player = Player(page)
    while page.locator("#moves [data-action]").count():
        assert page.locator("#ask-notify").is_hidden(), "not while there is something to choose"
        player.clicks(player.waits())
    page.click("text=No, thanks")
    assert page.locator("#ask-notify").is_hidden()
    page.reload()
    page.wait_for_selector("body[data-ready]", state="attached")
    assert page.locator("#ask-notify").is_hidden() and page.evaluate("window.asked") == 0


def test_a_bot_plays_on_when_time_is_up_until_the_seat_is_taken_back(
    new_page: NewPage, server: Client, game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.site.thinkers, "resting", True)  # otherwise the game would be over in no time
    page = new_page()
    page.goto(goes_on(page, game, clock={"kind": "move", "seconds": 1}))
    page.wait_for_selector("text=time ran out")
    assert page.locator("#banner [data-do=words]").count() == 0, "a bot decides"
    page.click("#banner [data-do=give-back]")
    page.wait_for_selector("#banner [data-do=words]")


# Puts a warning next to every choice in turn; returns those without room for it, and those where it covers another.
BESIDE = """async () => {
  const { beside } = await import('/static/dock.js');
  const { targets } = await import('/static/keys.js');
  const warn = document.getElementById('warn');
  warn.innerHTML = '<section class="coach"><p class="from">Coach</p>'
    + '<h2>This costs you 23% win chance. Take it back?</h2>'
    + '<p class="why-so">Better: connect Alexandria from Cyrene. +12 expected from cities; +3 expected from gold.</p>'
    + '<div class="do"><button class="btn">Take back</button><button class="btn">Play it anyway</button></div>'
    + '<label class="quieter"><input type="checkbox"> Warn me before a costly move</label></section>';
  warn.hidden = false;
  const wrong = [];
  for (const about of targets()) {
    const words = about.outerHTML.slice(0, 80);
    if (!beside(warn, about)) { wrong.push(`no room: ${words}`); continue; }
    const box = warn.getBoundingClientRect();
    for (const other of targets()) {
      const { x, y, right, bottom } = (other.querySelector(':scope > .halo') ?? other).getBoundingClientRect();
      if (x < box.right && right > box.x && y < box.bottom && bottom > box.y) wrong.push(`covered: ${words}`);
    }
  }
  return wrong;
}"""


def test_a_warning_has_room_beside_every_choice(new_page: NewPage) -> None:
    """At full tables of all games, on a small screen."""
    page = new_page(1280, 720)
    for name in catalogue():
        for n, match in enumerate(moments(name, 3)):
            if n % 2 and not match.over:
                show(page, match, match.to_move)
                assert page.evaluate(BESIDE) == [], f"{name}, decision {len(match.steps)}"
