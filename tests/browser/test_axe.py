"""Every page passes axe-core as people see it: wide and on a phone, light and dark, tab by tab."""

import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import ludi
from ludi.bots.levels import LEVELS
from ludi.kernel.words import languages
from ludi.server import queries, replay
from ludi.server.clocks import Clock
from ludi.server.guests import COOKIE, Guests, secret_of
from ludi.server.hall import Hall, Place
from ludi.server.home import Homes
from ludi.server.services import Services
from ludi.server.store import Store
from ludi.server.table import Table
from ludi.server.thinkers import Thinkers
from tests.server.test_analysis import judged
from tests.serving import Server, awaited

from .conftest import NewPage
from .moments import middle
from .test_languages import CROWDED
from .test_looks import PHONE

axe = pytest.importorskip("axe_playwright_python.base", reason="axe-playwright-python is not installed")

GAMES = tuple(ludi.catalogue())
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": PHONE}
UNDECIDED = {"hidden-content": {"enabled": False}}  # slow, and only asks people to look
# All other rules of axe, including experimental ones.
EVERYTHING = {
    "resultTypes": ["violations"],
    "rules": UNDECIDED,
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
}
COLOURS = {"resultTypes": ["violations"], "runOnly": {"type": "rule", "values": ["color-contrast"]}}  # differs by theme
SHAPES = EVERYTHING | {"rules": UNDECIDED | {"color-contrast": {"enabled": False}}}
# For what a page hides at first: its style sheets have been checked already, and reading them takes long.
BEHIND, BEHIND_SHAPES = (kind | {"preload": False} for kind in (EVERYTHING, SHAPES))
RUN = (Path(__file__).parent / "axe.js").read_text(encoding="utf-8")
PLAIN = (
    "home",
    "seat link",
    "used link",
    "lobby",
    "lobby of others",
    "leave",
    "your data",
    "my games",
    "clocks",
    "programs",
    "no such page",
    "no link",
    "cannot be opened",
)
OF_A_GAME = (
    *("rules", "all rules", "lesson", "new", "table", "looking on", "over", "score", "log", "end"),
    *("replay", "own replay", "what if", "exercise"),
)
PAGES = {"around": PLAIN, **{game: tuple(f"{game}: {page}" for page in OF_A_GAME) for game in GAMES}}


class Quick(Thinkers):
    """Bots decide at random, the same in every run: a game is played in a moment, and stops where it should."""

    enough: Callable[[], bool] = staticmethod(lambda: False)

    async def choose(self, *_asked: Any, **_more: Any) -> None:
        while self.enough():
            await asyncio.sleep(0.01)


async def lay_tables(data: Path) -> tuple[dict[str, str], str]:
    """Create a table of each kind in a data folder; returns each page's address, and the token of the guest at them."""
    store = Store(data / "ludi.sqlite")
    quick = Quick(deep=0)
    guests, hall = Guests(store, secret_of(data)), Hall(Services(store, quick, Homes(), pace=0.0))
    livia = await guests.welcome("Livia Drusilla")

    async def lay(game: str, *others: Place) -> Table:
        table = await hall.make(game, [Place("me"), *others], {}, False, livia.id, livia.name)
        await table.say(livia.id, livia.name, "Ave!")
        return table

    async def play(table: Table, decisions: int) -> None:
        quick.enough = lambda: table.number >= decisions and table.to_move == 0
        await table.stand_in(0, livia.id, LEVELS[0])
        while table.status == "playing" and not quick.enough():
            table.visit(livia.id)
            await asyncio.sleep(0.01)
        if table.status == "playing":
            await table.stand_in(0, livia.id, None)
        quick.enough = lambda: False

    waiting = await lay("glory", Place("friend"), Place("bot", "hard"))
    seat = f"/t/{waiting.id}/seat/1"
    places = [Place("me"), Place("bot", "easy")]
    timed = await hall.make("tali", places, {}, False, livia.id, livia.name, clock=Clock("reserve", 900, 10))
    await play(timed, 0)  # not driven: bots of two tables would draw on chance in varying order
    found = {
        "home": "/",
        "seat link": f"{seat}/{waiting.seats[1].key}",
        "used link": f"{seat}/nothing",
        "lobby": f"/t/{waiting.id}",
        "lobby of others": f"/t/{waiting.id}",
        "leave": f"/t/{waiting.id}/leave",
        "your data": "/forget",
        "my games": "/me",
        "clocks": f"/t/{timed.id}",
        "programs": "/api/docs",
        "no such page": "/nowhere",
        "no link": "/join?link=x",
    }
    for game, told in ludi.catalogue().items():
        table = await lay(game, *[Place("bot", LEVELS[1])] * (told.max_players - 1))
        over = await lay(game, Place("bot", LEVELS[0]))
        await play(table, middle(game))
        await play(over, 10_000)
        analysis = judged(replay.whole(over), 30)
        await store.write(queries.save_analysis(over.id, False, 30, True, analysis.data()))
        at = next(n + 1 for n, one in analysis.moments.items() if one.get("mark") == "blunder" and n > 2)
        found |= {
            f"{game}: rules": f"/rules/{game}",
            f"{game}: all rules": f"/rules/{game}/all",
            f"{game}: lesson": f"/learn/{game}",
            f"{game}: new": f"/new/{game}",
            f"{game}: table": f"/t/{table.id}",
            f"{game}: looking on": f"/t/{table.id}",
            f"{game}: score": f"/t/{over.id}/score",
            f"{game}: over": f"/t/{over.id}",
            f"{game}: log": f"/t/{table.id}/log",
            f"{game}: end": f"/t/{table.id}/leave",
            f"{game}: replay": f"/t/{over.id}/replay?at={at}&open=1",
            f"{game}: own replay": f"/t/{table.id}/replay",
            f"{game}: what if": f"/t/{over.id}/what-if?at=12",
            f"{game}: exercise": f"/t/{over.id}/exercises",
        }
    earlier = await lay("tali", Place("bot", LEVELS[0]))
    await store.write(queries.change(earlier.id, status="earlier"))
    found["cannot be opened"] = f"/t/{earlier.id}"
    await hall.close()
    store.close()
    return found, guests.token(livia)


