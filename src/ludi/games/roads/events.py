"""What happens in Roads to Rome."""

from ludi.kernel.events import Events
from ludi.kernel.words import terms

from . import WORDS, data as D
from .scoring import CRITERIA


def _length(section: int) -> int:
    return int(D.LENGTH[section])


EVENTS = Events(WORDS)
ROUND = EVENTS.kind("round", heading=True, n=int)
BEGAN = EVENTS.kind("began", cities=int, roads=int)
AHEAD = EVENTS.kind("ahead", points=int)
PLACED = EVENTS.kind("placed", drawn=True, roads=_length, from_=D.NAMES, to=D.NAMES)
TOOK = EVENTS.kind("took", city=D.NAMES, resource=terms("resource", D.RESOURCES))
ROUTED = EVENTS.kind("routed", drawn=True, city=D.NAMES, by=D.NAMES)
SCORED = EVENTS.kind(
    "scored", joins=("took",), anyone=True, shares="route", each=True, points=int, city=D.NAMES, gold=bool
)
PASSED = EVENTS.kind("passed", shares="pass", each=True, roads=int)
ENDED = EVENTS.kind("ended", of_nobody=True, cities=int)
TOTAL = EVENTS.kind("total", place=int, total=int)
WON = EVENTS.kind("won", by=CRITERIA, margin=int)
SHARED = EVENTS.kind("shared")
