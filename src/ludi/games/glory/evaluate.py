"""A hand-written evaluation: the value of a position of Glory to Rome for a player.

A decision such as leading a role is worth what its actions bring. So the round is first played to the end of its phases
by quick choices for everybody, and then the table is judged.
"""

import numpy as np

from ludi.kernel.jit import INT, MASK, REAL, compiled
from ludi.kernel.quick import scratch
from ludi.kernel.state import Mask, State

from . import actions as A, data as D, state as R, table
from .rules import apply, legal
from .scoring import FROM_BONUSES, SOURCES, places, scores
from .state import S

MOST_CHOICES = 60  # in a round played to its end
new_sheet, new_ranking = scratch("i4", D.MOST_PLAYERS, len(SOURCES)), scratch("i4", D.MOST_PLAYERS)
new_mask = scratch("i1", A.SIZE)

# What a function is worth at the start of the game, in points; those acting on completion bring theirs by themselves.
_WORTH = {
    "Academy": 1.0, "Aqueduct": 1.5, "Coliseum": 1.5, "Atrium": 1.2, "Gate": 1.2, "Circus": 1.0, "Dock": 1.5,
    "Fountain": 1.5,
    "Insula": 1.0, "Latrine": 0.4, "Bath": 1.5, "Archway": 1.5, "Storeroom": 1.5, "Bridge": 1.2, "Wall": 1.0,
    "Shrine": 0.8,
    "Palisade": 0.5, "Palace": 2.0, "Forum": 1.0, "Basilica": 2.0, "Stairway": 0.6, "Senate": 0.5, "Scriptorium": 2.0,
    "Ludus Magna": 1.8, "Sewer": 1.2, "Temple": 1.4, "Circus Maximus": 2.5, "Market": 1.0, "Bar": 1.0, "Road": 0.8,
    "Vomitorium": 0.4, "Tower": 1.0,
}  # fmt: skip
WORTH = np.array([_WORTH.get(name, 0.0) for name in D.NAMES])
# What a card in hand is worth as a foundation, including what its completion would start.
_PROMISE = {
    "Amphitheatre": 1.5,
    "Foundry": 1.5,
    "Garden": 2.0,
    "School": 1.0,
    "Prison": 1.0,
    "Statue": 2.0,
    "Villa": 1.5,
    "Catacomb": 0.3,
}
PROMISE = np.array([_WORTH.get(name, 0.0) + _PROMISE.get(name, 0.0) for name in D.NAMES])
FULL_HAND = 0.45  # about five cards: more can hardly be played in time
CLIENT_WORTH = np.array([1.0, 1.5, 1.3, 0.8, 1.7, 1.1])
assert len(D.BUILDINGS) == D.CARD_COUNT


# ---------------------------------------------------------------- quick choices


@compiled(REAL(S, INT, INT))
def card_promise(state: State, player: int, card: int) -> float:
    """What a hand card is worth by name; if its name is already owned, it is just a material, by its value."""
    if state.stage[player, card]:
        return 0.3 * D.VALUE[D.KIND[card]]
    return 0.1 * D.VALUE[D.KIND[card]] + PROMISE[card]


@compiled(REAL(S, INT, INT))
def structure_promise(state: State, player: int, card: int) -> float:
    """What completing one's structure promises: an Amphitheatre's Craftsmen are useless without cards in hand."""
    if card != D.AMPHITHEATRE:
        return PROMISE[card]
    actions = state.influence[player] + table.cost(state, player, card)
    return 0.25 * (actions + min(actions, table.orders(state, player)))


@compiled(REAL(S, INT, INT))
def structure_gain(state: State, player: int, card: int) -> float:
    """How good it is to add a material to one's structure; nearly complete ones first."""
    missing = table.cost(state, player, card) - table.material_count(state, player, card)
    if card == D.AMPHITHEATRE and missing == 1 and table.orders(state, player) == 0:
        return 0.5
    return 20.0 + PROMISE[card] + table.cost(state, player, card) - 2.0 * missing


@compiled(REAL(S, INT, INT))
def needed(state: State, player: int, kind: int) -> float:
    """How welcome a material is in the stockpile: if structures need it, else for its value."""
    gain = 0.5 * D.VALUE[kind] - 0.3 * state.stock[player, kind]
    for card in range(D.CARD_COUNT):
        if state.stage[player, card] == R.FOUNDED and table.accepted(state, player, player, card) >> kind & 1:
            missing = table.cost(state, player, card) - table.material_count(state, player, card)
            if missing > state.stock[player, kind]:
                gain += 1.0
    return gain


