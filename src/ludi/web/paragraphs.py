"""Where a game's rules explain something: `rules/index.yaml` in its folder.

    questions: {connect: build}                     # a question of the game: the anchor of a heading
    events: {took: take}                            # what the log says
    terms: {resource: goods, role: {Patron: patron}}  # all words of a kind, or one by one
    refusals: {no-roads: supply}                    # why something is refused, by its message; else the question's
    first: [turn]                                   # what to read before the first decision of the first game
    rulings: 9-rulings                              # where they are on the long page, rules.md

Every entry is optional. The headings with these anchors are in `rules/en.md` and the files next to it, one per
language.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import yaml

from ludi.kernel.words import ENGLISH, language
from ludi.registry import folder_of

HEADING = re.compile(r"(##+) (.+?) \{#([\w-]+)\}")


@dataclass(frozen=True)
class Index:
    """What is explained where, as anchors."""

    questions: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[str, str] = field(default_factory=dict)
    terms: Mapping[str, str | Mapping[str, str]] = field(default_factory=dict)
    refusals: Mapping[str, str] = field(default_factory=dict)
    first: tuple[str, ...] = ()
    rulings: str = ""

    def term(self, kind: str, name: str) -> str:
        """The anchor for a term; "" if there is none."""
        found = self.terms.get(kind, "")
        return found if isinstance(found, str) else found.get(name, "")

    def refusal(self, key: str, question: str | None) -> str:
        """The anchor that explains why something is refused."""
        return self.refusals.get(key) or self.questions.get(question or "", "")


@dataclass(frozen=True)
class Heading:
    """A heading of the rules."""

    level: int  # 2: a chapter
    number: str  # 3.1
    title: str
    anchor: str


@cache
def index_of(game: str) -> Index:
    file = folder_of(game) / "rules" / "index.yaml"
    if not file.exists():
        return Index()
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    return Index(**{**found, "first": tuple(found.get("first", ()))})


def text_of(game: str) -> Path | None:
    """The rules in the language of the person being answered, else in English; None if there is only the long page."""
    files = (folder_of(game) / "rules" / f"{name}.md" for name in (language.get(), ENGLISH))
    return next((file for file in files if file.exists()), None)


def headings(game: str) -> dict[str, Heading]:
    """All headings by anchor, in the language of the person being answered."""
    return _headings(game, language.get())


@cache
def _headings(game: str, _language: str) -> dict[str, Heading]:
    file = text_of(game)
    lines = file.read_text(encoding="utf-8").splitlines() if file else []
    return {heading.anchor: heading for heading in _numbered(lines)}


def _numbered(lines: list[str]) -> Iterator[Heading]:
    numbers = [0, 0]
    for line in lines:
        if found := HEADING.fullmatch(line.rstrip()):
            level = len(found[1])
            numbers = [numbers[0] + 1, 0] if level == 2 else [numbers[0], numbers[1] + 1]
            yield Heading(level, ".".join(str(n) for n in numbers if n), found[2], found[3])


def where(game: str, anchor: str) -> str:
    """The address of a paragraph; "" for no anchor."""
    return f"/rules/{game}#{anchor}" if anchor else ""
