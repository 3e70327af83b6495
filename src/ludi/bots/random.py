"""The bot that plays anything."""

import random

from ludi.kernel.match import Match


class Random:
    """Every legal decision is equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, match: Match) -> int:
        return self.chance.choice(match.legal_actions())
