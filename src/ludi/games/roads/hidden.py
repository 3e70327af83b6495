"""What players do not know: in Roads to Rome nothing is hidden, and nothing is random after the deal."""

from typing import Any

from ludi.kernel.jit import INT, VOID, WORD, compiled
from ludi.kernel.rng import rekey
from ludi.kernel.state import State

from .state import S


@compiled(VOID(S, INT, WORD))
def redeal(state: State, viewer: int, seed: Any) -> None:
    """Deal a world that fits what the viewer knows: only the generator itself is unknown."""
    rekey(state, seed)
