"""The rules of Trajan: setup, legal, apply.

A turn is asked in small steps: the tray, the colours of the markers one by one, what the fulfilled Trajan tile brings,
the action, and what follows from it. `turn.py` leads from step to step; the actions are in `seaport.py` and `areas.py`;
laps, quarters and the end in `quarter.py`; random draws in `stacks.py`. Nothing impossible is asked.
"""

from typing import Any

from ludi.kernel.jit import INT, KEY, MASK, OPTIONS, VOID, compiled
from ludi.kernel.quick import marker, where, where_in
from ludi.kernel.rng import draw
from ludi.kernel.state import Mask, State, allow, allow_nothing, begin, emit, forget_events, seat_after

from . import actions as A, areas, data as D, events as E, seaport, state as R
from .quarter import choose_bonus, fill_forum, fill_provinces, lay_bonus_tiles
from .scoring import hand_size, tiles_on_circle
from .stacks import draw_bonus, draw_card, draw_cards, put_on_pile, refill_pile, take_from_pile, take_kind, turn_up_top
from .state import S
from .turn import choose_tray, decline, effect_done, go_on, put_marker, put_plus_two, sow_on, spend_extra, use_effect

ALL_TRAYS = (1 << D.TRAYS) - 1  # as bits; colours and actions have the same number
allow_trays = marker(D.TRAYS)

# ---------------------------------------------------------------- setup: the board


@compiled(VOID(S))
def clear_board(state: State) -> None:
    """Set up an empty board, full stacks, the figures in their places."""
    state.forum[:] = -1
    state.province_tile[:] = -1
    state.district[:] = -1
    state.top[:] = -1
    state.senate_bonus[:] = -1
    state.slot[:, :] = -1
    for kind in range(D.TILE_KINDS):
        state.forum_stack[kind] = D.FORUM_COUNT[kind]
    state.forum_left = D.FORUM_TILES
    for i in range(D.TRAYS):
        state.extra_stack[i] = D.EXTRA_EACH
        state.below[i] = (1 << D.EACH_CATEGORY) - 1
    for kind in range(D.DEMAND_KINDS):
        state.demand_stack[kind] = D.DEMAND_EACH
    state.bag = (1 << D.BONUS_TILES) - 1
    for kind in range(D.COMMODITY_KINDS):
        state.deck[kind] = D.EACH_COMMODITY
    state.deck_count = D.COMMODITY_CARDS
    for player in range(D.MOST_PLAYERS):
        state.leader[player] = D.CAMP
    for player in range(state.players):
        state.supply[player] = D.FIGURES - 2
        state.work_camp[player] = 1
        state.military_camp[player] = 1


@compiled(VOID(S))
def lay_construction_tiles(state: State) -> None:
    for i in range(D.BUILDINGS):
        state.district[i] = i
    for i in range(D.SPACES - 1, 0, -1):
        j = draw(state, i + 1)
        other = state.district[j]
        state.district[j] = state.district[i]
        state.district[i] = other


@compiled(VOID(S, INT))
def hand_out_markers(state: State, player: int) -> None:
    """Give the player twelve markers, to be placed tray by tray."""
    state.to_move = player
    state.active = player
    state.next_tray = 0
    state.held = D.MARKERS_EACH * len(D.COLOURS)
    for colour in range(len(D.COLOURS)):
        state.moving[colour] = D.MARKERS_EACH
    state.phase = R.MARKERS


@compiled(VOID(S))
def begin_drafts(state: State) -> None:
    """After all markers are placed: Trajan stacks, start player, senate discs, bonus tiles, cards. [R29]"""
    for category in range(len(D.CATEGORIES)):
        turn_up_top(state, category)
    start = draw(state, state.players)
    state.to_move = start
    state.active = start
    emit(state, E.STARTS, start, 0, 0, 0)
    for i in range(state.players):
        player = seat_after(state, start, i)
        state.height[player] = i
        tile = draw_bonus(state)
        state.bonus_gold[player] = 1 << tile
        emit(state, E.DREW_BONUS, player, tile, 0, 0)
    lay_bonus_tiles(state)
    for pile in range(D.PILES):
        put_on_pile(state, pile, draw_card(state))
    state.next_tray = 0
    state.phase = R.CARDS


