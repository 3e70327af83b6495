"""Turns a board into one for viewing only: nothing can be chosen any more, and some choices carry marks."""

import re
from collections.abc import Mapping

from markupsafe import Markup, escape

from ludi.kernel.words import Words

GLOWS = re.compile(r'(?<=\s)(class="[^"]*?)\s*\bis-legal\b')
CHOICE = re.compile(r'<\w+(?=\s)[^<>]*\sdata-(?:action|offer|ghost)="[^<>]*>')
ACTIONS = re.compile(r'\sdata-(?:action|offer|ghost)="([\d ]+)"')
NAME = re.compile(r"^<\w+")
LABEL = re.compile(r'(?<=\s)aria-label="')
CLASS = re.compile(r'(?<=\s)class="')
ROLE = re.compile(r'\srole="button"')
STOP = re.compile(r'\stabindex="\d+"')


def marked(html: Markup, marks: Mapping[str, int], words: Mapping[str, Words]) -> Markup:
    """A drawing whose marked choices have `data-mark`, given the action of each mark.

    `words`: the marks' names, with which the accessible names of marked choices begin. Ghosts are those of the last
    mark.
    """
    last = [*marks][-1]

    def view_only(found: re.Match[str]) -> str:
        tag = STOP.sub("", found[0])
        if tag.startswith("<button"):
            tag = NAME.sub(r"\g<0> disabled", tag)
        else:
            tag = ROLE.sub(' role="img"' if LABEL.search(tag) else "", tag)
        here = {int(action) for actions in ACTIONS.findall(tag) for action in actions.split()}
        kinds = [kind for kind, action in marks.items() if action in here]
        if not kinds:
            return tag
        tag = LABEL.sub(lambda label: f"{label[0]}{escape(words[kinds[-1]])}: ", tag)
        if last in kinds and " data-ghost=" in tag:
            tag = CLASS.sub(r"\g<0>is-shown ", tag) if CLASS.search(tag) else NAME.sub(r'\g<0> class="is-shown"', tag)
        return NAME.sub(rf'\g<0> data-mark="{" ".join(kinds)}"', tag)

    return Markup(CHOICE.sub(view_only, GLOWS.sub(r"\1", str(html))))
