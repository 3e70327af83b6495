"""Draws a scene as HTML and SVG, with the templates of the page and of the game.

A game's drawing is the package `ludi.games.NAME.board`:

- `REGIONS`: the names of the macros of `board.html.j2` that are redrawn when the scene changes;
- `TABS`: (name, label, icon) of the tabs on a phone; an element with `data-tab="NAME"` is shown under that tab;
- `ask(scene) -> Asked`: the question of the banner;
- `prepare(scene) -> dict`: what the template needs besides the scene; functions in it should read the scene only when
  called, so that their reads are tracked (`kept.py`);
- `glyph(kind, name, text) -> Markup`, if words of the log have pictures: how the term of this kind and name, reading
  `text` here, is drawn;
- `ICON`: the game's icon in lists; `SOURCE_ICONS`: that of each source of points; `AT_END`: the sources that are
  scored only at the end;
- `TALL`, if the board takes the whole height of a window: a replay then puts its chart next to it, not below;
- `board.html.j2`: one macro without arguments for each region, and the macro `layout(regions)` for everything below the
  banner: it puts `regions.x` into an element with `id="x"`;
- `board.css`;
- `icons.svg`, if it has icons of its own;
- `vignette.svg`, a template too, and `vignette.css`: its picture on the home page; `card.png`: that of shared links;
- `pieces.css`, if the board shares colours with the picture, or pictures in the log with the page of the whole log: the
  styles of board and picture import it.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from ludi.bots.levels import USUAL
from ludi.kernel.words import CACHED, MARKED, Message, Words, capital, escaped, language
from ludi.registry import about, catalogue, folder_of
from ludi.web import charts
from ludi.web.kept import Kept, Sketch
from ludi.web.paragraphs import headings, index_of
from ludi.web.scene import COLOURS, Chair, Choice, Scene
from ludi.web.templating import QuickEnvironment
from ludi.web.words import WORDS, called, sayer, termer

Glyph = Callable[[str, str, Markup], Markup]
PACKAGE = Path(__file__).parent.parent
BRACKETED = re.compile(rf"(\(?){MARKED.pattern}")  # no line break between a bracket and a picture
SHELL = ("banner", "moves", "seats", "log", "strip", "chat", "people")
"""The regions all games share: macros of parts.html.j2."""
PAGE_WORDS = {"say": WORDS, "term": termer(WORDS)}
"""The words of the pages' own templates; a game cannot change them."""


@dataclass(frozen=True)
class Step:
    """A step of the turn: done, current or to come."""

    words: Words
    state: str


@dataclass(frozen=True)
class Asked:
    """The question of the banner, how to answer it, and the steps of the turn."""

    question: Words
    hint: Words
    steps: Sequence[Step] = ()
    back: Words = ""  # what the undo button says instead of "Undo"


@dataclass(frozen=True)
class Drawing:
    """What one viewer sees, drawn once: as a whole for page requests, by region for open pages."""

    title: str
    regions: dict[str, Markup]  # HTML by element id
    scene: Scene | None = None  # once the game has begun

    def variables(self) -> dict[str, Any]:
        """The page template's variables. The rest is made on request, because most drawings are updates."""
        shown = {"title": self.title, "regions": self.regions}
        if self.scene is None:
            return shown
        parts, board = templates_of(self.scene, Sketch(self.scene), Asked("", ""))
        say, tabs = words_of(self.scene.game)["say"], board_of(self.scene.game).TABS
        tabs = [(name, say(label), icon) for name, label, icon in tabs]
        return {**shown, "scene": self.scene, "parts": parts, "board": board, "tabs": tabs}


