"""Replays in the browser: by keys, slider and autoplay, with an analysis, and on a phone."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.kernel.match import Match
from ludi.server import queries, records
from ludi.server.guests import Guests, secret_of
from ludi.server.hall import Hall
from ludi.server.home import Homes
from ludi.server.services import Services
from ludi.server.store import Store
from ludi.server.thinkers import Thinkers
from tests.contract.play import seats_near
from tests.server.test_analysis import judged
from tests.serving import Server, awaited

from .conftest import NewPage
from .test_looks import PHONE

GAMES = tuple(ludi.catalogue())
ANALYSED = 48  # decisions


def played(game: str, decisions: int = 10_000) -> Match:
    names = ["Livia", "Marek", "Jana"][: seats_near(game, 3)]
    match, chance = ludi.load(game).new(len(names), seed=4, names=names), random.Random(4)
    while not match.over and len(match.steps) < decisions:
        match.apply(chance.choice(match.legal_actions()))
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("record") / "game.jsonl"
    played("glory").record().write(file)
    return file


@dataclass
class Analysed:
    """A game whose decisions have been judged."""

    path: str
    moments: list[dict[str, Any]]

    @property
    def blunders(self) -> list[int]:
        """The moments after them."""
        return [one["n"] + 1 for one in self.moments if one.get("mark") == "blunder"]


async def lay(data: Path) -> dict[str, Analysed]:
    """The beginning of every game, judged: the first legal decision is the best, any other a blunder."""
    store = Store(data / "ludi.sqlite")
    guest = await Guests(store, secret_of(data)).welcome("Livia")
    hall, found = Hall(Services(store, Thinkers(deep=0), Homes(), pace=0.0)), {}
    for game in GAMES:
        match = played(game, ANALYSED)
        table = await records.bring(hall, match.record().dumps().encode(), guest.id)
        analysis = judged(match)
        await store.write(queries.save_analysis(table.id, False, len(analysis.moments), True, analysis.data()))
        found[game] = Analysed(f"/t/{table.id}/replay", list(analysis.moments.values()))
    await hall.close()
    store.close()
    return found


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Analysed]]]:
    data = tmp_path_factory.mktemp("data")
    found = awaited(lay(data))
    running = Server(data)
    yield running, found
    running.stop()


@pytest.fixture(scope="module")
def server(laid: tuple[Server, dict[str, Analysed]]) -> Server:
    return laid[0]


@pytest.fixture(scope="module")
def analysed(laid: tuple[Server, dict[str, Analysed]]) -> dict[str, Analysed]:
    return laid[1]


def bring(page: Any, record: Path) -> None:
    """Choose the file on the home page."""
    page.goto("/")
    page.set_input_files(".bring input", record)
    page.wait_for_url(re.compile("/replay"))
    page.wait_for_selector("body[data-ready]")


def press(page: Any, key: str) -> int:
    """Press a key; returns the moment shown then."""
    page.keyboard.press(key)
    return settled(page)


def settled(page: Any) -> int:
    page.wait_for_selector("body:not([data-going])", state="attached")
    return int(page.get_attribute("body", "data-at"))


def test_a_game_is_replayed_by_keys_and_slider_and_by_itself(new_page: NewPage, record: Path) -> None:
    page = new_page(width=1440, height=900)
    bring(page, record)
    last, slider = int(page.get_attribute("body", "data-last")), page.get_by_role("slider")
    assert settled(page) == 0 and slider.get_attribute("aria-valuetext") == "The start"
    assert [press(page, "ArrowRight") for _ in range(3)] == [1, 2, 3]
    assert press(page, "ArrowLeft") == 2
    assert "decision 2 of" in slider.get_attribute("aria-valuetext") and "decision 2 of" in page.inner_text("#said")
    assert page.get_attribute("#decisions [aria-current]", "data-at") == "2"
    second = press(page, "ArrowDown")  # where the second round begins
    assert second > 2 and press(page, "ArrowUp") == 0 and press(page, "ArrowDown") == second
    assert press(page, "End") == last and press(page, "ArrowRight") == last and press(page, "Home") == 0

    slider.focus()
    assert press(page, "ArrowRight") == 1 and press(page, "ArrowDown") == second
    slider.fill(str(last // 2))
    assert settled(page) == last // 2
    board = page.inner_text("#camps")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    assert settled(page) == last // 2 and page.inner_text("#camps") == board, "each moment has its address"

    page.click("#decisions [data-at='5']")
    assert settled(page) == 5
    page.click("text=Share")
    assert page.input_value("#link").endswith("/replay?at=5&open=1")
    page.keyboard.press("Escape")
    page.click("[data-look='&seat=1']")
    page.wait_for_url(re.compile(r"at=5&seat=1"))
    page.wait_for_selector("body[data-ready]")
    page.click("[popovertarget=pace]")
    page.select_option("#by", "turn")
    page.select_option("#speed", "0.5")
    page.keyboard.press("Escape")
    page.click("[data-step=on]")
    here = settled(page)
    assert here > 5
    page.click("#said")  # move focus away from the list
    page.keyboard.press("Space")
    page.wait_for_selector(f"body:not([data-at='{here}'])")
    page.keyboard.press("Space")
    assert page.get_attribute("#auto", "aria-pressed") == "false"
    page.click("text=Play on from here")
    page.wait_for_selector("select")
    assert page.locator("select").count() == 3
    page.click("text=Create table")
    page.wait_for_selector("body[data-page=table]")


def test_a_game_is_replayed_on_a_phone_and_without_a_script(new_page: NewPage, record: Path) -> None:
    page = new_page(**PHONE)
    bring(page, record)
    for _ in range(4):
        page.click("[data-step=on]")
    assert settled(page) == 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click(".tabbar label:has([value=log])")
    page.click("#decisions [data-at='7']")
    assert settled(page) == 7
    fingers = ".tool :is(a, button), .ctl :is(a, button), #decisions a"
    heights = page.locator(fingers).evaluate_all("all => all.map((one) => one.offsetHeight).filter(Boolean)")
    assert len(heights) > 100 and min(heights) >= 43

    path = page.url
    plain = new_page(java_script_enabled=False)
    plain.goto(path)
    plain.click("[data-step=on]")
    assert plain.get_attribute("body", "data-at") == "8"
    plain.click("#decisions [data-at='3']")
    assert plain.get_attribute("body", "data-at") == "3"


def test_a_file_that_is_dropped_is_opened_or_explained(new_page: NewPage, record: Path) -> None:
    page = new_page()
    drop = """(text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "game.jsonl"));
      for (const kind of ["dragenter", "dragover", "drop"]) {
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
      }
    }"""
    page.goto("/")
    page.evaluate(drop, "hello")
    page.wait_for_selector("text=not readable as JSON")
    first, *moves, end = record.read_text(encoding="utf-8").splitlines()
    page.goto("/")
    page.evaluate(drop, "\n".join([first, *moves[:30], *moves[31:], end]))
    page.wait_for_selector("text=/Line 3[0-9]/")  # where it does not fit
    page.goto("/")
    page.evaluate(drop, record.read_text(encoding="utf-8"))
    page.wait_for_url(re.compile("/replay"))


def address(page: Any) -> str:
    return str(page.url).partition("/replay")[2]


def marked(page: Any, kind: str) -> set[str]:
    """The marked actions on the board."""
    found = page.locator(f"#stage [data-mark~={kind}]").all()
    return {number for one in found for number in (one.get_attribute("data-action") or "").split()}


@pytest.mark.parametrize("game", GAMES)
def test_what_was_better_is_marked_on_the_board(new_page: NewPage, analysed: dict[str, Analysed], game: str) -> None:
    """For every game, including the small fourth one; by mouse, by keys and without scripts."""
    told = analysed[game]
    blunder = next(
        one for one in told.moments if one.get("mark") == "blunder" and len(one["candidates"]) == 3 and one["n"] > 2
    )
    at, (first, second, _) = blunder["n"] + 1, (str(one["action"]) for one in blunder["candidates"])
    played = str(blunder["action"])
    page = new_page()
    page.goto(f"{told.path}?at={at}&open=1")
    page.wait_for_selector("body[data-ready]")
    assert marked(page, "better") == {first} and marked(page, "played") == {played}
    assert page.locator(".marktag").all_inner_texts() == ["played", "better"]
    assert page.get_attribute("#go-on", "href").endswith(f"at={at - 1}"), "the better move can be tried"
    stops = "#stage :is([data-action], [data-offer]):is([tabindex], .is-legal, button:not(:disabled))"
    assert page.locator(stops).count() == 0, "it is for viewing only"
    page.click(f"[data-choice='{second}']")
    settled(page)
    assert marked(page, "better") == {second} and page.get_attribute(".cand[aria-current]", "data-choice") == second
    assert address(page) == f"?at={at}&open=1&choice={second}"
    page.keyboard.press("1")
    settled(page)
    assert marked(page, "better") == {first}
    page.keyboard.press("0")
    settled(page)
    assert page.locator("#stage [data-mark], .marktag").count() == 0, "what was played is on the board"
    assert page.get_attribute("#go-on", "href").endswith(f"at={at}")
    plain = new_page(java_script_enabled=False)
    plain.goto(f"{told.path}?at={at}&open=1&choice={second}")
    assert marked(plain, "better") == {second} and marked(plain, "played") == {played}


# The labels that do not touch what they label, or at least its drawing.
ASTRAY = """() => [...document.querySelectorAll(".marktag")].filter((tag) => {
  const [kind, box] = [tag.className.split("--")[1], tag.getBoundingClientRect()];
  const edge = kind === "played" ? box.top + 3 : box.bottom - 3;
  const under = document.elementFromPoint(box.x + box.width / 2, edge);
  const pieces = [...document.querySelectorAll(`#stage [data-mark~="${kind}"]`)];
  return !pieces.some((piece) => (piece.ownerSVGElement ?? piece).contains(under));
}).map((tag) => tag.textContent)"""


@pytest.mark.parametrize("game", GAMES)
def test_labels_stand_at_what_they_label(new_page: NewPage, analysed: dict[str, Analysed], game: str) -> None:
    """Also where a piece extends beyond its drawing, like a province at the edge of a map."""
    page, looked = new_page(), 0
    page.goto(f"{analysed[game].path}?at=0&open=1")
    page.wait_for_selector("body[data-ready]")
    for at in analysed[game].blunders[:24]:
        assert press(page, "m") == at
        assert page.evaluate(ASTRAY) == [], at
        looked += page.locator(".marktag").count()
    assert looked > 3


def test_mistakes_are_on_the_slider_and_in_the_list(new_page: NewPage, analysed: dict[str, Analysed]) -> None:
    told = analysed["roads"]
    page = new_page()
    page.goto(f"{told.path}?at=0&open=1")
    page.wait_for_selector("body[data-ready]")
    assert page.locator(".laps .mk--blunder").count() == len(told.blunders) > 3
    assert [press(page, "m") for _ in range(3)] == told.blunders[:3]
    assert page.get_by_role("slider").get_attribute("aria-valuetext").endswith("(blunder)")
    assert page.inner_text("#analysis h2").endswith("blunder")
    page.click("[data-step=mistake]")
    assert settled(page) == told.blunders[3]
    press(page, "End")
    assert press(page, "m") == settled(page), "there is none after the last"
    assert page.inner_text(".dec small") == f"{len(told.blunders)} blunders"
    page.check("[name=which][value=costly]")
    lines = page.locator("#decisions [data-at]:visible").all()
    assert [int(line.get_attribute("data-at")) for line in lines] == told.blunders
    page.check("[name=course][value=points]")
    press(page, "ArrowLeft")
    assert page.locator(".course-points").is_visible() and not page.locator(".course-chances").is_visible()


# How far the board extends below the timeline, and the page's height.
REACH = """() => {
  const below = document.querySelector(".time").getBoundingClientRect().top;
  const parts = [...document.querySelectorAll("#stage > *")].filter((part) => part.checkVisibility());
  const reach = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  return [document.documentElement.scrollHeight, document.documentElement.scrollWidth, Math.round(reach - below)];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_board_fits_its_frame(new_page: NewPage, analysed: dict[str, Analysed], game: str) -> None:
    page = new_page()
    for at in (0, analysed[game].blunders[-1], analysed[game].moments[-1]["n"] + 1):
        page.goto(f"{analysed[game].path}?at={at}&open=1")
        page.wait_for_selector("body[data-ready]")
        height, width, reach = page.evaluate(REACH)
        assert (height, width) == (900, 1440) and reach <= 0, at
        page.set_viewport_size({"width": 1280, "height": 720})
        height, width, _ = page.evaluate(REACH)
        assert height <= 720 * 1.2 and width == 1280, at
        page.set_viewport_size({"width": 390, "height": 844})
        for tab in page.locator(".tabbar label").all():
            tab.click()
            assert page.evaluate(REACH)[1] == 390, (at, tab.inner_text())
        page.set_viewport_size({"width": 1440, "height": 900})


def test_the_analysis_on_a_phone(new_page: NewPage, analysed: dict[str, Analysed]) -> None:
    told = analysed["roads"]
    page = new_page(**PHONE)
    page.goto(f"{told.path}?at={told.blunders[0]}&open=1")
    page.wait_for_selector("body[data-ready]")
    page.click("[data-step=mistake]")
    assert settled(page) == told.blunders[1]
    page.click(".tabbar >> text=Analysis")
    assert all(one.bounding_box()["height"] >= 43 for one in page.locator(".cand").all())
    other = page.locator(".cand:not([aria-current], :has(.let--played))").first
    action = other.get_attribute("data-choice")
    other.click()
    settled(page)
    page.click(".tabbar label:first-child")
    assert marked(page, "better") == {action}
    page.wait_for_selector(".marktag--better")  # the map shows it
