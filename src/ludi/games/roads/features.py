"""A game of Roads to Rome as numbers, about 0 to 1, for learning. Seats are counted from the viewer, who is 0."""

from typing import Any

from ludi.kernel.features import Part
from ludi.kernel.jit import FEATURES as OUT, INT, VOID, compiled
from ludi.kernel.state import State, seat_after

from . import actions as A, data as D, state as R
from .state import S

PLAYER = Part()
TO_MOVE = PLAYER.add("to move")
ROADS = PLAYER.add("roads left", meaning=f"/ {D.ROADS_EACH}")
TRACK = PLAYER.add("points on the track", meaning="/ 100")
GOODS = PLAYER.add("goods", D.RESOURCES, f"how many, / {D.ROWS}")
BEST_CITY = PLAYER.add("best city", D.COLOURS, "the highest value of the player's cities of this colour, / 8")

CITY = Part()
LIES = CITY.add("resource that lies there", D.RESOURCES)
OWNER = CITY.add("owner", D.MOST_PLAYERS, "by player")
NEAR = CITY.add("near Rome", meaning="1 / (1 + the distance by roads); 0: not connected")
ON_LINE = CITY.add("on the line being built", meaning=f"which city of it, / {D.PLACES}")

SEEN = Part()
SIDE = SEEN.add("side", meaning="0 small, 1 large")
ASKED = SEEN.add("asked", A.PHASES)
PLAYERS = SEEN.each("player", D.MOST_PLAYERS, PLAYER)
CITIES = SEEN.each("place", D.NAMES, CITY)
SECTIONS = SEEN.add("owner of a section", D.SECTIONS * D.MOST_PLAYERS, "section by section, by player")

CITY_SIZE, PLAYER_SIZE = CITY.size, PLAYER.size


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    out[SIDE] = state.side
    out[ASKED + state.phase] = 1
    away = state.players - viewer  # the viewer becomes 0
    for i in range(state.players):
        seat, at = seat_after(state, viewer, i), PLAYERS + i * PLAYER_SIZE
        out[at + TO_MOVE] = state.to_move == seat
        out[at + ROADS] = state.roads[seat] / D.ROADS_EACH
        out[at + TRACK] = state.track[seat] / 100
        for kind in range(D.GOLD + 1):
            out[at + GOODS + kind] = state.goods[seat, kind] / D.ROWS
    for place in range(D.PLACES):
        at = CITIES + place * CITY_SIZE
        if state.resource[place] >= 0:
            out[at + LIES + int(state.resource[place])] = 1
        if state.city_owner[place] >= 0:
            player = seat_after(state, int(state.city_owner[place]), away)
            out[at + OWNER + player] = 1
            best = PLAYERS + player * PLAYER_SIZE + BEST_CITY + D.COLOUR[place]
            out[best] = max(out[best], D.VALUE[place] / 8)
        if state.distance[place] != R.FAR:
            out[at + NEAR] = 1 / (1 + state.distance[place])
    for i in range(state.path_count):
        out[CITIES + int(state.path[i]) * CITY_SIZE + ON_LINE] = (i + 1) / D.PLACES
    for section in range(D.SECTIONS):
        if state.owner[section] >= 0:
            out[SECTIONS + section * D.MOST_PLAYERS + seat_after(state, int(state.owner[section]), away)] = 1
