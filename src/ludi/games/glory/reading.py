"""Moves of Glory to Rome in words: short forms, and refusals that take a look at the table."""

import re
from functools import partial

import numpy as np

from ludi.kernel.errors import IllegalMove
from ludi.kernel.reading import Reader, Reason, ShortForm, Trial
from ludi.kernel.state import State
from ludi.kernel.words import Words

from . import WORDS
from . import actions as A
from .actions import ACTIONS, PHASES
from .data import (
    ARCHITECT,
    CARD_BY_WORD,
    CARD_COUNT,
    CARD_TERMS,
    CIRCUS,
    CRAFTSMAN,
    KIND,
    KIND_BY_WORD,
    KINDS,
    MATERIAL_TERMS,
    PALACE,
    ROLE_TERMS,
    STAIRWAY,
    STATUE,
)
from .playing import petition_size
from .rules import apply, legal
from .state import (
    ASK_ARCHITECT,
    ASK_CRAFTSMAN,
    ASK_FOLLOW,
    ASK_FOUNTAIN,
    ASK_LEAD,
    ASK_LEGIONARY,
    ASK_MERCHANT,
    ASK_MORE,
    ASK_PATRON,
    ASK_PRISON,
    COMPLETE,
    F_ACTION,
    FOUNDED,
    MAIN,
    OPTION_CONCEDING,
    PUBLIC,
)
from .table import actor, client_room, has, top, top_number, vault_room
from .work import may_found_outside

# ---------------------------------------------------------------- words to numbers


def _card(word: str) -> int:
    card = CARD_BY_WORD.get(word.strip())
    if card is None:
        raise IllegalMove(WORDS("no-building", word=word.strip()))
    return card


def _kind(word: str) -> int:
    kind = KIND_BY_WORD.get(word.strip())
    if kind is None:
        raise IllegalMove(WORDS("no-kind", word=word.strip(), materials=MATERIAL_TERMS, roles=ROLE_TERMS))
    return kind


def _opponent(state: State, number: str) -> int:
    """The number of an opponent, counted from the left of who acts."""
    seat = int(number) - 1
    if not 0 <= seat < state.players:
        raise IllegalMove(WORDS("no-player", number=number, players=state.players))
    if seat == actor(state):
        raise IllegalMove(WORDS("no-opponent", number=number))
    return int((seat - actor(state)) % state.players) - 1


def _items(text: str) -> list[str]:
    """The cards of a list in words; `senator` stands for each Senator."""
    found: list[str] = []
    for item in re.split(r",\s*|\s+and\s+", text):
        senators = re.fullmatch(r"(?:(\d|a|one|two|three|four|five|six) )?senators?", item)
        if senators:
            word = senators[1] or "1"
            number = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}.get(word) or int(word)
            found += ["senator"] * number
        else:
            found.append(item)
    return found


def _play(state: State, role: int, text: str) -> list[int]:
    """Units of cards for a role, from a list of cards."""
    items = _items(text)
    lead = state.phase == ASK_LEAD
    if petition := re.fullmatch(r"a petition of (.+)", text):
        return [A.PETITION_FOR + _kind(petition[1]) * KINDS + role]
    cards = [_card(item) for item in items if item != "senator"]
    senators = len(items) - len(cards)
    if len(items) == 1:
        return [A.SENATOR_FOR + role] if senators else [_single(state, lead, role, cards[0])]
    return _units(state, role, cards, senators)


def _single(state: State, lead: bool, role: int, card: int) -> int:
    if lead and KIND[card] != role:
        if role != ARCHITECT or not has(state, int(state.to_move), CIRCUS):
            raise IllegalMove(ACTIONS.usual_reason(state, A.CARD_ELSE + card))
        return A.CARD_ELSE + card
    return A.CARD + card


def _units(state: State, role: int, cards: list[int], senators: int) -> list[int]:
    """A petition, or with Palace several units."""
    player, size = int(state.to_move), int(petition_size(state))
    palace = has(state, player, PALACE) or state.phase == ASK_MORE
    kinds = {int(KIND[card]) for card in cards}
    if not palace:
        if senators or len(cards) != size or len(kinds) != 1:
            raise IllegalMove(WORDS("no-unit", size=size))
        trial = Trial(READER, state)
        trial.do(A.PETITION_FOR + kinds.pop() * KINDS + role)
        for card in cards:
            trial.do(A.CARD + card)
        return trial.actions
    return _palace_units(state, role, cards, senators, size)


