"""Errors, worded as sentences for people. Raising one leaves everything unchanged."""

from ludi.kernel.words import Words


class LudiError(Exception):
    """An error the user can fix. Its text says how, in the language of the person being answered."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words


class IllegalMove(LudiError):
    """A move the rules do not allow now, or words that are not a move."""


class BadPosition(LudiError):
    """A position written by hand that contradicts itself or the components."""


class BadRecord(LudiError):
    """A record that is damaged, from another program, or does not replay."""


class BadScenario(LudiError):
    """A scenario file that cannot be read."""