# ---------------------------------------------------------------- setup: the players' decisions


@compiled(VOID(S, INT, INT))
def put_pair(state: State, first: int, second: int) -> None:
    """Put two markers into the next tray."""
    player, tray = state.to_move, state.next_tray
    for colour in (first, second):
        state.tray[player, tray, colour] += 1
        state.moving[colour] -= 1
    state.held -= 2
    state.next_tray = tray + 1
    emit(state, E.PLACED_MARKERS, player, tray, first, second)


@compiled(VOID(S))
def put_rest_at_random(state: State) -> None:
    while state.held:
        first, second = take_kind(state, state.moving), take_kind(state, state.moving)
        state.moving[first] += 1
        state.moving[second] += 1
        put_pair(state, min(first, second), max(first, second))
    emit(state, E.ALL_PLACED, state.to_move, 1, 0, 0)
    state.reveals += 1


@compiled(VOID(S))
def markers_placed(state: State) -> None:
    """Fill the last tray automatically; then go on to the next player, or after the last to the drafts."""
    if state.held == 2:
        first = 0
        while not state.moving[first]:
            first += 1
        second = first
        if state.moving[first] == 1:
            second += 1
            while not state.moving[second]:
                second += 1
        put_pair(state, first, second)
        emit(state, E.ALL_PLACED, state.to_move, 0, 0, 0)
    if state.held == 0:
        if state.to_move + 1 < state.players:
            hand_out_markers(state, state.to_move + 1)
        else:
            begin_drafts(state)


@compiled(VOID(S, INT, OPTIONS, KEY))
def setup(state: State, players: int, options: Any, key: Any) -> None:
    """Deal a new game into an empty record."""
    begin(state, players, options, key)
    emit(state, E.OPENING, 0, 0, 0, 0)
    clear_board(state)
    fill_forum(state)
    fill_provinces(state, 0)
    lay_construction_tiles(state)
    hand_out_markers(state, 0)
    if state.options[R.OPTION_MARKERS] == 1:
        for player in range(players):
            hand_out_markers(state, player)
            put_rest_at_random(state)
        begin_drafts(state)


@compiled(VOID(S, INT))
def draft_card(state: State, action: int) -> None:
    """Take a card from the deck or a pile; after three it is the next player's turn. [R21, R30]"""
    player = state.to_move
    if action == A.TAKE_DECK:
        draw_cards(state, player, 1)
        emit(state, E.DREW, player, 1, E.AT_START, 0)
    else:
        kind = take_from_pile(state, player, action - A.TAKE_PILE)
        emit(state, E.TOOK_CARD, player, kind, action - A.TAKE_PILE, 0)
        refill_pile(state, action - A.TAKE_PILE)
    if hand_size(state, player) >= D.FIRST_CARDS:
        state.to_move = seat_after(state, player, 1)
        state.active = state.to_move
        if hand_size(state, state.to_move) >= D.FIRST_CARDS:
            state.phase = R.TILES


