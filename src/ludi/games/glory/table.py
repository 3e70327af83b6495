"""What every rule uses: who acts, which functions are active, limits, moving cards, the stack of pending work."""

from ludi.kernel.jit import BOOL, INT, VOID, compiled
from ludi.kernel.quick import bit_count, marker, where, where_in
from ludi.kernel.state import State, seat_after

from . import data as D, state as R
from .state import S

allow_cards, allow_kinds = marker(D.CARD_COUNT), marker(D.KINDS)  # (mask, first action, allowed ones as bits)

# ---------------------------------------------------------------- players and functions


@compiled(INT(S))
def actor(state: State) -> int:
    """The player whose part of the step it is, and who owns all pending work."""
    return seat_after(state, state.leader, state.turn)


@compiled(BOOL(S, INT, INT))
def has(state: State, player: int, function: int) -> bool:
    """Whether a building's function is active for a player."""
    return (state.functions[player] >> function) & 1 == 1


@compiled(VOID(S))
def refresh_functions(state: State) -> None:
    """Recompute the active functions: own completed structures, public ones, with Gate own unfinished marble ones."""
    public = 0
    for player in range(state.players):
        public |= structures(state, player, R.PUBLIC)
    for player in range(state.players):
        active = structures(state, player, R.COMPLETE) | public
        if active >> D.GATE & 1:
            active |= structures(state, player, R.FOUNDED) & D.CARDS_OF[D.MARBLE]
        state.functions[player] = 0 if state.options[R.OPTION_VARIANT] == R.TRAINING else active


@compiled(BOOL(S))
def hands_are_open(state: State) -> bool:
    option = state.options[R.OPTION_HANDS]
    return option == R.OPEN or (option == R.OPEN_AT_FIRST and state.round_number <= 2 * state.players)


# ---------------------------------------------------------------- limits


@compiled(INT(S, INT))
def orders(state: State, player: int) -> int:
    """Orders in hand."""
    total = 0
    for kind in range(D.KINDS):
        total += state.hand_kinds[player, kind]
    return total


@compiled(INT(S, INT))
def hand_size(state: State, player: int) -> int:
    return orders(state, player) + state.senators[player]


@compiled(INT(S, INT))
def hand_limit(state: State, player: int) -> int:
    return D.HAND_LIMIT + D.SHRINE_CARDS * has(state, player, D.SHRINE) + D.TEMPLE_CARDS * has(state, player, D.TEMPLE)


@compiled(INT(S, INT))
def client_limit(state: State, player: int) -> int:
    limit = int(state.influence[player])
    if has(state, player, D.INSULA):
        limit += D.INSULA_CLIENTS
    return 2 * limit if has(state, player, D.AQUEDUCT) else limit


@compiled(INT(S, INT))
def client_room(state: State, player: int) -> int:
    total = 0
    for kind in range(D.KINDS):
        total += state.clients[player, kind]
    return client_limit(state, player) - total


@compiled(INT(S, INT))
def vault_limit(state: State, player: int) -> int:
    limit = int(state.influence[player])
    return limit + D.MARKET_CARDS if has(state, player, D.MARKET) else limit


@compiled(INT(S, INT))
def vault_room(state: State, player: int) -> int:
    total = 0
    for kind in range(D.KINDS):
        total += state.vault[player, kind]
    return vault_limit(state, player) - total


@compiled(INT(S))
def deck_left(state: State) -> int:
    return state.deck_count - state.removed


# ---------------------------------------------------------------- structures


@compiled(INT(S, INT, INT))
def structures(state: State, player: int, stage: int) -> int:
    """A player's structures (bits) at a stage or beyond."""
    return where_in(state.stage, player, stage)


@compiled(INT(S, INT))
def unfinished(state: State, player: int) -> int:
    return structures(state, player, R.FOUNDED) & ~structures(state, player, R.COMPLETE)


@compiled(INT(S, INT, INT))
def site_kind(state: State, owner: int, card: int) -> int:
    """The kind of a structure's site: only a Statue's may differ from its own."""
    return int(state.statue_site[owner]) if card == D.STATUE else D.KIND[card]


