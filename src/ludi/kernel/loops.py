"""Generic compiled loops over any game: they take the game's functions as arguments, so they are compiled once a game.

A parameter's type follows from its name: `legal` is always the game's legal, `states` an array of its records, and so
on; a name that is not listed here is a whole number.
"""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types

from ludi.kernel import jit
from ludi.kernel.jit import FEATURES, INT, MASK, OPTIONS, REAL, SHEET, VOID, WORD, WORDS, compiled, shared
from ludi.kernel.rng import next_random, scaled, scramble
from ludi.kernel.state import Mask, States, Words, clear_state


@cache
def parameters(loop: Callable[..., Any]) -> list[str]:
    """The names of a loop's parameters, compiled or not."""
    return list(inspect.signature(getattr(loop, "py_func", loop)).parameters)


@cache
def specialised(loop: Callable[..., Any], dtype: np.dtype[Any]) -> Callable[..., Any]:
    """A loop compiled for one game's record."""
    state = jit.record_type(dtype)
    functions = {
        "setup": VOID(state, INT, OPTIONS, jit.KEY),
        "legal": INT(state, MASK),
        "apply": VOID(state, INT),
        "scores": VOID(state, SHEET),
        "places": VOID(state, jit.PLACES),
        "redeal": VOID(state, INT, WORD),
        "observe": VOID(state, INT, FEATURES),
        "evaluate": REAL(state, INT),
    }
    named = {
        **{name: types.FunctionType(signature) for name, signature in functions.items()},
        "states": types.Array(state, 1, "C"),
        "words": WORDS,
        "mask": MASK,
        "options": OPTIONS,
        "seed": WORD,
        "numbers": jit.NUMBERS,
        "sheet": SHEET,
        "ranks": jit.PLACES,
        # of a search
        "nodes": jit.LINKS,
        "kept_nodes": jit.LINKS,
        "edges": jit.LINK_ROWS,
        "kept_edges": jit.LINK_ROWS,
        "values": jit.REAL_ROWS,
        "kept_values": jit.REAL_ROWS,
        "path": jit.NUMBERS,
        "weights": jit.REALS,
    }
    return jit.specialised(loop, *(named.get(name, INT) for name in parameters(loop)))


@compiled(INT(MASK, INT))
def nth_legal(mask: Mask, n: int) -> int:
    """The n-th marked action."""
    action = 0
    while True:
        if mask[action]:
            if n == 0:
                return action
            n -= 1
        action += 1


@compiled(INT(MASK, INT, WORD))
def pick(mask: Mask, count: int, chance: Any) -> int:
    """A random marked action."""
    return nth_legal(mask, int(scaled(chance, np.uint64(count))))


@shared
def random_games(
    setup: Any, legal: Any, apply: Any, states: States, words: Words, mask: Mask,
    players: int, options: Any, games: int, seed: Any,
) -> int:  # fmt: skip
    """Play random games in states[0]. Returns the decisions made: those with one legal answer only are not counted."""
    decisions = 0
    state = states[0]
    chance = scramble(seed)
    key = np.zeros(2, np.uint64)
    for _ in range(games):
        clear_state(words, 0)
        chance = next_random(chance)
        key[0] = chance
        setup(state, players, options, key)
        while not state.over:
            count = legal(state, mask)
            action = 0
            if count == 1:
                action = nth_legal(mask, 0)
            else:
                chance = next_random(chance)
                action = pick(mask, count, chance)
                decisions += 1
            apply(state, action)
    return decisions
