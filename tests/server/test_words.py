"""All words for people are in the catalogue's template."""

from pathlib import Path

import pytest

import ludi
from ludi.server.words import choose_language, gettext, language

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
