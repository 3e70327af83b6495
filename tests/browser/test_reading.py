"""Tables for keyboards and screen readers: where the focus goes, and what is read aloud."""

import re
from typing import Any

import pytest

import ludi

from .conftest import NewPage
from .player import CHOICES, Player

# What happens in the live regions from now on: how many lines are added, which sentences are appended to existing
# ones, and anything else that would be read aloud again.
LISTEN = """() => {
  window.heard = { lines: 0, more: [], other: [] };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const lines = [...addedNodes].filter((node) => node.nodeName !== '#text' && !node.matches?.('.cut'));
      const more = lines.filter((node) => !node.closest('[aria-hidden=true]'));
      if ((target.closest ? target : target.parentElement)?.closest('[aria-hidden=true]')) continue; // it is not read
      if (type === 'childList' && target.matches('.log, .said')) heard.lines += lines.length;
      else if (type === 'childList' && target.matches('.told, .log > li')
          && more.every((node) => node.matches('.more, .sr'))) heard.more.push(...more.map((node) => node.textContent));
      else heard.other.push(`${type} in ${(target.outerHTML ?? target.data).slice(0, 100)}`);
    }
  });
  const logs = document.querySelectorAll('[role=log], .said[aria-live=polite]');
  for (const log of logs) watch.observe(log, { childList: true, characterData: true, subtree: true });
  return logs.length;
}"""
ASKED = "document.activeElement === document.querySelector('#banner .say')"


def two_people(new_page: NewPage, game: str) -> tuple[Any, Any, str]:
    """Two people at a table, on their own pages, and the table's path in the API."""
    livia, marek = new_page(), new_page()
    for page, name in ((livia, "Livia"), (marek, "Marek")):
        page.request.post("/api/guests", data={"name": name})
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = livia.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    path = f"/api/tables/{table['id']}"
    marek.request.post(f"{path}/seats/1/sit", data={"key": table["seats"][1]["key"]})
    for page in (livia, marek):
        page.goto(f"/t/{table['id']}")
    return livia, marek, path


def decides(page: Any, path: str) -> None:
    """Take a decision by the API, as if on another device."""
    seen = page.request.get(path).json()
    page.request.post(f"{path}/moves", data={"number": seen["number"], "action": seen["choices"][0]["action"]})


def decides_until(page: Any, path: str, to_move: int) -> None:
    while page.request.get(path).json()["to_move"] != to_move:
        decides(page, path)


def test_the_focus_returns_to_the_question(new_page: NewPage) -> None:
    livia, marek, path = two_people(new_page, "roads")
    decides_until(marek, path, 0)
    player = Player(livia, seed=1)
    while livia.request.get(path).json()["to_move"] == 0:
        player.waits()
        player.presses()
    livia.wait_for_function(ASKED)
    decides_until(marek, path, 0)
    livia.wait_for_function(CHOICES)
    assert livia.evaluate(ASKED), "the current question is read"
    livia.keyboard.press("ArrowDown")
    answers = "document.activeElement.matches('[data-action], [data-offer]')"
    assert livia.evaluate(answers), "and the arrows lead to the answers"
    livia.keyboard.press("c")
    livia.keyboard.type("Mom")
    decides_until(livia, path, 1)
    decides_until(marek, path, 0)
    livia.wait_for_function(CHOICES)
    assert livia.evaluate("document.activeElement.id") == "talk", "people typing are not disturbed"
    assert livia.input_value("#talk") == "Mom"


@pytest.mark.parametrize("game", list(ludi.catalogue()))
def test_only_new_log_lines_are_read(new_page: NewPage, game: str) -> None:
    livia, marek, path = two_people(new_page, game)
    people = {0: livia, 1: marek}
    livia.wait_for_selector("body[data-ready]")
    for _ in range(6):  # so that there are lines already
        decides(people[livia.request.get(path).json()["to_move"]], path)
    settled(livia, path)
    assert livia.evaluate(LISTEN) == 2, "the log and the chat"
    lines = livia.locator("#log > li:not(.cut, .all)").count()
    for _ in range(4):
        decides(people[livia.request.get(path).json()["to_move"]], path)
    marek.request.post(f"{path}/chat", data={"text": "Ave"})
    marek.request.post(f"{path}/chat", data={"text": "Salve"})
    livia.wait_for_selector("#chat >> text=Salve")
    heard = livia.evaluate("heard")
    assert not heard["other"], heard
    new = livia.locator("#log > li:not(.cut, .all)").count() - lines
    assert new > 0 and heard["lines"] == new + 2, (heard, new)


def test_only_additions_to_a_growing_line_are_read(new_page: NewPage) -> None:
    """A player doing the same shares a line; the results of a move are appended to it."""
    livia, marek, path = two_people(new_page, "trajan")
    people = {0: livia, 1: marek}
    livia.wait_for_selector("body[data-ready]")
    before = livia.locator("#log > li:not(.cut, .all)").count()
    assert livia.evaluate(LISTEN) == 2
    line = livia.locator("#log > li[data-line]", has_text="sows").first
    while not (line.count() and line.locator(".more").count()):
        decides(people[livia.request.get(path).json()["to_move"]], path)
        settled(livia, path)
    heard = livia.evaluate("heard")
    assert not heard["other"], heard
    assert heard["lines"] == livia.locator("#log > li:not(.cut, .all)").count() - before
    shared, action = heard["more"]
    assert shared.strip() in ("Livia has placed all markers.", "Marek has placed all markers.")
    assert livia.locator("#log > li", has_text=re.compile("(Livia and Marek|Marek and Livia) have placed")).count() == 1
    assert line.locator(".more").inner_text() == action.strip()


def settled(page: Any, path: str) -> None:
    version = page.request.get(path).json()["version"]
    page.wait_for_function("version => Number(document.body.dataset.version) >= version", arg=version)
