"""The time from a click to its effect, in the system's Chromium with the server and its bots on the same machine.

python benchmarks/clicks.py --clicks 60
python benchmarks/clicks.py --clicks 120 --analysis     alternately while a finished game is analysed and while none is

Bots move and think as with `ludi`; the page itself clicks on what glows, at random, so that nothing but browser, server
and bots runs. The clock stops when the frame with the new table has been drawn; there is a second's pause between
clicks.
"""

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, sync_playwright

import ludi
from tests.browser.conftest import CHROMIUM
from tests.serving import Server

PLAY = """async (clicks) => {
  const times = [], body = document.body, sleep = (time) => new Promise((done) => setTimeout(done, time));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const targets = () => {
    const legal = new Set([...document.querySelectorAll("#moves [data-action]")].map((move) => move.dataset.action));
    return [...document.querySelectorAll("[data-action][tabindex], button[data-action]")].filter(
      (target) => legal.has(target.dataset.action) && !target.closest("#moves")
        && target.checkVisibility({ visibilityProperty: true }));
  };
  const selected = () => document.querySelector("main [data-action][aria-pressed=true]"); // once more confirms it
  while (times.length < clicks && !document.querySelector('#banner a[href$="/score"]')) {
    await sleep(1000);
    const choices = targets(), waiting = selected();
    if (!choices.length || body.dataset.sending !== undefined) continue;
    const target = waiting ?? choices[Math.floor(Math.random() * choices.length)];
    const began = performance.now(), version = body.dataset.version;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (!waiting && selected()) continue;
    while (body.dataset.version === version) await sleep(1);
    await drawn();
    times.push(performance.now() - began);
  }
  return times;
}"""


LONGEST = "trajan"  # the game to analyse: it takes longer than a turn
TURN = 10  # clicks at a new table before the other condition's turn


def finished_game() -> bytes:
    match, chance = ludi.load(LONGEST).new(players=4, seed=1), random.Random(1)
    while not match.over:
        match.apply(chance.choice(match.legal_actions()))
    return match.record().dumps().encode()


@contextmanager
def analysing(server: Server, record: bytes) -> Iterator[None]:
    """Have a guest's game analysed, both fairly and with everything open; forgetting the guest stops it."""
    headers = {"content-type": "application/json"}

    def ask(method: str, path: str, body: bytes = b"{}") -> Any:
        with urlopen(Request(f"{server.address}/api{path}", body, headers, method=method), timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    token = ask("POST", "/guests", b'{"name": "Ida"}')["token"]
    headers["authorization"] = f"Bearer {token}"
    table = ask("POST", "/records", record)["id"]
    for everything in (b'{"open": false}', b'{"open": true}'):
        ask("POST", f"/tables/{table}/analysis", everything)
    while not ask("GET", f"/tables/{table}/analysis?data=false")["done"]:  # rules may have to be compiled first
        time.sleep(0.5)
    yield
    told = ask("GET", f"/tables/{table}/analysis?data=false")
    assert told["running"], f"the analysis did not last: {told}"
    ask("DELETE", "/guests")


def clicked(server: Server, browser: Browser, game: str, clicks: int) -> list[float]:
    """The milliseconds of clicks at a new table."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(server.address)
    page.click(f"#{game} >> text=Play now")
    page.wait_for_selector("body[data-ready]")
    times: list[float] = page.evaluate(PLAY, clicks)
    page.close()
    return times


def told(times: list[float]) -> str:
    most, median = sorted(times)[int(0.9 * len(times))], statistics.median(times)
    return f"{len(times)} clicks, median {median:.0f} ms, nine of ten within {most:.0f} ms"


def slower(busy: list[float], calm: list[float]) -> str:
    """The difference of the medians, with how much of it chance alone could explain."""
    chance = random.Random(1)
    often = sorted(
        statistics.median(chance.choices(busy, k=len(busy))) - statistics.median(chance.choices(calm, k=len(calm)))
        for _ in range(2000)
    )
    return f"{statistics.median(busy) - statistics.median(calm):+.0f} ms ({often[50]:+.0f} to {often[1949]:+.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=60, help="per game")
    parser.add_argument("--games", default=",".join(ludi.catalogue()))
    parser.add_argument("--analysis", action="store_true", help="half of the clicks while a game is analysed")
    asked = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("Chromium not found. Debian: apt install chromium.")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = Server(Path(data), pace=0.7, workers=1)
        try:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for game in asked.games.split(","):
                if not asked.analysis:
                    print(f"{game}: {told(clicked(server, browser, game, asked.clicks))}", flush=True)
                    continue
                busy, calm, record = list[float](), list[float](), finished_game()
                while len(calm) < asked.clicks // 2:
                    calm += clicked(server, browser, game, TURN)
                    with analysing(server, record):
                        busy += clicked(server, browser, game, TURN)
                print(f"{game}: {told(calm)}; analysing: {told(busy)}; {slower(busy, calm)}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
