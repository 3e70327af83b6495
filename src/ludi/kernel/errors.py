"""What can go wrong, told in sentences for people. Nothing is changed when one of these is raised."""

from ludi.kernel.words import Words


class LudiError(Exception):
    """Something a person can put right; the text says how, in the language of who is being answered."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words


class IllegalMove(LudiError):
    """A move that the rules do not allow now, or words that are no move."""


class BadPosition(LudiError):
    """A position written by hand that contradicts itself or the components."""


class BadRecord(LudiError):
    """A record that is damaged, foreign, or does not replay."""


class BadScenario(LudiError):
    """A scenario file that cannot be read."""
