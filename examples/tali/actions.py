"""The decisions of Tali."""

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State

from . import WORDS, data as D, state as R

QUESTIONS = (Question("shake"), Question("cast"), Question("stake"))
PHASES = tuple(question.name for question in QUESTIONS)


def _left(state: State, coins: int) -> int:
    return int(state.coins[state.to_move])


ACTIONS = Actions(WORDS, QUESTIONS)
SHAKE_CUPS = ACTIONS.group("shake", asked=R.SHAKE)
KEEP = ACTIONS.group("keep", asked=R.CAST)
THROW_AGAIN = ACTIONS.group("again", asked=R.CAST, side=D.SIDES)
SIT_OUT = ACTIONS.group("sit out", asked=R.STAKE)
PUT = ACTIONS.group("stake", asked=R.STAKE, coins=range(1, D.MOST_STAKED + 1), _left=_left)
assert PUT == SIT_OUT + 1, "rules say SIT_OUT + coins"
