"""What one may see of a game of Trajan, as plain data. Hidden are cards in other hands, and what lies face down."""

from typing import Any

import numpy as np

from ludi.kernel.fields import Bits, Counts, Name, Tally
from ludi.kernel.state import State

from .actions import PHASES
from .areas import open_spaces, province_points
from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    BONUS_TILES,
    BUILDING_KIND,
    BUILDING_VALUE,
    CAMP,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    DEMAND_NAMES,
    EACH_CATEGORY,
    EXTRA_SPACES,
    FORUM_SPACES,
    GRANT,
    JOKER_DEMAND,
    KINDS,
    MIDDLE,
    NEAR_PROVINCES,
    PENALTY,
    PROVINCE_VALUE,
    PROVINCES,
    ROMAN,
    SENATE_POINTS,
    SHIP_POINTS,
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
    TRACK,
    TRAJAN_COLOURS,
    TRAJAN_NAMES,
    TRAJAN_POINTS,
    TRAJAN_WORDS,
    TRAYS,
)
from .hidden import phase_seen
from .quarter import tile_votes, vote_key, vote_rank
from .reach import IN_HAND, could_fulfil, markers_in
from .scoring import bonus_points, places, scores
from .stacks import bit_count
from .state import ACT, CONSUL, EFFECT, EXTRA_ACTION, LOAD, MARKERS, OPTION_TRACK, SOURCES, SOW

TILE = Name(TILE_NAMES)


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """The table as one viewer sees it; None is a spectator."""
    length = int(TRACK[state.options[OPTION_TRACK], state.players])
    phase = int(phase_seen(state, -1 if viewer is None else viewer))
    return {
        "game": "trajan",
        "viewer": viewer,
        "to_move": None if state.over else int(state.to_move),
        "over": bool(state.over),
        "phase": None if state.over else PHASES[phase],
        "turn": _turn(state, phase),
        "time": {
            "at": int(state.time), "length": length, "lap": int(state.demand_up.sum()) + 1,
            "laps_due": int(state.laps_due), "quarter": int(state.quarter) + 1,
        },
        "demands": Tally(DEMAND_NAMES).write(state.demand_up),
        "demand_stack": _held(state.demand_stack, DEMAND_NAMES),
        "forum": [TILE.write(tile) for tile in state.forum[EXTRA_SPACES : EXTRA_SPACES + FORUM_SPACES[state.players]]],
        "extra_actions": [TILE.write(tile) for tile in state.forum[:EXTRA_SPACES]],
        "forum_stack": int(state.forum_left),
        "extra_stack": int(state.extra_stack.sum()),
        "ships": _ships(state),
        "piles": [[COMMODITIES[card - 1] for card in state.pile[i, : state.pile_count[i]]] for i in range(2)],
        "deck": int(state.deck_count),
        "stacks": _stacks(state),
        "provinces": _provinces(state, viewer),
        "district": _district(state, viewer),
        "senate": _senate(state),
        "players": [_player(state, seat, viewer) for seat in range(state.players)] if not state.over else _ended(state),
    }  # fmt: skip


def _held(counts: Any, names: tuple[str, ...]) -> dict[str, int]:
    """How many of each, without those of which there are none."""
    return {name: n for name, n in Counts(names).write(counts).items() if n}


