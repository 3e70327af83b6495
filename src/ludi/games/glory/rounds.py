"""The round: its steps in order, and the stack of pending work above them; `advance` goes on until someone is asked."""

from ludi.kernel.jit import BOOL, INT, MASK, VOID, compiled
from ludi.kernel.quick import where_in
from ludi.kernel.state import Mask, State, allow, also, emit, seat_after

from . import actions as A, data as D, events as E, state as R, table
from .endings import finish
from .legionary import can_show, clients_asked, finish_demand, finish_giving, finish_showing, giver_asked
from .state import S
from .table import allow_kinds
from .work import actions_left, after_step, part_possible, phase_left

MOST_DEMANDS = 100  # far beyond any hand; numbers in a frame are small

# ---------------------------------------------------------------- from step to step


@compiled(VOID(S))
def begin_phase(state: State) -> None:
    """Begin a player's phase; only clients present now can act in it."""
    player = table.actor(state)
    state.done = 0
    state.maximus = 0
    for kind in range(D.KINDS):
        state.present[kind] = state.clients[player, kind]
        state.demanded[kind] = 0


@compiled(VOID(S, INT))
def begin_step(state: State, step: int) -> None:
    state.step = step
    state.turn = 1 if step == R.STEP_FOLLOW else 0


@compiled(VOID(S))
def next_phase(state: State) -> None:
    """End the actor's phase."""
    state.turn += 1
    if state.turn < state.players:
        begin_phase(state)
    else:
        state.done = 0
        state.maximus = 0
        for kind in range(D.KINDS):
            state.present[kind] = 0
            state.demanded[kind] = 0
        begin_step(state, R.STEP_SENATE)


@compiled(VOID(S))
def end_round(state: State) -> None:
    """Clear the round's notes, and pass the leader card to the left."""
    begin_step(state, R.STEP_LEAD)
    state.leader = seat_after(state, state.leader, 1)
    state.role = -1
    state.offered = 0
    state.round_number += 1
    for player in range(state.players):
        state.units[player] = R.UNDECIDED
        state.crafted[player] = 0
    if state.options[R.OPTION_HANDS] == R.OPEN_AT_FIRST and state.round_number == 2 * state.players + 1:
        for player in range(state.players):  # hands are covered again, but everybody has seen them
            for card in range(D.CARD_COUNT):
                state.shown[player, card] = state.hand[player, card]
    emit(state, E.ROUND, state.leader, state.round_number, 0, 0)


@compiled(BOOL(S, INT))
def camp_has_orders(state: State, player: int) -> bool:
    return where_in(state.camp, player, 1) != 0


@compiled(VOID(S, INT))
def clear_camp(state: State, player: int) -> None:
    """Move the camp's Orders to the pool, its Senators to their pile."""
    senators = int(state.camp_senators[player])
    if not senators and not camp_has_orders(state, player):
        return
    emit(state, E.CLEARED, player, senators, 0, 0)
    state.pile += senators
    state.camp_senators[player] = 0
    for kind in range(D.KINDS):
        also(state, 1 + kind, state.camp[player, kind])
        state.pool[kind] += state.camp[player, kind]
        state.camp[player, kind] = 0


@compiled(BOOL(S, INT))
def senators_to_take(state: State, player: int) -> bool:
    """Whether there are Senators on other players' camps."""
    for other in range(state.players):
        if other != player and state.camp_senators[other]:
            return True
    return False


@compiled(BOOL(S))
def act_asks(state: State) -> bool:
    """A player's phase: ask for the next action, or go on to the next player."""
    left = phase_left(state)
    if left <= 0:
        next_phase(state)
        return False
    if state.role == D.LEGIONARY:
        state.done += left
        table.push(state, R.F_DEMAND, min(left, MOST_DEMANDS), 0)
        return False
    state.phase = R.ASK_ROLE_ACTION + state.role
    return True


