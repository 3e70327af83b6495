"""The decisions of Roads to Rome.

All three questions are "from where is this place reached?", so an action is an arc. Besides arcs there are FINISH and
PASS.
"""

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State

from . import WORDS
from .data import ARC_FROM, ARC_TO, ARCS, LENGTH, NAMES
from .state import CONNECT, EXTEND, ROUTE

QUESTIONS = (
    Question("connect", "which city to connect", "build Roma-Genua, or the end of a line: connect Genua from Roma"),
    Question("extend", "where the line starts", "start from Roma, or finish"),
    Question("route", "which way the route goes on", "route by Genua"),
)
PHASES = tuple(question.name for question in QUESTIONS)


STARTS: tuple[str, ...] = tuple(NAMES[place] for place in ARC_FROM)
ENDS: tuple[str, ...] = tuple(NAMES[place] for place in ARC_TO)


def _start(state: State, arc: int) -> str:
    return STARTS[arc]


def _end(state: State, arc: int) -> str:
    return ENDS[arc]


def _roads(state: State, arc: int) -> int:
    return int(LENGTH[arc >> 1])


ACTIONS = Actions(WORDS, QUESTIONS)
ARC = ACTIONS.group(
    "connect", "connect {to} from {from}", asked=CONNECT, _arc=range(ARCS), from_=_start, to=_end, roads=_roads
)
ARC.also("extend", "start from {from}", asked=EXTEND, from_=_start, to=_end, roads=_roads)
ARC.also("route", "route by {by}", asked=ROUTE, from_=_end, by=_start)
FINISH = ACTIONS.group(
    "finish", "finish", asked=(CONNECT, EXTEND), why="There is no line to finish: first connect a city."
)
PASS = ACTIONS.group("pass", "pass", asked=CONNECT, why="You can pass only when you can't build any line.")
assert ARC == 0, "rules take an action for an arc"
