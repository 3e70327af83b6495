"""The rules of Glory to Rome as called from outside: setup, legal, apply.

The top of the stack asks: a frame of pending work, else the step of the round (`rounds.py`). The rules of the decisions
are in `playing.py`, `roles.py`, `building.py` and `legionary.py`; the endings in `endings.py`.
"""

from typing import Any

from ludi.kernel.jit import INT, KEY, MASK, OPTIONS, VOID, compiled
from ludi.kernel.rng import draw
from ludi.kernel.state import Mask, State, allow, allow_nothing, begin, emit, forget_events

from . import actions as A, building, data as D, events as E, playing, rounds, state as R, table
from .legionary import finish_showing, give, legal_clients, legal_gifts, legal_shows, show, take_client
from .roles import laborer, legal_laborer, legal_merchant, legal_patron, merchant, patron
from .state import S

# ---------------------------------------------------------------- setup


@compiled(VOID(S))
def clear_table(state: State) -> None:
    """Set up sites, Senators and influence; no card is dealt yet."""
    players = state.players
    sites = D.TRAINING_SITES if state.options[R.OPTION_VARIANT] == R.TRAINING else D.SITES
    for kind in range(D.KINDS):
        state.in_town[kind] = min(players, sites)
        state.out_of_town[kind] = sites - min(players, sites)
    state.pile = D.SENATORS - players
    state.role = -1
    state.round_number = 1
    for player in range(players):
        state.influence[player] = D.OPENING_INFLUENCE
        state.senators[player] = 1
        state.units[player] = R.UNDECIDED
        state.at_most[player, :] = R.NO_LIMIT


@compiled(VOID(S))
def shuffle_deck(state: State) -> None:
    for card in range(D.CARD_COUNT):
        for _ in range(D.COPIES[card]):
            state.deck[state.deck_count] = card
            state.deck_count += 1
    for i in range(state.deck_count - 1, 0, -1):
        j = draw(state, i + 1)
        state.deck[i], state.deck[j] = state.deck[j], state.deck[i]


@compiled(INT(S))
def turn_up_cards(state: State) -> int:
    """Find the first leader: the alphabetically first card wins, ties turn up another. All cards go to the pool."""
    tied = (1 << state.players) - 1
    while tied & (tied - 1):
        first, best = 0, D.CARD_COUNT
        for player in range(state.players):
            if tied >> player & 1:
                card = table.draw_card(state)
                state.pool[D.KIND[card]] += 1
                if state.event_count < R.MOST_EVENTS - 1:  # nobody will see so many ties
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
    for _ in range(D.OPENING_HAND):
        for player in range(players):
            table.enter_hand(state, player, table.draw_card(state))
    state.leader = turn_up_cards(state)
    emit(state, E.ROUND, state.leader, state.round_number, 0, 0)
    if state.options[R.OPTION_VARIANT] == R.TRAINING:
        state.removed = table.deck_left(state) // 2
    rounds.advance(state)


# ---------------------------------------------------------------- what is legal


@compiled(INT(S, MASK))
def legal_action(state: State, mask: Mask) -> int:
    """Mark the answers in the roles' phases."""
    role = state.phase - R.ASK_ROLE_ACTION
    if role == D.CRAFTSMAN:
        return building.legal_craftsman(state, mask)
    if role == D.ARCHITECT:
        return building.legal_architect(state, mask)
    if role == D.LABORER:
        return legal_laborer(state, mask)
    if role == D.MERCHANT:
        return legal_merchant(state, mask)
    if role == D.PATRON:
        return legal_patron(state, mask)
    return legal_shows(state, mask)


@compiled(INT(S, MASK))
def legal_choice(state: State, mask: Mask) -> int:
    """Mark the answers to rarer questions."""
    phase = state.phase
    if phase == R.ASK_GIVE:
        return legal_gifts(state, mask)
    if phase == R.ASK_SITE:
        return building.legal_site(state, mask)
    if phase == R.ASK_FOUNTAIN:
        return building.legal_fountain(state, mask)
    if phase == R.ASK_ROLE:
        return rounds.legal_roles(state, mask)
    if phase == R.ASK_CLIENTS:
        return legal_clients(state, mask)
    if phase == R.ASK_PRISON:
        return building.legal_prison(state, mask)
    if phase == R.ASK_SENATE:
        return rounds.legal_senate(state, mask)
    if phase == R.ASK_SEWER:
        return rounds.legal_sewer(state, mask)
    return allow(mask, A.STOP) + allow(mask, A.ACCEPT)


@compiled(INT(S, MASK))
def legal(state: State, mask: Mask) -> int:
    """Mark the legal actions; returns how many there are."""
    allow_nothing(mask)
    phase = state.phase
    if phase == R.ASK_LEAD:
        return playing.legal_lead(state, mask)
    if phase == R.ASK_FOLLOW:
        return playing.legal_follow(state, mask)
    if phase == R.ASK_PETITION:
        return playing.legal_petition_card(state, mask)
    if phase == R.ASK_MORE:
        return playing.legal_more(state, mask)
    if phase == R.ASK_THINK:
        return playing.legal_think(state, mask)
    if phase == R.ASK_MATERIAL:
        return building.legal_material(state, mask)
    if phase < R.ASK_MATERIAL:
        return legal_action(state, mask)
    return legal_choice(state, mask)


# ---------------------------------------------------------------- decisions


@compiled(VOID(S, INT))
def act(state: State, action: int) -> None:
    """Carry out an answer in a role's phase."""
    role = state.phase - R.ASK_ROLE_ACTION
    if state.phase == R.ASK_LEGIONARY:
        if action == A.STOP:
            finish_showing(state)
        else:
            show(state, action - A.CARD)
    elif action == A.STOP:
        rounds.stop(state)
    elif role == D.CRAFTSMAN:
        building.craftsman(state, action)
    elif role == D.ARCHITECT:
        building.architect(state, action)
    elif role == D.LABORER:
        laborer(state, action)
    elif role == D.MERCHANT:
        merchant(state, action)
    else:
        patron(state, action)


@compiled(VOID(S, INT))
def choose(state: State, action: int) -> None:
    """Carry out an answer to one of the rarer questions."""
    phase = state.phase
    if phase == R.ASK_GIVE:
        give(state, action)
    elif phase == R.ASK_SITE:
        building.choose_site(state, action)
    elif phase == R.ASK_FOUNTAIN:
        building.fountain(state, action)
    elif phase == R.ASK_ROLE:
        rounds.choose_role(state, action)
    elif phase == R.ASK_CLIENTS:
        take_client(state, action)
    elif phase == R.ASK_PRISON:
        building.prison(state, action)
    elif phase == R.ASK_SENATE:
        rounds.senate(state, action)
    elif phase == R.ASK_SEWER:
        rounds.sewer(state, action)
    else:
        rounds.answer_offer(state, action)


@compiled(VOID(S, INT))
def apply(state: State, action: int) -> None:
    """Carry out a legal action, and go on until the next decision."""
    forget_events(state)
    phase = state.phase
    if phase == R.ASK_LEAD:
        playing.lead(state, action)
    elif phase == R.ASK_FOLLOW:
        playing.follow(state, action)
    elif phase == R.ASK_PETITION:
        playing.add_to_petition(state, action - A.CARD)
    elif phase == R.ASK_MORE:
        playing.add_unit(state, action)
    elif phase == R.ASK_THINK:
        playing.think(state, action)
    elif phase == R.ASK_MATERIAL:
        building.choose_material(state, action)
    elif phase < R.ASK_MATERIAL:
        act(state, action)
    else:
        choose(state, action)
    rounds.advance(state)