@compiled(VOID(S, INT))
def draft_tile(state: State, action: int) -> None:
    """Put a first Trajan tile at II, IV or VI. [R31]"""
    player = state.to_move
    number = action - A.TILE_FOR
    areas.take_top(state, number // 3, D.FIRST_SLOTS[number % 3])
    if state.options[R.OPTION_DRAFT] == 0 or tiles_on_circle(state, player) == 3:
        state.to_move = seat_after(state, player, 1)
        state.active = state.to_move
        if tiles_on_circle(state, state.to_move) == 3:
            state.phase = R.TRAY
            emit(state, E.LAP, state.to_move, 0, 0, 0)


# ---------------------------------------------------------------- what is legal


@compiled(INT(S, MASK))
def legal_markers(state: State, mask: Mask) -> int:
    count = allow(mask, A.PUT_AT_RANDOM)
    for pair in range(len(A.MARKER_PAIR)):
        first, second = A.MARKER_PAIR[pair, 0], A.MARKER_PAIR[pair, 1]
        if state.moving[first] and state.moving[second] and (first != second or state.moving[first] == 2):
            count += allow(mask, A.PUT_PAIR + pair)
    return count


@compiled(INT(S, MASK))
def legal_draft_cards(state: State, mask: Mask) -> int:
    count = allow(mask, A.TAKE_DECK)
    for pile in range(D.PILES):
        if state.pile_count[pile]:
            count += allow(mask, A.TAKE_PILE + pile)
    return count


@compiled(INT(S, MASK))
def legal_draft_tiles(state: State, mask: Mask) -> int:
    """Offer the tops of categories the player has none of, for the free first slots."""
    player = state.to_move
    owned = 0
    for slot in range(D.TRAYS):
        if state.slot[player, slot] >= 0:
            owned |= 1 << (int(state.slot[player, slot]) // D.EACH_CATEGORY)
    count = 0
    for category in range(len(D.CATEGORIES)):
        if state.top[category] >= 0 and not owned >> category & 1:
            for i in range(D.FIRST_SLOTS.size):
                if state.slot[player, D.FIRST_SLOTS[i]] < 0:
                    count += allow(mask, A.TILE_FOR + category * 3 + i)
    return count


@compiled(INT(S, MASK))
def legal_trays(state: State, mask: Mask) -> int:
    """Offer the trays that are not empty."""
    markers, trays = where_in(state.tray, state.to_move, 1), 0
    for tray in range(D.TRAYS):
        trays |= (markers >> (tray * D.TRAYS) & ALL_TRAYS != 0) << tray
    return allow_trays(mask, A.SOW_FROM, trays)


@compiled(INT(S, MASK))
def legal_colours(state: State, mask: Mask) -> int:
    return allow_trays(mask, A.PUT, where(state.moving, 1))


@compiled(INT(S, MASK))
def legal_effect(state: State, mask: Mask) -> int:
    count = allow(mask, A.PASS)
    if (state.effect - 1) // D.EACH_CATEGORY != D.PLUS_TWO:
        return count + allow(mask, A.USE_EFFECT)
    return count + allow_trays(mask, A.PUT_PLUS_TWO, ALL_TRAYS & ~state.plus_two[state.to_move])


@compiled(INT(S, MASK))
def legal_extra(state: State, mask: Mask) -> int:
    count = allow(mask, A.PASS)
    if state.tiles[state.to_move, D.EXTRA + state.doing]:
        count += allow(mask, A.USE_EXTRA)
    if state.tiles[state.to_move, D.JOKER_EXTRA]:
        count += allow(mask, A.USE_JOKER)
    return count


@compiled(INT(S, MASK))
def legal_bonus(state: State, mask: Mask) -> int:
    count = 0
    for i in range(2):
        if state.senate_bonus[i] >= 0:
            count += allow(mask, A.CHOOSE_BONUS + int(state.senate_bonus[i]))
    return count


@compiled(INT(S, MASK))
def legal_action(state: State, mask: Mask) -> int:
    """Mark the options of the current action."""
    phase = state.phase
    if phase == R.AT_SEAPORT:
        return seaport.legal_seaport(state, mask)
    if phase == R.AT_FORUM:
        return areas.legal_forum(state, mask)
    if phase == R.AT_MILITARY:
        return areas.legal_military(state, mask)
    if phase == R.AT_CONSTRUCTION:
        return areas.legal_construction(state, mask)
    if phase == R.AT_TRAJAN:
        return areas.legal_trajan(state, mask)
    return allow(mask, A.PASS) + allow(mask, A.STEP)


@compiled(INT(S, MASK))
def legal(state: State, mask: Mask) -> int:
    """Mark the legal actions and count them."""
    allow_nothing(mask)
    phase = state.phase
    if phase == R.TRAY:
        return legal_trays(state, mask)
    if phase == R.SOW:
        return legal_colours(state, mask)
    if R.ACT <= phase < R.ACT + D.TRAYS:
        return legal_action(state, mask)
    if phase == R.EFFECT:
        return legal_effect(state, mask)
    if phase == R.EXTRA_ACTION:
        return legal_extra(state, mask)
    if phase == R.LOAD:
        return seaport.legal_loading(state, mask)
    if phase == R.DISCARD:
        return seaport.legal_discards(state, mask)
    if phase == R.CONSUL:
        return legal_bonus(state, mask)
    if phase == R.MARKERS:
        return legal_markers(state, mask)
    if phase == R.CARDS:
        return legal_draft_cards(state, mask)
    return legal_draft_tiles(state, mask)


# ---------------------------------------------------------------- apply


@compiled(VOID(S, INT))
def apply_seaport(state: State, action: int) -> None:
    if action == A.PASS:
        decline(state)
    elif action == A.DRAW_TWO:
        seaport.draw_two(state)
    elif action < A.CHOOSE_SHIP:
        seaport.take_card(state, action - A.TAKE_PILE)
    elif action < A.CHOOSE_SHIP + 3:
        seaport.choose_ship(state, action - A.CHOOSE_SHIP)
    else:
        seaport.play_cards(state, action)


@compiled(VOID(S, INT))
def apply_action(state: State, action: int) -> None:
    """Carry out an option of one of the actions on the board, or decline it."""
    if action == A.PASS:
        decline(state)
    elif action < A.RECRUIT_LEGIONNAIRE:
        areas.take_forum_tile(state, action - A.TAKE_TILE)
    elif action == A.RECRUIT_LEGIONNAIRE:
        areas.recruit_legionnaire(state)
    elif action == A.OCCUPY:
        areas.occupy(state)
    elif action < A.STEP:
        areas.march(state, action - A.MARCH)
    elif action == A.STEP:
        areas.step(state)
    elif action < A.RECRUIT_WORKER:
        areas.take_trajan_tile(state, action - A.TAKE_TOP)
    elif action == A.RECRUIT_WORKER:
        areas.recruit_worker(state)
    else:
        areas.build(state, action - A.BUILD)


@compiled(VOID(S, INT))
def apply_effect(state: State, action: int) -> None:
    if action == A.USE_EFFECT:
        use_effect(state)
    elif action == A.PASS:
        emit(state, E.NO_EFFECT, state.to_move, state.effect - 1, 0, 0)
    else:
        put_plus_two(state, action - A.PUT_PLUS_TWO)
    effect_done(state)


@compiled(VOID(S, INT))
def apply_extra(state: State, action: int) -> None:
    if action == A.PASS:
        go_on(state, 0)
    else:
        spend_extra(state, D.EXTRA + state.doing if action == A.USE_EXTRA else D.JOKER_EXTRA)


@compiled(VOID(S, INT))
def apply_setup(state: State, action: int) -> None:
    if state.phase == R.CARDS:
        draft_card(state, action)
    elif state.phase == R.TILES:
        draft_tile(state, action)
    else:
        if action == A.PUT_AT_RANDOM:
            put_rest_at_random(state)
        else:
            put_pair(state, A.MARKER_PAIR[action - A.PUT_PAIR, 0], A.MARKER_PAIR[action - A.PUT_PAIR, 1])
        markers_placed(state)


@compiled(VOID(S, INT))
def apply(state: State, action: int) -> None:
    """Carry out a legal decision."""
    forget_events(state)
    phase = state.phase
    if phase == R.TRAY:
        choose_tray(state, action - A.SOW_FROM)
    elif phase == R.SOW:
        put_marker(state, action - A.PUT)
        sow_on(state)
    elif phase == R.AT_SEAPORT:
        apply_seaport(state, action)
    elif R.ACT <= phase < R.ACT + D.TRAYS:
        apply_action(state, action)
    elif phase == R.EFFECT:
        apply_effect(state, action)
    elif phase == R.EXTRA_ACTION:
        apply_extra(state, action)
    elif phase == R.LOAD:
        seaport.apply_loading(state, action)
    elif phase == R.DISCARD:
        seaport.discard(state, action)
    elif phase == R.CONSUL:
        choose_bonus(state, action - A.CHOOSE_BONUS)
    else:
        apply_setup(state, action)
