"""The round: its steps in order, and the stack of pending work above them; `advance` goes on until one is asked."""

from ludi.kernel.jit import BOOL, INT, MASK, VOID, compiled
from ludi.kernel.state import Mask, State, allow, also, emit

from . import actions as A
from . import events as E
from .data import ACADEMY, CARD_COUNT, KINDS, LABORER, LEGIONARY, LUDUS_MAGNA, MERCHANT, SENATE, SEWER, STOREROOM
from .endings import finish
from .legionary import can_show, clients_asked, finish_demand, finish_giving, finish_showing, giver_asked
from .state import (
    ASK_CLIENTS,
    ASK_CONCEDE,
    ASK_FOLLOW,
    ASK_FOUNTAIN,
    ASK_GIVE,
    ASK_LEAD,
    ASK_LEGIONARY,
    ASK_MATERIAL,
    ASK_MORE,
    ASK_PETITION,
    ASK_PRISON,
    ASK_ROLE,
    ASK_ROLE_ACTION,
    ASK_SENATE,
    ASK_SEWER,
    ASK_SITE,
    ASK_THINK,
    BY_CONCEDING,
    F_ACTION,
    F_BATH,
    F_CLIENT,
    F_CLIENTS,
    F_CONCEDE,
    F_DEMAND,
    F_FOUNTAIN,
    F_GIVE,
    F_GRANT,
    F_MATERIAL,
    F_MORE,
    F_PETITION,
    F_PRISON,
    F_SITE,
    F_THINK,
    OPEN_AT_FIRST,
    OPTION_HANDS,
    OPTIONAL,
    S_CAMP,
    STEP_ACADEMY,
    STEP_ACT,
    STEP_FOLLOW,
    STEP_LEAD,
    STEP_SENATE,
    STEP_SEWER,
    UNDECIDED,
    S,
)
from .table import actor, has, pop, push, set_top, top, top_number
from .work import actions_left, after_step, part_possible, phase_left

MOST_DEMANDS = 100  # far more than any hand holds; a frame's number is small

# ---------------------------------------------------------------- from step to step


@compiled(VOID(S))
def begin_phase(state: State) -> None:
    """A player's phase begins: only clients present now can act in it."""
    player = actor(state)
    state.done = 0
    state.maximus = 0
    for kind in range(KINDS):
        state.present[kind] = state.clients[player, kind]
        state.demanded[kind] = 0


@compiled(VOID(S, INT))
def begin_step(state: State, step: int) -> None:
    state.step = step
    state.turn = 1 if step == STEP_FOLLOW else 0


@compiled(VOID(S))
def next_phase(state: State) -> None:
    """The actor's phase is over."""
    state.turn += 1
    if state.turn < state.players:
        begin_phase(state)
    else:
        state.done = 0
        state.maximus = 0
        for kind in range(KINDS):
            state.present[kind] = 0
            state.demanded[kind] = 0
        begin_step(state, STEP_SENATE)


@compiled(VOID(S))
def end_round(state: State) -> None:
    """Forget the round's notes; the leader card passes to the left."""
    begin_step(state, STEP_LEAD)
    state.leader = (state.leader + 1) % state.players
    state.role = -1
    state.offered = 0
    state.round_number += 1
    for player in range(state.players):
        state.units[player] = UNDECIDED
        state.crafted[player] = 0
    if state.options[OPTION_HANDS] == OPEN_AT_FIRST and state.round_number == 2 * state.players + 1:
        for player in range(state.players):  # hands are covered again, but everybody has seen them
            for card in range(CARD_COUNT):
                state.shown[player, card] = state.hand[player, card]
    emit(state, E.ROUND, state.leader, state.round_number, 0, 0)


@compiled(BOOL(S, INT))
def camp_has_orders(state: State, player: int) -> bool:
    for kind in range(KINDS):
        if state.camp[player, kind]:
            return True
    return False


@compiled(VOID(S, INT))
def clear_camp(state: State, player: int) -> None:
    """Orders to the pool, Senators to their pile."""
    senators = int(state.camp_senators[player])
    if not senators and not camp_has_orders(state, player):
        return
    emit(state, E.CLEARED, player, senators, 0, 0)
    state.pile += senators
    state.camp_senators[player] = 0
    for kind in range(KINDS):
        also(state, 1 + kind, state.camp[player, kind])
        state.pool[kind] += state.camp[player, kind]
        state.camp[player, kind] = 0


