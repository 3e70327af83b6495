"""What can be said about a game without loading its rules, let alone compiling them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ludi.kernel.errors import LudiError
from ludi.kernel.words import WORDS, Book, Message, Words, slug

OPTION_SLOTS = 8


@dataclass(frozen=True)
class Option:
    """An option chosen before the game starts; the first of `choices` is the default.

    Its label is the message `option-NAME`, those of its choices are `option-NAME-CHOICE`; `option-NAME.help` explains
    it.
    """

    name: str
    choices: tuple[str, ...]
    words: Book = field(repr=False)
    formerly: tuple[tuple[str, str], ...] = ()  # old names of choices in records and tables, and the new ones
    proposed: str = ""  # preselected when planning a table or using "Play now", if not the default

    @property
    def title(self) -> Message:
        return self.words(f"option-{slug(self.name)}")

    @property
    def help(self) -> Message:
        return self.words(f"option-{slug(self.name)}.help")

    def label(self, choice: str) -> Message:
        """A choice as shown to people."""
        return self.words(f"option-{slug(self.name)}-{slug(choice)}")


@dataclass(frozen=True)
class About:
    """What can be said about a game without loading it."""

    name: str
    words: Book | None = field(repr=False)  # the game's messages; None if the game is not installed
    min_players: int
    max_players: int
    minutes: str
    options: tuple[Option, ...] = ()

    @property
    def title(self) -> Words:
        return self.words("title") if self.words else self.name

    @property
    def short_title(self) -> Words:
        """The title for narrow places."""
        return self.words("title.short") if self.words else self.name

    @property
    def summary(self) -> Words:
        return self.words("summary") if self.words else ""

    @property
    def player_counts(self) -> range:
        return range(self.min_players, self.max_players + 1)

    def option_numbers(self, options: Mapping[str, str]) -> npt.NDArray[np.int16]:
        """Convert options in words to the numbers stored in a record."""
        known = {option.name: option for option in self.options}
        numbers = np.zeros(OPTION_SLOTS, np.int16)
        for name, choice in options.items():
            if name not in known:
                raise LudiError(WORDS("no-option", title=self.title, name=str(name), known=tuple(known)))
            choice = dict(known[name].formerly).get(str(choice), choice)
            if choice not in known[name].choices:
                raise LudiError(WORDS("no-choice", name=name, choice=str(choice), known=known[name].choices))
            numbers[self.options.index(known[name])] = known[name].choices.index(choice)
        return numbers

    def option_words(self, numbers: Sequence[int]) -> dict[str, str]:
        """The options that differ from their defaults, in words."""
        chosen = {option.name: option.choices[numbers[i]] for i, option in enumerate(self.options)}
        return {option.name: chosen[option.name] for option in self.options if chosen[option.name] != option.choices[0]}
