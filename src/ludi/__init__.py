"""Ludi: three Roman board games, complete, to play and to compute with.

>>> import ludi
>>> game = ludi.load("roads")
>>> match = game.new(players=4, seed=7)
>>> match.apply(match.legal()[0])
>>> match.undo()
"""

from importlib import import_module
from typing import TYPE_CHECKING

from ludi.kernel.errors import BadPosition, BadRecord, BadScenario, IllegalMove, LudiError
from ludi.registry import about, catalogue

if TYPE_CHECKING:
    from ludi.kernel.game import Game

__version__ = "0.1.0"
__all__ = ["BadPosition", "BadRecord", "BadScenario", "IllegalMove", "LudiError", "catalogue", "load"]


def load(name: str) -> "Game":
    """Load a game by name; `catalogue()` lists them. The first time, its rules are compiled, and it says so.

    >>> import ludi
    >>> ludi.load("roads").about.title
    'Roads to Rome'
    """
    about(name)
    game: Game = import_module(f"ludi.games.{name}.game").GAME
    game.mark_compiled()
    return game
