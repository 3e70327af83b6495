"""The bot that plays any legal decision."""

import random

from ludi.kernel.match import Match


class Random:
    """Chooses every legal decision with equal probability."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, match: Match) -> int:
        return self.chance.choice(match.legal_actions())