@dataclass
class Laid:
    """The pages, and the cookie of the guest at the tables."""

    server: Server
    paths: dict[str, str]
    cookie: Any


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    """Shared by all these tests, as they only look."""
    data = tmp_path_factory.mktemp("data")
    random.seed(1)
    with patch("ludi.server.hall.new_seed", lambda: f"{random.getrandbits(128):032x}"):
        paths, token = awaited(lay_tables(data))
    running = Server(data)
    cookie = {"name": COOKIE, "value": token, "url": running.address}
    yield Laid(running, paths, cookie)
    running.stop()


@pytest.fixture(scope="module")
def server(laid: Laid) -> Server:
    return laid.server


ONLY_ON_PHONES = ("home", ": table", ": replay")  # a phone's bars and tabs
STRANGERS = ("seat link", "used link", "lobby of others", "looking on")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("group", PAGES)
def test_axe_finds_nothing(new_page: NewPage, laid: Laid, group: str, size: str) -> None:
    guest, stranger = new_page(**SIZES[size]), new_page(**SIZES[size])
    guest.context.add_cookies([laid.cookie])
    wrong = []
    known: dict[str, list[str]] = {"light": [], "dark": []}  # dialogs, by their text

    def look(page: Any, rules: dict[str, Any], scheme: str, behind: bool = False) -> list[str]:
        seen = page.evaluate(RUN, {"rules": rules, "behind": behind, "known": known[scheme]})
        known[scheme] += seen["read"]
        return list(seen["found"])

    for name in PAGES[group]:
        page = stranger if name.endswith(STRANGERS) else guest
        page.emulate_media(color_scheme="light")
        page.goto(laid.paths[name])
        page.wait_for_selector("main")
        page.evaluate(axe.AXE_SCRIPT)
        coloured = size == "desktop" or name.endswith(ONLY_ON_PHONES)  # other blocks look as on the desktop
        found = look(page, EVERYTHING if coloured else SHAPES, "light")
        found += look(page, BEHIND if size == "desktop" else BEHIND_SHAPES, "light", behind=True)
        if coloured:
            page.emulate_media(color_scheme="dark")
            found += look(page, COLOURS, "dark")
            found += look(page, COLOURS, "dark", behind=True) if size == "desktop" else []
        wrong += [f"{name}: {what}" for what in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", languages())
def test_there_is_room_for_every_word(new_page: NewPage, laid: Laid, language: str) -> None:
    """On all pages except tables, which `test_languages.py` covers."""
    guest, stranger = new_page(locale=language), new_page(locale=language)
    guest.context.add_cookies([laid.cookie])
    wrong = []
    for name in (*PLAIN, *(f"{game}: {page}" for game in GAMES for page in ("new", "log", "score", "end", "replay"))):
        page = stranger if name.endswith(STRANGERS) else guest
        page.goto(laid.paths[name])
        page.wait_for_selector("main")
        for width, height in ((1280, 720), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            wrong += [f"{name}: wider than {width}"] * wide
            wrong += [f"{name}, {width}: {what}" for what in page.evaluate(CROWDED)]
        assert page.locator("html").get_attribute("lang") == language
    assert not wrong, "\n".join(wrong)
