"""What a decision of Tali brings, in words, as far as its player can know."""

from ludi.kernel.events import Count, Names
from ludi.kernel.game import Preview
from ludi.kernel.state import State

from .actions import KEEP, SHAKE_CUPS, SIT_OUT, THROW_AGAIN
from .data import GIFT, VENUS_POINTS
from .rules import is_venus
from .state import SHAKE


def preview(state: State, action: int, after: State, names: Names) -> Preview:
    """What a stake costs, and what the best throw takes if the cups are lifted now."""
    seat, coins = int(state.to_move), action - SIT_OUT
    if action == SHAKE_CUPS:
        return Preview(f"the emperor adds {GIFT} coins to the pot")
    if action == KEEP:
        return Preview("")
    if coins < 0:
        return Preview(f"{Count(state.bones[seat, action - THROW_AGAIN]):bone|bones}")
    told = [f"{names[seat]} -{coins}"] if coins else []
    if after.phase == SHAKE:
        stakes = [int(stake) for stake in state.stake[: state.players]]
        stakes[seat] = coins
        gains = [int(state.pot) + sum(stakes)] * len(names)
        gains[seat] += VENUS_POINTS * is_venus(state, seat) - coins  # only one's own throw is known
        takes = " or ".join(f"{names[i]} {gains[i]:+}" for i, stake in enumerate(stakes) if stake)
        told.append(f"the cups are lifted: {takes or 'nobody has staked anything'}")
    return Preview("; ".join(told))
