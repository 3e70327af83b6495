"""Tables of a game's numbers, for its rules page: `facts.py` in its folder has a function for each, such as

    def gold() -> Table:
        counts = range(1, 9)
        return Table((WORDS("facts-gold"), *counts), ((WORDS("facts-points"), *D.GOLD_POINTS[0][1:]),))

They are made from the same data as the rules, in words of the game's messages: so they are right in every language.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludi.kernel.words import Words


@dataclass(frozen=True)
class Fact:
    """A cell with more than words: a picture before them, the paragraph that they lead to, or a doubt."""

    words: Words | int
    icon: str = ""  # one of the game's icons or of those all games share
    anchor: str = ""  # of the rules
    reconstructed: bool = False  # not read from the printed game


Cell = Words | Fact | Any
"""What a cell holds: words, a term of the game, a number, or a fact."""


@dataclass(frozen=True)
class Table:
    """A table: its head, and rows whose first cell names them."""

    head: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]
