"""What a viewer may see of Glory to Rome, as plain data."""

from typing import Any

import numpy as np

from ludi.kernel.fields import Counts
from ludi.kernel.state import State

from . import actions as A, data as D, state as R, table
from .position import actions_now, limits, materials_list
from .scoring import SOURCES, places_with, scores_with

MATERIAL_COUNTS, ROLE_COUNTS = Counts(D.MATERIALS), Counts(D.ROLES)
CARD_FACTS = {
    building["name"]: {
        "material": building["material"],
        "role": D.ROLES[D.KIND[card]],
        "value": int(D.VALUE[D.KIND[card]]),
        "when": building["when"],
    }
    for card, building in enumerate(D.BUILDINGS)
}


def view(state: State, viewer: int | None, everything: bool) -> dict[str, Any]:
    """The table as one viewer sees it; None is a spectator. `everything`: include all hands and vaults."""
    over = bool(state.over)
    return {
        "game": "glory",
        "viewer": viewer,
        "to_move": None if over else int(state.to_move),
        "over": over,
        "phase": None if over else A.PHASES[state.phase],
        "ending": R.ENDINGS[state.ending] or None,
        "round": int(state.round_number),
        "leader": int(state.leader),
        "step": R.STEPS[state.step],
        "acting": int(table.actor(state)),
        "role": D.ROLES[state.role] if state.role >= 0 else None,
        "actions": actions_now(state),
        "work": _work(state, viewer, everything),
        "drawn": _drawn(state, viewer, everything),
        "showing": R.CARD.write(state.showing),
        "pool": MATERIAL_COUNTS.write(state.pool),
        "senators": int(state.pile),
        "deck": int(table.deck_left(state)),
        "in_town": MATERIAL_COUNTS.write(state.in_town),
        "out_of_town": MATERIAL_COUNTS.write(state.out_of_town),
        "players": _players(state, viewer, everything),
        "cards": CARD_FACTS,
    }


def _drawn(state: State, viewer: int | None, everything: bool) -> str | None:
    """The card drawn with a Fountain, for its owner."""
    if (
        state.depth
        and state.frames[state.depth - 1, 0] == R.F_FOUNTAIN
        and (everything or viewer == table.actor(state) or table.hands_are_open(state))
    ):
        return str(D.NAMES[state.frames[state.depth - 1, 1]])
    return None


def _work(state: State, viewer: int | None, everything: bool) -> list[dict[str, Any]]:
    """The pending work, bottom first: kinds and parts, without naming cards that only their owner sees."""
    work = []
    for frame, a, b in state.frames[: state.depth].tolist():
        parts: dict[str, Any] = {}
        if frame in (R.F_GRANT, R.F_CLIENT):
            parts = {"role": D.ROLES[a], "count": b}
        elif frame in (R.F_ACTION, R.F_BATH):
            parts = {"role": D.ROLES[a]}
        elif frame == R.F_THINK:
            parts = {"count": a}
        elif frame == R.F_PETITION:
            parts = {"material": D.MATERIALS[a], "count": b}
        elif frame == R.F_MATERIAL:
            parts = {"structure": D.NAMES[a]}
        elif frame == R.F_SITE:
            parts = {"structure": D.NAMES[a], "out_of_town": bool(b)}
        elif frame == R.F_FOUNTAIN:
            parts = {"card": _drawn(state, viewer, everything)}
        work.append({"kind": R.FRAMES[frame], **parts})
    return work


def _known_vault(state: State, seat: int, viewer: int | None, everything: bool) -> list[int]:
    """What the viewer knows of a vault: cards seen going in, their own cards, at the end everything."""
    if state.over or everything:
        return [int(n) for n in state.vault[seat]]
    known = [int(n) for n in state.vault_seen[seat]]
    if seat == viewer:
        for card in range(D.CARD_COUNT):
            known[D.KIND[card]] += int(state.banked[seat, card])
    return known


def _structure(state: State, seat: int, card: int) -> dict[str, Any]:
    stage = int(state.stage[seat, card])
    complete = stage >= R.COMPLETE
    return {
        "name": D.NAMES[card],
        "material": D.MATERIALS[D.KIND[card]],
        "site": D.MATERIALS[table.site_kind(state, seat, card)],
        "materials": materials_list(int(state.materials[seat, card])),
        "needs": 0 if complete else int(table.cost(state, seat, card) - table.material_count(state, seat, card)),
        "complete": complete,
        "public": D.MATERIALS[stage - R.PUBLIC] if stage >= R.PUBLIC else None,
        "active": bool(table.has(state, seat, card)),
    }


def _players(state: State, viewer: int | None, everything: bool) -> list[dict[str, Any]]:
    vaults = np.zeros((D.MOST_PLAYERS, D.KINDS), np.int32)
    for seat in range(state.players):
        vaults[seat] = _known_vault(state, seat, viewer, everything)
    sheet = np.zeros((D.MOST_PLAYERS, len(SOURCES)), np.int32)
    scores_with(state, vaults, sheet)
    ranking = np.zeros(D.MOST_PLAYERS, np.int32)
    places_with(state, sheet, ranking)
    return [
        {
            **_player(state, seat, everything or seat == viewer),
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


def _player(state: State, seat: int, seen: bool) -> dict[str, Any]:
    open_hand = seen or bool(state.over) or bool(table.hands_are_open(state))
    return {
        "seat": seat,
        "influence": int(state.influence[seat]),
        "hand": R.CARD.write(state.hand[seat]) if open_hand else None,
        "known": R.CARD.write(state.shown[seat]),
        "hand_size": int(table.hand_size(state, seat)),
        "senators": int(state.senators[seat]),
        "camp": R.ROLE.write(state.camp[seat]),
        "camp_senators": int(state.camp_senators[seat]),
        "units": None if state.units[seat] == R.UNDECIDED else int(state.units[seat]),
        "clients": ROLE_COUNTS.write(state.clients[seat]),
        "stockpile": MATERIAL_COUNTS.write(state.stock[seat]),
        "structures": [_structure(state, seat, card) for card in range(D.CARD_COUNT) if state.stage[seat, card]],
        "functions": [D.NAMES[card] for card in range(D.CARD_COUNT) if table.has(state, seat, card)],
        "limits": limits(state, seat),
    }
