"""Patron, Laborer and Merchant actions: one card from one place to another, with the parts that functions add."""

from ludi.kernel.jit import INT, MASK, VOID, compiled
from ludi.kernel.state import Mask, State, allow, emit

from . import actions as A, data as D, events as E, state as R, table
from .state import S
from .table import allow_cards, allow_kinds
from .work import after_step, parts_left, use_part


@compiled(INT(S, MASK, INT))
def legal_orders(state: State, mask: Mask, player: int) -> int:
    """Mark every Order in hand."""
    return allow_cards(mask, A.CARD, table.hand(state, player))


@compiled(INT(S, MASK))
def legal_pool(state: State, mask: Mask) -> int:
    """Mark every kind in the pool."""
    return allow_kinds(mask, A.OF_KIND, table.pool_kinds(state))


# ---------------------------------------------------------------- Patron


@compiled(INT(S, MASK))
def legal_patron(state: State, mask: Mask) -> int:
    """Mark hiring from the pool; with Aqueduct from the hand; with Bar from the deck."""
    player, parts = table.actor(state), parts_left(state, D.PATRON)
    count = allow(mask, A.STOP)
    if table.client_room(state, player) <= 0:
        return count
    if parts & R.MAIN:
        count += legal_pool(state, mask)
    if parts & R.EXTRA and table.has(state, player, D.AQUEDUCT):
        count += legal_orders(state, mask, player)
    if parts & R.FROM_DECK and table.has(state, player, D.BAR) and table.deck_left(state):
        count += allow(mask, A.DECK)
    return count


@compiled(VOID(S, INT))
def patron(state: State, action: int) -> None:
    player = table.actor(state)
    if action == A.DECK:
        use_part(state, D.PATRON, R.FROM_DECK)
        kind, source = D.KIND[table.draw_card(state)], R.S_DECK
        state.reveals += 1
    elif action >= A.CARD:
        use_part(state, D.PATRON, R.EXTRA)
        kind, source = D.KIND[action - A.CARD], R.S_HAND
        table.leave_hand(state, player, action - A.CARD)
    else:
        use_part(state, D.PATRON, R.MAIN)
        kind, source = action - A.OF_KIND, R.S_POOL
        state.pool[kind] -= 1
    state.clients[player, kind] += 1
    emit(state, E.HIRED, player, kind, source, 0)
    after_step(state, -1, kind)


# ---------------------------------------------------------------- Laborer


@compiled(INT(S, MASK))
def legal_laborer(state: State, mask: Mask) -> int:
    """Mark taking from the pool; with Dock from the hand."""
    player, parts = table.actor(state), parts_left(state, D.LABORER)
    count = allow(mask, A.STOP)
    if parts & R.MAIN:
        count += legal_pool(state, mask)
    if parts & R.EXTRA and table.has(state, player, D.DOCK):
        count += legal_orders(state, mask, player)
    return count


@compiled(VOID(S, INT))
def laborer(state: State, action: int) -> None:
    player = table.actor(state)
    if action >= A.CARD:
        use_part(state, D.LABORER, R.EXTRA)
        kind, source = D.KIND[action - A.CARD], R.S_HAND
        table.leave_hand(state, player, action - A.CARD)
    else:
        use_part(state, D.LABORER, R.MAIN)
        kind, source = action - A.OF_KIND, R.S_POOL
        state.pool[kind] -= 1
    state.stock[player, kind] += 1
    emit(state, E.STORED, player, kind, source, 0)
    after_step(state, -1, -1)


# ---------------------------------------------------------------- Merchant


@compiled(INT(S, MASK))
def legal_merchant(state: State, mask: Mask) -> int:
    """Mark banking from the stockpile, or with Atrium from the deck; with Basilica from the hand."""
    player, parts = table.actor(state), parts_left(state, D.MERCHANT)
    count = allow(mask, A.STOP)
    if table.vault_room(state, player) <= 0:
        return count
    if parts & R.MAIN:
        count += allow_kinds(mask, A.OF_KIND, table.stock_kinds(state, player))
        if table.has(state, player, D.ATRIUM) and table.deck_left(state):
            count += allow(mask, A.DECK)
    if parts & R.EXTRA and table.has(state, player, D.BASILICA):
        count += legal_orders(state, mask, player)
    return count


@compiled(VOID(S, INT, INT))
def bank_order(state: State, player: int, card: int) -> None:
    """Basilica: bank a hand card face down; if hands are open everybody has seen it."""
    if table.hands_are_open(state):
        table.leave_hand(state, player, card)
        state.vault_seen[player, D.KIND[card]] += 1
    else:
        table.leave_hand_unseen(state, player, card)
        state.banked[player, card] += 1


@compiled(VOID(S, INT))
def merchant(state: State, action: int) -> None:
    player = table.actor(state)
    if action == A.DECK:
        use_part(state, D.MERCHANT, R.MAIN)
        card = table.draw_card(state)
        kind = D.KIND[card]
        state.unseen[player, card] += 1
        emit(state, E.BANKED, player, -1, R.S_DECK, 0)
    elif action >= A.CARD:
        use_part(state, D.MERCHANT, R.EXTRA)
        kind = D.KIND[action - A.CARD]
        bank_order(state, player, action - A.CARD)
        emit(state, E.BANKED, player, -1, R.S_HAND, 0)
    else:
        use_part(state, D.MERCHANT, R.MAIN)
        kind = action - A.OF_KIND
        state.stock[player, kind] -= 1
        state.vault_seen[player, kind] += 1
        emit(state, E.BANKED, player, kind, R.S_STOCK, 0)
    state.vault[player, kind] += 1
    after_step(state, -1, -1)
