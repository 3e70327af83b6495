"""Quickly guesses how an unfinished turn continues, so that half a turn can be judged by its result."""

from ludi.kernel.jit import INT, REAL, VOID, compiled
from ludi.kernel.state import State

from . import actions as A, data as D, state as R, worth as W
from .areas import open_spaces, province_points
from .rules import apply
from .seaport import cargo, suits_ship
from .stacks import can_draw
from .state import S

# ---------------------------------------------------------------- markers


@compiled(INT(S, INT, INT, INT))
def needs(state: State, player: int, tray: int, colour: int) -> int:
    """Whether the tile at a tray needs a marker of this colour."""
    tile = int(state.slot[player, tray])
    if tile < 0:
        return 0
    first, second = D.TRAJAN_COLOURS[tile, 0], D.TRAJAN_COLOURS[tile, 1]
    if colour != first and colour != second:
        return 0
    return 1 if state.tray[player, tray, colour] < (2 if first == second else 1) else 0


@compiled(INT(S))
def pick_colour(state: State) -> int:
    """Give trays the colours their tiles need, but keep those that the target tray needs."""
    player, tray, held = state.to_move, state.next_tray, state.held
    target = (tray + held - 1) % D.TRAYS
    tile = int(state.slot[player, target])
    # Keeping them makes sense only if everything missing there can still come.
    keep = tile >= 0 and 2 - W.colours_lying(state, player, target, tile) <= 1 + (held - 1) // D.TRAYS
    best, best_value = 0, -1000.0
    for colour in range(D.TRAYS):
        if state.moving[colour]:
            value = 0.0
            if needs(state, player, tray, colour):
                value += 1.0 + 0.1 * W.fulfilling_worth(state, player, int(state.slot[player, tray]))
            if keep and tray != target and needs(state, player, target, colour) and state.moving[colour] < 2:
                value -= 5.0
            for later in range(1, min(held, D.TRAYS)):
                if needs(state, player, (tray + later) % D.TRAYS, colour) and state.moving[colour] < 2:
                    value -= 0.5
            if value > best_value:
                best, best_value = colour, value
    return best


@compiled(INT(S))
def pick_effect(state: State) -> int:
    if (state.effect - 1) // D.EACH_CATEGORY != D.PLUS_TWO:
        return A.USE_EFFECT
    player = state.to_move
    best, most = int(A.PASS), -1.0
    for action in range(D.TRAYS):
        value = state.tiles[player, D.EXTRA + action] + W.MARKER_PLACE[action]
        if not state.plus_two[player] >> action & 1 and value > most:
            best, most = A.PUT_PLUS_TWO + action, value
    return best


# ---------------------------------------------------------------- actions; each pick also has a value


@compiled(REAL(S, INT))
def best_forum_value(state: State, player: int) -> float:
    best = 0.0
    for space in range(D.EXTRA_SPACES + D.FORUM_SPACES[state.players]):
        if state.forum[space] >= 0:
            best = max(best, W.tile_worth(state, player, int(state.forum[space])))
    return best


@compiled(INT(S))
def pick_forum(state: State) -> int:
    player = state.to_move
    best, best_value = int(A.PASS), 0.05
    for space in range(D.EXTRA_SPACES + D.FORUM_SPACES[state.players]):
        kind = int(state.forum[space])
        if kind >= 0:
            value = W.tile_worth(state, player, kind)
            if value > best_value:
                best, best_value = A.TAKE_TILE + kind, value
    return best


@compiled(REAL(S, INT))
def military_value(state: State, option: int) -> float:
    """The worth of the leader's place and the waiting legionnaires after a march, an occupation or a recruitment."""
    player = state.to_move
    leader, waiting = int(state.leader[player]), int(state.military_camp[player])
    if option == A.OCCUPY:
        return province_points(state, player, leader) - 1.0 + W.waiting_worth(state, waiting - 1)
    if option == A.RECRUIT_LEGIONNAIRE:
        return W.province_hope(state, player, leader) + 1.0 + W.waiting_worth(state, waiting + 1)
    if option == A.PASS:
        return W.province_hope(state, player, leader) + W.waiting_worth(state, waiting)
    province = option - A.MARCH
    value = W.province_hope(state, player, province) + W.waiting_worth(state, waiting)
    if state.province_tile[province] >= 0:
        value += W.tile_worth(state, player, int(state.province_tile[province]))
    return value


