"""The rules in the browser: contents, search, examples step by step; and the links to them from a table."""

from typing import Any

from ludi.web.paragraphs import index_of

from .conftest import NewPage
from .test_tables import PHONE, sit_down

SHOWN = """(example) => [...example.querySelectorAll('.picture .at')]
  .filter((part) => getComputedStyle(part).display !== 'none').map((part) => part.outerHTML).join()"""


def steps_through(page: Any) -> None:
    """Every step of an example shows another board, forwards and back, by buttons and by keys."""
    example = page.locator(".example:has(.example-do)").first
    example.scroll_into_view_if_needed()
    chosen = example.locator("input:checked")
    seen = [example.evaluate(SHOWN)]
    for n in range(1, example.locator("input").count()):
        example.locator("[data-step='1']").click()
        assert chosen.input_value() == str(n)
        assert example.locator(f"li:nth-child({n + 1}) .told").is_visible()
        seen.append(example.evaluate(SHOWN))
    assert len(set(seen)) == len(seen)
    assert example.locator("[data-step='1']").get_attribute("aria-disabled") == "true", "there is no further step"
    example.locator("[data-step='-1']").click()
    assert example.evaluate(SHOWN) == seen[-2]
    chosen.focus()
    page.keyboard.press("ArrowUp")
    assert example.evaluate(SHOWN) == seen[-3]


def test_the_rules_are_read_searched_and_stepped_through(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules/roads")
    steps_through(page)
    page.keyboard.press("/")
    page.keyboard.type("unused ROADS")
    titles = page.locator("#found a b").all_inner_texts()
    assert titles[0].endswith("Unused roads") and len(titles) > 1
    assert page.locator("#found mark").first.inner_text().lower() == "unused"
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/roads#unused")
    page.wait_for_selector(".toc a[href='#unused'][aria-current]", state="attached")  # the match stays visible
    assert page.evaluate("document.activeElement.id") == "unused"
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    assert page.locator("#found").is_hidden() and page.locator(".toc").is_visible()
    page.fill("#find", "chariot")
    assert page.inner_text("#found") == "Nothing found."


def test_the_rules_on_a_phone(new_page: NewPage) -> None:
    page = new_page(**PHONE, locale="pl")
    page.goto("/rules/roads")
    assert page.locator(".toc").is_hidden() and page.locator(".ruling dl").first.is_hidden()
    page.tap(".contents summary")
    page.tap(".toc a[href='#turn']")
    assert page.locator(".toc").is_hidden()
    page.tap("a.ruled[href='#R1']")
    page.wait_for_selector("#R1 dl")
    steps_through(page)
    page.fill("#find", "zloto osobno")  # without diacritics
    assert "Złoto" in page.locator("#found a b").first.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_without_a_script_the_rules_can_be_read(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/rules/tali")
    assert page.locator(".toc ol ol a").first.is_visible()
    assert page.locator("#find").is_hidden() and page.locator("[data-step]").first.is_hidden()
    example = page.locator(".example").first
    hidden = example.locator(".at:not(.at-0)").first
    assert hidden.is_hidden()
    example.locator("input").last.check(force=True)
    assert hidden.is_visible()


def test_links_from_a_table_to_the_rules(new_page: NewPage) -> None:
    """They all open the same tab next to the game."""
    page = new_page()
    sit_down(page, "roads").waits()
    index = index_of("roads")
    with page.context.expect_page() as opened:
        page.click("#banner .ask-rules")
    rules = opened.value

    def opens(anchor: str, act: Any) -> None:
        act()
        rules.wait_for_url(f"**/rules/roads#{anchor}")
        rules.wait_for_selector("article :target")
        rules.goto("/rules/tali")
        page.bring_to_front()

    opens(index.questions["connect"], lambda: None)
    opens(index.questions["connect"], lambda: page.keyboard.press("r"))
    opens(index.events["began"], lambda: page.locator("#log .law").last.evaluate("(link) => link.click()"))
    page.route("**/moves", refuse)
    page.evaluate("document.querySelector('#moves button').click()")
    opens(index.refusals["no-roads"], lambda: page.click("#toast a"))
    assert page.url.count("/t/") == 1 and page.locator("#banner .ask-rules").is_visible(), "the game is still there"


def refuse(route: Any) -> None:
    """Respond like the server to an illegal move."""
    route.fulfill(status=422, json={"detail": "This line needs 3 roads.", "key": "no-roads", "parts": {}})


def test_the_first_game_begins_with_what_it_is_about(new_page: NewPage) -> None:
    page = new_page(newcomer=True)
    player = sit_down(page, "glory")
    note = page.locator("#first")
    note.locator("h3 a").first.wait_for()
    assert [link.get_attribute("href") for link in note.locator("h3 a").all()] == [
        f"/rules/glory#{anchor}" for anchor in index_of("glory").first
    ]
    note.locator(".close").click()
    page.reload()
    player.waits()
    assert note.is_hidden(), "closing it marks it as read"