@cache
def environment() -> Environment:
    """The environment for the pages' templates, and for the games' as `GAME/board/board.html.j2`."""
    env = QuickEnvironment(
        loader=FileSystemLoader([PACKAGE / "web" / "templates", *{folder_of(game).parent for game in catalogue()}]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"],
    )
    env.globals.update(colours=COLOURS, usual_level=USUAL, target=target, icons=icons())
    env.globals.update(language=language.get, languages=called(), index_of=index_of, paragraph=paragraph, charts=charts)
    env.globals.update(PAGE_WORDS, drawn_words=plain_words)  # only boards have pictures
    env.filters["cap"] = capital
    return env


def icons() -> Markup:
    """All icons, including the games', to be inlined in the page for `<use>`."""
    own = (folder_of(game) / "board" / "icons.svg" for game in catalogue())
    files = [PACKAGE / "web" / "static" / "icons.svg", *(file for file in own if file.exists())]
    texts = (file.read_text(encoding="utf-8") for file in files)
    return Markup(
        "".join(
            text.replace("<svg ", '<svg class="sprite" aria-hidden="true" width="0" height="0" ', 1) for text in texts
        )
    )


def target(choice: Choice, text: str | None = "") -> Markup:
    """The attributes of an element that makes this choice when clicked.

    `text`: the element's visible text, with which its accessible name begins; None: the text is its whole name.
    """
    return target_for(choice.action, str(choice.words), str(choice.preview), text)


def target_for(action: int, words: str, tip: str, text: str | None) -> Markup:
    """The same with other words and another tooltip than the choice's own."""
    name = "" if text is None else f' aria-label="{escaped(f"{text}: {words}" if text else words)}"'
    return Markup(f'data-action="{action}" role="button" tabindex="0"{name} data-tip="{escaped(tip)}"')


def law(game: str, kind: str, name: str) -> Markup:
    """The attribute of an element that stands for a term: the key R, and its tooltip, lead to the rules."""
    where = index_of(game).term(kind, name)
    return Markup(f' data-law="{escaped(where)}"') if where else Markup()


def paragraph(game: str, anchor: str | None, sign: str = "§", css: str = "law") -> Markup:
    """A link to a paragraph of the rules, opening in a new tab."""
    if not anchor:
        return Markup()
    return _paragraph(game, anchor, sign, css, str(WORDS("rules-about", title=headings(game)[anchor].title)))


@lru_cache(CACHED)
def _paragraph(game: str, anchor: str, sign: str, css: str, about: str) -> Markup:
    tab = Markup(' tabindex="-1"') if css == "law" else ""
    link = '<a class="{}" href="/rules/{}#{}" target="rules"{} aria-label="{}" data-tip="{}">{}</a>'
    return Markup(link).format(css, game, anchor, tab, about, about, sign)


def drawn_words(words: Words, linked: bool = False, *, game: str, glyph: Glyph) -> Markup:
    """Words of the log with pictures; `linked`: also with links to the rules."""
    return _drawn(words.marked(), linked, game, glyph) if isinstance(words, Message) else escape(words)


@lru_cache(CACHED)
def _drawn(marked: str, linked: bool, game: str, glyph: Glyph) -> Markup:
    def picture(found: re.Match[str]) -> str:
        bracket, kind, name, text = (Markup(part) for part in found.groups())
        drawn = Markup("<b>{}</b>").format(text) if kind == "name" else glyph(kind, name, text)
        if linked and kind != "name" and (where := index_of(game).term(kind, name)):
            drawn = Markup('<a class="term" href="/rules/{}#{}" target="rules" tabindex="-1">{}</a>').format(
                game, where, drawn
            )
        return Markup('<span class="nb">{}{}</span>').format(bracket, drawn) if bracket else drawn

    return Markup(BRACKETED.sub(picture, escape(marked)))


def plain_words(words: Words, linked: bool = False) -> Markup:
    """Words of the log for pages without pictures."""
    return escape(words)


def drawn_term(game: str, kind: str, name: str, form: str = "") -> Markup:
    """A term as it appears in the game's log, with its picture if it has one."""
    words = words_of(game)
    return Markup(words["glyph"](kind, name, escape(words["term"](kind, name, form))))


def no_glyph(kind: str, name: str, text: Markup) -> Markup:
    """The glyph function of games without pictures for terms."""
    return text


def title_of(scene: Scene) -> str:
    """The page title; it begins with whose turn it is."""
    if scene.over:
        turn = WORDS("game-over")
    elif scene.abandoned:
        turn = WORDS("abandoned")
    elif scene.mine:
        turn = WORDS("your-turn")
    else:
        turn = WORDS("turn-of", name=scene.names[scene.to_move or 0])
    return f"{turn} · {scene.title} · Ludi"


def won(scene: Scene) -> Message:
    """The banner's text about who won."""
    names = [name for name, place in zip(scene.names, scene.places, strict=True) if place == 1]
    return WORDS("wins", names=names)


def board_of(game: str) -> Any:
    """The package that draws a game."""
    return import_module(f"ludi.games.{game}.board")


def templates_of(scene: Scene, sketch: Sketch, asked: Asked) -> tuple[Any, Any]:
    """The shared templates and those of the game, bound to this scene."""
    story = scene.story()
    values = {
        "scene": sketch.scene,
        "view": sketch.scene.view,
        "legal": sketch.scene.legal,
        "during": {scene.phase: True},
        "asked": asked,
        "story": story,
        "blocks": scene.blocks(story),
        "kept": sketch.draw,
        **words_of(scene.game),
        **board_of(scene.game).prepare(sketch.scene),
    }
    variables = sketch.variables(values)
    parts = sketch.module(environment().get_template("parts.html.j2"), variables | PAGE_WORDS)
    board = environment().get_template(f"{scene.game}/board/board.html.j2")
    drawn = sketch.module(board, variables | {"parts": parts})
    return parts, drawn


def draw(scene: Scene, kept: Kept | None = None) -> Drawing:
    """The table as the game draws it. `kept`: earlier drawings, reused where nothing has changed."""
    board, sketch = board_of(scene.game), (kept or Kept()).sketch(scene)
    asked = Asked(WORDS("abandoned"), "") if scene.abandoned else board.ask(scene)
    parts, drawn = templates_of(scene, sketch, asked)
    regions = {name: sketch.draw(getattr(parts, name)) for name in SHELL if name not in board.REGIONS}
    regions |= {name: sketch.draw(getattr(drawn, name)) for name in board.REGIONS}
    sketch.end()
    return Drawing(title_of(scene), regions, scene)


def drawn_parts(scene: Scene, names: Iterable[str]) -> tuple[dict[str, Markup], Callable[..., str]]:
    """Some regions of a table, and its layout, which puts them into place."""
    parts, drawn = templates_of(scene, Sketch(scene), Asked("", ""))
    own = board_of(scene.game).REGIONS
    return {name: Markup(getattr(drawn if name in own else parts, name)()) for name in names}, drawn.layout


def draw_log(scene: Scene) -> Markup:
    """The whole log, from the start."""
    variables = {"scene": scene, **words_of(scene.game), **PAGE_WORDS}
    parts: Any = environment().get_template("parts.html.j2").make_module(variables)
    return Markup("").join(Markup(parts.log_line(tale, scene.moment_of(tale))) for tale in scene.tales)


@cache
def words_of(game: str) -> dict[str, Any]:
    """How a game's templates word things."""
    book = about(game).words
    assert book is not None
    glyph = getattr(board_of(game), "glyph", no_glyph)
    drawn = partial(drawn_words, game=game, glyph=glyph)
    return {"say": sayer(book), "term": termer(book), "law": partial(law, game), "glyph": glyph, "drawn_words": drawn}


def draw_lobby(
    title: Words, table: str, public: bool, seat: int | None, chairs: Sequence[Chair], clock: Words = ""
) -> Drawing:
    """The table before the game: who has come, links for those who have not, and the clock."""
    shown = {"table": table, "public": public, "seat": seat, "chairs": chairs, "clock": clock}
    lobby = environment().get_template("lobby_part.html.j2").render(shown)
    return Drawing(f"{WORDS('lobby-title')} · {title} · Ludi", {"lobby": Markup(lobby)})


def page(scene: Scene, **more: Any) -> str:
    """The whole page of a table."""
    drawing = draw(scene)
    return environment().get_template("table.html.j2").render(drawing.variables(), **more)


def vignette(game: str) -> Markup:
    """The game's picture on the home page; nothing for a game without one."""
    if not (folder_of(game) / "board" / "vignette.svg").exists():
        return Markup()
    return Markup(environment().get_template(f"{game}/board/vignette.svg").render(words_of(game)))
