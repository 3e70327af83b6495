"""Part of a game's board as a picture inside a text: drawn by the game's own templates, from one or several scenes.

Several scenes are the steps of an example. What they share is drawn once; every other element has the class `at` and
one `at-N` for each step it belongs to, and styles show those of the chosen step.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from html.parser import HTMLParser

from markupsafe import Markup, escape

from ludi.web.drawing import SHELL, board_of, drawn_parts
from ludi.web.scene import Scene

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
ID = re.compile(r'(?<=\s)id="([^"]+)"')
REFERENCE = re.compile(
    r'(?<=\s)((?:xlink:)?href="#|[\w-]+="url\(#|(?:for|aria-[\w]+|data-open|popovertarget)=")([^")]+)'
)
CLASS = re.compile(r'(?<=\s)class="')
# Attributes that are useless where nothing can be pointed at.
DEAD = re.compile(r'\s(?:data-(?:tip|piece|scores|open)|tabindex|role|aria-label)="[^"]*"')
BOX = re.compile(r'(?<=\s)viewBox="[^"]*"')


@dataclass
class Element:
    """An element as it was written."""

    tag: str
    start: str
    children: list["Element | str"] = field(default_factory=list)
    end: str = ""

    @property
    def id(self) -> str:
        found = ID.search(self.start)
        return found[1] if found else ""

    def within(self) -> Iterator["Element"]:
        """Iterate over itself and all its descendants."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.within()

    def __str__(self) -> str:
        return self.start + "".join(map(str, self.children)) + self.end


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.open = [Element("", "")]

    def handle_starttag(self, tag: str, attrs: object) -> None:
        element = Element(tag, self.get_starttag_text() or "")
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.open[-1].children.append(Element(tag, self.get_starttag_text() or ""))

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].tag == tag, f"<{self.open[-1].tag}> is not closed before </{tag}>"
        self.open.pop().end = f"</{tag}>"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)

    def handle_entityref(self, name: str) -> None:
        self.open[-1].children.append(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.open[-1].children.append(f"&#{name};")


def read(html: str) -> Element:
    """Parse HTML into one nameless element."""
    reader = _Reader()
    reader.feed(str(html))  # a Markup would escape what is added to its pieces
    reader.close()
    assert len(reader.open) == 1, f"<{reader.open[-1].tag}> is not closed"
    return reader.open[0]


def picture(scenes: Sequence[Scene], show: Sequence[str], name: str, crop: Sequence[float] = ()) -> Markup:
    """These regions of the board, arranged by its layout. All ids begin with `name`, so that no two pictures share one.

    `crop`: the visible part of the first drawing, as a viewBox. Nothing in a picture can be chosen or focused.
    """
    game = scenes[0].game
    known = (*SHELL, *board_of(game).REGIONS)
    if unknown := [region for region in show if region not in known]:
        raise ValueError(f"The board of {game} has no region {unknown[0]!r}; there are {', '.join(known)}.")
    drawn = [drawn_parts(scene, show) for scene in scenes]
    regions = dict.fromkeys(known, Markup()) | {
        region: _steps([regions[region] for regions, _layout in drawn]) for region in show
    }
    whole = read(drawn[0][1](regions))
    whole.children = [branch for branch in whole.children if isinstance(branch, Element) and _holds(branch, set(show))]
    for branch in whole.within():
        branch.children = [child for child in branch.children if not _other(child, set(show), set(known))]
    if crop:
        drawing = next(element for element in whole.within() if BOX.search(element.start))
        drawing.start = BOX.sub('viewBox="{} {} {} {}"'.format(*crop), drawing.start)
    _rename(whole, name)
    return Markup('<div class="picture picture--{}" inert>{}</div>').format(game, Markup(str(whole)))


def _holds(branch: Element, ids: set[str]) -> bool:
    return any(element.id in ids for element in branch.within())


def _other(child: Element | str, show: set[str], known: set[str]) -> bool:
    """Whether this element holds only regions that are not shown."""
    return isinstance(child, Element) and _holds(child, known) and not _holds(child, show)


def _rename(whole: Element, name: str) -> None:
    ids = {element.id for element in whole.within()} - {""}

    def refer(found: re.Match[str]) -> str:
        return f"{found[1]}{name}-{found[2]}" if found[2] in ids else found[0]

    for element in whole.within():
        element.start = REFERENCE.sub(refer, ID.sub(rf'id="{name}-\1"', DEAD.sub("", element.start)))


def _steps(drawn: Sequence[Markup]) -> Markup:
    """Merge a region's drawings at each step: what stays the same between steps appears once."""
    kept: list[tuple[str, set[int]]] = []  # an element, and the steps that show it
    for step, html in enumerate(drawn):
        children = [_element(child) for child in read(html).children if str(child).strip()]
        same = SequenceMatcher(None, [text for text, steps in kept if step - 1 in steps], children, autojunk=False)
        places = [n for n, (_text, steps) in enumerate(kept) if step - 1 in steps] + [len(kept)]
        merged, done = list[tuple[str, set[int]]](), 0
        for kind, a, b, c, d in same.get_opcodes():
            merged += kept[done : places[b]]
            done = places[b]
            if kind == "equal":
                for n in range(a, b):
                    kept[places[n]][1].add(step)
            else:
                merged += [(text, {step}) for text in children[c:d]]
        kept = merged + kept[done:]
    return Markup("\n").join(Markup(text if len(steps) == len(drawn) else _marked(text, steps)) for text, steps in kept)


def _element(child: Element | str) -> str:
    return str(child) if isinstance(child, Element) else f"<span>{child.strip()}</span>"


def _marked(text: str, steps: set[int]) -> str:
    """An element's text with the classes of its steps."""
    start, rest = text.split(">", 1)
    classes = escape("at " + " ".join(f"at-{step}" for step in sorted(steps)))
    if CLASS.search(start):
        return CLASS.sub(f'class="{classes} ', start, count=1) + ">" + rest
    tag, *attributes = re.split(r"(?=[\s/])", start, maxsplit=1)
    return f'{tag} class="{classes}"{"".join(attributes)}>{rest}'