@compiled(INT(S))
def pick_military(state: State) -> int:
    player = state.to_move
    leader = int(state.leader[player])
    best, best_value = int(A.PASS), military_value(state, A.PASS)
    for option in range(A.RECRUIT_LEGIONNAIRE, A.MARCH + D.PROVINCE_COUNT):
        if option == A.RECRUIT_LEGIONNAIRE:
            legal = state.supply[player] > 0
        elif option == A.OCCUPY:
            legal = (
                leader != D.CAMP and state.military_camp[player] > 0 and not state.legionnaires[player] >> leader & 1
            )
        else:
            legal = D.NEAR_PROVINCES[leader] >> (option - A.MARCH) & 1 == 1
        if legal:
            value = military_value(state, option)
            if value > best_value:
                best, best_value = option, value
    return best


@compiled(INT(S))
def pick_trajan(state: State) -> int:
    player = state.to_move
    slot = int(state.arch[player])
    best, best_value = int(A.PASS), 0.0
    for category in range(len(D.CATEGORIES)):
        tile = int(state.top[category])
        if tile >= 0:
            value = W.fulfilling_worth(state, player, tile) * (1.0 + 0.35 * W.colours_lying(state, player, slot, tile))
            if value > best_value:
                best, best_value = A.TAKE_TOP + category, value
    return best


@compiled(REAL(S, INT))
def construction_value(state: State, option: int) -> float:
    player = state.to_move
    if option == A.PASS:
        return 0.0
    if option == A.RECRUIT_WORKER:
        return (2.6 if state.work_camp[player] < 1 else 1.5) * min(1.0, W.turns_left(state) / 4)
    return W.building_worth(state, player, int(state.district[option - A.BUILD]), 1)


@compiled(INT(S))
def pick_construction(state: State) -> int:
    player = state.to_move
    best, best_value = int(A.PASS), 0.05
    if state.supply[player] > 0:
        best, best_value = A.RECRUIT_WORKER, construction_value(state, A.RECRUIT_WORKER)
    if state.work_camp[player] > 0:
        spaces = open_spaces(state, player)
        for space in range(D.SPACES):
            if spaces >> space & 1 and state.district[space] >= 0:
                value = construction_value(state, A.BUILD + space)
                if value > best_value:
                    best, best_value = A.BUILD + space, value
    return best


@compiled(INT(S))
def pick_seaport(state: State) -> int:
    """Ship a good set; else get cards."""
    player = state.to_move
    best, best_value = -1, 0.0
    late = W.turns_left(state) < 3
    for ship in range(3):
        value = W.shipping(state, player, ship)
        if value > best_value:
            best, best_value = ship, value
    if best >= 0 and (best_value >= 10 or (late and best_value >= 4) or not can_draw(state)):
        return A.CHOOSE_SHIP + best
    if can_draw(state):
        return A.DRAW_TWO
    return A.TAKE_PILE if state.pile_count[0] else A.PASS


@compiled(INT(S))
def pick_pair(state: State) -> int:
    """Choose a pair of cards; use a joker only if there is no other pair."""
    player = state.to_move
    for kind in range(D.COMMODITY_KINDS):
        if state.hand[player, kind] > 1 and not state.loaded[kind]:
            return A.LOAD_CARD + kind
    if cargo(state):
        return A.SAIL
    for kind in range(D.COMMODITY_KINDS):
        if state.hand[player, kind] and state.tiles[player, D.JOKER_COMMODITY]:
            return A.LOAD_WITH_JOKER + kind
    return A.LOAD_JOKER


@compiled(INT(S))
def pick_identical(state: State) -> int:
    """Load the longest set of one kind, then all jokers."""
    player = state.to_move
    best, most = -1, 0
    for kind in range(D.COMMODITY_KINDS):
        if state.hand[player, kind] > most and suits_ship(state, kind):
            best, most = kind, int(state.hand[player, kind])
    if best >= 0 and most > state.loaded[best]:
        return A.LOAD_CARD + best
    return A.LOAD_JOKER if state.tiles[player, D.JOKER_COMMODITY] > state.loaded_jokers else A.SAIL


