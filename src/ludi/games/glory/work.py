"""Actions and their parts, how many there are, and the work that a completed structure or a hired client brings.

Where actions come from, the phase of the round or a frame F_GRANT, is their source; a begun action with parts left is a
frame F_ACTION above it.
"""

import numpy as np

from ludi.kernel.jit import BOOL, INT, VOID, compiled
from ludi.kernel.state import State, emit

from . import events as E
from .data import (
    AMPHITHEATRE,
    AQUEDUCT,
    ARCHITECT,
    BAR,
    BASILICA,
    BATH,
    CARD_COUNT,
    CATACOMB,
    CIRCUS_MAXIMUS,
    CRAFTSMAN,
    DOCK,
    FOUNDRY,
    GARDEN,
    KINDS,
    LABORER,
    LUDUS_MAGNA,
    MERCHANT,
    PATRON,
    PRISON,
    SCHOOL,
    STAIRWAY,
    STOREROOM,
    TOWER,
)
from .endings import check_end
from .state import (
    EXTRA,
    F_ACTION,
    F_BATH,
    F_CLIENT,
    F_FOUNTAIN,
    F_GRANT,
    F_PRISON,
    F_THINK,
    FROM_DECK,
    MAIN,
    OF_CLIENT,
    OPTION_MAXIMUS,
    OPTION_STAIRWAY,
    OPTION_VARIANT,
    OPTIONAL,
    STEP_ACT,
    TRAINING,
    S,
)
from .table import actor, client_room, has, orders, pool_kinds, pop, push, set_top, top, top_number, vault_room

# The parts of an action, by role. What a part needs is in `part_possible`.
PARTS = np.zeros(KINDS, np.int64)
PARTS[LABORER] = MAIN | EXTRA  # pool; Dock
PARTS[CRAFTSMAN] = MAIN
PARTS[ARCHITECT] = MAIN | EXTRA  # building; Stairway
PARTS[MERCHANT] = MAIN | EXTRA  # stockpile or Atrium; Basilica
PARTS[PATRON] = MAIN | EXTRA | FROM_DECK  # pool; Aqueduct; Bar

# What happens on completion: actions of a role, as many as the owner has influence.
GRANTS = np.full(CARD_COUNT, -1, np.int64)
GRANTS[AMPHITHEATRE] = CRAFTSMAN
GRANTS[FOUNDRY] = LABORER
GRANTS[GARDEN] = PATRON


@compiled(INT(S, INT))
def ready_clients(state: State, player: int) -> int:
    """Clients that act in the role led: those present when the phase began."""
    role = state.role
    ready = int(state.present[role])
    if role == LABORER and has(state, player, STOREROOM):
        ready = 0
        for kind in range(KINDS):
            ready += state.present[kind]
    elif role != MERCHANT and has(state, player, LUDUS_MAGNA):
        ready += state.present[MERCHANT]
    return ready


@compiled(INT(S))
def phase_left(state: State) -> int:
    """Actions left in the phase now running; worked out anew each time, for functions may have changed."""
    player = actor(state)
    ready = ready_clients(state, player)
    units = state.units[player]
    total = units + ready
    if units > 0 and has(state, player, CIRCUS_MAXIMUS):
        before = state.maximus if state.options[OPTION_MAXIMUS] else 0
        total += max(0, ready - max(0, before - units))
    return total - state.done  # type: ignore[no-any-return]


@compiled(INT(S))
def actions_left(state: State) -> int:
    """Actions that the source on top still offers, the one asked included."""
    return top_number(state, 2) if state.depth else phase_left(state)


@compiled(INT(S, INT))
def parts_of(state: State, role: int) -> int:
    if role == ARCHITECT and state.options[OPTION_STAIRWAY]:
        return MAIN
    return PARTS[role]  # type: ignore[no-any-return]


@compiled(INT(S, INT))
def parts_left(state: State, role: int) -> int:
    """The parts that may be used now: of the action begun, else of a new one."""
    return top_number(state, 2) if top(state) == F_ACTION else parts_of(state, role)


