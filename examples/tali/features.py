"""A game of Tali as numbers, about 0 to 1, for learning. Seats are counted from the viewer, who is 0."""

from typing import Any

from ludi.kernel.features import Part
from ludi.kernel.jit import FEATURES as OUT, INT, VOID, compiled
from ludi.kernel.state import State

from . import actions as A, data as D
from .hidden import sees
from .state import S

PLAYER = Part()
TO_MOVE = PLAYER.add("to move")
STARTER = PLAYER.add("started the round")
COINS = PLAYER.add("coins", meaning=f"/ {D.COINS}")
STAKE = PLAYER.add("stake", meaning=f"/ {D.MOST_STAKED}")
VENUS = PLAYER.add("Venus", meaning="how often")
BONES = PLAYER.add("bones", D.SIDES, f"how many show this side, / {D.BONES}; 0 if the viewer cannot see them")

SEEN = Part()
ROUND = SEEN.add("round", meaning="/ all rounds")
POT = SEEN.add("pot", meaning=f"/ {D.COINS}")
ASKED = SEEN.add("asked", A.PHASES)
PLAYERS = SEEN.each("player", D.MOST_PLAYERS, PLAYER)
PLAYER_SIZE = PLAYER.size


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    out[ROUND] = state.round_number / D.ROUNDS[state.options[0]]
    out[POT] = state.pot / D.COINS
    out[ASKED + state.phase] = 1
    for i in range(state.players):
        seat, at = (viewer + i) % state.players, PLAYERS + i * PLAYER_SIZE
        out[at + TO_MOVE] = state.to_move == seat
        out[at + STARTER] = state.starter == seat
        out[at + COINS] = state.coins[seat] / D.COINS
        out[at + STAKE] = state.stake[seat] / D.MOST_STAKED
        out[at + VENUS] = state.venus[seat]
        if sees(state, viewer, seat):
            for side in range(len(D.SIDES)):
                out[at + BONES + side] = state.bones[seat, side] / D.BONES
