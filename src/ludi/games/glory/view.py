"""What one may see of a game of Glory to Rome, as plain data."""

from typing import Any

import numpy as np

from ludi.kernel.fields import Counts
from ludi.kernel.state import State

from .actions import PHASES
from .data import BUILDINGS, CARD_COUNT, KIND, KINDS, MATERIALS, MOST_PLAYERS, NAMES, ROLES, VALUE
from .position import actions_now, limits, materials_list
from .scoring import SOURCES, places_with, scores_with
from .state import (
    CARD,
    COMPLETE,
    ENDINGS,
    F_ACTION,
    F_BATH,
    F_CLIENT,
    F_FOUNTAIN,
    F_GRANT,
    F_MATERIAL,
    F_PETITION,
    F_SITE,
    F_THINK,
    FRAMES,
    PUBLIC,
    ROLE,
    STEPS,
    UNDECIDED,
)
from .table import actor, cost, deck_left, hand_size, hands_are_open, has, material_count, site_kind

MATERIAL_COUNTS, ROLE_COUNTS = Counts(MATERIALS), Counts(ROLES)
CARD_FACTS = {
    building["name"]: {
        "material": building["material"], "role": ROLES[KIND[card]], "value": int(VALUE[KIND[card]]),
        "when": building["when"],
    }
    for card, building in enumerate(BUILDINGS)
}  # fmt: skip


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """The table as one viewer sees it; None is a spectator."""
    over = bool(state.over)
    return {
        "game": "glory",
        "viewer": viewer,
        "to_move": None if over else int(state.to_move),
        "over": over,
        "phase": None if over else PHASES[state.phase],
        "ending": ENDINGS[state.ending] or None,
        "round": int(state.round_number),
        "leader": int(state.leader),
        "step": STEPS[state.step],
        "acting": int(actor(state)),
        "role": ROLES[state.role] if state.role >= 0 else None,
        "actions": actions_now(state),
        "work": _work(state, viewer),
        "drawn": _drawn(state, viewer),
        "showing": CARD.write(state.showing),
        "pool": MATERIAL_COUNTS.write(state.pool),
        "senators": int(state.pile),
        "deck": int(deck_left(state)),
        "in_town": MATERIAL_COUNTS.write(state.in_town),
        "out_of_town": MATERIAL_COUNTS.write(state.out_of_town),
        "players": _players(state, viewer),
        "cards": CARD_FACTS,
    }


def _drawn(state: State, viewer: int | None) -> str | None:
    """The card drawn with a Fountain, for its owner."""
    if (
        state.depth
        and state.frames[state.depth - 1, 0] == F_FOUNTAIN
        and (viewer == actor(state) or hands_are_open(state))
    ):
        return str(NAMES[state.frames[state.depth - 1, 1]])
    return None


def _work(state: State, viewer: int | None) -> list[dict[str, Any]]:
    """The pending work, bottom first: its kind and parts; a card that only its owner sees is not named."""
    work = []
    for frame, a, b in state.frames[: state.depth].tolist():
        parts: dict[str, Any] = {}
        if frame in (F_GRANT, F_CLIENT):
            parts = {"role": ROLES[a], "count": b}
        elif frame in (F_ACTION, F_BATH):
            parts = {"role": ROLES[a]}
        elif frame == F_THINK:
            parts = {"count": a}
        elif frame == F_PETITION:
            parts = {"material": MATERIALS[a], "count": b}
        elif frame == F_MATERIAL:
            parts = {"structure": NAMES[a]}
        elif frame == F_SITE:
            parts = {"structure": NAMES[a], "out_of_town": bool(b)}
        elif frame == F_FOUNTAIN:
            parts = {"card": _drawn(state, viewer)}
        work.append({"kind": FRAMES[frame], **parts})
    return work


def _known_vault(state: State, seat: int, viewer: int | None) -> list[int]:
    """What the viewer knows of a vault: what was seen going in, one's own cards, at the end everything."""
    if state.over:
        return [int(n) for n in state.vault[seat]]
    known = [int(n) for n in state.vault_seen[seat]]
    if seat == viewer:
        for card in range(CARD_COUNT):
            known[KIND[card]] += int(state.banked[seat, card])
    return known


def _structure(state: State, seat: int, card: int) -> dict[str, Any]:
    stage = int(state.stage[seat, card])
    complete = stage >= COMPLETE
    return {
        "name": NAMES[card],
        "material": MATERIALS[KIND[card]],
        "site": MATERIALS[site_kind(state, seat, card)],
        "materials": materials_list(int(state.materials[seat, card])),
        "needs": 0 if complete else int(cost(state, seat, card) - material_count(state, seat, card)),
        "complete": complete,
        "public": MATERIALS[stage - PUBLIC] if stage >= PUBLIC else None,
        "active": bool(has(state, seat, card)),
    }


def _players(state: State, viewer: int | None) -> list[dict[str, Any]]:
    vaults = np.zeros((MOST_PLAYERS, KINDS), np.int32)
    for seat in range(state.players):
        vaults[seat] = _known_vault(state, seat, viewer)
    sheet = np.zeros((MOST_PLAYERS, len(SOURCES)), np.int32)
    scores_with(state, vaults, sheet)
    ranking = np.zeros(MOST_PLAYERS, np.int32)
    places_with(state, sheet, ranking)
    return [
        {
            **_player(state, seat, viewer),
            "vault": {
                "size": int(state.vault[seat].sum()),
                "known": MATERIAL_COUNTS.write(vaults[seat]),
                "unknown": int(state.vault[seat].sum() - vaults[seat].sum()),
            },
            "sheet": {**dict(zip(SOURCES, map(int, sheet[seat]), strict=True)), "total": int(sheet[seat].sum())},
            "place": int(ranking[seat]),
        }
        for seat in range(state.players)
    ]


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    open_hand = seat == viewer or bool(state.over) or bool(hands_are_open(state))
    return {
        "seat": seat,
        "influence": int(state.influence[seat]),
        "hand": CARD.write(state.hand[seat]) if open_hand else None,
        "known": CARD.write(state.shown[seat]),
        "hand_size": int(hand_size(state, seat)),
        "senators": int(state.senators[seat]),
        "camp": ROLE.write(state.camp[seat]),
        "camp_senators": int(state.camp_senators[seat]),
        "units": None if state.units[seat] == UNDECIDED else int(state.units[seat]),
        "clients": ROLE_COUNTS.write(state.clients[seat]),
        "stockpile": MATERIAL_COUNTS.write(state.stock[seat]),
        "structures": [_structure(state, seat, card) for card in range(CARD_COUNT) if state.stage[seat, card]],
        "functions": [NAMES[card] for card in range(CARD_COUNT) if has(state, seat, card)],
        "limits": limits(state, seat),
    }
