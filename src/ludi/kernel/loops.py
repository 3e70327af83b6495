"""Generic compiled loops over any game. They take the game's functions as arguments, so each compiles once per game.

A parameter's type follows from its name: `legal` is always the game's legal, `states` an array of its records, and so
on; names not listed here are integers. Arrays may come in bundles: a parameter annotated with a NamedTuple has fields,
whose types follow from their names in the same way.
"""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types

from ludi.kernel import jit
from ludi.kernel.jit import FEATURES, INT, MASK, OPTIONS, REAL, SHEET, VOID, WORD, WORDS, compiled, shared
from ludi.kernel.quick import SPAN, bit_count, lowest_bit, marks_from
from ludi.kernel.rng import next_random, scaled, scramble
from ludi.kernel.state import Mask, States, Words, clear_state


@cache
def parameters(loop: Callable[..., Any]) -> dict[str, Any]:
    """A loop's parameters by name, whether it is compiled or not: the class of a bundle, None for all others."""
    found = inspect.signature(getattr(loop, "py_func", loop)).parameters.values()
    return {one.name: one.annotation if hasattr(one.annotation, "_fields") else None for one in found}


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
        "edges": jit.LINK_ROWS,
        "values": jit.REAL_ROWS,
        "path": jit.NUMBERS,
        "weights": jit.REALS,
        "finals": jit.REAL_ROWS,
        # of a network
        "layer1": jit.FEATURE_ROWS,
        "bias1": FEATURES,
        "layer2": jit.FEATURE_ROWS,
        "bias2": FEATURES,
        "layer3": jit.FEATURE_ROWS,
        "bias3": FEATURES,
        "policy": jit.FEATURE_ROWS,
        "policy_bias": FEATURES,
        "inputs": FEATURES,
        "active": jit.LINKS,
        "hidden": jit.FEATURE_ROWS,
        # of games to learn from
        "index": jit.SHORT_NUMBERS,
        "value": FEATURES,
        "start": jit.NUMBERS,
        "targets": jit.FEATURE_ROWS,
        "origins": jit.LINK_ROWS,
        "asked": jit.NUMBERS,
        "decision": jit.SHORT_NUMBERS,
        "visited": FEATURES,
        "order": jit.NUMBERS,
        "answers": jit.FEATURE_ROWS,
        "loose": jit.REALS,
        "habits": jit.REALS,
        # of many games side by side
        "actions": jit.NUMBERS,
        "seats": jit.NUMBERS,
        "learners": jit.NUMBERS,
        "choices": jit.NUMBERS,
        "keys": WORDS,
        "chances": jit.KEY,
        "masks": jit.BYTE_ROWS,
        "ends": MASK,
        "rewards": jit.FEATURE_ROWS,
        "points": jit.LINK_ROWS,
        "row": FEATURES,
        "found": jit.LINKS,
        "observations": jit.FEATURE_ROWS,
        "small": jit.BYTE_ROWS,
        "indices": jit.LINK_ROWS,
        "counts": jit.NUMBERS,
    }

    def typed(name: str, bundle: Any) -> Any:
        if bundle:
            return types.BaseTuple.from_types([typed(field, None) for field in bundle._fields], bundle)
        return named.get(name, INT)

    return jit.specialised(loop, *(typed(*one) for one in parameters(loop).items()))


@compiled(INT(MASK, INT))
def nth_legal(mask: Mask, n: int) -> int:
    """The n-th marked action, counted from 0; there must be more than n."""
    first, marks = 0, marks_from(mask, 0)
    while n >= bit_count(marks):
        n -= bit_count(marks)
        first += SPAN
        marks = marks_from(mask, first)
    for _ in range(n):
        marks &= marks - 1
    return first + lowest_bit(marks)


@compiled(INT(MASK, INT))
def next_legal(mask: Mask, action: int) -> int:
    """The first marked action at or after this one, or the mask's size if there is none."""
    while action < mask.size:
        marks = marks_from(mask, action)
        if marks:
            return action + lowest_bit(marks)
        action += SPAN
    return mask.size


@compiled(INT(MASK, INT, WORD))
def pick(mask: Mask, count: int, chance: Any) -> int:
    """A random marked action."""
    return nth_legal(mask, int(scaled(chance, np.uint64(count))))


@shared
def random_games(
    setup: Any,
    legal: Any,
    apply: Any,
    states: States,
    words: Words,
    mask: Mask,
    players: int,
    options: Any,
    games: int,
    seed: Any,
) -> int:
    """Play random games in states[0]. Returns the number of decisions with more than one legal answer."""
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
