"""What a viewer may see of Roads to Rome, as plain data. Everything is open, so all viewers see the same."""

from typing import Any

import numpy as np

from ludi.kernel.state import State

from . import actions as A, data as D, state as R
from .scoring import SOURCES, best_cities, places, row_size, scores

SHOWN = ("name", "x", "y", "colour", "value", "roman")
ENDS = [[D.NAMES[end] for end in ends] for ends in D.SECTION_ENDS]
LENGTHS = D.LENGTH.tolist()


def view(state: State, viewer: int | None, everything: bool) -> dict[str, Any]:
    """The table as one viewer sees it; None is a spectator. There is nothing for `everything` to add."""
    path = [int(place) for place in state.path[: state.path_count]]
    line = {frozenset(pair) for pair in zip(path, path[1:], strict=False)} if state.phase == R.EXTEND else set()
    board, owners = D.BOARDS[state.side], state.owner.tolist()
    holders, resources, distances = state.city_owner.tolist(), state.resource.tolist(), state.distance.tolist()
    return {
        "game": "roads",
        "viewer": viewer,
        "side": D.SIDES[state.side],
        "to_move": None if state.over else int(state.to_move),
        "over": bool(state.over),
        "phase": None if state.over else A.PHASES[state.phase],
        "cities_left": int(state.cities_left),
        "rounds_left": -(-int(state.cities_left) // int(state.players)),
        "players": _players(state),
        "rome": {"name": D.MAP["rome"]["name"], "x": D.MAP["rome"]["x"], "y": D.MAP["rome"]["y"]},
        "cities": [
            {
                **{key: city[key] for key in SHOWN},
                "resource": D.RESOURCES[resources[place]],
                "owner": _seat(holders[place]),
                "distance": None if distances[place] == R.FAR else distances[place],
            }
            for city in board["cities"]
            for place in [D.PLACE_IDS[city["id"]]]
        ],
        "sections": [
            {
                "ends": [*ENDS[section]],
                "length": LENGTHS[section],
                "owner": _seat(owners[section]),
                "fresh": bool(line) and frozenset(D.SECTION_ENDS[section]) in line,
            }
            for section in D.SECTIONS_OF_SIDE[state.side]
        ],
        "line": [D.NAMES[place] for place in reversed(path)] if state.phase == R.EXTEND else [],
        "route": [D.NAMES[place] for place in path] if state.phase == R.ROUTE else [],
        "tables": _tables(int(state.options[R.OPTION_TABLES])),
        "reconstructed": D.RECONSTRUCTED,
    }


def _tables(number: int) -> dict[str, Any]:
    """Points by number of tokens, from none up; and those for most unused roads."""
    tables = {"variety": D.VARIETY, "same kind": D.SAME_KIND, "gold": D.GOLD_POINTS}
    return {name: table[number].tolist() for name, table in tables.items()} | {"unused roads": D.UNUSED_ROADS_BONUS}


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _players(state: State) -> list[dict[str, Any]]:
    sheet = np.zeros((state.players, len(SOURCES)), np.int32)
    scores(state, sheet)
    ranking = np.zeros(state.players, np.int32)
    places(state, ranking)
    best = np.zeros((state.players, len(D.COLOURS)), np.int32)
    best_cities(state, best)
    owners = state.city_owner.tolist()
    return [
        {
            "seat": seat,
            "roads": int(state.roads[seat]),
            "points": int(state.track[seat]),
            "cities": [
                {key: city[key] for key in ("name", "colour", "value")}
                for city in D.BOARDS[state.side]["cities"]
                if owners[D.PLACE_IDS[city["id"]]] == seat
            ],
            "best": {colour: int(value) for colour, value in zip(D.COLOURS, best[seat], strict=True) if value},
            "goods": {kind: int(state.goods[seat, i]) for i, kind in enumerate(D.GOODS)},
            "gold": int(state.goods[seat, D.GOLD]),
            "rows": [int(row_size(state, seat, i)) for i in range(D.ROWS)],
            "sheet": {**dict(zip(SOURCES, row, strict=True)), "total": sum(row)},
            "place": int(ranking[seat]),
        }
        for seat, row in enumerate(sheet.tolist())
    ]
