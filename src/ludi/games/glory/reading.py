"""Moves of Glory to Rome in words: short forms, and refusals that consult the table."""

import re
from functools import cache, partial

import numpy as np

from ludi.kernel.errors import IllegalMove
from ludi.kernel.reading import Reader, Reason, ShortForm, Trial, find, items, like
from ludi.kernel.state import State
from ludi.kernel.words import Term, Words

from . import WORDS, actions as A, data as D, state as R, table
from .playing import petition_size
from .rules import apply, legal
from .work import may_found_outside

SENATOR = Term("card", "senator")
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}

# ---------------------------------------------------------------- words to numbers


def _card(word: str) -> int:
    card = find(WORDS, D.CARD_TERMS, word)
    if card is None:
        raise IllegalMove(WORDS("no-building", word=word.strip()))
    return card


def _kind(word: str) -> int:
    """The kind named by a material, a role or a card."""
    for names, kinds in ((D.MATERIAL_TERMS, range(D.KINDS)), (D.ROLE_TERMS, range(D.KINDS)), (D.CARD_TERMS, D.KIND)):
        if (found := find(WORDS, names, word)) is not None:
            return int(kinds[found])
    raise IllegalMove(WORDS("no-kind", word=word.strip(), materials=D.MATERIAL_TERMS, roles=D.ROLE_TERMS))


def _opponent(state: State, number: str) -> int:
    """An opponent's number, counted from the actor's left."""
    seat = int(number) - 1 if number.isdecimal() else -1
    if not 0 <= seat < state.players:
        raise IllegalMove(WORDS("no-player", number=number, players=state.players))
    if seat == table.actor(state):
        raise IllegalMove(WORDS("no-opponent", number=number))
    return int((seat - table.actor(state)) % state.players) - 1


def _cards(text: str) -> tuple[list[int], int]:
    """The cards that a list names, and the number of Senators."""
    cards: list[int] = []
    senators = 0
    for item in items(text):
        number, _, senator = item.rpartition(" ")
        if find(WORDS, (SENATOR,), senator) is None:
            cards.append(_card(item))
        elif number.isdecimal():
            senators += int(number)
        else:
            senators += NUMBERS.get(number, 1)
    return cards, senators


def _play(state: State, role: int, text: str) -> list[int]:
    """Parse a list of cards into units for a role."""
    cards, senators = _cards(text)
    if len(cards) + senators == 1:
        return [A.SENATOR_FOR + role] if senators else [_single(state, state.phase == R.ASK_LEAD, role, cards[0])]
    return _units(state, role, cards, senators)


def _petition(state: State, petition: str, role: int) -> list[int]:
    return [A.PETITION_FOR + _kind(petition) * D.KINDS + role]


def _single(state: State, lead: bool, role: int, card: int) -> int:
    if lead and D.KIND[card] != role:
        if role != D.ARCHITECT or not table.has(state, int(state.to_move), D.CIRCUS):
            raise IllegalMove(A.ACTIONS.usual_reason(state, A.CARD_ELSE + card))
        return A.CARD_ELSE + card
    return A.CARD + card


def _units(state: State, role: int, cards: list[int], senators: int) -> list[int]:
    """Arrange the cards as a petition, or with Palace as several units."""
    player, size = int(state.to_move), int(petition_size(state))
    palace = table.has(state, player, D.PALACE) or state.phase == R.ASK_MORE
    kinds = {int(D.KIND[card]) for card in cards}
    if not palace:
        if senators or len(cards) != size or len(kinds) != 1:
            raise IllegalMove(WORDS("no-unit", size=size))
        trial = Trial(READER, state)
        trial.do(A.PETITION_FOR + kinds.pop() * D.KINDS + role)
        for card in cards:
            trial.do(A.CARD + card)
        return trial.actions
    return _palace_units(state, role, cards, senators, size)


def _palace_units(state: State, role: int, cards: list[int], senators: int, size: int) -> list[int]:
    trial = Trial(READER, state)
    any_order = role == D.ARCHITECT and table.has(state, int(state.to_move), D.CIRCUS)
    singles = [card for card in cards if any_order or D.KIND[card] == role]
    for card in singles:
        trial.do(_single(trial.state, trial.state.phase == R.ASK_LEAD, role, card))
    for _ in range(senators):
        trial.do(A.SENATOR_FOR + role)
    others = [card for card in cards if card not in singles]
    for kind in range(D.KINDS):
        group = [card for card in others if D.KIND[card] == kind]
        if len(group) % size:
            parts = {"card": D.CARD_TERMS[group[0]], "role": D.ROLE_TERMS[kind], "led": D.ROLE_TERMS[role]}
            raise IllegalMove(WORDS("no-petition-cards", size=size, **parts))
        for i in range(0, len(group), size):
            trial.do(A.PETITION_FOR + kind * D.KINDS + role)
            for card in group[i : i + size]:
                trial.do(A.CARD + card)
    if trial.state.phase == R.ASK_MORE and state.phase != R.ASK_MORE:
        trial.do(A.STOP)
    return trial.actions


