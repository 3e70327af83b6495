"""Every word on every page comes from a message: a pseudo-language that marks messages exposes what does not."""

import json
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
import yaml

from ludi.kernel.game import Game
from ludi.kernel.words import Book, languages
from ludi.server.seats import BOT_NAMES, NOBODY
from ludi.web.words import called

from .conftest import Guest, Person
from .test_api import until
from .test_words import Shown

SAID = re.compile("⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")
SAME = {"LUDI", "Ludi", "EN", "Tab", "Enter", "Esc", *BOT_NAMES, NOBODY, "Livia", *called().values()}
ROMAN = re.compile(r"[IVX]+")
CUT = re.compile(r"\w+…")  # a name the chart has no room for


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts every message in brackets."""
    say = Book.say

    def marked(self: Book, language: str, key: str, parts: Mapping[str, Any], marked: bool = False) -> str:
        return f"⟦{say(self, language, key, parts, marked)}⟧"

    monkeypatch.setattr(Book, "say", marked)


def unsaid(page: str, same: set[str]) -> Iterator[str]:
    """Words not from a message; `same`: names that are the same in every language."""
    while SAID.search(page):  # innermost first; messages may contain elements
        page = SAID.sub("", page)
    for text in Shown(page).texts:
        for word in WORD.findall(CUT.sub("", text)):
            if word not in same and not ROMAN.fullmatch(word):
                yield word


def check(guest: Guest, path: str, same: set[str]) -> None:
    page = guest.client.get(path, headers={**guest.headers, "accept": "text/html"}).text
    page = re.sub(r"(?s)<(script|style|svg class=.sprite).*?</(script|style|svg)>", "", page)
    assert "<main" in page and "⟦" in page, path
    assert not list(unsaid(page, same)), path


def test_every_word_comes_from_a_message(person: Person, game: Game, marks: None) -> None:
    contract = yaml.safe_load((game.folder / "contract.yaml").read_text(encoding="utf-8"))
    same = SAME | {word for name in contract.get("names", []) for word in WORD.findall(name)}
    livia = person("Livia")
    waiting, table = livia.table(game.name, "me", "friend"), livia.table(game.name, "me", "easy")
    for path in (
        f"/new/{game.name}",
        f"/t/{waiting['id']}",
        f"/t/{waiting['id']}/leave",
        waiting["seats"][1]["link"],
        f"/t/{waiting['id']}/seat/1/used",
        "/forget",
        "/me",
        "/nowhere",
        "/join?link=nowhere",
        f"/t/{table['id']}/leave",
    ):
        check(livia, path, same)
    for decision in range(40):
        until(lambda: livia.see(table)["status"] == "over" or bool(livia.see(table)["choices"]))
        seen = livia.see(table)
        if decision % 4 == 0:
            check(livia, f"/t/{table['id']}", same)
        if seen["status"] == "over":
            break
        livia.move(table, seen["number"], Random(decision).choice(seen["choices"])["action"])
    check(livia, f"/t/{table['id']}/log", same)
    if livia.see(table)["status"] != "over":
        livia.post(f"/api/tables/{table['id']}/seats/0/stand-in", level="easy")
        until(lambda: livia.see(table)["status"] == "over")
    check(livia, f"/t/{table['id']}/score", same)
    check(livia, "/me", same)
    check(livia, "/", same)


def test_a_page_says_which_language_it_is_in(person: Person) -> None:
    livia = person("Livia")
    for name in languages():
        page = livia.client.get("/", headers={**livia.headers, "accept-language": f"xx,{name};q=0.8"}).text
        assert f'<html lang="{name}"' in page


def test_a_chosen_language_is_kept_with_the_guest(person: Person) -> None:
    livia = person("Livia")
    answer = livia.client.post("/language", data={"language": "cs", "back": "/forget"}, headers=livia.headers)
    assert answer.status_code == 303 and answer.headers["location"] == "/forget"
    page = livia.client.get("/", headers={**livia.headers, "accept-language": "de"}).text
    assert '<html lang="cs"' in page
    for wrong in ("//elsewhere", "https://elsewhere", "/\\elsewhere"):
        answer = livia.client.post("/language", data={"language": "pl", "back": wrong}, headers=livia.headers)
        assert answer.headers["location"] == "/"
    assert livia.client.post("/language", data={"language": "xx"}, headers=livia.headers).status_code == 422


def test_everybody_hears_in_their_own_language(person: Person) -> None:
    """Including live updates: after a move, each page and program gets the language it was opened in."""
    livia = person("Livia")
    table = livia.table("tali", "me", "easy")
    until(lambda: bool(livia.see(table)["choices"]))
    heard = {}
    for name in languages():
        headers = {**livia.headers, "accept-language": name}
        heard[name] = livia.client.get(f"/t/{table['id']}/state", headers=headers).json()
        with livia.client.stream("GET", f"/t/{table['id']}/live", headers=headers) as stream:
            lines = (line for line in stream.iter_lines() if line.startswith("data: "))
            assert json.loads(next(lines)[6:])["title"] == heard[name]["title"]
    assert len({update["title"] for update in heard.values()}) == 4
    seen = livia.see(table)
    for name in languages():
        with_words = livia.client.get(
            f"/api/tables/{table['id']}", headers={**livia.headers, "accept-language": name}
        ).json()
        assert [choice["parts"] for choice in with_words["choices"]] == [choice["parts"] for choice in seen["choices"]]
        assert [choice["brings"] for choice in with_words["choices"]] == [
            choice["brings"] for choice in seen["choices"]
        ]
        heard[name] = [choice["words"] for choice in with_words["choices"]]
    assert len({tuple(words) for words in heard.values()}) == 4
