"""The levels of the searching bot: named settings, for each game in `levels.yaml` of its folder.

Weaker levels think less and choose among good decisions with more spread; no level knows more than its player.
"""

from dataclasses import fields, replace
from functools import cache
from typing import Any

import yaml

from ludi.bots.search import Search, Settings, Thought
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.match import Match

LEVELS = ("easy", "medium", "hard", "expert")
USUAL = "medium"  # where nobody chose a level
TYPES = {field.name: field.type for field in fields(Settings)}


@cache
def settings_of(game: Game, level: str) -> Settings:
    """A level's settings in one game: those of all levels, then its own."""
    text = (game.folder / "levels.yaml").read_text(encoding="utf-8")
    levels = yaml.safe_load(text)
    return replace(Settings(), **levels["all"], **levels[level])


def changed(settings: Settings, changes: dict[str, str]) -> Settings:
    """Settings with some of them written otherwise, as in `hard+depth=8`."""
    values: dict[str, Any] = {}
    for name, text in changes.items():
        if name not in TYPES:
            raise LudiError(f"A level has no setting {name!r}. It has: {', '.join(TYPES)}.")
        try:
            values[name] = int(text) if TYPES[name] is int else float(text)
        except ValueError:
            raise LudiError(f"Setting {name} is a number, not {text!r}.") from None
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

    def analyse(self, match: Match) -> Thought:
        return self.thinker(match.game).analyse(match)
