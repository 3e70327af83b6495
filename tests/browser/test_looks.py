"""Accessibility of the pages: contrast, forced colours, large type, reduced motion, phones."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import ludi
from tests.serving import Server

from .conftest import NewPage
from .moments import middle
from .player import CHOICES, POINT, Player

LEGIBLE, SIGNS = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("legible.js", "signs.js"))
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
TAB = "document.querySelector('.tabbar input:checked').value"


@dataclass
class Laid:
    """A table with a guest to move, and their cookie."""

    game: str
    path: str
    cookie: Any

    def on(self, new_page: NewPage, **settings: Any) -> Any:
        """A page of that table."""
        page = new_page(storage_state=self.cookie, **settings)
        page.goto(self.path)
        page.wait_for_function(CHOICES)
        return page


@pytest.fixture(scope="module", params=list(ludi.catalogue()))
def laid(request: pytest.FixtureRequest, browser: Any, server: Server) -> Laid:
    """A full table in mid-game."""
    page = browser.new_context(base_url=server.address).new_page()
    path = lay(page, request.param, *["medium"] * (ludi.catalogue()[request.param].max_players - 1))
    chance_plays(page, path, middle(request.param))
    page.goto(path)
    Player(page).waits()
    cookie = page.context.storage_state()
    page.context.close()
    return Laid(request.param, path, cookie)


def lay(page: Any, game: str, *others: str) -> str:
    """Create a table with these seats besides the guest's; returns its address."""
    if not page.context.cookies():
        page.request.post("/api/guests", data={"name": "Livia Drusilla"})
    seats = [{"kind": "friend"} if kind == "friend" else {"kind": "bot", "level": kind} for kind in others]
    table = page.request.post("/api/tables", data={"game": game, "seats": [{"kind": "me"}, *seats]}).json()
    return f"/t/{table['id']}"


def chance_plays(page: Any, path: str, until: int) -> None:
    """Decide at random for the guest until decision number `until`, or the end of the game."""
    table, chance = path.replace("/t/", "/api/tables/"), random.Random(until)
    for _ in range(5000):
        now = page.request.get(table).json()
        if now["status"] == "over" or (now["choices"] and now["number"] >= until):
            return
        if now["choices"]:
            chosen = chance.choice(now["choices"])["action"]
            page.request.post(f"{table}/moves", data={"number": now["number"], "action": chosen})
        else:
            page.wait_for_timeout(10)
    raise AssertionError("the game does not end")


LEAST = 20  # texts and icons that even the emptiest page has


