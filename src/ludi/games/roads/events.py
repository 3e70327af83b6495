"""What happens in Roads to Rome."""

from ludi.kernel.events import Events
from ludi.kernel.words import terms

from . import WORDS
from .data import LENGTH, NAMES, RESOURCES
from .scoring import CRITERIA


def _length(section: int) -> int:
    return int(LENGTH[section])


EVENTS = Events(WORDS)
BEGAN = EVENTS.kind("began", cities=int, roads=int)
AHEAD = EVENTS.kind("ahead", points=int)
PLACED = EVENTS.kind("placed", roads=_length, from_=NAMES, to=NAMES)
TOOK = EVENTS.kind("took", city=NAMES, resource=terms("resource", RESOURCES))
ROUTED = EVENTS.kind("routed", city=NAMES, by=NAMES)
SCORED = EVENTS.kind("scored", points=int, city=NAMES, gold=bool)
PASSED = EVENTS.kind("passed", roads=int)
ENDED = EVENTS.kind("ended", of_nobody=True, cities=int)
TOTAL = EVENTS.kind("total", place=int, total=int)
WON = EVENTS.kind("won", by=CRITERIA, margin=int)
SHARED = EVENTS.kind("shared")
