"""Any moment of a match on a page, drawn as the server draws it: layouts are looked at, nothing is sent."""

from typing import Any

from ludi.kernel.match import Match
from ludi.web.drawing import page as drawn
from ludi.web.scene import look

ADDRESS = "/t/moment"


def show(page: Any, match: Match, seat: int | None) -> None:
    """What a seat sees of the match now."""
    html = drawn(look(match, seat, table="moment"), static="/static")
    page.unroute_all()
    page.route(f"**{ADDRESS}", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.route(f"**{ADDRESS}/live*", lambda route: None)  # a connection on which nothing happens
    page.goto(ADDRESS)
    page.wait_for_selector("body[data-ready]", state="attached")
