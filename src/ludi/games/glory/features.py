"""A game of Glory to Rome as numbers, about 0 to 1, for learning. Seats are counted from the viewer, who is 0."""

from typing import Any

from ludi.kernel.features import Part, write_counts, write_marks
from ludi.kernel.jit import FEATURES as OUT, INT, VOID, compiled, shared
from ludi.kernel.quick import lowest_bit, scratch, where, where_in
from ludi.kernel.state import State, seat_after

from . import actions as A, data as D, state as R, table
from .state import S

PLAYER = Part()
TO_MOVE = PLAYER.add("to move")
LEADER = PLAYER.add("leader")
INFLUENCE = PLAYER.add("influence", meaning="/ 20")
SENATORS = PLAYER.add("Senators in hand", meaning=f"/ {D.SENATORS}")
CAMP_SENATORS = PLAYER.add("Senators in the camp", meaning=f"/ {D.SENATORS}")
UNITS = PLAYER.add("units played in this round", meaning="/ 3; 0 thought, negative: not decided yet")
CRAFTED = PLAYER.add("did a Craftsman action in this round")
ORDERS = PLAYER.add("order cards in hand", meaning="/ 10")
HAND_SIZE = PLAYER.add("hand size", meaning="/ its limit")
CLIENT_LIMIT = PLAYER.add("limit of clients", meaning="/ 20")
VAULT_LIMIT = PLAYER.add("limit of the vault", meaning="/ 20")
VAULT_SIZE = PLAYER.add("materials in the vault", meaning="/ 10")
CAMP = PLAYER.add("camp", D.ROLES, "/ 3")
CLIENTS = PLAYER.add("clients", D.ROLES, "/ 5")
STOCK = PLAYER.add("stockpile", D.MATERIALS, "/ 5")
VAULT_SEEN = PLAYER.add("vault, seen by all", D.MATERIALS, "/ 5")
AT_MOST = PLAYER.add("in hand at most", D.MATERIALS, "what a demand not met has proved; no more than 5, / 5")
HAND = PLAYER.add("hand", D.NAMES, "/ 3; of others only what has been shown")
BANKED = PLAYER.add("own vault", D.NAMES, "/ 3; of others 0 before the end")
POWERS = PLAYER.add("has the power of", D.NAMES)
FOUNDED = PLAYER.add("being built", D.NAMES, "(1 + materials) / (1 + all that it needs)")
COMPLETE = PLAYER.add("complete", D.NAMES, "0.5; 1: for all")

SEEN = Part()
ASKED = SEEN.add("asked", A.PHASES)
STEP = SEEN.add("step of the turn", R.STEPS)
WORK = SEEN.add("work in progress", R.FRAMES)
WORK_NUMBER = SEEN.add("its number", meaning="/ 10")
DEPTH = SEEN.add("works begun", meaning="/ 10")
DONE = SEEN.add("done", meaning="actions done in the phase now running, / 10")
ROLE = SEEN.add("role led", D.ROLES)
POOL = SEEN.add("pool", D.MATERIALS, "/ 5")
IN_TOWN = SEEN.add("sites in town", D.MATERIALS, f"/ {D.SITES}")
OUT_OF_TOWN = SEEN.add("sites out of town", D.MATERIALS, f"/ {D.SITES}")
DECK = SEEN.add("deck", meaning=f"cards left, / {D.ORDERS}")
PILE = SEEN.add("Senators left", meaning=f"/ {D.SENATORS}")
ROUND = SEEN.add("round", meaning="/ 100")
OVER = SEEN.add("over")
DUE = SEEN.add("demanded", D.MATERIALS, "still, from the opponent asked, / 3")
SHOWING = SEEN.add("shown now", D.NAMES, "demand cards of the procedure in progress, / 3")
ABOUT_CARD = SEEN.add("card in question", D.NAMES, "that the work in progress is about, if the viewer sees it")
ABOUT_KIND = SEEN.add("kind in question", D.MATERIALS)
HIDDEN = SEEN.add("out of sight", D.NAMES, "share of a building's cards that the viewer cannot place")
PLAYERS = SEEN.each("player", D.MOST_PLAYERS, PLAYER)
PLAYER_SIZE = PLAYER.size


counts = scratch("i8", D.CARD_COUNT)


@shared
def count_cards(cards: Any, seat: int, found: Any) -> None:
    """Add card counts to others."""
    there = where_in(cards, seat, 1)
    while there:
        card = lowest_bit(there)
        there &= there - 1
        found[card] += cards[seat, card]


