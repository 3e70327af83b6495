"""Tables of a game's numbers for its rules page. `facts.py` in the game's folder has a function for each, such as

    def gold() -> Table:
        counts = range(1, 9)
        return Table((WORDS("facts-gold"), *counts), ((WORDS("facts-points"), *D.GOLD_POINTS[0][1:]),))

They are built from the same data as the rules and worded by the game's messages, so they are right in every language.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludi.kernel.words import Words


@dataclass(frozen=True)
class Fact:
    """A cell with more than words: an icon before them, a link to a paragraph of the rules, or a mark of doubt."""

    words: Words | int
    icon: str = ""  # one of the game's icons or of those shared by all games
    anchor: str = ""  # in the rules
    reconstructed: bool = False  # not read from the printed game


Cell = Words | Fact | Any
"""The content of a cell: words, a term of the game, a number, or a fact."""


@dataclass(frozen=True)
class Table:
    """A table: its header, and rows whose first cells name them."""

    head: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]
