"""The promises of `kernel/quick.py`, in every mode: compared with plain Python."""

from typing import Any

import numpy as np
import pytest

from ludi.kernel.jit import shared
from ludi.kernel.loops import next_legal, nth_legal
from ludi.kernel.quick import (
    ROOM,
    SPAN,
    bit_count,
    lowest_bit,
    marker,
    marks_from,
    nonzero,
    pair_marker,
    scratch,
    where,
    where_in,
    wipe,
)
from ludi.kernel.state import array_of, new_states

pytestmark = pytest.mark.every_mode

CARDS, KINDS, PLAYERS = 43, 6, 3  # rows split into pieces of 32, 8, 2 and 1, and of 4 and 2
FIELDS = {"hand": ("i1", (PLAYERS, CARDS)), "kinds": ("i2", (PLAYERS, 2, KINDS)), "pool": ("i4", (KINDS,))}
RECORD = np.dtype([(name, *field) for name, field in FIELDS.items()])

mark_cards, mark_kinds, mark_pairs = marker(CARDS), marker(KINDS), pair_marker(CARDS)
fresh = scratch("i2", 2, 5)


def bits_of(row: Any, least: int) -> int:
    return sum(1 << i for i, number in enumerate(row) if number >= least)


@shared
def find(state: Any, player: int, least: int, out: Any) -> None:
    out[0] = where_in(state.hand, player, least)
    out[1] = where_in(state.kinds, player, least)
    out[2] = where(state.pool, least)


@shared
def mark_both(mask: Any, cards: int, kinds: int) -> int:
    return mark_cards(mask, 1, cards) + mark_kinds(mask, 1 + CARDS, kinds)


@shared
def mark_in_pairs(mask: Any, ones: int, others: int) -> int:
    return mark_pairs(mask, 1, ones, others)


@shared
def look_at(mask: Any, number: int, out: Any) -> None:
    out[0], out[1] = bit_count(number), lowest_bit(number)
    numbers = mask.astype(np.float32) / 3
    for i in range(mask.size):
        out[2 + i] = marks_from(mask, i)
        out[2 + mask.size + i] = marks_from(numbers, i)
    wipe(mask)


@shared
def use_fresh(out: Any) -> None:
    for i in range(3):
        array = fresh()
        out[i] = array.sum()
        array[1, i] = 7


def test_where_finds_places() -> None:
    random, states, found = np.random.default_rng(1), new_states(RECORD, 1), np.zeros(3, np.int64)
    for _ in range(50):
        for name in FIELDS:
            array_of(states)[name] = random.integers(-2, 4, RECORD[name].shape)
        for player in range(PLAYERS):
            for least in (-1, 1, 3):
                find(states[0], player, least, found)
                rows = states[0].hand[player], states[0].kinds[player].ravel(), states[0].pool
                assert found.tolist() == [bits_of(row, least) for row in rows]


def test_marker_marks_and_counts() -> None:
    """Earlier marks stay, and nothing else is touched."""
    random = np.random.default_rng(2)
    for _ in range(50):
        cards, kinds = int(random.integers(1 << CARDS)), int(random.integers(1 << KINDS))
        mask = random.integers(0, 2, CARDS + KINDS + 2).astype(np.int8)
        wanted = mask | [0, *(cards >> i & 1 for i in range(CARDS)), *(kinds >> i & 1 for i in range(KINDS)), 0]
        assert mark_both(mask, cards, kinds) == cards.bit_count() + kinds.bit_count()
        assert mask.tolist() == wanted.tolist()


def test_pairs_are_marked_side_by_side() -> None:
    random = np.random.default_rng(3)
    for _ in range(50):
        ones, others = (int(bits) for bits in random.integers(1 << CARDS, size=2))
        mask = random.integers(0, 2, 2 * CARDS + 2).astype(np.int8)
        wanted = mask | [0, *(bits >> i & 1 for i in range(CARDS) for bits in (ones, others)), 0]
        assert mark_in_pairs(mask, ones, others) == ones.bit_count() + others.bit_count()
        assert mask.tolist() == wanted.tolist()


@pytest.mark.parametrize("number", [1, 6, 0b1010_0000, 1 << 40, (1 << 62) + 8, 2**63 - 1])
@pytest.mark.parametrize("size", [12, SPAN, SPAN + 9, 3 * SPAN])
def test_bits_and_marks(number: int, size: int) -> None:
    mask, found = np.random.default_rng(size).integers(0, 2, size).astype(np.int8), np.zeros(2 + 2 * size, np.int64)
    marks = mask.tolist()
    look_at(mask, number, found)
    lowest = next(i for i in range(64) if number >> i & 1)
    assert found.tolist() == [number.bit_count(), lowest, *2 * [bits_of(marks[i : i + SPAN], 1) for i in range(size)]]
    assert not mask.any()


@pytest.mark.parametrize("size", [1, 12, SPAN, SPAN + 9, 7 * SPAN + 5])
@pytest.mark.parametrize("full", [0, 0.1, 0.9, 1])
def test_nonzero_finds_places(size: int, full: float) -> None:
    random = np.random.default_rng(size)
    for _ in range(20):
        row, found = (random.random(size) < full).astype(np.float32) / 3, np.full(size + ROOM, -9, np.int32)
        count = nonzero(row, found)
        assert found[:count].tolist() == np.flatnonzero(row).tolist()


def test_scratch_is_empty_each_time() -> None:
    found = np.ones(3, np.int64)
    use_fresh(found)
    assert not found.any()


@pytest.mark.parametrize("size", [1, 7, SPAN, SPAN + 5, 4 * SPAN - 1])
def test_legal_actions_are_found_in_order(size: int) -> None:
    random = np.random.default_rng(size)
    for _ in range(20):
        mask = random.integers(0, 2, size).astype(np.int8)
        mask[random.integers(size)] = 1
        legal = np.flatnonzero(mask).tolist()
        assert [nth_legal(mask, n) for n in range(len(legal))] == legal
        assert [next_legal(mask, action) for action in range(size)] == [
            min((one for one in legal if one >= action), default=size) for action in range(size)
        ]
