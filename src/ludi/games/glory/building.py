"""Craftsman and Architect actions: foundations, materials, completion; Fountain, Stairway, the choice of a Prison."""

from ludi.kernel.jit import BOOL, INT, MASK, VOID, compiled
from ludi.kernel.state import Mask, State, allow, also, emit

from . import actions as A
from . import events as E
from .data import (
    ARCHITECT,
    ARCHWAY,
    CARD_COUNT,
    CIRCUS_MAXIMUS,
    CRAFTSMAN,
    FOUNTAIN,
    KIND,
    KINDS,
    MARBLE,
    PRISON_PRICE,
    SCRIPTORIUM,
    STAIRWAY,
    STATUE,
    VILLA,
)
from .endings import check_end
from .state import (
    COMPLETE,
    EXTRA,
    F_CLIENT,
    F_FOUNTAIN,
    F_MATERIAL,
    F_SITE,
    FOUNDED,
    MAIN,
    NONE,
    OPTION_STAIRWAY,
    OPTION_TOWN,
    OPTION_VARIANT,
    PUBLIC,
    S_DECK,
    S_HAND,
    S_POOL,
    S_STOCK,
    TRAINING,
    S,
)
from .table import (
    accepted,
    actor,
    cost,
    deck_left,
    draw_card,
    enter_hand,
    hand_kinds,
    has,
    leave_hand,
    material_count,
    owns,
    pool_kinds,
    pop,
    push,
    refresh_functions,
    stock_kinds,
    top,
    top_number,
)
from .work import after_step, may_found_outside, parts_left, push_completion, spend_second_action, use_part


@compiled(VOID(S))
def structures_changed(state: State) -> None:
    """Work out the functions anew, and note when in the phase a Circus Maximus became active for who acts."""
    player = actor(state)
    without = not has(state, player, CIRCUS_MAXIMUS)
    refresh_functions(state)
    if without and has(state, player, CIRCUS_MAXIMUS):
        state.maximus = state.done


# ---------------------------------------------------------------- foundations


@compiled(BOOL(S, INT, INT))
def site_open(state: State, kind: int, outside: int) -> bool:
    """Whether there is a site of a kind to found on, in town or out of town."""
    if not outside:
        return state.in_town[kind] > 0  # type: ignore[no-any-return]
    blocked = state.options[OPTION_TOWN] == 1 and state.in_town[kind] > 0
    return state.out_of_town[kind] > 0 and not blocked


@compiled(INT(S, INT))
def open_sites(state: State, outside: int) -> int:
    """The kinds (bits) with such a site."""
    kinds = 0
    for kind in range(KINDS):
        if site_open(state, kind, outside):
            kinds |= 1 << kind
    return kinds


@compiled(INT(S, INT))
def founding_kinds(state: State, card: int) -> int:
    """The kinds (bits) of site that a card may be founded on: of a Statue all."""
    if card == STATUE and state.options[OPTION_VARIANT] != TRAINING:
        return (1 << KINDS) - 1
    return 1 << KIND[card]  # type: ignore[no-any-return]


@compiled(INT(S, MASK, INT, INT))
def legal_foundation(state: State, mask: Mask, card: int, outside: int) -> int:
    """Lay one card, in town (bits of `outside` below 6) or out of town (above)."""
    if owns(state, actor(state), card):
        return 0
    kinds = founding_kinds(state, card)
    count = 0
    if kinds & outside:
        count += allow(mask, A.CARD + card)
    if kinds & (outside >> KINDS):
        count += allow(mask, A.CARD_ELSE + card)
    return count


@compiled(INT(S, INT))
def all_sites(state: State, role: int) -> int:
    """Sites that an action of a role may use: bits 0-5 in town, 6-11 out of town."""
    sites = open_sites(state, 0)
    if may_found_outside(state, role):
        sites |= open_sites(state, 1) << KINDS
    return sites


