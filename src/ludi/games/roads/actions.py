"""The decisions of Roads to Rome.

All three questions ask "from where is this place reached?", so an action is an arc. The others are FINISH and PASS.
"""

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State

from . import WORDS, data as D, state as R

QUESTIONS = (Question("connect"), Question("extend"), Question("route"))
PHASES = tuple(question.name for question in QUESTIONS)


STARTS: tuple[str, ...] = tuple(D.NAMES[place] for place in D.ARC_FROM)
ENDS: tuple[str, ...] = tuple(D.NAMES[place] for place in D.ARC_TO)


def _start(state: State, arc: int) -> str:
    return STARTS[arc]


def _end(state: State, arc: int) -> str:
    return ENDS[arc]


def _roads(state: State, arc: int) -> int:
    return int(D.LENGTH[arc >> 1])


ACTIONS = Actions(WORDS, QUESTIONS)
ARC = ACTIONS.group("connect", asked=R.CONNECT, _arc=range(D.ARCS), from_=_start, to=_end, roads=_roads)
ARC.also("extend", asked=R.EXTEND, from_=_start, to=_end, roads=_roads)
ARC.also("route", asked=R.ROUTE, from_=_end, by=_start)
FINISH = ACTIONS.group("finish", asked=(R.CONNECT, R.EXTEND))
PASS = ACTIONS.group("pass", asked=R.CONNECT)
assert ARC == 0, "rules take an action for an arc"
