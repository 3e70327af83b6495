"""What a viewer may see of Trajan, as plain data. Hidden: cards in other hands, and what is face down."""

from typing import Any

import numpy as np

from ludi.kernel.fields import Bits, Name, Tally
from ludi.kernel.state import State

from . import actions as A, data as D, state as R
from .areas import open_spaces, province_points
from .hidden import phase_seen
from .quarter import tile_votes, vote_key
from .reach import IN_HAND, could_fulfil, markers_in
from .scoring import bonus_points, places, scores

TILE = Name(D.TILE_NAMES)
NEAR = [Bits(D.PROVINCES).write(near) for near in D.NEAR_PROVINCES]


def view(state: State, viewer: int | None, everything: bool) -> dict[str, Any]:
    """The table as one viewer sees it; None is a spectator. `everything`: show all hands and ships being loaded."""
    length = int(D.TRACK[state.options[R.OPTION_TRACK], state.players])
    phase = int(state.phase if everything else phase_seen(state, -1 if viewer is None else viewer))
    return {
        "game": "trajan",
        "viewer": viewer,
        "to_move": None if state.over else int(state.to_move),
        "over": bool(state.over),
        "phase": None if state.over else A.PHASES[phase],
        "turn": _turn(state, phase),
        "time": {
            "at": int(state.time),
            "length": length,
            "lap": D.LAPS if state.over else int(state.demand_up.sum()) + 1,
            "laps_due": int(state.laps_due),
            "quarter": int(state.quarter) + 1,
        },
        "demands": Tally(D.DEMAND_NAMES).write(state.demand_up),
        "demand_stack": _held(state.demand_stack, D.DEMAND_NAMES),
        "forum": [
            TILE.write(tile) for tile in state.forum[D.EXTRA_SPACES : D.EXTRA_SPACES + D.FORUM_SPACES[state.players]]
        ],
        "extra_actions": [TILE.write(tile) for tile in state.forum[: D.EXTRA_SPACES]],
        "forum_stack": int(state.forum_left),
        "extra_stack": int(state.extra_stack.sum()),
        "ships": _ships(state),
        "piles": [[D.COMMODITIES[card - 1] for card in state.pile[i, : state.pile_count[i]]] for i in range(2)],
        "deck": int(state.deck_count),
        "stacks": _stacks(state),
        "provinces": _provinces(state, viewer),
        "district": _district(state, viewer),
        "senate": _senate(state),
        "players": _players(state, viewer, everything),
    }


