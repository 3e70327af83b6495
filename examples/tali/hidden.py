"""What players do not know in Tali: the bones under the others' cups, until all are lifted."""

from typing import Any

from ludi.kernel.jit import BOOL, INT, VOID, WORD, compiled
from ludi.kernel.rng import rekey
from ludi.kernel.state import State

from . import data as D, state as R
from .rules import throw
from .state import S


@compiled(BOOL(S, INT, INT))
def sees(state: State, viewer: int, seat: int) -> bool:
    """Whether a viewer sees a player's bones; a spectator is -1."""
    return viewer == seat or state.phase == R.SHAKE


@compiled(VOID(S, INT, WORD))
def redeal(state: State, viewer: int, seed: Any) -> None:
    """A world that fits what the viewer knows: whoever's bones are hidden throws them anew."""
    rekey(state, seed)
    for seat in range(state.players):
        if not sees(state, viewer, seat):
            state.bones[seat, :] = 0
            throw(state, seat, D.BONES)
