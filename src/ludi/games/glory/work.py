"""Counts actions and their parts, and pushes the work that a completed structure or a hired client brings.

Actions have a source: the phase of the round or a frame F_GRANT. An action begun, with parts left, is a frame F_ACTION
above it.
"""

import numpy as np

from ludi.kernel.jit import BOOL, INT, VOID, compiled
from ludi.kernel.state import State, emit

from . import data as D, events as E, state as R, table
from .endings import check_end
from .state import S

# The parts of an action by role. Their requirements are in `part_possible`.
PARTS = np.zeros(D.KINDS, np.int64)
PARTS[D.LABORER] = R.MAIN | R.EXTRA  # pool; Dock
PARTS[D.CRAFTSMAN] = R.MAIN
PARTS[D.ARCHITECT] = R.MAIN | R.EXTRA  # building; Stairway
PARTS[D.MERCHANT] = R.MAIN | R.EXTRA  # stockpile or Atrium; Basilica
PARTS[D.PATRON] = R.MAIN | R.EXTRA | R.FROM_DECK  # pool; Aqueduct; Bar

# What happens on completion: as many actions of a role as the owner has influence.
GRANTS = np.full(D.CARD_COUNT, -1, np.int64)
GRANTS[D.AMPHITHEATRE] = D.CRAFTSMAN
GRANTS[D.FOUNDRY] = D.LABORER
GRANTS[D.GARDEN] = D.PATRON


@compiled(INT(S, INT))
def ready_clients(state: State, player: int) -> int:
    """Clients that act in the role led: those present when the phase began."""
    role = state.role
    ready = int(state.present[role])
    if role == D.LABORER and table.has(state, player, D.STOREROOM):
        ready = 0
        for kind in range(D.KINDS):
            ready += state.present[kind]
    elif role != D.MERCHANT and table.has(state, player, D.LUDUS_MAGNA):
        ready += state.present[D.MERCHANT]
    return ready


@compiled(INT(S))
def phase_left(state: State) -> int:
    """Actions left in the current phase, recomputed each time because functions may have changed."""
    player = table.actor(state)
    ready = ready_clients(state, player)
    units = state.units[player]
    total = units + ready
    if units > 0 and table.has(state, player, D.CIRCUS_MAXIMUS):
        before = state.maximus if state.options[R.OPTION_MAXIMUS] else 0
        total += max(0, ready - max(0, before - units))
    return total - state.done


@compiled(INT(S))
def actions_left(state: State) -> int:
    """Actions the top source still offers, including the current one."""
    return table.top_number(state, 2) if state.depth else phase_left(state)


@compiled(INT(S, INT))
def parts_of(state: State, role: int) -> int:
    if role == D.ARCHITECT and state.options[R.OPTION_STAIRWAY]:
        return R.MAIN
    return PARTS[role]


@compiled(INT(S, INT))
def parts_left(state: State, role: int) -> int:
    """The parts that may be used now: of the action begun, else of a new one."""
    return table.top_number(state, 2) if table.top(state) == R.F_ACTION else parts_of(state, role)


@compiled(VOID(S, INT, INT))
def use_part(state: State, role: int, part: int) -> None:
    """Use a part of an action; the first one takes an action from its source."""
    rest = parts_left(state, role) & ~part
    more = rest & ~R.OF_CLIENT != 0
    if table.top(state) == R.F_CLIENT:
        rest |= R.OF_CLIENT
    if table.top(state) == R.F_ACTION:
        table.pop(state)
    elif state.depth == 0:
        state.done += 1
    elif table.top_number(state, 2) > 1:
        table.set_top(state, 2, table.top_number(state, 2) - 1)
    else:
        table.pop(state)
    if more:
        table.push(state, R.F_ACTION, role, rest)


@compiled(BOOL(S, INT, INT))
def part_possible(state: State, role: int, parts: int) -> bool:
    """Whether a remaining part of a begun action may be usable; `legal` decides in the end."""
    player = table.actor(state)
    cards = table.orders(state, player) > 0
    pool = parts & R.MAIN != 0 and table.pool_kinds(state) != 0
    if role == D.PATRON:
        from_hand = parts & R.EXTRA != 0 and cards and table.has(state, player, D.AQUEDUCT)
        from_deck = parts & R.FROM_DECK != 0 and table.has(state, player, D.BAR)
        return (pool or from_hand or from_deck) and table.client_room(state, player) > 0
    if role == D.LABORER:
        return pool or (parts & R.EXTRA != 0 and cards and table.has(state, player, D.DOCK))
    if role == D.MERCHANT:
        more = parts & R.MAIN != 0 or (cards and table.has(state, player, D.BASILICA))
        return more and table.vault_room(state, player) > 0
    return parts & R.MAIN != 0 or table.has(state, player, D.STAIRWAY)


# ---------------------------------------------------------------- two actions for a site out of town


@compiled(BOOL(S, INT, INT))
def next_action_is(state: State, frame: int, role: int) -> bool:
    """Whether the next thing from this frame downwards is an action of this role."""
    if frame < 0:
        return state.step == R.STEP_ACT and state.role == role and phase_left(state) > 0
    return state.frames[frame, 0] == R.F_GRANT and state.frames[frame, 1] == role


@compiled(BOOL(S, INT))
def may_found_outside(state: State, role: int) -> bool:
    """Whether the current action is followed by another of the same role, or Tower makes that unnecessary."""
    if table.has(state, table.actor(state), D.TOWER):
        return True
    frame = table.top(state)
    begun = frame == R.F_ACTION and table.top_number(state, 2) & R.OF_CLIENT != 0
    if begun or frame == R.F_CLIENT or (frame == R.F_FOUNTAIN and table.top_number(state, 2) == 1):
        return False  # a client hired with Bath has one action
    if frame != R.F_ACTION and frame != R.F_FOUNTAIN and actions_left(state) > 1:
        return True
    return state.depth > 0 and next_action_is(state, state.depth - 2, role)


@compiled(VOID(S, INT))
def spend_second_action(state: State, role: int) -> None:
    """Take the second action for a site out of town from the nearest source below."""
    if table.has(state, table.actor(state), D.TOWER):
        return
    for i in range(state.depth - 1, -1, -1):
        if state.frames[i, 0] == R.F_GRANT and state.frames[i, 1] == role:
            state.frames[i, 2] -= 1
            return
    state.done += 1


# ---------------------------------------------------------------- after a step


@compiled(VOID(S, INT, INT))
def push_completion(state: State, player: int, card: int) -> None:
    """Push the effect of a structure that acts on completion: for its builder, or whoever took it with a Prison."""
    if state.options[R.OPTION_VARIANT] == R.TRAINING:
        return
    influence = int(state.influence[player])
    if GRANTS[card] >= 0:
        table.push(state, R.F_GRANT, GRANTS[card], influence)
        emit(state, E.GRANTED, player, card, influence, GRANTS[card])
    elif card == D.SCHOOL:
        table.push(state, R.F_THINK, influence, R.OPTIONAL)
        emit(state, E.GRANTED, player, card, influence, -1)
    elif card == D.PRISON:
        table.push(state, R.F_PRISON, 0, 0)


@compiled(VOID(S, INT, INT))
def after_step(state: State, completed: int, hired: int) -> None:
    """After every step: check for the end of the game, then push the work it brings. -1: nothing completed or hired."""
    if check_end(state, completed == D.CATACOMB):
        return
    player = table.actor(state)
    if completed >= 0:
        push_completion(state, player, completed)
    if hired >= 0 and table.has(state, player, D.BATH):
        table.push(state, R.F_BATH, hired, 0)
