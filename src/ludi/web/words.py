"""All words for people go through here: gettext catalogues in `web/locale`. English needs none.

`docs/web.md` tells how the template of the catalogues is made.
"""

import gettext as catalogues
from contextvars import ContextVar
from functools import cache
from pathlib import Path

LOCALE = Path(__file__).parent / "locale"

language: ContextVar[str] = ContextVar("language", default="en")
"""The language of the person being answered."""


@cache
def catalogue(name: str) -> catalogues.NullTranslations:
    return catalogues.translation("ludi", LOCALE, [name], fallback=True)


def gettext(text: str) -> str:
    return catalogue(language.get()).gettext(text)


def ngettext(one: str, many: str, number: int) -> str:
    return catalogue(language.get()).ngettext(one, many, number)


_ = gettext


def N_(text: str) -> str:
    """Marks words for the catalogue that are translated where they are shown."""
    return text


@cache
def languages() -> frozenset[str]:
    return frozenset({"en"} | {file.parent.parent.name for file in LOCALE.glob("*/LC_MESSAGES/ludi.mo")})


def choose_language(wanted: str) -> str:
    """The first language of an Accept-Language header that there is a catalogue for."""
    for part in wanted.split(","):
        name = part.split(";")[0].strip().split("-")[0].lower()
        if name in languages():
            return name
    return "en"
