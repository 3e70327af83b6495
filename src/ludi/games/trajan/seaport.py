"""The Seaport: draw, take, play, ship."""

from ludi.kernel.jit import BOOL, INT, MASK, VOID, compiled
from ludi.kernel.quick import lowest_bit, marker, where, where_in
from ludi.kernel.state import Mask, State, allow, emit

from . import actions as A, data as D, events as E, state as R
from .stacks import can_draw, draw_cards, lose_card, put_on_pile, refill_pile, take_from_pile
from .state import S
from .turn import go_on

allow_kinds, allow_ships = marker(D.COMMODITY_KINDS), marker(len(D.SHIPS))

# ---------------------------------------------------------------- what is legal


@compiled(INT(S, MASK, INT, INT))
def legal_ships(state: State, mask: Mask, ones: int, twos: int) -> int:
    """Mark ships that can carry something and were not tried yet; `ones`, `twos`: kinds held once, twice (bits)."""
    jokers = state.tiles[state.to_move, D.JOKER_COMMODITY]
    ships = (1 << len(D.SHIPS)) - 1 if ones or jokers else 0
    if not (twos or jokers > 1 or (ones and jokers)):
        ships &= ~(1 << D.PAIRS)
    return allow_ships(mask, A.CHOOSE_SHIP, ships & ~state.ships_tried)


@compiled(INT(S, MASK))
def legal_seaport(state: State, mask: Mask) -> int:
    player = state.to_move
    count = allow(mask, A.PASS)
    if can_draw(state):
        count += allow(mask, A.DRAW_TWO)
    for pile in range(D.PILES):
        if state.pile_count[pile]:
            count += allow(mask, A.TAKE_PILE + pile)
    ones, twos = where_in(state.hand, player, 1), where_in(state.hand, player, 2)
    count += legal_ships(state, mask, ones, twos) + allow_kinds(mask, A.PLAY_ONE, ones)
    while ones:
        kind = lowest_bit(ones)
        ones &= ones - 1
        count += allow_kinds(mask, A.PLAY_TWO + A.FIRST_CARD_PAIR[kind], ones | twos & 1 << kind)
    return count


@compiled(INT(S))
def cargo(state: State) -> int:
    """The number of cards, or pairs, on the ship being loaded."""
    count = int(state.loaded_jokers)
    for kind in range(D.COMMODITY_KINDS):
        count += state.loaded[kind]
    return count // 2 if state.ship - 1 == D.PAIRS else count


@compiled(BOOL(S, INT))
def suits_ship(state: State, kind: int) -> bool:
    """Whether a kind may join the cargo: the same kind on the identical ship, a new one on the others."""
    if state.ship - 1 != D.IDENTICAL:
        return state.loaded[kind] == 0
    return where(state.loaded, 1) & ~(1 << kind) == 0


@compiled(INT(S, MASK))
def legal_loads(state: State, mask: Mask) -> int:
    """Mark cards and jokers in any order; on the pairs ship two at a time, with jokers for one card or both."""
    player, pairs = state.to_move, state.ship - 1 == D.PAIRS
    jokers = state.tiles[player, D.JOKER_COMMODITY] - state.loaded_jokers
    kinds, count = where_in(state.hand, player, 1), 0
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        left = state.hand[player, kind] - state.loaded[kind]
        if left and suits_ship(state, kind):
            if left > 1 or not pairs:
                count += allow(mask, A.LOAD_CARD + kind)
            if pairs and jokers:
                count += allow(mask, A.LOAD_WITH_JOKER + kind)
    if jokers >= (2 if pairs else 1):
        count += allow(mask, A.LOAD_JOKER)
    return count


@compiled(INT(S, MASK))
def legal_loading(state: State, mask: Mask) -> int:
    """Continue loading, sail, or change to a ship not tried yet."""
    player = state.to_move
    count = legal_ships(state, mask, where_in(state.hand, player, 1), where_in(state.hand, player, 2))
    aboard = cargo(state)
    if aboard < D.SHIP_FULL[state.ship - 1]:
        count += legal_loads(state, mask)
    if aboard:
        count += allow(mask, A.SAIL)
    return count


@compiled(INT(S, MASK))
def legal_discards(state: State, mask: Mask) -> int:
    kinds, count = where_in(state.hand, state.to_move, 1), 0
    while kinds:
        for pile in range(D.PILES):
            count += allow(mask, A.DISCARD_TO + lowest_bit(kinds) * D.PILES + pile)
        kinds &= kinds - 1
    return count


# ---------------------------------------------------------------- draw, take, play


