"""Makes the screenshots in `docs/shots`: each game from start to analysis, on a desktop and on a phone.

python docs/shots.py [GAME...]  (needs Playwright and Chromium; takes some minutes, plus compiling the first time)
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ["LUDI_GAMES"] = ""  # otherwise the tests' modules add the example

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

import ludi  # noqa: E402
from tests.browser.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.browser.moments import middle  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.serving import Server  # noqa: E402

SHOTS = Path(__file__).parent / "shots"
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def shoot(page: Any, name: str) -> None:
    page.wait_for_timeout(400)
    page.mouse.move(0, 0)
    page.screenshot(path=SHOTS / f"{name}.png")


def phone(browser: Browser, page: Any, name: str) -> None:
    """The same page for the same person on a phone."""
    context = browser.new_context(viewport=PHONE, storage_state=page.context.storage_state(), reduced_motion="reduce")
    small = context.new_page()
    small.goto(page.url)
    shoot(small, name + "-phone")
    context.close()


def wait_for_bots(browser: Browser, address: str) -> None:
    """Wait until the rules are compiled: searching bots make better pictures."""
    page = browser.new_page()
    while "Bots are getting ready" in page.goto(address).text():  # type: ignore[union-attr]
        page.wait_for_timeout(3000)
    page.close()


def hand_over(page: Any) -> None:
    page.click("[data-open=players]")
    page.click("#players >> text=Let a bot play for me")
    page.click("#players .close")  # a key would leave a ring around whatever has the focus


def number_of(page: Any) -> int:
    answer = page.request.get(page.url.replace("/t/", "/api/tables/"))
    return int(answer.json()["number"])


def show(browser: Browser, address: str, game: str) -> None:
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    page.goto(address)
    page.click(f"#{game} >> text=Play now")
    player = Player(page, seed=5)
    player.waits()
    shoot(page, f"{game}-start")
    hand_over(page)  # bots play better than chance, for prettier pictures
    while number_of(page) < middle(game):
        page.wait_for_timeout(50)
    page.dispatch_event("#banner [data-do=give-back]", "click")  # at this pace the banner changes all the time
    player.waits()
    shoot(page, f"{game}-middle")
    phone(browser, page, f"{game}-middle")
    page.click("[data-do=hint]")
    page.wait_for_selector("#advice li", timeout=120_000)
    shoot(page, f"{game}-hint")
    page.click("[data-do=hint]")
    hand_over(page)
    page.wait_for_selector("#banner >> text=Score sheet", timeout=300_000)
    shoot(page, f"{game}-end")
    page.click("#banner >> text=Score sheet")
    score = page.url
    look_back(page)
    shoot(page, f"{game}-replay")
    phone(browser, page, f"{game}-replay")
    page.goto(score)
    shoot(page, f"{game}-score")
    phone(browser, page, f"{game}-score")
    for name, path in (("rules", f"/rules/{game}#turn"), ("lesson", f"/learn/{game}")):
        page.goto(address + path)
        shoot(page, f"{game}-{name}")
        phone(browser, page, f"{game}-{name}")
    for name, path in (("home", ""), ("me", "/me")):
        page.goto(address + path)
        shoot(page, name)
        phone(browser, page, name)


def look_back(page: Any) -> None:
    """The replay of a finished game with its analysis; it opens at the costliest decision, if any was costly."""
    page.click(".analyse button")
    page.wait_for_selector("[data-analysing]", state="detached", timeout=600_000)


def main() -> None:
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = Server(Path(data), pace=0.05, workers=1)
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        wait_for_bots(browser, server.address)
        for game in sys.argv[1:] or ludi.catalogue():
            show(browser, server.address, game)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
