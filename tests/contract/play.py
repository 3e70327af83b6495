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
from ludi.kernel.state import State, bytes_of

Table = tuple[str, int]


def random_options(game: Game, chance: random.Random) -> dict[str, str]:
    return {option.name: chance.choice(option.choices) for option in game.about.options}


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


def random_states(table: Table, games: int, seed: int = 0) -> Iterator[tuple[Game, State, int]]:
    """Every state of random games with the number of its legal actions; 0 at the end."""
    name, players = table
    game = ludi.load(name)
    for number in range(seed, seed + games):
        chance = random.Random(number)
        states, mask = game.new_states(1), game.new_mask()
        state = states[0]
        game.setup(state, players, game.about.option_numbers(random_options(game, chance)), np.uint64(number))
        while not state.over:
            count = game.legal(state, mask)
            legal = np.flatnonzero(mask)
            assert count == len(legal) > 0, f"seed {number}: legal says {count}, the mask {len(legal)}"
            yield game, state, count
            game.apply(state, int(legal[chance.randrange(count)]))
        yield game, state, 0


def digest(table: Table, games: int) -> str:
    """A fingerprint of every state of random games."""
    name, players = table
    game = ludi.load(name)
    found = hashlib.sha256()
    for number in range(games):
        chance = random.Random(number)
        states, mask = game.new_states(1), game.new_mask()
        state = states[0]
        game.setup(state, players, game.about.option_numbers(random_options(game, chance)), np.uint64(number))
        while not state.over:
            count = game.legal(state, mask)
            found.update(mask.tobytes() + bytes_of(states))
            game.apply(state, int(np.flatnonzero(mask)[chance.randrange(count)]))
        found.update(bytes_of(states))
    return found.hexdigest()


def scaled(games: int) -> int:
    """Fewer games where every step is interpreted."""
    return max(1, games // 20) if INTERPRETED else games


if __name__ == "__main__":
    print(digest((sys.argv[1], int(sys.argv[2])), int(sys.argv[3])))
