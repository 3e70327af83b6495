"""The record of a game of Roads to Rome."""

from ludi.kernel.fields import Field, Fields, Number
from ludi.kernel.jit import record_type
from ludi.kernel.state import record

from . import data as D

# Phases: the player's question, in the order of QUESTIONS.
CONNECT, EXTEND, ROUTE = range(3)

OPTION_SIDE, OPTION_TABLES, OPTION_START = range(3)

FAR = 127  # distance to Rome of an unconnected city

# Per decision: a way chosen, a city taken, points for every player; then a round, or the end with everybody's total
# and place.
MOST_EVENTS = 3 + 3 * D.MOST_PLAYERS

FIELDS = Fields(
    Field("side", "i2"),
    Field("passes", "i2", Number(0, D.MOST_PLAYERS)),  # players who have just passed in succession
    Field("turns", "i2", Number(0, 999)),  # turns taken so far, passes included; they determine the round
    Field("cities_left", "i2"),
    Field("path_count", "i2"),
    Field("ways", "i2"),  # route: the ways offered, as bits; else 0
    # The line being built (extend) or the route walked so far (route): its places, from the new city towards Rome.
    Field("path", "i1", (D.PLACES,)),
    Field("owner", "i1", (D.SECTIONS,)),  # who built a section; -1: nobody
    Field("city_owner", "i1", (D.PLACES,)),  # who took the city's tokens; -1: nobody
    Field("resource", "i1", (D.PLACES,)),  # the kind on a city, taken or not; -1 on Rome and off this side of the board
    Field("distance", "i1", (D.PLACES,)),  # road tokens to Rome over built sections; only ever shrinks
    Field("roads", "i2", Number(0, D.ROADS_EACH), each=D.MOST_PLAYERS),  # unused road tokens
    Field("track", "i2", Number(0, 32_000), "points", each=D.MOST_PLAYERS),  # points on the score track
    Field("on_route", "i2", each=D.MOST_PLAYERS),  # the player's road tokens on the route walked so far
    Field("goods", "i1", (len(D.RESOURCES),), each=D.MOST_PLAYERS),
)
STATE = record(FIELDS.dtypes, events=MOST_EVENTS)
S = record_type(STATE)
