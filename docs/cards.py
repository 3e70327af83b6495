"""Makes the preview pictures for links to tables (`board/card.png` of each game, and one for games without any).

python docs/cards.py  (needs Chromium)
"""

import os
from pathlib import Path

os.environ.setdefault("LUDI_GAMES", str(Path(__file__).parent.parent / "examples"))

from ludi.registry import catalogue, folder_of
from ludi.web import export
from ludi.web.drawing import PACKAGE, icons, vignette

WIDTH, HEIGHT = 1200, 630
STYLE = """
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; display: grid; grid-template-rows: 1fr 96px; }
.vig { overflow: hidden; } .vig svg { width: 1200px; height: 534px; }
.bar { display: flex; align-items: center; justify-content: center; gap: 20px; background: #4a1a3d; color: #f3e8da; }
.bar { font: 600 46px Georgia, serif; letter-spacing: .3em; }
.bar svg { width: 56px; height: 56px; color: #f0d9a8; }
"""


def card(game: str | None) -> str:
    static, folder = PACKAGE / "web" / "static", folder_of(game) / "board" if game else None
    files = [static / "tokens.css", *([folder / "vignette.css"] if folder else [])]
    css = "\n".join(map(export.with_imports, files)) + STYLE
    shown = f'<div class="vig vig--{game}">{vignette(game)}</div>' if game else "<div></div>"
    wreath = '<svg class="icon" viewBox="0 0 24 24"><use href="#i-wreath"/></svg>'
    html = export.well_formed(f'{icons()}{shown}<div class="bar">{wreath}LUDI</div>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" data-theme="light">'
        f"<style><![CDATA[{css}]]></style><foreignObject width='{WIDTH}' height='{HEIGHT}'>"
        f'<body xmlns="http://www.w3.org/1999/xhtml">{html}</body></foreignObject></svg>'
    )


for name in catalogue():
    export.png(card(name), folder_of(name) / "board" / "card.png", WIDTH, HEIGHT)
export.png(card(None), PACKAGE / "web" / "static" / "card.png", WIDTH, HEIGHT)
