"""The seats of a table, and the names of those sitting there."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

BOT_NAMES = tuple("Corvus Varro Nerva Gallus Silvia Drusus Flavia Cassius Aelia Lucan Junia Tullus".split())
GUEST_NAMES = tuple("Livia Marcus Claudia Titus Octavia Gaius Cornelia Lucius Valeria Publius Aurelia".split())
NOBODY = "Nemo"  # stands for somebody who asked to be forgotten; Latin, like all names here


@dataclass
class Seat:
    """A place at the table: for a person (once there is a guest), or for a bot."""

    number: int
    name: str
    key: str
    guest: str | None = None
    level: str | None = None
    stand_in: str | None = None
    agreed: bool = False  # to abandoning the game
    hidden: bool = False  # its person removed the table from their list
    hints: bool = False  # its person agrees that everybody may ask for hints

    @property
    def bot(self) -> str | None:
        """The level of the bot that currently decides here."""
        return self.level or self.stand_in

    @property
    def free(self) -> bool:
        return self.guest is None and self.level is None


def bot_name(seats: Sequence[Seat]) -> str:
    """A name nobody at the table has."""
    taken = {seat.name for seat in seats}
    return random.choice([name for name in BOT_NAMES if name not in taken])


def distinct(names: Sequence[str]) -> list[str]:
    """Make names distinct."""
    found: list[str] = []
    for name in names:
        fresh = (name if n == 1 else f"{name} {n}" for n in range(1, len(names) + 2))
        found.append(next(candidate for candidate in fresh if candidate not in found))
    return found
