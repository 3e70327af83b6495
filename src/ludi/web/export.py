"""Exports a board as one file: a self-contained SVG, or a PNG made from it by a browser.

Boards are HTML containing SVG, so the picture is the board's own HTML and styles in a `foreignObject`. It looks exactly
as at the table, but needs a browser to be drawn. Media queries are resolved here for a wide window, so that the picture
does not change with the window it is viewed in.
"""

import re
import shutil
import subprocess
import tempfile
from html import escape
from html.parser import HTMLParser
from pathlib import Path

from ludi.kernel.errors import LudiError
from ludi.kernel.match import Match
from ludi.kernel.words import language
from ludi.registry import folder_of
from ludi.web.drawing import PACKAGE, draw, icons
from ludi.web.scene import look
from ludi.web.words import WORDS

WIDTH, HEIGHT = 1160, 800
WINDOW = {"width": 1440, "height": 900}  # for resolving media queries
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
CASES = {"foreignobject": "foreignObject", "clippath": "clipPath", "lineargradient": "linearGradient"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 120.0  # seconds for a browser
OWN = f"""
svg:root {{ background: none; }}
body {{ width: {WIDTH}px; height: {HEIGHT}px; min-height: 0; margin: 0; overflow: hidden; }}
.at-replay main.stage {{ height: {HEIGHT - 24}px; margin: 12px; }}
*, ::before, ::after {{ animation: none !important; transition: none !important; }}
"""


def svg(match: Match, seat: int | None = None, everything: bool = False, theme: str = "light") -> str:
    """The board of a match, as a seat sees it (None: as everybody does), or with everything open."""
    if everything and seat is None:
        seat = match.steps[-1].seat if match.steps else int(match.state.to_move)
    drawing = draw(look(match, seat, everything=everything, replayed=True))
    game = match.game.name
    board = drawing.variables()["board"].layout(drawing.regions | {"log": "", "chat": ""})
    html = f'{icons()}<main class="stage stage--{game}">{board}</main>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' data-theme="{theme}"><title>{escape(str(match.game.about.title))}</title>'
        f"<style><![CDATA[{styles(game)}{OWN}]]></style>"
        f'<foreignObject width="{WIDTH}" height="{HEIGHT}"><body xmlns="http://www.w3.org/1999/xhtml"'
        f' class="at-table at-replay" data-game="{game}" lang="{language.get()}">{well_formed(html)}</body>'
        f"</foreignObject></svg>\n"
    )


def png(picture: str, file: Path, width: int = WIDTH, height: int = HEIGHT) -> None:
    """Let a browser on this machine render a picture."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise LudiError(WORDS("no-chromium", file=str(file.with_suffix(".svg"))))
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "board.svg", Path(folder) / "board.png"
        source.write_text(picture, encoding="utf-8")
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]
        command += [f"--user-data-dir={folder}/profile", f"--window-size={width},{height}"]
        command += [f"--screenshot={made}", source.as_uri()]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE, cwd=folder)
            file.write_bytes(made.read_bytes())
        except (subprocess.SubprocessError, FileNotFoundError) as error:
            raise LudiError(WORDS("chromium-failed", browser=browser, problem=str(error))) from error


# ---------------------------------------------------------------- styles


def styles(game: str) -> str:
    """All styles a board needs, for one window."""
    static = PACKAGE / "web" / "static"
    files = [*(static / f"{name}.css" for name in ("tokens", "shell", "table", "replay"))]
    files.append(folder_of(game) / "board" / "board.css")
    css = "\n".join(map(with_imports, files))
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    return _resolved(css).replace("100dvh", f"{WINDOW['height']}px")


def with_imports(file: Path) -> str:
    def imported(found: re.Match[str]) -> str:
        return with_imports(file.parent / found[1])

    return re.sub(r'@import "([^"]+)";', imported, file.read_text(encoding="utf-8"))


def _resolved(css: str) -> str:
    """Resolve media queries: keep what applies, drop the rest."""
    out: list[str] = []
    while (start := css.find("@media")) >= 0:
        out.append(css[:start])
        opened = css.index("{", start)
        depth, end = 1, opened + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(css[end], 0)
            end += 1
        if _applies(css[start + 6 : opened]):
            out.append(_resolved(css[opened + 1 : end - 1]))
        css = css[end:]
    return "".join(out) + css


def _applies(query: str) -> bool:
    return any(all(_fits(part.strip()) for part in either.split(" and ")) for either in query.split(","))


def _fits(condition: str) -> bool:
    found = re.fullmatch(r"\((min|max)-(width|height): (\d+)px\)", condition)
    if found is None:
        return condition == "(prefers-reduced-motion: reduce)"  # nothing moves; neither print nor forced colours apply
    limit, size = int(found[3]), WINDOW[found[2]]
    return size >= limit if found[1] == "min" else size <= limit


# ---------------------------------------------------------------- HTML as XML


class _Writer(HTMLParser):
    """Writes HTML as XML: everything is closed and quoted, and SVG has its namespace."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.out: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        raw = self.get_starttag_text() or ""
        parts = "".join(f' {_as_written(name, raw)}="{escape(value or "")}"' for name, value in dict(attrs).items())
        space = ' xmlns="http://www.w3.org/2000/svg"' if tag == "svg" and "xmlns=" not in parts else ""
        self.out.append(f"<{_as_written(tag, raw)}{space}{parts}{'/' if tag in VOID or raw.endswith('/>') else ''}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.out.append(f"</{CASES.get(tag, tag)}>")

    def handle_data(self, data: str) -> None:
        self.out.append(escape(data, quote=False))


def _as_written(name: str, raw: str) -> str:
    """A name in its original case: SVG is case-sensitive, the parser is not."""
    found = re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", raw, re.IGNORECASE)
    return found[0] if found else name


def well_formed(html: str) -> str:
    """HTML as XML."""
    writer = _Writer()
    writer.feed(html)
    writer.close()
    return "".join(writer.out)
