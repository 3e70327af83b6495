"""What happens in Roads to Rome."""

from ludi.kernel.events import Count, Events, Parts

from . import WORDS
from .data import LENGTH, NAMES, RESOURCES, SECTION_ENDS


def section_name(section: int) -> str:
    a, b = SECTION_ENDS[section]
    return f"{NAMES[a]}-{NAMES[b]}"


def _scored(parts: Parts) -> str:
    twice = ", twice for gold" if parts["gold"] else ""
    return f"{parts['who']} scores {parts['points']}: roads on the shortest route from {parts['city']}{twice}"


def _ended(parts: Parts) -> str:
    if parts["cities"]:
        return f"the game ends: all players have passed; {parts['cities']} cities stay unconnected"
    return "the game ends: every city is connected"


def _length(section: int) -> Count:
    return Count(LENGTH[section])


EVENTS = Events(WORDS)
PLACED = EVENTS.kind("placed", "{who} builds {from}-{to} ({roads:road|roads})", roads=_length, from_=NAMES, to=NAMES)
TOOK = EVENTS.kind("took", "{who} takes {city} and its {resource}", city=NAMES, resource=RESOURCES)
ROUTED = EVENTS.kind(
    "routed", "the route uses {section} of {who} ({roads:road|roads})", section=section_name, roads=Count
)
SCORED = EVENTS.kind("scored", _scored, points=int, city=NAMES, gold=bool)
PASSED = EVENTS.kind("passed", "{who} passes: no line can be built with {roads:road|roads}", roads=Count)
ENDED = EVENTS.kind("ended", _ended, of_nobody=True, cities=int)
