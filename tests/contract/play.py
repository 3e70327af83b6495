"""Random games for the contract tests."""

import itertools
import os
import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from hypothesis import strategies as st

import ludi
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.rng import key_of
from ludi.kernel.state import States, array_of

Table = tuple[str, int]
Actions = npt.NDArray[np.intp]


@st.composite
def matches(draw: st.DrawFn, game: Game) -> Match:
    """A match of any size and options, played at random to any point between its start and its end."""
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


def random_states(table: Table, decisions: int) -> Iterator[tuple[Game, States, Actions]]:
    """Every state, as states[0], of whole random games totalling `decisions` decisions, with its legal actions.

    At the end of a game there are none; forced decisions are included here like all others.
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
        over = array_of(states)["over"]
        state = states[0]
        game.setup(state, players, game.about.option_numbers(options), key_of(seed))
        while not over[0]:
            count = game.legal(state, mask)
            legal = np.flatnonzero(mask)
            assert count == len(legal) > 0, f"seed {seed}: legal says {count}, the mask {len(legal)}"
            yield game, states, legal
            game.apply(state, int(legal[chance.randrange(count)]))
            decisions -= 1
        yield game, states, legal[:0]


def seats_near(game: str, number: int) -> int:
    """The number of players nearest to this one with which the game can be played."""
    return min(ludi.catalogue()[game].player_counts, key=lambda players: abs(players - number))


def scaled(number: int) -> int:
    """Scale the amount of testing. LUDI_TEST_SCALE=10 tests ten times as much; 0.05 suffices without a compiler."""
    return max(1, int(number * float(os.environ.get("LUDI_TEST_SCALE", "1"))))
