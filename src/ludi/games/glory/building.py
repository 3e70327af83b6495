"""Craftsman and Architect actions: foundations, materials, completion; Fountain, Stairway, the choice of a Prison."""

from ludi.kernel.jit import INT, MASK, VOID, compiled
from ludi.kernel.quick import lowest_bit, where
from ludi.kernel.state import Mask, State, allow, also, emit, seat_after

from . import actions as A, data as D, events as E, state as R, table
from .endings import check_end
from .state import S
from .table import allow_cards, allow_kinds
from .work import after_step, may_found_outside, parts_left, push_completion, spend_second_action, use_part


@compiled(VOID(S))
def structures_changed(state: State) -> None:
    """Recompute the active functions, and note when in the phase a Circus Maximus became active for the actor."""
    player = table.actor(state)
    without = not table.has(state, player, D.CIRCUS_MAXIMUS)
    table.refresh_functions(state)
    if without and table.has(state, player, D.CIRCUS_MAXIMUS):
        state.maximus = state.done


# ---------------------------------------------------------------- foundations


@compiled(INT(S, INT))
def open_sites(state: State, outside: int) -> int:
    """The kinds (bits) with a free site, in town or out of town."""
    in_town = where(state.in_town, 1)
    if not outside:
        return in_town
    kinds = where(state.out_of_town, 1)
    return kinds & ~in_town if state.options[R.OPTION_TOWN] == 1 else kinds


@compiled(INT(S, INT))
def founded_on(state: State, kinds: int) -> int:
    """The cards (bits) that may be founded on one of these kinds of site (bits): a Statue on any."""
    cards = D.CARDS_OF_KINDS[kinds]
    return cards | 1 << D.STATUE if kinds and state.options[R.OPTION_VARIANT] != R.TRAINING else cards


@compiled(INT(S, MASK, INT, INT))
def legal_foundations(state: State, mask: Mask, cards: int, role: int) -> int:
    """Mark laying one of these cards (bits) with an action of this role."""
    cards &= ~table.structures(state, table.actor(state), R.FOUNDED)
    count = allow_cards(mask, A.CARD, cards & founded_on(state, open_sites(state, 0)))
    if may_found_outside(state, role):
        count += allow_cards(mask, A.CARD_ELSE, cards & founded_on(state, open_sites(state, 1)))
    return count


@compiled(VOID(S, INT, INT, INT))
def found(state: State, card: int, site: int, outside: int) -> None:
    """Put a foundation on a site."""
    player = table.actor(state)
    if outside:
        state.out_of_town[site] -= 1
    else:
        state.in_town[site] -= 1
    state.stage[player, card] = R.FOUNDED
    if card == D.STATUE:
        state.statue_site[player] = site
    structures_changed(state)
    emit(state, E.LAID, player, card, site, outside)
    after_step(state, -1, -1)


@compiled(VOID(S, INT, INT, INT))
def lay(state: State, card: int, outside: int, role: int) -> None:
    """Lay a card that has left the hand or the deck; for a Statue, ask for the site."""
    if outside:
        spend_second_action(state, role)
    if card == D.STATUE:
        table.push(state, R.F_SITE, card, outside)
    else:
        found(state, card, D.KIND[card], outside)


@compiled(INT(S, MASK))
def legal_site(state: State, mask: Mask) -> int:
    """Mark the sites for a Statue."""
    kinds = open_sites(state, table.top_number(state, 2))
    if state.options[R.OPTION_VARIANT] == R.TRAINING:
        kinds &= 1 << D.KIND[D.STATUE]
    return allow_kinds(mask, A.OF_KIND, kinds)


@compiled(VOID(S, INT))
def choose_site(state: State, action: int) -> None:
    card, outside = table.top_number(state, 1), table.top_number(state, 2)
    table.pop(state)
    found(state, card, action - A.OF_KIND, outside)


# ---------------------------------------------------------------- materials


@compiled(INT(S, INT, INT))
def accepted_by_own(state: State, player: int, card: int) -> int:
    """The kinds (bits) that the player's own unfinished structure takes: matching ones, and marble with Scriptorium."""
    kinds = table.accepted(state, player, player, card)
    return kinds | 1 << D.MARBLE if table.has(state, player, D.SCRIPTORIUM) else kinds


@compiled(INT(S, MASK, INT, INT))
def legal_structures(state: State, mask: Mask, player: int, kinds: int) -> int:
    """Mark the player's unfinished structures that take one of these kinds."""
    cards, count = table.unfinished(state, player), 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if accepted_by_own(state, player, card) & kinds:
            count += allow(mask, A.OWN + card)
    return count


@compiled(INT(S, INT))
def architect_kinds(state: State, player: int) -> int:
    """The kinds (bits) an Architect can add: from the stockpile, with Archway from the pool."""
    kinds = table.stock_kinds(state, player)
    return kinds | table.pool_kinds(state) if table.has(state, player, D.ARCHWAY) else kinds


