"""In notebooks, matches and records display as boards, once `ludi.research` is imported."""

import sys
from base64 import b64encode
from typing import Any

import ludi
from ludi.kernel.match import Match
from ludi.kernel.record import Record
from ludi.web import export


def as_html(shown: Match | Record) -> str:
    """The board as a separate picture, whose styles do not affect the page."""
    match = shown.replay(ludi.load(shown.game)) if isinstance(shown, Record) else shown
    picture = b64encode(export.svg(match).encode()).decode()
    style = f"width: 100%; max-width: {export.WIDTH}px"
    return f'<img alt="{match.game.about.title}" style="{style}" src="data:image/svg+xml;base64,{picture}">'


def show_boards() -> None:
    """Register with IPython, if it is running."""
    ipython: Any = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if ipython is not None:
        formatter = ipython.display_formatter.formatters["text/html"]
        for kind in (Match, Record):
            formatter.for_type(kind, as_html)