def _read_lead(state: State, role: str, cards: str) -> list[int]:
    return _play(state, _kind(role), cards)


def _read_lead_petition(state: State, role: str, petition: str) -> list[int]:
    return _petition(state, petition, _kind(role))


def _read_follow(state: State, cards: str) -> list[int]:
    return _play(state, int(state.role), cards)


def _read_follow_petition(state: State, petition: str) -> list[int]:
    return _petition(state, petition, int(state.role))


def _read_lay(state: State, card: str, site: str, lay: int = A.CARD) -> list[int]:
    """`lay Statue on brick`"""
    if _card(card) != D.STATUE:
        raise IllegalMove(WORDS("no-site-choice"))
    return Trial(READER, state, [lay + D.STATUE, A.OF_KIND + _kind(re.sub("^an? ", "", site))]).actions


def _read_lay_out(state: State, card: str, site: str) -> list[int]:
    """`lay Statue out of town on brick`"""
    return _read_lay(state, card, site, A.CARD_ELSE)


def _read_add(state: State, what: str, structure: str, number: str = "") -> list[int]:
    """`add brick to Gate`, or `of player 3`"""
    use = A.CARD + _card(what) if state.phase == R.ASK_CRAFTSMAN else A.OF_KIND + _kind(what)
    return Trial(READER, state, [_structure(state, structure, number), use]).actions


def _read_add_from_pool(state: State, what: str, structure: str, number: str = "") -> list[int]:
    """`add brick from the pool to Gate`"""
    return Trial(READER, state, [_structure(state, structure, number), A.FROM_POOL + _kind(what)]).actions


def _structure(state: State, name: str, number: str) -> int:
    """The choice of a structure, the player's or somebody else's."""
    if number:
        return A.THEIRS + _opponent(state, number) * D.CARD_COUNT + _card(name)
    return A.OWN + _card(name)


def _read_demand(state: State, cards: str) -> list[int]:
    trial = Trial(READER, state)
    for item in items(cards):
        if trial.state.phase != R.ASK_LEGIONARY:
            raise IllegalMove(WORDS("no-more-demands"))
        trial.do(A.CARD + _card(item))
    if trial.state.phase == R.ASK_LEGIONARY and trial.state.to_move == state.to_move and trial.state.showing.any():
        trial.do(A.STOP)
    return trial.actions


def _read_wrong_stop(state: State) -> list[int]:
    """Refuse a word that declines some other question: name the right one, or say why there is none."""
    mask = np.zeros(A.ACTIONS.size, np.int8)
    legal(state, mask)
    if mask[A.STOP]:
        word = A.ACTIONS.move(state, A.STOP).words
        raise IllegalMove(WORDS("no-such-stop", word=word, how=A.ACTIONS.how_to(state)))
    raise IllegalMove(WORDS("no-declining", how=A.ACTIONS.how_to(state)))


def _stop_words() -> list[ShortForm]:
    """All words that decline a question."""
    said = [(key, {"begun": begun}) for key in sorted({form.key for form in A.STOP.forms}) for begun in (True, False)]
    return [
        one for key, parts in said for one in like(WORDS, range(len(A.PHASES)), f"do-{key}", _read_wrong_stop, **parts)
    ]


THEIRS = {"who": WORDS("player", number="<number>")}


