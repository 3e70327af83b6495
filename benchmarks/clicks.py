"""From a click to what it brings, in the system's Chromium with the server and its bots on the same machine.

python benchmarks/clicks.py --clicks 60

Bots move and think as `ludi` lets them; the page itself clicks on what glows, at random, so that nothing but browser,
server and bots runs. The clock stops when the frame with the new table has been drawn; between clicks lies a second of
calm.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright

import ludi
from tests.browser.conftest import CHROMIUM
from tests.serving import Server

PLAY = """async (clicks) => {
  const times = [], body = document.body, sleep = (time) => new Promise((done) => setTimeout(done, time));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const targets = () => {
    const legal = new Set([...document.querySelectorAll("#moves [data-action]")].map((move) => move.dataset.action));
    return [...document.querySelectorAll("[data-action][tabindex], button[data-action], [data-do=confirm]")].filter(
      (target) => (target.dataset.do || legal.has(target.dataset.action)) && !target.closest("#moves")
        && target.checkVisibility({ visibilityProperty: true }));
  };
  while (times.length < clicks && !document.querySelector('#banner a[href$="/score"]')) {
    await sleep(1000);
    const choices = targets(), confirm = choices.find((target) => target.dataset.do);
    if (!choices.length || body.dataset.sending !== undefined) continue;
    const target = confirm ?? choices[Math.floor(Math.random() * choices.length)];
    const began = performance.now(), version = body.dataset.version;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (document.querySelector("[data-do=confirm]:not([hidden])") && !confirm) continue;
    while (body.dataset.version === version) await sleep(1);
    await drawn();
    times.push(performance.now() - began);
  }
  return times;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=60, help="a game")
    parser.add_argument("--games", default=",".join(ludi.catalogue()))
    asked = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("There is no Chromium here. Debian: apt install chromium.")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = Server(Path(data), pace=0.7, workers=1)
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in asked.games.split(","):
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(server.address)
            page.click(f"#{game} >> text=Play now")
            page.wait_for_selector("body[data-ready]")
            times = sorted(page.evaluate(PLAY, asked.clicks))
            most, median = times[int(0.9 * len(times))], statistics.median(times)
            print(f"{game}: {len(times)} clicks, median {median:.0f} ms, nine of ten within {most:.0f} ms")
            page.close()
        server.stop()


if __name__ == "__main__":
    main()
