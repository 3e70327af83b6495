"""The decisions of Trajan: a number means the same decision in every question."""

from itertools import combinations_with_replacement

import numpy as np

from ludi.kernel.actions import Actions, Question
from ludi.kernel.state import State

from . import WORDS
from .data import (
    ACTION_NAMES,
    BONUS_NAMES,
    CARDS,
    CATEGORIES,
    COLOURS,
    COMMODITIES,
    COMMODITY_KINDS,
    EACH_CATEGORY,
    FIRST_SLOTS,
    PAIRS,
    PILE_NUMBERS,
    PROVINCES,
    ROMAN,
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
    TRAJAN_NAMES,
    TRAJAN_WORDS,
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

QUESTIONS = (
    Question("markers", "which two markers go into the next tray", "put blue and white into III, or random"),
    Question("cards", "which card to take", "take from the deck, or take from pile 1"),
    Question("tiles", "which Trajan tile to take, and for which slot", "take plain for II"),
    Question("tray", "which tray to sow from", "sow from V",
             otherwise="First sow the markers of a tray: where the last one lands, that is the action."),
    Question("sow", "which marker goes into the next tray", "blue to VI"),
    Question("effect", "whether to use the effect of the Trajan tile", "use, +2 on forum, or pass"),
    Question("seaport", "what to do at the Seaport", "draw two, take from pile 1, play wine, ship identical, or pass"),
    Question("forum", "which tile to take from the forum", "take bread, or pass"),
    Question("military", "what the military does", "recruit, move to Alpes, occupy, or pass"),
    Question("senate", "whether to step on in the senate", "step, or pass"),
    Question("trajan", "which Trajan tile to take", "take plain, or pass"),
    Question("construction", "what the workers do", "recruit, build B3, or pass"),
    Question("ship", "what to load, or whether to sail", "load wine, load joker, ship pairs for another ship, or sail"),
    Question("discard", "which card to discard", "discard wine to pile 1"),
    Question("extra", "whether to use an extra-action tile", "use extra forum, use joker, or pass"),
    Question("consul", "which bonus tile the consul takes", "choose bread"),
)  # fmt: skip
PHASES = tuple(question.name for question in QUESTIONS)
assert PHASES[ACT : ACT + TRAYS] == ACTION_NAMES

MARKER_PAIR = np.array([*combinations_with_replacement(range(len(COLOURS)), 2)], np.int64)
CARD_PAIR = np.array([*combinations_with_replacement(range(COMMODITY_KINDS), 2)], np.int64)
FIRST_CARD_PAIR = np.array([CARD_PAIR.tolist().index([kind, kind]) - kind for kind in range(COMMODITY_KINDS)], np.int64)
"""Add the second kind to get the number of a pair of cards."""


# ---------------------------------------------------------------- parts that follow from the state


def _next_tray(state: State, _: int) -> str:
    return ROMAN[min(state.next_tray, TRAYS - 1)]


def _top_tile(state: State, category: int, _: int = 0) -> str:
    return TRAJAN_NAMES[state.top[category]] if state.top[category] >= 0 else CATEGORIES[category]


def _top_card(state: State, pile: int) -> str:
    return COMMODITIES[state.pile[pile, state.pile_count[pile] - 1] - 1] if state.pile_count[pile] else "nothing"


def _doing(state: State, _: int) -> str:
    return ACTION_NAMES[int(state.doing)]


def _effect_tile(state: State) -> str:
    return TRAJAN_NAMES[max(0, int(state.effect) - 1)]


def _effect_words(state: State) -> str:
    tile = max(0, state.effect - 1)
    return "draw two cards" if tile // EACH_CATEGORY == CARDS else f"take {TRAJAN_WORDS[tile]}"


def _load(state: State, kind: int) -> list[str]:
    return [COMMODITIES[kind]] * (2 if state.ship - 1 == PAIRS else 1)


def _load_jokers(state: State) -> list[str]:
    return ["joker"] * (2 if state.ship - 1 == PAIRS else 1)


# ---------------------------------------------------------------- the action space: what is asked often comes first

NOBODY_LEFT = "The supply is empty: nobody can be recruited."

ACTIONS = Actions(WORDS, QUESTIONS)
PASS = ACTIONS.group("pass", "pass", asked=(EFFECT, *range(ACT, ACT + TRAYS), EXTRA_ACTION))
SOW_FROM = ACTIONS.group(
    "sow", "sow from {tray}", asked=TRAY, why="Tray {tray} is empty: choose a tray with markers.", tray=ROMAN
)
PUT = ACTIONS.group(
    "put", "{colour} to {tray}",
    asked=SOW, why="There is no {colour} marker left to place.", colour=COLOURS, tray=_next_tray,
)  # fmt: skip
TAKE_TILE = ACTIONS.group(
    "take tile", "take {tile}", asked=AT_FORUM, why="No tile {tile} lies on the forum.", tile=TILE_NAMES
)
RECRUIT_LEGIONNAIRE = ACTIONS.group("recruit", "recruit", asked=AT_MILITARY, why=NOBODY_LEFT, figure=("legionnaire",))
OCCUPY = ACTIONS.group("occupy", "occupy", asked=AT_MILITARY)
MARCH = ACTIONS.group("move", "move to {province}", asked=AT_MILITARY, province=PROVINCES)
STEP = ACTIONS.group("step", "step", asked=AT_SENATE)
TAKE_TOP = ACTIONS.group(
    "take top", "take {tile}",
    asked=AT_TRAJAN, why="The stack {category} is empty.", category=CATEGORIES, tile=_top_tile,
)  # fmt: skip
RECRUIT_WORKER = ACTIONS.group("recruit", "recruit", asked=AT_CONSTRUCTION, why=NOBODY_LEFT, figure=("worker",))
BUILD = ACTIONS.group("build", "build {space}", asked=AT_CONSTRUCTION, space=SPACE_NAMES)
USE_EXTRA = ACTIONS.group(
    "use extra", "use {tile} {_action}",
    asked=EXTRA_ACTION, why="There is no tile {tile} {_action} on the mat.", tile=("extra",), _action=_doing,
)  # fmt: skip
USE_JOKER = ACTIONS.group(
    "use extra", "use {tile}", asked=EXTRA_ACTION, why="There is no extra-action joker on the mat.", tile=("joker",)
)
USE_EFFECT = ACTIONS.group("use effect", "{_words}", asked=EFFECT, tile=_effect_tile, _words=_effect_words)
PUT_PLUS_TWO = ACTIONS.group("plus two", "+2 on {action}", asked=EFFECT, action=ACTION_NAMES)
DRAW_TWO = ACTIONS.group(
    "draw", "draw two",
    asked=AT_SEAPORT, why="No card is left to draw, not even by reshuffling the discard piles.",
)  # fmt: skip
TAKE_PILE = ACTIONS.group(
    "take card", "take {card} from pile {pile}",
    asked=(DRAFT_CARDS, AT_SEAPORT), why="Discard pile {pile} is empty.", pile=PILE_NUMBERS, card=_top_card,
)  # fmt: skip
CHOOSE_SHIP = ACTIONS.group(
    "choose ship", "ship {ship}",
    asked=(AT_SEAPORT, LOAD), why="There is nothing in the hand that the {ship} ship could carry.", ship=SHIPS,
)  # fmt: skip
PLAY_ONE = ACTIONS.group(
    "play", "play {cards}",
    asked=AT_SEAPORT, why="There is no {cards} in the hand.", cards=[[card] for card in COMMODITIES],
)  # fmt: skip
PLAY_TWO = ACTIONS.group(
    "play", "play {cards}", asked=AT_SEAPORT, why="The hand does not hold {cards}.",
    cards=[[COMMODITIES[first], COMMODITIES[second]] for first, second in CARD_PAIR],
)  # fmt: skip
DISCARD_TO = ACTIONS.group(
    "discard", "discard {card} to pile {pile}",
    asked=DISCARD, why="There is no {card} in the hand.", card=COMMODITIES, pile=PILE_NUMBERS,
)  # fmt: skip
LOAD_CARD = ACTIONS.group("load", "load {cards}", asked=LOAD, _card=COMMODITIES, cards=_load)
LOAD_WITH_JOKER = ACTIONS.group("load", "load {cards}", asked=LOAD, cards=[[card, "joker"] for card in COMMODITIES])
LOAD_JOKER = ACTIONS.group(
    "load", "load {cards}", asked=LOAD, why="There are not enough commodity jokers left.", cards=_load_jokers
)
SAIL = ACTIONS.group("sail", "sail", asked=LOAD, why="An empty ship cannot sail: load a card first.")
CHOOSE_BONUS = ACTIONS.group("choose bonus", "choose {tile}", asked=CONSUL, tile=BONUS_NAMES)
TAKE_DECK = ACTIONS.group("take card", "take from the deck", asked=DRAFT_CARDS, pile=(None,))
TILE_FOR = ACTIONS.group(
    "draft tile", "take {tile} for {slot}",
    asked=TILES, category=CATEGORIES, slot=[ROMAN[slot] for slot in FIRST_SLOTS], tile=_top_tile,
)  # fmt: skip
PUT_PAIR = ACTIONS.group(
    "put pair", "put {colours} into {tray}",
    asked=MARKERS, why="There are only two markers of each colour: {colours} are not both left.",
    colours=[[COLOURS[first], COLOURS[second]] for first, second in MARKER_PAIR], tray=_next_tray,
)  # fmt: skip
PUT_AT_RANDOM = ACTIONS.group("random", "random", asked=MARKERS)
