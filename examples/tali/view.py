"""What a viewer may see of Tali, as plain data."""

from typing import Any

import numpy as np

from ludi.kernel.fields import Tally
from ludi.kernel.state import State

from . import actions as A, data as D, state as R
from .hidden import sees
from .rules import is_venus
from .scoring import SOURCES, places, scores


def view(state: State, viewer: int | None, everything: bool) -> dict[str, Any]:
    """The table as one viewer sees it; None is a spectator. `everything`: look under all cups."""
    rounds = int(D.ROUNDS[state.options[0]])
    return {
        "game": "tali",
        "viewer": viewer,
        "to_move": None if state.over else int(state.to_move),
        "over": bool(state.over),
        "phase": None if state.over else A.PHASES[state.phase],
        "round": min(int(state.round_number), rounds),
        "rounds": rounds,
        "starter": int(state.starter),
        "pot": int(state.pot) + int(state.stake.sum()),
        "most_staked": D.MOST_STAKED,
        "venus_points": D.VENUS_POINTS,
        "players": _players(state, viewer, everything),
    }


def _players(state: State, viewer: int | None, everything: bool) -> list[dict[str, Any]]:
    sheet = np.zeros((state.players, len(SOURCES)), np.int32)
    scores(state, sheet)
    ranking = np.zeros(state.players, np.int32)
    places(state, ranking)
    eyes = -1 if viewer is None else viewer
    seen = [everything or bool(sees(state, eyes, seat)) for seat in range(state.players)]
    turn = (state.to_move - state.starter) % state.players  # players before this one have staked
    return [
        {
            "seat": seat,
            "coins": int(state.coins[seat]),
            "stake": int(state.stake[seat])
            if state.phase != R.SHAKE and (seat - state.starter) % state.players < turn
            else None,
            "venus": int(state.venus[seat]),
            "bones": Tally(D.SIDES).write(state.bones[seat]) if seen[seat] else None,
            "is_venus": bool(seen[seat] and is_venus(state, seat)),
            "sheet": {**dict(zip(SOURCES, map(int, sheet[seat]), strict=True)), "total": int(sheet[seat].sum())},
            "place": int(ranking[seat]),
        }
        for seat in range(state.players)
    ]
