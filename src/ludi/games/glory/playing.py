"""Leading, following and thinking: units of cards for the camp, and drawing."""

from ludi.kernel.jit import INT, MASK, VOID, compiled
from ludi.kernel.quick import lowest_bit, where_in
from ludi.kernel.state import Mask, State, allow, also, emit, seat_after

from . import actions as A, data as D, events as E, state as R, table
from .endings import check_end
from .state import S
from .table import allow_cards, allow_kinds

# ---------------------------------------------------------------- units of cards


@compiled(INT(S))
def petition_size(state: State) -> int:
    return 3 if state.options[R.OPTION_VARIANT] == R.CLASSIC else 2


@compiled(INT(S, MASK, INT, INT))
def legal_petitions(state: State, mask: Mask, player: int, roles: int) -> int:
    """Mark petitions for roles (bits); with Palace, none whose cards would all be units by themselves."""
    palace = table.has(state, player, D.PALACE)
    if palace and table.has(state, player, D.CIRCUS):
        roles &= ~(1 << D.ARCHITECT)
    kinds = where_in(state.hand_kinds, player, petition_size(state))
    count = 0
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        count += allow_kinds(mask, A.PETITION_FOR + kind * D.KINDS, roles & ~(1 << kind) if palace else roles)
    return count


@compiled(INT(S, MASK, INT, INT))
def legal_units(state: State, mask: Mask, player: int, role: int) -> int:
    """Mark units for the role led: its Orders (with Circus any for Architect), a Senator, petitions."""
    any_order = role == D.ARCHITECT and table.has(state, player, D.CIRCUS)
    cards = table.hand(state, player)
    count = allow_cards(mask, A.CARD, cards if any_order else cards & D.CARDS_OF[role])
    if state.senators[player]:
        count += allow(mask, A.SENATOR_FOR + role)
    return count + legal_petitions(state, mask, player, 1 << role)


@compiled(INT(S, MASK))
def legal_lead(state: State, mask: Mask) -> int:
    """Mark thinking, or leading with a first unit."""
    player = table.actor(state)
    cards = table.hand(state, player)
    count = allow(mask, A.THINK_INSTEAD) + allow_cards(mask, A.CARD, cards)
    if table.has(state, player, D.CIRCUS):
        count += allow_cards(mask, A.CARD_ELSE, cards & ~D.CARDS_OF[D.ARCHITECT])
    if state.senators[player]:
        count += allow_kinds(mask, A.SENATOR_FOR, D.EVERY_KIND)
    count += legal_petitions(state, mask, player, D.EVERY_KIND)
    if state.options[R.OPTION_CONCEDING] and not state.offered:
        for offset in range(state.players):
            count += allow(mask, A.SEAT + offset)
    return count


@compiled(INT(S, MASK))
def legal_follow(state: State, mask: Mask) -> int:
    return allow(mask, A.THINK_INSTEAD) + legal_units(state, mask, table.actor(state), state.role)


@compiled(INT(S, MASK))
def legal_more(state: State, mask: Mask) -> int:
    return allow(mask, A.STOP) + legal_units(state, mask, table.actor(state), state.role)


@compiled(INT(S, MASK))
def legal_petition_card(state: State, mask: Mask) -> int:
    """Mark the Orders of the petition's kind."""
    player, kind = table.actor(state), table.top_number(state, 1)
    return allow_cards(mask, A.CARD, table.hand(state, player) & D.CARDS_OF[kind])


@compiled(VOID(S, INT, INT))
def play_order(state: State, player: int, card: int) -> None:
    """Move an Order from hand to camp."""
    table.leave_hand(state, player, card)
    state.camp[player, D.KIND[card]] += 1
    emit(state, E.PLAYED, player, card, state.role, state.phase)


@compiled(VOID(S, INT))
def complete_unit(state: State, player: int) -> None:
    """Count one more unit on the camp; with Palace, ask for further ones."""
    state.units[player] = max(0, state.units[player]) + 1
    if table.has(state, player, D.PALACE):
        table.push(state, R.F_MORE, 0, 0)


@compiled(VOID(S, INT))
def play_unit(state: State, action: int) -> None:
    """Play a unit, or begin a petition, for the role led."""
    player = table.actor(state)
    if action >= A.CARD:
        play_order(state, player, (action - A.CARD) % D.CARD_COUNT)
        complete_unit(state, player)
    elif action >= A.PETITION_FOR:
        kind = (action - A.PETITION_FOR) // D.KINDS
        table.push(state, R.F_PETITION, kind, petition_size(state))
        emit(state, E.PETITIONED, player, kind, state.role, state.phase)
        also(state, 3, petition_size(state))
    else:
        state.senators[player] -= 1
        state.camp_senators[player] += 1
        emit(state, E.PLAYED, player, -1, state.role, state.phase)
        complete_unit(state, player)


@compiled(VOID(S, INT))
def add_to_petition(state: State, card: int) -> None:
    player = table.actor(state)
    play_order(state, player, card)
    if table.top_number(state, 2) > 1:
        table.set_top(state, 2, table.top_number(state, 2) - 1)
    else:
        table.pop(state)
        complete_unit(state, player)


