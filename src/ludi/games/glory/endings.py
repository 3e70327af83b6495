"""The ways the game ends, each immediately: Forum, Catacomb, the last site in town, the deck, agreement."""

from ludi.kernel.jit import BOOL, INT, SHEET, VOID, compiled
from ludi.kernel.quick import scratch, where
from ludi.kernel.state import Sheet, State, emit

from . import data as D, events as E, state as R, table
from .scoring import FROM_INFLUENCE, SOURCES, all_points, places_with, scores
from .state import S

all_places = scratch("i4", D.MOST_PLAYERS)


@compiled(VOID(S))
def forget_work(state: State) -> None:
    """Clear the stack and the notes of the phase."""
    while state.depth:
        table.pop(state)
    state.done = 0
    state.maximus = 0
    state.offered = 0
    state.present[:] = 0
    state.demanded[:] = 0
    state.due[:] = 0
    state.showing[:] = 0


@compiled(VOID(S, SHEET))
def tell_winners(state: State, sheet: Sheet) -> None:
    """Announce who won, and by what: the first criterion that separates the winner from the best rival."""
    ranking = all_places()
    places_with(state, sheet, ranking)
    winners, points, cards = 0, -1, -1
    for player in range(state.players):
        if ranking[player] == 1:
            winners += 1
        elif (sheet[player].sum(), table.hand_size(state, player)) > (points, cards):
            points, cards = sheet[player].sum(), table.hand_size(state, player)
    for player in range(state.players):
        if ranking[player] == 1:
            total, hand = sheet[player].sum(), table.hand_size(state, player)
            if state.victors:
                reason = E.WINS_BY_FORUM if state.ending == R.BY_FORUM else E.WINS_BY_AGREEMENT
                emit(state, E.WON, player, reason, 0, 0)
            elif winners > 1:
                emit(state, E.WON, player, E.WINS_SHARED, total, hand)
            elif total > points:
                emit(state, E.WON, player, E.WINS_BY_POINTS, total - points, 0)
            else:
                emit(state, E.WON, player, E.WINS_BY_HAND, hand, cards)


@compiled(VOID(S, INT, INT))
def finish(state: State, ending: int, victors: int) -> None:
    """End the game and open the vaults. `victors`: bits of those who won without scoring."""
    forget_work(state)
    state.over = 1
    state.phase = 0
    state.to_move = state.leader
    state.ending = ending
    state.victors = victors
    state.reveals += 1
    sheet = all_points()
    scores(state, sheet)
    emit(state, E.ENDED, state.leader, ending, 0, 0)
    for player in range(state.players):
        for source in range(FROM_INFLUENCE + 1, len(SOURCES)):
            if sheet[player, source]:
                emit(state, E.SCORED, player, source, sheet[player, source], 0)
        emit(state, E.TOTAL, player, sheet[player].sum(), 0, 0)
    tell_winners(state, sheet)


@compiled(BOOL(S, INT))
def covers_roles(state: State, player: int) -> bool:
    """Whether six different clients can stand for the six roles."""
    clients = state.clients[player]
    if clients[D.MERCHANT] == 0:
        return False
    missing, spare = 0, 0
    for role in range(D.KINDS):
        if clients[role] == 0 and role != D.LABORER:
            missing += 1
        if role != D.LABORER and clients[role] > 1:
            spare += clients[role] - 1
    merchants = clients[D.MERCHANT] - 1 if table.has(state, player, D.LUDUS_MAGNA) else 0
    if missing > merchants:
        return False
    if clients[D.LABORER] or missing < merchants:
        return True
    return table.has(state, player, D.STOREROOM) and spare > missing


@compiled(BOOL(S, INT))
def wins_by_forum(state: State, player: int) -> bool:
    if not table.has(state, player, D.FORUM) or not covers_roles(state, player):
        return False
    if state.options[R.OPTION_VARIANT] == R.CLASSIC:
        return True
    return table.stock_kinds(state, player) == D.EVERY_KIND


@compiled(INT(S, INT))
def best_of(state: State, candidates: int) -> int:
    """The winner among several who fulfil a Forum at once: best score, then most cards in hand."""
    sheet = all_points()
    scores(state, sheet)
    for player in range(state.players):
        if not candidates >> player & 1:
            sheet[player, FROM_INFLUENCE] = -1000
    ranking = all_places()
    places_with(state, sheet, ranking)
    best = 0
    for player in range(state.players):
        if ranking[player] == 1:
            best |= 1 << player
    return best


@compiled(BOOL(S, BOOL))
def check_end(state: State, catacomb: bool) -> bool:
    """Whether the game is over after a step, checking the endings in order of precedence."""
    winners = 0
    for player in range(state.players):
        if wins_by_forum(state, player):
            winners |= 1 << player
    if winners:
        finish(state, R.BY_FORUM, best_of(state, winners))
    elif catacomb and state.options[R.OPTION_VARIANT] != R.TRAINING:
        finish(state, R.BY_CATACOMB, 0)
    elif where(state.in_town, 1) == 0:
        finish(state, R.BY_SITES, 0)
    elif table.deck_left(state) == 0:
        finish(state, R.BY_DECK, 0)
    return state.over == 1
