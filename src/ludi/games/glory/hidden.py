"""What players do not know, and random worlds that fit what one of them does know.

Hidden from a viewer are the deck, other hands, what others banked from their hands, and every vault card that came
unseen from the deck. Still known: cards shown for demands, upper bounds proved by unmet demands, and that a player
asked for a card has one.
"""

from typing import Any

import numpy as np
from numba import types

from ludi.kernel.jit import BOOL, INT, NUMBERS, VOID, WORD, compiled
from ludi.kernel.quick import scratch
from ludi.kernel.rng import draw, rekey
from ludi.kernel.state import State

from . import data as D, state as R, table
from .building import accepted_by_own
from .legionary import is_immune
from .state import S

# Columns of the counts of hidden cards per player.
HELD, BANKED, UNSEEN = range(3)
COUNTS = types.Array(types.int64, 2, "C")
ALL_KINDS = (1 << D.KINDS) - 1
new_counts, new_pool = scratch("i8", D.MOST_PLAYERS, 3), scratch("i8", D.CARD_COUNT)


@compiled(BOOL(S, INT, INT))
def is_hidden(state: State, viewer: int, player: int) -> bool:
    """Whether a viewer cannot see a player's hand."""
    return player != viewer and not table.hands_are_open(state)


@compiled(BOOL(S, INT))
def fountain_is_hidden(state: State, viewer: int) -> bool:
    """Whether a card was just drawn with a Fountain that the viewer cannot see."""
    return table.top(state) == R.F_FOUNTAIN and is_hidden(state, viewer, table.actor(state))


@compiled(INT(S))
def kinds_asked(state: State) -> int:
    """The kinds (bits) of which the player asked must hold a card, or they would not be asked."""
    if state.phase == R.ASK_PETITION:
        return 1 << table.top_number(state, 1)
    if state.phase == R.ASK_MATERIAL and table.top_number(state, 2) & 1:
        return accepted_by_own(state, table.actor(state), table.top_number(state, 1))
    kinds = 0
    if state.phase == R.ASK_GIVE and not is_immune(state, state.to_move):
        for kind in range(D.KINDS):
            if state.due[kind]:
                kinds |= 1 << kind
    return kinds


@compiled(INT(S))
def cards_missing(state: State) -> int:
    """How many cards of these kinds the hand of the player asked still lacks."""
    kinds = kinds_asked(state)
    if kinds == 0:
        return 0
    held = 0
    for kind in range(D.KINDS):
        if kinds >> kind & 1:
            held += state.hand_kinds[state.to_move, kind]
    return max(0, (table.top_number(state, 2) if state.phase == R.ASK_PETITION else 1) - held)


@compiled(INT(S, INT, INT))
def showing(state: State, player: int, card: int) -> int:
    """How many cards of a name a player is showing: they are still in the hand."""
    number = int(state.showing[card])
    return number if number and player == table.actor(state) else 0


@compiled(INT(S, INT, INT))
def known(state: State, player: int, card: int) -> int:
    """How many cards of a name are known to be in a player's hand, or banked from it."""
    return max(int(state.shown[player, card]), showing(state, player, card))


@compiled(VOID(S, INT, COUNTS, NUMBERS))
def take_up(state: State, viewer: int, counts: Any, pool: Any) -> None:
    """Collect all that the viewer knows: the number of hidden cards by place, and by name those not known to be in a
    hand or bank.
    """
    for player in range(state.players):
        hidden = is_hidden(state, viewer, player)
        for card in range(D.CARD_COUNT):
            pool[card] += state.unseen[player, card]
            counts[player, UNSEEN] += state.unseen[player, card]
            if hidden:
                pool[card] += state.hand[player, card] + state.banked[player, card] - known(state, player, card)
                counts[player, HELD] += state.hand[player, card]
                counts[player, BANKED] += state.banked[player, card]
    if fountain_is_hidden(state, viewer):
        pool[state.frames[state.depth - 1, 1]] += 1
    for i in range(state.deck_count):
        pool[state.deck[i]] += 1


