"""What the terminal says: `messages/LANGUAGE.ftl`; and the user's language."""

from collections.abc import Mapping
from pathlib import Path

from ludi.kernel.words import ENGLISH, WORDS as COMMON, Book, languages

WORDS = Book(Path(__file__).parent / "messages", COMMON)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a locale, if Ludi speaks it."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    name = locale.replace(".", "_").split("_")[0].lower()
    return name if name in languages() else ENGLISH