@compiled(BOOL(S, INT))
def senators_to_take(state: State, player: int) -> bool:
    """Whether Senators lie on other players' camps."""
    for other in range(state.players):
        if other != player and state.camp_senators[other]:
            return True
    return False


@compiled(BOOL(S))
def act_asks(state: State) -> bool:
    """The phase of a player: ask for the next action, or go on to the next player."""
    left = phase_left(state)
    if left <= 0:
        next_phase(state)
        return False
    if state.role == LEGIONARY:
        state.done += left
        push(state, F_DEMAND, min(left, MOST_DEMANDS), 0)
        return False
    state.phase = ASK_ROLE_ACTION + state.role
    return True


@compiled(BOOL(S))
def playing_asks(state: State) -> bool:
    """Leading and following."""
    player = actor(state)
    if state.step == STEP_LEAD:
        if state.units[player] == UNDECIDED:
            state.phase = ASK_LEAD
            return True
        if state.units[player] == 0:
            end_round(state)
        else:
            begin_step(state, STEP_FOLLOW)
    elif state.turn == state.players:
        begin_step(state, STEP_ACT)
        begin_phase(state)
    elif state.units[player] == UNDECIDED:
        state.phase = ASK_FOLLOW
        return True
    else:
        state.turn += 1
    return False


@compiled(BOOL(S))
def ending_asks(state: State) -> bool:
    """Senate, Sewer with the clearing of the camps, Academy; each from the leader clockwise."""
    player, step = actor(state), state.step
    if state.turn == state.players:
        if step == STEP_ACADEMY:
            end_round(state)
        else:
            begin_step(state, step + 1)
        return False
    if step == STEP_SENATE and has(state, player, SENATE) and senators_to_take(state, player):
        state.phase = ASK_SENATE
        return True
    if step == STEP_SEWER:
        if has(state, player, SEWER) and camp_has_orders(state, player):
            state.phase = ASK_SEWER
            return True
        clear_camp(state, player)
    if step == STEP_ACADEMY and state.crafted[player] and has(state, player, ACADEMY):
        state.crafted[player] = 0
        push(state, F_THINK, 1, OPTIONAL)
        return False
    state.turn += 1
    return False


@compiled(BOOL(S))
def round_asks(state: State) -> bool:
    """Go one step on in the round, or ask the actor."""
    state.to_move = actor(state)
    if state.step <= STEP_FOLLOW:
        return playing_asks(state)
    if state.step == STEP_ACT:
        return act_asks(state)
    return ending_asks(state)


# ---------------------------------------------------------------- pending work


@compiled(INT(S))
def bath_roles(state: State) -> int:
    """The roles (bits) in which the client just hired may act."""
    player, kind = actor(state), top_number(state, 1)
    roles = 1 << kind
    if kind == MERCHANT and has(state, player, LUDUS_MAGNA):
        roles = (1 << KINDS) - 1
    if has(state, player, STOREROOM):
        roles |= 1 << LABORER
    return roles


@compiled(BOOL(S))
def grant_asks(state: State) -> bool:
    role, left = top_number(state, 1), top_number(state, 2)
    if left == 0 or role == LEGIONARY:
        pop(state)
        if left:
            push(state, F_DEMAND, left, 0)
        return False
    state.phase = ASK_ROLE_ACTION + role
    return True


@compiled(BOOL(S))
def bath_asks(state: State) -> bool:
    roles = bath_roles(state)
    if roles & (roles - 1):
        state.phase = ASK_ROLE
        return True
    kind = top_number(state, 1)
    pop(state)
    push(state, F_CLIENT, kind, 1)
    return False


@compiled(BOOL(S))
def demand_asks(state: State) -> bool:
    """The three frames of a Legionary procedure."""
    frame = top(state)
    if frame == F_DEMAND:
        state.phase = ASK_LEGIONARY
        if can_show(state):
            return True
        finish_showing(state)
    elif frame == F_GIVE:
        if giver_asked(state):
            state.to_move = (actor(state) + top_number(state, 1)) % state.players
            state.phase = ASK_GIVE
            return True
        finish_giving(state)
    else:
        if clients_asked(state):
            state.phase = ASK_CLIENTS
            return True
        finish_demand(state)
    return False


