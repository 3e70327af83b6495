"""The value of a position of Trajan for a player: points now, and what things are worth by the end; see worth.py."""

from ludi.kernel.jit import INT, REAL, compiled
from ludi.kernel.state import State

from . import state as R, worth as W
from .policy import finish_turn
from .scoring import final_points, hand_size
from .state import S


@compiled(REAL(S, INT))
def points_of(state: State, player: int) -> float:
    """The score sheet's total."""
    total = 0
    for source in range(len(R.PLAY_SOURCES)):
        total += state.points[player, source]
    for source in range(len(R.PLAY_SOURCES), len(R.SOURCES)):
        total += final_points(state, player, source)
    return float(total)


@compiled(REAL(S, INT))
def outlook(state: State, player: int) -> float:
    """Points and prospects of a player."""
    if state.phase < R.TILES and hand_size(state, player) == 0:
        # During setup judge only the layout, not cards drawn afterwards; a choice is better than a random draw.
        return float(W.layout_worth(state, player) - 0.01 * state.reveals)
    worth = points_of(state, player)
    if state.over:
        return worth
    urgent = max(0.45, 1.0 - 0.07 * W.quarter_turns(state))
    worth -= urgent * W.expected_penalty(state, player)
    worth += W.stores(state, player) + W.tiles_worth(state, player) + W.circle_worth(state, player)
    worth += W.figures_worth(state, player) + W.leader_worth(state, player) + W.hand_worth(state, player)
    worth += W.vote_worth(state, player) + W.bonuses_worth(state, player)
    return worth + 1.5 * W.turns_left(state)


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """The player's outlook, minus a little of the best rival's; a turn in progress is played to its end first."""
    finish_turn(state)
    best = -1000.0
    for other in range(state.players):
        if other != player:
            best = max(best, points_of(state, other))
    return outlook(state, player) - (1.0 if state.over else 0.15) * best
