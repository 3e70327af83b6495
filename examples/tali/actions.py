"""The decisions of Tali."""

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State

from . import WORDS
from .data import MOST_STAKED, SIDES
from .state import CAST, SHAKE, STAKE

QUESTIONS = (Question("shake"), Question("cast"), Question("stake"))
PHASES = tuple(question.name for question in QUESTIONS)


def _left(state: State, coins: int) -> int:
    return int(state.coins[state.to_move])


ACTIONS = Actions(WORDS, QUESTIONS)
SHAKE_CUPS = ACTIONS.group("shake", asked=SHAKE)
KEEP = ACTIONS.group("keep", asked=CAST)
THROW_AGAIN = ACTIONS.group("again", asked=CAST, side=SIDES)
SIT_OUT = ACTIONS.group("sit out", asked=STAKE)
PUT = ACTIONS.group("stake", asked=STAKE, coins=range(1, MOST_STAKED + 1), _left=_left)
assert PUT == SIT_OUT + 1, "rules say SIT_OUT + coins"
