"""What one can tell of a game without loading, let alone compiling, its rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludi.kernel.errors import LudiError

OPTION_SLOTS = 8


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first of `choices` is the default."""

    name: str
    choices: tuple[str, ...]
    help: str
    formerly: tuple[tuple[str, str], ...] = ()  # other words for choices in old records and tables, and today's


@dataclass(frozen=True)
class About:
    """What one can tell of a game without loading it."""

    name: str
    title: str
    min_players: int
    max_players: int
    minutes: str
    summary: str
    options: tuple[Option, ...] = ()

    @property
    def player_counts(self) -> range:
        return range(self.min_players, self.max_players + 1)

    def option_numbers(self, options: Mapping[str, str]) -> npt.NDArray[np.int16]:
        """Options in words as the numbers a record keeps."""
        known = {option.name: option for option in self.options}
        numbers = np.zeros(OPTION_SLOTS, np.int16)
        for name, choice in options.items():
            if name not in known:
                raise LudiError(f"{self.title} has no option {name!r}. It has: {', '.join(known) or 'none'}.")
            choice = dict(known[name].formerly).get(choice, choice)
            if choice not in known[name].choices:
                raise LudiError(f"Option {name} cannot be {choice!r}. Choose one of: {', '.join(known[name].choices)}.")
            numbers[self.options.index(known[name])] = known[name].choices.index(choice)
        return numbers

    def option_words(self, numbers: Sequence[int]) -> dict[str, str]:
        """The options that differ from their default, in words."""
        chosen = {option.name: option.choices[numbers[i]] for i, option in enumerate(self.options)}
        return {option.name: chosen[option.name] for option in self.options if chosen[option.name] != option.choices[0]}
