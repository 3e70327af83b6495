"""What sowing a tray could achieve: the target tray, and whether the Trajan tile there could be fulfilled."""

from ludi.kernel.jit import BOOL, INT, compiled
from ludi.kernel.state import State

from . import data as D
from .state import S

IN_HAND = -1  # in place of a tray: the markers being sown


@compiled(INT(S, INT, INT))
def markers_in(state: State, player: int, tray: int) -> int:
    count = 0
    for colour in range(D.TRAYS):
        count += state.tray[player, tray, colour]
    return count


@compiled(BOOL(S, INT, INT))
def could_fulfil(state: State, player: int, tray: int) -> bool:
    """Whether the markers of a tray, or IN_HAND, can be sown so as to fulfil the tile at their target tray."""
    held = state.held if tray == IN_HAND else markers_in(state, player, tray)
    if held == 0:
        return False
    target = ((state.next_tray - 1 if tray == IN_HAND else tray) + held) % D.TRAYS
    tile = int(state.slot[player, target])
    if tile < 0:
        return False
    landing = 1 + (held - 1) // D.TRAYS  # number of markers the target tray gets
    first, second = D.TRAJAN_COLOURS[tile, 0], D.TRAJAN_COLOURS[tile, 1]
    needed = 2 if first == second else 1
    missing = 0
    for i in range(2 if first != second else 1):
        colour = D.TRAJAN_COLOURS[tile, i]
        lying = 0 if target == tray else int(state.tray[player, target, colour])
        short = max(0, needed - lying)
        if short > (state.moving[colour] if tray == IN_HAND else state.tray[player, tray, colour]):
            return False
        missing += short
    return missing <= landing