@compiled(VOID(S, INT, OUT))
def observe_table(state: State, viewer: int, out: Any) -> None:
    """Write what is openly on the table, and the work in progress."""
    out[ASKED + state.phase] = 1
    out[STEP + state.step] = 1
    frame = table.top(state)
    out[WORK + frame] = 1
    if state.depth:
        out[WORK_NUMBER] = table.top_number(state, 2) / 10
        out[DEPTH] = state.depth / 10
    out[DONE] = state.done / 10
    if state.role >= 0:
        out[ROLE + state.role] = 1
    for kind in range(D.KINDS):
        out[POOL + kind] = state.pool[kind] / 5
        out[IN_TOWN + kind] = state.in_town[kind] / D.SITES
        out[OUT_OF_TOWN + kind] = state.out_of_town[kind] / D.SITES
        out[DUE + kind] = state.due[kind] / 3
    out[DECK] = table.deck_left(state) / D.ORDERS
    out[PILE] = state.pile / D.SENATORS
    out[ROUND] = state.round_number / 100
    out[OVER] = state.over
    shown = where(state.showing, 1)
    while shown:
        card = lowest_bit(shown)
        shown &= shown - 1
        out[SHOWING + card] = state.showing[card] / 3
    # the card, structure or kind the top frame is about; a card drawn from the deck is seen by its owner only
    seen = frame != R.F_FOUNTAIN or table.actor(state) == viewer or table.hands_are_open(state)
    if seen and (frame == R.F_FOUNTAIN or frame == R.F_MATERIAL or frame == R.F_SITE):
        out[ABOUT_CARD + table.top_number(state, 1)] = 1
    if frame == R.F_GRANT or frame == R.F_CLIENT or frame == R.F_ACTION or frame == R.F_BATH or frame == R.F_PETITION:
        out[ABOUT_KIND + table.top_number(state, 1)] = 1


@compiled(VOID(S, INT, OUT))
def observe_hidden(state: State, viewer: int, out: Any) -> None:
    """Write the buildings the viewer cannot locate: in the deck, in other hands, or face down in vaults."""
    hands_open = table.hands_are_open(state)
    hidden = counts()
    for i in range(state.deck_count):
        hidden[int(state.deck[i])] += 1
    for player in range(state.players):
        count_cards(state.unseen, player, hidden)
        if player != viewer:
            count_cards(state.banked, player, hidden)
            if not hands_open:
                count_cards(state.hand, player, hidden)
    if table.top(state) == R.F_FOUNTAIN and table.actor(state) != viewer and not hands_open:
        hidden[table.top_number(state, 1)] += 1
    for card in range(D.CARD_COUNT):
        out[HIDDEN + card] = hidden[card] / D.COPIES[card]


@compiled(VOID(S, INT, INT, OUT, INT))
def observe_player(state: State, viewer: int, seat: int, out: Any, at: int) -> None:
    """Write what the viewer knows of one player."""
    out[at + TO_MOVE] = state.to_move == seat
    out[at + LEADER] = state.leader == seat
    out[at + INFLUENCE] = state.influence[seat] / 20
    out[at + SENATORS] = state.senators[seat] / D.SENATORS
    out[at + CAMP_SENATORS] = state.camp_senators[seat] / D.SENATORS
    out[at + UNITS] = state.units[seat] / 3
    out[at + CRAFTED] = state.crafted[seat]
    out[at + ORDERS] = table.orders(state, seat) / 10
    out[at + HAND_SIZE] = table.hand_size(state, seat) / table.hand_limit(state, seat)
    out[at + CLIENT_LIMIT] = table.client_limit(state, seat) / 20
    out[at + VAULT_LIMIT] = table.vault_limit(state, seat) / 20
    vault = 0
    for kind in range(D.KINDS):
        vault += state.vault[seat, kind]
        out[at + CAMP + kind] = state.camp[seat, kind] / 3
        out[at + CLIENTS + kind] = state.clients[seat, kind] / 5
        out[at + STOCK + kind] = state.stock[seat, kind] / 5
        out[at + VAULT_SEEN + kind] = state.vault_seen[seat, kind] / 5
        out[at + AT_MOST + kind] = min(state.at_most[seat, kind], 5) / 5
    out[at + VAULT_SIZE] = vault / 10
    if seat == viewer or state.over or table.hands_are_open(state):
        write_counts(state.hand, seat, 3, out, at + HAND)
    else:
        write_counts(state.shown, seat, 3, out, at + HAND)
    if seat == viewer or state.over:
        write_counts(state.banked, seat, 3, out, at + BANKED)
    write_marks(state.functions[seat], out, at + POWERS, 1)
    write_marks(table.structures(state, seat, R.COMPLETE), out, at + COMPLETE, 0.5)
    write_marks(table.structures(state, seat, R.PUBLIC), out, at + COMPLETE, 1)
    begun = table.unfinished(state, seat)
    while begun:
        card = lowest_bit(begun)
        begun &= begun - 1
        out[at + FOUNDED + card] = (1 + table.material_count(state, seat, card)) / (1 + table.cost(state, seat, card))


@compiled(VOID(S, INT, OUT))
def observe(state: State, viewer: int, out: Any) -> None:
    """Write the features of a state as the viewer sees it."""
    out[:] = 0
    observe_table(state, viewer, out)
    observe_hidden(state, viewer, out)
    for i in range(state.players):
        observe_player(state, viewer, seat_after(state, viewer, i), out, PLAYERS + i * PLAYER_SIZE)
