"""Renders a game for research tools: as text, as SVG, or as an array of pixels."""

import io
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from ludi.kernel.errors import LudiError
from ludi.kernel.match import Match
from ludi.web import export

MODES = ["human", "ansi", "svg", "rgb_array"]
WIDTH = 120  # characters


def render(match: Match, seat: int | None, mode: str | None) -> Any:
    """A game as one seat sees it: printed (`human`), as text, as SVG, or rendered by Chromium (`rgb_array`)."""
    if mode == "human":
        print(as_text(match, seat))
    elif mode == "ansi":
        return as_text(match, seat)
    elif mode == "svg":
        return export.svg(match, seat)
    elif mode == "rgb_array":
        return pixels(export.svg(match, seat))
    return None


def as_text(match: Match, seat: int | None) -> str:
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, force_terminal=True)
    console.print(import_module(f"ludi.games.{match.game.name}.terminal").draw(match.view(seat), WIDTH))
    return out.getvalue()


def pixels(picture: str) -> npt.NDArray[np.uint8]:
    """An SVG rendered by Chromium; fails with an explanation if there is none."""
    try:
        from PIL import Image
    except ImportError:
        raise LudiError('rgb_array needs Pillow: pip install "ludi[research]"') from None
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "board.png"
        export.png(picture, file)
        with Image.open(file) as image:
            return np.asarray(image.convert("RGB"))