def _palace_units(state: State, role: int, cards: list[int], senators: int, size: int) -> list[int]:
    trial = Trial(READER, state)
    any_order = role == ARCHITECT and has(state, int(state.to_move), CIRCUS)
    singles = [card for card in cards if any_order or KIND[card] == role]
    for card in singles:
        trial.do(_single(trial.state, trial.state.phase == ASK_LEAD, role, card))
    for _ in range(senators):
        trial.do(A.SENATOR_FOR + role)
    others = [card for card in cards if card not in singles]
    for kind in range(KINDS):
        group = [card for card in others if KIND[card] == kind]
        if len(group) % size:
            parts = {"card": CARD_TERMS[group[0]], "role": ROLE_TERMS[kind], "led": ROLE_TERMS[role]}
            raise IllegalMove(WORDS("no-petition-cards", size=size, **parts))
        for i in range(0, len(group), size):
            trial.do(A.PETITION_FOR + kind * KINDS + role)
            for card in group[i : i + size]:
                trial.do(A.CARD + card)
    if trial.state.phase == ASK_MORE and state.phase != ASK_MORE:
        trial.do(A.STOP)
    return trial.actions


def _read_lead(state: State, role: str, cards: str) -> list[int]:
    return _play(state, _kind(role), cards)


def _read_follow(state: State, cards: str) -> list[int]:
    return _play(state, int(state.role), cards)


def _read_lay(state: State, name: str, outside: str | None, site: str) -> list[int]:
    """`lay Statue out of town on brick`"""
    card = _card(name)
    if card != STATUE:
        raise IllegalMove(WORDS("no-site-choice"))
    return Trial(READER, state, [(A.CARD_ELSE if outside else A.CARD) + card, A.OF_KIND + _kind(site)]).actions


def _read_add(state: State, what: str, pool: str | None, name: str, player: str | None) -> list[int]:
    """`add brick [from the pool] to Gate [of player 3]`"""
    structure = _card(name)
    target = A.OWN + structure
    if player:
        target = A.THEIRS + _opponent(state, player) * CARD_COUNT + structure
    if pool:
        return Trial(READER, state, [target, A.FROM_POOL + _kind(what)]).actions
    if state.phase == ASK_CRAFTSMAN:
        return Trial(READER, state, [target, A.CARD + _card(what)]).actions
    return Trial(READER, state, [target, A.OF_KIND + _kind(what)]).actions


def _read_demand(state: State, cards: str) -> list[int]:
    trial = Trial(READER, state)
    for item in _items(cards):
        if trial.state.phase != ASK_LEGIONARY:
            raise IllegalMove(WORDS("no-more-demands"))
        trial.do(A.CARD + _card(item))
    if trial.state.phase == ASK_LEGIONARY and trial.state.to_move == state.to_move and trial.state.showing.any():
        trial.do(A.STOP)
    return trial.actions


def _read_wrong_stop(state: State) -> list[int]:
    """The word by which another question is declined: say which one it is here, or why there is none."""
    mask = np.zeros(ACTIONS.size, np.int8)
    legal(state, mask)
    if mask[A.STOP]:
        word = ACTIONS.move(state, A.STOP).words
        raise IllegalMove(WORDS("no-such-stop", word=word, how=ACTIONS.how_to(state)))
    raise IllegalMove(WORDS("no-declining", how=ACTIONS.how_to(state)))


