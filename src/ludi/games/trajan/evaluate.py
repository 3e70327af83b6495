"""What a position of Trajan is worth to a player: points now, and what things are worth by the end; see worth.py."""

from ludi.kernel.jit import INT, REAL, compiled
from ludi.kernel.state import State

from .policy import finish_turn
from .scoring import final_points, hand_size
from .state import PLAY_SOURCES, SOURCES, TILES, S
from .worth import (
    bonuses_worth,
    circle_worth,
    expected_penalty,
    figures_worth,
    hand_worth,
    layout_worth,
    leader_worth,
    quarter_turns,
    stores,
    tiles_worth,
    turns_left,
    vote_worth,
)


@compiled(REAL(S, INT))
def points_of(state: State, player: int) -> float:
    """The score sheet's total."""
    total = 0
    for source in range(len(PLAY_SOURCES)):
        total += state.points[player, source]
    for source in range(len(PLAY_SOURCES), len(SOURCES)):
        total += final_points(state, player, source)
    return float(total)


@compiled(REAL(S, INT))
def outlook(state: State, player: int) -> float:
    """Points and prospects of one player."""
    if state.phase < TILES and hand_size(state, player) == 0:
        # The markers are being laid; what is drawn afterwards is no merit of theirs. A choice beats a lucky draw.
        return float(layout_worth(state, player) - 0.01 * state.reveals)
    worth = points_of(state, player)
    if state.over:
        return worth
    urgent = max(0.45, 1.0 - 0.07 * quarter_turns(state))
    worth -= urgent * expected_penalty(state, player)
    worth += stores(state, player) + tiles_worth(state, player) + circle_worth(state, player)
    worth += figures_worth(state, player) + leader_worth(state, player) + hand_worth(state, player)
    worth += vote_worth(state, player) + bonuses_worth(state, player)
    return worth + 1.5 * turns_left(state)


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """The player's outlook, a little less what the best of the others has; a turn in progress is played on."""
    finish_turn(state)
    best = -1000.0
    for other in range(state.players):
        if other != player:
            best = max(best, points_of(state, other))
    return outlook(state, player) - (1.0 if state.over else 0.15) * best
