"""What the pages and the server say: `messages/LANGUAGE.ftl`. A game's drawing looks up its own messages first."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale

from ludi.kernel.words import ENGLISH, WORDS as COMMON, Book, Message, capital, languages, slug

WORDS = Book(Path(__file__).parent / "messages", COMMON)


def sayer(book: Book) -> Callable[..., Message]:
    """`say` for a game's templates: its own messages, and those of the pages."""

    @cache
    def book_of(key: str) -> Book:
        return book if key in book else WORDS

    def say(key: str, /, **parts: Any) -> Message:
        return Message(book_of(key), key, parts)

    return say


def termer(book: Book) -> Callable[..., Message]:
    """`term` for a game's templates: a word of the game, as in `term("good", "wine")`, or a form of it."""

    def term(kind: str, name: str, form: str = "") -> Message:
        return Message(book, f"{kind}-{slug(name)}" + f".{form}" * bool(form))

    return term


@cache
def called() -> dict[str, str]:
    """The languages, each by its own name for itself."""
    return {name: capital(Locale.parse(name).get_display_name(name)) for name in languages()}


def choose_language(wanted: str) -> str:
    """The first language of an Accept-Language header that Ludi speaks."""
    for part in wanted.split(","):
        name = part.split(";")[0].strip().split("-")[0].lower()
        if name in languages():
            return name
    return ENGLISH
