"""Requests that cannot be fulfilled, explained in a sentence."""

from ludi.kernel.errors import LudiError
from ludi.kernel.words import Words
from ludi.web.words import WORDS

TROUBLE = ("earlier", "unreadable", "missing")
"""Why a table cannot be opened as usual: messages `trouble-NAME`."""


class Refused(LudiError):
    """A request that cannot be fulfilled; `status` is the HTTP status."""

    def __init__(self, words: Words, status: int = 409) -> None:
        super().__init__(words)
        self.status = status


def trouble(name: str) -> Words:
    """Why a table cannot be opened as usual; "" if it can."""
    return WORDS(f"trouble-{name}") if name in TROUBLE else ""