@compiled(INT(S, MASK, INT))
def legal_foundations(state: State, mask: Mask, role: int) -> int:
    player, sites = actor(state), all_sites(state, role)
    count = 0
    for card in range(CARD_COUNT):
        if state.hand[player, card]:
            count += legal_foundation(state, mask, card, sites)
    return count


@compiled(VOID(S, INT, INT, INT))
def found(state: State, card: int, site: int, outside: int) -> None:
    """Put a foundation on a site."""
    player = actor(state)
    if outside:
        state.out_of_town[site] -= 1
    else:
        state.in_town[site] -= 1
    state.stage[player, card] = FOUNDED
    if card == STATUE:
        state.statue_site[player] = site
    structures_changed(state)
    emit(state, E.LAID, player, card, site, outside)
    after_step(state, -1, -1)


@compiled(VOID(S, INT, INT, INT))
def lay(state: State, card: int, outside: int, role: int) -> None:
    """Lay a card that has left the hand or the deck; a Statue needs its site chosen."""
    if outside:
        spend_second_action(state, role)
    if card == STATUE:
        push(state, F_SITE, card, outside)
    else:
        found(state, card, KIND[card], outside)


@compiled(INT(S, MASK))
def legal_site(state: State, mask: Mask) -> int:
    kinds = open_sites(state, top_number(state, 2)) & founding_kinds(state, top_number(state, 1))
    count = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            count += allow(mask, A.OF_KIND + kind)
    return count


@compiled(VOID(S, INT))
def choose_site(state: State, action: int) -> None:
    card, outside = top_number(state, 1), top_number(state, 2)
    pop(state)
    found(state, card, action - A.OF_KIND, outside)


# ---------------------------------------------------------------- materials


@compiled(INT(S, INT, INT))
def accepted_by_own(state: State, player: int, card: int) -> int:
    """The kinds (bits) that an own unfinished structure takes: matching ones, and marble with Scriptorium."""
    kinds = accepted(state, player, player, card)
    return kinds | 1 << MARBLE if has(state, player, SCRIPTORIUM) else kinds


@compiled(INT(S, MASK, INT, INT))
def legal_structures(state: State, mask: Mask, player: int, kinds: int) -> int:
    """Own unfinished structures that take one of these kinds."""
    count = 0
    for card in range(CARD_COUNT):
        if state.stage[player, card] == FOUNDED and accepted_by_own(state, player, card) & kinds:
            count += allow(mask, A.OWN + card)
    return count


@compiled(INT(S, INT))
def architect_kinds(state: State, player: int) -> int:
    """The kinds (bits) that an Architect can add: from the stockpile, with Archway from the pool."""
    kinds = stock_kinds(state, player)
    return kinds | pool_kinds(state) if has(state, player, ARCHWAY) else kinds


@compiled(INT(S, MASK, INT))
def legal_openings(state: State, mask: Mask, player: int) -> int:
    """Stairway: completed structures of opponents, not public yet, that match something at hand."""
    kinds = architect_kinds(state, player)
    count = 0
    for offset in range(1, state.players):
        owner = (player + offset) % state.players
        for card in range(CARD_COUNT):
            if state.stage[owner, card] == COMPLETE and accepted(state, player, owner, card) & kinds:
                count += allow(mask, A.THEIRS + (offset - 1) * CARD_COUNT + card)
    return count


@compiled(INT(S, MASK))
def legal_material(state: State, mask: Mask) -> int:
    """What the chosen structure takes: a hand card for a Craftsman, else from stockpile or pool."""
    player, card, who = actor(state), top_number(state, 1), top_number(state, 2)
    offset = who >> 1
    kinds = (
        accepted(state, player, (player + offset) % state.players, card)
        if offset
        else accepted_by_own(state, player, card)
    )
    count = 0
    if who & 1:
        for held in range(CARD_COUNT):
            if state.hand[player, held] and kinds >> KIND[held] & 1:
                count += allow(mask, A.CARD + held)
        return count
    archway = has(state, player, ARCHWAY)
    for kind in range(KINDS):
        if kinds >> kind & 1:
            if state.stock[player, kind]:
                count += allow(mask, A.OF_KIND + kind)
            if archway and state.pool[kind]:
                count += allow(mask, A.FROM_POOL + kind)
    return count


