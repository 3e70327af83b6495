"""The decisions of Tali."""

from ludi.kernel.actions import Actions, Question
from ludi.kernel.events import Count
from ludi.kernel.state import State

from .data import MOST_STAKED, SIDES
from .state import CAST, SHAKE, STAKE

QUESTIONS = (
    Question("shake", "when the round begins", "shake the cups", "The round has not begun: shake the cups first."),
    Question("cast", "whether to keep your throw", "keep, or throw 3s again"),
    Question("stake", "what to stake on your throw", "stake 2, or sit out"),
)
PHASES = tuple(question.name for question in QUESTIONS)


def _left(state: State, coins: int) -> Count:
    return Count(state.coins[state.to_move])


ACTIONS = Actions(QUESTIONS)
SHAKE_CUPS = ACTIONS.group("shake", "shake the cups", asked=SHAKE)
KEEP = ACTIONS.group("keep", "keep", asked=CAST)
THROW_AGAIN = ACTIONS.group(
    "again", "throw {side}s again", asked=CAST, why="You have no bone that shows {side}.", side=SIDES
)
SIT_OUT = ACTIONS.group("sit out", "sit out", asked=STAKE)
PUT = ACTIONS.group(
    "stake", "stake {coins}", asked=STAKE, why="You have only {_left:coin|coins} left.",
    coins=range(1, MOST_STAKED + 1), _left=_left,
)  # fmt: skip
assert PUT == SIT_OUT + 1, "rules say SIT_OUT + coins"
