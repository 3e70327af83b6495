"""The record of a game of Tali."""

from ludi.kernel.fields import Field, Fields, Number, Tally
from ludi.kernel.jit import record_type
from ludi.kernel.state import record

from . import data as D

# Phases: the player's question, in the order of QUESTIONS.
SHAKE, CAST, STAKE = range(3)

MOST_EVENTS = 3 + D.MOST_PLAYERS  # a stake, everybody's throw, the pot, the end

FIELDS = Fields(
    Field("round_number", "i2", Number(1, int(D.ROUNDS.max()) + 1), "round"),
    Field("starter", "i2"),  # who shakes and plays first in this round
    Field("pot", "i2", Number(0, 99)),
    Field("coins", "i2", Number(0, 99), each=D.MOST_PLAYERS),
    Field("stake", "i2", Number(0, D.MOST_STAKED), "stakes", each=D.MOST_PLAYERS),  # in this round
    Field("venus", "i2", Number(0, int(D.ROUNDS.max())), each=D.MOST_PLAYERS),  # how often it was shown
    Field("bones", "i2", Tally(D.SIDES), each=D.MOST_PLAYERS),  # the sides they show; between rounds open to all
)
STATE = record(FIELDS.dtypes, events=MOST_EVENTS)
S = record_type(STATE)
