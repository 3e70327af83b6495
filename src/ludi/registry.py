"""Finds the games: every folder under `games/`, or under one named by $LUDI_GAMES. There is no other list of them."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from ludi import games
from ludi.kernel.about import About
from ludi.kernel.errors import LudiError
from ludi.kernel.words import WORDS


@cache
def catalogue() -> dict[str, About]:
    """All games by name, without loading their rules."""
    if missing := [folder for folder in games.__path__ if not Path(folder).is_dir()]:
        raise LudiError(WORDS("games-folder", folder=str(missing[0])))
    names = sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)
    return {name: _about(name) for name in names}


def _about(name: str) -> About:
    module = import_module(f"ludi.games.{name}")
    told = getattr(module, "ABOUT", None)
    if not isinstance(told, About) or told.name != name:
        raise LudiError(WORDS("game-about", folder=module.__path__[0], name=name))
    return told


def about(name: str) -> About:
    """What can be said about a game without loading it."""
    if name not in catalogue():
        raise LudiError(WORDS("no-game", name=name, known=tuple(catalogue())))
    return catalogue()[name]


def folder_of(name: str) -> Path:
    """The folder with everything about a game."""
    return Path(import_module(f"ludi.games.{name}").__path__[0])
