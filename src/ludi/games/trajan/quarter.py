"""The end of laps, quarters and the game: demands, the vote in the senate, clean-up, refill, final scoring."""

from typing import Any

from ludi.kernel.jit import INT, NUMBERS, VOID, compiled
from ludi.kernel.quick import scratch
from ludi.kernel.state import State, emit, seat_after

from . import data as D, events as E, state as R
from .scoring import all_points, bonus_points, final_points, joker_points, places, scores
from .stacks import draw_bonus, draw_demand, draw_extra_tile, draw_forum_tile
from .state import S

players_in_order, all_places = scratch("i8", D.MOST_PLAYERS), scratch("i4", D.MOST_PLAYERS)

# ---------------------------------------------------------------- demands of the people


@compiled(VOID(S, INT))
def pay_demands(state: State, player: int) -> None:
    """Meet as many demands as possible: with permanent tiles, forum tiles, then jokers. The rest cost points. [R14]"""
    permanent, forum, jokers, missed, missing = 0, 0, 0, 0, 0  # all but the last encode DEMAND_SETS
    for kind in range(D.DEMAND_KINDS):
        one = (D.DEMANDS_A_QUARTER + 1) ** kind
        needed = state.demand_up[kind]
        by_permanent = min(needed, state.permanent[player, kind])
        needed -= by_permanent
        by_forum = min(needed, state.tiles[player, kind])
        needed -= by_forum
        by_joker = min(needed, state.tiles[player, D.JOKER_DEMAND])
        needed -= by_joker
        state.tiles[player, kind] -= by_forum
        state.removed[kind] += by_forum
        state.tiles[player, D.JOKER_DEMAND] -= by_joker
        state.removed[D.JOKER_DEMAND] += by_joker
        permanent += one * by_permanent
        forum += one * by_forum
        jokers += one * by_joker
        missed += one * needed
        missing += needed
    if permanent + forum + jokers:
        emit(state, E.PAID, player, permanent, forum, jokers)
    if missing:
        points = D.PENALTY[min(missing, D.DEMANDS_A_QUARTER)]
        state.points[player, R.FROM_DEMANDS] -= points
        emit(state, E.MISSED, player, -points, missed, points)


# ---------------------------------------------------------------- the vote


@compiled(INT(S, INT))
def tile_votes(state: State, player: int) -> int:
    votes = 0
    for kind in range(D.VOTES_2, D.VOTES_5 + 1):
        votes += (2 + kind - D.VOTES_2) * state.tiles[player, kind]
    return votes


@compiled(INT(S, INT))
def vote_key(state: State, player: int) -> int:
    """Votes, position on the track, position in the stack, as one number; always unique. [R19]"""
    votes = D.SENATE_VOTES[state.senate[player]] + tile_votes(state, player)
    return (votes * 16 + state.senate[player]) * 16 + state.height[player]


@compiled(VOID(S, NUMBERS))
def count_votes(state: State, order: Any) -> None:
    """Sort the players by votes: the consul, the vice-consul, and so on."""
    for player in range(state.players):
        rank = player
        while rank > 0 and vote_key(state, order[rank - 1]) < vote_key(state, player):
            order[rank] = order[rank - 1]
            rank -= 1
        order[rank] = player


@compiled(VOID(S, NUMBERS))
def restack_discs(state: State, order: Any) -> None:
    """Return all discs to the start space, the consul's on top."""
    for rank in range(state.players):
        state.senate[order[rank]] = 0
        state.height[order[rank]] = state.players - 1 - rank


@compiled(VOID(S))
def hold_vote(state: State) -> None:
    """Count the votes, and ask the consul for a bonus tile."""
    ahead, most, order = 0, -1, players_in_order()
    count_votes(state, order)
    for rank in range(state.players):
        player = order[rank]
        tiles = tile_votes(state, player)
        votes = D.SENATE_VOTES[state.senate[player]] + tiles
        emit(state, E.VOTED, player, votes, rank, tiles)
        if votes == most:
            why = E.FURTHER if state.senate[ahead] > state.senate[player] else E.HIGHER
            emit(state, E.WON_TIE, ahead, player, why, 0)
        ahead, most = player, votes
    state.to_move = order[0]
    state.phase = R.CONSUL


# ---------------------------------------------------------------- clean-up and refill


@compiled(VOID(S))
def clean_up(state: State) -> None:
    """Remove votes, demands and what is left on the forum from the game."""
    for player in range(state.players):
        for kind in range(D.VOTES_2, D.VOTES_5 + 1):
            state.removed[kind] += state.tiles[player, kind]
            state.tiles[player, kind] = 0
    cleared = 0
    for space in range(D.EXTRA_SPACES + D.MOST_FORUM_SPACES):
        if state.forum[space] >= 0:
            state.removed[state.forum[space]] += 1
            state.forum[space] = -1
            cleared += 1
    for kind in range(D.DEMAND_KINDS):
        state.demand_removed[kind] += state.demand_up[kind]
        state.demand_up[kind] = 0
    emit(state, E.CLEARED, state.active, cleared, 0, 0)


@compiled(VOID(S))
def lay_bonus_tiles(state: State) -> None:
    state.senate_bonus[0] = draw_bonus(state)
    state.senate_bonus[1] = draw_bonus(state)
    emit(state, E.NEW_BONUS, state.active, state.senate_bonus[0], state.senate_bonus[1], 0)


@compiled(VOID(S, INT))
def tell_tiles(state: State, provinces: int) -> None:
    """Announce the tiles on the forum, one column of three per event; and how many came there and to the provinces."""
    tiles = 0
    for space in range(0, D.EXTRA_SPACES + D.FORUM_SPACES[state.players], 3):
        emit(state, E.NEW_FORUM, state.active, state.forum[space], state.forum[space + 1], state.forum[space + 2])
        for i in range(3):
            tiles += state.forum[space + i] >= 0
    emit(state, E.REFILLED, state.active, tiles, provinces, 0)


