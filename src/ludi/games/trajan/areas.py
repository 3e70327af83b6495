"""The actions on the board: Forum, Military, Senate, Trajan, Construction."""

from ludi.kernel.jit import INT, MASK, VOID, compiled
from ludi.kernel.quick import lowest_bit, marker, where
from ludi.kernel.state import Mask, State, allow, emit

from . import actions as A, data as D, events as E, state as R
from .stacks import turn_up_top
from .state import S
from .turn import ask_action, go_on

allow_tiles, allow_categories = marker(D.TILE_KINDS), marker(len(D.CATEGORIES))
allow_provinces, allow_spaces = marker(D.PROVINCE_COUNT), marker(D.SPACES)

# ---------------------------------------------------------------- Forum


@compiled(INT(S, MASK))
def legal_forum(state: State, mask: Mask) -> int:
    """Offer the tiles on the forum. Equal tiles are one choice, whatever their spaces."""
    spaces, kinds = where(state.forum, 0), 0
    while spaces:
        kinds |= 1 << int(state.forum[lowest_bit(spaces)])
        spaces &= spaces - 1
    return allow(mask, A.PASS) + allow_tiles(mask, A.TAKE_TILE, kinds)


@compiled(VOID(S, INT))
def take_forum_tile(state: State, kind: int) -> None:
    player = state.to_move
    space = 0
    while state.forum[space] != kind:
        space += 1
    state.forum[space] = -1
    state.tiles[player, kind] += 1
    emit(state, E.TOOK_FORUM, player, kind, space, 0)
    go_on(state, 1)


# ---------------------------------------------------------------- Military


@compiled(INT(S, MASK))
def legal_military(state: State, mask: Mask) -> int:
    player = state.to_move
    leader = state.leader[player]
    count = allow(mask, A.PASS)
    if state.supply[player] > 0:
        count += allow(mask, A.RECRUIT_LEGIONNAIRE)
    count += allow_provinces(mask, A.MARCH, D.NEAR_PROVINCES[leader])
    if leader != D.CAMP and state.military_camp[player] > 0 and not state.legionnaires[player] >> leader & 1:
        count += allow(mask, A.OCCUPY)
    return count


@compiled(VOID(S))
def recruit_legionnaire(state: State) -> None:
    player = state.to_move
    state.supply[player] -= 1
    state.military_camp[player] += 1
    emit(state, E.RECRUITED, player, E.LEGIONNAIRE, 0, 0)
    go_on(state, 1)


@compiled(VOID(S, INT))
def march(state: State, province: int) -> None:
    """Move the leader to a neighbouring province and take the tile there, if any. [R27]"""
    player = state.to_move
    state.leader[player] = province
    tile = state.province_tile[province]
    if tile >= 0:
        state.tiles[player, tile] += 1
        state.province_tile[province] = -1
    emit(state, E.MARCHED, player, province, tile, 0)
    go_on(state, 1)


@compiled(INT(S, INT, INT))
def province_points(state: State, player: int, province: int) -> int:
    """What one of the player's legionnaires would score there now."""
    points = D.PROVINCE_VALUE[province]
    for other in range(state.players):
        if other != player and state.legionnaires[other] >> province & 1:
            points -= D.PROVINCE_REDUCTION
    return max(points, 0)


@compiled(VOID(S))
def occupy(state: State) -> None:
    player = state.to_move
    province = int(state.leader[player])
    points = province_points(state, player, province)
    state.military_camp[player] -= 1
    state.legionnaires[player] |= 1 << province
    state.points[player, R.FROM_PROVINCES] += points
    emit(state, E.OCCUPIED, player, points, province, D.PROVINCE_VALUE[province] - points)
    go_on(state, 1)


# ---------------------------------------------------------------- Senate


