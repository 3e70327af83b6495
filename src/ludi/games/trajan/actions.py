"""The decisions of Trajan: a number means the same decision in every question."""

from itertools import combinations_with_replacement

import numpy as np

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State
from ludi.kernel.words import Term

from . import WORDS
from .data import (
    ACTION_NAMES,
    COLOURS,
    COMMODITY_KINDS,
    EACH_CATEGORY,
    FIRST_SLOTS,
    PAIRS,
    PILE_NUMBERS,
    PROVINCES,
    ROMAN,
    SPACE_NAMES,
    TRAJAN_AMOUNT,
    TRAYS,
)
from .state import (
    ACT,
    AT_CONSTRUCTION,
    AT_FORUM,
    AT_MILITARY,
    AT_SEAPORT,
    AT_SENATE,
    AT_TRAJAN,
    CONSUL,
    DISCARD,
    EFFECT,
    EXTRA_ACTION,
    LOAD,
    MARKERS,
    SOW,
    TILES,
    TRAY,
)
from .state import CARDS as DRAFT_CARDS
from .terms import ACTION, BONUS, CATEGORY, GOOD, JOKER, MARKER, SHIP, TILE, TRAJAN

PHASES = (
    "markers", "cards", "tiles", "tray", "sow", "effect", *ACTION_NAMES, "ship", "discard", "extra", "consul",
)  # fmt: skip
QUESTIONS = tuple(map(Question, PHASES))

MARKER_PAIR = np.array([*combinations_with_replacement(range(len(COLOURS)), 2)], np.int64)
CARD_PAIR = np.array([*combinations_with_replacement(range(COMMODITY_KINDS), 2)], np.int64)
FIRST_CARD_PAIR = np.array([CARD_PAIR.tolist().index([kind, kind]) - kind for kind in range(COMMODITY_KINDS)], np.int64)
"""Add the second kind to get the number of a pair of cards."""


# ---------------------------------------------------------------- parts that follow from the state


def _next_tray(state: State, _: int) -> str:
    return ROMAN[min(state.next_tray, TRAYS - 1)]


def _top_tile(state: State, category: int, _: int = 0) -> Term:
    return TRAJAN[state.top[category]] if state.top[category] >= 0 else CATEGORY[category]


def _top_card(state: State, pile: int) -> Term | None:
    return GOOD[state.pile[pile, state.pile_count[pile] - 1] - 1] if state.pile_count[pile] else None


def _doing(state: State, _: int) -> Term:
    return ACTION[int(state.doing)]


def _effect_tile(state: State) -> Term:
    return TRAJAN[max(0, int(state.effect) - 1)]


def _effect_category(state: State) -> Term:
    return CATEGORY[max(0, int(state.effect) - 1) // EACH_CATEGORY]


def _effect_amount(state: State) -> int:
    return int(TRAJAN_AMOUNT[max(0, int(state.effect) - 1)])


def _load(state: State, kind: int) -> list[Term]:
    return [GOOD[kind]] * (2 if state.ship - 1 == PAIRS else 1)


def _load_jokers(state: State) -> list[Term]:
    return [JOKER] * (2 if state.ship - 1 == PAIRS else 1)


# ---------------------------------------------------------------- the action space: what is asked often comes first

ACTIONS = Actions(WORDS, QUESTIONS)
PASS = ACTIONS.group("pass", asked=(EFFECT, *range(ACT, ACT + TRAYS), EXTRA_ACTION))
SOW_FROM = ACTIONS.group("sow", asked=TRAY, tray=ROMAN)
PUT = ACTIONS.group("put", asked=SOW, colour=MARKER, tray=_next_tray)
TAKE_TILE = ACTIONS.group("take tile", asked=AT_FORUM, tile=TILE)
RECRUIT_LEGIONNAIRE = ACTIONS.group("recruit", asked=AT_MILITARY, figure=("legionnaire",))
OCCUPY = ACTIONS.group("occupy", asked=AT_MILITARY)
MARCH = ACTIONS.group("move", asked=AT_MILITARY, province=PROVINCES)
STEP = ACTIONS.group("step", asked=AT_SENATE)
TAKE_TOP = ACTIONS.group("take top", asked=AT_TRAJAN, category=CATEGORY, tile=_top_tile)
RECRUIT_WORKER = ACTIONS.group("recruit", asked=AT_CONSTRUCTION, figure=("worker",))
BUILD = ACTIONS.group("build", asked=AT_CONSTRUCTION, space=SPACE_NAMES)
USE_EXTRA = ACTIONS.group("use extra", asked=EXTRA_ACTION, tile=("extra",), _action=_doing)
USE_JOKER = ACTIONS.group("use extra", key="use joker", asked=EXTRA_ACTION, tile=("joker",))
USE_EFFECT = ACTIONS.group(
    "use effect", asked=EFFECT, tile=_effect_tile, _category=_effect_category, _amount=_effect_amount
)
PUT_PLUS_TWO = ACTIONS.group("plus two", asked=EFFECT, action=ACTION)
DRAW_TWO = ACTIONS.group("draw", asked=AT_SEAPORT)
TAKE_PILE = ACTIONS.group("take card", asked=(DRAFT_CARDS, AT_SEAPORT), pile=PILE_NUMBERS, card=_top_card)
CHOOSE_SHIP = ACTIONS.group("choose ship", asked=(AT_SEAPORT, LOAD), ship=SHIP)
PLAY_ONE = ACTIONS.group("play", asked=AT_SEAPORT, cards=[[card] for card in GOOD])
PLAY_TWO = ACTIONS.group("play", asked=AT_SEAPORT, cards=[[GOOD[first], GOOD[second]] for first, second in CARD_PAIR])
DISCARD_TO = ACTIONS.group("discard", asked=DISCARD, card=GOOD, pile=PILE_NUMBERS)
LOAD_CARD = ACTIONS.group("load", asked=LOAD, _card=GOOD, cards=_load)
LOAD_WITH_JOKER = ACTIONS.group("load", asked=LOAD, cards=[[card, JOKER] for card in GOOD])
LOAD_JOKER = ACTIONS.group("load", asked=LOAD, cards=_load_jokers)
SAIL = ACTIONS.group("sail", asked=LOAD)
CHOOSE_BONUS = ACTIONS.group("choose bonus", asked=CONSUL, tile=BONUS)
TAKE_DECK = ACTIONS.group("take card", key="take deck", asked=DRAFT_CARDS, pile=(None,))
TILE_FOR = ACTIONS.group(
    "draft tile", asked=TILES, category=CATEGORY, slot=[ROMAN[slot] for slot in FIRST_SLOTS], tile=_top_tile
)
PUT_PAIR = ACTIONS.group(
    "put pair", asked=MARKERS, colours=[[MARKER[first], MARKER[second]] for first, second in MARKER_PAIR],
    tray=_next_tray,
)  # fmt: skip
PUT_AT_RANDOM = ACTIONS.group("random", asked=MARKERS)
