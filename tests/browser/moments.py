"""Shows any moment of a match on a page, as the server would draw it, for checking layouts; nothing is sent."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import ludi
from ludi.kernel.match import Match
from ludi.web.drawing import page as drawn
from ludi.web.scene import look

ADDRESS = "/t/moment"


def show(page: Any, match: Match, seat: int | None) -> None:
    """Show what a seat currently sees of the match."""
    html = drawn(look(match, seat, table="moment"), static="/static")
    page.unroute_all()
    page.route(f"**{ADDRESS}", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.route(f"**{ADDRESS}/live*", lambda route: None)  # a connection on which nothing happens
    page.goto(ADDRESS)
    page.wait_for_selector("body[data-ready]", state="attached")


def moments_of(game: str, players: int, every: int, seed: int = 0) -> Iterator[Match]:
    """A random game, yielded at intervals when somebody has to decide, and at its end."""
    match, chance = ludi.load(game).new(players, seed=seed), random.Random(seed)
    for number in range(5000):
        if number % every == 0 or match.over:
            yield match
        if match.over:
            break
        match.apply(chance.choice(match.legal_actions()))


@cache
def length(game: str) -> int:
    """The approximate number of decisions in a game at a full table."""
    *_, end = moments_of(game, ludi.catalogue()[game].max_players, 5000)
    return len(end.steps)


def middle(game: str) -> int:
    """A number of decisions that leads far into a game at a full table, but surely not to its end."""
    return length(game) // 3


def moments(game: str, seed: int) -> Iterator[Match]:
    """Moments spread over a random game at a full table, and its end."""
    return moments_of(game, ludi.catalogue()[game].max_players, max(1, length(game) // 6), seed)
