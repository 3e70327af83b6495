"""What a position of Tali is worth to a player: the points so far, and a share of a pot that they lead for."""

from ludi.kernel.jit import INT, REAL, compiled
from ludi.kernel.state import State

from .data import VENUS_POINTS
from .rules import leader
from .state import S

LEADING = 0.6  # of the pot: others may still throw better


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """Own worth minus the average of the others'."""
    ahead, pot, value = leader(state), state.pot, 0.0
    for seat in range(state.players):
        pot += state.stake[seat]
    for seat in range(state.players):
        worth = state.coins[seat] + VENUS_POINTS * state.venus[seat] + LEADING * pot * (seat == ahead)
        value += worth if seat == player else -worth / (state.players - 1)
    return value
