"""Ludi: three Roman board games, complete, for playing and for research.

A game is loaded by name; a match is one game being played.

>>> import ludi
>>> print(ludi.catalogue()["roads"].summary)
Build roads from Rome to new cities; all players score for their own roads on the shortest route.
>>> roads = ludi.load("roads")
>>> roads
<Roads to Rome: 2-5 players, 188 actions>
>>> match = roads.new(players=2, seed=1, names=["Livia", "Nerva"])

The player to move has legal moves. A move has words for people, and a number and parts for programs.

>>> match.names[match.to_move], match.phase
('Nerva', 'connect')
>>> move = match.legal()[0]
>>> move
<connect Genua from Roma: action 0>
>>> move.kind, move.parts["to"]
('connect', 'Genua')

Apply decisions by move, by number or in words; the log tells what they brought. They can be undone.

>>> match.apply("build Roma-Genua")
>>> print(match.log[-1].events[0].words)
Nerva takes Genua and its gold
>>> match.undo()

A match can be saved as a record and replayed from it; the same seed and decisions always give the same game.

>>> match.apply("finish")
>>> match.record()
<Record of roads: Livia, Nerva; seed 1; 2 decisions>
>>> again = ludi.Record.loads(match.record().dumps()).replay(roads)
>>> bytes(again) == bytes(match)
True

Bots choose for the player to move; see `ludi.bots`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludi.kernel.errors import BadPosition, BadRecord, BadScenario, IllegalMove, LudiError
from ludi.registry import about, catalogue

if TYPE_CHECKING:
    from ludi.kernel.actions import Move
    from ludi.kernel.game import Game
    from ludi.kernel.match import Match
    from ludi.kernel.record import Record

__version__ = "0.1.0"
__all__ = [
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "Game",
    "IllegalMove",
    "LudiError",
    "Match",
    "Move",
    "Record",
    "catalogue",
    "load",
]

LATER = {"Game": "game", "Match": "match", "Move": "actions", "Record": "record"}


def __getattr__(name: str) -> Any:
    """Import classes that depend on Numba only when first used, so that importing Ludi is instant."""
    if name in LATER:
        return getattr(import_module(f"ludi.kernel.{LATER[name]}"), name)
    raise AttributeError(f"module 'ludi' has no attribute {name!r}")


def __dir__() -> list[str]:
    """With these classes, so that `help(ludi)` shows them."""
    return sorted({*globals(), *LATER})


def load(name: str) -> "Game":
    """Load a game by name; `catalogue()` lists them. The first time, its rules are compiled, with a notice.

    >>> import ludi
    >>> print(ludi.load("roads").about.title)
    Roads to Rome
    """
    about(name)
    game: Game = import_module(f"ludi.games.{name}.game").GAME
    game.mark_compiled()
    return game
