"""What a decision of Glory to Rome brings."""

from ludi.kernel.events import Names
from ludi.kernel.game import Preview
from ludi.kernel.state import State, copy_of

from . import actions as A
from . import events as E
from .data import ROLES
from .rounds import begin_phase
from .state import ASK_FOLLOW, ASK_LEAD, ASK_MORE, F_PETITION
from .table import top
from .work import phase_left

UNTOLD = {E.PLAYED, E.SHOWED, E.ROUND_ENDED, E.SCORED}
"""The words of the move have said it; or it tells of hidden vaults."""


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """What the decision brings at once; what it would reveal is not told before."""
    reveals = after.reveals != state.reveals
    told: list[str] = []
    for i in range(after.event_count):
        event = [int(n) for n in after.events[i]]
        if reveals and event[0] == E.HIRED:
            return Preview([*told, "the top card of the deck, seen when it is done"])
        if event[0] not in UNTOLD:
            told.append(E.EVENTS.tell(event, names).words)
        if reveals and event[0] in (E.DREW, E.LOOKED):
            break
        if reveals and event[0] == E.DEMANDED:
            return Preview([*told, "what the others have to give is seen when it is done"])
    if state.phase in (ASK_LEAD, ASK_FOLLOW, ASK_MORE) and action >= A.SENATOR_FOR and after.role >= 0:
        told.insert(0, _actions(copy_of(after)[0], int(state.to_move)))
    return Preview(told or ["no immediate effect"])


def _actions(state: State, player: int) -> str:
    """How many actions the cards played and the clients give, as things stand: as if the player's phase began now."""
    state.units[player] = max(0, state.units[player]) + (top(state) == F_PETITION)
    state.turn = (player - state.leader) % state.players
    begin_phase(state)
    total = phase_left(state)
    return f"{total} {ROLES[state.role]} action{'s' if total > 1 else ''}"
