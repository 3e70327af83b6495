"""The Seaport: draw, take, play, ship."""

from ludi.kernel.jit import INT, MASK, VOID, compiled
from ludi.kernel.state import Mask, State, emit

from .codes import (
    CARD_PAIR,
    CHOOSE_SHIP,
    DISCARD_TO,
    DRAW_TWO,
    FIRST_CARD_PAIR,
    LOAD_CARD,
    LOAD_JOKER,
    LOAD_WITH_JOKER,
    PASS,
    PLAY_ONE,
    PLAY_TWO,
    SAIL,
    TAKE_PILE,
)
from .data import COMMODITY_KINDS, DIFFERENT, IDENTICAL, JOKER_COMMODITY, PAIRS, PILES, SHIP_FULL, SHIP_POINTS, SHIPS
from .stacks import can_draw, draw_cards, lose_card, put_on_pile, refill_pile, take_from_pile
from .state import DISCARD, DISCARDED, DREW, FROM_SHIPS, LOAD, PLAYED, SHIPPED, TOOK_CARD, S
from .turn import go_on

# ---------------------------------------------------------------- what is legal


@compiled(INT(S, MASK))
def legal_seaport(state: State, mask: Mask) -> int:
    player = state.to_move
    hand = state.hand[player]
    mask[PASS] = 1
    count = 1
    if can_draw(state):
        mask[DRAW_TWO] = 1
        count += 1
    for pile in range(PILES):
        if state.pile_count[pile]:
            mask[TAKE_PILE + pile] = 1
            count += 1
    jokers = state.tiles[player, JOKER_COMMODITY]
    cards, most = 0, 0
    for kind in range(COMMODITY_KINDS):
        if hand[kind]:
            cards += hand[kind]
            most = max(most, hand[kind])
            mask[PLAY_ONE + kind] = 1
            count += 1
            first = PLAY_TWO + FIRST_CARD_PAIR[kind]
            if hand[kind] > 1:
                mask[first + kind] = 1
                count += 1
            for other in range(kind + 1, COMMODITY_KINDS):
                if hand[other]:
                    mask[first + other] = 1
                    count += 1
    if cards + jokers:
        mask[CHOOSE_SHIP + IDENTICAL] = 1
        mask[CHOOSE_SHIP + DIFFERENT] = 1
        count += 2
        if most + jokers >= 2:
            mask[CHOOSE_SHIP + PAIRS] = 1
            count += 1
    return count


@compiled(INT(S))
def first_free_kind(state: State) -> int:
    """The first kind after those aboard: cards are loaded in order, so that there is one way only to load a set."""
    for kind in range(COMMODITY_KINDS - 1, -1, -1):
        if state.loaded[kind]:
            return kind + 1
    return 0


@compiled(INT(S))
def cargo(state: State) -> int:
    """Cards on the ship being loaded, or pairs."""
    count = int(state.loaded_jokers)
    for kind in range(COMMODITY_KINDS):
        count += state.loaded[kind]
    return count // 2 if state.ship - 1 == PAIRS else count


@compiled(INT(S, MASK))
def legal_pairs(state: State, mask: Mask) -> int:
    """Pairs of different kinds; a joker for one card or both. Pairs of jokers come last."""
    player = state.to_move
    jokers = state.tiles[player, JOKER_COMMODITY] - state.loaded_jokers
    singles = 0  # jokers already beside a card
    for kind in range(COMMODITY_KINDS):
        singles += state.loaded[kind] & 1
    count = 0
    if state.loaded_jokers == singles:
        for kind in range(first_free_kind(state), COMMODITY_KINDS):
            if state.hand[player, kind] > 1:
                mask[LOAD_CARD + kind] = 1
                count += 1
            if state.hand[player, kind] and jokers:
                mask[LOAD_WITH_JOKER + kind] = 1
                count += 1
    if jokers > 1:
        mask[LOAD_JOKER] = 1
        count += 1
    return count


@compiled(INT(S, MASK))
def legal_cards(state: State, mask: Mask) -> int:
    """Identical or different cards; jokers come last."""
    player = state.to_move
    count = 0
    if not state.loaded_jokers:
        kind = first_free_kind(state)
        first, last = kind, COMMODITY_KINDS - 1
        if state.ship - 1 == IDENTICAL and kind > 0:
            first, last = kind - 1, kind - 1
        for kind in range(first, last + 1):
            if state.hand[player, kind]:
                mask[LOAD_CARD + kind] = 1
                count += 1
    if state.tiles[player, JOKER_COMMODITY] > state.loaded_jokers:
        mask[LOAD_JOKER] = 1
        count += 1
    return count


