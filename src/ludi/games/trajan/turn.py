"""A turn: sowing, the target tray's Trajan tile, the action, repeats and granted actions, the end."""

from ludi.kernel.jit import BOOL, INT, VOID, compiled
from ludi.kernel.quick import lowest_bit, where, where_in
from ludi.kernel.state import State, emit

from . import data as D, events as E, state as R
from .quarter import deal_with_laps
from .stacks import can_draw, draw_cards
from .state import S

ALL_ACTIONS = (1 << D.TRAYS) - 1

# ---------------------------------------------------------------- which actions are possible


@compiled(BOOL(S))
def can_use_seaport(state: State) -> bool:
    if state.pile_count[0] or state.pile_count[1] or can_draw(state):
        return True
    player = state.to_move
    return where_in(state.hand, player, 1) != 0 or state.tiles[player, D.JOKER_COMMODITY] > 0


@compiled(BOOL(S))
def can_use_forum(state: State) -> bool:
    return where(state.forum, 0) != 0


@compiled(BOOL(S))
def can_use_trajan(state: State) -> bool:
    return state.arch[state.to_move] != D.MIDDLE and where(state.top, 0) != 0


@compiled(BOOL(S))
def possible(state: State) -> bool:
    """Whether the current action has any option for the player to move."""
    action = state.doing
    player = state.to_move
    if action == D.MILITARY:
        return True  # the leader can always move
    if action == D.SENATE:
        return state.senate[player] < D.SENATE_LAST
    if action == D.CONSTRUCTION:
        return state.supply[player] > 0 or state.work_camp[player] > 0
    if action == D.FORUM:
        return can_use_forum(state)
    if action == D.SEAPORT:
        return can_use_seaport(state)
    return can_use_trajan(state)


# ---------------------------------------------------------------- from one step to the next


@compiled(VOID(S))
def end_turn(state: State) -> None:
    state.doing = 0
    state.extra_used = 0
    deal_with_laps(state)


@compiled(VOID(S, INT))
def go_on(state: State, performed: int) -> None:
    """Decide what follows an action that was performed (1), or declined or impossible (0): a repeat, the offer of an
    extra-action tile, a return to the Construction action that granted it, or the end of the turn.
    """
    while True:
        if performed:
            if state.repeats > 0:
                if possible(state):
                    state.repeats -= 1
                    state.phase = R.ACT + state.doing
                    return
            elif not state.extra_used and (
                state.tiles[state.to_move, D.EXTRA + state.doing] > 0 or state.tiles[state.to_move, D.JOKER_EXTRA] > 0
            ):
                if possible(state):
                    state.phase = R.EXTRA_ACTION
                    return
        state.repeats = 0
        if not state.granted:
            end_turn(state)
            return
        state.granted = 0
        state.doing = D.CONSTRUCTION
        state.repeats = state.outer_repeats
        state.outer_repeats = 0
        performed = 1


@compiled(VOID(S))
def ask_action(state: State) -> None:
    if possible(state):
        state.phase = R.ACT + state.doing
    else:
        emit(state, E.COULD_NOT, state.to_move, state.doing, 0, 0)
        go_on(state, 0)


@compiled(VOID(S))
def decline(state: State) -> None:
    """Decline the action."""
    emit(state, E.PASSED, state.to_move, state.doing, 0, 0)
    go_on(state, 0)


@compiled(VOID(S, INT))
def spend_extra(state: State, kind: int) -> None:
    """Use up an extra-action tile (or joker): one repeat, or two with a "+2" marker. [R5, R6]"""
    player = state.to_move
    state.tiles[player, kind] -= 1
    state.removed[kind] += 1
    state.extra_used = 1
    state.repeats = state.plus_two[player] >> state.doing & 1
    emit(state, E.SPENT_EXTRA, player, kind, state.doing, 1 + state.repeats)
    state.phase = R.ACT + state.doing


# ---------------------------------------------------------------- Trajan tiles


@compiled(BOOL(S, INT))
def effect_possible(state: State, category: int) -> bool:
    """Whether the effect of the tile just fulfilled could do anything."""
    player = state.to_move
    if category == D.PLUS_TWO:
        return state.plus_two[player] != ALL_ACTIONS
    if category == D.CARDS:
        return can_draw(state)
    return category != D.PLAIN and state.supply[player] > 0