@compiled(REAL(S, INT, INT))
def action_liking(state: State, player: int, action: int) -> float:
    """How much a quick choice likes an action in a role's phase; below 0 it prefers to stop."""
    role = state.phase - R.ASK_ROLE_ACTION
    if action == A.STOP:
        return 0.0
    if state.phase == R.ASK_LEGIONARY:
        return 1.0
    if role == D.LABORER:
        return (
            1.0 + needed(state, player, action - A.OF_KIND)
            if action < A.CARD
            else 0.6 - card_promise(state, player, action - A.CARD)
        )
    if role == D.PATRON:
        if action == A.DECK:
            return 1.0
        return (
            float(CLIENT_WORTH[action - A.OF_KIND])
            if action < A.CARD
            else 0.5 - card_promise(state, player, action - A.CARD)
        )
    if role == D.MERCHANT:
        if action == A.DECK:
            return 2.0
        if action < A.CARD:
            return float(D.VALUE[action - A.OF_KIND])
        return float(D.VALUE[D.KIND[action - A.CARD]]) - card_promise(state, player, action - A.CARD)
    if action == A.DECK:
        return 12.0
    if action >= A.THEIRS:
        return -1.0
    if action >= A.OWN:
        return structure_gain(state, player, action - A.OWN)
    return 8.0 + PROMISE[(action - A.CARD) % D.CARD_COUNT] - (1.0 if action >= A.CARD_ELSE else 0.0)


@compiled(REAL(S, INT, INT))
def choice_liking(state: State, player: int, action: int) -> float:
    """The same for the other phases."""
    phase = state.phase
    if phase == R.ASK_LEAD or phase == R.ASK_FOLLOW:
        return 1.0 if action == A.THINK_INSTEAD else 0.0
    if phase == R.ASK_MORE:
        return 1.0 if action == A.STOP else 0.0
    if phase == R.ASK_THINK:
        full = table.hand_size(state, player) >= table.hand_limit(state, player)
        return 3.0 if action == A.DECK else 2.0 + 2.0 * full if action == A.SENATOR_FROM_PILE else 0.0
    if phase == R.ASK_PETITION or phase == R.ASK_GIVE:
        return 100.0 if action == A.STOP else 50.0 - card_promise(state, player, action - A.CARD)
    if phase == R.ASK_MATERIAL:
        if action >= A.CARD:
            return 50.0 - card_promise(state, player, action - A.CARD)
        return 60.0 if action >= A.FROM_POOL else 50.0
    if phase == R.ASK_SITE:
        return 10.0 - D.VALUE[action - A.OF_KIND]
    if phase == R.ASK_FOUNTAIN:
        return 1.0 if action == A.STOP else 3.0 if action >= A.OWN else 2.0
    if phase == R.ASK_PRISON:
        return 0.0 if action == A.STOP else float(WORTH[(action - A.THEIRS) % D.CARD_COUNT]) - 1.5
    if phase == R.ASK_CONCEDE:
        return 1.0 if (action == A.ACCEPT) == (table.top_number(state, 1) == player) else 0.0
    if action == A.STOP:
        return 0.0
    return float(D.VALUE[(action - A.CLIENT) % D.KINDS]) if A.CLIENT <= action < A.SEAT else 1.0 + action


@compiled(INT(S, MASK))
def quick_choice(state: State, mask: Mask) -> int:
    """A sensible decision without looking ahead."""
    legal(state, mask)
    player = state.to_move
    in_role = R.ASK_ROLE_ACTION <= state.phase < R.ASK_MATERIAL
    best, best_liking = -1, 0.0
    for action in range(A.SIZE):
        if mask[action]:
            liking = action_liking(state, player, action) if in_role else choice_liking(state, player, action)
            if best < 0 or liking > best_liking:
                best, best_liking = action, liking
    return best


# ---------------------------------------------------------------- judging


@compiled(REAL(S))
def time_left(state: State) -> float:
    """How much of the game is left, 1 to 0, by the deck and the sites in town."""
    sites = 0
    for kind in range(D.KINDS):
        sites += state.in_town[kind]
    return min(1.0, table.deck_left(state) / (0.8 * D.ORDERS), sites / (4.0 * state.players))


@compiled(REAL(S, INT, REAL))
def weigh_structures(state: State, player: int, left: float) -> float:
    """Active functions, and structures in progress."""
    total = 0.0
    for card in range(D.CARD_COUNT):
        if table.has(state, player, card):
            total += WORTH[card] * left
        if state.stage[player, card] == R.FOUNDED:
            points = table.cost(state, player, card) + (D.STATUE_POINTS if card == D.STATUE else 0)
            missing = table.cost(state, player, card) - table.material_count(state, player, card)
            promise = structure_promise(state, player, card) * left
            total += (0.8 * points + promise) * (0.75 - 0.2 * missing) * min(1.0, 0.3 + 2.0 * left)
    return total