@compiled(INT(S, MASK, INT))
def legal_openings(state: State, mask: Mask, player: int) -> int:
    """Mark for Stairway: opponents' completed structures, not yet public, for which the player has a material."""
    kinds = architect_kinds(state, player)
    count = 0
    for offset in range(1, state.players):
        owner = seat_after(state, player, offset)
        cards = table.structures(state, owner, R.COMPLETE) & ~table.structures(state, owner, R.PUBLIC)
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            if table.accepted(state, player, owner, card) & kinds:
                count += allow(mask, A.THEIRS + (offset - 1) * D.CARD_COUNT + card)
    return count


@compiled(INT(S, MASK))
def legal_material(state: State, mask: Mask) -> int:
    """Mark what the chosen structure takes: a hand card for a Craftsman, else from stockpile or pool."""
    player, card, who = table.actor(state), table.top_number(state, 1), table.top_number(state, 2)
    offset = who >> 1
    kinds = (
        table.accepted(state, player, seat_after(state, player, offset), card)
        if offset
        else accepted_by_own(state, player, card)
    )
    if who & 1:
        return allow_cards(mask, A.CARD, table.hand(state, player) & D.CARDS_OF_KINDS[kinds])
    count = allow_kinds(mask, A.OF_KIND, kinds & table.stock_kinds(state, player))
    if table.has(state, player, D.ARCHWAY):
        count += allow_kinds(mask, A.FROM_POOL, kinds & table.pool_kinds(state))
    return count


@compiled(VOID(S, INT, INT))
def complete(state: State, player: int, card: int) -> None:
    """Turn the site into influence and activate the function; the caller does the rest, by `after_step`."""
    points = table.cost(state, player, card)
    state.stage[player, card] = R.COMPLETE
    state.influence[player] += points
    structures_changed(state)
    emit(state, E.COMPLETED, player, card, points, 0)


@compiled(VOID(S, INT, INT, INT, INT))
def add_material(state: State, card: int, kind: int, source: int, role: int) -> None:
    """Add a material to the player's structure, which may complete it."""
    player = table.actor(state)
    state.materials[player, card] += 1 << (2 * kind)
    emit(state, E.ADDED, player, card, kind, source)
    also(state, 3, table.material_count(state, player, card))
    also(state, 4, table.cost(state, player, card))
    enough = table.material_count(state, player, card) >= table.cost(state, player, card)
    if kind == D.MARBLE and table.has(state, player, D.SCRIPTORIUM):
        enough = True
    if card == D.VILLA and role == D.ARCHITECT and state.options[R.OPTION_VARIANT] != R.TRAINING:
        enough = True
    if enough:
        complete(state, player, card)
        after_step(state, card, -1)
    else:
        after_step(state, -1, -1)


@compiled(VOID(S, INT, INT, INT))
def open_structure(state: State, owner: int, card: int, kind: int) -> None:
    """Stairway: make the structure's function available to everybody."""
    player = table.actor(state)
    state.stage[owner, card] = R.PUBLIC + kind
    structures_changed(state)
    emit(state, E.OPENED, player, card, owner, kind)
    after_step(state, -1, -1)


@compiled(VOID(S, INT))
def choose_material(state: State, action: int) -> None:
    """Add the chosen material to the structure chosen before."""
    player, card, who = table.actor(state), table.top_number(state, 1), table.top_number(state, 2)
    table.pop(state)
    if action >= A.CARD:
        kind, source = D.KIND[action - A.CARD], R.S_HAND
        table.leave_hand(state, player, action - A.CARD)
    elif action >= A.FROM_POOL:
        kind, source = action - A.FROM_POOL, R.S_POOL
        state.pool[kind] -= 1
    else:
        kind, source = action - A.OF_KIND, R.S_STOCK
        state.stock[player, kind] -= 1
    if who >> 1:
        open_structure(state, seat_after(state, player, who >> 1), card, kind)
    else:
        add_material(state, card, kind, source, D.CRAFTSMAN if who & 1 else D.ARCHITECT)


# ---------------------------------------------------------------- Craftsman


@compiled(INT(S, MASK))
def legal_craftsman(state: State, mask: Mask) -> int:
    """Mark: lay a foundation, build with a hand card, or with Fountain look at the deck."""
    player = table.actor(state)
    count = allow(mask, A.STOP) + legal_foundations(state, mask, table.hand(state, player), D.CRAFTSMAN)
    count += legal_structures(state, mask, player, table.hand_kinds(state, player))
    if table.has(state, player, D.FOUNTAIN) and table.deck_left(state):
        count += allow(mask, A.DECK)
    return count


