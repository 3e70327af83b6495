"""What a decision of Glory to Rome brings."""

from ludi.kernel.events import Names
from ludi.kernel.game import Preview
from ludi.kernel.state import State, copy_of
from ludi.kernel.words import Message, Words

from . import WORDS, actions as A, data as D, events as E, state as R, table
from .playing import draws
from .rounds import begin_phase
from .work import phase_left

UNTOLD = {E.PLAYED, E.PETITIONED, E.SHOWED, E.PASSED, E.ROUND, E.SCORED, E.TOTAL}
"""Events already told by the words of the move, or about hidden vaults."""
UNSEEN = {E.PROTECTED, E.LACKED}
"""What follows these events tells of other hands."""


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """What the decision brings right away, except for what it would reveal."""
    reveals = after.reveals != state.reveals
    told: list[Words] = []
    if action == A.THINK_INSTEAD:
        return Preview([WORDS("brings-think", cards=draws(state, int(state.to_move)))])
    for i in range(after.event_count):
        event = [int(n) for n in after.events[i]]
        if reveals and event[0] == E.HIRED:
            return Preview([*told, WORDS("brings-top-card")])
        if event[0] in UNSEEN:
            break
        if event[0] == E.ENDED:
            told.append(WORDS(f"ending-{R.ENDINGS[event[2]]}"))
        elif event[0] == E.WON and event[2] not in (E.WINS_BY_FORUM, E.WINS_BY_AGREEMENT):
            break
        elif event[0] not in UNTOLD:
            told.append(E.EVENTS.tell(event, names).words)
        if reveals and event[0] in (E.DREW, E.LOOKED):
            break
        if reveals and event[0] == E.DEMANDED:
            return Preview([*told, WORDS("brings-answers")])
    if state.phase in (R.ASK_LEAD, R.ASK_FOLLOW, R.ASK_MORE) and action >= A.SENATOR_FOR and after.role >= 0:
        told.insert(0, _actions(copy_of(after)[0], int(state.to_move)))
    return Preview(told or [WORDS("brings-nothing")])


def _actions(state: State, player: int) -> Message:
    """The number of actions from cards played and clients, as if the player's phase began now."""
    state.units[player] = max(0, state.units[player]) + (table.top(state) == R.F_PETITION)
    state.turn = (player - state.leader) % state.players
    begin_phase(state)
    return WORDS("brings-actions", n=phase_left(state), role=D.ROLE_TERMS[state.role])
