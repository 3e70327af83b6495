"""The score page, my games, and notifications of one's turn: in the browser, wide and on a phone."""

import re
import time
from typing import Any

from .conftest import NewPage
from .player import CHOICES, Player

TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
PHONE = {"width": 390, "height": 844}
# Records the notifications that the page would show; permission is granted when requested.
NOTED = """
  window.noted = [];
  window.asked = 0;
  let permission = "default";
  window.Notification = class {
    static get permission() { return permission; }
    static async requestPermission() { window.asked += 1; permission = "granted"; return permission; }
    constructor(title, told) { window.noted.push(told.body); }
  };
  Document.prototype.hasFocus = () => false;
"""


def finished(page: Any) -> str:
    """A finished example game; returns the address of its score page."""
    page.goto("/")
    page.click("#tali >> text=Play now")
    Player(page).waits()
    page.click("[data-open=players]")
    page.click("#players >> text=Let a bot play for me")
    page.keyboard.press("Escape")
    page.click("#banner >> text=Score sheet")
    page.wait_for_url("**/score")
    return str(page.url)


def test_the_score_page_and_my_games(new_page: NewPage) -> None:
    page = new_page()
    finished(page)
    chart = page.locator(".hide-phone > svg.chart")
    assert chart.is_visible() and not page.locator(".hide-wide > svg.chart").is_visible()
    assert chart.get_attribute("aria-label").startswith("Points over time. At the end: ")
    page.click(".as-table summary")
    rows = page.locator(".numbers tbody tr")
    totals = page.locator(".sheet tfoot td").all_inner_texts()
    assert rows.last.locator("td").all_inner_texts() == totals, "the table ends with the score sheet"
    ends = [box.bounding_box() for box in page.locator(".hide-phone .endt").all()]
    assert all(below["y"] >= above["y"] + above["height"] - 3 for above, below in zip(ends, ends[1:], strict=False))
    best = page.locator(".best-m a").first
    at = re.search(r"at=(\d+)", best.get_attribute("href"))
    best.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay?at={at[1]}")  # type: ignore[index]
    page.go_back()
    page.wait_for_url("**/score")
    page.set_viewport_size(PHONE)
    assert page.locator(".hide-wide > svg.chart").is_visible() and not chart.is_visible()
    assert page.evaluate(TOO_WIDE) <= 0
    page.click(".topbar >> text=Statistics")
    page.wait_for_url("**/me")
    assert page.evaluate(TOO_WIDE) <= 0
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.inner_text(".head p").startswith("1 finished game")
    assert page.locator(".rows > li").count() == 1
    page.select_option("[name=result]", "won" if "0 won" in page.inner_text(".head p") else "lost")
    page.wait_for_url("**result=**")
    page.wait_for_selector("text=No game matches")
    with page.expect_download() as download:
        page.click("text=Download all my data")
    assert download.value.suggested_filename == "ludi.zip"
    page.click("main >> text=Delete my data")
    page.wait_for_url("**/forget")


def test_somebody_who_looks_elsewhere_is_told_and_the_clock_runs(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(NOTED)
    page.goto("/new/tali")
    page.fill("[name=name]", "Livia")
    page.select_option("[name=seat1]", "friend")
    page.select_option("[name=clock]", "reserve-300-5")
    for seat in range(2, page.locator("select[name^=seat]").count()):
        page.select_option(f"[name=seat{seat}]", "")
    page.click("text=Create table")
    page.wait_for_selector("text=a bot plays on in that seat")
    link = page.locator("input[data-link]").first.input_value()
    assert page.evaluate("window.asked") == 0, "nobody is asked before they press the button"
    other = new_page(**PHONE)
    other.goto(link)
    other.fill("[name=name]", "Marek")
    other.click("main button.btn--primary")
    page.wait_for_selector("#banner .clocks")
    assert page.evaluate("window.asked") == 0
    page.click("[data-open=menu]")
    page.click("text=Notify me when it is my turn")
    page.wait_for_selector("[data-notify=granted]")
    assert page.evaluate("window.asked") == 1
    assert page.locator("[data-do=notify]").is_hidden()
    page.keyboard.press("Escape")
    assert page.locator("#ask-notify").is_hidden(), "they are asked only once"
    players = [Player(page), Player(other)]
    running = page.locator(".clocks [data-until]")
    before = running.inner_text()
    assert re.fullmatch(r"[45]:\d\d", before)
    page.wait_for_function(
        "before => document.querySelector('.clocks [data-until]')?.textContent !== before", arg=before
    )
    assert other.locator(".clocks [data-until]").is_visible() and other.evaluate(TOO_WIDE) <= 0
    until = time.monotonic() + 90
    while not page.evaluate("window.noted.length"):  # until it is Livia's turn again, after Marek's
        assert time.monotonic() < until, "she is told"
        for player in players:
            if actions := player.page.evaluate(CHOICES):
                player.clicks(actions)
        page.wait_for_timeout(30)
    assert page.evaluate("window.noted")[0] == "It is your turn: Tali"
    other.click("[data-do=to-chat]")
    other.fill("#talk", "Ave!")
    page.evaluate("() => Object.defineProperty(document, 'hidden', {value: true})")
    other.keyboard.press("Enter")
    page.wait_for_function("() => document.title.endsWith(' (1)')")
