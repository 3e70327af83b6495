"""What one may see of a game of Roads to Rome, as plain data. Everything is open, so every viewer sees the same."""

from typing import Any

import numpy as np

from ludi.kernel.state import State

from .actions import PHASES
from .data import (
    BOARDS,
    COLOURS,
    GOLD,
    GOLD_POINTS,
    GOODS,
    LENGTH,
    MAP,
    NAMES,
    PLACE_IDS,
    RECONSTRUCTED,
    RESOURCES,
    ROWS,
    SAME_KIND,
    SECTION_ENDS,
    SECTIONS_OF_SIDE,
    SIDES,
    UNUSED_ROADS_BONUS,
    VARIETY,
)
from .scoring import SOURCES, best_city, places, row_size, scores
from .state import EXTEND, FAR, OPTION_TABLES, ROUTE


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """The table as one viewer sees it; None is a spectator."""
    path = [int(place) for place in state.path[: state.path_count]]
    line = {frozenset(pair) for pair in zip(path, path[1:], strict=False)} if state.phase == EXTEND else set()
    board = BOARDS[state.side]
    return {
        "game": "roads",
        "viewer": viewer,
        "side": SIDES[state.side],
        "to_move": None if state.over else int(state.to_move),
        "over": bool(state.over),
        "phase": None if state.over else PHASES[state.phase],
        "cities_left": int(state.cities_left),
        "rounds_left": -(-int(state.cities_left) // int(state.players)),
        "players": _players(state),
        "rome": {"name": MAP["rome"]["name"], "x": MAP["rome"]["x"], "y": MAP["rome"]["y"]},
        "cities": [_city(state, city) for city in board["cities"]],
        "sections": [
            {
                "ends": [NAMES[end] for end in SECTION_ENDS[section]],
                "length": int(LENGTH[section]),
                "owner": _seat(state.owner[section]),
                "fresh": frozenset(SECTION_ENDS[section]) in line,
            }
            for section in SECTIONS_OF_SIDE[state.side]
        ],
        "line": [NAMES[place] for place in reversed(path)] if state.phase == EXTEND else [],
        "route": [NAMES[place] for place in path] if state.phase == ROUTE else [],
        "tables": _tables(int(state.options[OPTION_TABLES])),
        "reconstructed": RECONSTRUCTED,
    }


def _tables(number: int) -> dict[str, Any]:
    """Points by number of tokens, from none on; and those for most unused roads."""
    tables = {"variety": VARIETY, "same kind": SAME_KIND, "gold": GOLD_POINTS}
    return {name: table[number].tolist() for name, table in tables.items()} | {"unused roads": UNUSED_ROADS_BONUS}


def _seat(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _city(state: State, city: dict[str, Any]) -> dict[str, Any]:
    place = PLACE_IDS[city["id"]]
    return {
        **{key: city[key] for key in ("name", "x", "y", "colour", "value", "roman")},
        "resource": RESOURCES[state.resource[place]],
        "owner": _seat(state.city_owner[place]),
        "distance": None if state.distance[place] == FAR else int(state.distance[place]),
    }


def _players(state: State) -> list[dict[str, Any]]:
    sheet = np.zeros((state.players, len(SOURCES)), np.int32)
    scores(state, sheet)
    ranking = np.zeros(state.players, np.int32)
    places(state, ranking)
    best = [
        {colour: int(best_city(state, seat, i)) for i, colour in enumerate(COLOURS)} for seat in range(state.players)
    ]
    return [
        {
            "seat": seat,
            "roads": int(state.roads[seat]),
            "points": int(state.track[seat]),
            "cities": [
                {key: city[key] for key in ("name", "colour", "value")}
                for city in BOARDS[state.side]["cities"]
                if state.city_owner[PLACE_IDS[city["id"]]] == seat
            ],
            "best": {colour: value for colour, value in best[seat].items() if value},
            "goods": {kind: int(state.goods[seat, i]) for i, kind in enumerate(GOODS)},
            "gold": int(state.goods[seat, GOLD]),
            "rows": [int(row_size(state, seat, row)) for row in range(ROWS)],
            "sheet": {**dict(zip(SOURCES, map(int, sheet[seat]), strict=True)), "total": int(sheet[seat].sum())},
            "place": int(ranking[seat]),
        }
        for seat in range(state.players)
    ]
