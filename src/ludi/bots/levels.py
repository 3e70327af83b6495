"""The levels of the searching bot: named settings, for each game in `levels.yaml` of its folder.

Weaker levels think less and choose among good decisions with more spread; no level knows more than its player.
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
"""From the weakest to the strongest. A game has a master where a network has learned it: see `levels_of`."""
USUAL = "medium"  # where nobody chose a level
TYPES: dict[str, Any] = {field.name: field.type for field in fields(Settings)}


@cache
def written(folder: Path) -> dict[str, dict[str, Any]]:
    """What `levels.yaml` says."""
    text = (folder / "levels.yaml").read_text(encoding="utf-8")
    levels: dict[str, dict[str, Any]] = yaml.safe_load(text)
    return levels


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, the weakest first."""
    return tuple(level for level in LEVELS if level in written(folder_of(game)))


def strongest(game: str) -> str:
    """The level that gives advice."""
    return levels_of(game)[-1]


def check_level(game: str, level: str) -> None:
    """Refuse a level that a game does not have."""
    if level not in levels_of(game):
        raise LudiError(WORDS("no-level", level=level, title=about(game).title, known=levels_of(game)))


@cache
def settings_of(game: Game, level: str) -> Settings:
    """A level's settings in one game: those of all levels, then its own."""
    check_level(game.name, level)
    levels = written(game.folder)
    return replace(Settings(), **levels["all"], **levels[level])


def changed(settings: Settings, changes: dict[str, str]) -> Settings:
    """Settings with some of them written otherwise, as in `hard+depth=8`."""
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
    """A searching bot of a level, whatever the game."""

    def __init__(self, name: str, seed: int, changes: dict[str, str] | None = None) -> None:
        changed(Settings(), changes or {})  # so that a slip is found now, not at the first decision
        self.name, self.seed, self.changes = name, seed, changes or {}
        self.search: Search | None = None

    def thinker(self, game: Game) -> Search:
        """The search for this game; kept, so that a turn's decisions share their thinking."""
        if self.search is None:
            self.search = Search(self.seed, changed(settings_of(game, self.name), self.changes))
        return self.search

    def choose(self, match: Match) -> int:
        return self.thinker(match.game).choose(match)