@compiled(VOID(S))
def step(state: State) -> None:
    """Advance one space, onto the discs there; those left behind move down in their stack."""
    player = state.to_move
    space = state.senate[player]
    height = 0
    for other in range(state.players):
        if other != player:
            if state.senate[other] == space and state.height[other] > state.height[player]:
                state.height[other] -= 1
            elif state.senate[other] == space + 1:
                height += 1
    state.senate[player] = space + 1
    state.height[player] = height
    state.points[player, R.FROM_SENATE] += D.SENATE_POINTS[space + 1]
    emit(state, E.STEPPED, player, D.SENATE_POINTS[space + 1], space + 1, height)
    go_on(state, 1)


# ---------------------------------------------------------------- Trajan


@compiled(INT(S, MASK))
def legal_trajan(state: State, mask: Mask) -> int:
    return allow(mask, A.PASS) + allow_categories(mask, A.TAKE_TOP, where(state.top, 0))


@compiled(VOID(S, INT, INT))
def take_top(state: State, category: int, slot: int) -> None:
    """Move the top tile of a stack to a slot, and turn up the next tile."""
    player = state.to_move
    tile = state.top[category]
    state.slot[player, slot] = tile
    emit(state, E.TOOK_TILE, player, tile, slot, 0)
    turn_up_top(state, category)
    if state.top[category] >= 0:
        emit(state, E.NEW_TOP, player, state.top[category], category, 0)


@compiled(VOID(S, INT))
def move_arch(state: State, player: int) -> None:
    """Move the arch to the next slot without a tile, clockwise; if there is none, to the middle."""
    start = state.arch[player]
    state.arch[player] = D.MIDDLE
    for i in range(1, D.TRAYS):
        slot = (start + i) % D.TRAYS
        if state.slot[player, slot] < 0:
            state.arch[player] = slot
            break
    emit(state, E.ARCH, player, state.arch[player], 0, 0)


@compiled(VOID(S, INT))
def take_trajan_tile(state: State, category: int) -> None:
    player = state.to_move
    take_top(state, category, int(state.arch[player]))
    move_arch(state, player)
    go_on(state, 1)


# ---------------------------------------------------------------- Construction


@compiled(INT(S, INT))
def open_spaces(state: State, player: int) -> int:
    """Where the player's next worker may build, as bits: the first anywhere, others beside one's own. [R28]"""
    own = int(state.workers[player])
    if own == 0:
        return (1 << D.SPACES) - 1
    near, workers = 0, own
    while workers:
        near |= D.BESIDE[lowest_bit(workers)]
        workers &= workers - 1
    return near & ~own


@compiled(INT(S, MASK))
def legal_construction(state: State, mask: Mask) -> int:
    player = state.to_move
    count = allow(mask, A.PASS)
    if state.supply[player] > 0:
        count += allow(mask, A.RECRUIT_WORKER)
    if state.work_camp[player] > 0:
        count += allow_spaces(mask, A.BUILD, open_spaces(state, player))
    return count


@compiled(VOID(S))
def recruit_worker(state: State) -> None:
    player = state.to_move
    state.supply[player] -= 1
    state.work_camp[player] += 1
    emit(state, E.RECRUITED, player, E.WORKER, 0, 0)
    go_on(state, 1)


@compiled(VOID(S, INT))
def build(state: State, space: int) -> None:
    """Move a worker into the district: take and score the tile there; the first of its kind grants an action. [R3]"""
    player = state.to_move
    state.work_camp[player] -= 1
    state.workers[player] |= 1 << space
    tile = state.district[space]
    if tile < 0:
        emit(state, E.BUILT, player, 0, space, -1)
        go_on(state, 1)
        return
    kind = D.BUILDING_KIND[tile]
    state.district[space] = -1
    state.buildings[player, kind] += 1
    state.points[player, R.FROM_CONSTRUCTION] += D.BUILDING_VALUE[tile]
    emit(state, E.BUILT, player, D.BUILDING_VALUE[tile], space, tile)
    if state.buildings[player, kind] > 1:
        go_on(state, 1)
        return
    emit(state, E.GRANTED, player, D.GRANT[kind], kind, 0)
    state.granted = 1
    state.outer_repeats = state.repeats
    state.repeats = 0
    state.doing = D.GRANT[kind]
    ask_action(state)