@compiled(VOID(S, INT))
def land(state: State, tray: int) -> None:
    """Land the last marker: fulfil the tile there if its colours match, then go on to the action."""
    player = state.to_move
    state.next_tray = 0
    state.doing = tray
    tile = int(state.slot[player, tray])
    if tile < 0:
        ask_action(state)
        return
    first, second = D.TRAJAN_COLOURS[tile, 0], D.TRAJAN_COLOURS[tile, 1]
    needed = 2 if first == second else 1
    if state.tray[player, tray, first] < needed or state.tray[player, tray, second] < needed:
        ask_action(state)
        return
    state.slot[player, tray] = -1
    state.points[player, R.FROM_TILES] += D.TRAJAN_POINTS[tile]
    emit(state, E.FULFILLED, player, D.TRAJAN_POINTS[tile], tile, tray)
    if state.arch[player] == D.MIDDLE:
        state.arch[player] = tray
        emit(state, E.ARCH, player, tray, 0, 0)
    category = tile // D.EACH_CATEGORY
    if category == D.DEMAND:
        state.permanent[player, D.TRAJAN_AMOUNT[tile]] += 1
        emit(state, E.PERMANENT, player, D.TRAJAN_AMOUNT[tile], 0, 0)
        ask_action(state)
        return
    state.trajan_removed[category] += 1
    if effect_possible(state, category):
        state.effect = 1 + tile
        state.phase = R.EFFECT
    else:
        ask_action(state)


@compiled(VOID(S))
def use_effect(state: State) -> None:
    """Take cards, workers or legionnaires; if there are too few figures, take all. [R11]"""
    player = state.to_move
    tile = state.effect - 1
    category = tile // D.EACH_CATEGORY
    amount = D.TRAJAN_AMOUNT[tile]
    if category == D.CARDS:
        drawn = draw_cards(state, player, amount)
        emit(state, E.DREW, player, drawn, E.BY_TILE, 0)
        return
    amount = min(amount, int(state.supply[player]))
    state.supply[player] -= amount
    if category == D.WORKERS:
        state.work_camp[player] += amount
        emit(state, E.GOT_FIGURES, player, amount, E.WORKER, 0)
    else:
        state.military_camp[player] += amount
        emit(state, E.GOT_FIGURES, player, amount, E.LEGIONNAIRE, 0)


@compiled(VOID(S, INT))
def put_plus_two(state: State, action: int) -> None:
    state.plus_two[state.to_move] |= 1 << action
    emit(state, E.GOT_PLUS_TWO, state.to_move, action, 0, 0)


@compiled(VOID(S))
def effect_done(state: State) -> None:
    state.effect = 0
    ask_action(state)


# ---------------------------------------------------------------- sowing


@compiled(VOID(S, INT))
def put_marker(state: State, colour: int) -> None:
    """Put a held marker into the next tray."""
    player, tray = state.to_move, state.next_tray
    state.tray[player, tray, colour] += 1
    state.moving[colour] -= 1
    state.held -= 1
    state.next_tray = (tray + 1) % D.TRAYS
    emit(state, E.SOWED, player, tray, colour, state.held)


@compiled(VOID(S))
def sow_on(state: State) -> None:
    """Ask for the next colour, unless only one is left, or none."""
    colour = lowest_bit(where(state.moving, 1))
    if state.moving[colour] < state.held:
        state.phase = R.SOW
        return
    while state.held:
        put_marker(state, colour)
    land(state, (state.next_tray + D.TRAYS - 1) % D.TRAYS)


@compiled(VOID(S, INT))
def choose_tray(state: State, tray: int) -> None:
    """Pick up all markers of a tray; the time marker advances by their number."""
    player = state.to_move
    held, markers = 0, 0  # `markers` encodes MARKER_SETS
    for colour in range(D.TRAYS - 1, -1, -1):
        held += state.tray[player, tray, colour]
        markers = markers * (D.MARKERS_EACH + 1) + int(state.tray[player, tray, colour])
        state.moving[colour] = state.tray[player, tray, colour]
        state.tray[player, tray, colour] = 0
    state.held = held
    state.next_tray = (tray + 1) % D.TRAYS
    length = D.TRACK[state.options[R.OPTION_TRACK], state.players]
    time = state.time + held
    state.laps_due = time // length
    state.time = time % length
    emit(state, E.SOWN, player, tray, (tray + held) % D.TRAYS, markers)
    sow_on(state)
