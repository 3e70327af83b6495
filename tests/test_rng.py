"""Chance: as published, and useless to an attacker with a computer."""

import itertools

import numpy as np
import pytest

from ludi.kernel.game import Game
from ludi.kernel.rng import draw, key_of, next_random, rekey, scaled, scramble, siphash
from ludi.kernel.state import copy_of

pytestmark = pytest.mark.every_mode

Draw = tuple[int, int]  # one of 0 .. n-1, and the result


def test_siphash_matches_the_reference() -> None:
    """The reference vector for eight bytes: key 00 01 .. 0f, message 00 01 .. 07."""
    assert int(siphash(0x0706050403020100, 0x0F0E0D0C0B0A0908, 0x0706050403020100)) == 0x93F5F5799A932462


def test_seeds_give_different_keys_of_128_bits() -> None:
    keys = {key_of(seed).tobytes() for seed in (0, 1, 2**64, 2**127, 2**128 - 1)}
    assert len(keys) == 5 and all(len(key) == 16 for key in keys)


def test_a_redealt_world_has_a_chance_of_its_own(game: Game) -> None:
    match = game.new(seed=2)
    world = copy_of(match.state)
    game.redeal(world[0], 0, np.uint64(9))
    assert world[0].key[0] != match.state.key[0] and world[0].key[1] != match.state.key[1]
    rekey(world[0], np.uint64(9))
    assert world[0].draws == 0


# ---------------------------------------------------------------- the attacker


def known_bits(n: int, j: int) -> dict[int, int]:
    """The leading bits of a generator's high half, implied by having drawn j out of 0 .. n-1."""
    low, high = -(-(j << 32) // n), -(-((j + 1) << 32) // n) - 1
    known = {}
    for bit in range(31, -1, -1):
        if low >> bit != high >> bit:
            break
        known[32 + bit] = low >> bit & 1
    return known


def step(rows: list[int]) -> list[int]:
    """One step of xorshift64 on its 64 bits, each written as a sum (xor) of initial bits."""
    for shift in (13, -7, 17):
        rows = [
            row ^ (rows[bit - shift] if 0 <= bit - shift < 64 else 0) for bit, row in enumerate(rows)
        ]  # each new bit is the old one plus the one `shift` places away
    return rows


def solve(draws: list[Draw]) -> int | None:
    """The state of xorshift64 before draws that everybody saw; None if no state gives them."""
    rows = [1 << bit for bit in range(64)]
    pivots: dict[int, int] = {}
    for n, j in draws:
        rows = step(rows)
        for bit, value in known_bits(n, j).items():
            equation = rows[bit] | value << 64
            for pivot, other in pivots.items():
                if equation >> pivot & 1:
                    equation ^= other
            if equation == 1 << 64:
                return None
            if equation:
                pivot = (equation & (1 << 64) - 1).bit_length() - 1
                pivots = {p: e ^ equation if e >> pivot & 1 else e for p, e in pivots.items()} | {pivot: equation}
    return sum(1 << pivot for pivot, equation in pivots.items() if equation >> 64)


def replay(state: int, numbers: list[int]) -> list[Draw]:
    draws = []
    for n in numbers:
        state = int(next_random(np.uint64(state)))
        draws.append((n, int(scaled(np.uint64(state), np.uint64(n)))))
    return draws


SHUFFLES = [*range(20, 1, -1)] * 3  # three visible shuffles of twenty tiles


@pytest.mark.parametrize("seed", range(3))
def test_the_attacker_reads_a_linear_generator(seed: int) -> None:
    """Shows that the next test could fail: with such a generator, visible shuffles give away the whole game."""
    draws = replay(int(scramble(np.uint64(seed))), SHUFFLES * 2)
    found = solve(draws[: len(SHUFFLES)])
    assert found is not None and replay(found, SHUFFLES * 2) == draws


@pytest.mark.parametrize("seed", range(10))
def test_the_attacker_learns_nothing_from_a_game(game: Game, seed: int) -> None:
    state = copy_of(game.new(seed=seed).state)[0]
    assert solve([(n, draw(state, n)) for n in SHUFFLES]) is None


def test_draws_are_even() -> None:
    """Sixteen faces, each near its share; the bounds are five standard deviations wide."""
    counts = [0] * 16
    for number in range(8000):
        counts[int(scaled(siphash(1, 2, number), 16))] += 1
    assert all(abs(count - 500) < 5 * 22 for count in counts)
    assert all(siphash(1, 2, a) != siphash(1, 2, b) for a, b in itertools.pairwise(range(100)))
