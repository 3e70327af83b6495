"""A game of Glory to Rome as numbers, about 0 to 1, for learning. Seats are counted from the viewer, who is seat 0."""

from typing import Any

from ludi.kernel.jit import FEATURES as OUT
from ludi.kernel.jit import INT, VOID, compiled
from ludi.kernel.state import State

from .actions import PHASES
from .data import CARD_COUNT, COPIES, KINDS, MOST_PLAYERS, ORDERS, SENATORS, SITES
from .state import (
    COMPLETE,
    F_ACTION,
    F_BATH,
    F_CLIENT,
    F_FOUNTAIN,
    F_GRANT,
    F_MATERIAL,
    F_PETITION,
    F_SITE,
    FOUNDED,
    FRAMES,
    PUBLIC,
    STEPS,
    S,
)
from .table import (
    actor,
    client_limit,
    cost,
    deck_left,
    hand_limit,
    hand_size,
    hands_are_open,
    has,
    material_count,
    orders,
    top,
    top_number,
    vault_limit,
)

_TABLE = len(PHASES) + len(STEPS) + len(FRAMES) + 3 + KINDS + 3 * KINDS + 4 + 2 * KINDS + 2 * CARD_COUNT
_PER_PLAYER = 12 + 5 * KINDS + 5 * CARD_COUNT
FEATURES = _TABLE + CARD_COUNT + MOST_PLAYERS * _PER_PLAYER


@compiled(INT(S, INT, OUT))
def observe_table(state: State, viewer: int, out: Any) -> int:
    """What lies on the table for all, and the work in progress."""
    out[state.phase] = 1
    at = len(PHASES)
    out[at + state.step] = 1
    at += len(STEPS)
    out[at + top(state)] = 1
    at += len(FRAMES)
    if state.depth:
        out[at] = top_number(state, 2) / 10
        out[at + 1] = state.depth / 10
    out[at + 2] = state.done / 10
    at += 3
    if state.role >= 0:
        out[at + state.role] = 1
    at += KINDS
    for kind in range(KINDS):
        out[at + kind] = state.pool[kind] / 5
        out[at + KINDS + kind] = state.in_town[kind] / SITES
        out[at + 2 * KINDS + kind] = state.out_of_town[kind] / SITES
    at += 3 * KINDS
    out[at] = deck_left(state) / ORDERS
    out[at + 1] = state.pile / SENATORS
    out[at + 2] = state.round_number / 100
    out[at + 3] = state.over
    at += 4
    for kind in range(KINDS):
        out[at + kind] = state.due[kind] / 3
    at += KINDS
    for card in range(CARD_COUNT):
        out[at + card] = state.showing[card] / 3
    at += CARD_COUNT
    # the card, structure or kind that the work on top is about; a card drawn from the deck only its owner sees
    frame = top(state)
    seen = frame != F_FOUNTAIN or actor(state) == viewer or hands_are_open(state)
    if seen and (frame == F_FOUNTAIN or frame == F_MATERIAL or frame == F_SITE):
        out[at + top_number(state, 1)] = 1
    at += CARD_COUNT
    if frame == F_GRANT or frame == F_CLIENT or frame == F_ACTION or frame == F_BATH or frame == F_PETITION:
        out[at + top_number(state, 1)] = 1
    return at + KINDS


@compiled(VOID(S, INT, INT, OUT, INT))
def observe_player(state: State, viewer: int, seat: int, out: Any, at: int) -> None:
    """What the viewer knows of one player."""
    out[at] = state.to_move == seat
    out[at + 1] = state.leader == seat
    out[at + 2] = state.influence[seat] / 20
    out[at + 3] = state.senators[seat] / SENATORS
    out[at + 4] = state.camp_senators[seat] / SENATORS
    out[at + 5] = state.units[seat] / 3
    out[at + 6] = state.crafted[seat]
    out[at + 7] = orders(state, seat) / 10
    out[at + 8] = hand_size(state, seat) / hand_limit(state, seat)
    out[at + 9] = client_limit(state, seat) / 20
    out[at + 10] = vault_limit(state, seat) / 20
    vault = 0
    for kind in range(KINDS):
        vault += state.vault[seat, kind]
    out[at + 11] = vault / 10
    at += 12
    for kind in range(KINDS):
        out[at + kind] = state.camp[seat, kind] / 3
        out[at + KINDS + kind] = state.clients[seat, kind] / 5
        out[at + 2 * KINDS + kind] = state.stock[seat, kind] / 5
        out[at + 3 * KINDS + kind] = state.vault_seen[seat, kind] / 5
        out[at + 4 * KINDS + kind] = min(state.at_most[seat, kind], 5) / 5
    at += 5 * KINDS
    open_hand = seat == viewer or state.over or hands_are_open(state)
    for card in range(CARD_COUNT):
        out[at + card] = (state.hand[seat, card] if open_hand else state.shown[seat, card]) / 3
        if seat == viewer or state.over:
            out[at + CARD_COUNT + card] = state.banked[seat, card] / 3
        out[at + 2 * CARD_COUNT + card] = has(state, seat, card)
        stage = state.stage[seat, card]
        if stage == FOUNDED:
            out[at + 3 * CARD_COUNT + card] = (1 + material_count(state, seat, card)) / (1 + cost(state, seat, card))
        elif stage >= COMPLETE:
            out[at + 4 * CARD_COUNT + card] = 1 if stage >= PUBLIC else 0.5


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    at = observe_table(state, viewer, out)
    # buildings the viewer cannot place: in the deck, in other hands, or face down in vaults
    for i in range(state.deck_count):
        out[at + int(state.deck[i])] += 1
    for player in range(state.players):
        for card in range(CARD_COUNT):
            hidden = int(state.unseen[player, card])
            if player != viewer and not hands_are_open(state):
                hidden += state.hand[player, card]
            if player != viewer:
                hidden += state.banked[player, card]
            out[at + card] += hidden
    if top(state) == F_FOUNTAIN and actor(state) != viewer and not hands_are_open(state):
        out[at + top_number(state, 1)] += 1
    for card in range(CARD_COUNT):
        out[at + card] /= COPIES[card]
    at += CARD_COUNT
    for i in range(state.players):
        observe_player(state, viewer, (viewer + i) % state.players, out, at)
        at += _PER_PLAYER
