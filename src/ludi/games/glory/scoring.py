"""Final scoring of Glory to Rome by source, and the places. Both may be asked at any time: "if the game ended now"."""

from typing import Any

from numba import types

from ludi.kernel.jit import PLACES, SHEET, VOID, compiled
from ludi.kernel.quick import scratch
from ludi.kernel.state import Sheet, State, rank

from . import data as D, state as R, table
from .state import S

SOURCES = ("influence", "vault", "bonuses", "Statue", "Wall")
FROM_INFLUENCE, FROM_VAULT, FROM_BONUSES, FROM_STATUE, FROM_WALL = range(len(SOURCES))

all_points, all_vaults = scratch("i4", D.MOST_PLAYERS, len(SOURCES)), scratch("i4", D.MOST_PLAYERS, D.KINDS)
place_keys = scratch("i4", D.MOST_PLAYERS, 3)
VAULTS = types.Array(types.int32, 2, "C")


@compiled(VOID(S, VAULTS, SHEET))
def score_vaults(state: State, vaults: Any, sheet: Sheet) -> None:
    """Score the values of the vaults' cards, and a merchant bonus for strictly the most cards of a kind."""
    for kind in range(D.KINDS):
        best, owner = 0, -1
        for player in range(state.players):
            count = vaults[player, kind]
            sheet[player, FROM_VAULT] += count * D.VALUE[kind]
            if count > best:
                best, owner = count, player
            elif count == best:
                owner = -1
        if owner >= 0:
            sheet[owner, FROM_BONUSES] += D.BONUS


@compiled(VOID(S, VAULTS, SHEET))
def scores_with(state: State, vaults: Any, sheet: Sheet) -> None:
    """Points by player and source, given these vaults."""
    for player in range(state.players):
        sheet[player, :] = 0
        sheet[player, FROM_INFLUENCE] = state.influence[player]
        if state.stage[player, D.STATUE] >= R.COMPLETE and state.options[R.OPTION_VARIANT] != R.TRAINING:
            sheet[player, FROM_STATUE] = D.STATUE_POINTS
        if table.has(state, player, D.WALL):
            total = 0
            for kind in range(D.KINDS):
                total += state.stock[player, kind]
            sheet[player, FROM_WALL] = total // 2
    score_vaults(state, vaults, sheet)


@compiled(VOID(S, SHEET))
def scores(state: State, sheet: Sheet) -> None:
    """Points by player and source."""
    vaults = all_vaults()
    for player in range(state.players):
        for kind in range(D.KINDS):
            vaults[player, kind] = state.vault[player, kind]
    scores_with(state, vaults, sheet)


@compiled(VOID(S, SHEET, PLACES))
def places_with(state: State, sheet: Sheet, out: Any) -> None:
    """The place of each player: victory without scoring, then points, then cards in hand; complete ties share it."""
    keys = place_keys()
    for player in range(state.players):
        keys[player, 0] = state.victors >> player & 1
        for source in range(len(SOURCES)):
            keys[player, 1] += sheet[player, source]
        keys[player, 2] = table.hand_size(state, player)
    rank(keys, state.players, out)


@compiled(VOID(S, PLACES))
def places(state: State, out: Any) -> None:
    """The place of each player if the game ended now."""
    sheet = all_points()
    scores(state, sheet)
    places_with(state, sheet, out)
