"""A game's rules as pages: the short ones from `rules/LANGUAGE.md` in its folder, and the long one from `rules.md`.

The short rules are CommonMark. Headings have anchors, `## The turn {#turn}`, and are numbered here. In the text `{0}`
is a player of the pictures, with the emblem, and `{good:wine}` a term of the game, with an icon if it has one;
`{good:wine.gen}` is a form of it. Fences hold YAML:

- `example`: `scenario` (its title), `title`, `steps` (a sentence for the beginning and one for each move), `show`
- `picture`: `scenario` or `position`, `show`, `caption`
- `table`: `name` of a function in the game's `facts.py`, `caption`
- `ruling`: `number`, `title`, `text`, `why`; it belongs to the paragraph before it

`show` lists regions of the board. `seat` is the number of the viewer, if not the player to move. `crop` is the visible
part of the drawing, `[x, y, width, height]`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import yaml
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

import ludi
from ludi.kernel.facts import Fact
from ludi.kernel.game import Game
from ludi.kernel.scenario import Scenario, moments, read_scenarios
from ludi.kernel.words import ENGLISH, Term, language, speaking, tied
from ludi.registry import folder_of
from ludi.server.refused import Refused
from ludi.server.seats import GUEST_NAMES
from ludi.web.drawing import drawn_term, environment, words_of
from ludi.web.paragraphs import Heading, headings, index_of, text_of
from ludi.web.picture import picture
from ludi.web.scene import Chair, Scene, look
from ludi.web.words import WORDS

PLAYERS = GUEST_NAMES[:5]
"""The names of the players in pictures, by seat."""
MOST_STEPS = 12
"""The styles support this many steps of an example."""
SPECIAL = re.compile(r"\{(?:(\d)|(\w+):([^{}.]+)(?:\.(\w+))?)\}")
HEADING_ANCHOR = re.compile(r" \{#([\w-]+)\}$")


# ---------------------------------------------------------------- the short rules


@dataclass(frozen=True)
class Rulebook:
    """The short rules in one language."""

    language: str
    chapters: tuple[tuple[Heading, tuple[Heading, ...]], ...]  # each with its sections
    text: Markup


def rulebook(game: str) -> Rulebook | None:
    """The short rules in the language of the person being answered, or in English; None if there are none."""
    file = text_of(game)
    return _rulebook(game, file) if file else None


@cache
def _rulebook(game: str, file: Path) -> Rulebook:
    with speaking(file.stem):
        found = headings(game)
        text = _Writer(game, found).write(file.read_text(encoding="utf-8"))
    chapters = [heading for heading in found.values() if heading.level == 2]
    sections = [[part for part in found.values() if part.number.startswith(f"{at.number}.")] for at in chapters]
    return Rulebook(file.stem, tuple(zip(chapters, map(tuple, sections), strict=True)), text)


Explained = tuple[Heading, Markup]
"""A heading, and the first thing below it: a paragraph, perhaps with a list, or a table."""


def explained(game: str, anchors: Sequence[str]) -> list[Explained]:
    """The beginnings of some sections, in the language of the person being answered."""
    file = text_of(game)
    return [_explained(game, file, anchor) for anchor in anchors] if file else []


@cache
def _explained(game: str, file: Path, anchor: str) -> Explained:
    with speaking(file.stem):
        writer = _Writer(game, found := headings(game))
        tokens = writer.reader.parse(file.read_text(encoding="utf-8"))
        here = next(n for n, token in enumerate(tokens) if token.content.endswith(f" {{#{anchor}}}"))
        return found[anchor], writer.render(_beginning(tokens[here + 2 :]))


def _beginning(tokens: list[Token]) -> list[Token]:
    """The first paragraph, with the list that it announces, or the first table."""
    start = next(n for n, token in enumerate(tokens) if token.type == "paragraph_open" or token.info == "table")
    if tokens[start].info == "table":
        return [tokens[start]]
    ends = [n + 1 for n, token in enumerate(tokens) if n > start and token.nesting == -1 and token.level == 0]
    announces = any(token.type == "bullet_list_open" for token in tokens[ends[0] : ends[0] + 1])
    return tokens[start : ends[announces]]


class _Writer:
    """Renders a text as HTML."""

    def __init__(self, game: str, found: dict[str, Heading]) -> None:
        self.game, self.headings = game, found
        self.section = ""  # the heading above the current text
        self.pictures = 0
        self.blocks: Any = environment().get_template("rules_blocks.html.j2").make_module({"players": PLAYERS})
        self.reader = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")

    def write(self, text: str) -> Markup:
        return self.render(self.reader.parse(text))

    def render(self, tokens: list[Token]) -> Markup:
        for n, token in enumerate(tokens):
            if token.type == "heading_open":
                self._head(token, tokens[n + 1])
            elif token.type == "fence" and token.info in BLOCKS:
                content = yaml.safe_load(token.content)
                if token.info == "ruling":
                    last = next(before for before in reversed(tokens[:n]) if before.type == "inline")
                    last.children = [*(last.children or ()), _html(f" {self.blocks.mark(content['number'])}")]
                token.type, token.content = "html_block", BLOCKS[token.info](self, content)
        for token in tokens:
            self._fill(token)
        return Markup(self.reader.renderer.render(tokens, self.reader.options, {}))

    def _head(self, token: Token, inline: Token) -> None:
        found = HEADING_ANCHOR.search(inline.content)
        if found is None:
            raise ValueError(f"The heading {inline.content!r} needs an anchor, such as {{#turn}}.")
        last = (inline.children or [])[-1]
        last.content = HEADING_ANCHOR.sub("", last.content)
        token.attrs["id"] = found[1]
        number, self.section = self.headings[found[1]].number, self.headings[found[1]].title
        inline.children = [_html(Markup("<span>{}</span> ").format(number)), *(inline.children or ())]

    def _fill(self, token: Token) -> None:
        """Insert the players and the terms of the game."""
        token.children = [part for child in _joined(token.children or ()) for part in self._filled(child)]

    def _filled(self, child: Token) -> Iterator[Token]:
        if child.type != "text":
            yield child
            return
        before = 0
        for found in SPECIAL.finditer(child.content):
            yield _plain(child.content[before : found.start()])
            yield _html(self._special(*found.groups()))
            before = found.end()
        yield _plain(child.content[before:])

    def _special(self, seat: str | None, kind: str, name: str, form: str | None) -> str:
        if seat is not None:
            return str(self.blocks.player(int(seat)))
        return drawn_term(self.game, kind, name, form or "")

    def inline(self, text: str) -> Markup:
        """A sentence inside a fence."""
        tokens = self.reader.parseInline(str(text))
        for token in tokens:
            self._fill(token)
        return Markup(self.reader.renderer.render(tokens, self.reader.options, {}))

    # fences

    def example(self, content: dict[str, Any]) -> str:
        scenario = scenario_of(self.game, content["scenario"])
        steps = content["steps"]
        if not 1 < len(steps) == len(scenario.when) + 1 <= MOST_STEPS:
            raise ValueError(
                f"{scenario.title!r} has {len(scenario.when)} moves: one sentence more, {MOST_STEPS} at most."
            )
        scenes, gains = watched(ludi.load(self.game), scenario, content.get("seat"))
        told = [(self.inline(sentence), gain) for sentence, gain in zip(steps, gains, strict=True)]
        return str(self.blocks.example(content["title"], self._picture(scenes, content), told, f"pic{self.pictures}"))

    def picture(self, content: dict[str, Any]) -> str:
        if "scenario" in content:
            scenario = scenario_of(self.game, content["scenario"])
        else:
            scenario = Scenario(self.game, "", given=content["position"])
        scenes, _gains = watched(ludi.load(self.game), scenario, content.get("seat"))
        caption = self.inline(content["caption"])
        return str(self.blocks.picture(self._picture(scenes[-1:], content), caption))

    def _picture(self, scenes: Sequence[Scene], content: dict[str, Any]) -> Markup:
        self.pictures += 1
        return picture(scenes, content["show"], f"pic{self.pictures}", content.get("crop", ()))

    def table(self, content: dict[str, Any]) -> str:
        table = getattr(import_module(f"ludi.games.{self.game}.facts"), content["name"])()
        head, *rows = [[self._cell(cell) for cell in row] for row in (table.head, *table.rows)]
        for title, *below in zip(head, *rows, strict=True):
            title["number"] = all(cell["number"] or cell["fact"] == Fact("") for cell in below)  # aligned as they are
        caption = self.inline(content.get("caption", ""))
        return str(self.blocks.table(content["name"], head, rows, caption, self.section))

    def _cell(self, cell: Any) -> dict[str, Any]:
        fact = cell if isinstance(cell, Fact) else Fact(cell)
        words: Any = fact.words
        if isinstance(words, Term):
            words = words_of(self.game)["term"](words.kind, str(words))
        number = not isinstance(words, str) and str(words).lstrip("-").isdigit()
        anchor = self.headings[fact.anchor] if fact.anchor else None
        return {
            "words": str(words).replace("-", "−") if number else words,
            "number": number,
            "fact": fact,
            "to": anchor,
        }

    def ruling(self, content: dict[str, Any]) -> str:
        text, why = self.inline(content["text"]), self.inline(content["why"])
        rulings = f"/rules/{self.game}/all#{index_of(self.game).rulings}"
        return str(self.blocks.ruling(content["number"], content.get("title", ""), text, why, rulings))


BLOCKS = {"example": _Writer.example, "picture": _Writer.picture, "table": _Writer.table, "ruling": _Writer.ruling}


def _plain(text: str) -> Token:
    return Token("text", "", 0, content=text if language.get() == ENGLISH else tied(text))


def _joined(tokens: Sequence[Token]) -> Iterator[Token]:
    """Texts on several lines as one."""
    for together, run in groupby(tokens, lambda token: token.type in ("text", "softbreak")):
        if together:
            yield _plain("".join(" " if token.type == "softbreak" else token.content for token in run))
        else:
            yield from run


def _html(html: str) -> Token:
    return Token("html_inline", "", 0, content=str(html))


@cache
def _scenarios(game: str) -> dict[str, Scenario]:
    files = sorted((folder_of(game) / "scenarios").glob("*.yaml"))
    return {scenario.title: scenario for file in files for scenario in read_scenarios(file)}


def scenario_of(game: str, title: str) -> Scenario:
    if title not in _scenarios(game):
        raise LookupError(f"No scenario of {game} has the title {title!r}.")
    return _scenarios(game)[title]


def watched(game: Game, scenario: Scenario, seat: int | None) -> tuple[list[Scene], list[dict[int, int]]]:
    """What a viewer sees of an example at each step, and the points each step brings, by seat."""
    scenes: list[Scene] = []
    gains: list[dict[int, int]] = []
    told = 0
    for match in moments(scenario, game):
        if seat is None:
            seat = match.state.to_move
        names = PLAYERS[: match.players]
        scene = look(match, seat, abandoned=True)  # nobody plays on, so there are no choices to draw
        scenes.append(replace(scene, names=names, chairs=tuple(map(Chair, names))))
        gain: dict[int, int] = {}
        for event in (event for entry in match.log[told:] for event in entry.events):
            if event.seat is not None and event.points:
                gain[event.seat] = gain.get(event.seat, 0) + event.points
        gains.append(gain if scenes[1:] else {})
        told = len(match.log)
    return scenes, gains


# ---------------------------------------------------------------- the long page


@cache
def long_rules(game: str) -> Markup:
    """`rules.md` as HTML, with the anchors its links refer to. Links to files become plain text."""
    file = folder_of(game) / "rules.md"
    if not file.exists():
        raise Refused(WORDS("no-rules"), 404)
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text(encoding="utf-8"))
    for token, following, end in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if token.type == "heading_open":
            token.attrs["id"] = anchor(following.content)
        elif token.type == "table_open":
            token.attrs["tabindex"] = "0"  # scrollable on a phone, by keyboard, too
        elif token.type == "th_open" and not following.content:
            token.tag = end.tag = "td"
        for link in (part for part in token.children or () if part.type == "link_open"):
            if not str(link.attrs["href"]).startswith(("#", "https:")):
                del link.attrs["href"]
    return Markup(reader.renderer.render(tokens, reader.options, {}))


def anchor(heading: str) -> str:
    """An anchor as GitHub derives it, so that the text's own links work in both places."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