def trajan_view(tile: int) -> dict[str, Any]:
    return {
        "name": TRAJAN_NAMES[tile],
        "category": CATEGORIES[tile // EACH_CATEGORY],
        "words": TRAJAN_WORDS[tile],
        "colours": [COLOURS[colour] for colour in TRAJAN_COLOURS[tile]],
        "points": int(TRAJAN_POINTS[tile]),
    }


def _turn(state: State, phase: int) -> dict[str, Any]:
    """What is going on in the turn that is not seen on the board; empty when the game is over."""
    turn: dict[str, Any] = {}
    if state.over:
        return turn
    turn["player"] = int(state.active)
    if phase == SOW:
        target = (state.next_tray + state.held - 1) % TRAYS
        turn |= {"moving": Tally(COLOURS).write(state.moving), "next": ROMAN[state.next_tray], "target": ROMAN[target]}
        turn["could_fulfil"] = bool(could_fulfil(state, state.to_move, IN_HAND))
    if phase == MARKERS:
        turn |= {"moving": Tally(COLOURS).write(state.moving), "next": ROMAN[min(state.next_tray, TRAYS - 1)]}
    if phase == EFFECT:
        turn["effect"] = trajan_view(int(state.effect - 1))
    if phase == LOAD:
        turn |= {
            "ship": SHIPS[state.ship - 1],
            "loaded": Tally(COMMODITIES).write(state.loaded),
            "jokers": int(state.loaded_jokers),
        }
    if phase >= ACT and phase != CONSUL:
        turn |= {
            "doing": ACTION_NAMES[state.doing], "granted": bool(state.granted), "repeats": int(state.repeats),
            "extra_used": bool(state.extra_used),
        }  # fmt: skip
    if phase == EXTRA_ACTION:
        turn["plus_two"] = bool(state.plus_two[state.to_move] >> state.doing & 1)
    return turn


def _ships(state: State) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "side": "grey" if state.grey[ship] else "coloured",
            "points": [int(n) for n in SHIP_POINTS[ship, state.grey[ship], 1 : (4 if name == "pairs" else 5)]],
        }
        for ship, name in enumerate(SHIPS)
    ]


def _stacks(state: State) -> list[dict[str, Any]]:
    return [
        {
            "category": name,
            "top": trajan_view(int(state.top[i])) if state.top[i] >= 0 else None,
            "left": bit_count(int(state.below[i])) + int(state.top[i] >= 0),
        }
        for i, name in enumerate(CATEGORIES)
    ]


def _provinces(state: State, viewer: int | None) -> list[dict[str, Any]]:
    seats = range(state.players)
    return [
        {
            "name": name,
            "value": int(PROVINCE_VALUE[i]),
            "near": Bits(PROVINCES).write(NEAR_PROVINCES[i]),
            "from_camp": bool(NEAR_PROVINCES[CAMP] >> i & 1),
            "tile": TILE.write(state.province_tile[i]),
            "leaders": [seat for seat in seats if state.leader[seat] == i],
            "legionnaires": [seat for seat in seats if state.legionnaires[seat] >> i & 1],
            "worth": None if viewer is None else int(province_points(state, viewer, i)),
        }
        for i, name in enumerate(PROVINCES)
    ]


def _district(state: State, viewer: int | None) -> list[dict[str, Any]]:
    spaces = 0 if viewer is None else open_spaces(state, viewer)
    return [
        {
            "space": SPACE_NAMES[i],
            "kind": KINDS[BUILDING_KIND[tile]] if tile >= 0 else None,
            "value": int(BUILDING_VALUE[tile]) if tile >= 0 else None,
            "workers": [seat for seat in range(state.players) if state.workers[seat] >> i & 1],
            "open": bool(spaces >> i & 1),
        }
        for i, tile in enumerate(state.district)
    ]


def _senate(state: State) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "spaces": [
            {
                "points": int(points),
                "discs": sorted((s for s in seats if state.senate[s] == i), key=lambda s: int(state.height[s])),
            }
            for i, points in enumerate(SENATE_POINTS)
        ],
        "bonus": [BONUS_NAMES[tile] for tile in state.senate_bonus if tile >= 0],
        "votes": [int(vote_key(state, seat)) // 256 for seat in seats],
        "ranking": sorted(seats, key=lambda s: int(vote_rank(state, s))),
    }


def _ended(state: State) -> list[dict[str, Any]]:
    """When the game is over all hands are open: they were counted."""
    return [_player(state, seat, seat) for seat in range(state.players)]


