"""A game of Tali as numbers, about 0 to 1, for learning. Seats are counted from the viewer: that is 0."""

from typing import Any

from ludi.kernel.jit import FEATURES as OUT
from ludi.kernel.jit import INT, VOID, compiled
from ludi.kernel.state import State

from .actions import PHASES
from .data import BONES, COINS, MOST_PLAYERS, MOST_STAKED, ROUNDS, SIDES
from .hidden import sees
from .state import S

_PER_PLAYER = 5 + len(SIDES)
FEATURES = 2 + len(PHASES) + MOST_PLAYERS * _PER_PLAYER


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    out[0] = state.round_number / ROUNDS[state.options[0]]
    out[1] = state.pot / COINS
    out[2 + state.phase] = 1
    at = 2 + len(PHASES)
    for i in range(state.players):
        seat = (viewer + i) % state.players
        out[at] = state.to_move == seat
        out[at + 1] = state.starter == seat
        out[at + 2] = state.coins[seat] / COINS
        out[at + 3] = state.stake[seat] / MOST_STAKED
        out[at + 4] = state.venus[seat]
        if sees(state, viewer, seat):
            for side in range(len(SIDES)):
                out[at + 5 + side] = state.bones[seat, side] / BONES
        at += _PER_PLAYER
