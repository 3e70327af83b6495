"""The bot that looks one decision ahead and takes what the game's evaluation likes best."""

from typing import Any

import numpy as np

from ludi.kernel.jit import shared
from ludi.kernel.loops import next_legal
from ludi.kernel.match import Match
from ludi.kernel.rng import next_random, scramble
from ludi.kernel.state import Mask, States, Words, copy_state, words_of


@shared
def best_decision(
    legal: Any, apply: Any, evaluate: Any, redeal: Any, states: States, words: Words, mask: Mask, seed: Any
) -> int:
    """The decision in states[0] with the best evaluation after it, in a world that fits what the player knows.

    states[1] holds that world, states[2] is scratch space for trying decisions. Ties are broken at random.
    """
    copy_state(words, 0, 1)
    player = states[0].to_move
    redeal(states[1], player, seed)
    count = legal(states[1], mask)
    chance = scramble(seed)
    best, best_value, equal, action = -1, 0.0, 0, -1
    for _ in range(count):
        action = next_legal(mask, action + 1)
        copy_state(words, 1, 2)
        apply(states[2], action)
        value = evaluate(states[2], player)
        if best < 0 or value > best_value:
            best, best_value, equal = action, value, 1
        elif value == best_value:
            equal += 1
            chance = next_random(chance)
            if chance % np.uint64(equal) == np.uint64(0):
                best = action
    return best


class Greedy:
    """Looks one decision ahead, by the game's evaluation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match) -> int:
        self.seed = (self.seed + 1) % 2**64
        states = match.game.new_states(3)
        words_of(states)[0] = np.frombuffer(bytes(match), np.uint64)
        return int(match.game.run(best_decision, states, seed=np.uint64(self.seed)))