@compiled(VOID(S))
def draw_two(state: State) -> None:
    """Draw two cards and ask for a discard from the whole hand; if only one card was left, it is kept. [R22]"""
    drawn = draw_cards(state, state.to_move, 2)
    emit(state, E.DREW, state.to_move, drawn, E.BY_ACTION, 0)
    if drawn == 2:
        state.phase = R.DISCARD
    else:
        go_on(state, 1)


@compiled(VOID(S, INT))
def discard(state: State, action: int) -> None:
    kind, pile = (action - A.DISCARD_TO) // D.PILES, (action - A.DISCARD_TO) % D.PILES
    lose_card(state, state.to_move, kind)
    put_on_pile(state, pile, kind)
    state.reveals += 1
    emit(state, E.DISCARDED, state.to_move, kind, pile, 0)
    go_on(state, 1)


@compiled(VOID(S, INT))
def take_card(state: State, pile: int) -> None:
    kind = take_from_pile(state, state.to_move, pile)
    emit(state, E.TOOK_CARD, state.to_move, kind, pile, 0)
    refill_pile(state, pile)
    go_on(state, 1)


@compiled(VOID(S, INT))
def show_card(state: State, kind: int) -> None:
    """Move a card from the hand to the display."""
    lose_card(state, state.to_move, kind)
    state.display[state.to_move, kind] += 1


@compiled(VOID(S, INT))
def play_cards(state: State, action: int) -> None:
    """Play one or two cards to the display, and draw as many from the deck."""
    player = state.to_move
    number = 1
    if action < A.PLAY_TWO:
        show_card(state, action - A.PLAY_ONE)
        emit(state, E.PLAYED, player, action - A.PLAY_ONE, -1, 0)
    else:
        first, second = A.CARD_PAIR[action - A.PLAY_TWO, 0], A.CARD_PAIR[action - A.PLAY_TWO, 1]
        show_card(state, first)
        show_card(state, second)
        emit(state, E.PLAYED, player, first, second, 0)
        number = 2
    state.reveals += 1
    drawn = draw_cards(state, player, number)
    emit(state, E.DREW, player, drawn, E.BY_PLAYING, 0)
    go_on(state, 1)


# ---------------------------------------------------------------- ship


@compiled(VOID(S))
def clear_ship(state: State) -> None:
    """Clear the ship's cargo."""
    for kind in range(D.COMMODITY_KINDS):
        state.loaded[kind] = 0
    state.loaded_jokers = 0


@compiled(VOID(S))
def leave_ships(state: State) -> None:
    """Stop loading ships."""
    clear_ship(state)
    state.ship = 0
    state.ships_tried = 0


@compiled(VOID(S))
def sail(state: State) -> None:
    """Score the set; the ship turns grey; cards go to the display, jokers are removed. [R16, R25]"""
    player, ship = state.to_move, state.ship - 1
    points = D.SHIP_POINTS[ship, state.grey[ship], cargo(state)]
    state.points[player, R.FROM_SHIPS] += points
    emit(state, E.SHIPPED, player, points, ship, state.grey[ship])
    for kind in range(D.COMMODITY_KINDS):
        if state.loaded[kind]:
            emit(state, E.CARGO, player, kind, state.loaded[kind], 0)
            for _ in range(state.loaded[kind]):
                show_card(state, kind)
    if state.loaded_jokers:
        emit(state, E.CARGO, player, E.JOKER, state.loaded_jokers, 0)
    state.tiles[player, D.JOKER_COMMODITY] -= state.loaded_jokers
    state.removed[D.JOKER_COMMODITY] += state.loaded_jokers
    state.grey[ship] = 1
    state.reveals += 1
    leave_ships(state)
    go_on(state, 1)


@compiled(VOID(S, INT))
def choose_ship(state: State, ship: int) -> None:
    """Begin loading a ship, in secret: until it sails nothing is announced and nothing leaves the hand."""
    clear_ship(state)
    state.ship = 1 + ship
    state.ships_tried |= 1 << ship
    state.phase = R.LOAD


@compiled(VOID(S, INT))
def load(state: State, action: int) -> None:
    """Put a card aboard; on the pairs ship, a pair."""
    number = 2 if state.ship - 1 == D.PAIRS else 1
    if action == A.LOAD_JOKER:
        state.loaded_jokers += number
    elif action >= A.LOAD_WITH_JOKER:
        state.loaded[action - A.LOAD_WITH_JOKER] += 1
        state.loaded_jokers += 1
    else:
        state.loaded[action - A.LOAD_CARD] += number


@compiled(VOID(S, INT))
def apply_loading(state: State, action: int) -> None:
    if action == A.SAIL:
        sail(state)
    elif action < A.PLAY_ONE:
        choose_ship(state, action - A.CHOOSE_SHIP)
    else:
        load(state, action)


assert A.CHOOSE_SHIP + len(D.SHIPS) == A.PLAY_ONE
