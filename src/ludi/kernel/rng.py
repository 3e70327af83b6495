"""Chance: a small generator whose whole state is one 64-bit number, so that it can live in a game's record."""

from typing import Any

import numpy as np

from ludi.kernel.jit import WORD, compiled, shared

Number = Any  # np.uint64; mixing it with plain integers would turn both into floats in compiled code


@compiled(WORD(WORD))
def next_random(x: Number) -> Number:
    """The next state of the generator (xorshift64: no multiplication, so nothing overflows aloud when interpreted)."""
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    return x ^ (x << np.uint64(17))


@compiled(WORD(WORD))
def scramble(seed: Number) -> Number:
    """A generator from any seed; near seeds give unrelated games."""
    x = seed ^ np.uint64(0x9E3779B97F4A7C15)
    if x == np.uint64(0):
        x = np.uint64(0x2545F4914F6CDD1D)
    for _ in range(24):
        x = next_random(x)
    return x


@compiled(WORD(WORD, WORD))
def scaled(x: Number, n: Number) -> Number:
    """A generator's number as one of 0 .. n-1, by its high half."""
    return ((x >> np.uint64(32)) * n) >> np.uint64(32)


@shared
def draw(state: Any, n: int) -> int:
    """A random number 0 .. n-1 from the state's own generator."""
    state.rng = next_random(np.uint64(state.rng))
    return int(scaled(np.uint64(state.rng), np.uint64(n)))
