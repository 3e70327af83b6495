"""The Legionary procedure: cards shown, then the pool, hands, with Bridge stockpiles, with Coliseum clients."""

from ludi.kernel.jit import BOOL, INT, MASK, VOID, compiled
from ludi.kernel.quick import lowest_bit, where
from ludi.kernel.state import Mask, State, allow, also, emit, seat_after

from . import actions as A, data as D, events as E, state as R, table
from .state import S
from .table import allow_cards
from .work import after_step


@compiled(INT(S, INT))
def demands(state: State, kind: int) -> int:
    """How often the current procedure demands a kind."""
    cards, total = where(state.showing, 1) & D.CARDS_OF[kind], 0
    while cards:
        total += int(state.showing[lowest_bit(cards)])
        cards &= cards - 1
    return total


@compiled(VOID(S))
def clear_due(state: State) -> None:
    for kind in range(D.KINDS):
        state.due[kind] = 0


# ---------------------------------------------------------------- showing


@compiled(INT(S, MASK))
def legal_shows(state: State, mask: Mask) -> int:
    """Mark Orders in hand not shown yet, and over the round no more of a kind than are held."""
    player = table.actor(state)
    count = allow(mask, A.STOP)
    if table.top_number(state, 1) == 0:
        return count
    cards, showing = table.hand(state, player), where(state.showing, 1)
    while showing:
        card = lowest_bit(showing)
        showing &= showing - 1
        if state.hand[player, card] <= state.showing[card]:
            cards &= ~(1 << card)
    for kind in range(D.KINDS):
        if state.hand_kinds[player, kind] <= state.demanded[kind] + demands(state, kind):
            cards &= ~D.CARDS_OF[kind]
    return count + allow_cards(mask, A.CARD, cards)


@compiled(BOOL(S))
def can_show(state: State) -> bool:
    """Whether to ask for one more card. Depends on open information only, so as not to reveal which kinds are held."""
    return table.top_number(state, 1) > 0 and table.orders(state, table.actor(state)) > 0


@compiled(VOID(S, INT))
def show(state: State, card: int) -> None:
    state.showing[card] += 1
    table.set_top(state, 1, table.top_number(state, 1) - 1)
    emit(state, E.SHOWED, table.actor(state), card, D.KIND[card], 0)


@compiled(VOID(S))
def finish_showing(state: State) -> None:
    """Reveal the cards shown and take what the pool has; then come the hands."""
    player = table.actor(state)
    any_shown = where(state.showing, 1) != 0
    for card in range(D.CARD_COUNT):
        state.shown[player, card] = max(state.shown[player, card], state.showing[card])
    left = table.top_number(state, 1)
    table.pop(state)
    if not any_shown:
        emit(state, E.PASSED, player, D.LEGIONARY, left, 0)
        return
    emit(state, E.DEMANDED, player, 0, 0, 0)
    for kind in range(D.KINDS):
        wanted = demands(state, kind)
        state.demanded[kind] += wanted
        taken = min(wanted, int(state.pool[kind]))
        state.pool[kind] -= taken
        state.stock[player, kind] += taken
        also(state, kind, taken)
    state.reveals += 1
    table.push(state, R.F_GIVE, 1, 0)


# ---------------------------------------------------------------- who is asked, and who is immune


@compiled(BOOL(S, INT))
def is_asked(state: State, offset: int) -> bool:
    """Neighbours are; with Bridge everybody is."""
    return offset == 1 or offset == state.players - 1 or table.has(state, table.actor(state), D.BRIDGE)


@compiled(BOOL(S, INT))
def is_immune(state: State, opponent: int) -> bool:
    """Wall always protects, Palisade unless the demander has a Bridge."""
    if table.has(state, opponent, D.WALL):
        return True
    return table.has(state, opponent, D.PALISADE) and not table.has(state, table.actor(state), D.BRIDGE)


# ---------------------------------------------------------------- hands


@compiled(VOID(S, INT))
def begin_giving(state: State, giver: int) -> None:
    """Note what is demanded from a hand. A demand it cannot meet proves how much it has."""
    immune = is_immune(state, giver)
    lacking = False
    if immune:
        emit(state, E.PROTECTED, giver, D.WALL if table.has(state, giver, D.WALL) else D.PALISADE, 0, 0)
    for kind in range(D.KINDS):
        wanted, held = demands(state, kind), int(state.hand_kinds[giver, kind])
        state.due[kind] = wanted
        if wanted > held and not immune:
            state.at_most[giver, kind] = held
            if not lacking:
                lacking = True
                emit(state, E.LACKED, giver, -1, -1, -1)
                for other in range(3, D.KINDS):
                    also(state, other, -1)
            also(state, kind, held)
    state.reveals += 1  # the hand's reaction reveals something about it
    table.set_top(state, 2, 1)


@compiled(BOOL(S))
def anything_due(state: State) -> bool:
    return where(state.due, 1) != 0


@compiled(BOOL(S, INT))
def has_to_give(state: State, giver: int) -> bool:
    return where(state.due, 1) & table.hand_kinds(state, giver) != 0


