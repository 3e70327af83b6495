"""The value of a position of Tali for a player: the points so far, and a share of the pot by the throw."""

from ludi.kernel.jit import INT, REAL, compiled
from ludi.kernel.state import State

from . import data as D, state as R
from .rules import strength
from .state import S

HIGHEST = 24  # the highest sum; Venus is worth as much
SHARPNESS = 4  # how much a higher throw counts
UNDECIDED = 0.5  # players who have not staked yet may sit out


@compiled(REAL(S, INT))
def hope(state: State, seat: int) -> float:
    """A throw's weight in the fight for the pot."""
    decided = (seat - state.starter) % state.players < (state.to_move - state.starter) % state.players
    if state.phase == R.SHAKE or (decided and state.stake[seat] == 0):
        return 0.0
    weight = float(min(strength(state, seat), HIGHEST) ** SHARPNESS)
    return weight if decided else UNDECIDED * weight


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """The player's worth minus the others' average."""
    pot, hopes, value = float(state.pot), 0.0, 0.0
    for seat in range(state.players):
        pot += state.stake[seat]
        hopes += hope(state, seat)
    for seat in range(state.players):
        worth = float(state.coins[seat] + D.VENUS_POINTS * state.venus[seat])
        if hopes > 0:
            worth += pot * hope(state, seat) / hopes
        value += worth if seat == player else -worth / (state.players - 1)
    return value