@compiled(VOID(S))
def fill_forum(state: State) -> None:
    """Fill the yellow spaces, and the green ones in use, column by column."""
    for space in range(D.EXTRA_SPACES):
        action = draw_extra_tile(state)
        if action >= 0:
            state.forum[space] = D.EXTRA + action
    for space in range(D.EXTRA_SPACES, D.EXTRA_SPACES + D.FORUM_SPACES[state.players]):
        state.forum[space] = draw_forum_tile(state)


@compiled(INT(S, INT))
def fill_provinces(state: State, tell: int) -> int:
    """Put a tile in every province without tile, leader or legionnaire, after the forum is filled. [R24, R42]

    Returns how many were placed.
    """
    taken, tiles = 0, 0
    for player in range(state.players):
        taken |= state.legionnaires[player] | (1 << int(state.leader[player]))
    for province in range(D.PROVINCE_COUNT):
        if state.province_tile[province] < 0 and not taken >> province & 1:
            state.province_tile[province] = draw_forum_tile(state)
            tiles += state.province_tile[province] >= 0
            if tell and state.province_tile[province] >= 0:
                emit(state, E.NEW_PROVINCE, state.active, state.province_tile[province], province, 0)
    return tiles


@compiled(VOID(S))
def new_quarter(state: State) -> None:
    state.quarter += 1
    emit(state, E.LAP, state.active, state.quarter, 0, 0)
    lay_bonus_tiles(state)
    fill_forum(state)
    tell_tiles(state, fill_provinces(state, 1))
    for ship in range(len(D.SHIPS)):
        state.grey[ship] = 0


# ---------------------------------------------------------------- the end of the game


@compiled(VOID(S, INT))
def tell_final_score(state: State, player: int) -> None:
    for source in range(R.FROM_HAND, R.FROM_BONUS):
        points = final_points(state, player, source)
        if points:
            emit(state, E.FINAL, player, points, source, 0)
    for tile in range(D.BONUS_TILES):
        gold, grey = state.bonus_gold[player] >> tile & 1, state.bonus_grey[player] >> tile & 1
        if gold or grey:
            emit(state, E.FINAL_BONUS, player, bonus_points(state, player, tile, grey), tile, grey)
    if joker_points(state, player):
        emit(state, E.FINAL_JOKERS, player, joker_points(state, player), 0, 0)


@compiled(VOID(S))
def tell_result(state: State) -> None:
    """Announce everybody's total, the winner's first; and whom the winner beats only through the senate. [R20]"""
    sheet = all_points()
    scores(state, sheet)
    ranking = all_places()
    places(state, ranking)
    winner, second = 0, 0
    for place in range(1, state.players + 1):
        for player in range(state.players):
            if ranking[player] == place:
                emit(state, E.TOTAL, player, place, sheet[player].sum(), 0)
                if place == 1:
                    winner = player
                elif place == 2:
                    second = player
    total = sheet[winner].sum()
    emit(state, E.WON, winner, total, second if sheet[second].sum() == total else -1, 0)


@compiled(VOID(S))
def end_game(state: State) -> None:
    state.over = 1
    state.laps_due = 0
    state.to_move = state.active
    state.reveals += 1  # hands are shown and counted
    emit(state, E.ENDED, state.active, 0, 0, 0)
    for i in range(1, state.players + 1):
        tell_final_score(state, seat_after(state, state.active, i))
    tell_result(state)


# ---------------------------------------------------------------- laps


@compiled(INT(S))
def demands_up(state: State) -> int:
    count = 0
    for kind in range(D.DEMAND_KINDS):
        count += state.demand_up[kind]
    return count


@compiled(VOID(S))
def deal_with_laps(state: State) -> None:
    """For each lap completed in the turn, turn up a demand or end the quarter; then begin the next player's turn."""
    while state.laps_due > 0:
        state.laps_due -= 1
        if demands_up(state) >= D.DEMANDS_A_QUARTER:
            emit(state, E.QUARTER_ENDED, state.active, state.quarter, 0, 0)
            for i in range(1, state.players + 1):
                pay_demands(state, seat_after(state, state.active, i))
            hold_vote(state)
            return
        kind = draw_demand(state)
        state.demand_up[kind] += 1
        emit(state, E.DEMANDED, state.active, kind, demands_up(state), 0)
        emit(state, E.LAP, state.active, state.quarter, demands_up(state), 0)
    state.active = seat_after(state, state.active, 1)
    state.to_move = state.active
    state.phase = R.TRAY


@compiled(VOID(S, INT))
def choose_bonus(state: State, tile: int) -> None:
    """Carry out the consul's choice: bonus tiles, discs, clean-up, then the next quarter or the end."""
    order = players_in_order()
    count_votes(state, order)
    consul, vice = order[0], order[1]
    for i in range(2):
        lying = int(state.senate_bonus[i])
        if lying == tile:
            state.bonus_gold[consul] |= 1 << lying
            emit(state, E.CONSUL_TOOK, consul, lying, 0, 0)
    for i in range(2):
        lying = int(state.senate_bonus[i])
        state.senate_bonus[i] = -1
        if lying >= 0 and lying != tile:
            state.bonus_grey[vice] |= 1 << lying
            emit(state, E.CONSUL_TOOK, vice, lying, 1, 0)
    restack_discs(state, order)
    clean_up(state)
    if state.quarter == D.QUARTERS - 1:
        end_game(state)
        return
    new_quarter(state)
    deal_with_laps(state)
