"""Bots: players that are programs. `make` builds one by name."""

from typing import Protocol

from ludi.bots import tree
from ludi.bots.greedy import Greedy, best_decision
from ludi.bots.levels import LEVELS, Level, check_level
from ludi.bots.random import Random
from ludi.kernel.errors import LudiError
from ludi.kernel.loops import random_games
from ludi.kernel.match import Match
from ludi.kernel.words import WORDS


class Bot(Protocol):
    """Anything that can choose among the legal decisions of the player to move."""

    def choose(self, match: Match) -> int: ...


BOTS = ("random", "greedy", *LEVELS)

LOOPS = (random_games, best_decision, tree.grow, tree.expect, tree.keep_subtree)
"""The compiled loops over games, for `ludi compile`."""


def make(name: str, seed: int) -> Bot:
    """Make a bot by name; the same seed gives the same choices. A level's settings can be changed: `hard+depth=8`."""
    level, *changes = name.split("+")
    if level in LEVELS:
        return Level(level, seed, dict(_change(text) for text in changes))
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    raise LudiError(WORDS("no-bot", name=name, known=BOTS))


def check(name: str, game: str) -> None:
    """Refuse a bot that does not exist, or not for this game."""
    if isinstance(bot := make(name, 0), Level):
        check_level(game, bot.name)


def _change(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise LudiError(WORDS("setting-form", text=text))
    return name, value
