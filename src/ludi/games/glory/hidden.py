"""What players do not know, and a random world that fits what one of them does.

Hidden from a viewer are the deck, other hands, what others banked from their hands, and every vault card that came
unseen from the deck. Known nevertheless: cards shown by demands, and bounds that a demand not met has proved.
"""

from typing import Any

import numpy as np
from numba import types

from ludi.kernel.jit import BOOL, INT, VOID, WORD, compiled
from ludi.kernel.rng import draw, scramble
from ludi.kernel.state import State

from .data import CARD_COUNT, KIND, KINDS, MOST_PLAYERS, ORDERS
from .state import F_FOUNTAIN, S
from .table import actor, hands_are_open, top

# Where a hidden card lies: a hand is the number of its player.
IN_BANK, IN_UNSEEN, IN_DECK, IN_FOUNTAIN = MOST_PLAYERS, 2 * MOST_PLAYERS, 3 * MOST_PLAYERS, 3 * MOST_PLAYERS + 1
SLOTS = types.Array(types.int64, 2, "C")  # of each hidden card: place, card
TRIES = 8


@compiled(INT(S, SLOTS, INT, INT, INT, INT))
def add_slots(state: State, slots: Any, count: int, place: int, card: int, number: int) -> int:
    for _ in range(number):
        slots[count, 0] = place
        slots[count, 1] = card
        count += 1
    return count


@compiled(BOOL(S, INT, INT, INT))
def fits(state: State, place: int, out: int, into: int) -> bool:
    """Whether a place may have one card replaced by another: a hand keeps within its bounds."""
    if place >= MOST_PLAYERS or KIND[out] == KIND[into]:
        return True
    return state.hand_kinds[place, KIND[into]] < state.at_most[place, KIND[into]]  # type: ignore[no-any-return]


@compiled(VOID(S, INT, INT, INT))
def replace(state: State, place: int, out: int, into: int) -> None:
    """Keep a hand's count of kinds while cards are swapped."""
    if place < MOST_PLAYERS:
        state.hand_kinds[place, KIND[out]] -= 1
        state.hand_kinds[place, KIND[into]] += 1


@compiled(BOOL(S, SLOTS, INT, INT))
def swap(state: State, slots: Any, i: int, j: int) -> bool:
    """Swap the cards of two slots if both places may have them."""
    a, b = slots[i, 1], slots[j, 1]
    if slots[i, 0] == slots[j, 0]:
        slots[i, 1], slots[j, 1] = b, a
        return True
    if not fits(state, slots[i, 0], a, b) or not fits(state, slots[j, 0], b, a):
        return False
    replace(state, slots[i, 0], a, b)
    replace(state, slots[j, 0], b, a)
    slots[i, 1], slots[j, 1] = b, a
    return True


@compiled(VOID(S, SLOTS, INT, INT))
def shuffle(state: State, slots: Any, first: int, last: int) -> None:
    """Shuffle slots first .. last-1. Where a bound forbids a swap another is tried."""
    for i in range(first, last - 1):
        for _ in range(TRIES):
            if swap(state, slots, i, i + draw(state, last - i)):
                break


@compiled(VOID(S, INT, INT))
def put_back(state: State, place: int, card: int) -> None:
    """Lay a card where its slot says."""
    if place < IN_BANK:
        state.hand[place, card] += 1
    elif place < IN_UNSEEN:
        state.banked[place - IN_BANK, card] += 1
    elif place < IN_DECK:
        state.unseen[place - IN_UNSEEN, card] += 1
    elif place == IN_DECK:
        state.deck[state.deck_count] = card
        state.deck_count += 1
    else:
        state.frames[state.depth - 1, 1] = card


@compiled(INT(S, INT, SLOTS, INT))
def collect_player(state: State, other: int, slots: Any, count: int) -> int:
    """An opponent's hand and banked cards. What is known to be among them stays there, mixed, and is left out."""
    start = count
    for card in range(CARD_COUNT):
        count = add_slots(state, slots, count, other, card, int(state.hand[other, card]))
        count = add_slots(state, slots, count, IN_BANK + other, card, int(state.banked[other, card]))
        state.hand[other, card] = 0
        state.banked[other, card] = 0
    shuffle(state, slots, start, count)
    for card in range(CARD_COUNT):
        known = int(state.shown[other, card])
        i = start
        while known and i < count:
            if slots[i, 1] == card:
                put_back(state, slots[i, 0], card)
                count -= 1
                slots[i, 0], slots[i, 1] = slots[count, 0], slots[count, 1]
                known -= 1
            else:
                i += 1
    return count


@compiled(INT(S, INT, SLOTS))
def collect(state: State, viewer: int, slots: Any) -> int:
    """Take all hidden cards from the table; returns how many."""
    count = 0
    for player in range(state.players):
        if player != viewer and not hands_are_open(state):
            count = collect_player(state, player, slots, count)
    for player in range(state.players):
        for card in range(CARD_COUNT):
            count = add_slots(state, slots, count, IN_UNSEEN + player, card, int(state.unseen[player, card]))
            state.unseen[player, card] = 0
    if top(state) == F_FOUNTAIN and actor(state) != viewer and not hands_are_open(state):
        count = add_slots(state, slots, count, IN_FOUNTAIN, int(state.frames[state.depth - 1, 1]), 1)
    for i in range(state.deck_count):
        count = add_slots(state, slots, count, IN_DECK, int(state.deck[i]), 1)
    state.deck_count = 0
    return count


@compiled(VOID(S))
def recount_vaults(state: State) -> None:
    """The vaults' kinds follow from what lies there."""
    for player in range(state.players):
        for kind in range(KINDS):
            state.vault[player, kind] = state.vault_seen[player, kind]
        for card in range(CARD_COUNT):
            state.vault[player, KIND[card]] += state.banked[player, card] + state.unseen[player, card]


@compiled(VOID(S, INT, WORD))
def redeal(state: State, viewer: int, seed: Any) -> None:
    """A world that fits what the viewer knows."""
    state.rng = scramble(seed)
    if state.over:
        return
    slots = np.zeros((ORDERS, 2), np.int64)
    count = collect(state, viewer, slots)
    shuffle(state, slots, 0, count)
    for i in range(count):
        put_back(state, slots[i, 0], slots[i, 1])
    recount_vaults(state)