@compiled(INT(S, INT, INT))
def cost(state: State, owner: int, card: int) -> int:
    return D.VALUE[site_kind(state, owner, card)]


@compiled(INT(S, INT, INT))
def material_count(state: State, owner: int, card: int) -> int:
    packed = int(state.materials[owner, card])
    return bit_count(packed & 0x555) + 2 * bit_count(packed & 0xAAA)  # two bits per kind


@compiled(INT(S, INT, INT, INT))
def accepted(state: State, player: int, owner: int, card: int) -> int:
    """The kinds (bits) of material that match a structure for a player."""
    site = site_kind(state, owner, card)
    kinds = (1 << D.KIND[card]) | (1 << site)
    if (D.KIND[card] == D.STONE or site == D.STONE) and has(state, player, D.ROAD):
        kinds = D.EVERY_KIND
    if has(state, player, D.TOWER):
        kinds |= 1 << D.RUBBLE
    return kinds


@compiled(INT(S, INT))
def stock_kinds(state: State, player: int) -> int:
    """The kinds (bits) in a stockpile."""
    return where_in(state.stock, player, 1)


@compiled(INT(S))
def pool_kinds(state: State) -> int:
    return where(state.pool, 1)


@compiled(INT(S, INT))
def hand_kinds(state: State, player: int) -> int:
    return where_in(state.hand_kinds, player, 1)


# ---------------------------------------------------------------- cards


@compiled(INT(S, INT))
def hand(state: State, player: int) -> int:
    """The Orders (bits) in a hand."""
    return where_in(state.hand, player, 1)


@compiled(INT(S))
def draw_card(state: State) -> int:
    """Take the top card of the deck."""
    state.deck_count -= 1
    card = int(state.deck[state.deck_count])
    state.deck[state.deck_count] = 0
    return card


@compiled(VOID(S, INT, INT))
def enter_hand(state: State, player: int, card: int) -> None:
    """Add an Order to a hand; only its owner sees it."""
    state.hand[player, card] += 1
    state.hand_kinds[player, D.KIND[card]] += 1
    for kind in range(D.KINDS):
        state.at_most[player, kind] += state.at_most[player, kind] < R.NO_LIMIT


@compiled(VOID(S, INT, INT))
def leave_hand(state: State, player: int, card: int) -> None:
    """Remove an Order from a hand, seen by all."""
    kind = D.KIND[card]
    state.hand[player, card] -= 1
    state.hand_kinds[player, kind] -= 1
    if state.shown[player, card]:
        state.shown[player, card] -= 1
    if state.at_most[player, kind] < R.NO_LIMIT:
        state.at_most[player, kind] -= 1


@compiled(VOID(S, INT, INT))
def leave_hand_unseen(state: State, player: int, card: int) -> None:
    """Remove an Order from a hand, unseen by others."""
    state.hand[player, card] -= 1
    state.hand_kinds[player, D.KIND[card]] -= 1


# ---------------------------------------------------------------- the stack of pending work


@compiled(VOID(S, INT, INT, INT))
def push(state: State, frame: int, a: int, b: int) -> None:
    depth = state.depth
    assert depth < R.MOST_FRAMES
    state.frames[depth, 0] = frame
    state.frames[depth, 1] = a
    state.frames[depth, 2] = b
    state.depth = depth + 1


@compiled(VOID(S))
def pop(state: State) -> None:
    depth = state.depth - 1
    for i in range(3):
        state.frames[depth, i] = 0
    state.depth = depth


@compiled(INT(S))
def top(state: State) -> int:
    """The frame on top; 0 if none is above the round's step."""
    return int(state.frames[state.depth - 1, 0]) if state.depth else 0


@compiled(INT(S, INT))
def top_number(state: State, i: int) -> int:
    """One of the top frame's two numbers."""
    return int(state.frames[state.depth - 1, i])


@compiled(VOID(S, INT, INT))
def set_top(state: State, i: int, value: int) -> None:
    state.frames[state.depth - 1, i] = value


@compiled(BOOL(S, INT, INT))
def owns(state: State, player: int, card: int) -> bool:
    """Whether a player owns a structure of this name, finished or not."""
    return state.stage[player, card] != R.NONE
