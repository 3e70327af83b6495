"""The scores of Tali by source, and the places."""

from typing import Any

import numpy as np

from ludi.kernel.jit import PLACES, SHEET, VOID, compiled
from ludi.kernel.state import Sheet, State, rank

from . import data as D
from .state import S

SOURCES = ("coins", "Venus")


@compiled(VOID(S, SHEET))
def scores(state: State, sheet: Sheet) -> None:
    """Points by player and source."""
    for seat in range(state.players):
        sheet[seat, 0] = state.coins[seat]
        sheet[seat, 1] = D.VENUS_POINTS * state.venus[seat]


@compiled(VOID(S, PLACES))
def places(state: State, out: Any) -> None:
    """The place of each player: points, then throws of Venus; complete ties share it."""
    keys = np.zeros((D.MOST_PLAYERS, 2), np.int32)
    for seat in range(state.players):
        keys[seat, 0] = state.coins[seat] + D.VENUS_POINTS * state.venus[seat]
        keys[seat, 1] = state.venus[seat]
    rank(keys, state.players, out)
