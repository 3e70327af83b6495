"""Random draws: cards from the deck, tiles from the stacks, bonus tiles from the bag."""

from typing import Any

from ludi.kernel.jit import BOOL, INT, VOID, compiled, shared
from ludi.kernel.quick import bit_count, lowest_bit
from ludi.kernel.rng import draw
from ludi.kernel.state import State, emit

from . import data as D, events as E
from .state import S


@shared
def take_kind(state: State, stack: Any) -> int:
    """Take a random item from a stack stored as counts by kind. Returns its kind, or -1 if the stack was empty."""
    left = 0
    for kind in range(len(stack)):
        left += int(stack[kind])
    if left == 0:
        return -1
    n = draw(state, left)
    kind = 0
    while n >= stack[kind]:
        n -= int(stack[kind])
        kind += 1
    stack[kind] -= 1
    return kind


# ---------------------------------------------------------------- cards


@compiled(VOID(S))
def reshuffle(state: State) -> None:
    """Make the discards, except the top card of each pile, the new deck, whose contents everybody knows. [R23]"""
    for pile in range(D.PILES):
        last = state.pile_count[pile] - 1
        for i in range(last):
            state.deck[state.pile[pile, i] - 1] += 1
            state.deck_count += 1
            state.pile[pile, i] = 0
        if last > 0:
            state.pile[pile, 0] = state.pile[pile, last]
            state.pile[pile, last] = 0
            state.pile_count[pile] = 1
    if state.deck_count:
        emit(state, E.RESHUFFLED, state.to_move, state.deck_count, 0, 0)
        for player in range(state.players):
            for kind in range(D.COMMODITY_KINDS):
                state.old[player, kind] = state.hand[player, kind] - state.known[player, kind]


@compiled(INT(S))
def draw_card(state: State) -> int:
    """Take the top card of the deck; -1 if there is none even after a reshuffle. [R45]"""
    if state.deck_count == 0:
        reshuffle(state)
        if state.deck_count == 0:
            return -1
    state.deck_count -= 1
    state.reveals += 1
    return take_kind(state, state.deck)


@compiled(BOOL(S))
def can_draw(state: State) -> bool:
    return state.deck_count > 0 or state.pile_count[0] > 1 or state.pile_count[1] > 1


@compiled(INT(S, INT, INT))
def draw_cards(state: State, player: int, most: int) -> int:
    """Draw up to `most` cards into a hand; returns how many there were."""
    for i in range(most):
        kind = draw_card(state)
        if kind < 0:
            return i
        state.hand[player, kind] += 1
    return most


@compiled(VOID(S, INT, INT))
def put_on_pile(state: State, pile: int, kind: int) -> None:
    state.pile[pile, state.pile_count[pile]] = kind + 1
    state.pile_count[pile] += 1


@compiled(INT(S, INT, INT))
def take_from_pile(state: State, player: int, pile: int) -> int:
    """Take a pile's top card into the hand, seen by all; refill an emptied pile. Returns the card's kind."""
    state.pile_count[pile] -= 1
    count = state.pile_count[pile]
    kind = state.pile[pile, count] - 1
    state.pile[pile, count] = 0
    state.hand[player, kind] += 1
    state.known[player, kind] += 1
    return kind


@compiled(VOID(S, INT))
def refill_pile(state: State, pile: int) -> None:
    """Refill an emptied pile with the top card of the deck."""
    if state.pile_count[pile] == 0:
        card = draw_card(state)
        if card >= 0:
            put_on_pile(state, pile, card)
            emit(state, E.PILE_FILLED, state.to_move, card, pile, 0)


@compiled(VOID(S, INT, INT))
def lose_card(state: State, player: int, kind: int) -> None:
    """Remove a card from a hand. If a card of its kind was known to be there, it counts as that one."""
    state.hand[player, kind] -= 1
    if state.known[player, kind] > 0:
        state.known[player, kind] -= 1
    unseen = state.hand[player, kind] - state.known[player, kind]
    if state.old[player, kind] > unseen:
        state.old[player, kind] = unseen


# ---------------------------------------------------------------- tiles


@compiled(INT(S))
def draw_forum_tile(state: State) -> int:
    """Take a tile from the forum stack; -1 if it is empty."""
    if state.forum_left == 0:
        return -1
    state.forum_left -= 1
    state.reveals += 1
    return take_kind(state, state.forum_stack)


@compiled(INT(S))
def draw_extra_tile(state: State) -> int:
    """Take a tile from the extra-action stack and return its action; -1 if it is empty."""
    action = take_kind(state, state.extra_stack)
    state.reveals += action >= 0
    return action


@compiled(INT(S))
def draw_demand(state: State) -> int:
    """Take a demand tile from the stack and return its kind; -1 if it is empty."""
    kind = take_kind(state, state.demand_stack)
    state.reveals += kind >= 0
    return kind


@compiled(INT(INT, INT))
def nth_bit(bits: int, n: int) -> int:
    """The position of the n-th set bit."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


@compiled(VOID(S, INT))
def turn_up_top(state: State, category: int) -> None:
    """Turn up the next tile of a Trajan stack; of the twins, the first always stands for both."""
    bits = int(state.below[category])
    if bits == 0:
        state.top[category] = -1
        return
    place = nth_bit(bits, draw(state, bit_count(bits)))
    tile = category * D.EACH_CATEGORY + place
    if tile == D.TWIN:
        tile -= 1
    elif tile == D.TWIN - 1 and bits >> (place + 1) & 1:
        place += 1
    state.below[category] = bits & ~(1 << place)
    state.top[category] = tile
    state.reveals += 1


@compiled(INT(S))
def draw_bonus(state: State) -> int:
    """Take a bonus tile from the bag; -1 if it is empty."""
    bits = int(state.bag)
    if bits == 0:
        return -1
    tile = nth_bit(bits, draw(state, bit_count(bits)))
    state.bag = bits & ~(1 << tile)
    state.reveals += 1
    return tile
