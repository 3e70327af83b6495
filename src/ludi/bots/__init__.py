"""Bots: players that are programs. `make` builds one by name."""

from collections.abc import Callable
from typing import Protocol

from ludi.bots.greedy import Greedy, best_decision
from ludi.bots.random import Random
from ludi.kernel.errors import LudiError
from ludi.kernel.match import Match


class Bot(Protocol):
    """Anything that can choose among the legal decisions of the player to move."""

    def choose(self, match: Match) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}


LOOPS = (best_decision,)
"""The compiled loops of the bots, for `ludi compile`."""


def make(name: str, seed: int) -> Bot:
    """A bot by name; the same seed makes the same choices."""
    if name not in BOTS:
        raise LudiError(f"There is no bot {name!r}. There are: {', '.join(BOTS)}.")
    return BOTS[name](seed)