STOP_WORDS = ("stop", "skip", "enough", "decline", "keep", "demand", "give nothing", "refuse")
SHORT_FORMS: tuple[ShortForm, ...] = (
    (range(len(PHASES)), "|".join(STOP_WORDS), _read_wrong_stop),
    ((ASK_LEAD,), r"lead (\w+) with (.+)", _read_lead),
    ((ASK_FOLLOW,), r"follow with (.+)", _read_follow),
    ((ASK_MORE,), r"add (.+)", _read_follow),
    (A.BUILDING, r"add (.+?)( from the pool)? to ([a-z ]+?)(?: of player (\d))?", _read_add),
    (A.LAYING, r"lay (.+?)( out of town)? on (?:a |an )?(\w+)", _read_lay),
    ((ASK_LEGIONARY,), r"demand (.+)", _read_demand),
)


# ---------------------------------------------------------------- why an action is refused


def _why_not_kind(state: State, kind: int) -> Words | None:
    if state.phase == ASK_PATRON and client_room(state, actor(state)) <= 0:
        return WORDS("no-client-room")
    if state.phase == ASK_MERCHANT and vault_room(state, actor(state)) <= 0:
        return WORDS("no-vault-room")
    return None


def _why_not_senator(state: State, role: int) -> Words:
    if not state.senators[state.to_move]:
        return WORDS("no-senator")
    return WORDS("no-senator-role", led=ROLE_TERMS[state.role])


def _why_not_petition(state: State, kind: int, role: int) -> Words:
    if state.phase != ASK_LEAD and role != state.role:
        return WORDS("no-petition-role", led=ROLE_TERMS[state.role])
    size = petition_size(state)
    if state.hand_kinds[state.to_move, kind] < size:
        return WORDS("no-petition", size=size, material=MATERIAL_TERMS[kind])
    return WORDS("no-petition-needed")


def _why_not_card(state: State, card: int, outside: bool = False) -> Words | None:
    name, material = CARD_TERMS[card], MATERIAL_TERMS[KIND[card]]
    drawn = state.phase == ASK_FOUNTAIN and top_number(state, 1) == card
    if not drawn and not state.hand[state.to_move, card]:
        return WORDS("no-card", card=name)
    if state.phase not in A.LAYING:
        return None
    if state.stage[state.to_move, card]:
        return WORDS("no-second", card=name)
    if top(state) == F_ACTION and not top_number(state, 2) & MAIN:
        return WORDS("no-main-part")
    if not outside:
        return WORDS("no-site-in-town", material=material)
    if not may_found_outside(state, ARCHITECT if state.phase == ASK_ARCHITECT else CRAFTSMAN):
        return WORDS("no-two-actions", card=name)
    return WORDS("no-site-out-of-town", material=material)


def _why_not_structure(state: State, card: int) -> Words:
    name, stage = CARD_TERMS[card], state.stage[state.to_move, card]
    if stage >= COMPLETE:
        return WORDS("no-need", card=name)
    if stage != FOUNDED:
        return WORDS("no-unfinished", card=name)
    return WORDS("no-match", card=name)


def _why_not_offer(state: State, place: int) -> Words | None:
    if state.phase == ASK_LEAD and not state.options[OPTION_CONCEDING]:
        return WORDS("no-conceding")
    return None


def _why_not_theirs(state: State, place: int, card: int) -> Words:
    player = actor(state)
    name, owner = CARD_TERMS[card], (player + place + 1) % state.players
    who = WORDS("player", number=owner + 1)
    if place + 1 >= state.players:
        return WORDS("no-such-player")
    stage = state.stage[owner, card]
    if stage < COMPLETE:
        return WORDS("no-completed", who=who, card=name)
    if state.phase == ASK_PRISON:
        return WORDS("no-other-name", card=name)
    if stage >= PUBLIC:
        return WORDS("no-opening-twice", who=who, card=name)
    if has(state, player, STAIRWAY):
        return WORDS("no-match-to-open", card=name)
    return WORDS("no-stairway")


REASONS: dict[int, Reason] = {
    A.OF_KIND: _why_not_kind,
    A.SENATOR_FOR: _why_not_senator,
    A.PETITION_FOR: _why_not_petition,
    A.CARD: _why_not_card,
    A.CARD_ELSE: partial(_why_not_card, outside=True),
    A.OWN: _why_not_structure,
    A.SEAT: _why_not_offer,
    A.THEIRS: _why_not_theirs,
}

READER = Reader(ACTIONS, legal, apply, SHORT_FORMS, REASONS)