@compiled(BOOL(S))
def giver_asked(state: State) -> bool:
    """Go through the opponents' hands until one is asked; False when all have given.

    Immune players are asked whatever they hold, and players who must give even without a choice, so that nobody learns
    more about a hand than what is given.
    """
    player = table.actor(state)
    while table.top_number(state, 1) < state.players:
        giver = seat_after(state, player, table.top_number(state, 1))
        if table.top_number(state, 2) == 0 and is_asked(state, table.top_number(state, 1)):
            begin_giving(state, giver)
        if anything_due(state) and (is_immune(state, giver) or has_to_give(state, giver)):
            return True
        clear_due(state)
        table.set_top(state, 1, table.top_number(state, 1) + 1)
        table.set_top(state, 2, 0)
    return False


@compiled(INT(S, MASK))
def legal_gifts(state: State, mask: Mask) -> int:
    """Mark cards of a demanded kind. If giving is compulsory: one kind at a time, and in a fixed order if all go."""
    giver = seat_after(state, table.actor(state), table.top_number(state, 1))
    immune = is_immune(state, giver)
    count = 0
    for kind in range(D.KINDS):
        if state.due[kind] and (immune or count == 0):
            all_go = not immune and state.due[kind] >= state.hand_kinds[giver, kind]
            cards = table.hand(state, giver) & D.CARDS_OF[kind]
            count += allow_cards(mask, A.CARD, cards & -cards if all_go else cards)
    if immune:
        count += allow(mask, A.STOP)
    return count


@compiled(VOID(S, INT))
def give(state: State, action: int) -> None:
    """Move a card from a hand to the demander's stockpile; or stop giving."""
    if action == A.STOP:
        clear_due(state)
        return
    giver = seat_after(state, table.actor(state), table.top_number(state, 1))
    kind = D.KIND[action - A.CARD]
    table.leave_hand(state, giver, action - A.CARD)
    state.stock[table.actor(state), kind] += 1
    state.due[kind] -= 1
    emit(state, E.GAVE, giver, kind, table.actor(state), 0)


# ---------------------------------------------------------------- stockpiles and clients


@compiled(VOID(S))
def take_from_stockpiles(state: State) -> None:
    """Bridge: also take from the stockpile of each opponent who is asked and not immune."""
    player = table.actor(state)
    for offset in range(1, state.players):
        opponent = seat_after(state, player, offset)
        if not is_immune(state, opponent):
            told = False
            for kind in range(D.KINDS):
                taken = min(demands(state, kind), int(state.stock[opponent, kind]))
                if taken:
                    if not told:
                        emit(state, E.LOST, opponent, player, 0, 0)
                        told = True
                    also(state, 1 + kind, taken)
                    state.stock[opponent, kind] -= taken
                    state.stock[player, kind] += taken


@compiled(VOID(S))
def finish_giving(state: State) -> None:
    """End the giving from hands."""
    table.pop(state)
    if table.has(state, table.actor(state), D.BRIDGE):
        take_from_stockpiles(state)
    table.push(state, R.F_CLIENTS, 1, 0)


@compiled(BOOL(S))
def clients_asked(state: State) -> bool:
    """Go through the opponents' clients until the demander may take some; False when there are no more."""
    player = table.actor(state)
    if not table.has(state, player, D.COLISEUM):
        return False
    while table.top_number(state, 1) < state.players:
        offset = table.top_number(state, 1)
        opponent = seat_after(state, player, offset)
        if table.top_number(state, 2) == 0 and is_asked(state, offset) and not is_immune(state, opponent):
            for kind in range(D.KINDS):
                state.due[kind] = min(demands(state, kind), int(state.clients[opponent, kind]))
        table.set_top(state, 2, 1)
        if anything_due(state) and table.vault_room(state, player) > 0:
            return True
        clear_due(state)
        table.set_top(state, 1, offset + 1)
        table.set_top(state, 2, 0)
    return False


@compiled(INT(S, MASK))
def legal_clients(state: State, mask: Mask) -> int:
    count = allow(mask, A.STOP)
    for kind in range(D.KINDS):
        if state.due[kind]:
            count += allow(mask, A.CLIENT + (table.top_number(state, 1) - 1) * D.KINDS + kind)
    return count


@compiled(VOID(S, INT))
def take_client(state: State, action: int) -> None:
    """Coliseum: a client goes into the vault, seen by all."""
    player = table.actor(state)
    if action == A.STOP:
        clear_due(state)
        return
    kind = (action - A.CLIENT) % D.KINDS
    opponent = seat_after(state, player, table.top_number(state, 1))
    state.clients[opponent, kind] -= 1
    state.vault[player, kind] += 1
    state.vault_seen[player, kind] += 1
    state.due[kind] -= 1
    emit(state, E.TOOK_CLIENT, player, kind, opponent, 0)


@compiled(VOID(S))
def finish_demand(state: State) -> None:
    """Return the shown cards to the hand; only now does the whole procedure count as done."""
    table.pop(state)
    for card in range(D.CARD_COUNT):
        state.showing[card] = 0
    clear_due(state)
    after_step(state, -1, -1)
