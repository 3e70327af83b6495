"""What a decision of Tali brings, in words, as far as its player can know."""

from ludi.kernel.events import Count, Names
from ludi.kernel.state import State

from .actions import SHAKE_CUPS, SIT_OUT, THROW_AGAIN
from .data import GIFT, VENUS_POINTS
from .rules import is_venus


def preview(state: State, action: int, names: Names) -> str:
    """What a stake costs, and what the best throw takes if the cups are lifted now."""
    seat, coins = int(state.to_move), action - SIT_OUT
    if action == SHAKE_CUPS:
        return f"the emperor adds {GIFT} coins to the pot"
    if coins < 0:
        return f"{Count(state.bones[seat, action - THROW_AGAIN]):bone|bones}" if action >= THROW_AGAIN else ""
    costs = f"{names[seat]} -{coins}" if coins else ""
    if (seat + 1) % state.players != state.starter:
        return costs
    stakes = [int(stake) for stake in state.stake[: state.players]]
    stakes[seat] = coins
    pot = int(state.pot) + sum(stakes)
    extra = VENUS_POINTS * is_venus(state, seat) - coins  # only one's own throw is known
    gains = [pot + extra * (i == seat) for i in range(len(names))]
    takes = " or ".join(f"{names[i]} {gains[i]:+}" for i, stake in enumerate(stakes) if stake)
    return "; ".join(filter(None, (costs, f"the cups are lifted: {takes}" if takes else "the cups are lifted")))