@compiled(BOOL(S))
def playing_asks(state: State) -> bool:
    """Leading and following: ask, or go on."""
    player = table.actor(state)
    if state.step == R.STEP_LEAD:
        if state.units[player] == R.UNDECIDED:
            state.phase = R.ASK_LEAD
            return True
        if state.units[player] == 0:
            end_round(state)
        else:
            begin_step(state, R.STEP_FOLLOW)
    elif state.turn == state.players:
        begin_step(state, R.STEP_ACT)
        begin_phase(state)
    elif state.units[player] == R.UNDECIDED:
        state.phase = R.ASK_FOLLOW
        return True
    else:
        state.turn += 1
    return False


@compiled(BOOL(S))
def ending_asks(state: State) -> bool:
    """Senate, then Sewer and clearing the camps, then Academy; each from the leader clockwise."""
    player, step = table.actor(state), state.step
    if state.turn == state.players:
        if step == R.STEP_ACADEMY:
            end_round(state)
        else:
            begin_step(state, step + 1)
        return False
    if step == R.STEP_SENATE and table.has(state, player, D.SENATE) and senators_to_take(state, player):
        state.phase = R.ASK_SENATE
        return True
    if step == R.STEP_SEWER:
        if table.has(state, player, D.SEWER) and camp_has_orders(state, player):
            state.phase = R.ASK_SEWER
            return True
        clear_camp(state, player)
    if step == R.STEP_ACADEMY and state.crafted[player] and table.has(state, player, D.ACADEMY):
        state.crafted[player] = 0
        table.push(state, R.F_THINK, 1, R.OPTIONAL)
        return False
    state.turn += 1
    return False


@compiled(BOOL(S))
def round_asks(state: State) -> bool:
    """Advance the round by one step, or ask the actor."""
    state.to_move = table.actor(state)
    if state.step <= R.STEP_FOLLOW:
        return playing_asks(state)
    if state.step == R.STEP_ACT:
        return act_asks(state)
    return ending_asks(state)


# ---------------------------------------------------------------- pending work


@compiled(INT(S))
def bath_roles(state: State) -> int:
    """The roles (bits) in which the client just hired may act."""
    player, kind = table.actor(state), table.top_number(state, 1)
    roles = 1 << kind
    if kind == D.MERCHANT and table.has(state, player, D.LUDUS_MAGNA):
        roles = D.EVERY_KIND
    if table.has(state, player, D.STOREROOM):
        roles |= 1 << D.LABORER
    return roles


@compiled(BOOL(S))
def grant_asks(state: State) -> bool:
    role, left = table.top_number(state, 1), table.top_number(state, 2)
    if left == 0 or role == D.LEGIONARY:
        table.pop(state)
        if left:
            table.push(state, R.F_DEMAND, left, 0)
        return False
    state.phase = R.ASK_ROLE_ACTION + role
    return True


@compiled(BOOL(S))
def bath_asks(state: State) -> bool:
    roles = bath_roles(state)
    if roles & (roles - 1):
        state.phase = R.ASK_ROLE
        return True
    kind = table.top_number(state, 1)
    table.pop(state)
    table.push(state, R.F_CLIENT, kind, 1)
    return False


@compiled(BOOL(S))
def demand_asks(state: State) -> bool:
    """Advance the three frames of a Legionary procedure, or ask."""
    frame = table.top(state)
    if frame == R.F_DEMAND:
        state.phase = R.ASK_LEGIONARY
        if can_show(state):
            return True
        finish_showing(state)
    elif frame == R.F_GIVE:
        if giver_asked(state):
            state.to_move = seat_after(state, table.actor(state), table.top_number(state, 1))
            state.phase = R.ASK_GIVE
            return True
        finish_giving(state)
    else:
        if clients_asked(state):
            state.phase = R.ASK_CLIENTS
            return True
        finish_demand(state)
    return False


