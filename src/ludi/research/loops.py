"""Many games side by side, compiled: one decision in each, and on to the learner's next one.

Forced decisions and those of bots are taken on the way. When a game ends, the next one begins.
"""

from typing import Any, NamedTuple

import numpy as np

from ludi.bots.greedy import best_decision
from ludi.kernel.jit import BYTE_ROWS, INT, KEY, NUMBERS, VOID, compiled, shared
from ludi.kernel.loops import nth_legal, pick
from ludi.kernel.quick import nonzero
from ludi.kernel.rng import next_random, scramble
from ludi.kernel.state import States, Words, clear_state, copy_state

SPARE = 3
"""Number of states before those of the games: the workspace of `best_decision`."""
NOBODY, RANDOM, GREEDY = range(3)
"""Who plays the other seats: nobody, so that every decision is asked, or a bot."""
NONE, DENSE, SMALL, SPARSE, SPARSE_SMALL = range(5)
"""How observations are written."""
SCALE = 60
"""The value of 1 in a small observation: halves, thirds, quarters, fifths and tenths are integers."""
ALL_SEATS = -1


class Batch(NamedTuple):
    """The inputs and outputs of the games: a row or a number for each."""

    actions: Any
    keys: Any  # for the chance of the next game
    learners: Any  # the seat that is asked; ALL_SEATS: whoever is to move
    chances: Any  # of bots
    seats: Any  # who is to move
    masks: Any
    choices: Any  # number of legal actions
    rewards: Any
    points: Any
    ends: Any
    observations: Any
    small: Any
    indices: Any
    counts: Any


@shared
def judge(
    scores: Any, places: Any, state: Any, sheet: Any, ranks: Any, points: Any, rewards: Any, learner: int
) -> None:
    """The rewards of a finished game: by place, from 1 for first to -1; tied places share."""
    players = state.players
    scores(state, sheet)
    places(state, ranks)
    for seat in range(players):
        points[seat] = 0
        for source in range(sheet.shape[1]):
            points[seat] += sheet[seat, source]
        balance = 0
        for other in range(players):
            if ranks[other] != ranks[seat]:
                balance += 1 if ranks[other] > ranks[seat] else -1
        if learner == ALL_SEATS:
            rewards[seat] = balance / (players - 1)
        elif learner == seat:
            rewards[0] = balance / (players - 1)


@shared
def renew(out: Any, row: Any) -> None:
    """Copy only what differs: many games exceed the cache, where reading costs less than writing."""
    for f in range(row.size):
        if out[f] != row[f]:
            out[f] = row[f]


@shared
def small_number(x: float) -> int:
    return int(max(-128.0, min(127.0, np.floor(x * SCALE + 0.5))))


@shared
def pack(row: Any, found: Any, indices: Any, numbers: Any, before: int, scaled: bool) -> int:
    """Write only nonzero numbers, with their indices, and wipe what is left of the previous row."""
    count = nonzero(row, found)
    for j in range(count):
        indices[j] = found[j]
    for j in range(count):
        numbers[j] = small_number(row[found[j]]) if scaled else row[found[j]]
    for j in range(count, before):
        indices[j] = row.size
        numbers[j] = 0
    return count


@shared
def advance(
    setup: Any,
    legal: Any,
    apply: Any,
    scores: Any,
    places: Any,
    redeal: Any,
    observe: Any,
    evaluate: Any,
    states: States,
    words: Words,
    batch: Batch,
    sheet: Any,
    ranks: Any,
    row: Any,
    found: Any,
    options: Any,
    players: int,
    opponents: int,
    shift: int,
    form: int,
    fresh: int,
) -> None:
    """Start all games (`fresh`), or take a decision in each. One long function, so that arrays are unpacked once."""
    actions, keys, learners, chances, seats, masks, choices, rewards, points, ends = batch[:10]
    observations, small, indices, counts = batch[10:]
    for i in range(len(actions)):
        state, mask = states[SPARE + i], masks[i]
        ends[i] = 0
        for column in range(rewards.shape[1]):
            rewards[i, column] = 0
        new = fresh == 1
        if not new:
            apply(state, actions[i])
        while True:
            if new:
                clear_state(words, SPARE + i)
                setup(state, players, options, keys[i])
                chances[i] = scramble(keys[i, 1])
                keys[i, 0] = next_random(keys[i, 0])  # not to repeat a game that ends before the learner's turn
                if learners[i] != ALL_SEATS:
                    learners[i] = (learners[i] + shift) % players
                new = False
            if state.over:
                ends[i] = 1
                judge(scores, places, state, sheet, ranks, points[i], rewards[i], learners[i])
                new = True
                continue
            count = legal(state, mask)
            if count == 1:
                apply(state, nth_legal(mask, 0))
            elif learners[i] == ALL_SEATS or learners[i] == state.to_move:
                choices[i] = count
                break
            else:
                chances[i] = next_random(chances[i])
                if opponents == RANDOM:
                    apply(state, pick(mask, count, chances[i]))
                else:
                    copy_state(words, SPARE + i, 0)
                    apply(state, best_decision(legal, apply, evaluate, redeal, states, words, mask, chances[i]))
        seats[i] = state.to_move
        if form != NONE:
            observe(state, state.to_move, row)
            if form == DENSE:
                renew(observations[i], row)
            elif form == SMALL:
                for f in range(row.size):
                    small[i, f] = small_number(row[f])
            elif form == SPARSE:
                counts[i] = pack(row, found, indices[i], observations[i], counts[i], False)
            else:
                counts[i] = pack(row, found, indices[i], small[i], counts[i], True)


@compiled(VOID(BYTE_ROWS, NUMBERS, KEY, NUMBERS))
def choose(masks: Any, choices: Any, chances: Any, actions: Any) -> None:
    """Choose a random legal action for every game."""
    for i in range(len(actions)):
        chances[i] = next_random(chances[i])
        actions[i] = pick(masks[i], choices[i], chances[i])


@compiled(INT(BYTE_ROWS, NUMBERS))
def first_illegal(masks: Any, actions: Any) -> int:
    """The first game whose action is illegal; -1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1
