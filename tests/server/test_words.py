"""Texts for people are in their language, and never meant for developers."""

import re
import time
from datetime import datetime
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from markupsafe import escape

import ludi
from ludi.kernel.game import Game
from ludi.kernel.words import languages, speaking
from ludi.server.pages import table_name, when
from ludi.web.drawing import words_of
from ludi.web.words import WORDS, choose_language

from .conftest import Guest, Person
from .test_api import until

PACKAGE = Path(ludi.__file__).parent


def test_languages() -> None:
    assert choose_language("de-DE,de;q=0.9,en;q=0.5") == "de"
    assert choose_language("fr,pl;q=0.5") == "pl"
    assert choose_language("") == choose_language("../../etc") == "en"


def test_labels_of_tabs_are_messages(game: Game) -> None:
    say = words_of(game.name)["say"]
    for _name, label, _icon in import_module(f"ludi.games.{game.name}.board").TABS:
        assert label.startswith("tab-") and str(say(label))


@pytest.mark.parametrize("language", languages())
def test_options_are_told_in_words_for_players(game: Game, language: str) -> None:
    with speaking(language):
        for option in game.about.options:
            for words in (option.title, option.help, *map(option.label, option.choices)):
                assert not re.search("dossier|docs/", str(words))


@pytest.mark.parametrize("language", languages())
def test_a_new_table_offers_options_in_words_and_takes_them_by_name(person: Person, game: Game, language: str) -> None:
    livia = person("Livia")
    page = livia.client.get(f"/new/{game.name}", headers={**livia.headers, "accept-language": language}).text
    with speaking(language):
        for option in game.about.options:
            assert escape(option.title) in page and f'name="{option.name}"' in page
            for choice in option.choices:
                selected = " selected" if choice == option.proposed else ""
                assert f'<option value="{choice}"{selected}>{escape(option.label(choice))}</option>' in page


def test_refusals_have_keys_and_parts_for_programs(person: Person) -> None:
    """The sentence is in the requested language; key and parts are the same in all of them."""
    livia, said = person("Livia"), set()
    for language in languages():
        headers = {**livia.headers, "accept-language": language}
        plan = {"game": "tali", "seats": [{"kind": "me"}]}
        answer = livia.client.post("/api/tables", json=plan, headers=headers)
        assert answer.status_code == 422
        told = answer.json()
        assert told["key"] == "player-counts"
        assert told["parts"] == {"title": {"key": "title", "parts": {}}, "min": 2, "max": 4}
        said.add(told["detail"])
    assert len(said) == len(languages())


def test_times_follow_the_languages_conventions() -> None:
    now = time.time()
    agos = (5, 300, 7200, 90_000, 260_000)
    expected = {
        "en": ["just now", "5 min. ago", "2 hr. ago", "yesterday", "3 days ago"],
        "pl": ["przed chwilą", "5 min temu", "2 godz. temu", "wczoraj", "3 dni temu"],
        "cs": ["právě teď", "před 5 min", "před 2 h", "včera", "před 3 dny"],
        "de": ["gerade eben", "vor 5 Min.", "vor 2 Std.", "gestern", "vor 3 Tagen"],
    }
    sunday = datetime(2026, 11, 15, 19).timestamp()
    names = {
        "en": "Tali, Sunday evening",
        "pl": "Tali, niedziela wieczorem",
        "cs": "Tali, neděle večer",
        "de": "Tali, Sonntagabend",
    }
    for language in languages():
        with speaking(language):
            assert [str(when(now - ago)).replace("\xa0", " ") for ago in agos] == expected[language]
            assert str(table_name("Tali", sunday)) == names[language]


@pytest.mark.parametrize(
    ("key", "part", "expected"),
    [
        (
            "seats-free",
            "seats",
            "0 wolnych miejsc, 1 wolne miejsce, 2 wolne miejsca, 5 wolnych miejsc, 12 wolnych miejsc, 22 wolne miejsca",
        ),
        (
            "seats-free",
            "seats",
            "0 volných míst, 1 volné místo, 2 volná místa, 5 volných míst, 12 volných míst, 22 volných míst",
        ),
        (
            "new-messages",
            "messages",
            "0 neue Nachrichten, 1 neue Nachricht, 2 neue Nachrichten, 5 neue Nachrichten, "
            "12 neue Nachrichten, 22 neue Nachrichten",
        ),
    ],
    ids=["pl", "cs", "de"],
)
def test_numbers_decline_what_they_count(key: str, part: str, expected: str, request: pytest.FixtureRequest) -> None:
    with speaking(request.node.callspec.id):
        told = ", ".join(str(WORDS(key, **{part: n})) for n in (0, 1, 2, 5, 12, 22))
    assert told == re.sub(r"(\d) ", "\\1\u00a0", expected), "and stay on one line with it"


@pytest.mark.parametrize("language", languages())
def test_an_analysis_that_has_not_begun_counts_nothing(language: str) -> None:
    with speaking(language):
        assert not re.search(r"\d", str(WORDS("analysing", done=0, total=0)))
        assert re.findall(r"\d+", str(WORDS("analysing", done=3, total=56))) == ["3", "56"]


def test_refusals_fit_a_click(game: Game) -> None:
    """Reasons are the same in the browser as in the terminal: no sentence says what to type."""
    match, chance = game.new(players=2, seed=3), Random(3)
    for _ in range(150):
        if match.over:
            break
        legal = match.legal_actions()
        for action in set(chance.sample(range(game.actions), min(60, game.actions))) - set(legal):
            words = str(game.why_not(match.state, action))
            assert words.endswith(".") and "Write" not in words and "for instance" not in words, words
        match.apply(chance.choice(legal))


DEVELOPERS = re.compile(
    r"dossier|nothing yet|docs/|/api\b|\bAPI\b|JSON|compil|Numba|traceback|undefined|\bNaN\b|LUDI_WORKERS|`ludi play"
)
READ = ("aria-label", "title", "alt", "placeholder", "data-tip", "data-confirm")


class Shown(HTMLParser):
    """Everything a page shows or has read aloud."""

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
    paths = [
        "/",
        f"/new/{game.name}",
        f"/t/{waiting['id']}",
        f"/t/{waiting['id']}/leave",
        waiting["seats"][1]["link"],
        f"/t/{waiting['id']}/seat/1/used",
        "/forget",
        "/nowhere",
        "/join?link=nowhere",
        f"/t/{table['id']}/leave",
    ]
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


def test_no_message_speaks_to_developers() -> None:
    files = [file for file in PACKAGE.rglob("messages/*.ftl") if file.parent.parent.name != "ludi"]
    lines = [
        line
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith(("#", "record-"))
    ]
    assert len(lines) > 1500 and not [line for line in lines if DEVELOPERS.search(line)]