@compiled(VOID(S, INT))
def craftsman(state: State, action: int) -> None:
    player = table.actor(state)
    state.crafted[player] = 1
    of_client = 1 if table.top(state) == R.F_CLIENT else 0
    use_part(state, D.CRAFTSMAN, R.MAIN)
    if action == A.DECK:
        table.push(state, R.F_FOUNTAIN, table.draw_card(state), of_client)
        state.reveals += 1
        emit(state, E.LOOKED, player, 0, 0, 0)
    elif action >= A.OWN:
        table.push(state, R.F_MATERIAL, action - A.OWN, 1)
    else:
        card, outside = (action - A.CARD) % D.CARD_COUNT, (action - A.CARD) // D.CARD_COUNT
        table.leave_hand(state, player, card)
        lay(state, card, outside, D.CRAFTSMAN)


@compiled(INT(S, MASK))
def legal_fountain(state: State, mask: Mask) -> int:
    """Mark: lay the card drawn, build with it, or keep it."""
    card = table.top_number(state, 1)
    count = allow(mask, A.STOP) + legal_foundations(state, mask, 1 << card, D.CRAFTSMAN)
    return count + legal_structures(state, mask, table.actor(state), 1 << D.KIND[card])


@compiled(VOID(S, INT))
def fountain(state: State, action: int) -> None:
    card = table.top_number(state, 1)
    table.pop(state)
    if action == A.STOP:
        table.enter_hand(state, table.actor(state), card)
        emit(state, E.KEPT, table.actor(state), 0, 0, 0)
        after_step(state, -1, -1)
    elif action >= A.OWN:
        add_material(state, action - A.OWN, D.KIND[card], R.S_DECK, D.CRAFTSMAN)
    else:
        lay(state, card, 1 if action >= A.CARD_ELSE else 0, D.CRAFTSMAN)


# ---------------------------------------------------------------- Architect


@compiled(INT(S, MASK))
def legal_architect(state: State, mask: Mask) -> int:
    """Mark: lay a foundation, build from the stockpile (Archway: the pool), open a structure with Stairway."""
    player, parts = table.actor(state), parts_left(state, D.ARCHITECT)
    count = allow(mask, A.STOP)
    if parts & R.MAIN:
        count += legal_foundations(state, mask, table.hand(state, player), D.ARCHITECT)
        count += legal_structures(state, mask, player, architect_kinds(state, player))
    if table.has(state, player, D.STAIRWAY) and (parts & R.EXTRA or state.options[R.OPTION_STAIRWAY]):
        count += legal_openings(state, mask, player)
    return count


@compiled(VOID(S, INT))
def architect(state: State, action: int) -> None:
    player = table.actor(state)
    extra = R.EXTRA if state.options[R.OPTION_STAIRWAY] == 0 else R.MAIN
    use_part(state, D.ARCHITECT, extra if action >= A.THEIRS else R.MAIN)
    if action >= A.THEIRS:
        offset, card = (action - A.THEIRS) // D.CARD_COUNT + 1, (action - A.THEIRS) % D.CARD_COUNT
        table.push(state, R.F_MATERIAL, card, 2 * offset)
    elif action >= A.OWN:
        table.push(state, R.F_MATERIAL, action - A.OWN, 0)
    else:
        card, outside = (action - A.CARD) % D.CARD_COUNT, (action - A.CARD) // D.CARD_COUNT
        table.leave_hand(state, player, card)
        lay(state, card, outside, D.ARCHITECT)


# ---------------------------------------------------------------- Prison


@compiled(INT(S, MASK))
def legal_prison(state: State, mask: Mask) -> int:
    """Mark opponents' completed structures whose names the player does not own."""
    player = table.actor(state)
    own = table.structures(state, player, R.FOUNDED)
    count = allow(mask, A.STOP)
    for offset in range(1, state.players):
        cards = table.structures(state, seat_after(state, player, offset), R.COMPLETE)
        count += allow_cards(mask, A.THEIRS + (offset - 1) * D.CARD_COUNT, cards & ~own)
    return count


@compiled(VOID(S, INT, INT))
def exchange(state: State, owner: int, card: int) -> None:
    """Pay with influence to take over the structure as it is."""
    player = table.actor(state)
    state.influence[player] -= D.PRISON_PRICE
    state.influence[owner] += D.PRISON_PRICE
    emit(state, E.PAID, player, -D.PRISON_PRICE, owner, 0)
    emit(state, E.RECEIVED, owner, D.PRISON_PRICE, player, 0)
    state.stage[player, card], state.stage[owner, card] = state.stage[owner, card], R.NONE
    state.materials[player, card], state.materials[owner, card] = state.materials[owner, card], 0
    if card == D.STATUE:
        state.statue_site[player], state.statue_site[owner] = state.statue_site[owner], 0
    structures_changed(state)
    emit(state, E.TOOK_STRUCTURE, player, card, owner, 0)


@compiled(VOID(S, INT))
def prison(state: State, action: int) -> None:
    player = table.actor(state)
    table.pop(state)
    if action == A.STOP:
        return
    owner = seat_after(state, player, (action - A.THEIRS) // D.CARD_COUNT + 1)
    card = (action - A.THEIRS) % D.CARD_COUNT
    exchange(state, owner, card)
    if not check_end(state, False):
        push_completion(state, player, card)
