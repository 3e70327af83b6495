"""The rules of Glory to Rome from outside: setup, legal, apply.

A decision is asked by what is on top: a frame of pending work, else the step of the round (`rounds.py`). The rules of
the decisions are in `playing.py`, `roles.py`, `building.py` and `legionary.py`; the ends of the game in `endings.py`.
"""

from typing import Any

from ludi.kernel.jit import INT, KEY, MASK, OPTIONS, VOID, compiled
from ludi.kernel.rng import draw
from ludi.kernel.state import Mask, State, allow, begin, emit, forget_events

from . import actions as A
from . import events as E
from .building import (
    architect,
    choose_material,
    choose_site,
    craftsman,
    fountain,
    legal_architect,
    legal_craftsman,
    legal_fountain,
    legal_material,
    legal_prison,
    legal_site,
    prison,
)
from .data import (
    ARCHITECT,
    CARD_COUNT,
    COPIES,
    CRAFTSMAN,
    KIND,
    KINDS,
    LABORER,
    MERCHANT,
    OPENING_HAND,
    OPENING_INFLUENCE,
    PATRON,
    SENATORS,
    SITES,
    TRAINING_SITES,
)
from .legionary import finish_showing, give, legal_clients, legal_gifts, legal_shows, show, take_client
from .playing import (
    add_to_petition,
    add_unit,
    follow,
    lead,
    legal_follow,
    legal_lead,
    legal_more,
    legal_petition_card,
    legal_think,
    think,
)
from .roles import laborer, legal_laborer, legal_merchant, legal_patron, merchant, patron
from .rounds import (
    advance,
    answer_offer,
    choose_role,
    legal_roles,
    legal_senate,
    legal_sewer,
    senate,
    sewer,
    stop,
)
from .state import (
    ASK_CLIENTS,
    ASK_FOLLOW,
    ASK_FOUNTAIN,
    ASK_GIVE,
    ASK_LEAD,
    ASK_LEGIONARY,
    ASK_MATERIAL,
    ASK_MORE,
    ASK_PETITION,
    ASK_PRISON,
    ASK_ROLE,
    ASK_ROLE_ACTION,
    ASK_SENATE,
    ASK_SEWER,
    ASK_SITE,
    ASK_THINK,
    MOST_EVENTS,
    NO_LIMIT,
    OPTION_VARIANT,
    TRAINING,
    UNDECIDED,
    S,
)
from .table import deck_left, draw_card, enter_hand

# ---------------------------------------------------------------- setup


@compiled(VOID(S))
def clear_table(state: State) -> None:
    """Sites, Senators and influence as at the start; no card dealt."""
    players = state.players
    sites = TRAINING_SITES if state.options[OPTION_VARIANT] == TRAINING else SITES
    for kind in range(KINDS):
        state.in_town[kind] = min(players, sites)
        state.out_of_town[kind] = sites - min(players, sites)
    state.pile = SENATORS - players
    state.role = -1
    state.round_number = 1
    for player in range(players):
        state.influence[player] = OPENING_INFLUENCE
        state.senators[player] = 1
        state.units[player] = UNDECIDED
        state.at_most[player, :] = NO_LIMIT


@compiled(VOID(S))
def shuffle_deck(state: State) -> None:
    for card in range(CARD_COUNT):
        for _ in range(COPIES[card]):
            state.deck[state.deck_count] = card
            state.deck_count += 1
    for i in range(state.deck_count - 1, 0, -1):
        j = draw(state, i + 1)
        state.deck[i], state.deck[j] = state.deck[j], state.deck[i]


@compiled(INT(S))
def turn_up_cards(state: State) -> int:
    """The first leader: whose card comes first in the alphabet; those who tie turn up another. All go to the pool."""
    tied = (1 << state.players) - 1
    while tied & (tied - 1):
        first, best = 0, CARD_COUNT
        for player in range(state.players):
            if tied >> player & 1:
                card = draw_card(state)
                state.pool[KIND[card]] += 1
                if state.event_count < MOST_EVENTS - 1:  # nobody will see so many ties
                    emit(state, E.TURNED_UP, player, card, 0, 0)
                if card < best:
                    first, best = 0, card
                if card == best:
                    first |= 1 << player
        tied = first
    leader = 0
    while not tied >> leader & 1:
        leader += 1
    return leader


@compiled(VOID(S, INT, OPTIONS, KEY))
def setup(state: State, players: int, options: Any, key: Any) -> None:
    """Deal a new game into an empty record."""
    begin(state, players, options, key)
    clear_table(state)
    shuffle_deck(state)
    for _ in range(OPENING_HAND):
        for player in range(players):
            enter_hand(state, player, draw_card(state))
    state.leader = turn_up_cards(state)
    emit(state, E.ROUND, state.leader, state.round_number, 0, 0)
    if state.options[OPTION_VARIANT] == TRAINING:
        state.removed = deck_left(state) // 2
    advance(state)


