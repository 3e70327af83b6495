"""The decisions of Trajan: a number means the same decision in every question."""

from itertools import combinations_with_replacement

import numpy as np

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State
from ludi.kernel.words import Term

from . import WORDS, data as D, state as R
from .terms import ACTION, BONUS, CATEGORY, GOOD, JOKER, MARKER, SHIP, TILE, TRAJAN

PHASES = (
    "markers",
    "cards",
    "tiles",
    "tray",
    "sow",
    "effect",
    *D.ACTION_NAMES,
    "ship",
    "discard",
    "extra",
    "consul",
)
QUESTIONS = tuple(map(Question, PHASES))

MARKER_PAIR = np.array([*combinations_with_replacement(range(len(D.COLOURS)), 2)], np.int64)
CARD_PAIR = np.array([*combinations_with_replacement(range(D.COMMODITY_KINDS), 2)], np.int64)
FIRST_CARD_PAIR = np.array(
    [CARD_PAIR.tolist().index([kind, kind]) - kind for kind in range(D.COMMODITY_KINDS)], np.int64
)
"""Add the second kind to get the number of a pair of cards."""


# ---------------------------------------------------------------- parts that depend on the state


def _next_tray(state: State, _: int) -> str:
    return D.ROMAN[min(state.next_tray, D.TRAYS - 1)]


def _top_tile(state: State, category: int, _: int = 0) -> Term:
    return TRAJAN[state.top[category]] if state.top[category] >= 0 else CATEGORY[category]


def _top_card(state: State, pile: int) -> Term | None:
    return GOOD[state.pile[pile, state.pile_count[pile] - 1] - 1] if state.pile_count[pile] else None


def _doing(state: State, _: int) -> Term:
    return ACTION[int(state.doing)]


def _effect_tile(state: State) -> Term:
    return TRAJAN[max(0, int(state.effect) - 1)]


def _effect_category(state: State) -> Term:
    return CATEGORY[max(0, int(state.effect) - 1) // D.EACH_CATEGORY]


def _effect_amount(state: State) -> int:
    return int(D.TRAJAN_AMOUNT[max(0, int(state.effect) - 1)])


def _load(state: State, kind: int) -> list[Term]:
    return [GOOD[kind]] * (2 if state.ship - 1 == D.PAIRS else 1)


def _load_jokers(state: State) -> list[Term]:
    return [JOKER] * (2 if state.ship - 1 == D.PAIRS else 1)


# ---------------------------------------------------------------- the action space, frequent actions first

ACTIONS = Actions(WORDS, QUESTIONS)
PASS = ACTIONS.group("pass", asked=(R.EFFECT, *range(R.ACT, R.ACT + D.TRAYS), R.EXTRA_ACTION))
SOW_FROM = ACTIONS.group("sow", asked=R.TRAY, tray=D.ROMAN)
PUT = ACTIONS.group("put", asked=R.SOW, colour=MARKER, tray=_next_tray)
TAKE_TILE = ACTIONS.group("take tile", asked=R.AT_FORUM, tile=TILE)
RECRUIT_LEGIONNAIRE = ACTIONS.group("recruit", asked=R.AT_MILITARY, figure=("legionnaire",))
OCCUPY = ACTIONS.group("occupy", asked=R.AT_MILITARY)
MARCH = ACTIONS.group("move", asked=R.AT_MILITARY, province=D.PROVINCES)
STEP = ACTIONS.group("step", asked=R.AT_SENATE)
TAKE_TOP = ACTIONS.group("take top", asked=R.AT_TRAJAN, category=CATEGORY, tile=_top_tile)
RECRUIT_WORKER = ACTIONS.group("recruit", asked=R.AT_CONSTRUCTION, figure=("worker",))
BUILD = ACTIONS.group("build", asked=R.AT_CONSTRUCTION, space=D.SPACE_NAMES)
USE_EXTRA = ACTIONS.group("use extra", asked=R.EXTRA_ACTION, tile=("extra",), _action=_doing)
USE_JOKER = ACTIONS.group("use extra", key="use joker", asked=R.EXTRA_ACTION, tile=("joker",))
USE_EFFECT = ACTIONS.group(
    "use effect", asked=R.EFFECT, tile=_effect_tile, _category=_effect_category, _amount=_effect_amount
)
PUT_PLUS_TWO = ACTIONS.group("plus two", asked=R.EFFECT, action=ACTION)
DRAW_TWO = ACTIONS.group("draw", asked=R.AT_SEAPORT)
TAKE_PILE = ACTIONS.group("take card", asked=(R.CARDS, R.AT_SEAPORT), pile=D.PILE_NUMBERS, card=_top_card)
CHOOSE_SHIP = ACTIONS.group("choose ship", asked=(R.AT_SEAPORT, R.LOAD), ship=SHIP)
PLAY_ONE = ACTIONS.group("play", asked=R.AT_SEAPORT, cards=[[card] for card in GOOD])
PLAY_TWO = ACTIONS.group("play", asked=R.AT_SEAPORT, cards=[[GOOD[first], GOOD[second]] for first, second in CARD_PAIR])
DISCARD_TO = ACTIONS.group("discard", asked=R.DISCARD, card=GOOD, pile=D.PILE_NUMBERS)
LOAD_CARD = ACTIONS.group("load", asked=R.LOAD, _card=GOOD, cards=_load)
LOAD_WITH_JOKER = ACTIONS.group("load", asked=R.LOAD, cards=[[card, JOKER] for card in GOOD])
LOAD_JOKER = ACTIONS.group("load", asked=R.LOAD, cards=_load_jokers)
SAIL = ACTIONS.group("sail", asked=R.LOAD)
CHOOSE_BONUS = ACTIONS.group("choose bonus", asked=R.CONSUL, tile=BONUS)
TAKE_DECK = ACTIONS.group("take card", key="take deck", asked=R.CARDS, pile=(None,))
TILE_FOR = ACTIONS.group(
    "draft tile", asked=R.TILES, category=CATEGORY, slot=[D.ROMAN[slot] for slot in D.FIRST_SLOTS], tile=_top_tile
)
PUT_PAIR = ACTIONS.group(
    "put pair",
    asked=R.MARKERS,
    colours=[[MARKER[first], MARKER[second]] for first, second in MARKER_PAIR],
    tray=_next_tray,
)
PUT_AT_RANDOM = ACTIONS.group("random", asked=R.MARKERS)