@compiled(VOID(S, INT, INT))
def complete(state: State, player: int, card: int) -> None:
    """The site becomes influence and the function active; the rest of `after_step` is the caller's."""
    points = cost(state, player, card)
    state.stage[player, card] = COMPLETE
    state.influence[player] += points
    structures_changed(state)
    emit(state, E.COMPLETED, player, card, points, 0)


@compiled(VOID(S, INT, INT, INT, INT))
def add_material(state: State, card: int, kind: int, source: int, role: int) -> None:
    """Add a material to an own structure, which may complete it."""
    player = actor(state)
    state.materials[player, card] += 1 << (2 * kind)
    emit(state, E.ADDED, player, card, kind, source)
    also(state, 3, material_count(state, player, card))
    also(state, 4, cost(state, player, card))
    enough = material_count(state, player, card) >= cost(state, player, card)
    if kind == MARBLE and has(state, player, SCRIPTORIUM):
        enough = True
    if card == VILLA and role == ARCHITECT and state.options[OPTION_VARIANT] != TRAINING:
        enough = True
    if enough:
        complete(state, player, card)
        after_step(state, card, -1)
    else:
        after_step(state, -1, -1)


@compiled(VOID(S, INT, INT, INT))
def open_structure(state: State, owner: int, card: int, kind: int) -> None:
    """Stairway: the structure's function is everybody's from now on."""
    player = actor(state)
    state.stage[owner, card] = PUBLIC + kind
    structures_changed(state)
    emit(state, E.OPENED, player, card, owner, kind)
    after_step(state, -1, -1)


@compiled(VOID(S, INT))
def choose_material(state: State, action: int) -> None:
    """The material for the structure chosen before."""
    player, card, who = actor(state), top_number(state, 1), top_number(state, 2)
    pop(state)
    if action >= A.CARD:
        kind, source = KIND[action - A.CARD], S_HAND
        leave_hand(state, player, action - A.CARD)
    elif action >= A.FROM_POOL:
        kind, source = action - A.FROM_POOL, S_POOL
        state.pool[kind] -= 1
    else:
        kind, source = action - A.OF_KIND, S_STOCK
        state.stock[player, kind] -= 1
    if who >> 1:
        open_structure(state, (player + (who >> 1)) % state.players, card, kind)
    else:
        add_material(state, card, kind, source, CRAFTSMAN if who & 1 else ARCHITECT)


# ---------------------------------------------------------------- Craftsman


@compiled(INT(S, MASK))
def legal_craftsman(state: State, mask: Mask) -> int:
    """Lay a foundation, build with a hand card, or with Fountain look at the deck."""
    player = actor(state)
    count = allow(mask, A.STOP) + legal_foundations(state, mask, CRAFTSMAN)
    count += legal_structures(state, mask, player, hand_kinds(state, player))
    if has(state, player, FOUNTAIN) and deck_left(state):
        count += allow(mask, A.DECK)
    return count


@compiled(VOID(S, INT))
def craftsman(state: State, action: int) -> None:
    player = actor(state)
    state.crafted[player] = 1
    of_client = 1 if top(state) == F_CLIENT else 0
    use_part(state, CRAFTSMAN, MAIN)
    if action == A.DECK:
        push(state, F_FOUNTAIN, draw_card(state), of_client)
        state.reveals += 1
        emit(state, E.LOOKED, player, 0, 0, 0)
    elif action >= A.OWN:
        push(state, F_MATERIAL, action - A.OWN, 1)
    else:
        card, outside = (action - A.CARD) % CARD_COUNT, (action - A.CARD) // CARD_COUNT
        leave_hand(state, player, card)
        lay(state, card, outside, CRAFTSMAN)


@compiled(INT(S, MASK))
def legal_fountain(state: State, mask: Mask) -> int:
    """Lay the card drawn, build with it, or keep it."""
    card = top_number(state, 1)
    count = allow(mask, A.STOP) + legal_foundation(state, mask, card, all_sites(state, CRAFTSMAN))
    return count + legal_structures(state, mask, actor(state), 1 << KIND[card])


