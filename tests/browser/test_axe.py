"""Every page passes axe-core, as a person sees it: wide and on a phone, in the light and in the dark, tab by tab."""

from collections.abc import Iterator
from typing import Any

import pytest

import ludi
from tests.serving import Server

from .conftest import NewPage
from .test_looks import MIDDLE, PHONE, bot_plays, lay

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")

GAMES = tuple(ludi.catalogue())
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": PHONE}
# All rules of axe, those that are still on trial too.
EVERYTHING = {
    "resultTypes": ["violations"],
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
}
COLOURS = {"resultTypes": ["violations"], "runOnly": {"type": "rule", "values": ["color-contrast"]}}  # all that differs
PLAIN = ("home", "seat link", "used link", "lobby", "lobby of others", "programs", "no such page", "no link")
OF_A_GAME = ("new", "table", "looking on", "score", "log")
PAGES = (*PLAIN, *(f"{game}: {page}" for game in GAMES for page in OF_A_GAME))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all these tests: they only look."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def addresses(browser: Any, server: Server) -> tuple[dict[str, str], Any]:
    """Where each page is, and the cookie of who sits at the tables."""
    page = browser.new_context(base_url=server.address).new_page()
    waiting = lay(page, "glory", "friend", "hard")
    page.request.post(waiting.replace("/t/", "/api/tables/") + "/chat", data={"text": "Ave!"})
    seat = page.request.get(waiting.replace("/t/", "/api/tables/")).json()["seats"][1]
    found = {"home": "/", "seat link": seat["link"], "used link": f"{waiting}/seat/1/nothing", "lobby": waiting,
             "lobby of others": waiting, "programs": "/api/docs", "no such page": "/nowhere", "no link": "/join?link=x"}  # fmt: skip
    for game in GAMES:
        table = lay(page, game, *["medium"] * (ludi.catalogue()[game].most - 1))
        bot_plays(page, table, MIDDLE[game])
        page.request.post(table.replace("/t/", "/api/tables/") + "/chat", data={"text": "Ave!"})
        over = lay(page, game, "easy")
        bot_plays(page, over, 10_000)
        found |= {f"{game}: new": f"/new/{game}", f"{game}: table": table, f"{game}: looking on": table,
                  f"{game}: score": f"{over}/score", f"{game}: log": f"{over}/log"}  # fmt: skip
    cookie = page.context.storage_state()
    page.context.close()
    return found, cookie


STRANGERS = ("seat link", "used link", "lobby of others", "looking on")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(new_page: NewPage, addresses: tuple[dict[str, str], Any], name: str, size: str) -> None:
    paths, cookie = addresses
    mine = {} if name.endswith(STRANGERS) else {"storage_state": cookie}
    page = new_page(**SIZES[size], **mine)
    page.goto(paths[name])
    page.wait_for_selector("main")
    wrong = looks_at_all(page, EVERYTHING)
    page.emulate_media(color_scheme="dark")
    wrong += looks_at_all(page, COLOURS)
    assert not wrong, f"{page.url}:\n" + "\n".join(wrong)


def looks_at_all(page: Any, rules: dict[str, Any]) -> list[str]:
    """The page as it opens; under each of its tabs; with each of its dialogs open; with the moves in words."""
    wrong = finds(page, rules, "")
    for tab in page.locator(".tabbar label:visible").all():
        tab.click()
        wrong += finds(page, rules, tab.inner_text())
    for opener in page.locator("[data-open]:visible").all():
        opener.click()
        wrong += finds(page, rules, opener.get_attribute("data-open"))
        page.keyboard.press("Escape")
    if page.locator("[data-do=words]:visible").count():
        page.click("[data-do=words]")
        wrong += finds(page, rules, "in words")
        page.click("[data-do=words]")
    return wrong


def finds(page: Any, rules: dict[str, Any], where: str) -> list[str]:
    return [
        f"{wrong['id']} ({wrong['impact']}), {where}: {wrong['help']}\n"
        + "\n".join(f"    {node['html'][:200]}" for node in wrong["nodes"][:6])
        for wrong in axe.Axe().run(page, options=rules).response["violations"]
    ]
