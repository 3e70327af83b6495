"""Random games for the contract tests."""

import hashlib
import random
import sys
from collections.abc import Iterator

import numpy as np
from hypothesis import strategies as st

import ludi
from ludi.kernel.game import Game
from ludi.kernel.jit import INTERPRETED
from ludi.kernel.match import Match
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


def random_states(table: Table, games: int) -> Iterator[tuple[Game, States, int]]:
    """Every state of random games, as states[0], with the number of its legal actions; 0 at the end."""
    name, players = table
    game = ludi.load(name)
    mask = game.new_mask()
    for seed in range(games):
        chance = random.Random(seed)
        options = {option.name: chance.choice(option.choices) for option in game.about.options}
        states = game.new_states(1)
        state = states[0]
        game.setup(state, players, game.about.option_numbers(options), np.uint64(seed))
        while not state.over:
            count = game.legal(state, mask)
            legal = np.flatnonzero(mask)
            assert count == len(legal) > 0, f"seed {seed}: legal says {count}, the mask {len(legal)}"
            yield game, states, count
            game.apply(state, int(legal[chance.randrange(count)]))
        yield game, states, 0


def digest(table: Table, games: int) -> str:
    """A fingerprint of every state of random games."""
    found = hashlib.sha256()
    for _, states, count in random_states(table, games):
        found.update(bytes_of(states) + bytes([count % 256]))
    return found.hexdigest()


def scaled(games: int) -> int:
    """Fewer games where every step is interpreted."""
    return max(1, games // 20) if INTERPRETED else games


if __name__ == "__main__":
    print(digest((sys.argv[1], int(sys.argv[2])), int(sys.argv[3])))
