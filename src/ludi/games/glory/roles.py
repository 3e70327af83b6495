"""Patron, Laborer and Merchant actions: one card from one place to another, with the parts that functions add."""

from ludi.kernel.jit import INT, MASK, VOID, compiled
from ludi.kernel.state import Mask, State, allow, emit

from . import actions as A
from . import events as E
from .data import AQUEDUCT, ATRIUM, BAR, BASILICA, CARD_COUNT, DOCK, KIND, KINDS, LABORER, MERCHANT, PATRON
from .state import (
    EXTRA,
    FROM_DECK,
    MAIN,
    S_DECK,
    S_HAND,
    S_POOL,
    S_STOCK,
    S,
)
from .table import (
    actor,
    client_room,
    deck_left,
    draw_card,
    hands_are_open,
    has,
    leave_hand,
    leave_hand_unseen,
    vault_room,
)
from .work import after_step, parts_left, use_part


@compiled(INT(S, MASK, INT))
def legal_orders(state: State, mask: Mask, player: int) -> int:
    """Every Order in hand."""
    count = 0
    for card in range(CARD_COUNT):
        if state.hand[player, card]:
            count += allow(mask, A.CARD + card)
    return count


@compiled(INT(S, MASK))
def legal_pool(state: State, mask: Mask) -> int:
    """Every kind in the pool."""
    count = 0
    for kind in range(KINDS):
        if state.pool[kind]:
            count += allow(mask, A.OF_KIND + kind)
    return count


# ---------------------------------------------------------------- Patron


@compiled(INT(S, MASK))
def legal_patron(state: State, mask: Mask) -> int:
    """Hire from the pool; with Aqueduct from hand; with Bar from the deck."""
    player, parts = actor(state), parts_left(state, PATRON)
    count = allow(mask, A.STOP)
    if client_room(state, player) <= 0:
        return count
    if parts & MAIN:
        count += legal_pool(state, mask)
    if parts & EXTRA and has(state, player, AQUEDUCT):
        count += legal_orders(state, mask, player)
    if parts & FROM_DECK and has(state, player, BAR) and deck_left(state):
        count += allow(mask, A.DECK)
    return count


@compiled(VOID(S, INT))
def patron(state: State, action: int) -> None:
    player = actor(state)
    if action == A.DECK:
        use_part(state, PATRON, FROM_DECK)
        kind, source = KIND[draw_card(state)], S_DECK
        state.reveals += 1
    elif action >= A.CARD:
        use_part(state, PATRON, EXTRA)
        kind, source = KIND[action - A.CARD], S_HAND
        leave_hand(state, player, action - A.CARD)
    else:
        use_part(state, PATRON, MAIN)
        kind, source = action - A.OF_KIND, S_POOL
        state.pool[kind] -= 1
    state.clients[player, kind] += 1
    emit(state, E.HIRED, player, kind, source, 0)
    after_step(state, -1, kind)


# ---------------------------------------------------------------- Laborer


@compiled(INT(S, MASK))
def legal_laborer(state: State, mask: Mask) -> int:
    """Take from the pool; with Dock from hand."""
    player, parts = actor(state), parts_left(state, LABORER)
    count = allow(mask, A.STOP)
    if parts & MAIN:
        count += legal_pool(state, mask)
    if parts & EXTRA and has(state, player, DOCK):
        count += legal_orders(state, mask, player)
    return count


@compiled(VOID(S, INT))
def laborer(state: State, action: int) -> None:
    player = actor(state)
    if action >= A.CARD:
        use_part(state, LABORER, EXTRA)
        kind, source = KIND[action - A.CARD], S_HAND
        leave_hand(state, player, action - A.CARD)
    else:
        use_part(state, LABORER, MAIN)
        kind, source = action - A.OF_KIND, S_POOL
        state.pool[kind] -= 1
    state.stock[player, kind] += 1
    emit(state, E.STORED, player, kind, source, 0)
    after_step(state, -1, -1)


# ---------------------------------------------------------------- Merchant


@compiled(INT(S, MASK))
def legal_merchant(state: State, mask: Mask) -> int:
    """Bank from the stockpile, or with Atrium from the deck; with Basilica from hand."""
    player, parts = actor(state), parts_left(state, MERCHANT)
    count = allow(mask, A.STOP)
    if vault_room(state, player) <= 0:
        return count
    if parts & MAIN:
        for kind in range(KINDS):
            if state.stock[player, kind]:
                count += allow(mask, A.OF_KIND + kind)
        if has(state, player, ATRIUM) and deck_left(state):
            count += allow(mask, A.DECK)
    if parts & EXTRA and has(state, player, BASILICA):
        count += legal_orders(state, mask, player)
    return count


@compiled(VOID(S, INT, INT))
def bank_order(state: State, player: int, card: int) -> None:
    """Basilica: a hand card face down into the vault; where hands are open everybody has seen it."""
    if hands_are_open(state):
        leave_hand(state, player, card)
        state.vault_seen[player, KIND[card]] += 1
    else:
        leave_hand_unseen(state, player, card)
        state.banked[player, card] += 1


@compiled(VOID(S, INT))
def merchant(state: State, action: int) -> None:
    player = actor(state)
    if action == A.DECK:
        use_part(state, MERCHANT, MAIN)
        card = draw_card(state)
        kind = KIND[card]
        state.unseen[player, card] += 1
        emit(state, E.BANKED, player, -1, S_DECK, 0)
    elif action >= A.CARD:
        use_part(state, MERCHANT, EXTRA)
        kind = KIND[action - A.CARD]
        bank_order(state, player, action - A.CARD)
        emit(state, E.BANKED, player, -1, S_HAND, 0)
    else:
        use_part(state, MERCHANT, MAIN)
        kind = action - A.OF_KIND
        state.stock[player, kind] -= 1
        state.vault_seen[player, kind] += 1
        emit(state, E.BANKED, player, kind, S_STOCK, 0)
    state.vault[player, kind] += 1
    after_step(state, -1, -1)
