"""The record of a game of Roads to Rome."""

from ludi.kernel.jit import record_type
from ludi.kernel.state import record

from .data import MOST_PLAYERS, PLACES, RESOURCES, SECTIONS

# Phases: what the player to move is asked, in the order of the QUESTIONS.
CONNECT, EXTEND, ROUTE = range(3)

FAR = 127  # distance to Rome of a city that is not connected

# One decision at the most: a city taken, a route through every place, points for every player, the end.
MOST_EVENTS = 2 + PLACES + MOST_PLAYERS

STATE = record(
    [
        ("side", "i2"),
        ("passes", "i2"),  # players who have just passed one after the other
        ("cities_left", "i2"),
        ("path_count", "i2"),
        ("ways", "i2"),  # route: the ways on that are offered, as bits; else 0
        # The line being built (extend) or the route walked so far (route): its places, from the new city towards Rome.
        ("path", "i1", (PLACES,)),
        ("owner", "i1", (SECTIONS,)),  # who built a section, -1 nobody
        ("city_owner", "i1", (PLACES,)),  # who took the city's tokens, -1 nobody
        ("resource", "i1", (PLACES,)),  # what lies, or lay, on a city; -1 on Rome and off this side of the board
        ("distance", "i1", (PLACES,)),  # road tokens to Rome over built sections; only ever shrinks
        ("roads", "i2", (MOST_PLAYERS,)),  # unused road tokens
        ("track", "i2", (MOST_PLAYERS,)),  # points on the score track
        ("on_route", "i2", (MOST_PLAYERS,)),  # own road tokens on the route walked so far
        ("goods", "i1", (MOST_PLAYERS, len(RESOURCES))),
    ],
    events=MOST_EVENTS,
)
S = record_type(STATE)
