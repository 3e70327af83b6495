"""Which games there are: every folder under `games/`. Nothing else names them."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from ludi import games
from ludi.kernel.about import About
from ludi.kernel.errors import LudiError


@cache
def catalogue() -> dict[str, About]:
    """All games by name, without loading their rules."""
    names = sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)
    return {name: import_module(f"ludi.games.{name}").ABOUT for name in names}


def about(name: str) -> About:
    """What there is to tell of one game."""
    if name not in catalogue():
        raise LudiError(f"There is no game {name!r}. There are: {', '.join(catalogue())}.")
    return catalogue()[name]


def folder_of(name: str) -> Path:
    """Where everything about a game lies."""
    return Path(import_module(f"ludi.games.{name}").__path__[0])
