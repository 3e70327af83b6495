"""All words for people are in the catalogue's template, and none of them is for developers."""

import re
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import ludi
from ludi.kernel.game import Game
from ludi.web.words import choose_language, gettext, language

from .conftest import Guest, Person
from .test_api import until

PACKAGE = Path(ludi.__file__).parent
LOCALE = PACKAGE / "web" / "locale"


def test_the_template_of_the_catalogues_is_up_to_date(tmp_path: Path) -> None:
    babel = pytest.importorskip("babel.messages.frontend", reason="Babel is not installed")
    fresh = tmp_path / "ludi.pot"
    command = ["pybabel", "-q", "extract", "-F", str(LOCALE / "babel.cfg"), "--no-location", "--sort-output"]
    babel.CommandLineInterface().run([*command, "--omit-header", "-o", str(fresh), str(PACKAGE)])
    assert fresh.read_text() == (LOCALE / "ludi.pot").read_text(), "make it anew: docs/web.md, Words"
    assert 'msgid "Your turn"' in fresh.read_text()


def test_languages() -> None:
    assert choose_language("de-DE,de;q=0.9,en;q=0.5") == "en", "there is no German catalogue yet"
    assert choose_language("") == choose_language("../../etc") == "en"
    before = language.set("xx")
    assert gettext("Your turn") == "Your turn"
    language.reset(before)


def test_labels_of_tabs_are_words_for_the_catalogue(game: Game) -> None:
    babel = pytest.importorskip("babel.messages.extract", reason="Babel is not installed")
    found = babel.extract_from_dir(game.folder, [("**.py", "python")], keywords={"N_": None})
    marked = {words for _file, _line, words, _comments, _context in found}
    assert {label for _name, label, _icon in import_module(f"ludi.games.{game.name}.board").TABS} <= marked


def test_options_are_told_in_words_for_players(game: Game) -> None:
    for option in game.about.options:
        for words in (option.name, option.help, *option.choices):
            assert "dossier" not in words and "docs/" not in words


def test_refusals_fit_a_click(game: Game) -> None:
    """Why not is told in the browser as in the terminal: no sentence says what to write."""
    match, chance = game.new(players=2, seed=3), Random(3)
    for _ in range(150):
        if match.over:
            break
        legal = match.legal_actions()
        for action in set(chance.sample(range(game.actions), min(60, game.actions))) - set(legal):
            words = game.why_not(match.state, action)
            assert words.endswith(".") and "Write" not in words and "for instance" not in words, words
        match.apply(chance.choice(legal))


DEVELOPERS = re.compile(r"dossier|nothing yet|docs/|/api\b|\bAPI\b|JSON|compil|Numba|traceback|undefined|\bNaN\b")
READ = ("aria-label", "title", "alt", "placeholder", "data-tip", "data-confirm")


class Shown(HTMLParser):
    """All that a page shows or has read out."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.feed(page)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.texts += [value or "" for name, value in attrs if name in READ]


def test_no_page_speaks_to_developers(person: Person, game: Game) -> None:
    livia = person("Livia")
    waiting, table = livia.table(game.name, "me", "friend"), livia.table(game.name, "me", "easy")
    paths = ["/", f"/new/{game.name}", f"/t/{waiting['id']}", f"/t/{waiting['id']}/leave", waiting["seats"][1]["link"],
             f"/t/{waiting['id']}/seat/1/used", "/forget", "/nowhere", "/join?link=nowhere",
             f"/t/{table['id']}/leave"]  # fmt: skip
    for decision in range(25):
        until(lambda: livia.see(table)["status"] == "over" or bool(livia.see(table)["choices"]))
        seen = livia.see(table)
        if decision % 5 == 0:
            check(livia, f"/t/{table['id']}")
        if seen["status"] == "over":
            break
        livia.move(table, seen["number"], Random(decision).choice(seen["choices"])["action"])
    for path in [*paths, f"/t/{table['id']}/log"]:
        check(livia, path)


def check(guest: Guest, path: str) -> None:
    page = guest.client.get(path, headers={**guest.headers, "accept": "text/html"}).text
    found = [text.strip() for text in Shown(page).texts if DEVELOPERS.search(text)]
    assert "<main" in page and not found, (path, found)


def test_the_catalogue_has_no_words_for_developers() -> None:
    words = re.findall(r'^(?:msgid|msgid_plural|) ?"(.*)"$', (LOCALE / "ludi.pot").read_text(), re.M)
    assert len(words) > 500 and not [text for text in words if DEVELOPERS.search(text)]