# ---------------------------------------------------------------- what is legal


@compiled(INT(S, MASK))
def legal_action(state: State, mask: Mask) -> int:
    """The phases of the roles."""
    role = state.phase - ASK_ROLE_ACTION
    if role == CRAFTSMAN:
        return legal_craftsman(state, mask)
    if role == ARCHITECT:
        return legal_architect(state, mask)
    if role == LABORER:
        return legal_laborer(state, mask)
    if role == MERCHANT:
        return legal_merchant(state, mask)
    if role == PATRON:
        return legal_patron(state, mask)
    return legal_shows(state, mask)


@compiled(INT(S, MASK))
def legal_choice(state: State, mask: Mask) -> int:
    """The rarer questions."""
    phase = state.phase
    if phase == ASK_GIVE:
        return legal_gifts(state, mask)
    if phase == ASK_SITE:
        return legal_site(state, mask)
    if phase == ASK_FOUNTAIN:
        return legal_fountain(state, mask)
    if phase == ASK_ROLE:
        return legal_roles(state, mask)
    if phase == ASK_CLIENTS:
        return legal_clients(state, mask)
    if phase == ASK_PRISON:
        return legal_prison(state, mask)
    if phase == ASK_SENATE:
        return legal_senate(state, mask)
    if phase == ASK_SEWER:
        return legal_sewer(state, mask)
    return allow(mask, A.STOP) + allow(mask, A.ACCEPT)


@compiled(INT(S, MASK))
def legal(state: State, mask: Mask) -> int:
    """Mark the legal actions; returns how many there are."""
    for action in range(A.SIZE):  # six times as fast as a slice
        mask[action] = 0
    phase = state.phase
    if phase == ASK_LEAD:
        return legal_lead(state, mask)
    if phase == ASK_FOLLOW:
        return legal_follow(state, mask)
    if phase == ASK_PETITION:
        return legal_petition_card(state, mask)
    if phase == ASK_MORE:
        return legal_more(state, mask)
    if phase == ASK_THINK:
        return legal_think(state, mask)
    if phase == ASK_MATERIAL:
        return legal_material(state, mask)
    if phase < ASK_MATERIAL:
        return legal_action(state, mask)
    return legal_choice(state, mask)


# ---------------------------------------------------------------- decisions


@compiled(VOID(S, INT))
def act(state: State, action: int) -> None:
    """An answer in the phase of a role."""
    role = state.phase - ASK_ROLE_ACTION
    if state.phase == ASK_LEGIONARY:
        if action == A.STOP:
            finish_showing(state)
        else:
            show(state, action - A.CARD)
    elif action == A.STOP:
        stop(state)
    elif role == CRAFTSMAN:
        craftsman(state, action)
    elif role == ARCHITECT:
        architect(state, action)
    elif role == LABORER:
        laborer(state, action)
    elif role == MERCHANT:
        merchant(state, action)
    else:
        patron(state, action)


@compiled(VOID(S, INT))
def choose(state: State, action: int) -> None:
    """An answer to one of the rarer questions."""
    phase = state.phase
    if phase == ASK_GIVE:
        give(state, action)
    elif phase == ASK_SITE:
        choose_site(state, action)
    elif phase == ASK_FOUNTAIN:
        fountain(state, action)
    elif phase == ASK_ROLE:
        choose_role(state, action)
    elif phase == ASK_CLIENTS:
        take_client(state, action)
    elif phase == ASK_PRISON:
        prison(state, action)
    elif phase == ASK_SENATE:
        senate(state, action)
    elif phase == ASK_SEWER:
        sewer(state, action)
    else:
        answer_offer(state, action)


@compiled(VOID(S, INT))
def apply(state: State, action: int) -> None:
    """Carry out one legal action, and go on until the next decision."""
    forget_events(state)
    phase = state.phase
    if phase == ASK_LEAD:
        lead(state, action)
    elif phase == ASK_FOLLOW:
        follow(state, action)
    elif phase == ASK_PETITION:
        add_to_petition(state, action - A.CARD)
    elif phase == ASK_MORE:
        add_unit(state, action)
    elif phase == ASK_THINK:
        think(state, action)
    elif phase == ASK_MATERIAL:
        choose_material(state, action)
    elif phase < ASK_MATERIAL:
        act(state, action)
    else:
        choose(state, action)
    advance(state)