@compiled(INT(S, MASK))
def legal_loading(state: State, mask: Mask) -> int:
    count = legal_pairs(state, mask) if state.ship - 1 == PAIRS else legal_cards(state, mask)
    if cargo(state):
        mask[SAIL] = 1
        count += 1
    return count


@compiled(INT(S, MASK))
def legal_discards(state: State, mask: Mask) -> int:
    player = state.to_move
    count = 0
    for kind in range(COMMODITY_KINDS):
        if state.hand[player, kind]:
            for pile in range(PILES):
                mask[DISCARD_TO + kind * PILES + pile] = 1
            count += PILES
    return count


# ---------------------------------------------------------------- draw, take, play


@compiled(VOID(S))
def draw_two(state: State) -> None:
    """Two cards, then one of the whole hand is discarded; a single card that was left is kept. [R22]"""
    drawn = draw_cards(state, state.to_move, 2)
    emit(state, DREW, state.to_move, drawn, 0, 0)
    if drawn == 2:
        state.phase = DISCARD
    else:
        go_on(state, 1)


@compiled(VOID(S, INT))
def discard(state: State, action: int) -> None:
    kind, pile = (action - DISCARD_TO) // PILES, (action - DISCARD_TO) % PILES
    lose_card(state, state.to_move, kind)
    put_on_pile(state, pile, kind)
    state.reveals += 1
    emit(state, DISCARDED, state.to_move, kind, pile, 0)
    go_on(state, 1)


@compiled(VOID(S, INT))
def take_card(state: State, pile: int) -> None:
    kind = take_from_pile(state, state.to_move, pile)
    emit(state, TOOK_CARD, state.to_move, kind, pile, 0)
    refill_pile(state, pile)
    go_on(state, 1)


@compiled(VOID(S, INT))
def show_card(state: State, kind: int) -> None:
    """From the hand into the display."""
    lose_card(state, state.to_move, kind)
    state.display[state.to_move, kind] += 1


@compiled(VOID(S, INT))
def play_cards(state: State, action: int) -> None:
    """One or two cards into the display, as many from the deck."""
    player = state.to_move
    number = 1
    if action < PLAY_TWO:
        show_card(state, action - PLAY_ONE)
        emit(state, PLAYED, player, 1, action - PLAY_ONE, 0)
    else:
        first, second = CARD_PAIR[action - PLAY_TWO, 0], CARD_PAIR[action - PLAY_TWO, 1]
        show_card(state, first)
        show_card(state, second)
        emit(state, PLAYED, player, 2, first, second)
        number = 2
    state.reveals += 1
    drawn = draw_cards(state, player, number)
    emit(state, DREW, player, drawn, 2, 0)
    go_on(state, 1)


# ---------------------------------------------------------------- ship


@compiled(VOID(S))
def sail(state: State) -> None:
    """Score the set; the ship turns grey; the cards lie in the display, jokers are gone. [R16, R25]"""
    player, ship = state.to_move, state.ship - 1
    points = SHIP_POINTS[ship, state.grey[ship], cargo(state)]
    state.points[player, FROM_SHIPS] += points
    emit(state, SHIPPED, player, points, ship + 3 * state.grey[ship], state.loaded_jokers)
    for kind in range(COMMODITY_KINDS):
        if state.loaded[kind]:
            emit(state, PLAYED, player, 0, kind, state.loaded[kind])
            state.display[player, kind] += state.loaded[kind]
            state.loaded[kind] = 0
    state.tiles[player, JOKER_COMMODITY] -= state.loaded_jokers
    state.removed[JOKER_COMMODITY] += state.loaded_jokers
    state.loaded_jokers = 0
    state.grey[ship] = 1
    state.ship = 0
    state.reveals += 1
    go_on(state, 1)


@compiled(VOID(S, INT))
def choose_ship(state: State, ship: int) -> None:
    state.ship = 1 + ship
    state.phase = LOAD


@compiled(VOID(S, INT, INT))
def load_cards(state: State, kind: int, number: int) -> None:
    for _ in range(number):
        lose_card(state, state.to_move, kind)
    state.loaded[kind] += number


@compiled(VOID(S, INT))
def load(state: State, action: int) -> None:
    """Put a card (on the pairs ship a pair) aboard; a full ship sails."""
    pairs = state.ship - 1 == PAIRS
    if action == LOAD_JOKER:
        state.loaded_jokers += 2 if pairs else 1
    elif action >= LOAD_WITH_JOKER:
        load_cards(state, action - LOAD_WITH_JOKER, 1)
        state.loaded_jokers += 1
    else:
        load_cards(state, action - LOAD_CARD, 2 if pairs else 1)
    if cargo(state) == SHIP_FULL[state.ship - 1]:
        sail(state)


assert CHOOSE_SHIP + len(SHIPS) == PLAY_ONE