@compiled(REAL(S, INT, REAL))
def weigh_cards(state: State, player: int, left: float) -> float:
    """Clients, stockpile, hand, and room in vault and clientele.

    A hand is worth little compared to what an action brings, and so are Senators after the first: a bot that values
    cards highly keeps drawing them instead of playing them.
    """
    total = 0.0
    clients, vault, stock = 0, 0, 0.0
    for kind in range(D.KINDS):
        count = state.clients[player, kind]
        clients += count
        vault += state.vault[player, kind]
        total += CLIENT_WORTH[kind] * left * (1.6 * count if count < 3 else 3.2 + 0.8 * (count - 2))
        pieces = state.stock[player, kind]
        stock += D.VALUE[kind] * (pieces if pieces < 4 else 3 + 0.3 * (pieces - 3))
        if pieces and table.has(state, player, D.FORUM):
            total += 0.4
        if count and table.has(state, player, D.FORUM):
            total += 0.4
    room = table.vault_limit(state, player) - vault
    merchants = 0.25 + 0.12 * min(3, state.clients[player, D.MERCHANT])
    total += merchants * min(stock, 2.5 * room) * min(1.0, 0.4 + left) + 0.1 * stock
    total += 0.12 * min(6, room) * left + 0.15 * min(4, table.client_limit(state, player) - clients) * left
    cards = 0.0
    for card in range(D.CARD_COUNT):
        if state.hand[player, card]:
            cards += 0.06 + 0.025 * card_promise(state, player, card)
            cards += 0.03 * (state.hand[player, card] - 1)
    total += min(1.0, 0.25 + 2.0 * left) * (min(cards, FULL_HAND) + 0.1 * max(0.0, cards - FULL_HAND))
    senators = 0.18 * min(1, state.senators[player]) + 0.02 * min(3, state.senators[player])
    return float(total + (0.25 + 0.75 * left) * senators)


@compiled(REAL(S, INT, REAL))
def weigh_pool(state: State, player: int, left: float) -> float:
    """The pool and the camps' cards that will join it: mainly for the next leader; the second of a kind counts less."""
    total = 0.0
    for kind in range(D.KINDS):
        count = int(state.pool[kind])
        for seat in range(state.players):
            count += state.camp[seat, kind]
        if count:
            total += D.VALUE[kind] * (1.6 - 0.6**count)
    waits = (player - state.leader - (state.step != R.STEP_LEAD)) % state.players
    return float(0.05 * min(1.0, 0.25 + 2.0 * left) * total / (1.0 + waits))


@compiled(REAL(S, INT))
def worth(state: State, player: int) -> float:
    """Everything but the points."""
    left = time_left(state)
    return weigh_structures(state, player, left) + weigh_cards(state, player, left) + weigh_pool(state, player, left)


@compiled(REAL(S, INT))
def final_worth(state: State, player: int) -> float:
    """The worth when the game is over: winning is everything, then the margin."""
    sheet = new_sheet()
    scores(state, sheet)
    ranking = new_ranking()
    places(state, ranking)
    total = 1000.0 if ranking[player] == 1 else -1000.0
    for other in range(state.players):
        if other == player:
            total += sheet[other].sum()
        else:
            total -= sheet[other].sum() / state.players
    return total


@compiled(REAL(S, INT))
def weigh(state: State, player: int) -> float:
    """A player's points and prospects minus the others': half their best, half their mean."""
    sheet = new_sheet()
    scores(state, sheet)
    own, best, rest = 0.0, -1000.0, 0.0
    for seat in range(state.players):
        points = sheet[seat].sum() - 0.4 * sheet[seat, FROM_BONUSES] + worth(state, seat)
        if seat == player:
            own = points
        else:
            best = max(best, points)
            rest += points / (state.players - 1)
    return float(own - 0.5 * best - 0.5 * rest)


@compiled(REAL(S, INT))
def evaluate(state: State, player: int) -> float:
    """The value of a position, after playing the round's phases to the end by quick choices."""
    mask = new_mask()
    choices = 0
    round_number = state.round_number
    while not state.over and choices < MOST_CHOICES:
        if state.round_number != round_number or state.step > R.STEP_ACT or state.phase == R.ASK_LEAD:
            break
        apply(state, quick_choice(state, mask))
        choices += 1
    return final_worth(state, player) if state.over else weigh(state, player)