@compiled(VOID(S, INT))
def fountain(state: State, action: int) -> None:
    card = top_number(state, 1)
    pop(state)
    if action == A.STOP:
        enter_hand(state, actor(state), card)
        emit(state, E.KEPT, actor(state), 0, 0, 0)
        after_step(state, -1, -1)
    elif action >= A.OWN:
        add_material(state, action - A.OWN, KIND[card], S_DECK, CRAFTSMAN)
    else:
        lay(state, card, 1 if action >= A.CARD_ELSE else 0, CRAFTSMAN)


# ---------------------------------------------------------------- Architect


@compiled(INT(S, MASK))
def legal_architect(state: State, mask: Mask) -> int:
    """Lay a foundation, build from the stockpile (Archway: the pool); with Stairway open an opponent's structure."""
    player, parts = actor(state), parts_left(state, ARCHITECT)
    count = allow(mask, A.STOP)
    if parts & MAIN:
        count += legal_foundations(state, mask, ARCHITECT)
        count += legal_structures(state, mask, player, architect_kinds(state, player))
    if has(state, player, STAIRWAY) and (parts & EXTRA or state.options[OPTION_STAIRWAY]):
        count += legal_openings(state, mask, player)
    return count


@compiled(VOID(S, INT))
def architect(state: State, action: int) -> None:
    player = actor(state)
    extra = EXTRA if state.options[OPTION_STAIRWAY] == 0 else MAIN
    use_part(state, ARCHITECT, extra if action >= A.THEIRS else MAIN)
    if action >= A.THEIRS:
        offset, card = (action - A.THEIRS) // CARD_COUNT + 1, (action - A.THEIRS) % CARD_COUNT
        push(state, F_MATERIAL, card, 2 * offset)
    elif action >= A.OWN:
        push(state, F_MATERIAL, action - A.OWN, 0)
    else:
        card, outside = (action - A.CARD) % CARD_COUNT, (action - A.CARD) // CARD_COUNT
        leave_hand(state, player, card)
        lay(state, card, outside, ARCHITECT)


# ---------------------------------------------------------------- Prison


@compiled(INT(S, MASK))
def legal_prison(state: State, mask: Mask) -> int:
    """Completed structures of opponents whose name the player does not own."""
    player = actor(state)
    count = allow(mask, A.STOP)
    for offset in range(1, state.players):
        owner = (player + offset) % state.players
        for card in range(CARD_COUNT):
            if state.stage[owner, card] >= COMPLETE and not owns(state, player, card):
                count += allow(mask, A.THEIRS + (offset - 1) * CARD_COUNT + card)
    return count


@compiled(VOID(S, INT, INT))
def exchange(state: State, owner: int, card: int) -> None:
    """Pay with influence, and the structure changes hands as it stands."""
    player = actor(state)
    state.influence[player] -= PRISON_PRICE
    state.influence[owner] += PRISON_PRICE
    emit(state, E.PAID, player, -PRISON_PRICE, owner, 0)
    emit(state, E.RECEIVED, owner, PRISON_PRICE, player, 0)
    state.stage[player, card], state.stage[owner, card] = state.stage[owner, card], NONE
    state.materials[player, card], state.materials[owner, card] = state.materials[owner, card], 0
    if card == STATUE:
        state.statue_site[player], state.statue_site[owner] = state.statue_site[owner], 0
    structures_changed(state)
    emit(state, E.TOOK_STRUCTURE, player, card, owner, 0)


@compiled(VOID(S, INT))
def prison(state: State, action: int) -> None:
    player = actor(state)
    pop(state)
    if action == A.STOP:
        return
    owner = (player + (action - A.THEIRS) // CARD_COUNT + 1) % state.players
    card = (action - A.THEIRS) % CARD_COUNT
    exchange(state, owner, card)
    if not check_end(state, False):
        push_completion(state, player, card)
