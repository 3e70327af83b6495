"""What happens in Tali."""

from ludi.kernel.events import Events

from . import WORDS

EVENTS = Events(WORDS)
SHOOK = EVENTS.kind("shook", heading=True, round=int, pot=int)
RECAST = EVENTS.kind("recast", bones=int)
KEPT = EVENTS.kind("kept", shares="keeping")
STAKED = EVENTS.kind("staked", coins=int, points=int)
SAT_OUT = EVENTS.kind("sat out", shares="sitting-out")
SHOWED = EVENTS.kind("showed", total=int)
VENUS = EVENTS.kind("venus", points=int)
WON = EVENTS.kind("won", points=int)
STAYED = EVENTS.kind("stayed", of_nobody=True, pot=int)
ENDED = EVENTS.kind("ended", of_nobody=True)