@compiled(BOOL(S))
def frame_asks(state: State) -> bool:
    """Advance the work on top of the stack by one step, or ask for a decision."""
    frame = table.top(state)
    state.to_move = table.actor(state)
    if frame == R.F_GRANT or frame == R.F_CLIENT:
        return grant_asks(state)
    if frame == R.F_BATH:
        return bath_asks(state)
    if frame == R.F_DEMAND or frame == R.F_GIVE or frame == R.F_CLIENTS:
        return demand_asks(state)
    if frame == R.F_ACTION:
        if not part_possible(state, table.top_number(state, 1), table.top_number(state, 2)):
            table.pop(state)
            return False
        state.phase = R.ASK_ROLE_ACTION + table.top_number(state, 1)
    elif frame == R.F_THINK:
        state.phase = R.ASK_THINK
    elif frame == R.F_FOUNTAIN:
        state.phase = R.ASK_FOUNTAIN
    elif frame == R.F_MATERIAL:
        state.phase = R.ASK_MATERIAL
    elif frame == R.F_SITE:
        state.phase = R.ASK_SITE
    elif frame == R.F_PETITION:
        state.phase = R.ASK_PETITION
    elif frame == R.F_MORE:
        state.phase = R.ASK_MORE
    elif frame == R.F_PRISON:
        state.phase = R.ASK_PRISON
    elif frame == R.F_CONCEDE:
        state.to_move = seat_after(state, state.leader, table.top_number(state, 2))
        state.phase = R.ASK_CONCEDE
    return True


@compiled(VOID(S))
def advance(state: State) -> None:
    """Go on until someone is asked or the game is over."""
    asks = False
    while not asks and not state.over:
        asks = frame_asks(state) if state.depth else round_asks(state)


# ---------------------------------------------------------------- decisions of the round


@compiled(VOID(S))
def stop(state: State) -> None:
    """End what is on top: the rest of a begun action, of a grant, or of the phase."""
    if table.top(state) != R.F_ACTION:
        role = state.role if state.depth == 0 else table.top_number(state, 1)
        emit(state, E.PASSED, table.actor(state), role, actions_left(state), 0)
    if state.depth:
        table.pop(state)
    else:
        next_phase(state)


@compiled(INT(S, MASK))
def legal_roles(state: State, mask: Mask) -> int:
    return allow(mask, A.STOP) + allow_kinds(mask, A.OF_KIND, bath_roles(state))


@compiled(VOID(S, INT))
def choose_role(state: State, action: int) -> None:
    table.pop(state)
    if action != A.STOP:
        table.push(state, R.F_CLIENT, action - A.OF_KIND, 1)


@compiled(INT(S, MASK))
def legal_senate(state: State, mask: Mask) -> int:
    """Mark Senators on other camps, by camp; if no other Senate follows, they are all equivalent."""
    alike = True
    for turn in range(state.turn + 1, state.players):
        if table.has(state, seat_after(state, state.leader, turn), D.SENATE):
            alike = False
    count = allow(mask, A.STOP)
    for offset in range(1, state.players):
        if state.camp_senators[seat_after(state, table.actor(state), offset)] and (count == 1 or not alike):
            count += allow(mask, A.SEAT + offset)
    return count


@compiled(VOID(S, INT))
def senate(state: State, action: int) -> None:
    if action == A.STOP:
        state.turn += 1
        return
    player = table.actor(state)
    other = seat_after(state, player, action - A.SEAT)
    state.camp_senators[other] -= 1
    state.senators[player] += 1
    emit(state, E.TOOK_PLAYED_SENATOR, player, other, 0, 0)


@compiled(INT(S, MASK))
def legal_sewer(state: State, mask: Mask) -> int:
    return allow(mask, A.STOP) + allow_kinds(mask, A.OF_KIND, where_in(state.camp, table.actor(state), 1))


@compiled(VOID(S, INT))
def sewer(state: State, action: int) -> None:
    player = table.actor(state)
    if action == A.STOP:
        clear_camp(state, player)
        state.turn += 1
        return
    kind = action - A.OF_KIND
    state.camp[player, kind] -= 1
    state.stock[player, kind] += 1
    emit(state, E.STORED, player, kind, R.S_CAMP, 0)
    after_step(state, -1, -1)


@compiled(VOID(S, INT))
def answer_offer(state: State, action: int) -> None:
    """Accept or refuse to concede; one refusal ends the offer."""
    winner, offset = table.top_number(state, 1), table.top_number(state, 2)
    emit(state, E.ANSWERED, state.to_move, 0 if action == A.STOP else 1, 0, 0)
    if action == A.STOP:
        table.pop(state)
        state.offered = 1
    elif offset + 1 < state.players:
        table.set_top(state, 2, offset + 1)
    else:
        finish(state, R.BY_CONCEDING, 1 << winner)