@compiled(INT(S))
def pick_load(state: State) -> int:
    """Load all that scores: pairs, or most of one kind, or different kinds; jokers where they help most."""
    player, ship = state.to_move, state.ship - 1
    if cargo(state) == D.SHIP_FULL[ship]:
        return A.SAIL
    if ship == D.PAIRS:
        return pick_pair(state)
    if ship == D.IDENTICAL:
        return pick_identical(state)
    for kind in range(D.COMMODITY_KINDS):
        if state.hand[player, kind] and not state.loaded[kind]:
            return A.LOAD_CARD + kind
    return A.SAIL if cargo(state) else A.LOAD_JOKER


@compiled(INT(S))
def pick_discard(state: State) -> int:
    """Discard a single card without a bonus tile, onto the first pile."""
    player = state.to_move
    owned = int(state.bonus_gold[player]) | int(state.bonus_grey[player])
    best, least = 0, 99
    for kind in range(D.COMMODITY_KINDS):
        cards = int(state.hand[player, kind])
        if cards:
            value = 2 * cards + (3 if owned >> (kind // 2) & 1 else 0)
            if value < least:
                best, least = kind, value
    return A.DISCARD_TO + 2 * best


@compiled(INT(S))
def pick_action(state: State) -> int:
    """Choose an option of the current action."""
    action = state.phase - R.ACT
    if action == D.SEAPORT:
        return pick_seaport(state)
    if action == D.FORUM:
        return pick_forum(state)
    if action == D.MILITARY:
        return pick_military(state)
    if action == D.SENATE:
        return A.STEP
    if action == D.CONSTRUCTION:
        return pick_construction(state)
    return pick_trajan(state)


@compiled(REAL(S))
def repeat_value(state: State) -> float:
    """Roughly what repeating the current action would bring."""
    player, action = state.to_move, state.doing
    if action == D.FORUM:
        return best_forum_value(state, player)
    if action == D.SENATE:
        return 0.5 + D.SENATE_POINTS[state.senate[player] + 1]
    if action == D.CONSTRUCTION:
        return construction_value(state, pick_construction(state))
    if action == D.MILITARY:
        return military_value(state, pick_military(state)) - military_value(state, A.PASS)
    if action == D.SEAPORT:
        best = max(W.shipping(state, player, 0), max(W.shipping(state, player, 1), W.shipping(state, player, 2)))
        return max(2.0, 0.6 * best)
    return 4.0


@compiled(INT(S))
def pick_extra(state: State) -> int:
    """Repeat if that brings more than the tile is worth; use jokers last."""
    player, action = state.to_move, state.doing
    value = repeat_value(state) * (W.DOUBLED if state.plus_two[player] >> action & 1 else 1.0)
    if state.tiles[player, D.EXTRA + action]:
        return A.USE_EXTRA if value > W.extra_worth(state, player, action) else A.PASS
    return A.USE_JOKER if value > W.joker_worth(state, player) else A.PASS


@compiled(INT(S))
def pick_bonus(state: State) -> int:
    player = state.to_move
    first, second = int(state.senate_bonus[0]), int(state.senate_bonus[1])
    if second >= 0 and (first < 0 or W.bonus_worth(state, player, second, 0) > W.bonus_worth(state, player, first, 0)):
        return A.CHOOSE_BONUS + second
    return A.CHOOSE_BONUS + first


@compiled(INT(S))
def pick(state: State) -> int:
    """A sensible decision in the middle of a turn."""
    phase = state.phase
    if phase == R.SOW:
        return A.PUT + pick_colour(state)
    if R.ACT <= phase < R.ACT + D.TRAYS:
        return pick_action(state)
    if phase == R.EFFECT:
        return pick_effect(state)
    if phase == R.EXTRA_ACTION:
        return pick_extra(state)
    if phase == R.LOAD:
        return pick_load(state)
    if phase == R.DISCARD:
        return pick_discard(state)
    return pick_bonus(state)


@compiled(VOID(S))
def finish_turn(state: State) -> None:
    """Play the current turn to its end, except during setup."""
    while not state.over and state.phase > R.TRAY and state.phase <= R.CONSUL:
        apply(state, pick(state))
