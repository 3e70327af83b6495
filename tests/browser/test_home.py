"""The home page in the browser: it updates by itself, and nothing is lost by accident."""

from typing import Any

from .conftest import NewPage
from .test_reading import decides_until, two_people

ROW = "#my-games .rows li"


def test_home_changes_by_itself(new_page: NewPage) -> None:
    livia, marek, path = two_people(new_page, "roads")
    decides_until(livia, path, 1)
    livia.goto("/")
    livia.wait_for_selector(f"{ROW} >> text=Marek is thinking")
    marek.request.post(f"{path}/chat", data={"text": "Ave!"})
    livia.wait_for_selector(f"{ROW} >> text=1 new message")
    decides_until(marek, path, 0)
    livia.wait_for_selector(f"{ROW} >> text=your turn")
    assert livia.title().startswith("Your turn")
    assert "Roads to Rome" in livia.inner_text("#turns[role=status]")
    with livia.expect_response(lambda answer: answer.url.endswith("/read")):
        livia.click(f"{ROW} a >> nth=0")
        livia.wait_for_selector("#chat >> text=Ave!")
    livia.goto("/")
    livia.wait_for_selector(f"{ROW} >> text=your turn")
    assert not livia.locator("text=new message").count(), "it was visible"


def test_a_page_behind_others_asks_seldom(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.behind, configurable: true })")
    turn = "behind => { window.behind = behind; document.dispatchEvent(new Event('visibilitychange')); }"
    for behind, path in ((True, "/live?hidden=true"), (False, "/live")):
        with page.expect_request(f"**{path}"):
            page.evaluate(turn, behind)


def test_a_table_is_left_on_purpose_only(new_page: NewPage) -> None:
    livia, marek, path = two_people(new_page, "roads")
    livia.goto("/")
    leaves(livia)
    livia.click("text=Keep playing")
    livia.wait_for_selector("#banner")
    assert livia.request.get(path).json()["status"] == "playing"
    livia.goto("/")
    leaves(livia)
    livia.click("text=I agree to end the game")
    livia.wait_for_selector(ROW)
    marek.goto("/")
    marek.wait_for_selector(f"{ROW} >> text=Livia wants to end the game")
    leaves(marek)
    marek.click("text=I agree to end the game")
    marek.wait_for_selector("#finished-games >> text=abandoned")
    livia.wait_for_selector("#finished-games >> text=abandoned")
    livia.click("#finished-games .drop")
    livia.click("text=Remove it")
    livia.wait_for_selector("h1 >> text=Roman games")
    assert not livia.locator("#finished-games li").count() and marek.locator("#finished-games li").count()


def leaves(page: Any) -> None:
    page.click(f"{ROW} .drop")
    page.wait_for_selector("h1 >> text=Leave Roads to Rome")