@cache
def _short_forms() -> tuple[ShortForm, ...]:
    return (
        *_stop_words(),
        *like(WORDS, (R.ASK_LEAD,), "do-lead-petition", _read_lead_petition, "role", "petition"),
        *like(WORDS, (R.ASK_LEAD,), "do-lead", lambda s, role, card: _read_lead(s, role, card), "role", "card"),
        *like(WORDS, (R.ASK_LEAD,), "type-lead", _read_lead, "role", "cards"),
        *like(WORDS, (R.ASK_FOLLOW,), "do-follow-petition", _read_follow_petition, "petition"),
        *like(WORDS, (R.ASK_FOLLOW,), "type-follow", _read_follow, "cards"),
        *like(WORDS, (R.ASK_MORE,), "do-add-petition", _read_follow_petition, "petition"),
        *like(WORDS, (R.ASK_MORE,), "type-add", _read_follow, "cards"),
        *like(WORDS, A.BUILDING, "type-add-from-pool-to-theirs", _read_add_from_pool, "what", "structure", **THEIRS),
        *like(WORDS, A.BUILDING, "type-add-from-pool", _read_add_from_pool, "what", "structure"),
        *like(WORDS, A.BUILDING, "type-add-to-theirs", _read_add, "what", "structure", **THEIRS),
        *like(WORDS, A.BUILDING, "type-add-to", _read_add, "what", "structure"),
        *like(WORDS, A.LAYING, "type-lay-out-on", _read_lay_out, "card", "site"),
        *like(WORDS, A.LAYING, "type-lay-on", _read_lay, "card", "site"),
        *like(WORDS, (R.ASK_LEGIONARY,), "type-demand", _read_demand, "cards"),
    )


# ---------------------------------------------------------------- why an action is refused


def _why_not_kind(state: State, kind: int) -> Words | None:
    if state.phase == R.ASK_PATRON and table.client_room(state, table.actor(state)) <= 0:
        return WORDS("no-client-room")
    if state.phase == R.ASK_MERCHANT and table.vault_room(state, table.actor(state)) <= 0:
        return WORDS("no-vault-room")
    return None


def _why_not_senator(state: State, role: int) -> Words:
    if not state.senators[state.to_move]:
        return WORDS("no-senator")
    return WORDS("no-senator-role", led=D.ROLE_TERMS[state.role])


def _why_not_petition(state: State, kind: int, role: int) -> Words:
    if state.phase != R.ASK_LEAD and role != state.role:
        return WORDS("no-petition-role", led=D.ROLE_TERMS[state.role])
    size = petition_size(state)
    if state.hand_kinds[state.to_move, kind] < size:
        return WORDS("no-petition", size=size, material=D.MATERIAL_TERMS[kind])
    return WORDS("no-petition-needed")


def _why_not_card(state: State, card: int, outside: bool = False) -> Words | None:
    name, material = D.CARD_TERMS[card], D.MATERIAL_TERMS[D.KIND[card]]
    drawn = state.phase == R.ASK_FOUNTAIN and table.top_number(state, 1) == card
    if not drawn and not state.hand[state.to_move, card]:
        return WORDS("no-card", card=name)
    if state.phase not in A.LAYING:
        return None
    if state.stage[state.to_move, card]:
        return WORDS("no-second", card=name)
    if table.top(state) == R.F_ACTION and not table.top_number(state, 2) & R.MAIN:
        return WORDS("no-main-part")
    if not outside:
        return WORDS("no-site-in-town", material=material)
    if not may_found_outside(state, D.ARCHITECT if state.phase == R.ASK_ARCHITECT else D.CRAFTSMAN):
        return WORDS("no-two-actions", card=name)
    return WORDS("no-site-out-of-town", material=material)


def _why_not_structure(state: State, card: int) -> Words:
    name, stage = D.CARD_TERMS[card], state.stage[state.to_move, card]
    if stage >= R.COMPLETE:
        return WORDS("no-need", card=name)
    if stage != R.FOUNDED:
        return WORDS("no-unfinished", card=name)
    return WORDS("no-match", card=name)


def _why_not_offer(state: State, place: int) -> Words | None:
    if state.phase == R.ASK_LEAD and not state.options[R.OPTION_CONCEDING]:
        return WORDS("no-conceding")
    return None


def _why_not_theirs(state: State, place: int, card: int) -> Words:
    player = table.actor(state)
    name, owner = D.CARD_TERMS[card], (player + place + 1) % state.players
    who = WORDS("player", number=owner + 1)
    if place + 1 >= state.players:
        return WORDS("no-such-player")
    stage = state.stage[owner, card]
    if stage < R.COMPLETE:
        return WORDS("no-completed", who=who, card=name)
    if state.phase == R.ASK_PRISON:
        return WORDS("no-other-name", card=name)
    if stage >= R.PUBLIC:
        return WORDS("no-opening-twice", who=who, card=name)
    if table.has(state, player, D.STAIRWAY):
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

READER = Reader(A.ACTIONS, legal, apply, _short_forms, REASONS)
