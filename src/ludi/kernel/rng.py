"""Random numbers. A game's chance is drawn with a secret key kept in its record, so nobody can compute it from what
they saw. Loops and searches, which only need variety, use a fast generator with a single 64-bit state.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from ludi.kernel.jit import INTERPRETED, WORD, compiled, shared

Number = Any  # np.uint64; mixing it with plain ints would make both floats in compiled code
Key = npt.NDArray[np.uint64]

LOW = 0xFFFF_FFFF_FFFF_FFFF  # compiled code wraps at 64 bits by itself; interpreted code must be masked
unsigned = int if INTERPRETED else np.uint64  # NumPy's own numbers are slow where nothing is compiled
HALF = unsigned(32)
LENGTH = 8 << 56  # length of the hashed input in bytes, where SipHash expects it


def key_of(seed: int) -> Key:
    """The key of a game with this seed, an integer of up to 128 bits."""
    return np.frombuffer(sha256(seed.to_bytes(16, "little")).digest()[:16], np.uint64).copy()


# ---------------------------------------------------------------- the fast generator


@compiled(WORD(WORD))
def next_random(x: Number) -> Number:
    """The next state of the fast generator (xorshift64)."""
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    return x ^ (x << np.uint64(17))


@compiled(WORD(WORD))
def scramble(seed: Number) -> Number:
    """A starting state for the fast generator; similar seeds give unrelated numbers.

    Its 24 steps are written out for plain integers: interpreted, they take a third of the time of NumPy's.
    """
    x = int(seed ^ np.uint64(0x9E3779B97F4A7C15))
    if x == 0:
        x = int(np.uint64(0x2545F4914F6CDD1D))
    for _ in range(24):
        x ^= (x << 13) & LOW
        x ^= x >> 7
        x ^= (x << 17) & LOW
    return np.uint64(x)


@compiled(WORD(WORD, WORD))
def scaled(x: Number, n: Number) -> Number:
    """Scale a random 64-bit number to 0 .. n-1, using its high half."""
    return ((x >> HALF) * n) >> HALF


# ---------------------------------------------------------------- a game's chance


@compiled(types.UniTuple(WORD, 4)(WORD, WORD, WORD, WORD))
def sip_round(a: Number, b: Number, c: Number, d: Number) -> tuple[Number, Number, Number, Number]:
    """One round. Rotations are written out: interpreted, calling a function for each would take most of the time."""
    a = (a + b) & LOW
    c = (c + d) & LOW
    b = ((b << 13) & LOW | b >> 51) ^ a
    d = ((d << 16) & LOW | d >> 48) ^ c
    a = (a << 32) & LOW | a >> 32
    c = (c + b) & LOW
    a = (a + d) & LOW
    b = ((b << 17) & LOW | b >> 47) ^ c
    d = ((d << 21) & LOW | d >> 43) ^ a
    return a, b, (c << 32) & LOW | c >> 32, d


@compiled(WORD(WORD, WORD, WORD))
def siphash(k0: Number, k1: Number, number: Number) -> Number:
    """SipHash-2-4 of an eight-byte number: without the key, its values are indistinguishable from random."""
    a, b, c, d = sip_round(
        k0 ^ 0x736F6D6570736575,
        k1 ^ 0x646F72616E646F6D,
        k0 ^ 0x6C7967656E657261,
        k1 ^ 0x7465646279746573 ^ number,
    )
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a ^ number, b, c, d ^ LENGTH)
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a ^ LENGTH, b, c ^ 0xFF, d)
    for _ in range(3):
        a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


if INTERPRETED:  # imagined worlds all have the same few keys
    siphash = lru_cache(1 << 10)(siphash)


@shared
def rekey(state: Any, seed: Number) -> None:
    """Replace the chance of an imagined state: a redealt world, a trial."""
    state.key[0] = scramble(seed)
    state.key[1] = next_random(state.key[0])
    state.draws = 0
    state.spare = 0


@shared
def draw(state: Any, n: int) -> int:
    """A random number 0 .. n-1 from the state's key. Each hash serves two draws: `spare` keeps its low half."""
    word, drawn = state.spare, state.draws
    if drawn & 1 == 0:
        word = siphash(int(state.key[0]), int(state.key[1]), drawn >> 1)
        state.spare = (word << 32) & LOW
    else:
        state.spare = 0
    state.draws = drawn + 1
    return int(scaled(unsigned(word), unsigned(n)))