@compiled(VOID(S))
def think_instead(state: State) -> None:
    """Think instead of leading or following."""
    state.units[table.actor(state)] = 0
    table.push(state, R.F_THINK, 1, 0)


@compiled(VOID(S, INT))
def lead(state: State, action: int) -> None:
    """Carry out the leader's decision: the first unit determines the role."""
    if action >= A.SEAT:
        winner = seat_after(state, state.leader, action - A.SEAT)
        emit(state, E.OFFERED, state.leader, winner, 0, 0)
        table.push(state, R.F_CONCEDE, winner, 1)
    elif action == A.THINK_INSTEAD:
        think_instead(state)
    else:
        if action >= A.CARD_ELSE:
            state.role = D.ARCHITECT
        elif action >= A.CARD:
            state.role = D.KIND[action - A.CARD]
        elif action >= A.PETITION_FOR:
            state.role = (action - A.PETITION_FOR) % D.KINDS
        else:
            state.role = action - A.SENATOR_FOR
        play_unit(state, action)


@compiled(VOID(S, INT))
def follow(state: State, action: int) -> None:
    if action == A.THINK_INSTEAD:
        think_instead(state)
    else:
        play_unit(state, action)


@compiled(VOID(S, INT))
def add_unit(state: State, action: int) -> None:
    """Palace: add one more unit, or stop."""
    table.pop(state)
    if action != A.STOP:
        play_unit(state, action)


# ---------------------------------------------------------------- thinking


@compiled(INT(S, MASK))
def legal_think(state: State, mask: Mask) -> int:
    """Mark discarding first (Latrine, Vomitorium), taking a Senator, or drawing; an optional think may be declined."""
    player, flags = table.actor(state), table.top_number(state, 2)
    count = allow(mask, A.DECK)
    if state.pile:
        count += allow(mask, A.SENATOR_FROM_PILE)
    if flags & R.DISCARDED:
        return count
    if flags & R.OPTIONAL:
        count += allow(mask, A.STOP)
    latrine, size = table.has(state, player, D.LATRINE), table.hand_size(state, player)
    if latrine:
        count += allow_cards(mask, A.CARD, table.hand(state, player))
        if state.senators[player]:
            count += allow(mask, A.DISCARD_SENATOR)
    # with a single card, Latrine already covers the discard
    if table.has(state, player, D.VOMITORIUM) and size > (1 if latrine else 0):
        count += allow(mask, A.DISCARD_HAND)
    return count


@compiled(VOID(S, INT))
def discard_order(state: State, card: int) -> None:
    player = table.actor(state)
    table.leave_hand(state, player, card)
    state.pool[D.KIND[card]] += 1


@compiled(VOID(S, INT))
def discard_senators(state: State, number: int) -> None:
    state.senators[table.actor(state)] -= number
    state.pile += number


@compiled(VOID(S, INT))
def discard(state: State, action: int) -> None:
    """Discard with Latrine or Vomitorium before drawing."""
    player = table.actor(state)
    if action == A.DISCARD_HAND:
        emit(state, E.DISCARDED_CARDS, player, state.senators[player], 0, 0)
        for kind in range(D.KINDS):
            also(state, 1 + kind, state.hand_kinds[player, kind])
        for card in range(D.CARD_COUNT):
            while state.hand[player, card]:
                discard_order(state, card)
        discard_senators(state, state.senators[player])
    elif action == A.DISCARD_SENATOR:
        emit(state, E.DISCARDED_CARDS, player, 1, 0, 0)
        discard_senators(state, 1)
    else:
        emit(state, E.DISCARDED_CARDS, player, 0, 0, 0)
        also(state, 1 + D.KIND[action - A.CARD], 1)
        discard_order(state, action - A.CARD)
    table.set_top(state, 2, table.top_number(state, 2) | R.DISCARDED)


@compiled(INT(S, INT))
def draws(state: State, player: int) -> int:
    """How many cards thinking draws: up to the hand limit, or one if already there, as far as the deck goes."""
    return min(max(1, table.hand_limit(state, player) - table.hand_size(state, player)), table.deck_left(state))


@compiled(VOID(S))
def draw_orders(state: State) -> None:
    player = table.actor(state)
    number = draws(state, player)
    for _ in range(number):
        table.enter_hand(state, player, table.draw_card(state))
    state.reveals += 1
    emit(state, E.DREW, player, number, 0, 0)


@compiled(VOID(S, INT))
def think(state: State, action: int) -> None:
    """Carry out one answer while thinking."""
    player = table.actor(state)
    if action == A.STOP:
        table.pop(state)
        return
    if action != A.DECK and action != A.SENATOR_FROM_PILE:
        discard(state, action)
        return
    if table.top_number(state, 1) > 1:
        table.set_top(state, 1, table.top_number(state, 1) - 1)
        table.set_top(state, 2, table.top_number(state, 2) & ~R.DISCARDED)
    else:
        table.pop(state)
    if action == A.DECK:
        draw_orders(state)
    else:
        state.pile -= 1
        state.senators[player] += 1
        emit(state, E.TOOK_SENATOR, player, 0, 0, 0)
    check_end(state, False)
