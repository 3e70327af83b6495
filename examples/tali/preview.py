"""What a decision of Tali brings, in words, as far as its player can know."""

from ludi.kernel.events import Names
from ludi.kernel.game import Preview
from ludi.kernel.state import State
from ludi.kernel.words import either, gains

from . import WORDS, actions as A, data as D, state as R
from .rules import is_venus


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """What a stake costs, and what the best throw takes if the cups are lifted now."""
    seat, coins = int(state.to_move), action - A.SIT_OUT
    if action == A.SHAKE_CUPS:
        return Preview([WORDS("brings-gift", coins=D.GIFT)])
    if action == A.KEEP:
        return Preview([])
    if coins < 0:
        return Preview([WORDS("brings-bones", bones=state.bones[seat, action - A.THROW_AGAIN])])
    told = [gains(names[seat], -coins)] if coins else []
    if after.phase == R.SHAKE:
        stakes = [int(stake) for stake in state.stake[: state.players]]
        stakes[seat] = coins
        points = [int(state.pot) + sum(stakes)] * len(names)
        points[seat] += D.VENUS_POINTS * is_venus(state, seat) - coins  # only the player's own throw is known
        takes = either(gains(names[i], points[i]) for i, stake in enumerate(stakes) if stake)
        told.append(WORDS("brings-lifted", takes=takes or WORDS("brings-no-stake")))
    return Preview(told)
