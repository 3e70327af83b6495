"""The searching bot's levels: named settings, listed for each game in `levels.yaml` of its folder.

Weaker levels think less and choose more randomly among good decisions; no level knows more than its player.
"""

from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from ludi.bots.search import Search, Settings
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.words import WORDS
from ludi.registry import about, folder_of

LEVELS = ("easy", "medium", "hard", "expert", "master")
"""From weakest to strongest. A game has a master only if a network has learned it: see `levels_of`."""
USUAL = "medium"  # if nobody chose a level
TYPES: dict[str, Any] = {field.name: field.type for field in fields(Settings)}


@cache
def written(folder: Path) -> dict[str, dict[str, Any]]:
    """The contents of `levels.yaml`."""
    text = (folder / "levels.yaml").read_text(encoding="utf-8")
    levels: dict[str, dict[str, Any]] = yaml.safe_load(text)
    return levels


def levels_of(game: str) -> tuple[str, ...]:
    """A game's levels, weakest first."""
    return tuple(level for level in LEVELS if level in written(folder_of(game)))


def strongest(game: str) -> str:
    """The level used for advice."""
    return levels_of(game)[-1]


def check_level(game: str, level: str) -> None:
    """Refuse a level that the game does not have."""
    if level not in levels_of(game):
        raise LudiError(WORDS("no-level", level=level, title=about(game).title, known=levels_of(game)))


@cache
def settings_of(game: Game, level: str) -> Settings:
    """A level's settings for one game: those for all levels, overridden by its own."""
    check_level(game.name, level)
    levels = written(game.folder)
    return replace(Settings(), **levels["all"], **levels[level])


def changed(settings: Settings, changes: dict[str, str]) -> Settings:
    """Settings with changes written as in `hard+depth=8`."""
    values: dict[str, Any] = {}
    for name, text in changes.items():
        if name not in TYPES:
            raise LudiError(WORDS("no-setting", name=name, known=tuple(TYPES)))
        try:
            values[name] = TYPES[name](text)
        except ValueError:
            raise LudiError(WORDS("setting-number", name=name, text=text)) from None
    return replace(settings, **values)


class Level:
    """A searching bot of a given level, for any game."""

    def __init__(self, name: str, seed: int, changes: dict[str, str] | None = None) -> None:
        changed(Settings(), changes or {})  # so that a typo is found now, not at the first decision
        self.name, self.seed, self.changes = name, seed, changes or {}
        self.search: Search | None = None

    def thinker(self, game: Game) -> Search:
        """The search for this game; kept, so that the decisions of a turn share their trees."""
        if self.search is None:
            self.search = Search(self.seed, changed(settings_of(game, self.name), self.changes))
        return self.search

    def choose(self, match: Match) -> int:
        return self.thinker(match.game).choose(match)