def _held(counts: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, leaving out zeros."""
    return {name: n for name, n in zip(names, counts.tolist(), strict=True) if n}


def trajan_view(tile: int) -> dict[str, Any]:
    return {
        "name": D.TRAJAN_NAMES[tile],
        "category": D.CATEGORIES[tile // D.EACH_CATEGORY],
        "words": D.TRAJAN_WORDS[tile],
        "colours": [D.COLOURS[colour] for colour in D.TRAJAN_COLOURS[tile]],
        "points": int(D.TRAJAN_POINTS[tile]),
    }


def _turn(state: State, phase: int) -> dict[str, Any]:
    """What the turn in progress is about, beyond what the board shows; empty when the game is over."""
    turn: dict[str, Any] = {}
    if state.over:
        return turn
    turn["player"] = int(state.active)
    if phase == R.SOW:
        target = (state.next_tray + state.held - 1) % D.TRAYS
        turn |= {
            "moving": Tally(D.COLOURS).write(state.moving),
            "next": D.ROMAN[state.next_tray],
            "target": D.ROMAN[target],
        }
        turn["could_fulfil"] = bool(could_fulfil(state, state.to_move, IN_HAND))
    if phase == R.MARKERS:
        turn |= {"moving": Tally(D.COLOURS).write(state.moving), "next": D.ROMAN[min(state.next_tray, D.TRAYS - 1)]}
    if phase == R.EFFECT:
        turn["effect"] = trajan_view(int(state.effect - 1))
    if phase == R.LOAD:
        turn |= {
            "ship": D.SHIPS[state.ship - 1],
            "loaded": Tally(D.COMMODITIES).write(state.loaded),
            "jokers": int(state.loaded_jokers),
        }
    if phase >= R.ACT and phase != R.CONSUL:
        turn |= {
            "doing": D.ACTION_NAMES[state.doing],
            "granted": bool(state.granted),
            "repeats": int(state.repeats),
            "extra_used": bool(state.extra_used),
        }
    if phase == R.EXTRA_ACTION:
        turn["plus_two"] = bool(state.plus_two[state.to_move] >> state.doing & 1)
    return turn


def _ships(state: State) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "side": "grey" if state.grey[ship] else "coloured",
            "points": [int(n) for n in D.SHIP_POINTS[ship, state.grey[ship], 1 : (4 if name == "pairs" else 5)]],
        }
        for ship, name in enumerate(D.SHIPS)
    ]


def _stacks(state: State) -> list[dict[str, Any]]:
    return [
        {
            "category": name,
            "top": trajan_view(int(state.top[i])) if state.top[i] >= 0 else None,
            "left": int(state.below[i]).bit_count() + int(state.top[i] >= 0),
        }
        for i, name in enumerate(D.CATEGORIES)
    ]


def _provinces(state: State, viewer: int | None) -> list[dict[str, Any]]:
    leaders, legionnaires = state.leader[: state.players].tolist(), state.legionnaires[: state.players].tolist()
    return [
        {
            "name": name,
            "value": int(D.PROVINCE_VALUE[i]),
            "near": NEAR[i],
            "from_camp": bool(D.NEAR_PROVINCES[D.CAMP] >> i & 1),
            "tile": TILE.write(state.province_tile[i]),
            "leaders": [seat for seat, province in enumerate(leaders) if province == i],
            "legionnaires": [seat for seat, provinces in enumerate(legionnaires) if provinces >> i & 1],
            "worth": None if viewer is None else int(province_points(state, viewer, i)),
        }
        for i, name in enumerate(D.PROVINCES)
    ]


def _district(state: State, viewer: int | None) -> list[dict[str, Any]]:
    spaces = 0 if viewer is None else open_spaces(state, viewer)
    workers = state.workers[: state.players].tolist()
    return [
        {
            "space": D.SPACE_NAMES[i],
            "kind": D.KINDS[D.BUILDING_KIND[tile]] if tile >= 0 else None,
            "value": int(D.BUILDING_VALUE[tile]) if tile >= 0 else None,
            "workers": [seat for seat, own in enumerate(workers) if own >> i & 1],
            "open": bool(spaces >> i & 1),
        }
        for i, tile in enumerate(state.district.tolist())
    ]


def _senate(state: State) -> dict[str, Any]:
    seats = range(state.players)
    keys = [int(vote_key(state, seat)) for seat in seats]
    return {
        "spaces": [
            {
                "points": int(points),
                "discs": sorted((s for s in seats if state.senate[s] == i), key=lambda s: int(state.height[s])),
            }
            for i, points in enumerate(D.SENATE_POINTS)
        ],
        "bonus": [D.BONUS_NAMES[tile] for tile in state.senate_bonus if tile >= 0],
        "votes": [key // 256 for key in keys],
        "ranking": sorted(seats, key=lambda seat: -keys[seat]),
    }


def _circle(state: State, seat: int) -> list[dict[str, Any]]:
    """The six trays, and where sowing each of them leads."""
    trays = []
    for i in range(D.TRAYS):
        held = int(markers_in(state, seat, i))
        tile = int(state.slot[seat, i])
        trays.append(
            {
                "tray": D.ROMAN[i],
                "action": D.ACTION_NAMES[i],
                "markers": Tally(D.COLOURS).write(state.tray[seat, i]),
                "tile": trajan_view(tile) if tile >= 0 else None,
                "plus_two": bool(state.plus_two[seat] >> i & 1),
                "target": D.ROMAN[(i + held) % D.TRAYS] if held else None,
                "could_fulfil": bool(could_fulfil(state, seat, i)),
            }
        )
    return trays


def _hand(state: State, seat: int, seen: bool) -> dict[str, Any]:
    """A hand; if the viewer may not see it, the part seen by all and the number of other cards."""
    cards = state.hand[seat] if seen else state.known[seat]
    return {"size": int(state.hand[seat].sum()), "cards": _held(cards, D.COMMODITIES)}


def _demands(state: State, seat: int) -> dict[str, Any]:
    """How the demands now face up would be met, and what would be lost."""
    met = {}
    missing = 0
    for kind, name in enumerate(D.DEMAND_NAMES):
        needed, owned = int(state.demand_up[kind]), int(state.permanent[seat, kind]) + int(state.tiles[seat, kind])
        met[name] = {
            "needed": needed,
            "permanent": int(state.permanent[seat, kind]),
            "tiles": int(state.tiles[seat, kind]),
        }
        missing += max(0, needed - owned)
    jokers = int(state.tiles[seat, D.JOKER_DEMAND])
    return {
        "kinds": met,
        "jokers": jokers,
        "missing": max(0, missing - jokers),
        "loses": int(D.PENALTY[max(0, missing - jokers)]),
    }


def _bonus(state: State, seat: int) -> list[dict[str, Any]]:
    return [
        {"tile": D.BONUS_NAMES[tile], "side": side, "points": int(bonus_points(state, seat, tile, grey))}
        for grey, (side, bits) in enumerate((("gold", state.bonus_gold[seat]), ("grey", state.bonus_grey[seat])))
        for tile in range(D.BONUS_TILES)
        if int(bits) >> tile & 1
    ]


def _players(state: State, viewer: int | None, everything: bool) -> list[dict[str, Any]]:
    sheet = np.zeros((state.players, len(R.SOURCES)), np.int32)
    scores(state, sheet)
    ranking = np.zeros(state.players, np.int32)
    places(state, ranking)
    return [
        {
            **_player(state, seat, state.over or everything or seat == viewer),  # hands are shown at the end
            "sheet": {**dict(zip(R.SOURCES, row, strict=True)), "total": sum(row)},
            "place": int(ranking[seat]),
        }
        for seat, row in enumerate(sheet.tolist())
    ]


def _player(state: State, seat: int, seen: bool) -> dict[str, Any]:
    leader = int(state.leader[seat])
    return {
        "seat": seat,
        "points": int(state.points[seat].sum()),
        "circle": _circle(state, seat),
        "arch": "middle" if state.arch[seat] == D.MIDDLE else D.ROMAN[state.arch[seat]],
        "hand": _hand(state, seat, seen),
        "display": _held(state.display[seat], D.COMMODITIES),
        "tiles": _held(state.tiles[seat], D.TILE_NAMES),
        "votes": int(tile_votes(state, seat)),
        "permanent": _held(state.permanent[seat], D.DEMAND_NAMES),
        "buildings": {
            name: {"count": int(state.buildings[seat, i]), "grants": D.ACTION_NAMES[D.GRANT[i]]}
            for i, name in enumerate(D.KINDS)
        },
        "supply": int(state.supply[seat]),
        "work_camp": int(state.work_camp[seat]),
        "military_camp": int(state.military_camp[seat]),
        "workers": int(state.workers[seat]).bit_count(),
        "legionnaires": int(state.legionnaires[seat]).bit_count(),
        "leader": "camp" if leader == D.CAMP else D.PROVINCES[leader],
        "demands": _demands(state, seat),
        "bonus": _bonus(state, seat),
    }