@compiled(BOOL(S, INT, INT))
def hold(state: State, player: int, card: int) -> bool:
    """Put a card into a hand, unless that exceeds the hand's bounds."""
    kind = D.KIND[card]
    if state.hand_kinds[player, kind] >= state.at_most[player, kind]:
        return False
    state.hand_kinds[player, kind] += 1
    state.hand[player, card] += 1
    return True


@compiled(BOOL(S, INT, INT, INT))
def deal_known(state: State, player: int, held: int, banked: int) -> bool:
    """Deal the cards known to be in a player's hand or bank to either at random; False if they do not fit."""
    for card in range(D.CARD_COUNT):
        for _ in range(showing(state, player, card)):
            held -= hold(state, player, card)
    for card in range(D.CARD_COUNT):
        for _ in range(int(state.shown[player, card]) - showing(state, player, card)):
            if held + banked == 0:
                return False
            into_hand = draw(state, held + banked) < held
            if into_hand and hold(state, player, card):
                held -= 1
            elif banked > 0:
                state.banked[player, card] += 1
                banked -= 1
            elif held > 0 and hold(state, player, card):
                held -= 1
            else:
                return False
    return True


@compiled(BOOL(S, INT, INT, NUMBERS, INT, INT))
def deal_hand(state: State, player: int, kinds: int, cards: Any, first: int, number: int) -> bool:
    """Deal cards of some kinds to a hand and move them to the front of the rest; False if too few fit its bounds."""
    i = first
    while number > 0:
        if i == len(cards):
            return False
        if kinds >> D.KIND[cards[i]] & 1 and hold(state, player, cards[i]):
            cards[first], cards[i] = cards[i], cards[first]
            first += 1
            number -= 1
        i += 1
    return True


@compiled(BOOL(S, INT, COUNTS, NUMBERS))
def deal(state: State, viewer: int, counts: Any, cards: Any) -> bool:
    """Deal all hidden cards at random; False if a hand's bounds leave no card for it."""
    for i in range(len(cards) - 1):
        j = i + draw(state, len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    for player in range(state.players):
        if is_hidden(state, viewer, player):
            state.hand[player, :] = 0
            state.banked[player, :] = 0
            state.hand_kinds[player, :] = 0
            if not deal_known(state, player, counts[player, HELD], counts[player, BANKED]):
                return False
    at = cards_missing(state)  # none if the hand is visible
    if not deal_hand(state, state.to_move, kinds_asked(state), cards, 0, at):
        return False
    begin = draw(state, int(state.players))  # so that no hand always has first choice
    for turn in range(state.players):
        player = (begin + turn) % state.players
        if is_hidden(state, viewer, player):
            left = counts[player, HELD] - state.hand[player].sum()
            if left < 0 or not deal_hand(state, player, ALL_KINDS, cards, at, left):
                return False
            at += left
    for player in range(state.players):
        if is_hidden(state, viewer, player):
            for _ in range(counts[player, BANKED] - state.banked[player].sum()):
                state.banked[player, cards[at]] += 1
                at += 1
        state.unseen[player, :] = 0
        for _ in range(counts[player, UNSEEN]):
            state.unseen[player, cards[at]] += 1
            at += 1
    if fountain_is_hidden(state, viewer):
        state.frames[state.depth - 1, 1] = cards[at]
        at += 1
    for i in range(state.deck_count):
        state.deck[i] = cards[at + i]
    return True


@compiled(VOID(S))
def recount_vaults(state: State) -> None:
    """Recompute the vaults' kinds from their cards."""
    for player in range(state.players):
        for kind in range(D.KINDS):
            state.vault[player, kind] = state.vault_seen[player, kind]
        for card in range(D.CARD_COUNT):
            state.vault[player, D.KIND[card]] += state.banked[player, card] + state.unseen[player, card]


@compiled(VOID(S, INT, WORD))
def redeal(state: State, viewer: int, seed: Any) -> None:
    """Deal a world that depends only on what the viewer knows."""
    rekey(state, seed)
    if state.over:
        return
    counts, pool = new_counts(), new_pool()
    take_up(state, viewer, counts, pool)
    cards = np.repeat(np.arange(D.CARD_COUNT), pool)
    while not deal(state, viewer, counts, cards):
        pass  # shuffle again; the true world proves that one fits
    recount_vaults(state)
