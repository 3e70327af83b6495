"""Random games for the contract tests."""

import hashlib
import itertools
import os
import random
import sys
from collections.abc import Iterator

import numpy as np
from hypothesis import strategies as st

import ludi
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
from ludi.kernel.rng import key_of
from ludi.kernel.state import States, bytes_of

Table = tuple[str, int]


@st.composite
def matches(draw: st.DrawFn, game: Game) -> Match:
    """A match of any size and options, played at random to anywhere between its start and its end."""
    match = game.new(
        players=draw(st.sampled_from(game.about.player_counts)),
        seed=draw(st.integers(0, 2**64 - 1)),
        options={option.name: draw(st.sampled_from(option.choices)) for option in game.about.options},
    )
    chance = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 400))):
        if match.over:
            break
        match.apply(chance.choice(match.legal_actions()))
    return match


def random_states(table: Table, decisions: int) -> Iterator[tuple[Game, States, int]]:
    """Every state, as states[0], of whole random games of so many decisions in all, with the number of legal actions.

    The number is 0 when the game is over; the kernel's forced decisions are random ones here like all others.
    """
    name, players = table
    game = ludi.load(name)
    mask = game.new_mask()
    for seed in itertools.count():
        if decisions <= 0:
            break
        chance = random.Random(seed)
        options = {option.name: chance.choice(option.choices) for option in game.about.options}
        states = game.new_states(1)
        state = states[0]
        game.setup(state, players, game.about.option_numbers(options), key_of(seed))
        while not state.over:
            count = game.legal(state, mask)
            legal = np.flatnonzero(mask)
            assert count == len(legal) > 0, f"seed {seed}: legal says {count}, the mask {len(legal)}"
            yield game, states, count
            game.apply(state, int(legal[chance.randrange(count)]))
            decisions -= 1
        yield game, states, 0


def digest(table: Table, decisions: int) -> str:
    """A fingerprint of every state of random games."""
    found = hashlib.sha256()
    for _, states, count in random_states(table, decisions):
        found.update(bytes_of(states) + bytes([count % 256]))
    return found.hexdigest()


def scaled(number: int) -> int:
    """How much to test: less where every step is interpreted; LUDI_TEST_SCALE=10 tests ten times as much."""
    scale = float(os.environ.get("LUDI_TEST_SCALE", "1"))
    return max(1, int(number * scale / (20 if INTERPRETED else 1)))


if __name__ == "__main__":
    print(digest((sys.argv[1], int(sys.argv[2])), int(sys.argv[3])))
