"""The rules of a game as a page: `rules.md` in its folder, made HTML."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from ludi.registry import folder_of
from ludi.server.refused import Refused
from ludi.web.words import WORDS


@cache
def rulebook(game: str) -> Markup:
    """The text, with the anchors that its links go to. Links to files are plain words here."""
    file = folder_of(game) / "rules.md"
    if not file.exists():
        raise Refused(WORDS("no-rules"), 404)
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text(encoding="utf-8"))
    for token, following, end in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if token.type == "heading_open":
            token.attrs["id"] = anchor(following.content)
        elif token.type == "table_open":
            token.attrs["tabindex"] = "0"  # on a phone it scrolls, by keys, too
        elif token.type == "th_open" and not following.content:
            token.tag = end.tag = "td"
        for link in (part for part in token.children or () if part.type == "link_open"):
            if not str(link.attrs["href"]).startswith(("#", "https:")):
                del link.attrs["href"]
    return Markup(reader.renderer.render(tokens, reader.options, {}))


def anchor(heading: str) -> str:
    """As GitHub calls it, so that the text's own links work in both places."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