def shows_itself(page: Any, least: int = LEAST) -> None:
    """Every text and icon contrasts with its background, in light and dark themes."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found = page.evaluate(LEGIBLE)
        assert not found["poor"], (scheme, page.url, found["poor"])
        seen = found["texts"] + found["signs"]
        assert seen >= least and found["skipped"] <= seen * 0.05, found
    found = page.evaluate(SIGNS)
    assert found["coloured"] and not found["bare"], found


def fits(page: Any) -> None:
    """Nothing overflows sideways."""
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown, (page.url, wide, shown)


def test_everything_at_a_table_can_be_read(new_page: NewPage, laid: Laid) -> None:
    shows_itself(laid.on(new_page), least=4 * LEAST)


def test_everything_around_the_tables_can_be_read(new_page: NewPage) -> None:
    page = new_page()
    waiting, over = lay(page, "glory", "friend", "hard"), lay(page, "roads", *["easy"] * 4)
    chance_plays(page, over, 10_000)
    pages = (("/", "h1"), ("/new/glory", "form.plan"), (waiting, "input[data-link]"), (f"{over}/score", "tfoot"))
    for path, mark in pages:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(path)
        page.wait_for_selector(mark)
        shows_itself(page)
        for width, height in ((720, 450), (640, 360), (320, 640), (1024, 768), (820, 1180), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            fits(page)


@pytest.mark.parametrize("size", [(720, 450), (640, 360), (320, 640), (1024, 768)])
def test_small_and_enlarged_pages(new_page: NewPage, laid: Laid, size: tuple[int, int]) -> None:
    """At 200 % of a usual screen, at 400 %, on a tablet: nothing overflows, and choices can be clicked."""
    page = laid.on(new_page, width=size[0], height=size[1])
    choices = page.evaluate(CHOICES)
    assert any(page.evaluate(POINT, action) for action in choices), choices
    fits(page)
    for tab in page.locator(".tabbar label:visible").all():
        tab.click()
        fits(page)


def test_forced_colours(new_page: NewPage, laid: Laid) -> None:
    """If the system forces its own colours, seats keep theirs and choices are marked."""
    page = laid.on(new_page, forced_colors="active")
    found = page.evaluate(SIGNS)
    assert found["coloured"] > 20 and not found["bare"], found
    look = """() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Highlight';
      const highlight = getComputedStyle(probe).color;
      probe.remove();
      const legal = new Set([...document.querySelectorAll('#moves [data-action]')].map((move) => move.dataset.action));
      const marked = (target) => [target, ...target.querySelectorAll('.halo, .pill, span')].some((part) => {
        const style = getComputedStyle(part);
        const outlined = style.outlineStyle !== 'none' && style.outlineColor === highlight;
        return outlined || style.stroke === highlight || style.borderTopColor === highlight;
      });
      const targets = [...document.querySelectorAll('.is-legal[data-action]')].filter(
        (target) => legal.has(target.dataset.action) && target.checkVisibility({ visibilityProperty: true }));
      const step = document.querySelector('[aria-current=step]');
      return {
        targets: targets.length,
        unmarked: targets.filter((target) => !target.matches('button') && !marked(target)).map((at) => at.outerHTML),
        step: !step || getComputedStyle(step).backgroundColor === highlight,
      };
    }"""
    seen = page.evaluate(look)
    assert seen["targets"] and not seen["unmarked"] and seen["step"], seen


SEEN = """() => {
  const at = document.activeElement;
  if (at === document.body) return null;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--focus)';
  const colour = getComputedStyle(probe).color;
  probe.remove();
  const ringed = [at, at.closest('.tabbar label')].some((part) => {
    const style = part && getComputedStyle(part);
    return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  const box = at.getBoundingClientRect();
  return {
    part: at.closest('.tabbar') ? 'tabs' : at.parentElement.closest('[id]')?.id ?? 'bar',
    what: at.outerHTML.slice(0, 120),
    ringed: ringed || [...at.querySelectorAll('.halo')].some((halo) => getComputedStyle(halo).stroke === colour),
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""


def focus(page: Any) -> Any:
    """The focused element, once the page has scrolled to it some frames later."""
    for _ in range(100):
        stop = page.evaluate(SEEN)
        if stop is None or stop["inside"]:
            break
        page.wait_for_timeout(50)
    return stop


FOCUSABLE = "a[href], button, input, select, summary, [tabindex='0']"


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}])
def test_the_focus_is_seen_wherever_it_goes(new_page: NewPage, laid: Laid, size: dict[str, int]) -> None:
    """Tab reaches the whole page: bar, banner, choices, chat or tabs; dialogs and lists do not trap it."""
    page = laid.on(new_page, **size)
    stops = []
    for _ in range(page.locator(FOCUSABLE).count()):  # a limit, in case it loops
        page.keyboard.press("Tab")
        stop = focus(page)
        if stop is None:
            break
        assert stop["ringed"] and stop["inside"], stop
        stops.append(stop["part"])
    assert {"bar", "banner", "chat" if size["width"] > 900 else "tabs"} <= set(stops), stops
    assert set(stops) - {"bar", "banner", "log", "chat", "tabs"}, "something to choose"
    keys = page.keyboard
    keys.press("?")
    assert page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
    keys.press("Escape")
    keys.press("c")
    keys.type("Salve")
    keys.press("Enter")
    page.wait_for_selector("#chat >> text=Salve")
    keys.press("Escape")
    keys.press("g")
    assert page.evaluate("document.activeElement.matches('[data-action], [data-offer]')"), (
        "back to the board, under its tab"
    )
    keys.press("w")
    assert page.evaluate("document.activeElement.closest('#moves') !== null")
    keys.press("Escape")
    assert page.evaluate("document.activeElement.matches('[data-do=words]')")


def test_no_motion(new_page: NewPage, laid: Laid) -> None:
    """With reduced motion nothing pulses, slides or fades."""
    page = laid.on(new_page)  # all pages in these tests request it
    moving = page.evaluate("""() => [...document.querySelectorAll('*')].filter((element) => {
      const style = getComputedStyle(element);
      return style.animationName !== 'none' || style.transitionDuration !== '0s' || style.scrollBehavior !== 'auto';
    }).map((element) => element.outerHTML.slice(0, 80))""")
    assert not moving
    Player(page, seed=1).plays(most=1)
    assert not page.evaluate("document.getAnimations().length")


def test_a_phone_switches_to_the_tab_with_choices(new_page: NewPage, laid: Laid) -> None:
    page = laid.on(new_page, **PHONE)
    player = Player(page, seed=3)
    for _ in range(8):
        page.locator(".tabbar label:visible").last.click()  # somebody is reading the log
        chosen = page.locator(".tabbar label:visible input").last.get_attribute("value")
        assert page.evaluate(TAB) == chosen
        page.evaluate("document.querySelector('#moves').hidden = false")
        version = page.get_attribute("body", "data-version")
        page.locator("#moves button").first.click()
        page.wait_for_function("version => document.body.dataset.version !== version", arg=version)
        if player.waits() == "over":
            return
        assert page.evaluate(TAB) != chosen, "the turn has come: the page shows what can be chosen"
        assert page.evaluate(CHOICES)
