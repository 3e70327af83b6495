"""The record of a game of Tali."""

from ludi.kernel.jit import record_type
from ludi.kernel.state import record

from .data import MOST_PLAYERS, SIDES

# Phases: what the player to move is asked, in the order of the QUESTIONS.
SHAKE, CAST, STAKE = range(3)

MOST_EVENTS = 3 + MOST_PLAYERS  # a stake, everybody's throw, the pot, the end

STATE = record(
    [
        ("round", "i2"),  # counted from 1
        ("starter", "i2"),  # who shakes and plays first in this round
        ("pot", "i2"),
        ("coins", "i2", (MOST_PLAYERS,)),
        ("stake", "i2", (MOST_PLAYERS,)),  # in this round
        ("venus", "i2", (MOST_PLAYERS,)),  # how often it was shown
        ("bones", "i2", (MOST_PLAYERS, len(SIDES))),  # how many of them show each side; between rounds open to all
    ],
    events=MOST_EVENTS,
)
S = record_type(STATE)