def _circle(state: State, seat: int) -> list[dict[str, Any]]:
    """The six trays, and where sowing each of them leads."""
    trays = []
    for i in range(TRAYS):
        held = int(markers_in(state, seat, i))
        tile = int(state.slot[seat, i])
        trays.append(
            {
                "tray": ROMAN[i],
                "action": ACTION_NAMES[i],
                "markers": Tally(COLOURS).write(state.tray[seat, i]),
                "tile": trajan_view(tile) if tile >= 0 else None,
                "plus_two": bool(state.plus_two[seat] >> i & 1),
                "target": ROMAN[(i + held) % TRAYS] if held else None,
                "could_fulfil": bool(could_fulfil(state, seat, i)),
            }
        )
    return trays


def _hand(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """The own hand; of others what all have seen, and how many more there are."""
    seen = state.hand[seat] if viewer == seat else state.known[seat]
    return {"size": int(state.hand[seat].sum()), "cards": _held(seen, COMMODITIES)}


def _demands(state: State, seat: int) -> dict[str, Any]:
    """How the demands now face up would be met, and what would be lost."""
    met = {}
    missing = 0
    for kind, name in enumerate(DEMAND_NAMES):
        needed, owned = int(state.demand_up[kind]), int(state.permanent[seat, kind]) + int(state.tiles[seat, kind])
        met[name] = {
            "needed": needed,
            "permanent": int(state.permanent[seat, kind]),
            "tiles": int(state.tiles[seat, kind]),
        }
        missing += max(0, needed - owned)
    jokers = int(state.tiles[seat, JOKER_DEMAND])
    return {
        "kinds": met,
        "jokers": jokers,
        "missing": max(0, missing - jokers),
        "loses": int(PENALTY[max(0, missing - jokers)]),
    }


def _bonus(state: State, seat: int) -> list[dict[str, Any]]:
    return [
        {"tile": BONUS_NAMES[tile], "side": side, "points": int(bonus_points(state, seat, tile, grey))}
        for grey, (side, bits) in enumerate((("gold", state.bonus_gold[seat]), ("grey", state.bonus_grey[seat])))
        for tile in range(BONUS_TILES)
        if int(bits) >> tile & 1
    ]


def _sheet(state: State, seat: int, viewer: int | None) -> tuple[dict[str, int], int]:
    sheet = np.zeros((state.players, len(SOURCES)), np.int32)
    scores(state, sheet)
    ranking = np.zeros(state.players, np.int32)
    places(state, ranking)
    return {**dict(zip(SOURCES, map(int, sheet[seat]), strict=True)), "total": int(sheet[seat].sum())}, int(
        ranking[seat]
    )


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    sheet, place = _sheet(state, seat, viewer)
    leader = int(state.leader[seat])
    return {
        "seat": seat,
        "points": int(state.points[seat].sum()),
        "circle": _circle(state, seat),
        "arch": "middle" if state.arch[seat] == MIDDLE else ROMAN[state.arch[seat]],
        "hand": _hand(state, seat, viewer),
        "display": _held(state.display[seat], COMMODITIES),
        "tiles": _held(state.tiles[seat], TILE_NAMES),
        "votes": int(tile_votes(state, seat)),
        "permanent": _held(state.permanent[seat], DEMAND_NAMES),
        "buildings": {
            name: {"count": int(state.buildings[seat, i]), "grants": ACTION_NAMES[GRANT[i]]}
            for i, name in enumerate(KINDS)
        },
        "supply": int(state.supply[seat]),
        "work_camp": int(state.work_camp[seat]),
        "military_camp": int(state.military_camp[seat]),
        "workers": bit_count(int(state.workers[seat])),
        "legionnaires": bit_count(int(state.legionnaires[seat])),
        "leader": "camp" if leader == CAMP else PROVINCES[leader],
        "demands": _demands(state, seat),
        "bonus": _bonus(state, seat),
        "sheet": sheet,
        "place": place,
    }
