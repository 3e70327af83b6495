"""What a position of Roads to Rome is worth to a player: a guess at the final margin, by hand."""

import numpy as np

from ludi.kernel.jit import INT, REAL, compiled
from ludi.kernel.state import State

from .data import MOST_PLAYERS
from .rules import FINISH, apply
from .scoring import SOURCES, scores
from .state import EXTEND, S


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """Own points minus the best other's, if the line in progress were finished as it is."""
    if state.phase == EXTEND:
        apply(state, FINISH)
    sheet = np.zeros((MOST_PLAYERS, len(SOURCES)), np.int32)
    scores(state, sheet)
    best = -1000
    for other in range(state.players):
        if other != player:
            best = max(best, sheet[other].sum())
    return float(sheet[player].sum() - best)