@compiled(VOID(S, INT, INT))
def use_part(state: State, role: int, part: int) -> None:
    """A part of an action is used: the first one takes an action from its source."""
    rest = parts_left(state, role) & ~part
    more = rest & ~OF_CLIENT != 0
    if top(state) == F_CLIENT:
        rest |= OF_CLIENT
    if top(state) == F_ACTION:
        pop(state)
    elif state.depth == 0:
        state.done += 1
    elif top_number(state, 2) > 1:
        set_top(state, 2, top_number(state, 2) - 1)
    else:
        pop(state)
    if more:
        push(state, F_ACTION, role, rest)


@compiled(BOOL(S, INT, INT))
def part_possible(state: State, role: int, parts: int) -> bool:
    """Whether a part left of a begun action may have a use; the last word has `legal`."""
    player = actor(state)
    cards = orders(state, player) > 0
    pool = parts & MAIN != 0 and pool_kinds(state) != 0
    if role == PATRON:
        from_hand = parts & EXTRA != 0 and cards and has(state, player, AQUEDUCT)
        from_deck = parts & FROM_DECK != 0 and has(state, player, BAR)
        return (pool or from_hand or from_deck) and client_room(state, player) > 0
    if role == LABORER:
        return pool or (parts & EXTRA != 0 and cards and has(state, player, DOCK))
    if role == MERCHANT:
        more = parts & MAIN != 0 or (cards and has(state, player, BASILICA))
        return more and vault_room(state, player) > 0
    return parts & MAIN != 0 or has(state, player, STAIRWAY)


# ---------------------------------------------------------------- two actions for a site out of town


@compiled(BOOL(S, INT, INT))
def next_action_is(state: State, frame: int, role: int) -> bool:
    """Whether the next thing from this frame downwards is an action of the role."""
    if frame < 0:
        return state.step == STEP_ACT and state.role == role and phase_left(state) > 0
    return state.frames[frame, 0] == F_GRANT and state.frames[frame, 1] == role  # type: ignore[no-any-return]


@compiled(BOOL(S, INT))
def may_found_outside(state: State, role: int) -> bool:
    """Whether the action asked for is followed by another of the same role, or Tower makes that needless."""
    if has(state, actor(state), TOWER):
        return True
    frame = top(state)
    begun = frame == F_ACTION and top_number(state, 2) & OF_CLIENT != 0
    if begun or frame == F_CLIENT or (frame == F_FOUNTAIN and top_number(state, 2) == 1):
        return False  # a client of a Bath has one action
    if frame != F_ACTION and frame != F_FOUNTAIN and actions_left(state) > 1:
        return True
    return state.depth > 0 and next_action_is(state, state.depth - 2, role)


@compiled(VOID(S, INT))
def spend_second_action(state: State, role: int) -> None:
    """The second action for a site out of town: of the nearest source below."""
    if has(state, actor(state), TOWER):
        return
    for i in range(state.depth - 1, -1, -1):
        if state.frames[i, 0] == F_GRANT and state.frames[i, 1] == role:
            state.frames[i, 2] -= 1
            return
    state.done += 1


# ---------------------------------------------------------------- after a step


@compiled(VOID(S, INT, INT))
def push_completion(state: State, player: int, card: int) -> None:
    """The text of a structure that acts on completion: for its builder, or for who took it with a Prison."""
    if state.options[OPTION_VARIANT] == TRAINING:
        return
    influence = int(state.influence[player])
    if GRANTS[card] >= 0:
        push(state, F_GRANT, GRANTS[card], influence)
        emit(state, E.GRANTED, player, card, influence, GRANTS[card])
    elif card == SCHOOL:
        push(state, F_THINK, influence, OPTIONAL)
        emit(state, E.GRANTED, player, card, influence, -1)
    elif card == PRISON:
        push(state, F_PRISON, 0, 0)


@compiled(VOID(S, INT, INT))
def after_step(state: State, completed: int, hired: int) -> None:
    """After every step: the ends of the game, then the work that the step brings. -1: nothing completed or hired."""
    if check_end(state, completed == CATACOMB):
        return
    player = actor(state)
    if completed >= 0:
        push_completion(state, player, completed)
    if hired >= 0 and has(state, player, BATH):
        push(state, F_BATH, hired, 0)
