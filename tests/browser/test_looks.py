"""What the pages look like to whoever needs contrast, other colours, larger type or no motion."""

from pathlib import Path
from typing import Any

import pytest

import ludi

from .conftest import NewPage
from .player import Player

GAMES = list(ludi.catalogue())
MIDDLE = {"roads": 34, "trajan": 220, "glory": 150}  # decisions of all
LEGIBLE, SIGNS = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("legible.js", "signs.js"))


def lay(page: Any, game: str, *others: str) -> str:
    """A table with these seats besides the own one; returns its address."""
    page.request.post("/api/guests", data={"name": "Livia Drusilla"})
    seats = [{"kind": "friend"} if kind == "friend" else {"kind": "bot", "level": kind} for kind in others]
    table = page.request.post("/api/tables", data={"game": game, "seats": [{"kind": "me"}, *seats]}).json()
    return f"/t/{table['id']}"


def bot_plays(page: Any, path: str, until: int) -> None:
    """A bot takes the own seat until so many decisions have been made, or the game is over."""
    table = path.replace("/t/", "/api/tables/")
    page.request.post(f"{table}/seats/0/stand-in", data={"level": "medium"})
    for _ in range(2000):
        now = page.request.get(table).json()
        if now["number"] >= until or now["status"] == "over":
            break
        page.wait_for_timeout(30)
    page.request.post(f"{table}/seats/0/stand-in", data={"level": None})


def middle(page: Any, game: str) -> str:
    """A full table in the middle of a game, with the own turn; returns its address."""
    path = lay(page, game, *["medium"] * (ludi.about(game).most - 1))
    bot_plays(page, path, MIDDLE[game])
    page.goto(path)
    Player(page).waits()
    return path


def shows_itself(page: Any, least: int) -> None:
    """Everything written and every sign stands out from its ground, in the light and in the dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found = page.evaluate(LEGIBLE)
        assert not found["poor"], (scheme, page.url, found["poor"])
        seen = found["texts"] + found["signs"]
        assert seen >= least and found["skipped"] <= seen * 0.05, found
    found = page.evaluate(SIGNS)
    assert found["coloured"] and not found["bare"], found


@pytest.mark.parametrize("game", GAMES)
def test_everything_at_a_table_can_be_read(new_page: NewPage, game: str) -> None:
    page = new_page()
    middle(page, game)
    shows_itself(page, least=250)


def test_everything_around_the_tables_can_be_read(new_page: NewPage) -> None:
    page = new_page()
    waiting, over = lay(page, "glory", "friend", "hard"), lay(page, "roads", *["easy"] * 4)
    bot_plays(page, over, 10_000)
    for path, least in (("/", 30), ("/new/glory", 20), (waiting, 15), (f"{over}/score", 80)):
        page.goto(path)
        shows_itself(page, least)
