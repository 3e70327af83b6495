"""What players do not know: cards others hold that nobody saw going there, and a ship being loaded.

Everything else that is face down has no order in the record, and everyone can work out its contents.
"""

from typing import Any

from ludi.kernel.jit import INT, VOID, WORD, compiled
from ludi.kernel.quick import scratch
from ludi.kernel.rng import rekey
from ludi.kernel.state import State

from . import data as D, state as R
from .seaport import leave_ships
from .stacks import take_kind
from .state import S

new_cards = scratch("i8", D.COMMODITY_KINDS)


@compiled(INT(S, INT))
def phase_seen(state: State, viewer: int) -> int:
    """The phase as a viewer sees it: to others, a player loading a ship is still at the Seaport until it sails."""
    if state.phase == R.LOAD and state.to_move != viewer:
        return R.ACT + D.SEAPORT
    return state.phase


@compiled(VOID(S, INT, WORD))
def redeal(state: State, viewer: int, seed: Any) -> None:
    """Deal a world that fits what the viewer knows: the others' unseen cards and the deck are mixed and dealt again.

    After a reshuffle everyone knows what is in the deck, so cards held since before are mixed among themselves.
    """
    rekey(state, seed)
    if state.over:
        return  # all hands were shown and counted
    state.phase = phase_seen(state, viewer)
    if state.phase != R.LOAD:
        leave_ships(state)
    fresh, old = new_cards(), new_cards()
    for kind in range(D.COMMODITY_KINDS):
        fresh[kind] = state.deck[kind]
        for player in range(state.players):
            if player != viewer:
                held = state.hand[player, kind] - state.known[player, kind]
                old[kind] += state.old[player, kind]
                fresh[kind] += held - state.old[player, kind]
    for player in range(state.players):
        if player != viewer:
            old_cards, fresh_cards = 0, 0
            for kind in range(D.COMMODITY_KINDS):
                old_cards += state.old[player, kind]
                fresh_cards += state.hand[player, kind] - state.known[player, kind] - state.old[player, kind]
                state.hand[player, kind] = state.known[player, kind]
                state.old[player, kind] = 0
            for _ in range(old_cards):
                kind = take_kind(state, old)
                state.hand[player, kind] += 1
                state.old[player, kind] += 1
            for _ in range(fresh_cards):
                state.hand[player, take_kind(state, fresh)] += 1
    for kind in range(D.COMMODITY_KINDS):
        state.deck[kind] = fresh[kind]