@compiled(BOOL(S))
def frame_asks(state: State) -> bool:
    """Go one step on in the work on top of the stack, or ask for a decision."""
    frame = top(state)
    state.to_move = actor(state)
    if frame == F_GRANT or frame == F_CLIENT:
        return grant_asks(state)
    if frame == F_BATH:
        return bath_asks(state)
    if frame == F_DEMAND or frame == F_GIVE or frame == F_CLIENTS:
        return demand_asks(state)
    if frame == F_ACTION:
        if not part_possible(state, top_number(state, 1), top_number(state, 2)):
            pop(state)
            return False
        state.phase = ASK_ROLE_ACTION + top_number(state, 1)
    elif frame == F_THINK:
        state.phase = ASK_THINK
    elif frame == F_FOUNTAIN:
        state.phase = ASK_FOUNTAIN
    elif frame == F_MATERIAL:
        state.phase = ASK_MATERIAL
    elif frame == F_SITE:
        state.phase = ASK_SITE
    elif frame == F_PETITION:
        state.phase = ASK_PETITION
    elif frame == F_MORE:
        state.phase = ASK_MORE
    elif frame == F_PRISON:
        state.phase = ASK_PRISON
    elif frame == F_CONCEDE:
        state.to_move = (state.leader + top_number(state, 2)) % state.players
        state.phase = ASK_CONCEDE
    return True


@compiled(VOID(S))
def advance(state: State) -> None:
    """Go on until somebody is asked, or the game is over."""
    asks = False
    while not asks and not state.over:
        asks = frame_asks(state) if state.depth else round_asks(state)


# ---------------------------------------------------------------- decisions of the round


@compiled(VOID(S))
def stop(state: State) -> None:
    """End what is on top: the rest of a begun action, of a grant, of the phase."""
    if top(state) != F_ACTION:
        role = state.role if state.depth == 0 else top_number(state, 1)
        emit(state, E.PASSED, actor(state), role, actions_left(state), 0)
    if state.depth:
        pop(state)
    else:
        next_phase(state)


@compiled(INT(S, MASK))
def legal_roles(state: State, mask: Mask) -> int:
    roles = bath_roles(state)
    count = allow(mask, A.STOP)
    for role in range(KINDS):
        if roles >> role & 1:
            count += allow(mask, A.OF_KIND + role)
    return count


@compiled(VOID(S, INT))
def choose_role(state: State, action: int) -> None:
    pop(state)
    if action != A.STOP:
        push(state, F_CLIENT, action - A.OF_KIND, 1)


@compiled(INT(S, MASK))
def legal_senate(state: State, mask: Mask) -> int:
    """Senators on other camps, by camp; where no other Senate follows they are all alike."""
    alike = True
    for turn in range(state.turn + 1, state.players):
        if has(state, (state.leader + turn) % state.players, SENATE):
            alike = False
    count = allow(mask, A.STOP)
    for offset in range(1, state.players):
        if state.camp_senators[(actor(state) + offset) % state.players] and (count == 1 or not alike):
            count += allow(mask, A.SEAT + offset)
    return count


@compiled(VOID(S, INT))
def senate(state: State, action: int) -> None:
    if action == A.STOP:
        state.turn += 1
        return
    player = actor(state)
    other = (player + action - A.SEAT) % state.players
    state.camp_senators[other] -= 1
    state.senators[player] += 1
    emit(state, E.TOOK_PLAYED_SENATOR, player, other, 0, 0)


@compiled(INT(S, MASK))
def legal_sewer(state: State, mask: Mask) -> int:
    player = actor(state)
    count = allow(mask, A.STOP)
    for kind in range(KINDS):
        if state.camp[player, kind]:
            count += allow(mask, A.OF_KIND + kind)
    return count


@compiled(VOID(S, INT))
def sewer(state: State, action: int) -> None:
    player = actor(state)
    if action == A.STOP:
        clear_camp(state, player)
        state.turn += 1
        return
    kind = action - A.OF_KIND
    state.camp[player, kind] -= 1
    state.stock[player, kind] += 1
    emit(state, E.STORED, player, kind, S_CAMP, 0)
    after_step(state, -1, -1)


@compiled(VOID(S, INT))
def answer_offer(state: State, action: int) -> None:
    """Accept or refuse to concede; one refusal ends the offer."""
    winner, offset = top_number(state, 1), top_number(state, 2)
    emit(state, E.ANSWERED, state.to_move, 0 if action == A.STOP else 1, 0, 0)
    if action == A.STOP:
        pop(state)
        state.offered = 1
    elif offset + 1 < state.players:
        set_top(state, 2, offset + 1)
    else:
        finish(state, BY_CONCEDING, 1 << winner)
